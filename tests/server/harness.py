"""Real servers and scripted clients: what every test of the server is made of.

`Server` is a process that can be killed and started again at the same place, `Guest` talks HTTP,
`Player` is a socket at one table: it records every frame, checks that nothing was left out between
two of them, comes back by itself when the socket is lost, and plays.

    async def test_a_game(tmp_path: Path) -> None:
        with Server(tmp_path / "t.db") as server:
            anna = await Guest.new(server, "Anna")
            table = await anna.create(ME, NOVICE)
            player = Player(anna, table["id"])
            await player.play()
"""

from __future__ import annotations

from .guests import Guest, http_client
from .players import (
    APPRENTICE,
    LOST,
    ME,
    NOVICE,
    OPEN,
    Player,
    any_option,
    any_row,
    check_rows,
    new_game_of,
    play_all,
    spelled_out,
)
from .processes import AT_ONCE, PATIENCE, TROYES, UNLIMITED, GaveUp, Json, Server, sqlite_url, until
from .truth import Truth, engine_of, entries_of, query

__all__ = [
    "APPRENTICE",
    "AT_ONCE",
    "LOST",
    "ME",
    "NOVICE",
    "OPEN",
    "PATIENCE",
    "TROYES",
    "UNLIMITED",
    "GaveUp",
    "Guest",
    "Json",
    "Player",
    "Server",
    "Truth",
    "any_option",
    "any_row",
    "check_rows",
    "engine_of",
    "entries_of",
    "http_client",
    "new_game_of",
    "play_all",
    "query",
    "spelled_out",
    "sqlite_url",
    "until",
]
