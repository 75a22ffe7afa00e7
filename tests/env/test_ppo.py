"""The tutorial with MaskablePPO runs, and what it saves plays as it does: `make test-ppo`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from troyes.env.policy import PolicyBot

PAGE = Path(__file__).parents[2] / "docs/tutorial-ppo.md"
CODE = re.compile(r"^```py\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(CODE.findall(PAGE.read_text("utf-8")))
    text, found = re.subn(r"^STEPS = [\d_]+", "STEPS = 25_000", text, flags=re.MULTILINE)
    assert found == 1
    monkeypatch.chdir(tmp_path)
    made: dict[str, Any] = {}
    exec(compile(text, str(PAGE), "exec"), made)
    agent, envs = made["agent"], made["envs"].unwrapped
    episodes = [info["r"] for info in agent.ep_info_buffer]
    assert np.mean(episodes) > 2  # a random player has 0 on average
    bot = PolicyBot(1, str(tmp_path / "ppo.npz"))
    observations, _ = envs.reset(seed=3)
    for _ in range(30):
        masks = envs.action_masks()
        wanted, _ = agent.predict(observations, deterministic=True, action_masks=masks)
        chosen = [bot.choose(envs.view(row)) for row in range(8)]
        assert np.mean(np.array(chosen) == wanted[:8]) >= 0.75  # ties of half precision aside
        observations, *_ = envs.step(wanted)
