"""Connections before they become requests: limits per address, and idle timeouts.

`Gate` is the listening socket. It refuses addresses that have too many connections, or open too
many per second, before anything is allocated for them, which costs only microseconds.
`TimeoutHTTPProtocol` is the web server's protocol with timeouts.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import Proxies, who
from .headers import RAW_HEADERS
from .limits import Limiter
from .reading import PIECE, Paced
from .telemetry import note

SILENT_SECONDS = 10.0  # for a whole request, and for a reader who takes nothing
TURNED_AWAY = 64  # at once, before the tables have their turn
LEAVING = 16  # connections that are given up for others at the same time
AT_ONCE = 64  # connections accepted before the tables have their turn
OPENED = 1.0  # new connections a second, for each that an address may have at a time
WAITING = 1024  # connections the system keeps until they are accepted
SPARE_FILES = 64  # kept for the database, the workers and the client's files


def raise_file_limit() -> int:
    """Raise the limit of open files to the system's maximum and return it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


class Counted(socket.socket):
    """A connection that is counted until it is closed, and read in small pieces."""

    gate: Gate | None = None
    owner = ""
    peer: Any = None
    transport: asyncio.Transport | None = None
    silent = True  # nothing was asked that is still to be answered
    leaving = False

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """Some of what has come; the rest after others had their turn."""
        return super().recv(min(size, PIECE), flags)

    def close(self) -> None:
        """Close it, and count it no longer."""
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.left(self)
        super().close()

    def leave(self) -> None:
        """Close it to make room for another."""
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()
        else:
            self.shutdown(socket.SHUT_RDWR)


