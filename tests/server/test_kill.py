"""SIGKILL at any moment: nothing accepted is lost, nothing is applied twice, games go on.

The truth is what the database holds at the end. Every frame any client ever got, before and after
the kills, must fit it, and every choice in it must be one that was sent for that very version.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM
from troyes.play.table import Step, Table
from troyes.server.telling import steps_for

from .harness import (
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    Json,
    Player,
    Server,
    Truth,
    check_rows,
    new_game_of,
)

MIXTURE = [[ME, NOVICE], [ME, OPEN], [ME], [NOVICE, ME, NOVICE], [ME, NOVICE, OPEN, NOVICE]]
TABLES = 18  # at once; with three runs 54 games
KILLS = 3


class Restless(Player):
    """Loses its socket now and then, without a word."""

    losses = 0.02

    async def answer(self, moment: Json) -> None:
        """Sometimes the network fails just when it wants to say something, or just after."""
        await super().answer(moment)
        if self.rng.random() < self.losses and self.socket is not None:
            self.socket.transport.abort()


class Evening:
    """Many tables on one server that is killed again and again."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.players: dict[str, list[Player]] = {}
        self.hit: set[str] = set()  # tables that were in the middle of a game when it was killed

    async def open_table(self, seats: list[Json]) -> None:
        """A table and its players."""
        guests, table = await new_game_of(self.server, *seats)
        self.players[table] = [Restless(guest, table) for guest in guests]

    async def play(self) -> None:
        """All games to their ends, through all kills."""
        killer = asyncio.create_task(self.kill_at_random())
        games = [player.play() for players in self.players.values() for player in players]
        try:
            await asyncio.gather(*games)
        finally:
            killer.cancel()
        for players in self.players.values():
            for player in players:
                await player.close()

    def progress(self) -> float:
        """The mean version that clients have seen."""
        seen = [max(p.version or 0 for p in players) for players in self.players.values()]
        return sum(seen) / len(seen)

    async def kill_at_random(self) -> None:
        """Kill at random points of progress, the first early enough to hit every game."""
        for low, high in ((20, 60), (60, 160), (160, 240))[:KILLS]:
            mark = self.rng.uniform(low, high)
            while self.progress() < mark:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            self.server.kill()
            for table in self.players:
                row = self.server.row(table)
                if row.status == "running" and row.version > 0:
                    self.hit.add(table)
            await asyncio.to_thread(self.server.start)


# --- comparing clients with the database ---------------------------------------------------------


def stories(truth: Truth) -> Iterator[tuple[Table, Step]]:
    """The table after every entry, and what it tells."""
    table = truth.begin()
    for entry in truth.log:
        step = table.apply(entry)
        yield table, step


def plain(data: object) -> object:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def check_frames(truth: Truth, player: Player, seat: int) -> int:
    """Every step and every view a client got is in the database; how many were compared."""
    told: dict[int, list[object]] = {}
    views: dict[int, list[object]] = {}
    for frame in player.frames:
        for step in frame.get("steps", []):
            step.pop("standing", None)  # of the King's Challenge; it is in no entry
            told.setdefault(step["version"], []).append(step)
        if frame.get("moment"):
            views.setdefault(frame["moment"]["version"], []).append(frame["moment"]["view"])
    assert max([*told, *views]) <= len(truth.log), "something that was told is lost"
    compared = 0
    for table, step in stories(truth):
        for seen in told.get(table.version, []):
            assert [seen] == plain(steps_for([step], seat))
            compared += 1
        if table.version in views:
            expected = plain(table.view(seat).to_json())
            assert all(view == expected for view in views[table.version])
            compared += 1
    return compared


def check_choices(truth: Truth, players: dict[int, Player]) -> None:
    """Every choice and confirmation of a person was asked for, at just that version."""
    assert check_rows(truth, players) > 0
    table = truth.begin()
    previous = None
    for entry in truth.log:
        if entry.kind == CONFIRM and table.to_move() in players:
            assert previous is not None
            assert previous.kind == CHOICE  # confirmed together with the choice that ended the turn
        table.apply(entry)
        previous = entry


def seat_of(player: Player) -> int:
    assert player.info is not None
    return int(next(seat["seat"] for seat in player.info["seats"] if seat["yours"]))


async def check_table(server: Server, table: str, players: list[Player]) -> None:
    """A finished game against everything its clients saw and did."""
    truth = server.truth(table)
    end = truth.end()
    assert end.over
    assert truth.row.status == "finished"
    assert truth.row.version == len(truth.log)
    by_seat = {seat_of(player): player for player in players}
    for seat, player in by_seat.items():
        assert player.version == len(truth.log)
        assert check_frames(truth, player, seat) > 50
    check_choices(truth, by_seat)
    record = Record.from_text(await players[0].guest.record(table))
    assert record.replay() == end.state


# --- the tests -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_kill_and_nothing_is_lost_and_nothing_done_twice(tmp_path: Path, seed: int) -> None:
    with Server(tmp_path / "troyes.db") as server:
        evening = Evening(server, seed)
        for k in range(TABLES):
            await evening.open_table(MIXTURE[(k + seed) % len(MIXTURE)])
        await evening.play()
        assert server.starts == 1 + KILLS
        assert len(evening.hit) == TABLES  # every game was under way at one kill at least
        for table, players in evening.players.items():
            await check_table(server, table, players)
        assert server.events("frame failed") == server.events("task failed") == []


async def test_two_clients_finish_a_game_with_two_bots_through_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        evening = Evening(server, 4)
        await evening.open_table([ME, NOVICE, OPEN, NOVICE])
        await evening.play()
        assert len(evening.hit) == 1
        for table, players in evening.players.items():
            assert all(player.connections >= 1 + KILLS for player in players)
            await check_table(server, table, players)


async def test_bots_go_on_after_a_kill_with_nobody_there(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        tables = []
        for _ in range(3):
            # With a clock the game goes on; without, it would wait for somebody to look at it.
            (anna,), table = await new_game_of(server, ME, NOVICE, game_seconds=3600)
            await anna.leave(table, 0)
            tables.append(table)
        before: dict[str, Any] = {}
        for _ in range(2):
            await asyncio.sleep(0.2)
            server.kill()
            for table in tables:
                log = server.entries(table)
                assert log[: len(before.get(table, []))] == before.get(table, [])
                before[table] = log
            server.start()
        async with asyncio.timeout(PATIENCE):
            while not all(server.row(table).status == "finished" for table in tables):
                await asyncio.sleep(0.1)
        for table in tables:
            log = server.entries(table)
            assert log[: len(before[table])] == before[table]
            assert server.truth(table).end().over


async def test_tables_and_guests_outlive_the_server(tmp_path: Path) -> None:
    """Everything that was answered over HTTP is there afterwards too."""
    with Server(tmp_path / "troyes.db") as server:
        (anna, faye), running = await new_game_of(server, ME, OPEN)
        waiting = await anna.create(ME, OPEN, OPEN, name="Waiting", private=True, bonus=True)
        joined = await faye.join(waiting["id"])
        code = (await anna.post(f"/api/tables/{running}/handover", {"seat": 0}))["code"]
        await faye.leave(running, 1)
        server.kill()
        server.start()
        again = await faye.info(waiting["id"])
        assert again == joined
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert (await anna.info(running))["seats"][1]["kind"] == "bot"
        assert (await faye.post("/api/claim", {"code": code}))["seats"][0]["yours"]


async def test_an_orderly_end_loses_nothing_either(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        players = [Player(anna, table), Player(faye, table)]
        games = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while (players[0].version or 0) < 80:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*games)
        await check_table(server, table, players)
        for player in players:
            await player.close()
