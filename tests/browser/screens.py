"""The main screens of the client, each as a guest would come to it.

screen = show("dice picked", stage, visit, viewport=PHONE, color_scheme="dark")
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from troyes.bots import make_bot
from troyes.play.view import View
from troyes.rules.engine import is_over, options
from troyes.rules.setup import rounds_for
from troyes.rules.state import State
from troyes.rules.terms import (
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    ASK_NUMBER,
    ASK_ORIGIN,
    ASK_SPACE,
    COUNTER,
    PASS,
)

from .conftest import PATIENCE, Visit
from .hand import Way, dice_pieces, target_piece, ways
from .screen import Screen
from .stage import Guest, Scene, Stage, search, walk

NAMES = ["Anna", "Bertran", "Clarin", "Doette"]


def people(stage: Stage, count: int) -> list[Guest]:
    """So many guests."""
    return [stage.guest(name) for name in NAMES[:count]]


def at(scene: Scene, stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The seat to move of a scene (or the first one, at the end) sits at its table."""
    guests = people(stage, scene.players)
    seat = 0 if is_over(scene.state) else scene.seat
    return visit(stage.put(scene, *guests), guests[seat], **options).at_last()


# --- the screens ---------------------------------------------------------------------------------


def home(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The first page of somebody who has a game running and one finished."""
    anna, *others = people(stage, 3)
    stage.put(placed(), anna, *others)
    stage.put(ended(), anna, *others)
    screen = visit.window(anna, **options).open()
    expect(screen.page.locator(".tables").nth(1)).to_be_visible()  # open tables may come first
    return screen


def settings(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The dialogue of settings."""
    screen = visit.window(**options).open()
    screen.page.locator("header .tools button").click()
    expect(screen.page.locator("dialog[open]")).to_be_visible()
    return screen


def waiting(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A table with open seats, as its host sees it."""
    screen = visit.window(stage.guest("Anna"), **options).open()
    made = screen.page.evaluate(
        """async () => (await (await fetch("/api/tables", {method: "POST", headers: {
             "Content-Type": "application/json",
             Authorization: "Bearer " + localStorage.getItem("troyes-token")},
           body: JSON.stringify({seats: [{kind: "me"}, {kind: "open"}, {kind: "bot"}],
                                 private: true})})).json()).id"""
    )
    screen.open(f"/t/{made}")
    expect(screen.page.locator("section.leaf li")).to_have_count(3)
    return screen


def stranger(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The first page of somebody who has never been here."""
    screen = visit.window(**options).open()
    expect(screen.button("guide-start")).to_be_visible()
    return screen


def stranger_at(visit: Visit, path: str, shown: str, **options: Any) -> Screen:
    """A page as somebody without a name sees it, when it shows what it is there for."""
    screen = visit.window(**options).open(path)
    expect(screen.page.locator(shown).first).to_be_visible()
    return screen


def invited(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A table with open seats, as somebody sees it who was sent its link."""
    table = waiting(stage, visit).page.url.rsplit("/", 1)[1]
    return stranger_at(visit, f"/t/{table}", "[data-invited]", **options)


def lost(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A link that leads nowhere."""
    return stranger_at(visit, "/t/of-long-ago", "main a", **options)


def guide(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The first game: something is to be clicked."""
    screen = stranger(stage, visit, **options).press("guide-start")
    hint = screen.page.locator("[data-hint]")
    while screen.button("guide-next").count() or not hint.count():
        expect(hint).to_be_visible()
        screen.press("guide-next")
        screen.page.wait_for_timeout(100)
    return screen


def placement(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A citizen is to be placed."""
    return at(placed(), stage, visit, **options)


def game(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Four players in the middle of a game."""
    return at(middle()[0], stage, visit, **options)


def dice(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The same, with an action and dice picked."""
    scene, way = middle()
    screen = at(scene, stage, visit, **options)
    screen.pick(target_piece(way.target), *dice_pieces(way.dice))
    expect(screen.button("confirm")).to_be_enabled()
    return screen


def late(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Four players near the end: events won, many dice, many cubes."""
    return at(last_round(), stage, visit, **options)


def again(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """It is one's turn again: what three bots did since is told."""
    anna = stage.guest("Anna")
    scene, farm = farming()
    screen = visit(stage.put(scene, anna, "novice", "novice", "novice"), anna, **options).at_last()
    screen.pick(target_piece(farm.target), *dice_pieces(farm.dice)).confirm()
    expect(screen.page.locator("[data-recap]").nth(2)).to_be_attached()
    expect(screen.button("option:0")).to_be_visible()
    return screen


def menu(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """What can be done besides playing."""
    screen = game(stage, visit, **options)
    screen.page.locator(".bar [aria-expanded]").click()
    expect(screen.button("leave")).to_be_visible()
    return screen


def leave(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Leaving asks first."""
    screen = menu(stage, visit, **options).press("leave")
    expect(screen.button("leave-sure")).to_be_visible()
    return screen


def standing(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """If the game ended now."""
    screen = late(stage, visit, **options)
    screen.page.locator("[data-stand]").click()
    expect(screen.page.locator("dialog[open] table")).to_be_visible()
    return screen


def chat(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The players talk."""
    screen = game(stage, visit, **options)
    screen.page.get_by_role("tab").nth(1).click()
    expect(screen.page.locator(".chat input")).to_be_visible()
    return screen


def rules_over(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The rules over a game."""
    screen = menu(stage, visit, **options).press("rules")
    expect(screen.page.locator("dialog[open] h2").first).to_be_visible()
    return screen


def listed(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Everything that can be picked as a list as well."""
    settings = {**options.pop("settings", {}), "list": True}
    screen = game(stage, visit, settings=settings, **options)
    expect(screen.page.locator(".list")).to_be_visible()
    return screen


def advice(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """What a good opponent would do."""
    screen = king(stage, visit, **options).press("hint")
    expect(screen.page.locator("[data-advice]")).to_be_visible()
    return screen


def origin(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A citizen's origin is asked for."""
    return at(search(lambda s: s.wait == ASK_ORIGIN and s.round > 1, 3), stage, visit, **options)


def number(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """It is asked how many cubes go on an event."""
    several = search(lambda s: s.wait == ASK_NUMBER and len(options_of(s)) > 1 and s.round > 1, 3)
    return at(several, stage, visit, **options)


def counter(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Black dice are to be countered."""
    return at(
        search(lambda s: s.wait == ASK_COUNTER and COUNTER in options_of(s) and s.round > 1, 3),
        stage,
        visit,
        **options,
    )


def cover(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """One screen for two: the secrets are covered."""
    anna = stage.guest("Anna")
    screen = visit(stage.put(search(may_pass), anna, anna), anna, **options)
    expect(screen.button("present")).to_be_visible()
    return screen


def end(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The score table."""
    screen = at(ended(), stage, visit, **options)
    expect(screen.page.locator("dialog[open] tr.total")).to_be_visible()
    return screen


def king(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The King's Challenge."""
    wanted = clever(1, lambda s: s.wait == ASK_ACTION and s.round >= 3, seed=5)
    return at(wanted, stage, visit, **options)


def roys_turn(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Le Roy acts, for as long as one likes to look at it."""
    settings = {**options.pop("settings", {}), "speed": "slow"}
    screen = king(stage, visit, settings=settings, **options)
    screen.press("option:0").confirm()
    expect(screen.page.locator(".stage ul")).to_be_visible(timeout=PATIENCE)  # slow, as asked for
    return screen


def forecast(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """What le Roy may do."""
    screen = king(stage, visit, **options)
    screen.page.locator("[data-roy=forecast]").click()
    expect(screen.page.locator("dialog[open] tbody tr")).to_have_count(11)
    return screen


def verdict(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The end of a daily challenge."""
    anna = stage.guest("Anna")
    table = stage.put(judged(1), anna, day="2026-03-01")
    screen = visit(table, anna, **options)
    expect(screen.page.locator("article[data-verdict] figure")).to_be_visible()
    return screen


def results(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Past games against le Roy."""
    anna = stage.guest("Anna")
    for seed in (1, 2, 3):
        stage.put(judged(seed), anna, day=f"2026-03-0{seed}")
    screen = visit.window(anna, **options).open("/king")
    expect(screen.page.locator("table.list tbody tr")).to_have_count(3)
    return screen


def daily(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The challenge of a day that is over."""
    anna = stage.guest("Anna")
    for seed, guest in ((1, anna), (2, stage.guest("Bertran"))):
        stage.put(judged(seed), guest, day="2026-03-01")
    screen = visit.window(anna, **options).open("/daily/2026-03-01")
    expect(screen.page.locator("tr.yours")).to_be_visible()
    return screen


def replay(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """A finished game looked back at, in its middle."""
    anna, *others = people(stage, 3)
    table = stage.put(ended(), anna, *others)
    screen = visit.window(anna, **options).open(f"/replay/{table}#at=200")
    expect(screen.page.locator('[data-moment="200"]')).to_be_visible()
    return screen


def record(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Where a record can be uploaded, with one that has a mistake."""
    screen = visit.window(stage.guest("Anna"), **options).open("/replay")
    screen.page.locator("textarea").fill('[Troyes "1"]\nstart: A')
    screen.page.locator("section button.main").click()
    expect(screen.page.locator(".error")).not_to_be_empty()
    return screen


def rules(stage: Stage, visit: Visit, **options: Any) -> Screen:
    """The page of rules."""
    return stranger_at(visit, "/rules", "a.anchor", **options)


Show = Callable[..., Screen]
SCREENS: dict[str, Show] = {
    "home": home,
    "settings": settings,
    "stranger": stranger,
    "invited": invited,
    "lost": lost,
    "guide": guide,
    "waiting": waiting,
    "placement": placement,
    "game": game,
    "dice picked": dice,
    "late": late,
    "again": again,
    "menu": menu,
    "leave": leave,
    "standing": standing,
    "chat": chat,
    "rules over": rules_over,
    "list": listed,
    "advice": advice,
    "origin": origin,
    "number": number,
    "black dice": counter,
    "cover": cover,
    "end": end,
    "king": king,
    "le Roy's turn": roys_turn,
    "forecast": forecast,
    "verdict": verdict,
    "results": results,
    "daily": daily,
    "replay": replay,
    "record": record,
    "rules": rules,
}


def show(name: str, stage: Stage, visit: Visit, **options: Any) -> Screen:
    """Open one of the screens in a window of its own."""
    return SCREENS[name](stage, visit, **options)


# --- games worth looking at ----------------------------------------------------------------------


def options_of(s: State) -> list[int]:
    """What may be chosen."""
    return options(s)


def may_pass(s: State) -> bool:
    """Somebody is asked for an action."""
    return s.wait == ASK_ACTION and PASS in options(s)


def clever(players: int, wanted: Callable[[State], bool], seed: int = 3) -> Scene:
    """The first moment as wanted in a game of bots that know what they do: good to look at."""
    bots = [make_bot("classic", seed + seat) for seat in range(players)]

    def choose(s: State, rng: object) -> int:
        return bots[s.actor].choose(View(s, s.actor))

    for scene in walk(seed, players, choose=choose):
        if wanted(scene.state):
            return scene.copy()
    raise AssertionError("the game did not come to it")


@cache
def placed() -> Scene:
    """Three players, half of the citizens placed."""
    return search(lambda s: s.wait == ASK_SPACE and sum(s.supply) < 15, players=3)


@cache
def middle() -> tuple[Scene, Way]:
    """Four players in round 3, and something that can be done with two dice."""

    def two_dice(s: State) -> list[Way]:
        if s.wait != ASK_ACTION or s.round < 3:
            return []
        return [way for way in ways(s) if len(way.dice) == 2 and way.price and not way.modifier]

    scene = clever(4, lambda s: bool(two_dice(s)))
    return scene, two_dice(scene.state)[0]


@cache
def farming() -> tuple[Scene, Way]:
    """Four players, the first of whom may farm and has dice left for another turn."""

    def fields(s: State) -> list[Way]:
        if s.wait != ASK_ACTION or s.actor or s.round < 2 or sum(s.dice[:18]) < 3:
            return []
        return [way for way in ways(s) if way.target == AGRICULTURE and not way.modifier]

    scene = clever(4, lambda s: bool(fields(s)))
    return scene, fields(scene.state)[0]


@cache
def last_round() -> Scene:
    """Four players in the last round."""
    return clever(4, lambda s: s.wait == ASK_ACTION and s.round == rounds_for(4))


@cache
def judged(seed: int) -> Scene:
    """A finished game against le Roy."""
    return clever(1, is_over, seed)


@cache
def ended() -> Scene:
    """A finished game of three."""
    return clever(3, is_over)
