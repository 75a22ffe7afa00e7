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
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.sql.base import Executable

from troyes.play.table import Entry

from . import schema
from .sqlite_file import file_of

T = TypeVar("T")
Work = Callable[[Connection], T]
Row = dict[str, Any]
Write = tuple[Work[Any], "asyncio.Future[Any]"]
CHANNEL = "troyes"
READERS = 4
BATCH = 200
WATCHFUL: dict[str, Any] = {  # a database host that is gone is noticed in seconds, not in hours
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10000,
}


class Conflict(Exception):
    """Somebody else changed the table first: look again, then decide again."""


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
            hide_parameters=True,  # seeds and hands do not belong into the log of a failure
            **(
                {}
                if self.sqlite
                else {"pool_size": READERS * 2, "pool_pre_ping": True, "connect_args": WATCHFUL}
            ),
        )
        self.snapshots = self.engine  # where one piece of work sees one state of the database
        if self.sqlite:
            sa.event.listen(self.engine, "connect", prepare_sqlite)
            sa.event.listen(self.engine, "begin", lambda c: c.exec_driver_sql("BEGIN"))
        else:
            sa.event.listen(self.engine, "connect", prepare_postgres)
            self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")
        migrate(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.writes: queue.Queue[Write | None] = queue.Queue()
        self.writer: threading.Thread | None = None
        self.commits = 0
        if self.sqlite:
            self.writer = threading.Thread(target=self._write_in_batches, daemon=True)
            self.writer.start()

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads; all it reads is of one moment."""

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
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self.writes.put((work, future))
            return await future

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

    def _write_batch(self, connection: Connection, batch: Sequence[Write]) -> None:
        """One transaction; if a piece of work fails, each gets a transaction of its own."""
        outcomes: list[Any] = []
        try:
            self.must_be_there()
            with connection.begin():
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
            futures[0].get_loop().call_soon_threadsafe(settle, futures, outcomes)

    def must_be_there(self) -> None:
        """`Refused` if somebody has taken the file of the database away."""
        if self.file is not None:
            self.file.must_be_there()

    def close(self) -> None:
        """Finish what was begun and close."""
        if self.writer is not None:
            self.writes.put(None)
            self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()


def settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
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


def prepare_postgres(connection: Any, _record: Any) -> None:
    """What a host that is gone had begun must not lock a table for long."""
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


def clock(connection: Connection) -> float:
    """The time by the one clock all processes share: the database's, or this machine's."""
    if connection.dialect.name == "postgresql":
        now = connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
        return float(now or 0)
    return time.time()


def alone(connection: Connection, what: int) -> None:
    """One process at a time does this, until its transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:what)"), {"what": what})


def move_on(connection: Connection, table_id: str, at: tuple[int, int], **columns: Any) -> None:
    """The lock of a game: it changes only from the version and seating a change was decided at."""
    columns["updated"] = time.time()
    values = {f"new_{name}": value for name, value in columns.items()}
    values |= {"at_id": table_id, "at_version": at[0], "at_seating": at[1]}
    if run(connection, moving(tuple(columns)), [values]) != 1:
        raise Conflict(table_id)


@lru_cache(maxsize=64)
def moving(names: tuple[str, ...]) -> sa.Update:
    """The statement of `move_on` for these columns: building it costs far more than running it."""
    t, bind = schema.tables, sa.bindparam
    return (
        sa.update(t)
        .where(
            t.c.id == bind("at_id"),
            t.c.version == bind("at_version"),
            t.c.seating == bind("at_seating"),
        )
        .values({name: bind(f"new_{name}") for name in names})
    )


NEW_ENTRIES = sa.insert(schema.entries)


def append(
    table_id: str, version: int, seating: int, new: list[Entry], **columns: Any
) -> Work[None]:
    """Add entries decided at a version and a seating; `Conflict` if the table has gone on since."""

    def work(connection: Connection) -> None:
        now = time.time()
        move_on(connection, table_id, (version, seating), version=version + len(new), **columns)
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
        if rows:
            run(connection, NEW_ENTRIES, rows)
        notify(connection, table_id, version + len(new))

    return work


