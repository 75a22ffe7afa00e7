"""Worker processes for bots: the event loop never thinks, and a bot that hangs is killed."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process

from troyes.rules.view import View


class BotFailed(Exception):
    """A bot that answered with an error, with nonsense, or not in time."""


class BotPool:
    """A few worker processes, each asked one thing at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = workers
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self.idle.put_nowait(None)  # started when first needed
        self.running: set[Process] = set()

    async def turn(self, view: View, level: str, seed: int) -> list[int]:
        """The rest of a bot's turn; raises `BotFailed`."""
        edition = view.state.edition
        request: dict[str, object] = {
            "seat": view.seat,
            "level": level,
            "seed": seed,
            "view": view.state.key().hex(),
            "figures": "" if edition.standard else json.dumps(edition.figures, sort_keys=True),
        }
        worker = await self.idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.start()
            async with asyncio.timeout(self.seconds):  # wait_for of 3.11 may lose a cancellation
                return await self.ask(worker, request)
        except (TimeoutError, OSError, ValueError) as error:
            self.stop(worker)
            worker = None
            raise BotFailed(str(error) or f"no answer in {self.seconds} s") from None
        except asyncio.CancelledError:
            self.stop(worker)
            worker = None
            raise
        finally:
            self.idle.put_nowait(worker)

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
            sys.executable, "-m", "troyes.server.bot_worker", stdin=PIPE, stdout=PIPE
        )
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
