"""What one address can do to the others: writes the table of attacks into docs/load.md.

    python bench/attack.py                          # all attacks
    python bench/attack.py --only history,watch --dry

Some innocent tables are played from one address while an attacker at another sends whatever it can,
one kind of thing after the other, over as many connections as it gets. Measured is, at the innocent
clients, the time from sending a choice until its update has reached the other seats, undisturbed
and under each attack, in turns within one run. The server gets one core with everything it starts,
innocents and attacker share the others; the attacker has a lower priority there, so that it takes
the server's time and not the innocent clients'. On a machine that is busy with other things,
`--first` lets root put the whole benchmark before them, and `--folder /dev/shm` keeps their use of
the disk out of the times. Both make the undisturbed times shorter, and the comparison harder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import websockets
from crowd import Crowd, People, PlayedTable, go_before_others, raise_file_limit
from load import ROOT, Server, percentile
from rich.console import Console

PAGE = Path(__file__).parent.parent / "docs" / "load.md"
HEADING = "## Under attack"
ATTACKER = "127.0.0.2"
LINES = 60  # connections the attacker tries to keep busy
TARGET = 3.0  # times the undisturbed 99th percentile
BEFORE_OTHERS = (
    "So the benchmark ran at a higher priority than other programs (`--first`), and the database\n"
    "was not on the disk that they use (`--folder`)."
)
HOSTILE = "\n".join(f"k{k} = " + "[" * 20 + "1" + "]" * 20 for k in range(800))[:39_000]
CUT = (OSError, asyncio.IncompleteReadError, websockets.WebSocketException, ValueError)
console = Console(stderr=True)


# --- the attacker: a process of its own ----------------------------------------------------------


class Attacker:
    """Sends without end; `done` counts what it was answered."""

    def __init__(self, address: str, table: str, tokens: list[str], others: list[str]) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.table = table  # a finished game
        self.tokens = tokens
        self.others = others  # the innocents' tables
        self.done: Counter[str] = Counter()

    async def run(self, kind: str, seconds: float) -> dict[str, int]:
        """One attack for some seconds; how many answers of which kind it got."""
        self.done = Counter()
        way: Callable[[int], Awaitable[None]] = getattr(self, kind)
        tasks = [asyncio.create_task(self.again(way, k)) for k in range(LINES)]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return dict(self.done)

    async def again(self, way: Callable[[int], Awaitable[None]], k: int) -> None:
        """A line of attack: when it is cut, it is begun again."""
        while True:
            try:
                await way(k)
            except (
                OSError,
                asyncio.IncompleteReadError,
                websockets.WebSocketException,
                ValueError,
            ):
                self.done["cut"] += 1
                await asyncio.sleep(0.02)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ATTACKER, 0))

    async def http(self, k: int, method: str, path: str, body: bytes = b"") -> None:
        """The same request again and again over one connection."""
        token = self.tokens[k % len(self.tokens)]
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        reader, writer = await self.open()
        try:
            while True:
                writer.write(head.encode() + body)
                answer = await reader.readuntil(b"\r\n\r\n")
                self.done[answer[9:12].decode()] += 1
                size = re.search(rb"(?i)content-length: (\d+)", answer)
                await reader.readexactly(int(size[1]) if size else 0)
        finally:
            writer.close()

    async def history(self, k: int) -> None:
        await self.http(k, "GET", f"/api/tables/{self.table}/history")

    async def replay(self, k: int) -> None:
        await self.http(k, "GET", f"/api/tables/{self.table}/replay")

    async def tables(self, k: int) -> None:
        await self.http(k, "GET", "/api/tables")

    async def page(self, k: int) -> None:
        await self.http(k, "GET", "/")

    async def guests(self, k: int) -> None:
        await self.http(k, "POST", "/api/guests", b'{"name":"Nobody"}')

    async def edition(self, k: int) -> None:
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "edition": HOSTILE}
        await self.http(k, "POST", "/api/tables", json.dumps(wish).encode())

    async def nonsense(self, k: int) -> None:
        """What is no HTTP."""
        reader, writer = await self.open()
        writer.write(b"\x16\x03\x01\x00\xee" * 20 + b"\r\n\r\n")
        with suppress(OSError):
            self.done["answer" if await reader.read(100) else "cut"] += 1
        writer.close()

    async def pieces(self, k: int) -> None:
        """Bodies whose every byte is a piece of its own."""
        head = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        reader, writer = await self.open()
        try:
            writer.write(head + b"1\r\n \r\n" * 20_000)
            self.done["answer" if await reader.read(100) else "cut"] += 1
        finally:
            writer.close()

    async def hosts(self, k: int) -> None:
        """Requests under somebody else's name, ten at a time."""
        reader, writer = await self.open()
        try:
            while True:
                writer.write(b"HEAD / HTTP/1.1\r\nHost: example.org\r\n\r\n" * 10)
                for _ in range(10):
                    answer = await reader.readuntil(b"\r\n\r\n")
                    self.done[answer[9:12].decode()] += 1
        finally:
            writer.close()

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket without a hello."""
        reader, writer = await self.open()
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        self.done["opened"] += 1
        return reader, writer

    async def sockets(self, k: int) -> None:
        """Sockets, opened and dropped."""
        _, writer = await self.upgraded()
        writer.transport.abort()

    async def pings(self, k: int) -> None:
        """A socket full of pings."""
        reader, writer = await self.upgraded()
        try:
            while True:
                writer.write(b"\x89\x80\0\0\0\0" * 2_000)
                await writer.drain()
                self.done["answer" if await reader.read(1 << 16) else "cut"] += 1
                if reader.at_eof():
                    return
        finally:
            writer.close()

    async def spectators(self, k: int) -> None:
        """A socket that looks on at all the innocents' tables."""
        reader, writer = await self.upgraded()
        hello = {"type": "hello", "token": self.tokens[k % len(self.tokens)]}
        asks = [hello, *({"type": "watch", "table": table} for table in self.others)]
        try:
            for ask in asks:
                text = json.dumps(ask).encode()
                size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe\0%c" % len(text)
                writer.write(b"\x81" + size + b"\0\0\0\0" + text)
            while await reader.read(1 << 16):
                self.done["read"] += 1
        finally:
            writer.close()

    async def connections(self, k: int) -> None:
        """Come and go."""
        _, writer = await self.open()
        self.done["opened"] += 1
        writer.transport.abort()

    async def silent(self, k: int) -> None:
        """Half a request, ten times, and then nothing."""
        lines = [await self.open() for _ in range(10)]
        self.done["opened"] += len(lines)
        try:
            for _, writer in lines:
                writer.write(b"GET / HTTP/1.1\r\nHost: local")
            await asyncio.gather(*(reader.read(100) for reader, _ in lines))
        finally:
            for _, writer in lines:
                writer.close()

    async def watch(self, k: int) -> None:
        """A socket that asks for the whole table again and again."""
        address = f"ws://{self.host}:{self.port}/ws"
        async with websockets.connect(
            address, local_addr=(ATTACKER, 0), max_size=None, open_timeout=10
        ) as ws:
            await ws.send(json.dumps({"type": "hello", "token": self.tokens[k % len(self.tokens)]}))
            ask = json.dumps({"type": "watch", "table": self.table})

            async def listen() -> None:
                async for text in ws:
                    self.done["error" if '"type":"error"' in str(text)[:60] else "frame"] += 1

            listening = asyncio.create_task(listen())
            try:
                while not listening.done():
                    await ws.send(ask)
                await listening
            finally:
                listening.cancel()


