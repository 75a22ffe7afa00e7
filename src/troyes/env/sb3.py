"""Many games as a Stable-Baselines3 environment, for sb3-contrib's MaskablePPO.

    import gymnasium
    from sb3_contrib import MaskablePPO
    import troyes.env.gym
    from troyes.env.sb3 import Many

    envs = gymnasium.make_vec("troyes/Seat-v0", num_envs=64, opponents="random", reward="shaped")
    agent = MaskablePPO("MlpPolicy", Many(envs)).learn(500_000)

Stable-Baselines3 expects a finished game to be reset in the same step; our vectorised Gymnasium
environments reset it in the next one. `Many` adapts one to the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from .vector import GamesVectorEnv


class Many(VecEnv):  # type: ignore[misc]
    """The games of a vectorised environment in which the caller has one seat."""

    def __init__(self, envs: Any) -> None:
        self.envs: GamesVectorEnv = envs.unwrapped
        self.actions: Any = None
        self.paid = np.zeros(self.envs.num_envs)
        self.steps = np.zeros(self.envs.num_envs, int)
        super().__init__(
            self.envs.num_envs, self.envs.single_observation_space, self.envs.single_action_space
        )

    def reset(self) -> Any:
        """Begin all games."""
        observations, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.paid[:] = self.steps[:] = 0
        return observations.copy()

    def step_async(self, actions: Any) -> None:
        """Take the actions."""
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """One step; games that end with it start again, and their ends are in the infos."""
        observations, rewards, over, _, _ = self.envs.step(self.actions)
        rewards, ended = rewards.copy(), over.copy()
        self.paid += rewards
        self.steps += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            infos[row] = {
                "terminal_observation": observations[row].copy(),
                "episode": {"r": float(self.paid[row]), "l": int(self.steps[row]), "t": 0.0},
            }
            self.paid[row] = self.steps[row] = 0
        if ended.any():
            self.envs.restart(ended)
        return observations.copy(), rewards, ended, infos

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """`action_masks`, a row for every game; there are no other methods."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.envs.action_masks()[self._get_indices(indices)])

    def has_attr(self, attr_name: str) -> bool:
        """Whether there is `action_masks`, which sb3-contrib needs."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all games."""
        return [getattr(self.envs, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Never."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[Any]:
        """Many games are not rendered."""
        return []

    def close(self) -> None:
        """End the threads."""
        self.envs.close()
