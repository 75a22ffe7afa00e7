"""One game at a table, as an append-only log of entries.

Every change is an entry: a choice, an outcome of chance, an undo, a confirmation. The same entries
applied in the same order always give the same table; that is how it is stored and how several
processes agree. A player's turn is tentative until he confirms it: nothing is rolled and nobody
else acts before.
"""

from __future__ import annotations

from typing import NamedTuple

from troyes.play.view import View
from troyes.rules.chance import Seed
from troyes.rules.engine import advance, apply_outcome, choose, draw, is_chance, is_over, options
from troyes.rules.state import State
from troyes.rules.terms import CHANCE
from troyes.rules.turn import turn_goes_on

from . import undone
from .story import (
    Message,
    choice_changes,
    choice_message,
    message,
    outcome_changes,
    outcome_messages,
    result,
)

CHOICE, OUTCOME, UNDO, CONFIRM = 0, 1, 2, 3


class Entry(NamedTuple):
    """One line of a table's log."""

    kind: int
    value: int


class Refused(ValueError):
    """A request the table does not grant; `reason` is a message id, `args` its arguments."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_ = args


class Table:
    """A game in progress with its tentative turn."""

    def __init__(self, state: State, seed: int) -> None:
        """A table at the beginning of a game: a state of `new_game`."""
        self.state = state
        self.seed = Seed(seed)
        self.version = 0  # entries applied
        self.held_by: int | None = None  # a seat whose finished turn waits for its confirmation
        self.back: list[tuple[State, int | None]] = []
        self.undoer: int | None = None
        self.undone = 0  # undos in the turn in hand
        advance(state)

    def trial(self) -> Table:
        """A copy to try things on."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state, other.back = self.state.copy(), list(self.back)
        return other

    # --- questions -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state) and self.held_by is None

    def to_move(self) -> int | None:
        """The seat everybody waits for, if only to confirm; None at chance and at the end."""
        if self.held_by is not None:
            return self.held_by
        if is_over(self.state) or self.chance_is_due():
            return None
        return self.state.actor

    def chance_is_due(self) -> bool:
        """Whether the next thing is a roll or a draw that nothing holds up.

        A reroll or Archer's dice belong to the turn in hand and never wait for a confirmation.
        """
        return is_chance(self.state) and (self.held_by is None or self.state.actor != CHANCE)

    def options(self) -> list[int]:
        """What the seat to move may choose; nothing while its turn waits for confirmation."""
        return [] if self.held_by is not None else options(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat may know; secrets are kept until the last turn is confirmed."""
        return View(self.state, seat, keep_secrets=self.held_by is not None)

    # --- requests: each returns the entries it would add; nothing is changed ---------------------

    def choose(self, seat: int, option: int, confirm: bool = False) -> list[Entry]:
        """A seat takes an option; `confirm` ends the turn at once if that completes it."""
        self.must_be_on_turn(seat)
        if self.held_by is not None:
            raise Refused("error-confirm-first")
        if option not in options(self.state):
            raise Refused("error-not-an-option", option=option)
        entries = [Entry(CHOICE, option)]
        return [*entries, Entry(CONFIRM, seat)] if confirm and self.completes(option) else entries

    def undo(self, seat: int) -> list[Entry]:
        """A seat takes back its last choice."""
        if self.undoer != seat or not self.back:
            raise Refused("error-nothing-to-undo")
        if self.undone >= undone.MOST:
            raise Refused("error-no-more-undo", most=undone.MOST)
        return [Entry(UNDO, seat)]

    def confirm(self, seat: int) -> list[Entry]:
        """A seat ends its turn."""
        if self.held_by != seat:
            raise Refused("error-nothing-to-confirm")
        return [Entry(CONFIRM, seat)]

    def must_be_on_turn(self, seat: int) -> None:
        """Nobody acts for another seat, or out of turn."""
        if self.to_move() != seat:
            raise Refused("error-not-your-turn")

    def completes(self, option: int) -> bool:
        """Whether an option completes the turn in hand."""
        after = self.state.copy()
        choose(after, option)
        return not turn_goes_on(self.state.wait, option, after.wait)

    def due_outcome(self) -> Entry:
        """The outcome of the chance step that is due."""
        return Entry(OUTCOME, draw(self.state, self.seed.key0, self.seed.key1))

    # --- applying an entry: the only thing that changes a table ----------------------------------

    def apply(self, entry: Entry) -> list[Message]:
        """Apply one entry of the log and tell what happened."""
        before = self.state.copy()
        told: list[Message] = []
        if entry.kind == CHOICE:
            told = self.apply_choice(entry.value, before)
        elif entry.kind == OUTCOME:
            told = outcome_messages(self.state, entry.value)
            apply_outcome(self.state, entry.value)
            self.forget_back()
        elif entry.kind == UNDO:
            self.state, self.held_by = self.back.pop()
            if not self.back:
                self.undoer = None
            told = [message("undone", seat=entry.value)]
        else:
            self.held_by = None
            self.forget_back()
            told = [message("confirmed", seat=entry.value)]
        self.version += 1
        self.undone = undone.count(self.undone, entry.kind)
        if entry.kind == CHOICE:
            told += choice_changes(before, entry.value, self.state)
        elif entry.kind == OUTCOME:
            told += outcome_changes(before, self.state, entry.value)
        if self.over:
            told.append(result(self.state))
        return told

    def apply_choice(self, option: int, before: State) -> list[Message]:
        """A choice: it can be taken back until something new becomes known."""
        seat = before.actor
        told = [choice_message(before, option)]
        choose(self.state, option)
        if self.undoer != seat:
            self.forget_back()
        self.back.append((before, self.held_by))
        self.undoer = seat
        if not turn_goes_on(before.wait, option, self.state.wait):
            self.held_by = seat
        return told

    def forget_back(self) -> None:
        """Something new became known: nothing can be taken back any more."""
        self.back.clear()
        self.undoer = None
