"""Rows of arrays and states.

`rows.pxd` holds the same functions for the compiler, which puts them in line; there each is a copy
of memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from troyes.rules.state import State


def load_state(s: State, store: Any, row: int) -> None:
    """Take a row into a state."""
    s.load(store[row].tobytes())


def save_state(s: State, store: Any, row: int) -> None:
    """Put a state into a row."""
    store[row] = np.frombuffer(s.key(), np.int16)


def copy_state(new: State, old: State) -> None:
    """All fields."""
    new.load(old.key())


def clear_row(observations: Any, masks: Any, row: int) -> None:
    """Nothing seen, nothing offered."""
    observations[row] = 0
    masks[row] = 0
