"""Reading and writing the database without blocking the event loop.

SQLite has one writer: a thread that takes whatever writes have gathered, puts them into one
transaction and commits once, so that a thousand tables share the cost of reaching the disk.
PostgreSQL gets a transaction for each write, and tells the other processes (NOTIFY) as it commits.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url

from troyes.table.table import Entry

from . import schema

T = TypeVar("T")
Work = Callable[[Connection], T]
CHANNEL = "troyes"
READERS = 4
BATCH = 200


class Conflict(Exception):
    """Somebody else changed the table first: look again, then decide again."""


class Storage:
    """A database; `read` and `write` run work on a connection in a thread."""

    def __init__(self, url: str) -> None:
        """Open a database and bring its schema up to date."""
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite and self.url.database not in (None, "", ":memory:"):
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.engine: Engine = sa.create_engine(
            self.url, **({} if self.sqlite else {"pool_size": READERS * 2, "pool_pre_ping": True})
        )
        if self.sqlite:
            sa.event.listen(self.engine, "connect", prepare_sqlite)
            sa.event.listen(self.engine, "begin", lambda c: c.exec_driver_sql("BEGIN"))
        migrate(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.writes: queue.Queue[tuple[Work[Any], Future[Any]] | None] = queue.Queue()
        self.writer: threading.Thread | None = None
        self.commits = 0
        if self.sqlite:
            self.writer = threading.Thread(target=self._write_in_batches, daemon=True)
            self.writer.start()

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; when this returns it is on disk."""
        if self.writer is not None:
            future: Future[T] = Future()
            self.writes.put((work, future))
            return await asyncio.wrap_future(future)

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def _write_in_batches(self) -> None:
        """The writer thread of SQLite."""
        with self.engine.connect() as connection:
            while True:
                first = self.writes.get()
                if first is None:
                    return
                batch = [first]
                while len(batch) < BATCH:
                    try:
                        more = self.writes.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        self.writes.put(None)
                        break
                    batch.append(more)
                self._write_batch(connection, batch)

    def _write_batch(
        self, connection: Connection, batch: Sequence[tuple[Work[Any], Future[Any]]]
    ) -> None:
        """One transaction; a piece of work that fails is rolled back alone."""
        done: list[tuple[Future[Any], Any]] = []
        try:
            with connection.begin():
                for work, future in batch:
                    try:
                        with connection.begin_nested():
                            done.append((future, work(connection)))
                    except Exception as error:
                        future.set_exception(error)
            self.commits += 1
        except Exception as error:
            for future, _ in done:
                future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)

    def close(self) -> None:
        """Finish what was begun and close."""
        if self.writer is not None:
            self.writes.put(None)
            self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, every commit to the disk, transactions begun by us and not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("troyes.server") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(8411)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# --- work: what is read and written --------------------------------------------------------------


def notify(connection: Connection, table_id: str, version: int) -> None:
    """Tell the other processes, when this is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            sa.text("SELECT pg_notify(:channel, :payload)"),
            {"channel": CHANNEL, "payload": f"{table_id}:{version}"},
        )


def append(table_id: str, version: int, new: list[Entry], **columns: Any) -> Work[None]:
    """Add entries decided at a version; `Conflict` if the table has gone on since."""

    def work(connection: Connection) -> None:
        now = time.time()
        changed = connection.execute(
            sa.update(schema.tables)
            .where(schema.tables.c.id == table_id, schema.tables.c.version == version)
            .values(version=version + len(new), updated=now, **columns)
        )
        if changed.rowcount != 1:
            raise Conflict(table_id)
        rows = [
            {
                "table_id": table_id,
                "version": version + k,
                "kind": e.kind,
                "value": e.value,
                "at": now,
            }
            for k, e in enumerate(new, 1)
        ]
        connection.execute(sa.insert(schema.entries), rows)
        notify(connection, table_id, version + len(new))

    return work


def load_entries(table_id: str, after: int = 0) -> Work[list[Entry]]:
    """The entries of a table after a version."""

    def work(connection: Connection) -> list[Entry]:
        e = schema.entries.c
        rows = connection.execute(
            sa.select(e.kind, e.value)
            .where(e.table_id == table_id, e.version > after)
            .order_by(e.version)
        )
        return [Entry(kind, value) for kind, value in rows]

    return work


Row = dict[str, Any]


def load_table(table_id: str) -> Work[tuple[Row, list[Row]] | None]:
    """A table and its seats."""

    def work(connection: Connection) -> tuple[Row, list[Row]] | None:
        t, s = schema.tables, schema.seats
        row = connection.execute(sa.select(t).where(t.c.id == table_id)).mappings().first()
        if row is None:
            return None
        chairs = connection.execute(
            sa.select(s).where(s.c.table_id == table_id).order_by(s.c.seat)
        ).mappings()
        return dict(row), [dict(chair) for chair in chairs]

    return work


def find_tables(condition: Any, limit: int = 100) -> Work[list[tuple[Row, list[Row]]]]:
    """Tables that meet a condition, the latest first, with their seats."""

    def work(connection: Connection) -> list[tuple[Row, list[Row]]]:
        t, s = schema.tables, schema.seats
        rows = connection.execute(
            sa.select(t).where(condition).order_by(t.c.updated.desc()).limit(limit)
        ).mappings()
        found = [dict(row) for row in rows]
        chairs: dict[str, list[Row]] = {row["id"]: [] for row in found}
        for chair in connection.execute(
            sa.select(s).where(s.c.table_id.in_(list(chairs))).order_by(s.c.seat)
        ).mappings():
            chairs[chair["table_id"]].append(dict(chair))
        return [(row, chairs[row["id"]]) for row in found]

    return work


def insert(target: sa.Table, *rows: Row) -> Work[None]:
    """Insert rows."""

    def work(connection: Connection) -> None:
        connection.execute(sa.insert(target), list(rows))

    return work


def change_seats(table_id: str, seating: int, changes: list[Row], **columns: Any) -> Work[None]:
    """Change seats, and columns of the table, decided at a state of the seating."""

    def work(connection: Connection) -> None:
        t, s = schema.tables, schema.seats
        changed = connection.execute(
            sa.update(t)
            .where(t.c.id == table_id, t.c.seating == seating)
            .values(seating=seating + 1, updated=time.time(), **columns)
        )
        if changed.rowcount != 1:
            raise Conflict(table_id)
        for change in changes:
            values = {key: value for key, value in change.items() if key != "seat"}
            connection.execute(
                sa.update(s)
                .where(s.c.table_id == table_id, s.c.seat == change["seat"])
                .values(**values)
            )
        notify(connection, table_id, -1)

    return work
