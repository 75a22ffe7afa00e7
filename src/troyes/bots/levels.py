"""The levels people play against: the one place that defines them and the bots behind them.

The server, the command line, the client (through `troyes protocol --typescript`) and the
documentation all use this table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

LevelId = Literal["novice", "apprentice", "journeyman", "master", "count", "legend"]


class Level(NamedTuple):
    """How strong an opponent is, and how long it may think."""

    spec: str  # the bot behind it
    seconds: float  # what a whole turn may take on one core


LEVELS: dict[str, Level] = {  # the weakest first
    "novice": Level("judged:ranking=net:noise=9:kinds=10:whim=10", 0.05),
    "apprentice": Level("judged:ranking=net:noise=3:kinds=8:whim=6", 0.05),
    "journeyman": Level("judged:ranking=net:noise=1.5:kinds=6:whim=4", 0.05),
    "master": Level("value", 0.05),
    "count": Level("search:seconds=0.5:candidates=3:playouts=2", 0.5),  # as strong on any machine
    "legend": Level("search:seconds=3:candidates=12", 3.0),
}
WEAKEST: LevelId = "novice"  # the default level
ADVISER: LevelId = "master"  # gives hints: strong and quick
STAND_IN: LevelId = "apprentice"  # replaces players who left
