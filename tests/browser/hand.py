"""A turn in the browser and by the engine, side by side.

`Hand` clicks a turn choice by choice and plays the same on a scene; `check` then asks the server
whether it has come to the same state, seed and rolls included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import expect
from table import differences

from troyes.formats.position import to_json
from troyes.play.log import CONFIRM
from troyes.play.menu import menu
from troyes.rules.engine import options
from troyes.rules.layout import colour_of, district_of, value_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_CUBES,
    ASK_MODIFIER,
    ASK_NUMBER,
    ASK_ORIGIN,
    BLACK,
    BUILDINGS,
    CATHEDRAL,
    COLOURS,
    CUBE,
    DIE,
    FIGHT,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    MODIFY,
    NO_MODIFIER,
    NUMBER,
    REROLL,
    SEAT_LETTERS,
    SETTLE,
    SPACE,
    STOP,
)

from .screen import Screen
from .stage import Scene, search

FURTHER = (ASK_ORIGIN, ASK_NUMBER, ASK_CUBES)


class Way(NamedTuple):
    """One way to do an action: its target, a modifier (0: none, else slot + 1), the dice."""

    target: int
    modifier: int
    dice: tuple[int, ...]
    total: int
    price: int
    hire: int


def ways(s: State) -> Iterator[Way]:
    """Everything the seat to move could do with dice."""
    for entry in menu(s):
        for way in entry["ways"]:
            for dice, total, price, *_ in way["groups"]:
                yield Way(
                    entry["target"], way["modifier"], tuple(dice), total, price, entry["hire"]
                )


def act(scene: Scene, way: Way) -> Scene:
    """Play a way up to what is asked after its dice."""
    scene.choose(way.target)
    if scene.state.wait == ASK_MODIFIER:
        scene.choose(MODIFY + way.modifier - 1 if way.modifier else NO_MODIFIER)
    for die in way.dice:
        scene.choose(DIE + die)
    if STOP in options(scene.state) and scene.state.wait != ASK_CUBES:
        scene.choose(STOP)
    return scene


def search_way(
    wanted: Callable[[State, Way], bool],
    then: Callable[[State], bool] = lambda s: True,
    players: int = 2,
) -> tuple[Scene, Way]:
    """A scene and a way of its seat A to do what is wanted, after which `then` holds."""
    found: list[Way] = []

    def has_way(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        fitting = [way for way in ways(s) if wanted(s, way)]
        found[:] = [way for way in fitting if then(trial(s, way))]
        return bool(found)

    def trial(s: State, way: Way) -> State:
        scene = Scene(s.players)
        scene.state = s.copy()
        return act(scene, way).state

    scene = search(has_way, players)
    return scene, found[0]


# --- pieces --------------------------------------------------------------------------------------


def die_piece(die: int) -> str:
    """The name of a die: `A.y5`."""
    return f"{SEAT_LETTERS[district_of(die)]}.{COLOURS[colour_of(die)][0]}{value_of(die)}"


def dice_pieces(dice: tuple[int, ...]) -> list[str]:
    """Dice as pieces of the board; equal ones are numbered."""
    seen: Counter[str] = Counter()
    found = []
    for name in map(die_piece, dice):
        found.append(f"die:{name}#{seen[name]}")
        seen[name] += 1
    return found


def target_piece(target: int) -> str:
    """What an action is aimed at."""
    if target >= FIGHT:
        return f"event:{target - FIGHT}"
    if target >= ACTIVATE:
        return f"card:{target - ACTIVATE}"
    if target >= SETTLE:
        return f"building:{BUILDINGS[target - SETTLE]}"
    return {CATHEDRAL: "cathedral", AGRICULTURE: "agriculture"}[target]


def option_piece(option: int, seat: int) -> str | None:
    """The piece to click for an option that is a single choice; None: a button."""
    letter = SEAT_LETTERS[seat]
    if option >= NUMBER:
        return None
    if CUBE <= option < REROLL:
        return f"event:{option - CUBE}"
    if option == FROM_SUPPLY:
        return f"supply:{letter}"
    if FROM_CARD <= option < FROM_SUPPLY:
        return f"tradesman:{option - FROM_CARD}:{letter}"
    if FROM_LYING <= option < FROM_CARD:
        return f"lying:{BUILDINGS[option - FROM_LYING]}:{letter}"
    if FROM_SPACE <= option < FROM_LYING:
        return f"space:{option - FROM_SPACE}"
    if SPACE <= option < FROM_SPACE:
        return f"space:{option - SPACE}"
    return None


# --- playing both --------------------------------------------------------------------------------


class Hand:
    """One person's turn on a screen and in a scene."""

    def __init__(self, screen: Screen, scene: Scene) -> None:
        self.screen = screen
        self.scene = scene.copy()
        screen.at(len(scene.entries))

    def shown(self, *pieces: str) -> None:
        """Pieces are marked as picked."""
        for piece in pieces:
            expect(self.screen.piece(piece)).to_have_attribute("aria-pressed", "true")

    def way_pieces(self, way: Way) -> list[str]:
        """The target and the dice of a way."""
        return [target_piece(way.target), *dice_pieces(way.dice)]

    def pick_way(self, way: Way, dice_first: bool = False) -> None:
        """Pick target and dice in one order or the other."""
        target, *dice = self.way_pieces(way)
        for piece in [*dice, target] if dice_first else [target, *dice]:
            self.screen.pick(piece)
            self.shown(piece)
        if way.modifier:
            self.screen.press(f"modifier:{way.modifier}")
        self.shown(target, *dice)

    def act(self, way: Way, dice_first: bool = False) -> None:
        """An action with dice, confirmed."""
        self.pick_way(way, dice_first)
        self.screen.confirm()
        self.play_way(way)

    def play_way(self, way: Way) -> None:
        """The engine's side of an action."""
        act(self.scene, way)
        self.go_on()

    def answer(self, option: int) -> None:
        """One further choice: a citizen's origin, a number, a cube, a space."""
        spreads = self.scene.state.wait == ASK_CUBES
        piece = option_piece(option, self.scene.seat)
        if piece:
            self.screen.pick(piece)
        else:
            self.screen.press(f"{'send' if spreads else 'option'}:{option}")
        if not spreads:
            self.screen.confirm()
        seat = self.scene.seat
        self.scene.choose(option, confirm=not spreads)
        if spreads and (self.scene.state.wait != ASK_CUBES or self.scene.seat != seat):
            self.screen.confirm()
            self.scene.hold_no_more(seat)
        self.go_on()

    def finish(self, prefer: Sequence[int] = ()) -> None:
        """Answer what is still asked: what is preferred, else the first that is offered."""
        while self.scene.entries[-1].kind != CONFIRM and self.scene.state.wait in FURTHER:
            offered = options(self.scene.state)
            self.answer(next((o for o in prefer if o in offered), offered[0]))

    def influence(self, kind: str, dice: tuple[int, ...] = ()) -> None:
        """Spend influence: recruit by its button, reroll and flip after picking dice."""
        self.screen.press(kind)
        if dice:
            self.screen.pick(*dice_pieces(dice))
            self.screen.confirm()

    def counter(self, blacks: tuple[int, ...], dice: tuple[int, ...]) -> None:
        """Dice against the highest black die and these further ones."""
        pieces = [f"black:{value}#{k}" for value, k in blacks_numbered(self.scene.state, blacks)]
        self.screen.pick(*pieces, *dice_pieces(dice))
        self.screen.confirm()

    def go_on(self) -> None:
        """What is rolled after it, and the page that shows it."""
        self.scene.resolve_chance()
        self.screen.at(len(self.scene.entries))

    def in_hand(self) -> None:
        """The page shows what was chosen so far, and the server has not heard of it."""
        self.screen.at(len(self.scene.entries))
        known = self.screen.entries()
        assert len(known) < len(self.scene.entries), "the server has heard of the whole turn"
        assert known == self.scene.entries[: len(known)], (known, self.scene.entries)

    def check(self) -> None:
        """The server has come to the same state as the engine."""
        self.screen.at(len(self.scene.entries))
        found, expected = self.screen.state(), self.scene.state
        assert found == expected, "\n".join(
            ["the server's position:", *differences(to_json(found), to_json(expected))]
        )


def blacks_numbered(s: State, values: tuple[int, ...]) -> list[tuple[int, int]]:
    """Further black dice with their numbers among equal ones; the highest is always taken."""
    highest = max(value for value in range(1, 7) if s.black[value - 1])
    seen: Counter[int] = Counter([highest])
    found = []
    for value in values:
        found.append((value, seen[value]))
        seen[value] += 1
    return found


__all__ = ["BLACK", "Hand", "Way", "act", "dice_pieces", "search_way", "target_piece", "ways"]
