"""The network while it learns: the same layers as `troyes.think.net`, in NumPy, with Adam.

The further outputs (`troyes.bots.outlook` says what they mean) learn beside the margin: the points
still to come of every side by category, and two numbers that turn a margin into a chance to win.
"""

from __future__ import annotations

from array import array

import numpy as np
import numpy.typing as npt

from troyes.think.net import Net
from troyes.think.sides import sides_at
from troyes.think.sizes import CATEGORIES, STEEPEST

Floats = npt.NDArray[np.float32]


class Model:
    """Weights in one flat array, as `Net.take` expects them, and views of its parts.

    Those of the heads, if there are any, come after those of the margin.
    """

    def __init__(
        self,
        inputs: int,
        first: int,
        second: int,
        players: int,
        seed: int = 0,
        heads: bool = False,
    ) -> None:
        self.shape = (inputs, first, second)
        self.players = players
        self.size = (inputs + 1) * first + (first + 2) * second + 1
        self.heads = sides_at(players) * CATEGORIES + 2 if heads else 0
        more = (first + second + 1) * self.heads
        self.flat = np.zeros(self.size + more, dtype=np.float32)
        rng = np.random.default_rng(seed)
        w1, _, w2, _, w3, _ = self.parts(self.flat)
        w1[:] = rng.normal(0, 1.4 / np.sqrt(60), w1.shape)  # about 60 inputs are not zero
        w2[:] = rng.normal(0, 1.4 / np.sqrt(first), w2.shape)
        w3[:] = rng.normal(0, 0.1 / np.sqrt(second), w3.shape)
        self.average = self.flat.copy()
        self.m = np.zeros_like(self.flat)
        self.v = np.zeros_like(self.flat)
        self.grad = np.zeros_like(self.flat)
        self.steps = 0

    def parts(self, flat: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats, Floats]:
        """w1, b1, w2, b2, w3, b3 of a flat array."""
        inputs, first, second = self.shape
        a = inputs * first
        b = a + first
        c = b + first * second
        d = c + second
        return (
            flat[:a].reshape(inputs, first),
            flat[a:b],
            flat[b:c].reshape(first, second),
            flat[c:d],
            flat[d : d + second],
            flat[d + second : self.size],
        )

    def head_parts(self, flat: Floats) -> tuple[Floats, Floats]:
        """The weights of the heads, by unit of both layers, and their biases."""
        w = flat[self.size :].reshape(-1, self.heads)
        return w[:-1], w[-1]

    def predict(self, x: Floats) -> Floats:
        """Its output for many positions."""
        w1, b1, w2, b2, w3, b3 = self.parts(self.flat)
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out: Floats = h2 @ w3 + b3
        return out

    def learn(
        self,
        x: Floats,
        y: Floats,
        rate: float,
        average: float,
        more: Floats | None = None,
        weight: float = 0.0,
        trunk: bool = True,
    ) -> float:
        """One step of Adam on the Huber loss of a batch; the mean square error before it.

        `more` is what the heads learn, whose losses count by `weight` in what both layers learn.
        Without `trunk` only the heads learn.
        """
        w1, b1, w2, b2, w3, b3 = self.parts(self.flat)
        g1, gb1, g2, gb2, g3, gb3 = self.parts(self.grad)
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        error = h2 @ w3 + b3 - y
        d = np.clip(error, -1, 1) / np.float32(len(y))
        gb3[:] = d.sum()
        np.matmul(d, h2, out=g3)
        d2 = np.outer(d, w3) * (h2 > 0)
        above1: Floats | float = 0.0
        if more is not None and self.heads:
            above1, above2 = self.learn_heads(h1, h2, h2 @ w3 + b3, more, weight)
            d2 += above2 * (h2 > 0)
        gb2[:] = d2.sum(0)
        np.matmul(h1.T, d2, out=g2)
        d1 = (d2 @ w2.T + above1) * (h1 > 0)
        gb1[:] = d1.sum(0)
        np.matmul(x.T, d1, out=g1)
        if not trunk:
            self.grad[: self.size] = 0
        self.adam(rate)
        keep = min(average, (1 + self.steps) / (10 + self.steps))
        self.average += np.float32(1 - keep) * (self.flat - self.average)
        return float((error * error).mean())

    def learn_heads(
        self, h1: Floats, h2: Floats, out: Floats, more: Floats, weight: float
    ) -> tuple[Floats, Floats]:
        """The gradients of the heads, and of the two layers below through them.

        `more` has, for every position, the points still to come by side and category, the share of
        the win, and the margin that is certain. The chance to win is the logistic function of the
        margin, moved by one output and made steeper by another; the margin itself is left alone.
        """
        w, b = self.head_parts(self.flat)
        g, gb = self.head_parts(self.grad)
        h = np.concatenate([h1, h2], axis=1)
        z = h @ w + b
        d = np.zeros_like(z)
        d[:, :-2] = np.clip(z[:, :-2] - more[:, :-2], -1, 1)
        steep = np.exp(np.clip(z[:, -1], -STEEPEST, STEEPEST))
        margin = more[:, -1] + out + z[:, -2]
        miss = 1 / (1 + np.exp(np.clip(-margin * steep, -30, 30))) - more[:, -2]
        d[:, -2] = miss * steep
        d[:, -1] = miss * margin * steep * (np.abs(z[:, -1]) < STEEPEST)
        d[more[:, -2] < 0] = 0  # nothing is known about these
        d *= np.float32(1 / len(z))
        np.matmul(h.T, d, out=g)
        gb[:] = d.sum(0)
        below: Floats = np.float32(weight) * (d @ w.T)
        return below[:, : h1.shape[1]], below[:, h1.shape[1] :]

    def adam(self, rate: float) -> None:
        """Move the weights against the gradient."""
        self.steps += 1
        self.m += np.float32(0.1) * (self.grad - self.m)
        self.v += np.float32(0.001) * (self.grad * self.grad - self.v)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.flat -= np.float32(scale) * self.m / (np.sqrt(self.v) + np.float32(1e-8))

    def centre(self, mean: float) -> None:
        """Start with the mean of the targets."""
        self.flat[self.size - 1] = mean
        self.average[self.size - 1] = mean

    def rest(self) -> None:
        """End one way of learning and begin another, with the averaged weights."""
        self.flat[:] = self.average
        self.m[:] = 0
        self.v[:] = 0
        self.steps = 0

    def net(self, averaged: bool = True) -> Net:
        """The network for playing."""
        inputs, first, second = self.shape
        net = Net(inputs, first, second, self.players)
        weights = (self.average if averaged else self.flat).astype(np.float64)
        net.take(array("d", weights[: self.size]))
        net.take_heads(array("d", weights[self.size :]))
        return net

    def take(self, net: Net) -> None:
        """Begin with the weights of a network; heads that it does not have begin at zero."""
        self.flat[: self.size] = np.array(net.weights, dtype=np.float32)
        self.flat[self.size :] = 0
        if net.heads == self.heads:
            self.flat[self.size :] = np.array(net.head_weights, dtype=np.float32)
        self.average[:] = self.flat
