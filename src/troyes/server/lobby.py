"""Guests, making tables, and who sits where."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from troyes.bots.levels import STAND_IN, WEAKEST
from troyes.bots.people import NAMES, name_for
from troyes.play.table import Refused
from troyes.rules.terms import RULES_VERSION

from . import http_messages as http
from .choices import TRIES
from .hub import Hub
from .names import clean_name, distinct
from .room import Config, Room
from .storage import Conflict, Row
from .storage.games import add_rematch, add_table, open_tables, tables_of
from .storage.guests import add_code, add_guest, digest, find_code, find_guest, rename_guest
from .storage.retention import DAY, mark_seen


class Guest(msgspec.Struct):
    """A person, known by the token in their browser."""

    id: str
    name: str
    seen: float = 0.0  # about: it is written down once a day


class Lobby:
    """Everything about tables that is not a move in a game."""

    def __init__(self, hub: Hub, figures: dict[str, Any] | None = None) -> None:
        """`figures`: of the edition of tables that bring none; None: the standard one."""
        self.hub = hub
        self.figures = figures
        self.storage = hub.storage
        self.known: dict[str, Guest] = {}
        hub.forget_guest = self.forget

    # --- guests ----------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        """A guest and the token that proves it; the token is not kept."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(12), clean_name(name), time.time())
        await self.storage.write(add_guest(guest.id, token, guest.name))
        return guest, token

    async def guest(self, token: str) -> Guest:
        """The guest of a token."""
        key = digest(token)
        found = self.known.get(key)
        if found is None:
            row = await self.storage.read(find_guest(key))
            if row is None:
                raise Refused("error-unknown-token")
            found = Guest(row.id, row.name, row.seen or 0.0)
            if len(self.known) > 10000:
                self.known.clear()
            self.known[key] = found
        now = time.time()
        if now - found.seen > DAY:
            found.seen = now
            if not await self.storage.write(mark_seen(found.id, now)):
                del self.known[key]  # they were away for so long that they were forgotten
                raise Refused("error-unknown-token")
        return found

    async def rename(self, token: str, name: str) -> Guest:
        """A guest takes another name; seats at running tables keep the old one."""
        guest, new = await self.guest(token), clean_name(name)
        await self.storage.write(rename_guest(guest.id, new))
        guest.name = new
        return guest

    def forget(self, guest_id: str | None = None) -> None:
        """A guest may have another name by now: look it up again; without an id, all of them."""
        self.known = {
            key: guest
            for key, guest in self.known.items()
            if guest_id is not None and guest.id != guest_id
        }

    # --- tables ----------------------------------------------------------------------------------

    async def create(
        self, guest: Guest, wish: http.NewTable, figures: dict[str, Any] | None = None
    ) -> Room:
        """Make a table, with the figures it brings; it begins at once if no seat is open."""
        row, chairs = self.plan(guest, wish, figures)
        known = wish.seed is not None or wish.edition is not None

        await self.storage.write(add_table(row, chairs, counted=not known))
        return await self.first_room(row["id"])

    async def first_room(self, table_id: str) -> Room:
        """The room of a new table, begun if it is full already."""
        room = await self.hub.room(table_id)
        async with room.lock:
            await self.hub.choices.begin_if_full(room)
        return room

    def plan(
        self,
        guest: Guest,
        wish: http.NewTable,
        figures: dict[str, Any] | None = None,
        day: str | None = None,
    ) -> tuple[Row, list[Row]]:
        """The rows of a new table and its seats."""
        players = len(wish.seats)
        if not any(seat.kind == "me" for seat in wish.seats) and players > 1:
            raise Refused("error-no-seat-for-you")
        if players == 1 and wish.seats[0].kind != "me":
            raise Refused("error-no-seat-for-you")
        if wish.start is not None and wish.start >= players:
            raise Refused("error-bad-start")
        now = time.time()
        config = Config(
            players=players,
            name=clean_name(wish.name, 60) if wish.name.strip() else guest.name,
            bonus=wish.bonus,
            open_scores=wish.open_scores,
            spectator_chat=wish.spectator_chat,
            hints=wish.hints,
            start=wish.start,
            figures=figures or self.figures,
            turn_seconds=wish.turn_seconds,
            game_seconds=wish.game_seconds,
            at_zero=wish.at_zero,
            rules=RULES_VERSION,
            day=day,
            seeded=wish.seed is not None and day is None,
        )
        row: Row = {
            "id": secrets.token_urlsafe(12),
            "host": guest.id,
            "created": now,
            "updated": now,
            "status": "open",
            "private": wish.private,
            "config": msgspec.json.encode(config).decode(),
            "seed": f"{int(wish.seed, 16) if wish.seed else secrets.randbits(128):032x}",
            "version": 0,
            "seating": 0,
            "bot_to_move": False,
        }
        chairs: list[Row] = []
        for k, seat in enumerate(wish.seats):
            others = [one["name"] for one in chairs]
            sitting = chair(row["id"], k, seat, guest, others)
            chairs.append({"table_id": row["id"], "seat": k, **sitting})
        return row, chairs

    async def open_tables(self) -> list[tuple[Row, list[Row]]]:
        """Tables with open seats that are not private."""
        return await self.storage.read(open_tables)

    async def games_of(self, guest: Guest) -> list[tuple[Row, list[Row]]]:
        """All tables of a guest, running and finished."""
        return await self.storage.read(tables_of(guest.id))

    async def change(self, room: Room, decide: Callable[[], list[Row]]) -> None:
        """Change seats: `decide` looks at the room and returns the rows to change."""
        if not room.playable:
            raise room.other_rules()
        async with room.lock:
            for _ in range(TRIES):
                try:
                    await self.hub.choices.reseat(room, decide())
                except Conflict:
                    await self.hub.reload(room)
                    continue
                await self.hub.choices.begin_if_full(room)
                self.hub.bot_turns.go_on(room)
                return
            raise Refused("error-try-again")

    async def join(self, guest: Guest, room: Room, seat: int | None) -> None:
        """Take an open seat, or take your own seat back from a bot."""

        def decide() -> list[Row]:
            for c in room.chairs:
                if seat is not None and c.seat != seat:
                    continue
                if c.guest_id == guest.id and c.kind == "bot":
                    leave_some(guest, room)
                    return [{"seat": c.seat, "kind": "human", "level": None}]
                if c.kind == "open" and (seat is not None or not room.seats_of(guest.id)):
                    leave_some(guest, room)
                    return [sit(c.seat, guest, room.names_for_seat(guest.id))]
            if seat is None and room.seats_of(guest.id):
                return []
            raise Refused("error-no-free-seat")

        if seat is None and room.seats_of(guest.id):
            return
        await self.change(room, decide)

    async def leave(self, guest: Guest, room: Room, seat: int) -> None:
        """Leave a seat: before the game it is open again, during it a bot plays on."""

        def decide() -> list[Row]:
            if seat not in room.seats_of(guest.id):
                raise Refused("error-not-your-seat")
            if room.table is None:
                return [{"seat": seat, "kind": "open", "guest_id": None, "name": "", "level": None}]
            if room.table.over:
                return []  # nothing is left to play, and a result is not got rid of
            room.left[seat] = time.monotonic()
            return [{"seat": seat, "kind": "bot", "level": STAND_IN}]

        await self.change(room, decide)

    async def set_seat(self, guest: Guest, room: Room, wish: http.SetSeat) -> None:
        """The host fills an open seat with a bot, or opens a bot's seat, before the game."""

        def decide() -> list[Row]:
            if guest.id != room.row["host"]:
                raise Refused("error-not-the-host")
            if room.table is not None:
                raise Refused("error-already-begun")
            if wish.seat >= len(room.chairs) or room.chairs[wish.seat].kind == "human":
                raise Refused("error-no-free-seat")
            if wish.kind == "open":
                return [
                    {"seat": wish.seat, "kind": "open", "guest_id": None, "level": None, "name": ""}
                ]
            return [bot_chair(room.id, wish.seat, wish.level, None, room.names_for_seat())]

        await self.change(room, decide)

    async def rematch(self, guest: Guest, room: Room) -> Room:
        """The same table once more; where a start player was chosen, the next one starts."""
        await self.must_be_over(room)
        if guest.id not in [c.guest_id for c in room.chairs]:
            raise Refused("error-not-your-seat")
        if room.row["rematch"]:
            return await self.hub.room(room.row["rematch"])
        c = room.config
        seats = [
            http.SeatWish(kind="bot", level=chair.level or WEAKEST, name=chair.name)  # type: ignore[arg-type]
            if chair.guest_id is None
            else http.SeatWish(kind="me" if chair.guest_id == guest.id else "open", name=chair.name)
            for chair in room.chairs
        ]
        wish = http.NewTable(
            seats=seats, name=c.name, bonus=c.bonus, open_scores=c.open_scores,
            private=bool(room.row["private"]), spectator_chat=c.spectator_chat, hints=c.hints,
            turn_seconds=c.turn_seconds, game_seconds=c.game_seconds, at_zero=c.at_zero,
            start=None if c.start is None else (c.start + 1) % c.players,
        )  # fmt: skip
        row, chairs = self.plan(guest, wish, c.figures)
        counted = c.figures in (None, self.figures)
        table_id = await self.storage.write(add_rematch(room.id, row, chairs, counted))
        fresh = await self.first_room(table_id)
        async with room.lock:
            await self.hub.reload(room)
        return fresh

    async def must_be_over(self, room: Room) -> None:
        """`Refused` unless a game is over; another process may have finished it."""
        if room.row["status"] != "finished" and not self.storage.sqlite:
            async with room.lock:
                await self.hub.reload(room)
        if room.row["status"] != "finished":
            raise Refused("error-not-over")

    # --- handing a seat to another device --------------------------------------------------------

    async def hand_over(self, guest: Guest, room: Room, seat: int) -> str:
        """A code for the seat, single-use and short-lived."""
        code = secrets.token_urlsafe(18)
        keep_result(room)
        if not await self.storage.write(add_code(code, room.id, seat, guest.id)):
            raise Refused("error-not-your-seat")
        return code

    async def claim(self, guest: Guest, code: str) -> Room:
        """Take the seat a code hands over; the code goes when the seat has got its new owner."""
        found = await self.storage.read(find_code(code))
        if found is None:
            raise Refused("error-bad-code")
        table_id, seat, giver = found
        room = await self.hub.room(table_id)
        if room.chairs[seat].guest_id != giver:  # they may have sat down at another process
            async with room.lock:
                await self.hub.reload(room)

        def decide() -> list[Row]:
            keep_result(room)
            if room.chairs[seat].guest_id != giver:
                raise Refused("error-bad-code")  # the giver no longer holds the seat
            if guest.id != giver:
                leave_some(guest, room)
            return [{"seat": seat, "kind": "human", "guest_id": guest.id, "level": None}]

        await self.change(room, decide)
        return room


