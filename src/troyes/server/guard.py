"""What every request passes first: checks of its host name, its address and its cost.

An address over its limit is not only refused but also delayed, so that retrying at once gains
nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from troyes.play.table import Refused

from . import protocol as p
from .addresses import who
from .limits import PAUSE, REQUEST, TooFast
from .telemetry import note

if TYPE_CHECKING:
    from .headers import Names
    from .limits import Limits

BAD_HOST = (
    "This server does not answer to the name {host!r}. If that is its public name, start it with "
    "--origin and its whole address, such as --origin https://{host}.\n"
)
ANY_NAME = ("/health", "/health/ready", "/health/live")
STATUS = {
    "error-unknown-token": 401,
    "error-no-such-table": 404,
    "error-bad-origin": 403,
    "error-bad-host": 421,
    "error-too-fast": 429,
    "error-too-large": 413,
    "error-internal": 500,
    "error-database-gone": 503,
}


def refusal(refused: Refused) -> Response:
    """An error as JSON."""
    frame = p.ErrorFrame(p.Said(refused.reason, refused.args_))
    headers = {}
    if isinstance(refused, TooFast):
        headers["Retry-After"] = str(int(refused.seconds) + 1)
    status = STATUS.get(refused.reason, 400)
    return Response(p.encode(frame), status, headers, media_type="application/json")


def address_of(connection: HTTPConnection) -> str:
    """The client's address, or the one that a proxy forwards."""
    return who(connection.client.host) if connection.client else ""


class Guard:
    """Accepts requests for our host names that are within the limits."""

    def __init__(
        self, app: ASGIApp, names: Names, limits: Limits, at_once: int, proxies: bool
    ) -> None:
        """`at_once`: requests and sockets of one address at a time; 0: any number.

        `proxies`: whether trusted proxies are configured; then addresses are those they forward.
        """
        self.app = app
        self.names = names
        self.limits = limits
        self.at_once = at_once
        self.inside: Counter[str] = Counter()
        self.proxies = proxies
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        self.look_for_proxies(connection)
        address = address_of(connection)
        if self.at_once and self.inside[address] >= self.at_once:
            await asyncio.sleep(PAUSE)
            await self.refuse(scope, receive, send, TooFast(PAUSE))
            return
        self.inside[address] += 1
        try:
            wait = self.limits.addresses.wait(address, REQUEST)
            if wait:
                await asyncio.sleep(PAUSE)
                await self.refuse(scope, receive, send, TooFast(wait))
                return
            await self.limits.in_turn(address, REQUEST)
            host = connection.headers.get("host")
            if scope["path"] in ANY_NAME or self.names.ours(host):
                await self.app(scope, receive, send)
            else:
                await self.refuse(scope, receive, send, Refused("error-bad-host"))
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]

    async def refuse(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        """Say why not; a socket is not opened at all."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
            return
        answer = refusal(refused)
        if refused.reason == "error-bad-host" and not scope["path"].startswith("/api/"):
            host = HTTPConnection(scope).headers.get("host", "")[:100]
            answer = PlainTextResponse(BAD_HOST.format(host=host), answer.status_code)
        await answer(scope, receive, send)

    def look_for_proxies(self, connection: HTTPConnection) -> None:
        """Warn once that there seems to be a proxy that is not configured."""
        if not self.proxies and not self.warned and "x-forwarded-for" in connection.headers:
            self.warned = True
            note("unknown proxy", logging.WARNING, hint="name it with --proxy ADDRESS")
