"""The King's Challenge: the secret of the days, attempts, and which games count as results."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import schema
from .work import Row, advisory_lock

MAKING_SECRET = 8413  # the number of a lock in PostgreSQL


def day_secret(connection: Connection) -> str:
    """The secret behind the seeds of days, made once for each database."""
    advisory_lock(connection, MAKING_SECRET)
    t = schema.secrets
    found = connection.execute(sa.select(t.c.value).where(t.c.name == "daily")).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(sa.insert(t).values(name="daily", value=found))
    return str(found)


def one_at_a_time(connection: Connection, guest_id: str) -> None:
    """Lock a guest's row: decisions about their daily games are made one at a time."""
    g = schema.guests.c
    mine = sa.select(g.id).where(g.id == guest_id)
    # With `key_share`, seats that refer to the guest do not wait.
    connection.execute(mine.with_for_update(key_share=True))


def days_games(guest_id: str) -> Any:
    """The daily challenges a guest has begun, or was handed, as rows of table and day."""
    c, s = schema.challenges.c, schema.seats.c
    handed = sa.select(s.table_id).where(s.guest_id == guest_id)
    mine = sa.or_(c.guest_id == guest_id, c.table_id.in_(handed))
    return sa.select(c.table_id, c.day).where(c.day.is_not(None), mine)


def attempt_of(connection: Connection, guest_id: str, day: str) -> str | None:
    """The table of a guest's game of a day: begun by them, or else handed to them."""
    c = schema.challenges.c
    query = days_games(guest_id).where(c.day == day)
    return connection.execute(query.order_by(c.guest_id != guest_id).limit(1)).scalar()


def lose_count(connection: Connection, table_id: str) -> None:
    """A solo game no longer counts as a result, because a bot has played in it, say."""
    c = schema.challenges
    connection.execute(sa.update(c).where(c.c.table_id == table_id).values(counted=False))


def count_once(connection: Connection, table_id: str, guest_id: str) -> None:
    """A daily game handed to a guest who already has one of that day no longer counts."""
    one_at_a_time(connection, guest_id)
    c = schema.challenges.c
    day = connection.execute(sa.select(c.day).where(c.table_id == table_id)).scalar()
    others = days_games(guest_id).where(c.day == day, c.table_id != table_id)
    if day is not None and connection.execute(others).first() is not None:
        lose_count(connection, table_id)


def counts_for(connection: Connection, guest_id: str, table_id: str) -> bool:
    """Whether a solo game is, or will be, a result of a guest."""
    c, s = schema.challenges.c, schema.seats.c
    query = sa.select(c.counted).join_from(
        schema.challenges, schema.seats, s.table_id == c.table_id
    )
    mine = query.where(c.table_id == table_id, s.guest_id == guest_id)
    return bool(connection.execute(mine).scalar())


def results(connection: Connection, condition: Any) -> list[Row]:
    """Finished solo games that count, in the order they were finished."""
    c, t, s, e = schema.challenges, schema.tables, schema.seats, schema.entries
    last = sa.and_(e.c.table_id == t.c.id, e.c.version == t.c.version)
    query = (
        sa.select(
            t.c.id, t.c.config, t.c.result, s.c.guest_id, s.c.name, c.c.day,
            e.c.at.label("finished"),
        )
        .select_from(c)
        .join(t, t.c.id == c.c.table_id)
        .join(s, s.c.table_id == t.c.id)
        .join(e, last)
        .where(condition, t.c.status == "finished", c.c.counted)
        .order_by(e.c.at)
    )  # fmt: skip
    return [dict(row) for row in connection.execute(query).mappings()]


def results_of_day(connection: Connection, day: str) -> list[Row]:
    """The results of a day's challenge."""
    return results(connection, schema.challenges.c.day == day)


def results_of_guest(connection: Connection, guest_id: str) -> list[Row]:
    """All results of a guest."""
    return results(connection, schema.seats.c.guest_id == guest_id)
