"""What would come of a choice, where everybody stands, and why a game ended as it did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from troyes.play.standing import standings
from troyes.play.view import View
from troyes.rules.engine import options
from troyes.rules.layout import colour_of, district_of, value_of
from troyes.rules.scoring import breakdown, final_vp, owners
from troyes.rules.state import State
from troyes.rules.terms import (
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    ASK_CUBES,
    ASK_NUMBER,
    ASK_ORIGIN,
    BLACK,
    COLOURS,
    CUBE,
    FIGHT,
    PASS,
    SEAT_LETTERS,
)

from .conftest import DESKTOP, PHONE, Visit
from .hand import Way, dice_pieces, search_way, target_piece, ways
from .screen import Screen
from .screens import at, may_pass, middle, people, show
from .stage import Bot, Scene, Stage, finished, search
from .texts import english, messages


def tag(screen: Screen, piece: str) -> Locator:
    """What stands at the corner of a piece that may be picked."""
    return screen.piece(piece).locator(".tag text")


def test_a_lit_die_says_what_it_costs(stage: Stage, visit: Visit) -> None:
    """A target is picked: each die of another says its price, and nothing of it is covered."""
    screen = show("game", stage, visit)
    way = middle()[1]
    screen.pick(target_piece(way.target))
    alone = [w for w in ways(middle()[0].state) if w.target == way.target and len(w.dice) == 1]
    dear = [w for w in alone if w.price and not w.modifier]
    assert dear
    for one in dear:
        expect(tag(screen, dice_pieces(one.dice)[0])).to_have_text(f"−{one.price}")


# What stands at the corner of a piece, on the board and at hand, and covers pips or a text.
COVERING = """() => {
  const box = (one) => one.getBoundingClientRect();
  const drawn = document.querySelectorAll(":is(.art, .market) :is(.pips, text)");
  const figures = [...drawn].map((one) => {
    const {left, right, top, bottom} = box(one);
    const pip = one.matches(".pips");
    const stroke = pip ? parseFloat(getComputedStyle(one).strokeWidth) : 0;
    const r = (stroke / 2) * one.getScreenCTM().a;
    const above = pip ? -r : (bottom - top) / 4; // no letter is as high as its line
    return {left: left - r, right: right + r, top: top + above, bottom: bottom + r};
  });
  const over = (a) => (b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const tags = [...document.querySelectorAll(".tag rect, .market b")];
  return [tags.length, tags.filter((one) => figures.some(over(box(one))))
    .map((one) => (one.closest("[data-piece], [data-strip-piece]") ?? one).ariaLabel)];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_stands_at_a_corner_covers_no_figure(
    stage: Stage, visit: Visit, size: ViewportSize
) -> None:
    """Neither the pips of a die that has a price nor a figure of what dice would be used for."""
    screen = show("game", stage, visit, viewport=size, has_touch=size == PHONE)
    lit = [piece for piece, light in screen.lit().items() if light == "on"]
    dear = [die for die in lit if re.match(r"die:.\.[rwy][456]", die)]
    assert dear
    for piece in (target_piece(middle()[1].target), *dear):
        screen.pick(piece)
        expect(screen.page.locator(".tag").first).to_be_attached()
        count, covering = screen.page.evaluate(COVERING)
        assert count and covering == [], piece
        screen.press("undo")


# Cubes on what cannot be picked, and those that are painted in other colours than their owners'.
GRAYED = """() => {
  const cubes = [...document.querySelectorAll(".art.off .cube")]
    .filter((one) => !one.closest(".effect"));
  return [cubes.length, cubes.filter((one) => {
    for (let at = one; at; at = at.parentElement)
      if (getComputedStyle(at).filter !== "none") return true;
    return false;
  }).length];
}"""


def test_cubes_keep_their_colours_where_nothing_can_be_picked(stage: Stage, visit: Visit) -> None:
    """Gray ones would be the gray player's: whose a cube is, is seen always."""
    screen = show("dice picked", stage, visit)
    expect(screen.piece("cathedral")).to_have_class(re.compile("off"))
    cubes, gray = screen.page.evaluate(GRAYED)
    assert cubes >= 12 and gray == 0


@pytest.mark.parametrize("kind", ["hire", "farm"])
def test_a_preview_is_gross_and_personal(stage: Stage, visit: Visit, kind: str) -> None:
    """All that is paid, to whom, and what is got for it: nothing is set off against the other."""

    def wanted(s: State, way: Way) -> bool:
        bought = way.price > 0 and not way.modifier and max(map(district_of, way.dice)) == 1
        farms = way.target == AGRICULTURE and way.total >= 4
        return bought and (way.hire > 0 if kind == "hire" else farms)

    def asked(s: State) -> bool:  # who is hired: the citizen of the supply is picked already
        return kind == "farm" or (s.wait == ASK_ORIGIN and s.supply[0] > 0)

    scene, way = search_way(wanted, asked)
    screen = at(scene, stage, visit)
    screen.pick(target_piece(way.target), *dice_pieces(way.dice))
    if kind == "hire":
        screen.confirm()
    told = screen.page.locator(".prompt .told li")
    paid = told.filter(has_text="You pay ")
    expect(paid).to_contain_text(f"{way.price} to Bertran")
    if kind == "hire":
        expect(paid).to_contain_text(f"{way.hire} to hire")
    else:
        expect(told.filter(has_text="You get ")).to_contain_text(f" {way.total // 2} deniers.")


def test_a_harvest_says_what_it_brings_even_nothing(stage: Stage, visit: Visit) -> None:
    """Agriculture with a 1: no deniers, and that is said."""
    found: list[Way] = []

    def poor(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        farms = [w for w in ways(s) if w.target == AGRICULTURE and not w.modifier]
        found[:] = [w for w in farms if w.total in (1, 4)]
        return {w.total for w in found} == {1, 4}

    scene = search(poor)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna).at_last()
    told = screen.page.locator(".prompt .told")
    for total, words in ((1, "You get nothing: +0 deniers."), (4, "You get 2 deniers.")):
        way = next(w for w in found if w.total == total)
        screen.pick(*dice_pieces(way.dice))
        expect(tag(screen, target_piece(way.target))).to_have_text(f"+{total // 2}")
        screen.pick(target_piece(way.target))
        expect(told).to_contain_text(words)
        screen.press("undo")


def test_the_last_question_of_an_action_still_says_what_it_costs(
    stage: Stage, visit: Visit
) -> None:
    """How many cubes? What the dice cost was known before, and is confirmed with it."""
    scene, way = search_way(
        lambda s, w: FIGHT <= w.target < CUBE and w.price > 0 and not w.modifier,
        then=lambda s: s.wait == ASK_NUMBER,
    )
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna).at_last()
    screen.pick(*dice_pieces(way.dice), target_piece(way.target)).confirm()
    told = screen.page.locator(".prompt .told")
    expect(told).to_contain_text(f"You pay {way.price} to ")
    expect(told).to_contain_text(re.compile(r"You get \d influence"))


def test_a_complete_turn_says_what_it_does_before_it_is_confirmed(
    stage: Stage, visit: Visit
) -> None:
    """The last cube completes the turn: beside Confirm one reads what the cubes bring."""
    scene = search(lambda s: s.wait == ASK_CUBES and s.cubes_left == 1)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna).at_last()
    cube = next(option for option in options(scene.state) if option >= CUBE)
    screen.pick(f"event:{cube - CUBE}")
    expect(screen.page.locator(".prompt .text")).to_have_text(english("prompt-held"))
    told = screen.page.locator(".prompt .told")
    expect(told).to_contain_text("You get 1 influence")
    expect(told).to_contain_text("You put a cube on ")
    expect(screen.button("confirm")).to_have_attribute("aria-describedby", "asked outcome")


