"""All tables of this process: loading them, deciding choices, telling everyone, playing bots.

An accepted choice is stored before anyone sees its effect. Everything about one table happens under
its room's lock; between processes the version in the database decides.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from troyes.rules.engine import options
from troyes.rules.scoring import final_vp, owners
from troyes.rules.terms import PASS, SEAT_LETTERS, STOP
from troyes.table.story import Message
from troyes.table.table import CONFIRM, UNDO, Entry, Refused, Table

from . import protocol as p
from . import schema
from .bot_pool import BotFailed, BotPool
from .client import Client
from .room import Clocks, Room
from .storage import Conflict, Storage, append, change_seats, load_entries, load_table
from .watch import Metrics, note

ALIVE_SECONDS = 6.0  # a process that has not been seen for so long is dead
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
        self.loading: dict[str, asyncio.Lock] = {}
        self.id = secrets.token_hex(8)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # --- life ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take part: be seen by other processes, go on where the last one stopped."""
        await self.make_up_for_downtime()
        await self.heartbeat()
        self.spawn(self.sweep_forever())

    async def stop(self) -> None:
        """Stop playing bots and sweeping."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()

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

    async def heartbeat(self) -> None:
        """Say that this process is alive."""
        now = time.time()

        def work(connection: sa.Connection) -> None:
            t = schema.processes
            changed = connection.execute(sa.update(t).where(t.c.id == self.id).values(seen=now))
            if changed.rowcount == 0:
                connection.execute(sa.insert(t).values(id=self.id, seen=now))
            connection.execute(sa.delete(t).where(t.c.seen < now - 3600))

        await self.storage.write(work)

    async def make_up_for_downtime(self) -> None:
        """Clocks do not run while nobody serves the tables."""
        now = time.time()

        def work(connection: sa.Connection) -> None:
            t = schema.tables
            seen = connection.execute(sa.select(sa.func.max(schema.processes.c.seen))).scalar()
            if seen is None or now - seen < ALIVE_SECONDS:
                return
            rows = connection.execute(
                sa.select(t.c.id, t.c.clocks, t.c.deadline).where(t.c.deadline.is_not(None))
            ).all()
            for table_id, clocks, deadline in rows:
                moved = msgspec.json.decode(clocks, type=Clocks)
                moved.since += now - seen
                connection.execute(
                    sa.update(t)
                    .where(t.c.id == table_id)
                    .values(
                        deadline=deadline + now - seen, clocks=msgspec.json.encode(moved).decode()
                    )
                )

        await self.storage.write(work)

    # --- rooms -----------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; `Refused` if there is no such table."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table_id)
                if room is None:
                    room = await self.load(table_id)
                    self.rooms[table_id] = room
            self.loading.pop(table_id, None)
            self.metrics.rooms.set(len(self.rooms))
        room.used = time.monotonic()
        return room

    async def load(self, table_id: str) -> Room:
        """Read a table from the database: its snapshot and the entries since."""
        found = await self.storage.read(load_table(table_id))
        if found is None:
            raise Refused("error-no-such-table")
        row, chairs = found
        room = Room(row, chairs)
        if row["status"] != "open":
            since = row["snapshot_version"] or 0
            entries = await self.storage.read(load_entries(table_id, since))
            room.seat_down(entries, row["snapshot"], since)
        return room

    async def reload(self, room: Room) -> None:
        """Another process has gone on: catch up, and tell this process's watchers."""
        found = await self.storage.read(load_table(room.id))
        if found is None:
            return
        row, chairs = found
        began = room.table is None and row["status"] != "open"
        seating = room.row["seating"] != row["seating"] or room.row["status"] != row["status"]
        room.set_row(row, chairs)
        if began:
            room.seat_down([], None, 0)
        if room.table is not None:
            entries = await self.storage.read(load_entries(room.id, room.table.version))
            if entries:
                self.broadcast(room, room.apply(entries))
        if seating:
            self.broadcast_table(room)

    async def heard(self, table_id: str, version: int) -> None:
        """Another process has changed a table."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            if version == -2:
                await self.fresh_chat(room)
            elif version < 0 or room.table is None or version > room.table.version:
                await self.reload(room)

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
                client.send(p.Stale(room.id, room.moment(client.guest_id, {})))
                return
            self.broadcast(room, told)
            self.metrics.seconds.observe(time.perf_counter() - began)
            self.go_on(room)

    async def decide(
        self, room: Room, client: Client, frame: p.Choose | p.Undo | p.Confirm
    ) -> list[tuple[int, list[Message]]] | None:
        """Store and apply what a client asks for; None if it saw an older version."""
        if room.table is None:
            raise Refused("error-not-begun")
        if frame.seat not in room.seats_of(client.guest_id):
            raise Refused("error-not-your-seat")
        game = room.game
        if frame.version != game.version:
            return None
        if isinstance(frame, p.Choose):
            entries = game.choose(frame.seat, frame.option, frame.confirm)
        elif isinstance(frame, p.Undo):
            entries = game.undo(frame.seat)
        else:
            entries = game.confirm(frame.seat)
        return await self.commit(room, entries)

    async def commit(self, room: Room, entries: list[Entry]) -> list[tuple[int, list[Message]]]:
        """Apply entries and all chance that is due after them, and store the lot.

        If the storing fails, the room in memory is no longer the truth and is read anew.
        """
        game = room.game
        version, mover = game.version, game.to_move()
        try:
            told = room.apply(entries)
            added = list(entries)
            while game.chance_is_due():
                outcome = game.due_outcome()
                added.append(outcome)
                told += room.apply([outcome])
            now = time.time()
            room.stop_clock(mover, now)
            await self.storage.write(append(room.id, version, added, **self.columns(room)))
        except BaseException:
            self.rooms.pop(room.id, None)
            room.table = None
            fresh = await asyncio.shield(self.load(room.id))
            room.set_row(fresh.row, [msgspec.to_builtins(c) for c in fresh.chairs])
            room.table, room.clocks = fresh.table, fresh.clocks
            room.recent.clear()
            self.rooms[room.id] = room
            self.broadcast_table(room)
            raise
        self.metrics.entries.inc(len(added))
        return told

    def columns(self, room: Room) -> dict[str, Any]:
        """What the row of the table must say together with new entries."""
        game = room.game
        values: dict[str, Any] = {
            "bot_to_move": room.bot_to_move(),
            "deadline": room.deadline(),
            "clocks": msgspec.json.encode(room.clocks).decode() if room.clocks else None,
        }
        if values["bot_to_move"]:
            values["driver"] = self.id
        if room.snapshot_due():
            values["snapshot"] = game.state.key()
            values["snapshot_version"] = game.version
        values["status"] = "finished" if game.over else "running"
        if game.over:
            s = game.state
            totals = {SEAT_LETTERS[owner]: final_vp(s, owner) for owner in owners(s)}
            values["result"] = msgspec.json.encode(totals).decode()
        room.row.update(values)
        return values

    def broadcast(self, room: Room, told: list[tuple[int, list[Message]]]) -> None:
        """Tell every watcher what happened and how it stands, as far as he may know."""
        views: dict[int | None, dict[str, Any]] = {}
        for watcher in room.watchers:
            moment = room.moment(watcher.guest_id, views)
            steps = room.steps_for(told, room.reader_seat(watcher.guest_id))
            watcher.send(p.Update(room.id, steps, moment))
        if room.table is not None and room.table.over:
            self.broadcast_table(room)

    def broadcast_table(self, room: Room) -> None:
        """Tell every watcher who sits where."""
        for watcher in room.watchers:
            watcher.send(self.table_frame(room, watcher.guest_id))

    def table_frame(self, room: Room, guest_id: str) -> p.TableFrame:
        """A table whole, for one reader."""
        moment = room.moment(guest_id, {}) if room.table is not None else None
        return p.TableFrame(room.info(guest_id), moment)

    # --- the game goes on by itself --------------------------------------------------------------

    async def begin_if_full(self, room: Room) -> None:
        """When all seats are taken the game begins. The room's lock is held."""
        if room.table is not None or any(chair.kind == "open" for chair in room.chairs):
            return
        room.table = Table(room.first_state(), int(room.row["seed"], 16))
        room.start_clocks(time.time())
        room.row["status"] = "running"
        try:
            told = await self.commit(room, [])
        except Conflict:  # another process began it
            await self.reload(room)
            return
        self.broadcast_table(room)
        self.broadcast(room, told)
        self.go_on(room)

    def go_on(self, room: Room) -> None:
        """If a bot is to move, let it."""
        busy = room.driving is not None and not room.driving.done()
        if room.bot_to_move() and not busy and not self.closing:
            room.driving = self.spawn(self.drive(room))

    async def drive(self, room: Room) -> None:
        """Play bots' turns until a person is to move."""
        while not self.closing:
            async with room.lock:
                if room.table is None or not room.bot_to_move():
                    return
                game = room.table
                version, seat = game.version, game.to_move()
                assert seat is not None
                level = room.chairs[seat].level or "novice"
                view = room.view_of_bot(seat)
                held = game.held_by is not None
            turn = [] if held else await self.think(room, view, level, version)
            async with room.lock:
                if room.table is None or room.table.version != version or not room.bot_to_move():
                    continue
                try:
                    self.broadcast(room, await self.play_bot(room, seat, turn))
                except Conflict:
                    await self.reload(room)
                    return  # another process plays this table
                self.metrics.bot_turns.inc()

    async def think(self, room: Room, view: Any, level: str, version: int) -> list[int]:
        """Ask a bot; one that fails is reported and something legal is played instead."""
        seed = random.Random(f"{room.row['seed']}/bot/{version}").getrandbits(32)
        try:
            return await self.bots.turn(view, level, seed)
        except BotFailed as error:
            self.metrics.bot_failures.inc()
            note("bot failed", logging.WARNING, table=room.id, bot=level, error=str(error))
            return []

    async def play_bot(
        self, room: Room, seat: int, turn: list[int]
    ) -> list[tuple[int, list[Message]]]:
        """Apply a bot's turn as far as it is legal, or anything legal, and confirm it."""
        game = room.game
        if game.held_by == seat:
            return await self.commit(room, [Entry(CONFIRM, seat)])
        trial = game.trial()
        entries: list[Entry] = []
        for option in turn or [self.anything(game)]:
            try:
                new = trial.choose(seat, option, confirm=True)
            except Refused:
                break
            for entry in new:
                trial.apply(entry)
            entries += new
            if trial.to_move() != seat or trial.chance_is_due():
                break
        if not entries:
            note("bot played nonsense", logging.WARNING, table=room.id)
            self.metrics.bot_failures.inc()
            entries = game.choose(seat, self.anything(game), confirm=True)
        return await self.commit(room, entries)

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
            deadline = room.deadline()
            if deadline is None or deadline > time.time():
                return
            game = room.game
            seat = game.to_move()
            assert seat is not None
            note("out of time", table=room.id, seat=seat)
            try:
                if room.config.at_zero == "bot":
                    await self.give_to_bot(room, seat)
                else:
                    await self.pass_for(room, seat)
            except Conflict:
                await self.reload(room)
        self.go_on(room)

    async def pass_for(self, room: Room, seat: int) -> None:
        """Take back what is tentative, then pass, or do the least that is legal."""
        game = room.game
        if game.held_by == seat:
            self.broadcast(room, await self.commit(room, game.confirm(seat)))
            return
        if game.back and game.undoer == seat:
            entries = [Entry(UNDO, seat)] * len(game.back)
            self.broadcast(room, await self.commit(room, entries))
        entries = []
        while not any(entry.kind == CONFIRM for entry in entries):
            entries = game.choose(seat, self.anything(game), confirm=True)
            self.broadcast(room, await self.commit(room, entries))

    async def give_to_bot(self, room: Room, seat: int, level: str = "apprentice") -> None:
        """A bot plays for a person, who may take the seat back. The room's lock is held."""
        change = {"seat": seat, "kind": "bot", "level": level}
        room.chairs[seat].kind, room.chairs[seat].level = "bot", level
        columns = {
            "bot_to_move": room.bot_to_move(),
            "deadline": room.deadline(),
            "driver": self.id,
        }
        await self.storage.write(change_seats(room.id, room.row["seating"], [change], **columns))
        room.row["seating"] += 1
        self.broadcast_table(room)

    # --- sweeping: clocks, bots of dead processes, forgotten rooms -------------------------------

    async def sweep_forever(self) -> None:
        """Look after everything once a second."""
        while True:
            try:
                await self.sweep()
            except Exception as error:
                note("sweep failed", logging.ERROR, error=repr(error))
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Whose time is up, whose process died, which room nobody needs."""
        await self.heartbeat()
        now = time.time()
        t, q = schema.tables, schema.processes

        def due(connection: sa.Connection) -> tuple[list[str], list[str]]:
            alive = connection.execute(
                sa.select(q.c.id).where(q.c.seen > now - ALIVE_SECONDS)
            ).scalars()
            late = connection.execute(sa.select(t.c.id).where(t.c.deadline < now)).scalars()
            lost = connection.execute(
                sa.select(t.c.id).where(
                    t.c.bot_to_move,
                    sa.or_(t.c.driver.is_(None), t.c.driver.not_in(list(alive))),
                )
            ).scalars()
            return list(late), list(lost)

        late, lost = await self.storage.read(due)
        for table_id in late:
            await self.out_of_time(await self.room(table_id))
        for table_id in lost:
            await self.adopt(table_id)
        for room in list(self.rooms.values()):
            if room.bot_to_move() and room.row.get("driver") == self.id:
                self.go_on(room)
            idle = time.monotonic() - room.used > IDLE_SECONDS
            if idle and not room.watchers and not room.lock.locked() and not room.bot_to_move():
                self.rooms.pop(room.id, None)
        self.metrics.rooms.set(len(self.rooms))

    async def adopt(self, table_id: str) -> None:
        """Play the bots of a table whose process died; exactly one process gets it."""
        t, q = schema.tables, schema.processes
        limit = time.time() - ALIVE_SECONDS

        def work(connection: sa.Connection) -> bool:
            alive = sa.select(q.c.id).where(q.c.seen > limit)
            changed = connection.execute(
                sa.update(t)
                .where(
                    t.c.id == table_id,
                    t.c.bot_to_move,
                    sa.or_(t.c.driver.is_(None), t.c.driver.not_in(alive)),
                )
                .values(driver=self.id)
            )
            return changed.rowcount == 1

        if await self.storage.write(work):
            note("adopted", table=table_id)
            room = await self.room(table_id)
            room.row["driver"] = self.id
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
            "name": client.name,
            "text": text,
            "at": time.time(),
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.chat).values(**row))
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_notify('troyes', '{room.id}:-2')"))

        await self.storage.write(work)
        async with room.lock:
            await self.fresh_chat(room)

    async def fresh_chat(self, room: Room) -> None:
        """Send what was said since the last time."""
        c = schema.chat.c

        def work(connection: sa.Connection) -> list[Any]:
            return list(
                connection.execute(
                    sa.select(c.id, c.name, c.seat, c.text, c.at)
                    .where(c.table_id == room.id, c.id > room.last_chat)
                    .order_by(c.id)
                )
            )

        for number, name, seat, text, at in await self.storage.read(work):
            room.last_chat = number
            for watcher in room.watchers:
                watcher.send(p.ChatFrame(room.id, name, seat, text, at))
