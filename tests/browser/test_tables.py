"""Several windows at one table, one screen for several people, and what a page must not know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from troyes.bots.people import name_for
from troyes.formats.position import to_json
from troyes.play.log import CONFIRM
from troyes.rules.engine import options
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_SPACE, CHARACTERS, PASS

from .conftest import PHONE, Visit
from .hand import Hand
from .line import HeldLine
from .screen import Screen
from .stage import Scene, Stage, search
from .texts import english


def may_pass(s: State) -> bool:
    return s.wait == ASK_ACTION and PASS in options(s)


# --- two browsers --------------------------------------------------------------------------------


def test_two_browsers(stage: Stage, visit: Visit) -> None:
    """Two people make a table by its link, sit down, and place their citizens in turns."""
    host, guest = visit.window().open(), visit.window().open()
    host.page.locator("section", has_text="With friends").get_by_role("radio", name="2").check()
    host.page.get_by_role("button", name="Open a table").click()
    host.page.wait_for_url(re.compile("/t/"))
    table = host.page.url.rsplit("/", 1)[1]
    guest.open(f"/t/{table}")
    guest.page.get_by_role("button", name="Join").first.click()
    for screen in (host, guest):
        screen.table = table
        expect(screen.page.locator(".table")).to_be_visible()
    for _ in range(4):
        mover = next(s for s in in_step(host, guest) if s.lit())
        spaces = [piece for piece, light in mover.lit().items() if light == "on"]
        mover.pick(spaces[0])
        count = len(mover.entries())
        mover.confirm()
        expect(mover.page.locator(".table")).not_to_have_attribute("data-version", str(count))
        assert mover.entries()[count + 1].kind == CONFIRM
    in_step(host, guest)


def in_step(*screens: Screen) -> tuple[Screen, ...]:
    """Screens that show what the server has."""
    for screen in screens:
        screen.at_last()
    return screens


def test_a_newcomer_finds_an_open_table_and_what_was_agreed(visit: Visit) -> None:
    """The list of open tables is for all; a table is what its host has chosen."""
    host, newcomer = visit.window().open(), visit.window().open()
    friends = host.page.locator("section", has_text=english("home-online-text"))
    friends.get_by_role("radio", name="2").check()
    host.page.get_by_label(english("home-bonus")).check()
    friends.get_by_text(english("home-more")).click()
    friends.get_by_label(english("home-open-scores")).check()
    friends.get_by_label(english("home-spectator-chat")).uncheck()
    friends.get_by_label(english("home-hints")).check()
    friends.get_by_label(english("home-time")).select_option("5")
    friends.get_by_label(english("terms-game-time")).select_option("30")
    friends.get_by_label(english("home-zero-pass")).check()
    friends.get_by_role("button", name=english("home-online-create")).click()
    host.page.wait_for_url(re.compile("/t/"))
    table = host.page.url.rsplit("/", 1)[1]
    config = json.loads(host.server.row(table).config)
    wanted = {"bonus": True, "open_scores": True, "spectator_chat": False, "turn_seconds": 300,
              "game_seconds": 1800, "at_zero": "pass", "hints": True}  # fmt: skip
    assert wanted.items() <= config.items()
    assert newcomer.page.evaluate("localStorage.getItem('troyes-token')") is None
    offer = newcomer.page.locator(".tables > li", has_text=english("home-open-scores"))
    expect(offer).to_contain_text(english("home-bonus"))
    expect(offer).to_contain_text(english("home-hints"))
    offer.get_by_role("button", name=english("join")).click()
    newcomer.page.wait_for_url(re.compile(table))
    expect(newcomer.page.locator(".table")).to_be_visible()
    host.table = table
    asked = (host, newcomer)[host.state().actor]
    expect(asked.page.locator("[data-button='hint']")).to_be_visible()


def test_second_tab_is_in_step(stage: Stage, visit: Visit) -> None:
    """Two tabs of one person: what one does the other shows, and either may go on."""
    scene = search(may_pass)
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, stage.guest("Bertran"))
    context = visit.context(anna)
    one, two = visit.tab(context).sit(table), visit.tab(context).sit(table)
    assert one.lit() == two.lit() != {}
    hand = Hand(one, scene)
    hand.answer(PASS)
    two.at(len(hand.scene.entries))
    assert two.lit() == {}
    expect(two.page.locator(".prompt")).to_contain_text("Bertran")


def test_a_stale_tab_does_nothing_twice(stage: Stage, visit: Visit) -> None:
    """Both tabs have the same turn in hand; the second confirmation finds the game gone on."""
    scene = search(may_pass)
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, stage.guest("Bertran"))
    context = visit.context(anna)
    one, two = visit.tab(context).sit(table), visit.tab(context).sit(table)
    for tab in (one, two):
        tab.press(f"option:{PASS}")
        expect(tab.button("confirm")).to_be_enabled()
    for tab in (one, two):
        tab.page.evaluate("document.querySelector('[data-button=confirm]')?.click()")
    done = scene.copy().play(PASS)
    for tab in (one, two):
        tab.at(len(done.entries))
    assert one.state() == done.state


# --- one screen ----------------------------------------------------------------------------------


def test_same_screen_covers_secrets(stage: Stage, visit: Visit) -> None:
    """Nothing of a person's secrets is shown before this person says to be there."""
    scene = search(may_pass)
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, anna)
    screen = visit(table, anna)
    truth = to_json(scene.state)["seats"]
    names = {seat: [english(f"name-{c}") for c in truth[seat]["characters"]] for seat in "AB"}
    cover = screen.page.locator(".cover")
    expect(cover).to_be_visible()
    assert screen.lit() == {}
    for name in names["A"] + names["B"]:
        expect(screen.page.locator("body")).not_to_contain_text(name)
    screen.press("present")
    expect(cover).to_have_count(0)
    for name in names["A"]:
        expect(screen.page.locator(".people")).to_contain_text(name)
    hand = Hand(screen, scene)
    hand.screen.press(f"option:{PASS}")
    hand.screen.confirm()
    hand.scene.choose(PASS)
    hand.scene.resolve_chance()
    expect(cover).to_be_visible()
    hand.check()
    for name in names["A"] + names["B"]:
        expect(screen.page.locator("body")).not_to_contain_text(name)


