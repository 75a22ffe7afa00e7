"""Every message over the socket, typed; those of the HTTP API are in `http_messages`.

docs/protocol.md explains them. Frames are JSON objects with a `type`. They contain no user-visible
text: messages are ids with arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from troyes.bots.levels import LevelId
from troyes.formats.facts import Fact
from troyes.formats.wire import PROTOCOL as PROTOCOL
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

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Option = Annotated[int, msgspec.Meta(ge=0, le=255)]
OptionIds = Annotated[list[Option], msgspec.Meta(min_length=1, max_length=40)]
DieNumber = Annotated[int, msgspec.Meta(ge=0, le=89)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A struct that rejects unknown fields."""


# --- what a client says over the socket ----------------------------------------------------------


class Hello(Strict, tag="hello"):
    """The first frame: it identifies the guest. The token is never part of a URL."""

    token: Token
    protocol: int = PROTOCOL


class Watch(Strict, tag="watch"):
    """Watch a table, as the owner of seats or as a spectator; `version` is the last one seen."""

    table: TableId
    version: Version | None = None


class Unwatch(Strict, tag="unwatch"):
    """Stop watching a table."""

    table: TableId


class Question(Strict, kw_only=True):
    """A request by a seat at the version it saw; the answer has the same number `n`."""

    table: TableId
    version: Version
    seat: Seat
    n: Number | None = None


class Choose(Question, kw_only=True, tag="choose"):
    """Choose a list of options, all or nothing; `confirm` ends the turn if they complete it."""

    options: OptionIds
    confirm: bool = False


class Undo(Question, tag="undo"):
    """Take back your last choice."""


class Confirm(Question, tag="confirm"):
    """End your turn."""


class Preview(Question, kw_only=True, tag="preview"):
    """Ask what a list of options would do, without doing it."""

    options: Annotated[list[Option], msgspec.Meta(max_length=40)]


class AskWhy(Question, kw_only=True, tag="why"):
    """Ask why dice cannot be used for a target (null: for anything), after a list of options.

    `modifier` is 0 for no cube, else the slot of its card plus 1; null: nothing was said about it.
    """

    options: Annotated[list[Option], msgspec.Meta(max_length=40)]
    target: Option | None
    modifier: Annotated[int, msgspec.Meta(ge=0, le=9)] | None
    dice: Annotated[list[DieNumber], msgspec.Meta(min_length=1, max_length=4)]


class AskHint(Question, kw_only=True, tag="hint"):
    """Ask for a suggested turn, after a list of options, if the table allows hints."""

    options: Annotated[list[Option], msgspec.Meta(max_length=40)] = []


class Chat(Strict, tag="chat"):
    """Send a chat message to a table."""

    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    n: Number | None = None


class Ping(Strict, tag="ping"):
    """Check the connection; answered by a pong with the same number."""

    n: Number = 0


ClientMessage = (
    Hello | Watch | Unwatch | Choose | Undo | Confirm | Preview | AskWhy | AskHint | Chat | Ping
)


# --- what the server says over the socket --------------------------------------------------------


class SeatInfo(msgspec.Struct):
    """A seat of a table, and who has it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: LevelId | None = None
    yours: bool = False
    connected: bool = False
    away: bool = False  # a bot plays for a person who may take the seat back


class Clock(msgspec.Struct):
    """The time left for a seat, in seconds; the clock of the seat to move runs since `now`."""

    seat: int
    game: float | None
    turn: float | None


class TableInfo(msgspec.Struct, kw_only=True):
    """The public information about a table."""

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
    seeded: bool = False  # its seed was chosen: its creator may know the dice and cards
    commitment: str | None = None  # the hash of its seed, which is revealed when it is over
    spectators: list[str] = []  # who looks on without a seat, by name, at this process


class Moment(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table at a version, as one client may know it; fields that do not apply are omitted."""

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
    """A whole table: the answer to watch, and sent whenever seats change."""

    table: TableInfo
    moment: Moment | None = None
    figures: Figures | None = None  # only in the answer to watch: they do not change
    chat: list[ChatFrame] | None = None  # the last words said, only in the answer to watch


class Step(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One entry of the log: its version and facts, or who undid or confirmed."""

    version: int
    facts: list[Fact]
    undone: int | None = None
    confirmed: int | None = None
    standing: Standing | None = None  # after a turn of le Roy, if more of them follow


class Update(msgspec.Struct, omit_defaults=True, kw_only=True, tag="update"):
    """What happened since a version, and the current moment.

    The facts of all steps, then `asks`, lead from the position at `since` to the one whose digest
    this is, unless the moment has a view: then it is that.
    """

    table: str
    since: int
    steps: list[Step]
    moment: Moment
    asks: Fact | None = None  # left out where nothing new is asked
    digest: int


class PreviewFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="preview"):
    """The answer to preview: the facts of the list, and what would be asked next."""

    table: str
    version: int
    facts: list[Fact]
    completes: bool  # the turn would be complete
    rolls: bool  # something would be rolled: the list ends there
    asks: Fact | None = None
    decision: Decision | None = None
    n: int | None = None


class WhyFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="why"):
    """The answer to why: the reason."""

    table: str
    version: int
    why: Said
    n: int | None = None


class Why(msgspec.Struct):
    """A reason as one sentence; `parts` are messages to be joined into its argument `parts`."""

    id: str
    args: dict[str, int | str]
    parts: list[Said]


class HintFrame(msgspec.Struct, omit_defaults=True, kw_only=True, tag="hint"):
    """The answer to hint: the rest of a turn, up to a roll, with its facts and a reason.

    `why` says what the turn brings at once, `then` what it prepares, if there is something to say.
    """

    table: str
    version: int
    seat: int
    options: list[int]
    facts: list[Fact]
    why: Why
    then: Said | None = None
    n: int | None = None


class Done(msgspec.Struct, tag="done"):
    """The request with that number was carried out; frames for everybody came before this."""

    table: str
    n: int


class Stale(msgspec.Struct, tag="stale"):
    """The version sent is not the current one; nothing was done. `moment` is the current one."""

    table: str
    moment: Moment
    n: int | None = None


class ChatFrame(msgspec.Struct, tag="chat"):
    """A chat message. Show it as plain text, never as markup."""

    id: int  # later words have greater numbers; one that came before is the same words again
    table: str
    name: str
    seat: int | None
    text: str
    at: float


class ErrorFrame(msgspec.Struct, tag="error"):
    """A request was refused, and why; `about` is the type of its frame."""

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


DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()


def encode(frame: object) -> bytes:
    """A frame as JSON."""
    return ENCODER.encode(frame)
