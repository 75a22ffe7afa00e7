"""The line to the server is cut and heals by itself; what was missed is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect
from server.harness import Json, Server

from troyes.rules.engine import is_chance, options
from troyes.rules.state import State
from troyes.rules.terms import ACTIVATE, ASK_ACTION, ASK_ORIGIN, ASK_SPACE, MODIFY, PASS, RECRUIT

from .conftest import Visit
from .hand import FURTHER, Hand, Way, search_way
from .line import HeldLine
from .screen import Screen
from .stage import Stage, search
from .texts import english

Change = Callable[[Json], Json]


class House:
    """A server of one's own, which may be killed, and the windows of its guests."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.stage = Stage(server.database)
        self.visit = Visit(browser, server)
        self.anna, self.bertran = self.stage.guest("Anna"), self.stage.guest("Bertran")

    def picked_behind(self) -> tuple[HeldLine, Hand, Way]:
        """Anna, behind a line that can be held up, with a whole action picked."""
        screen = self.visit.window(self.anna)
        return HeldLine(screen.page), *self.picked(screen)

    def picked(self, screen: Screen) -> tuple[Hand, Way]:
        """A whole turn is picked in this window of Anna's: nothing is asked after its dice."""
        scene, way = search_way(
            lambda s, way: len(way.dice) == 2,
            lambda s: s.wait not in FURTHER and not is_chance(s),
        )
        hand = Hand(screen.sit(self.stage.put(scene, self.anna, self.bertran)), scene)
        hand.pick_way(way)
        expect(screen.button("confirm")).to_be_enabled()
        return hand, way

    def watched(self) -> tuple[Hand, Screen]:
        """Anna, who may pass, and Bertran, who watches."""
        scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
        table = self.stage.put(scene, self.anna, self.bertran)
        watcher = self.visit(table, self.bertran).at_last()
        return Hand(self.visit(table, self.anna), scene), watcher


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A house; at the end no page may have had an error of its own."""
    with Server(tmp_path / "t.db") as server:
        made = House(browser, server)
        yield made
        made.visit.close()
        made.stage.close()


def test_server_dies_and_comes_back(house: House) -> None:
    """The loss is shown; when the server is back so is the page, and the picks are still there."""
    server = house.server
    hand, way = house.picked(house.visit.window(house.anna))
    lost = hand.screen.page.locator(".lost")
    expect(lost).to_have_count(0)
    server.kill()
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    hand.shown(*hand.way_pieces(way))
    hand.screen.confirm()
    hand.play_way(way)
    hand.check()


def test_the_answer_to_a_choice_is_the_one_to_it(house: House) -> None:
    """What comes because the line is back does not pass for the answer to the next choice."""
    line, hand, way = house.picked_behind()
    screen = hand.screen
    line.holding = True
    house.server.restart()
    line.until(lambda: len(line.held) >= 2)  # the table, and that nothing was missed
    screen.confirm()
    line.until(lambda: "choose" in line.sent)
    line.let_go()
    hand.play_way(way)
    hand.check()


def test_a_turn_is_sent_whole_though_the_page_is_left(house: House) -> None:
    """Who confirms and goes home at once has moved."""
    line, hand, way = house.picked_behind()
    screen = hand.screen
    line.holding = True
    screen.confirm()
    line.until(lambda: "choose" in line.sent)
    screen.page.locator("header a").first.click()
    expect(screen.page.locator(".table")).to_have_count(0)
    line.let_go()
    screen.sit(screen.table)
    hand.play_way(way)
    hand.check()


def test_a_plan_ends_where_somebody_was_faster(house: House) -> None:
    """Another tab has gone on: what is left of this one's plan is not put into that turn."""
    line, hand, _ = house.picked_behind()
    screen = hand.screen
    line.holding = True
    other = Hand(house.visit(screen.table, house.anna), hand.scene)
    other.answer(PASS)
    screen.confirm()
    line.until(lambda: "choose" in line.sent)
    line.let_go()
    screen.at(len(other.scene.entries))
    expect(screen.page.locator(".notice")).to_contain_text(english("error-try-again"))
    assert line.sent.count("choose") == 1
    other.check()


def untrue(frame: Json) -> Json:
    """An update with a fact that did not happen."""
    if frame["type"] == "update":
        found = {"kind": "deniers", "cause": "income", "amount": 1, "from": -1, "to": 0}
        frame["steps"][0]["facts"].append(found)
    return frame


