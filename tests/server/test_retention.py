"""What is kept for how long: a server does not grow without end, and no game in play goes."""

from __future__ import annotations

import asyncio
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from troyes.server import schema
from troyes.server.retention import GUESTS_AT_ONCE, KEEP_GAMES, KEEP_GUESTS, TABLES_AT_ONCE
from troyes.server.storage.retention import DAY

from .harness import (
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    TROYES,
    Guest,
    Player,
    Server,
    engine_of,
    new_game_of,
    query,
    until,
)

if TYPE_CHECKING:
    from .postgres import Postgres

pytest_plugins = ["server.postgres"]


def days_ago(days: float) -> float:
    return time.time() - days * DAY


def write(server: Server, *statements: Any) -> None:
    with engine_of(server.database).begin() as connection:
        for statement in statements:
            connection.execute(statement)


def ids(server: Server, table: Any) -> set[str]:
    return {row[0] for row in query(server.database, sa.select(table.c.id))}


async def aged(server: Server) -> dict[str, Any]:
    """A server with one of everything, all of it very old; it is stopped."""
    anna, faye, gone = [await Guest.new(server, name) for name in ("Anna", "Faye", "Gone")]
    finished = (await anna.create(ME))["id"]
    await Player(anna, finished, seed=3).play()
    async with Player(anna, finished) as player:
        await player.send(type="chat", table=finished, text="well played")
        await player.until_kind("chat")
    waiting = (await anna.create(ME, OPEN))["id"]
    (host, _), running = await new_game_of(server, ME, OPEN, start=0)
    async with Player(host, running) as player:
        await player.choose()
        await player.until_kind("update")
    await host.post(f"/api/tables/{running}/handover", {"seat": 0})
    server.stop()
    write(
        server,
        sa.update(schema.guests).values(seen=days_ago(5000)),
        sa.update(schema.tables).values(updated=days_ago(5000)),
        sa.update(schema.handovers).values(expires=days_ago(1)),
    )
    return {
        "anna": anna, "faye": faye, "gone": gone, "host": host,
        "finished": finished, "waiting": waiting, "running": running,
    }  # fmt: skip


async def removed(server: Server, tables: set[str]) -> None:
    """Wait until these tables are gone."""
    await until(lambda: not tables & ids(server, schema.tables))


async def check_old(server: Server) -> None:
    """What is old goes, but no game in play, nobody who has one, and nobody who comes back."""
    known = await aged(server)
    server.start()
    await removed(server, {known["finished"], known["waiting"]})
    await until(lambda: not query(server.database, sa.select(schema.handovers)))
    await until(lambda: len(ids(server, schema.guests)) == 2)
    for part in (schema.entries, schema.seats, schema.chat, schema.challenges):
        left = query(server.database, sa.select(part.c.table_id).distinct())
        assert {row[0] for row in left} <= {known["running"]}
    assert await known["gone"].refused("GET", "/api/me") == (401, "error-unknown-token")
    host = known["host"]
    async with Player(host, known["running"]) as player:
        assert player.version
    assert (await host.get(f"/api/tables/{known['running']}"))["status"] == "running"
    # A batch is logged when it is gone from the database.
    await until(lambda: sum(one["tables"] for one in server.events("removed")) == 2)


async def test_what_is_old_goes_and_what_is_played_stays(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        await check_old(server)


async def test_it_goes_on_postgresql_too(postgres: Postgres, tmp_path: Path) -> None:
    with Server(postgres.new_database(), folder=tmp_path) as server:
        await check_old(server)


async def test_everything_is_kept_for_as_long_as_was_said(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        known = await aged(server)
        t, g = schema.tables, schema.guests
        write(
            server,
            sa.update(t).values(updated=days_ago(KEEP_GAMES - 1)).where(t.c.status == "finished"),
            sa.update(t).values(updated=days_ago(KEEP_GUESTS - 1)).where(t.c.status == "open"),
            sa.update(g).values(seen=days_ago(KEEP_GUESTS - 1)),
        )
        before = ids(server, schema.tables), ids(server, schema.guests)
        server.start()
        anna = known["anna"]
        assert (await anna.record(known["finished"])).strip()  # the record is there
        await asyncio.sleep(2)
        assert (ids(server, schema.tables), ids(server, schema.guests)) == before
        rows = dict(query(server.database, sa.select(g.c.id, g.c.seen)))
        assert sum(seen > days_ago(1) for seen in rows.values()) == 1  # Anna has been seen


async def test_with_no_days_everything_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--keep-guests", "0", "--keep-games", "0") as server:
        await aged(server)
        before = ids(server, schema.tables), ids(server, schema.guests)
        server.start()
        await asyncio.sleep(2)
        assert (ids(server, schema.tables), ids(server, schema.guests)) == before


async def test_much_goes_in_small_portions(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server)
        tables = 2 * TABLES_AT_ONCE + 3
        for _ in range(tables):
            await anna.create(ME, OPEN)
        kept = (await anna.create(ME, NOVICE))["id"]
        server.stop()
        many: list[dict[str, Any]] = [
            {"id": f"g{k}", "token_hash": f"h{k}", "name": "x", "created": 1.0, "seen": 1.0}
            for k in range(GUESTS_AT_ONCE + 5)
        ]
        t = schema.tables
        write(
            server,
            sa.insert(schema.guests).values(many),
            sa.update(t).values(updated=1.0).where(t.c.status == "open"),
        )
        server.start()
        await until(lambda: ids(server, t) == {kept})
        await until(lambda: len(ids(server, schema.guests)) == 1)
        # The last batch is logged when it is gone from the database.
        await until(lambda: len(server.events("removed")) >= 3)
        said = server.events("removed")
        assert [one["tables"] for one in said] == [TABLES_AT_ONCE, TABLES_AT_ONCE, 3]
        assert max(one["guests"] for one in said) == GUESTS_AT_ONCE


async def test_of_the_chat_the_last_words_are_kept(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        (anna,), table = await new_game_of(server, ME)
        rows = [
            {"table_id": table, "seat": 0, "name": "Anna", "text": str(k), "at": 1.0 * k}
            for k in range(80)
        ]
        write(server, sa.insert(schema.chat).values(rows))
        async with Player(anna, table) as player:
            await player.send(type="chat", table=table, text="the last")
            await player.until(lambda frame: frame.get("text") == "the last")
        texts = [row[0] for row in query(server.database, sa.select(schema.chat.c.text))]
        assert texts == [*(str(k) for k in range(31, 80)), "the last"]


@pytest.mark.parametrize("days", ["1", "-1", "nan"])
def test_too_few_days_are_refused(days: str) -> None:
    command = [TROYES, "serve", "--port", "0", "--keep-guests", days]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 2
    assert "2 or more" in found.stderr
