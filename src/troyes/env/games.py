"""Many games at once, stepped inside the compiled engine.

The positions are one block of numbers with one row per game; what the caller sees is written into
separate arrays, in place. A worker copies one row after another into its state, steps it and copies
it back, so that nothing is allocated. Workers release the interpreter lock while they step, so
`threads` of them step rows at the same time, a few at a time, whoever is free.

Chance comes from two keys per game, which the caller cannot see; `fork` returns a copy with other
keys, so that a planner cannot look ahead.
"""

from __future__ import annotations

import copy
import os
import secrets
import weakref
from collections.abc import Sequence
from threading import Lock, Thread
from typing import Any

import numpy as np

from troyes.bots import finish, make_bot
from troyes.play.view import View
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import is_over
from troyes.rules.secrets import mask
from troyes.rules.state import SIZE as STATE_SIZE
from troyes.rules.state import State, restore
from troyes.rules.terms import N_OPTIONS, NOBODY

from .observe import write_observation
from .ranges import SIZE
from .worker import COMPILED, REWARDS, Worker, reset_all, step_all, step_one

EVERYBODY = -1  # the caller plays all seats
IN_ENGINE = "random"  # the bots who choose inside the engine where they are the only opponents
COPIED = (
    "store", "paid", "status", "actor",
    "observations", "offered", "rewards", "terminations",
)  # fmt: skip


def opponents_of(players: int, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """The specs of a seat's opponents, clockwise; refuses an impossible table."""
    if players not in (1, 2, 3, 4):
        raise ValueError(f"players must be 1 to 4, not {players!r}")
    if seat not in range(players):
        raise ValueError(f"there is no seat {seat!r} at a table of {players}")
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(specs, Sequence) or not all(isinstance(spec, str) for spec in specs):
        raise ValueError(f"opponents are the name of a bot or a list of names, not {opponents!r}")
    if len(specs) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(specs)}")
    for spec in specs:
        finish([make_bot(spec, 0)])  # refuse an unknown name
    return list(specs)


class NotBegun(RuntimeError):
    """A step or a look before the first `reset`."""


class Crew:
    """Threads that serve workers; a forked process has none of them."""

    def __init__(self, chief: Worker, workers: list[Worker]) -> None:
        self.process = os.getpid()
        self.workers = workers
        self.threads = [
            Thread(target=worker.serve, args=(chief,), daemon=True) for worker in workers
        ]
        for thread in self.threads:
            thread.start()

    def dismiss(self) -> None:
        """End them, once."""
        if self.process == os.getpid():
            for worker, thread in zip(self.workers, self.threads, strict=True):
                worker.dismiss()
                thread.join()
        self.workers, self.threads = [], []