def test_same_screen_stays_covered_while_a_bot_thinks(stage: Stage, visit: Visit) -> None:
    """The one who moved last is still there; the other's secrets are not shown."""
    scene = search(may_pass, players=3, seat=1)
    anna = stage.guest("Anna")
    screen = visit.window(anna)
    HeldLine(screen.page, lambda frame: (frame.get("moment") or {}).get("to_move") == 2)
    table = stage.put(scene, anna, anna, "novice")
    screen.sit(table)
    truth = to_json(scene.state)["seats"]
    names = {seat: [english(f"name-{c}") for c in truth[seat]["characters"]] for seat in "AB"}
    screen.press("present")
    screen.press(f"option:{PASS}")
    screen.confirm()
    expect(screen.page.locator(".prompt")).to_contain_text(name_for(table, 2))
    for name in names["A"]:
        expect(screen.page.locator("body")).not_to_contain_text(name)
    for name in names["B"]:
        expect(screen.page.locator(".people")).to_contain_text(name)


# --- secrets -------------------------------------------------------------------------------------


MEMORY = """() => {
  // Everything that can be reached from the window and from the elements of the page.
  const seen = new Set(), found = [];
  const look = (thing, depth) => {
    if (typeof thing === "string") found.push(thing);
    if (!thing || (typeof thing !== "object" && typeof thing !== "function")) return;
    if (seen.has(thing) || depth > 14 || seen.size > 400000) return;
    seen.add(thing);
    if (thing instanceof Map || thing instanceof Set) for (const one of thing) look(one, depth + 1);
    for (const key of Reflect.ownKeys(thing)) {
      if (key === "prototype" || key === "constructor") continue;
      let value;
      try { value = thing[key]; } catch { continue; }
      if (typeof key === "string" && value === null) continue;
      look(value, depth + 1);
    }
  };
  look(window, 0);
  for (const element of document.querySelectorAll("*")) look(element, 0);
  return [document.documentElement.outerHTML, ...Object.values(localStorage), ...found].join("\\n");
}"""


