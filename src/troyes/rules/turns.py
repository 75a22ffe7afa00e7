"""Whole turns: where one ends, and all those a player could take (for bots).

>>> from troyes.rules.position import from_json
>>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [4]}}})
>>> [turn_text(s, turn) for turn in turns(s)]
['pass', 'fight:marauding y4', 'agriculture y4']
"""

from __future__ import annotations

from .engine import apply_option, is_chance, list_options
from .names import option_name
from .options import Options
from .state import State
from .terms import (
    ASK_ACTION,
    ASK_BLACK,
    ASK_COUNTER,
    ASK_CUBES,
    ASK_FLIP,
    ASK_SPACE,
    FLIP,
    NO_MODIFIER,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_ARCHER,
    ROLL_REROLL,
    STOP,
    YIELD,
)


def spends_influence(option: int) -> bool:
    """Whether an option of ASK_ACTION or ASK_COUNTER is a use of influence."""
    return option in (RECRUIT, FLIP) or REROLL <= option < REROLL + 18


def turn_goes_on(before: int, option: int, after: int) -> bool:
    """Whether the turn in which `option` was chosen at the wait `before` goes on at `after`.

    Uses of influence belong to the turn they come before; an outcome is treated like an option.
    """
    if before == ASK_SPACE:
        return False
    if before in (ASK_ACTION, ASK_COUNTER):
        return option != PASS and option != YIELD
    if before in (ASK_FLIP, ROLL_REROLL):
        return True
    return after == ROLL_ARCHER or (ASK_BLACK <= after <= ASK_CUBES and after != ASK_ACTION)


class Turns:
    """Goes through all whole turns from a decision on, depth first; may be cut short at any time.

    A turn is a tuple of options. It ends where the player's turn ends or where a die must be rolled
    (a reroll, Archer): the rest is then another enumeration. No two turns lead to one position.
    """

    def __init__(self, s: State, influence: bool = True) -> None:
        """Begin at a decision; without `influence`, turns that spend none of it before acting."""
        self.influence = influence
        self.step = s.step
        self.round = s.round
        self.states = [s.copy()]
        self.lists = [self.list_for(s)]
        self.at = [0]
        self.path: list[int] = []
        self.seen: set[bytes] = set()

    def list_for(self, s: State) -> list[int]:
        """The options to try at a state: those that act before those that spend influence."""
        found = Options()
        list_options(s, found)
        acting = []
        spending = []
        before = s.wait == ASK_ACTION or s.wait == ASK_COUNTER
        for i in range(found.n):
            option = found.ids[i]
            if before and spends_influence(option):
                spending.append(option)
            else:
                acting.append(option)
        return acting + spending if self.influence else acting

    def __iter__(self) -> Turns:
        return self

    def __next__(self) -> tuple[int, ...]:
        """The next turn."""
        while self.states:
            depth = len(self.states) - 1
            choices = self.lists[depth]
            i = self.at[depth]
            if i == len(choices):
                self.states.pop()
                self.lists.pop()
                self.at.pop()
                if self.path:
                    self.path.pop()
                continue
            self.at[depth] = i + 1
            option = choices[i]
            parent: State = self.states[depth]
            child: State = parent.copy()
            apply_option(child, option)
            before = parent.wait
            goes_on = turn_goes_on(before, option, child.wait) and not is_chance(child)
            if self.is_repeat(before, goes_on, child):
                continue
            self.path.append(option)
            if not goes_on:
                turn = tuple(self.path)
                self.path.pop()
                return turn
            self.states.append(child)
            self.lists.append(self.list_for(child))
            self.at.append(0)
        raise StopIteration

    def is_repeat(self, before: int, goes_on: bool, child: State) -> bool:
        """Whether this position was reached before.

        Influence spent or cubes spread in another order lead to the same position; so does a die
        turned and used instead of another, and any choice of dice when the round ends, for those
        not used go back as well. Elsewhere different choices make different positions.
        """
        if before != ASK_CUBES:
            if goes_on and child.wait not in (ASK_ACTION, ASK_COUNTER):
                return False
            spent = len(self.path) > 0 and spends_influence(self.path[0])
            same_phase = child.step == self.step and child.round == self.round
            if not goes_on and same_phase and not spent:
                return False
        key = child.key() + (b"+" if goes_on else b".")
        if key in self.seen:
            return True
        self.seen.add(key)
        return False


def turns(s: State, influence: bool = True) -> Turns:
    """All whole turns of the player who must choose, as an iterator."""
    return Turns(s, influence)


def implied(option: int) -> bool:
    """Whether the notation leaves an option out: the reader supplies it (docs/notation.md)."""
    return option in (STOP, NO_MODIFIER)


def turn_text(s: State, turn: tuple[int, ...]) -> str:
    """A turn in the notation."""
    s = s.copy()
    words = []
    for option in turn:
        if not implied(option):
            words.append(option_name(s, option))
        apply_option(s, option)
    return " ".join(words)
