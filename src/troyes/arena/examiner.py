"""Making judged positions: games of many kinds, a decision from each, long thinking about it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from statistics import fmean, stdev

import msgspec

from troyes.bots import make_bot
from troyes.bots.classic import Turn
from troyes.bots.levels import ADVISER, STAND_IN, WEAKEST
from troyes.bots.nets import player_of, shipped_net
from troyes.bots.rankings import RANKINGS, Ranked, best_of_each_kind
from troyes.bots.search import SearchBot
from troyes.bots.sense import after
from troyes.formats.notation import turn_text
from troyes.formats.position import to_json
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.chance import Seed
from troyes.rules.engine import apply_option, draw, is_chance, is_over, resolve
from troyes.rules.scoring import final_vp, owners
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER

from .positions import Judged, Position

TABLES = (2, 2, 2, 1, 3, 4)  # players of one game after the other
PLAYERS = (ADVISER, STAND_IN, WEAKEST)
NETWORK = "network"  # plays on to the end of the round and judges what has come of it
TO_THE_END = "network-end"  # plays on to the end of the game: longer, and with more chance in it
NETWORKS = (NETWORK, TO_THE_END)
HALVINGS = (4, 2)  # after these parts of the playouts the worse half of the turns is dropped


class Exam(msgspec.Struct, frozen=True):
    """How positions are found and judged."""

    positions: int
    seed: int
    players: tuple[str, ...] = PLAYERS  # the bots whose games they are from
    thinker: str = NETWORK  # what plays on for all seats after a turn
    ranking: str = "net"  # who says which turns are worth judging
    turns: int = 8
    playouts: int = 16  # for the best turns, with the same chance for all turns of a position


def make(exam: Exam, jobs: int = 1) -> Iterator[Position]:
    """Judged positions, the same for the same exam, however many processes make them."""
    if jobs == 1:
        for number in range(exam.positions):
            yield examine(exam, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(examine, repeat(exam), range(exam.positions), chunksize=1)


def examine(exam: Exam, number: int) -> Position:
    """Take one position from a new game and evaluate the turns that look best there."""
    rng = random.Random(f"{exam.seed}/{number}")
    view = decision(exam, number, rng)
    left = [Judgement(one.turn) for one in candidates(exam, view, rng)]
    every = list(left)
    for wave in range(exam.playouts):
        if wave and wave in [exam.playouts // part for part in HALVINGS]:
            left.sort(key=lambda one: -fmean(one.worths))
            left = left[: max(2, (len(left) + 1) // 2)]
        hidden = view.sample(rng.choice)
        chance = Seed(rng.getrandbits(128))
        for one in left:
            one.worths.append(outcome(exam, hidden, one.turn, chance))
    every.sort(key=lambda one: -fmean(one.worths))
    judged = [one.result(view.state) for one in every]
    return Position(view.state.actor, to_json(view.state), judged)


class Judgement:
    """A turn and what came of it, one value for each time it was played on."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.worths: list[float] = []

    def result(self, s: State) -> Judged:
        """The turn in the notation, its value and the standard error of that."""
        n = len(self.worths)
        error = stdev(self.worths) / sqrt(n) if n > 1 else 0.0
        return Judged(turn_text(s, self.turn), round(fmean(self.worths), 3), round(error, 3))


def decision(exam: Exam, number: int, rng: random.Random) -> View:
    """A decision about a whole turn, any of a game with equal chances."""
    players = TABLES[number % len(TABLES)]
    game = Game(players, rng.getrandbits(128), bonus=rng.random() < 0.5)
    bots = [make_bot(rng.choice(exam.players), rng.getrandbits(32)) for _ in range(players)]
    found: list[View] = []
    while game.actor is not None:
        view = game.view(game.actor)
        whole = game.state.wait in (ASK_ACTION, ASK_COUNTER) and game.state.n_picks == 0
        if whole and len(view.options()) > 2:
            found.append(view)
        game.choose(bots[game.actor].choose(view))
    return rng.choice(found)


def candidates(exam: Exam, view: View, rng: random.Random) -> list[Ranked]:
    """The turns to judge: the best by the ranking, and the best of every kind."""
    ranked = RANKINGS[exam.ranking](view, view.sample(rng.choice))
    chosen = dict.fromkeys(ranked[: exam.turns // 2])
    chosen |= dict.fromkeys(best_of_each_kind(ranked, 1)[: exam.turns])
    return list(chosen)[: exam.turns] if len(ranked) > 1 else ranked


def outcome(exam: Exam, hidden: State, turn: Turn, chance: Seed) -> float:
    """What comes of a turn for the one who takes it: the margin to expect."""
    if exam.thinker in NETWORKS:
        player = player_of(shipped_net(hidden.players))
        rounds = hidden.rounds if exam.thinker == TO_THE_END else 0
        return SearchBot(0).playout(player, hidden, turn, chance.key0, chance.key1, rounds)
    return played_out(exam.thinker, after(hidden, turn), hidden.actor, chance)


def played_out(thinker: str, s: State, seat: int, chance: Seed) -> float:
    """The margin of a seat when bots have played the game to its end."""
    bots = [make_bot(thinker, chance.key0 % 2**32 + k) for k in range(s.players)]
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, chance.key0, chance.key1))
        else:
            apply_option(s, bots[s.actor].choose(View(s, s.actor)))
    others = [final_vp(s, owner) for owner in owners(s) if owner != seat]
    return float(final_vp(s, seat) - max(others))
