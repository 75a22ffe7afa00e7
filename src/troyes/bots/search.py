"""The network with search: its best turns are played on to the end of the round.

All candidates are played on with the same dice and cards and the same sample of the hidden
information, so that only the turn differs. Half of them are dropped repeatedly (sequential
halving), and the remaining time goes to those that are close. The search can be stopped at any
time.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from troyes.play.view import View
from troyes.rules.engine import apply_option
from troyes.rules.state import State
from troyes.think.play import Player
from troyes.think.visit import Visitor

from .beliefs import Beliefs, sample
from .classic import Turn
from .nets import knowing, player_of
from .options import known, number, whole
from .rankings import act_of, best_sensible, with_good_rolls
from .sense import after, thrifty
from .value import ValueBot

CANDIDATES = 8
WAYS = 3  # ways to do the same thing that are played on
SECONDS = 0.2  # to think, where nobody says how long
LEAST = 0.001  # as in the arena
PLAYOUTS = 256  # of one candidate, at most
PRIOR = 0.5  # the network's own judgement counts as this many playouts
SHARE = 0.9  # of the time it is given, what is used: there is other work in a turn
ENDING = 0.3  # of that time, what is used to look through the end of the game
CLEAR = 4.0  # standard errors between the first two, after which nothing more is asked
CLOCKS = {"wall": time.perf_counter, "cpu": time.thread_time}
ENOUGH = 8  # playouts before that can be said


class Candidate:
    """A turn and what has been seen of it."""

    def __init__(self, turn: Turn, worth: float) -> None:
        self.turn = turn
        self.worth = worth
        self.values: list[float] = []  # one for each wave of playouts
        self.total = 0.0

    def add(self, value: float) -> None:
        """One more playout."""
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        """What it is worth, as far as is known."""
        return (self.total + PRIOR * self.worth) / (len(self.values) + PRIOR)


class SearchBot(ValueBot):
    """Looks to the end of the round before it chooses."""

    name = "search"

    def __init__(
        self,
        seed: int,
        style: str = "",
        seconds: float = SECONDS,
        candidates: int = CANDIDATES,
        playouts: int = PLAYOUTS,
        clock: str = "wall",
        reads: int = 1,
    ) -> None:
        """`seconds` is the time to think about a turn where no budget is given.

        With `clock=cpu` only its own work counts: for measuring on a machine that is busy.
        """
        super().__init__(seed, style, reads)
        self.seconds = number("seconds", seconds, LEAST)
        self.candidates = whole("candidates", candidates, 1)
        self.playouts = whole("playouts", playouts, 1)
        self.now: Callable[[], float] = CLOCKS[known("clock", clock, CLOCKS)]
        self.beliefs: Beliefs | None = None  # of the current decision
        self.played = 0  # playouts so far
        self.longest = 0.0  # seconds that one took

    def best_turn(self, view: View, budget: float | None) -> list[int]:
        """The turn that leads to the best ends of the round."""
        begun = self.now()
        seconds = SHARE * (self.seconds if budget is None else budget)
        self.beliefs = self.guess(view)
        s = sample(view, self.beliefs, self.random)
        until = begun + ENDING * seconds
        last = self.last_turn(s, self.beliefs, lambda: self.now() < until)
        if last is not None:
            return last
        with knowing(self.net(s), self.beliefs):
            ranked = with_good_rolls(self.net(s), s, best_sensible(self.net(s), s))
        left = [Candidate(one.turn, one.value) for one in ranked]
        left = diverse(left, self.candidates)
        if self.style is not None:
            for one in left:
                one.worth += self.style(after(s, one.turn), s.actor)
        self.longest = 0.0
        if len(left) > 1:
            left = self.halve(view, left, begun, seconds)
        return thrifty(s, left[0].turn)

    def odds(self) -> list[float] | None:
        """How likely each character is in play; None where nothing is hidden."""
        return None if self.beliefs is None else self.beliefs.odds

    def halve(
        self, view: View, left: list[Candidate], begun: float, seconds: float
    ) -> list[Candidate]:
        """Play on, drop the worse half, and so on; each stage has its share of the time."""
        stages = (len(left) - 1).bit_length()
        for stage in range(1, stages + 1):
            until = begun + seconds * stage / stages
            most = max(2, self.playouts >> (stages - stage))
            done = 0
            while done < most and self.wave(view, left, until, begun + seconds):
                done += 1
                if is_clear(left):
                    break
            left.sort(key=lambda candidate: -candidate.mean)
            left = left[: max(1, (len(left) + 1) // 2)]
        return left

    def wave(self, view: View, left: list[Candidate], until: float, end: float) -> bool:
        """One playout of every candidate, all under the same chance; False when time is up.

        A wave that cannot be finished does not count, for it would not be fair.
        """
        if self.now() >= until:
            return False
        s = sample(view, self.beliefs, self.random)
        player = player_of(self.net(s))
        key0, key1 = self.random.getrandbits(64), self.random.getrandbits(64)
        values = []
        for candidate in left:
            before = self.now()
            if before + self.longest >= end:
                return False
            values.append(self.playout(player, s, candidate.turn, key0, key1))
            self.longest = max(self.longest, self.now() - before)
        for candidate, value in zip(left, values, strict=True):
            candidate.add(value)
        return True

    def playout(
        self, player: Player, s: State, turn: Turn, key0: int, key1: int, rounds: int = 0
    ) -> float:
        """Take a turn, play on to the end of a round (this one), and judge what has come of it."""
        s = s.copy()
        seat = s.actor
        last = rounds or max(s.round, 1)
        for option in turn:
            apply_option(s, option)
        liked = 0.0 if self.style is None else self.style(s, seat)
        player.play_on(s, key0, key1, last)
        self.played += 1
        visitor: Visitor = player.visitor
        return visitor.appraise(s, seat, self.odds()) + liked


def diverse(ranked: list[Candidate], most: int) -> list[Candidate]:
    """The best few, but not too many that do the same thing while something else could be done."""
    found: Counter[int | None] = Counter()
    first: list[Candidate] = []
    rest: list[Candidate] = []
    for one in ranked:
        act = act_of(one.turn)
        found[act] += 1
        (first if found[act] <= WAYS else rest).append(one)
    return (first + rest)[:most]


def is_clear(left: list[Candidate]) -> bool:
    """Whether the best so far has been better than every other beyond reasonable doubt."""
    n = len(left[0].values)
    if n < ENOUGH:
        return False
    best = max(left, key=lambda candidate: candidate.total)
    for other in left:
        if other is not best:
            gaps = [a - b for a, b in zip(best.values, other.values, strict=True)]
            mean = sum(gaps) / n
            variance = sum((gap - mean) ** 2 for gap in gaps) / (n - 1)
            if mean * mean * n < CLEAR * CLEAR * variance or mean <= 0:
                return False
    return True
