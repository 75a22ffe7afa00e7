"""The plan of a tournament: which bots sit where, and which games share their seed.

A *deal* is one seed: the same cards, events and characters, and the same dice as long as players do
the same things. A *match* plays one deal from every seat, so that luck and seats cancel out; all
matches use the same deals.

>>> plan = Plan(("classic", "random"), players=2, games=4, seed=1)
>>> [match.tables for match in plan.matches()]
[((0, 1), (1, 0)), ((0, 1), (1, 0))]
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import msgspec

Seats = tuple[int, ...]  # for each seat the number of a bot in the plan


class Match(msgspec.Struct, frozen=True):
    """One deal, played at several tables."""

    deal: int
    tables: tuple[Seats, ...]


class Plan(msgspec.Struct, frozen=True):
    """Which bots play how many games. The same plan gives the same games, however it is split."""

    bots: tuple[str, ...]
    players: int
    games: int  # for each pairing; rounded up to whole matches
    seed: int
    mixed: bool = False  # tables of as many different bots as there are seats
    bonus: bool = False
    budget: float | None = None  # seconds a turn for everybody; None: each its own
    figures: dict[str, Any] | None = None  # of another edition
    fewer: dict[str, int] = {}  # slow bots, and the games of each pairing that they are in

    def deals(self, line_up: Seats) -> int:
        """The number of deals that a line-up plays: as many as the slowest of its bots can."""
        games = min(self.fewer.get(self.bots[bot], self.games) for bot in line_up)
        return -(-games // len(rotations(line_up)))

    def line_ups(self) -> Iterator[Seats]:
        """The first table of every match of a deal; the others are its rotations."""
        everyone = range(len(self.bots))
        if self.players == 1 or len(self.bots) == 1:
            yield from ((bot,) * self.players for bot in everyone)
        elif self.mixed:
            yield from combinations(everyone, self.players)
        elif self.players == 2:
            yield from combinations(everyone, 2)
        else:
            for one, other in permutations(everyone, 2):
                yield (one,) + (other,) * (self.players - 1)

    def matches(self) -> Iterator[Match]:
        """Everything that is played, deal by deal."""
        deals = {line_up: self.deals(line_up) for line_up in self.line_ups()}
        for deal in range(max(deals.values())):
            for line_up, most in deals.items():
                if deal < most:
                    yield Match(deal, rotations(line_up))

    def chance(self, deal: int) -> int:
        """The 128-bit seed of a deal."""
        return random.Random(f"{self.seed}/{deal}").getrandbits(128)

    def own_seed(self, deal: int, seat: int, bot: int) -> int:
        """The seed of a bot's own randomness, which has nothing to do with that of the game."""
        return random.Random(f"{self.seed}/{deal}/{seat}/{self.bots[bot]}").getrandbits(32)


def rotations(seats: Seats) -> tuple[Seats, ...]:
    """The same line-up from every seat; one where all are alike."""
    turned = (seats[-k:] + seats[:-k] for k in range(len(seats)))
    return tuple(dict.fromkeys(turned))
