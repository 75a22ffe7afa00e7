"""Starting a server: where its data is stored, which port, and the browser."""

from __future__ import annotations

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from alembic.util import CommandError
from platformdirs import user_data_dir
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from .app import CONNECTIONS, Options, make_app
from .connections import (
    AT_ONCE,
    OPENED,
    SPARE_FILES,
    WAITING,
    Gate,
    TimeoutHTTPProtocol,
    raise_file_limit,
)
from .headers import HEADERS
from .limits import ADDRESS_WORK, Limiter
from .retention import KEEP_GAMES, KEEP_GUESTS
from .sockets import KeepAliveSocket
from .sqlite_file import InUse, file_of
from .storage import Storage
from .telemetry import say, set_up_logs
from .websocket import MAX_FRAME


class CannotStart(Exception):
    """Why the server cannot start, in words."""


class Settings(msgspec.Struct, kw_only=True):
    """How to run; without a database, on a file in the user's data folder."""

    host: str = "127.0.0.1"
    port: int = 8411
    database: str | None = None
    figures: dict[str, Any] | None = None  # of the edition that is played; None: the standard one
    origins: list[str] = []
    workers: int = 1
    bot_seconds: float = 10.0
    come_back_seconds: float = 60.0
    frames_per_second: float = 40.0
    requests_per_second: float = 5.0
    address_work: float = ADDRESS_WORK
    connections_per_address: int = CONNECTIONS
    keep_guests: float = KEEP_GUESTS
    keep_games: float = KEEP_GAMES
    proxies: list[str] = []
    log_level: str = "warning"
    browser: bool = False
    page: str = ""  # which one the browser opens


def default_database() -> str:
    """A file in the user's data folder, which other users cannot read."""
    folder = Path(user_data_dir("troyes", appauthor=False))
    with suppress(OSError):
        folder.chmod(0o700)  # an older version may have made it for everybody to read
    return f"sqlite:///{folder / 'troyes.db'}"


def serve(settings: Settings) -> None:
    """Run until interrupted."""
    set_up_logs(settings.log_level)
    files = raise_file_limit()
    database = settings.database or default_database()
    with only_server(database):
        check_database(database)
        run(settings, database, files)


def run(settings: Settings, database: str, files: int) -> None:
    """Serve a database that can be opened."""
    listener = bind(settings.host, settings.port)
    proxies = known_proxies(settings.proxies)
    per_address = settings.connections_per_address
    opened = Limiter(OPENED * per_address, per_address)
    listener.limit(per_address, opened, files - SPARE_FILES, proxies)
    port = listener.getsockname()[1]
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{port}/"
    say(f"Troyes is served at {address}", "(stop with Ctrl+C)")
    if settings.browser:
        threading.Thread(target=open_browser, args=(address, settings.page), daemon=True).start()
    app = make_app(
        Options(
            database=database,
            figures=settings.figures,
            host=settings.host,
            origins=settings.origins,
            proxies=proxies,
            workers=settings.workers,
            bot_seconds=settings.bot_seconds,
            come_back_seconds=settings.come_back_seconds,
            frames_per_second=settings.frames_per_second,
            requests_per_second=settings.requests_per_second,
            address_work=settings.address_work,
            connections_per_address=per_address,
            keep_guests=settings.keep_guests,
            keep_games=settings.keep_games,
        )
    )
    app.state.gate = listener
    config = uvicorn.Config(
        app,
        log_config=None,  # set_up_logs has seen to it
        access_log=False,
        http=TimeoutHTTPProtocol,
        headers=HEADERS,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        backlog=AT_ONCE,
        loop="asyncio",  # uvloop takes connections past the listener, which counts them
        ws=KeepAliveSocket,
        ws_max_size=4 * MAX_FRAME,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listener])


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """A SQLite file is served by one process at a time."""
    try:
        place = make_url(url)
    except ArgumentError:
        place = None  # said by `check_database`
    file = (
        None if place is None or place.get_backend_name() != "sqlite" else file_of(place.database)
    )
    if file is None:
        yield
        return
    try:
        file.prepare()
        file.hold()
    except InUse as holder:
        raise CannotStart(
            f"--database: {file.path} is already in use, {holder}. One server uses a "
            "SQLite file; several share a PostgreSQL database"
        ) from None
    except OSError as error:
        raise CannotStart(f"--database: {file.path} cannot be used: {error.strerror}") from None
    try:
        yield
    finally:
        file.release()


def known_proxies(named: list[str]) -> list[str]:
    """The trusted proxies."""
    named = named or [one for one in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if one]
    for one in named:
        try:
            ip_network(one.strip(), strict=False)
        except ValueError:
            text = f"--proxy: {one!r} is not an address such as 10.0.0.10, or a network 10.0.0.0/24"
            raise CannotStart(text) from None
    return [one.strip() for one in named]


def check_database(url: str) -> None:
    """Open the database once, so that an error is reported in plain words."""
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError:
        raise CannotStart(f"--database: {url!r} is not a database URL") from None
    if backend not in ("sqlite", "postgresql"):
        raise CannotStart(f"--database: sqlite or postgresql, not {backend}")
    try:
        Storage(url).close()
    except ImportError:
        raise CannotStart(
            "--database: PostgreSQL needs an extra package: pip install 'troyes[postgres]'"
        ) from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotStart(f"--database: cannot be opened: {reason}") from None
    except CommandError as error:
        raise CannotStart(f"--database: belongs to another version of Troyes: {error}") from None


def bind(host: str, port: int) -> Gate:
    """The listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, asyncio sends small frames at once (TCP_NODELAY) instead of 40 ms later.
    listener = Gate(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise CannotStart(
            f"cannot listen on {host}, port {port}: {error.strerror}; try another --port"
        ) from None
    listener.listen(WAITING)
    return listener


def open_browser(address: str, page: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address + page)
            return
