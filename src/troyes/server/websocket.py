"""The socket: hello, then frame after frame, each answered, and what is told meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from troyes.play.table import Refused

from . import protocol as p
from .broadcast import table_frame
from .chat import say
from .client import Client
from .guard import address_of
from .hint import hint
from .hub import Hub
from .limits import FRAME, FRAMES, PAUSE
from .lobby import Lobby
from .preview import preview, why
from .room import Room
from .sockets import TELL
from .telemetry import note
from .telling import Scene, can_be_added, figures, reader_of

MAX_FRAME = 16384
HELLO_SECONDS = 10.0
WATCHED = 50  # tables that one socket may watch: all that happens there is told to it
SEND_SECONDS = 10.0
MALFORMED = (
    msgspec.DecodeError,
    UnicodeDecodeError,
    RecursionError,
)
DISCONNECTED = (
    WebSocketDisconnect,
    RuntimeError,
    TimeoutError,
)


def check_origin(connection: HTTPConnection) -> None:
    """Only pages of this server, or of the origins allowed, may talk to it from a browser."""
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.options.origins:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place != connection.headers.get("host"):
        raise Refused("error-bad-origin")


async def socket(ws: WebSocket) -> None:
    """One socket: hello first, then whatever the guest wants to know and do."""
    hub: Hub = ws.app.state.hub
    try:
        check_origin(ws)
    except Refused:
        await ws.close(4403)
        return
    await ws.accept()
    hub.metrics.sockets.inc()
    try:
        client = await greet(ws)
        if client is not None:
            await converse(ws, hub, client)
    except DISCONNECTED:
        pass
    finally:
        hub.metrics.sockets.dec()


async def converse(ws: WebSocket, hub: Hub, client: Client) -> None:
    """Read and write until either ends; a frame that is being answered is finished."""
    reader = asyncio.create_task(read_frames(ws, hub, client))
    writer = asyncio.create_task(write_frames(ws, client))
    try:
        await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
    finally:
        client.gone = True
        writer.cancel()
        if client.listening:
            reader.cancel()
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, DISCONNECTED):
                note("socket failed", logging.ERROR, error=repr(ended))
        leave_rooms(hub, client)


async def greet(ws: WebSocket) -> Client | None:
    """Handle the first frame, which must be a hello."""
    lobby: Lobby = ws.app.state.lobby
    try:
        first = p.DECODER.decode(await asyncio.wait_for(receive(ws), HELLO_SECONDS))
        if not isinstance(first, p.Hello):
            raise Refused("error-hello-first")
        if first.protocol != p.PROTOCOL:
            raise Refused("error-protocol", speaks=p.PROTOCOL)
        guest = await lobby.guest(first.token)
    except (*MALFORMED, TimeoutError, Refused) as error:
        refused = error if isinstance(error, Refused) else Refused("error-hello-first")
        await ws.send_text(p.encode(p.ErrorFrame(p.Said(refused.reason, refused.args_))).decode())
        await ws.close(4401)
        return None
    client = Client(guest.id, guest.name, ws.app.state.options.frames_per_second)
    client.address = address_of(ws)
    ws.app.state.limits.seen(guest.id, client.address)
    if TELL in ws.scope["extensions"]:
        client.write = ws.scope["extensions"][TELL]["write"]
    client.send(p.Welcome(guest.name))
    return client


async def receive(ws: WebSocket) -> str:
    """The next frame; frames are text, and not too long."""
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if text is None:
        return "\x00"  # binary frames are not JSON: refused like anything malformed
    return str(text)


async def read_frames(ws: WebSocket, hub: Hub, client: Client) -> None:
    """Answer frame after frame; nothing a client sends may end in anything but an answer."""
    while not client.gone:
        client.listening = True
        text = await receive(ws)
        client.listening = False
        if client.slow:
            continue  # they are being told to come back
        await answer(hub, client, text)


async def answer(hub: Hub, client: Client, text: str) -> None:
    """One frame."""
    about = table = number = None
    too_fast = not client.talk.take()
    too_much = bool(hub.limits.addresses.wait(client.address, FRAME))
    if too_fast or too_much:
        await asyncio.sleep(PAUSE if too_much else 0.2)
    try:
        if len(text) > MAX_FRAME:
            raise Refused("error-too-large")
        frame = p.DECODER.decode(text)
        about = str(type(frame).__struct_config__.tag)
        table = getattr(frame, "table", None)
        number = getattr(frame, "n", None)
        if too_fast or too_much:
            raise Refused("error-too-fast")
        await afford(hub, client, about)
        hub.metrics.frames.labels(about).inc()
        await handle(hub, client, frame)
    except Refused as refused:
        hub.metrics.refused.labels(refused.reason).inc()
        said = p.Said(refused.reason, refused.args_)
        client.send(p.ErrorFrame(said, about, table, number))
    except MALFORMED as error:
        hub.metrics.refused.labels("error-bad-request").inc()
        said = p.Said("error-bad-request", {"detail": str(error)[:300]})
        client.send(p.ErrorFrame(said))
    except Exception:
        hub.metrics.refused.labels("error-internal").inc()
        logging.getLogger("troyes").exception("frame failed")
        client.send(p.ErrorFrame(p.Said("error-internal", {}), about, table, number))


async def afford(hub: Hub, client: Client, about: str) -> None:
    """Charge a frame's cost, by its kind, to the sender's address."""
    cost = FRAMES.get(about, 0.0)
    wait = hub.limits.addresses.wait(client.address, cost) if cost else 0.0
    if wait:
        await asyncio.sleep(PAUSE)
        raise Refused("error-too-fast")
    await hub.limits.in_turn(client.address, FRAME + cost)


async def handle(hub: Hub, client: Client, frame: Any) -> None:
    """One frame of a client."""
    if isinstance(frame, p.Choose | p.Undo | p.Confirm):
        await hub.choices.act(client, frame)
    elif isinstance(frame, p.Watch):
        await watch(hub, client, frame)
    elif isinstance(frame, p.Preview):
        client.send(await preview(hub, client, frame))
    elif isinstance(frame, p.AskWhy):
        client.send(await why(hub, client, frame))
    elif isinstance(frame, p.AskHint):
        await hint(hub, client, frame)
    elif isinstance(frame, p.Chat):
        await say(hub, client, frame)
    elif isinstance(frame, p.Unwatch):
        room = await hub.room(frame.table)
        leave_room(hub, client, room)
    elif isinstance(frame, p.Ping):
        client.send(p.Pong(frame.n))
    else:
        raise Refused("error-hello-once")


async def watch(hub: Hub, client: Client, asked: p.Watch) -> None:
    """Follow a table: what was missed if it is remembered, else a fresh view."""
    room = await hub.room(asked.table)
    if len(client.rooms) >= WATCHED and room not in client.rooms:
        raise Refused("error-too-many-tables")
    async with room.lock:
        await hub.catch_up_to(room, asked.version or 0)
        room.watchers.add(client)
        client.rooms.add(room)
        missed = None
        if asked.version is not None and room.table is not None:
            missed = room.missed(asked.version)
        scene = Scene(room, missed or ()) if room.table is not None else None
        reader = reader_of(room, client.guest_id)
        frame = table_frame(room, client.guest_id, scene if missed is None else None)
        frame.figures = figures(room.edition)
        frame.chat = list(room.chats) if room.hears_chat(client.guest_id) else []
        client.send(frame)
        await hub.presence.changed(room, but=client)
        if not room.playable:
            raise room.other_rules()
        if missed is not None and scene is not None:
            # Who has several seats may have seen it through another of them.
            whole = len(reader.mine) > 1 or not can_be_added(missed, room.game)
            client.send_bytes(*scene.frame(reader, whole))
        if scene is not None:
            client.seen[room.id] = (room.version, reader.seat)
        await hub.choices.begin_if_full(room)
        hub.bot_turns.go_on(room)


def leave_rooms(hub: Hub, client: Client) -> None:
    """Take a closed socket out of its rooms."""
    for room in list(client.rooms):
        leave_room(hub, client, room)


def leave_room(hub: Hub, client: Client, room: Room) -> None:
    """A socket no longer watches a table."""
    room.watchers.discard(client)
    client.rooms.discard(room)
    client.seen.pop(room.id, None)
    if not hub.closing:
        hub.spawn(hub.presence.gone(room))


async def write_frames(ws: WebSocket, client: Client) -> None:
    """Send what could not be written at once."""
    patience = Patience()
    try:
        while True:
            frame = await client.frames.get()
            patience.begin()
            if frame is None:
                await ws.close(4429)
                return
            await ws.send_text(frame.decode())
            patience.end()
            client.behind = not client.frames.empty()
    finally:
        patience.over()


class Patience:
    """Disconnects a client that reads nothing for a while.

    One timer serves all frames of that time; a timeout for each of them costs as much as sending.
    """

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = asyncio.current_task()
        self.since: float | None = None  # a frame is being sent
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """A frame is sent."""
        self.since = self.loop.time()
        if self.timer is None:
            self.timer = self.loop.call_later(SEND_SECONDS, self.look)

    def end(self) -> None:
        """It has been taken."""
        self.since = None

    def look(self) -> None:
        """Cancel the writer if the same frame is still being sent."""
        self.timer = None
        if self.since is None:
            return
        left = self.since + SEND_SECONDS - self.loop.time()
        if left > 0:
            self.timer = self.loop.call_later(left, self.look)
        elif self.writer is not None:
            self.writer.cancel()

    def over(self) -> None:
        """Nothing more is sent."""
        if self.timer is not None:
            self.timer.cancel()
