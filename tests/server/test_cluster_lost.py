"""A process or the database is lost: whoever is left plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from troyes.server import schema

from .cluster import (
    Pair,
    all_quiet,
    at,
    check_choices,
    check_end,
    four,
    moved_past,
    saw,
    total,
    turns_of,
)
from .harness import ME, OPEN, Guest, Player, Server, play_all, until

if TYPE_CHECKING:
    from .postgres import Postgres

pytest_plugins = ["server.postgres", "server.cluster"]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_process_is_killed_and_the_game_goes_on(pair: Pair, seed: int) -> None:
    """Its clients come back at the other process; nothing is lost, nothing is applied twice."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=seed), Player(faye, table, seed=seed)]
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: (players[0].version or 0) > 40 * seed)
        players[0].server = two  # what a load balancer does
        one.kill()
        await asyncio.gather(*games)
        assert players[0].connections >= 2
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        await asyncio.gather(*(player.close() for player in players))

    asyncio.run(play())


async def bot_waits(one: Server, two: Server) -> tuple[list[Guest], str, list[Player]]:
    """A table whose bot is to move; the first process is to play it, but its worker sleeps."""
    (anna, faye), table = await four(one, two, start=0)
    players = [Player(anna, table, seed=7), Player(faye, table, seed=7)]
    await asyncio.gather(*(player.play(moved_past(30)) for player in players))
    other = asyncio.create_task(players[1].play())
    await players[0].my_turn()
    for worker in one.children():
        os.kill(worker, signal.SIGSTOP)
    while not one.row(table).bot_to_move:
        try:  # it may have become the bot's turn just now
            async with asyncio.timeout(0.5):
                await players[0].my_turn()
        except TimeoutError:
            continue
        await players[0].choose()
        await players[0].until(lambda frame: frame["type"] == "update")
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)
    players[1].socket = None
    return [anna, faye], table, players


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_bots_of_a_lost_process_are_adopted(pair: Pair, how: signal.Signals) -> None:
    async def play() -> None:
        one, two = pair
        _, table, players = await bot_waits(one, two)
        version = two.row(table).version
        workers = one.children()
        one.end(how)
        for worker in workers:
            end_worker(worker)
        await until(lambda: two.row(table).version > version)
        assert table in {event["table"] for event in two.events("adopted")}
        players[0].server, players[0].socket = two, None
        await play_all(*players)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])

    asyncio.run(play())


