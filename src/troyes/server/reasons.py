"""The reasons for a hint: what a turn brings at once, and what it prepares, from its facts."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from troyes.formats.facts import Fact
from troyes.rules.characters import character_vp, never_roys
from troyes.rules.combat import cubes_on, events_with, nth_most, owners_with
from troyes.rules.engine import options
from troyes.rules.event_rows import EVENTS
from troyes.rules.facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_LYING,
    AT_QUEUE,
    ON_DISTRICT,
)
from troyes.rules.layout import building_of, hand_at, value_of
from troyes.rules.scoring import cathedral_penalty, tradesmen_vp
from troyes.rules.state import State, dice_in
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
FACES = 6  # of a die
LEAVING = -1  # among buildings: opponents' citizens who are expelled
ENDS = ("round_end", "round")  # what follows is no longer part of the turn


def explain(
    facts: Sequence[Fact], turn: Sequence[int], before: State, after: State, rolls: bool
) -> tuple[p.Why, p.Said | None]:
    """Why the seat to act should take a turn: what it brings, what it prepares, or both."""
    why, then = reason(facts, turn, before, rolls), prospect(facts, before, after, before.actor)
    if then is not None and why.id == "why-turn-later":
        return p.Why(then.id, then.args, []), None
    return why, then


# --- what it brings ------------------------------------------------------------------------------


def reason(facts: Sequence[Fact], turn: Sequence[int], before: State, rolls: bool = False) -> p.Why:
    """One true sentence about what a turn does for the seat to act, from its facts up to a roll.

    What goes where is told with the turn itself; here is what that is good for. If the turn ends
    the round, what follows is left out, such as the next round's income.
    """
    seat = before.actor
    if turn[0] == PASS:
        return p.Why("why-turn-pass", {"why": why_pass(before)}, [])
    if YIELD in turn:
        lost = sum(-(fact.amount or 0) for fact in facts if is_own(fact, "vp", seat))
        return p.Why("why-turn-yield", {"n": lost, "dice": dice_in(before, seat)}, [])
    if REROLL <= turn[0] < DIE and len(turn) == 1:
        value = value_of(turn[0] - REROLL)
        return p.Why("why-turn-reroll", {"value": value, "n": higher(value)}, [])
    own = turn_itself(facts)
    parts = [*counters(own), *gains(own, seat)]
    if not parts:
        return p.Why("why-turn-rolls" if rolls else "why-turn-later", {}, [])
    return p.Why("why-turn-brings", price(own, seat), parts)


def why_pass(s: State) -> str:
    """P4.2: why nothing but passing is left to do: nothing is possible, or worth its price."""
    if options(s) == [PASS]:
        return "only"
    return "other" if dice_in(s, s.actor) else "bare"


def higher(value: int) -> int:
    """How many faces are higher than one that is rolled again; 0 if that is not likely enough."""
    faces = FACES - value
    return faces if 2 * faces >= FACES else 0


def is_own(fact: Fact, kind: str, seat: int) -> bool:
    """Whether a fact is one of a seat's, of a kind."""
    return fact.kind == kind and fact.owner == seat


def price(facts: Sequence[Fact], seat: int) -> dict[str, int | str]:
    """What a turn costs in money: nothing, less than it brings, or so many deniers."""
    if any(fact.kind == "black" for fact in facts):  # they cost no money, whatever is done
        return {"way": "plain", "cost": 0}
    if not any(fact.kind == "deniers" and fact.origin == seat for fact in facts):
        return {"way": "free", "cost": 0}
    cost = -money(facts, seat)
    return {"way": "paid" if cost > 0 else "net", "cost": max(cost, 0)}


def money(facts: Sequence[Fact], seat: int) -> int:
    """What a seat has more in deniers, those on its district counted."""
    own = (seat, ON_DISTRICT + seat)
    return sum(
        (fact.amount or 0) * ((fact.place in own) - (fact.origin in own))
        for fact in facts
        if fact.kind == "deniers"
    )


def counters(facts: Sequence[Fact]) -> list[p.Said]:
    """Events that are countered."""
    return [
        p.Said("why-turn-countered", {"event": event_named(fact)})
        for fact in facts
        if fact.kind == "event" and fact.cause == "combat" and fact.origin != fact.place
    ]


def event_named(fact: Fact) -> str:
    """The event of a fact; where several have its name, with the number of this one."""
    return f"{fact.event}.{fact.copy}" if fact.copy else str(fact.event)


def gains(facts: Sequence[Fact], seat: int) -> list[p.Said]:
    """Points, influence and deniers, net of what is paid."""
    sums = Counter({"deniers": money(facts, seat)})
    for kind in ("vp", "influence"):
        sums[kind] = sum(fact.amount or 0 for fact in facts if is_own(fact, kind, seat))
    return [p.Said(text, {"n": sums[kind]}) for kind, text in GAINS.items() if sums[kind] > 0]


def is_space(place: int | None) -> bool:
    """Whether a place is a space of a building."""
    return place is not None and place < AT_LYING


# --- what it prepares ----------------------------------------------------------------------------


def prospect(facts: Sequence[Fact], before: State, after: State, seat: int) -> p.Said | None:
    """The most telling thing that a turn prepares for a seat, if there is any.

    Of a turn that ends the round only what its own facts prove: much else has changed the position
    by then.
    """
    own = turn_itself(facts)
    proven = itertools.chain(
        card_cubes(own, seat),
        tradesman(own, before, after, seat),
        dice(own, before, seat),
        countered(own, before),
    )
    if len(own) < len(facts):
        return next(proven, None)
    found = itertools.chain(
        levels(before, after, seat),
        characters(before, after, seat),
        proven,
        lead(facts, after, seat),
        presence(facts, before, after, seat),
        black_dice(facts, seat),
        passed(facts, seat),
    )
    return next(found, None)


def turn_itself(facts: Sequence[Fact]) -> list[Fact]:
    """The facts of a turn without the end of the round, if it comes with it."""
    return list(itertools.takewhile(lambda fact: fact.kind not in ENDS, facts))


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
    """P2: one more citizen in a building, who rolls a die in the rounds to come, for their pay."""
    more: Counter[int] = Counter()
    for fact in facts:
        if (fact.kind, fact.owner) == ("citizen", seat):
            for place, n in ((fact.place, 1), (fact.origin, -1)):
                if place is not None and is_space(place):
                    more[building_of(place)] += n
        elif fact.kind == "citizen" and is_space(fact.origin) and not is_space(fact.place):
            more[LEAVING] += fact.owner in range(before.players)  # A4.1: an opponent's
    for building, name in enumerate(BUILDINGS):
        if more[building] > 0 and before.round < before.rounds:
            pay = before.edition.salary[building]
            out = "yes" if more[LEAVING] else "no"
            yield p.Said("why-then-dice", {"building": name, "pay": pay, "out": out})


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
