"""The King's Challenge in a real browser: le Roy's turns, the verdict, the day, past results."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.harness import Server

from troyes.play.challenge import standing
from troyes.play.log import CHOICE, CONFIRM, OUTCOME
from troyes.rules.engine import is_over, options
from troyes.rules.layout import first_die
from troyes.rules.scoring import breakdown, final_vp, margin, verdict
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, NEUTRAL, PASS
from troyes.server.challenge import CLOCK_FILE

from .conftest import Visit
from .player import Player
from .robot import WATCH, Keys, Robot
from .screen import Screen
from .screens import clever, judged, show
from .stage import Scene, Stage

MINUS = str.maketrans("−", "-")


def first_roll(scene: Scene) -> tuple[int, int]:
    """What le Roy rolls after the player passes, by the seed of a scene."""
    trial = scene.copy()
    trial.choose(PASS)
    begun = len(trial.entries)
    trial.resolve()
    trial.resolve()
    first, second = trial.entries[begun:]
    return first.value, second.value


def with_roll(scene: Scene, total: int) -> Scene:
    """The same game with another seed, under which le Roy's next roll has this total."""
    for seed in range(100_000):
        scene.seed = seed
        if sum(first_roll(scene)) == total:
            return scene
    raise AssertionError("no seed rolls that")


def roy_has_dice(s: State) -> bool:
    """The player may act in round 2, and le Roy has dice enough for anything."""
    return s.round == 2 and s.wait == ASK_ACTION and PASS in options(s) and roys_dice(s) > 4


def roys_dice(s: State) -> int:
    return sum(s.dice[first_die(NEUTRAL) : first_die(NEUTRAL + 1)])


def words(screen: Screen, selector: str) -> str:
    """The text of a place on the page, on one line."""
    return " ".join(screen.page.locator(selector).inner_text().split())


# --- le Roy's turns ------------------------------------------------------------------------------


@pytest.mark.parametrize("total", range(2, 13))
def test_every_row_of_his_table_is_shown(stage: Stage, visit: Visit, total: int) -> None:
    """K8: the dice, what they mean, what he did: as foretold, and as it happened."""
    scene = with_roll(clever(1, roy_has_dice, seed=4), total)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna), anna, settings={"speed": "slow"}).at_last()
    screen.press("option:0")
    expect(screen.button("confirm")).to_be_enabled()
    screen.page.locator("[data-roy=forecast]").click()
    row = screen.page.locator(f'dialog[open] tr[data-roll="{total}"]')
    meaning, foretold = row.locator("b").inner_text(), row.locator(".now li").all_inner_texts()
    screen.page.keyboard.press("Escape")
    screen.confirm()

    stage_ = screen.page.locator(".stage")
    expect(stage_.locator(".means b")).to_have_text(str(total))
    expect(stage_.locator(".means")).to_contain_text(meaning)
    expect(stage_.locator(".dice .die")).to_have_count(2)
    expect(stage_.locator("ul")).to_be_visible()
    told = stage_.locator("li").all_inner_texts()
    assert told == foretold
    screen.page.keyboard.press("Escape")  # like "Skip ahead"
    expect(stage_).to_be_hidden()

    added = screen.entries()[len(scene.entries) :]
    assert [entry.kind for entry in added[:4]] == [CHOICE, CONFIRM, OUTCOME, OUTCOME]
    assert tuple(entry.value for entry in added[2:4]) == first_roll(scene)
    expected = scene.copy().play(PASS)
    screen.at(len(expected.entries))
    assert screen.state() == expected.state


# Every version of the game that the page shows from now on.
VERSIONS = """() => {
  const table = document.querySelector(".table");
  const note = () => versions.push(Number(table.dataset.version));
  window.versions = [];
  note();
  new MutationObserver(note).observe(table, { attributeFilter: ["data-version"] });
}"""


def test_his_turns_can_be_followed_one_by_one(stage: Stage, visit: Visit) -> None:
    """After a pass he acts several times; the board shows the position after each of them."""
    scene = clever(1, roy_has_dice, seed=4)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna), anna, settings={"speed": "fast"}).at_last()
    screen.page.evaluate(VERSIONS)
    screen.press("option:0").confirm()
    expected = scene.copy().play(PASS)
    screen.at(len(expected.entries))
    seen = screen.page.evaluate("versions")
    assert len(set(seen)) > 3, "all of his turns came at once"
    assert seen == sorted(seen), "what comes later was shown before"
    expect(screen.page.locator(".stage")).to_be_hidden()
    assert screen.state() == expected.state


