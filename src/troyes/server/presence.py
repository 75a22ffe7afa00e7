"""Who is there: whether the owner of a seat watches his table, at this process or another.

Every process keeps in the database which owners of seats watch which table with it. When that
changes, the others hear of it; what a dead process has left behind, the next one clears away.
One process on a SQLite file needs none of that: it sees everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import schema
from .storage import Work, clock, notify
from .watch import note

if TYPE_CHECKING:
    from .client import Client
    from .hub import Hub
    from .room import Room

PRESENCE = -4  # what a notification says instead of a version
ALIVE_SECONDS = 6.0  # a process that has not been seen for so long is dead


class Presence:
    """Tells who is connected, to this process's watchers and to the other processes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def gone(self, room: Room) -> None:
        """A socket no longer watches a table."""
        async with room.lock:
            await self.changed(room)

    async def changed(self, room: Room, but: Client | None = None) -> None:
        """Somebody came or went, here or elsewhere. The room's lock is held."""
        if room.connected() != room.shown:
            self.hub.broadcast_table(room, position=False, but=but)
        if room.announced != room.owners_here() and not self.hub.storage.sqlite:
            self.hub.spawn(self.announce(room))

    async def announce(self, room: Room) -> None:
        """Tell the other processes; what fails is done again by the next sweep."""
        async with room.announcing:
            here = room.owners_here()
            if here == room.announced:
                return
            await self.hub.storage.write(replace(self.hub.id, room.id, here))
            room.announced = here

    async def heard(self, room: Room) -> None:
        """Another process has told something. The room's lock is held."""
        room.elsewhere = await self.hub.storage.read(elsewhere(self.hub.id, room.id))
        await self.changed(room)

    async def forgotten(self) -> None:
        """Others may have thought this process dead: all it told them is to be told again."""
        for room in list(self.hub.rooms.values()):
            async with room.announcing:
                room.announced = None

    async def sweep(self) -> None:
        """Clear away what dead processes left, and tell what could not be told before."""
        if self.hub.storage.sqlite:
            return
        for table_id in await self.hub.storage.write(clear_dead):
            note("cleared presence", table=table_id)
        for room in list(self.hub.rooms.values()):
            if room.announced != room.owners_here():
                await self.announce(room)


def replace(process: str, table_id: str, here: set[str]) -> Work[None]:
    """Write down who watches a table with a process, instead of all it has written, and tell."""
    w = schema.watching

    def work(connection: sa.Connection) -> None:
        mine = (w.c.process == process, w.c.table_id == table_id)
        connection.execute(sa.delete(w).where(*mine))
        rows = [{"process": process, "table_id": table_id, "guest_id": one} for one in sorted(here)]
        if rows:
            connection.execute(sa.insert(w), rows)
        notify(connection, table_id, PRESENCE)

    return work


def alive(now: float) -> sa.Select[tuple[str]]:
    """The processes that are alive."""
    q = schema.processes.c
    return sa.select(q.id).where(q.seen > now - ALIVE_SECONDS)


def elsewhere(process: str, table_id: str) -> Work[set[str]]:
    """The owners of seats who watch a table at other living processes."""
    w = schema.watching.c

    def work(connection: sa.Connection) -> set[str]:
        living = w.process.in_(alive(clock(connection)))
        query = sa.select(w.guest_id).where(w.table_id == table_id, w.process != process, living)
        return set(connection.execute(query).scalars())

    return work


def clear_dead(connection: sa.Connection) -> Iterable[str]:
    """Forget the watchers of dead processes; the tables concerned."""
    w = schema.watching
    dead = w.c.process.not_in(alive(clock(connection)))
    query = sa.delete(w).where(dead).returning(w.c.table_id)
    tables = set(connection.execute(query).scalars())
    for table_id in tables:
        notify(connection, table_id, PRESENCE)
    return tables


def leave(process: str) -> Work[None]:
    """This process ends: nobody watches with it any more."""
    w = schema.watching

    def work(connection: sa.Connection) -> None:
        query = sa.delete(w).where(w.c.process == process).returning(w.c.table_id)
        for table_id in set(connection.execute(query).scalars()):
            notify(connection, table_id, PRESENCE)

    return work
