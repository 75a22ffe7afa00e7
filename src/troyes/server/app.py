"""The ASGI application: a small HTTP API and the client's files; `talk` is the socket."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy.engine import Connection
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from troyes.play.table import Refused
from troyes.rules.terms import RULES_VERSION

from . import protocol as p
from .bot_pool import BotPool
from .challenge import Challenges
from .client import Bucket
from .hub import Hub
from .lobby import Guest, Lobby
from .replay import read_record, replay
from .room import Room
from .storage import CHANNEL, WATCHFUL, Storage
from .talk import NONSENSE, check_origin, socket
from .watch import Metrics, note

MAX_BODY = 65536
WEB = Path(__file__).parent.parent / "web"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
Body = TypeVar("Body")

# What browsers look for beside the page. The names stay when the files change: asked for anew.
ROOT_FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "favicon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
}


class Options(msgspec.Struct, kw_only=True):
    """How a server is run."""

    database: str
    figures: dict[str, Any] | None = None  # of the edition that is played; None: the standard one
    origins: list[str] = []  # besides the server's own
    workers: int = 1
    bot_seconds: float = 10.0
    frames_per_second: float = 40.0  # of one socket
    requests_per_second: float = 5.0  # of one guest, that change something


def make_app(options: Options) -> Starlette:
    """The application; it opens the database when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage = await asyncio.to_thread(Storage, options.database)
        metrics = Metrics()
        hub = Hub(storage, BotPool(options.workers, options.bot_seconds), metrics)
        app.state.hub = hub
        app.state.lobby = Lobby(hub, options.figures)
        app.state.challenges = Challenges(app.state.lobby)
        app.state.options = options
        app.state.newcomers = {}
        app.state.actors = {}
        app.state.aside = asyncio.Lock()
        await hub.start()
        await app.state.challenges.start()
        if storage.sqlite:
            metrics.listening.set(1)  # there are no others
        else:
            hub.spawn(listen(hub))
        note("started", process=hub.id, database=storage.url.get_backend_name())
        try:
            yield
        finally:
            await hub.stop()
            await asyncio.to_thread(storage.close)

    routes = [
        Route("/health", health),
        Route("/metrics", metrics_page),
        Route("/api/guests", api(new_guest), methods=["POST"]),
        Route("/api/me", api(me), methods=["GET"]),
        Route("/api/me", api(rename), methods=["PUT"]),
        Route("/api/games", api(my_games), methods=["GET"]),
        Route("/api/tables", api(open_tables), methods=["GET"]),
        Route("/api/tables", api(new_table), methods=["POST"]),
        Route("/api/tables/{id}", api(table_info), methods=["GET"]),
        Route("/api/tables/{id}/join", api(join), methods=["POST"]),
        Route("/api/tables/{id}/leave", api(leave), methods=["POST"]),
        Route("/api/tables/{id}/seat", api(set_seat), methods=["POST"]),
        Route("/api/tables/{id}/rematch", api(rematch), methods=["POST"]),
        Route("/api/tables/{id}/handover", api(hand_over), methods=["POST"]),
        Route("/api/tables/{id}/history", api(history), methods=["GET"]),
        Route("/api/tables/{id}/record", api(record), methods=["GET"]),
        Route("/api/tables/{id}/replay", api(replay_of_table), methods=["GET"]),
        Route("/api/replay", api(replay_of_record), methods=["POST"]),
        Route("/api/claim", api(claim), methods=["POST"]),
        Route("/api/tables/{id}/roy", api(roy), methods=["GET"]),
        Route("/api/tables/{id}/course", api(course), methods=["GET"]),
        Route("/api/challenge/results", api(challenge_results), methods=["GET"]),
        Route("/api/challenge/days/{day}", api(challenge_day), methods=["GET"]),
        Route("/api/challenge/today", api(challenge_today), methods=["POST"]),
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
    return Starlette(routes=routes, lifespan=life)


# --- HTTP ----------------------------------------------------------------------------------------


def api(handler: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that answers JSON; what it refuses is a message id, never a stack trace."""

    async def endpoint(request: Request) -> Response:
        try:
            check_origin(request)
            answer = await handler(request)
            if isinstance(answer, Response):
                return answer
            return Response(p.encode(answer), media_type="application/json")
        except Refused as refused:
            request.app.state.hub.metrics.refused.labels(refused.reason).inc()
            return refusal(refused, status_of(refused.reason))
        except Exception:
            request.app.state.hub.metrics.refused.labels("error-internal").inc()
            note("request failed", logging.ERROR, path=request.url.path)
            logging.getLogger("troyes").exception("request failed")
            return refusal(Refused("error-internal"), 500)

    return endpoint


def refusal(refused: Refused, status: int) -> Response:
    """An error as JSON."""
    frame = p.ErrorFrame(p.Said(refused.reason, refused.args_))
    return Response(p.encode(frame), status, media_type="application/json")


def status_of(reason: str) -> int:
    """The HTTP status of a refusal."""
    return {
        "error-unknown-token": 401,
        "error-no-such-table": 404,
        "error-bad-origin": 403,
        "error-too-fast": 429,
        "error-too-large": 413,
    }.get(reason, 400)


async def body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, checked."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > MAX_BODY:
                raise Refused("error-too-large")
            parts.append(part)
    except ClientDisconnect:
        raise Refused("error-bad-request", detail="cut off") from None
    try:
        return msgspec.json.decode(b"".join(parts) or b"{}", type=kind)
    except NONSENSE as error:
        raise Refused("error-bad-request", detail=str(error)[:300]) from None


def token_of(request: Request) -> str:
    """The token of a request: always in a header, never in the address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("error-unknown-token")
    return token


async def guest_of(request: Request) -> Guest:
    """Who asks."""
    lobby: Lobby = request.app.state.lobby
    return await lobby.guest(token_of(request))


async def actor_of(request: Request) -> Guest:
    """Who wants something done; not too much at once."""
    guest = await guest_of(request)
    pace: float = request.app.state.options.requests_per_second
    limit(request.app.state.actors, guest.id, pace, 20 * pace)
    return guest


def limit(buckets: dict[str, Bucket], whose: str, per_second: float, reserve: float) -> None:
    """So many requests a second, with some in reserve; nobody is remembered for ever."""
    if len(buckets) > 10000:
        buckets.clear()
    if not buckets.setdefault(whose, Bucket(per_second, reserve)).take():
        raise Refused("error-too-fast")


async def room_of(request: Request) -> Room:
    """The table a request is about."""
    hub: Hub = request.app.state.hub
    table_id = request.path_params["id"]
    if not TABLE_ID.fullmatch(table_id):
        raise Refused("error-no-such-table")
    return await hub.room(table_id)


def ping(connection: Connection) -> Any:
    """A question any database can answer."""
    return connection.exec_driver_sql("SELECT 1").scalar()


async def health(request: Request) -> Response:
    """Whether the server can reach its database."""
    hub: Hub = request.app.state.hub
    try:
        await asyncio.wait_for(hub.storage.read(ping), 5)
    except Exception:
        return PlainTextResponse("database unreachable\n", 503)
    return PlainTextResponse("ok\n")


async def metrics_page(request: Request) -> Response:
    """Figures for Prometheus."""
    hub: Hub = request.app.state.hub
    return Response(hub.metrics.page(), media_type="text/plain; version=0.0.4")


async def new_guest(request: Request) -> p.GuestInfo:
    """POST /api/guests."""
    address = request.client.host if request.client else ""
    limit(request.app.state.newcomers, address, 1, 3000)
    wish = await body(request, p.NewGuest)
    guest, token = await request.app.state.lobby.new_guest(wish.name)
    return p.GuestInfo(guest.name, token)


async def me(request: Request) -> p.GuestInfo:
    """GET /api/me."""
    return p.GuestInfo((await guest_of(request)).name)


async def rename(request: Request) -> p.GuestInfo:
    """PUT /api/me."""
    await actor_of(request)
    wish = await body(request, p.NewGuest)
    guest = await request.app.state.lobby.rename(token_of(request), wish.name)
    return p.GuestInfo(guest.name)


async def my_games(request: Request) -> p.TableList:
    """GET /api/games."""
    guest = await guest_of(request)
    rows = await request.app.state.lobby.games_of(guest)
    return p.TableList([Room(row, chairs).info(guest.id) for row, chairs in rows])


async def open_tables(request: Request) -> p.TableList:
    """GET /api/tables: also for those who have never been here."""
    guest_id = (await guest_of(request)).id if "authorization" in request.headers else None
    rows = await request.app.state.lobby.open_tables()
    return p.TableList([Room(row, chairs).info(guest_id) for row, chairs in rows])


async def new_table(request: Request) -> p.TableInfo:
    """POST /api/tables."""
    guest = await actor_of(request)
    wish = await body(request, p.NewTable)
    room: Room = await request.app.state.lobby.create(guest, wish)
    return await told(room, guest)


async def table_info(request: Request) -> p.TableInfo:
    """GET /api/tables/{id}."""
    guest = await guest_of(request)
    return await told(await room_of(request), guest)


async def told(room: Room, guest: Guest) -> p.TableInfo:
    """A table as it is stored: what is being changed is told when it is done."""
    async with room.lock:
        return room.info(guest.id)


async def join(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/join."""
    guest, wish = await actor_of(request), await body(request, p.JoinTable)
    room = await room_of(request)
    await request.app.state.lobby.join(guest, room, wish.seat)
    return await told(room, guest)


async def leave(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/leave."""
    guest, wish = await actor_of(request), await body(request, p.LeaveTable)
    room = await room_of(request)
    await request.app.state.lobby.leave(guest, room, wish.seat)
    return await told(room, guest)


async def set_seat(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/seat."""
    guest, wish = await actor_of(request), await body(request, p.SetSeat)
    room = await room_of(request)
    await request.app.state.lobby.set_seat(guest, room, wish)
    return await told(room, guest)


async def rematch(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/rematch."""
    guest, room = await actor_of(request), await room_of(request)
    fresh: Room = await request.app.state.lobby.rematch(guest, room)
    return await told(fresh, guest)


async def hand_over(request: Request) -> p.HandOverCode:
    """POST /api/tables/{id}/handover."""
    guest, wish = await actor_of(request), await body(request, p.HandOver)
    room = await room_of(request)
    code = await request.app.state.lobby.hand_over(guest, room, wish.seat)
    return p.HandOverCode(code, 600)


async def claim(request: Request) -> p.TableInfo:
    """POST /api/claim."""
    guest = await actor_of(request)
    wish = await body(request, p.Claim)
    room: Room = await request.app.state.lobby.claim(guest, wish.code)
    return await told(room, guest)


async def history(request: Request) -> p.HistoryFrame:
    """GET /api/tables/{id}/history."""
    guest, room = await guest_of(request), await room_of(request)
    return p.HistoryFrame(await request.app.state.lobby.history(guest, room))


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record: the text of a finished game."""
    await guest_of(request)
    found = await request.app.state.lobby.record(await room_of(request))
    if found.header.rules != RULES_VERSION:  # only its own rules could write it as turns
        return Response(found.to_json(), media_type="application/json")
    return PlainTextResponse(found.to_text(), media_type="text/plain; charset=utf-8")


async def replay_of_table(request: Request) -> Response:
    """GET /api/tables/{id}/replay: a finished game, which changes no more."""
    guest, room = await guest_of(request), await room_of(request)
    found = await request.app.state.lobby.record(room)
    if not room.playable:
        raise room.other_rules()
    info = room.info(guest.id)
    answer = await told_aside(request, lambda: replay(found, info))
    answer.headers["Cache-Control"] = "private, max-age=300"
    return answer


async def replay_of_record(request: Request) -> Response:
    """POST /api/replay: a record somebody brings along; nothing of it is kept."""
    await actor_of(request)
    text = (await body(request, p.RecordText)).record
    return await told_aside(request, lambda: replay(read_record(text)))


async def told_aside(request: Request, work: Callable[[], p.Replay]) -> Response:
    """A replay, made in a thread, one after the other, so that nobody at a table has to wait."""
    packed = "gzip" in request.headers.get("accept-encoding", "")

    def make() -> bytes:
        data = p.encode(work())
        return gzip.compress(data, 6) if packed else data

    async with request.app.state.aside:
        data = await asyncio.to_thread(make)
    headers = {"Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")


async def roy(request: Request) -> p.RoyForecast:
    """GET /api/tables/{id}/roy."""
    guest, room = await guest_of(request), await room_of(request)
    return await challenges_of(request).forecast(guest, room)


async def course(request: Request) -> p.Course:
    """GET /api/tables/{id}/course."""
    guest, room = await guest_of(request), await room_of(request)
    return await challenges_of(request).course(guest, room)


async def challenge_results(request: Request) -> p.ChallengeHistory:
    """GET /api/challenge/results."""
    return await challenges_of(request).history(await guest_of(request))


async def challenge_day(request: Request) -> p.ChallengeDay:
    """GET /api/challenge/days/{day}."""
    guest = await guest_of(request)
    return await challenges_of(request).day(guest, request.path_params["day"])


async def challenge_today(request: Request) -> p.TableInfo:
    """POST /api/challenge/today."""
    guest = await actor_of(request)
    return (await challenges_of(request).attempt(guest)).info(guest.id)


def challenges_of(request: Request) -> Challenges:
    """Everything about the King's Challenge."""
    challenges: Challenges = request.app.state.challenges
    return challenges


async def page(request: Request) -> Response:
    """The client, once it is built."""
    index = WEB / "index.html"
    if index.exists():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse("The Troyes server is running. See docs/protocol.md.\n")


async def root_file(request: Request) -> Response:
    """A file beside the page: the service worker, the manifest, an icon."""
    name = request.url.path[1:]
    if not (WEB / name).is_file():
        return PlainTextResponse("not built\n", 404)
    headers = {"Cache-Control": "no-cache"}
    return FileResponse(WEB / name, headers=headers, media_type=ROOT_FILES[name])


class Assets(StaticFiles):
    """The built files; their names change with their contents, so they may be kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, and how long it is good."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


# --- other processes -----------------------------------------------------------------------------


async def listen(hub: Hub) -> None:
    """Hear from PostgreSQL what other processes decided; a lost connection is made again."""
    import psycopg  # an extra: only those who use PostgreSQL have it

    place = hub.storage.engine.dialect.create_connect_args(hub.storage.url)[1]
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                autocommit=True, **{**place, **WATCHFUL}
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hub.metrics.listening.set(1)
                await hub.catch_up()
                async for notice in connection.notifies():
                    table_id, _, version = notice.payload.rpartition(":")
                    hub.spawn(hub.heard(table_id, int(version)))
        except Exception as error:  # whatever it is, this must not end
            hub.metrics.listening.set(0)
            note("listening failed", logging.WARNING, error=str(error))
            await asyncio.sleep(1)
