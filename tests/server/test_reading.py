"""Bytes that are dear to take apart: whoever sends them waits, and nobody else."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from .harness import PATIENCE, Guest, Server

FAR = "127.0.0.9"  # another address of this machine
PING, PONG, TEXT, CONTINUED = 9, 10, 1, 0
ENOUGH = 15  # answers
Attack = Callable[[Server], Awaitable[None]]


async def line_to(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from afar."""
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(FAR, 0))


async def upgraded(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket from afar, without a hello."""
    reader, writer = await line_to(server)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        "X-Forwarded-For: 10.0.0.7\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    return reader, writer


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A small frame of a client, masked with nothing."""
    return struct.pack("!BBI", kind | 128 * last, 128 | len(payload), 0) + payload


async def frames(server: Server, first: bytes, again: bytes) -> None:
    """The same frame without end, on a socket, and on a new one when that is cut off."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await upgraded(server)
            writer.write(first)
            while not reader.at_eof():
                writer.write(again * 10_000)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.001):  # wait_for of 3.11 may lose a cancellation
                        await reader.read(1 << 16)


async def body_in_bytes(server: Server) -> None:
    """Bodies whose every byte is a piece of its own."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await line_to(server)
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n")
            writer.write(b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000)
            async with asyncio.timeout(1):
                await writer.drain()
            writer.close()
        await asyncio.sleep(0)


ATTACKS: dict[str, Attack] = {
    "pings": lambda server: frames(server, b"", frame(PING)),
    "pongs": lambda server: frames(server, b"", frame(PONG)),
    "a message that never ends": lambda server: frames(
        server, frame(TEXT, b"{", last=False), frame(CONTINUED, last=False)
    ),
    "empty messages": lambda server: frames(server, b"", frame(TEXT, b"{}")),
    "a body in bytes": body_in_bytes,
}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    with Server(tmp_path_factory.mktemp("public") / "t.db", limited=True) as server:
        yield server


@contextlib.asynccontextmanager
async def under(attack: Awaitable[None]) -> AsyncIterator[None]:
    """While an attack goes on."""
    attacker = asyncio.ensure_future(attack)
    try:
        yield
        assert not attacker.done(), attacker
    finally:
        attacker.cancel()
        await asyncio.gather(attacker, return_exceptions=True)


@pytest.mark.parametrize("name", list(ATTACKS))
async def test_one_client_without_a_name_stalls_nobody(public: Server, name: str) -> None:
    """Somebody else asks and is answered, many times in some seconds; it was a few times."""
    answered = await answers_under(public, ATTACKS[name](public))
    assert answered > ENOUGH, f"only {answered} pings answered in 3 s"


async def test_a_guest_behind_a_proxy_stalls_nobody(tmp_path: Path) -> None:
    """Then the guests are counted, and not the proxy: one has eighty sockets full of pongs."""

    async def attack() -> None:
        await asyncio.gather(*(ATTACKS["pongs"](server) for _ in range(80)))

    with Server(tmp_path / "t.db", "--proxy", FAR, limited=True) as server:
        answered = await answers_under(server, attack())
    assert answered > ENOUGH, f"only {answered} pings answered in 3 s"


def processor_seconds(server: Server) -> float:
    """How long a server has used the processor."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def answers_under(server: Server, attack: Awaitable[None]) -> int:
    """How often somebody else is answered in three seconds of an attack.

    Where others use the processor too, it is three seconds and one of the server's own on it: a
    server that is not stalled uses less than a tenth of a second for each of them.
    """
    anna = await Guest.new(server)
    answered = 0
    async with connect(server.ws, open_timeout=PATIENCE) as ws:
        await ws.send(json.dumps({"type": "hello", "token": anna.token}))
        await ws.recv()
        async with under(attack):
            await asyncio.sleep(0.3)
            end, worked = time.monotonic() + 3, processor_seconds(server) + 1
            while time.monotonic() < end or (
                answered <= ENOUGH
                and processor_seconds(server) < worked
                and time.monotonic() < end + PATIENCE / 2
            ):
                await ws.send('{"type":"ping","n":1}')
                await ws.recv()
                answered += 1
                await asyncio.sleep(0.03)
    assert "Traceback" not in server.log()
    return answered


async def test_slow_body_over_reading_limit_is_still_answered(public: Server) -> None:
    """A body that takes longer to read than an address may have at once still gets its answer."""
    body = b'{"name":"Anna"' + b" " * 20_000 + b"}"  # well within a silent connection's 10 s
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", public.port, local_addr=("127.0.0.8", 0)
    )
    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n")
    writer.write(b"Transfer-Encoding: chunked\r\n\r\n")
    began = time.monotonic()
    writer.write(b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n")
    try:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
    except TimeoutError:
        pytest.fail("no answer within 30 s: see READING in server/limits.py")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert time.monotonic() - began > 0.2  # 50 ms at once, then 50 ms a second
    writer.close()


async def test_a_wrong_name_is_counted_like_any_request(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--address-work", "20", limited=True) as server:
        reader, writer = await line_to(server)
        found = b""
        for _ in range(200):
            writer.write(b"HEAD / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
            found = (await reader.readuntil(b"\r\n\r\n"))[9:12]
            if found == b"429":
                break
            assert found == b"421"
        assert found == b"429"
        writer.close()
