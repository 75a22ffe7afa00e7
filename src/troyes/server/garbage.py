"""Garbage collection that does not interrupt play.

Python's collector scans all tables again and again: with 4,000 of them everybody waits for up to a
second, and it finds next to nothing, because tables and sockets are freed by reference counting. So
only new objects are scanned, a few at a time; objects that survive one scan are left alone until
the next full collection, once an hour.

Python counts new objects minus freed ones, and a turn frees as many as it makes: the count stays
the same while more and more new objects pile up, and the collection that finally comes took 15
milliseconds with 1,000 tables. So new objects are also scanned every few turns.
"""

from __future__ import annotations

import gc
import time
from typing import Any

YOUNG = 1_000  # new objects to be looked through at once: a few milliseconds
TURNS = 16  # a turn leaves some 70 new objects
NEVER = 1_000_000
FULL_SECONDS = 3600.0


class Collector:
    """Collects only young objects, and everything once an hour."""

    def __init__(self) -> None:
        self.last = time.monotonic()
        self.default = gc.get_threshold()
        self.turns = 0  # stored since the new objects were last looked through

    def start(self) -> None:
        """From now on only new objects are looked through."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.on_collection)

    def stop(self) -> None:
        """Collect as before."""
        gc.callbacks.remove(self.on_collection)
        gc.unfreeze()
        gc.set_threshold(*self.default)

    def on_collection(self, phase: str, _info: dict[str, Any]) -> None:
        """Freeze what has survived a collection."""
        if phase == "stop":
            gc.freeze()

    def turn_stored(self) -> None:
        """Look through new objects every few turns."""
        self.turns += 1
        if self.turns >= TURNS:
            self.turns = 0
            gc.collect(0)

    def sweep(self) -> None:
        """Look through everything, if that is due."""
        if time.monotonic() - self.last < FULL_SECONDS:
            return
        self.last = time.monotonic()
        gc.unfreeze()
        gc.collect()
