"""Retention: removes guests who stay away and old tables, but never a running game.

Everything is removed in small batches, each in one short transaction.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import schema
from .work import Work

DAY = 86400.0


def mark_seen(guest_id: str, now: float) -> Work[bool]:
    """Record that a guest was here; False if the guest no longer exists."""
    g = schema.guests

    def work(connection: Connection) -> bool:
        query = sa.update(g).where(g.c.id == guest_id).values(seen=now)
        return connection.execute(query).rowcount == 1

    return work


def forget_guests(before: float, most: int) -> Work[int]:
    """Remove guests last seen before a time who have no table; return the number."""
    g, s, t, c = schema.guests, schema.seats.c, schema.tables.c, schema.challenges.c
    nowhere = [
        ~sa.exists().where(column == g.c.id)
        for column in (s.guest_id, t.host, c.guest_id, schema.watching.c.guest_id)
    ]
    old = sa.select(g.c.id).where(g.c.seen < before, *nowhere).limit(most)

    def work(connection: Connection) -> int:
        return connection.execute(sa.delete(g).where(g.c.id.in_(old))).rowcount

    return work


def forget_tables(status: str, before: float, most: int, but: Collection[str]) -> Work[int]:
    """Remove old tables that are finished or were never started; return the number."""
    t = schema.tables
    if status == "running":
        raise ValueError("a game in play is not removed")
    query = (
        sa.select(t.c.id)
        .where(t.c.status == status, t.c.updated < before, t.c.id.not_in(list(but)))
        .order_by(t.c.updated)
        .limit(most)
    )

    def work(connection: Connection) -> int:
        found = list(connection.execute(query.with_for_update()).scalars())
        parts: tuple[Any, ...] = (
            schema.entries, schema.seats, schema.chat, schema.handovers, schema.challenges,
            schema.watching,
        )  # fmt: skip
        for part in parts if found else ():
            connection.execute(sa.delete(part).where(part.c.table_id.in_(found)))
        connection.execute(sa.delete(t).where(t.c.id.in_(found)))
        return len(found)

    return work


def forget_codes(connection: Connection) -> int:
    """Remove expired codes."""
    h = schema.handovers
    return connection.execute(sa.delete(h).where(h.c.expires < time.time())).rowcount
