"""Troyes for 2 to 4 players as a PettingZoo environment, registered as `troyes/troyes-v0`.

from pettingzoo import make
import troyes.env.aec

env = make("aec", "troyes/troyes-v0", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.env_registry import registration
from pettingzoo.utils.env_logger import EnvLogger

from troyes.rules.terms import N_OPTIONS

from .games import Games
from .render import RENDER_MODES, check_mode, render
from .spaces import action_space, mask_space, observation_space, structure

NAME = "troyes/troyes-v0"
BROUGHT_BY_RESET = ("agent_selection", "infos", "rewards", "terminations", "truncations")
NOTHING = np.zeros(N_OPTIONS, np.int8)  # the mask of agents that do not have to choose
NOTHING.flags.writeable = False


def env(**settings: Any) -> Any:
    """The environment for agents that make mistakes: an illegal action loses the game."""
    return checked_env(**settings)


class raw_env(AECEnv):  # type: ignore[misc]
    """One game; agents are `player_0` to `player_3`, and all of them end in the same step.

    `reward`: `win` pays the winner 1 at the end (equal shares where victory is shared), `margin`
    the points by which an agent leads or is behind, `shaped` every point when it is gained and the
    rest of the margin at the end. `observation`: `vector` or `structured` (docs/environments.md).
    """

    metadata = {  # noqa: RUF012  (PettingZoo's)
        "render_modes": list(RENDER_MODES),
        "name": "troyes_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        bonus: bool = False,
        reward: str = "win",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if not 2 <= players <= 4:
            raise ValueError(f"players must be 2 to 4, not {players}")
        check_mode(render_mode)
        self.render_mode = render_mode
        self.kind = observation
        self.pays_always = reward == "shaped"
        self.games = Games(1, players, bonus, reward=reward)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen = {"observation": observation_space(observation), "action_mask": mask_space()}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.np_random: Any = None
        self.begun = False

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same dice for the same actions."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.begun = True
        self.games.reset(self.np_random.integers(0, 2**64, (1, 2), np.uint64))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.next_agent()

    def next_agent(self) -> None:
        """Note who must choose, and their options, and show the table to people."""
        self.agent_selection = self.possible_agents[self.games.actor[0]]
        self.infos = {key: {"action_mask": NOTHING} for key in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self.games.masks[0].copy()}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is its turn."""
        if agent == self.agent_selection and self.games.status[0] == 0:
            vector = self.games.observations[0].copy()
            mask = self.infos[agent]["action_mask"]
        else:
            vector = self.games.observe(0, self.possible_agents.index(agent))
            mask = NOTHING
        seen = vector if self.kind == "vector" else structure(vector)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not (0 <= action < N_OPTIONS and self.games.masks[0, action]):
            offered = np.flatnonzero(self.games.masks[0]).tolist()
            raise ValueError(f"{action} is not offered to {agent}; the options are {offered}")
        self._cumulative_rewards[agent] = 0
        self.games.step_one(action)
        over = bool(self.games.terminations[0])
        if over or self.pays_always:
            self.rewards = dict(zip(self.agents, self.games.rewards[0].tolist(), strict=False))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.next_agent()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.games.state(0), self.render_mode)

    def planner_copy(self, agent: str) -> raw_env:
        """A copy for an agent to plan on: different dice, and different secrets of the others."""
        twin = copy.deepcopy(self)
        twin.games = self.games.fork(self.possible_agents.index(agent))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"np_random": None}  # future dice could be predicted from it

    def close(self) -> None:
        """There is nothing to close."""


class checked_env(raw_env):
    """Does what PettingZoo's three usual wrappers do, without three calls for everything.

    An action that is not offered ends the game and costs its agent 1; one that is no action at all,
    and a call before `reset`, are errors; a step after the end gives a warning.
    """

    moved = False  # since the last turn of `agent_iter`

    def __getattr__(self, name: str) -> Any:
        """Only what is not there is asked for here: what `reset` brings."""
        if name in BROUGHT_BY_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who must choose next, as long as the game goes on; a turn without a step is an error."""
        if not self.begun:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, count: int) -> Iterator[str]:
        """The same agents, one after the other."""
        self.moved = True
        while self.agents and count > 0:
            assert self.moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.moved = False
            count -= 1
            yield self.agent_selection

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        super().reset(seed, options)
        self.moved = True

    def step(self, action: int | None) -> None:
        """Take an action, legal or not."""
        if not self.begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self.moved = True
        agent = self.agent_selection
        if not self.terminations[agent]:
            try:
                action = index(action)  # type: ignore[arg-type]
            except TypeError:
                action = -1
            assert 0 <= action < N_OPTIONS, "action is not in action space"
            if not self.games.masks[0, action]:
                self.lose(agent)
                return
        super().step(action)

    def lose(self, agent: str) -> None:
        """An illegal action: everybody's game is over."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if not self.begun:
            EnvLogger.error_render_before_reset()
        return super().render()


if NAME not in registration.aec_registry:
    registration.register("aec", NAME, "troyes.env.aec:env")
