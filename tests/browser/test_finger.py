"""By finger: the strip, the long press, and all that is asked at hand on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from troyes.rules.engine import options
from troyes.rules.state import State
from troyes.rules.terms import (
    AGRICULTURE,
    ASK_ACTION,
    ASK_ORIGIN,
    CATHEDRAL,
    FIGHT,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    SEAT_LETTERS,
    SETTLE,
)

from .conftest import Visit
from .finger import FINGER, HIT, WHOLE, hold, touch
from .hand import Way, dice_pieces, search_way, target_piece, ways
from .screen import Screen
from .screens import at, middle, people, show
from .stage import Stage, search

SEEN = """(name) => {
  const one = document.querySelector(`[data-piece="${name}"]`);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit?.closest(".picture, .people"));
}"""


def test_help_of_a_long_press_stays(stage: Stage, visit: Visit) -> None:
    """On any piece of the board, of a panel or of the strip, lit or not; the rules open from it."""
    page = show("game", stage, visit, **FINGER).page
    bubble, rules = page.locator(".board-bubble"), page.locator("dialog[open]")
    for place in [
        '[data-piece="card:0"]',
        '[data-piece="event:0"]',
        '[data-piece="die:A.r6#0"]',
        '[data-piece="building:city_hall"]',
        '[data-piece="cathedral"]',
        '[data-piece="supply:A"]',
        ".strip [data-strip-piece^='die:']",
        ".strip [data-figure=deniers]",
        "[data-panel=B] [data-figure=deniers]",
        "[data-panel=B] [data-figure=influence]",
        "[data-panel=B] [data-figure=vp]",
        "[data-panel=B] .hidden-character",
        "[data-panel=B] .dots",
    ]:
        hold(page, place)
        expect(bubble).to_be_visible()
        page.wait_for_timeout(300)
        assert page.evaluate(WHOLE, ".board-bubble") and bubble.locator("p").first.inner_text()
        assert page.locator(".picked").count() == 0, place
        bubble.locator(".more").tap()
        expect(rules).to_be_visible()
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)


def test_dice_are_explained_while_others_move(stage: Stage, visit: Visit) -> None:
    """Nothing is lit then; a tap alone says nothing and a long press does."""
    scene = search(lambda s: s.wait == ASK_ACTION and sum(s.dice[:18]) > 2)
    mover, waits = people(stage, 2)
    page = visit(stage.put(scene, mover, waits), waits, **FINGER).at_last().page
    bubble, die = page.locator(".board-bubble"), page.locator('.picture [data-piece^="die:A"]')
    touch(page, die.first)
    page.wait_for_timeout(300)
    expect(bubble).to_have_count(0)
    hold(page, '.picture [data-piece^="die:A"]')
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text("Each district holds its owner")


def test_forced_colours_tell_which_dice_fit(stage: Stage, visit: Visit) -> None:
    """In the strip too, dice that can be picked have another frame than those that cannot."""
    scene, way = search_way(
        lambda s, way: (
            s.round > 1
            and len(way.dice) == 2
            and way.price == 0
            and len({die // 6 for die in range(18) if s.dice[die]}) > 1
        )
    )
    screen = at(scene, stage, visit, forced_colors="active", **FINGER)
    page = screen.page
    touch(page, page.locator(f'.strip [data-strip-piece="{dice_pieces(way.dice)[0]}"]'))
    expect(page.locator(".strip .die-button.picked")).to_have_count(1)
    frames = {
        light: page.locator(f".strip .die-button.{light}").first.evaluate(
            "(one) => getComputedStyle(one).borderTopColor"
        )
        for light in ("on", "off", "picked")
    }
    assert frames["on"] == frames["picked"] != frames["off"], frames


def test_own_dice_are_at_hand_everywhere(stage: Stage, visit: Visit) -> None:
    """A die in the strip is the die on the board."""
    scene = search(lambda s: s.wait == ASK_ACTION and s.round > 1 and s.players == 2)
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    page.locator('[data-jump="yellow"]').tap()
    die = page.locator(".strip [data-strip-piece^='die:'].on").first
    name = die.get_attribute("data-strip-piece")
    assert name
    assert not page.evaluate(SEEN, name)
    die.tap()
    expect(screen.piece(name)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f'[data-strip-piece="{name}"]')).to_have_attribute("aria-pressed", "true")


# The dice of a place at hand, and those of them that a finger in their middle would not hit.
AT_HAND = """(place) => {
  const all = [...document.querySelectorAll(`.strip ${place} [data-strip-piece^="die:"]`)];
  const hit = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const names = (some) => some.map((one) => one.dataset.stripPiece).sort();
  return [names(all), names(all.filter((one) => !hit(one)))];
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024), (1024, 768)])
def test_however_many_own_dice_all_are_at_hand(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """As many as lie in the district, each of them to be tapped, and the reader's own figures."""

    def wanted(s: State) -> bool:
        different = len({s.deniers[0], s.influence[0], s.vp[0]}) == 3
        return s.wait == ASK_ACTION and sum(s.dice[:18]) >= 7 and different

    scene = search(wanted)
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    page = at(scene, stage, visit, **window).page
    there = page.locator('[data-piece^="die:A."]')
    expect(there).to_have_count(sum(scene.state.dice[:18]))
    names = [one.get_attribute("data-piece") for one in there.all()]
    expect(page.locator(".strip .own .dice")).to_be_visible()
    assert page.evaluate(AT_HAND, ".own") == [sorted(map(str, names)), []]
    for kind in ("deniers", "influence", "vp"):
        figure = page.locator(f'.strip [data-figure="{kind}"]')
        expect(figure).to_have_text(str(getattr(scene.state, kind)[0]))


@pytest.mark.parametrize(("name", "language"), [("again", "ru"), ("dice picked", "pl")])
def test_what_is_asked_leaves_the_board_most_of_a_small_phone(
    stage: Stage, visit: Visit, name: str, language: str
) -> None:
    """What three bots did, or what is picked: the board keeps more than half, and buttons that lead
    nowhere are not shown."""
    small = {**FINGER, "viewport": {"width": 360, "height": 740}}
    screen = show(name, stage, visit, settings={"language": language}, **small)
    asked = screen.page.locator(".ask").bounding_box()
    assert asked and asked["height"] < 0.46 * 740, asked
    if name == "again":
        expect(screen.button("confirm")).to_be_hidden()
        expect(screen.button("recruit")).to_be_visible()
    else:
        expect(screen.button("confirm")).to_be_visible()
        expect(screen.button("recruit")).to_be_hidden()


def test_the_story_is_folded_on_a_phone(stage: Stage, visit: Visit) -> None:
    """A tap opens the log or the chat, the next one folds it again."""
    page = show("game", stage, visit, **FINGER).page
    story, log = page.locator(".story"), page.locator(".story .log")
    tabs = page.get_by_role("tab")
    expect(log).to_have_count(0)
    folded = story.bounding_box()
    assert folded and folded["height"] < 80
    tabs.first.tap()
    expect(log).to_be_visible()
    expect(tabs.first).to_have_attribute("aria-expanded", "true")
    tabs.last.tap()
    expect(page.locator(".story .chat")).to_be_visible()
    tabs.last.tap()
    expect(page.locator(".story .chat")).to_have_count(0)


# Tags of dice on which another piece lies: their sides are what a neighbour would cover.
COVERED_TAGS = """() =>
[...document.querySelectorAll('[data-piece^="die:"] .tag')].filter((tag) => {
  const { left, right, top, bottom } = tag.getBoundingClientRect();
  const piece = tag.closest("[data-piece]");
  const pieces = [...document.querySelectorAll("[data-piece] .ring, .art .die")];
  return pieces.some((one) => {
    const r = one.getBoundingClientRect();
    const later = piece.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const wide = Math.min(right, r.right) - Math.max(left, r.left);
    return later && !piece.contains(one) && wide > 4 && r.top < bottom - 2 && r.bottom > top + 2;
  });
}).map((tag) => tag.closest("[data-piece]").dataset.piece)"""


def test_what_dice_would_cost_is_not_covered(stage: Stage, visit: Visit) -> None:
    """With a target picked each die of the others shows its price, whole, also beside the next."""
    scene, way = search_way(
        lambda s, way: s.round > 1 and way.target >= FIGHT and way.price > 0, players=4
    )
    screen = at(scene, stage, visit, **FINGER)
    screen.pick(target_piece(way.target))
    expect(screen.page.locator('[data-piece^="die:"] .tag').nth(1)).to_be_attached()
    assert screen.page.evaluate(COVERED_TAGS) == []


def test_dice_of_others_are_at_hand_for_a_target_far_from_them(stage: Stage, visit: Visit) -> None:
    """Each with its price, once a target is picked; beside the districts they are not shown."""
    scene, way = search_way(
        lambda s, way: s.round > 1 and way.target == AGRICULTURE and way.price > 0, players=4
    )
    screen = at(scene, stage, visit, **FINGER)
    page, market = screen.page, screen.page.locator(".strip .market")
    [bought] = [name for name in dice_pieces(way.dice) if not name.startswith("die:A")][:1]
    page.locator('[data-jump="yellow"]').tap()
    expect(market).to_have_count(0)
    touch(page, screen.piece(target_piece(way.target)))
    die = market.locator(f'[data-strip-piece="{bought}"]')
    expect(die).to_be_visible()
    prices = {
        dice_pieces(one.dice)[0]: f"−{one.price}"
        for one in ways(scene.state)
        if one.target == AGRICULTURE and len(one.dice) == 1 and one.price and not one.modifier
    }
    for name, price in prices.items():
        expect(market.locator(f'[data-strip-piece="{name}"]')).to_have_text(price)
    assert not page.evaluate(SEEN, bought)
    die.tap()
    expect(screen.piece(bought)).to_have_attribute("aria-pressed", "true")
    page.evaluate("scrollTo(0, 0)")
    expect(market).to_have_count(0)


def test_a_bought_die_stays_at_hand_when_nothing_more_can_be_bought(
    stage: Stage, visit: Visit
) -> None:
    """It was gone with the dice it could have been picked with: a second tap puts it back."""
    scene, way = search_way(
        lambda s, way: s.round > 1 and way.target == SETTLE + 2 and way.price > 0, players=4
    )
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    [bought] = dice_pieces(way.dice)
    page.locator('[data-jump="yellow"]').tap()
    touch(page, screen.piece(target_piece(way.target)))
    die = page.locator(f'.strip .market [data-strip-piece="{bought}"]')
    touch(page, die)
    expect(screen.piece(bought)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-piece^="die:"].on')).to_have_count(0)
    expect(die).to_have_attribute("aria-pressed", "true")
    touch(page, die)
    expect(die).to_have_attribute("aria-pressed", "false")


def test_own_dice_stand_in_one_line_beside_those_of_others(stage: Stage, visit: Visit) -> None:
    """On a tablet there is room for both: others' dice take no more than they need."""
    scene, way = search_way(
        lambda s, way: (
            way.target == AGRICULTURE and way.price > 0 and sum(s.dice[:18]) > 3 and s.round > 1
        ),
        players=2,
    )
    wide = {**FINGER, "viewport": {"width": 1024, "height": 768}}
    screen = at(scene, stage, visit, **wide)
    screen.pick(target_piece(way.target))
    screen.page.locator('[data-jump="yellow"]').tap()
    expect(screen.page.locator(".strip .market button").first).to_be_visible()
    tops = screen.page.locator(".strip .own .dice button").evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top / 10))"
    )
    assert len(tops) > 3 and len(set(tops)) == 1, tops


