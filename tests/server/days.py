"""Days of the King's Challenge: a calendar to set forward, and games to play on it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

from .harness import Guest, Json, Player

DAY = 86400


class Calendar:
    """The clock of a server, to be set forward."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shift(0)

    def shift(self, seconds: float) -> None:
        """Let the clock be so much ahead."""
        self.seconds = seconds
        self.path.write_text(str(seconds))

    def noon(self, days: int = 0) -> None:
        """Noon of today, or of a day after."""
        self.shift(days * DAY + DAY / 2 - time.time() % DAY)

    def day(self) -> str:
        """The date by this clock."""
        return datetime.fromtimestamp(time.time() + self.seconds, UTC).date().isoformat()


async def today(guest: Guest) -> Json:
    found: Json = await guest.post("/api/challenge/today")
    return found


async def finish(guest: Guest, table_id: str) -> Player:
    """Play a game to its end; the player knows all its frames."""
    player = Player(guest, table_id)
    await player.play()
    await player.close()
    return player


def roy_is_next(player: Player) -> bool:
    """Whether a held turn waits for its confirmation, and then le Roy rolls."""
    moment = player.moment
    return bool(moment and moment["held"] and moment["view"]["waits_for"] == "roy_die")
