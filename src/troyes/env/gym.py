"""Troyes as Gymnasium environments: `troyes/KingsChallenge-v0` and `troyes/Seat-v0`.

import gymnasium
import troyes.env.gym

env = gymnasium.make("troyes/Seat-v0", players=2, opponents="apprentice")
observation, info = env.reset(seed=1)
observation, reward, terminated, truncated, info = env.step(
    env.action_space.sample(info["action_mask"])
)
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from troyes.bots import close, finish, make_bot
from troyes.bots.levels import WEAKEST
from troyes.play.view import View

from .games import IN_ENGINE, Games, opponents_of
from .render import RENDER_MODES, check_mode, render
from .spaces import action_space, observation_space, structure

KINGS_CHALLENGE = "troyes/KingsChallenge-v0"
SEAT = "troyes/Seat-v0"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table of bots.

    `opponents` names the others by their specs (one for all, or one each, clockwise from the seat).
    `reward` is `win`, `margin` or `shaped`, as in `troyes.env.aec`. What may be chosen is in
    `info["action_mask"]` and in `action_masks()`. An action that is not offered ends the game with
    the reward `penalty`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = WEAKEST,
        bonus: bool = False,
        seat: int = 0,
        reward: str = "win",
        penalty: float = -1.0,
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        specs = opponents_of(players, seat, opponents)
        self.render_mode = render_mode
        self.seat = seat
        self.specs = specs
        self.kind = observation
        in_engine = all(spec == IN_ENGINE for spec in specs)
        self.games = Games(1, players, bonus, seat if in_engine else None, reward, penalty)
        self.bots: list[Any] = [None] * players
        self.observation_space = observation_space(observation)
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed gives the same dice and the same opponents."""
        super().reset(seed=seed)
        self.games.reset(self.np_random.integers(0, 2**64, (1, 2), np.uint64))
        finish(bot for bot in self.bots if bot is not None)
        for k, spec in enumerate(self.specs, 1):
            place = (self.seat + k) % self.games.players
            self.bots[place] = make_bot(spec, int(self.np_random.integers(2**62)))
        self.answer()
        if self.render_mode == "human":
            self.render()
        return self.look(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others choose until it is this seat's turn again."""
        if self.games.status[0]:
            raise ValueError("the game is over: call reset()")
        self.games.step_one(int(action))
        reward = float(self.games.rewards[0, self.seat]) + self.answer()
        over = bool(self.games.terminations[0])
        if self.render_mode == "human":
            self.render()
        return self.look(), reward, over, False, self.info()

    def answer(self) -> float:
        """Let the opponents choose; return what their choices paid to the seat."""
        reward = 0.0
        while not self.games.terminations[0] and self.games.actor[0] != self.seat:
            place = int(self.games.actor[0])
            self.games.step_one(self.bots[place].choose(View(self.games.state(0), place)))
            reward += float(self.games.rewards[0, self.seat])
        return reward

    def look(self) -> Any:
        """What the seat sees."""
        if self.games.actor[0] == self.seat:
            vector = self.games.observations[0].copy()
        else:
            vector = self.games.observe(0, self.seat)
        return vector if self.kind == "vector" else structure(vector)

    def info(self) -> dict[str, Any]:
        """The mask, and at the end how the game went."""
        found: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        if self.games.status[0] == 2:
            found["illegal"] = True
        return found

    def action_masks(self) -> Any:
        """What may be chosen, as sb3-contrib's MaskablePPO expects it."""
        return self.games.masks[0].astype(bool)

    def view(self) -> View:
        """What the seat sees, as bots get it."""
        return View(self.games.state(0), self.seat)

    def planner_copy(self) -> SeatEnv:
        """A copy to plan on: different dice, and different secrets of the others."""
        twin = copy.deepcopy(self)
        twin.games = self.games.fork(self.seat)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # Future dice and opponents' choices could be predicted from these.
        return self.__dict__ | {"_np_random": None, "_np_random_seed": None, "bots": None}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self.bots = [None] * self.games.players
        for k, spec in enumerate(self.specs, 1):
            place = (self.seat + k) % self.games.players
            self.bots[place] = make_bot(spec, secrets.randbits(62))

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.games.state(0), self.render_mode)

    def close(self) -> None:
        """End the programs that play the other seats."""
        close(bot for bot in self.bots if bot is not None)
        self.bots = [None] * self.games.players


class KingsChallengeEnv(SeatEnv):
    """The King's Challenge: alone against le Roy, whose dice decide what he does."""

    def __init__(
        self,
        bonus: bool = False,
        reward: str = "margin",
        penalty: float = -1.0,
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(1, (), bonus, 0, reward, penalty, observation, render_mode)


def register() -> None:
    """Register the environments with Gymnasium."""
    entries = {SEAT: ("SeatEnv", "SeatVectorEnv"), KINGS_CHALLENGE: ("KingsChallengeEnv", "KingsChallengeVectorEnv")}  # noqa: E501  # fmt: skip
    for name, (one, many) in entries.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"troyes.env.gym:{one}",
                vector_entry_point=f"troyes.env.vector:{many}",
            )


register()
