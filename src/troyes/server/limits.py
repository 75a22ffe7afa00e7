"""How much work one guest, and one address, may cause.

Every request has a cost, roughly in milliseconds of the server's time. Each guest and address has a
budget per second, with a reserve for bursts, and must wait when it is used up. The limit is a token
bucket stored as one number (the time at which it will be full again), so that a hundred thousand
addresses need a few megabytes; the least recently seen are dropped first, when their buckets are
full again anyway.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from troyes.play.table import Refused

REMEMBERED = 50_000  # guests, and addresses

# What is asked for costs, in milliseconds, about what it takes on one core.
REQUEST = 1.0  # anything at all, a file of the client too
LOOK = 1.0  # a table, one's own name
LIST = 4.0  # of tables or results
TOLD = 6.0  # a game's whole history, even if cached
REPLAY = 20.0  # a game with all its positions
LOG = 15.0  # more, if another process must make it first
CHANGE = 5.0  # anything that is written down
FRAMES = {
    "choose": 3.0, "undo": 3.0, "confirm": 3.0, "watch": 4.0, "preview": 2.0, "chat": 3.0,
    "why": 4.0,
    "hint": 50.0,  # of a worker's time
}  # fmt: skip
FRAME = 0.5  # any other

ADDRESS_WORK = 200.0  # milliseconds of work a second for one address
RESERVE_SECONDS = 3.0  # of work that may be asked for at once
CHAT, CHAT_AT_ONCE = 0.5, 5.0  # lines a second of one guest, whatever sockets they have
ADDRESS_CHAT, ADDRESS_CHAT_AT_ONCE = 2.0, 20.0  # and of one address, whatever guests it has
LISTED, LISTED_AT_ONCE = 0.2, 30.0  # tables for everybody, a second and address
TABLES, TABLES_AT_ONCE = 0.2, 100.0  # tables of any kind, a second and address
HASTE = 2.0  # times an address's work: how fast it gets what it has in reserve
HASTE_AT_ONCE = 60.0  # milliseconds of it without a pause
READING = 0.25  # of an address's work: what it may take only to read what it sends
READING_AT_ONCE = 50.0  # milliseconds
NEWCOMERS = 0.5  # guests a second from one address
NEWCOMERS_AT_ONCE = 60.0
PAUSE = 1.0  # seconds by which a refusal is delayed, so that retrying at once gains nothing


class Limiter:
    """Token buckets, one for each guest or address; a rate of 0 means no limit."""

    def __init__(self, per_second: float, reserve: float, remembered: int = REMEMBERED) -> None:
        self.per_second = per_second
        self.reserve = reserve
        self.remembered = remembered
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, whose: str, cost: float = 1.0) -> float:
        """Charge `cost`; return 0 if allowed, otherwise the seconds to wait."""
        if not self.per_second:
            return 0.0
        now = time.monotonic()
        full = max(self.full_at.get(whose, 0.0), now) + cost / self.per_second
        late = full - now - self.reserve / self.per_second
        if late > 0:
            return late
        self.remember(whose, full)
        return 0.0

    def retry_after(self, whose: str) -> float:
        """The seconds until an address or guest over its limit is served again."""
        if not self.per_second:
            return 0.0
        reserve = self.reserve / self.per_second
        return max(0.0, self.full_at.get(whose, 0.0) - time.monotonic() - reserve)

    def took(self, whose: str, cost: float) -> None:
        """Charge a cost after the fact, even over the limit."""
        if self.per_second:
            full = max(self.full_at.get(whose, 0.0), time.monotonic()) + cost / self.per_second
            self.remember(whose, full)

    def remember(self, whose: str, full: float) -> None:
        """Note when a bucket will be full again; the one not used for longest is forgotten."""
        self.full_at[whose] = full
        self.full_at.move_to_end(whose)
        if len(self.full_at) > self.remembered:
            self.full_at.popitem(last=False)


class TooFast(Refused):
    """A request over the limit: it may be repeated after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__("error-too-fast")
        self.seconds = seconds


class Limits:
    """All limits of a server that are kept by guest or by address."""

    def __init__(self, address_work: float, requests_per_second: float) -> None:
        """`address_work`: milliseconds a second for one address; a guest has half of it."""
        newcomers = NEWCOMERS if address_work else 0.0
        self.addresses = Limiter(address_work, address_work * RESERVE_SECONDS)
        self.guests = Limiter(address_work / 2, address_work / 2 * RESERVE_SECONDS)
        self.newcomers = Limiter(newcomers, NEWCOMERS_AT_ONCE)
        self.listed = Limiter(LISTED if address_work else 0.0, LISTED_AT_ONCE)
        self.tables = Limiter(TABLES if address_work else 0.0, TABLES_AT_ONCE)
        self.chats = Limiter(CHAT, CHAT_AT_ONCE)
        self.address_chats = Limiter(ADDRESS_CHAT if address_work else 0.0, ADDRESS_CHAT_AT_ONCE)
        self.homes: OrderedDict[str, str] = OrderedDict()  # where guests were seen last
        self.haste = Limiter(address_work * HASTE, HASTE_AT_ONCE)
        self.reading = Limiter(address_work * READING, READING_AT_ONCE)
        self.changes = Limiter(requests_per_second, 20 * requests_per_second)

    def charge(self, address: str, guest: str | None, cost: float) -> None:
        """Something is asked for by an address, and by a guest if it is known who."""
        wait = self.addresses.wait(address, cost)
        if not wait and guest is not None:
            wait = self.guests.wait(guest, cost)
        if wait:
            raise TooFast(wait)

    def seen(self, guest: str, address: str) -> None:
        """Note a guest's address, unless addresses are not limited."""
        if self.addresses.per_second:
            self.homes[guest] = address
            self.homes.move_to_end(guest)
            if len(self.homes) > REMEMBERED:
                self.homes.popitem(last=False)

    async def in_turn(self, address: str, cost: float) -> None:
        """Space out what an address was granted.

        Otherwise a whole reserve would be spent at once, while the tables wait.
        """
        late = self.haste.retry_after(address)
        self.haste.took(address, cost)
        if late:
            await asyncio.sleep(late)

    def change(self, guest: str) -> None:
        """A guest wants something changed."""
        wait = self.changes.wait(guest)
        if wait:
            raise TooFast(wait)

    def chat(self, address: str, guest: str) -> None:
        """A guest wants to say something."""
        wait = self.chats.wait(guest) or self.address_chats.wait(address)
        if wait:
            raise TooFast(wait)

    def table(self, address: str) -> None:
        """A table is made: it stays in the database for a long time."""
        wait = self.tables.wait(address)
        if wait:
            raise TooFast(wait)

    def table_for_all(self, address: str) -> None:
        """Count a new public table: one address cannot fill the list."""
        wait = self.listed.wait(address)
        if wait:
            raise TooFast(wait)

    def newcomer(self, address: str) -> None:
        """Count a new guest from an address."""
        wait = self.newcomers.wait(address)
        if wait:
            raise TooFast(wait)