def attacker_process(pipe: Connection, address: str) -> None:
    """Do what the parent asks for until it asks no more."""
    raise_file_limit()
    os.nice(5)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)

    async def life() -> None:
        attacker = None
        while True:
            command, *args = await asyncio.to_thread(pipe.recv)
            if command == "quit":
                os._exit(0)
            if command == "know":
                attacker = Attacker(address, *args)
                pipe.send({})
            else:
                assert attacker is not None
                pipe.send(await attacker.run(*args))

    asyncio.run(life())


ATTACKS = {
    "history": "`GET history` of a finished game",
    "replay": "`GET replay` of it",
    "edition": "tables with a hostile edition file",
    "tables": "the list of open tables",
    "page": "the page itself",
    "guests": "new guests",
    "watch": "sockets that ask for a whole table without end",
    "spectators": "sockets that watch all the innocent tables",
    "connections": "connections, opened and dropped",
    "sockets": "sockets, opened and dropped",
    "silent": "half requests, 10 a line",
    "nonsense": "bytes that are not HTTP",
    "hosts": "requests under another name",
    "pieces": "bodies in pieces of one byte",
    "pings": "sockets full of pings",
}


# --- the run -------------------------------------------------------------------------------------


async def prepare(address: str) -> tuple[str, list[str]]:
    """A finished game to ask for, and the tokens of its players."""
    crowd = Crowd(address, True, 5.0, 2, 100_000, 5)
    tokens = await crowd.some_guests(2)
    table = PlayedTable(crowd)
    table.skip = 100_000
    await table.begin(tokens)
    first = table.id
    while table.id == first:  # when a game is over the same players begin another
        await asyncio.sleep(0.2)
    for task in table.tasks:
        task.cancel()
    return first, tokens


class Run:
    """The server, the innocents, the attacker."""

    def __init__(self, args: argparse.Namespace, server: Server) -> None:
        self.args = args
        address = f"127.0.0.1:{server.port}"
        self.innocents = People(address, True, args.think, 2, 5, args.seed)
        context = multiprocessing.get_context("spawn")
        self.attacker, other = context.Pipe()
        context.Process(target=attacker_process, args=(other, address), daemon=True).start()
        self.innocents.ask("grow", args.tables, 2 * args.tables)
        table, tokens = asyncio.run(prepare(address))
        others = self.innocents.ask("listed")
        self.attacker.send(("know", table, tokens, others))
        self.attacker.recv()

    def measure(self, kind: str | None, seconds: float) -> dict[str, Any]:
        """The innocents' samples, undisturbed or under an attack."""
        if kind is not None:
            self.attacker.send(("attack", kind, seconds + 1))
            time.sleep(0.5)
        found: dict[str, Any] = self.innocents.ask("measure", seconds)
        found["answers"] = self.attacker.recv() if kind is not None else {}
        return found