def test_six_own_dice_stand_in_one_line_on_a_phone_on_its_side(stage: Stage, visit: Visit) -> None:
    """What is asked needs the room of a second one."""
    six = search(lambda s: s.wait == ASK_ACTION and sum(s.dice[:18]) == 6)
    screen = at(six, stage, visit, **{**FINGER, "viewport": {"width": 844, "height": 390}})
    dice = screen.page.locator(".strip .own .dice button")
    expect(dice).to_have_count(6)
    boxes = [one.bounding_box() for one in dice.all()]
    assert len({box["y"] for box in boxes if box}) == 1, boxes
    assert all(box and box["width"] > 36 and box["height"] > 36 for box in boxes), boxes


def test_what_dice_can_do_is_at_hand_everywhere(stage: Stage, visit: Visit) -> None:
    """Beside Confirm, with what it would bring: a turn with own dice needs no scrolling at all."""
    scene, way = search_way(
        lambda s, way: (
            s.round > 1
            and len(way.dice) == 2
            and way.target == AGRICULTURE
            and way.price == 0
            and not way.modifier
        )
    )
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    targets = page.locator(".targets button")
    for die in dice_pieces(way.dice):
        touch(page, page.locator(f'.strip [data-strip-piece="{die}"]'))
        expect(screen.piece(die)).to_have_attribute("aria-pressed", "true")
    open_ones = [n for n, light in screen.lit().items() if light == "on" and "die:" not in n]
    shown = targets.evaluate_all("all => all.map((one) => one.dataset.stripPiece)")
    assert sorted(shown) == sorted(open_ones)
    farm = page.locator('.targets [data-strip-piece="agriculture"]')
    assert f"+{way.total // 2}" in farm.inner_text()
    assert not page.evaluate(SEEN, "agriculture")  # far down on the page
    touch(page, farm)
    expect(screen.piece("agriculture")).to_have_attribute("aria-pressed", "true")
    expect(screen.button("confirm")).to_be_enabled()
    assert page.evaluate("scrollY") == 0
    touch(page, screen.button("confirm"))
    before = len(scene.entries)
    sent = "(n) => document.querySelector('.table').dataset.version > n"
    page.wait_for_function(sent, arg=before)
    assert screen.entries()[before].value == AGRICULTURE