def test_how_it_stands(stage: Stage, visit: Visit) -> None:
    """The panel says what the engine's scoring says, and his dice lie in their ranking."""
    scene = clever(1, roy_has_dice, seed=4)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna), anna).at_last()
    found = standing(scene.state)
    rows = screen.page.locator(".standing tbody tr")
    for k, one in enumerate(found["characters"]):
        cells = [c.translate(MINUS) for c in rows.nth(k).locator("td").all_inner_texts()]
        if one["scored"]:
            assert len(cells) == 1
        else:
            assert cells[0] == str(one["player"])
            assert int(cells[1]) == one["player_vp"]
            assert cells[2] == ("–" if one["roy"] is None else str(one["roy"]))
    total = words(screen, ".standing .total").translate(MINUS).split()
    assert total[-2:] == [str(final_vp(scene.state, 0)), str(final_vp(scene.state, NEUTRAL))]
    expect(rows.nth(scene.state.pile_top)).to_have_class(re.compile("next"))
    dice = screen.page.locator(".roy .ranked .die")
    shown = [re.findall(r"die-(red|white|yellow)", c)[0][0] for c in classes(dice)]
    assert shown == [die[0] for die in found["roy_dice"]]


def classes(found: object) -> list[str]:
    """The classes of elements."""
    return found.evaluate_all("all => all.map(e => e.getAttribute('class'))")  # type: ignore[attr-defined]


def begun(seed: int) -> Scene:
    """A game against le Roy before its first decision."""
    scene = Scene(1, seed=seed)
    scene.resolve_chance()
    return scene


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("robot", [Robot, Keys])
def test_a_whole_game_to_the_verdict(visit: Visit, robot: type[Robot]) -> None:
    """From one click on the first page to the verdict; with the mouse, and with keys alone, where
    the focus is always somewhere."""
    screen = visit.window().open()
    if robot is Keys:
        screen.page.locator("[data-button=solo]").focus()
        screen.page.keyboard.press("Enter")
    else:
        screen.page.locator("[data-button=solo]").click()
    expect(screen.page.locator(".table[data-version]")).to_be_visible()
    screen.table = screen.page.url.rsplit("/", 1)[1]
    screen.page.evaluate(WATCH)
    robot(screen, seed=2, lazy=0.5).play()
    assert robot is Robot or screen.page.evaluate("lost") == []
    state = screen.state()
    assert is_over(state)
    page = screen.page.locator("article")
    expect(page).to_have_attribute("data-verdict", verdict(margin(state)))
    for column, owner in ((1, 0), (2, NEUTRAL)):
        cell = page.locator("tr.total > *").nth(column).inner_text()
        assert int(cell.translate(MINUS)) == breakdown(state, owner)["total"]
    expect(page.locator("figure svg path.line")).to_have_count(1)
    screen.open("/king")
    rows = screen.page.locator("table.list tbody tr")
    expect(rows).to_have_count(1)
    assert int(rows.locator("td b").inner_text().translate(MINUS)) == margin(state)


def test_a_whole_game_played_well(stage: Stage, visit: Visit) -> None:
    """Every turn of a player who thinks is clicked, and each has led where the engine says."""
    anna = stage.guest("Anna")
    screen = visit(stage.put(begun(16), anna), anna)
    player = Player(screen, begun(16), seed=16)
    player.play()
    assert player.turns > 20
    assert margin(player.scene.state) == margin(judged(16).state)
    expect(screen.page.locator("article")).to_have_attribute("data-verdict", "promising")


@pytest.mark.parametrize(("name", "part"), [("king", ".standing"), ("verdict", ".measure")])
def test_the_scale_says_why_a_greater_lead_is_safe_again(
    stage: Stage, visit: Visit, name: str, part: str
) -> None:
    """K11: 16 to 20 costs the head, more does not."""
    scale = show(name, stage, visit).page.locator(part)
    why = "16 to 20 makes the King jealous; above that even a king must bow."
    expect(scale).to_contain_text(why)


