"""The learned opponent with search: its best turns are played on to the end of the round.

All candidates are played on under the same dice and cards, with the same guess at what is hidden,
so that what differs is the turn. Half of them is dropped again and again (sequential halving), and
what is left of the time goes to those that are close. It may be stopped at any time.
"""

from __future__ import annotations

import time

from troyes.play.view import View
from troyes.rules.engine import apply_option
from troyes.rules.state import State
from troyes.think.net import Net
from troyes.think.play import Player
from troyes.think.visit import Visitor

from .value import BEAM, ValueBot

CANDIDATES = 8
SECONDS = 0.2  # to think, where nobody says how long
PLAYOUTS = 64  # of one candidate, at most
CAP = 400  # turns looked at for each thing to do, when playing on
PRIOR = 0.5  # the network's own judgement counts as so many playouts


class Candidate:
    """A turn and what has been seen of it."""

    def __init__(self, turn: list[int], worth: float) -> None:
        self.turn = turn
        self.total = worth * PRIOR
        self.count = PRIOR

    def add(self, value: float) -> None:
        """One more playout."""
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        """What it is worth, as far as is known."""
        return self.total / self.count


class SearchBot(ValueBot):
    """Looks to the end of the round before it chooses."""

    name = "search"

    def __init__(
        self,
        seed: int,
        nets: dict[int, Net] | None = None,
        seconds: float = SECONDS,
        candidates: int = CANDIDATES,
        playouts: int = PLAYOUTS,
    ) -> None:
        """`seconds` is the time to think about a turn where no budget is given."""
        super().__init__(seed, nets)
        self.seconds = seconds
        self.candidates = candidates
        self.playouts = playouts
        self.players: dict[int, Player] = {}
        self.played = 0  # playouts so far

    def best_turn(self, view: View, budget: float | None) -> list[int]:
        """The turn that leads to the best ends of the round."""
        begun = time.perf_counter()
        seconds = self.seconds if budget is None else min(budget, 60.0)
        s = view.sample(self.random.choice)
        visitor = self.visitor(s)
        visitor.keep = self.candidates
        visitor.visit(s)
        left = [Candidate(turn, worth) for worth, turn in visitor.turns()]
        if len(left) > 1:
            left = self.halve(view, left, begun, seconds)
        return left[0].turn

    def halve(
        self, view: View, left: list[Candidate], begun: float, seconds: float
    ) -> list[Candidate]:
        """Play on, drop the worse half, and so on; each stage has its share of the time."""
        stages = (len(left) - 1).bit_length()
        for stage in range(1, stages + 1):
            until = begun + seconds * stage / stages
            done = 0
            most = max(2, self.playouts >> (stages - stage))
            while done < most and self.wave(view, left, until, begun + seconds):
                done += 1
            left.sort(key=lambda candidate: -candidate.mean)
            left = left[: max(1, (len(left) + 1) // 2)]
        return left

    def wave(self, view: View, left: list[Candidate], until: float, end: float) -> bool:
        """One playout of every candidate, all under the same chance; False when time is up.

        A wave that cannot be finished does not count, for it would not be fair.
        """
        if time.perf_counter() >= until:
            return False
        s = view.sample(self.random.choice)
        player = self.player(s)
        key0, key1 = self.random.getrandbits(64), self.random.getrandbits(64)
        values = []
        for candidate in left:
            values.append(self.playout(player, s, candidate.turn, key0, key1))
            if time.perf_counter() >= end and len(values) < len(left):
                return False
        for candidate, value in zip(left, values, strict=True):
            candidate.add(value)
        return True

    def playout(self, player: Player, s: State, turn: list[int], key0: int, key1: int) -> float:
        """Take a turn, play on to the end of the round, and judge what has come of it."""
        after = s.copy()
        for option in turn:
            apply_option(after, option)
        player.play_on(after, key0, key1, max(s.round, 1))
        self.played += 1
        visitor: Visitor = player.visitor
        visitor.scribe.sit(after, s.actor)
        return visitor.judge(after)

    def player(self, s: State) -> Player:
        """What plays on at a table; made once."""
        if s.players not in self.players:
            self.players[s.players] = Player(self.net(s), CAP, BEAM)
        return self.players[s.players]