def test_a_target_first_needs_no_way_to_it(stage: Stage, visit: Visit) -> None:
    """Before anything is picked, all that can be done is beside what is asked, a line at a time."""
    scene, _ = search_way(
        lambda s, way: s.round > 1 and way.target == AGRICULTURE and len(way.dice) == 1, players=4
    )
    screen = at(scene, stage, visit, **FINGER)
    page, line = screen.page, screen.page.locator(".targets.line")
    shown = line.locator("button").evaluate_all("all => all.map((one) => one.dataset.stripPiece)")
    open_ones = [n for n, light in screen.lit().items() if light == "on" and "die:" not in n]
    assert sorted(shown) == sorted(open_ones)
    box = line.bounding_box()
    assert box and box["height"] < 65  # the board is more important
    farm = line.locator('[data-strip-piece="agriculture"]')
    assert not page.evaluate(SEEN, "agriculture")  # far down on the page
    touch(page, farm)
    expect(screen.piece("agriculture")).to_have_attribute("aria-pressed", "true")
    expect(farm).to_have_attribute("aria-pressed", "true")  # and it can be changed here
    assert page.evaluate("scrollY") == 0


# How many lines of targets are seen whole, and whether those below them are seen in part.
LINES = """() => {
  const line = document.querySelector(".targets.line");
  const { bottom } = line.getBoundingClientRect();
  const boxes = [...line.children].map((one) => one.getBoundingClientRect());
  const whole = boxes.filter((box) => box.bottom <= bottom + 1);
  return [new Set(whole.map((box) => Math.round(box.top))).size,
    boxes.length === whole.length
      || boxes.some((box) => box.top < bottom - 1 && box.bottom > bottom + 1)];
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_targets_below_the_line_are_hinted_at(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """What others did stands above them: more of them can be scrolled to, and one sees it."""
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    page = show("again", stage, visit, **window).page
    expect(page.locator(".ask .recap")).to_be_visible()
    assert page.evaluate(LINES) == [1, True]


def test_targets_have_the_room_that_words_leave_on_a_phone_on_its_side(
    stage: Stage, visit: Visit
) -> None:
    """With little to tell, more than a line of them is seen, and the words are not cut for it."""
    window = {**FINGER, "viewport": {"width": 844, "height": 390}}
    page = at(middle()[0], stage, visit, **window).page
    expect(page.locator(".targets.line")).to_be_visible()
    lines, hinted = page.evaluate(LINES)
    assert lines > 1
    assert hinted
    cut = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator(".prompt .say").evaluate(cut) < 2


def test_four_panels_stand_two_and_two_on_a_tablet(stage: Stage, visit: Visit) -> None:
    """Three and one left an empty place beside the last."""
    upright = {**FINGER, "viewport": {"width": 768, "height": 1024}}
    panels = at(middle()[0], stage, visit, **upright).page.locator(".people .panel")
    expect(panels).to_have_count(4)
    lefts = panels.evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    assert len(set(lefts)) == 2, lefts


def test_one_tap_to_every_part_of_the_town(stage: Stage, visit: Visit) -> None:
    """And each says how many choices are there."""
    screen = show("game", stage, visit, **FINGER)
    page = screen.page
    lit = [name for name, light in screen.lit().items() if light == "on"]
    badges = page.locator(".ways small").all_inner_texts()
    assert sum(int(text.lstrip("▲▼")) for text in badges) == len(lit)
    for part, piece in {
        "yellow": "building:city_hall",
        "dice": "die:A.r6#0",
        "white": "building:bishopric",
        "events": "event:0",
        "red": "building:palace",
    }.items():
        page.locator(f'[data-jump="{part}"]').tap()
        page.wait_for_function(SEEN, arg=piece)
        expect(page.locator(f'[data-jump="{part}"]')).not_to_contain_text("▲")


@pytest.mark.parametrize("name", ["placement", "origin", "black dice", "game"])
def test_a_choice_is_in_sight(stage: Stage, visit: Visit, name: str) -> None:
    """Wherever one had been: new choices bring the nearest one into view, or are in the strip."""
    screen = show(name, stage, visit, **FINGER)
    page = screen.page
    page.wait_for_timeout(300)
    lit = [piece for piece, light in screen.lit().items() if light == "on"]
    if not page.locator(".strip .on").count():
        page.wait_for_function(f"(lit) => lit.some({SEEN})", arg=lit)


def confirmed_at(screen: Screen, way: Way, part: str) -> int:
    """Pick a turn and confirm it where that part of the town is in view; how far down that is."""
    screen.pick(target_piece(way.target), *dice_pieces(way.dice))
    expect(screen.button("confirm")).to_be_enabled()
    screen.page.locator(f'[data-jump="{part}"]').tap()
    before = int(screen.page.evaluate("scrollY"))
    touch(screen.page, screen.button("confirm"))
    return before


def test_the_next_question_leaves_the_page_where_a_choice_is(stage: Stage, visit: Visit) -> None:
    """Who looks at City Hall when asked for a citizen, and has one there, stays there."""
    scene, way = search_way(
        lambda s, way: way.target == SETTLE and way.price == 0 and not way.modifier,
        lambda s: (
            s.wait == ASK_ORIGIN and FROM_SUPPLY not in options(s) and s.actor in s.space[12:]
        ),
    )
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    before = confirmed_at(screen, way, "yellow")
    expect(page.locator('[data-piece^="space:"].on').first).to_be_attached()
    page.wait_for_timeout(500)
    assert page.evaluate("scrollY") == before


def test_the_page_stays_where_it_is_when_the_citizen_of_the_supply_goes(
    stage: Stage, visit: Visit
) -> None:
    """They are picked already and only to be confirmed: the others who could go are far below."""
    red = {*range(FROM_SPACE, FROM_SPACE + 6), FROM_LYING, *range(FROM_CARD, FROM_CARD + 3)}
    scene, way = search_way(
        lambda s, way: way.target == SETTLE and way.price == 0 and not way.modifier,
        lambda s: (
            s.wait == ASK_ORIGIN
            and FROM_SUPPLY in options(s)
            and len(options(s)) > 1
            and not red & set(options(s))
        ),
    )
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    before = confirmed_at(screen, way, "dice")
    expect(page.locator(".strip [data-strip-piece^='supply:'].picked")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("scrollY") == before


def test_everything_that_can_be_picked_is_a_list_at_hand(stage: Stage, visit: Visit) -> None:
    """A sheet over the prompt: the turn can be confirmed from it."""
    scene, way = middle()
    screen = at(scene, stage, visit, **FINGER)
    page = screen.page
    page.locator('[data-jump="list"]').tap()
    sheet = page.locator(".list.sheet")
    expect(sheet).to_be_visible()
    lit = [name for name, light in screen.lit().items() if light == "on"]
    assert sheet.locator("[data-list-piece]").count() == len(lit)
    for name in [target_piece(way.target), *dice_pieces(way.dice)]:
        sheet.locator(f'[data-list-piece="{name}"]').tap()
    expect(screen.button("confirm")).to_be_enabled()
    screen.button("confirm").tap(trial=True)  # nothing lies over it
    page.locator('[data-button="list-close"]').tap()
    expect(sheet).to_have_count(0)
    screen.button("confirm").tap()
    expect(page.locator(".on[data-piece]")).to_have_count(0)
    page.locator('[data-jump="list"]').tap()
    expect(sheet).to_contain_text("There is nothing to choose right now.")


def test_the_list_of_what_can_be_picked_has_most_of_a_small_phone(
    stage: Stage, visit: Visit
) -> None:
    """It may be long, and the board under it is not what one looks at."""
    small = {**FINGER, "viewport": {"width": 360, "height": 740}}
    screen = at(middle()[0], stage, visit, settings={"language": "pl"}, **small)
    screen.page.locator('[data-jump="list"]').tap()
    sheet = screen.page.locator(".list.sheet")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box and box["y"] > 0
    whole = sheet.evaluate("(one) => one.scrollHeight")
    assert box["height"] > min(whole, 0.44 * 740), box
    cut = "(one) => one.scrollHeight - one.clientHeight"
    assert screen.page.locator(".prompt .say").evaluate(cut) < 2


def test_the_list_tells_own_dice_from_those_of_others(stage: Stage, visit: Visit) -> None:
    """Own dice have a heading, and no name behind each of them."""
    scene, _ = middle()
    screen = at(scene, stage, visit, **FINGER)
    screen.page.locator('[data-jump="list"]').tap()
    sheet = screen.page.locator(".list.sheet")
    expect(sheet.get_by_role("heading", name="Your dice")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Dice of others")).to_have_count(1)
    own = sheet.locator(f'[data-list-piece^="die:{SEAT_LETTERS[scene.seat]}."]')
    words = own.all_inner_texts()
    assert words
    assert all(re.fullmatch(r"(red|white|yellow) \d", one) for one in words), words


# How much of what is told of the picks lies under its own edge; 0: all of it is seen.
UNSEEN = """() => {
  const floor = document.querySelector(".prompt .say").getBoundingClientRect().bottom;
  const lines = [...document.querySelectorAll(".told li")];
  return Math.max(...lines.map((one) => one.getBoundingClientRect().bottom - floor), 0);
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (360, 740)])
def test_what_would_happen_is_not_crowded_out(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """A die and a target tapped among many, in a language of long words: the outcome is seen, the
    other targets are a line that shows the one picked, and the board keeps its room."""
    scene, way = search_way(
        lambda s, way: (
            s.round > 1
            and len(way.dice) == 1
            and way.target == CATHEDRAL
            and way.price == 0
            and len({one.target for one in ways(s) if one.dice == way.dice}) > 6
        ),
        players=4,
    )
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    screen = at(scene, stage, visit, settings={"language": "ru"}, **window)
    page = screen.page
    touch(page, page.locator(f'.strip [data-strip-piece="{dice_pieces(way.dice)[0]}"]'))
    cathedral = page.locator('.targets [data-strip-piece="cathedral"]')
    touch(page, cathedral)
    expect(screen.button("confirm")).to_be_enabled()
    expect(page.locator(".told li").nth(2)).to_be_attached()
    assert page.evaluate(UNSEEN) < 4
    assert page.evaluate(HIT, '.targets [data-strip-piece="cathedral"]')
    if width < height:
        asked = page.locator(".ask").bounding_box()
        assert asked and asked["height"] < 0.5 * height, asked
