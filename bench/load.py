"""How many tables one server process keeps up with: writes docs/load.md and docs/load.svg.

    python bench/load.py                       # up to the first step that is too slow
    python bench/load.py --steps 200 --dry     # a short look

Every seat of every table is a socket of its own, played by client processes that choose at random
after a think time: a table makes one choice every five seconds on average, about what four people
do who take a turn of four or five choices in twenty to thirty seconds. Measured is the time from
sending a choice until its update has reached all *other* seats of the table, at the clients, so
their own delays count too. The server gets one core, the clients the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

DOCS = Path(__file__).parent.parent / "docs"
# The server ends connections that rest for five seconds: they are not to be used just then.
LIMITS = httpx.Limits(max_connections=32, keepalive_expiry=1)
GUESTS = 2000  # a guest may sit at several tables
UNLIMITED = ("--address-work", "0", "--connections-per-address", "0")  # all are at one address
console = Console(stderr=True)


# --- what a client reads of a frame --------------------------------------------------------------


class Option(msgspec.Struct):
    id: int


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class Moment(msgspec.Struct):
    version: int
    over: bool
    decision: Decision | None = None


class Frame(msgspec.Struct):
    type: str
    moment: Moment | None = None
    error: dict[str, Any] | None = None


FRAME = msgspec.json.Decoder(Frame)


# --- client processes ----------------------------------------------------------------------------


class Crowd:
    """The tables of one client process."""

    def __init__(self, address: str, think: float, players: int, skip: int, seed: int) -> None:
        self.address = address
        self.skip = skip
        self.think = think
        self.players = players
        self.random = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=LIMITS)
        self.tokens: list[str] = []
        self.tables: list[PlayedTable] = []
        self.samples: list[float] = []
        self.choices = 0
        self.errors: dict[str, int] = {}

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> Any:
        """One HTTP request."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def some_guests(self, guests: int) -> list[str]:
        """The tokens of one table's players: new guests, or, once there are enough, known ones."""
        if len(self.tokens) + self.players <= guests:
            for k in range(self.players):
                made = await self.ask("POST", "/api/guests", None, {"name": f"Guest {k}"})
                self.tokens.append(made["token"])
            return self.tokens[-self.players :]
        return self.random.sample(self.tokens, self.players)

    async def grow(self, tables: int, guests: int) -> None:
        """Have so many tables, all past the choices they play without thinking."""
        gate = asyncio.Semaphore(32)  # those who come together share commits

        async def one() -> None:
            async with gate:
                table = PlayedTable(self)
                await table.begin(await self.some_guests(guests))
                self.tables.append(table)

        await asyncio.gather(*(one() for _ in range(tables - len(self.tables))))
        while any(table.skip > 0 for table in self.tables):
            await asyncio.sleep(0.2)

    async def measure(self, seconds: float) -> dict[str, Any]:
        """What happens in the next seconds."""
        self.samples, self.choices, self.errors = [], 0, {}
        await asyncio.sleep(seconds)
        return {
            "samples": self.samples,
            "choices": self.choices,
            "errors": self.errors,
        }

    def count_error(self, name: str) -> None:
        self.errors[name] = self.errors.get(name, 0) + 1


