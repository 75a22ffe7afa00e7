"""Facts as JSON, and what a seat may know of them (docs/facts.md); `apply_facts` applies them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import msgspec

from troyes.rules.card_rows import CARDS
from troyes.rules.event_rows import EVENT_ROWS, EVENTS, FIRST_COPIES
from troyes.rules.facts import (
    ACTS,
    ASKS,
    BLACK_DIE,
    BY_COMBAT,
    CARD,
    CAUSE_STRIDE,
    CAUSES,
    CHARACTER,
    CHOSE,
    CITIZEN,
    CUBE,
    DENIERS,
    DIE_MOVES,
    EVENT,
    EVERYONE,
    INFLUENCE,
    KINDS,
    NOWHERE,
    OWN_DIE,
    PASSED,
    ROLLED,
    ROUND,
    ROUND_END,
    SCORED,
    START,
    VP,
    Row,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    BUILDINGS,
    CHARACTERS,
    NEUTRAL,
    SOURCES,
    STEPS,
    WAITS,
)

from .position import Json, owner_name, rolls_json, turn_json

# For clients that are compiled against the protocol: all kinds and causes there are now.
Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(KINDS)})]
Cause = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CAUSES)})]


class Fact(
    msgspec.Struct,
    omit_defaults=True,
    rename={"origin": "from", "place": "to"},
    kw_only=True,
    gc=False,
):
    """One fact in words; docs/facts.md lists the fields of each kind."""

    kind: Kind
    cause: Cause | None = None
    by: str | int | None = None
    owner: int | None = None
    amount: int | None = None
    origin: int | None = None
    place: int | None = None
    at: int | None = None
    option: int | None = None
    value: int | None = None
    lost: int | None = None
    source: str | None = None
    card: str | None = None
    event: str | None = None
    copy: int | None = None
    character: str | None = None
    step: str | None = None
    waits_for: str | None = None
    actor: str | None = None
    next: str | None = None
    turn: Json | None = None
    rolls: dict[str, list[int]] | None = None


class Told(msgspec.Struct, gc=False):
    """A fact and the one seat that may know it; what `others` are told instead, if anything."""

    fact: Fact
    know: int = EVERYONE
    others: Fact | None = None


# --- saying it -----------------------------------------------------------------------------------


def tell(rows: Sequence[Row], s: State) -> list[Told]:
    """The facts of a step in words; `s` is the state they led to."""
    found = [told(row, s) for row in rows]
    if any(names_copy(row) for row in rows):
        number_copies(rows, found, s)
    return found


def told(row: Row, s: State) -> Told:
    """One fact, and who may know it."""
    if row.kind == ASKS:
        return Told(asks(s))
    fact = Fact(kind=KINDS[row.kind])
    if row.kind != CHOSE:
        fact.cause, fact.by = cause_in_words(row.cause)
    FILL[row.kind](fact, row)
    others = None
    if row.kind == CHARACTER and row.know != EVERYONE:
        others = msgspec.structs.replace(fact, character=None)
    return Told(fact, row.know, others)


def asks(s: State) -> Fact:
    """What the game waits for now."""
    return asked_in(
        {
            "step": STEPS[s.step],
            "waits_for": WAITS[s.wait],
            "actor": owner_name(s.actor),
            "next": owner_name(s.turn),
            "turn": turn_json(s),
            "seats": rolls_json(s),
        }
    )


def asked_in(position: Json) -> Fact:
    """What the game waits for in a position."""
    seats = position["seats"].items()
    rolls = {letter: [seat["rerolls"], seat["archer_rolls"]] for letter, seat in seats}
    return Fact(
        kind=KINDS[ASKS],
        step=position["step"],
        waits_for=position["waits_for"],
        actor=position["actor"],
        next=position["next"],
        turn=position["turn"],
        rolls={letter: rolled for letter, rolled in rolls.items() if any(rolled)} or None,
    )


# --- which of several events of one name ---------------------------------------------------------

COPIES = frozenset(event for event, row in enumerate(EVENT_ROWS) if row.copies > 1)
FIGHTS = frozenset(BY_COMBAT + event for event in COPIES)
ABOUT_EVENTS = frozenset((CUBE, EVENT, ACTS))  # their piece is an event


def names_copy(row: Row) -> bool:
    """Whether a fact is about an event that there are several of, or results from fighting it."""
    return row.cause in FIGHTS or (row.kind in ABOUT_EVENTS and row.piece in COPIES)


def number_copies(rows: Sequence[Row], told: Sequence[Told], s: State) -> None:
    """Say which one is meant, from the left, where several of one name are in the queue.

    The engine numbers copies by their places; how many there were is counted back from the end.
    """
    queue = Counter(FIRST_COPIES[event] for event in s.queue[: s.queue_len])
    for row, one in zip(reversed(rows), reversed(told), strict=True):
        if not names_copy(row):
            continue
        event = row.piece if row.kind in ABOUT_EVENTS else row.cause - BY_COMBAT
        first = FIRST_COPIES[event]
        if row.kind == EVENT and row.origin == NOWHERE:  # before it came there was one less
            queue[first] -= 1
            continue
        queue[first] += row.kind == EVENT
        if queue[first] > 1:
            one.fact.copy = event - first + 1


# --- causes and fields ---------------------------------------------------------------------------

BY_WORDS: dict[str, tuple[str, ...]] = {
    "event": EVENTS,
    "combat": EVENTS,
    "activity": CARDS,
    "hire": CARDS,
    "modifier": CARDS,
    "settle": BUILDINGS,
    "character": CHARACTERS,
}


def cause_in_words(cause: int) -> tuple[str, str | int | None]:
    """A cause, and which one it is where there are several."""
    word, number = CAUSES[cause // CAUSE_STRIDE], cause % CAUSE_STRIDE
    if word in BY_WORDS:
        return word, BY_WORDS[word][number]
    if word == "purchase":
        return word, number
    if word == "roy":
        return word, number or None  # of le Roy's first die the sum is not known yet
    return word, None


def _chose(fact: Fact, row: Row) -> None:
    fact.owner, fact.option = row.owner, row.piece


def _rolled(fact: Fact, row: Row) -> None:
    fact.owner = row.owner if row.owner <= NEUTRAL else None
    fact.value = row.amount


def _moved(fact: Fact, row: Row) -> None:
    """Something goes from somewhere to somewhere."""
    fact.origin = None if row.origin == NOWHERE else row.origin
    fact.place = None if row.place == NOWHERE else row.place


def _deniers(fact: Fact, row: Row) -> None:
    fact.amount = row.amount
    _moved(fact, row)


def _influence(fact: Fact, row: Row) -> None:
    fact.owner, fact.amount, fact.lost = row.owner, row.amount, row.piece or None


def _vp(fact: Fact, row: Row) -> None:
    fact.owner, fact.amount, fact.source = row.owner, row.amount, SOURCES[row.piece]


def _citizen(fact: Fact, row: Row) -> None:
    fact.owner = row.owner
    _moved(fact, row)


def _cube(fact: Fact, row: Row) -> None:
    fact.owner = row.owner
    fact.amount = None if row.amount == 1 else row.amount
    fact.event = None if row.piece == NOWHERE else EVENTS[row.piece]
    _moved(fact, row)


def _die(fact: Fact, row: Row) -> None:
    fact.owner = row.owner
    fact.amount = None if row.amount == OWN_DIE else row.amount
    fact.at = None if row.piece == NOWHERE else row.piece
    _moved(fact, row)


def _black(fact: Fact, row: Row) -> None:
    if row.origin != NOWHERE:  # somebody has faced it
        fact.owner, fact.amount = row.owner, row.amount
    _moved(fact, row)


def _card(fact: Fact, row: Row) -> None:
    fact.card, fact.place = CARDS[row.piece], row.place


def _event(fact: Fact, row: Row) -> None:
    fact.event = EVENTS[row.piece]
    fact.owner = row.owner if row.origin != NOWHERE else None
    _moved(fact, row)


def _acts(fact: Fact, row: Row) -> None:
    fact.event, fact.amount, fact.origin = EVENTS[row.piece], row.amount or None, row.origin


def _character(fact: Fact, row: Row) -> None:
    fact.owner, fact.character, fact.place = row.owner, CHARACTERS[row.piece], row.place


def _scored(fact: Fact, row: Row) -> None:
    fact.character = CHARACTERS[row.piece]


def _owner_amount(fact: Fact, row: Row) -> None:
    fact.owner, fact.amount = row.owner, row.amount


def _owner(fact: Fact, row: Row) -> None:
    fact.owner = row.owner


def _amount(fact: Fact, row: Row) -> None:
    fact.amount = row.amount


FILL: dict[int, Callable[[Fact, Row], None]] = {
    CHOSE: _chose,
    ROLLED: _rolled,
    DENIERS: _deniers,
    INFLUENCE: _influence,
    VP: _vp,
    CITIZEN: _citizen,
    CUBE: _cube,
    DIE_MOVES: _die,
    BLACK_DIE: _black,
    CARD: _card,
    EVENT: _event,
    ACTS: _acts,
    CHARACTER: _character,
    SCORED: _scored,
    PASSED: _owner_amount,
    START: _owner,
    ROUND: _amount,
    ROUND_END: _amount,
}


def for_seat(told: Iterable[Told], seat: int | None) -> list[Fact]:
    """What a seat, or a spectator (None), may know of facts (T5)."""
    found = []
    for one in told:
        if one.know in (EVERYONE, seat):
            found.append(one.fact)
        elif one.others is not None:
            found.append(one.others)
    return found


def in_full(told: Iterable[Told]) -> list[Fact]:
    """All facts, for records and finished games."""
    return [one.fact for one in told]