@pytest.mark.parametrize("last", [True, False])
def test_that_a_turn_ends_the_round_is_said_before(stage: Stage, visit: Visit, last: bool) -> None:
    """Who passes last ends it: what else they wanted to do would be lost."""
    scene = search(lambda s: may_pass(s) and bool(s.passed[1]) == last)
    screen = at(scene, stage, visit)
    screen.press(f"option:{PASS}")
    told = screen.page.locator(".prompt .told")
    expect(told).to_contain_text("You get ")
    expect(screen.button("confirm")).to_be_enabled()
    expect(told.get_by_text(english("preview-round-ends"))).to_have_count(int(last))


def test_le_roys_black_die_is_none_of_what_one_beats(stage: Stage, visit: Visit) -> None:
    """He beats one after his opponent: neither a preview nor a hint counts it with the others."""

    def enough(s: State) -> list[int]:
        highest = max((value + 1 for value in range(6) if s.black[value]), default=7)
        return [die for die in range(18) if s.dice[die] and value_of(die) >= highest]

    scene = search(
        lambda s: s.wait == ASK_COUNTER and sum(s.black) > 1 and bool(enough(s)), players=1
    )
    die = enough(scene.state)[0]
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna), anna).at_last()
    screen.press("hint")
    advice = screen.page.locator("[data-advice] p").first
    taken = 1 + sum(
        BLACK <= int(option) < BLACK + 6
        for option in (advice.locator("..").get_attribute("data-advice") or "").split(",")
    )
    words = "a black die" if taken == 1 else f"{taken} black dice"
    expect(advice).to_contain_text(f"You beat {words}")
    screen.pick(*dice_pieces((die,)))
    told = screen.page.locator(".prompt .told")
    expect(told).to_contain_text("A black die is gone")
    assert told.inner_text().count("is gone") == 1


