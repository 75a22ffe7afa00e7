"""Whole turns: all those a player could take (for bots).

>>> from troyes.formats.position import from_json
>>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [4]}}})
>>> from troyes.formats.notation import turn_text
>>> [turn_text(s, turn) for turn in turns(s)]
['pass', 'fight:marauding y4', 'agriculture y4']
"""

from __future__ import annotations

from troyes.rules.engine import apply_option, is_chance, list_options
from troyes.rules.options import Options
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, ASK_CUBES
from troyes.rules.turn import spends_influence, turn_goes_on


class Turns:
    """Iterates over all whole turns from a decision, depth first; can be stopped at any time.

    A turn is a tuple of options. It ends where the player's turn ends or where a die must be rolled
    (a reroll, Archer): the rest is then another enumeration. Turns that differ only in the order
    of choices are listed once; different actions may still lead to one position.
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
        not used go back as well. Elsewhere different choices rarely lead to the same position.
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
