"""Notifications from other processes, through PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

from .hub import Hub
from .storage.database import WATCHFUL
from .storage.work import CHANNEL
from .telemetry import note


async def listen(hub: Hub) -> None:
    """Listen for what other processes changed; reconnect if the connection is lost."""
    import psycopg  # an extra: only those who use PostgreSQL have it

    place = hub.storage.engine.dialect.create_connect_args(hub.storage.url)[1]
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                autocommit=True, **{**place, **WATCHFUL}
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hub.metrics.listening.set(1)
                await hub.catch_up()
                async for notice in connection.notifies():
                    table_id, _, version = notice.payload.rpartition(":")
                    hub.spawn(hub.on_notification(table_id, int(version)))
        except Exception as error:  # whatever it is, this must not end
            hub.metrics.listening.set(0)
            note("listening failed", logging.WARNING, error=str(error))
            await asyncio.sleep(1)
