"""What a tournament found, as one document: docs/arena.md explains its fields."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any, Literal

import msgspec

from troyes import __version__
from troyes.rules.edition import Edition, standard
from troyes.rules.terms import RULES_VERSION

from .measure import Estimate, estimate, share
from .plan import Plan
from .play import Played
from .ratings import Duel, ratings
from .statistics import Habits, summary

VERSION = 1
ByDeal = dict[int, list[float]]


class Entry(msgspec.Struct):
    """One bot in all its games."""

    bot: str
    games: int
    win_share: Estimate
    margin: Estimate  # its points less those of the best other (le Roy's in the King's Challenge)
    points: Estimate
    fallbacks: int = 0  # how often it could not decide and played any legal option
    rating: Estimate | None = None


class Pairing(msgspec.Struct):
    """One bot against another; with more than two players, one of it against several of the other.

    In the King's Challenge, where they do not meet: who did better with the same deal.
    """

    bot: str
    against: str
    games: int
    win_share: Estimate
    margin: Estimate


class Time(msgspec.Struct):
    """What a bot's turns took, in milliseconds."""

    bot: str
    turns: int
    mean: float
    median: float
    p99: float
    longest: float
    processor: float  # mean time on processors


class Timing(msgspec.Struct):
    """Everything that may differ when a tournament is played again."""

    jobs: int
    seconds: float
    bots: list[Time]


class Report(msgspec.Struct):
    """The whole document."""

    format: Literal["troyes-arena"]
    version: int
    troyes: str
    rules: int
    edition: str
    plan: Plan
    games: int
    par: float  # the share of wins expected of a bot as strong as the others
    bots: list[Entry]
    pairings: list[Pairing]
    start_player: Estimate | None  # how often the start player of the first round wins
    statistics: dict[str, dict[str, Any]]
    timing: Timing


