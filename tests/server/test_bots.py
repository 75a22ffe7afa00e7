"""Bots in worker processes: they hang, they crash, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from asyncio.subprocess import Process
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from troyes.bots import LEVELS
from troyes.play.table import Table
from troyes.play.view import View
from troyes.rules.edition import standard
from troyes.rules.setup import new_game
from troyes.rules.state import from_fields, restore, to_fields
from troyes.rules.terms import UNKNOWN
from troyes.server import schema
from troyes.server.bot_pool import BotPool

from .harness import (
    APPRENTICE,
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    Guest,
    Player,
    Server,
    new_game_of,
    play_all,
    until,
)


async def wait_until_gone(pid: int) -> None:
    """A process ends (one that nobody has collected yet counts as ended)."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(OSError):  # there is no such process any more
            while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                await asyncio.sleep(0.02)


async def bot_turn_answered(server: Server) -> tuple[Player, int]:
    """A table where the bot has moved once and waits for a person; the worker that thought."""
    (anna,), table = await new_game_of(server, ME, NOVICE, start=1)
    player = await Player(anna, table).open()
    await player.my_turn()
    (worker,) = server.children()
    return player, worker


async def hand_the_turn_to_the_bot(player: Player) -> None:
    """Choose until everybody waits for the bot."""
    while player.moment["to_move"] != 1:
        await player.my_turn()
        await player.choose()
        await player.expect("update")


async def test_a_hanging_bot_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db", "--bot-seconds", "5") as server:
        player, worker = await bot_turn_answered(server)
        assert server.metric("troyes_bot_failures_total") == 0
        os.kill(worker, signal.SIGSTOP)
        await hand_the_turn_to_the_bot(player)
        await player.my_turn()  # the bot's citizen stands somewhere: the game goes on
        assert server.metric("troyes_bot_failures_total") == 1
        (report,) = server.events("bot failed")
        assert (report["table"], report["bot"]) == (player.table, "novice")
        assert report["level"] == "warning"
        await wait_until_gone(worker)
        moment = await player.play()
        assert moment["over"]
        assert server.truth(player.table).end().over
        assert worker not in server.children()
        await player.close()


async def test_a_crashing_bot_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        player, worker = await bot_turn_answered(server)
        os.kill(worker, signal.SIGSTOP)  # so that it surely dies with a question unanswered
        await hand_the_turn_to_the_bot(player)
        os.kill(worker, signal.SIGKILL)
        await player.my_turn()
        assert server.metric("troyes_bot_failures_total") >= 1
        assert server.events("bot failed")
        moment = await player.play()
        assert moment["over"]
        assert server.truth(player.table).end().over
        await player.close()


