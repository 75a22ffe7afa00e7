"""The reasons for a hint: what a turn brings at once, and what it prepares, from its facts."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from troyes.formats.facts import Fact
from troyes.rules.characters import character_vp, never_roys
from troyes.rules.combat import cubes_on, events_with, nth_most, owners_with
from troyes.rules.event_rows import EVENTS
from troyes.rules.facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    ON_DISTRICT,
)
from troyes.rules.layout import building_of, hand_at, value_of
from troyes.rules.scoring import cathedral_penalty, tradesmen_vp
from troyes.rules.state import State
from troyes.rules.terms import (
    BUILDINGS,
    CHARACTERS,
    DIE,
    NO_CHARACTER,
    PASS,
    REROLL,
    YIELD,
)

from . import protocol as p

GAINS = {
    "vp": "why-turn-vp",
    "influence": "why-turn-influence",
    "deniers": "why-turn-deniers",
}
MOST_PARTS = 3  # of a reason: the first ones matter most
ENDS = ("round_end", "round")  # what follows is no longer part of the turn


# --- what it brings ------------------------------------------------------------------------------


def reason(facts: Sequence[Fact], turn: Sequence[int], seat: int, rolls: bool = False) -> p.Why:
    """One true sentence about what a turn does for a seat, from its facts up to a roll.

    If the turn ends the round, what follows is left out, such as the next round's income.
    """
    if turn[0] == PASS:
        return p.Why("why-turn-pass", {}, [])
    if turn[0] == YIELD:
        return p.Why("why-turn-yield", {}, [])
    if REROLL <= turn[0] < DIE and len(turn) == 1:
        return p.Why("why-turn-reroll", {"value": value_of(turn[0] - REROLL)}, [])
    own = list(itertools.takewhile(lambda fact: fact.kind not in ENDS, facts))
    parts = [*counters(own, seat), *gains(own, seat), *deeds(own, seat)]
    if not parts:
        return p.Why("why-turn-rolls" if rolls else "why-turn-later", {}, [])
    return p.Why("why-turn-brings", {}, parts[:MOST_PARTS])


def counters(facts: Sequence[Fact], seat: int) -> list[p.Said]:
    """Events that are countered, black dice that the seat has beaten: not le Roy's (K6)."""
    found = [
        p.Said("why-turn-countered", {"event": event_named(fact)})
        for fact in facts
        if fact.kind == "event" and fact.cause == "combat" and fact.origin != fact.place
    ]
    faced = [fact for fact in facts if fact.kind == "black" and fact.owner == seat]
    black = sum(fact.amount or 0 for fact in faced)
    return found + [p.Said("why-turn-black", {"n": black})] * (black > 0)


def event_named(fact: Fact) -> str:
    """The event of a fact; where several have its name, with the number of this one."""
    return f"{fact.event}.{fact.copy}" if fact.copy else str(fact.event)


def gains(facts: Sequence[Fact], seat: int) -> list[p.Said]:
    """Points, influence and deniers, net of what is paid."""
    sums: Counter[str] = Counter()
    for fact in facts:
        amount = fact.amount or 0
        if fact.kind in ("vp", "influence") and fact.owner == seat:
            sums[fact.kind] += amount
        elif fact.kind == "deniers":
            own = (seat, ON_DISTRICT + seat)
            sums["deniers"] += amount * ((fact.place in own) - (fact.origin in own))
    return [p.Said(text, {"n": sums[kind]}) for kind, text in GAINS.items() if sums[kind] > 0]


def deeds(facts: Sequence[Fact], seat: int) -> list[p.Said]:
    """Where the seat has more cubes and citizens than before, and dice that were turned."""
    sums: Counter[tuple[str, str, str]] = Counter()
    for fact in facts:
        if fact.owner == seat and fact.kind in ("cube", "citizen"):
            sums[deed_at(fact.place, fact)] += fact.amount or 1
            if fact.kind == "cube" or is_space(fact.origin):  # those who leave are there no more
                sums[deed_at(fact.origin, fact)] -= fact.amount or 1
        elif is_raised(fact):
            sums["why-turn-flip", "", ""] += 1
        if (fact.kind, fact.owner, fact.origin) == ("citizen", seat, AT_SUPPLY):
            sums["why-turn-recruit", "", ""] -= 1  # they do not stay in the supply
    return [
        p.Said(text, {"n": n, **({key: name} if key else {})})
        for (text, key, name), n in sums.items()
        if text and n > 0
    ]


