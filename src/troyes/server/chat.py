"""Talking at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.play.table import Refused

from . import protocol as p
from .client import Client
from .names import stacked
from .room import Room
from .storage import Row
from .storage.chats import add_chat, load_chats
from .storage.guests import name_of

if TYPE_CHECKING:
    from .hub import Hub


async def say(hub: Hub, client: Client, frame: p.Chat) -> None:
    """Handle a chat message at a table that the sender is watching."""
    room = await hub.room(frame.table)
    if room not in client.rooms:
        raise Refused("error-not-watching")
    seats = [c.seat for c in room.chairs if c.guest_id == client.guest_id]
    if not seats and not room.config.spectator_chat:
        raise Refused("error-no-spectator-chat")
    hub.limits.chat(client.address, client.guest_id)
    text = " ".join(frame.text.split())
    if not text or not text.isprintable() or stacked(text):
        raise Refused("error-bad-text")
    name = room.called(client.guest_id, await hub.storage.read(name_of(client.guest_id)))
    seat = seats[0] if seats else None
    await hub.storage.write(add_chat(room.id, client.guest_id, name, seat, text))
    async with room.lock:
        await send_new(hub, room)
    if frame.n is not None:
        client.send(p.Done(room.id, frame.n))


async def send_new(hub: Hub, room: Room) -> None:
    """Send what was said since the last time to those who take part."""
    last = room.chats[-1].id if room.chats else 0
    for said in await hub.storage.read(load_chats(room.id, last)):
        frame = remember(room, said)
        for watcher in room.watchers:
            if room.hears_chat(watcher.guest_id):
                watcher.send(frame)


def remember(room: Room, said: Row) -> p.ChatFrame:
    """Add a stored line to the room's chat, and its name to the room's names.

    The frame holds no guest id: that is nobody else's business.
    """
    guest_id = said.pop("guest_id")
    if guest_id is not None:
        room.names[guest_id] = said["name"]
    frame = p.ChatFrame(table=room.id, **said)
    room.chats.append(frame)
    return frame
