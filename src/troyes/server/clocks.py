"""The clocks of a table, as they are stored."""

from __future__ import annotations

import msgspec


class Clocks(msgspec.Struct):
    """Time left for the whole game by seat, since when the seat to move thinks and has its turn."""

    left: list[float] | None
    since: float
    turn: float
