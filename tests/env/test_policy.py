"""Trained agents as bots, and games that begin anew when they are told to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import troyes.env.gym
from troyes import Game
from troyes.bots import UnknownBot, make_bot
from troyes.env.policy import PolicyBot, save_policy
from troyes.env.ranges import SIZE
from troyes.rules.terms import N_OPTIONS


def test_the_agent_that_comes_with_the_package_beats_chance() -> None:
    for seed in range(3):
        seats = [make_bot("random", seed), make_bot("policy:ppo", seed)]
        game = Game(2, seed=seed)
        while game.actor is not None:
            game.choose(seats[game.actor].choose(game.view(game.actor)))
        assert game.winners() == [1]


def test_a_saved_agent_chooses_what_its_network_likes_best(tmp_path: Path) -> None:
    file = tmp_path / "agent.npz"
    liked = np.linspace(0, 1, N_OPTIONS, dtype=np.float32)
    layers = [
        (np.zeros((SIZE, 4), np.float32), np.ones(4, np.float32)),
        (np.ones((4, N_OPTIONS), np.float32), liked),
    ]
    save_policy(file, layers, "tanh")
    view = Game(3, seed=2).view(0)
    assert PolicyBot(1, str(file)).choose(view) == max(view.options())


def test_a_file_that_is_no_agent_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        UnknownBot, match=r"there is no agent 'nobody'; give a file .* or one of ppo"
    ):
        make_bot("policy:nobody", 1)
    file = tmp_path / "small.npz"
    save_policy(file, [(np.zeros((3, 4)), np.zeros(4))], "relu")
    with pytest.raises(ValueError, match="must turn 907 numbers into 256"):
        PolicyBot(1, str(file))
    one, other = np.zeros((SIZE, 20)), np.zeros((30, N_OPTIONS))
    wrong: list[tuple[list[tuple[Any, Any]], str, str]] = [
        ([(one, np.zeros(20)), (other, np.zeros(N_OPTIONS))], "relu", "must turn 907 numbers"),
        ([(np.zeros(SIZE), np.zeros(N_OPTIONS))], "relu", "must turn 907 numbers into 256"),
        ([(np.zeros((SIZE, N_OPTIONS)), np.zeros(N_OPTIONS))], "gelu", "'gelu' is not relu"),
    ]  # fmt: skip
    for k, (layers, activation, message) in enumerate(wrong):
        file = tmp_path / f"{k}.npz"
        save_policy(file, layers, activation)
        with pytest.raises(UnknownBot, match=message):
            make_bot(f"policy:{file}", 1)
    for k, content in enumerate([b"", b"garbage", b"PK\x03\x04 cut off"]):
        file = tmp_path / f"content-{k}.npz"
        file.write_bytes(content)
        with pytest.raises(UnknownBot, match="is not an agent"):
            make_bot(f"policy:{file}", 1)
    np.savez(file, w1=np.zeros((SIZE, N_OPTIONS)), b1=np.zeros(N_OPTIONS))
    with pytest.raises(UnknownBot, match="is not an agent"):
        make_bot(f"policy:{file}", 2)


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_games_begin_anew_at_once(opponents: str) -> None:
    envs = gymnasium.make_vec(troyes.env.gym.SEAT, num_envs=3, seat=1, opponents=opponents)
    many: Any = envs.unwrapped
    _, infos = envs.reset(seed=1)
    actions = [np.flatnonzero(mask)[0] for mask in infos["action_mask"]]
    actions[1] = 0  # not offered: that ends the game
    _, _, over, _, _ = envs.step(np.array(actions))
    ended = over.copy()
    assert ended.tolist() == [False, True, False]
    many.restart(ended)
    assert not many.terminations.any()
    assert many.action_masks().any(1).all()
    assert (many.games.actor == 1).all()
