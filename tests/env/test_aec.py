"""PettingZoo's own conformance tests, and what they do not look at."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from troyes.env import aec
from troyes.rules import COMPILED
from troyes.rules.scoring import final_vp, winners

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
CYCLES = 200 if COMPILED else 20


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("observation", ["vector", "structured"])
def test_api(players: int, observation: str) -> None:
    api_test(aec.env(players=players, observation=observation), num_cycles=CYCLES)


@pytest.mark.parametrize("reward", ["win", "margin", "shaped"])
def test_api_with_every_reward(reward: str) -> None:
    api_test(aec.env(reward=reward, bonus=True), num_cycles=CYCLES)


def test_seed() -> None:
    seed_test(aec.env, num_cycles=CYCLES)


def test_render() -> None:
    render_test(aec.env, {"svg": lambda picture: picture.startswith("<svg")})


def test_the_neutral_player_is_shown_without_points() -> None:
    """F3: only the seats score; a total for the neutral player would look like one that counts."""
    env = aec.env(render_mode="ansi")
    env.reset(seed=1)
    seen = [env.render()]
    for _ in env.agent_iter():
        env.step(None if env.last()[2] else env.games.masks[0].argmax())
        seen.append(env.render())
    for text in seen:
        (neutral,) = [line for line in text.splitlines() if line.startswith(" N")]
        assert "VP" not in neutral
    assert "final: A " in seen[-1]


def test_people_see_every_step_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    """As PettingZoo and Gymnasium want it of the mode `human`."""
    env = aec.env(render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("Round 0 of ") == 1
    env.step(env.games.masks[0].argmax())
    assert capsys.readouterr().out.count("Round 0 of ") == 1


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec.env())
    assert "turns per second" in capsys.readouterr().out


def play(env: aec.raw_env, seed: int) -> dict[str, float]:
    """A random game; what every agent was paid over it."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    ended = set()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        paid[agent] += reward
        assert not truncation
        if termination:
            ended.add(agent)
            env.step(None)
            continue
        assert not ended, "all agents end in the same step"
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert ended == set(paid)
    return paid


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_are_shares_of_the_victory_or_margins(players: int) -> None:
    for seed in range(3):
        win, margin, shaped = (
            aec.raw_env(players, reward=reward) for reward in ("win", "margin", "shaped")
        )
        shares, margins, points = (play(env, seed) for env in (win, margin, shaped))
        end = win.games.state(0)
        best = winners(end)
        assert shares == {
            f"player_{k}": pytest.approx(1 / len(best) if k in best else 0.0)
            for k in range(players)
        }
        totals = [final_vp(end, seat) for seat in range(players)]
        for seat in range(players):
            others = max(totals[k] for k in range(players) if k != seat)
            assert margins[f"player_{seat}"] == totals[seat] - others
        assert points == pytest.approx(margins)


def test_it_is_registered() -> None:
    env = make("aec", "troyes/troyes-v0", players=3, bonus=True)
    env.reset(seed=1)
    assert env.num_agents == 3


def test_what_is_not_offered_is_refused() -> None:
    env = aec.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="0 is not offered to player_"):
        env.step(0)
    with pytest.raises(ValueError, match="players must be 2 to 4, not 5"):
        aec.raw_env(players=5)
    with pytest.raises(ValueError, match="reward must be one of win, margin, shaped"):
        aec.raw_env(reward="glory")
    with pytest.raises(ValueError, match="observation must be one of vector, structured"):
        aec.raw_env(observation="text")
    with pytest.raises(ValueError, match="render_mode must be one of"):
        aec.raw_env(render_mode="hologram")


def test_an_illegal_action_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    while env.agents:
        env.step(None)
    env.step(None)
    assert "step() called after all agents" in caplog.text


def test_an_action_that_is_none_and_a_step_too_early_are_errors() -> None:
    env = aec.env()
    with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before step"):
        env.step(30)
    with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before render"):
        env.render()
    with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before agent_iter"):
        env.agent_iter()
    for look in (lambda: env.observe("player_0"), env.last, lambda: env.rewards):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            look()
    env.reset(seed=1)
    for action in (-1, 256, None, 3.5, "30", np.array([30])):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)


def test_a_turn_without_a_step_is_an_error() -> None:
    env = aec.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step\\(\\) or reset\\(\\)"):
        for _ in env.agent_iter():
            pass
    assert len([env.step(env.games.masks[0].argmax()) for _ in env.agent_iter(5)]) == 5
