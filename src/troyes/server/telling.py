"""What clients are sent about a table: facts and moments, positions and their digests.

Everything that several clients share is built and encoded once.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Hashable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec

from troyes.formats.facts import asked_in, for_seat
from troyes.formats.names import option_name
from troyes.formats.position import own_seat
from troyes.play.challenge import standing
from troyes.play.log import CONFIRM, UNDO
from troyes.play.menu import black_menu, flip_menu, menu
from troyes.play.refused import Refused
from troyes.play.standing import standings
from troyes.play.table import Step, Table, result
from troyes.play.why import why_no_influence
from troyes.rules.edition import Edition, completed
from troyes.rules.engine import options
from troyes.rules.events import deck_size
from troyes.rules.facts import EVERYONE
from troyes.rules.groups import die_cost
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    CHARACTERS,
    COLOURS,
    MAX_GROUP,
    MAX_PLAYERS,
    SEAT_LETTERS,
    WAITS,
)

from . import http_messages as http
from . import protocol as p
from .room import Room

POSITIONS = msgspec.json.Encoder(order="sorted")  # as a digest wants it (docs/facts.md)
SEATS = "seats"
SEATS_BEGIN, SEATS_END = b',"seats":{', b"},"
DIGEST = b',"digest":'  # begins the end of an update


class Reader(NamedTuple):
    """Through whose eyes a table is seen, and for which seats the reader may act."""

    seat: int | None
    mine: tuple[int, ...] = ()


def reader_of(room: Room, guest_id: str) -> Reader:
    """How a guest sees a table."""
    mine = room.seats_of(guest_id)
    return Reader(room.seen_through(mine), tuple(mine))


class Scene:
    """A table at a moment, and the steps that led to it, told to any number of readers."""

    def __init__(self, room: Room, steps: Sequence[Step] = ()) -> None:
        self.room = room
        self.game = room.game
        self.to_move = self.game.to_move()
        self.steps = steps
        self.told: dict[int | None, msgspec.Raw] = {}
        self.heads: dict[Hashable, bytes] = {}

    @cached_property
    def open(self) -> dict[str, Any]:
        """The position as everybody may know it."""
        return self.game.view(None).to_json()

    @cached_property
    def parts(self) -> tuple[bytes, list[bytes], bytes]:
        """The position as JSON with sorted keys: before its seats, each of them, and after them."""
        before = {key: value for key, value in self.open.items() if key < SEATS}
        after = {key: value for key, value in self.open.items() if key > SEATS}
        each = [POSITIONS.encode({key: one})[1:-1] for key, one in self.open[SEATS].items()]
        return (
            POSITIONS.encode(before)[:-1] + SEATS_BEGIN,
            each,
            SEATS_END + POSITIONS.encode(after)[1:],
        )

    def seats_for(self, seat: int | None) -> bytes:
        """The seats as one of them may know them: only its own secrets differ (T5)."""
        each = self.parts[1]
        if seat is not None:
            own = own_seat(self.open[SEATS], self.game.state, seat)
            each = each.copy()
            each[seat] = POSITIONS.encode({SEAT_LETTERS[seat]: own})[1:-1]
        return b",".join(each)

    def position(self, seat: int | None) -> bytes:
        """The position as a seat may know it: JSON with sorted keys."""
        before, _, after = self.parts
        return before + self.seats_for(seat) + after

    def digest(self, seat: int | None) -> int:
        """The digest of that position (docs/facts.md), without putting it together."""
        _, _, after = self.parts
        return zlib.crc32(after, zlib.crc32(self.seats_for(seat), self.begun))

    @cached_property
    def begun(self) -> int:
        """The digest of all that comes before the seats."""
        return zlib.crc32(self.parts[0])

    def moment(self, reader: Reader, whole: bool = True) -> p.Moment:
        """How the game stands for a reader, with the position or without."""
        room, game = self.room, self.game
        to_move = self.to_move
        view: Any = msgspec.Raw(self.position(reader.seat)) if whole else None
        return p.Moment(
            version=game.version,
            to_move=to_move,
            held=game.held_by is not None,
            undo=self.may_undo(reader),
            over=game.over,
            view=view,
            decision=decision(game) if to_move in reader.mine else None,
            standing=standing_for(game, reader.seat),
            clocks=room.clock_info(),
            now=time.time() if room.clocks else None,
            result=result_of(game.state) if game.over else None,
        )

    def may_undo(self, reader: Reader) -> bool:
        """Whether a reader may take back a choice."""
        return self.game.undoer in reader.mine and self.game.may_undo()

    def frame(self, reader: Reader, whole: bool) -> tuple[bytes, bytes]:
        """The update for a reader as JSON, and its end.

        Most readers differ in nothing but the digest of what each may know: it comes last.
        """
        own = whole or self.secret or self.room.config.players == 1
        seat = reader.seat if own else None
        alike = (seat, whole, self.to_move in reader.mine, self.may_undo(reader))
        if alike not in self.heads:
            self.heads[alike] = p.encode(self.update(reader, whole)).rpartition(DIGEST)[0]
        return self.heads[alike], b"%b%d}" % (DIGEST, self.digest(reader.seat))

    def update(self, reader: Reader, whole: bool) -> p.Update:
        """What happened, and how it stands; without the digest."""
        steps: Any = self.steps_for(reader.seat)
        return p.Update(
            table=self.room.id,
            since=self.game.version - len(self.steps),
            steps=steps,
            asks=self.asks,
            moment=self.moment(reader, whole),
            digest=0,
        )

    def steps_for(self, seat: int | None) -> msgspec.Raw:
        """The steps as a seat may know them, as JSON; made once for all where nothing is secret."""
        if not self.secret:
            seat = None
        if seat not in self.told:
            told = steps_for(self.steps, seat)
            for step in told:
                after = self.room.scenes.get(step.version)
                if after is not None and step.version < self.game.version:
                    step.standing = standing_for(after, seat)
            self.told[seat] = msgspec.Raw(p.encode(told))
        return self.told[seat]

    @cached_property
    def secret(self) -> bool:
        """Whether not everybody may know all of it."""
        facts = (told for step in self.steps for told in step.facts)
        return bool(self.room.scenes) or any(told.know != EVERYONE for told in facts)

    @cached_property
    def asks(self) -> Any:
        """What is asked now, as JSON, or None if that was asked before."""
        if any(step.facts for step in self.steps):
            return msgspec.Raw(p.encode(asked_in(self.open)))
        return None


def can_be_added(steps: Sequence[Step], game: Table) -> bool:
    """Whether facts lead to the position: nothing was taken back, no secrets were opened."""
    return not game.over and all(step.entry.kind != UNDO for step in steps)


def steps_for(steps: Sequence[Step], seat: int | None) -> list[p.Step]:
    """Steps as a seat may know them; what is asked comes once, with the last."""
    return [
        p.Step(
            version=step.version,
            facts=for_seat(step.facts, seat),
            undone=step.entry.value if step.entry.kind == UNDO else None,
            confirmed=step.entry.value if step.entry.kind == CONFIRM else None,
        )
        for step in steps
    ]


def decision(game: Table) -> p.Decision | None:
    """What the seat to move is asked."""
    seat = game.to_move()
    if seat is None or game.held_by is not None:
        return None
    return decision_at(game.state)


def decision_at(s: State) -> p.Decision:
    """What the actor of a state is asked."""
    targets: Any = menu(s) if s.wait == ASK_ACTION else None
    black: Any = black_menu(s)
    flip: Any = flip_menu(s)
    closed: Any = why_no_influence(s) if s.wait in (ASK_ACTION, ASK_COUNTER) else None
    return p.Decision(
        seat=s.actor,
        kind=WAITS[s.wait],
        options=[p.OptionInfo(o, option_name(s, o)) for o in options(s)],
        menu=targets,
        black=black,
        flip=flip,
        closed=closed or None,
    )


def standing_for(game: Table, seat: int | None) -> p.Standing | None:
    """How both sides of the King's Challenge stand, as far as a reader may know."""
    if game.state.players > 1:
        return None
    return msgspec.convert(standing(game.view(seat).state), p.Standing)


