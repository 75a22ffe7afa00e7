"""By finger, by key, by ear: the strip and the long press, where the focus is, what is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from troyes.rules.engine import options
from troyes.rules.terms import AGRICULTURE, ASK_ACTION, ASK_ORIGIN, FIGHT, FROM_SUPPLY, SETTLE

from .conftest import PHONE, Visit
from .hand import dice_pieces, search_way, target_piece
from .paint import contrasts
from .screens import at, farming, middle, placed, show
from .stage import Stage, search

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SEEN = """(name) => {
  const one = document.querySelector(`[data-piece="${name}"]`);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit?.closest(".picture, .people"));
}"""
# Whether all of something is in the window.
WHOLE = """(selector) => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# Whether a finger in its middle would hit it.
HIT = """(selector) => {
  const one = document.querySelector(selector);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
# The contrast of an element's text with what is behind it, both as they are painted.
CONTRAST = """(one) => {
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
  const canvas = document.createElement("canvas").getContext("2d");
  const paint = (colour) => { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); };
  const behind = [];
  for (let up = one; up; up = up.parentElement)
    behind.unshift(getComputedStyle(up).backgroundColor);
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of behind) paint(colour);
  const ground = light(canvas.getImageData(0, 0, 1, 1).data);
  paint(getComputedStyle(one).color);
  const ink = light(canvas.getImageData(0, 0, 1, 1).data);
  const [low, high] = [ink, ground].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}"""


def hold(page: Page, selector: str, seconds: float = 0.7) -> None:
    """A finger rests on something and is lifted."""
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(seconds * 1000)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# --- by finger -----------------------------------------------------------------------------------


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
    expect(die).to_contain_text("−")
    assert not page.evaluate(SEEN, bought)
    die.tap()
    expect(screen.piece(bought)).to_have_attribute("aria-pressed", "true")
    page.evaluate("scrollTo(0, 0)")
    expect(market).to_have_count(0)


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


def touch(page: Page, what: Locator) -> None:
    """A finger where something is; nothing is scrolled for it."""
    box = what.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


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
    screen.pick(target_piece(way.target), *dice_pieces(way.dice))
    expect(screen.button("confirm")).to_be_enabled()
    page.locator('[data-jump="yellow"]').tap()
    before = page.evaluate("scrollY")
    touch(page, screen.button("confirm"))
    expect(page.locator('[data-piece^="space:"].on').first).to_be_attached()
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


HINTED = """() => {
  const leaf = document.querySelector("[data-advice]").getBoundingClientRect();
  const floor = document.querySelector(".ask").getBoundingClientRect();
  return [...document.querySelectorAll("div.ring")].map((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const over = (box) =>
      left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return { width, seen: top > -9 && bottom < innerHeight, covered: over(leaf),
             near: over(floor) };
  });
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390)])
def test_a_hint_is_at_hand_wherever_the_page_stands(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """What it advises comes into view beside it, and what is at hand is marked there as well."""
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    page = show("king", stage, visit, **window).page
    hint = page.locator('[data-button="hint"]')
    expect(hint).to_have_count(1)
    for far in (0, 900, 9999):
        page.evaluate("(y) => scrollTo(0, y)", far)
        assert page.evaluate(WHOLE, '[data-button="hint"]')
        assert page.evaluate(HIT, '[data-button="hint"]')
    touch(page, hint)
    advice = page.locator("[data-advice]")
    expect(advice).to_be_visible()
    target, *dice = (int(one) for one in (advice.get_attribute("data-advice") or "").split(","))
    page.wait_for_function(
        f"() => ({HINTED})().some((one) => one.seen && !one.covered && !one.near)"
    )
    card = page.locator(f'[data-piece="{target_piece(target)}"]')
    assert "on" in (card.get_attribute("class") or "").split() and dice
    touch(page, card)
    if width < height:  # the dice it takes are in the strip now, far from their districts
        page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && one.near)")


# --- by key --------------------------------------------------------------------------------------


def focused(page: Page) -> str:
    """What has the focus."""
    return page.evaluate("document.activeElement.tagName")


def test_the_focus_never_falls_to_the_body(stage: Stage, visit: Visit) -> None:
    """Through a turn played by keys alone, and through the menu."""
    screen = at(placed(), stage, visit)
    page = screen.page
    page.locator("[data-piece].on").first.focus()
    page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    assert focused(page) != "BODY"
    screen.button("confirm").focus()
    before = screen.version
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before))
    page.wait_for_timeout(200)
    page.wait_for_function("document.activeElement.closest('.ask') !== null")
    page.locator('[data-piece="event:0"]').focus()
    expect(page.locator(".board-bubble")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-piece="event:0"]')).to_be_focused()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(200)
    assert focused(page) != "BODY"


# Every frame in which the focus lies nowhere.
WATCH = """() => {
  window.fallen = [];
  let last = document.activeElement;
  (function look() {
    const now = document.activeElement;
    if (!now || now === document.body) fallen.push(last.outerHTML.slice(0, 120));
    else last = now;
    requestAnimationFrame(look);
  })();
}"""


