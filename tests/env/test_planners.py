"""Planners cannot peek: copies hold no future dice and, for a planner, no secrets."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np

import troyes.env.gym
from troyes.env import aec
from troyes.env.games import Games
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, options
from troyes.rules.terms import STEP_ACTIONS


def first_choices(games: Games) -> None:
    """Take the first option until every game has rolled its first dice."""
    while any(games.state(row).round == 0 for row in range(games.n)):
        games.step(games.masks.argmax(1))


def dice(games: Games) -> list[tuple[int, ...]]:
    """The dice of all districts."""
    return [tuple(games.state(row).dice) for row in range(games.n)]


def test_the_same_keys_roll_the_same_and_a_copy_does_not() -> None:
    keys = np.arange(40, dtype=np.uint64).reshape(20, 2)
    one, two = Games(20, 2), Games(20, 2)
    one.reset(keys)
    two.reset(keys)
    copies = [one.fork(), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    for twin in copies:
        assert np.array_equal(twin.store, one.store)
        assert not np.intersect1d(twin.keys, one.keys).size
    first_choices(one)
    first_choices(two)
    assert dice(one) == dice(two)
    for twin in copies:
        first_choices(twin)
        same = sum(a == b for a, b in zip(dice(one), dice(twin), strict=True))
        assert same == 0


def test_the_dice_of_copies_do_not_correlate_with_those_to_come() -> None:
    """How many dice show a face, in 300 games and their copies: no more alike than chance."""
    games = Games(300, 2)
    games.reset(np.arange(600, dtype=np.uint64).reshape(300, 2))
    twin = games.fork()
    first_choices(games)
    first_choices(twin)
    mine, theirs = (np.array(dice(g)).reshape(300, 5, 3, 6).sum((1, 2)) for g in (games, twin))
    for face in range(6):
        assert abs(np.corrcoef(mine[:, face], theirs[:, face])[0, 1]) < 0.25  # over 4 deviations


def test_an_environment_copied_has_another_future() -> None:
    env = aec.raw_env(players=3)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert twin.np_random is None
    assert twin.observe("player_0")["observation"].tolist() == (
        env.observe("player_0")["observation"].tolist()
    )
    seat = gymnasium.make(troyes.env.gym.SEAT).unwrapped
    seat.reset(seed=1)
    assert copy.deepcopy(seat)._np_random is None
    first_choices(env.games)
    first_choices(twin.games)
    assert dice(env.games) != dice(twin.games)


def test_a_planners_copy_has_other_secrets() -> None:
    """T5: over many copies every unseen character turns up in the other hand."""
    env = aec.raw_env(players=3)
    env.reset(seed=4)
    mine = env.games.state(0)
    found = set()
    for _ in range(60):
        s = env.planner_copy("player_1").games.state(0)
        assert View(s, 1) == View(mine, 1)
        found.add(s.hands[0])
    assert len(found) == 5


def test_a_state_holds_no_seed() -> None:
    """A position played on by two seeds differs only by what is rolled after it."""
    games = Games(1, 2)
    games.reset(np.array([[1, 2]], np.uint64))
    first_choices(games)
    s = games.state(0)
    assert s.step == STEP_ACTIONS or not is_chance(s)
    a, b = s.copy(), s.copy()
    apply_option(a, options(a)[0])
    apply_option(b, options(b)[0])
    assert a == b
