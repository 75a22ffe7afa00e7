"""/health tells the truth: a process that cannot write gets no new connections."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import psycopg

from .harness import ME, PATIENCE, Guest, Server

if TYPE_CHECKING:
    from .postgres import Postgres

pytest_plugins = ["server.postgres"]


def ask(server: Server, path: str = "/health") -> httpx.Response:
    return httpx.get(server.http + path, timeout=PATIENCE, verify=False)


def wait_for(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)


async def test_a_full_disk_is_told_and_so_is_its_end(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server)
        wal = tmp_path / "t.db-wal"
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        # No file may grow any more: that is how a full disk looks to a process.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
        wait_for(lambda: ask(server).status_code == 503)
        assert "heartbeat" in ask(server).text
        assert ask(server, "/health/ready").status_code == 503
        assert ask(server, "/health/live").status_code == 200  # restarting it would not help
        answer = await anna.ask("POST", "/api/tables", {"seats": [ME]})
        assert answer.status_code == 500
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        wait_for(lambda: ask(server).status_code == 200)
        await anna.create(ME)


def test_a_heartbeat_that_hangs_is_told(postgres: Postgres, tmp_path: Path) -> None:
    """Somebody holds a lock for longer than a heartbeat may take: 6 s, then others adopt."""
    database = postgres.new_database()
    with Server(database, folder=tmp_path) as server, psycopg.connect(database) as other:
        other.execute("LOCK TABLE processes")
        began = time.monotonic()
        wait_for(lambda: ask(server).status_code == 503, 30)
        assert time.monotonic() - began > 4
        assert "no heartbeat" in ask(server).text
        other.rollback()
        wait_for(lambda: ask(server).status_code == 200)


def test_a_process_that_ends_is_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        assert ask(server).text == "ok\n"
        assert ask(server, "/health/live").text == "ok\n"
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        server.process.wait(PATIENCE)
        assert not server.healthy()
        server.process = None
