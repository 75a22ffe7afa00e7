"""Silent connections: they end, they are counted by address, and nobody else notices them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
import time
from collections import Counter
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from troyes.server.connections import SILENT_SECONDS, Counted, Crowd
from troyes.server.protocol import PROTOCOL

from .harness import ME, NOVICE, Guest, Player, Server, http_client, until


async def closed_after(server: Server, data: bytes, more: bytes = b"") -> float:
    """Say something that is no whole request, then a byte a second; how long it is borne."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    began = time.monotonic()
    writer.write(data)

    async def drip() -> None:
        with contextlib.suppress(ConnectionError):
            for k in range(60):
                await asyncio.sleep(1)
                writer.write(more[k : k + 1] or b"x")

    dripping = asyncio.create_task(drip()) if more else None
    try:
        async with asyncio.timeout(40):
            with contextlib.suppress(ConnectionError):
                while await reader.read(1000):
                    pass
        return time.monotonic() - began
    finally:
        if dripping is not None:
            dripping.cancel()
        writer.close()


BODY = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"


async def test_what_does_not_become_a_request_is_closed(server: Server) -> None:
    """Nothing, half a header, half a body, and each of them byte by byte."""
    waits = await asyncio.gather(
        closed_after(server, b""),
        closed_after(server, b"GET / HTTP/1.1\r\nHost: loc"),
        closed_after(server, b"GET / HT", b"TP/1.1\r\nX-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
        closed_after(server, BODY),
        closed_after(server, BODY, b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
        closed_after(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea", b"lth"),
    )
    for wait in waits:
        assert 5 < wait < 25, waits  # about 10 s


async def test_those_who_wait_between_requests_and_in_games_are_not_closed(server: Server) -> None:
    """A keep-alive connection used every few seconds, and a socket that rests, live on."""
    anna = await Guest.new(server)
    table = await anna.create(ME, NOVICE)
    async with Player(anna, table["id"]) as player, http_client(server) as http:
        for _ in range(4):
            assert (await http.get("/health")).status_code == 200
            await asyncio.sleep(3.5)
        await player.send(type="ping", n=7)
        await player.until(lambda frame: frame.get("n") == 7)


async def test_a_reader_who_takes_nothing_is_left(server: Server) -> None:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with http_client(server) as http:
        page = (await http.get("/")).text
    asset = page.partition('src="')[2].partition('"')[0]
    line.sendall(f"GET {asset} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 100)
    end = time.monotonic() + 60
    while has_connection(server.port, line.getsockname()[1]):
        assert time.monotonic() < end
        await asyncio.sleep(0.5)
    line.close()


def has_connection(port: int, peer: int) -> bool:
    """Whether a server still holds a connection to a port."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(f":{port:04X}") and fields[2].endswith(f":{peer:04X}"):
            return fields[3] == "01"
    return False


def flood(port: int, count: int, host: str = "127.0.0.1") -> list[socket.socket]:
    """Half-open requests."""
    lines = []
    for _ in range(count):
        line = socket.socket()
        line.bind((host, 0))
        line.settimeout(5)
        with contextlib.suppress(OSError):
            line.connect(("127.0.0.1", port))
            line.sendall(b"GET / HTTP/1.1\r\nHost: local")
        lines.append(line)
    return lines


SOON = 0.8 * SILENT_SECONDS  # whoever had to wait until silent connections end would wait longer


async def choice_seconds(player: Player) -> float:
    """How long a choice takes."""
    await player.my_turn()
    began = time.monotonic()
    version = player.version
    await player.choose()
    while player.version == version:
        await player.receive()
    return time.monotonic() - began


async def healthy_seconds(server: Server) -> float:
    """How long a newcomer waits to be told that all is well."""
    began = time.monotonic()
    assert await asyncio.to_thread(server.healthy)
    return time.monotonic() - began


async def test_a_flood_of_silent_connections_hurts_nobody(tmp_path: Path) -> None:
    """400 half-open requests of one address against a server that may open 300 files."""
    with Limited(tmp_path / "t.db", files=300) as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE)
        async with Player(anna, table["id"]) as player:
            lines = await asyncio.to_thread(flood, server.port, 400, "127.0.0.2")
            for _ in range(5):
                assert await choice_seconds(player) < SOON
                assert await healthy_seconds(server) < SOON  # newcomers are let in
                await asyncio.sleep(0.5)
        for line in lines:
            line.close()
        quiet(server)


async def test_several_addresses_together_keep_nobody_out(tmp_path: Path) -> None:
    """400 half-open requests of five addresses, against 300 files: newcomers get in at once."""
    with Limited(tmp_path / "t.db", files=300) as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE)
        async with Player(anna, table["id"]) as player:
            lines = []
            for k in range(2, 7):
                lines += await asyncio.to_thread(flood, server.port, 80, f"127.0.0.{k}")
            for _ in range(5):
                assert await choice_seconds(player) < SOON
                await Guest.new(server)
            async with Player(await Guest.new(server), table["id"]) as other:
                await other.send(type="ping", n=7)
                await other.until(lambda frame: frame.get("n") == 7)
        for line in lines:
            line.close()
        quiet(server)


async def test_open_sockets_of_a_few_addresses_do_not_keep_others_out(tmp_path: Path) -> None:
    """Those who hold all places for good, as guests of the house, give some of them back."""
    with Limited(tmp_path / "t.db", files=200) as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE)
        hello = {"type": "hello", "token": anna.token, "protocol": PROTOCOL}
        async with Player(anna, table["id"]) as player, contextlib.AsyncExitStack() as held:
            for k in range(2, 4):
                for _ in range(80):
                    opening = connect(server.ws, local_addr=(f"127.0.0.{k}", 0))
                    with contextlib.suppress(WebSocketException, OSError):  # they cannot have all
                        ws = await held.enter_async_context(opening)
                        await ws.send(json.dumps(hello))
            for _ in range(3):
                assert await choice_seconds(player) < SOON
                await Guest.new(server)
        quiet(server)


def test_the_address_with_most_connections_is_known() -> None:
    crowd, lines = Crowd(), list[Counted]()
    dice = random.Random(12)
    for k in range(2000):
        if lines and dice.random() < 0.45:
            crowd.remove(lines.pop(dice.randrange(len(lines))))
        else:
            line = Counted()
            line.owner, line.peer = f"address-{dice.randrange(9)}", k
            crowd.add(line)
            lines.append(line)
        having = Counter(line.owner for line in lines)
        assert crowd.all == len(lines)
        assert len(crowd.heaviest()) == max(having.values(), default=0)
        assert {owner: crowd.count(owner) for owner in having} == having


async def test_when_no_file_is_left_the_log_stays_small(tmp_path: Path) -> None:
    """Without limits by address all files can be used up; even then play goes on."""
    unlimited = ("--connections-per-address", "0", "--address-work", "0")
    with Limited(tmp_path / "t.db", *unlimited, files=150) as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE)
        async with Player(anna, table["id"]) as player:
            lines = await asyncio.to_thread(flood, server.port, 400)
            for _ in range(3):
                assert await choice_seconds(player) < SOON
                await asyncio.sleep(0.5)
        assert server.events("no connections left")
        for line in lines:
            line.close()
        end = time.monotonic() + 30
        while not await asyncio.to_thread(server.healthy):  # and when it is over, all is well
            assert time.monotonic() < end
        quiet(server)


class Limited(Server):
    """A server that may open so many files, with its limits by address."""

    def __init__(self, database: Path, *arguments: str, files: int) -> None:
        super().__init__(database, *arguments, limited=True)
        self.before = ("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh")


def quiet(server: Server) -> None:
    """Nothing in the log but lines of JSON, and not many of them."""
    log = server.log()
    assert "Traceback" not in log
    assert len(log) < 50_000
    for line in log.splitlines():
        assert "event" in json.loads(line)


async def test_an_address_has_so_many_connections_and_others_their_own(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--connections-per-address", "20", limited=True) as server:
        lines = await asyncio.to_thread(flood, server.port, 60, "127.0.0.3")
        ports = [line.getsockname()[1] for line in lines]

        def held() -> int:
            return sum(has_connection(server.port, port) for port in ports)

        await until(lambda: held() <= 20)
        assert held() == 20
        anna = await Guest.new(server)  # from 127.0.0.1
        for line in lines:
            line.close()
        end = time.monotonic() + 20
        while True:  # they are given back
            transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
            async with httpx.AsyncClient(base_url=server.http, transport=transport) as http:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/health")).status_code == 200:
                        break
            assert time.monotonic() < end
            await asyncio.sleep(0.2)
        await anna.create(ME, NOVICE)


async def test_the_file_limit_is_raised_as_far_as_it_goes(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1000), hard))
    try:
        with Server(tmp_path / "t.db") as server:
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_another_event_loop_that_is_installed_is_not_taken(tmp_path: Path) -> None:
    """It would accept connections itself, past the listener that counts them."""
    (tmp_path / "uvloop.py").write_text("def new_event_loop():\n    raise RuntimeError('not me')\n")
    server = Server(tmp_path / "troyes.db")
    server.before = ("env", f"PYTHONPATH={tmp_path}")
    with server:
        assert httpx.get(server.http + "/health", verify=False).status_code == 200
