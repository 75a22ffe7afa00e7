"""The same thing asked of two processes at once: one gets it, and nothing stalls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import httpx
import sqlalchemy as sa

from troyes.server import schema

from .cluster import Pair, at, check_end, four
from .harness import (
    ME,
    OPEN,
    Guest,
    Player,
    Server,
    play_all,
)

if TYPE_CHECKING:
    pass

pytest_plugins = ["server.postgres", "server.cluster"]


async def together(*requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
    """Requests at the same time; none may end in an error of the server."""
    answers = list(await asyncio.gather(*requests))
    assert all(answer.status_code < 500 for answer in answers), [a.text for a in answers]
    return answers


def test_one_seat_is_taken_once(pair: Pair) -> None:
    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        others = [await Guest.new(pair[k % 2], f"Guest {k}") for k in range(4)]
        for _ in range(8):
            table = (await anna.create(ME, OPEN))["id"]
            path = f"/api/tables/{table}/join"
            answers = await together(*(guest.ask("POST", path, {}) for guest in others))
            sat = [
                g for g, answer in zip(others, answers, strict=True) if answer.status_code == 200
            ]
            assert len(sat) == 1
            for server in pair:
                info = await at(sat[0], server).info(table)
                assert [seat["yours"] for seat in info["seats"]] == [False, True]
            assert (await anna.info(table))["status"] == "running"

    asyncio.run(play())


def test_no_game_begins_with_an_open_seat(pair: Pair) -> None:
    """The last seat is taken at one process while another is left at the other."""

    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        faye, emily = await Guest.new(pair[0], "Faye"), await Guest.new(pair[1], "Emily")
        ends = set()
        for k in range(12):
            table = (await anna.create(ME, OPEN, OPEN))["id"]
            await faye.join(table, 1)
            await at(faye, pair[1]).info(table)
            await together(
                emily.ask("POST", f"/api/tables/{table}/join", {"seat": 2}),
                at(faye, pair[k % 2]).ask("POST", f"/api/tables/{table}/leave", {"seat": 1}),
            )
            row, kinds = pair[0].row(table), kinds_of(pair[0], table)
            ends.add(row.status)
            assert (row.status == "open") == ("open" in kinds)
            assert row.status == "open" or kinds[1] == "bot"
        assert ends <= {"open", "running"}

    asyncio.run(play())


def kinds_of(server: Server, table: str) -> list[str]:
    """Who sits at a table, by the database."""
    s = schema.seats.c
    return [
        r.kind for r in server.query(sa.select(s.kind).where(s.table_id == table).order_by(s.seat))
    ]


def test_there_is_one_rematch(pair: Pair) -> None:
    async def play() -> None:
        anna, faye = await Guest.new(pair[0], "Anna"), await Guest.new(pair[1], "Faye")
        table = (await anna.create(ME, OPEN))["id"]
        await faye.join(table)
        await play_all(Player(anna, table), Player(faye, table))
        path = f"/api/tables/{table}/rematch"
        before = count_tables(pair[0])
        answers = await together(*(g.ask("POST", path) for g in (anna, faye, anna, faye)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        assert count_tables(pair[0]) == before + 1

    asyncio.run(play())


def count_tables(server: Server) -> int:
    """How many tables there are."""
    return int(server.query(sa.select(sa.func.count()).select_from(schema.tables))[0][0])


def test_leaving_while_others_move_never_stalls(pair: Pair) -> None:
    """Seats go to bots and back at one process while the game goes on at the other."""

    async def play() -> None:
        (anna, faye), table = await four(*pair)
        player = Player(anna, table, seed=6)
        game = asyncio.create_task(player.play())
        elsewhere = at(faye, pair[0])
        while not game.done():
            for who, path, body in ((faye, "leave", {"seat": 2}), (elsewhere, "join", {"seat": 2})):
                await together(who.ask("POST", f"/api/tables/{table}/{path}", body))
                await asyncio.sleep(0.02)
                if path == "join":  # Faye's seat has to be played by its bot
                    await together(faye.ask("POST", f"/api/tables/{table}/leave", {"seat": 2}))
        await game
        await player.close()
        check_end(pair[0], table, [player], [0])

    asyncio.run(play())