def test_every_panel_shows_what_its_player_has(stage: Stage, visit: Visit) -> None:
    """Deniers and influence, citizens in the supply, and dice of each colour."""
    s = middle()[0].state
    page = show("game", stage, visit).page
    for seat, letter in enumerate(SEAT_LETTERS[: s.players]):
        panel = page.locator(f'[data-panel="{letter}"]')
        laid = f" +{s.on_district[seat]}" if s.on_district[seat] else ""
        expect(panel.locator("[data-figure=deniers]")).to_have_text(f"{s.deniers[seat]}{laid}")
        expect(panel.locator("[data-figure=influence]")).to_have_text(str(s.influence[seat]))
        expect(panel.locator(".chip-supply")).to_have_text(str(s.supply[seat]))
        dice = [die for die in range(90) if s.dice[die] and district_of(die) == seat]
        for colour, name in enumerate(COLOURS):
            count = sum(s.dice[die] for die in dice if colour_of(die) == colour)
            expect(panel.locator(f".dot-{name}")).to_have_text(str(count))


def test_where_one_stands(stage: Stage, visit: Visit) -> None:
    """From the header, at any time: one's own points whole, others' as far as they are known."""
    scene = middle()[0]
    screen = show("game", stage, visit)
    screen.page.locator("[data-stand]").click()
    found = standings(View(scene.state, scene.seat).state)
    for one in found:
        cell = screen.page.locator(f"dialog .total [data-owner='{one['owner']}']")
        hidden = "" if one["owner"] == scene.seat else "\u00a0+\u00a0?"
        expect(cell).to_have_text(f"{one['known']}".replace("-", "−") + hidden)


@pytest.mark.parametrize("won", [True, False])
def test_the_end_explains_itself(stage: Stage, visit: Visit, won: bool) -> None:
    """By how much somebody won, each category that made it once, and what Anna did not spend."""

    def fits(scene: Scene) -> bool:
        [purse, other] = scene.state.deniers[:2]
        totals = [final_vp(scene.state, seat) for seat in range(2)]
        return totals[0] != totals[1] and (totals[0] > totals[1]) == won and 1 < purse != other > 1

    scene = next(one for one in (finished(2, seed=seed) for seed in range(1, 400)) if fits(one))
    points = [breakdown(scene.state, seat) for seat in range(2)]
    winner = 0 if won else 1
    texts = messages("en")
    leads = {
        texts.get(f"score-{row}") or texts[f"name-{row}"]: vp - points[1 - winner][row]
        for row, vp in points[winner].items()
    }
    by = leads.pop(english("score-total"))
    words = at(scene, stage, visit).page.locator("dialog .headline").last
    expect(words).to_contain_text(f"You have {scene.state.deniers[0]} deniers left.")
    told = words.inner_text()
    start = f"You won by {by}: " if won else f"Bertran won, {by} ahead of you: "
    assert told.startswith(start), told
    parts = re.findall(r"([^,]+) ([+−]\d+)", told.removeprefix(start))
    figures = {row.strip(): int(figure.replace("−", "-")) for row, figure in parts}
    assert len(figures) == len(parts), told
    assert all(leads[row] == figure for row, figure in figures.items()), (told, leads)
    assert max(leads.values()) in figures.values(), (told, leads)


