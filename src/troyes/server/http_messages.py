"""The messages of the HTTP API: the body and the response of every request (docs/protocol.md).

The frames of the socket, and what both have in common, are in `protocol`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from troyes.bots.levels import WEAKEST, LevelId
from troyes.formats.facts import Fact

from .protocol import Name, Seat, Step, Strict, TableInfo, Token
from .shapes import Figures, Position, Result, SeatStanding, Verdict

# --- guests and tables --------------------------------------------------------------------------


class NewGuest(Strict):
    """POST /api/guests."""

    name: Name


class GuestInfo(msgspec.Struct):
    """A guest; the token is sent only when the guest is created."""

    name: str
    token: str | None = None


class SeatWish(Strict):
    """A seat of a new table: the guest's own, open for others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: LevelId = WEAKEST
    name: Name | None = None  # on one screen, every seat has a name of its own


class NewTable(Strict):
    """POST /api/tables."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=4)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bonus: bool = False
    open_scores: bool = False
    private: bool = False
    spectator_chat: bool = True
    hints: bool | None = None  # null: only where nobody else is at the table
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,32}$")] | None = None
    start: Seat | None = None
    edition: str | None = None  # the text of an edition file
    turn_seconds: Annotated[int, msgspec.Meta(ge=5, le=7 * 86400)] | None = None
    game_seconds: Annotated[int, msgspec.Meta(ge=30, le=90 * 86400)] | None = None
    at_zero: Literal["pass", "bot"] = "pass"


class JoinTable(Strict):
    """POST /api/tables/{id}/join: a seat, or any that is open or was the guest's."""

    seat: Seat | None = None


class LeaveTable(Strict):
    """POST /api/tables/{id}/leave: a bot takes over; the seat can be taken back by joining."""

    seat: Seat


class SetSeat(Strict):
    """POST /api/tables/{id}/seat: the host gives an open seat to a bot, or opens a bot's."""

    seat: Seat
    kind: Literal["open", "bot"]
    level: LevelId = WEAKEST


class HandOver(Strict):
    """POST /api/tables/{id}/handover: get a code that moves a seat to another device, once."""

    seat: Seat


class HandOverCode(msgspec.Struct):
    """The response: show it as a link with the code in its fragment."""

    code: str
    seconds: int


class Claim(Strict):
    """POST /api/claim."""

    code: Token


# --- looking at tables, and back at games -------------------------------------------------------


class TableList(msgspec.Struct):
    """GET /api/tables and /api/games."""

    tables: list[TableInfo]


class HistoryFrame(msgspec.Struct):
    """GET /api/tables/{id}/history: everything that happened, as far as the guest may know it."""

    steps: list[Step]


class RecordText(Strict):
    """POST /api/replay: a record as text or JSON."""

    record: str


class ReplayStep(msgspec.Struct):
    """One step of a replay: all of its facts, and what the game waits for afterwards."""

    facts: list[Fact]
    asks: Fact


class CoursePoint(msgspec.Struct):
    """Everybody's points at the end of a round; round null: the final scores. `margin`: solo."""

    round: int | None
    points: dict[str, int]
    margin: int | None


class Replay(msgspec.Struct):
    """A game step by step, with nothing hidden: GET /api/tables/{id}/replay, POST /api/replay."""

    names: list[str]
    edition: str
    over: bool
    first: Position
    steps: list[ReplayStep]
    result: Result | None
    course: list[CoursePoint]
    figures: Figures | None  # null: the standard edition's
    table: TableInfo | None


class Dice(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/dice: the seed of a finished game, and the result of every roll.

    `commitment` is SHA-256 of the lines `troyes dice 1`, `salt` and `seed`, each with its newline.
    A daily challenge keeps its seed, which is everybody's: all three are null, and `wrong` too.
    """

    commitment: str | None
    salt: str | None
    seed: str | None
    rolls: int
    draws: int
    wrong: int | None  # rolls and draws that the seed does not give
    faces: list[int]  # how often each face of a die came up


# --- the King's Challenge ------------------------------------------------------------------------


class RoyRoll(msgspec.Struct):
    """One total of le Roy's dice: how many of the 36 throws give it, and what he would do."""

    total: int
    chance: int
    facts: list[Fact]


class Standings(msgspec.Struct):
    """Everybody's score at a version, as far as the guest may know it."""

    version: int
    seats: list[SeatStanding]


class RoyForecast(msgspec.Struct):
    """GET /api/tables/{id}/roy: what he would do if he rolled now; `acts`: whether he has turns."""

    version: int
    acts: bool
    rolls: list[RoyRoll]


class TurnPoint(msgspec.Struct):
    """Both sides' totals as if the game had ended after a turn."""

    version: int
    round: int
    player: int
    roy: int


class Course(msgspec.Struct):
    """GET /api/tables/{id}/course: one point at the start and one after every turn."""

    points: list[TurnPoint]


class ChallengeResult(msgspec.Struct, kw_only=True):
    """A finished solo game that counts."""

    table: str
    finished: float
    day: str | None
    bonus: bool
    player: int
    roy: int
    margin: int
    verdict: Verdict
    head: bool  # whether the player keeps it


class Streak(msgspec.Struct):
    """The length of a streak, now and at best."""

    now: int
    best: int


class ChallengeHistory(msgspec.Struct, kw_only=True):
    """GET /api/challenge/results: the guest's latest 500, newest first; figures count all."""

    results: list[ChallengeResult]
    games: int
    best: int | None
    mean: float | None
    ahead: Streak  # games with a positive margin
    head: Streak  # games that left the player his head
    days: Streak  # days with the daily challenge played to its end
    verdicts: dict[str, int]


class DayEntry(msgspec.Struct, kw_only=True):
    """A result of a day."""

    name: str
    margin: int
    verdict: Verdict
    yours: bool


class ChallengeDay(msgspec.Struct, kw_only=True):
    """GET /api/challenge/days/{day}: the daily challenge of a date (UTC).

    `table` and `result` are the reader's own attempt; `seconds` is what is left of the day. An
    attempt no longer `counts` if a bot has played in it or somebody else has taken the seat.
    """

    day: str
    today: bool
    seconds: float
    table: str | None
    counts: bool
    result: ChallengeResult | None
    finished: int
    entries: list[DayEntry]  # the best first, 100 at most and the reader's own
