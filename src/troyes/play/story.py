"""What happened, as message ids with arguments: clients say it in their own language.

A step is told by comparing the state before with the state after it, as everybody may see them.
Points are told only to those who may know them: a message with `to` is for that seat alone.
"""

from __future__ import annotations

from typing import Any

from troyes.formats.names import die_name, option_name
from troyes.rules.combat import free_banners
from troyes.rules.edition import Edition
from troyes.rules.engine import apply_option, resolve
from troyes.rules.king import take_roy_turn
from troyes.rules.round import round_end_step
from troyes.rules.scoring import breakdown, margin, owners, verdict, winners
from troyes.rules.state import State, to_fields
from troyes.rules.terms import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    EVENTS,
    FROM_COMBAT,
    MARAUDING,
    MAX_BANNERS,
    N_SOURCES,
    NEUTRAL,
    NO_CARD,
    NO_CHARACTER,
    NOBODY,
    PICTURE,
    ROLL_ROY,
    SEAT_LETTERS,
    STEP_ACTIONS,
    STEP_START,
    STEPS,
    TAKEN,
    WAIT_OVER,
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


def choice_changes(before: State, option: int, after: State) -> list[Message]:
    """What a choice changed; a turn that ends the round is told before what follows from it."""
    if not ends_round(before, after):
        return changes(before, after, before.actor)
    done = alone(before)
    apply_option(done, option)
    return [*changes(before, done, before.actor), *aftermath(done, after)]


def outcome_changes(before: State, after: State, outcome: int) -> list[Message]:
    """What an outcome changed; what le Roy does is told before what follows from it."""
    if before.wait == ROLL_ROY and before.roll:
        done = before.copy()
        take_roy_turn(done, before.roll + outcome)
        return [*changes(before, done), message("roy-done"), *aftermath(done, after)]
    if not ends_round(before, after):
        return changes(before, after)
    done = alone(before)
    resolve(done, outcome)
    return [*changes(before, done), *aftermath(done, after)]


def alone(before: State) -> State:
    """The same before a step after which nothing goes on by itself: the game's first is a roll."""
    s = before.copy()
    s.step = STEP_START
    return s


def ends_round(before: State, after: State) -> bool:
    """Whether a round ends, or the first begins, between two states."""
    return after.round != before.round or after.wait == WAIT_OVER


def aftermath(done: State, after: State) -> list[Message]:
    """What follows a turn by itself; the end of a round and the next round are told apart."""
    if not done.round or not ends_round(done, after):
        return changes(done, after)
    ended = done.copy()
    ended.rounds = ended.round  # as if it were the last: no other begins
    round_end_step(ended)
    ending = [message("round-ends", round=done.round), *changes(done, ended)]
    return ending + changes(ended, after)


def changes(before: State, after: State, actor: int = NEUTRAL) -> list[Message]:
    """Everything that became different, in the order one would tell it; `actor` covers banners."""
    b, a = to_fields(before), to_fields(after)
    told: list[Message] = []
    if a["round"] != b["round"]:
        told.append(message("round-begins", round=a["round"], start=a["start"]))
    told += cards(b, a)
    told += dice(b, a)
    told += citizens(before.edition, b, a)
    told += cubes(b, a)
    told += events(before, b, a, actor)
    told += characters(b, a)
    return told + accounts(after, b, a)


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


def events(s: State, b: Fields, a: Fields, actor: int) -> list[Message]:
    """Events revealed, fought and countered. Copies change their numbers, so names are counted."""
    told: list[Message] = []
    if all(a[field] == b[field] for field in ("queue", "queue_len", "covered", "banner", "earned")):
        return told
    before = [(e, EVENTS[e], banners(b, e)) for e in b["queue"][: b["queue_len"]]]
    after = [(EVENTS[e], banners(a, e)) for e in a["queue"][: a["queue_len"]]]
    kept = 0
    for event, name, old in before:
        new = after[kept][1] if kept < len(after) and after[kept][0] == name else None
        if new is not None and stays(b, a, event, old, new):
            told += cubes_moved(name, old, new)
            kept += 1
            continue
        full = old + [actor] * free_banners(s, event)
        told += cubes_moved(name, old, full)
        told.append(message("event-countered", event=name, taker=taker(b, a, name), cubes=full))
        if event == MARAUDING:  # it never leaves
            kept += 1
    told += [message("event-revealed", event=name) for name, _ in after[kept:]]
    return told


def stays(b: Fields, a: Fields, event: int, old: list[int], new: list[int]) -> bool:
    """Whether these can be the cubes of the same event, not countered meanwhile.

    Cubes come on top; only Resistance takes one away, and never during actions.
    """
    if new[: len(old)] == old:
        return not (event == MARAUDING and not new and swept(b, a))
    names = [EVENTS[e] for f in (b, a) for e in f["queue"][: f["queue_len"]]]
    resisted = b["step"] != STEP_ACTIONS and "resistance" in names
    return resisted and new[: len(old) - 1] == old[:-1]


def swept(b: Fields, a: Fields) -> bool:
    """Whether one owner has filled all banners of Marauding at once: only his reward tells it."""
    combat = slice(FROM_COMBAT, None, N_SOURCES)
    return bool(a["queue"] == b["queue"] and a["earned"][combat] != b["earned"][combat])


def cubes_moved(name: str, old: list[int], new: list[int]) -> list[Message]:
    """Cubes of an event that came, after those that were lost."""
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    lost = [message("event-cube-lost", owner=owner, event=name) for owner in old[same:]]
    return lost + [message("event-cube", owner=owner, event=name) for owner in new[same:]]


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
