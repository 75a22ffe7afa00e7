"""What happened, as message ids with arguments: clients say it in their own language.

A step is told by comparing the state before with the state after it, as everybody may see them.
Points are told only to those who may know them: a message with `to` is for that seat alone.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.edition import Edition
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
        return [message("roy-rolled", value=outcome, first=s.roll)]
    if s.event and s.step == STEPS.index("event_effects"):
        return [message("event-rolled", event=EVENTS[s.event], value=outcome)]
    return []


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


def cards(b: Fields, a: Fields) -> list[Message]:
    """Activity cards turned up."""
    return [
        message("card-revealed", slot=slot, card=CARDS[a["card"][slot]])
        for slot in range(9)
        if a["card"][slot] != b["card"][slot] and a["card"][slot] != NO_CARD
    ]


def dice(b: Fields, a: Fields) -> list[Message]:
    """Dice that came and went, black ones too."""
    told = []
    gone: list[str] = []
    come: list[str] = []
    for die in range(90):
        change = a["dice"][die] - b["dice"][die]
        (come if change > 0 else gone).extend([die_name(die, -1)] * abs(change))
    if gone:
        told.append(message("dice-gone", dice=gone))
    if come:
        told.append(message("dice-come", dice=come))
    for value in range(1, 7):
        change = a["black"][value - 1] - b["black"][value - 1]
        if change:
            name = "black-come" if change > 0 else "black-gone"
            told.append(message(name, value=value, count=abs(change)))
    return told


def citizens(edition: Edition, b: Fields, a: Fields) -> list[Message]:
    """Citizens who stand, lie or work somewhere else now."""
    told = []
    for space in range(18):
        old, new = b["space"][space], a["space"][space]
        if old != new and new != NOBODY:
            told.append(message("stands", owner=new, space=edition.space_name(space), index=space))
        elif old != new:
            told.append(message("left", owner=old, space=edition.space_name(space), index=space))
    for k in range(15):
        if a["lying"][k] > b["lying"][k]:
            told.append(message("expelled", owner=k % 5, building=BUILDINGS[k // 5]))
    for k in range(45):
        if a["trade"][k] and not b["trade"][k]:
            space = 0 if a["trade"][k] == PICTURE else a["trade"][k]
            card = CARDS[a["card"][k // 5]]
            told.append(message("hired", owner=k % 5, slot=k // 5, card=card, space=space))
        elif b["trade"][k] and not a["trade"][k]:
            card = CARDS[a["card"][k // 5]]
            told.append(message("quit", owner=k % 5, slot=k // 5, card=card))
    for seat in range(b["players"]):
        if a["passed"][seat] and not b["passed"][seat]:
            told.append(message("passed", seat=seat))
    return told


def cubes(b: Fields, a: Fields) -> list[Message]:
    """Cubes on cards and on the cathedral."""
    told = []
    for k in range(45):
        change = a["cubes"][k] - b["cubes"][k]
        if change:
            card = CARDS[a["card"][k // 5]]
            told.append(message("card-cubes", owner=k % 5, slot=k // 5, card=card, change=change))
    for k in range(18):
        if a["cathedral"][k] != b["cathedral"][k]:
            built = a["cathedral"][k] != NOBODY
            owner = a["cathedral"][k] if built else b["cathedral"][k]
            name = "cathedral-built" if built else "cathedral-lost"
            told.append(message(name, owner=owner, level=k // 6 + 1, column=k % 6 + 1))
    return told


def events(b: Fields, a: Fields) -> list[Message]:
    """Events revealed, fought and countered. Copies change their numbers, so names are counted."""
    told = []
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