def end_worker(pid: int) -> None:
    """A stopped worker does not notice that its server is gone."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def test_a_process_that_only_slept_does_no_harm(pair: Pair) -> None:
    """It is taken for dead, its bots are adopted, and it wakes up in the middle of their turn."""

    async def play() -> None:
        one, two = pair
        await all_quiet(pair)
        before = total(pair, "bot_turns")
        _, table, players = await bot_waits(one, two)
        version = two.row(table).version
        workers = one.children()
        os.kill(one.pid, signal.SIGSTOP)
        await until(lambda: two.row(table).version > version)
        os.kill(one.pid, signal.SIGCONT)
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        await play_all(*players)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        assert total(pair, "bot_turns") - before == turns_of(two, table, {1, 3})

    asyncio.run(play())


def test_clocks_go_on(pair: Pair) -> None:
    """A process dies while its client thinks: the other one ends the turn, and not too early."""

    async def play() -> None:
        one, two = pair
        anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
        table = (await anna.create(ME, OPEN, turn_seconds=5, at_zero="pass", start=0))["id"]
        await faye.join(table)
        player = await Player(anna, table).open()
        await player.my_turn()
        row = two.row(table)
        one.kill()
        await until(lambda: two.row(table).version > row.version)
        e = schema.entries.c
        first = sa.select(sa.func.min(e.at)).where(e.table_id == table, e.version > row.version)
        assert two.query(first)[0][0] >= row.deadline
        late = [event for event in two.events("out of time") if event["table"] == table]
        assert late[0]["seat"] == 0

    asyncio.run(play())


def test_clocks_stand_still_only_while_nobody_serves(pair: Pair) -> None:
    async def play() -> None:
        one, two = pair
        anna = await Guest.new(one, "Anna")
        table = (await anna.create(ME, turn_seconds=3600))["id"]
        deadline = two.row(table).deadline
        one.restart()  # another process is alive: time goes on
        assert two.row(table).deadline == deadline
        one.kill()
        two.kill()
        seen = two.query(sa.select(sa.func.max(schema.processes.c.seen)))[0][0]
        await asyncio.sleep(7)  # longer than a process may be silent
        with pytest.raises(httpx.HTTPError):
            await anna.info(table)
        up = time.time()
        await asyncio.gather(asyncio.to_thread(one.start), asyncio.to_thread(two.start))
        moved = two.row(table).deadline - deadline
        assert up - seen <= moved <= time.time() - seen  # once, although both have come back
        clocks = (await Player(at(anna, two), table).open()).moment["clocks"]
        assert clocks[0]["turn"] <= 3600

    asyncio.run(play())


def test_a_process_that_slept_takes_nobodys_time(pair: Pair) -> None:
    """Nobody served while it slept, so clocks were moved: it must not go by those it knew."""

    async def play() -> None:
        one, two = pair
        anna = await Guest.new(one, "Anna")
        table = (await anna.create(ME, ME, turn_seconds=10, at_zero="pass"))["id"]
        player = await Player(anna, table).open()
        await player.my_turn()
        row = two.row(table)
        two.kill()
        os.kill(one.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(row.deadline + 0.5 - time.time())
            await asyncio.to_thread(two.start)
            moved = two.row(table).deadline
            assert moved > row.deadline + 6
        finally:
            os.kill(one.pid, signal.SIGCONT)
        await asyncio.sleep(min(2, moved - 1 - time.time()))
        assert two.row(table).version == row.version  # its turn was not passed
        assert two.row(table).deadline == moved
        await player.until_kind("table")
        assert player.moment["clocks"][player.moment["to_move"]]["turn"] > 0
        await until(lambda: two.row(table).version > row.version)
        assert time.time() >= moved

    asyncio.run(play())


# --- the database is lost for a while ------------------------------------------------------------


def listeners(server: Server) -> list[int]:
    """The connections on which processes listen."""
    statement = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = "
    return [row[0] for row in server.query(sa.text(statement + "current_database()"))]


def test_what_is_not_heard_is_made_up_for(pair: Pair) -> None:
    """The connections that listen are cut while the game goes on at the other process."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=9), Player(faye, table, seed=9)]
        games = [asyncio.create_task(player.play()) for player in players]
        for version in (20, 50):
            await until(lambda v=version: (players[0].version or 0) > v)  # type: ignore[misc]
            found = await until(lambda: listeners(one))
            with psycopg.connect(one.database, autocommit=True) as connection:
                for pid in found:
                    connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        await asyncio.gather(*games)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        assert one.events("listening failed")
        await asyncio.gather(*(player.close() for player in players))

    asyncio.run(play())


def test_the_database_falls_over(pair: Pair, postgres: Postgres) -> None:
    """Nothing is accepted while it is gone; then the same sockets play the game to its end."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=10), Player(faye, table, seed=10)]
        await asyncio.gather(*(player.play(moved_past(40)) for player in players))
        await until(lambda: not one.row(table).bot_to_move)
        version = one.row(table).version
        await asyncio.gather(*(saw(player, version) for player in players))
        mover = next(p for p in players if p.moment is not None and p.moment["decision"])
        postgres.crash()
        await mover.choose()
        assert await mover.error() == "error-internal"
        await until(lambda: not one.healthy())  # with the next heartbeat
        postgres.start()
        assert one.row(table).version == version
        await until(lambda: one.healthy() and two.healthy())
        await until(lambda: len(listeners(one)) == 2)
        mover.answered = -1
        await play_all(*players)
        assert [player.connections for player in players] == [1, 1]
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])

    asyncio.run(play())
