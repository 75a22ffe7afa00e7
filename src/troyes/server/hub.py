"""All tables of this process: loading them, deciding choices, telling everyone, playing bots.

An accepted choice is stored before anyone sees its effect. Everything about one table happens under
its room's lock; between processes the version in the database decides.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from troyes.bots.levels import STAND_IN, WEAKEST
from troyes.play.table import CONFIRM, UNDO, Entry, Refused, Step, Table
from troyes.play.view import View
from troyes.rules.engine import options
from troyes.rules.scoring import final_vp, owners
from troyes.rules.terms import PASS, SEAT_LETTERS, STOP

from . import protocol as p
from . import schema
from .bot_pool import BotFailed, BotPool
from .client import Client
from .presence import ALIVE_SECONDS, PRESENCE, Presence, elsewhere, leave
from .room import Clocks, Room
from .storage import (
    Conflict,
    Row,
    Storage,
    alone,
    append,
    change_seats,
    clock,
    load_chats,
    load_game,
    notify,
)
from .telling import Reader, Scene, can_be_added, reader_of
from .watch import Metrics, note

ARRIVING = 8412  # the number of a lock in PostgreSQL
SEATS, CHAT, GUEST = -1, -2, -3  # what a notification says instead of a version
SWEEP_SECONDS = 1.0
IDLE_SECONDS = 600.0  # a room without watchers is forgotten after this long
TRIES = 5


class Hub:
    """The tables this process serves."""

    def __init__(self, storage: Storage, bots: BotPool, metrics: Metrics) -> None:
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.foreign: set[str] = set()  # tables of other rules: nothing can be done for them
        self.id = secrets.token_hex(8)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.presence = Presence(self)
        self.forget_guest: Callable[[str | None], None] = lambda guest_id: None

    # --- life ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take part: be seen by other processes, go on where the last one stopped."""
        await self.storage.write(self.arrive)
        self.spawn(self.forever(self.heartbeat))
        self.spawn(self.forever(self.sweep))

    async def stop(self) -> None:
        """Stop playing bots and sweeping; other processes need not wait to take over."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        t = schema.tables

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(t).where(t.c.driver == self.id).values(driver=None))

        with suppress(sa.exc.SQLAlchemyError):
            await self.storage.write(work)
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
        if await self.storage.write(self.be_seen) > ALIVE_SECONDS - SWEEP_SECONDS:
            await self.presence.forgotten()

    def be_seen(self, connection: sa.Connection) -> float:
        """Write down that this process is alive, by the clock all processes share.

        Returns for how many seconds it was not seen (or was forgotten): the others may have thought
        it dead.
        """
        t = schema.processes
        mine = sa.select(t.c.seen).where(t.c.id == self.id).with_for_update()
        seen = connection.execute(mine).scalar()
        now = clock(connection)  # after waiting, if there was anything to wait for
        if seen is None:
            connection.execute(sa.insert(t).values(id=self.id, seen=now))
        else:
            connection.execute(sa.update(t).where(t.c.id == self.id).values(seen=now))
        connection.execute(sa.delete(t).where(t.c.seen < now - 3600, t.c.id != self.id))
        return math.inf if seen is None else float(now - seen)

    def arrive(self, connection: sa.Connection) -> None:
        """Clocks do not run while nobody serves the tables; the first to come sees to that.

        Only one process serves a SQLite file: whoever was there before is gone.
        """
        alone(connection, ARRIVING)
        q = schema.processes
        now = clock(connection)
        seen = connection.execute(sa.select(sa.func.max(q.c.seen))).scalar()
        if seen is not None and (self.storage.sqlite or now - seen > ALIVE_SECONDS):
            shift_clocks(connection, now, max(0.0, now - seen))
        if self.storage.sqlite:
            connection.execute(sa.delete(q))
        self.be_seen(connection)

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
        room.chats.extend(p.ChatFrame(table=table_id, **said) for said in found.chats)
        if not self.storage.sqlite:
            room.elsewhere = await self.storage.read(elsewhere(self.id, table_id))
        if row["status"] != "open" and room.playable:
            room.seat_down(found.entries, row["snapshot"], row["snapshot_version"] or 0)
        self.set_alarm(room)
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
            room.seat_down([], None, 0)
        told = room.apply(found.entries) if found.entries else []
        self.set_alarm(room)
        if seating:
            self.broadcast_table(room, position=not told)
        if told:
            self.broadcast(room, told)

    async def know(self, room: Room, version: int) -> None:
        """Catch up if a client has seen more, at another process, than is known here."""
        if version > room.version:
            await self.reload(room)

    async def heard(self, table_id: str, version: int) -> None:
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
                await self.fresh_chat(room)
            elif version == PRESENCE:
                await self.presence.heard(room)
            elif version < 0 or room.table is None or version > room.version:
                await self.reload(room)

    async def catch_up(self) -> None:
        """Look at all tables again: something may have been missed."""
        self.forget_guest(None)
        for table_id in list(self.rooms):
            await self.heard(table_id, SEATS)
            await self.heard(table_id, CHAT)
            await self.heard(table_id, PRESENCE)

    # --- choices ---------------------------------------------------------------------------------

    async def act(self, client: Client, frame: p.Choose | p.Undo | p.Confirm) -> None:
        """A choice, an undo or a confirmation of a seat."""
        began = time.perf_counter()
        room = await self.room(frame.table)
        async with room.lock:
            for _ in range(TRIES):
                try:
                    told = await self.decide(room, client, frame)
                    break
                except Conflict:
                    await self.reload(room)
            else:
                raise Refused("error-try-again")
            if told is None:
                client.send(self.stale(room, client, frame.n))
                return
            self.broadcast(room, told)
            if frame.n is not None:
                client.send(p.Done(room.id, frame.n))
            self.metrics.seconds.observe(time.perf_counter() - began)
            self.go_on(room)

    async def decide(
        self, room: Room, client: Client, frame: p.Choose | p.Undo | p.Confirm
    ) -> list[Step] | None:
        """Store and apply what a client asks for; None if it saw an older version."""
        if not room.playable:
            raise room.other_rules()
        await self.know(room, frame.version)
        if room.table is None:
            raise Refused("error-not-begun")
        if await self.time_is_up(room):
            return None  # what comes after the last second comes too late, however soon
        if frame.seat not in room.seats_of(client.guest_id) and not self.storage.sqlite:
            await self.reload(room)  # he may just have sat down, at another process
        if frame.seat not in room.seats_of(client.guest_id):
            raise Refused("error-not-your-seat")
        game = room.game
        if frame.version != game.version:
            return None
        if isinstance(frame, p.Choose):
            entries = game.choose(frame.seat, frame.options, frame.confirm)
        elif isinstance(frame, p.Undo):
            entries = game.undo(frame.seat)
        else:
            entries = game.confirm(frame.seat)
        return await self.commit(room, entries)

    async def commit(self, room: Room, entries: list[Entry]) -> list[Step]:
        """Apply entries and all chance that is due after them, and store the lot.

        If the storing fails, the room is again what it was: whatever the database has by then comes
        with the next reload.
        """
        game = room.game
        version, mover = game.version, game.to_move()
        saved = room.save()
        try:
            told = room.apply(entries)
            added = list(entries)
            while game.chance_is_due():
                outcome = game.due_outcome()
                added.append(outcome)
                told += room.apply([outcome])
            confirmed = any(entry.kind == CONFIRM for entry in added)
            room.stop_clock(mover, confirmed, time.time())
            columns = self.columns(room)
            seating = room.row["seating"]
            await self.storage.write(append(room.id, version, seating, added, **columns))
        except BaseException:
            room.restore(saved)
            raise
        room.row.update(columns)
        self.set_alarm(room)
        self.metrics.entries.inc(len(added))
        return told

    def columns(self, room: Room) -> dict[str, Any]:
        """What the row of the table must say together with new entries."""
        game = room.game
        values = self.turn_columns(room)
        if room.snapshot_due():
            values["snapshot"] = game.state.key()
            values["snapshot_version"] = game.version
        values["status"] = "finished" if game.over else "running"
        if game.over:
            s = game.state
            totals = {SEAT_LETTERS[owner]: final_vp(s, owner) for owner in owners(s)}
            values["result"] = msgspec.json.encode(totals).decode()
        return values

    def turn_columns(self, room: Room) -> dict[str, Any]:
        """Whom the table waits for and how long; a bot to move is this process's business."""
        values: dict[str, Any] = {
            "bot_to_move": room.bot_to_move(),
            "deadline": room.deadline(),
            "clocks": msgspec.json.encode(room.clocks).decode() if room.clocks else None,
        }
        if values["bot_to_move"]:
            values["driver"] = self.id
        return values

    async def reseat(self, room: Room, changes: list[Row]) -> None:
        """Store a change of seats and what follows from it, then tell. The room's lock is held."""
        saved = room.save()
        try:
            if room.table is not None:  # whoever thought until now, a person or a bot
                room.stop_clock(room.table.to_move(), False, time.time())
            room.change_chairs(changes)
            columns = {} if room.table is None else self.turn_columns(room)
            seating = room.row["seating"]
            await self.storage.write(
                change_seats(room.id, room.version, seating, changes, **columns)
            )
        except BaseException:
            room.restore(saved)
            raise
        room.row.update(columns, seating=seating + 1)
        self.set_alarm(room)
        self.broadcast_table(room)

    def broadcast(self, room: Room, steps: list[Step]) -> None:
        """Tell every watcher in one frame what happened and how it stands, as far as they may know.

        Who has the position before the steps gets the facts that lead on from it.
        """
        scene = Scene(room, steps)
        since = room.version - len(steps)
        additive = can_be_added(steps, room.game)
        frames: dict[tuple[Reader, bool], bytes] = {}
        for watcher in room.watchers:
            reader = reader_of(room, watcher.guest_id)
            whole = not additive or watcher.seen.get(room.id) != (since, reader.seat)
            if (reader, whole) not in frames:
                frames[reader, whole] = p.encode(scene.update(reader, whole))
            watcher.send_bytes(frames[reader, whole])
            watcher.seen[room.id] = (room.version, reader.seat)
        room.scenes.clear()
        if room.game.over:
            self.broadcast_table(room, position=False)

    def broadcast_table(self, room: Room, position: bool = True, but: Client | None = None) -> None:
        """Tell every watcher who sits where; without the position if that comes with an update."""
        room.shown = room.connected()
        scene = Scene(room) if position and room.table is not None else None
        frames: dict[str, bytes] = {}
        for watcher in room.watchers:
            if watcher is but:
                continue
            guest_id = watcher.guest_id
            if guest_id not in frames:
                frames[guest_id] = p.encode(self.table_frame(room, guest_id, scene))
            watcher.send_bytes(frames[guest_id])
            if scene is not None:
                watcher.seen[room.id] = (room.version, room.reader_seat(guest_id))

    def table_frame(self, room: Room, guest_id: str, scene: Scene | None) -> p.TableFrame:
        """A table for one reader, whole if there is a scene."""
        moment = None if scene is None else scene.moment(reader_of(room, guest_id))
        return p.TableFrame(room.info(guest_id), moment)

    def stale(self, room: Room, client: Client, number: int | None) -> p.Stale:
        """The answer to what was asked of an older version."""
        reader = reader_of(room, client.guest_id)
        client.seen[room.id] = (room.version, reader.seat)
        return p.Stale(room.id, Scene(room).moment(reader), number)

    # --- the game goes on by itself --------------------------------------------------------------

    async def begin_if_full(self, room: Room) -> None:
        """When all seats are taken the game begins. The room's lock is held."""
        if room.table is not None or any(chair.kind == "open" for chair in room.chairs):
            return
        if not room.playable:
            return
        saved = room.save()
        try:
            room.seat_down([], None, 0)
            room.start_clocks(time.time())
            told = await self.commit(room, [])
        except Conflict:  # another process was faster, or somebody has left
            room.restore(saved)
            await self.reload(room)
            return
        except BaseException:
            room.restore(saved)
            raise
        self.broadcast_table(room, position=False)
        self.broadcast(room, told)
        self.go_on(room)

    def go_on(self, room: Room) -> None:
        """If a bot is to move and this process is to play it, let it."""
        mine = room.bot_to_move() and room.row["driver"] == self.id
        if mine and not room.being_driven() and not self.closing:
            room.driving = self.spawn(self.drive(room))

    async def drive(self, room: Room) -> None:
        """Play bots' turns until a person is to move, or another process has taken over."""
        while not self.closing:
            async with room.lock:
                if not room.bot_to_move() or room.row["driver"] != self.id:
                    return
                game = room.game
                version, seat = game.version, game.to_move()
                assert seat is not None
                level = room.chairs[seat].level or WEAKEST
                view = room.view_of_bot(seat)
                held = game.held_by is not None
            turn = [] if held else await self.think(room, view, level)
            async with room.lock:
                if room.version != version or not room.bot_to_move():
                    continue
                try:
                    self.broadcast(room, await self.play_bot(room, seat, turn))
                    self.metrics.bot_turns.inc()
                except Conflict:
                    await self.reload(room)

    async def think(self, room: Room, view: View, level: str) -> list[int]:
        """Ask a bot; one that fails is reported and something legal is played instead."""
        seed = random.Random(f"{room.row['seed']}/bot/{view.seat}").getrandbits(32)
        try:
            return await self.bots.turn(view, level, seed, room.id, room.row["host"])
        except BotFailed as error:
            self.metrics.bot_failures.inc()
            note("bot failed", logging.WARNING, table=room.id, bot=level, error=str(error))
            return []

    async def play_bot(self, room: Room, seat: int, turn: list[int]) -> list[Step]:
        """Apply a bot's turn, or if it is not legal anything that is, and confirm it."""
        game = room.game
        if game.held_by == seat:
            return await self.commit(room, game.confirm(seat))
        try:
            entries = game.choose(seat, turn, confirm=True)
        except Refused:
            note("bot played nonsense", logging.WARNING, table=room.id)
            self.metrics.bot_failures.inc()
            entries = []
        return await self.commit(room, entries or self.least(game.trial(), seat))

    def least(self, trial: Table, seat: int) -> list[Entry]:
        """Pass, or do the least that is legal, up to the end of the turn or a roll."""
        entries: list[Entry] = []
        while trial.to_move() == seat and not any(entry.kind == CONFIRM for entry in entries):
            held = trial.held_by == seat
            new = trial.confirm(seat) if held else trial.choose(seat, [self.anything(trial)], True)
            for entry in new:
                trial.apply(entry)
            entries += new
        return entries

    def anything(self, game: Table) -> int:
        """Some legal option that does no harm: pass, stop, or the first one."""
        found = options(game.state)
        for quiet in (PASS, STOP):
            if quiet in found:
                return quiet
        return found[0]

    async def out_of_time(self, room: Room) -> None:
        """The seat to move has no time left: a bot takes over, or the turn is passed."""
        async with room.lock:
            try:
                await self.time_is_up(room)
            except Conflict:
                await self.reload(room)
        self.go_on(room)

    async def time_is_up(self, room: Room) -> bool:
        """Do what the table agreed on if the seat to move is out of time. The lock is held."""
        deadline = room.deadline()
        if deadline is None or deadline > time.time():
            self.set_alarm(room)
            return False
        seat = room.game.to_move()
        assert seat is not None
        note("out of time", table=room.id, seat=seat)
        if room.config.at_zero == "bot":
            await self.give_to_bot(room, seat)
        else:
            await self.pass_for(room, seat)
        return True

    def set_alarm(self, room: Room) -> None:
        """Be there when the seat to move runs out of time; the sweep is for tables not in memory.

        Every process that has the table in memory is: the first to store it has done it.
        """
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        deadline = room.deadline()
        if deadline is not None and not self.closing:
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(deadline - time.time(), self.ring, room)

    def ring(self, room: Room) -> None:
        """The alarm of a table."""
        room.alarm = None
        if not self.closing:
            self.spawn(self.look_after(room.id, self.out_of_time))

    async def pass_for(self, room: Room, seat: int) -> None:
        """Take back what is tentative and end the turn of somebody who is out of time."""
        trial = room.game.trial()
        entries: list[Entry] = []
        if trial.held_by != seat and trial.undoer == seat:
            entries = [Entry(UNDO, seat)] * len(trial.back)
        for entry in entries:
            trial.apply(entry)
        entries += self.least(trial, seat)
        self.broadcast(room, await self.commit(room, entries))
        while room.game.to_move() == seat and entries[-1].kind != CONFIRM:  # dice were rolled
            entries = self.least(room.game.trial(), seat)
            self.broadcast(room, await self.commit(room, entries))

    async def give_to_bot(self, room: Room, seat: int, level: str = STAND_IN) -> None:
        """A bot plays for a person, who may take the seat back. The room's lock is held."""
        await self.reseat(room, [{"seat": seat, "kind": "bot", "level": level}])

    # --- sweeping: clocks, bots of dead processes, forgotten rooms -------------------------------

    async def sweep(self) -> None:
        """Whose time is up, whose bot waits for nobody, which room nobody needs."""
        late, lost = await self.storage.read(self.due)
        for table_id in set(late) - self.foreign:
            await self.look_after(table_id, self.out_of_time)
        for table_id in set(lost) - self.foreign:
            room = self.rooms.get(table_id)
            if room is None or not room.being_driven():
                await self.look_after(table_id, self.adopt)
        for room in list(self.rooms.values()):
            idle = time.monotonic() - room.used > IDLE_SECONDS
            if idle and not room.watchers and not room.lock.locked() and not room.bot_to_move():
                self.rooms.pop(room.id, None)
        self.metrics.rooms.set(len(self.rooms))
        await self.presence.sweep()

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

    def due(self, connection: sa.Connection) -> tuple[list[str], list[str]]:
        """Tables whose seat to move is out of time, and tables whose bot no living process plays.

        Those this process should play are among the latter: it may have lost sight of one.
        """
        t = schema.tables.c
        late = sa.select(t.id).where(t.deadline < time.time())
        lost = sa.select(t.id).where(t.bot_to_move, self.nobody_elses(clock(connection)))
        return list(connection.execute(late).scalars()), list(connection.execute(lost).scalars())

    def nobody_elses(self, now: float) -> sa.ColumnElement[bool]:
        """That no other living process plays the bots of a table."""
        t, q = schema.tables.c, schema.processes.c
        others = sa.select(q.id).where(q.seen > now - ALIVE_SECONDS, q.id != self.id)
        return sa.or_(t.driver.is_(None), t.driver.not_in(others))

    async def adopt(self, room: Room) -> None:
        """Play the bots of a table whose process died; exactly one process gets it."""
        t = schema.tables

        def work(connection: sa.Connection) -> bool:
            nobody = self.nobody_elses(clock(connection))
            changed = connection.execute(
                sa.update(t)
                .where(t.c.id == room.id, t.c.bot_to_move, nobody)
                .values(driver=self.id)
            )
            return changed.rowcount == 1

        if await self.storage.write(work):
            note("adopted", table=room.id)
            async with room.lock:
                await self.reload(room)
                self.go_on(room)

    # --- chat ------------------------------------------------------------------------------------

    async def chat(self, client: Client, frame: p.Chat) -> None:
        """Somebody says something at a table he watches."""
        room = await self.room(frame.table)
        if room not in client.rooms:
            raise Refused("error-not-watching")
        seats = [c.seat for c in room.chairs if c.guest_id == client.guest_id]
        if not seats and not room.config.spectator_chat:
            raise Refused("error-no-spectator-chat")
        if not client.chat.take():
            raise Refused("error-too-fast")
        text = " ".join(frame.text.split())
        if not text or not text.isprintable():
            raise Refused("error-bad-text")
        row = {
            "table_id": room.id,
            "seat": seats[0] if seats else None,
            "text": text,
            "at": time.time(),
        }

        def work(connection: sa.Connection) -> None:
            t, g = schema.tables.c, schema.guests.c
            # Numbers must become visible in their order: one speaks at a time.
            connection.execute(sa.select(t.id).where(t.id == room.id).with_for_update())
            name = sa.select(g.name).where(g.id == client.guest_id)  # it may be a new one
            connection.execute(sa.insert(schema.chat).values(**row, name=name.scalar_subquery()))
            notify(connection, room.id, CHAT)

        await self.storage.write(work)
        async with room.lock:
            await self.fresh_chat(room)
        if frame.n is not None:
            client.send(p.Done(room.id, frame.n))

    async def fresh_chat(self, room: Room) -> None:
        """Send what was said since the last time to those who take part."""
        last = room.chats[-1].id if room.chats else 0
        for said in await self.storage.read(load_chats(room.id, last)):
            frame = p.ChatFrame(table=room.id, **said)
            room.chats.append(frame)
            for watcher in room.watchers:
                if room.hears_chat(watcher.guest_id):
                    watcher.send(frame)


def shift_clocks(connection: sa.Connection, now: float, seconds: float) -> None:
    """Nobody served the tables for so long: that time is nobody's."""
    t = schema.tables
    rows = connection.execute(
        sa.select(t.c.id, t.c.clocks, t.c.deadline).where(t.c.deadline.is_not(None))
    ).all()
    for table_id, clocks, deadline in rows:
        moved = msgspec.json.decode(clocks, type=Clocks)
        shift = max(0.0, min(seconds, now - moved.since))  # who moved since then has not waited
        moved.since += shift
        moved.turn += shift
        connection.execute(
            sa.update(t)
            .where(t.c.id == table_id)
            .values(deadline=deadline + shift, clocks=msgspec.json.encode(moved).decode())
        )
        notify(connection, table_id, SEATS)
