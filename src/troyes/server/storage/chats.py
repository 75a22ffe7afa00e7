"""What is said at tables."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import schema
from .work import CHAT, Row, Work, notify

KEPT = 50  # words of a table


def add_chat(table_id: str, guest_id: str, name: str, seat: int | None, text: str) -> Work[None]:
    """Store a chat message under a name, and notify the other processes."""
    row = {"table_id": table_id, "guest_id": guest_id, "name": name, "seat": seat, "text": text}

    def work(connection: Connection) -> None:
        t = schema.tables.c
        # Numbers must become visible in their order: one speaks at a time.
        connection.execute(sa.select(t.id).where(t.id == table_id).with_for_update())
        connection.execute(sa.insert(schema.chat).values(**row, at=time.time()))
        c = schema.chat.c
        here = sa.select(c.id).where(c.table_id == table_id).order_by(c.id.desc())
        last = here.offset(KEPT).limit(1).scalar_subquery()
        connection.execute(sa.delete(schema.chat).where(c.table_id == table_id, c.id <= last))
        notify(connection, table_id, CHAT)

    return work


def load_chats(table_id: str, after: int = 0, limit: int = KEPT) -> Work[list[Row]]:
    """The latest messages at a table after a number, in order."""

    def work(connection: Connection) -> list[Row]:
        c = schema.chat.c
        query = (
            sa.select(c.id, c.guest_id, c.name, c.seat, c.text, c.at)
            .where(c.table_id == table_id, c.id > after)
            .order_by(c.id.desc())
            .limit(limit)
        )
        return [dict(row) for row in connection.execute(query).mappings()][::-1]

    return work
