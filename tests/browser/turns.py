"""Turns of another: a scene in which they are to move, and the options of what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from troyes.play.log import CHOICE
from troyes.play.menu import menu
from troyes.rules.engine import is_chance, options
from troyes.rules.layout import district_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    ASK_ACTION,
    ASK_FLIP,
    ASK_SPACE,
    DIE,
    REROLL,
)

from .hand import Way, act, ways
from .stage import Scene, search


class Turn(NamedTuple):
    """A scene in which another is to move, and the options of their turn."""

    scene: Scene
    options: list[int]


def options_of(scene: Scene, begin: Callable[[Scene], object]) -> list[int]:
    """The options of a turn: how it begins, then the first answer to what is still asked."""
    trial = scene.copy()
    before = len(trial.entries)
    begin(trial)
    while not is_chance(trial.state) and turn_is_open(trial):
        trial.choose(options(trial.state)[-1])
    return [entry.value for entry in trial.entries[before:] if entry.kind == CHOICE]


def turn_is_open(scene: Scene) -> bool:
    """Whether the last choice left something to be asked."""
    return scene.entries[-1].kind == CHOICE


def turn_with(wanted: Callable[[Way], bool]) -> Turn:
    """Bertran, on seat 1, may do something with dice that is wanted."""
    found: list[Way] = []

    def has(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        found[:] = [way for way in ways(s) if wanted(way)]
        return bool(found)

    scene = search(has, seat=1)
    return Turn(scene, options_of(scene, lambda trial: act(trial, found[0])))


def turn_of(option: int, wait: int) -> Turn:
    """Bertran may take an option."""
    scene = search(lambda s: s.wait == wait and option in options(s), seat=1)
    return Turn(scene, options_of(scene, lambda trial: trial.choose(option)))


def turn_of_space() -> Turn:
    """Bertran places a citizen before the first round."""
    scene = search(lambda s: s.wait == ASK_SPACE, seat=1)
    return Turn(scene, options_of(scene, lambda trial: trial.choose(options(trial.state)[0])))


def turn_after(influence: int) -> Turn:
    """Bertran spends influence before hiring."""

    def begin(trial: Scene) -> bool:
        trial.choose(influence)
        while trial.state.wait == ASK_FLIP:
            trial.choose(options(trial.state)[-1])
        found = [way for way in ways(trial.state) if on_card(way) and way.hire and not way.modifier]
        return bool(found) and bool(act(trial, found[0]))

    def can(s: State) -> bool:
        if s.wait != ASK_ACTION or influence not in options(s):
            return False
        trial = Scene(s.players)
        trial.state = s.copy()
        return begin(trial)

    scene = search(can, seat=1)
    return Turn(scene, options_of(scene, begin))


def turn_of_reroll() -> Turn:
    """Bertran rolls a die again; nobody knows beforehand what comes up."""

    def rolls(s: State) -> list[int]:
        return [o for o in options(s) if REROLL <= o < DIE] if s.wait == ASK_ACTION else []

    scene = search(lambda s: bool(rolls(s)), seat=1)
    option = rolls(scene.state)[0]
    return Turn(scene, options_of(scene, lambda trial: trial.choose(option)))


def turn_of_archer() -> Turn:
    """Bertran uses a card that rolls dice: the turn stops there, and goes on with its cubes."""
    found: list[Way] = []

    def archer(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        slots = [entry["target"] for entry in menu(s) if entry["name"] == "archer"]
        found[:] = [way for way in ways(s) if way.target in slots and not way.modifier]
        return bool(found)

    scene = search(archer, seat=1)
    return Turn(scene, options_of(scene, lambda trial: act(trial, found[0])))


def on_card(way: Way) -> bool:
    return ACTIVATE <= way.target < ACTIVATE + 9


def buys_of_anna(way: Way) -> bool:
    return way.price > 0 and district_of(way.dice[0]) == 0
