"""Talking at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.play.table import Refused

from . import protocol as p
from .client import Client
from .room import Room
from .storage.chats import add_chat, load_chats

if TYPE_CHECKING:
    from .hub import Hub


async def say(hub: Hub, client: Client, frame: p.Chat) -> None:
    """Somebody says something at a table they watch."""
    room = await hub.room(frame.table)
    if room not in client.rooms:
        raise Refused("error-not-watching")
    seats = [c.seat for c in room.chairs if c.guest_id == client.guest_id]
    if not seats and not room.config.spectator_chat:
        raise Refused("error-no-spectator-chat")
    hub.limits.chat(client.address, client.guest_id)
    text = " ".join(frame.text.split())
    if not text or not text.isprintable():
        raise Refused("error-bad-text")
    await hub.storage.write(add_chat(room.id, client.guest_id, seats[0] if seats else None, text))
    async with room.lock:
        await send_new(hub, room)
    if frame.n is not None:
        client.send(p.Done(room.id, frame.n))


async def send_new(hub: Hub, room: Room) -> None:
    """Send what was said since the last time to those who take part."""
    last = room.chats[-1].id if room.chats else 0
    for said in await hub.storage.read(load_chats(room.id, last)):
        frame = p.ChatFrame(table=room.id, **said)
        room.chats.append(frame)
        for watcher in room.watchers:
            if room.hears_chat(watcher.guest_id):
                watcher.send(frame)
