"""Health checks for load balancers and monitoring.

A process is alive if it answers at all. It is ready while its heartbeat reaches the database: if it
cannot write (disk full, database gone), it would refuse every choice.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Health:
    """The last heartbeat."""

    def __init__(self, patience: float) -> None:
        """`patience`: seconds without a heartbeat after which a process counts as dead."""
        self.patience = patience
        self.beat: float | None = None
        self.failed = False
        self.stopping = False

    @contextmanager
    def beating(self) -> Iterator[None]:
        """A heartbeat is being written; what goes wrong is remembered until one succeeds."""
        try:
            yield
        except Exception:
            self.failed = True
            raise
        self.failed = False
        self.beat = time.monotonic()

    def trouble(self) -> str | None:
        """Why this process should get no new connections; None if it should."""
        if self.stopping:
            return "stopping"
        if self.beat is None:
            return "starting"
        if self.failed:
            return "the last heartbeat could not be written to the database"
        age = time.monotonic() - self.beat
        if age > self.patience:
            return f"no heartbeat has reached the database for {age:.0f} s"
        return None
