"""Writing a view as numbers: the observation described in `ranges`.

What lies on the table changes once a turn, and a turn is several choices: where a line already
holds what the seat saw before, only what has changed is written again.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.card_rows import NO_CARD
from troyes.rules.edition import PRINTED_CARDS, PRINTED_EVENTS
from troyes.rules.layout import (
    banner_at,
    district_of,
    first_die,
    hand_at,
    kind_of,
    lying_at,
    on_card,
    vp_at,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    CATHEDRAL,
    DISCARDED,
    FIGHT,
    FIRST_ASK,
    NEUTRAL,
    NO_CHARACTER,
    NOBODY,
    PICTURE,
    SETTLE,
    TAKEN,
    WAIT_OVER,
)

from . import rows
from .ranges import SIZE, where

Line = Any  # a row of a float32 array
BOARD = where("spaces")[0]
CARDS = where("cards")[0]
EVENTS = where("queue")[0]
TURN = where("target")[0]


def relative(s: State, seat: int, owner: int) -> int:
    """An owner's number as a seat sees the table."""
    if owner == NEUTRAL:
        return 4
    return owner - seat if owner >= seat else owner - seat + s.players


def write_observation(s: State, seat: int, out: Any, row: int) -> None:
    """Write what a seat sees into a row. The state must be the seat's view (T5)."""
    write_changes(s, seat, rows.line_of(out, row), rows.ALL)


def write_changes(s: State, seat: int, out: Line, changed: int) -> None:
    """The same where the line holds what the seat saw before; `changed` as `rows.changed` says."""
    write_moment(s, seat, out)
    if changed & rows.BOARD:
        write_board(s, seat, out, BOARD)
    if changed & rows.CARDS:
        write_cards(s, seat, out, CARDS)
    if changed & rows.EVENTS:
        write_events(s, seat, out, EVENTS)


def write_moment(s: State, seat: int, out: Line) -> None:
    """What may change with every choice: all but board, cards and events."""
    rows.clear(out, 0, BOARD)
    at = write_table(s, seat, out, 0)
    at = write_owners(s, seat, out, at)
    write_characters(s, seat, out, at)
    write_turn(s, seat, out, TURN)


def write_table(s: State, seat: int, out: Line, at: int) -> int:
    """From `players` to `start`."""
    out[at + s.players - 1] = 1
    out[at + 4] = s.bonus
    out[at + 5] = s.round
    out[at + 6] = s.rounds - s.round
    at += 7
    out[at + s.step] = 1
    at += 13
    if FIRST_ASK <= s.wait < WAIT_OVER:
        out[at + s.wait - FIRST_ASK] = 1
    at += 11
    if s.actor <= NEUTRAL:
        out[at + relative(s, seat, s.actor)] = 1
    at += 5
    if s.start <= NEUTRAL:
        out[at + relative(s, seat, s.start)] = 1
    return at + 5


def write_owners(s: State, seat: int, out: Line, at: int) -> int:
    """From `deniers` to `vp_known`."""
    for place in range(s.players + 1):
        owner = (seat + place) % s.players
        k = at + place
        if place == s.players:
            owner = NEUTRAL
            k = at + 4
        out[k] = s.deniers[owner]
        out[k + 5] = s.on_district[owner]
        out[k + 10] = s.influence[owner]
        out[k + 15] = s.supply[owner]
        out[k + 20] = s.general[owner]
        out[k + 25] = s.passed[owner]
        if s.vp[owner] >= 0:
            out[k + 30] = s.vp[owner]
            out[k + 35] = 1
    return at + 40


def write_characters(s: State, seat: int, out: Line, at: int) -> None:
    """`characters` and `pile`."""
    for k in range(2):
        character = s.hands[hand_at(seat, k)]
        if 0 <= character < NO_CHARACTER:
            out[at + character] = 1
    at += 6
    if s.players == 1:
        for k in range(s.pile_top, 6):
            if s.pile[k] != NO_CHARACTER:
                out[at + s.pile[k]] = k - s.pile_top + 1