class Games:
    """Games side by side; all arrays have one row per game and are written in place.

    `observations` (float32), `masks` (int8, the 256 options), `rewards` (float32, by seat),
    `terminations` (uint8) and `actor` (who must choose). Do not write to them: of an observation
    only what has changed is written again. `seat` is the seat of the caller, the others choosing at
    random inside the engine; None if the caller plays for everybody.
    """

    def __init__(
        self,
        n: int,
        players: int = 2,
        bonus: bool = False,
        seat: int | None = None,
        reward: str = "win",
        penalty: float = -1.0,
        threads: int = 1,
        edition: Edition | None = None,
    ) -> None:
        if n < 1:
            raise ValueError(f"there must be at least one game, not {n}")
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        if threads < 1:
            raise ValueError(f"threads must be 1 or more, not {threads}")
        self.n = n
        self.players = players
        self.bonus = bonus
        self.seat = EVERYBODY if seat is None else seat
        self.reward = reward
        self.penalty = penalty
        self.edition = edition or standard()
        self.store = np.zeros((n, STATE_SIZE), np.int16)
        self.keys = np.zeros((n, 3), np.uint64)
        self.paid = np.zeros((n, 5), np.float32)
        self.status = np.zeros(n, np.uint8)  # 0 going on, 1 over, 2 ended by an illegal choice
        self.actor = np.zeros(n, np.int32)
        self.shown = np.full(n, NOBODY, np.int32)  # whose view the observation is, if it is whole
        self.observations = np.zeros((n, SIZE), np.float32)
        self.offered = np.zeros((n, N_OPTIONS), np.int8)
        self.masks = self.offered.view()  # for the caller; what is offered decides what is legal
        self.masks.flags.writeable = False
        self.rewards = np.zeros((n, 5), np.float32)
        self.terminations = np.zeros(n, np.uint8)
        one: Any = np.zeros(n, np.int64)  # some NumPy stubs do not know it as a buffer
        self.single = memoryview(one)
        self.threads = min(threads, n) if COMPILED else 1  # uncompiled, the rules share lists
        self.workers = [Worker(self, self.edition, players, bonus) for _ in range(self.threads)]
        self.crew: Crew | None = None
        self.alone = Lock()  # threads of the caller step one after the other
        self.begun = False

    def reset(self, keys: Any = None) -> None:
        """Begin all games; `keys` are two 64-bit numbers per game, secret ones if left out."""
        if keys is None:
            keys = np.frombuffer(secrets.token_bytes(16 * self.n), np.uint64).reshape(self.n, 2)
        self.keys[:, :2] = keys
        self.keys[:, 2] = self.keys[:, 0] ^ self.keys[:, 1]
        self.begun = True
        with self.alone:
            reset_all(self.ready())

    def step(self, actions: Any) -> None:
        """One choice in every game; games that were over start again."""
        self.must_have_begun()
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} games need {self.n} choices, not {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"choices are whole numbers, not {chosen.dtype}")
        actions = np.ascontiguousarray(chosen, np.int64)
        with self.alone:
            step_all(self.ready(), memoryview(actions))

    def step_one(self, action: int, row: int = 0) -> None:
        """One choice in one game: `step` without the overhead of an array."""
        if not (self.begun and 0 <= row < self.n):  # what is compiled does not look
            self.must_have_begun()
            raise IndexError(f"there is no game {row}, of {self.n}")
        self.single[row] = action
        step_one(self.workers[0], row, self.single)

    def must_have_begun(self) -> None:
        """Before that the rows hold no positions, and nothing may read them as such."""
        if not self.begun:
            raise NotBegun("there is no game yet: call reset() first")

    def ready(self) -> list[Worker]:
        """All workers, those after the first each served by a thread of this process."""
        if self.threads > 1 and (self.crew is None or self.crew.process != os.getpid()):
            self.crew = Crew(self.workers[0], self.workers[1:])
            weakref.finalize(self, self.crew.dismiss)
        return self.workers

    def state(self, row: int) -> State:
        """A copy of a game's position, secrets and all: for rendering and scoring."""
        self.must_have_begun()
        return restore(self.edition, self.store[row].tobytes())

    def observe(self, row: int, seat: int) -> Any:
        """What any seat sees, as a new array."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        s = self.state(row)
        if not is_over(s):
            mask(s, seat)
        out = np.zeros((1, SIZE), np.float32)
        write_observation(s, seat, out, 0)
        return out[0]

    def fork(self, seat: int | None = None) -> Games:
        """The same positions with different future dice, in new arrays.

        With a seat, what that seat may not know is dealt again as well: a copy to plan on.
        """
        twin: Games = copy.deepcopy(self)
        if seat is not None:
            for row in range(self.n):
                if self.status[row] == 0:
                    sample = View(self.state(row), seat).sample(secrets.choice)
                    twin.store[row] = np.frombuffer(sample.key(), np.int16)
                    twin.observations[row] = twin.observe(row, int(self.actor[row]))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles hold no keys: future dice stay with the original.
        arrays = {name: getattr(self, name) for name in COPIED}
        seat = None if self.seat == EVERYBODY else self.seat
        names = ("n", "players", "bonus", "reward", "penalty", "threads")
        settings = {name: getattr(self, name) for name in names} | {"seat": seat}
        figures = None if self.edition.standard else self.edition.figures
        return rebuild, (settings, figures, arrays, self.begun)

    def close(self) -> None:
        """End the threads; another step would start them again."""
        if self.crew is not None:
            self.crew.dismiss()
            self.crew = None


def rebuild(
    settings: dict[str, Any],
    figures: dict[str, Any] | None,
    arrays: dict[str, Any],
    begun: bool,
) -> Games:
    """Games as they were, with new keys."""
    games = Games(**settings, edition=Edition(figures) if figures else None)
    games.begun = begun
    for name, array in arrays.items():
        getattr(games, name)[:] = array
    fresh = secrets.token_bytes(games.keys.nbytes)
    games.keys[:] = np.frombuffer(fresh, np.uint64).reshape(games.keys.shape)
    return games
