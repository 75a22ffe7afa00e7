"""Planners cannot peek: copies hold no future dice and, for a planner, no secrets."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import troyes.env.gym
import troyes.env.spiel  # registers the game
from troyes.env import aec
from troyes.env.games import Games
from troyes.env.ranges import where
from troyes.env.vector import GamesVectorEnv, KingsChallengeVectorEnv, SeatVectorEnv
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, options
from troyes.rules.terms import STEP_ACTIONS

SEED = 987_654_321
COPIES = 100  # one of five characters is missing from all of them once in a thousand million times


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


def adapters() -> dict[str, Any]:
    """One environment of every kind, just begun, all by the same seed."""
    kinds: dict[str, Any] = {
        "aec": aec.raw_env(players=3),
        "seat": gymnasium.make(troyes.env.gym.SEAT, players=3, opponents="journeyman").unwrapped,
        "king": gymnasium.make(troyes.env.gym.KINGS_CHALLENGE).unwrapped,
        "many": GamesVectorEnv(3, players=3),
        "many seats": SeatVectorEnv(3, players=3, opponents="journeyman"),
        "many kings": KingsChallengeVectorEnv(3),
    }
    for env in kinds.values():
        env.reset(seed=SEED)
    return kinds


def numbers_in(thing: Any, seen: set[int] | None = None) -> Iterator[int]:
    """All whole numbers that can be reached from an object, however deep."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, (int, np.integer)):
        yield int(thing)
    elif isinstance(thing, np.ndarray):
        if thing.dtype.kind in "iu":
            yield from (int(number) for number in thing.flat)
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from numbers_in(value, seen)
    elif isinstance(thing, (list, tuple, set)):
        for value in thing:
            yield from numbers_in(value, seen)
    elif isinstance(thing, np.random.Generator):
        yield from numbers_in(thing.bit_generator.state, seen)
    elif hasattr(thing, "__dict__"):
        yield from numbers_in(vars(thing), seen)


@pytest.mark.parametrize("kind", adapters())
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_no_copy_holds_the_seed_or_the_keys(kind: str, copied: Any) -> None:
    env = adapters()[kind]
    telling = {SEED, *(int(key) for key in env.games.keys.flat)}
    assert telling <= set(numbers_in(env)) | {SEED}  # the search finds them where they are
    assert not telling & set(numbers_in(copied(env)))


@pytest.mark.parametrize("kind", adapters())
def test_what_happens_to_a_copy_does_not_happen_to_the_original(kind: str) -> None:
    """The same positions now, other dice from now on; and neither touches the other."""
    env, again = adapters()[kind], adapters()[kind]
    twin = copy.deepcopy(env)
    assert np.array_equal(twin.games.store, env.games.store)
    first_choices(twin.games)
    assert np.array_equal(again.games.store, env.games.store)
    first_choices(env.games)
    first_choices(again.games)
    assert dice(env.games) == dice(again.games)
    assert dice(env.games) != dice(twin.games)


def test_a_copy_of_many_games_says_itself_when_one_is_over() -> None:
    envs = GamesVectorEnv(2, players=2)
    envs.reset(seed=1)
    twin = copy.deepcopy(envs)
    _, _, over, _, _ = twin.step([255, 255])  # not offered: that ends them
    assert over.all()
    assert not envs.terminations.any()


def test_opponents_of_a_copy_are_not_those_of_the_original() -> None:
    """What they will choose cannot be told from a copy, nor what they hold from their plans."""
    for kind in ("seat", "many seats"):
        env = adapters()[kind]
        twin = copy.deepcopy(env)
        mine, theirs = (flat(e.bots) for e in (env, twin))
        assert len(mine) == len(theirs) > 0
        assert not {b.random.random() for b in mine} & {b.random.random() for b in theirs}
        assert all(bot.expected == b"" for bot in theirs)


def flat(bots: list[Any]) -> list[Any]:
    """The bots of one game or of many."""
    rows = [row.values() if isinstance(row, dict) else [row] for row in bots]
    return [bot for row in rows for bot in row if bot is not None]


@pytest.mark.parametrize("kind", ["seat", "many seats"])
def test_a_planners_copy_deals_secrets_anew(kind: str) -> None:
    """T5: it looks the same to the seat, and over many copies another holds every character."""
    env = adapters()[kind]
    seat = env.seat
    mine, found = env.games.state(0), set()
    for _ in range(COPIES):
        twin = env.planner_copy() if kind == "seat" else env.planner_copy(seat)
        s = twin.games.state(0)
        assert View(s, seat) == View(mine, seat)
        found.add(s.hands[2 * (seat + 1)])
    assert len(found) == 5


@pytest.mark.parametrize("make", [aec.raw_env, aec.env])
def test_copies_of_a_game_play_on(make: Callable[..., Any]) -> None:
    env = make(players=3, render_mode="ansi")
    env.reset(seed=4)
    for twin in (
        copy.deepcopy(env),
        pickle.loads(pickle.dumps(env)),
        env.planner_copy(env.agent_selection),
    ):
        assert twin.render() == env.render()
        for _ in range(20):
            twin.step(int(twin.last()[0]["action_mask"].argmax()))
        assert not any(twin.terminations.values())


def test_states_of_openspiel_know_no_dice_to_come() -> None:
    """Chance is explicit: every outcome is open, and copies of a state may go different ways."""
    state = pyspiel.load_game("troyes(players=3)").new_initial_state()
    while state.move_number() < 40 or not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    likely = dict(state.chance_outcomes())
    assert len(likely) > 1
    assert len(set(likely.values())) == 1
    twins = [copy.deepcopy(state) for _ in likely]
    for twin, outcome in zip(twins, likely, strict=True):
        assert dict(twin.chance_outcomes()) == likely
        twin.apply_action(outcome)
    assert len({twin.line.state.key() for twin in twins}) > 1


def test_a_planners_copy_has_other_secrets() -> None:
    """T5: over many copies every unseen character turns up in the other hand."""
    env = aec.raw_env(players=3)
    env.reset(seed=4)
    mine = env.games.state(0)
    found = set()
    for _ in range(COPIES):
        s = env.planner_copy("player_1").games.state(0)
        assert View(s, 1) == View(mine, 1)
        found.add(s.hands[0])
    assert len(found) == 5


def test_a_planners_copy_does_not_show_what_the_seat_to_move_holds() -> None:
    """T5: neither its state nor what it would show the one whose turn it is."""
    first, size = where("characters")
    env = aec.raw_env(players=3)
    env.reset(seed=4)
    many = GamesVectorEnv(1, players=3)
    many.reset(seed=4)
    copied: Callable[[int], Any]
    for seat, copied in (
        (env.games.actor[0], lambda planner: env.planner_copy(f"player_{planner}").games),
        (many.games.actor[0], lambda planner: many.planner_copy(planner).games),
    ):
        found = set()
        for _ in range(COPIES):
            games = copied((int(seat) + 1) % 3)
            assert np.array_equal(games.observations[0], games.observe(0, int(seat)))
            found.add(tuple(games.observations[0, first : first + size]))
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
