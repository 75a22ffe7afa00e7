"""Gymnasium's own conformance tests, for one game and for many."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
import threading
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import troyes.env.gym  # registers
from troyes.env.games import Games
from troyes.env.vector import GamesVectorEnv, SeatVectorEnv
from troyes.rules import COMPILED
from troyes.rules.scoring import final_vp, margin

STEPS = 400 if COMPILED else 60
THINKS = "journeyman" if COMPILED else "random"  # uncompiled, those who think take long
PLAYS = "apprentice" if COMPILED else "classic"


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        (troyes.env.gym.KINGS_CHALLENGE, {}),
        (troyes.env.gym.KINGS_CHALLENGE, {"bonus": True, "observation": "structured"}),
        (troyes.env.gym.SEAT, {}),
        (troyes.env.gym.SEAT, {"players": 4, "seat": 2, "reward": "shaped"}),
        (troyes.env.gym.SEAT, {"players": 3, "opponents": [PLAYS, "random"]}),
    ],
)
def test_check_env(name: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, **settings).unwrapped)


def core(env: gymnasium.Env | gymnasium.vector.VectorEnv) -> Any:
    """Our own environment: Gymnasium's types of its wrappers name nothing of what is inside."""
    return env.unwrapped


def random_game(env: gymnasium.Env, seed: int) -> float:
    """What a random game pays."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    paid, over = 0.0, False
    while not over:
        masks = core(env).action_masks()
        assert np.array_equal(masks, info["action_mask"])
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(masks)))
        assert not truncated
        paid += float(reward)
    return paid


def test_the_kings_challenge_pays_the_margin() -> None:
    """K11."""
    env = gymnasium.make(troyes.env.gym.KINGS_CHALLENGE)
    for seed in range(3):
        assert random_game(env, seed) == margin(core(env).games.state(0))


def test_bots_play_the_other_seats() -> None:
    env = gymnasium.make(troyes.env.gym.SEAT, opponents=PLAYS, reward="margin")
    paid = random_game(env, 1)
    assert paid < 0  # a random player loses to a bot that plays
    assert paid == random_game(env, 1)


def test_people_see_every_step_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(troyes.env.gym.KINGS_CHALLENGE, render_mode="human")
    _, info = env.reset(seed=1)
    assert capsys.readouterr().out.count("Round 0 of ") == 1
    env.step(info["action_mask"].argmax())
    assert capsys.readouterr().out.count("Round 0 of ") == 1


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(troyes.env.gym.SEAT, penalty=-5.0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-5.0, True, True)
    assert not info["action_mask"].any(), "whatever ended it, nothing is to be chosen any more"
    envs = gymnasium.make_vec(troyes.env.gym.SEAT, num_envs=2, opponents="random")
    _, infos = envs.reset(seed=1)
    _, _, over, _, infos = envs.step(np.array([0, infos["action_mask"][1].argmax()]))
    assert over.tolist() == [True, False]
    assert infos["action_mask"].any(1).tolist() == [False, True]
    _, _, over, _, infos = envs.step(infos["action_mask"].argmax(1))
    assert not over.any()
    assert infos["action_mask"].any(1).all()


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="3 players have 2 opponents, not 1"):
        gymnasium.make(troyes.env.gym.SEAT, players=3, opponents=["novice"])
    with pytest.raises(ValueError, match="there is no bot 'wizard'"):
        gymnasium.make(troyes.env.gym.SEAT, opponents="wizard")
    for make in (gymnasium.make, gymnasium.make_vec):
        for seat in (-1, 2, None, "1"):
            with pytest.raises(ValueError, match=r"there is no seat .* at a table of 2"):
                make(troyes.env.gym.SEAT, seat=seat)
        for players in (0, 5, "2"):
            with pytest.raises(ValueError, match="players must be 1 to 4, not"):
                make(troyes.env.gym.SEAT, players=players)
        for opponents in (None, 3, [3]):
            with pytest.raises(ValueError, match="opponents are the name of a bot or a list"):
                make(troyes.env.gym.SEAT, opponents=opponents)


# --- many games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        (troyes.env.gym.KINGS_CHALLENGE, {}),
        (troyes.env.gym.SEAT, {"opponents": "random"}),
        (troyes.env.gym.SEAT, {"players": 3, "seat": 1, "opponents": [THINKS, "random"]}),
    ],
)
def test_vectorised(name: str, settings: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(name, num_envs=5, **settings)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(1)
    observations, infos = envs.reset(seed=3)
    ended = np.zeros(5, bool)
    games = 0
    for _ in range(STEPS):
        assert observations in envs.observation_space
        actions = np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0
                            for m in infos["action_mask"]])  # fmt: skip
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        assert not terminations[ended].any(), "after its end a game begins anew"
        assert not rewards[ended].any()
        ended = terminations.copy()
        games += ended.sum()
    assert games >= (5 if COMPILED else 0)
    envs.close()


@pytest.mark.parametrize("opponents", ["random", "journeyman"] if COMPILED else ["random"])
def test_many_games_and_one_pay_the_same_kind_of_reward(opponents: str) -> None:
    """F3: the shaped rewards of a game add up to its margin, whoever plays the other seat."""
    envs = gymnasium.make_vec(
        troyes.env.gym.SEAT, num_envs=2, opponents=opponents, reward="shaped", seat=1
    )
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=4)
    paid, over = np.zeros(2), np.zeros(2, bool)
    while not over.any():
        assert (infos["actor"] == 1).all()
        actions = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        _, rewards, over, _, infos = envs.step(np.array(actions))
        paid += rewards
    row = int(over.argmax())
    s = core(envs).games.state(row)
    assert paid[row] == final_vp(s, 1) - final_vp(s, 0)
    assert (opponents == "random") or paid[row] < 0


def test_a_novice_is_a_novice() -> None:
    """The opponents are the bots that are named: chance loses to a novice, one game or many."""
    env = gymnasium.make(troyes.env.gym.SEAT, reward="margin")
    assert core(env).specs == ["novice"]
    if COMPILED:  # uncompiled, those who think take long
        assert random_game(env, 3) < -8
    envs = gymnasium.make_vec(troyes.env.gym.SEAT, num_envs=1)
    assert core(envs).specs == ["novice"]
    with pytest.raises(ValueError, match="there is no bot 'wizard'"):
        gymnasium.make_vec(troyes.env.gym.SEAT, num_envs=1, opponents="wizard")
    with pytest.raises(ValueError, match="3 players have 2 opponents, not 1"):
        gymnasium.make_vec(troyes.env.gym.SEAT, num_envs=1, players=3, opponents=["novice"])


def test_every_game_has_new_opponents() -> None:
    """A bot plays one game: what it misjudges in one, it does not in all that follow."""
    envs = SeatVectorEnv(2, opponents="journeyman")
    envs.reset(seed=1)
    first, other = (list(row.values()) for row in envs.bots)
    nobody = np.array([-1, envs.games.masks[1].argmax()])  # not offered: that ends the first game
    envs.step(nobody)
    assert list(envs.bots[0].values()) == first
    envs.step(envs.games.masks.argmax(1))
    (bot,) = envs.bots[0].values()
    assert bot not in first
    assert vars(bot)["seed"] not in {vars(b)["seed"] for b in first + other}
    assert list(envs.bots[1].values()) == other
    envs.step(nobody)
    envs.restart(np.array([True, False]))
    assert bot not in envs.bots[0].values()


def test_arrays_are_written_in_place() -> None:
    envs = GamesVectorEnv(3, players=2)
    first, infos = envs.reset(seed=1)
    second, *_ = envs.step([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    assert second is first
    copies = GamesVectorEnv(3, players=2, copy=True)
    first, infos = copies.reset(seed=1)
    second, *_ = copies.step([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    assert not np.array_equal(first, second)


@pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, None), (3, 2), (4, None)])
def test_observations_are_whole_though_only_changes_are_written(
    players: int, seat: int | None
) -> None:
    """T5: after every step a row is what the seat sees, as if it were written from nothing."""
    games = Games(3, players, seat=seat)
    games.reset(np.arange(6, dtype=np.uint64).reshape(3, 2))
    rng = np.random.default_rng(7)
    ended = 0
    for k in range(STEPS):
        actions = (rng.random(games.masks.shape) * games.masks).argmax(1)
        if k == STEPS // 2:
            actions[0] = 255 if not games.masks[0, 255] else 254  # ends the game
        games.step(actions)
        ended += games.terminations.sum()
        for row in np.flatnonzero(games.status != 2):
            whole = games.observe(int(row), int(games.actor[row]))
            assert np.array_equal(games.observations[row], whole), (k, row)
    assert ended >= (3 if COMPILED else 1)


def test_observations_in_place_cannot_be_written_to() -> None:
    envs = GamesVectorEnv(2, players=2)
    observations, _ = envs.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        observations /= 2
    twin = pickle.loads(pickle.dumps(envs))
    with pytest.raises(ValueError, match="read-only"):
        twin.observations[0] = 0
    copies, _ = GamesVectorEnv(2, players=2, copy=True).reset(seed=1)
    copies /= 2


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_nothing_that_is_written_in_place_can_be_written_to(opponents: str) -> None:
    """`truncated |= terminated` would otherwise last, and change what the games go by."""
    envs = SeatVectorEnv(2, opponents=opponents)
    for copied in (False, True):
        envs.copy = copied
        _, infos = envs.reset(seed=1)
        observations, _, over, cut, infos = envs.step(infos["action_mask"].argmax(1))
        for array in (observations, over, cut, *infos.values()):
            assert array.flags.writeable == copied
        if copied:
            over |= True
            cut |= True
            assert not (envs.terminations | envs.truncations).any()


ROWS = 150 if COMPILED else 8  # threads take a few dozen at a time


def trace(threads: int, **settings: Any) -> list[bytes]:
    """Everything that is seen over some steps."""
    games = Games(ROWS, 3, threads=threads, **settings)
    games.reset(np.arange(2 * ROWS, dtype=np.uint64).reshape(ROWS, 2))
    rng = np.random.default_rng(5)
    seen = []
    for _ in range(STEPS):
        actions = (rng.random(games.masks.shape) * games.masks).argmax(1)
        games.step(actions)
        shown = games.observations.tobytes() + games.rewards.tobytes() + games.masks.tobytes()
        seen.append(hashlib.sha256(shown).digest())
    games.close()
    return seen


@pytest.mark.parametrize("seat", [None, 1])
def test_threads_change_nothing(seat: int | None) -> None:
    assert trace(1, seat=seat) == trace(2, seat=seat)


FORKS = """
import hashlib
import os
from troyes.env.games import Games

