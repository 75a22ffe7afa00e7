"""Positions as plain JSON: any state, mid-turn too, written and read back.

>>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [4, 6]}}})
>>> to_json(s)["waits_for"], to_json(s)["actor"]
('action', 'A')

What a position leaves out has its value on an empty table. An impossible position is refused with a
message that says where it is wrong and what would be right. docs/notation.md describes the format.
"""

from __future__ import annotations

from collections.abc import Sequence

from troyes.rules.card_rows import CARDS, NO_CARD
from troyes.rules.edition import Edition, standard
from troyes.rules.event_rows import EVENTS, N_EVENTS
from troyes.rules.layout import (
    banner_at,
    cathedral_at,
    earned_at,
    first_die,
    first_space,
    hand_at,
    lying_at,
    on_card,
    slot_at,
)
from troyes.rules.state import State, to_fields
from troyes.rules.terms import (
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    DISCARDED,
    NEUTRAL,
    NO_CHARACTER,
    NO_COLOUR,
    PICTURE,
    RULES_VERSION,
    SEAT_LETTERS,
    SOURCES,
    STEPS,
    TAKEN,
    UNKNOWN,
    WAITS,
)

from .names import die_name, event_name, general_name
from .position_checks import Json as Json
from .position_checks import PositionError as PositionError
from .position_reader import COUNTERS, SHARED, Reader

# --- writing -------------------------------------------------------------------------------------


OWNERS: tuple[str | None, ...] = (*SEAT_LETTERS, *[None] * 3)  # by number; nobody has no name


def owner_name(owner: int) -> str | None:
    """A to D for the seats, N for the neutral player or le Roy, None for nobody."""
    return OWNERS[owner]


def to_json(s: State) -> Json:
    """The complete position as plain JSON data; what a view hides is null."""
    f = to_fields(s)
    owners = [*range(s.players), NEUTRAL]
    data: Json = {
        "rules": RULES_VERSION,
        "edition": s.edition.identity,
        "players": s.players,
        "bonus": bool(s.bonus),
        "open_scores": bool(s.open_scores),
        "round": s.round,
        "start": owner_name(s.start),
        "step": STEPS[s.step],
        "waits_for": WAITS[s.wait],
        "actor": owner_name(s.actor),
        "next": owner_name(s.turn),
        "seats": {SEAT_LETTERS[seat]: seat_json(f, seat) for seat in range(s.players)},
        "neutral": {**points_json(f, NEUTRAL), "taken": taken_json(f, NEUTRAL)},
        "buildings": {name: rows_json(s.edition, f, b) for b, name in enumerate(BUILDINGS)},
        "lying": {
            name: [OWNERS[owner] for owner in owners if f["lying"][lying_at(b, owner)]]
            for b, name in enumerate(BUILDINGS)
        },
        "dice": {SEAT_LETTERS[owner]: dice_json(f, owner) for owner in owners},
        "black": [value for value in range(6, 0, -1) for _ in range(f["black"][value - 1])],
        "cathedral": [
            [
                OWNERS[owner]
                for owner in f["cathedral"][cathedral_at(level, 0) : cathedral_at(level + 1, 0)]
            ]
            for level in range(3)
        ],
        "activities": {
            colour: [activity_json(f, slot_at(c, round)) for round in range(1, 4)]
            for c, colour in enumerate(COLOURS)
        },
        "events": [
            {
                "event": EVENTS[event],
                "cubes": [
                    OWNERS[owner]
                    for owner in f["banner"][banner_at(event, 0) :][: f["covered"][event]]
                ],
            }
            for event in f["queue"][: s.queue_len]
        ],
        "discarded": [EVENTS[e] for e in range(1, N_EVENTS) if f["where"][e] == DISCARDED],
        "pile": [CHARACTERS[c] for c in f["pile"] if c != NO_CHARACTER],
        "pile_scored": s.pile_top,
        "turn": turn_json(s, f),
    }
    return data


def as_seat(spectator: Json, s: State, seat: int) -> Json:
    """The position of a seat's view, made from the spectator's: only its own secrets differ (T5).

    Everybody at a table is told of every step; this is much cheaper than `to_json` for each.
    """
    letter = SEAT_LETTERS[seat]
    own = {
        **spectator["seats"][letter],
        **points_json({"vp": s.vp, "earned": s.earned}, seat),
        "characters": hand_json(s.hands, seat),
    }
    return {**spectator, "seats": {**spectator["seats"], letter: own}}