class Tournament:
    """Collects games as they are played."""

    def __init__(self, plan: Plan) -> None:
        n = len(plan.bots)
        self.plan = plan
        self.games = 0
        self.entries: list[dict[str, ByDeal]] = [
            {"share": defaultdict(list), "margin": defaultdict(list), "points": defaultdict(list)}
            for _ in range(n)
        ]
        self.pairings: dict[tuple[int, int], dict[str, ByDeal]] = {}
        self.duels: dict[int, list[Duel]] = defaultdict(list)
        self.starts: ByDeal = defaultdict(list)
        self.turns: list[list[float]] = [[] for _ in range(n)]
        self.processor = [0.0] * n
        self.fallbacks = [0] * n
        self.habits: list[Habits] = [Counter() for _ in range(n)]

    def add(self, game: Played) -> None:
        """Take a game into account."""
        self.games += 1
        shares, margins = game.shares(), game.margins()
        for seat, bot in enumerate(game.seats):
            self.turns[bot] += game.clocks[seat].turns
            self.processor[bot] += game.clocks[seat].processor
            self.habits[bot].update(game.habits[seat])
            self.fallbacks[bot] += game.fallbacks[seat]
            if seat == game.start and len(game.seats) > 1:
                self.habits[bot].update({"starts": 1, "wins_as_start": shares[seat]})
            if self.is_counted(game, seat):
                entry = self.entries[bot]
                entry["share"][game.deal].append(shares[seat])
                entry["margin"][game.deal].append(margins[seat])
                entry["points"][game.deal].append(game.totals[seat])
        if len(game.seats) > 1:
            self.starts[game.deal].append(shares[game.start])
            self.add_pairings(game, shares, margins)

    def is_counted(self, game: Played, seat: int) -> bool:
        """Whether a seat's result counts: where one bot plays several of another, only its own."""
        plan = self.plan
        alike = len(plan.bots) == 1 or plan.mixed or plan.players <= 2
        return alike or game.seats.count(game.seats[seat]) == 1

    def add_pairings(self, game: Played, shares: list[float], margins: list[int]) -> None:
        """The pairings: compared by wins with two bots at a table, otherwise by placement."""
        for a, b in combinations(range(len(game.seats)), 2):
            one, other = game.seats[a], game.seats[b]
            if one == other:
                continue
            before = (game.totals[a] > game.totals[b]) + 0.5 * (game.totals[a] == game.totals[b])
            self.duels[game.deal].append((one, other, before))
            if self.plan.mixed:
                margin = game.totals[a] - game.totals[b]
                self.add_result(one, other, game.deal, before, margin)
                self.add_result(other, one, game.deal, 1 - before, -margin)
        if not self.plan.mixed and len(set(game.seats)) == 2:
            for seat, bot in enumerate(game.seats):
                if self.is_counted(game, seat):
                    (against,) = set(game.seats) - {bot}
                    self.add_result(bot, against, game.deal, shares[seat], margins[seat])

    def add_result(self, bot: int, against: int, deal: int, share: float, margin: float) -> None:
        """One result of a pairing."""
        empty: dict[str, ByDeal] = {"share": defaultdict(list), "margin": defaultdict(list)}
        pairing = self.pairings.setdefault((bot, against), empty)
        pairing["share"][deal].append(share)
        pairing["margin"][deal].append(margin)

    # --- the document ---

    def report(self, jobs: int, seconds: float) -> Report:
        """What was found."""
        plan = self.plan
        edition = Edition(plan.figures) if plan.figures else standard()
        if plan.players == 1:
            self.compare_deals()
        rated = self.rated()
        return Report(
            format="troyes-arena",
            version=VERSION,
            troyes=__version__,
            rules=RULES_VERSION,
            edition=edition.identity,
            plan=plan,
            games=self.games,
            par=1 / plan.players if plan.players > 1 else 0.0,
            bots=[self.entry(bot, rated[bot] if rated else None) for bot in range(len(plan.bots))],
            pairings=[self.pairing(one, other) for one, other in sorted(self.pairings)],
            start_player=share(per_deal(self.starts)) if self.starts else None,
            statistics={plan.bots[k]: summary(sums) for k, sums in enumerate(self.habits)},
            timing=Timing(jobs, seconds, [self.time(bot) for bot in range(len(plan.bots))]),
        )

    def rated(self) -> list[Estimate] | None:
        """The ratings of bots that met; None if none did, or if the library for it is missing."""
        if self.plan.players == 1:
            return None
        try:
            return ratings(len(self.plan.bots), [self.duels[deal] for deal in sorted(self.duels)])
        except ImportError:
            return None

    def compare_deals(self) -> None:
        """Pair the bots that played the same deals alone."""
        margins = [entry["margin"] for entry in self.entries]
        for one, other in permutations(range(len(margins)), 2):
            for deal in margins[one].keys() & margins[other].keys():
                (mine,), (theirs,) = margins[one][deal], margins[other][deal]
                better = (mine > theirs) + 0.5 * (mine == theirs)
                self.add_result(one, other, deal, better, mine - theirs)

    def entry(self, bot: int, rating: Estimate | None) -> Entry:
        """One bot's line."""
        found = self.entries[bot]
        return Entry(
            bot=self.plan.bots[bot],
            games=sum(map(len, found["share"].values())),
            win_share=share(per_deal(found["share"])),
            margin=estimate(per_deal(found["margin"])),
            points=estimate(per_deal(found["points"])),
            fallbacks=self.fallbacks[bot],
            rating=rating,
        )

    def pairing(self, bot: int, against: int) -> Pairing:
        """One cell of the payoff matrix."""
        found = self.pairings[bot, against]
        return Pairing(
            bot=self.plan.bots[bot],
            against=self.plan.bots[against],
            games=sum(map(len, found["share"].values())),
            win_share=share(per_deal(found["share"])),
            margin=estimate(per_deal(found["margin"])),
        )

    def time(self, bot: int) -> Time:
        """What a bot's turns took."""
        turns = sorted(self.turns[bot])
        n = len(turns)
        return Time(
            bot=self.plan.bots[bot],
            turns=n,
            mean=1000 * sum(turns) / n,
            median=1000 * turns[n // 2],
            p99=1000 * turns[n * 99 // 100],
            longest=1000 * turns[-1],
            processor=1000 * self.processor[bot] / n,
        )


def per_deal(values: ByDeal) -> Iterable[float]:
    """One observation for each deal: the mean over its seats."""
    return [sum(values[deal]) / len(values[deal]) for deal in sorted(values)]
