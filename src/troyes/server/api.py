"""The HTTP API: what each request asks for and is answered (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from troyes.play.table import Refused

from . import archive
from . import http_messages as http
from . import protocol as p
from .background import Background
from .challenge import Challenges
from .guard import address_of, refusal
from .hub import Hub
from .limits import CHANGE, LIST, LOG, LOOK, PAUSE, REPLAY, TOLD, Limits, TooFast
from .lobby import Guest, Lobby
from .room import Room
from .telemetry import note
from .telling import standings_for
from .websocket import MALFORMED, check_origin

MAX_BODY = 65536
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
Body = TypeVar("Body")


def api(
    handler: Callable[[Request], Awaitable[Any]], cost: float = LOOK
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that answers with JSON; an error is a message id, never a stack trace."""

    async def endpoint(request: Request) -> Response:
        limits: Limits = request.app.state.limits
        request.state.cost = cost
        try:
            check_origin(request)
            limits.charge(address_of(request), None, cost)
            await limits.in_turn(address_of(request), cost)
            answer = await handler(request)
            if isinstance(answer, Response):
                return answer
            data = answer if isinstance(answer, bytes) else p.encode(answer)
            return Response(data, media_type="application/json")
        except Refused as refused:
            request.app.state.hub.metrics.refused.labels(refused.reason).inc()
            if isinstance(refused, TooFast):
                await asyncio.sleep(PAUSE)
            return refusal(refused)
        except Exception:
            request.app.state.hub.metrics.refused.labels("error-internal").inc()
            note("request failed", logging.ERROR, path=request.url.path)
            logging.getLogger("troyes").exception("request failed")
            return refusal(Refused("error-internal"))

    return endpoint


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
    except MALFORMED as error:
        raise Refused("error-bad-request", detail=str(error)[:300]) from None


def token_of(request: Request) -> str:
    """The token of a request: always in a header, never in the address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("error-unknown-token")
    return token


async def guest_of(request: Request) -> Guest:
    """The guest who asks; `TooFast` if they are over their limit."""
    lobby: Lobby = request.app.state.lobby
    guest = await lobby.guest(token_of(request))
    limits: Limits = request.app.state.limits
    limits.seen(guest.id, address_of(request))
    wait = limits.guests.wait(guest.id, request.state.cost)
    if wait:
        raise TooFast(wait)
    return guest


async def actor_of(request: Request) -> Guest:
    """The guest who wants to change something; there is a limit for that, too."""
    guest = await guest_of(request)
    request.app.state.limits.change(guest.id)
    return guest


def charging(request: Request, guest: Guest, cost: float) -> Callable[[], None]:
    """A callback that charges for an answer that has to be computed first."""
    limits: Limits = request.app.state.limits
    return lambda: limits.charge(address_of(request), guest.id, cost)


async def room_of(request: Request) -> Room:
    """The table a request is about."""
    hub: Hub = request.app.state.hub
    table_id = request.path_params["id"]
    if not TABLE_ID.fullmatch(table_id):
        raise Refused("error-no-such-table")
    return await hub.room(table_id)


# --- the requests ---------------------------------------------------------------------------------


async def new_guest(request: Request) -> http.GuestInfo:
    """POST /api/guests."""
    wish = await body(request, http.NewGuest)
    request.app.state.limits.newcomer(address_of(request))
    guest, token = await request.app.state.lobby.new_guest(wish.name)
    return http.GuestInfo(guest.name, token)


async def me(request: Request) -> http.GuestInfo:
    """GET /api/me."""
    return http.GuestInfo((await guest_of(request)).name)


async def rename(request: Request) -> http.GuestInfo:
    """PUT /api/me."""
    await actor_of(request)
    wish = await body(request, http.NewGuest)
    guest = await request.app.state.lobby.rename(token_of(request), wish.name)
    return http.GuestInfo(guest.name)


async def my_games(request: Request) -> http.TableList:
    """GET /api/games."""
    guest = await guest_of(request)
    rows = await request.app.state.lobby.games_of(guest)
    return http.TableList([Room(row, chairs).info(guest.id) for row, chairs in rows])


async def open_tables(request: Request) -> http.TableList:
    """GET /api/tables: also for those who have never been here."""
    guest_id = (await guest_of(request)).id if "authorization" in request.headers else None
    rows = await request.app.state.lobby.open_tables()
    return http.TableList([Room(row, chairs).info(guest_id) for row, chairs in rows])


async def new_table(request: Request) -> p.TableInfo:
    """POST /api/tables."""
    guest = await actor_of(request)
    wish = await body(request, http.NewTable)
    request.app.state.limits.table(address_of(request))
    if not wish.private and any(seat.kind == "open" for seat in wish.seats):
        request.app.state.limits.table_for_all(address_of(request))
    figures = None
    if wish.edition is not None:
        charging(request, guest, LOG)()
        question = {"work": "edition", "text": wish.edition}
        figures = msgspec.json.decode(await background_of(request).ask(guest.id, question))
    room: Room = await request.app.state.lobby.create(guest, wish, figures)
    return await table_response(room, guest)


async def table_info(request: Request) -> p.TableInfo:
    """GET /api/tables/{id}."""
    guest = await guest_of(request)
    return await table_response(await room_of(request), guest)


async def table_response(room: Room, guest: Guest) -> p.TableInfo:
    """A table; a change that is under way is waited for."""
    async with room.lock:
        return room.info(guest.id)


async def join(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/join."""
    guest, wish = await actor_of(request), await body(request, http.JoinTable)
    room = await room_of(request)
    await request.app.state.lobby.join(guest, room, wish.seat)
    return await table_response(room, guest)


