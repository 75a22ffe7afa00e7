"""Real servers: processes that can be killed and started again at the same place."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import sqlalchemy as sa

from troyes.play.log import Entry
from troyes.server import schema

from .truth import Truth, query

Json = dict[str, Any]
PATIENCE = 120.0  # seconds until a test gives up waiting; never a measurement
TROYES = str(Path(sys.executable).parent / "troyes")

UNLIMITED = ("--address-work", "0", "--connections-per-address", "0")
AT_ONCE = (
    "--come-back-seconds",
    "0",
)  # a bot moves for those who left; tests of that wait longer


class GaveUp(AssertionError):
    """Something that was waited for never came."""


async def until(what: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        found = await asyncio.to_thread(what)
        if found:
            return found
        await asyncio.sleep(0.05)
    raise GaveUp("what was waited for never came")


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"


class Server:
    """A server process; `database` is an address or the path of a SQLite file."""

    before: tuple[str, ...] = ()  # of the command: what limits the process, say

    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        folder: Path | None = None,
        limited: bool = False,
    ) -> None:
        """Nothing is started yet: `with Server(...)`, or call `start`.

        All of a test's guests are at one address: its limits are for tests of limits.
        """
        self.database = sqlite_url(database) if isinstance(database, Path) else database
        place = folder or (database.parent if isinstance(database, Path) else None)
        assert place is not None, "a server on another database needs a folder for its log"
        place.mkdir(parents=True, exist_ok=True)
        self.log_file = place / f"server-{time.time_ns()}.log"
        self.arguments = (*(() if limited else UNLIMITED), *AT_ONCE, *arguments)
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def http(self) -> str:
        """The address of the HTTP API."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """The address of the socket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> Server:
        """Start on a free port the first time, later on the same one; return when it is healthy."""
        assert self.process is None
        before = self.log_file.stat().st_size if self.log_file.exists() else 0
        command = [
            *self.before, TROYES, "serve", "--port", str(self.port), "--database", self.database
        ]  # fmt: skip
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], stderr=log, stdout=log)
        self.starts += 1
        give_up = time.monotonic() + PATIENCE
        while not self.port:
            found = re.search(r"served at http://[^:/]+:(\d+)/", self.log()[before:])
            if found:
                self.port = int(found[1])
            self.still_trying(give_up)
        while not self.healthy():
            self.still_trying(give_up)
        return self

    def still_trying(self, give_up: float) -> None:
        """Wait a little, unless the process ended or it takes too long."""
        assert self.process is not None
        if self.process.poll() is not None or time.monotonic() > give_up:
            raise GaveUp(f"the server does not start:\n{self.log()[-3000:]}")
        time.sleep(0.02)

    def healthy(self) -> bool:
        """Whether /health says so."""
        try:
            return httpx.get(self.http + "/health", timeout=5, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """An ordinary end."""
        if self.process is not None:
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise GaveUp(f"the server does not end:\n{self.log()[-3000:]}") from None
        finally:
            self.process = None

    def restart(self) -> None:
        """Kill it and start it again on the same port and database."""
        self.kill()
        self.start()

    # --- looking at it from outside --------------------------------------------------------------

    def log(self) -> str:
        """Everything it wrote to standard error, of all its lives."""
        return self.log_file.read_text("utf-8", "replace") if self.log_file.exists() else ""

    def events(self, name: str) -> list[Json]:
        """The log's lines about one event."""
        lines = [line for line in self.log().splitlines() if line.startswith("{")]
        return [found for found in map(json.loads, lines) if found["event"] == name]

    def metric(self, name: str) -> float:
        """A figure of /metrics; those with labels are added up."""
        page = httpx.get(self.http + "/metrics", timeout=PATIENCE, verify=False).text
        values = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", page, re.MULTILINE)
        return sum(map(float, values))

    def children(self, kind: str = "bot_worker") -> list[int]:
        """The worker processes of a kind that run their own program.

        The server waits for one that is only about to: who stopped it would stop both.
        """
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.pid and fields[0] != "Z":
                    command = stat.with_name("cmdline").read_text()
                    if kind in command:
                        found.append(int(stat.parent.name))
        return found

    def query(self, statement: Any) -> list[Any]:
        """Read the database directly."""
        return query(self.database, statement)

    def entries(self, table_id: str) -> list[Entry]:
        """The log of a table as it is in the database; its versions must be 1, 2, 3 and so on."""
        e = schema.entries.c
        rows = self.query(
            sa.select(e.version, e.kind, e.value).where(e.table_id == table_id).order_by(e.version)
        )
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        return [Entry(row.kind, row.value) for row in rows]

    def row(self, table_id: str) -> Any:
        """The row of a table."""
        found = self.query(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0]

    def truth(self, table_id: str) -> Truth:
        """A table rebuilt from the database alone."""
        return Truth(self.row(table_id), self.entries(table_id))
