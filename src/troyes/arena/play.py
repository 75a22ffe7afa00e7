"""Playing a plan, with any number of workers, always with the same results."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from troyes.bots import Bot, budget_of, finish, make_bot
from troyes.bots.asking import take_turn
from troyes.play.game import Game
from troyes.rules.edition import Edition, standard
from troyes.rules.scoring import final_vp, owners
from troyes.workers import in_order, workers

from .plan import Match, Plan, Seats
from .statistics import habits


class Clock(msgspec.Struct):
    """What one seat's turns took: the time of every turn, and processor time in all."""

    turns: list[float] = msgspec.field(default_factory=list)
    processor: float = 0.0


class Played(msgspec.Struct):
    """One game that was played."""

    deal: int
    seats: Seats
    start: int  # the seat of the first start player
    totals: list[int]  # of the seats; in the King's Challenge, of the player and le Roy
    clocks: list[Clock]
    habits: list[dict[str, int]]  # what each seat did, see `statistics`
    fallbacks: list[int]  # how often each bot could not decide and played any legal option
    record: str

    def shares(self) -> list[float]:
        """The win, split among those with most points; a tie with le Roy is his."""
        best = max(self.totals)
        if len(self.seats) == 1:
            return [1.0 if self.totals[0] > self.totals[1] else 0.0]
        winners = self.totals.count(best)
        return [1 / winners if total == best else 0.0 for total in self.totals]

    def margins(self) -> list[int]:
        """For each seat, its points less those of the best other."""
        return [
            total - max(self.totals[:seat] + self.totals[seat + 1 :])
            for seat, total in enumerate(self.totals[: len(self.seats)])
        ]


def run(plan: Plan, jobs: int = 1, ray: str | None = None) -> Iterator[list[Played]]:
    """The games of one match after another, in the order of the plan."""
    with workers(jobs, ray) as crew:
        yield from in_order(crew, play_match, ((plan, match) for match in plan.matches()))


def play_match(plan: Plan, match: Match) -> list[Played]:
    """All tables of a match."""
    edition = Edition(plan.figures) if plan.figures else standard()
    return [play_game(plan, match.deal, seats, edition) for seats in match.tables]


def play_game(plan: Plan, deal: int, seats: Seats, edition: Edition) -> Played:
    """One game, with a clock for every seat."""
    names = [plan.bots[bot] for bot in seats]
    game = Game(plan.players, plan.chance(deal), plan.bonus, names=names, edition=edition)
    start = game.state.start
    bots = [make_bot(plan.bots[bot], plan.own_seed(deal, k, bot)) for k, bot in enumerate(seats)]
    budgets = [budget_of(name) if plan.budget is None else plan.budget for name in names]
    clocks = [Clock() for _ in seats]
    while game.actor is not None:
        seat = game.actor
        timed_turn(game, bots[seat], budgets[seat], clocks[seat])
    finish(bots)
    totals = [final_vp(game.state, owner) for owner in owners(game.state)]
    record = game.record()
    done = [dict(seat) for seat in habits(record)]
    lost = [int(getattr(bot, "fallbacks", 0)) for bot in bots]
    return Played(deal, seats, start, totals, clocks, done, lost, record.to_json())


def timed_turn(game: Game, bot: Bot, budget: float | None, clock: Clock) -> None:
    """One turn of a bot, with the time it took, and what is rolled after it."""
    began, processor = time.perf_counter(), time.process_time()
    take_turn(game, bot, budget)
    clock.turns.append(time.perf_counter() - began)
    clock.processor += time.process_time() - processor
    game.resolve_chance()