games = Games(100, 2, threads=2)
games.reset()
child = os.fork()
games.step(games.masks.argmax(1))
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
games.step(games.masks.argmax(1))
"""


@pytest.mark.skipif(not COMPILED or not hasattr(os, "fork"), reason="no threads, or no forks")
def test_a_process_that_is_forked_off_has_threads_of_its_own() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", FORKS], check=True, timeout=300)


@pytest.mark.skipif(not COMPILED, reason="no threads")
@pytest.mark.parametrize("threads", [1, 2])
def test_threads_of_the_caller_take_turns(threads: int) -> None:
    """Without the interpreter's lock, two of them would otherwise step the same rows at once."""
    games = Games(100, 3, threads=threads)
    games.reset()
    seen = 0

    def play() -> None:
        nonlocal seen
        for _ in range(STEPS):
            games.step(games.masks.argmax(1))
        seen += 1

    callers = [threading.Thread(target=play) for _ in range(3)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert seen == 3
    for row in range(100):
        assert np.array_equal(games.observations[row], games.observe(row, int(games.actor[row])))
    games.close()


@pytest.mark.skipif(not COMPILED, reason="no threads")
def test_threads_end_with_their_games() -> None:
    games = Games(4, 2, threads=3)
    for _ in range(2):
        games.reset()
        assert games.crew is not None
        threads = games.crew.threads
        assert [thread.is_alive() for thread in threads] == [True, True]
        games.close()
        assert not any(thread.is_alive() for thread in threads)
    games.step(games.masks.argmax(1))
    assert games.crew is not None
    threads = games.crew.threads
    assert all(thread.is_alive() for thread in threads)
    del games
    assert not any(thread.is_alive() for thread in threads)


def test_bad_numbers_are_refused() -> None:
    games = Games(2, 2)
    games.reset()
    with pytest.raises(ValueError, match="2 games need 2 choices"):
        games.step([1])
    for bad in ([1.0, 2.0], [float("nan"), 1], ["1", "2"], [True, False]):
        with pytest.raises(ValueError, match="choices are whole numbers, not"):
            games.step(bad)
    games.step([255, -7])
    assert games.terminations.all()
    with pytest.raises(ValueError, match="at least one game"):
        Games(0)
    with pytest.raises(ValueError, match="there is no seat 2"):
        Games(1, 2, seat=2)
    for row in (-1, 2):
        with pytest.raises(IndexError, match="there is no game"):
            games.step_one(0, row)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            games.observe(0, seat)


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_nothing_is_read_or_stepped_before_the_first_reset(opponents: str) -> None:
    """Rows without a position, read as one, would have the engine write beyond its arrays."""
    one = troyes.env.gym.SeatEnv(opponents=opponents, render_mode="ansi")
    many = SeatVectorEnv(2, opponents=opponents)
    for early in (one, pickle.loads(pickle.dumps(one))):
        for look in (lambda env=early: env.step(3), early.render, early.view, early.planner_copy):
            with pytest.raises(RuntimeError, match="call reset\\(\\) first"):
                look()
    for envs in (many, pickle.loads(pickle.dumps(many))):
        for look in (
            lambda env=envs: env.step([3, 3]),
            lambda env=envs: env.view(0),
            lambda env=envs: env.planner_copy(0),
            lambda env=envs: env.restart([True, True]),
        ):
            with pytest.raises(RuntimeError, match="call reset\\(\\) first"):
                look()
    one.reset(seed=1)
    twin = pickle.loads(pickle.dumps(one))
    twin.step(twin.action_masks().argmax())


ENGINE = f"engine:{sys.executable} -m troyes engine --bot random"


@pytest.mark.skipif(not COMPILED, reason="starting takes long")
def test_closing_ends_the_programs_that_play() -> None:
    one, many = troyes.env.gym.SeatEnv(opponents=ENGINE), SeatVectorEnv(1, opponents=ENGINE)
    for _ in range(2):  # and they can begin again
        one.reset(seed=1)
        many.reset(seed=1)
        bots: list[Any] = [one.bots[1], many.bots[0][1]]
        assert [bot.process.poll() for bot in bots] == [None, None]
        one.close()
        many.close_extras()
        assert None not in [bot.process.poll() for bot in bots]