def keep_result(room: Room) -> None:
    """The result of a finished King's Challenge stays with the guest who played it."""
    if room.config.players == 1 and room.row["status"] == "finished":
        raise Refused("error-result-stays")


def leave_some(guest: Guest, room: Room) -> None:
    """At a public table, only the host may hold more than one seat.

    A seat that a guest left to a bot does not count until they want it back.
    """
    public = not room.row["private"] and guest.id != room.row["host"]
    if public and room.seats_of(guest.id):
        raise Refused("error-one-seat")


def sit(seat: int, guest: Guest, others: list[str]) -> Row:
    """A seat taken by a guest, with a name that is unique at the table."""
    name = distinct(guest.name, others)
    return {"seat": seat, "kind": "human", "guest_id": guest.id, "level": None, "name": name}


def bot_chair(
    table: str, seat: int, level: str, wished: str | None = None, others: Sequence[str] = ()
) -> Row:
    """A seat taken by a bot, who has a name like everybody."""
    alike = [name for name in NAMES if distinct(name, others) != name]
    name = name_for(table, seat, wished, alike)
    return {"seat": seat, "kind": "bot", "guest_id": None, "level": level, "name": name}


def chair(table: str, seat: int, wish: http.SeatWish, guest: Guest, others: list[str]) -> Row:
    """The columns of a seat as it was requested."""
    if wish.kind == "bot":
        row = bot_chair(table, seat, wish.level, wish.name, others)
    elif wish.kind == "me":
        row = sit(seat, guest, others)
    else:
        row = {"seat": seat, "kind": "open", "guest_id": None, "level": None, "name": ""}
    if wish.name is not None and wish.kind == "me":
        row["name"] = distinct(clean_name(wish.name), others)
    row.pop("seat")
    return row
