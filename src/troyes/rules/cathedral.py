"""The cathedral: 3 levels of 6 columns, each column filled from below (A2)."""

from __future__ import annotations

from .accounts import gain_influence, gain_vp
from .facts import BY_CATHEDRAL
from .layout import cathedral_at, level_of
from .pieces import put_on_cathedral, take_from_cathedral
from .state import State
from .terms import FROM_CATHEDRAL, NEUTRAL, NOBODY


def free_levels(s: State, column: int) -> int:
    """The number of free levels of a column."""
    n = 0
    for level in range(3):
        if s.cathedral[cathedral_at(level, column)] == NOBODY:
            n += 1
    return n


def build(s: State, owner: int, value: int) -> None:
    """A2.1, A2.2: one cube in the column of a die, with its gains."""
    for level in range(3):
        if s.cathedral[cathedral_at(level, value - 1)] == NOBODY:
            put_on_cathedral(s, owner, cathedral_at(level, value - 1), BY_CATHEDRAL)
            break
    gain_vp(s, owner, 1, FROM_CATHEDRAL, BY_CATHEDRAL)
    gain_influence(s, owner, 1 if value <= 3 else 2, BY_CATHEDRAL)


def lowest_open_level(s: State) -> int:
    """The lowest level with a free space, or 3."""
    for i in range(18):
        if s.cathedral[i] == NOBODY:
            return level_of(i)
    return 3


def add_gray_cube(s: State, cause: int) -> bool:
    """E.traveling_builders: the lowest number of the lowest open level."""
    for i in range(18):
        if s.cathedral[i] == NOBODY:
            put_on_cathedral(s, NEUTRAL, i, cause)
            return True
    return False


def remove_last_cube(s: State, cause: int) -> None:
    """E.interrupted_work: the highest number of the highest occupied level.

    K5: it does nothing if the cube is le Roy's.
    """
    for i in range(17, -1, -1):
        if s.cathedral[i] != NOBODY:
            if s.players > 1 or s.cathedral[i] != NEUTRAL:
                take_from_cathedral(s, i, cause)
            return


def cubes_of(s: State, owner: int) -> int:
    """The number of an owner's cubes on the cathedral."""
    n = 0
    for i in range(18):
        if s.cathedral[i] == owner:
            n += 1
    return n


def missing_levels(s: State, owner: int) -> int:
    """F1: levels without a cube of this owner."""
    n = 0
    for level in range(3):
        present = False
        for column in range(6):
            if s.cathedral[cathedral_at(level, column)] == owner:
                present = True
        if not present:
            n += 1
    return n
