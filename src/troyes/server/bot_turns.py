"""Bots' turns: one process plays the bots of a table until it is a person's turn."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from troyes.bots.levels import WEAKEST
from troyes.bots.people import spec_for
from troyes.play.least import least_turn
from troyes.play.table import Refused, Step
from troyes.play.view import View

from .bot_pool import BotFailed, BotPool
from .broadcast import broadcast
from .room import Room
from .storage import Conflict
from .storage.processes import adopt, rest, wake
from .telemetry import note

if TYPE_CHECKING:
    from .hub import Hub


LOOK_SECONDS = 0.2  # how often somebody who may come back is looked for
UNHURRIED = 2.0  # seconds between turns where only bots play: as long as a page shows one


class BotTurns:
    """Plays the bots of the tables whose driver this process is."""

    def __init__(self, hub: Hub, bots: BotPool, come_back: float = 0.0) -> None:
        """`come_back`: seconds for which no bot moves for a player who has just left, or in a new
        game before anybody is there to see it."""
        self.hub = hub
        self.bots = bots
        self.come_back = come_back

    def go_on(self, room: Room) -> None:
        """Start a bot's turn if one is due and this process drives the table."""
        if not room.bot_to_move() or room.being_driven() or self.hub.closing:
            return
        if room.row["driver"] == self.hub.id and room.row["bot_to_move"]:
            room.driving = self.hub.spawn(self.drive(room))
        elif not room.row["bot_to_move"] and not room.left_alone():
            room.driving = self.hub.spawn(self.wake(room))

    async def wake(self, room: Room) -> None:
        """Resume a paused game when somebody is watching again."""
        async with room.lock:
            await self.hub.storage.write(wake(self.hub.id, room.id))
            room.row.update(bot_to_move=True, driver=self.hub.id)
        await self.drive(room)

    async def rest(self, room: Room) -> None:
        """Pause a game that everybody has left and nobody watches. The lock is held."""
        await self.hub.storage.write(rest(room.id))
        room.row["bot_to_move"] = False

    async def give_time(self, room: Room) -> None:
        """Wait a while for a player who has just left the seat to move, and for the first one to
        come to a new game: a page needs a moment to open."""
        while room.bot_to_move() and not self.hub.closing:
            if min(room.left_for(room.game.to_move()), room.unseen_for()) >= self.come_back:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def drive(self, room: Room) -> None:
        """Play bots' turns until it is a person's turn, or another process has taken over."""
        loop = asyncio.get_running_loop()
        played = -UNHURRIED
        while not self.hub.closing:
            await self.give_time(room)
            if not room.timed() and not room.played_by_people():
                await asyncio.sleep(played + min(UNHURRIED, self.come_back) - loop.time())
            async with room.lock:
                if not room.bot_to_move() or room.row["driver"] != self.hub.id:
                    return
                if room.left_alone():
                    await self.rest(room)
                    return
                game = room.game
                version, seat = game.version, game.to_move()
                assert seat is not None
                level = room.chairs[seat].level or WEAKEST
                spec = spec_for(level, room.chairs[seat].name)
                view = room.view_of_bot(seat)
                held = game.held_by is not None
            turn = [] if held else await self.think(room, view, level, spec)
            async with room.lock:
                if room.version != version or not room.bot_to_move():
                    continue
                try:
                    broadcast(room, await self.play_bot(room, seat, turn))
                    played = loop.time()
                    self.hub.metrics.bot_turns.inc()
                except Conflict:
                    await self.hub.reload(room)

    async def think(self, room: Room, view: View, level: str, spec: str) -> list[int]:
        """Ask a bot; one that fails is reported and something legal is played instead."""
        seed = random.Random(f"{room.row['seed']}/bot/{view.seat}").getrandbits(32)
        host = room.row["host"]
        try:
            address = self.hub.limits.homes.get(host)
            return await self.bots.turn(view, spec, seed, room.id, host, address)
        except BotFailed as error:
            self.hub.metrics.bot_failures.inc()
            note("bot failed", logging.WARNING, table=room.id, bot=level, error=str(error))
            return []

    async def play_bot(self, room: Room, seat: int, turn: list[int]) -> list[Step]:
        """Apply a bot's turn, or if it is not legal anything that is, and confirm it."""
        game = room.game
        if game.held_by == seat:
            return await self.hub.choices.commit(room, game.confirm(seat))
        try:
            entries = game.choose(seat, turn, confirm=True)
        except Refused:
            note("bot played an illegal turn", logging.WARNING, table=room.id)
            self.hub.metrics.bot_failures.inc()
            entries = []
        return await self.hub.choices.commit(room, entries or least_turn(game.trial(), seat))

    async def adopt(self, room: Room) -> None:
        """Play the bots of a table whose process died; exactly one process gets it."""
        if await self.hub.storage.write(adopt(self.hub.id, room.id)):
            note("adopted", table=room.id)
            async with room.lock:
                await self.hub.reload(room)
                self.go_on(room)
