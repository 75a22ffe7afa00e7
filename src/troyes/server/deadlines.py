"""Clocks that run out: a timer for every table, and what the table agreed on for that case."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from troyes.bots.levels import STAND_IN
from troyes.play.least import least_turn
from troyes.play.log import CONFIRM, UNDO, Entry

from .broadcast import broadcast
from .room import Room
from .storage import Conflict
from .telemetry import note

if TYPE_CHECKING:
    from .hub import Hub


class Deadlines:
    """Ends the turns of people whose time is up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def set_alarm(self, room: Room) -> None:
        """Set a timer for the seat to move; the sweep covers tables that are not in memory.

        Every process that has the table in memory sets one; the first to store the result wins.
        """
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        deadline = room.deadline()
        if deadline is not None and not self.hub.closing:
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(deadline - time.time(), self.on_deadline, room)

    def on_deadline(self, room: Room) -> None:
        """The timer of a table has run out."""
        room.alarm = None
        if not self.hub.closing:
            self.hub.spawn(self.hub.look_after(room.id, self.out_of_time))

    async def out_of_time(self, room: Room) -> None:
        """The seat to move has no time left: a bot takes over, or the turn is passed."""
        async with room.lock:
            try:
                await self.time_is_up(room)
            except Conflict:
                await self.hub.reload(room)
        self.hub.bot_turns.go_on(room)

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

    async def pass_for(self, room: Room, seat: int) -> None:
        """Undo tentative choices and end the turn of a player who is out of time."""
        trial = room.game.trial()
        entries: list[Entry] = []
        if trial.held_by != seat and trial.undoer == seat:
            entries = [Entry(UNDO, seat)] * len(trial.back)
        for entry in entries:
            trial.apply(entry)
        entries += least_turn(trial, seat)
        broadcast(room, await self.hub.choices.commit(room, entries))
        while room.game.to_move() == seat and entries[-1].kind != CONFIRM:  # dice were rolled
            entries = least_turn(room.game.trial(), seat)
            broadcast(room, await self.hub.choices.commit(room, entries))

    async def give_to_bot(self, room: Room, seat: int, level: str = STAND_IN) -> None:
        """A bot plays for a person, who may take the seat back. The room's lock is held."""
        await self.hub.choices.reseat(room, [{"seat": seat, "kind": "bot", "level": level}])