@pytest.mark.parametrize(
    ("seed", "name"),
    [
        (7, "beheaded"),
        (1, "smirk"),
        (2, "average"),
        (16, "promising"),
        (5, "too_good"),
        (149, "masterful"),
    ],
)
def test_every_verdict_and_the_way_to_it(stage: Stage, visit: Visit, seed: int, name: str) -> None:
    """K11: games of a player who knows what they do, to each of the six verdicts."""
    scene = judged(seed)
    assert verdict(margin(scene.state)) == name
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna), anna)
    page = screen.page.locator("article")
    expect(page).to_have_attribute("data-verdict", name)
    expect(page.locator(".scale .glass .now")).to_have_count(1)
    # Why: where each is furthest ahead, as the table has it.
    rows = [row.inner_text().split("\t") for row in page.locator(".scores tbody tr").all()][:-1]
    leads = [(int(a.translate(MINUS)) - int(b.translate(MINUS)), row) for row, a, b in rows]
    why = page.locator(".why").inner_text()
    # The reader is "you"; whoever comes second is inside the sentence.
    assert re.match(r"You: .+; le Roy: |(You|Le Roy): [^;]+$", why), why
    for who, side in (("You", 1), ("le Roy", -1)):
        best = max(side * lead for lead, _ in leads)
        names = [row.strip() for lead, row in leads if side * lead == best > 0]
        said = [f"{who}: {row} +{best}".casefold() for row in names]
        assert not names or any(one in why.casefold() for one in said), (why, leads)
    page.locator("figure summary").click()
    last = page.locator("figure tbody tr").last.locator("td").inner_text()
    assert int(last.translate(MINUS)) == margin(scene.state)
    page.locator('a[href^="/replay/"]').click()
    expect(screen.page.locator("[data-moment]")).to_be_visible()


# --- the day, on a server whose clock can be set --------------------------------------------------


class Own:
    """A server with a clock of its own, and the way into its database."""

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        self.noon(0)
        self.server = Server(folder / "t.db").start()
        self.stage = Stage(self.server.database)

    def noon(self, days: int) -> str:
        """Noon of today, or of a day after; the date."""
        shift = days * 86400 + 43200 - time.time() % 86400
        self.clock.write_text(str(shift))
        return datetime.fromtimestamp(time.time() + shift, UTC).date().isoformat()


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Own]:
    monkeypatch.setenv(CLOCK_FILE, str(tmp_path / "clock"))
    made = Own(tmp_path)
    yield made
    made.stage.close()
    made.server.stop()


def test_the_challenge_of_the_day_and_of_the_next(own: Own, visit: Visit) -> None:
    monday = own.noon(0)
    anna = own.stage.guest("Anna")
    context = visit.context(anna)
    screen = visit.tab(context, own.server).open()
    screen.page.locator('a[href="/daily"]').click()
    expect(screen.page.locator("[data-day]")).to_have_attribute("data-day", monday)
    screen.page.locator("[data-button=daily]").click()
    expect(screen.page.locator(".table[data-version]")).to_be_visible()
    first = screen.page.url
    tab = visit.tab(context, own.server).open("/daily")  # another window: the same game
    tab.page.locator(".strong").click()
    expect(tab.page).to_have_url(first)
    own.server.restart()
    tab.open("/daily")
    tab.page.locator(".strong").click()
    expect(tab.page).to_have_url(first)

    tuesday = own.noon(1)
    tab.open("/daily")
    expect(tab.page.locator("[data-day]")).to_have_attribute("data-day", tuesday)
    tab.page.locator("[data-button=daily]").click()
    expect(tab.page.locator(".table[data-version]")).to_be_visible()
    assert tab.page.url != first
    tab.open(f"/daily/{monday}")
    expect(tab.page.locator(".strong")).to_have_attribute(
        "href", first.removeprefix(own.server.http)
    )


