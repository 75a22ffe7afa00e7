"""Verifiable dice: a commitment before the game, checked after it.

Before the first roll, everybody at a table sees the commitment: a hash of the seed that determines
all dice and cards. The hash cannot be reversed, so nobody can know the dice; and no other seed has
the same hash, so nobody can change them. After the game the seed is revealed, and every roll and
draw of the record can be repeated from it.

>>> commitment(1, "ab")[:16]
'639b60aa2addfcf4'
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache

import msgspec

from troyes.rules.chance import Seed
from troyes.rules.engine import apply_outcome, choose, draw, is_chance, is_over, outcomes
from troyes.rules.state import State

from .record import Record

PREFIX = "troyes dice 1"
SALT_PREFIX = "troyes salt 1"
FACES = [1, 2, 3, 4, 5, 6]
COMMITMENT = re.compile(r"([0-9a-f]{2,64}) ([0-9a-f]{64})")


@lru_cache(maxsize=4096)
def commitment(seed: int, salt: str) -> str:
    """SHA-256 of three lines: the prefix, the salt, and the seed as 32 hexadecimal digits."""
    return hashlib.sha256(f"{PREFIX}\n{salt}\n{seed:032x}\n".encode()).hexdigest()


@lru_cache(maxsize=4096)
def salt_of(table: str) -> str:
    """A table's salt, which does not tell its id: commitments of one seed are all different."""
    return hashlib.sha256(f"{SALT_PREFIX}\n{table}\n".encode()).hexdigest()[:32]


class DiceReport(msgspec.Struct):
    """The result of verifying a record's dice."""

    committed: bool | None  # whether the seed is the one promised; None: nothing to compare
    seeded: bool  # whether there is a seed to make the rolls from
    wrong: list[int]  # steps of the record that the seed does not give
    faces: list[int]  # how often each face of a die came up
    rolls: int = 0  # dice
    draws: int = 0  # cards, characters, the start player

    @property
    def sound(self) -> bool:
        """Whether everything that can be checked is as it should be."""
        return self.seeded and not self.wrong and self.committed is not False


def verify(record: Record, seen: str | None = None) -> DiceReport:
    """Repeat every roll and draw of a record from its seed; the record must be valid.

    `seen` is the commitment as the table showed it; without it the record's own is trusted.
    """
    seed = None if record.seed is None else Seed(record.seed)
    report = DiceReport(kept(record, seen), seed is not None, wrong=[], faces=[0] * 6)
    s = record.start()
    for number, step in enumerate(record.steps, 1):
        if is_chance(s):
            count(s, step, report)
            if seed is not None and draw(s, seed.key0, seed.key1) != step:
                report.wrong.append(number)
            apply_outcome(s, step)
        else:
            choose(s, step)
        if is_over(s):
            break
    return report


def kept(record: Record, seen: str | None = None) -> bool | None:
    """Whether the seed of a record is the one that was promised."""
    promise = record.header.commitment
    if record.seed is None or (promise is None and seen is None):
        return None
    found = COMMITMENT.fullmatch(promise or "")
    if found is None:
        return False
    return commitment(record.seed, found[1]) == found[2] and seen in (None, found[2])


def count(s: State, outcome: int, report: DiceReport) -> None:
    """A die, by its face, or something drawn."""
    if outcomes(s) == FACES:
        report.rolls += 1
        report.faces[outcome - 1] += 1
    else:
        report.draws += 1