def run(connection: Connection, statement: Executable, rows: list[Row]) -> int:
    """Run a statement that every turn needs; how many rows it has changed.

    SQLite gets the text it is compiled to, once: what SQLAlchemy does for each run takes several
    times as long as SQLite itself.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, rows if len(rows) > 1 else rows[0]).rowcount
    text, names = as_text(statement)
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(text, [[row[name] for name in names] for row in rows])
        return int(cursor.rowcount)
    finally:
        cursor.close()


@lru_cache(maxsize=64)
def as_text(statement: Executable) -> tuple[str, list[str]]:
    """A statement in SQLite's own words, and its parameters in their order."""
    compiled: Any = statement.compile(dialect=sqlite_dialect())  # type: ignore[attr-defined]
    return str(compiled), list(compiled.positiontup)


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


class Loaded(NamedTuple):
    """A table as it is in the database, all of one moment."""

    row: Row
    chairs: list[Row]
    entries: list[Entry]
    chats: list[Row]


def load_game(table_id: str, after: int | None = None) -> Work[Loaded | None]:
    """A table with its entries after a version, or after its snapshot."""

    def work(connection: Connection) -> Loaded | None:
        found = load_table(table_id)(connection)
        if found is None:
            return None
        row, chairs = found
        since = (row["snapshot_version"] or 0) if after is None else after
        entries = load_entries(table_id, since)(connection)
        chats = load_chats(table_id)(connection) if after is None else []
        return Loaded(row, chairs, entries, chats)

    return work


def load_chats(table_id: str, after: int = 0, limit: int = 50) -> Work[list[Row]]:
    """What was said at a table after a number: the last words of it, in their order."""

    def work(connection: Connection) -> list[Row]:
        c = schema.chat.c
        query = (
            sa.select(c.id, c.name, c.seat, c.text, c.at)
            .where(c.table_id == table_id, c.id > after)
            .order_by(c.id.desc())
            .limit(limit)
        )
        return [dict(row) for row in connection.execute(query).mappings()][::-1]

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


def lose_count(connection: Connection, table_id: str) -> None:
    """A solo game is nobody's result: a bot has played in it, say."""
    c = schema.challenges
    connection.execute(sa.update(c).where(c.c.table_id == table_id).values(counted=False))


def days_games(guest_id: str) -> Any:
    """The daily challenges a guest has begun, or was handed, as rows of table and day."""
    c, s = schema.challenges.c, schema.seats.c
    handed = sa.select(s.table_id).where(s.guest_id == guest_id)
    mine = sa.or_(c.guest_id == guest_id, c.table_id.in_(handed))
    return sa.select(c.table_id, c.day).where(c.day.is_not(None), mine)


def one_at_a_time(connection: Connection, guest_id: str) -> None:
    """Whatever decides on a guest's games of a day waits here for what else does."""
    g = schema.guests.c
    mine = sa.select(g.id).where(g.id == guest_id)
    connection.execute(mine.with_for_update(key_share=True))  # seats that refer to him do not wait


def count_once(connection: Connection, table_id: str, guest_id: str) -> None:
    """A daily challenge that is handed to somebody who has one of that day is nobody's result."""
    one_at_a_time(connection, guest_id)
    c = schema.challenges.c
    day = connection.execute(sa.select(c.day).where(c.table_id == table_id)).scalar()
    others = days_games(guest_id).where(c.day == day, c.table_id != table_id)
    if day is not None and connection.execute(others).first() is not None:
        lose_count(connection, table_id)


def change_seats(
    table_id: str, version: int, seating: int, changes: list[Row], **columns: Any
) -> Work[None]:
    """Change seats, and columns of the table, decided at a version and a seating.

    A seat that gets another owner can no longer be handed over by the one before.
    """

    def work(connection: Connection) -> None:
        s, h = schema.seats.c, schema.handovers.c
        move_on(connection, table_id, (version, seating), seating=seating + 1, **columns)
        for change in changes:
            here = (s.table_id == table_id, s.seat == change["seat"])
            values = {key: value for key, value in change.items() if key != "seat"}
            connection.execute(sa.update(schema.seats).where(*here).values(**values))
            if change.get("kind") == "bot":
                lose_count(connection, table_id)
            if "guest_id" in change:
                codes = (h.table_id == table_id, h.seat == change["seat"])
                connection.execute(sa.delete(schema.handovers).where(*codes))
                if change["guest_id"] is not None:
                    count_once(connection, table_id, change["guest_id"])
        notify(connection, table_id, -1)

    return work
