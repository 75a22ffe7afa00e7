"""Two server processes on one PostgreSQL, for tests: people at either, and what must be true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from troyes.play.log import Entry
from troyes.server import schema

from .harness import (
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    Guest,
    Player,
    Server,
    check_rows,
    until,
)

if TYPE_CHECKING:
    from .postgres import Postgres

Pair = tuple[Server, Server]


@pytest.fixture(scope="session")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on one database."""
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("pair")
    pace = ("--requests-per-second", "1000000")  # some tests come and go without end
    one, two = (Server(database, *pace, folder=folder) for _ in range(2))
    with one, two:
        yield one, two


@pytest.fixture
def pair(both: Pair) -> Pair:
    """Two processes; those a test has killed are started again."""
    for server in both:
        if server.process is None:
            server.start()
    return both


# --- guests and tables on several processes ------------------------------------------------------


def at(guest: Guest, server: Server) -> Guest:
    """The same person, talking to another process."""
    return Guest(server, guest.name, guest.token)


async def four(one: Server, two: Server, **options: Any) -> tuple[list[Guest], str]:
    """A running table of two people, each at a process of their own, and two bots."""
    anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
    table = (await anna.create(ME, NOVICE, OPEN, NOVICE, **options))["id"]
    await faye.join(table)
    return [anna, faye], table


def moved_past(version: int) -> Callable[[Player], bool]:
    """A reason to stop playing."""
    return lambda player: (player.version or 0) > version


def commits(server: Server, table: str) -> list[tuple[int | None, list[Entry]]]:
    """The entries as they were stored together, with the seat that had to move before them."""
    e = schema.entries.c
    log = sa.select(e.at, e.kind, e.value).where(e.table_id == table).order_by(e.version)
    game = server.truth(table).begin()
    found = []
    for _, together in groupby(server.query(log), key=lambda row: row.at):
        entries = [Entry(row.kind, row.value) for row in together]
        found.append((game.to_move(), entries))
        for entry in entries:
            game.apply(entry)
    return found


def turns_of(server: Server, table: str, seats: set[int]) -> int:
    """How often one of these seats moved."""
    return sum(1 for seat, _ in commits(server, table) if seat in seats)


def check_choices(server: Server, table: str, players: list[Player], seats: list[int]) -> None:
    """Nothing that was accepted is lost, nothing is applied twice, nothing comes from nowhere."""
    server.entries(table)  # without a gap
    assert check_rows(server.truth(table), dict(zip(seats, players, strict=True))) > 0


def check_end(server: Server, table: str, players: list[Player], seats: list[int]) -> None:
    """Everybody has seen the end that follows from the stored entries."""
    end = server.truth(table).end()
    assert end.over
    for seat, player in zip(seats, players, strict=True):
        assert player.version == end.version
        assert player.moment is not None
        assert player.moment["view"] == end.view(seat).to_json()
    assert server.row(table).status == "finished"


async def all_quiet(servers: Pair) -> None:
    """Wait until no bot of an earlier test is to move: figures count the turns of all tables."""
    t = schema.tables.c
    busy = sa.select(t.id).where(t.status == "running", t.bot_to_move)
    await until(lambda: not servers[0].query(busy))


def total(servers: Pair, name: str) -> float:
    """A figure of all processes together."""
    return sum(server.metric(f"troyes_{name}_total") for server in servers)


async def saw(player: Player, version: int) -> None:
    """Wait until a player has seen a version."""
    async with asyncio.timeout(PATIENCE):
        while (player.version or 0) < version:
            await player.receive()
