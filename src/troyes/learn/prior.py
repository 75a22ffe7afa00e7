"""A first idea of the game: the prices of `classic`, found in games played half at random.

A network with random weights needs thousands of games to find out that a tradesman is worth hiring.
The judgement of `classic` is close to a weighted sum of features, so it makes a good start.
"""

from __future__ import annotations

import random

import numpy as np

from troyes.bots.evaluation import Judge
from troyes.play.view import View
from troyes.rules.engine import apply_option, draw, is_chance, is_over, options, resolve
from troyes.rules.state import State
from troyes.think.features import Scribe, count_features
from troyes.think.net import Net
from troyes.think.sizes import SCALE
from troyes.think.visit import Visitor

from .model import Model
from .prices import Prices
from .selfplay import Floats, fresh_game, keys_of

SAMPLES = 6  # turns of a decision that are looked at
EPOCHS = 12


def first_lesson(players: int, games: int, seed: int, net: Net) -> tuple[Floats, Floats]:
    """Positions of games played half at random, and how `classic` judges them."""
    xs: list[list[float]] = []
    ys: list[float] = []
    for game in range(games):
        rng = random.Random(f"{seed}/{game}")
        s = fresh_game(players, bool(game % 2))
        key0, key1 = keys_of("prior", seed, game)
        visitor = Visitor(net, 200, beam=0)
        visitor.random = 1
        visitor.keep = SAMPLES
        visitor.dice = key0
        while not is_over(s):
            if is_chance(s):
                resolve(s, draw(s, key0, key1))
                continue
            if len(options(s)) == 1:
                apply_option(s, options(s)[0])
                continue
            visitor.visit(s)
            after = look(s, [turn for _, turn in visitor.turns()], xs, ys)
            s = rng.choice(after) if rng.random() < 0.3 else after[0]
    return np.array(xs, dtype=np.float32), np.array(ys, dtype=np.float32)


def look(s: State, turns: list[list[int]], xs: list[list[float]], ys: list[float]) -> list[State]:
    """Where the turns lead, the best first; all that is not over is learnt from."""
    judge = Judge(View(s, s.actor))
    scribe = Scribe()
    scribe.sit(s, s.actor)
    after: list[tuple[float, int, State]] = []
    for k, turn in enumerate(turns):
        child = s.copy()
        for option in turn:
            apply_option(child, option)
        value = judge.value(child)
        after.append((-value, k, child))
        if not is_over(child):
            scribe.write(child)
            xs.append(scribe.values())
            ys.append((value - scribe.certain(child)) / SCALE)
    return [child for _, _, child in sorted(after, key=lambda entry: entry[:2])]


def first_prices(players: int, games: int, seed: int) -> Prices:
    """The prices of `classic`, as far as the features can express them."""
    inputs = count_features(players)
    x, y = first_lesson(players, games, seed, Net(inputs, 1, 1, players))
    wide = x.astype(np.float64)
    prior = np.linalg.solve(wide.T @ wide + np.eye(inputs), wide.T @ y)
    return Prices(prior, players)


def imitate(model: Model, prices: Prices, x: Floats, seed: int) -> float:
    """Teach a new network the prices' values of many positions; the remaining error, in VP."""
    rng = np.random.default_rng(seed)
    steps = max(1, EPOCHS * len(x) // 256)
    weights = prices.w.astype(np.float32)
    error = 0.0
    for step in range(steps):
        pick = x[rng.integers(0, len(x), 256)]
        rate = 2e-3 * (1 - step / steps) + 1e-5
        error += 0.02 * (model.learn(pick, pick @ weights, rate, 0.99) - error)
    model.rest()
    return float(SCALE * np.sqrt(error))
