"""One game at a table: a log whose turns wait for their player's confirmation.

A player's turn is tentative until they confirm it: until then nothing is rolled and no one else
acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from troyes.formats.facts import Told
from troyes.rules.engine import is_chance, is_over, options
from troyes.rules.layout import hand_at
from troyes.rules.scoring import breakdown, margin, owners, verdict, winners
from troyes.rules.state import State
from troyes.rules.terms import CHANCE, CHARACTERS, NO_CHARACTER, SEAT_LETTERS
from troyes.rules.turn import turn_goes_on

from .log import CHOICE, CONFIRM, MOST_UNDONE, OUTCOME, UNDO, Entry, Log, count_undone, told
from .option_list import CONFIRMED, TENTATIVE, read_options
from .refused import Refused as Refused
from .view import View


class Step(NamedTuple):
    """An entry that was applied: the version it led to, and what happened.

    What is asked then is not among the facts (`asks` of the state tells it). Undoing and confirming
    tell none.
    """

    version: int
    entry: Entry
    facts: list[Told]


class Table(Log):
    """A game in progress with its tentative turn."""

    def __init__(self, state: State, seed: int) -> None:
        """A table at the beginning of a game: a state of `new_game`."""
        super().__init__(state, seed)
        self.version = 0  # entries applied
        self.held_by: int | None = None  # a seat whose finished turn waits for its confirmation
        self.undone = 0  # undos in the current turn

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

        A reroll or Archer's dice belong to the current turn and never wait for a confirmation.
        """
        return is_chance(self.state) and (self.held_by is None or self.state.actor != CHANCE)

    def options(self) -> list[int]:
        """What the seat to move may choose; nothing while its turn waits for confirmation."""
        return [] if self.held_by is not None else options(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat may know; secrets are kept until the last turn is confirmed."""
        return View(self.state, seat, keep_secrets=self.held_by is not None)

    # --- requests: each returns the entries it would add; nothing is changed ---------------------

    def choose(self, seat: int, given: Sequence[int], confirm: bool = False) -> list[Entry]:
        """A seat takes a list of options; `confirm` ends the turn at once if that completes it."""
        self.must_be_open_to(seat)
        read = read_options(self.state, given, CONFIRMED if confirm else TENTATIVE)
        entries = [Entry(CHOICE, option) for option in read.options]
        return [*entries, Entry(CONFIRM, seat)] if confirm and read.completes else entries

    def undo(self, seat: int) -> list[Entry]:
        """A seat takes back its last choice."""
        if self.undoer != seat or not self.back:
            raise Refused("error-nothing-to-undo")
        if not self.may_undo():
            raise Refused("error-no-more-undo", most=MOST_UNDONE)
        return [Entry(UNDO, seat)]

    def may_undo(self) -> bool:
        """Whether a choice can be taken back, by the one who made it."""
        return bool(self.back) and self.undone < MOST_UNDONE

    def confirm(self, seat: int) -> list[Entry]:
        """A seat ends its turn."""
        if self.held_by != seat:
            raise Refused("error-nothing-to-confirm")
        return [Entry(CONFIRM, seat)]

    def must_be_open_to(self, seat: int) -> None:
        """Refuse choices for another seat, out of turn, or after the turn is complete."""
        if self.to_move() != seat:
            raise Refused("error-not-your-turn")
        if self.held_by is not None:
            raise Refused("error-confirm-first")

    # --- applying an entry -----------------------------------------------------------------------

    def due_outcome(self) -> Entry:
        """The outcome of the chance step that is due."""
        return Entry(OUTCOME, self.next_outcome())

    def apply(self, entry: Entry) -> Step:
        """Apply one entry of the log and tell what happened."""
        facts: list[Told] = []
        if entry.kind == CHOICE:
            seat, wait = self.state.actor, self.state.wait
            facts = told(self.state, self.take, entry.value, asked=False)
            if not turn_goes_on(wait, entry.value, self.state.wait):
                self.held_by = seat
        elif entry.kind == OUTCOME:
            facts = told(self.state, self.reveal, entry.value, asked=False)
        elif entry.kind == UNDO:
            self.take_back()
            self.held_by = None
        else:
            self.held_by = None
            self.forget_back()
        self.version += 1
        self.undone = count_undone(self.undone, entry.kind)
        return Step(self.version, entry, facts)


def result(s: State) -> dict[str, Any]:
    """The end: every owner's points by category, the winners, the verdict of the solo game."""
    found: dict[str, Any] = {
        "scores": {SEAT_LETTERS[owner]: breakdown(s, owner) for owner in owners(s)},
        "winners": winners(s),
        "characters": {
            f"{SEAT_LETTERS[seat]}{k}": CHARACTERS[s.hands[hand_at(seat, k)]]
            for seat in range(4)
            for k in range(2)
            if s.hands[hand_at(seat, k)] != NO_CHARACTER
        },
    }
    if s.players == 1:
        found |= {"margin": margin(s), "verdict": verdict(margin(s))}
    return found
