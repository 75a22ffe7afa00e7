"""Looking back at a game: its record, and what a reader is told of it."""

from __future__ import annotations

from typing import Any

from troyes.formats.fair_dice import commitment, salt_of
from troyes.formats.record import Header, Record
from troyes.play.log import steps_of
from troyes.rules.terms import SEAT_LETTERS

from .lobby import Guest
from .room import Room
from .storage import Storage
from .storage.games import load_entries


async def record(storage: Storage, room: Room) -> Record:
    """The record of a finished game."""
    entries = await storage.read(load_entries(room.id))
    c = room.config
    header = Header(
        players=c.players,
        bonus=c.bonus,
        open_scores=c.open_scores,
        names=[chair.name for chair in room.chairs],
        edition=room.edition.identity,
        start=None if c.start is None else SEAT_LETTERS[c.start],
        figures=c.figures,
        rules=c.rules,
        commitment=None if c.day else promise(room),
    )
    # The seed of a day is everybody's: it is never told, not even with one's own record.
    return Record(header, steps_of(entries), None if c.day else int(room.row["seed"], 16))


async def readable(guest: Guest, room: Room) -> tuple[int | None, int]:
    """The seat through which a guest looks back at a game, and how far it has come."""
    if not room.playable:
        raise room.other_rules()
    async with room.lock:
        return room.reader_seat(guest.id), room.version


async def history(storage: Storage, room: Room, version: int, seat: int | None) -> dict[str, Any]:
    """What tells everything that happened up to a version, as a seat may know it."""
    return {"work": "history", "seat": seat, **await log_of(storage, room, version)}


async def log_of(storage: Storage, room: Room, version: int) -> dict[str, Any]:
    """What a game is told from: what was agreed, and its entries up to a version."""
    entries = (await storage.read(load_entries(room.id)))[:version]
    return {"config": room.row["config"], "entries": entries}


def promise(room: Room) -> str:
    """What a table's record says of the seed: the salt, and the hash everybody has seen."""
    salt = salt_of(room.id)
    return f"{salt} {commitment(int(room.row['seed'], 16), salt)}"