async def test_bots_that_crash_all_the_time_do_not_stop_a_game(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db", "--workers", "2") as server:
        (anna, faye), table = await new_game_of(server, ME, APPRENTICE, OPEN, NOVICE)
        players = [Player(anna, table), Player(faye, table)]
        games = asyncio.gather(*(player.play() for player in players))
        killed = 0
        give_up = time.monotonic() + PATIENCE
        while not games.done() and time.monotonic() < give_up:
            for worker in server.children() if killed < 12 else []:
                with contextlib.suppress(ProcessLookupError):  # it may be dying already
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            await asyncio.sleep(0.05)
        await games
        assert killed >= 3
        assert server.truth(table).end().over
        assert server.events("task failed") == []
        for player in players:
            await player.close()


async def test_a_hanging_bot_blocks_nobody_else(tmp_path: Path) -> None:
    """While it hangs, people play a whole game at another table."""
    with Server(tmp_path / "troyes.db", "--bot-seconds", "500") as server:
        player, worker = await bot_turn_answered(server)
        os.kill(worker, signal.SIGSTOP)
        await hand_the_turn_to_the_bot(player)
        guests, table = await new_game_of(server, ME, OPEN)
        await play_all(*(Player(guest, table) for guest in guests))
        assert server.truth(table).end().over
        await player.send(type="ping", n=5)
        await player.until_kind("pong")
        assert player.moment["to_move"] == 1  # still thinking
        await player.guest.info(player.table)
        os.kill(worker, signal.SIGCONT)
        await player.my_turn()
        assert server.metric("troyes_bot_failures_total") == 0
        await player.close()


async def test_workers_end_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        player, worker = await bot_turn_answered(server)
        server.kill()
        await wait_until_gone(worker)
        server.start()
        await player.open()
        await player.my_turn()
        await hand_the_turn_to_the_bot(player)
        await player.my_turn()
        (worker,) = server.children()
        await player.close()
        server.stop()
        await wait_until_gone(worker)


@pytest.mark.parametrize("level", list(LEVELS))
async def test_every_level_plays_a_whole_game_at_a_table(tmp_path: Path, level: str) -> None:
    """Nothing fails on the way; the strong ones are told to hurry."""
    hurry = ("--bot-seconds", "3") if LEVELS[level].seconds > 1 else ()
    with Server(tmp_path / "troyes.db", *hurry) as server:
        (anna,), table = await new_game_of(server, ME, {"kind": "bot", "level": level})
        player = await Player(anna, table).open()
        moment = await player.play()
        assert moment["over"]
        assert server.truth(table).end().over
        assert server.metric("troyes_bot_failures_total") == 0
        await player.close()


async def test_a_bot_at_a_table_knows_the_points_that_were_gained_in_public() -> None:
    """What a worker is told is what an attentive player has counted, and no character."""
    table = Table(new_game(standard(), 2, False, 0), seed=1)
    while table.chance_is_due():
        table.apply(table.due_outcome())
    fields = to_fields(table.state)
    fields["vp"][1] = 17
    table.state = from_fields(standard(), fields)
    view = table.view(0)
    asked: list[dict[str, object]] = []

    class Listening(BotPool):
        async def ask(self, worker: Process, request: dict[str, object]) -> list[int]:
            asked.append(request)
            return await super().ask(worker, request)

    pool = Listening(1, PATIENCE)
    turn = await pool.turn(view, "journeyman", 1, "t", "h")
    pool.close()
    assert turn[0] in view.options()
    sent = restore(standard(), bytes.fromhex(str(asked[0]["view"])))
    assert (sent.vp[1], list(sent.hands[2:4])) == (UNKNOWN, [UNKNOWN, UNKNOWN])
    assert View(sent, 0, tally=asked[0]["tally"]).sample(lambda of: of[0]).vp[1] == 17  # type: ignore[arg-type]


async def test_nobodys_many_tables_hold_up_anothers() -> None:
    """Hosts have a bot's turn one after the other, however many tables one of them has."""
    table = Table(new_game(standard(), 2, False, 0), seed=1)
    while table.chance_is_due():
        table.apply(table.due_outcome())
    view = table.view(0)
    pool = BotPool(1, PATIENCE)
    done: list[str] = []

    async def ask(host: str) -> None:
        await pool.turn(view, "novice", 1, host, host)
        done.append(host)

    crowd = [asyncio.create_task(ask("crowd")) for _ in range(30)]
    await asyncio.sleep(0)
    one = asyncio.create_task(ask("one"))
    await asyncio.sleep(0)
    crowd[1].cancel()  # who no longer waits is passed over
    await one
    assert len(done) <= 3
    await asyncio.gather(*crowd, return_exceptions=True)
    assert done.count("crowd") == 29
    assert pool.idle
    assert pool.waiting == {}
    (worker,) = pool.running
    pool.close()
    await worker.wait()


async def test_an_addresses_many_guests_hold_up_nobody(tmp_path: Path) -> None:
    """Forty guests at one address have bots who think; somebody elsewhere waits for one of them."""
    with Server(tmp_path / "troyes.db", "--workers", "1", limited=True) as server:
        crowd = [await Guest.new(server, f"Guest {k}") for k in range(40)]
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.9")
        async with httpx.AsyncClient(base_url=server.http, transport=transport, timeout=60) as far:
            token = (await far.post("/api/guests", json={"name": "Anna"})).json()["token"]
            far.headers["Authorization"] = f"Bearer {token}"
            new = {"seats": [ME, APPRENTICE], "start": 1}
            await far.post("/api/tables", json=new)  # a worker is there
            await until(server.children)
            (worker,) = server.children()
            os.kill(worker, signal.SIGSTOP)
            others = [(await guest.create(ME, APPRENTICE, start=1))["id"] for guest in crowd]
            table = (await far.post("/api/tables", json=new)).json()["id"]
            os.kill(worker, signal.SIGCONT)
            await until(lambda: not any(server.row(one).bot_to_move for one in (table, *others)))
        entries = schema.entries.c
        moved = sa.select(entries.table_id, sa.func.max(entries.at)).group_by(entries.table_id)
        when = dict(tuple(row) for row in server.query(moved))
        assert sum(when[other] > when[table] for other in others) > 30


@pytest.mark.parametrize("workers", [1, 3])
async def test_no_more_workers_than_allowed(tmp_path: Path, workers: int) -> None:
    with Server(tmp_path / "troyes.db", "--workers", str(workers)) as server:

        async def one() -> None:
            guests, table = await new_game_of(server, ME, APPRENTICE)
            await play_all(*(Player(guest, table) for guest in guests))

        await asyncio.gather(*(one() for _ in range(5)))
        assert 1 <= len(server.children()) <= workers
        assert server.metric("troyes_bot_turns_total") > 50
        assert server.metric("troyes_bot_failures_total") == 0
