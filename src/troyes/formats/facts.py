"""Facts as JSON, what a seat may know of them, and applying them to a position (docs/facts.md).

Applying is arithmetic on a position, no rules: a client does the same with the frames it gets.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from troyes.rules.card_rows import CARDS
from troyes.rules.event_rows import EVENT_NAMES, EVENTS
from troyes.rules.facts import (
    ACTS,
    ASKS,
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_DISCARD,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    AT_TAKEN,
    BANK,
    BLACK_DIE,
    CARD,
    CAUSE_ROOM,
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
    ON_DISTRICT,
    ON_PICTURE,
    PASSED,
    ROLLED,
    ROUND,
    ROUND_END,
    SCORED,
    START,
    VP,
    Row,
)
from troyes.rules.layout import colour_of, district_of, slot_colour, slot_round, value_of
from troyes.rules.state import State, to_fields
from troyes.rules.terms import (
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    NEUTRAL,
    SEAT_LETTERS,
    SOURCES,
    STEPS,
    WAITS,
)

from .position import Json, owner_name, turn_json


class Fact(
    msgspec.Struct,
    omit_defaults=True,
    rename={"origin": "from", "place": "to"},
    kw_only=True,
    gc=False,
):
    """One fact in words; docs/facts.md lists the fields of each kind."""

    kind: str
    cause: str | None = None
    by: str | int | None = None
    owner: int | None = None
    amount: int | None = None
    origin: int | None = None
    place: int | None = None
    option: int | None = None
    value: int | None = None
    lost: int | None = None
    source: str | None = None
    card: str | None = None
    event: str | None = None
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


def tell(rows: Iterable[Row], s: State) -> list[Told]:
    """The facts of a step in words; `s` is the state they led to."""
    return [told(row, s) for row in rows]


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
    f = to_fields(s)
    seats = {
        SEAT_LETTERS[seat]: {"rerolls": f["rerolls"][seat], "archer_rolls": f["archer_rolls"][seat]}
        for seat in range(s.players)
    }
    return asked_in(
        {
            "step": STEPS[s.step],
            "waits_for": WAITS[s.wait],
            "actor": owner_name(s.actor),
            "next": owner_name(s.turn),
            "turn": turn_json(s, f),
            "seats": seats,
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
    word, number = CAUSES[cause // CAUSE_ROOM], cause % CAUSE_ROOM
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
    DIE_MOVES: _citizen,
    BLACK_DIE: _moved,
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


# --- applying it ---------------------------------------------------------------------------------


def apply(position: Json, facts: Iterable[Fact]) -> Json:
    """The position after these facts; the one before is left as it was."""
    after: Json = msgspec.json.decode(msgspec.json.encode(position))
    update(after, facts)
    return after


def update(position: Json, facts: Iterable[Fact]) -> None:
    """Let a position become the one after these facts."""
    for fact in facts:
        APPLY[fact.kind](position, fact)


def digest(position: Json) -> int:
    """Whether two sides have the same position: CRC-32 of its JSON with sorted keys."""
    return zlib.crc32(msgspec.json.encode(position, order="sorted"))


def _is_nothing(p: Json, fact: Fact) -> None:
    """What leaves no trace on the position."""


def _apply_deniers(p: Json, fact: Fact) -> None:
    for account, amount in ((fact.origin, -(fact.amount or 0)), (fact.place, fact.amount or 0)):
        if account is None or account == BANK:
            continue
        at_district = account >= ON_DISTRICT
        seat = p["seats"][SEAT_LETTERS[account - ON_DISTRICT if at_district else account]]
        seat["on_district" if at_district else "deniers"] += amount


def _apply_influence(p: Json, fact: Fact) -> None:
    p["seats"][_letter(fact)]["influence"] += fact.amount


def _apply_vp(p: Json, fact: Fact) -> None:
    side = p["neutral"] if fact.owner == NEUTRAL else p["seats"][_letter(fact)]
    amount = fact.amount or 0
    side["vp"] += amount
    points = side["earned"].pop(fact.source, 0) + amount
    if points:
        side["earned"][fact.source] = points


def _apply_citizen(p: Json, fact: Fact) -> None:
    letter = _letter(fact)
    assert fact.origin is not None and fact.place is not None
    _take_citizen(p, letter, fact.origin)
    _put_citizen(p, letter, fact.place)


def _on_card(place: int) -> tuple[int, int]:
    """The slot of a tradesman's place, and the space on its card."""
    return divmod(place - AT_CARD, ON_PICTURE + 1)


def _take_citizen(p: Json, letter: str, place: int) -> None:
    if place < AT_LYING:
        row, k = _space(p, place)
        row[k] = None
    elif place < AT_SUPPLY:
        p["lying"][BUILDINGS[place - AT_LYING]].remove(letter)
    elif place == AT_SUPPLY and letter in p["seats"]:
        p["seats"][letter]["supply"] -= 1
    elif AT_CARD <= place < AT_CUBES:
        del _activity(p, _on_card(place)[0])["tradesmen"][letter]


def _put_citizen(p: Json, letter: str, place: int) -> None:
    if place < AT_LYING:
        row, k = _space(p, place)
        row[k] = letter
    elif place < AT_SUPPLY:
        lying = p["lying"][BUILDINGS[place - AT_LYING]]
        lying.append(letter)
        lying.sort()
    elif place == AT_SUPPLY and letter in p["seats"]:
        p["seats"][letter]["supply"] += 1
    elif AT_CARD <= place < AT_CUBES:
        slot, k = _on_card(place)
        _activity(p, slot)["tradesmen"][letter] = "picture" if k == ON_PICTURE else k + 1


