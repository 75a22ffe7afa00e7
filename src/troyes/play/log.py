"""The log of a game, and undo: for tables and scripts alike.

The log of a table is made of entries: choices, outcomes of chance, undos, confirmations. The same
entries in the same order always give the same game; that is how it is stored and how several
processes agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from troyes.formats.facts import Told, tell
from troyes.rules.chance import Seed
from troyes.rules.engine import advance, apply_outcome, choose, draw
from troyes.rules.facts import ASKS, recording
from troyes.rules.state import State

CHOICE, OUTCOME, UNDO, CONFIRM = 0, 1, 2, 3
MOST_UNDONE = 200  # undos in one turn: more than anybody needs, and few enough for any log


class Entry(NamedTuple):
    """One line of a log."""

    kind: int
    value: int


class Log:
    """A game that changes choice by choice; undo ends where something new became known."""

    def __init__(self, state: State, seed: int) -> None:
        """The log of a game that begins: a state of `new_game`."""
        self.state = state
        self.seed = Seed(seed)
        self.back: list[State] = []  # before each choice that can be taken back
        self.undoer: int | None = None  # who may take back
        advance(state)

    def take(self, option: int) -> None:
        """The seat to move takes an option; one that does not fit changes nothing."""
        before = self.state.copy()
        choose(self.state, option)
        if self.undoer != before.actor:
            self.back.clear()
            self.undoer = before.actor
        self.back.append(before)

    def next_outcome(self) -> int:
        """The outcome of the roll or draw the game waits for."""
        return draw(self.state, self.seed.key0, self.seed.key1)

    def reveal(self, outcome: int) -> None:
        """Something is rolled or drawn."""
        apply_outcome(self.state, outcome)
        self.forget_back()

    def take_back(self) -> None:
        """Take back the last choice."""
        self.state = self.back.pop()
        if not self.back:
            self.undoer = None

    def forget_back(self) -> None:
        """New information appeared: nothing before it can be taken back any more."""
        self.back.clear()
        self.undoer = None


def told(s: State, happen: Callable[[int], None], value: int, asked: bool = True) -> list[Told]:
    """The facts of an action on a state and, if wanted, what is asked next."""
    with recording(s) as facts:
        happen(value)
    return tell([row for row in facts.rows if asked or row.kind != ASKS], s)


def count_undone(undone: int, kind: int) -> int:
    """The undos of the current turn after one more entry; rolls and confirmations reset them."""
    if kind == UNDO:
        return undone + 1
    return 0 if kind in (OUTCOME, CONFIRM) else undone


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count: an undo takes away the choice before it, and goes with it.

    Nothing but choices can lie between, because nothing can be taken back after a roll. The table
    after these entries is the one after all of them, but for its version and its count of undos.
    """
    left: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            left.pop()
        else:
            left.append(entry)
    return left


def steps_of(entries: Iterable[Entry]) -> list[int]:
    """The steps of a record: what was chosen and rolled, and not taken back."""
    return [e.value for e in without_undone(entries) if e.kind in (CHOICE, OUTCOME)]
