"""Connections before they are requests: how many an address has, and how long one may be silent.

`Gate` is the listening socket. It turns away whoever has too many connections, or opens too many a
second, before anything is made for them: that costs some microseconds. `Patient` is the web
server's protocol with an end to its patience.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
from collections import Counter
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
AT_ONCE = 64  # connections accepted before the tables have their turn
OPENED = 1.0  # new connections a second, for each that an address may have at a time
WAITING = 1024  # connections the system keeps until they are accepted
SPARE_FILES = 64  # kept for the database, the workers and the client's files


def raise_file_limit() -> int:
    """Allow as many open files as the system does; how many that is."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


class Counted(socket.socket):
    """A connection that is counted until it is closed, and read in small pieces."""

    gate: Gate | None = None
    owner = ""

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """Some of what has come; the rest after others had their turn."""
        return super().recv(min(size, PIECE), flags)

    def close(self) -> None:
        """Close it, and count it no longer."""
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.left(self.owner)
        super().close()


class Gate(socket.socket):
    """A listening socket with limits by address; proxies are not counted, they count themselves."""

    def __init__(self, *args: Any) -> None:
        """As a socket is made; nobody is limited yet."""
        super().__init__(*args)
        self.spare = os.open(os.devnull, os.O_RDONLY)
        self.open: Counter[str] = Counter()
        self.all = 0
        self.limit(0, Limiter(0, 0), 1 << 20, [])

    def limit(self, per_address: int, per_second: Limiter, most: int, proxies: list[str]) -> None:
        """How many connections one address may hold at a time (0: any number), and all together."""
        self.per_address = per_address
        self.per_second = per_second
        self.most = most
        self.proxies = Proxies(proxies)

    def listen(self, backlog: int = WAITING, /) -> None:
        """Listen; the system's queue is a long one, however few are accepted at once."""
        super().listen(max(backlog, WAITING))

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection of somebody who may have one more."""
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
            owner = who(address[0])
            if address[0] in self.proxies or self.welcome(owner):
                connection.gate, connection.owner = self, owner
                self.open[owner] += 1
                self.all += 1
                return connection, address
            connection.close()
        raise BlockingIOError  # the tables have their turn; then more

    def welcome(self, owner: str) -> bool:
        """Whether somebody may have one more connection."""
        if self.all >= self.most:
            note("no connections left", logging.WARNING, open=self.all)
            return False
        if not self.per_address:
            return True
        return self.open[owner] < self.per_address and not self.per_second.wait(owner)

    def turn_one_away(self) -> None:
        """No file is left: one is kept so that whoever waits can at least be told to go."""
        note("no files left", logging.ERROR, open=self.all)
        os.close(self.spare)
        try:
            os.close(self._accept()[0])  # type: ignore[attr-defined]
        finally:
            self.spare = os.open(os.devnull, os.O_RDONLY)

    def left(self, owner: str) -> None:
        """A connection was closed."""
        self.all -= 1
        self.open[owner] -= 1
        if self.open[owner] <= 0:
            del self.open[owner]


class Patient(Paced, H11Protocol):
    """HTTP with an end to patience: a request comes whole in some seconds, or not at all."""

    timer: asyncio.TimerHandle | None = None
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there and has said nothing yet."""
        super().connection_made(transport)
        self.be_patient()

    def data_received(self, data: bytes) -> None:
        """More of a request; the time for all of it goes on unless it is there."""
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.resting():
            self.be_patient()
        else:
            self.rest()

    def wants_no_more(self) -> bool:
        """Whether a request must be answered before the next is read."""
        return self.flow.read_paused

    def resting(self) -> bool:
        """Whether nothing of a next request has come; that has an end of its own."""
        return self.timeout_keep_alive_task is not None

    def be_patient(self) -> None:
        """For a number of seconds, from the first reason on."""
        if self.timer is None and not self.upgraded:
            self.timer = self.loop.call_later(SILENT_SECONDS, self.lose_patience)

    def rest(self) -> None:
        """Nothing is waited for."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def lose_patience(self) -> None:
        """The time is over."""
        self.timer = None
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket's own patience counts."""
        self.upgraded = True
        self.rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.rest()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Somebody asks and does not read."""
        super().pause_writing()
        self.be_patient()

    def resume_writing(self) -> None:
        """It is read after all."""
        super().resume_writing()
        self.rest()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP; where an answer was begun already, nothing more can be said."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever still answers it need not
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        response = h11.Response(status_code=400, headers=[*headers, *RAW_HEADERS])
        for event in (response, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
