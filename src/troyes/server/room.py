"""A table in memory: its game, its seats, its clocks, and what each reader may be told of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from copy import deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import msgspec

from troyes.formats.names import option_name
from troyes.formats.position import as_seat
from troyes.play.challenge import standing
from troyes.play.menu import black_menu, menu
from troyes.play.story import Message, for_seat
from troyes.play.table import CHOICE, Entry, Refused, Table
from troyes.play.view import View
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import options
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State, restore
from troyes.rules.terms import ASK_ACTION, ROLL_ROY, RULES_VERSION, WAITS

from . import protocol as p

if TYPE_CHECKING:
    from .client import Client

KEPT_STEPS = 100  # for clients that come back
KEPT_CHATS = 50
SNAPSHOT_EVERY = 100


Told = tuple[int, list[Message]]  # a version and what led to it


class Config(msgspec.Struct, kw_only=True):
    """What was agreed when the table was made."""

    players: int
    name: str
    bonus: bool = False
    open_scores: bool = False
    spectator_chat: bool = True
    start: int | None = None
    figures: dict[str, Any] | None = None
    turn_seconds: int | None = None
    game_seconds: int | None = None
    at_zero: Literal["pass", "bot"] = "pass"
    rules: int = 1  # tables made before this was written down have rules 1
    day: str | None = None  # of a daily challenge
    seeded: bool = False  # whoever made the table has chosen its seed


class Chair(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: Literal["human", "bot", "open"]
    guest_id: str | None
    level: str | None
    name: str


class Clocks(msgspec.Struct):
    """Time left for the whole game by seat, since when the seat to move thinks and has its turn."""

    left: list[float] | None
    since: float
    turn: float


class Saved(NamedTuple):
    """What a room was before a change."""

    table: Table | None
    clocks: Clocks | None
    row: dict[str, Any]
    chairs: list[Chair]
    movers: list[int]


class Room:
    """A table, its watchers, and one lock under which everything about it is decided."""

    def __init__(self, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        self.id: str = row["id"]
        self.lock = asyncio.Lock()
        self.watchers: set[Client] = set()
        # As JSON: a thousand tables of small objects would be memory and work for the collector.
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT_STEPS)
        self.scenes: list[Table] = []  # before each turn of le Roy that was not told yet
        self.config = msgspec.json.decode(row["config"], type=Config)
        self.edition = Edition(self.config.figures) if self.config.figures else standard()
        self.driving: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.chats: deque[p.ChatFrame] = deque(maxlen=KEPT_CHATS)
        self.shown: set[int] = set()  # seats the watchers were told to be connected
        self.elsewhere: set[str] = set()  # guests who watch at other processes
        self.announced: set[str] | None = set()  # whom the others know to be here; None: to be told
        self.announcing = asyncio.Lock()
        self.alarm: asyncio.TimerHandle | None = None  # when the seat to move runs out of time
        self.movers: list[int] = []  # the seats in the order they chose last, the latest first
        self.table: Table | None = None
        self.set_row(row, chairs)

    def set_row(self, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        """Take what the database says of the table and its seats."""
        self.row = row
        self.chairs = [
            Chair(c["seat"], c["kind"], c["guest_id"], c["level"], c["name"]) for c in chairs
        ]
        self.clocks = msgspec.json.decode(row["clocks"], type=Clocks) if row["clocks"] else None

    def change_chairs(self, changes: list[dict[str, Any]]) -> None:
        """Let seats be as the rows of a change say."""
        self.chairs = list(self.chairs)
        for change in changes:
            seat = change["seat"]
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **change)

    def save(self) -> Saved:
        """Everything a change may touch, so that it can be taken back when it cannot be stored."""
        table = None if self.table is None else self.table.trial()
        return Saved(table, deepcopy(self.clocks), dict(self.row), self.chairs, self.movers)

    def restore(self, saved: Saved) -> None:
        """Be what one was."""
        self.table, self.row, self.chairs = saved.table, saved.row, saved.chairs
        self.clocks, self.movers = saved.clocks, saved.movers
        while self.recent and self.recent[-1][0] > self.version:
            self.recent.pop()
        self.scenes = [scene for scene in self.scenes if scene.version <= self.version]

    @property
    def version(self) -> int:
        """How many entries the game has."""
        return 0 if self.table is None else self.table.version

    def being_driven(self) -> bool:
        """Whether this process is playing a bot's turn here."""
        return self.driving is not None and not self.driving.done()

    @property
    def playable(self) -> bool:
        """Whether its game is of the rules of this program; no others are applied to it."""
        return self.config.rules == RULES_VERSION

    # --- the game --------------------------------------------------------------------------------

    def first_state(self) -> State:
        """The state before the first entry."""
        c = self.config
        start = START_UNKNOWN if c.start is None else c.start
        return new_game(self.edition, c.players, c.bonus, start, c.open_scores)

    def seat_down(self, entries: list[Entry], snapshot: bytes | None, version: int) -> None:
        """Build the game from a snapshot and the entries after it."""
        self.table = Table(self.first_state(), int(self.row["seed"], 16))
        if snapshot is not None:
            self.table.state = restore(self.edition, snapshot)
            self.table.version = version
        for entry in entries:
            self.note_mover(entry)
            self.table.apply(entry)

    def note_mover(self, entry: Entry) -> None:
        """Remember who chose last; the entry is not applied yet."""
        if entry.kind == CHOICE:
            mover = self.game.state.actor
            self.movers = [mover, *(seat for seat in self.movers if seat != mover)]

    @property
    def game(self) -> Table:
        """The game; the table must be running."""
        if not self.playable:
            raise self.other_rules()
        if self.table is None:
            raise RuntimeError("the game has not begun")
        return self.table

    def other_rules(self) -> Refused:
        """Why a table of other rules is not played on."""
        return Refused("error-other-rules", rules=self.config.rules, plays=RULES_VERSION)

    def apply(self, entries: list[Entry]) -> list[tuple[int, list[Message]]]:
        """Apply entries and remember what happened for those who come back."""
        told = []
        for entry in entries:
            self.note_mover(entry)
            messages = self.game.apply(entry)
            told.append((self.game.version, messages))
            self.recent.append((self.game.version, p.encode(messages)))
            if self.roy_is_to_roll():
                self.scenes.append(self.game.trial())
        return told

    def roy_is_to_roll(self) -> bool:
        """Whether a turn of le Roy is about to begin."""
        s = self.game.state
        return s.wait == ROLL_ROY and s.roll == 0 and self.game.chance_is_due()

    def scenes_of(self, told: list[Told]) -> list[tuple[list[Told], Table]]:
        """Steps cut before every turn of le Roy, each part with the table as it was after it."""
        scenes = [scene for scene in self.scenes if scene.version < self.version]
        self.scenes = []
        parts = []
        for scene in [*scenes, self.game]:
            part = [step for step in told if step[0] <= scene.version]
            told = told[len(part) :]
            if part or scene is self.game:
                parts.append((part, scene))
        return parts

    def bot_to_move(self) -> bool:
        """Whether everybody waits for a bot."""
        if self.table is None:
            return False
        seat = self.table.to_move()
        return seat is not None and self.chairs[seat].kind == "bot"

    def snapshot_due(self) -> bool:
        """Whether a snapshot would help and nothing in hand would be lost by it."""
        game = self.game
        stored = self.row["snapshot_version"] or 0
        return game.version - stored >= SNAPSHOT_EVERY and not game.back and game.held_by is None

    # --- clocks ----------------------------------------------------------------------------------

    def start_clocks(self, now: float) -> None:
        """The game begins."""
        c = self.config
        if c.turn_seconds is not None or c.game_seconds is not None:
            left = None if c.game_seconds is None else [float(c.game_seconds)] * c.players
            self.clocks = Clocks(left, now, now)

    def stop_clock(self, mover: int | None, confirmed: bool, now: float) -> None:
        """The person who thought until now is charged for it.

        A turn keeps its time until it is confirmed: choosing and taking back give no more of it.
        """
        if self.clocks is None:
            return
        left = self.clocks.left
        if left is not None and mover is not None and self.chairs[mover].kind == "human":
            left[mover] = max(0.0, left[mover] - (now - self.clocks.since))
        self.clocks.since = now
        if confirmed or self.game.to_move() != mover:
            self.clocks.turn = now

    def deadline(self) -> float | None:
        """When the person to move runs out of time."""
        if self.clocks is None or self.table is None:
            return None
        seat = self.table.to_move()
        if seat is None or self.chairs[seat].kind != "human":
            return None
        limits = []
        if self.config.turn_seconds is not None:
            limits.append(self.clocks.turn + self.config.turn_seconds)
        if self.clocks.left is not None:
            limits.append(self.clocks.since + self.clocks.left[seat])
        return min(limits)

    # --- what a reader may know ------------------------------------------------------------------

    def seats_of(self, guest_id: str) -> list[int]:
        """The seats a guest plays now."""
        return [c.seat for c in self.chairs if c.guest_id == guest_id and c.kind == "human"]

    def reader_seat(self, guest_id: str) -> int | None:
        """The seat through which a guest sees the table.

        Who holds several on one screen sees through the one to move, or the one that moved last.
        """
        seats = self.seats_of(guest_id)
        if not seats:
            return None
        if self.table is not None:
            for seat in (self.table.to_move(), self.table.undoer, *self.movers):
                if seat in seats:
                    return seat
        return seats[0]

    def owners_here(self) -> set[str]:
        """The owners of seats who watch the table with this process."""
        owners = {chair.guest_id for chair in self.chairs}
        return {w.guest_id for w in self.watchers if w.guest_id in owners}

    def connected(self) -> set[int]:
        """The seats whose owners watch the table, here or elsewhere."""
        present = {w.guest_id for w in self.watchers} | self.elsewhere
        return {chair.seat for chair in self.chairs if chair.guest_id in present}

    def hears_chat(self, guest_id: str) -> bool:
        """Whether a guest takes part in the chat: who has a seat, and spectators by option."""
        return self.config.spectator_chat or any(c.guest_id == guest_id for c in self.chairs)

    def info(self, guest_id: str | None) -> p.TableInfo:
        """What anybody may know of the table."""
        c = self.config
        connected = self.connected()
        return p.TableInfo(
            id=self.id,
            name=c.name,
            status=self.row["status"],
            players=c.players,
            bonus=c.bonus,
            open_scores=c.open_scores,
            edition=self.edition.identity,
            private=bool(self.row["private"]),
            created=self.row["created"],
            seats=[self.seat_info(chair, guest_id, connected) for chair in self.chairs],
            host=guest_id == self.row["host"],
            spectator_chat=c.spectator_chat,
            turn_seconds=c.turn_seconds,
            game_seconds=c.game_seconds,
            at_zero=c.at_zero,
            rematch=self.row["rematch"],
            day=c.day,
            seeded=c.seeded,
            result=msgspec.json.decode(self.row["result"]) if self.row["result"] else None,
            rules=c.rules,
        )

    def seat_info(self, chair: Chair, guest_id: str | None, connected: set[int]) -> p.SeatInfo:
        """Who sits where."""
        away = chair.kind == "bot" and chair.guest_id is not None
        return p.SeatInfo(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            level=cast(p.Level | None, chair.level),
            yours=guest_id is not None and chair.guest_id == guest_id,
            connected=chair.seat in connected,
            away=away,
        )

    def moment(
        self, guest_id: str, views: dict[int | None, dict[str, Any]], game: Table | None = None
    ) -> p.Moment:
        """How the game stands, or stood, for one reader; `views` holds positions made already."""
        game = game or self.game
        seat = self.reader_seat(guest_id)
        if None not in views:
            views[None] = game.view(None).to_json()
        if seat is not None and seat not in views:
            views[seat] = as_seat(views[None], game.view(seat).state, seat)
        mine = self.seats_of(guest_id)
        to_move = game.to_move()
        return p.Moment(
            version=game.version,
            view=views[seat],
            to_move=to_move,
            held=game.held_by is not None,
            undo=game.undoer in mine and bool(game.back),
            over=game.over,
            decision=self.decision(to_move) if to_move in mine else None,
            standing=self.standing(game, seat),
            clocks=self.clock_info(),
            now=time.time() if self.clocks else None,
        )

    def standing(self, game: Table, seat: int | None) -> p.Standing | None:
        """How both sides of the King's Challenge stand, as far as a reader may know."""
        if self.config.players > 1:
            return None
        return msgspec.convert(standing(game.view(seat).state), p.Standing)

    def decision(self, seat: int | None) -> p.Decision | None:
        """What the seat to move is asked."""
        game = self.game
        if seat is None or game.held_by is not None:
            return None
        s = game.state
        black = black_menu(s)
        return p.Decision(
            seat=seat,
            kind=WAITS[s.wait],
            options=[p.OptionInfo(o, option_name(s, o)) for o in options(s)],
            menu=menu(s) if s.wait == ASK_ACTION else None,
            black=None if black is None else msgspec.convert(black, p.BlackMenu),
        )

    def clock_info(self) -> list[p.Clock] | None:
        """Time left, as it is now."""
        if self.clocks is None or self.table is None:
            return None
        mover, now = self.table.to_move(), time.time()
        found = []
        for seat in range(self.config.players):
            thinks, turns = now - self.clocks.since, now - self.clocks.turn
            if seat != mover or self.chairs[seat].kind != "human":
                thinks = turns = 0.0
            game = None if self.clocks.left is None else max(0.0, self.clocks.left[seat] - thinks)
            turn = None
            if self.config.turn_seconds is not None:
                turn = max(0.0, self.config.turn_seconds - turns)
            found.append(p.Clock(seat, game, turn))
        return found

    def steps_for(self, told: list[tuple[int, list[Message]]], seat: int | None) -> list[p.Step]:
        """What happened, as a seat may know it."""
        return [
            p.Step(version, [p.Said(m["id"], m["args"]) for m in for_seat(messages, seat)])
            for version, messages in told
        ]

    def missed(self, version: int) -> list[tuple[int, list[Message]]] | None:
        """The steps since a version, or None if they are no longer remembered."""
        if version == self.game.version:
            return []
        found = [(v, text) for v, text in self.recent if v > version]
        if found and found[0][0] == version + 1:
            return [(v, msgspec.json.decode(text)) for v, text in found]
        return None

    def view_of_bot(self, seat: int) -> View:
        """What a bot may know."""
        return self.game.view(seat)


@lru_cache(maxsize=64)
def figures(edition: Edition) -> p.Figures:
    """What a board shows of an edition."""
    known = edition.figures
    rows = {name: building["rows"] for name, building in known["buildings"].items()}
    return msgspec.convert({**known, "buildings": rows}, p.Figures)
