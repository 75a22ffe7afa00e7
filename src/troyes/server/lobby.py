"""Guests, making tables, and who sits where."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from troyes.bots.levels import STAND_IN, WEAKEST
from troyes.bots.people import name_for
from troyes.formats.record import Header, Record
from troyes.play.table import CHOICE, OUTCOME, UNDO, Refused, Table
from troyes.rules.edition import Edition
from troyes.rules.terms import RULES_VERSION, SEAT_LETTERS

from . import protocol as p
from . import schema
from .hub import GUEST, SEATS, TRIES, Hub
from .room import Config, Room
from .storage import Conflict, Row, find_tables, insert, load_entries, notify
from .telling import steps_for

HANDOVER_SECONDS = 600
LIST_LIMIT = 100
MAX_EDITION = 40_000  # characters of an edition file
MAX_LINE = 500  # of one line: reading a key of thousands of parts would take seconds
BREATH = 20  # entries replayed before others get their turn


class Guest(msgspec.Struct):
    """A browser that said its name once."""

    id: str
    name: str


def digest(secret: str) -> str:
    """Tokens and codes are stored as hashes only."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str, longest: int = 40) -> str:
    """A name on one line, of printable characters."""
    text = " ".join(name.split())
    if not text or not text.isprintable():
        raise Refused("error-bad-name")
    return text[:longest]


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
        guest = Guest(secrets.token_urlsafe(12), clean_name(name))
        row = {
            "id": guest.id,
            "token_hash": digest(token),
            "name": guest.name,
            "created": time.time(),
        }
        await self.storage.write(insert(schema.guests, row))
        return guest, token

    async def guest(self, token: str) -> Guest:
        """The guest of a token."""
        key = digest(token)
        found = self.known.get(key)
        if found is None:
            g = schema.guests.c

            def work(connection: sa.Connection) -> Any:
                query = sa.select(g.id, g.name).where(g.token_hash == key)
                return connection.execute(query).first()

            row = await self.storage.read(work)
            if row is None:
                raise Refused("error-unknown-token")
            found = Guest(row.id, row.name)
            if len(self.known) > 10000:
                self.known.clear()
            self.known[key] = found
        return found

    async def rename(self, token: str, name: str) -> Guest:
        """A guest takes another name; seats at running tables keep the old one."""
        guest, new = await self.guest(token), clean_name(name)
        t = schema.guests

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(t).where(t.c.id == guest.id).values(name=new))
            notify(connection, guest.id, GUEST)

        await self.storage.write(work)
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

    async def create(self, guest: Guest, wish: p.NewTable) -> Room:
        """Make a table; it begins at once if no seat is open."""
        row, chairs = self.plan(guest, wish)
        known = wish.seed is not None or wish.edition is not None

        def work(connection: sa.Connection) -> None:
            insert_table(connection, row, chairs, counted=not known)

        await self.storage.write(work)
        return await self.first_room(row["id"])

    async def first_room(self, table_id: str) -> Room:
        """The room of a new table, begun if it is full already."""
        room = await self.hub.room(table_id)
        async with room.lock:
            await self.hub.begin_if_full(room)
        return room

    def plan(
        self,
        guest: Guest,
        wish: p.NewTable,
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
            start=wish.start,
            figures=figures or figures_of(wish.edition) or self.figures,
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
        chairs = [
            {"table_id": row["id"], "seat": k, **chair(row["id"], k, seat, guest)}
            for k, seat in enumerate(wish.seats)
        ]
        return row, chairs

    async def open_tables(self) -> list[tuple[Row, list[Row]]]:
        """Tables with open seats that are not private."""
        t = schema.tables.c
        return await self.storage.read(
            find_tables(sa.and_(t.status == "open", sa.not_(t.private)), LIST_LIMIT)
        )

    async def games_of(self, guest: Guest) -> list[tuple[Row, list[Row]]]:
        """All tables of a guest, running and finished."""
        t, s = schema.tables.c, schema.seats.c
        mine = sa.select(s.table_id).where(s.guest_id == guest.id)
        condition = sa.or_(t.id.in_(mine), t.host == guest.id)
        return await self.storage.read(find_tables(condition, LIST_LIMIT))

    async def change(self, room: Room, decide: Callable[[], list[Row]]) -> None:
        """Change seats: `decide` looks at the room and returns the rows to change."""
        if not room.playable:
            raise room.other_rules()
        async with room.lock:
            for _ in range(TRIES):
                try:
                    await self.hub.reseat(room, decide())
                except Conflict:
                    await self.hub.reload(room)
                    continue
                await self.hub.begin_if_full(room)
                self.hub.go_on(room)
                return
            raise Refused("error-try-again")

    async def join(self, guest: Guest, room: Room, seat: int | None) -> None:
        """Sit down on an open seat, or take one's own seat back from a bot."""

        def decide() -> list[Row]:
            for c in room.chairs:
                if seat is not None and c.seat != seat:
                    continue
                if c.guest_id == guest.id and c.kind == "bot":
                    return [{"seat": c.seat, "kind": "human", "level": None}]
                if c.kind == "open" and (seat is not None or not room.seats_of(guest.id)):
                    return [sit(c.seat, guest)]
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
            return [{"seat": seat, "kind": "bot", "level": STAND_IN}]

        await self.change(room, decide)

    async def set_seat(self, guest: Guest, room: Room, wish: p.SetSeat) -> None:
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
            return [bot_chair(room.id, wish.seat, wish.level)]

        await self.change(room, decide)

    async def rematch(self, guest: Guest, room: Room) -> Room:
        """The same table once more; where a start player was chosen, the next one starts."""
        if room.row["status"] != "finished":
            raise Refused("error-not-over")
        if guest.id not in [c.guest_id for c in room.chairs]:
            raise Refused("error-not-your-seat")
        if room.row["rematch"]:
            return await self.hub.room(room.row["rematch"])
        c = room.config
        seats = [
            p.SeatWish(kind="bot", level=chair.level or WEAKEST)  # type: ignore[arg-type]
            if chair.guest_id is None
            else p.SeatWish(kind="me" if chair.guest_id == guest.id else "open", name=chair.name)
            for chair in room.chairs
        ]
        wish = p.NewTable(
            seats=seats, name=c.name, bonus=c.bonus, open_scores=c.open_scores,
            private=bool(room.row["private"]), spectator_chat=c.spectator_chat,
            turn_seconds=c.turn_seconds, game_seconds=c.game_seconds, at_zero=c.at_zero,
            start=None if c.start is None else (c.start + 1) % c.players,
        )  # fmt: skip
        row, chairs = self.plan(guest, wish, c.figures)
        t = schema.tables

        def work(connection: sa.Connection) -> str:
            changed = connection.execute(
                sa.update(t)
                .where(t.c.id == room.id, t.c.rematch.is_(None))
                .values(rematch=row["id"], seating=t.c.seating + 1)
            )
            if changed.rowcount == 1:
                insert_table(connection, row, chairs, counted=c.figures in (None, self.figures))
                notify(connection, room.id, SEATS)
            query = sa.select(t.c.rematch).where(t.c.id == room.id)
            return str(connection.execute(query).scalar())

        fresh = await self.first_room(await self.storage.write(work))
        async with room.lock:
            await self.hub.reload(room)
        return fresh

    # --- handing a seat to another device --------------------------------------------------------

    async def hand_over(self, guest: Guest, room: Room, seat: int) -> str:
        """A code, good once and not for long."""
        s = schema.seats.c
        mine = (s.table_id == room.id, s.seat == seat, s.guest_id == guest.id, s.kind == "human")
        code = secrets.token_urlsafe(18)
        row = {
            "code_hash": digest(code),
            "table_id": room.id,
            "seat": seat,
            "expires": time.time() + HANDOVER_SECONDS,
        }

        def work(connection: sa.Connection) -> bool:
            found = connection.execute(sa.select(s.seat).where(*mine).with_for_update()).first()
            if found is not None:
                connection.execute(sa.insert(schema.handovers), [row])
            return found is not None

        keep_result(room)
        if not await self.storage.write(work):
            raise Refused("error-not-your-seat")
        return code

    async def claim(self, guest: Guest, code: str) -> Room:
        """Take the seat a code hands over; the code goes when the seat has got its new owner."""
        h, s = schema.handovers, schema.seats
        here = sa.and_(s.c.table_id == h.c.table_id, s.c.seat == h.c.seat)
        query = (
            sa.select(h.c.table_id, h.c.seat, s.c.guest_id)
            .join_from(h, s, here)
            .where(h.c.code_hash == digest(code), h.c.expires > time.time())
        )
        found = await self.storage.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise Refused("error-bad-code")
        table_id, seat, giver = found
        room = await self.hub.room(table_id)
        if room.chairs[seat].guest_id != giver:  # he may have sat down at another process
            async with room.lock:
                await self.hub.reload(room)

        def decide() -> list[Row]:
            keep_result(room)
            if room.chairs[seat].guest_id != giver:
                raise Refused("error-bad-code")  # it is no longer his who gave it away
            return [{"seat": seat, "kind": "human", "guest_id": guest.id, "level": None}]

        await self.change(room, decide)
        return room

    # --- looking back ----------------------------------------------------------------------------

    async def record(self, room: Room) -> Record:
        """The record of a finished game."""
        if room.row["status"] != "finished":
            raise Refused("error-not-over")
        entries = await self.storage.read(load_entries(room.id))
        steps: list[int] = []
        for entry in entries:
            if entry.kind in (CHOICE, OUTCOME):
                steps.append(entry.value)
            elif entry.kind == UNDO:
                steps.pop()
        c = room.config
        header = Header(
            players=c.players,
            bonus=c.bonus,
            open_scores=c.open_scores,
            names=[chair.name for chair in room.chairs],
            edition=room.edition.identity,
            start=None if c.start is None else SEAT_LETTERS[c.start],
            figures=c.figures,
            rules=c.rules,
        )
        # The seed of a day is everybody's: it is never told, not even with one's own record.
        return Record(header, steps, None if c.day else int(room.row["seed"], 16))

    async def history(self, guest: Guest | None, room: Room) -> list[p.Step]:
        """Everything that happened so far, as one reader may know it."""
        if not room.playable:
            raise room.other_rules()
        async with room.lock:
            if room.table is None:
                return []
            version = room.table.version
            seat = room.reader_seat(guest.id) if guest else None
        entries = (await self.storage.read(load_entries(room.id)))[:version]
        game = Table(room.first_state(), 0)
        steps = []
        for entry in entries:
            steps.append(game.apply(entry))
            if game.version % BREATH == 0:
                await asyncio.sleep(0)
        return steps_for(steps, seat)


def insert_table(
    connection: sa.Connection,
    row: Row,
    chairs: list[Row],
    day: str | None = None,
    counted: bool = True,
) -> None:
    """Write a new table down; a solo one may be somebody's result (`schema.challenges`)."""
    connection.execute(sa.insert(schema.tables), [row])
    connection.execute(sa.insert(schema.seats), chairs)
    if len(chairs) == 1:
        attempt = {"table_id": row["id"], "guest_id": row["host"], "day": day, "counted": counted}
        connection.execute(sa.insert(schema.challenges), [attempt])


def keep_result(room: Room) -> None:
    """The result of a finished King's Challenge stays with whoever played it."""
    if room.config.players == 1 and room.row["status"] == "finished":
        raise Refused("error-result-stays")


def figures_of(text: str | None) -> dict[str, Any] | None:
    """The figures of an edition file that came with a new table."""
    if text is None:
        return None
    if len(text) > MAX_EDITION or max(map(len, text.split("\n"))) > MAX_LINE:
        raise Refused("error-bad-edition", detail="too long")
    try:
        return Edition(tomllib.loads(text)).figures
    except (ValueError, RecursionError) as error:
        raise Refused("error-bad-edition", detail=str(error)[:2000]) from None


def sit(seat: int, guest: Guest) -> Row:
    """A seat taken by a guest."""
    return {"seat": seat, "kind": "human", "guest_id": guest.id, "level": None, "name": guest.name}


def bot_chair(table: str, seat: int, level: str) -> Row:
    """A seat taken by a bot, who has a name like everybody."""
    name = name_for(table, seat)
    return {"seat": seat, "kind": "bot", "guest_id": None, "level": level, "name": name}


def chair(table: str, seat: int, wish: p.SeatWish, guest: Guest) -> Row:
    """The columns of a seat as it was wished for."""
    if wish.kind == "bot":
        row = bot_chair(table, seat, wish.level)
    elif wish.kind == "me":
        row = sit(seat, guest)
    else:
        row = {"seat": seat, "kind": "open", "guest_id": None, "level": None, "name": ""}
    if wish.name is not None and wish.kind == "me":
        row["name"] = clean_name(wish.name)
    row.pop("seat")
    return row
