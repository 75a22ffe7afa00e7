"""Every message between client and server, typed. docs/protocol.md explains them.

Frames are JSON objects with a `type`. Text for people never travels: messages are ids with
arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from troyes.bots.levels import WEAKEST, LevelId
from troyes.formats.facts import Fact
from troyes.rules.terms import RULES_VERSION

from .shapes import BlackMenu as BlackMenu
from .shapes import Decision as Decision
from .shapes import Figures as Figures
from .shapes import FlipMenu as FlipMenu
from .shapes import OptionInfo as OptionInfo
from .shapes import Position as Position
from .shapes import Result as Result
from .shapes import Said as Said
from .shapes import SeatStanding as SeatStanding
from .shapes import Standing as Standing
from .shapes import Verdict as Verdict

PROTOCOL = 2
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Option = Annotated[int, msgspec.Meta(ge=0, le=255)]
Row = Annotated[list[Option], msgspec.Meta(min_length=1, max_length=40)]
DieNumber = Annotated[int, msgspec.Meta(ge=0, le=89)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A struct that takes no field it does not know."""


# --- what a client says over the socket ----------------------------------------------------------


class Hello(Strict, tag="hello"):
    """The first frame: who is there. The token is never part of an address."""

    token: Token
    protocol: int = PROTOCOL


class Watch(Strict, tag="watch"):
    """Follow a table, as the seats one holds or as a spectator; `version` is the last one seen."""

    table: TableId
    version: Version | None = None


class Unwatch(Strict, tag="unwatch"):
    """Follow a table no longer."""

    table: TableId


class Question(Strict, kw_only=True):
    """What a seat asks for at the version it saw; the answer has the same number `n`."""

    table: TableId
    version: Version
    seat: Seat
    n: Number | None = None


class Choose(Question, kw_only=True, tag="choose"):
    """Take a row of options; `confirm` ends the turn if they complete it. All of it, or nothing."""

    options: Row
    confirm: bool = False


class Undo(Question, tag="undo"):
    """Take back your last choice."""


class Confirm(Question, tag="confirm"):
    """End your turn."""


class Preview(Question, kw_only=True, tag="preview"):
    """What a row of options would do; nothing is kept."""

    options: Annotated[list[Option], msgspec.Meta(max_length=40)]


class AskWhy(Question, kw_only=True, tag="why"):
    """Why these dice cannot be used for a target (null: for anything), after a row of options.

    `modifier` is 0 for no cube, else the slot of its card plus 1; null: nothing was said about it.
    """

    options: Annotated[list[Option], msgspec.Meta(max_length=40)]
    target: Option | None
    modifier: Annotated[int, msgspec.Meta(ge=0, le=9)] | None
    dice: Annotated[list[DieNumber], msgspec.Meta(min_length=1, max_length=4)]


class AskHint(Question, kw_only=True, tag="hint"):
    """What would you do, after a row of options? Asked by a seat, where the table allows it."""

    options: Annotated[list[Option], msgspec.Meta(max_length=40)] = []


