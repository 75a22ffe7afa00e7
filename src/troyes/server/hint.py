"""What would you do? The turn a strong, quick opponent would take in the asker's place, and why."""

from __future__ import annotations

import logging

from troyes.bots.levels import ADVISER
from troyes.formats.facts import Told, for_seat
from troyes.play.log import CHOICE, Entry
from troyes.play.option_list import PREVIEWED, read_options
from troyes.play.table import Refused

from . import protocol as p
from .bot_pool import BotFailed
from .broadcast import stale
from .client import Client
from .hub import Hub
from .reasons import explain
from .telemetry import note

SEED = 1  # it plays no game: two who ask the same are told the same


async def hint(hub: Hub, client: Client, frame: p.AskHint) -> None:
    """Answer when a worker has finished; meanwhile the socket handles other frames."""
    room = await hub.room(frame.table)
    async with room.lock:
        room.must_be_played_by(client.guest_id, frame.seat)
        if not room.hints:
            raise Refused("error-no-hints")
        await hub.catch_up_to(room, frame.version)
        if frame.version != room.game.version:
            client.send(stale(room, client, frame.n))
            return
        trial = room.game.trial()
    trial.must_be_open_to(frame.seat)
    if frame.options:  # what the asker has picked already
        for option in read_options(trial.state, frame.options, PREVIEWED).options:
            trial.apply(Entry(CHOICE, option))
        trial.must_be_open_to(frame.seat)
    view = trial.view(frame.seat)
    if client.advised:
        raise Refused("error-too-fast")
    client.advised = True

    async def think() -> None:
        try:
            asked = (f"{room.id}/hint", client.guest_id, hub.limits.homes.get(client.guest_id))
            turn = await hub.bot_turns.bots.turn(view, ADVISER, SEED, *asked)
        except BotFailed as error:
            hub.metrics.bot_failures.inc()
            note("bot failed", logging.WARNING, table=room.id, bot=ADVISER, error=str(error))
            client.send(p.ErrorFrame(p.Said("error-internal", {}), "hint", room.id, frame.n))
            return
        finally:
            client.advised = False
        told: list[Told] = []
        before = trial.state.copy()
        read = read_options(trial.state, turn)
        for option in read.options:
            told += trial.apply(Entry(CHOICE, option)).facts
        facts = for_seat(told, frame.seat)
        why, then = explain(facts, turn, before, trial.state, read.rolls)
        answer = p.HintFrame(
            table=room.id,
            version=frame.version,
            seat=frame.seat,
            options=turn,
            facts=facts,
            why=why,
            then=then,
            n=frame.n,
        )
        client.send(answer)

    hub.spawn(think())
