"""Games of a network against itself, and what is to be learnt from them: TD(lambda)."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from troyes.rules.edition import standard
from troyes.rules.engine import advance
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.think.net import from_bytes
from troyes.think.play import Player, result
from troyes.think.sizes import RECORD, SCALE

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]
SLIP = 1.0  # a turn that is worth so much less than the best was not meant


class Order(NamedTuple):
    """What a worker is asked to play."""

    net: bytes
    players: int
    first: int  # game
    games: int
    seed: int
    bonus: float
    cap: int
    beam: int
    heat: float
    random_turns: float
    trace: float
    thrifty: bool


class Lesson(NamedTuple):
    """Positions and what the network should have said of them."""

    x: Halves
    y: Floats
    visits: int
    points: float  # the mean of what the first seat got, against le Roy or the others


def keys_of(*words: object) -> tuple[int, int]:
    """Two keys for the chance of a game, from anything that names it."""
    digest = hashlib.sha256("/".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


def fresh_game(players: int, bonus: bool) -> State:
    """A table where the first chance step is about to come."""
    s = new_game(standard(), players, bonus)
    advance(s)
    return s


def play_lesson(order: Order) -> Lesson:
    """Play the games of an order; runs in a worker process."""
    net = from_bytes(order.net)
    player = Player(net, order.cap, order.beam)
    player.write_down()
    player.visitor.heat = order.heat
    player.random_turns = order.random_turns
    player.thrifty = order.thrifty
    xs: list[Halves] = []
    ys: list[Floats] = []
    points = 0.0
    for game in range(order.first, order.first + order.games):
        key0, key1 = keys_of("train", order.seed, game)
        player.visitor.dice = key0 ^ key1
        s = fresh_game(order.players, int((game + 1) * order.bonus) > int(game * order.bonus))
        n = player.play_game(s, key0, key1)
        points += result(s, 0)
        x = np.frombuffer(player.positions, dtype=np.float32, count=n * net.inputs)
        xs.append(x.reshape(n, net.inputs).astype(np.float16))
        ends = [result(s, seat) for seat in range(order.players)]
        ys.append(targets(player.notebook[: n * RECORD], ends, order.trace))
    return Lesson(
        np.concatenate(xs), np.concatenate(ys), player.visitor.visits, points / order.games
    )


def targets(notes: array[float], ends: Sequence[float], trace: float) -> Floats:
    """What the network should have said of every position: TD(lambda) over a seat's own turns.

    Where a seat did not take the turn it liked best, what followed says nothing about the position
    before: the trace is cut there and the best turn's value stands in. Before a turn, and after a
    mere use of influence, the seat is to move: what the turn then led to is passed on as it is.
    """
    n = len(notes) // RECORD
    y = np.zeros(n, dtype=np.float32)
    after = list(ends)  # by seat: what the next position turned out to be worth
    for k in range(n - 1, -1, -1):
        seat, certain, worth, best, half = notes[k * RECORD : (k + 1) * RECORD]
        outcome = after[int(seat)]
        y[k] = (outcome - certain) / SCALE
        if worth < best - SLIP:
            after[int(seat)] = best
        elif not half:
            after[int(seat)] = (1 - trace) * worth + trace * outcome
    return y