def points_json(f: Json, owner: int) -> Json:
    """Victory points and where they came from."""
    earned = f["earned"][earned_at(owner, 0) : earned_at(owner + 1, 0)]
    if f["vp"][owner] == UNKNOWN:
        return {"vp": None, "earned": None}
    return {
        "vp": f["vp"][owner],
        "earned": {name: vp for name, vp in zip(SOURCES, earned, strict=True) if vp},
    }


def taken_json(f: Json, owner: int) -> list[str]:
    """The event cards an owner has taken."""
    return [EVENTS[event] for event, at in enumerate(f["where"]) if event and at == TAKEN + owner]


def seat_json(f: Json, seat: int) -> Json:
    """What lies before a player."""
    return {
        "deniers": f["deniers"][seat],
        "influence": f["influence"][seat],
        **points_json(f, seat),
        "supply": f["supply"][seat],
        "characters": hand_json(f["hands"], seat),
        "taken": taken_json(f, seat),
        "passed": bool(f["passed"][seat]),
        "on_district": f["on_district"][seat],
        "rerolls": f["rerolls"][seat],
        "archer_rolls": f["archer_rolls"][seat],
    }


def hand_json(hands: Sequence[int], seat: int) -> list[str | None]:
    """A player's characters; null if they are hidden."""
    hand = [card for card in hands[hand_at(seat, 0) : hand_at(seat + 1, 0)] if card != NO_CHARACTER]
    return [None if card == UNKNOWN else CHARACTERS[card] for card in hand]


def rows_json(edition: Edition, f: Json, building: int) -> list[list[str | None]]:
    """The rows of a building from top to bottom."""
    rows = []
    at = first_space(building)
    for row in edition.figures["buildings"][BUILDINGS[building]]["rows"]:
        rows.append([OWNERS[owner] for owner in f["space"][at : at + row["spaces"]]])
        at += row["spaces"]
    return rows


def dice_json(f: Json, district: int) -> dict[str, list[int]]:
    """The dice of a district by colour."""
    dice: dict[str, list[int]] = {}
    at = first_die(district)
    for colour in COLOURS:
        counts = f["dice"][at : at + 6]
        dice[colour] = [value for value, n in enumerate(counts, 1) if n for _ in range(n)]
        at += 6
    return dice


def activity_json(f: Json, slot: int) -> Json | None:
    """A face-up activity card with tradesmen and cubes; null for a card still face down."""
    card = f["card"][slot]
    if card == NO_CARD:
        return None
    spaces = f["trade"][on_card(slot, 0) : on_card(slot + 1, 0)]
    cubes = f["cubes"][on_card(slot, 0) : on_card(slot + 1, 0)]
    return {
        "card": CARDS[card],
        "tradesmen": {
            SEAT_LETTERS[owner]: "picture" if space == PICTURE else space
            for owner, space in enumerate(spaces)
            if space
        },
        "cubes": {SEAT_LETTERS[owner]: n for owner, n in enumerate(cubes) if n},
    }


def turn_json(s: State, f: Json) -> Json:
    """The turn in hand; empty between turns."""
    turn: Json = {name: f[name] for name in COUNTERS if f[name]}
    for name, fields in SHARED.items():
        figure = sum(f[field] for field in fields.values())
        if figure:
            turn[name] = figure
    if s.event:
        turn["event"] = EVENTS[s.event]
    if s.call != 0:
        turn["call"] = "none" if s.call == NO_COLOUR else COLOURS[s.call]
    acted = [event_name(s, k) for k in range(s.queue_len) if f["acted"][f["queue"][k]]]
    if acted:
        turn["acted"] = acted
    if s.target:
        turn["target"] = general_name(s.target)
    if s.modifier:
        turn["modifier"] = s.modifier
    if s.n_roy_faces:
        turn["rolled"] = f["roy_faces"][: s.n_roy_faces]
    if s.n_picks:
        turn["picks"] = [die_name(die, -1) for die in f["picks"][: s.n_picks]]
    chosen = [v for v in range(6, 0, -1) for _ in range(f["chosen"][v - 1])]
    if chosen:
        turn["chosen"] = chosen
    return turn


# --- reading -------------------------------------------------------------------------------------


def from_json(data: Json, edition: Edition | None = None) -> State:
    """The state of a position; raises `PositionError` if there can be no such position."""
    return Reader(data, edition or standard()).read()
