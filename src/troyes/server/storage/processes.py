"""The processes that serve one database: which are alive, who is connected, whose bots wait."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import schema
from ..clocks import Clocks
from .work import PRESENCE, SEATS, Work, advisory_lock, clock, notify

ARRIVING = 8412  # the number of a lock in PostgreSQL
ALIVE_SECONDS = 6.0  # a process that has not been seen for so long is dead
FORGOTTEN_SECONDS = 3600.0


# --- heartbeats ----------------------------------------------------------------------------------


def register(process: str) -> Work[None]:
    """Register a process. The first one extends clocks by the time when none was running.

    Only one process serves a SQLite file: any earlier one is gone.
    """

    def work(connection: Connection) -> None:
        advisory_lock(connection, ARRIVING)
        q = schema.processes
        sqlite = connection.dialect.name == "sqlite"
        now = clock(connection)
        seen = connection.execute(sa.select(sa.func.max(q.c.seen))).scalar()
        if seen is not None and (sqlite or now - seen > ALIVE_SECONDS):
            shift_clocks(connection, now, max(0.0, now - seen))
        if sqlite:
            connection.execute(sa.delete(q))
        heartbeat(process)(connection)

    return work


def heartbeat(process: str) -> Work[float]:
    """Write down that a process is alive, by the clock all processes share.

    Returns for how many seconds it was not seen (or was forgotten): the others may have thought
    it dead.
    """
    t = schema.processes

    def work(connection: Connection) -> float:
        mine = sa.select(t.c.seen).where(t.c.id == process).with_for_update()
        seen = connection.execute(mine).scalar()
        now = clock(connection)  # after waiting, if there was anything to wait for
        if seen is None:
            connection.execute(sa.insert(t).values(id=process, seen=now))
        else:
            connection.execute(sa.update(t).where(t.c.id == process).values(seen=now))
        old = (t.c.seen < now - FORGOTTEN_SECONDS, t.c.id != process)
        connection.execute(sa.delete(t).where(*old))
        return math.inf if seen is None else float(now - seen)

    return work


def shift_clocks(connection: Connection, now: float, seconds: float) -> None:
    """Move all clocks by the seconds in which no process served the tables.

    A process that was only frozen may decide something by the clocks it knows: the new seating
    makes it read the table again.
    """
    t = schema.tables
    timed = sa.select(t.c.id, t.c.clocks, t.c.deadline).where(t.c.deadline.is_not(None))
    for table_id, clocks, deadline in connection.execute(timed.with_for_update()).all():
        moved = msgspec.json.decode(clocks, type=Clocks)
        shift = max(0.0, min(seconds, now - moved.since))  # who moved since then has not waited
        moved.since += shift
        moved.turn += shift
        connection.execute(
            sa.update(t)
            .where(t.c.id == table_id)
            .values(
                deadline=deadline + shift,
                clocks=msgspec.json.encode(moved).decode(),
                seating=t.c.seating + 1,
            )
        )
        notify(connection, table_id, SEATS)


def alive(now: float) -> sa.Select[tuple[str]]:
    """The processes that are alive."""
    q = schema.processes.c
    return sa.select(q.id).where(q.seen > now - ALIVE_SECONDS)


# --- tables that wait for a process --------------------------------------------------------------


def due(process: str) -> Work[tuple[list[str], list[str]]]:
    """Tables whose seat to move is out of time, and tables whose bot no living process plays.

    Those this process should play are among the latter: it may have lost sight of one.
    """
    t = schema.tables.c

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        late = sa.select(t.id).where(t.deadline < time.time())
        free = not_driven_elsewhere(process, clock(connection))
        lost = sa.select(t.id).where(t.bot_to_move, free)
        return list(connection.execute(late).scalars()), list(connection.execute(lost).scalars())

    return work


def not_driven_elsewhere(process: str, now: float) -> sa.ColumnElement[bool]:
    """The condition that no other living process plays the bots of a table."""
    t, q = schema.tables.c, schema.processes.c
    others = sa.select(q.id).where(q.seen > now - ALIVE_SECONDS, q.id != process)
    return sa.or_(t.driver.is_(None), t.driver.not_in(others))


def rest(table_id: str) -> Work[None]:
    """Mark a table as paused: no person is there."""
    t = schema.tables

    def work(connection: Connection) -> None:
        connection.execute(sa.update(t).where(t.c.id == table_id).values(bot_to_move=False))

    return work


def wake(process: str, table_id: str) -> Work[None]:
    """Mark a table as active again: this process plays its bots."""
    t = schema.tables

    def work(connection: Connection) -> None:
        now = sa.update(t).where(t.c.id == table_id, t.c.status == "running")
        connection.execute(now.values(bot_to_move=True, driver=process))

    return work


def adopt(process: str, table_id: str) -> Work[bool]:
    """Let a process play the bots of a table whose own process died; exactly one gets it."""
    t = schema.tables

    def work(connection: Connection) -> bool:
        free = not_driven_elsewhere(process, clock(connection))
        changed = connection.execute(
            sa.update(t).where(t.c.id == table_id, t.c.bot_to_move, free).values(driver=process)
        )
        return changed.rowcount == 1

    return work


# --- who watches with which process --------------------------------------------------------------


def announce(process: str, table_id: str, here: set[str]) -> Work[None]:
    """Replace the stored list of who watches a table with a process, and notify the others."""
    w = schema.watching

    def work(connection: Connection) -> None:
        mine = (w.c.process == process, w.c.table_id == table_id)
        connection.execute(sa.delete(w).where(*mine))
        rows = [{"process": process, "table_id": table_id, "guest_id": one} for one in sorted(here)]
        if rows:
            connection.execute(sa.insert(w), rows)
        notify(connection, table_id, PRESENCE)

    return work


def elsewhere(process: str, table_id: str) -> Work[set[str]]:
    """The owners of seats who watch a table at other living processes."""
    w = schema.watching.c

    def work(connection: Connection) -> set[str]:
        living = w.process.in_(alive(clock(connection)))
        query = sa.select(w.guest_id).where(w.table_id == table_id, w.process != process, living)
        return set(connection.execute(query).scalars())

    return work


def clear_dead(connection: Connection) -> Iterable[str]:
    """Forget the watchers of dead processes; the tables concerned."""
    w = schema.watching
    dead = w.c.process.not_in(alive(clock(connection)))
    query = sa.delete(w).where(dead).returning(w.c.table_id)
    tables = set(connection.execute(query).scalars())
    for table_id in tables:
        notify(connection, table_id, PRESENCE)
    return tables


def leave(process: str) -> Work[None]:
    """Unregister this process and its connections."""
    w = schema.watching

    def work(connection: Connection) -> None:
        query = sa.delete(w).where(w.c.process == process).returning(w.c.table_id)
        for table_id in set(connection.execute(query).scalars()):
            notify(connection, table_id, PRESENCE)

    return work
