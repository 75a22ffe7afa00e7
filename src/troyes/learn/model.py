"""The network while it learns: the same layers as `troyes.think.net`, in NumPy, with Adam."""

from __future__ import annotations

from array import array

import numpy as np
import numpy.typing as npt

from troyes.think.net import Net

Floats = npt.NDArray[np.float32]


class Model:
    """Weights in one flat row, as `Net.take` wants them, and views of its parts."""

    def __init__(self, inputs: int, first: int, second: int, players: int, seed: int = 0) -> None:
        self.shape = (inputs, first, second)
        self.players = players
        size = (inputs + 1) * first + (first + 2) * second + 1
        self.flat = np.zeros(size, dtype=np.float32)
        rng = np.random.default_rng(seed)
        w1, _, w2, _, w3, _ = self.parts(self.flat)
        w1[:] = rng.normal(0, 1.4 / np.sqrt(60), w1.shape)  # some 60 inputs are not zero
        w2[:] = rng.normal(0, 1.4 / np.sqrt(first), w2.shape)
        w3[:] = rng.normal(0, 0.1 / np.sqrt(second), w3.shape)
        self.average = self.flat.copy()
        self.m = np.zeros_like(self.flat)
        self.v = np.zeros_like(self.flat)
        self.grad = np.zeros_like(self.flat)
        self.steps = 0

    def parts(self, flat: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats, Floats]:
        """w1, b1, w2, b2, w3, b3 of a flat row."""
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
            flat[d + second :],
        )

    def predict(self, x: Floats) -> Floats:
        """What it says of many positions."""
        w1, b1, w2, b2, w3, b3 = self.parts(self.flat)
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out: Floats = h2 @ w3 + b3
        return out

    def learn(self, x: Floats, y: Floats, rate: float, average: float) -> float:
        """One step of Adam on the Huber loss of a batch; the mean square error before it."""
        w1, b1, w2, b2, w3, b3 = self.parts(self.flat)
        g1, gb1, g2, gb2, g3, gb3 = self.parts(self.grad)
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        error = h2 @ w3 + b3 - y
        d = np.clip(error, -1, 1) / np.float32(len(y))
        gb3[:] = d.sum()
        np.matmul(d, h2, out=g3)
        d2 = np.outer(d, w3) * (h2 > 0)
        gb2[:] = d2.sum(0)
        np.matmul(h1.T, d2, out=g2)
        d1 = (d2 @ w2.T) * (h1 > 0)
        gb1[:] = d1.sum(0)
        np.matmul(x.T, d1, out=g1)
        self.adam(rate)
        keep = min(average, (1 + self.steps) / (10 + self.steps))
        self.average += np.float32(1 - keep) * (self.flat - self.average)
        return float((error * error).mean())

    def adam(self, rate: float) -> None:
        """Move the weights against the gradient."""
        self.steps += 1
        self.m += np.float32(0.1) * (self.grad - self.m)
        self.v += np.float32(0.001) * (self.grad * self.grad - self.v)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.flat -= np.float32(scale) * self.m / (np.sqrt(self.v) + np.float32(1e-8))

    def centre(self, mean: float) -> None:
        """Begin with the mean of what is to be learnt."""
        self.flat[-1] = mean
        self.average[-1] = mean

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
        net.take(array("d", (self.average if averaged else self.flat).astype(np.float64)))
        return net

    def take(self, net: Net) -> None:
        """Begin with the weights of a network."""
        self.flat[:] = np.array(net.weights, dtype=np.float32)
        self.average[:] = self.flat
