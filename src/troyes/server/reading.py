"""Reading input, with the time that takes charged to the sender.

Bytes must be parsed before they become a request or a frame that can be counted: a quarter of a
megabyte of empty pings, or of a body in pieces of one byte, keeps a server busy for seconds. So
connections are read in small pieces, tables are served in between, and the parsing time is counted
by address. An address that has used up its share is not read for a while.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from .addresses import Proxies, who
from .limits import Limiter

PIECE = 1024  # bytes: some milliseconds of reading at worst
PIECE_AT_MOST = 10.0  # milliseconds; if it took longer, this process had to wait for the processor


class Readers:
    """Limits the time for reading what an address sends; behind a proxy, the forwarded address."""

    def __init__(self, limiter: Limiter, proxies: list[str]) -> None:
        self.limiter = limiter
        self.proxies = Proxies(proxies)

    def owner(self, protocol: Any) -> str | None:
        """The address that reading is charged to; the scope has the one a proxy forwards."""
        scope = getattr(protocol, "scope", None)
        client = (scope and scope["client"]) or protocol.client
        return None if client is None or client[0] in self.proxies else who(client[0])


class Paced(asyncio.Protocol):
    """A protocol of the web server that stops reading when that has taken too long."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    held = b""  # read, but not to be looked at yet
    pause: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Parse it now, or later if the sender is over the limit."""
        if self.pause is not None:
            self.held += data
            self.transport.pause_reading()
            return
        readers: Readers = self.config.app.state.readers
        owner = readers.owner(self)
        if owner is None:
            super().data_received(data)
            return
        late = readers.limiter.retry_after(owner)
        if late:
            self.held = data
            self.transport.pause_reading()
            self.pause = self.loop.call_later(late, self.go_on)
            return
        began = time.perf_counter()
        super().data_received(data)
        took = 1000 * (time.perf_counter() - began)
        readers.limiter.took(owner, min(took, PIECE_AT_MOST))

    def go_on(self) -> None:
        """Parse what was held back, unless the address is over its limit again."""
        self.pause = None
        data, self.held = self.held, b""
        if self.transport.is_closing():
            return
        self.data_received(data)
        if self.pause is None and not self.wants_no_more():
            self.transport.resume_reading()

    def wants_no_more(self) -> bool:
        """Whether the protocol itself has stopped reading."""
        raise NotImplementedError