@pytest.mark.parametrize("reader", ["player", "spectator"])
def test_hidden_information(stage: Stage, visit: Visit, reader: str) -> None:
    """Neither frames nor page nor its memory hold the seed, others' characters or their points."""
    scene = search(lambda s: s.wait == ASK_ACTION and s.round == 2, players=3)
    anna = stage.guest("Anna")
    table = stage.put(scene, anna, stage.guest("Bertran"), stage.guest("Clarin"))
    screen = visit(table, anna if reader == "player" else stage.guest("Zoe"))
    answered(screen)
    truth = to_json(scene.state)
    known = truth["seats"]["A"]["characters"] if reader == "player" else []
    for frame in views_of(screen):
        for letter, seat in frame["seats"].items():
            mine = reader == "player" and letter == "A"
            assert (seat["vp"] is not None) == mine
            assert all((c is not None) == mine for c in seat["characters"])
    hidden = {c for seat in truth["seats"].values() for c in seat["characters"]} - set(known)
    assert hidden
    memory = screen.page.evaluate(MEMORY)
    assert f"{scene.seed:032x}" not in memory
    for text in [*screen.received, json.dumps(history(screen))]:
        assert f"{scene.seed:032x}" not in text
        for character in hidden:
            assert f'"{character}"' not in text
    assert secrets_in(screen.page, hidden) == []


def views_of(screen: Screen) -> list[dict[str, Any]]:
    """Every view in every frame the page has got."""
    frames = [json.loads(frame) for frame in screen.received]
    views = [frame["moment"]["view"] for frame in frames if frame.get("moment")]
    assert views
    return views


def answered(screen: Screen) -> None:
    """The page has its history."""
    expect(screen.page.locator(".log .entry").first).to_be_visible()


def history(screen: Screen) -> list[Any]:
    """What the page was told of the game so far, as it asks for it itself."""
    return screen.page.evaluate(
        """async (id) => (await (await fetch(`/api/tables/${id}/history`, {headers: {
             Authorization: "Bearer " + localStorage.getItem("troyes-token")}})).json()).steps""",
        screen.table,
    )


def secrets_in(page: Page, hidden: set[str]) -> list[str]:
    """Hidden characters named in a panel of the page."""
    shown = page.locator(".people").inner_text() + page.locator(".log").inner_text()
    return [character for character in hidden if english(f"name-{character}") in shown]


def test_the_six_characters_have_names() -> None:
    """The tests above would find nothing if the names were others."""
    assert len({english(f"name-{character}") for character in CHARACTERS}) == 6


def test_placement_of_others_is_waited_for(stage: Stage, visit: Visit) -> None:
    """Who is not asked has nothing lit and is told whom everybody waits for."""
    scene: Scene = search(lambda s: s.wait == ASK_SPACE, players=3)
    people = [stage.guest(name) for name in ("Anna", "Bertran", "Clarin")]
    table = stage.put(scene, *people)
    other = visit(table, people[(scene.seat + 1) % 3])
    assert other.lit() == {}
    expect(other.page.locator(".prompt .text")).to_contain_text(people[scene.seat].name)


def test_words_of_the_chat_are_seen_from_the_board_of_a_phone(stage: Stage, visit: Visit) -> None:
    """The chat is far below the board: the strip says that somebody spoke, and leads there."""
    anna, bertran = stage.guest("Anna"), stage.guest("Bertran")
    table = stage.put(search(lambda s: s.wait == ASK_ACTION), anna, bertran)
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page, other = visit(table, bertran, **phone).page, visit(table, anna).page
    people = page.locator("[data-jump=people]")
    expect(people.locator(".words")).to_have_count(0)
    other.get_by_role("tab", name=english("chat")).click()
    other.get_by_label(english("chat-say")).fill("hello")
    other.get_by_role("button", name=english("chat-send")).click()
    expect(people).to_contain_text("1")
    expect(people).to_have_accessible_name("Chat: 1")
    people.click()
    expect(page.locator(".chat .said")).to_be_in_viewport()
    expect(people.locator(".words")).to_have_count(0)