def is_space(place: int | None) -> bool:
    """Whether a place is a space of a building."""
    return place is not None and place < AT_LYING


def is_raised(fact: Fact) -> bool:
    """Whether a die is turned over to a higher face."""
    if fact.kind != "die" or fact.cause != "flip" or fact.origin is None or fact.place is None:
        return False
    return value_of(fact.place) > value_of(fact.origin)


def deed_at(place: int | None, fact: Fact) -> tuple[str, str, str]:
    """What it means that a piece is at a place: a message and its argument; "" for nothing."""
    cube = fact.kind == "cube"
    if place is None:
        return "", "", ""
    if cube and place >= AT_QUEUE:
        counted = fact.event is not None and fact.cause in ("combat", "activity")
        return ("why-turn-event", "event", event_named(fact)) if counted else ("", "", "")
    if cube and place >= AT_CATHEDRAL:
        return "why-turn-cathedral", "", ""
    if cube and place >= AT_CUBES and fact.by is not None:
        return "why-turn-cubes", "card", str(fact.by)
    if not cube and is_space(place):
        return "why-turn-citizen", "building", BUILDINGS[building_of(place)]
    if not cube and AT_CARD <= place < AT_CUBES and fact.by is not None:
        return "why-turn-tradesman", "card", str(fact.by)
    if not cube and place == AT_SUPPLY and fact.cause == "recruit":
        return "why-turn-recruit", "", ""
    return "", "", ""


# --- what it prepares ----------------------------------------------------------------------------


def prospect(facts: Sequence[Fact], before: State, after: State, seat: int) -> p.Said | None:
    """The most telling thing that a turn prepares for a seat, if there is any.

    There is none for a turn that ends the round: much else has changed the position by then.
    """
    if any(fact.kind in ENDS for fact in facts):
        return None
    found = itertools.chain(
        reroll(facts),
        levels(before, after, seat),
        characters(before, after, seat),
        card_cubes(facts, seat),
        tradesman(facts, before, after, seat),
        dice(facts, before, seat),
        countered(facts, before),
        lead(facts, after, seat),
        presence(facts, before, after, seat),
        black_dice(facts, seat),
        passed(facts, seat),
    )
    return next(found, None)


def reroll(facts: Sequence[Fact]) -> Iterator[p.Said]:
    """How many faces are higher than the one that is rolled again, if that is likely enough."""
    last = [fact.option for fact in facts if fact.kind == "chose" and fact.option is not None][-1:]
    for option in last:
        if REROLL <= option < DIE and (n := 6 - value_of(option - REROLL)) >= 3:
            yield p.Said("why-then-reroll", {"n": n})


def levels(before: State, after: State, seat: int) -> Iterator[p.Said]:
    """F1: the first cubes on levels of the cathedral."""
    if (vp := cathedral_penalty(after, seat) - cathedral_penalty(before, seat)) > 0:
        yield p.Said("why-then-levels", {"n": vp})


def characters(before: State, after: State, seat: int) -> Iterator[p.Said]:
    """F2: the seat's own character gives more; one that counts what is spent, at the end."""
    for k in range(2):
        held = before.hands[hand_at(seat, k)]
        if held == NO_CHARACTER or (never_roys(held) and before.round < before.rounds):
            continue
        if (vp := character_vp(after, held, seat) - character_vp(before, held, seat)) > 0:
            yield p.Said("why-then-character", {"n": vp, "character": CHARACTERS[held]})


def card_cubes(facts: Sequence[Fact], seat: int) -> Iterator[p.Said]:
    """A1.5: more cubes on a card, for later actions."""
    for place, fact in risen(facts, seat):
        if AT_CUBES <= place < AT_CATHEDRAL:
            yield p.Said("why-then-cubes", {"card": str(fact.by)})


