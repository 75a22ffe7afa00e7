"""Bots' turns: one process plays the bots of a table until a person is to move."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING

from troyes.bots.levels import WEAKEST
from troyes.play.least import least_turn
from troyes.play.table import Refused, Step
from troyes.play.view import View

from .bot_pool import BotFailed, BotPool
from .broadcast import broadcast
from .room import Room
from .storage import Conflict
from .storage.processes import adopt
from .telemetry import note

if TYPE_CHECKING:
    from .hub import Hub


class BotTurns:
    """Plays the bots of the tables whose driver this process is."""

    def __init__(self, hub: Hub, bots: BotPool) -> None:
        self.hub = hub
        self.bots = bots

    def go_on(self, room: Room) -> None:
        """If a bot is to move and this process is to play it, let it."""
        mine = room.bot_to_move() and room.row["driver"] == self.hub.id
        if mine and not room.being_driven() and not self.hub.closing:
            room.driving = self.hub.spawn(self.drive(room))

    async def drive(self, room: Room) -> None:
        """Play bots' turns until a person is to move, or another process has taken over."""
        while not self.hub.closing:
            async with room.lock:
                if not room.bot_to_move() or room.row["driver"] != self.hub.id:
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
                    broadcast(room, await self.play_bot(room, seat, turn))
                    self.hub.metrics.bot_turns.inc()
                except Conflict:
                    await self.hub.reload(room)

    async def think(self, room: Room, view: View, level: str) -> list[int]:
        """Ask a bot; one that fails is reported and something legal is played instead."""
        seed = random.Random(f"{room.row['seed']}/bot/{view.seat}").getrandbits(32)
        try:
            return await self.bots.turn(view, level, seed, room.id, room.row["host"])
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