@pytest.mark.parametrize("name", ["end", "verdict"])
def test_the_end_says_what_the_characters_reward(stage: Stage, visit: Visit, name: str) -> None:
    """For those to whom the names mean nothing; the table becomes no wider by it."""
    small: ViewportSize = {"width": 360, "height": 740}
    page = show(name, stage, visit, viewport=small).page.locator("dialog[open]")
    told = page.get_by_text(re.compile("Urbain IV: .*ubes on the cathedral. 1 VP from"))
    expect(told).to_be_hidden()
    page.get_by_text(english("end-characters")).click()
    expect(told).to_be_visible()
    around = page.locator(".scroll:has(> .points)")
    assert around.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_shared_victory_says_where_each_was_ahead(stage: Stage, visit: Visit) -> None:
    scenes = (finished(2, seed=seed) for seed in range(1, 400))
    scene = next(one for one in scenes if final_vp(one.state, 0) == final_vp(one.state, 1))
    words = at(scene, stage, visit).page.locator("dialog .headline")
    expect(words.first).to_have_text("You share the victory with Bertran.")
    why = words.last
    total = final_vp(scene.state, 0)
    expect(why).to_contain_text(re.compile(rf"A tie at {total} points\. .+: .+ \+\d+; .+ \+\d+"))
    expect(why).to_be_visible()


def points(page: Page, place: str) -> list[str]:
    """The victory points that are written somewhere."""
    return page.locator(f'{place} [data-figure="vp"]').all_inner_texts()


def final(scene: Scene) -> list[str]:
    """Everybody's points as the engine counts them, as they are printed."""
    return [f"{final_vp(scene.state, o)}".replace("-", "−") for o in owners(scene.state)]


@pytest.mark.parametrize("players", [1, 4])
def test_after_the_end_panels_show_the_final_points(
    stage: Stage, visit: Visit, players: int
) -> None:
    """No longer those gained in play; on a phone the strip does so too, and leads to the table."""
    scene = finished(players, seed=2)
    gained = [f"{scene.state.vp[owner]}" for owner in owners(scene.state)]
    assert final(scene) != gained
    screen = at(scene, stage, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    page, scores = screen.page, screen.page.locator("dialog[open] tr.total")
    expect(scores).to_be_visible()
    page.keyboard.press("Escape")
    expect(scores).to_have_count(0)
    assert points(page, ".people") == final(scene)
    assert points(page, ".strip") == final(scene)[:1]
    screen.button("scores").tap()
    expect(scores).to_be_visible()


def test_at_the_end_of_a_replay_panels_show_the_final_points(stage: Stage, visit: Visit) -> None:
    """Before its last moment, those gained in play."""
    scene = finished(3, seed=2)
    table = stage.put(scene, *people(stage, 3))
    page = visit.window(stage.guest("Xavier")).open(f"/replay/{table}").page
    expect(page.locator(".table[data-moment]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator('.people [data-figure="vp"]')).to_have_text(final(scene))
    page.keyboard.press("ArrowLeft")
    expect(page.locator('.people [data-figure="vp"]')).not_to_have_text(final(scene))


def test_bots_have_faces_at_the_table(stage: Stage, visit: Visit) -> None:
    """Beside their names; people have none."""
    anna = stage.guest("Anna")
    screen = visit(stage.put(search(may_pass, seat=0), anna, Bot("easy")), anna).at_last()
    expect(screen.page.locator("[data-face=B] svg")).to_be_visible()
    expect(screen.page.locator("[data-face]")).to_have_count(1)
