"""Positions as plain JSON: any state, even mid-turn, can be written and read back.

>>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"yellow": [4, 6]}}})
>>> to_json(s)["waits_for"], to_json(s)["actor"]
('action', 'A')

What a position leaves out has its value on an empty table. An impossible position is refused with a
message that says where it is wrong and what would be right. docs/notation.md describes the format.
"""

from __future__ import annotations

from troyes.rules.card_rows import CARDS, NO_CARD
from troyes.rules.edition import Edition, standard
from troyes.rules.event_rows import EVENTS, N_EVENTS
from troyes.rules.layout import (
    banner_at,
    cathedral_at,
    die_at,
    earned_at,
    first_space,
    hand_at,
    lying_at,
    on_card,
    slot_at,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    DISCARDED,
    N_SOURCES,
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
from .position_keys import FIGURES
from .position_reader import Reader

# --- writing -------------------------------------------------------------------------------------


OWNERS: tuple[str | None, ...] = (*SEAT_LETTERS, *[None] * 3)  # by number; nobody has no name


def owner_name(owner: int) -> str | None:
    """A to D for the seats, N for the neutral player or le Roy, None for nobody."""
    return OWNERS[owner]


def to_json(s: State) -> Json:
    """The complete position as plain JSON data; what a view hides is null."""
    return {
        "rules": RULES_VERSION,
        "edition": s.edition.identity,
        "players": s.players,
        "bonus": bool(s.bonus),
        "open_scores": bool(s.open_scores),
        "round": s.round,
        "start": OWNERS[s.start],
        "step": STEPS[s.step],
        "waits_for": WAITS[s.wait],
        "actor": OWNERS[s.actor],
        "next": OWNERS[s.turn],
        "seats": {SEAT_LETTERS[seat]: seat_json(s, seat) for seat in range(s.players)},
        "neutral": {**points_json(s, NEUTRAL), "taken": taken_json(s, NEUTRAL)},
        "buildings": {BUILDINGS[b]: rows_json(s, b) for b in range(3)},
        "lying": {BUILDINGS[b]: lying_json(s, b) for b in range(3)},
        "dice": {SEAT_LETTERS[owner]: dice_json(s, owner) for owner in owners_of(s)},
        "black": [value for value in range(6, 0, -1) for _ in range(s.black[value - 1])],
        "cathedral": [
            [OWNERS[s.cathedral[cathedral_at(level, column)]] for column in range(6)]
            for level in range(3)
        ],
        "activities": {
            COLOURS[c]: [activity_json(s, slot_at(c, round)) for round in range(1, 4)]
            for c in range(3)
        },
        "events": [event_json(s, s.queue[k]) for k in range(s.queue_len)],
        "discarded": [EVENTS[event] for event in range(1, N_EVENTS) if s.where[event] == DISCARDED],
        "pile": [CHARACTERS[s.pile[k]] for k in range(6) if s.pile[k] != NO_CHARACTER],
        "pile_scored": s.pile_top,
        "turn": turn_json(s),
    }


def own_seat(seats: Json, s: State, seat: int) -> Json:
    """A player's part of a position as they see it (T5), based on what everybody sees."""
    hand = hand_json(s, seat)
    return {**seats[SEAT_LETTERS[seat]], **points_json(s, seat), "characters": hand}


def owners_of(s: State) -> list[int]:
    """The seats, and the neutral player."""
    return [*range(s.players), NEUTRAL]


def points_json(s: State, owner: int) -> Json:
    """Victory points and where they came from."""
    if s.vp[owner] == UNKNOWN:
        return {"vp": None, "earned": None}
    earned = {}
    for source in range(N_SOURCES):
        points = s.earned[earned_at(owner, source)]
        if points:
            earned[SOURCES[source]] = points
    return {"vp": s.vp[owner], "earned": earned}


def taken_json(s: State, owner: int) -> list[str]:
    """The event cards an owner has taken."""
    return [EVENTS[event] for event in range(1, N_EVENTS) if s.where[event] == TAKEN + owner]


def seat_json(s: State, seat: int) -> Json:
    """A player's part of a position."""
    return {
        "deniers": s.deniers[seat],
        "influence": s.influence[seat],
        **points_json(s, seat),
        "supply": s.supply[seat],
        "characters": hand_json(s, seat),
        "taken": taken_json(s, seat),
        "passed": bool(s.passed[seat]),
        "on_district": s.on_district[seat],
        "rerolls": s.rerolls[seat],
        "archer_rolls": s.archer_rolls[seat],
    }


def rolls_json(s: State) -> Json:
    """The number of rerolls and of Archer's dice of each seat this round."""
    return {
        SEAT_LETTERS[seat]: {"rerolls": s.rerolls[seat], "archer_rolls": s.archer_rolls[seat]}
        for seat in range(s.players)
    }


def hand_json(s: State, seat: int) -> list[str | None]:
    """A player's characters; null if they are hidden."""
    hand: list[str | None] = []
    for at in range(hand_at(seat, 0), hand_at(seat + 1, 0)):
        card = s.hands[at]
        if card != NO_CHARACTER:
            hand.append(None if card == UNKNOWN else CHARACTERS[card])
    return hand


def rows_json(s: State, building: int) -> list[list[str | None]]:
    """The rows of a building from top to bottom."""
    rows = []
    at = first_space(building)
    for row in s.edition.figures["buildings"][BUILDINGS[building]]["rows"]:
        end = at + row["spaces"]
        rows.append([OWNERS[s.space[space]] for space in range(at, end)])
        at = end
    return rows


def lying_json(s: State, building: int) -> list[str | None]:
    """The owners of citizens lying on a building."""
    return [OWNERS[owner] for owner in owners_of(s) if s.lying[lying_at(building, owner)]]


def dice_json(s: State, district: int) -> dict[str, list[int]]:
    """The dice of a district by colour."""
    dice = {}
    for colour in range(3):
        values = []
        for value in range(1, 7):
            for _ in range(s.dice[die_at(district, colour, value)]):
                values.append(value)
        dice[COLOURS[colour]] = values
    return dice


def event_json(s: State, event: int) -> Json:
    """An event of the queue with the cubes on it."""
    cubes = [OWNERS[s.banner[banner_at(event, k)]] for k in range(s.covered[event])]
    return {"event": EVENTS[event], "cubes": cubes}


def activity_json(s: State, slot: int) -> Json | None:
    """A face-up activity card with tradesmen and cubes; null for a card still face down."""
    if s.card[slot] == NO_CARD:
        return None
    tradesmen: Json = {}
    cubes: Json = {}
    for owner in range(len(SEAT_LETTERS)):
        at = on_card(slot, owner)
        if s.trade[at]:
            tradesmen[SEAT_LETTERS[owner]] = "picture" if s.trade[at] == PICTURE else s.trade[at]
        if s.cubes[at]:
            cubes[SEAT_LETTERS[owner]] = s.cubes[at]
    return {"card": CARDS[s.card[slot]], "tradesmen": tradesmen, "cubes": cubes}


def turn_json(s: State) -> Json:
    """The current turn; empty between turns."""
    turn: Json = {}
    for name in FIGURES:
        figure = getattr(s, name)
        if figure:
            turn[name] = figure
    if s.event:
        turn["event"] = EVENTS[s.event]
    if s.call != 0:
        turn["call"] = "none" if s.call == NO_COLOUR else COLOURS[s.call]
    acted = [event_name(s, k) for k in range(s.queue_len) if s.acted[s.queue[k]]]
    if acted:
        turn["acted"] = acted
    if s.target:
        turn["target"] = general_name(s.target)
    if s.modifier:
        turn["modifier"] = s.modifier
    if s.n_roy_faces:
        turn["rolled"] = [s.roy_faces[k] for k in range(s.n_roy_faces)]
    if s.n_picks:
        turn["picks"] = [die_name(s.picks[k], -1) for k in range(s.n_picks)]
    chosen = [value for value in range(6, 0, -1) for _ in range(s.chosen[value - 1])]
    if chosen:
        turn["chosen"] = chosen
    return turn


# --- reading -------------------------------------------------------------------------------------


def from_json(data: Json, edition: Edition | None = None) -> State:
    """The state of a position; raises `PositionError` if it is impossible."""
    return Reader(data, edition or standard()).read()