def standings_for(room: Room, seat: int | None) -> http.Standings:
    """Where everybody stands, as far as a reader may know. The room's lock is held."""
    if not room.playable:
        raise room.other_rules()
    if room.table is None:
        raise Refused("error-not-begun")
    found = standings(room.game.view(seat).state)
    return http.Standings(room.game.version, msgspec.convert(found, list[p.SeatStanding]))


def result_of(s: State) -> p.Result:
    """How a game ended."""
    return msgspec.convert(result(s), p.Result)


@lru_cache(maxsize=64)
def figures(edition: Edition) -> p.Figures:
    """What a client shows of an edition."""
    known = completed(edition.figures)
    rows = {name: building["rows"] for name, building in known["buildings"].items()}
    begun = new_game(edition, MAX_PLAYERS)
    prices = [die_cost(begun, size) for size in range(1, MAX_GROUP + 1)]
    decks = {"plain": deck_sizes(edition, False), "bonus": deck_sizes(edition, True)}
    people = [known["characters"][name] for name in CHARACTERS]
    shown = {**known, "buildings": rows, "characters": people, "prices": prices, "decks": decks}
    return msgspec.convert(shown, p.Figures)


def deck_sizes(edition: Edition, bonus: bool) -> list[dict[str, int]]:
    """The initial number of cards in each event deck, by the number of players."""
    games = [new_game(edition, players, bonus) for players in range(1, MAX_PLAYERS + 1)]
    return [{name: deck_size(s, c) for c, name in enumerate(COLOURS)} for s in games]