def _space(p: Json, space: int) -> tuple[list[str | None], int]:
    """The row of a space, and its place in it."""
    building, k = divmod(space, 6)
    for row in p["buildings"][BUILDINGS[building]]:
        if k < len(row):
            return row, k
        k -= len(row)
    raise ValueError(f"there is no space {space}")


def _activity(p: Json, slot: int) -> Json:
    activity: Json = p["activities"][COLOURS[slot_colour(slot)]][slot_round(slot) - 1]
    return activity


def _apply_cube(p: Json, fact: Fact) -> None:
    letter, n = _letter(fact), fact.amount or 1
    assert fact.origin is not None and fact.place is not None
    _change_cubes(p, letter, -n, fact.origin)
    _change_cubes(p, letter, n, fact.place)


def _change_cubes(p: Json, letter: str, n: int, place: int) -> None:
    if place >= AT_QUEUE:
        cubes = p["events"][place - AT_QUEUE]["cubes"]
        if n > 0:
            cubes.extend([letter] * n)
        else:
            for _ in range(-n):
                last = len(cubes) - 1 - cubes[::-1].index(letter)
                del cubes[last]
    elif place >= AT_CATHEDRAL:
        level, column = divmod(place - AT_CATHEDRAL, 6)
        p["cathedral"][level][column] = letter if n > 0 else None
    elif place >= AT_CUBES:
        on_card = _activity(p, place - AT_CUBES)["cubes"]
        left = on_card.pop(letter, 0) + n
        if left:
            on_card[letter] = left


def _apply_die(p: Json, fact: Fact) -> None:
    for die, comes in ((fact.origin, False), (fact.place, True)):
        if die is None:
            continue
        dice = p["dice"][SEAT_LETTERS[district_of(die)]][COLOURS[colour_of(die)]]
        if comes:
            dice.append(value_of(die))
            dice.sort()
        else:
            dice.remove(value_of(die))


def _apply_black(p: Json, fact: Fact) -> None:
    if fact.origin is not None:
        p["black"].remove(fact.origin)
    if fact.place is not None:
        p["black"].append(fact.place)
        p["black"].sort(reverse=True)


def _apply_card(p: Json, fact: Fact) -> None:
    assert fact.place is not None
    card: Json = {"card": fact.card, "tradesmen": {}, "cubes": {}}
    colour = COLOURS[slot_colour(fact.place)]
    p["activities"][colour][slot_round(fact.place) - 1] = card


def _apply_event(p: Json, fact: Fact) -> None:
    assert fact.event is not None and fact.place is not None
    if fact.origin is None:
        p["events"].insert(fact.place - AT_QUEUE, {"event": fact.event, "cubes": []})
    elif fact.place != fact.origin:
        del p["events"][fact.origin - AT_QUEUE]
        pile = _taken(p, fact.place)
        pile.append(fact.event)
        pile.sort(key=EVENT_NAMES.index)


def _taken(p: Json, place: int) -> list[str]:
    """The event cards discarded, or taken by an owner."""
    if place == AT_DISCARD:
        side = p["discarded"]
    elif place - AT_TAKEN == NEUTRAL:
        side = p["neutral"]["taken"]
    else:
        side = p["seats"][SEAT_LETTERS[place - AT_TAKEN]]["taken"]
    found: list[str] = side
    return found


def _apply_character(p: Json, fact: Fact) -> None:
    hand = p["pile"] if fact.owner == NEUTRAL else p["seats"][_letter(fact)]["characters"]
    hand.append(fact.character)


def _apply_scored(p: Json, fact: Fact) -> None:
    p["pile_scored"] += 1


def _apply_passed(p: Json, fact: Fact) -> None:
    p["seats"][_letter(fact)]["passed"] = bool(fact.amount)


def _apply_start(p: Json, fact: Fact) -> None:
    p["start"] = _letter(fact)


def _apply_round(p: Json, fact: Fact) -> None:
    p["round"] = fact.amount


def _apply_asks(p: Json, fact: Fact) -> None:
    p |= {
        "step": fact.step,
        "waits_for": fact.waits_for,
        "actor": fact.actor,
        "next": fact.next,
        "turn": fact.turn,
    }
    for letter, seat in p["seats"].items():
        seat["rerolls"], seat["archer_rolls"] = (fact.rolls or {}).get(letter, (0, 0))


def _letter(fact: Fact) -> str:
    assert fact.owner is not None
    return SEAT_LETTERS[fact.owner]


APPLY: dict[str, Callable[[Json, Fact], Any]] = {
    "chose": _is_nothing,
    "rolled": _is_nothing,
    "deniers": _apply_deniers,
    "influence": _apply_influence,
    "vp": _apply_vp,
    "citizen": _apply_citizen,
    "cube": _apply_cube,
    "die": _apply_die,
    "black": _apply_black,
    "card": _apply_card,
    "event": _apply_event,
    "acts": _is_nothing,
    "character": _apply_character,
    "scored": _apply_scored,
    "passed": _apply_passed,
    "start": _apply_start,
    "round": _apply_round,
    "round_end": _is_nothing,
    "asks": _apply_asks,
}
assert set(APPLY) == set(KINDS)
