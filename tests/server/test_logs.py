"""The log: one JSON object a line, whatever clients send and whoever dies; no library's traces."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from troyes.server.telemetry import OFTEN, TURN_SECONDS

from .harness import ME, NOVICE, PATIENCE, Guest, Player, Server, until

POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
SHAKE = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
ODD = [
    [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"],
    [b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
    [b"GET /%ff%00 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    [b"GET / HTTP/9.9\r\n\r\n"],
    [b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    [POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    # An answer is given before the body is read, and then the body turns out to be none.
    [POST + b"Transfer-Encoding: chunked\r\n\r\n", b"nonsense\r\n"],
    [POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n"],
    [POST + b"Content-Length: 100\r\n\r\nxx", b""],
    [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nno second request\r\n\r\n"],
    [b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"],
    [SHAKE + b"\r\n"],
    [SHAKE + b"Sec-WebSocket-Version: 7\r\n\r\n"],
    [SHAKE + KEY + b"Content-Length: 5\r\n\r\nhello"],
    [SHAKE + KEY + b"\r\n", b"\xff" * 50],
    [SHAKE + KEY + b"\r\n", b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc"],  # text that is none
    [SHAKE + KEY + b"\r\n", b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"],  # far too long
    [SHAKE.replace(b"localhost", b"b\xe9zier") + KEY + b"\r\n"],
    [SHAKE.replace(b"/ws", b"/w\xe9") + KEY + b"\r\n"],
    [SHAKE.replace(b"GET", b"POST") + KEY + b"\r\n"],
]


def say(port: int, parts: list[bytes]) -> None:
    """Send bytes, read what comes, go."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line,
        contextlib.suppress(OSError),
    ):
        line.settimeout(0.3)
        for part in parts:
            line.sendall(part)
            with contextlib.suppress(TimeoutError):
                line.recv(65536)


def all_json(server: Server) -> list[dict[str, object]]:
    """The log's lines, each of which must be an object, the first one too."""
    found = [json.loads(line) for line in server.log().splitlines()]
    assert found[0]["event"].startswith("Troyes is served at http://")
    for one in found:
        assert {"at", "level", "event"} <= set(one)
        assert "Traceback" not in json.dumps(one)
    return found


async def test_odd_http_leaves_no_trace(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        for parts in ODD:
            await asyncio.to_thread(say, server.port, parts)
        found = all_json(server)
        assert [one for one in found if one["level"] == "error"] == []
        assert await asyncio.to_thread(server.healthy)


async def test_nobody_fills_the_disk_with_lines(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        began = time.monotonic()
        for _ in range(300):
            say_fast(server.port)
        told = server.events("Invalid HTTP request received.")
        periods = 1 + (time.monotonic() - began) // TURN_SECONDS
        assert 1 <= len(told) <= OFTEN * periods
        deadline = time.monotonic() + 40
        while not any("left_out" in line for line in told):
            assert time.monotonic() < deadline
            await asyncio.sleep(1)
            say_fast(server.port)
            told = server.events("Invalid HTTP request received.")


def say_fast(port: int) -> None:
    """No HTTP, and gone."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(b"\x16\x03\x01\r\n\r\n")
        line.recv(100)


async def test_workers_that_are_killed_leave_no_trace(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE, NOVICE)
        playing = asyncio.create_task(Player(anna, table["id"], seed=2).play())
        for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP) * 3:
            await asyncio.sleep(0.3)
            for worker in server.children("_worker"):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, how)
        await playing
        await anna.get(f"/api/tables/{table['id']}/history")
        for worker in server.children("_worker"):
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGINT)
        await asyncio.sleep(0.3)
        all_json(server)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
async def test_the_end_leaves_no_trace_either(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl+C goes to all processes of a terminal; a server that is killed leaves its workers."""
    with Server(tmp_path / "t.db") as server:
        server.before = ("setsid",)
        server.stop()
        server.start()
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE, NOVICE)
        playing = asyncio.create_task(Player(anna, table["id"], seed=2).play())
        await until(server.children)  # a bot thinks
        await asyncio.sleep(1)
        playing.cancel()
        group = os.getpgid(server.pid)
        assert server.children()
        if how == signal.SIGINT:
            os.killpg(group, how)
        else:
            os.kill(server.pid, how)
        assert server.process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.process.wait(PATIENCE)
        server.process = None
        await asyncio.sleep(1)
        all_json(server)
