"""Every message between client and server, typed. docs/protocol.md explains them.

Frames are JSON objects with a `type`. Text for people never travels: messages are ids with
arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from troyes.rules.terms import RULES_VERSION

PROTOCOL = 1
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Option = Annotated[int, msgspec.Meta(ge=0, le=255)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Level = Literal["novice", "apprentice"]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A struct that takes no field it does not know."""


# --- what a client says over the socket ----------------------------------------------------------


class Hello(Strict, tag="hello"):
    """The first frame: who is there. The token never stands in an address."""

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
    """Take an option; `confirm` ends the turn if that completes it."""

    option: Option
    confirm: bool = False


class Undo(Question, tag="undo"):
    """Take back one's last choice."""


class Confirm(Question, tag="confirm"):
    """End one's turn."""


class Preview(Question, kw_only=True, tag="preview"):
    """What would happen: options one after the other, nothing is kept."""

    options: Annotated[list[Option], msgspec.Meta(max_length=40)]


class Chat(Strict, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    n: Number | None = None


class Ping(Strict, tag="ping"):
    """Is anybody there? Answered by a pong with the same number."""

    n: Number = 0


ClientMessage = Hello | Watch | Unwatch | Choose | Undo | Confirm | Preview | Chat | Ping


# --- what the server says over the socket --------------------------------------------------------


class Said(msgspec.Struct):
    """A message to be said in the reader's language: an id and its arguments."""

    id: str
    args: dict[str, Any]


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: Level | None = None
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
    turn_seconds: int | None = None
    game_seconds: int | None = None
    at_zero: Literal["pass", "bot"] = "pass"
    rematch: str | None = None
    result: dict[str, int] | None = None
    rules: int = RULES_VERSION  # one of other rules than the server's is only shown
    day: str | None = None  # the date of a daily challenge
    seeded: bool = False  # its seed was chosen: whoever made it may know the dice and cards
    commitment: str | None = None  # the hash of its seed, which is told when it is over


class OptionInfo(msgspec.Struct):
    """One option of a decision."""

    id: int
    name: str


class BlackWay(msgspec.Struct):
    """Black dice taken on together; the group of number `first` and all after it are enough."""

    black: list[int]
    need: int
    first: int | None
    why: Said | None = None


class BlackMenu(msgspec.Struct):
    """Groups of own dice against black dice, each with what it counts, the weakest first."""

    groups: list[tuple[list[int], int]]
    ways: list[BlackWay]


class Decision(msgspec.Struct, kw_only=True):
    """What a seat is asked. `menu` lists all targets with their groups of dice, or why not."""

    seat: int
    kind: str
    options: list[OptionInfo]
    menu: list[dict[str, Any]] | None = None
    black: BlackMenu | None = None  # where black dice are to be countered


class CardFigures(msgspec.Struct):
    """What is printed on an activity card: the tradesman's price, points of spaces, divisor."""

    cost: int
    spaces: list[int]
    divisor: int


class EventFigures(msgspec.Struct):
    """What is printed on an event."""

    colour: Literal["red", "white", "yellow", "any"]
    divisor: int
    rewards: tuple[int, int]
    banners: int
    black: int


class RowFigures(msgspec.Struct):
    """A row of a building: the values of the dice it takes, and its spaces."""

    values: list[int]
    spaces: int


class Figures(msgspec.Struct):
    """The figures of a table's edition that a board shows, by the names of the notation."""

    cards: dict[str, CardFigures]
    events: dict[str, EventFigures]
    buildings: dict[str, list[RowFigures]]


Verdict = Literal["beheaded", "smirk", "average", "promising", "too_good", "masterful"]


class CharacterStanding(msgspec.Struct, kw_only=True):
    """A character of the King's Challenge: what it counts for both sides, and gives for it now.

    `grades` is what must be reached for 1, 3 and 6 points. Le Roy's count is null where he never
    scores.
    """

    character: str
    scored: bool
    grades: list[int]
    player: int
    roy: int | None
    player_vp: int
    roy_vp: int


class SideStanding(msgspec.Struct, kw_only=True):
    """One side's points if the game ended now; `levels` are its cubes on the cathedral's levels.

    `vp` are those gained so far. It and `total` are null where the reader may not know them.
    """

    vp: int | None
    characters: int
    events: int
    tradesmen: int
    cathedral_levels: int
    levels: list[int]
    total: int | None


class Standing(msgspec.Struct, kw_only=True):
    """The King's Challenge if it ended now.

    `reserve` are le Roy's citizens to come, `roy_dice` his dice (`r6`), the best first, and
    `player_best` is the die of the player that he would take.
    """

    characters: list[CharacterStanding]
    player: SideStanding
    roy: SideStanding
    margin: int | None
    verdict: Verdict | None
    reserve: int
    roy_dice: list[str]
    player_best: str | None


class Moment(msgspec.Struct, kw_only=True):
    """A table at a version, as one reader may know it."""

    version: int
    view: dict[str, Any]
    to_move: int | None
    held: bool  # a finished turn waits for its confirmation
    undo: bool  # whether the reader may take back a choice
    over: bool
    decision: Decision | None = None
    standing: Standing | None = None  # in the King's Challenge
    clocks: list[Clock] | None = None
    now: float | None = None


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


class Step(msgspec.Struct):
    """One entry of the log: the version it led to and what happened."""

    version: int
    messages: list[Said]


class Update(msgspec.Struct, tag="update"):
    """What happened since the version before the first step, and how it stands now."""

    table: str
    steps: list[Step]
    moment: Moment


class PreviewFrame(msgspec.Struct, tag="preview"):
    """The answer to preview."""

    table: str
    version: int
    messages: list[Said]
    completes: bool
    n: int | None = None


class Done(msgspec.Struct, tag="done"):
    """What was asked for with that number was done; what everybody is told of it came before."""

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
    Welcome | TableFrame | Update | Done | PreviewFrame | Stale | ChatFrame | ErrorFrame | Pong
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
    level: Level = "novice"
    name: Name | None = None  # on one screen, every seat has a name of its own


class NewTable(Strict):
    """POST /api/tables."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=4)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bonus: bool = False
    open_scores: bool = False
    private: bool = False
    spectator_chat: bool = True
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,32}$")] | None = None
    start: Seat | None = None
    edition: str | None = None  # the text of an edition file
    turn_seconds: Annotated[int, msgspec.Meta(ge=5, le=7 * 86400)] | None = None
    game_seconds: Annotated[int, msgspec.Meta(ge=30, le=90 * 86400)] | None = None
    at_zero: Literal["pass", "bot"] = "pass"


class JoinTable(Strict):
    """POST /api/tables/{id}/join: a seat, or any that is open or was one's own."""

    seat: Seat | None = None


class LeaveTable(Strict):
    """POST /api/tables/{id}/leave: a bot takes over; the seat can be taken back by joining."""

    seat: Seat


class SetSeat(Strict):
    """POST /api/tables/{id}/seat: the host gives an open seat to a bot, or opens a bot's."""

    seat: Seat
    kind: Literal["open", "bot"]
    level: Level = "novice"


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
    """One step of a replay: what happened, and what is different in the position, by path."""

    messages: list[Said]
    changes: dict[str, Any]


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
    first: dict[str, Any]
    steps: list[ReplayStep]
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
    messages: list[Said]


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
    """GET /api/challenge/results: one's own, the latest first (500 at most; figures are of all)."""

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
