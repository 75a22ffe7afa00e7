"""Two baselines of game AI: flat Monte Carlo, and Monte Carlo tree search over information sets.

Both know the rules and nothing else about the game: they play random games to the end and choose
what had the best results. Every playout starts from a sample of the hidden information
(`View.sample`) and has its own dice, so they know no more than a player at the table.

>>> FlatBot(seed=1, playouts=8).name
'flat'
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator

from troyes.play.view import View
from troyes.rules.engine import apply_option, is_over, options, resolve_chance
from troyes.rules.state import State
from troyes.think.play import result
from troyes.think.playout import play_out

from .options import whole

PLAYOUTS = 100  # for a choice
POINTS = 10.0  # a margin of this many points is close to certain victory or defeat
SHARE = 0.5  # of the time left for a turn, what one choice of it may take
CURIOSITY = 0.7  # how much what has been tried little is preferred


class Sampler:
    """What both have in common: a number of playouts, from guesses that fit the view."""

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        """`playouts` are for one choice: shared by its options, or descents of the tree."""
        self.random = random.Random(seed)
        self.playouts = whole("playouts", playouts, 1)

    def choose(self, view: View, budget: float | None = None) -> int:
        """The only option, or what `think` finds."""
        legal = view.options()
        return legal[0] if len(legal) == 1 else self.think(view, legal, budget)

    def think(self, view: View, legal: list[int], budget: float | None) -> int:
        """The best of several options."""
        raise NotImplementedError

    def samples(self, view: View, most: int, budget: float | None) -> Iterator[State]:
        """Guesses at the position, until there are enough or half of the time is gone."""
        until = math.inf if budget is None else time.perf_counter() + SHARE * budget
        for done in range(most):
            if done and time.perf_counter() >= until:
                return
            yield view.sample(self.random.choice)


class FlatBot(Sampler):
    """Every option is tried equally often, with the same guesses; the best mean margin wins."""

    name = "flat"

    def think(self, view: View, legal: list[int], budget: float | None) -> int:
        """The option after which random play ends best."""
        totals = [0.0] * len(legal)
        for guess in self.samples(view, max(1, self.playouts // len(legal)), budget):
            seat, chance = guess.actor, self.random.getrandbits(64)
            for place, option in enumerate(legal):
                s = guess.copy()
                apply_option(s, option)
                play_out(s, chance)
                totals[place] += result(s, seat)
        return legal[max(range(len(legal)), key=totals.__getitem__)]


class Node:
    """What has been seen after a line of choices, whatever the dice were."""

    __slots__ = ("after", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0  # of the outcomes, as those who chose it like them
        self.after: dict[int, Node] = {}

    def promise(self) -> float:
        """UCB1, with the times it was on offer instead of all visits (Cowling and others, 2012)."""
        wonder = math.sqrt(math.log(self.offered) / self.visits)
        return self.total / self.visits + CURIOSITY * wonder


class TreeBot(Sampler):
    """Single-observer ISMCTS: one tree of choices; each descent samples hidden cards and dice.

    Chance has no nodes: a node is a line of choices, and only what the current guess allows is
    chosen from. Everybody in the tree does what was best for them so far.
    """

    name = "ismcts"

    def think(self, view: View, legal: list[int], budget: float | None) -> int:
        """The option that was followed most."""
        root = Node()
        for guess in self.samples(view, self.playouts, budget):
            self.descend(root, guess)
        return max(legal, key=lambda option: visits(root, option))

    def descend(self, node: Node, s: State) -> None:
        """Follow the tree to a choice that is new, play on at random, and remember the outcome."""
        key0, key1 = self.random.getrandbits(64), self.random.getrandbits(64)
        line: list[tuple[Node, int]] = []
        grown = False
        while not grown and not is_over(s):
            seat = s.actor
            node, option, grown = self.follow(node, options(s))
            line.append((node, seat))
            apply_option(s, option)
            resolve_chance(s, key0, key1)
        play_out(s, key0)
        liking = [utility(result(s, seat)) for seat in range(s.players)]
        for node, seat in line:
            node.visits += 1
            node.total += liking[seat]

    def follow(self, node: Node, legal: list[int]) -> tuple[Node, int, bool]:
        """The next node and its option; True if it is new."""
        for option in legal:
            if option in node.after:
                node.after[option].offered += 1
        untried = [option for option in legal if option not in node.after]
        if untried:
            option = self.random.choice(untried)
            node.after[option] = Node()
            node.after[option].offered = 1
            return node.after[option], option, True
        option = max(legal, key=lambda one: node.after[one].promise())
        return node.after[option], option, False


def visits(root: Node, option: int) -> int:
    """The number of times that an option was followed."""
    return root.after[option].visits if option in root.after else 0


def utility(margin: float) -> float:
    """An outcome between 0, lost, and 1, won; points count most where it is close."""
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, margin / POINTS))))