def test_the_focus_stays_while_bots_play(stage: Stage, visit: Visit) -> None:
    """In no frame of two turns by keys, with what three bots do on stage between them, undo, the
    recap and windows that open and close."""
    scene, farm = farming()
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, "novice", "novice", "novice")
    screen = visit(table, anna, settings={"speed": "normal"}).at_last()
    page = screen.page
    die = screen.piece(dice_pieces(farm.dice)[0])
    die.focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")  # put back
    for piece in [target_piece(farm.target), *dice_pieces(farm.dice)]:
        screen.piece(piece).focus()
        page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    screen.button("confirm").focus()
    page.keyboard.press("Enter")
    expect(screen.button("skip")).to_be_visible()
    expect(screen.button("option:0")).to_be_visible()  # a turn of one's own again
    again = page.locator(".recap button").last
    again.focus()
    page.keyboard.press("Enter")
    expect(screen.button("skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    screen.button("rules").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    screen.button("option:0").focus()
    page.keyboard.press("Enter")
    expect(screen.button("confirm")).to_be_enabled()
    page.keyboard.press("Control+Enter")
    page.wait_for_timeout(1500)
    assert page.evaluate("fallen") == []


FOCUSABLE = """() => [...document.querySelectorAll('[data-piece^="space:"]')].map((one) => [
  one.tabIndex >= 0, one.classList.contains("on") || one.classList.contains("picked")])"""


@pytest.mark.parametrize("name", ["placement", "game", "origin", "replay"])
def test_occupied_spaces_are_no_tab_stops(stage: Stage, visit: Visit, name: str) -> None:
    """Only what may be picked, and while nothing is asked only what explains itself."""
    page = show(name, stage, visit).page
    stops = page.locator('[data-piece^="space:"][tabindex="0"]:not(.on, .picked)')
    assert stops.count() == 0
    spaces = page.evaluate(FOCUSABLE)
    assert len(spaces) >= 6 and all(lit or not stop for stop, lit in spaces)


def test_arrows_move_everywhere(stage: Stage, visit: Visit) -> None:
    """From the board to the prompt below, to the panels beside it, and back."""
    page = show("game", stage, visit).page
    where = "() => document.activeElement.closest('.board, .ask, .panels, .bar, .story')?.className"
    page.locator('[data-piece="event:0"]').focus()
    page.keyboard.press("ArrowDown")
    assert "ask" in page.evaluate(where)
    page.keyboard.press("ArrowUp")
    assert "board" in page.evaluate(where)
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    assert "board" not in page.evaluate(where)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(where).split()[0] in ("board", "ask")


# --- by ear --------------------------------------------------------------------------------------


def test_the_outcome_is_told_before_confirm(stage: Stage, visit: Visit) -> None:
    """The button is described by what was picked and what it would bring."""
    page = show("dice picked", stage, visit).page
    told = page.evaluate(
        """() => document.querySelector("[data-button=confirm]").getAttribute("aria-describedby")
             .split(" ").map((id) => document.getElementById(id)?.textContent ?? "")"""
    )
    assert all(text.strip() for text in told), told
    assert page.locator(".told li").first.inner_text() in told[1]


def test_keys_that_ask(stage: Stage, visit: Visit) -> None:
    """Each says what is so, as the server has it; in a text field they are letters."""
    screen = at(middle()[0], stage, visit)
    page = screen.page
    state = screen.state()
    seat = state.actor
    said = page.locator("[data-query]")
    answers: dict[str, str] = {}
    for key in "dmels":
        page.keyboard.press(key)
        expect(said).not_to_have_text("" if not answers else list(answers.values())[-1])
        answers[key] = said.inner_text()
    dice = sum(state.dice[seat * 18 + k] for k in range(18))
    assert answers["d"].count(",") == max(0, dice - 1)
    assert f"Deniers: {state.deniers[seat]}" in answers["m"]
    assert f"Influence: {state.influence[seat]}" in answers["m"]
    assert "Marauding" in answers["e"]
    assert answers["l"].strip("– ")
    assert all(name in answers["s"] for name in ("Anna", "Bertran", "Clarin", "Doette"))
    hidden = "Victory points, hidden"
    assert answers["s"].count(hidden) == 3, "others' points stay secret"


# --- to be seen ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_buttons_can_be_read_in_every_state(stage: Stage, visit: Visit, scheme: str) -> None:
    """Dimmed, picked, and picked with the mouse on it."""
    screen = at(middle()[0], stage, visit, color_scheme=scheme)
    page = screen.page
    assert page.evaluate(CONTRAST, screen.button("confirm").element_handle()) >= 4.5
    assert page.evaluate(CONTRAST, screen.button("undo").element_handle()) >= 4.5
    screen.press("reroll")
    pressed = page.locator(".prompt [aria-pressed=true]").first
    expect(pressed).to_be_visible()
    assert page.evaluate(CONTRAST, pressed.element_handle()) >= 4.5
    pressed.hover()
    assert page.evaluate(CONTRAST, pressed.element_handle()) >= 4.5
    for off in page.locator(".prompt [aria-disabled=true]").element_handles():
        assert page.evaluate(CONTRAST, off) >= 4.5


def test_forced_colours(stage: Stage, visit: Visit) -> None:
    """Red, white and yellow stay apart, and the open tab is marked."""
    page = show("game", stage, visit, forced_colors="active").page
    ground = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    dots = page.eval_on_selector_all(".panel:first-of-type .dot", ground)
    assert len(set(dots[:3])) == 3
    tabs = page.eval_on_selector_all("[role=tab]", ground)
    assert tabs[0] != tabs[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_on_the_board_can_be_read(stage: Stage, visit: Visit, scheme: str) -> None:
    """Every word and figure, dimmed ones too, as it is painted by day and by night."""
    options = {"color_scheme": scheme, "device_scale_factor": 3}
    page = show("dice picked", stage, visit, **options).page
    texts = contrasts(page, ".board text", 3)
    assert len(texts) > 100
    assert page.locator(".art.off text").count() > 50
    assert [one for one in texts if one.ratio < 4.5] == []
