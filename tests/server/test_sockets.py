"""Sockets: who is silent is asked whether they are there, long frames are packed, order is kept."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import sys
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from troyes.server.client import Client
from troyes.server.sockets import FLUSHED, SETTINGS, Packed, unmasked

from .harness import ME, NOVICE, Guest, Server

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED = 0x40
QUICK = """
import sys
from troyes.server import sockets
sockets.KeepAliveSocket.keep_alive = sockets.KeepAlive(2)  # instead of 20 seconds
from troyes.cli import main
del sys.argv[0]
main()
"""


class Impatient(Server):
    """A server that asks after two seconds, and waits for two more."""

    before = (sys.executable, "-c", QUICK)


CHANGED = """
import inspect, sys, textwrap
from uvicorn.protocols.websockets import websockets_sansio_impl as library
protocol = library.WebSocketsSansIOProtocol
events = textwrap.dedent(inspect.getsource(protocol.handle_events))
exec(events.replace("handle_text", "handle_words"), vars(library))
protocol.handle_events, protocol.handle_words = library.handle_events, protocol.handle_text
del protocol.handle_text
from troyes.server import sockets
assert not sockets.KeepAliveSocket.quick
from troyes.cli import main
del sys.argv[0]
main()
"""


class Changed(Server):
    """A server whose web server has another name for what takes the text of a frame."""

    before = (sys.executable, "-c", CHANGED)


class Line:
    """A socket that shows the bytes of its frames and answers nothing by itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, **frame: object) -> None:
        """Send a frame of text, masked as a client's must be."""
        data = json.dumps(frame).encode()
        head = struct.pack("!BBH", 0x80 | TEXT, 0x80 | 126, len(data))
        self.writer.write(head + bytes(4) + data)

    async def hear(self) -> tuple[int, bool, bytes]:
        """The next frame: what it is, whether it is packed, and its data."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, bool(first & PACKED), await self.reader.readexactly(size)


@asynccontextmanager
async def line(server: Server, extensions: str = "") -> AsyncIterator[Line]:
    """A socket opened by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    wish = f"Sec-WebSocket-Extensions: {extensions}\r\n" if extensions else ""
    writer.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{wish}\r\n".encode()
    )
    answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    assert answer.startswith("http/1.1 101")
    assert ("permessage-deflate" in answer) == bool(extensions)
    if extensions:  # nothing is kept for a socket between frames
        assert "server_no_context_takeover" in answer and "client_no_context_takeover" in answer
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


async def test_who_does_not_answer_is_left_and_who_does_stays(tmp_path: Path) -> None:
    with Impatient(tmp_path / "pulse.db") as server:
        anna = await Guest.new(server)
        address = f"ws://127.0.0.1:{server.port}/ws"
        async with websockets.connect(address, ping_interval=None) as alive, line(server) as dead:
            hello = {"type": "hello", "token": anna.token, "protocol": 2}
            await alive.send(json.dumps(hello))
            began = time.monotonic()
            dead.say(**hello)
            assert (await dead.hear())[0] == TEXT
            assert (await dead.hear())[0] == PING
            code, _, reason = await dead.hear()
            assert (code, reason[:2]) == (CLOSE, struct.pack("!H", 1011))
            assert time.monotonic() - began > 1.9
            await asyncio.sleep(6)  # rounds in which only pongs are heard
            await alive.send('{"type": "ping", "n": 9}')
            assert json.loads(await alive.recv())["type"] == "welcome"
            assert json.loads(await alive.recv()) == {"type": "pong", "n": 9}


async def test_who_talks_is_not_asked(tmp_path: Path) -> None:
    with Impatient(tmp_path / "pulse.db") as server:
        anna = await Guest.new(server)
        async with line(server) as talker:
            talker.say(type="hello", token=anna.token, protocol=2)
            assert (await talker.hear())[0] == TEXT
            for n in range(20):
                talker.say(type="ping", n=n)
                kind, _, data = await talker.hear()
                assert (kind, json.loads(data)) == (TEXT, {"type": "pong", "n": n})
                await asyncio.sleep(0.3)


async def test_long_frames_are_packed_for_those_who_can_unpack_them(server: Server) -> None:
    anna = await Guest.new(server)
    table = await anna.create(ME, NOVICE)
    sizes = {}
    for extensions in ("", "permessage-deflate; client_max_window_bits"):
        async with line(server, extensions) as reader:
            reader.say(type="hello", token=anna.token, protocol=2)
            kind, packed, data = await reader.hear()
            assert (kind, packed, json.loads(data)["type"]) == (TEXT, False, "welcome")
            reader.say(type="watch", table=table["id"])
            kind, packed, data = await reader.hear()
            assert (kind, packed) == (TEXT, bool(extensions))
            sizes[extensions] = len(data)
            if packed:
                data = zlib.decompress(data + b"\x00\x00\xff\xff\x03\x00", wbits=-12)
            frame = json.loads(data)
            assert (frame["type"], frame["table"]["id"]) == ("table", table["id"])
    plain, packed_size = sizes.values()
    assert packed_size < plain / 3


