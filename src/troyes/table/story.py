"""What happened, as message ids with arguments: clients say it in their own language.

A step is told by comparing the state before with the state after it, as everybody may see them.
Points are told only to those who may know them: a message with `to` is for that seat alone.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.edition import Edition
from troyes.rules.king import take_roy_turn
from troyes.rules.names import die_name, option_name
from troyes.rules.scoring import breakdown, margin, owners, verdict, winners
from troyes.rules.state import State, to_fields
from troyes.rules.terms import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    EVENTS,
    MAX_BANNERS,
    NEUTRAL,
    NO_CARD,
    NO_CHARACTER,
    NOBODY,
    PICTURE,
    ROLL_ROY,
    SEAT_LETTERS,
    STEPS,
    TAKEN,
)

Message = dict[str, Any]
Fields = dict[str, Any]


def message(name: str, to: int | None = None, /, **args: Any) -> Message:
    """One message."""
    said: Message = {"id": name, "args": args}
    if to is not None:
        said["to"] = to
    return said


def choice_message(s: State, option: int) -> Message:
    """The option a seat takes at a state."""
    return message("chose", seat=s.actor, option=option, name=option_name(s, option))


def outcome_messages(s: State, outcome: int) -> list[Message]:
    """A roll that leaves no trace on the board by itself."""
    if s.wait == ROLL_ROY:
        total = s.roll + outcome if s.roll else None
        return [message("roy-rolled", value=outcome, first=s.roll, total=total)]
    if s.event and s.step == STEPS.index("event_effects"):
        return [message("event-rolled", event=EVENTS[s.event], value=outcome)]
    return []


def outcome_changes(before: State, after: State, outcome: int) -> list[Message]:
    """What an outcome changed; what le Roy does is told before what follows from it."""
    if before.wait == ROLL_ROY and before.roll:
        done = before.copy()
        take_roy_turn(done, before.roll + outcome)
        return [*changes(before, done), message("roy-done"), *changes(done, after)]
    return changes(before, after)


def changes(before: State, after: State) -> list[Message]:
    """Everything that became different, in the order one would tell it."""
    b, a = to_fields(before), to_fields(after)
    told: list[Message] = []
    if a["round"] != b["round"]:
        told.append(message("round-begins", round=a["round"], start=a["start"]))
    told += cards(b, a)
    told += dice(b, a)
    told += citizens(before.edition, b, a)
    told += cubes(b, a)
    told += events(b, a)
    told += accounts(after, b, a)
    return told + characters(b, a)


def different(b: Fields, a: Fields, field: str) -> list[tuple[int, int, int]]:
    """Where an array has changed: index, value before, value after. Mostly it has not."""
    old, new = b[field], a[field]
    if old == new:
        return []
    return [(k, x, y) for k, (x, y) in enumerate(zip(old, new, strict=True)) if x != y]


def cards(b: Fields, a: Fields) -> list[Message]:
    """Activity cards turned up."""
    return [
        message("card-revealed", slot=slot, card=CARDS[new])
        for slot, _, new in different(b, a, "card")
        if new != NO_CARD
    ]


def dice(b: Fields, a: Fields) -> list[Message]:
    """Dice that came and went, black ones too."""
    told = []
    gone: list[str] = []
    come: list[str] = []
    for die, old, new in different(b, a, "dice"):
        (come if new > old else gone).extend([die_name(die, -1)] * abs(new - old))
    if gone:
        told.append(message("dice-gone", dice=gone))
    if come:
        told.append(message("dice-come", dice=come))
    for k, old, new in different(b, a, "black"):
        name = "black-come" if new > old else "black-gone"
        told.append(message(name, value=k + 1, count=abs(new - old)))
    return told


def citizens(edition: Edition, b: Fields, a: Fields) -> list[Message]:
    """Citizens who stand, lie or work somewhere else now."""
    told = []
    for space, old, new in different(b, a, "space"):
        name, owner = ("left", old) if new == NOBODY else ("stands", new)
        told.append(message(name, owner=owner, space=edition.space_name(space), index=space))
    for k, old, new in different(b, a, "lying"):
        if new > old:
            told.append(message("expelled", owner=k % 5, building=BUILDINGS[k // 5]))
    for k, old, new in different(b, a, "trade"):
        card = CARDS[a["card"][k // 5]]
        if not old:
            space = 0 if new == PICTURE else new
            told.append(message("hired", owner=k % 5, slot=k // 5, card=card, space=space))
        elif not new:
            told.append(message("quit", owner=k % 5, slot=k // 5, card=card))
    for seat, _, new in different(b, a, "passed"):
        if new and seat < b["players"]:
            told.append(message("passed", seat=seat))
    return told


def cubes(b: Fields, a: Fields) -> list[Message]:
    """Cubes on cards and on the cathedral."""
    told = []
    for k, old, new in different(b, a, "cubes"):
        card, slot = CARDS[a["card"][k // 5]], k // 5
        told.append(message("card-cubes", owner=k % 5, slot=slot, card=card, change=new - old))
    for k, old, new in different(b, a, "cathedral"):
        name, owner = ("cathedral-lost", old) if new == NOBODY else ("cathedral-built", new)
        told.append(message(name, owner=owner, level=k // 6 + 1, column=k % 6 + 1))
    return told


def events(b: Fields, a: Fields) -> list[Message]:
    """Events revealed, fought and countered. Copies change their numbers, so names are counted."""
    told: list[Message] = []
    if all(a[field] == b[field] for field in ("queue", "queue_len", "covered", "banner")):
        return told
    before = [(EVENTS[e], banners(b, e)) for e in b["queue"][: b["queue_len"]]]
    after = [(EVENTS[e], banners(a, e)) for e in a["queue"][: a["queue_len"]]]
    kept = 0
    for name, old in before:
        if kept < len(after) and after[kept][0] == name:
            new = after[kept][1]
            for owner in new[len(old) :]:
                told.append(message("event-cube", owner=owner, event=name))
            for owner in old[len(new) :]:
                lost = "event-cube-lost" if new or len(old) == 1 else "event-cleared"
                told.append(message(lost, owner=owner, event=name))
            kept += 1
        else:
            told.append(message("event-countered", event=name, taker=taker(b, a, name)))
    told += [message("event-revealed", event=name) for name, _ in after[kept:]]
    return told


def banners(f: Fields, event: int) -> list[int]:
    """The cubes on an event in their order."""
    first = event * MAX_BANNERS
    return list(f["banner"][first : first + f["covered"][event]])


def taker(b: Fields, a: Fields, name: str) -> int | None:
    """Who has one more card of this name than before; None if it was discarded."""
    for owner in range(5):
        place = TAKEN + owner
        count = [
            sum(EVENTS[e] == name and f["where"][e] == place for e in range(18)) for f in (b, a)
        ]
        if count[1] > count[0]:
            return owner
    return None


def accounts(after: State, b: Fields, a: Fields) -> list[Message]:
    """Deniers, influence, supplies; points to those who may know them."""
    told = []
    for owner in [*range(b["players"]), NEUTRAL]:
        for field in ("deniers", "on_district", "influence", "supply"):
            change = a[field][owner] - b[field][owner]
            if change:
                told.append(message(field.replace("_", "-"), owner=owner, change=change))
        change = a["vp"][owner] - b["vp"][owner]
        if change:
            everyone = owner == NEUTRAL or bool(after.open_scores)
            told.append(message("vp", None if everyone else owner, owner=owner, change=change))
    return told


def characters(b: Fields, a: Fields) -> list[Message]:
    """A character dealt is told to its player alone; the pile of the King's Challenge is open."""
    told = []
    for k in range(8):
        if a["hands"][k] != b["hands"][k] and a["hands"][k] != NO_CHARACTER:
            name = CHARACTERS[a["hands"][k]]
            told.append(message("character-dealt", k // 2, seat=k // 2, character=name))
    for k in range(b["pile_top"], a["pile_top"]):
        told.append(message("character-scored", character=CHARACTERS[a["pile"][k]]))
    return told


def result(s: State) -> Message:
    """The end: every owner's points by category, the winners, the verdict of the solo game."""
    args: dict[str, Any] = {
        "scores": {SEAT_LETTERS[owner]: breakdown(s, owner) for owner in owners(s)},
        "winners": winners(s),
        "characters": {
            SEAT_LETTERS[k // 2] + str(k % 2): CHARACTERS[card]
            for k, card in enumerate(s.hands)
            if card != NO_CHARACTER
        },
    }
    if s.players == 1:
        args |= {"margin": margin(s), "verdict": verdict(margin(s))}
    return {"id": "game-over", "args": args}


def for_seat(told: list[Message], seat: int | None) -> list[Message]:
    """The messages a seat, or a spectator (None), may read, without their addresses."""
    return [
        {"id": said["id"], "args": said["args"]}
        for said in told
        if "to" not in said or said["to"] == seat
    ]