def run_all(args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Every attack, and a baseline before each."""
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        server = Server(ROOT, folder)
        try:
            run = Run(args, server)
            run.measure(None, args.calm)  # warming up
            calm: list[float] = []
            rows: dict[str, dict[str, Any]] = {}
            for kind in args.only:
                calm += run.measure(None, args.calm)["samples"]
                rows[kind] = run.measure(kind, args.seconds)
                time.sleep(args.pause)  # what is left of an attack is over
                row = rows[kind]
                console.print(
                    f"{kind:12} median {percentile(row['samples'], 0.5):6.1f}  "
                    f"99 % {percentile(row['samples'], 0.99):7.1f} ms  "
                    f"(undisturbed {percentile(calm, 0.99):.1f})  {row['answers']} {row['errors']}"
                )
            rows["undisturbed"] = {"samples": calm, "answers": {}, "errors": {}}
            for pipe in (run.innocents.pipe, run.attacker):
                pipe.send(("quit",))
            return rows
        finally:
            server.stop()


def told(answers: dict[str, int], seconds: float) -> str:
    """What the attacker got, by second."""
    names = {"200": "granted", "429": "refused", "400": "refused", "421": "refused",
             "error": "refused", "frame": "granted", "cut": "cut off"}  # fmt: skip
    total: Counter[str] = Counter()
    for name, n in answers.items():
        total[names.get(name, name)] += n
    return ", ".join(f"{n / seconds:,.0f} {name}" for name, n in total.items()) or "-"


def section(args: argparse.Namespace, rows: dict[str, dict[str, Any]], load: float) -> str:
    """The part of docs/load.md."""
    calm = rows["undisturbed"]["samples"]
    lines = [
        HEADING,
        "",
        f"What one address can do to others: {args.tables} innocent tables of two, each",
        f"choosing after {args.think:g} s on average, while an attacker at another address keeps",
        f"{LINES} connections busy with one kind of request. The times are those of the innocent",
        "tables, measured as above, and compared with the same run without an attack. The aim: at",
        f"most {TARGET:g} times the undisturbed 99th percentile, whatever the attacker sends.",
        "",
        "| attack | answers to the attacker, a second | median | 99 % | times undisturbed |",
        "|---|---|---:|---:|---:|",
        f"| none | | {percentile(calm, 0.5):.1f} ms | {percentile(calm, 0.99):.1f} ms | 1 |",
    ]
    for kind in args.only:
        row = rows[kind]
        times = percentile(row["samples"], 0.99) / percentile(calm, 0.99)
        lines.append(
            f"| {ATTACKS[kind]} | {told(row['answers'], args.seconds + 1)} | "
            f"{percentile(row['samples'], 0.5):.1f} ms | "
            f"{percentile(row['samples'], 0.99):.1f} ms | {times:.1f} |"
        )
    only = "" if args.only == list(ATTACKS) else f" --only {','.join(args.only)}"
    folder = " --first" if args.first else ""
    folder += "" if args.folder is None else f" --folder {args.folder}"
    lines += [
        "",
        f"Each attack lasted {args.seconds:g} s, after {args.calm:g} s without one. The server had",
        "one core with its workers; the innocent clients and the attacker shared the other, the",
        "attacker at a lower priority.",
        f"The machine has {os.cpu_count()} cores; its load was {load:.1f} before the run.",
        *([BEFORE_OTHERS] if args.first else []),
        "",
        "```",
        f".venv/bin/python bench/attack.py --tables {args.tables} --think {args.think:g} "
        f"--seconds {args.seconds:g}{folder}{only}",
        "```",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--only", default=",".join(ATTACKS), help="which, by name")
    parser.add_argument("--tables", type=int, default=6, help="innocent tables of two")
    parser.add_argument("--think", type=float, default=0.15, help="mean seconds a choice")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--calm", type=float, default=4.0, help="seconds undisturbed before each")
    parser.add_argument("--pause", type=float, default=1.5, help="after each attack")
    parser.add_argument("--folder", help="for the database; a disk unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", action="store_true", help="before all else the machine does")
    parser.add_argument("--dry", action="store_true", help="measure, but write no page")
    args = parser.parse_args()
    args.only = args.only.split(",")
    raise_file_limit()
    if args.first:
        go_before_others()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped
    load = os.getloadavg()[0]
    rows = run_all(args)
    text = section(args, rows, load)
    print(text)
    if not args.dry:
        before = PAGE.read_text("utf-8").partition(HEADING)[0].rstrip()
        PAGE.write_text(f"{before}\n\n{text}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
