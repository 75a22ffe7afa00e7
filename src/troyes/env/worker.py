"""Stepping rows of games inside the engine: the compiled heart of `games`."""

from __future__ import annotations

from typing import Any

import numpy as np

from troyes.rules.edition import Edition
from troyes.rules.engine import advance, apply_option, is_over, list_options, settle_chance
from troyes.rules.options import Options
from troyes.rules.scoring import final_vp
from troyes.rules.secrets import mask
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import NEUTRAL
from troyes.think.playout import mix

from .observe import write_observation

COMPILED = not __file__.endswith(".py")
STEP = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF
REWARDS = ("win", "margin", "shaped")
WIN, MARGIN, SHAPED = 0, 1, 2


class Worker:
    """Steps some rows of the games; its state and lists are its own."""

    def __init__(self, games: Any, edition: Edition, players: int, bonus: bool) -> None:
        self.state = new_game(edition, players, bonus)
        self.view = self.state.copy()
        self.fresh = self.state.copy()
        advance(self.fresh)
        self.options = Options()
        self.players = players
        self.seat = games.seat
        self.kind = REWARDS.index(games.reward)
        self.penalty = games.penalty
        self.store = games.store
        self.keys = memoryview(games.keys)  # uncompiled, its items are plain numbers
        self.legal = memoryview(games.legal)
        self.paid = memoryview(games.paid)
        self.status = memoryview(games.status)
        self.actor = memoryview(games.actor)
        self.observations = games.observations
        self.masks = games.masks
        self.rewards = games.rewards
        self.terminations = games.terminations

    def reset_rows(self, first: int, last: int) -> None:
        """New games, with the keys that lie ready."""
        for row in range(first, last):
            self.reset_row(row)

    def step_rows(self, first: int, last: int, actions: Any) -> None:
        """One choice each; a game that was over begins anew instead."""
        for row in range(first, last):
            if self.status[row]:
                self.next_keys(row)
                self.reset_row(row)
            else:
                self.step_row(row, actions[row])

    def reset_row(self, row: int) -> None:
        """A new game up to the first choice."""
        copy_state(self.state, self.fresh)
        self.status[row] = 0
        for owner in range(5):
            self.paid[row, owner] = 0
            self.rewards[row, owner] = 0
        self.terminations[row] = 0
        self.settle(row)
        self.show(row)

    def next_keys(self, row: int) -> None:
        """The keys of the row's next game: a hash of those of the last one."""
        self.keys[row, 0] = mix((self.keys[row, 0] + STEP) & MASK)
        self.keys[row, 1] = mix((self.keys[row, 1] ^ self.keys[row, 0]) & MASK)

    def step_row(self, row: int, action: int) -> None:
        """Take a choice; one that is not offered ends the game with a penalty for the seat."""
        if not self.offered(row, action):
            self.status[row] = 2
            self.terminations[row] = 1
            for owner in range(5):
                self.rewards[row, owner] = 0
            self.rewards[row, self.actor[row]] = self.penalty
            return
        load_state(self.state, self.store, row)
        apply_option(self.state, action)
        self.settle(row)
        if is_over(self.state):
            self.status[row] = 1
            self.terminations[row] = 1
        self.pay(row)
        self.show(row)

    def offered(self, row: int, action: int) -> bool:
        """Whether an option was listed for the row."""
        for k in range(1, self.legal[row, 0] + 1):
            if self.legal[row, k] == action:
                return True
        return False

    def settle(self, row: int) -> None:
        """Chance, and the random choices of seats that are not the caller's."""
        s = self.state
        settle_chance(s, self.keys[row, 0], self.keys[row, 1])
        while self.seat >= 0 and s.actor != self.seat and not is_over(s):
            list_options(s, self.options)
            self.keys[row, 2] = (self.keys[row, 2] + STEP) & MASK
            apply_option(
                s, self.options.ids[((mix(self.keys[row, 2]) >> 32) * self.options.n) >> 32]
            )
            settle_chance(s, self.keys[row, 0], self.keys[row, 1])

    def show(self, row: int) -> None:
        """Put the position back; write its options, and what the seat that must choose sees."""
        s = self.state
        save_state(s, self.store, row)
        clear_row(self.observations, self.masks, row)
        over = is_over(s)
        seat = s.actor
        if over:
            seat = self.seat if self.seat >= 0 else 0
        self.actor[row] = seat
        copy_state(self.view, s)
        if not over:
            mask(self.view, seat)
        write_observation(self.view, seat, self.observations, row)
        list_options(s, self.options)
        self.legal[row, 0] = self.options.n
        for k in range(self.options.n):
            self.legal[row, k + 1] = self.options.ids[k]
            self.masks[row, self.options.ids[k]] = 1

    def pay(self, row: int) -> None:
        """The rewards of the step, by owner."""
        s = self.state
        over = is_over(s)
        for seat in range(s.players):
            reward = 0.0
            if over and self.kind == WIN:
                reward = self.win_share(seat)
            elif over:
                reward = self.margin(seat) - self.paid[row, seat]
            elif self.kind == SHAPED:
                reward = s.vp[seat] - self.paid[row, seat]
                self.paid[row, seat] = s.vp[seat]
            self.rewards[row, seat] = reward

    def best_other(self, seat: int) -> int:
        """The points of the best of the others; le Roy's in the King's Challenge."""
        s = self.state
        if s.players == 1:
            return final_vp(s, NEUTRAL)
        best = -1000
        for other in range(s.players):
            if other != seat:
                best = max(best, final_vp(s, other))
        return best

    def margin(self, seat: int) -> int:
        """F3, K11: by how much a seat leads or is behind."""
        return final_vp(self.state, seat) - self.best_other(seat)

    def win_share(self, seat: int) -> float:
        """F3: 1 for the winner, equal parts for those who share the victory."""
        s = self.state
        lead = self.margin(seat)
        if lead > 0:
            return 1.0
        if lead < 0 or s.players == 1:
            return 0.0
        sharing = 0
        points = final_vp(s, seat)
        for other in range(s.players):
            if final_vp(s, other) == points:
                sharing += 1
        return 1.0 / sharing


# --- rows and states -----------------------------------------------------------------------------


def load_state(s: State, store: Any, row: int) -> None:
    """Take a row into a state."""
    if COMPILED:
        copy_in(s, store, row)  # type: ignore[name-defined]  # noqa: F821  (worker.pxd)
    else:
        s.load(store[row].tobytes())


def save_state(s: State, store: Any, row: int) -> None:
    """Put a state into a row."""
    if COMPILED:
        copy_out(s, store, row)  # type: ignore[name-defined]  # noqa: F821
    else:
        store[row] = np.frombuffer(s.key(), np.int16)


def copy_state(new: State, old: State) -> None:
    """All fields."""
    if COMPILED:
        copy_fields(new, old)  # type: ignore[name-defined]  # noqa: F821
    else:
        new.load(old.key())


def clear_row(observations: Any, masks: Any, row: int) -> None:
    """Nothing seen, nothing offered."""
    if COMPILED:
        fill_zero(observations, masks, row)  # type: ignore[name-defined]  # noqa: F821
    else:
        observations[row] = 0
        masks[row] = 0
