"""One open socket: its guest, what it watches, and its rate limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from .protocol import encode

if TYPE_CHECKING:
    from .room import Room

QUEUE = 200  # frames waiting for a slow reader; then the socket is closed and it may come back


class TokenBucket:
    """A token bucket: tokens come at a steady rate, up to a reserve."""

    def __init__(self, per_second: float, reserve: float) -> None:
        self.per_second = per_second
        self.reserve = reserve
        self.level = reserve
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.level = min(self.reserve, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Client:
    """A socket of a guest; one guest may have several."""

    def __init__(self, guest_id: str, name: str, frames_per_second: float) -> None:
        self.guest_id = guest_id
        self.name = name
        self.address = ""
        self.rooms: set[Room] = set()
        self.seen: dict[str, tuple[int, int | None]] = {}  # tables: the version it has, as whom
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.behind = False  # frames wait: what comes now waits behind them
        self.write: Callable[[bytes, bytes], bool] = lambda frame, end: False  # at once, if it can
        self.talk = TokenBucket(frames_per_second, 2 * frames_per_second)
        self.advised = False  # somebody thinks about what this guest might do
        self.slow = False
        self.gone = False
        self.listening = True  # no frame is being answered

    def send(self, frame: msgspec.Struct) -> None:
        """Send a frame; a reader that does not keep up is dropped and will reconnect."""
        self.send_bytes(encode(frame))

    def send_bytes(self, frame: bytes, end: bytes = b"") -> None:
        """Send a frame that is encoded already; its end may be apart, where readers differ in it.

        What they have in common is then packed once for all of them.
        """
        if not self.behind and self.write(frame, end):
            return
        self.behind = True
        try:
            self.frames.put_nowait(frame + end)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Close the socket as soon as possible."""
        if not self.slow:
            self.slow = True
            while not self.frames.empty():
                self.frames.get_nowait()
            self.behind = True
            self.frames.put_nowait(None)
