"""Starting a server: where its data lies, which port, and the browser."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from alembic.util import CommandError
from platformdirs import user_data_dir
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from .app import Options, make_app
from .storage import Storage
from .talk import MAX_FRAME
from .watch import set_up_logs


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
    frames_per_second: float = 40.0
    requests_per_second: float = 5.0
    log_level: str = "warning"
    browser: bool = False
    page: str = ""  # which one the browser opens


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(user_data_dir('troyes', appauthor=False)) / 'troyes.db'}"


def serve(settings: Settings) -> None:
    """Run until interrupted."""
    set_up_logs(settings.log_level)
    database = settings.database or default_database()
    check_database(database)
    listener = bind(settings.host, settings.port)
    port = listener.getsockname()[1]
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{port}/"
    print(f"Troyes is served at {address} (stop with Ctrl+C)", file=sys.stderr, flush=True)
    if settings.browser:
        threading.Thread(target=open_browser, args=(address, settings.page), daemon=True).start()
    app = make_app(
        Options(
            database=database,
            figures=settings.figures,
            origins=settings.origins,
            workers=settings.workers,
            bot_seconds=settings.bot_seconds,
            frames_per_second=settings.frames_per_second,
            requests_per_second=settings.requests_per_second,
        )
    )
    config = uvicorn.Config(
        app,
        log_config=None,  # set_up_logs has seen to it
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * MAX_FRAME,
        ws_per_message_deflate=False,  # frames are small; it costs time and memory for each socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
    # Tables live long: looking through all of them for garbage again and again stops the play.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.Server(config).run(sockets=[listener])


def check_database(url: str) -> None:
    """Open the database once, so that what is wrong with it is said in words."""
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError:
        raise CannotStart(f"--database: {url!r} is not an address of a database") from None
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
        raise CannotStart(f"--database: of another version of Troyes: {error}") from None


def bind(host: str, port: int) -> socket.socket:
    """The listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, asyncio sends small frames at once (TCP_NODELAY) instead of 40 ms later.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise CannotStart(
            f"cannot listen on {host}, port {port}: {error.strerror}; try another --port"
        ) from None
    listener.listen(1024)
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
