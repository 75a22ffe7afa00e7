"""Telling everybody at a table: what happened, who sits where, and how it stands."""

from __future__ import annotations

from troyes.play.table import Step

from . import protocol as p
from .client import Client
from .room import Room
from .telling import Reader, Scene, can_be_added, reader_of


def broadcast(room: Room, steps: list[Step]) -> None:
    """Tell every watcher in one frame what happened and how it stands, as far as they may know.

    A watcher who has the position before the steps gets the facts since, anyone else a whole view.
    """
    scene = Scene(room, steps)
    since = room.version - len(steps)
    additive = can_be_added(steps, room.game)
    frames: dict[tuple[Reader, bool], tuple[bytes, bytes]] = {}
    for watcher in room.watchers:
        reader = reader_of(room, watcher.guest_id)
        whole = not additive or watcher.seen.get(room.id) != (since, reader.seat)
        if (reader, whole) not in frames:
            frames[reader, whole] = scene.frame(reader, whole)
        watcher.send_bytes(*frames[reader, whole])
        watcher.seen[room.id] = (room.version, reader.seat)
    room.scenes.clear()
    if room.game.over:
        broadcast_table(room, position=False)


def broadcast_table(room: Room, position: bool = True, but: Client | None = None) -> None:
    """Tell every watcher who sits where; without the position if that comes with an update."""
    room.shown = room.present()
    scene = Scene(room) if position and room.table is not None else None
    frames: dict[str, bytes] = {}
    for watcher in room.watchers:
        if watcher is but:
            continue
        guest_id = watcher.guest_id
        if guest_id not in frames:
            frames[guest_id] = p.encode(table_frame(room, guest_id, scene))
        watcher.send_bytes(frames[guest_id])
        if scene is not None:
            watcher.seen[room.id] = (room.version, room.reader_seat(guest_id))


def table_frame(room: Room, guest_id: str, scene: Scene | None) -> p.TableFrame:
    """A table for one reader, whole if there is a scene."""
    moment = None if scene is None else scene.moment(reader_of(room, guest_id))
    return p.TableFrame(room.info(guest_id), moment)


def stale(room: Room, client: Client, number: int | None) -> p.Stale:
    """The answer to a request made at an older version."""
    reader = reader_of(room, client.guest_id)
    client.seen[room.id] = (room.version, reader.seat)
    return p.Stale(room.id, Scene(room).moment(reader), number)
