"""What would you do? The turn a strong, quick opponent would take in the asker's place, and why."""

from __future__ import annotations

import itertools
import logging
from collections import Counter
from collections.abc import Sequence

from troyes.bots.levels import ADVISER
from troyes.formats.facts import Fact, Told, for_seat
from troyes.play.log import CHOICE, Entry
from troyes.play.row import PREVIEWED, read_row
from troyes.play.table import Refused
from troyes.rules.facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    IN_HAND,
    ON_DISTRICT,
)
from troyes.rules.layout import building_of, value_of
from troyes.rules.terms import BUILDINGS, DIE, PASS, REROLL, YIELD

from . import protocol as p
from .bot_pool import BotFailed
from .broadcast import stale
from .client import Client
from .hub import Hub
from .telemetry import note

GAINS = {
    "vp": "why-turn-vp",
    "influence": "why-turn-influence",
    "deniers": "why-turn-deniers",
}
MOST_PARTS = 3  # of a reason: the first ones matter most
ENDS = ("round_end", "round")  # what comes then is no longer of the turn
SEED = 1  # it plays no game: two who ask the same are told the same


async def hint(hub: Hub, client: Client, frame: p.AskHint) -> None:
    """Answer when a worker has finished; meanwhile the socket handles other frames."""
    room = await hub.room(frame.table)
    async with room.lock:
        room.must_be_played_by(client.guest_id, frame.seat)
        if not room.hints:
            raise Refused("error-no-hints")
        await hub.catch_up_to(room, frame.version)
        if frame.version != room.game.version:
            client.send(stale(room, client, frame.n))
            return
        trial = room.game.trial()
    trial.must_be_open_to(frame.seat)
    if frame.options:  # what the asker has in hand already
        for option in read_row(trial.state, frame.options, PREVIEWED).options:
            trial.apply(Entry(CHOICE, option))
        trial.must_be_open_to(frame.seat)
    view = trial.view(frame.seat)
    if client.advised:
        raise Refused("error-too-fast")
    client.advised = True

    async def think() -> None:
        try:
            asked = (f"{room.id}/hint", client.guest_id, hub.limits.homes.get(client.guest_id))
            turn = await hub.bot_turns.bots.turn(view, ADVISER, SEED, *asked)
        except BotFailed as error:
            hub.metrics.bot_failures.inc()
            note("bot failed", logging.WARNING, table=room.id, bot=ADVISER, error=str(error))
            client.send(p.ErrorFrame(p.Said("error-internal", {}), "hint", room.id, frame.n))
            return
        finally:
            client.advised = False
        told: list[Told] = []
        row = read_row(trial.state, turn)
        for option in row.options:
            told += trial.apply(Entry(CHOICE, option)).facts
        facts = for_seat(told, frame.seat)
        answer = p.HintFrame(
            table=room.id,
            version=frame.version,
            seat=frame.seat,
            row=turn,
            facts=facts,
            why=reason(facts, turn, frame.seat, row.rolls),
            n=frame.n,
        )
        client.send(answer)

    hub.spawn(think())


# --- why -----------------------------------------------------------------------------------------


def reason(facts: Sequence[Fact], turn: Sequence[int], seat: int, rolls: bool = False) -> p.Why:
    """One true sentence of what a turn does for a seat, from its facts up to a roll.

    What comes when the turn ends the round is the city's: the next round's income, say.
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
        p.Said("why-turn-countered", {"event": fact.event})
        for fact in facts
        if fact.kind == "event" and fact.cause == "combat" and fact.origin != fact.place
    ]
    faced = [fact for fact in facts if fact.kind == "black" and fact.owner == seat]
    black = sum(fact.amount or 0 for fact in faced)
    return found + [p.Said("why-turn-black", {"n": black})] * (black > 0)


def gains(facts: Sequence[Fact], seat: int) -> list[p.Said]:
    """Points, influence and deniers, when all is paid."""
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
    """Where the seat's cubes and citizens have gone, and dice that were turned."""
    sums: Counter[tuple[str, str, str]] = Counter()
    for fact in facts:
        if fact.owner == seat and fact.kind in ("cube", "citizen"):
            place = -1 if fact.place is None else fact.place
            sums[deed_at(place, fact)] += fact.amount or 1
        elif fact.kind == "die" and fact.cause == "flip" and fact.place is not None:
            sums["why-turn-flip", "", ""] += 1
        if (fact.kind, fact.owner, fact.origin) == ("citizen", seat, AT_SUPPLY):
            sums["why-turn-recruit", "", ""] -= 1  # they do not stay in the supply
    return [
        p.Said(text, {"n": n, **({key: name} if key else {})})
        for (text, key, name), n in sums.items()
        if text and n > 0
    ]


def deed_at(place: int, fact: Fact) -> tuple[str, str, str]:
    """What it means that a piece goes to a place: a message and its argument; "" for nothing."""
    cube = fact.kind == "cube"
    if cube and place >= AT_QUEUE:
        counted = fact.event is not None and fact.cause in ("combat", "activity")
        return ("why-turn-event", "event", str(fact.event)) if counted else ("", "", "")
    if cube and place >= AT_CATHEDRAL:
        return "why-turn-cathedral", "", ""
    if cube and place >= AT_CUBES and fact.by is not None:
        return "why-turn-cubes", "card", str(fact.by)
    if not cube and 0 <= place < AT_LYING and fact.origin in (AT_SUPPLY, IN_HAND):
        return "why-turn-citizen", "building", BUILDINGS[building_of(place)]
    if not cube and AT_CARD <= place < AT_CUBES and fact.by is not None:
        return "why-turn-tradesman", "card", str(fact.by)
    if not cube and place == AT_SUPPLY and fact.cause == "recruit":
        return "why-turn-recruit", "", ""
    return "", "", ""