def write_board(s: State, seat: int, out: Line, at: int) -> None:
    """From `spaces` to `cathedral`."""
    rows.clear(out, BOARD, CARDS)
    for k in range(18):
        if s.space[k] != NOBODY:
            out[at + k * 5 + relative(s, seat, s.space[k])] = 1
    at += 90
    for building in range(3):
        for owner in range(5):
            if s.lying[lying_at(building, owner)]:
                out[at + lying_at(building, relative(s, seat, owner))] = 1
    at += 15
    for place in range(s.players + 1):
        district = (seat + place) % s.players
        k = at + place * 18
        if place == s.players:
            district = NEUTRAL
            k = at + 72
        for die in range(18):
            out[k + die] = s.dice[first_die(district) + die]
    at += 90
    for k in range(6):
        out[at + k] = s.black[k]
    at += 6
    for k in range(18):
        if s.cathedral[k] != NOBODY:
            out[at + k * 5 + relative(s, seat, s.cathedral[k])] = 1


def write_cards(s: State, seat: int, out: Line, at: int) -> None:
    """From `cards` to `cubes`."""
    rows.clear(out, CARDS, EVENTS)
    for slot in range(9):
        card = s.card[slot]
        if card == NO_CARD:
            continue
        if card < PRINTED_CARDS:  # an addition has no place
            out[at + card] = 1
        for owner in range(5):
            space = s.trade[on_card(slot, owner)]
            cubes = s.cubes[on_card(slot, owner)]
            if space or cubes:
                k = at + PRINTED_CARDS + slot * 5 + relative(s, seat, owner)
                out[k + 90] = cubes
                if space:
                    out[k] = 1
                if 0 < space < PICTURE:
                    out[k + 45] = s.edition.space_vp[vp_at(card, space)]


def write_events(s: State, seat: int, out: Line, at: int) -> None:
    """From `queue` to `discarded`."""
    rows.clear(out, EVENTS, TURN)
    for k in range(s.queue_len):
        event = s.queue[k]
        if event >= PRINTED_EVENTS:
            continue  # an addition has no place
        out[at + event] = k + 1
        for cube in range(s.covered[event]):
            owner = s.banner[banner_at(event, cube)]
            out[at + PRINTED_EVENTS + event * 5 + relative(s, seat, owner)] += 1
    for event in range(PRINTED_EVENTS):
        place = s.where[event]
        if place >= TAKEN:
            out[at + PRINTED_EVENTS * 6 + event * 5 + relative(s, seat, place - TAKEN)] = 1
        elif place == DISCARDED:
            out[at + PRINTED_EVENTS * 11 + event] = 1


def write_turn(s: State, seat: int, out: Line, at: int) -> None:
    """From `target` to `turn`."""
    rows.clear(out, TURN, SIZE)
    target = s.target
    if ACTIVATE <= target < ACTIVATE + 9:
        out[at + target - ACTIVATE] = 1
    elif FIGHT <= target < FIGHT + 18:
        out[at + 9 + target - FIGHT] = 1
    elif SETTLE <= target < SETTLE + 3:
        out[at + 27 + target - SETTLE] = 1
    elif target == CATHEDRAL:
        out[at + 30] = 1
    elif target == AGRICULTURE:
        out[at + 31] = 1
    at += 32
    if s.modifier:
        out[at + s.modifier - 1] = 1
    at += 9
    if FIRST_ASK <= s.wait < WAIT_OVER:  # le Roy's placement keeps faces there
        for k in range(s.n_picks):
            die = s.picks[k]
            out[at + first_die(relative(s, seat, district_of(die))) + kind_of(die)] += 1
    at += 90
    for k in range(6):
        out[at + k] = s.chosen[k]
    at += 6
    out[at] = s.need
    out[at + 1] = s.total
    out[at + 2] = s.cubes_left + s.rolls_left + s.most
    out[at + 3] = s.barred
    out[at + 4] = s.hits + s.roy_die + s.reroll_colour
