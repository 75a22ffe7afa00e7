"""Facts name what did it: the card, event, building, character or roll, by what the game was at."""

from __future__ import annotations

from collections.abc import Iterable

from troyes.formats.facts import Fact
from troyes.rules.card_rows import CARDS
from troyes.rules.event_rows import EVENTS
from troyes.rules.facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_GENERAL,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    AT_TAKEN,
    BANK,
    IN_HAND,
    ON_DISTRICT,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    BUILDINGS,
    CUBE,
    FIGHT,
    MODIFY,
    NEUTRAL,
    ROLL_EVENT,
    SETTLE,
)

ZONES = {  # the places of pieces, by their first number
    0: "space",
    AT_LYING: "lying",
    AT_SUPPLY: "supply",
    AT_GENERAL: "general",
    AT_CARD: "card",
    AT_CUBES: "cubes",
    AT_CATHEDRAL: "cathedral",
    AT_QUEUE: "queue",
    AT_TAKEN: "taken",
    IN_HAND: "hand",
}
# What may be the cause of what happens to a piece or an account.
CAUSES_OF = {
    "citizen to space": "setup placement settle event roy",
    "citizen to lying": "settle event roy",
    "citizen to hand": "settle",
    "citizen to card": "hire roy",
    "citizen to supply": "recruit round_end",
    "citizen to general": "round_end",
    "cube to cubes": "activity",
    "cube to cathedral": "cathedral event roy",
    "cube to queue": "combat activity event roy",
    "cube from cubes": "modifier",
    "cube from cathedral": "event",
    "cube from queue": "combat event",
    "vp combat": "combat",
    "vp cathedral": "cathedral",
    "vp activities": "activity",
    "vp characters": "character",
    "vp le_roy": "roy event",
    "vp penalties": "salary event black_dice",
    "deniers to district": "pass",
    "deniers from district": "round_end",
}


def check_causes(before: State, facts: Iterable[Fact]) -> None:
    """The facts of a step; `before` is the state it began with."""
    target = before.target
    card = card_at(before, target - ACTIVATE) if ACTIVATE <= target < MODIFY else None
    which: dict[str | None, str | int | None] = {
        "activity": card,
        "hire": card,
        "settle": BUILDINGS[target - SETTLE] if SETTLE <= target < ACTIVATE else None,
        "event": EVENTS[before.event] if before.wait == ROLL_EVENT else None,
        "roy": None,
        "character": None,
    }
    hired = paid = 0
    for fact in facts:
        if fact.kind == "acts":
            which["event"] = fact.event
        elif fact.kind == "scored":
            which["character"] = fact.character
        elif fact.kind == "rolled" and fact.cause == "roy" and before.roy_die:
            which["roy"] = before.roy_die + (fact.value or 0)
        assert fact.cause not in which or fact.by == which[fact.cause], fact
        what = about(fact)
        assert what is None or fact.cause in CAUSES_OF[what].split(), fact
        if fact.cause == "combat" and not is_fought(target):  # others' cubes may end a fight (A3.2)
            assert fact.kind in ("vp", "event") or what == "cube from queue", fact
        if fact.cause == "modifier":
            assert fact.by == card_at(before, (fact.origin or 0) - AT_CUBES), fact
        if fact.cause == "purchase":  # gray has no purse, nor has le Roy (A0.2, K7, K9.1)
            assert fact.place == (BANK if fact.by == NEUTRAL else fact.by), fact
        if fact.cause == "hire" and fact.kind == "citizen":
            hired += before.edition.figures["cards"][card]["cost"]
        elif fact.cause == "hire":
            paid += fact.amount or 0
    assert paid == hired, "a tradesman costs what is printed on the card"


def is_fought(target: int) -> bool:
    """Whether an action is aimed at an event."""
    return FIGHT <= target < CUBE


def card_at(s: State, slot: int) -> str:
    """The card on a slot."""
    return CARDS[s.card[slot]]


def about(fact: Fact) -> str | None:
    """What a fact is about, as `CAUSES_OF` calls it; None if any cause may do."""
    if fact.kind == "vp":
        return f"vp {fact.source}"
    if fact.kind == "citizen":
        return f"citizen to {zone(fact.place)}"
    if fact.kind == "cube":
        comes = fact.origin == AT_SUPPLY
        return f"cube {'to' if comes else 'from'} {zone(fact.place if comes else fact.origin)}"
    if fact.kind == "deniers":
        for way, account in (("to", fact.place), ("from", fact.origin)):
            if account is not None and account >= ON_DISTRICT:
                return f"deniers {way} district"
    return None


def zone(place: int | None) -> str:
    """Where a place is."""
    assert place is not None
    return ZONES[max(first for first in ZONES if first <= place)]
