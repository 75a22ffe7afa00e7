"""Worker processes for bots: the event loop never thinks, and a bot that hangs is killed."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque

from troyes.play.view import View

SHARE = 0.5  # of the time until it is killed, what a bot is told that it has
TABLES = 1000  # for this many tables the pool remembers which worker thought for them

Line = deque[asyncio.Future[Process | None]]


class BotFailed(Exception):
    """A bot that answered with an error, with an illegal turn, or not in time."""


class BotPool:
    """A few worker processes, each asked one thing at a time.

    Addresses, and the hosts at each address, are served in turn, so nobody's many tables delay
    others.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = workers
        self.idle: list[Process | None] = [None] * workers  # started when first needed
        self.waiting: dict[str, dict[str, Line]] = {}  # addresses in turn, their hosts in turn
        self.running: set[Process] = set()
        self.homes: dict[str, Process] = {}  # who thought last for a table

    async def turn(
        self, view: View, level: str, seed: int, table: str, host: str, address: str | None = None
    ) -> list[int]:
        """The rest of a bot's turn at a table of this host, who was seen at an address.

        Raises `BotFailed`.
        """
        edition = view.state.edition
        request: dict[str, object] = {
            "seat": view.seat,
            "level": level,
            "seed": seed,
            "table": table,
            "seconds": self.seconds * SHARE,
            "view": view.state.key().hex(),
            "tally": view.tally,
            "figures": "" if edition.standard else json.dumps(edition.figures, sort_keys=True),
        }
        worker = await self.free_worker(table, host, address or host)
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.start()
            async with asyncio.timeout(self.seconds):  # wait_for of 3.11 may lose a cancellation
                turn = await self.ask(worker, request)
            self.remember(table, worker)
            return turn
        except (TimeoutError, OSError, ValueError) as error:
            self.stop(worker)
            worker = None
            raise BotFailed(str(error) or f"no answer in {self.seconds} s") from None
        except asyncio.CancelledError:
            self.stop(worker)
            worker = None
            raise
        finally:
            self.release(worker)

    async def free_worker(self, table: str, host: str, address: str) -> Process | None:
        """The next worker that is free, when it is this address's turn and there this host's.

        Where there is a choice, it is the one that thought for this table before: the bot there
        has its memory of the game.
        """
        if self.idle:
            home = self.homes.get(table)
            return self.idle.pop(self.idle.index(home) if home in self.idle else -1)
        waits: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, {}).setdefault(host, deque()).append(waits)
        try:
            return await waits
        except asyncio.CancelledError:
            if waits.done() and not waits.cancelled():  # given to one who no longer wants it
                self.release(waits.result())
            raise

    def remember(self, table: str, worker: Process) -> None:
        """Note who thought for a table; the oldest notes are forgotten."""
        self.homes.pop(table, None)
        self.homes[table] = worker
        if len(self.homes) > TABLES:
            del self.homes[next(iter(self.homes))]

    def release(self, worker: Process | None) -> None:
        """A worker has nothing to do: the first in line gets it, then goes to the end."""
        while self.waiting:
            address, hosts = next(iter(self.waiting.items()))
            host, line = next(iter(hosts.items()))
            del self.waiting[address], hosts[host]
            waits = line.popleft()
            if line:
                hosts[host] = line
            if hosts:
                self.waiting[address] = hosts
            if not waits.done():
                waits.set_result(worker)
                return
        self.idle.append(worker)

    async def ask(self, worker: Process, request: dict[str, object]) -> list[int]:
        """One question, one answer."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(request).encode() + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        reply = json.loads(line) if line else {"error": "the worker ended"}
        if "turn" not in reply:
            raise BotFailed(reply.get("error", "no turn"))
        return list(reply["turn"])

    async def start(self) -> Process:
        """Start a worker."""
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "troyes.server.bot_worker",
            stdin=PIPE, stdout=PIPE, process_group=0,  # Ctrl+C is for the server alone
        )  # fmt: skip
        self.running.add(worker)
        return worker

    def stop(self, worker: Process | None) -> None:
        """End a worker at once."""
        if worker is not None:
            self.running.discard(worker)
            if worker.returncode is None:
                worker.kill()

    def close(self) -> None:
        """End all workers."""
        for worker in list(self.running):
            self.stop(worker)
