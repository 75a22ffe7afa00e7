"""How long guests and tables are kept: otherwise a public server would grow without bound.

This runs once an hour, in small batches, so that nobody at a table has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .storage.retention import DAY, forget_codes, forget_guests, forget_tables
from .telemetry import note

if TYPE_CHECKING:
    from .hub import Hub

KEEP_GUESTS = 90.0  # days: guests without a table, and tables that were never begun
KEEP_GAMES = 730.0  # days after their end
GUESTS_AT_ONCE = 200
TABLES_AT_ONCE = 10
SOON, LATER = 2.0, 3600.0  # seconds until the next look, if there was much to do and if not


async def run_retention(hub: Hub, guests_days: float, games_days: float) -> None:
    """Remove what is too old, as long as the server runs; 0 days: keep it for ever."""
    while True:
        try:
            more = await remove_expired_batch(hub, guests_days, games_days)
        except Exception as error:  # the database is gone, or somebody was faster
            note("tidying failed", logging.ERROR, error=repr(error))
            more = False
        await asyncio.sleep(SOON if more else LATER)


async def remove_expired_batch(hub: Hub, guests_days: float, games_days: float) -> bool:
    """Remove one batch; return whether there may be more."""
    write, now = hub.storage.write, time.time()
    tables = guests = 0
    await write(forget_codes)
    for status, days in (("open", guests_days), ("finished", games_days)):
        if days:
            work = forget_tables(status, now - days * DAY, TABLES_AT_ONCE, set(hub.rooms))
            tables += await write(work)
    if guests_days:
        guests = await write(forget_guests(now - guests_days * DAY, GUESTS_AT_ONCE))
    if tables or guests:
        note("removed", tables=tables, guests=guests)
    return tables >= TABLES_AT_ONCE or guests >= GUESTS_AT_ONCE
