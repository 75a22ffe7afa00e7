"""Self-play games, and the training targets from them: TD(lambda)."""

from __future__ import annotations

import hashlib
import random
from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, draw, is_chance, is_over, resolve
from troyes.rules.scoring import final_vp, held_vp, owners, winners
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, FROM_CHARACTERS, ROLL_REROLL
from troyes.think.net import Net, from_bytes
from troyes.think.play import Player, result
from troyes.think.sides import sides_at
from troyes.think.sizes import CATEGORIES, MOST_SIDES, RECORD, SCALE

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]
TASTE = 0.15  # how far a style goes
SLIP = 1.0  # a turn worth this much less than the best was exploration


class Order(NamedTuple):
    """The games that a worker is to play."""

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
    league: float = 0.0
    rivals: tuple[bytes, ...] = ()
    heads: bool = False  # whether the lesson is for them, too
    expert: float = 0.0  # share of decisions that are studied, see `study`
    expert_turns: int = 5
    expert_playouts: int = 2


class Lesson(NamedTuple):
    """Positions and the targets for the network there."""

    x: Halves
    y: Floats
    visits: int
    points: float  # the mean of what the first seat got, against le Roy or the others
    more: Halves | None = None  # for the heads, see `Model.learn_heads`


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
    player = make_player(net, order)
    player.write_down()
    thinker = Player(net, order.cap, order.beam)
    xs: list[Halves] = []
    ys: list[Floats] = []
    more: list[Halves] = []
    points = 0.0
    for game in range(order.first, order.first + order.games):
        key0, key1 = keys_of("train", order.seed, game)
        player.visitor.dice = key0 ^ key1
        s = fresh_game(order.players, is_share(game, order.bonus))
        if is_share(game, order.league):
            n = play_in_league(player, rival_of(order, game), s, key0, key1, game)
        elif order.expert:
            studied: list[Studied] = []
            n = play_and_study(player, thinker, s, key0, key1, order, studied)
            if studied:
                xs.append(np.array([one.x for one in studied], dtype=np.float16))
                ys.append(np.array([one.y for one in studied], dtype=np.float32))
                more.append(nothing_for_heads(len(studied), order.players))
        else:
            n = player.play_game(s, key0, key1)
        points += result(s, 0)
        x = np.frombuffer(player.positions, dtype=np.float32, count=n * net.inputs)
        xs.append(x.reshape(n, net.inputs).astype(np.float16))
        ends = [result(s, seat) for seat in range(order.players)]
        ys.append(targets(player.notebook[: n * RECORD], ends, order.trace))
        if order.heads:
            more.append(for_heads(player, n, s))
    return Lesson(
        np.concatenate(xs),
        np.concatenate(ys),
        player.visitor.visits,
        points / order.games,
        np.concatenate(more) if order.heads else None,
    )


def for_heads(player: Player, n: int, end: State) -> Halves:
    """For every position written down: points to come by side and category, win, margin held."""
    sides = sides_at(end.players)
    notes = np.array(player.notebook[: n * RECORD]).reshape(n, RECORD)
    held = np.array(player.accounts[: n * MOST_SIDES * CATEGORIES], dtype=np.float32)
    held = held.reshape(n, MOST_SIDES, CATEGORIES)[:, :sides]
    final = np.array([final_points(end, owner) for owner in owners(end)], dtype=np.float32)
    best = winners(end)
    share = np.array([(seat in best) / len(best) for seat in owners(end)], dtype=np.float32)
    seat = notes[:, 0].astype(int)
    order = (seat[:, None] + np.arange(sides)) % sides  # of the record's seat, its own first
    to_come = (final[order] - held).reshape(n, -1) / SCALE
    rest = np.stack([share[seat], notes[:, 1] / SCALE], axis=1)
    return np.concatenate([to_come, rest], axis=1).astype(np.float16)


def final_points(s: State, owner: int) -> list[int]:
    """By category, all characters in one: they add up to the final points."""
    points = [held_vp(s, owner, k) for k in range(CATEGORIES)]
    points[FROM_CHARACTERS] += final_vp(s, owner) - sum(points)
    return points