def tradesman(facts: Sequence[Fact], before: State, after: State, seat: int) -> Iterator[p.Said]:
    """A1.2, F1: a new tradesman, with the points of the space."""
    vp = max(tradesmen_vp(after, seat) - tradesmen_vp(before, seat), 0)
    for fact in facts:
        at = fact.place if fact.place is not None else -1
        if (fact.kind, fact.owner) == ("citizen", seat) and AT_CARD <= at < AT_CUBES:
            yield p.Said("why-then-tradesman", {"n": vp})


def dice(facts: Sequence[Fact], before: State, seat: int) -> Iterator[p.Said]:
    """P2: one more citizen in a building, who rolls a die in the rounds to come."""
    more: Counter[int] = Counter()
    for fact in facts:
        if (fact.kind, fact.owner) == ("citizen", seat):
            for place, n in ((fact.place, 1), (fact.origin, -1)):
                if place is not None and is_space(place):
                    more[building_of(place)] += n
    for building, name in enumerate(BUILDINGS):
        if more[building] > 0 and before.round < before.rounds:
            yield p.Said("why-then-dice", {"building": name})


def countered(facts: Sequence[Fact], before: State) -> Iterator[p.Said]:
    """P3.2: an event that has left the queue acts no more."""
    for fact in facts:
        leaves = fact.kind == "event" and fact.cause == "combat" and fact.origin != fact.place
        if leaves and before.round < before.rounds:
            yield p.Said("why-then-countered", {"event": event_named(fact)})


def lead(facts: Sequence[Fact], after: State, seat: int) -> Iterator[p.Said]:
    """A3.2: the seat alone has the most cubes on an event that it has fought."""
    for event, name in fought(facts, after, seat):
        own = cubes_on(after, event, seat)
        if own == nth_most(after, event, 100) and owners_with(after, event, own) == 1:
            first, _ = after.edition.figures["events"][EVENTS[event]]["rewards"]
            yield p.Said("why-then-lead", {"n": first, "event": name})


def presence(facts: Sequence[Fact], before: State, after: State, seat: int) -> Iterator[p.Said]:
    """F1: a point for an event with a cube of the seat."""
    if events_with(after, seat) > events_with(before, seat):
        for _, name in fought(facts, after, seat):
            yield p.Said("why-then-presence", {"event": name})


def fought(facts: Sequence[Fact], after: State, seat: int) -> Iterator[tuple[int, str]]:
    """Events of an unchanged queue with more cubes of the seat, and their names."""
    if any(fact.kind == "event" and fact.origin != fact.place for fact in facts):
        return
    for place, fact in risen(facts, seat):
        if place >= AT_QUEUE:
            yield after.queue[place - AT_QUEUE], event_named(fact)


def risen(facts: Sequence[Fact], seat: int) -> list[tuple[int, Fact]]:
    """Places with more cubes of a seat than before, from the left, each with a fact about it."""
    more: Counter[int] = Counter()
    about: dict[int, Fact] = {}
    for fact in facts:
        if (fact.kind, fact.owner) == ("cube", seat):
            for place, n in ((fact.origin, -(fact.amount or 1)), (fact.place, fact.amount or 1)):
                if place is not None:
                    more[place] += n
                    about[place] = fact
    return [(place, about[place]) for place in sorted(more) if more[place] > 0]


def black_dice(facts: Sequence[Fact], seat: int) -> Iterator[p.Said]:
    """P3.5: what black dice cost those who do not beat them."""
    if any(fact.kind == "black" and fact.owner == seat and fact.amount for fact in facts):
        yield p.Said("why-then-black", {})


def passed(facts: Sequence[Fact], seat: int) -> Iterator[p.Said]:
    """P4.2: deniers on the district, and more of them later."""
    for fact in facts:
        if (fact.kind, fact.cause, fact.place) == ("deniers", "pass", ON_DISTRICT + seat):
            yield p.Said("why-then-pass", {"n": fact.amount or 0})
            return
