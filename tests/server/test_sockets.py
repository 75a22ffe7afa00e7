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

import websockets

from troyes.server.client import Client

from .harness import ME, NOVICE, Guest, Server

TEXT, CLOSE, PING = 1, 8, 9
PACKED = 0x40
QUICK = """
import sys
from troyes.server import sockets
sockets.KeepAliveSocket.keep_alive = sockets.KeepAlive(1)  # instead of 20 seconds
from troyes.cli import main
del sys.argv[0]
main()
"""


class Impatient(Server):
    """A server that asks after one second, and waits for one more."""

    before = (sys.executable, "-c", QUICK)


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
            dead.say(**hello)
            assert (await dead.hear())[0] == TEXT
            began = time.monotonic()
            assert (await dead.hear())[0] == PING
            code, _, reason = await dead.hear()
            assert (code, reason[:2]) == (CLOSE, struct.pack("!H", 1011))
            assert time.monotonic() - began > 0.9
            await asyncio.sleep(3)  # rounds in which only pongs are heard
            await alive.send('{"type": "ping", "n": 9}')
            assert json.loads(await alive.recv())["type"] == "welcome"
            assert json.loads(await alive.recv()) == {"type": "pong", "n": 9}


async def test_who_talks_is_not_asked(tmp_path: Path) -> None:
    with Impatient(tmp_path / "pulse.db") as server:
        anna = await Guest.new(server)
        async with line(server) as talker:
            talker.say(type="hello", token=anna.token, protocol=2)
            assert (await talker.hear())[0] == TEXT
            for n in range(12):
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


async def test_frames_keep_their_order_when_a_reader_falls_behind() -> None:
    """What could not be written at once is not overtaken by what could be."""
    line_: list[bytes] = []
    open_ = True

    def write(frame: bytes) -> bool:
        if open_:
            line_.append(frame)
        return open_

    client = Client("anna", "Anna", 40)
    client.write = write
    client.send_bytes(b"1")
    open_ = False
    client.send_bytes(b"2")
    open_ = True
    client.send_bytes(b"3")
    assert line_ == [b"1"]
    assert [client.frames.get_nowait(), client.frames.get_nowait()] == [b"2", b"3"]
