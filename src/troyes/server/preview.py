"""What would happen: options tried one after the other on a copy, up to a roll."""

from __future__ import annotations

from troyes.play.story import for_seat
from troyes.play.table import Refused
from troyes.rules.engine import is_chance, is_over

from . import protocol as p
from .client import Client
from .hub import Hub


async def preview(hub: Hub, client: Client, frame: p.Preview) -> p.PreviewFrame | p.Stale:
    """The story of a turn that is only thought of; it tells nothing that is not known."""
    room = await hub.room(frame.table)
    async with room.lock:
        if not room.playable:
            raise room.other_rules()
        if room.table is None:
            raise Refused("error-not-begun")
        if frame.seat not in room.seats_of(client.guest_id):
            raise Refused("error-not-your-seat")
        game = room.table
        await hub.know(room, frame.version)
        if frame.version != game.version:
            return p.Stale(room.id, room.moment(client.guest_id, {}), frame.n)
        trial = game.trial()
    told = []
    for option in frame.options:
        if is_chance(trial.state) or is_over(trial.state):
            break
        for entry in trial.choose(frame.seat, option):
            told += trial.apply(entry)
    said = [p.Said(m["id"], m["args"]) for m in for_seat(told, frame.seat)]
    return p.PreviewFrame(room.id, frame.version, said, trial.held_by is not None, frame.n)
