"""Nonsense by the hundred thousand: nothing crashes, nothing changes, and play goes on afterwards.

The attackers are guests with tokens, guests with wrong tokens, and the players of the tables
themselves, with versions that are not the current one. The limit of frames a second is lifted, so
that the server looks at every message. The seed is fixed; another one is tried with
TROYES_FUZZ_SEED.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
import websockets
from websockets.asyncio.client import ClientConnection, connect

from troyes.formats.record import Record
from troyes.server import protocol as p
from troyes.server import schema
from troyes.server.export import ENDPOINTS

from .harness import LOST, ME, OPEN, PATIENCE, Guest, Json, Player, Server, play_all
from .nonsense import CLOSING, Made, Nonsense

SEED = int(os.environ.get("TROYES_FUZZ_SEED", "20240229"))
MESSAGES = int(os.environ.get("TROYES_FUZZ_MESSAGES", "100000"))
SOCKETS = 16
ROUND = 50  # frames, then a ping
REQUESTS = 3_000
SERVER_MESSAGE: msgspec.json.Decoder[Any] = msgspec.json.Decoder(p.ServerMessage)


# --- over sockets --------------------------------------------------------------------------------


async def send(socket: ClientConnection, kind: str, frame: Made) -> None:
    """Send whatever it is."""
    if isinstance(frame, list):

        async def pieces() -> AsyncIterator[str]:
            for piece in frame:
                yield piece

        await socket.send(pieces())
    elif kind == "not_utf8":
        await socket.send(frame, text=True)
    else:
        await socket.send(frame)


class Attacker:
    """A socket that sends nonsense, and reads all that is answered."""

    def __init__(self, server: Server, guest: Guest, nonsense: Nonsense) -> None:
        self.server = server
        self.guest = guest
        self.nonsense = nonsense
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.heard = 0
        self.sockets = 0
        self.socket: ClientConnection | None = None

    async def attack(self, messages: int) -> None:
        """Send so many messages that the server has really looked at."""
        while self.heard < messages:
            try:
                await self.round()
            except LOST:
                self.socket = None
                assert self.server.process is not None, "the test has ended"
                assert self.server.process.poll() is None, "the server has ended"
                await asyncio.sleep(0.05)
        if self.socket is not None:
            await self.socket.close()

    async def open(self) -> ClientConnection:
        """A socket with a good hello, that watches the tables it is about."""
        socket = await connect(self.server.ws, max_size=None, open_timeout=PATIENCE)
        await socket.send(json.dumps({"type": "hello", "token": self.guest.token}))
        self.read(await asyncio.wait_for(socket.recv(), PATIENCE))
        for table in self.nonsense.tables:
            await socket.send(json.dumps({"type": "watch", "table": table}))
        self.sockets += 1
        return socket

    async def round(self) -> None:
        """Some messages, then a ping: when it is answered, so is all before it."""
        if self.socket is None:
            self.socket = await self.open()
        made = [self.nonsense.next(calm=k < ROUND - 1) for k in range(ROUND)]
        for kind, frame in made:
            await send(self.socket, kind, frame)
            self.sent[kind] += 1
        number = 10**6 + self.sent.total()
        await self.socket.send(json.dumps({"type": "ping", "n": number}))
        while True:
            frame = self.read(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if isinstance(frame, p.Pong) and frame.n == number:
                break
        self.heard += ROUND

    def read(self, text: str | bytes) -> Any:
        """A frame of the server is always one of its messages, and never a failure of its own."""
        frame = SERVER_MESSAGE.decode(text)
        if isinstance(frame, p.ErrorFrame):
            self.answers[frame.error.id] += 1
            assert frame.error.id != "error-internal", text
        else:
            self.answers[type(frame).__name__] += 1
        return frame


async def strangers(server: Server, nonsense: Nonsense, n: int) -> None:
    """Sockets whose first frame is nonsense are told so, and ended."""
    for _ in range(n):
        kind, frame = nonsense.next(calm=True)
        async with connect(server.ws, open_timeout=PATIENCE) as socket:
            try:
                await send(socket, kind, frame)
                answer = SERVER_MESSAGE.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                assert answer.error.id in ("error-hello-first", "error-unknown-token",
                                           "error-protocol", "error-too-large")  # fmt: skip
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            except websockets.ConnectionClosed:
                pass
            assert socket.close_code in (4401, 1009), (kind, frame)


# --- over HTTP -----------------------------------------------------------------------------------


def any_request(nonsense: Nonsense) -> tuple[str, str, bytes, dict[str, str]]:
    """Method, path, body and headers of a request, valid or not, that must change no table."""
    rng = nonsense.rng
    method, path = rng.choice(list(ENDPOINTS)).split(" ")
    table = rng.choice((*nonsense.tables, "x" * 16, "%00", "..%2f", "é" * 8, "x" * 99))
    path = path.replace("{id}", table)
    bodies: list[Callable[[], str]] = [
        lambda: "",
        lambda: str(nonsense.malformed()),
        lambda: str(nonsense.deep()),
        lambda: str(nonsense.not_an_object()),
        lambda: json.dumps({"seat": rng.randrange(5), "kind": "bot", "level": "novice"}),
        lambda: json.dumps({"seat": rng.randrange(5)}),
        lambda: json.dumps({"seat": nonsense.value(), "kind": nonsense.value()}),
        lambda: json.dumps({"name": nonsense.value()}),
        lambda: json.dumps({"code": rng.choice((nonsense.token, "x" * 24, nonsense.value()))}),
        lambda: json.dumps({"seats": [{"kind": "me"}] * rng.randrange(7), "edition": "[" * 3000}),
        lambda: json.dumps({"seats": [{"kind": "me"}, {"kind": "me"}], "edition": "a = 1"}),
        lambda: json.dumps({"seats": [{"kind": "me"}], "edition": nonsense.edition()}),
        lambda: json.dumps({"seats": nonsense.value(), "start": nonsense.value()}),
        lambda: json.dumps({"seats": [{"kind": "me"}], "seed": nonsense.value()}),
        lambda: "x" * rng.randrange(60_000, 90_000),
    ]
    token = rng.choice((nonsense.token, nonsense.token, "x" * 43, "x", "a b c", "ü" * 30))
    headers = {"Authorization": rng.choice(("Bearer ", "bearer ", "Basic ", "")) + token}
    if rng.random() < 0.05:
        headers["Origin"] = rng.choice(("https://elsewhere.example", "null", "x", "http://[::"))
    method = method if rng.random() < 0.9 else rng.choice(("DELETE", "PATCH", "PUT", "HEAD"))
    return method, path, rng.choice(bodies)().encode("utf-8", "replace"), headers


async def requests(server: Server, nonsense: Nonsense, n: int) -> Counter[str]:
    """Requests one after the other; the server may refuse, but it may not fail."""
    seen: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as http:
        for _ in range(n):
            method, path, body, headers = any_request(nonsense)
            sent = [
                (name.encode(), value.encode("latin-1", "replace"))
                for name, value in headers.items()
            ]
            try:
                answer = await http.request(method, path, content=body, headers=sent)
            except httpx.TransportError:  # refused before the whole body was read
                assert len(body) > 10_000, (method, path, body, headers)
                seen["cut off"] += 1
                continue
            assert answer.status_code < 500, (method, path, body[:500], headers, answer.text)
            assert "error-internal" not in answer.text
            refused = re.search(r"error-[a-z-]+", answer.text)
            seen[refused[0] if refused and answer.is_error else str(answer.status_code)] += 1
    return seen


def raw_requests(token: str, victim: str) -> list[bytes]:
    """What a broken client or a scanner sends over TCP; the connection is cut after it."""
    head = f"Host: localhost\r\nAuthorization: Bearer {token}\r\n".encode()
    post = f"POST /api/tables/{victim}/join HTTP/1.1\r\n".encode() + head
    socket = b"GET /ws HTTP/1.1\r\n" + head + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    return [
        post + b'Content-Length: 1000\r\n\r\n{"seat": 0',
        post + b'Content-Length: 3\r\n\r\n{"seat": 0, "kind": "bot"}',
        post + b"Content-Length: -5\r\n\r\n{}",
        post + b"Content-Length: 99999999999999999999\r\n\r\n{}",
        post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
        post + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/me HTTP/1.1\r\n" + b"X: " + b"x" * 100_000,
        b"GET " + b"/x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00" * 500,
        b"GET / HTTP/9.9\r\n\r\n",
        socket,
        socket + b"\r\n",
        socket + key + b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",
        socket + key + b"\x83\x80\x00\x00\x00\x00",
        socket + key + b"\x81\x05hello",
        socket + key + b"\x09\x80\x00\x00\x00\x00",
        socket + key + b"\xff" * 64,
    ]


async def cut_connections(server: Server, token: str, victim: str, times: int) -> int:
    """Send raw bytes and hang up in the middle; how many connections."""
    n = 0
    for k in range(times):
        for data in raw_requests(token, victim):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(data if k % 2 == 0 else data[: len(data) * 2 // 3])
            try:
                await writer.drain()
                answer = await asyncio.wait_for(reader.read(2000), 0.1)
                assert not answer.startswith(b"HTTP/1.1 5"), (data[:200], answer)
            except (TimeoutError, ConnectionError):
                pass
            writer.transport.abort()
            n += 1
    return n


# --- the test ------------------------------------------------------------------------------------


def all_of(server: Server, tables: list[str]) -> list[Any]:
    """Everything the database has of some tables, to the last column."""
    found: list[Any] = []
    for t in (schema.tables, schema.seats, schema.entries, schema.chat):
        key = t.c.id if t is schema.tables else t.c.table_id
        found.append(
            sorted(tuple(row) for row in server.query(sa.select(t).where(key.in_(tables))))
        )
    return found


async def positions(players: list[Player]) -> list[Json | None]:
    """What every player sees of their table, asked for again."""
    seen: list[Json | None] = []
    for player in players:
        player.moment = None
        async with player:
            seen.append(player.moment)
    return seen


def looked_at(server: Server) -> int:
    """How many frames and bodies the server has looked at, by its own count."""
    page = httpx.get(server.http + "/metrics", timeout=PATIENCE).text
    refused = r"troyes_refused_total\{reason=.error-(?:bad-request|too-large).\}"
    names = rf"(?:troyes_frames_total\{{[^}}]*\}}|{refused})"
    return int(sum(map(float, re.findall(rf"^{names} (\S+)$", page, re.MULTILINE))))


async def victims(server: Server) -> list[Player]:
    """Tables in their first round, in the middle, and at their end; no bot may move at them."""
    players: list[Player] = []
    for seats, until in ((2, 60), (4, 250), (1, 40), (2, 10**6)):
        guests = [await Guest.new(server, name) for name in ("Anna", "Faye", "Geoffrey", "Emily")]
        wish = [ME, *[OPEN] * (seats - 1)]
        table = await guests[0].create(*wish, private=True, spectator_chat=False)
        for guest in guests[1:seats]:
            await guest.join(table["id"])
        there = [Player(guest, table["id"], seed=k + 1) for k, guest in enumerate(guests[:seats])]

        def enough(player: Player, until: int = until) -> bool:
            return (player.version or 0) > until

        await asyncio.gather(*(player.play(stop=enough) for player in there))
        await asyncio.gather(*(player.close() for player in there))
        players += there
    return players


async def attack(server: Server, players: list[Player], versions: dict[str, int]) -> Counter[str]:
    """All kinds of nonsense at once; what was answered over HTTP."""
    cast = random.Random(SEED)

    def nonsense(guest: Guest, plays: bool = False) -> Nonsense:
        return Nonsense(random.Random(cast.getrandbits(64)), versions, guest.token, plays)

    attackers = []
    for k in range(SOCKETS):
        plays = k % 4 == 0
        guest = players[k % len(players)].guest if plays else await Guest.new(server, f"Fuzz {k}")
        attackers.append(Attacker(server, guest, nonsense(guest, plays)))
    stranger, nobody = await Guest.new(server, "Stranger"), Guest(server, "Nobody", "y" * 43)
    async with asyncio.TaskGroup() as group:
        for attacker in attackers:
            group.create_task(attacker.attack(-(-MESSAGES // SOCKETS)))
        group.create_task(strangers(server, nonsense(nobody), 300))
        seen = group.create_task(requests(server, nonsense(stranger), REQUESTS))
        cut = group.create_task(cut_connections(server, stranger.token, players[0].table, 4))
    sent: Counter[str] = sum((a.sent for a in attackers), Counter())
    answers: Counter[str] = sum((a.answers for a in attackers), Counter())
    print(f"\nsent {sent.total()}: {dict(sent)}\nanswers: {dict(answers)}\n")
    print(f"http: {dict(seen.result())}, connections cut: {cut.result()}")
    assert sum(a.heard for a in attackers) >= MESSAGES
    assert answers["error-too-fast"] < MESSAGES / 100  # of chat, which has a limit of its own
    assert {"Stale", "Pong", "error-not-your-seat", "error-bad-request", "error-hello-once",
            "error-too-large", "error-no-such-table", "error-no-spectator-chat",
            } <= set(answers)  # fmt: skip
    assert set(sent) >= {"foreign", "malformed", "wrong_types", "deep", "numbers", "mutated",
                         "binary", "large", "fragments", *CLOSING}  # fmt: skip
    return seen.result()


async def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    unlimited = ["--frames-per-second", "1000000", "--requests-per-second", "1000000"]
    with Server(tmp_path / "t.db", *unlimited) as server:
        players = await victims(server)
        seen = await positions(players)
        versions = {player.table: player.version or 0 for player in players}
        record = await players[-1].guest.record(players[-1].table)
        before, counted = all_of(server, list(versions)), looked_at(server)

        http = await attack(server, players, versions)

        bodies = http["error-bad-request"] + http["error-too-large"]
        assert looked_at(server) - counted - bodies >= MESSAGES
        assert server.healthy()
        assert server.starts == 1
        assert server.process is not None
        assert server.process.poll() is None
        for event in ("frame failed", "request failed", "task failed"):
            assert server.events(event) == []
        assert "Traceback" not in server.log(), server.log()[-5000:]
        assert all_of(server, list(versions)) == before
        assert await positions(players) == seen
        assert await players[-1].guest.record(players[-1].table) == record

        await play_all(*players)
        for player in players:
            assert (await player.guest.info(player.table))["status"] == "finished"
            Record.from_text(await player.guest.record(player.table)).replay()
