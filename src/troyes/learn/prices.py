"""The first stage of learning: a price for every feature, by least squares.

A linear model needs far fewer games than a network. Each new chunk of games is added to the normal
equations, older chunks fade, and weights that the games say little about stay close to the prices
of `classic` (ridge regression towards a prior). The network then starts from these prices.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import numpy.typing as npt

from troyes.think.net import Net

from .selfplay import Lesson

Doubles = npt.NDArray[np.floating[Any]]
HIGH = 1000.0  # keeps the one unit of the linear network above zero
PULL = 500.0  # how strongly the prior holds
FADE = 0.97  # of what was learnt before, with every chunk


class Prices:
    """A linear evaluation and the sums it is fitted from."""

    def __init__(self, prior: Doubles, players: int) -> None:
        self.players = players
        self.prior = prior
        self.w = prior.copy()
        self.a = np.zeros((len(prior), len(prior)))
        self.b = np.zeros(len(prior))

    def learn(self, lessons: list[Lesson]) -> float:
        """Learn from new games; return the mean square error on them."""
        self.a *= FADE
        self.b *= FADE
        error, n = 0.0, 0
        for lesson in lessons:
            x = lesson.x.astype(np.float64)
            self.a += x.T @ x
            self.b += x.T @ lesson.y
            miss = x @ self.w - lesson.y
            error += float((miss * miss).sum())
            n += len(miss)
        pull = PULL * np.eye(len(self.b))
        self.w = np.linalg.solve(self.a + pull, self.b + PULL * self.prior)
        return error / max(1, n)

    def net(self) -> Net:
        """The same evaluation as a network of one unit that is always above zero."""
        inputs = len(self.w)
        net = Net(inputs, 1, 1, self.players)
        net.take(array("d", [*self.w, HIGH, 1.0, 0.0, 1.0, -HIGH]))
        return net
