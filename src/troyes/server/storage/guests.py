"""Guests and their tokens, and the codes that hand a seat to another device."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import schema
from .work import GUEST, Work, notify

HANDOVER_SECONDS = 600


def digest(secret: str) -> str:
    """Tokens and codes are stored as hashes only."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_guest(guest_id: str, token: str, name: str) -> Work[None]:
    """A new guest."""
    now = time.time()
    row = {"id": guest_id, "token_hash": digest(token), "name": name, "created": now, "seen": now}

    def work(connection: Connection) -> None:
        connection.execute(sa.insert(schema.guests), [row])

    return work


def find_guest(token_hash: str) -> Work[Any]:
    """The id and the name of the guest of a token, and when they were seen last, or None."""
    g = schema.guests.c

    def work(connection: Connection) -> Any:
        query = sa.select(g.id, g.name, g.seen).where(g.token_hash == token_hash)
        return connection.execute(query).first()

    return work


def name_of(guest_id: str) -> Work[str]:
    """The name a guest has now."""
    g = schema.guests.c

    def work(connection: Connection) -> str:
        return str(connection.execute(sa.select(g.name).where(g.id == guest_id)).scalar())

    return work


def rename_guest(guest_id: str, name: str) -> Work[None]:
    """A guest takes another name; the other processes are told."""
    t = schema.guests

    def work(connection: Connection) -> None:
        connection.execute(sa.update(t).where(t.c.id == guest_id).values(name=name))
        notify(connection, guest_id, GUEST)

    return work


def add_code(code: str, table_id: str, seat: int, guest_id: str) -> Work[bool]:
    """Store a code that hands a seat over; False if the seat is not the guest's."""
    s = schema.seats.c
    mine = (s.table_id == table_id, s.seat == seat, s.guest_id == guest_id, s.kind == "human")
    row = {
        "code_hash": digest(code),
        "table_id": table_id,
        "seat": seat,
        "expires": time.time() + HANDOVER_SECONDS,
    }

    def work(connection: Connection) -> bool:
        found = connection.execute(sa.select(s.seat).where(*mine).with_for_update()).first()
        if found is not None:
            connection.execute(sa.insert(schema.handovers), [row])
        return found is not None

    return work


def find_code(code: str) -> Work[Any]:
    """The table, the seat and its owner of a code that is still good, or None."""
    h, s = schema.handovers, schema.seats
    here = sa.and_(s.c.table_id == h.c.table_id, s.c.seat == h.c.seat)
    query = (
        sa.select(h.c.table_id, h.c.seat, s.c.guest_id)
        .join_from(h, s, here)
        .where(h.c.code_hash == digest(code), h.c.expires > time.time())
    )

    def work(connection: Connection) -> Any:
        return connection.execute(query).first()

    return work
