"""A game for scripts and bots: a log with a header, whose chance happens at once.

>>> game = Game(players=2, seed=7)
>>> while not game.over:
...     game.choose(game.options()[0])
>>> game.winners()
[1]
"""

from __future__ import annotations

import secrets

from troyes.formats.facts import Fact, in_full
from troyes.formats.names import option_called, option_name
from troyes.formats.record import Header, Record
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import is_chance, is_over, options
from troyes.rules.scoring import breakdown, owners, winners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.terms import NO_ACTOR, SEAT_LETTERS

from .log import Log, told
from .view import View


class Game(Log):
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
        """A new game; without a seed, an unpredictable one."""
        if names is not None and len(names) != players:
            raise ValueError(f"{players} players need {players} names, not {len(names)}")
        self.edition = edition or standard()
        first = START_UNKNOWN if start is None else start
        state = new_game(self.edition, players, bonus, first, open_scores)
        super().__init__(state, secrets.randbits(128) if seed is None else seed)
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
        self.resolve_chance()

    @classmethod
    def resume(cls, record: Record, seed: int) -> Game:
        """Continue a recorded game; the seed is the one it began with."""
        game = cls.__new__(cls)
        Log.__init__(game, record.replay(), seed)
        game.header = record.header
        game.edition = game.state.edition
        game.steps = list(record.steps)
        game.resolve_chance()
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

    def choose(self, option: int | str, resolve_chance: bool = True) -> None:
        """Take an option by its number or its name; one that does not fit changes nothing.

        Rolls and draws that follow happen at once, unless `resolve_chance` is False: then that
        method must be called before anybody chooses again.
        """
        number = option if isinstance(option, int) else self.number(option)
        self.take(number)
        self.steps.append(number)
        if resolve_chance:
            self.resolve_chance()

    def play(self, option: int | str) -> list[Fact]:
        """`choose`, and everything it did, with causes (docs/facts.md); no secret is left out.

        >>> [fact.kind for fact in Game(players=2, seed=7).play("palace-1")]
        ['chose', 'citizen', 'asks']
        """
        number = option if isinstance(option, int) else self.number(option)
        facts = told(self.state, self.take, number)
        self.steps.append(number)
        while is_chance(self.state):
            facts += told(self.state, self.resolve, self.next_outcome())
        self.resolve_chance()
        return in_full(facts)

    def number(self, name: str) -> int:
        """The number of the option with a name."""
        found = option_called(self.state, name)
        if found is None:
            raise ValueError(f"{name!r} is not an option; there are {', '.join(self.names())}")
        return found

    def resolve_chance(self) -> None:
        """Resolve chance; what has become known cannot be taken back."""
        while is_chance(self.state):
            self.resolve(self.next_outcome())
        if self.over:
            self.forget_back()

    def resolve(self, outcome: int) -> None:
        """Take the outcome of the roll or draw the game waits for."""
        self.reveal(outcome)
        self.steps.append(outcome)

    def undo(self) -> None:
        """Take back the last choice, if nothing was rolled since then and no one else has acted."""
        if not self.back:
            raise ValueError("nothing can be taken back: something new has become known since")
        self.take_back()
        self.steps.pop()

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
