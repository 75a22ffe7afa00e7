"""Stepping rows of games inside the engine: the compiled heart of `games`."""

from __future__ import annotations

from typing import Any

from troyes.rules.edition import Edition
from troyes.rules.engine import Referee, advance, is_over
from troyes.rules.options import Options
from troyes.rules.scoring import final_vp
from troyes.rules.secrets import mask
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import N_OPTIONS, NEUTRAL, NOBODY
from troyes.think.playout import mix

from . import observe, rows

COMPILED = not __file__.endswith(".py")
STEP = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF
REWARDS = ("win", "margin", "shaped")
WIN, MARGIN, SHAPED = 0, 1, 2


def reset_all(workers: list[Worker]) -> None:
    """New games in all rows."""
    if COMPILED:
        together(workers, True, None)  # type: ignore[name-defined]  # noqa: F821
    else:
        for worker in workers:
            worker.reset_each(0, worker.rows)


def step_all(workers: list[Worker], actions: Any) -> None:
    """One choice in every row; the first worker works in this thread, the others in theirs."""
    if COMPILED:
        together(workers, False, actions)  # type: ignore[name-defined]  # noqa: F821
    else:
        for worker in workers:
            worker.step_each(0, worker.rows, actions)


def step_one(worker: Worker, row: int, actions: Any) -> None:
    """One choice in one row, with the interpreter's lock: it takes a microsecond or two."""
    worker.step_each(row, row + 1, actions)


class Worker:
    """Steps rows of the games; its state, its lists and its referee are its own.

    Compiled, it lets go of the interpreter's lock while it steps: workers of several threads work
    at the same time, the first in the caller's and each other one in a thread that serves it.
    """

    def __init__(self, games: Any, edition: Edition, players: int, bonus: bool) -> None:
        self.rows = games.n
        self.state = new_game(edition, players, bonus)
        self.fresh = self.state.copy()
        advance(self.fresh)
        self.referee = Referee()
        self.options = Options()
        self.players = players
        self.seat = games.seat
        self.kind = REWARDS.index(games.reward)
        self.penalty = games.penalty
        self.store = games.store
        self.keys = memoryview(games.keys)  # uncompiled, its items are plain numbers
        self.paid = memoryview(games.paid)
        self.status = memoryview(games.status)
        self.actor = memoryview(games.actor)
        self.shown = memoryview(games.shown)
        self.observations = games.observations
        self.masks = games.offered
        self.rewards = games.rewards
        self.terminations = games.terminations
        if COMPILED:
            make_bells(self)  # type: ignore[name-defined]  # noqa: F821  (worker.pxd)

    def serve(self, chief: Worker) -> None:
        """Help the first worker whenever it asks, until `dismiss` is called."""
        serve_unlocked(self, chief)  # type: ignore[name-defined]  # noqa: F821

    def dismiss(self) -> None:
        """Let `serve` end."""
        ring_out(self)  # type: ignore[name-defined]  # noqa: F821

    def reset_each(self, first: int, last: int) -> None:
        """New games in some rows, with the keys prepared for them."""
        for row in range(first, last):
            self.reset_row(row)

    def step_each(self, first: int, last: int, actions: Any) -> None:
        """One choice each; a game that was over starts again instead."""
        for row in range(first, last):
            if self.status[row]:
                self.next_keys(row)
                self.reset_row(row)
            else:
                self.step_row(row, actions[row])

    def reset_row(self, row: int) -> None:
        """A new game up to the first choice."""
        rows.copy_state(self.state, self.fresh)
        self.status[row] = 0
        self.shown[row] = NOBODY
        for owner in range(5):
            self.paid[row, owner] = 0
            self.rewards[row, owner] = 0
        self.terminations[row] = 0
        self.play_on(self.state, row)
        self.show(self.state, row)

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
            rows.clear_mask(self.masks, row)
            return
        rows.load_state(self.state, self.store, row)
        self.referee.apply_option(self.state, action)
        self.play_on(self.state, row)
        if is_over(self.state):
            self.status[row] = 1
            self.terminations[row] = 1
        self.pay(self.state, row)
        self.show(self.state, row)

    def offered(self, row: int, action: int) -> bool:
        """Whether an option was listed for the row."""
        return 0 <= action < N_OPTIONS and self.masks[row, action] != 0

    def play_on(self, s: State, row: int) -> None:
        """Chance, and the random choices of seats that are not the caller's."""
        self.referee.resolve_chance(s, self.keys[row, 0], self.keys[row, 1])
        while self.seat >= 0 and s.actor != self.seat and not is_over(s):
            self.referee.list_options(s, self.options)
            self.keys[row, 2] = (self.keys[row, 2] + STEP) & MASK
            at = ((mix(self.keys[row, 2]) >> 32) * self.options.n) >> 32
            self.referee.apply_option(s, self.options.ids[at])
            self.referee.resolve_chance(s, self.keys[row, 0], self.keys[row, 1])

    def show(self, s: State, row: int) -> None:
        """Put the position back; write its options, and what the seat that must choose sees.

        Afterwards the state is that seat's view.
        """
        over = is_over(s)
        seat = s.actor
        if over:
            seat = self.seat if self.seat >= 0 else 0
        changed = rows.ALL
        if self.shown[row] == seat and not over:  # the end shows what was hidden
            changed = rows.changed(s, self.store, row)
        self.shown[row] = seat
        self.actor[row] = seat
        rows.save_state(s, self.store, row)
        self.referee.list_options(s, self.options)
        rows.clear_mask(self.masks, row)
        for k in range(self.options.n):
            self.masks[row, self.options.ids[k]] = 1
        if not over:
            mask(s, seat)
        observe.write_changes(s, seat, rows.line_of(self.observations, row), changed)

    def pay(self, s: State, row: int) -> None:
        """The rewards of the step, by owner."""
        over = is_over(s)
        for seat in range(s.players):
            reward = 0.0
            if over and self.kind == WIN:
                reward = self.win_share(s, seat)
            elif over:
                reward = self.margin(s, seat) - self.paid[row, seat]
            elif self.kind == SHAPED:
                reward = s.vp[seat] - self.paid[row, seat]
                self.paid[row, seat] = s.vp[seat]
            self.rewards[row, seat] = reward

    def best_other(self, s: State, seat: int) -> int:
        """The points of the best of the others; le Roy's in the King's Challenge."""
        if s.players == 1:
            return final_vp(s, NEUTRAL)
        best = -1000
        for other in range(s.players):
            if other != seat:
                best = max(best, final_vp(s, other))
        return best

    def margin(self, s: State, seat: int) -> int:
        """F3, K11: by how much a seat leads or is behind."""
        return final_vp(s, seat) - self.best_other(s, seat)

    def win_share(self, s: State, seat: int) -> float:
        """F3: 1 for the winner, equal parts for those who share the victory."""
        lead = self.margin(s, seat)
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