def test_the_result_of_the_day_is_shared_without_spoilers(own: Own, visit: Visit) -> None:
    day = own.noon(0)
    anna, faye = own.stage.guest("Anna"), own.stage.guest("Faye")
    tables = [own.stage.put(judged(k), who, day=day) for k, who in ((1, anna), (2, faye))]
    context = visit.context(anna, permissions=["clipboard-read", "clipboard-write"])
    screen = visit.tab(context, own.server).open("/daily")
    ahead = sorted((margin(judged(k).state) for k in (1, 2)), reverse=True)
    rows = screen.page.locator("table tbody tr")
    expect(rows).to_have_count(2)
    shown = [int(cell.translate(MINUS)) for cell in rows.locator("td b").all_inner_texts()]
    assert shown == ahead
    expect(screen.page.locator("tr.yours")).to_contain_text("Anna")
    screen.page.locator("[data-button=copy]").click()
    text = screen.page.evaluate("navigator.clipboard.readText()")
    assert day in text
    assert re.search(rf"[+−]?{abs(margin(judged(1).state))}\b", text)
    assert text.endswith("/daily")
    assert not any(table in text for table in tables)
    assert tables[1] not in screen.page.content()  # others' games stay their own
    screen.page.locator(f'a[href="/t/{tables[0]}"]').click()
    expect(screen.page.locator("article textarea")).to_have_value(text)


def test_a_game_of_the_day_that_a_bot_has_played(own: Own, visit: Visit) -> None:
    """It is not offered to be continued as if it counted."""
    own.noon(0)
    anna = own.stage.guest("Anna")
    screen = visit.tab(visit.context(anna), own.server).open("/daily")
    screen.page.locator("[data-button=daily]").click()
    expect(screen.page.locator(".table[data-version]")).to_be_visible()
    table = screen.page.url.rsplit("/", 1)[1]
    screen.open("/daily")
    expect(screen.page.locator("[data-lost]")).to_have_count(0)
    screen.page.evaluate(
        """(table) => fetch(`/api/tables/${table}/leave`, {method: "POST", headers: {
             "Content-Type": "application/json",
             Authorization: "Bearer " + localStorage.getItem("troyes-token")},
           body: JSON.stringify({seat: 0})})""",
        table,
    )
    screen.page.reload()
    expect(screen.page.locator("[data-lost]")).to_be_visible()
    expect(screen.page.locator(f'[data-day] a[href="/t/{table}"]')).to_be_visible()


def test_the_history_survives_a_restart(own: Own, visit: Visit) -> None:
    anna = own.stage.guest("Anna")
    for seed in (1, 2, 3):
        own.stage.put(judged(seed), anna)
    screen = visit.tab(visit.context(anna), own.server).open("/king")
    expect(screen.page.locator("table.list tbody tr")).to_have_count(3)
    before = words(screen, "main")
    own.server.restart()
    screen.open("/king")
    expect(screen.page.locator("table.list tbody tr")).to_have_count(3)
    assert words(screen, "main") == before
    margins = [margin(judged(seed).state) for seed in (1, 2, 3)]
    shown = screen.page.locator("dd").nth(1).inner_text()
    assert int(shown.translate(MINUS)) == max(margins)


def test_nothing_rolls_his_dice_again(own: Own, visit: Visit) -> None:
    """Undo, another choice, a reload, a second tab, kill -9: the roll is the one it was to be."""
    scene = clever(1, roy_has_dice, seed=4)
    due = first_roll(scene)
    anna = own.stage.guest("Anna")
    context = visit.context(anna)
    table = own.stage.put(scene, anna)
    screen = visit.tab(context, own.server).sit(table)
    screen.press("option:0")
    expect(screen.button("confirm")).to_be_enabled()
    screen.press("undo")
    screen.page.reload()
    screen.at_last()
    tab = visit.tab(context, own.server).sit(table)
    own.server.restart()
    tab.sit(table)
    tab.press("option:0").confirm()
    expected = scene.copy().play(PASS)
    tab.at(len(expected.entries))
    assert tuple(e.value for e in tab.entries()[len(scene.entries) + 2 :][:2]) == due
    assert tab.state() == expected.state
    own.server.restart()
    for window in (tab, screen):
        window.sit(table).at(len(expected.entries))
        expect(window.button("undo")).to_be_disabled()
        assert window.state() == expected.state


@pytest.mark.parametrize("day", ["2026-02-31", "2999-01-01"])
def test_a_day_without_a_challenge_is_told_on_the_page(visit: Visit, day: str) -> None:
    """It stays there, beside the way home: a note that goes by leaves an empty page."""
    page = visit.window().open(f"/daily/{day}").page
    expect(page.locator("main")).to_contain_text("There is no challenge for this day")
    expect(page.locator(".notice button")).to_have_count(0)
    expect(page.locator("main a[href='/']").first).to_be_visible()
