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
from troyes.rules.chance import Seed
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import is_chance, is_over, options
from troyes.rules.scoring import breakdown, owners, winners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import NO_ACTOR, SEAT_LETTERS

from .log import CHOICE, OUTCOME, UNDO, Entry, Log
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
        self.edition = edition or standard()
        first = START_UNKNOWN if start is None else start
        state = new_game(self.edition, players, bonus, first, open_scores)
        self.log = Log(state, secrets.randbits(128) if seed is None else seed)
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
        self.settle()

    @classmethod
    def resume(cls, record: Record, seed: int) -> Game:
        """Go on with a recorded game; the seed is the one it was begun with."""
        game = cls.__new__(cls)
        game.header = record.header
        game.log = Log(record.replay(), seed)
        game.edition = game.state.edition
        game.steps = list(record.steps)
        game.settle()
        return game

    @property
    def state(self) -> State:
        """The state of the game now; only the rules change it."""
        return self.log.state

    @property
    def seed(self) -> Seed:
        """The secret behind the game's chance."""
        return self.log.seed

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
        entry = Entry(CHOICE, self.number(option))
        self.log.add(entry)
        self.steps.append(entry.value)
        if settle:
            self.settle()

    def play(self, option: int | str) -> list[Fact]:
        """`choose`, and everything it did, with causes (docs/facts.md); no secret is left out.

        >>> [fact.kind for fact in Game(players=2, seed=7).play("palace-1")]
        ['chose', 'citizen', 'asks']
        """
        told: list[Fact] = []
        entry = Entry(CHOICE, self.number(option))
        while True:
            told += in_full(self.log.tell(entry))
            self.steps.append(entry.value)
            if not is_chance(self.state):
                break
            entry = self.log.due_outcome()
        self.settle()
        return told

    def number(self, option: int | str) -> int:
        """The number of an option that may have been given by its name."""
        if isinstance(option, int):
            return option
        number = option_called(self.state, option)
        if number is None:
            raise ValueError(f"{option!r} is not an option; there are {', '.join(self.names())}")
        return number

    def settle(self) -> None:
        """Resolve chance; what has become known cannot be taken back."""
        while is_chance(self.state):
            self.resolve(self.log.due_outcome().value)
        if self.over:
            self.log.forget_back()

    def resolve(self, outcome: int) -> None:
        """Take the outcome of the roll or draw the game waits for."""
        self.log.add(Entry(OUTCOME, outcome))
        self.steps.append(outcome)

    def undoer(self) -> int | None:
        """The seat that may take back its last choice, or None."""
        return self.log.undoer

    def undo(self) -> None:
        """Take back the last choice, if nothing was rolled since and nobody else has acted."""
        if self.log.undoer is None:
            raise ValueError("nothing can be taken back: something new has become known since")
        self.log.add(Entry(UNDO, self.log.undoer))
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
