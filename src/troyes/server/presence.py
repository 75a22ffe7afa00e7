"""Presence: whether the owner of a seat is watching their table, through this process or another.

Every process records in the database which seat owners are watching which table through it. The
others are notified of changes, and clear away the records of a dead process. A single process with
a SQLite file needs none of this: it sees everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .broadcast import broadcast_table
from .storage import processes
from .telemetry import note

if TYPE_CHECKING:
    from .client import Client
    from .hub import Hub
    from .room import Room


class Presence:
    """Tells this process's clients, and the other processes, who is connected."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def gone(self, room: Room) -> None:
        """A socket no longer watches a table."""
        async with room.lock:
            await self.changed(room)

    async def changed(self, room: Room, but: Client | None = None) -> None:
        """A guest connected or disconnected, here or elsewhere. The room's lock is held."""
        if room.present() != room.shown:
            broadcast_table(room, position=False, but=but)
        if room.announced != room.owners_here() and not self.hub.storage.sqlite:
            self.hub.spawn(self.announce(room))

    async def announce(self, room: Room) -> None:
        """Tell the other processes; what fails is done again by the next sweep."""
        async with room.announcing:
            here = room.owners_here()
            if here == room.announced:
                return
            await self.hub.storage.write(processes.announce(self.hub.id, room.id, here))
            room.announced = here

    async def on_notification(self, room: Room) -> None:
        """Another process has told something. The room's lock is held."""
        room.elsewhere = await self.hub.storage.read(processes.elsewhere(self.hub.id, room.id))
        await self.changed(room)

    async def forgotten(self) -> None:
        """Others may have thought this process dead: announce everything again."""
        for room in list(self.hub.rooms.values()):
            async with room.announcing:
                room.announced = None

    async def sweep(self) -> None:
        """Clear away what dead processes left, and tell what could not be told before."""
        if self.hub.storage.sqlite:
            return
        for table_id in await self.hub.storage.write(processes.clear_dead):
            note("cleared presence", table=table_id)
        for room in list(self.hub.rooms.values()):
            if room.announced != room.owners_here():
                await self.announce(room)
