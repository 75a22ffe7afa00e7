"""What every piece of work on the database needs: its types, the shared clock, notifications."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import Connection
from sqlalchemy.sql.base import Executable

T = TypeVar("T")
Work = Callable[[Connection], T]
Row = dict[str, Any]
CHANNEL = "troyes"
SEATS, CHAT, GUEST, PRESENCE = -1, -2, -3, -4  # what a notification says instead of a version


class Conflict(Exception):
    """Another process changed the table first: reload it and decide again."""


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


def advisory_lock(connection: Connection, what: int) -> None:
    """Let one process at a time continue from here, until its transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:what)"), {"what": what})


def run(connection: Connection, statement: Executable, rows: list[Row]) -> int:
    """Run a statement of the hot path; return the number of rows changed.

    SQLite gets the text it is compiled to, once: what SQLAlchemy does for each run takes several
    times as long as SQLite itself.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, rows if len(rows) > 1 else rows[0]).rowcount
    driver: Any = connection.connection.driver_connection
    return int(driver.executemany(as_text(statement), rows).rowcount)


@lru_cache(maxsize=64)
def as_text(statement: Executable) -> str:
    """A statement in SQLite's own words, its parameters by name."""
    dialect = sqlite_dialect(paramstyle="named")
    return str(statement.compile(dialect=dialect))  # type: ignore[attr-defined]