def nothing_for_heads(n: int, players: int) -> Halves:
    """For positions of which the heads learn nothing: no share of the win is below zero."""
    rows = np.zeros((n, sides_at(players) * CATEGORIES + 2), dtype=np.float16)
    rows[:, -2] = -1
    return rows


# --- expert iteration: learning from what a search finds ---


class Studied(NamedTuple):
    """A position after a turn, and what playing on has shown it to be worth."""

    x: list[float]
    y: float


def play_and_study(
    player: Player,
    thinker: Player,
    s: State,
    key0: int,
    key1: int,
    order: Order,
    found: list[Studied],
) -> int:
    """A game in which some decisions are studied before the player takes its turn."""
    player.records = 0
    rng = random.Random(f"{key0}/{key1}")
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, key0, key1))
            continue
        if s.wait in (ASK_ACTION, ASK_COUNTER) and rng.random() < order.expert:
            found += study(thinker, s, order, rng)
        player.take_turn(s)
    return player.records


def study(thinker: Player, s: State, order: Order, rng: random.Random) -> list[Studied]:
    """The best turns of a decision, each played on to the end of the round with the same chance.

    All end there, at the same kind of position, so that what differs is what the turns have done.
    """
    visitor = thinker.visitor
    visitor.keep = order.expert_turns
    visitor.visit(s)
    turns = [turn for _, turn in visitor.turns()]
    visitor.keep = 1
    keys = [(rng.getrandbits(64), rng.getrandbits(64)) for _ in range(order.expert_playouts)]
    found = []
    for turn in turns:
        child = s.copy()
        for option in turn:
            apply_option(child, option)
        if child.round != s.round or child.wait == ROLL_REROLL or is_over(child):
            continue  # nothing is left to play on, or it is no turn
        worth = 0.0
        for key0, key1 in keys:
            end = child.copy()
            thinker.play_on(end, key0, key1, s.round)
            worth += visitor.appraise(end, s.actor, None) / len(keys)
        visitor.scribe.sit(child, s.actor)
        visitor.scribe.write(child)
        found.append(
            Studied(visitor.scribe.values(), (worth - visitor.scribe.certain(child)) / SCALE)
        )
    return found


def is_share(game: int, share: float) -> bool:
    """Whether a game is among a share of them, spread evenly."""
    return int((game + 1) * share) > int(game * share)


def make_player(net: Net, order: Order) -> Player:
    """What plays as an order says."""
    player = Player(net, order.cap, order.beam)
    player.visitor.heat = order.heat
    player.random_turns = order.random_turns
    player.thrifty = order.thrifty
    return player


# --- the league: some games against others than itself ---


def rival_of(order: Order, game: int) -> Player:
    """The opponent of a game of the league: an earlier network, or a style of today's."""
    which = int(game * order.league)
    if order.rivals and which % 2:
        return make_player(from_bytes(order.rivals[which // 2 % len(order.rivals)]), order)
    return make_player(with_taste(from_bytes(order.net), order.seed + game), order)


def with_taste(net: Net, seed: int) -> Net:
    """The same network with likes and dislikes: every input counts for somewhat more or less."""
    rng = np.random.default_rng(seed)
    weights = np.array(net.weights)
    first = weights[: net.inputs * net.first].reshape(net.inputs, net.first)
    first *= 1 + TASTE * rng.normal(size=(net.inputs, 1))
    net.take(array("d", weights))
    return net


def play_in_league(player: Player, rival: Player, s: State, key0: int, key1: int, game: int) -> int:
    """A game with the rival in every other seat; only the player's turns are written down."""
    player.records = 0
    visitor = rival.visitor
    visitor.dice = key1
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, key0, key1))
        else:
            (rival if (s.actor + game) % 2 else player).take_turn(s)
    return player.records


def targets(notes: array[float], ends: Sequence[float], trace: float) -> Floats:
    """The target for every position: TD(lambda) over a seat's own turns.

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
