"""The log of a game, and undo: for tables and scripts alike.

Every change is an entry: a choice, an outcome of chance, an undo, a confirmation. The same entries
applied in the same order always give the same game; that is how it is stored and how several
processes agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from troyes.formats.facts import Told, tell
from troyes.rules.chance import Seed
from troyes.rules.engine import advance, apply_outcome, choose, draw
from troyes.rules.facts import ASKS, recording
from troyes.rules.state import State
from troyes.rules.turn import turn_goes_on

CHOICE, OUTCOME, UNDO, CONFIRM = 0, 1, 2, 3
MOST_UNDONE = 200  # undos in one turn: more than anybody needs, and few enough for any log


class Entry(NamedTuple):
    """One line of a log."""

    kind: int
    value: int


class Log:
    """A game that changes entry by entry; undo ends where something new became known."""

    def __init__(self, state: State, seed: int) -> None:
        """The log of a game that begins: a state of `new_game`."""
        self.state = state
        self.seed = Seed(seed)
        self.version = 0  # entries applied
        self.held_by: int | None = None  # a seat whose finished turn waits for its confirmation
        self.back: list[tuple[State, int | None]] = []
        self.undoer: int | None = None
        self.undone = 0  # undos in the turn in hand
        advance(state)

    def due_outcome(self) -> Entry:
        """The outcome of the chance step the game waits for."""
        return Entry(OUTCOME, draw(self.state, self.seed.key0, self.seed.key1))

    def add(self, entry: Entry) -> None:
        """Apply one entry: the only thing that changes a game."""
        if entry.kind == CHOICE:
            self.add_choice(entry.value)
        elif entry.kind == OUTCOME:
            apply_outcome(self.state, entry.value)
            self.forget_back()
        elif entry.kind == UNDO:
            self.state, self.held_by = self.back.pop()
            if not self.back:
                self.undoer = None
        else:
            self.held_by = None
            self.forget_back()
        self.version += 1
        self.undone = count_undone(self.undone, entry.kind)

    def add_choice(self, option: int) -> None:
        """A choice; one that does not fit changes nothing."""
        before = self.state.copy()
        seat = before.actor
        choose(self.state, option)
        if self.undoer != seat:
            self.forget_back()
        self.back.append((before, self.held_by))
        self.undoer = seat
        if not turn_goes_on(before.wait, option, self.state.wait):
            self.held_by = seat

    def forget_back(self) -> None:
        """Something new became known: nothing can be taken back any more."""
        self.back.clear()
        self.undoer = None

    def tell(self, entry: Entry, asked: bool = True) -> list[Told]:
        """Apply one entry, and tell what it did and, if wanted, what is asked then.

        Undoing and confirming tell nothing.
        """
        with recording(self.state) as facts:
            self.add(entry)
        return tell((row for row in facts.rows if asked or row.kind != ASKS), self.state)


def count_undone(undone: int, kind: int) -> int:
    """The undos of the turn in hand after one more entry; a roll or a confirmation begins anew."""
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
