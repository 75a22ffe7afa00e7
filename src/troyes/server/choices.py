"""What people choose: checked against the version they saw, stored, and then told to everybody."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from troyes.play.log import CONFIRM, Entry
from troyes.play.table import Refused, Step
from troyes.rules.scoring import final_vp, owners
from troyes.rules.terms import SEAT_LETTERS

from . import protocol as p
from .broadcast import broadcast, broadcast_table, stale
from .client import Client
from .room import Room
from .snapshots import snapshot_of
from .storage import Conflict, Row
from .storage.games import append, change_seats

if TYPE_CHECKING:
    from .hub import Hub

TRIES = 5
OF_A_VERSION = ("status",)  # changes with the version alone; clocks are shifted by others, too


class Choices:
    """Decides choices and changes of seats, under the room's lock."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def act(self, client: Client, frame: p.Choose | p.Undo | p.Confirm) -> None:
        """A choice, an undo or a confirmation of a seat."""
        began = time.perf_counter()
        room = await self.hub.room(frame.table)
        async with room.lock:
            for _ in range(TRIES):
                try:
                    told = await self.decide(room, client, frame)
                    break
                except Conflict:
                    await self.hub.reload(room)
            else:
                raise Refused("error-try-again")
            if told is None:
                client.send(stale(room, client, frame.n))
                return
            broadcast(room, told)
            if frame.n is not None:
                client.send(p.Done(room.id, frame.n))
            self.hub.metrics.seconds.observe(time.perf_counter() - began)
            self.hub.bot_turns.go_on(room)

    async def decide(
        self, room: Room, client: Client, frame: p.Choose | p.Undo | p.Confirm
    ) -> list[Step] | None:
        """Store and apply what a client asks for; None if it saw an older version."""
        if not room.playable:
            raise room.other_rules()
        await self.hub.catch_up_to(room, frame.version)
        if room.table is None:
            raise Refused("error-not-begun")
        if room.clocks is not None and await self.hub.deadlines.time_is_up(room):
            return None  # what comes after the last second comes too late, however soon
        if frame.seat not in room.seats_of(client.guest_id) and not self.hub.storage.sqlite:
            await self.hub.reload(room)  # they may just have sat down, at another process
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
        """Apply entries and the chance steps that follow, and store them together.

        If storing fails, the room is rolled back: whatever the database has by then comes
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
            columns = changed(self.columns(room), room.row)
            seating = room.row["seating"]
            await self.hub.storage.write(append(room.id, version, seating, added, **columns))
        except BaseException:
            room.restore(saved)
            raise
        room.row.update(columns)
        room.remember(told)
        self.hub.deadlines.set_alarm(room)
        self.hub.metrics.entries.inc(len(added))
        self.hub.collector.turn_stored()
        return told

    def columns(self, room: Room) -> dict[str, Any]:
        """What the row of the table must say together with new entries."""
        game = room.game
        values = self.turn_columns(room)
        if room.snapshot_due():
            values["snapshot"] = snapshot_of(game.state)
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
            values["driver"] = self.hub.id
        return values

    async def reseat(self, room: Room, changes: list[Row]) -> None:
        """Store a change of seats and what follows from it, then tell. The room's lock is held."""
        saved = room.save()
        try:
            if room.table is not None:  # the one who was thinking, a person or a bot
                room.stop_clock(room.table.to_move(), False, time.time())
            room.change_chairs(changes)
            columns = {} if room.table is None else self.turn_columns(room)
            seating = room.row["seating"]
            await self.hub.storage.write(
                change_seats(room.id, room.version, seating, changes, **columns)
            )
        except BaseException:
            room.restore(saved)
            raise
        room.row.update(columns, seating=seating + 1)
        self.hub.deadlines.set_alarm(room)
        broadcast_table(room)

    async def begin_if_full(self, room: Room) -> None:
        """When all seats are taken the game begins. The room's lock is held."""
        if room.table is not None or any(chair.kind == "open" for chair in room.chairs):
            return
        if not room.playable:
            return
        saved = room.save()
        try:
            room.restore_game([], None, 0)
            room.start_clocks(time.time())
            room.began = time.monotonic()
            told = await self.commit(room, [])
        except Conflict:  # another process was faster, or somebody has left
            room.restore(saved)
            await self.hub.reload(room)
            return
        except BaseException:
            room.restore(saved)
            raise
        broadcast_table(room, position=False)
        broadcast(room, told)
        self.hub.bot_turns.go_on(room)


def changed(columns: dict[str, Any], row: Row) -> dict[str, Any]:
    """The columns without those that say what the row says already: indexes hang on them."""
    return {
        name: value
        for name, value in columns.items()
        if name not in OF_A_VERSION or value != row[name]
    }