def senseless(frame: Json) -> Json:
    """An update with something among its facts that is none."""
    if frame["type"] == "update":
        frame["steps"][0]["facts"].append(None)
    return frame


def too_fast(frame: Json) -> Json:
    """The server has no time for the table now."""
    said = {"id": "error-too-fast", "args": {}}
    about = {"about": "watch", "table": frame["table"]["id"]} if frame["type"] == "table" else {}
    return {"type": "error", "error": said, **about} if about else frame


@pytest.mark.parametrize("wrong", [untrue, senseless, too_fast])
def test_a_position_that_was_not_got_is_asked_for_again(house: House, wrong: Change) -> None:
    """Facts that do not fit, or a server too busy to answer, leave no page without a position."""
    scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
    table = house.stage.put(scene, house.anna, house.bertran)
    player = Hand(house.visit(table, house.anna), scene)
    window = house.visit.window(house.bertran)
    line = HeldLine(window.page)
    if wrong is too_fast:
        line.change = once(wrong)
    watcher = window.sit(table)
    line.change = once(wrong)
    player.answer(PASS)
    watcher.at(len(player.scene.entries))
    assert line.sent.count("watch") == 2
    same_log(watcher, house.visit(table, house.bertran).at_last())


def same_log(watcher: Screen, fresh: Screen) -> None:
    """The log tells what a page that has just come is told, the turn that was missed included."""
    stories = [window.page.locator(".story") for window in (watcher, fresh)]
    for story in stories:
        expect(story).to_contain_text("Anna passes")
    logs = [story.locator(".log") for story in stories]
    expect(logs[0]).to_have_text(logs[1].inner_text(), use_inner_text=True)


def test_what_is_missed_while_the_past_is_fetched_is_told(house: House) -> None:
    """The answer with all that happened before is older than what was missed: it is asked again."""
    scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
    table = house.stage.put(scene, house.anna, house.bertran)
    player = Hand(house.visit(table, house.anna), scene)
    window = house.visit.window(house.bertran)
    line = HeldLine(window.page)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    window.page.route("**/history", hold)
    watcher = window.sit(table)
    line.until(lambda: bool(held))
    line.change = once(untrue)
    player.answer(PASS)
    watcher.at(len(player.scene.entries))
    (route, answer), *_ = held
    route.fulfill(response=answer)
    same_log(watcher, house.visit(table, house.bertran).at_last())


def once(wrong: Change) -> Change:
    """Do something to one frame only, the first it changes."""
    done: list[Json] = []

    def change(frame: Json) -> Json:
        before = json.dumps(frame)
        after = frame if done else wrong(frame)
        if json.dumps(after) != before:
            done.append(after)
        return after

    return change


def test_what_was_missed_in_a_long_absence_is_told(house: House) -> None:
    """The server no longer knows the steps one by one: the log is whole all the same."""
    player, watcher = house.watched()
    watcher.page.context.set_offline(True)
    player.answer(PASS)
    house.server.restart()
    watcher.page.context.set_offline(False)
    watcher.at(len(player.scene.entries))
    same_log(watcher, house.visit(watcher.table, house.bertran).at_last())


def test_a_turn_is_one_message_and_one_movement(house: House) -> None:
    """Influence, an action, its dice and its citizen go over the line once, to everybody once."""

    def hires(s: State, way: Way) -> bool:
        return RECRUIT in options(s) and ACTIVATE <= way.target < MODIFY and way.hire > 0

    scene, way = search_way(hires, lambda s: s.wait == ASK_ORIGIN)
    table = house.stage.put(scene, house.anna, house.bertran)
    screen = house.visit.window(house.anna)
    line = HeldLine(screen.page)
    hand = Hand(screen.sit(table), scene)
    watcher = house.visit(table, house.bertran).at_last()
    heard = len(watcher.received)
    hand.influence("recruit")
    hand.scene.choose(RECRUIT)
    hand.in_hand()
    hand.act(way)
    hand.finish()
    hand.check()
    watcher.at(len(hand.scene.entries))
    said = [kind for kind in line.sent if kind not in ("hello", "watch", "preview", "ping")]
    assert said == ["choose"]
    updates = [frame for frame in watcher.received[heard:] if '"type":"update"' in frame]
    assert len(updates) == 1
    last = screen.page.locator(".log .entry").last  # one entry of the log, in one order
    expect(last).to_contain_text("You recruit a citizen")
    expect(last).to_contain_text("You hire a tradesman")
    told = watcher.page.locator("aside .recap [data-recap='0']")
    expect(told.filter(has_text="Anna hires a tradesman")).to_have_count(1)


