"""Vectorised Gymnasium environments: many games stepped inside the compiled engine.

    import gymnasium
    import troyes.env.gym

    envs = gymnasium.make_vec("troyes/KingsChallenge-v0", num_envs=256)
    observations, infos = envs.reset(seed=1)

All arrays are written in place: what `reset` and `step` return changes with the next `step`, so
copy what you want to keep (or pass `copy=True`). They are read-only, because only what changed
since the last step is written again. A game that ends is reset at the next step, whose action is
ignored and whose reward is 0: Gymnasium's AutoresetMode.NEXT_STEP.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy as copy_of
from typing import Any, Self

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from troyes.bots import Bot, close, finish, make_bot
from troyes.bots.levels import WEAKEST
from troyes.play.view import View

from .games import IN_ENGINE, Games, opponents_of
from .spaces import action_space, vector_space


def read_only(array: Any) -> Any:
    """A view of an array through which it cannot be changed."""
    view = array.view()
    view.flags.writeable = False
    return view


class GamesVectorEnv(VectorEnv[Any, Any, Any]):
    """Games side by side; `seat=None` lets the caller play for everybody.

    Then the reward of a step is that of the seat that has chosen, `infos["actor"]` says who must
    choose next and `infos["rewards"]` has the rewards of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        bonus: bool = False,
        seat: int | None = None,
        reward: str = "win",
        penalty: float = -1.0,
        threads: int = 1,
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("a vectorised environment is not rendered; look at one game instead")
        self.num_envs = num_envs
        self.render_mode = None
        self.copy = copy
        self.games = Games(num_envs, players, bonus, seat, reward, penalty, threads)
        self.single_observation_space = vector_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.truncations = read_only(np.zeros(num_envs, bool))
        self.look_at(self.games)
        self.everybody = np.arange(num_envs)

    def look_at(self, games: Games) -> None:
        """Show the arrays of these games."""
        self.games = games
        self.terminations = read_only(games.terminations.view(bool))
        self.observations = read_only(games.observations)
        self.actor = read_only(games.actor)
        self.rewards = read_only(games.rewards)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self.games.reset(self.np_random.integers(0, 2**64, (self.num_envs, 2), np.uint64))
        return self.own(self.observations), self.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game."""
        chosen_by = self.games.actor.copy() if self.games.seat < 0 else self.games.seat
        self.games.step(actions)
        rewards = self.games.rewards[self.everybody, chosen_by]
        return self.own(self.observations), rewards, *self.ends(), self.infos()

    def ends(self) -> tuple[Any, Any]:
        """Which games are over; none is ever truncated."""
        return self.own(self.terminations), self.own(self.truncations)

    def restart(self, ended: Any) -> None:
        """Begin the games that are over at once, instead of with the next step."""
        for row in np.flatnonzero(ended):
            self.games.step_one(0, int(row))

    def infos(self) -> dict[str, Any]:
        """Masks, and who must choose."""
        return {
            "action_mask": self.own(self.games.masks),
            "actor": self.own(self.actor),
            "rewards": self.own(self.rewards),
        }

    def own(self, array: Any) -> Any:
        """The array itself, or a copy if copies are wanted."""
        return array.copy() if self.copy else array

    def view(self, row: int) -> View:
        """What the seat that must choose in a game sees, as bots get it."""
        return View(self.games.state(row), int(self.games.actor[row]))

    def action_masks(self) -> Any:
        """What may be chosen in every game."""
        return self.games.masks.view(bool)

    def planner_copy(self, seat: int) -> Self:
        """A copy to plan on: different dice, and what the seat may not know is dealt again."""
        twin = copy_of(self)
        twin.look_at(self.games.fork(seat))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # Future dice could be predicted from these.
        return self.__dict__ | {"_np_random": None, "_np_random_seed": None}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self.truncations = read_only(self.truncations)
        self.look_at(self.games)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.games.close()


class SeatVectorEnv(GamesVectorEnv):
    """One seat against bots, named by one spec or one each, clockwise from the seat.

    With `opponents="random"` everything happens inside the engine; other bots are asked one after
    the other, and take the time they take.
    """

    def __init__(
        self, num_envs: int = 1, players: int = 2, opponents: str | Sequence[str] = WEAKEST,
        seat: int = 0, **more: Any,
    ) -> None:  # fmt: skip
        specs = opponents_of(players, seat, opponents)
        self.seat = seat
        self.specs = [] if all(spec == IN_ENGINE for spec in specs) else specs
        self.bots: list[dict[int, Bot]] = []  # for each game, by place
        super().__init__(num_envs, players, seat=None if self.specs else seat, **more)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; the same seed gives the same dice and the same opponents."""
        super().reset(seed=seed)
        if self.specs:
            for row in self.bots:
                finish(row.values())
            self.bots = [self.opponents() for _ in range(self.num_envs)]
            self.answer()
        return self.own(self.observations), self.infos()

    def opponents(self) -> dict[int, Bot]:
        """The bots of one game."""
        seeds = self.np_random.integers(0, 2**62, len(self.specs))
        return {
            (self.seat + k) % self.games.players: make_bot(spec, int(seed))
            for k, (spec, seed) in enumerate(zip(self.specs, seeds, strict=True), 1)
        }

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"bots": []}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__(fields)
        if self.specs:
            self.bots = [self.opponents() for _ in range(self.num_envs)]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game, and what the others do until the seat must choose again."""
        if not self.specs:
            return super().step(actions)
        ended = self.games.status != 0
        self.games.step(actions)
        self.renew(ended)
        rewards = self.games.rewards[:, self.seat].copy() + self.answer()
        return self.own(self.observations), rewards, *self.ends(), self.infos()

    def restart(self, ended: Any) -> None:
        """The same; opponents who begin have chosen already."""
        super().restart(ended)
        if self.specs:
            self.renew(ended)
            self.answer()

    def renew(self, begun: Any) -> None:
        """New opponents where a game has just begun: a bot plays one game."""
        for row in np.flatnonzero(begun):
            finish(self.bots[row].values())
            self.bots[row] = self.opponents()

    def answer(self) -> Any:
        """Let the opponents choose; what their choices paid to the seat."""
        games, paid = self.games, np.zeros(self.num_envs, np.float32)
        for row in range(self.num_envs):
            while not games.terminations[row] and games.actor[row] != self.seat:
                place = int(games.actor[row])
                option = self.bots[row][place].choose(View(games.state(row), place))
                games.step_one(option, row)
                paid[row] += games.rewards[row, self.seat]
            if games.terminations[row]:
                games.observations[row] = games.observe(row, self.seat)
        return paid

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads, and the programs that play the other seats."""
        super().close_extras(**kwargs)
        for row in self.bots:
            close(row.values())
        self.bots = []


class KingsChallengeVectorEnv(GamesVectorEnv):
    """The King's Challenge many times."""

    def __init__(self, num_envs: int = 1, reward: str = "margin", **more: Any) -> None:
        super().__init__(num_envs, 1, seat=0, reward=reward, **more)