class PlayedTable:
    """One table and the sockets of its seats."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.skip = crowd.random.randrange(1, crowd.skip)
        self.id = ""
        self.sent_at = 0.0
        self.sent_version = 0
        self.sent_skipping = True
        self.waiting: set[int] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.thinking: set[asyncio.Task[None]] = set()
        self.next: asyncio.Task[None] | None = None
        self.tokens: list[str] = []

    async def begin(self, tokens: list[str]) -> None:
        """Make the table, let all sit down, and open their sockets."""
        crowd, self.tokens = self.crowd, tokens
        wish = {"seats": [{"kind": "me"}] + [{"kind": "open"}] * (crowd.players - 1)}
        made = await crowd.ask("POST", "/api/tables", tokens[0], wish)
        self.id = made["id"]
        for k in range(1, crowd.players):
            await crowd.ask("POST", f"/api/tables/{self.id}/join", tokens[k], {"seat": k})
        sockets = [await self.open(k) for k in range(crowd.players)]
        self.tasks = [asyncio.create_task(self.play(k, ws)) for k, ws in enumerate(sockets)]

    async def open(self, seat: int) -> Any:
        """A socket of a seat that has said hello and watches the table."""
        address = f"ws://{self.crowd.address}/ws"
        ws = await websockets.connect(address, max_size=None, ping_interval=None, open_timeout=120)
        await ws.send(json.dumps({"type": "hello", "token": self.tokens[seat]}))
        await ws.send(json.dumps({"type": "watch", "table": self.id}))
        return ws

    async def play(self, seat: int, ws: Any) -> None:
        """A seat: it answers whenever it is asked, and comes back when its socket is lost."""
        while True:
            try:
                async for raw in ws:
                    if await self.hear(seat, ws, FRAME.decode(raw)):
                        return
            except (OSError, websockets.WebSocketException) as error:
                self.crowd.count_error(type(error).__name__)
            await asyncio.sleep(1)
            ws = await self.open(seat)

    async def hear(self, seat: int, ws: Any, frame: Frame) -> bool:
        """One frame; whether the game is over."""
        self.note_arrival(seat, frame)
        moment = frame.moment
        if frame.type == "error":
            assert frame.error is not None
            self.crowd.count_error(frame.error["id"])
            await asyncio.sleep(1)
            await ws.send(json.dumps({"type": "watch", "table": self.id}))
        elif moment is not None and moment.over:
            self.skip = 0
            await ws.close()
            if seat == 0:
                self.next = asyncio.create_task(self.again())
            return True
        elif moment is not None and moment.decision is not None:
            task = asyncio.create_task(self.choose(ws, moment))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)
        return False

    def note_arrival(self, seat: int, frame: Frame) -> None:
        """An update of the choice that is on its way has reached a seat."""
        if frame.type != "update" or seat not in self.waiting or frame.moment is None:
            return
        if frame.moment.version > self.sent_version:
            self.waiting.discard(seat)
            if not self.waiting and not self.sent_skipping:
                self.crowd.samples.append(time.perf_counter() - self.sent_at)

    async def choose(self, ws: Any, moment: Moment) -> None:
        """Think, then take any option."""
        crowd, decision = self.crowd, moment.decision
        assert decision is not None
        self.sent_skipping = self.skip > 0
        if self.skip > 0:
            self.skip -= 1
        else:
            await asyncio.sleep(crowd.random.expovariate(1 / crowd.think))
        choice = {
            "type": "choose", "table": self.id, "version": moment.version, "confirm": True,
            "seat": decision.seat, "option": crowd.random.choice(decision.options).id,
        }  # fmt: skip
        self.waiting = set(range(crowd.players)) - {decision.seat}
        self.sent_version, self.sent_at = moment.version, time.perf_counter()
        crowd.choices += 1
        try:
            await ws.send(json.dumps(choice))
        except websockets.WebSocketException:
            crowd.count_error("closed while choosing")

    async def again(self) -> None:
        """The game is over: another one with the same players."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.begin(self.tokens)


def client_process(pipe: Connection, *crowd_arguments: Any) -> None:
    """Do what the parent asks for until it asks no more."""
    raise_file_limit()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])

    async def life() -> None:
        crowd = Crowd(*crowd_arguments)
        while True:
            command, *args = await asyncio.to_thread(pipe.recv)
            if command == "quit":
                os._exit(0)
            try:
                pipe.send(("done", await getattr(crowd, command)(*args)))
            except Exception as error:
                pipe.send(("failed", repr(error)))

    asyncio.run(life())


# --- the server ----------------------------------------------------------------------------------


