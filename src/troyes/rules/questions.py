"""What a question and a chance step are: their answers, and what each answer does.

A state waits for one of these at a time (`s.wait`). Every module of the rules defines its own,
options and effect side by side; `engine` knows them by number and does nothing but run them. An
effect says what is asked next by setting `s.wait` again; WAIT_NOTHING goes on with the round.
Questions own scratch buffers, so each thread that runs without the GIL needs its own
`engine.Referee`.
"""

from __future__ import annotations

from .chance import keyed
from .options import Options
from .state import State

ROLLS_OF_A_SEAT = 4096  # where rolls of a round are numbered per player


class Question:
    """A decision of the player `s.actor`. This one has no answers: nothing is asked."""

    def options(self, s: State, out: Options) -> None:
        """Add everything that may be chosen."""

    def choose(self, s: State, option: int) -> None:
        """What choosing an option does."""


class Chance:
    """A die: six faces, all equally likely."""

    def outcomes(self, s: State, out: Options) -> None:
        """Add everything that may come, all equally likely."""
        for face in range(1, 7):
            out.add(face)

    def happen(self, s: State, outcome: int) -> None:
        """What an outcome does."""

    def index(self, s: State) -> int:
        """What makes the key of this roll or draw unique within its round and purpose."""
        return 0

    def draw(self, s: State, key0: int, key1: int) -> int:
        """The outcome that a seed's two keys give."""
        return 1 + keyed(key0, key1, s.round, s.wait, self.index(s), 6)


class Draw(Chance):
    """A card or a name out of those that are left; which ones, each kind of draw says."""

    def __init__(self) -> None:
        self.answers = Options()

    def draw(self, s: State, key0: int, key1: int) -> int:
        """The outcome that a seed's two keys give."""
        self.answers.n = 0
        self.outcomes(s, self.answers)
        at = keyed(key0, key1, s.round, s.wait, self.index(s), self.answers.n)
        return self.answers.ids[at]
