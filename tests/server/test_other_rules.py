"""A table begun with other rules is shown, and never played on by these."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from troyes.formats.record import Record
from troyes.rules.terms import RULES_VERSION

from .harness import ME, NOVICE, Guest, Player, Server, play_all

OTHER = RULES_VERSION + 1


def make_it_other(path: Path, table: str) -> None:
    """What a later version of the program would have written."""
    with sqlite3.connect(path) as database:
        (text,) = database.execute("SELECT config FROM tables WHERE id = ?", (table,)).fetchone()
        config = json.loads(text)
        assert config["rules"] == RULES_VERSION
        config["rules"] = OTHER
        change = "UPDATE tables SET config = ? WHERE id = ?"
        database.execute(change, (json.dumps(config), table))


@pytest.mark.parametrize("bot_to_move", [False, True])
async def test_a_running_game_of_other_rules_rests(tmp_path: Path, bot_to_move: bool) -> None:
    server = Server(tmp_path / "t.db")
    with server:
        anna = await Guest.new(server, "Anna")
        table = (await anna.create(ME, NOVICE, start=0, turn_seconds=5))["id"]
        async with Player(anna, table) as player:
            version = player.version
    make_it_other(tmp_path / "t.db", table)
    if bot_to_move:
        with sqlite3.connect(tmp_path / "t.db") as database:
            database.execute("UPDATE tables SET bot_to_move = 1")
    before = server.truth(table).log
    with server:
        info = await anna.info(table)
        assert (info["status"], info["rules"]) == ("running", OTHER)
        player = Player(anna, table)
        await player.open()
        assert player.moment is None
        assert await player.error() == "error-other-rules"
        for frame in ({"type": "choose", "options": [30]}, {"type": "undo"}, {"type": "confirm"},
                      {"type": "preview", "options": []}):  # fmt: skip
            await player.send(**frame, table=table, version=version, seat=0)
            assert await player.error() == "error-other-rules"
        path = f"/api/tables/{table}"
        assert await anna.refused("GET", f"{path}/history") == (400, "error-other-rules")
        assert await anna.refused("GET", f"{path}/record") == (400, "error-not-over")
        leave = await anna.refused("POST", f"{path}/leave", {"seat": 0})
        assert leave == (400, "error-other-rules")
        await player.close()
        assert server.events("task failed") == []
        assert server.events("adopted") == []
        assert "Traceback" not in server.log()
    assert server.truth(table).log == before


async def test_the_record_of_a_finished_game_of_other_rules_can_be_read(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db")
    with server:
        anna = await Guest.new(server, "Anna")
        table = (await anna.create(ME, NOVICE))["id"]
        await play_all(Player(anna, table))
        result = (await anna.info(table))["result"]
        steps = Record.from_text(await anna.record(table)).steps
    make_it_other(tmp_path / "t.db", table)
    with server:
        assert (await anna.info(table))["result"] == result
        record = Record.from_json(await anna.record(table))
        assert record.header.rules == OTHER
        assert record.steps == steps
        refused = await anna.refused("GET", f"/api/tables/{table}/replay")
        assert refused == (400, "error-other-rules")
        assert "Traceback" not in server.log()
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert (again["status"], again["rules"]) == ("running", RULES_VERSION)