async def leave(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/leave."""
    guest, wish = await actor_of(request), await body(request, http.LeaveTable)
    room = await room_of(request)
    await request.app.state.lobby.leave(guest, room, wish.seat)
    return await table_response(room, guest)


async def set_seat(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/seat."""
    guest, wish = await actor_of(request), await body(request, http.SetSeat)
    room = await room_of(request)
    await request.app.state.lobby.set_seat(guest, room, wish)
    return await table_response(room, guest)


async def rematch(request: Request) -> p.TableInfo:
    """POST /api/tables/{id}/rematch."""
    guest, room = await actor_of(request), await room_of(request)
    request.app.state.limits.table(address_of(request))
    fresh: Room = await request.app.state.lobby.rematch(guest, room)
    return await table_response(fresh, guest)


async def hand_over(request: Request) -> http.HandOverCode:
    """POST /api/tables/{id}/handover."""
    guest, wish = await actor_of(request), await body(request, http.HandOver)
    room = await room_of(request)
    code = await request.app.state.lobby.hand_over(guest, room, wish.seat)
    return http.HandOverCode(code, 600)


async def claim(request: Request) -> p.TableInfo:
    """POST /api/claim."""
    guest = await actor_of(request)
    wish = await body(request, http.Claim)
    room: Room = await request.app.state.lobby.claim(guest, wish.code)
    return await table_response(room, guest)


async def history(request: Request) -> bytes:
    """GET /api/tables/{id}/history."""
    guest, room = await guest_of(request), await room_of(request)
    lobby: Lobby = request.app.state.lobby
    seat, version = await archive.readable(guest, room)
    return await background_of(request).known(
        ("history", room.id, version, seat),
        guest.id,
        charging(request, guest, LOG),
        lambda: archive.history(lobby.storage, room, version, seat),
    )


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record: the text of a finished game."""
    guest, room = await guest_of(request), await room_of(request)
    lobby: Lobby = request.app.state.lobby
    await lobby.must_be_over(room)
    if not room.playable:  # only its own rules could write it as turns
        found = await archive.record(lobby.storage, room)
        return Response(found.to_json(), media_type="application/json")

    async def ask() -> dict[str, Any]:
        return {"work": "text", "record": (await archive.record(lobby.storage, room)).to_json()}

    key = ("record", room.id)
    text = await background_of(request).known(key, guest.id, charging(request, guest, LOG), ask)
    return PlainTextResponse(text, media_type="text/plain; charset=utf-8")


async def dice(request: Request) -> bytes:
    """GET /api/tables/{id}/dice: whether a finished game was rolled as promised."""
    guest, room = await guest_of(request), await room_of(request)
    lobby: Lobby = request.app.state.lobby
    await lobby.must_be_over(room)
    if not room.playable:
        raise room.other_rules()

    async def ask() -> dict[str, Any]:
        return {"work": "dice", "record": (await archive.record(lobby.storage, room)).to_json()}

    key = ("dice", room.id)
    return await background_of(request).known(key, guest.id, charging(request, guest, LOG), ask)


async def replay_of_table(request: Request) -> Response:
    """GET /api/tables/{id}/replay: a finished game, which changes no more."""
    guest, room = await guest_of(request), await room_of(request)
    lobby: Lobby = request.app.state.lobby
    await lobby.must_be_over(room)
    if not room.playable:
        raise room.other_rules()
    info, packed = room.info(guest.id), packs(request)

    async def ask() -> dict[str, Any]:
        record = (await archive.record(lobby.storage, room)).to_json()
        return {"work": "replay", "record": record, "table": info, "packed": packed}

    key = ("replay", p.encode(info), packed)  # who looks, who is there and the next game are in it
    data = await background_of(request).known(key, guest.id, charging(request, guest, LOG), ask)
    return replay_answer(data, packed, {"Cache-Control": "private, max-age=300"})


async def replay_of_record(request: Request) -> Response:
    """POST /api/replay: a record that the client sends; it is not stored."""
    guest = await actor_of(request)
    text = (await body(request, http.RecordText)).record
    charging(request, guest, LOG)()
    packed = packs(request)
    question = {"work": "replay", "record": text, "packed": packed}
    return replay_answer(await background_of(request).ask(guest.id, question), packed, {})


def packs(request: Request) -> bool:
    """Whether a client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def replay_answer(data: bytes, packed: bool, headers: dict[str, str]) -> Response:
    """A replay, which is gzipped already if `packed`."""
    headers |= {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(data, headers=headers, media_type="application/json")


def background_of(request: Request) -> Background:
    """The process for expensive work."""
    background: Background = request.app.state.background
    return background


async def roy(request: Request) -> http.RoyForecast:
    """GET /api/tables/{id}/roy."""
    guest, room = await guest_of(request), await room_of(request)
    return await challenges_of(request).forecast(guest, room)


async def standing(request: Request) -> http.Standings:
    """GET /api/tables/{id}/standing."""
    guest, room = await guest_of(request), await room_of(request)
    async with room.lock:
        return standings_for(room, room.reader_seat(guest.id))


async def course(request: Request) -> bytes:
    """GET /api/tables/{id}/course."""
    guest, room = await guest_of(request), await room_of(request)
    challenges = challenges_of(request)
    version = await challenges.readable(guest, room)
    return await background_of(request).known(
        ("course", room.id, version),
        guest.id,
        charging(request, guest, LOG),
        lambda: challenges.course(room, version),
    )


async def challenge_results(request: Request) -> http.ChallengeHistory:
    """GET /api/challenge/results."""
    return await challenges_of(request).history(await guest_of(request))


async def challenge_day(request: Request) -> http.ChallengeDay:
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


ROUTES = [
    Route("/api/guests", api(new_guest, CHANGE), methods=["POST"]),
    Route("/api/me", api(me), methods=["GET"]),
    Route("/api/me", api(rename, CHANGE), methods=["PUT"]),
    Route("/api/games", api(my_games, LIST), methods=["GET"]),
    Route("/api/tables", api(open_tables, LIST), methods=["GET"]),
    Route("/api/tables", api(new_table, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}", api(table_info), methods=["GET"]),
    Route("/api/tables/{id}/join", api(join, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/leave", api(leave, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/seat", api(set_seat, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/rematch", api(rematch, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/handover", api(hand_over, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/history", api(history, TOLD), methods=["GET"]),
    Route("/api/tables/{id}/record", api(record, TOLD), methods=["GET"]),
    Route("/api/tables/{id}/replay", api(replay_of_table, REPLAY), methods=["GET"]),
    Route("/api/tables/{id}/dice", api(dice), methods=["GET"]),
    Route("/api/replay", api(replay_of_record, REPLAY), methods=["POST"]),
    Route("/api/claim", api(claim, CHANGE), methods=["POST"]),
    Route("/api/tables/{id}/roy", api(roy), methods=["GET"]),
    Route("/api/tables/{id}/standing", api(standing), methods=["GET"]),
    Route("/api/tables/{id}/course", api(course), methods=["GET"]),
    Route("/api/challenge/results", api(challenge_results, LIST), methods=["GET"]),
    Route("/api/challenge/days/{day}", api(challenge_day, LIST), methods=["GET"]),
    Route("/api/challenge/today", api(challenge_today, CHANGE), methods=["POST"]),
]
