"""Tables: their rows, seats and entries. A game changes only from the version it was decided at."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from troyes.play.log import Entry

from .. import schema
from ..snapshots import is_usable
from .challenges import attempt_of, count_once, lose_count, one_at_a_time
from .chats import load_chats
from .work import SEATS, Conflict, Row, Work, notify, run

LIST_LIMIT = 100


# --- changing a game -----------------------------------------------------------------------------


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
        notify(connection, table_id, SEATS)

    return work


def release(process: str) -> Work[None]:
    """A process stops playing bots: others can take over at once."""
    t = schema.tables

    def work(connection: Connection) -> None:
        connection.execute(sa.update(t).where(t.c.driver == process).values(driver=None))

    return work


# --- new tables ----------------------------------------------------------------------------------


def insert_table(
    connection: Connection,
    row: Row,
    chairs: list[Row],
    day: str | None = None,
    counted: bool = True,
) -> None:
    """Store a new table; a solo one also gets a row in `schema.challenges`."""
    connection.execute(sa.insert(schema.tables), [row])
    connection.execute(sa.insert(schema.seats), chairs)
    if len(chairs) == 1:
        attempt = {"table_id": row["id"], "guest_id": row["host"], "day": day, "counted": counted}
        connection.execute(sa.insert(schema.challenges), [attempt])


def add_table(row: Row, chairs: list[Row], counted: bool) -> Work[None]:
    """A new table."""
    return lambda connection: insert_table(connection, row, chairs, counted=counted)


def add_attempt(guest_id: str, day: str, row: Row, chairs: list[Row]) -> Work[str]:
    """The table of a guest's one attempt at a day's challenge: this new one, or the one begun."""

    def work(connection: Connection) -> str:
        one_at_a_time(connection, guest_id)
        begun = attempt_of(connection, guest_id, day)
        if begun is None:
            insert_table(connection, row, chairs, day=day)
        return begun or str(row["id"])

    return work


def add_rematch(table_id: str, row: Row, chairs: list[Row], counted: bool) -> Work[str]:
    """Store the table of a rematch and return its id, or that of an earlier rematch."""
    t = schema.tables

    def work(connection: Connection) -> str:
        changed = connection.execute(
            sa.update(t)
            .where(t.c.id == table_id, t.c.rematch.is_(None))
            .values(rematch=row["id"], seating=t.c.seating + 1)
        )
        if changed.rowcount == 1:
            insert_table(connection, row, chairs, counted=counted)
            notify(connection, table_id, SEATS)
        query = sa.select(t.c.rematch).where(t.c.id == table_id)
        return str(connection.execute(query).scalar())

    return work


# --- reading -------------------------------------------------------------------------------------


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
    """A consistent snapshot of a table in the database."""

    row: Row
    chairs: list[Row]
    entries: list[Entry]
    chats: list[Row]


def load_game(table_id: str, after: int | None = None) -> Work[Loaded | None]:
    """A table with its entries after a version, or after its snapshot if that can be used."""

    def work(connection: Connection) -> Loaded | None:
        found = load_table(table_id)(connection)
        if found is None:
            return None
        row, chairs = found
        if not is_usable(row["snapshot"]):
            row["snapshot"] = row["snapshot_version"] = None
        since = (row["snapshot_version"] or 0) if after is None else after
        entries = load_entries(table_id, since)(connection)
        chats = load_chats(table_id)(connection) if after is None else []
        return Loaded(row, chairs, entries, chats)

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


def open_tables(connection: Connection) -> list[tuple[Row, list[Row]]]:
    """Tables with open seats that are not private."""
    t = schema.tables.c
    condition = sa.and_(t.status == "open", sa.not_(t.private))
    return find_tables(condition, LIST_LIMIT)(connection)


def tables_of(guest_id: str) -> Work[list[tuple[Row, list[Row]]]]:
    """All tables of a guest, running and finished."""
    t, s = schema.tables.c, schema.seats.c
    mine = sa.select(s.table_id).where(s.guest_id == guest_id)
    return find_tables(sa.or_(t.id.in_(mine), t.host == guest_id), LIST_LIMIT)


def table_ids(connection: Connection) -> list[str]:
    """All tables there are."""
    return list(connection.execute(sa.select(schema.tables.c.id)).scalars())


def count_entries(connection: Connection, table_id: str) -> tuple[int, int | None, int | None]:
    """The number of a table's entries, and the versions of the first and the last."""
    e = schema.entries.c
    query = sa.select(sa.func.count(), sa.func.min(e.version), sa.func.max(e.version))
    count, first, last = connection.execute(query.where(e.table_id == table_id)).one()
    return int(count), first, last
