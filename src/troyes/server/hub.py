"""All tables of this process: loaded on demand, kept while they are in use.

An accepted choice is stored before anyone sees its effect (`choices`). Everything about one table
happens under its room's lock; between processes the version in the database decides.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from troyes.play.table import Refused

from . import chat
from .bot_pool import BotPool
from .bot_turns import BotTurns
from .broadcast import broadcast, broadcast_table
from .choices import Choices
from .deadlines import Deadlines
from .garbage import Collector
from .health import Health
from .limits import Limits
from .presence import Presence
from .room import Room
from .storage import Storage
from .storage.games import load_game, release
from .storage.processes import ALIVE_SECONDS, due, elsewhere, heartbeat, leave, register
from .storage.work import CHAT, GUEST, PRESENCE, SEATS
from .telemetry import Metrics, note

SWEEP_SECONDS = 1.0
IDLE_SECONDS = 600.0  # a room without watchers is forgotten after this long


class Hub:
    """The tables this process serves."""

    def __init__(self, storage: Storage, bots: BotPool, metrics: Metrics, limits: Limits) -> None:
        self.storage = storage
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.foreign: set[str] = set()  # tables of other rules: nothing can be done for them
        self.id = secrets.token_hex(8)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.choices = Choices(self)
        self.bot_turns = BotTurns(self, bots)
        self.deadlines = Deadlines(self)
        self.presence = Presence(self)
        self.health = Health(ALIVE_SECONDS)
        self.collector = Collector()
        self.limits = limits
        self.forget_guest: Callable[[str | None], None] = lambda guest_id: None

    # --- life ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Join the cluster: register with other processes and resume unfinished work."""
        with self.health.beating():
            await self.storage.write(register(self.id))
        self.collector.start()
        self.spawn(self.forever(self.heartbeat))
        self.spawn(self.forever(self.sweep))

    async def stop(self) -> None:
        """Stop playing bots and sweeping; other processes need not wait to take over."""
        self.closing = self.health.stopping = True
        self.collector.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_turns.bots.close()
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        with suppress(SQLAlchemyError, Refused):  # the database may be gone
            await self.storage.write(release(self.id))
            await self.storage.write(leave(self.id))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """A background task ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            note("task failed", logging.ERROR, error=repr(task.exception()))

    async def forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something once a second; when it fails, it is done again."""
        while True:
            try:
                await work()
            except Exception as error:
                note(f"{work.__name__} failed", logging.ERROR, error=repr(error))
            await asyncio.sleep(SWEEP_SECONDS)

    async def heartbeat(self) -> None:
        """Say that this process is alive."""
        with self.health.beating():
            unseen = await self.storage.write(heartbeat(self.id))
        if unseen > ALIVE_SECONDS - SWEEP_SECONDS:
            await self.presence.forgotten()

    # --- rooms -----------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; `Refused` if there is no such table."""
        room = self.rooms.get(table_id)
        if room is None:
            if table_id not in self.loading:  # one reads it for all who ask
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
                self.loading[table_id].add_done_callback(lambda task: self.loaded(table_id, task))
            room = await asyncio.shield(self.loading[table_id])
        room.used = time.monotonic()
        return room

    def loaded(self, table_id: str, task: asyncio.Task[Room]) -> None:
        """A table has been read; if not, those who asked are told why."""
        del self.loading[table_id]
        if not task.cancelled() and task.exception() is None:
            self.metrics.rooms.set(len(self.rooms))

    async def load(self, table_id: str) -> Room:
        """Read a table from the database: its snapshot and the entries since."""
        found = await self.storage.read(load_game(table_id))
        if found is None:
            raise Refused("error-no-such-table")
        row = found.row
        room = Room(row, found.chairs)
        for said in found.chats:
            chat.remember(room, said)
        if not self.storage.sqlite:
            room.elsewhere = await self.storage.read(elsewhere(self.id, table_id))
        if row["status"] != "open" and room.playable:
            room.restore_game(found.entries, row["snapshot"], row["snapshot_version"] or 0)
        self.deadlines.set_alarm(room)
        self.rooms[table_id] = room
        return room

    async def reload(self, room: Room) -> None:
        """Another process has gone on: catch up, and tell this process's watchers."""
        version = room.version
        found = await self.storage.read(load_game(room.id, version))
        if found is None or found.row["version"] < version:
            return
        row = found.row
        seating = room.row["seating"] != row["seating"] or room.row["status"] != row["status"]
        room.set_row(row, found.chairs)
        if not room.playable:
            return
        if room.table is None and row["status"] != "open":
            room.restore_game([], None, 0)
        told = room.apply(found.entries) if found.entries else []
        room.remember(told)
        self.deadlines.set_alarm(room)
        if seating:
            broadcast_table(room, position=not told)
        if told:
            broadcast(room, told)

    async def catch_up_to(self, room: Room, version: int) -> None:
        """Catch up if a client has seen more, at another process, than is known here."""
        if version > room.version:
            await self.reload(room)

    async def on_notification(self, table_id: str, version: int) -> None:
        """Another process has changed a table (or this one: then there is nothing to do)."""
        if version == GUEST:
            self.forget_guest(table_id)
            return
        loading = self.loading.get(table_id)
        if loading is not None:  # what is being read may be older than what was heard
            await asyncio.wait([loading])
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            if version == CHAT:
                await chat.send_new(self, room)
            elif version == PRESENCE:
                await self.presence.on_notification(room)
            elif version < 0 or room.table is None or version > room.version:
                await self.reload(room)

    async def catch_up(self) -> None:
        """Look at all tables again: something may have been missed."""
        self.forget_guest(None)
        for table_id in list(self.rooms):
            await self.on_notification(table_id, SEATS)
            await self.on_notification(table_id, CHAT)
            await self.on_notification(table_id, PRESENCE)

    # --- sweeping: clocks, bots of dead processes, forgotten rooms -------------------------------

    async def sweep(self) -> None:
        """Handle expired clocks, orphaned bot turns and idle rooms."""
        late, lost = await self.storage.read(due(self.id))
        for table_id in set(late) - self.foreign:
            await self.look_after(table_id, self.deadlines.out_of_time)
        for table_id in set(lost) - self.foreign:
            room = self.rooms.get(table_id)
            if room is None or not room.being_driven():
                await self.look_after(table_id, self.bot_turns.adopt)
        for room in list(self.rooms.values()):
            idle = time.monotonic() - room.used > IDLE_SECONDS
            if (
                idle
                and not room.watchers
                and not room.lock.locked()
                and not room.row["bot_to_move"]
            ):
                self.rooms.pop(room.id, None)
        self.metrics.rooms.set(len(self.rooms))
        await self.presence.sweep()
        self.collector.sweep()

    async def look_after(self, table_id: str, work: Callable[[Room], Awaitable[None]]) -> None:
        """Do something for a table; one that fails must not hold up the others."""
        try:
            room = await self.room(table_id)
            if room.playable:
                await work(room)
            else:
                self.foreign.add(table_id)
        except Exception as error:
            note("table failed", logging.ERROR, table=table_id, error=repr(error))