def raise_file_limit() -> None:
    """Many sockets."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def processor_seconds(pid: int) -> float:
    """Seconds of processor time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """The server process, on the first core."""

    def __init__(self, folder: str, *arguments: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [
            str(Path(sys.executable).with_name("troyes")), "serve", "--port", str(self.port),
            "--database", f"sqlite:///{folder}/load.db", "--log-level", "warning", *arguments,
        ]  # fmt: skip
        self.process = subprocess.Popen(command)
        os.sched_setaffinity(self.process.pid, sorted(os.sched_getaffinity(0))[:1])
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def memory(self) -> float:
        """Resident memory in MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("the server is gone")

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        return processor_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


# --- the run -------------------------------------------------------------------------------------


def percentile(samples: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]


def client_cpu() -> float:
    """Seconds of processor time the client processes have used so far."""
    return sum(processor_seconds(child.pid or 0) for child in multiprocessing.active_children())


class Run:
    """Client processes and the server, step by step."""

    def __init__(self, args: argparse.Namespace, server: Server) -> None:
        self.args = args
        self.server = server
        self.empty = server.memory()
        self.pipes: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for k in range(args.processes):
            ours, theirs = context.Pipe()
            address = f"127.0.0.1:{server.port}"
            context.Process(
                target=client_process,
                args=(theirs, address, args.think, args.players, args.skip, args.seed + k),
                daemon=True,
            ).start()
            self.pipes.append(ours)

    def all(self, command: str, *args: Any) -> list[Any]:
        """Have all client processes do something."""
        for pipe in self.pipes:
            pipe.send((command, *args))
        answers = [pipe.recv() for pipe in self.pipes]
        for kind, answer in answers:
            if kind != "done":
                raise RuntimeError(f"a client failed: {answer}")
        return [answer for _, answer in answers]

    def step(self, tables: int) -> dict[str, Any]:
        """Measure with so many tables."""
        share = -(-tables // len(self.pipes))
        self.all("grow", share, GUESTS // len(self.pipes))
        self.all("measure", self.args.warmup)
        cpu, clients, began = self.server.cpu(), client_cpu(), time.perf_counter()
        found = self.all("measure", self.args.seconds)
        seconds = time.perf_counter() - began
        samples = [s for part in found for s in part["samples"]]
        errors: dict[str, int] = {}
        for part in found:
            for name, n in part["errors"].items():
                errors[name] = errors.get(name, 0) + n
        return {
            "tables": share * len(self.pipes),
            "choices_per_s": sum(part["choices"] for part in found) / seconds,
            "samples": len(samples),
            "p50": percentile(samples, 0.5),
            "p99": percentile(samples, 0.99),
            "worst": 1000 * max(samples),
            "cpu": (self.server.cpu() - cpu) / seconds,
            "clients": (client_cpu() - clients) / seconds / len(self.pipes),
            "memory": self.server.memory(),
            "per_table": (self.server.memory() - self.empty) * 1024 / tables,
            "load": os.getloadavg()[0],
            "errors": errors,
        }


def run_all(args: argparse.Namespace) -> list[dict[str, Any]]:
    """All steps until the limit is exceeded."""
    rows: list[dict[str, Any]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, *UNLIMITED)
        try:
            run = Run(args, server)
            with Progress(*columns, console=console) as progress:
                task = progress.add_task("starting", total=len(args.steps))
                for tables in args.steps:
                    progress.update(task, description=f"{tables} tables")
                    row = run.step(tables)
                    rows.append(row)
                    console.print(
                        f"{row['tables']} tables: {row['choices_per_s']:.0f} choices/s, "
                        f"50 % {row['p50']:.1f} ms, 99 % {row['p99']:.1f} ms, "
                        f"worst {row['worst']:.0f} ms, server {row['cpu']:.0%} of a core, "
                        f"clients {row['clients']:.0%}, "
                        f"{row['per_table']:.0f} KiB a table, load {row['load']:.1f}, "
                        f"errors {row['errors']}",
                        highlight=False,
                    )
                    progress.advance(task)
                    if row["p99"] > args.limit:
                        break
            for pipe in run.pipes:
                pipe.send(("quit",))
        finally:
            server.stop()
    return rows


# --- the page ------------------------------------------------------------------------------------


def page(args: argparse.Namespace, rows: list[dict[str, Any]], before: float) -> str:
    """docs/load.md."""
    good = [row["tables"] for row in rows if row["p99"] <= args.limit]
    lines = [
        "# Load",
        "",
        "One server process on one core, SQLite, every commit on the disk. Every seat is a socket",
        f"of its own; tables have {args.players} players and make one choice every {args.think:g}"
        " seconds on average",
        "(exponential): about what people do who take some seconds for each click, all tables",
        "being played at once. Measured is the time from sending a choice until its update has",
        "reached all other seats of the table, at the clients.",
        "",
        f"Up to {max(good, default=0):,} tables kept the 99th percentile under {args.limit:g} ms.",
        "",
        "![Choice to broadcast by number of tables](load.svg)",
        "",
        "| tables | sockets | choices/s | median | 99 % | worst | server's core | clients' core "
        "| memory a table |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        lines.append(
            f"| {row['tables']:,} | {row['tables'] * args.players:,} | {row['choices_per_s']:.0f} "
            f"| {row['p50']:.1f} ms | {row['p99']:.1f} ms | {row['worst']:.0f} ms "
            f"| {row['cpu']:.0%} | {row['clients']:.0%} | {row['per_table']:.0f} KiB |"
        )
    seconds = f"{args.seconds:g} s after {args.warmup:g} s of warming up"
    failed = {name: n for row in rows for name, n in row["errors"].items()}
    lines += [
        "",
        f"Each step lasted {seconds}; new tables first play up to",
        f"{args.skip} choices without thinking, so that not all do the same. Memory is what",
        "the server's resident memory has grown by, sockets included.",
        f"Errors: {failed or 'none'}. The machine has {os.cpu_count()} cores; its load was"
        f" {before:.1f} before the run.",
        "",
        "```",
        f".venv/bin/python bench/load.py --steps {','.join(map(str, args.steps))}"
        f" --players {args.players} --think {args.think:g} --seconds {args.seconds:g}",
        "```",
        "",
    ]
    return "\n".join(lines)


def picture(rows: list[dict[str, Any]], limit: float) -> str:
    """Percentiles over the number of tables, as SVG."""
    width, height, left, right, top, bottom = 720, 380, 64, 90, 48, 52
    most = max(row["tables"] for row in rows)
    high = max(limit * 1.3, max(row["p99"] for row in rows) * 1.1)

    def x(tables: float) -> float:
        return left + (width - left - right) * tables / most

    def y(ms: float) -> float:
        return height - bottom - (height - top - bottom) * ms / high

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fbf7ee"/>',
        f'<text x="{left - 40}" y="26" font-size="15" font-weight="bold">'
        "From a choice to its broadcast, milliseconds over concurrent tables</text>",
        f'<path d="M{left} {top}V{height - bottom}H{width - right}" fill="none" stroke="#333"/>',
        f'<path d="M{left} {y(limit):.1f}H{width - right}" stroke="#888" stroke-dasharray="5 4"/>',
        f'<text x="{width - right + 6}" y="{y(limit) + 4:.1f}" fill="#666">{limit:g} ms</text>',
        f'<text x="{(left + width - right) / 2}" y="{height - 12}" text-anchor="middle">'
        "tables at once</text>",
    ]
    for k in range(5):
        ms = high * k / 4
        parts.append(f'<text x="{left - 8}" y="{y(ms) + 4:.1f}" text-anchor="end">{ms:.0f}</text>')
    for row in rows:
        parts.append(
            f'<text x="{x(row["tables"]):.1f}" y="{height - bottom + 18}" text-anchor="middle">'
            f"{row['tables']:,}</text>"
        )
    for key, label, colour in (("p99", "99 %", "#8f2d2a"), ("p50", "median", "#51647a")):
        points = [(x(row["tables"]), y(row[key])) for row in rows]
        line = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="{colour}"/>' for a, b in points]
        end = points[-1]
        parts.append(
            f'<text x="{end[0] + 8:.1f}" y="{end[1] + 4:.1f}" fill="{colour}">{label}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", default="250,500,750,1000,1250,1500", help="tables at once")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds a choice")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured in each step")
    parser.add_argument("--warmup", type=float, default=4.0)
    parser.add_argument("--limit", type=float, default=50.0, help="99th percentile, ms: then stop")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument(
        "--skip", type=int, default=30, help="new tables play up to so many choices at once"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="measure, but write no page")
    args = parser.parse_args()
    args.steps = [int(step) for step in args.steps.split(",")]
    raise_file_limit()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped
    before = os.getloadavg()[0]
    rows = run_all(args)
    if not args.dry:
        (DOCS / "load.md").write_text(page(args, rows, before), "utf-8")
        (DOCS / "load.svg").write_text(picture(rows, args.limit), "utf-8")
    print(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
