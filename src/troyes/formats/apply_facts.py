"""Applying facts to a position (docs/facts.md).

This is arithmetic, not rules: a client does the same with the frames it gets.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from troyes.rules.event_rows import EVENT_NAMES
from troyes.rules.facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_DISCARD,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    AT_TAKEN,
    BANK,
    KINDS,
    ON_DISTRICT,
    ON_PICTURE,
)
from troyes.rules.layout import (
    building_of,
    cathedral_at,
    colour_of,
    district_of,
    first_space,
    level_of,
    slot_colour,
    slot_round,
    value_of,
)
from troyes.rules.terms import (
    BUILDINGS,
    COLOURS,
    NEUTRAL,
    SEAT_LETTERS,
)

from .facts import Fact
from .position import Json


def apply(position: Json, facts: Iterable[Fact]) -> Json:
    """The position after these facts; the one before is left as it was."""
    after: Json = msgspec.json.decode(msgspec.json.encode(position))
    update(after, facts)
    return after


def update(position: Json, facts: Iterable[Fact]) -> None:
    """Apply these facts to a position in place."""
    for fact in facts:
        APPLY[fact.kind](position, fact)


def digest(position: Json) -> int:
    """A checksum to compare positions by: CRC-32 of the JSON with sorted keys."""
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
    building = building_of(space)
    k = space - first_space(building)
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
        level = level_of(place - AT_CATHEDRAL)
        column = place - AT_CATHEDRAL - cathedral_at(level, 0)
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
assert set(APPLY) == set(KINDS), f"say here what {set(KINDS) ^ set(APPLY)} does to a position"
