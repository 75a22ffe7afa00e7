"""Client processes for bench/load.py: sockets that play whole turns at many tables.

Both versions of the protocol are spoken. The same turns are sent as rows (version 2), or choice by
choice, each when the one before has been answered (version 1), as the browser clients did.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import random
import resource
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

# The server ends connections that rest for five seconds: they are not to be used just then.
LIMITS = httpx.Limits(max_connections=32, keepalive_expiry=1)
PASS, STOP, PLAIN, COUNTER, YIELD, MODIFY, DIE = 0, 1, 2, 3, 4, 21, 133
STARTS = ("space", "counter", "action")  # kinds of decisions with which a turn begins
PASSING = 0.08  # how often somebody passes who could act
FIRST = -18  # the priority of a benchmark with --first
BEFORE_OTHERS = "So the benchmark ran at a higher priority than other programs (`--first`)."
OFF_THE_DISK = "The database was in memory (`--folder`): times are without those of a disk."


# --- what a client reads of a frame --------------------------------------------------------------


class Option(msgspec.Struct):
    id: int


class Way(msgspec.Struct):
    modifier: int
    groups: list[tuple[list[int], int, int, int]]


class Entry(msgspec.Struct):
    target: int
    ways: list[Way]


class BlackWay(msgspec.Struct):
    first: int | None


class BlackMenu(msgspec.Struct):
    groups: list[tuple[list[int], int]]
    ways: list[BlackWay]


class Decision(msgspec.Struct):
    seat: int
    kind: str
    options: list[Option]
    menu: list[Entry] | None = None
    black: BlackMenu | None = None


class Moment(msgspec.Struct):
    version: int
    over: bool = False
    decision: Decision | None = None


class Frame(msgspec.Struct):
    type: str
    moment: Moment | None = None
    error: dict[str, Any] | None = None


FRAME = msgspec.json.Decoder(Frame)


class Line(ClientConnection):
    """A connection that counts what comes over the line, packed or not, since it was asked last."""

    heard = 0

    def data_received(self, data: bytes) -> None:
        """Bytes of frames and what is around them."""
        self.heard += len(data)
        super().data_received(data)

    def count(self) -> int:
        """How many bytes were heard; reset the count."""
        heard, self.heard = self.heard, 0
        return heard


# --- turns ---------------------------------------------------------------------------------------


def turn(decision: Decision, rng: random.Random) -> list[int]:
    """A turn at random, as a row of options; what it leaves open is asked afterwards."""
    listed = [option.id for option in decision.options]
    if decision.kind == "action" and decision.menu is not None:
        targets = [entry for entry in decision.menu if entry.ways]
        if not targets or rng.random() < PASSING:
            return [PASS]
        target = rng.choice(targets)
        way = rng.choice(target.ways)
        modifier = [MODIFY + way.modifier - 1] if way.modifier else []
        return [target.target, *modifier, *(DIE + die for die in rng.choice(way.groups)[0])]
    if decision.kind == "counter" and decision.black is not None:
        first = decision.black.ways[0].first
        if first is None or COUNTER not in listed:
            return [YIELD]
        return [COUNTER, *(DIE + die for die in rng.choice(decision.black.groups[first:])[0])]
    return [rng.choice(listed)]


def next_of(row: list[int], decision: Decision, rng: random.Random) -> int:
    """The next single choice of a row, which gets shorter: what the server does with whole rows."""
    listed = [option.id for option in decision.options]
    dice = [option for option in listed if option >= DIE and option in row]
    option = dice[0] if dice else row[0] if row else STOP
    if option in listed:
        if option in row:
            row.remove(option)
        return option
    return next((one for one in (PLAIN, STOP) if one in listed), rng.choice(listed))


# --- client processes ----------------------------------------------------------------------------


class Crowd:
    """The tables of one client process."""

    def __init__(
        self, address: str, rows: bool, think: float, players: int, skip: int, seed: int
    ) -> None:
        self.address = address
        self.rows = rows
        self.skip = skip
        self.think = think
        self.players = players
        self.random = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=LIMITS)
        self.tokens: list[str] = []
        self.tables: list[PlayedTable] = []
        self.forget()

    def forget(self) -> None:
        """Begin to count what is said from now on."""
        self.began = time.perf_counter()
        self.samples: list[float] = []  # seconds from a message until all others had its update
        self.whole: list[float] = []  # and from a turn's first message until they had all of it
        self.turns = self.messages = self.heard = self.said = 0
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
        """Have this many tables, all past the turns they play without thinking."""
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
        self.forget()
        await asyncio.sleep(seconds)
        names = ("samples", "whole", "turns", "messages", "heard", "said", "errors")
        return {name: getattr(self, name) for name in names}

    async def listed(self) -> list[str]:
        """Which tables are played."""
        return [table.id for table in self.tables]

    def count_error(self, name: str) -> None:
        self.errors[name] = self.errors.get(name, 0) + 1


class PlayedTable:
    """One table and the sockets of its seats."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.skip = crowd.random.randrange(1, crowd.skip)
        self.id = ""
        self.row: list[int] = []  # what is left of the current turn, choice by choice
        self.turn_at = self.sent_at = self.arrived_at = 0.0
        self.sent_version = 0
        self.measured = False  # the current turn was thought about
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
        ws = await websockets.connect(
            address, max_size=None, ping_interval=None, open_timeout=120, create_connection=Line
        )  # like a browser it offers to unpack what is packed
        protocol = 2 if self.crowd.rows else 1
        hello = {"type": "hello", "token": self.tokens[seat], "protocol": protocol}
        await ws.send(json.dumps(hello))
        await ws.send(json.dumps({"type": "watch", "table": self.id}))
        return ws

    async def play(self, seat: int, ws: Any) -> None:
        """A seat: it answers whenever it is asked, and comes back when its socket is lost."""
        while True:
            try:
                async for raw in ws:
                    self.crowd.heard += ws.count()
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
            task = asyncio.create_task(self.answer(ws, moment, moment.decision))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)
        return False

    def note_arrival(self, seat: int, frame: Frame) -> None:
        """An update of the message that is on its way has reached a seat."""
        if frame.type != "update" or seat not in self.waiting or frame.moment is None:
            return
        if frame.moment.version > self.sent_version:
            self.waiting.discard(seat)
            if not self.waiting:
                self.arrived_at = time.perf_counter()
                if self.measured:
                    self.crowd.samples.append(self.arrived_at - self.sent_at)

    async def answer(self, ws: Any, moment: Moment, decision: Decision) -> None:
        """Take a turn after some thought, or continue the current one."""
        crowd = self.crowd
        if decision.kind in STARTS:
            await self.think()
            self.row = turn(decision, crowd.random)
            self.turn_at = time.perf_counter()
            crowd.turns += 1
        elif crowd.rows:
            self.row = turn(decision, crowd.random)
        choice: dict[str, Any] = {
            "type": "choose", "table": self.id, "version": moment.version,
            "seat": decision.seat, "confirm": True,
        }  # fmt: skip
        if crowd.rows:
            choice["options"] = self.row
        else:
            choice["option"] = next_of(self.row, decision, crowd.random)
        self.waiting = set(range(crowd.players)) - {decision.seat}
        text = json.dumps(choice)
        crowd.messages += 1
        crowd.said += len(text)
        self.sent_version, self.sent_at = moment.version, time.perf_counter()
        try:
            await ws.send(text)
        except websockets.WebSocketException:
            crowd.count_error("closed while choosing")

    async def think(self) -> None:
        """Before a turn; by then the one before has reached everybody."""
        crowd = self.crowd
        skipping = self.skip > 0
        if skipping:
            self.skip -= 1
        else:
            await asyncio.sleep(crowd.random.expovariate(1 / crowd.think))
            if self.measured and not self.waiting and self.turn_at >= crowd.began:
                crowd.whole.append(self.arrived_at - self.turn_at)
        self.measured = not skipping

    async def again(self) -> None:
        """The game is over: another one with the same players."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.begin(self.tokens)


def go_before_others() -> None:
    """Start a separate session that is served before the others (see sched(7), autogroup)."""
    with suppress(PermissionError):  # it leads one already
        os.setsid()
    Path("/proc/self/autogroup").write_text(str(FIRST))
    os.setpriority(os.PRIO_PROCESS, 0, FIRST)  # where sessions are not told apart


def raise_file_limit() -> None:
    """Many sockets."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def client_process(pipe: Connection, *crowd_arguments: Any) -> None:
    """Do what the parent asks for until it asks no more."""
    raise_file_limit()
    gc.disable()  # a look through all sockets takes longer than what is measured
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


class People:
    """A crowd in a process of its own, which does what it is asked to."""

    def __init__(self, *crowd_arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        arguments = (theirs, *crowd_arguments)
        context.Process(target=client_process, args=arguments, daemon=True).start()

    def ask(self, *command: Any) -> Any:
        """Have them do something, and wait for it."""
        self.pipe.send(command)
        kind, answer = self.pipe.recv()
        if kind != "done":
            raise RuntimeError(f"a client failed: {answer}")
        return answer
