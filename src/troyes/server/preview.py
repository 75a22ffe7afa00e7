"""What would happen: a row of options tried on a copy, up to a roll."""

from __future__ import annotations

from troyes.formats.facts import Told, asks, for_seat
from troyes.play.log import CHOICE, Entry
from troyes.play.row import PREVIEWED, read_row

from . import protocol as p
from .broadcast import stale
from .client import Client
from .hub import Hub
from .telling import decision


async def preview(hub: Hub, client: Client, frame: p.Preview) -> p.PreviewFrame | p.Stale:
    """The facts of a turn that is only thought of; they tell nothing that is not known."""
    room = await hub.room(frame.table)
    async with room.lock:
        room.must_be_played_by(client.guest_id, frame.seat)
        await hub.catch_up_to(room, frame.version)
        game = room.game
        if frame.version != game.version:
            return stale(room, client, frame.n)
        trial = game.trial()
    if frame.options:
        trial.must_be_open_to(frame.seat)
    row = read_row(trial.state, frame.options, PREVIEWED)
    told: list[Told] = []
    for option in row.options:
        told += trial.apply(Entry(CHOICE, option)).facts
    return p.PreviewFrame(
        table=room.id,
        version=frame.version,
        facts=for_seat(told, frame.seat),
        asks=asks(trial.state) if told else None,
        decision=decision(trial) if trial.to_move() == frame.seat else None,
        completes=trial.held_by is not None,
        rolls=row.rolls,
        n=frame.n,
    )
