"""Clocks: none by default, per turn and per game, what happens at zero, and restarts."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import sqlalchemy as sa

from troyes.play.log import CHOICE, CONFIRM, UNDO
from troyes.rules.terms import PASS
from troyes.server import schema

from .harness import ME, NOVICE, OPEN, PATIENCE, Guest, Json, Player, Server, new_game_of

HOUR = 3600


def change_clocks(server: Server, table: str, change: dict[str, float]) -> None:
    """While nobody serves it, put other figures into the clocks of a table."""
    t = schema.tables
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        row = connection.execute(sa.select(t).where(t.c.id == table)).one()
        clocks = json.loads(row.clocks)
        shift = change.get("ago", 0.0)
        if "left" in change:
            clocks["left"][0] = change["left"]
            shift += row.deadline - clocks["since"] - change["left"]
        for name in ("since", "turn"):
            if isinstance(clocks.get(name), float):
                clocks[name] -= change.get("ago", 0.0)
        connection.execute(
            sa.update(t)
            .where(t.c.id == table)
            .values(clocks=json.dumps(clocks), deadline=row.deadline - shift)
        )
        seen = schema.processes.c.seen
        connection.execute(sa.update(schema.processes).values(seen=seen - change.get("ago", 0.0)))


def clock_of(player: Player, seat: int) -> Json:
    assert player.moment is not None
    return next(clock for clock in player.moment["clocks"] if clock["seat"] == seat)


async def wait_for_version(player: Player, version: int) -> None:
    await player.until(lambda frame: (frame.get("moment") or {}).get("version", 0) > version)


async def test_no_clock_by_default(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    async with Player(anna, table) as player:
        assert player.moment["clocks"] is None
        assert player.info["turn_seconds"] is player.info["game_seconds"] is None
    assert server.row(table).deadline is None


async def test_clocks_are_told_with_every_moment(server: Server) -> None:
    (anna, faye), table = await new_game_of(
        server, ME, OPEN, start=0, turn_seconds=60, game_seconds=HOUR, at_zero="bot"
    )
    async with Player(anna, table) as first, Player(faye, table) as second:
        assert (first.info["turn_seconds"], first.info["game_seconds"]) == (60, HOUR)
        assert first.info["at_zero"] == "bot"
        for player in (first, second):
            assert 0 < clock_of(player, 0)["turn"] < 60
            assert 0 < clock_of(player, 0)["game"] < HOUR
            assert clock_of(player, 1) == {"seat": 1, "game": HOUR, "turn": 60}
        await asyncio.sleep(0.3)
        await first.my_turn()
        await first.choose()
        await first.expect("update")
        assert clock_of(first, 0)["game"] < HOUR - 0.3  # charged to the one who thought
        assert abs(first.moment["now"] - time.time()) < PATIENCE


async def test_choices_and_undo_within_a_turn_give_no_more_time(server: Server) -> None:
    """A clock per turn runs for the turn, not for every choice of it."""
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, ME, turn_seconds=60)
    async with Player(anna, table["id"], confirm=False) as player:
        moment = await player.my_turn()
        seat = moment["to_move"]
        await asyncio.sleep(3)
        left = clock_of(player, seat)["turn"] - 2.9
        for _ in range(3):
            await player.choose()
            await player.expect("update")
            assert clock_of(player, seat)["turn"] < left
            await player.act("undo", seat)
            await player.expect("update")
            assert clock_of(player, seat)["turn"] < left
        await player.choose(confirm=True)
        await player.expect("update")
        nxt = player.moment["to_move"]
        assert clock_of(player, nxt)["turn"] > left or nxt == seat


async def test_at_zero_the_turn_is_passed(server: Server) -> None:
    """Nobody moves at four tables: nothing chosen, chosen in part, not confirmed, no clock."""
    (calm,), still = await new_game_of(server, ME, start=0)
    del calm
    untouched = server.entries(still)
    tables = []
    for _ in range(3):
        guests, table = await new_game_of(server, ME, OPEN, start=0, turn_seconds=5)
        tables.append([await Player(guest, table, confirm=False).open() for guest in guests])
    idle, later, held = (players[0] for players in tables)
    await held.choose()  # a placement: complete, but never confirmed
    await held.until_kind("update")
    assert held.moment["held"]
    before = {player.table: player.version for player in (idle, held, later)}
    for first, second in tables:
        await wait_for_version(first, before[first.table])
        log = server.entries(first.table)
        new = log[before[first.table] :]
        kinds = [entry.kind for entry in new]
        expected = [CONFIRM] if first is held else [CHOICE, CONFIRM]
        assert kinds[: len(expected)] == expected
        await second.my_turn()
        assert second.moment["to_move"] == 1
        await first.close()
        await second.close()
    assert server.entries(still) == untouched
    assert (await idle.guest.info(idle.table))["seats"][0]["kind"] == "human"


async def test_at_zero_what_is_tentative_is_taken_back_before_passing(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await anna.create(ME, ME, turn_seconds=HOUR, start=0))["id"]
        player = await Player(anna, table).open()
        site: int | None = None
        while site is None:  # until an action of several choices is possible
            moment = await player.my_turn()
            menu = moment["decision"]["menu"] or []
            site = next((e["target"] for e in menu if e["ways"]), None)
            if site is None:
                await player.choose()
                await player.until_kind("update")
        seat, version = moment["decision"]["seat"], player.version
        await player.choose(site, confirm=False)
        await player.expect("update")
        assert player.moment["undo"]
        await player.close()
        server.kill()
        change_clocks(server, table, {"ago": HOUR - 1.0})
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:  # as if it had been served all the time
            connection.execute(sa.update(schema.processes).values(seen=time.time()))
        server.start()
        await player.open()
        while player.version < version + 4:
            await player.receive()
        new = server.entries(table)[version : version + 4]
        assert [entry.kind for entry in new] == [CHOICE, UNDO, CHOICE, CONFIRM]
        assert new[2].value == PASS
        assert (
            player.moment["view"]["seats"]["AB"[seat]]["passed"]
            or player.moment["over"]
            or (player.moment["view"]["round"] > moment["view"]["round"])
        )
        await player.close()


async def test_at_zero_a_bot_takes_over_and_the_seat_can_be_taken_back(server: Server) -> None:
    (anna, faye), table = await new_game_of(
        server, ME, OPEN, start=0, turn_seconds=5, at_zero="bot"
    )
    async with Player(anna, table) as first, Player(faye, table) as second:
        await second.until(lambda f: f["type"] == "table" and f["table"]["seats"][0]["away"])
        await second.my_turn()  # the bot has placed a citizen
        assert second.moment["to_move"] == 1
        back = await anna.join(table)
        assert back["seats"][0]["kind"] == "human"
        await second.choose()
        await first.until(lambda f: bool((f.get("moment") or {}).get("decision")))
        assert clock_of(first, 0)["turn"] > 0
        assert server.row(table).deadline is not None


async def test_clocks_do_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        (anna, _), table = await new_game_of(
            server, ME, OPEN, start=0, turn_seconds=HOUR, game_seconds=2 * HOUR
        )
        server.kill()
        change_clocks(server, table, {"ago": 20.0 * HOUR})  # it was down for a day
        server.start()
        async with Player(anna, table) as player:
            assert HOUR - 200 < clock_of(player, 0)["turn"] <= HOUR
            assert 2 * HOUR - 200 < clock_of(player, 0)["game"] <= 2 * HOUR
            assert player.moment["to_move"] == 0
            assert player.version == len(server.entries(table))


async def test_time_used_before_a_kill_stays_used(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await anna.create(ME, ME, game_seconds=HOUR))["id"]
        async with Player(anna, table) as player:
            for _ in range(6):
                await asyncio.sleep(0.1)
                await player.my_turn()
                await player.choose()
                await player.until_kind("update")
            used = [HOUR - clock["game"] for clock in player.moment["clocks"]]
            assert sum(used) > 0.6
        server.restart()
        async with Player(anna, table) as player:
            now = [HOUR - clock["game"] for clock in player.moment["clocks"]]
            assert all(after >= before - 0.01 for after, before in zip(now, used, strict=True))


async def test_a_bot_uses_nobodys_time(server: Server) -> None:
    """Who left and takes the seat back has the time of before."""
    before = time.time()
    (anna,), table = await new_game_of(server, ME, NOVICE, start=0, game_seconds=HOUR)
    async with Player(anna, table) as player:
        await asyncio.sleep(2)  # her own time: it stays used
        await anna.leave(table, 0)
        thought = time.time() - before
        await player.until(lambda f: (f.get("moment") or {}).get("version", 0) > 20)
        await asyncio.sleep(2)
        assert clock_of(player, 0)["game"] >= HOUR - thought
        await anna.join(table, 0)
        await player.my_turn()
        assert clock_of(player, 0)["game"] <= HOUR - 2
        assert clock_of(player, 1)["game"] == HOUR


async def test_a_game_clock_at_zero_passes_every_turn_of_that_seat(tmp_path: Path) -> None:
    """After a restart as well; the game comes to its end without the one who has no time."""
    with Server(tmp_path / "troyes.db") as server:
        tables = {}
        for at_zero in ("pass", "bot"):
            _, table = await new_game_of(
                server, ME, NOVICE, start=0, game_seconds=HOUR, at_zero=at_zero
            )
            tables[at_zero] = table
        server.kill()
        for table in tables.values():
            change_clocks(server, table, {"left": 0.5})
        server.start()
        async with asyncio.timeout(PATIENCE * 2):
            while not all(server.row(table).status == "finished" for table in tables.values()):
                await asyncio.sleep(0.1)
        for table in tables.values():
            assert server.truth(table).end().over
        seat = schema.seats.c
        kinds = {
            at_zero: server.query(
                sa.select(seat.kind).where(seat.table_id == table, seat.seat == 0)
            )[0].kind
            for at_zero, table in tables.items()
        }
        assert kinds == {"pass": "human", "bot": "bot"}
        assert server.events("out of time")


async def test_a_choice_after_the_last_second_comes_too_late(tmp_path: Path) -> None:
    """However soon after: here it waits in the socket while the server is halted."""
    with Server(tmp_path / "t.db") as server:
        (anna, _), table = await new_game_of(server, ME, OPEN, start=0, turn_seconds=5)
        async with Player(anna, table) as player:
            options = [option["id"] for option in player.moment["decision"]["options"]]
            (deadline,) = server.query(
                sa.select(schema.tables.c.deadline).where(schema.tables.c.id == table)
            )[0]
            os.kill(server.pid, signal.SIGSTOP)
            try:
                await player.choose(options[-1])
                await asyncio.sleep(max(0.0, deadline - time.time()) + 0.2)
            finally:
                os.kill(server.pid, signal.SIGCONT)
            await player.until_kind("stale")
        chosen = [entry.value for entry in server.truth(table).log if entry.kind == CHOICE]
        assert chosen == options[:1]  # the least that is legal, by the clock
        assert len(server.events("out of time")) == 1