def test_words_said_into_a_dead_line_are_kept(house: House) -> None:
    server = house.server
    scene = search(lambda s: s.wait == ASK_ACTION)
    page = house.visit(house.stage.put(scene, house.anna, house.bertran), house.anna).page
    page.get_by_role("tab", name=english("chat")).click()
    words = page.locator(".chat input")
    words.fill("Good evening")
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    words.press("Enter")
    expect(page.locator(".notice")).to_contain_text(english("error-offline"))
    expect(words).to_have_value("Good evening")
    server.start()
    expect(page.locator(".lost")).to_have_count(0)
    words.press("Enter")
    expect(page.locator(".chat .said")).to_contain_text("Good evening")
    expect(words).to_have_value("")


# Which buttons are not under the pointer where they are drawn: at their corners, too.
COVERED = """() => [...document.querySelectorAll("button, a[href]")].filter((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  return one.checkVisibility() && right > left && [[left + 6, top + 6], [right - 6, bottom - 6]]
    .some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("width, height", [(1366, 650), (1280, 720)])
def test_what_is_said_of_the_server_covers_no_button(house: House, width: int, height: int) -> None:
    """While citizens are placed the prompt has most buttons; what was picked is there after it."""
    table = house.stage.put(search(lambda s: s.wait == ASK_SPACE), house.anna, house.bertran)
    screen = house.visit(table, house.anna, viewport={"width": width, "height": height}).at_last()
    page = screen.page
    space = page.locator('[data-piece^="space:"].on').first.get_attribute("data-piece") or ""
    screen.pick(space)
    expect(screen.button("confirm")).to_be_enabled()
    house.server.kill()
    expect(page.locator(".lost")).to_be_visible()
    screen.press("confirm")
    expect(page.locator(".notice")).to_contain_text(english("error-offline"))
    assert page.evaluate(COVERED) == []
    note = page.locator(".notice button")
    ground = "one => getComputedStyle(one).backgroundColor"
    plain = note.evaluate(ground)
    note.hover()
    page.wait_for_timeout(300)
    assert note.evaluate(ground) == plain  # light words, under the pointer too
    house.server.start()
    expect(page.locator(".lost")).to_have_count(0)
    expect(screen.piece(space)).to_have_attribute("aria-pressed", "true")
    version = screen.version
    screen.confirm()
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(version))
    assert len(screen.entries()) > version


def test_what_was_missed_is_shown(house: House) -> None:
    """While the line is cut the other player passes: afterwards the page knows."""
    player, watcher = house.watched()
    before = len(player.scene.entries)
    watcher.page.context.set_offline(True)
    house.server.restart()  # ends every socket; the page that is offline cannot come back yet
    expect(watcher.page.locator(".lost")).to_be_visible()
    expect(player.screen.page.locator(".lost")).to_have_count(0)
    player.answer(PASS)
    assert watcher.version == before
    watcher.page.context.set_offline(False)
    expect(watcher.page.locator(".lost")).to_have_count(0)
    watcher.at(len(player.scene.entries))
    expect(watcher.page.locator(".log")).to_contain_text("Anna")
    assert watcher.buttons()


def test_a_story_on_its_way_is_not_called_empty(stage: Stage, visit: Visit) -> None:
    """What happened before comes after the table: until then nothing is said of it."""
    anna = stage.guest("Anna")
    table = stage.put(search(lambda s: s.wait == ASK_ACTION), anna, stage.guest("Bertran"))
    screen, held = visit.window(anna), list[Route]()
    screen.page.route("**/history", lambda route: held.append(route))
    screen.sit(table)
    log = screen.page.locator(".log")
    expect(screen.button("confirm")).to_be_visible()
    expect(log).to_be_visible()
    assert english("log-empty") not in log.inner_text()
    assert held
    held[0].continue_()
    expect(log.locator(".entry").first).to_be_attached()
