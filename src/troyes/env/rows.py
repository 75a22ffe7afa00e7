"""Rows of arrays and states.

`rows.pxd` holds the same functions for the compiler, which puts them in line; there each is a copy
of memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from troyes.rules.state import ARRAYS, State

BOARD, CARDS, EVENTS, OWNERS = 1, 2, 4, 8  # parts of the table
ALL = 15


def load_state(s: State, store: Any, row: int) -> None:
    """Take a row into a state."""
    s.load(store[row].tobytes())


def save_state(s: State, store: Any, row: int) -> None:
    """Put a state into a row."""
    store[row] = np.frombuffer(s.key(), np.int16)


def copy_state(new: State, old: State) -> None:
    """All fields."""
    new.load(old.key())


def clear_mask(masks: Any, row: int) -> None:
    """Nothing offered."""
    masks[row] = 0


def line_of(array: Any, row: int) -> Any:
    """One row of an array."""
    return array[row]


def clear(line: Any, first: int, last: int) -> None:
    """Zeros from `first` up to but not including `last`."""
    line[first:last] = 0


def of_owner(place: int, owner: int) -> int:
    """What an owner has in a place, where every place holds a number for each owner."""
    return place * 5 + owner


def changed(s: State, store: Any, row: int) -> int:
    """Which parts of the table differ from a row: a sum of BOARD, CARDS, EVENTS and OWNERS."""
    old, new = store[row], np.frombuffer(s.key(), np.int16)
    parts = {
        BOARD: ("space", "card"),
        CARDS: ("card", "queue"),
        EVENTS: ("queue", "acted"),
        OWNERS: ("deniers", "space"),
    }
    return sum(
        part
        for part, (first, after) in parts.items()
        if (old[at(first) : at(after)] != new[at(first) : at(after)]).any()
    )


def at(field: str) -> int:
    """Where a field begins in a row."""
    return ARRAYS[field][0]
