"""A game in progress: a state, the secret seed behind its chance, its record, and undo.

>>> game = Game(players=2, seed=7)
>>> while not game.over:
...     game.choose(game.options()[0])
>>> game.winners()
[1]
"""

from __future__ import annotations

import secrets

from troyes.formats.facts import Fact, in_full, tell
from troyes.formats.names import option_called, option_name
from troyes.formats.record import Header, Record
from troyes.rules.chance import Seed
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import advance, apply_outcome, choose, draw, is_chance, is_over, options
from troyes.rules.facts import recording
from troyes.rules.scoring import breakdown, owners, winners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import NO_ACTOR, SEAT_LETTERS

from .view import View


class Game:
    """One game, played choice by choice; rolls and draws come from its seed."""

    def __init__(
        self,
        players: int = 2,
        seed: int | None = None,
        bonus: bool = False,
        open_scores: bool = False,
        start: int | None = None,
        names: list[str] | None = None,
        edition: Edition | None = None,
    ) -> None:
        """A new game; without a seed, one that nobody can guess."""
        if names is not None and len(names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(names)}")
        self.seed = Seed(secrets.randbits(128) if seed is None else seed)
        self.edition = edition or standard()
        first = START_UNKNOWN if start is None else start
        self.state = new_game(self.edition, players, bonus, first, open_scores)
        self.header = Header(
            players=players,
            bonus=bonus,
            open_scores=open_scores,
            start=None if start is None else SEAT_LETTERS[start],
            names=names or [f"Player {SEAT_LETTERS[seat]}" for seat in range(players)],
            edition=self.edition.identity,
            figures=None if self.edition.identity == standard().identity else self.edition.figures,
        )
        self.steps: list[int] = []
        self._back: list[tuple[State, int, int]] = []
        advance(self.state)
        self.settle()

    @classmethod
    def resume(cls, record: Record, seed: int) -> Game:
        """Go on with a recorded game; the seed is the one it was begun with."""
        game = cls.__new__(cls)
        game.seed = Seed(seed)
        game.header = record.header
        game.state = record.replay()
        game.edition = game.state.edition
        game.steps = list(record.steps)
        game._back = []
        game.settle()
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or None at the end."""
        return None if self.state.actor == NO_ACTOR else self.state.actor

    def options(self) -> list[int]:
        """The options of the seat that must choose."""
        return options(self.state)

    def names(self) -> list[str]:
        """The same options in words."""
        return [option_name(self.state, option) for option in self.options()]

    def choose(self, option: int | str, settle: bool = True) -> None:
        """Take an option by its number or its name; what does not fit changes nothing.

        Rolls and draws that follow happen at once, unless `settle` is False: then `settle` is to
        be called before anybody chooses again.
        """
        if isinstance(option, str):
            number = option_called(self.state, option)
            if number is None:
                raise ValueError(
                    f"{option!r} is not an option; there are {', '.join(self.names())}"
                )
            option = number
        before = self.state.copy()
        seat = self.state.actor
        choose(self.state, option)
        if self._back and self._back[-1][2] != seat:
            self._back.clear()
        self._back.append((before, len(self.steps), seat))
        self.steps.append(option)
        if settle:
            self.settle()

    def play(self, option: int | str) -> list[Fact]:
        """`choose`, and everything it did, with causes (docs/facts.md); no secret is left out.

        >>> [fact.kind for fact in Game(players=2, seed=7).play("palace-1")]
        ['chose', 'citizen', 'asks']
        """
        told: list[Fact] = []
        with recording(self.state) as facts:
            self.choose(option, settle=False)
            told += in_full(tell(facts.rows, self.state))
            while is_chance(self.state):
                facts.rows.clear()
                self.resolve(draw(self.state, self.seed.key0, self.seed.key1))
                told += in_full(tell(facts.rows, self.state))
        self.settle()
        return told

    def settle(self) -> None:
        """Resolve chance; what has become known cannot be taken back."""
        while is_chance(self.state):
            self.resolve(draw(self.state, self.seed.key0, self.seed.key1))
        if self.over:
            self._back.clear()

    def resolve(self, outcome: int) -> None:
        """Take the outcome of the roll or draw the game waits for."""
        apply_outcome(self.state, outcome)
        self.steps.append(outcome)
        self._back.clear()

    def undoer(self) -> int | None:
        """The seat that may take back its last choice, or None."""
        return self._back[-1][2] if self._back else None

    def undo(self) -> None:
        """Take back the last choice, if nothing was rolled since and nobody else has acted."""
        if not self._back:
            raise ValueError("nothing can be taken back: something new has become known since")
        self.state, length, _ = self._back.pop()
        del self.steps[length:]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return View(self.state, seat)

    def record(self) -> Record:
        """The game so far. It holds secrets; the seed is in it only when the game is over."""
        seed = self.seed.value if self.over else None
        return Record(self.header, list(self.steps), seed)

    def winners(self) -> list[int]:
        """F3: those with most victory points."""
        return winners(self.state)

    def scores(self) -> dict[int, dict[str, int]]:
        """The score table: every owner's points by category."""
        return {owner: breakdown(self.state, owner) for owner in owners(self.state)}
