"""Reading and writing the database without blocking the event loop.

SQLite has one writer: a thread that batches all pending writes into one transaction and commits
once, so that a thousand tables share the cost of a disk sync. PostgreSQL gets one transaction per
write, and notifies the other processes (NOTIFY) as it commits.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib import resources
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url

from ..sqlite_file import file_of
from .work import Work, advisory_lock

T = TypeVar("T")
Write = tuple[Work[Any], "asyncio.Future[Any]"]
MIGRATING = 8411  # the number of a lock in PostgreSQL
READERS = 4
BATCH = 200
WATCHFUL: dict[str, Any] = {  # a database host that is gone is noticed in seconds, not in hours
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10000,
}


class Storage:
    """A database; `read` and `write` run work on a connection in a thread."""

    def __init__(self, url: str) -> None:
        """Open a database and bring its schema up to date."""
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.file = file_of(self.url.database) if self.sqlite else None
        if self.file is not None:
            self.file.prepare()
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.engine: Engine = sa.create_engine(
            self.url,
            hide_parameters=True,  # seeds and hands do not belong in the log of a failure
            **(
                {}
                if self.sqlite
                else {"pool_size": READERS * 2, "pool_pre_ping": True, "connect_args": WATCHFUL}
            ),
        )
        self.snapshots = self.engine  # where one piece of work sees one state of the database
        if self.sqlite:
            sa.event.listen(self.engine, "connect", prepare_sqlite)
            sa.event.listen(self.engine, "begin", begin_sqlite)
        else:
            sa.event.listen(self.engine, "connect", prepare_postgres)
            self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")
        migrate(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None
        self.commits = 0
        if self.sqlite:
            self.writer = threading.Thread(target=self._write_in_batches, daemon=True)
            self.writer.start()

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, in one snapshot of the database."""

        def run() -> T:
            with self.snapshots.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; when this returns it is on disk.

        Work may be begun again if something else in its transaction fails: it changes nothing but
        the database.
        """
        if self.writer is not None:
            loop = asyncio.get_running_loop()
            future: asyncio.Future[T] = loop.create_future()
            self.writes.put((work, future))
            return await future

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def _write_in_batches(self) -> None:
        """The writer thread of SQLite."""
        with self.engine.connect() as connection:
            while (first := self.writes.get()) is not None:
                batch = [first]
                while len(batch) < BATCH and not self.writes.empty():
                    more = self.writes.get()
                    if more is None:
                        self.writes.put(None)
                        break
                    batch.append(more)
                self._write_batch(connection, batch)

    def _write_batch(self, connection: Connection, batch: Sequence[Write]) -> None:
        """One transaction for all; if any of them fails, each gets its own transaction."""
        outcomes: list[Any] = []
        try:
            self.must_be_there()
            with transaction(connection):
                outcomes = [work(connection) for work, _ in batch]
            self.must_be_there()  # else it went into a file that nobody will find again
            self.commits += 1
        except Exception as error:
            if len(batch) > 1:
                for write in batch:
                    self._write_batch(connection, [write])
                return
            outcomes = [error]
        futures = [future for _, future in batch]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            futures[0].get_loop().call_soon_threadsafe(set_results, futures, outcomes)

    def must_be_there(self) -> None:
        """Raise `Refused` if the database file was removed or replaced."""
        if self.file is not None:
            self.file.must_be_there()

    def close(self) -> None:
        """Finish what was begun and close."""
        if self.writer is not None:
            self.writes.put(None)
            self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()


def set_results(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    """Tell those who wait what came of their writes; some may have given up."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, every commit to the disk, transactions begun by us and not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction, unless it has begun, without what SQLAlchemy does around a statement."""
    driver: Any = connection.connection.driver_connection
    if not driver.in_transaction:
        driver.execute("BEGIN")


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """A transaction of SQLite: turns need none of what SQLAlchemy does around it."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")
    try:
        yield
        driver.commit()
    except BaseException:
        driver.rollback()
        raise
    finally:
        if connection.in_transaction():  # work that went through SQLAlchemy: tell it of the end
            connection.rollback()


def prepare_postgres(connection: Any, _record: Any) -> None:
    """A transaction of a host that has died must not lock a table for long."""
    connection.execute("SET idle_in_transaction_session_timeout = '10s'")
    connection.commit()


def alembic_config() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("troyes.server") / "migrations"))
    return config


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; one process at a time."""
    config = alembic_config()
    with engine.begin() as connection:
        advisory_lock(connection, MIGRATING)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
