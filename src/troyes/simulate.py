"""Playing many games of bots against each other, and counting."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from troyes.bots import budget_of, finish, make_bot
from troyes.bots.asking import take_turn
from troyes.env.data import decision_rows, game_row
from troyes.play.game import Game
from troyes.rules.edition import Edition, standard
from troyes.rules.scoring import margin
from troyes.rules.terms import SEAT_LETTERS
from troyes.think.playout import play_on
from troyes.workers import in_order, workers

BATCH = 50  # games between two reports of progress
IN_ENGINE = "random"  # where all bots are this one, they choose inside the engine


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Game number k always has the same seed, however the work is split."""

    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    bonus: bool = False
    figures: dict[str, Any] | None = None
    keep: str = ""  # rows of data to keep: games, decisions, or records for the notation's JSON


class Tally(msgspec.Struct):
    """Counted results; tallies can be added."""

    games: int = 0
    decisions: int = 0
    points: dict[int, Counter[str]] = msgspec.field(default_factory=dict)  # owner -> category
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    margins: Counter[int] = msgspec.field(default_factory=Counter)
    rows: list[Any] = msgspec.field(default_factory=list)  # what the plan says to keep

    def add(self, other: Tally) -> None:
        """Add another tally to this one; rows are handed over by the caller."""
        self.games += other.games
        self.decisions += other.decisions
        for owner, table in other.points.items():
            own = self.points.setdefault(owner, Counter())
            for category, vp in table.items():  # Counter.update keeps sums below zero
                own[category] += vp
        self.wins.update(other.wins)
        self.margins.update(other.margins)

    def mean(self, owner: int, category: str) -> float:
        """An owner's mean points of a category."""
        return self.points[owner][category] / self.games


def game_seed(seed: int, number: int) -> int:
    """The 128-bit seed of one game of a simulation."""
    return random.Random(f"{seed}/{number}").getrandbits(128)


def mixed(seed: int) -> int:
    """64 bits for the choices of a game's random players, unrelated to those of its dice."""
    return random.Random(seed).getrandbits(64)


def play_game(plan: Plan, number: int, edition: Edition) -> tuple[Game, int]:
    """One game of bots; returns it with the number of decisions."""
    seed = game_seed(plan.seed, number)
    names = [f"{spec} {SEAT_LETTERS[k]}" for k, spec in enumerate(plan.bots)]
    game = Game(plan.players, seed, plan.bonus, names=names, edition=edition)
    if set(plan.bots) == {IN_ENGINE}:
        keys = game.seed
        return game, play_on(game.state, keys.key0, keys.key1, mixed(seed), game.steps)
    bots = [make_bot(spec, seed + 1 + k) for k, spec in enumerate(plan.bots)]
    budgets = [budget_of(spec) for spec in plan.bots]
    decisions = 0
    while game.actor is not None:
        seat = game.actor
        decisions += take_turn(game, bots[seat], budgets[seat])
        game.resolve_chance()
    finish(bots)
    return game, decisions


def run_batch(plan: Plan, first: int, last: int) -> Tally:
    """Games number `first` up to but not including `last`."""
    edition = Edition(plan.figures) if plan.figures else standard()
    tally = Tally()
    for number in range(first, last):
        game, decisions = play_game(plan, number, edition)
        tally.games += 1
        tally.decisions += decisions
        scores = game.scores()
        for owner in scores:
            tally.points.setdefault(owner, Counter()).update(scores[owner])
        for owner in game.winners():
            tally.wins[owner] += 1
        if plan.players == 1:
            tally.margins[margin(game.state)] += 1
        tally.rows += kept(plan, game, number)
    return tally


def kept(plan: Plan, game: Game, number: int) -> list[Any]:
    """What is kept of a finished game (docs/data.md)."""
    if plan.keep == "records":
        return [game.record().to_json()]
    if plan.keep == "games":
        return [game_row(game, number)]
    if plan.keep == "decisions":
        return list(decision_rows(game.record(), number))
    return []


def run(plan: Plan, jobs: int = 1, ray: str | None = None) -> Iterator[Tally]:
    """The tallies of one batch after another, in the order of the games."""
    batches = range(0, plan.games, BATCH)
    with workers(jobs, ray) as crew:
        yield from in_order(
            crew, run_batch, ((plan, k, min(k + BATCH, plan.games)) for k in batches)
        )
