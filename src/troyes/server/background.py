"""Expensive work in a separate process: histories of games, records, edition files.

The event loop only forwards requests and answers, so that nobody at a table has to wait for a guest
who looks at an old game. Results are cached. Guests are served in turn, and each may have a few
requests waiting.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from troyes.play.table import Refused

from .limits import TooFast

SECONDS = 20.0  # then the worker is ended, whatever it does
KEPT_BYTES = 32 << 20
LINE = 8  # questions of one guest that may wait
Key = tuple[Any, ...]


class Kept:
    """A cache (LRU) of answers by what was asked, limited in bytes."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        """A cached answer, or None."""
        found = self.answers.get(key)
        if found is not None:
            self.answers.move_to_end(key)
        return found

    def put(self, key: Key, answer: bytes) -> None:
        """Cache an answer and evict the least recently used ones if there is no room."""
        self.size += len(answer) - len(self.answers.pop(key, b""))
        self.answers[key] = answer
        while self.size > self.most:
            self.size -= len(self.answers.popitem(last=False)[1])


class Background:
    """One worker process that answers one request at a time."""

    def __init__(self) -> None:
        self.kept = Kept()
        self.worker: Process | None = None
        self.busy = asyncio.Lock()  # first come, first served
        self.waiting: Counter[str] = Counter()
        self.making: dict[Key, asyncio.Future[bytes]] = {}

    async def known(
        self, key: Key, whose: str, charge: Callable[[], None], ask: Callable[[], Any]
    ) -> bytes:
        """The answer for this key: cached, under way already, or made as `ask()` says.

        `ask` may be a coroutine function: a dict with the `work` and its arguments. Only what must
        be made is charged for.
        """
        found = self.kept.get(key)
        if found is not None:
            return found
        if key in self.making:
            return await asyncio.shield(self.making[key])
        charge()
        making = self.making[key] = asyncio.ensure_future(self.make(key, whose, ask))
        making.add_done_callback(lambda _: self.making.pop(key, None))
        return await asyncio.shield(making)

    async def make(self, key: Key, whose: str, ask: Callable[[], Any]) -> bytes:
        """Make an answer and keep it."""
        question = ask()
        if asyncio.iscoroutine(question):
            question = await question
        answer = await self.ask(whose, question)
        self.kept.put(key, answer)
        return answer

    async def ask(self, whose: str, question: dict[str, Any]) -> bytes:
        """One request; `Refused` as the work says, or if a client asks for too much at once."""
        if self.waiting[whose] >= LINE:
            raise TooFast(1.0)
        self.waiting[whose] += 1
        try:
            async with self.busy:
                return await self.answer(question)
        finally:
            self.waiting[whose] -= 1
            if not self.waiting[whose]:
                del self.waiting[whose]

    async def answer(self, question: dict[str, Any]) -> bytes:
        """Ask the worker; one that fails is ended, and the next question gets a new one."""
        try:
            async with asyncio.timeout(SECONDS):
                worker = self.worker = await self.alive()
                assert worker.stdin is not None
                assert worker.stdout is not None
                worker.stdin.write(msgspec.json.encode(question) + b"\n")
                await worker.stdin.drain()
                said, size = (await worker.stdout.readline()).split()
                body = await worker.stdout.readexactly(int(size))
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
            self.close()
            raise Refused("error-try-again") from None
        except asyncio.CancelledError:
            self.close()  # its answer would be taken for the next one
            raise
        if said == b"refused":
            reason, args = msgspec.json.decode(body, type=tuple[str, dict[str, Any]])
            raise Refused(reason, **args)
        if said != b"done":
            raise RuntimeError(body.decode())
        return body

    async def start(self) -> None:
        """Start the worker before it is needed: every table that is opened asks for its log."""
        async with self.busy:
            self.worker = await self.alive()

    async def alive(self) -> Process:
        """The worker; a new one if it has ended."""
        if self.worker is not None and self.worker.returncode is None:
            return self.worker
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "troyes.server.background_worker",
            stdin=PIPE, stdout=PIPE, process_group=0,  # Ctrl+C is for the server alone
        )  # fmt: skip

    def close(self) -> None:
        """End the worker."""
        worker, self.worker = self.worker, None
        if worker is not None and worker.returncode is None:
            worker.kill()