def client_frame(data: bytes, pack: bool) -> bytes:
    """A text of a client as a frame, masked so that it looks like another frame from byte 2 on."""
    if pack:
        zipper = zlib.compressobj(wbits=-12)
        data = (zipper.compress(data) + zipper.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSHED)]
    mask = bytes([0x80 | PACKED * pack | TEXT, 0x80 | max(0, len(data) - 2) % 126, 0x33, 0x44])
    size, length = (len(data), b"") if len(data) < 126 else (126, struct.pack("!H", len(data)))
    head = bytes([0x80 | PACKED * pack | TEXT, 0x80 | size]) + length
    return head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(data))


@pytest.mark.parametrize("pack", [False, True])
async def test_frames_are_understood_whole_together_and_in_pieces(
    server: Server, pack: bool
) -> None:
    await hears_every_way(server, pack)


async def test_frames_are_understood_by_the_parser_alone(tmp_path: Path) -> None:
    """Where the web server has changed inside, nothing is read without its parser."""
    with Changed(tmp_path / "changed.db") as server:
        await hears_every_way(server, True)


async def hears_every_way(server: Server, pack: bool) -> None:
    """The same pings, cut into pieces of every kind; each is answered once, in order."""
    anna = await Guest.new(server)
    pings = [
        client_frame(json.dumps({"type": "ping", "n": n}).encode() + b" " * (n * 40), pack)
        for n in range(8)
    ]
    pong = struct.pack("!BBI", 0x80 | PONG, 0x80, 0)
    ways: list[list[bytes]] = [
        pings,
        [b"".join(pings)],
        [part for ping in pings for part in (ping, pong)],
        [b"".join(pings[:3]), *pings[3:]],
        *([*pings[:2], pings[2][:cut], pings[2][cut:], *pings[3:]] for cut in (1, 2, 4, 6, 8, 20)),
        [b"".join(pings)[:-5], b"".join(pings)[-5:]],
        [bytes([byte]) for byte in b"".join(pings)],
        [*pings[:2], *in_two_frames(json.dumps({"type": "ping", "n": 2}).encode()), *pings[3:]],
    ]
    for way in ways:
        async with line(server, "permessage-deflate; client_max_window_bits=12") as talker:
            talker.say(type="hello", token=anna.token, protocol=2)
            assert (await talker.hear())[0] == TEXT
            for part in way:
                talker.writer.write(part)
                await asyncio.sleep(0.002)
            for n in range(8):
                kind, _, data = await talker.hear()
                assert (kind, json.loads(data)) == (TEXT, {"type": "pong", "n": n})


def in_two_frames(data: bytes) -> list[bytes]:
    """A text of a client in two frames, the first of which is not the whole of it."""
    return [
        bytes([first, 0x80 | len(part)]) + bytes(4) + part
        for first, part in ((TEXT, data[:5]), (0x80, data[5:]))
    ]


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 1000])
def test_masks_are_taken_off(size: int) -> None:
    data, mask = os.urandom(size), os.urandom(4)
    masked = bytes(byte ^ mask[k % 4] for k, byte in enumerate(data))
    assert unmasked(masked, mask) == data


@pytest.mark.parametrize("end", [b"", b"}", b',"digest":123}', b"x" * 70])
def test_what_is_packed_for_many_and_what_one_gets_in_the_end_are_one_frame(end: bytes) -> None:
    text = json.dumps([{"number": n} for n in range(200)]).encode()
    sent = Packed(True, True, 12, 12, SETTINGS).pack(text, end)
    unzipper = zlib.decompressobj(wbits=-12)
    assert unzipper.decompress(sent + FLUSHED) == text + end
    assert not unzipper.eof and not unzipper.unused_data
    assert len(sent) < len(text) / 3 + len(end)


async def test_frames_keep_their_order_when_a_reader_falls_behind() -> None:
    """What could not be written at once is not overtaken by what could be."""
    line_: list[bytes] = []
    open_ = True

    def write(frame: bytes, end: bytes) -> bool:
        if open_:
            line_.append(frame + end)
        return open_

    client = Client("anna", "Anna", 40)
    client.write = write
    client.send_bytes(b"1")
    open_ = False
    client.send_bytes(b"2", b"!")
    open_ = True
    client.send_bytes(b"3")
    assert line_ == [b"1"]
    assert [client.frames.get_nowait(), client.frames.get_nowait()] == [b"2!", b"3"]
