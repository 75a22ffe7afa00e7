"""A table in memory: its game, its seats, its clocks, and what each reader may be told of it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from copy import deepcopy
from functools import reduce
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import msgspec

from troyes.bots.levels import LevelId
from troyes.formats.fair_dice import commitment, salt_of
from troyes.play.log import CHOICE, Entry, count_undone, without_undone
from troyes.play.table import Refused, Step, Table
from troyes.play.view import View
from troyes.rules.edition import Edition, standard
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import ROLL_ROY, RULES_VERSION

from . import protocol as p
from .clocks import Clocks
from .names import distinct, goes_by
from .snapshots import read_snapshot
from .storage.chats import KEPT

if TYPE_CHECKING:
    from .client import Client

KEPT_CHANGES = 40  # for clients that come back; some have several steps

SPECTATORS = 20  # at most this many are named
NAMED = 200  # names that are remembered when their owners are gone
SNAPSHOT_EVERY = 100


REMEMBERED = msgspec.json.Decoder(list[Step])


class Config(msgspec.Struct, kw_only=True):
    """What was agreed when the table was made."""

    players: int
    name: str
    bonus: bool = False
    open_scores: bool = False
    spectator_chat: bool = True
    hints: bool | None = None  # None: where nobody else is at the table
    start: int | None = None
    figures: dict[str, Any] | None = None
    turn_seconds: int | None = None
    game_seconds: int | None = None
    at_zero: Literal["pass", "bot"] = "pass"
    rules: int = 1  # tables made before this was written down have rules 1
    day: str | None = None  # of a daily challenge
    seeded: bool = False  # the table's creator has chosen its seed


class Chair(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: Literal["human", "bot", "open"]
    guest_id: str | None
    level: str | None
    name: str


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
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT_CHANGES)
        self.scenes: dict[int, Table] = {}  # after each turn of le Roy that was not told yet
        self.config = msgspec.json.decode(row["config"], type=Config)
        self.edition = Edition(self.config.figures) if self.config.figures else standard()
        self.driving: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.chats: deque[p.ChatFrame] = deque(maxlen=KEPT)
        self.names: dict[str, str] = {}  # display names of spectators and chatters
        self.shown: tuple[set[int], list[str]] = set(), []  # presence last sent to watchers
        self.left: dict[int, float] = {}  # when people left their seats
        self.began = -math.inf  # when this process began the game
        self.elsewhere: set[str] = set()  # guests who watch at other processes
        # guests announced to other processes; None: announce again
        self.announced: set[str] | None = set()
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
        """Set seats to what the rows of a change say."""
        self.chairs = list(self.chairs)
        for change in changes:
            seat = change["seat"]
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **change)

    def save(self) -> Saved:
        """Everything a change may touch, so that it can be taken back when it cannot be stored."""
        table = None if self.table is None else self.table.trial()
        return Saved(table, deepcopy(self.clocks), dict(self.row), self.chairs, self.movers)

    def restore(self, saved: Saved) -> None:
        """Roll back to what was saved."""
        self.table, self.row, self.chairs = saved.table, saved.row, saved.chairs
        self.clocks, self.movers = saved.clocks, saved.movers
        self.scenes.clear()

    @property
    def version(self) -> int:
        """The number of entries in the log."""
        return 0 if self.table is None else self.table.version

    def being_driven(self) -> bool:
        """Whether this process is playing a bot's turn here."""
        return self.driving is not None and not self.driving.done()

    @property
    def playable(self) -> bool:
        """Whether its game was started with this program's version of the rules."""
        return self.config.rules == RULES_VERSION

    # --- the game --------------------------------------------------------------------------------

    def first_state(self) -> State:
        """The state before the first entry."""
        c = self.config
        start = START_UNKNOWN if c.start is None else c.start
        return new_game(self.edition, c.players, c.bonus, start, c.open_scores)

    def restore_game(self, entries: list[Entry], snapshot: bytes | None, version: int) -> None:
        """Build the game from a snapshot and the entries after it."""
        self.table = Table(self.first_state(), int(self.row["seed"], 16))
        if snapshot is not None:
            self.table.state = read_snapshot(self.edition, snapshot)
            self.table.version = version
        for entry in without_undone(entries):  # what was taken back takes no time
            self.note_mover(entry)
            self.table.apply(entry)
        self.table.version = version + len(entries)
        self.table.undone = reduce(count_undone, (entry.kind for entry in entries), 0)

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
        """Why a table with another version of the rules cannot be continued."""
        return Refused("error-other-rules", rules=self.config.rules, plays=RULES_VERSION)

    def apply(self, entries: list[Entry]) -> list[Step]:
        """Apply entries and say what happened."""
        game, steps = self.game, []
        for entry in entries:
            self.note_mover(entry)
            roys = game.state.wait == ROLL_ROY and game.state.roy_die > 0
            step = game.apply(entry)
            steps.append(step)
            if roys:
                self.scenes[step.version] = game.trial()
        return steps

    def remember(self, steps: list[Step]) -> None:
        """Keep what happened, now that it is stored, for those who come back."""
        if steps:
            self.recent.append((steps[-1].version, p.encode(steps)))

    def bot_to_move(self) -> bool:
        """Whether everybody waits for a bot."""
        if self.table is None:
            return False
        seat = self.table.to_move()
        return seat is not None and self.chairs[seat].kind == "bot"

    def left_alone(self) -> bool:
        """Whether all people have left and nobody is watching; clocks keep running."""
        if self.played_by_people() or self.watchers or self.elsewhere:
            return False
        return not self.timed()

    def played_by_people(self) -> bool:
        """Whether a person plays here: one who has left, and has a bot in their place, does not."""
        return any(chair.kind == "human" for chair in self.chairs)

    def timed(self) -> bool:
        """Whether clocks run."""
        return self.config.turn_seconds is not None or self.config.game_seconds is not None

    def left_for(self, seat: int | None) -> float:
        """Seconds since a person left a seat; very large if they never left."""
        return math.inf if seat is None else time.monotonic() - self.left.get(seat, -math.inf)

    def unseen_for(self) -> float:
        """Seconds since the game began, if nobody has come to see it; clocks keep running."""
        seen = self.timed() or self.watchers or self.elsewhere
        return math.inf if seen else time.monotonic() - self.began

    def spectators(self) -> list[str]:
        """The names of those who look on with this process and have no seat."""
        owners = {chair.guest_id for chair in self.chairs}
        found = set()
        for watcher in self.watchers:
            if watcher.guest_id not in owners:
                known = self.names.get(watcher.guest_id)
                if known is None or not goes_by(known, watcher.name):
                    known = self.called(watcher.guest_id, watcher.name)
                found.add(known)
        return sorted(found)[:SPECTATORS]

    def called(self, guest_id: str, name: str) -> str:
        """A guest's name at this table: that of their seat, distinct from all others.

        The first one there keeps their name.
        """
        for chair in self.chairs:
            if chair.guest_id == guest_id and goes_by(chair.name, name):
                return chair.name
        others = self.names_but(guest_id)
        known = self.names.get(guest_id)
        if known is None or not goes_by(known, name) or distinct(known, others) != known:
            known = distinct(name, others)
        if len(self.names) >= NAMED:
            here = {watcher.guest_id for watcher in self.watchers}
            self.names = {who: called for who, called in self.names.items() if who in here}
        self.names[guest_id] = known
        return known

    def names_but(self, guest_id: str) -> list[str]:
        """The names at the table that belong to others."""
        seats = [chair.name for chair in self.chairs if chair.guest_id != guest_id]
        return seats + [called for who, called in self.names.items() if who != guest_id]

    def names_for_seat(self, guest_id: str | None = None) -> list[str]:
        """The names that are taken for a new seat; a guest may have several seats."""
        return [chair.name for chair in self.chairs] + self.names_but(guest_id or "")

    def present(self) -> tuple[set[int], list[str]]:
        """Who is there: the seats whose owners are, and those who look on."""
        return self.connected(), self.spectators()

    def snapshot_due(self) -> bool:
        """Whether a snapshot is due and would lose no pending choice."""
        game = self.game
        stored = self.row["snapshot_version"] or 0
        whole = not game.back and not game.undone and game.held_by is None
        return whole and game.version - stored >= SNAPSHOT_EVERY

    # --- clocks ----------------------------------------------------------------------------------

    def start_clocks(self, now: float) -> None:
        """The game begins."""
        c = self.config
        if self.timed():
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

    def must_be_played_by(self, guest_id: str, seat: int) -> None:
        """`Refused` unless the game has begun and a guest plays this seat."""
        if not self.playable:
            raise self.other_rules()
        if self.table is None:
            raise Refused("error-not-begun")
        if seat not in self.seats_of(guest_id):
            raise Refused("error-not-your-seat")

    def reader_seat(self, guest_id: str) -> int | None:
        """The seat through which a guest sees the table."""
        return self.seen_through(self.seats_of(guest_id))

    def seen_through(self, seats: list[int]) -> int | None:
        """The seat through which a guest with these seats sees the table.

        A guest with several seats on one screen sees through the one to move or that moved last.
        """
        if len(seats) < 2:
            return seats[0] if seats else None
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
        """Whether a guest takes part in the chat: those with a seat, and spectators by option."""
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
            hints=self.hints,
            turn_seconds=c.turn_seconds,
            game_seconds=c.game_seconds,
            at_zero=c.at_zero,
            rematch=self.row["rematch"],
            day=c.day,
            seeded=c.seeded,
            result=msgspec.json.decode(self.row["result"]) if self.row["result"] else None,
            rules=c.rules,
            spectators=self.spectators(),
            commitment=None if c.day else commitment(int(self.row["seed"], 16), salt_of(self.id)),
        )

    def seat_info(self, chair: Chair, guest_id: str | None, connected: set[int]) -> p.SeatInfo:
        """Who sits where."""
        away = chair.kind == "bot" and chair.guest_id is not None
        return p.SeatInfo(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            level=cast(LevelId | None, chair.level),
            yours=guest_id is not None and chair.guest_id == guest_id,
            connected=chair.seat in connected,
            away=away,
        )

    @property
    def hints(self) -> bool:
        """Whether those who play may ask what to do; not where a day's results are compared."""
        if self.config.day is not None:
            return False
        if self.config.hints is not None:
            return self.config.hints
        people = [c for c in self.chairs if c.kind != "bot" or c.guest_id is not None]
        return len(people) <= 1

    def clock_info(self) -> list[p.Clock] | None:
        """The time left now."""
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

    def missed(self, version: int) -> list[Step] | None:
        """The steps since a version, or None if they are no longer remembered."""
        if version == self.game.version:
            return []
        kept = [REMEMBERED.decode(text) for last, text in self.recent if last > version]
        found = [step for steps in kept for step in steps if step.version > version]
        return found if found and found[0].version == version + 1 else None

    def view_of_bot(self, seat: int) -> View:
        """What a bot may know."""
        return self.game.view(seat)
