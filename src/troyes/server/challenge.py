"""The King's Challenge: the seed of every day, one attempt at it, results and their history.

The seed of a date is the HMAC of the date under a secret that is created when a server first starts
and never leaves its database: nobody can know or reveal the dice of a future day.
"""

from __future__ import annotations

import hmac
import os
import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from troyes.formats.facts import for_seat
from troyes.play.challenge import forecast, roy_acts
from troyes.play.table import Refused, Table
from troyes.rules.scoring import VERDICTS, head_is_lost, verdict

from . import http_messages as http
from .archive import log_of
from .lobby import Guest, Lobby
from .room import Config, Room
from .storage import Connection, Row
from .storage.challenges import (
    attempt_of,
    counts_for,
    day_secret,
    results_of_day,
    results_of_guest,
)
from .storage.games import add_attempt
from .storage.work import clock

DAY_SECONDS = 86400
LIST_LIMIT = 100
HISTORY_LIMIT = 500
DAY = re.compile(r"\d{4}-\d\d-\d\d")
CLOCK_FILE = "TROYES_CLOCK_FILE"  # tests only: a file with seconds to add to the clock


class Challenges:
    """Everything about the King's Challenge that is not a move in a game."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.storage = lobby.storage
        self.secret = b""

    async def start(self) -> None:
        """Load the secret; the first process ever creates it."""
        self.secret = bytes.fromhex(await self.storage.write(day_secret))

    def seed_of(self, day: str) -> str:
        """The seed of a date."""
        return hmac.new(self.secret, f"daily {day}".encode(), "sha256").hexdigest()[:32]

    # --- the challenge of a day ------------------------------------------------------------------

    async def attempt(self, guest: Guest) -> Room:
        """The guest's one game of today: a new one, or the one that was begun already."""
        today = day_of(await self.storage.read(now))
        wish = http.NewTable(
            seats=[http.SeatWish(kind="me")], private=True, seed=self.seed_of(today)
        )
        row, chairs = self.lobby.plan(guest, wish, day=today)

        table_id = await self.storage.write(add_attempt(guest.id, today, row, chairs))
        return await self.lobby.first_room(table_id)

    async def day(self, guest: Guest, day: str) -> http.ChallengeDay:
        """How a day went so far; `day` is a date that has begun, or "today"."""

        def work(connection: Connection) -> http.ChallengeDay:
            at = now(connection)
            today = day_of(at)
            wanted = today if day == "today" else day
            if not is_date(wanted) or wanted > today:
                raise Refused("error-bad-day")
            found = results_of_day(connection, wanted)
            mine = next((row for row in found if row["guest_id"] == guest.id), None)
            table = attempt_of(connection, guest.id, wanted)
            return http.ChallengeDay(
                day=wanted,
                today=wanted == today,
                seconds=DAY_SECONDS - at % DAY_SECONDS if wanted == today else 0.0,
                table=table,
                counts=table is None or counts_for(connection, guest.id, table),
                result=result_of(mine) if mine else None,
                finished=len(found),
                entries=ranking(found, guest.id),
            )

        return await self.storage.read(work)

    # --- one's own results -----------------------------------------------------------------------

    async def history(self, guest: Guest) -> http.ChallengeHistory:
        """All finished solo games of a guest that count."""

        def work(connection: Connection) -> tuple[list[Row], str]:
            return results_of_guest(connection, guest.id), day_of(now(connection))

        rows, today = await self.storage.read(work)
        found = [result_of(row) for row in rows]
        margins = [one.margin for one in found]
        return http.ChallengeHistory(
            results=found[::-1][:HISTORY_LIMIT],
            games=len(found),
            best=max(margins, default=None),
            mean=sum(margins) / len(margins) if margins else None,
            ahead=streak(one.margin > 0 for one in found),
            head=streak(one.head for one in found),
            days=day_streak([one.day for one in found if one.day], today),
            verdicts={name: sum(one.verdict == name for one in found) for name in VERDICTS},
        )

    # --- a game in progress, or looked back at ---------------------------------------------------

    async def forecast(self, guest: Guest, room: Room) -> http.RoyForecast:
        """What each of le Roy's rolls would do now, as the reader may know."""
        async with room.lock:
            game = solo_game(room)
            seat = room.reader_seat(guest.id)
            state = game.view(seat).state
            version = game.version
        rolls = [
            http.RoyRoll(roll.total, roll.chance, for_seat(roll.facts, seat))
            for roll in forecast(state)
        ]
        return http.RoyForecast(version, roy_acts(state), rolls)

    async def readable(self, guest: Guest, room: Room) -> int:
        """The version of a solo game; while it runs, only its player may ask."""
        async with room.lock:
            game = solo_game(room)
            if not game.over and not room.seats_of(guest.id):
                raise Refused("error-not-over")
            return game.version

    async def course(self, room: Room, version: int) -> dict[str, Any]:
        """The request for both sides' totals after every turn (`background`)."""
        return {"work": "course", **await log_of(self.storage, room, version)}


# --- the clock -----------------------------------------------------------------------------------


def now(connection: Connection) -> float:
    """The time by the clock all processes share."""
    shift = os.environ.get(CLOCK_FILE)
    return clock(connection) + (float(Path(shift).read_text("utf-8")) if shift else 0.0)


def day_of(at: float) -> str:
    """The date of a time (UTC)."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def is_date(text: str) -> bool:
    """Whether a text is a date as we write it."""
    if not DAY.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def result_of(row: Row) -> http.ChallengeResult:
    """A row of `results` for its player."""
    totals = msgspec.json.decode(row["result"], type=dict[str, int])
    margin = totals["A"] - totals["N"]
    name = verdict(margin)
    return http.ChallengeResult(
        table=row["id"],
        finished=row["finished"],
        day=row["day"],
        bonus=msgspec.json.decode(row["config"], type=Config).bonus,
        player=totals["A"],
        roy=totals["N"],
        margin=margin,
        verdict=name,  # type: ignore[arg-type]
        head=not head_is_lost(name),
    )


def ranking(found: list[Row], guest_id: str) -> list[http.DayEntry]:
    """The results of a day, the best first; of equal ones, the earlier."""
    rows = sorted(found, key=lambda row: -result_of(row).margin)
    shown = [row for k, row in enumerate(rows) if k < LIST_LIMIT or row["guest_id"] == guest_id]
    return [
        http.DayEntry(
            name=row["name"],
            margin=(result := result_of(row)).margin,
            verdict=result.verdict,
            yours=row["guest_id"] == guest_id,
        )
        for row in shown
    ]


# --- figures -------------------------------------------------------------------------------------


def streak(good: Iterable[bool]) -> http.Streak:
    """The current and the longest streak of good results."""
    found = http.Streak(0, 0)
    for one in good:
        found.now = found.now + 1 if one else 0
        found.best = max(found.best, found.now)
    return found


def day_streak(days: Iterable[str], today: str) -> http.Streak:
    """Days in a row; the last row still counts if it reached yesterday."""
    played = {date.fromisoformat(day) for day in days}
    found = http.Streak(0, 0)
    day = None
    for day in sorted(played):
        found.now = found.now + 1 if day - timedelta(1) in played else 1
        found.best = max(found.best, found.now)
    if day is not None and date.fromisoformat(today) - day > timedelta(1):
        found.now = 0
    return found


# --- games ---------------------------------------------------------------------------------------


def solo_game(room: Room) -> Table:
    """The game of a table, if it is a solo game that has begun."""
    if room.config.players > 1:
        raise Refused("error-not-solo")
    if room.table is None:
        raise Refused("error-not-begun")
    return room.table