class Chat(Strict, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    n: Number | None = None


class Ping(Strict, tag="ping"):
    """Is anybody there? Answered by a pong with the same number."""

    n: Number = 0


ClientMessage = (
    Hello | Watch | Unwatch | Choose | Undo | Confirm | Preview | AskWhy | AskHint | Chat | Ping
)


# --- what the server says over the socket --------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: LevelId | None = None
    yours: bool = False
    connected: bool = False
    away: bool = False  # a bot plays for a person who may take the seat back


class Clock(msgspec.Struct):
    """Time left for a seat, in seconds; the one to move is running since `now`."""

    seat: int
    game: float | None
    turn: float | None


class TableInfo(msgspec.Struct, kw_only=True):
    """What anybody may know of a table."""

    id: str
    name: str
    status: Literal["open", "running", "finished"]
    players: int
    bonus: bool
    open_scores: bool
    edition: str
    private: bool
    created: float
    seats: list[SeatInfo]
    host: bool = False  # whether it is yours to change
    spectator_chat: bool = True
    hints: bool = False  # whether those who play may ask what to do
    turn_seconds: int | None = None
    game_seconds: int | None = None
    at_zero: Literal["pass", "bot"] = "pass"
    rematch: str | None = None
    result: dict[str, int] | None = None
    rules: int = RULES_VERSION  # one of other rules than the server's is only shown
    day: str | None = None  # the date of a daily challenge
    seeded: bool = False  # its seed was chosen: whoever made it may know the dice and cards
    commitment: str | None = None  # the hash of its seed, which is revealed when it is over
    spectators: list[str] = []  # who looks on without a seat, by name, at this process


class Moment(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table at a version, as one reader may know it; what does not apply is left out."""

    version: int
    to_move: int | None
    held: bool = False  # a finished turn waits for its confirmation
    undo: bool = False  # whether the reader may take back a choice
    over: bool = False
    view: Position | None = None  # left out where facts lead to it
    decision: Decision | None = None
    standing: Standing | None = None  # in the King's Challenge
    clocks: list[Clock] | None = None
    now: float | None = None
    result: Result | None = None  # when it is over


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to hello."""

    name: str
    protocol: int = PROTOCOL


class TableFrame(msgspec.Struct, tag="table"):
    """A table whole: the answer to watch, and whenever seats change."""

    table: TableInfo
    moment: Moment | None = None
    figures: Figures | None = None  # only in the answer to watch: they do not change
    chat: list[ChatFrame] | None = None  # the last words said, only in the answer to watch


class Step(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One entry of the log: the version it led to and the facts, or who undid or confirmed."""

    version: int
    facts: list[Fact]
    undone: int | None = None
    confirmed: int | None = None
    standing: Standing | None = None  # after a turn of le Roy, if more of them follow


class Update(msgspec.Struct, omit_defaults=True, kw_only=True, tag="update"):
    """What happened since a version, and how it stands now.

    The facts of all steps, then `asks`, lead from the position at `since` to the one whose digest
    this is, unless the moment has a view: then it is that.
    """

    table: str
    since: int
    steps: list[Step]
    moment: Moment
    digest: int
    asks: Fact | None = None  # left out where nothing new is asked


class PreviewFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="preview"):
    """The answer to preview: facts up to the end of the row, and what would be asked then."""

    table: str
    version: int
    facts: list[Fact]
    completes: bool  # the turn would be complete
    rolls: bool  # something would be rolled: the row ends there
    asks: Fact | None = None
    decision: Decision | None = None
    n: int | None = None


class WhyFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="why"):
    """The answer to why: what stands in the way."""

    table: str
    version: int
    why: Said
    n: int | None = None


class Why(msgspec.Struct):
    """A reason in one sentence; its argument `parts` is the list of parts, each said by itself."""

    id: str
    args: dict[str, int | str]
    parts: list[Said]


class HintFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="hint"):
    """The answer to hint: the rest of a turn, up to a roll; its facts, and a reason from them."""

    table: str
    version: int
    seat: int
    row: list[int]
    facts: list[Fact]
    why: Why
    n: int | None = None


class Done(msgspec.Struct, tag="done"):
    """The request with that number was carried out; what everybody gets of it came before."""

    table: str
    n: int


class Stale(msgspec.Struct, tag="stale"):
    """The version sent is not the current one; nothing was done. `moment` is how it stands."""

    table: str
    moment: Moment
    n: int | None = None


class ChatFrame(msgspec.Struct, tag="chat"):
    """Somebody said something. The text is plain: show it as text, never as markup."""

    id: int  # later words have greater numbers; one that came before is the same words again
    table: str
    name: str
    seat: int | None
    text: str
    at: float


class ErrorFrame(msgspec.Struct, tag="error"):
    """Something was not done, and why; `about` is the type of the frame that asked for it."""

    error: Said
    about: str | None = None
    table: str | None = None
    n: int | None = None


class Pong(msgspec.Struct, tag="pong"):
    """The answer to ping."""

    n: int


ServerMessage = (
    Welcome
    | TableFrame
    | Update
    | Done
    | PreviewFrame
    | WhyFrame
    | HintFrame
    | Stale
    | ChatFrame
    | ErrorFrame
    | Pong
)


# --- HTTP ----------------------------------------------------------------------------------------


class NewGuest(Strict):
    """POST /api/guests."""

    name: Name


class GuestInfo(msgspec.Struct):
    """A guest; the token is given once, at the beginning."""

    name: str
    token: str | None = None


class SeatWish(Strict):
    """A seat of a new table: mine, open for others, or a bot's."""

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
    """POST /api/tables/{id}/handover: a code that hands a seat to another device, once."""

    seat: Seat


class HandOverCode(msgspec.Struct):
    """The answer: to be shown as a link whose fragment carries the code."""

    code: str
    seconds: int


class Claim(Strict):
    """POST /api/claim."""

    code: Token


class TableList(msgspec.Struct):
    """GET /api/tables and /api/games."""

    tables: list[TableInfo]


class HistoryFrame(msgspec.Struct):
    """GET /api/tables/{id}/history: everything that happened, as the reader may know it."""

    steps: list[Step]


class RecordText(Strict):
    """POST /api/replay: a record as text or JSON."""

    record: str


class ReplayStep(msgspec.Struct):
    """One step of a replay: what happened, all of it, and what the game waits for then."""

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
    """GET /api/tables/{id}/dice: the seed of a finished game, and what every roll of it gave.

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
    """One result of le Roy's dice: how many of the 36 throws give it, and what he would do."""

    total: int
    chance: int
    facts: list[Fact]


class Standings(msgspec.Struct):
    """Where everybody stands at a version, as far as the reader may know."""

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
    """GET /api/tables/{id}/course: one point at the beginning and one after every turn."""

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
    """How many in a row, now and at best."""

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


DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()


def encode(frame: object) -> bytes:
    """A frame as JSON."""
    return ENCODER.encode(frame)
