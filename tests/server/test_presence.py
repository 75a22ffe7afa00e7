"""Who is there: told when it changes, by one process or several, and when one of them dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from troyes.server import schema

from .harness import ME, NOVICE, OPEN, Guest, Json, Player, Server, engine_of, new_game_of

if TYPE_CHECKING:
    from .postgres import Postgres

pytest_plugins = ["server.postgres"]


def connected(*seats: int) -> Callable[[Json], bool]:
    """A frame that says that exactly these seats are connected."""

    def wanted(frame: Json) -> bool:
        return frame["type"] == "table" and seats == tuple(
            seat["seat"] for seat in frame["table"]["seats"] if seat["connected"]
        )

    return wanted


async def test_coming_and_going_is_told_at_once(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN, NOVICE)
    async with Player(anna, table) as first:
        assert connected(0)(first.frames[-1])
        async with Player(faye, table) as second:
            assert connected(0, 1)(second.frames[-1])
            frame = await first.until(connected(0, 1))
            assert frame["moment"] is None  # nothing in the game has changed
        await first.until(connected(0))
        second = await Player(faye, table).open()
        await first.until(connected(0, 1))
        await second.send(type="unwatch", table=table)
        await first.until(connected(0))
        await second.close()


async def test_a_second_tab_changes_nothing_and_a_spectator_is_named(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    wanda = await Guest.new(server, "Wanda")
    async with Player(anna, table) as first, Player(faye, table):
        await first.until(connected(0, 1))
        before = len(first.frames)
        async with Player(faye, table):
            pass
        await first.send(type="ping", n=5)
        await first.until_kind("pong")
        assert [frame["type"] for frame in first.frames[before:]] == ["pong"]
        async with Player(wanda, table):
            await first.until(lambda frame: looking_on(frame) == ["Wanda"])
        await first.until(lambda frame: looking_on(frame) == [])


def looking_on(frame: Json) -> list[str] | None:
    """Who watches without a seat, if a frame tells of the table."""
    return frame["table"]["spectators"] if frame["type"] == "table" else None


async def test_who_sits_down_while_watching_is_connected(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    async with Player(anna, table) as first, Player(faye, table):
        await faye.join(table)
        await first.until(connected(0, 1))


# --- two processes -------------------------------------------------------------------------------


@pytest.fixture
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("presence")
    with Server(database, folder=folder) as one, Server(database, folder=folder) as two:
        yield [one, two]


async def test_presence_is_told_across_processes_and_ends_with_them(pair: list[Server]) -> None:
    one, two = pair
    anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
    table = (await anna.create(ME, OPEN))["id"]
    await faye.join(table)
    async with Player(anna, table) as first:
        second = await Player(faye, table).open()
        await first.until(connected(0, 1))
        if not connected(0, 1)(second.frames[-1]):  # she may have been seen by then
            await second.until(connected(0, 1))
        await second.close()
        await first.until(connected(0))
        second = await Player(faye, table).open()
        assert connected(0, 1)(second.frames[-1])
        await first.until(connected(0, 1))
        two.kill()
        await first.until(connected(0))
        again = await Player(faye, table, server=one).open()
        await first.until(connected(0, 1))
        await again.close()
        two.start()
        third = await Player(faye, table).open()
        assert connected(0, 1)(third.frames[-1])
        await first.until(connected(0, 1))
        two.stop()  # a process that ends in peace tells so itself
        await first.until(connected(0))
    assert len(set(processes_at(one, table))) <= 1


async def test_a_process_that_was_thought_dead_tells_again(pair: list[Server]) -> None:
    """Its heartbeat waits for a lock: its watchers are taken for gone, until it beats again."""
    one, two = pair
    anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
    table = (await anna.create(ME, OPEN))["id"]
    await faye.join(table)
    async with Player(faye, table), Player(anna, table) as first:
        if not connected(0, 1)(first.frames[-1]):
            await first.until(connected(0, 1))
        [late] = set(processes_at(one, table)) - {one.events("started")[-1]["process"]}
        q = schema.processes
        with engine_of(one.database).begin() as held:
            held.execute(sa.select(q).where(q.c.id == late).with_for_update())
            await first.until(connected(0))
        await first.until(connected(0, 1))


def processes_at(server: Server, table: str) -> list[str]:
    """The processes that have written down who watches a table."""
    w = schema.watching.c
    return [row.process for row in server.query(sa.select(w.process).where(w.table_id == table))]
