"""The one gate for secrets: what a seat, or a spectator, may know of a state (T5).

Hidden are the other players' characters, their victory points (unless the table plays with open
scores; but anyone who pays attention can count them: `View.tally`, for bots alone) and, because
they are drawn only when they are turned up, all face-down cards and decks. A view is itself a
state, with UNKNOWN in the hidden fields: options and positions can be asked of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from troyes.formats.position import to_json
from troyes.rules.engine import is_over, options
from troyes.rules.secrets import SPECTATOR, fill_in, mask
from troyes.rules.secrets import tally as count_points
from troyes.rules.state import State
from troyes.rules.terms import CHARACTERS, UNKNOWN

from .turns import turns

NOTHING = (0, 0, 0, 0, 0)


class View:
    """What one seat may know: everything bots, clients and logs ever get."""

    def __init__(
        self,
        s: State,
        seat: int | None,
        keep_secrets: bool = False,
        tally: tuple[int, ...] | None = None,
    ) -> None:
        """The view of a seat; `None` is a spectator.

        At the end of the game all is open, unless `keep_secrets` says that it is not quite over.
        A state that is a view itself does not have everybody's points: then `tally` brings them.
        """
        if seat is not None and not 0 <= seat < s.players:
            raise ValueError(f"there is no seat {seat} at a table of {s.players}")
        self.seat = seat
        # What an attentive player knows; it is for bots, and not shown to anybody.
        self.tally = tally or count_points(s)
        self.state = s.copy()
        if keep_secrets or not is_over(s):
            mask(self.state, SPECTATOR if seat is None else seat)

    def options(self) -> list[int]:
        """The options of the current decision, no matter whose it is."""
        return options(self.state)

    def turns(self, influence: bool = True) -> Iterator[tuple[int, ...]]:
        """Whole turns of the player who must choose."""
        return turns(self.state, influence)

    def to_json(self) -> dict[str, Any]:
        """The position as plain JSON data, null where it is hidden."""
        return to_json(self.state)

    def sample(self, choose: Any, counted: bool = True) -> State:
        """A complete state that fits the view, for bots that think ahead.

        Hidden characters are drawn with `choose`, a function that picks from a list
        (`random.Random().choice`): every set that is possible is equally likely. Hidden points are
        those an attentive player has counted; for others (`counted=False`) they count from 0.
        """
        hands = self.state.hands
        unseen = [c for c in range(len(CHARACTERS)) if c not in hands]
        drawn = []
        for _ in range(hands.count(UNKNOWN)):
            pick = choose(unseen)
            unseen.remove(pick)
            drawn.append(pick)
        return self.fill(drawn, counted)

    def fill(self, characters: list[int], counted: bool = True) -> State:
        """The state with these characters in the hidden places, in their order."""
        s = self.state.copy()
        fill_in(s, characters, self.tally if counted else NOTHING)
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.state) == (other.seat, other.state)

    def __hash__(self) -> int:
        return hash((self.seat, self.state))

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.state!r}>"


def view(s: State, seat: int | None) -> View:
    """What a seat may know of a state; `None` for a spectator."""
    return View(s, seat)
