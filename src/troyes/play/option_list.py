"""A list of options: a whole turn, or a part of one, as a player would put it.

>>> from troyes.formats.position import from_json
>>> from troyes.rules.terms import AGRICULTURE, DIE
>>> s = from_json(
...     {"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [3, 5]}}}
... )
>>> turn = read_options(s, [AGRICULTURE, DIE + 16, DIE + 14], CONFIRMED)
>>> turn.options, turn.completes
([8, 147, 149, 1], True)

The engine asks for dice in canonical order, so that there is only one way to pick a group; people
pick them in any order. It also asks for a modifier, and when to stop, where people would say
nothing. docs/protocol.md has the rules for such lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from troyes.rules.engine import apply_option, is_chance, options
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_BLACK_DICE,
    ASK_CUBES,
    ASK_DICE,
    ASK_FLIP,
    DIE,
    NO_MODIFIER,
    NUMBER,
    STOP,
)
from troyes.rules.turn import turn_goes_on

from .refused import Refused

# At which questions STOP is supplied at the end of a list.
TENTATIVE: tuple[int, ...] = ()
PREVIEWED = (ASK_DICE, ASK_FLIP, ASK_BLACK_DICE)
CONFIRMED = (*PREVIEWED, ASK_CUBES)


class OptionList(NamedTuple):
    """A list as the engine takes it, with what was supplied, and where it ends."""

    options: list[int]
    completes: bool  # the turn is complete
    rolls: bool  # something is rolled before the turn goes on
    after: State  # the position at its end


def read_options(s: State, given: Sequence[int], stops: Sequence[int] = TENTATIVE) -> OptionList:
    """What a list means at a decision; `Refused` names the option that does not fit."""
    reader = Reader(s)
    rest = list(given)
    while rest:
        reader.read(rest)
    if given:
        reader.finish(stops)
    return OptionList(reader.taken, reader.complete, reader.rolls(), reader.s)


class Reader:
    """Plays a list on a copy of a state."""

    def __init__(self, s: State) -> None:
        self.s = s.copy()
        self.taken: list[int] = []
        self.complete = False

    def rolls(self) -> bool:
        """Whether the turn waits for a roll in the middle of it."""
        return not self.complete and is_chance(self.s)

    def read(self, rest: list[int]) -> None:
        """Take one option: a die, the next one of the list, or an implied option."""
        if self.rolls():
            raise Refused("error-after-roll", option=rest[0])
        listed = [] if self.complete else options(self.s)
        said = list(takewhile(is_die, rest))
        dice = [option for option in listed if option in said]
        option = self.first(dice) if dice else rest[0]
        if option in listed:
            rest.remove(option)
            self.take(option)
        elif (implied := self.implied(listed)) is not None:
            self.take(implied)
        else:
            raise Refused("error-not-an-option", option=option)

    def first(self, dice: list[int]) -> int:
        """The die the engine wants before the others: it lists them so, but for black dice."""
        return min(dice) if self.s.wait == ASK_BLACK_DICE else dice[0]

    def implied(self, listed: list[int]) -> int | None:
        """An implied option where the next option of the list is not asked for."""
        if self.s.wait == ASK_ACTION:
            return None
        return next((option for option in (STOP, NO_MODIFIER) if option in listed), None)

    def finish(self, stops: Sequence[int]) -> None:
        """The end of the list: enough dice, enough cubes."""
        while not self.complete and self.s.wait in stops and STOP in options(self.s):
            self.take(STOP)

    def take(self, option: int) -> None:
        """Play an option that is listed."""
        before = self.s.wait
        apply_option(self.s, option)
        self.taken.append(option)
        self.complete = not turn_goes_on(before, option, self.s.wait)


def is_die(option: int) -> bool:
    """Whether an option is a die of a district or a black die."""
    return DIE <= option < NUMBER
