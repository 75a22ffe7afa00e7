"""The ASGI application: what it holds, and the client's files.

`api` is the HTTP API, `websocket` the socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from . import api
from .background import Background
from .bot_pool import BotPool
from .challenge import Challenges
from .files import Assets, send
from .guard import Guard
from .headers import Names
from .hub import Hub
from .limits import ADDRESS_WORK, Limits
from .lobby import Lobby
from .notifications import listen
from .reading import Readers
from .retention import KEEP_GAMES, KEEP_GUESTS, run_retention
from .storage import Storage
from .telemetry import Metrics, log_loop_errors, note
from .websocket import socket

CONNECTIONS = 100  # of one address at a time
WEB = Path(__file__).parent.parent / "web"

# What browsers look for beside the page. The names stay when the files change: revalidated.
ROOT_FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "favicon.svg": "image/svg+xml",
    "typefaces.txt": "text/plain; charset=utf-8",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
}


class Options(msgspec.Struct, kw_only=True):
    """How a server is run."""

    database: str
    figures: dict[str, Any] | None = None  # of the edition that is played; None: the standard one
    host: str = "127.0.0.1"  # what it listens on
    origins: list[str] = []  # besides the server's own
    proxies: list[str] = []  # that are believed when they say where a request came from
    workers: int = 1
    bot_seconds: float = 10.0
    come_back_seconds: float = 60.0
    frames_per_second: float = 40.0  # of one socket
    requests_per_second: float = 5.0  # of one guest, that change something
    address_work: float = ADDRESS_WORK  # milliseconds a second for one address; 0: no limit
    connections_per_address: int = CONNECTIONS  # at a time; 0: no limit
    keep_guests: float = KEEP_GUESTS  # days; 0: for ever
    keep_games: float = KEEP_GAMES


def make_app(options: Options) -> Starlette:
    """The application; it opens the database when it starts."""
    limits = Limits(options.address_work, options.requests_per_second)
    guard = Middleware(
        Guard,
        names=Names(options.host, options.origins),
        limits=limits,
        at_once=options.connections_per_address,
        proxies=bool(options.proxies),
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await asyncio.to_thread(Storage, options.database)
        metrics = Metrics()
        bots = BotPool(options.workers, options.bot_seconds)
        hub = Hub(storage, bots, metrics, limits)
        hub.bot_turns.come_back = options.come_back_seconds
        log_loop_errors()
        app.state.hub = hub
        app.state.lobby = Lobby(hub, options.figures)
        app.state.challenges = Challenges(app.state.lobby)
        app.state.options = options
        app.state.background = Background()
        await app.state.background.start()
        await hub.start()
        await app.state.challenges.start()
        if storage.sqlite:
            metrics.listening.set(1)  # there are no others
        else:
            hub.spawn(listen(hub))
        hub.spawn(run_retention(hub, options.keep_guests, options.keep_games))
        note("started", process=hub.id, database=storage.url.get_backend_name())
        try:
            yield
        finally:
            app.state.background.close()
            await hub.stop()
            await asyncio.to_thread(storage.close)

    routes = [
        Route("/health", health),
        Route("/health/ready", health),
        Route("/health/live", alive),
        Route("/metrics", metrics_page),
        *api.ROUTES,
        WebSocketRoute("/ws", socket),
        Route("/", page),
        Route("/t/{id}", page),
        Route("/replay", page),
        Route("/replay/{id}", page),
        Route("/rules", page),
        Route("/king", page),
        Route("/daily", page),
        Route("/daily/{day}", page),
        *(Route(f"/{name}", root_file) for name in ROOT_FILES),
    ]
    if (WEB / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=WEB / "assets")))
    lost = {404: lost_page}
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard], exception_handlers=lost)
    app.state.limits = limits
    app.state.gate = None  # where connections come in, once there is one
    app.state.readers = Readers(limits.reading, options.proxies)
    return app


# --- health and pages ----------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Whether this process should get new connections."""
    trouble = request.app.state.hub.health.trouble()
    return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)


async def alive(request: Request) -> Response:
    """Whether this process answers at all."""
    return PlainTextResponse("ok\n")


async def metrics_page(request: Request) -> Response:
    """Figures for Prometheus."""
    hub: Hub = request.app.state.hub
    return Response(hub.metrics.page(), media_type="text/plain; version=0.0.4")


async def page(request: Request) -> Response:
    """The client, once it is built."""
    index = WEB / "index.html"
    if index.exists():
        return send(request, index)
    return PlainTextResponse("The Troyes server is running. See docs/protocol.md.\n")


async def lost_page(request: Request, error: Exception) -> Response:
    """Not found: a browser gets the client, which says so in the reader's language."""
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("Not Found", 404)
    response = await page(request)
    if response.status_code == 200:  # not if the browser has it already
        response.status_code = 404
    return response


async def root_file(request: Request) -> Response:
    """A file beside the page: the service worker, the manifest, an icon."""
    name = request.url.path[1:]
    if not (WEB / name).is_file():
        return PlainTextResponse("not built\n", 404)
    return send(request, WEB / name, ROOT_FILES[name])