class Gate(socket.socket):
    """A listening socket with limits by address; proxies are not counted, they count themselves."""

    def __init__(self, *args: Any) -> None:
        """Create it like any socket; there are no limits yet."""
        super().__init__(*args)
        self.spare = os.open(os.devnull, os.O_RDONLY)
        self.open = Crowd()
        self.leaving = 0
        self.limit(0, Limiter(0, 0), 1 << 20, [])

    def limit(self, per_address: int, per_second: Limiter, most: int, proxies: list[str]) -> None:
        """Set the maximum number of connections per address (0: no limit), and in total."""
        self.per_address = per_address
        self.per_second = per_second
        self.most = most
        self.proxies = Proxies(proxies)

    def listen(self, backlog: int = WAITING, /) -> None:
        """Listen; the system's queue is a long one, however few are accepted at once."""
        super().listen(max(backlog, WAITING))

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept the next connection from an address below its limit."""
        for _ in range(TURNED_AWAY):
            try:
                number, address = self._accept()  # type: ignore[attr-defined]
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE):
                    raise
                self.turn_one_away()
                continue
            connection = Counted(self.family, self.type, self.proto, fileno=number)
            connection.setblocking(False)
            proxy = address[0] in self.proxies
            connection.owner, connection.peer = "" if proxy else who(address[0]), address
            if proxy or self.welcome(connection.owner):
                connection.gate = self
                self.open.add(connection)
                return connection, address
            connection.close()
        raise BlockingIOError  # the tables have their turn; then more

    def welcome(self, owner: str) -> bool:
        """Whether an address may have one more connection."""
        count = self.open.count(owner)
        if self.per_address and (count >= self.per_address or self.per_second.wait(owner)):
            return False
        if self.open.all - self.leaving < self.most or self.make_room(count):
            return True
        note("no connections left", logging.WARNING, open=self.open.all)
        return False

    def make_room(self, count: int) -> bool:
        """Free a place for an address with `count` connections, if another one has more.

        That one loses its oldest idle connection, else its newest. However
        many a few addresses open, everybody else gets in.
        """
        heaviest = self.open.heaviest()
        if self.leaving >= LEAVING or len(heaviest) <= count + 1:
            return False
        staying = [line for line in heaviest.values() if not line.leaving]
        if not staying:
            return False
        self.leaving += 1
        next((line for line in staying if line.silent), staying[-1]).leave()
        return True

    def turn_one_away(self) -> None:
        """Out of file descriptors: use the spare one to accept a connection and close it."""
        note("no files left", logging.ERROR, open=self.open.all)
        os.close(self.spare)
        try:
            os.close(self._accept()[0])  # type: ignore[attr-defined]
        finally:
            self.spare = os.open(os.devnull, os.O_RDONLY)

    def left(self, line: Counted) -> None:
        """A connection was closed."""
        self.open.remove(line)
        self.leaving -= line.leaving


class Crowd:
    """All connections by address, and which address has the most; proxies do not count."""

    def __init__(self) -> None:
        self.all = 0
        self.lines: dict[str, dict[Any, Counted]] = {}  # by owner, then by peer, the oldest first
        self.having: dict[int, dict[str, None]] = {}  # connection count -> addresses with that many
        self.most = 0

    def count(self, owner: str) -> int:
        """The number of connections of an address."""
        return len(self.lines.get(owner, ()))

    def heaviest(self) -> dict[Any, Counted]:
        """The connections of the address that has the most."""
        return self.lines[next(iter(self.having[self.most]))] if self.most else {}

    def find(self, owner: str, peer: Any) -> Counted | None:
        """The connection to a peer."""
        return self.lines.get(owner, {}).get(peer)

    def add(self, line: Counted) -> None:
        """One more."""
        self.all += 1
        if line.owner:
            lines = self.lines.setdefault(line.owner, {})
            lines[line.peer] = line
            self.move(line.owner, len(lines) - 1, len(lines))

    def remove(self, line: Counted) -> None:
        """One less."""
        self.all -= 1
        if line.owner:
            lines = self.lines[line.owner]
            del lines[line.peer]
            self.move(line.owner, len(lines) + 1, len(lines))
            if not lines:
                del self.lines[line.owner]

    def move(self, owner: str, before: int, now: int) -> None:
        """Note that an address now has one connection more, or one less."""
        if before:
            del self.having[before][owner]
            if not self.having[before]:
                del self.having[before]
        if now:
            self.having.setdefault(now, {})[owner] = None
        self.most = max(self.most, now)
        if self.most not in self.having:
            self.most -= 1


class TimeoutHTTPProtocol(Paced, H11Protocol):
    """HTTP with timeouts: a request must be complete within some seconds."""

    timer: asyncio.TimerHandle | None = None
    upgraded = False
    line: Counted | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection; its first request is due."""
        super().connection_made(transport)
        gate: Gate | None = self.config.app.state.gate
        peer = transport.get_extra_info("peername")
        if gate is not None and peer is not None:
            self.line = gate.open.find(who(peer[0]), peer)
        if self.line is not None:
            self.line.transport = transport
        self.start_timeout()

    def data_received(self, data: bytes) -> None:
        """More of a request; its timeout runs on until it is complete."""
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.resting():
            self.start_timeout()
        else:
            self.cancel_timeout()
        self.set_idle(self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.upgraded)

    def on_response_complete(self) -> None:
        """The response is complete; the next request may be waiting already."""
        self.set_idle(True)
        super().on_response_complete()

    def set_idle(self, idle: bool) -> None:
        """Note whether the connection is idle: no request is being answered."""
        if self.line is not None:
            self.line.silent = idle

    def wants_no_more(self) -> bool:
        """Whether a request must be answered before the next is read."""
        return self.flow.read_paused

    def resting(self) -> bool:
        """Whether it is kept alive for the next request, which has its own timeout."""
        return self.timeout_keep_alive_task is not None

    def start_timeout(self) -> None:
        """Start the timeout, unless it runs already."""
        if self.timer is None and not self.upgraded:
            self.timer = self.loop.call_later(SILENT_SECONDS, self.on_timeout)

    def cancel_timeout(self) -> None:
        """Stop the timeout."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_timeout(self) -> None:
        """The timeout has passed: close the connection."""
        self.timer = None
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket has its own timeouts."""
        self.upgraded = True
        self.cancel_timeout()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.cancel_timeout()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        self.start_timeout()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.cancel_timeout()

    def send_400_response(self, msg: str) -> None:
        """Answer malformed HTTP, unless a response has begun already."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # a late answer is not needed
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        response = h11.Response(status_code=400, headers=[*headers, *RAW_HEADERS])
        for event in (response, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
