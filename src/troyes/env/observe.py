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
from .ranges import RANGES, SIZE, where

Line = Any  # a row of a float32 array
(
    AT_PLAYERS, AT_BONUS, AT_ROUND, AT_STEP, AT_WAIT, AT_ACTOR, AT_START, AT_DENIERS,
    AT_ON_DISTRICT, AT_INFLUENCE, AT_SUPPLY, AT_GENERAL, AT_PASSED, AT_VP, AT_VP_KNOWN,
    AT_CHARACTERS, AT_PILE, AT_SPACES, AT_LYING, AT_DICE, AT_BLACK, AT_CATHEDRAL, AT_CARDS,
    AT_TRADESMEN, AT_TRADESMEN_VP, AT_CUBES, AT_QUEUE, AT_EVENT_CUBES, AT_TAKEN, AT_DISCARDED,
    AT_TARGET, AT_MODIFIER, AT_PICKS, AT_BLACK_PICKS, AT_TURN,
) = (where(one.name)[0] for one in RANGES)  # fmt: skip
(
    TARGET_CARD, TARGET_EVENT, TARGET_BUILDING, TARGET_CATHEDRAL, TARGET_AGRICULTURE,
) = (AT_TARGET + k for k in (0, 9, 27, 30, 31))  # fmt: skip


def relative(s: State, seat: int, owner: int) -> int:
    """An owner's number as a seat sees the table."""
    if owner == NEUTRAL:
        return 4
    return owner - seat if owner >= seat else owner - seat + s.players


def write_observation(s: State, seat: int, out: Any, row: int) -> None:
    """Write what a seat sees into a row. The state must be the seat's view (T5)."""
    write_changes(s, seat, rows.line_of(out, row), rows.ALL)


def write_changes(s: State, seat: int, out: Line, changed: int) -> None:
    """Update a row that holds what the seat saw before; `changed` comes from `rows.changed`."""
    write_moment(s, seat, out)
    if changed & rows.OWNERS:
        write_owners(s, seat, out)
    if changed & rows.BOARD:
        write_board(s, seat, out)
    if changed & rows.CARDS:
        write_cards(s, seat, out)
    if changed & rows.EVENTS:
        write_events(s, seat, out)


def write_moment(s: State, seat: int, out: Line) -> None:
    """What may change with every choice: all but owners, board, cards and events."""
    write_table(s, seat, out)
    write_characters(s, seat, out)
    write_turn(s, seat, out)


def write_table(s: State, seat: int, out: Line) -> None:
    """From `players` to `start`."""
    rows.clear(out, 0, AT_DENIERS)
    out[AT_PLAYERS + s.players - 1] = 1
    out[AT_BONUS] = s.bonus
    out[AT_ROUND] = s.round
    out[AT_ROUND + 1] = s.rounds - s.round
    out[AT_STEP + s.step] = 1
    if FIRST_ASK <= s.wait < WAIT_OVER:
        out[AT_WAIT + s.wait - FIRST_ASK] = 1
    if s.actor <= NEUTRAL:
        out[AT_ACTOR + relative(s, seat, s.actor)] = 1
    if s.start <= NEUTRAL:
        out[AT_START + relative(s, seat, s.start)] = 1


def write_owners(s: State, seat: int, out: Line) -> None:
    """From `deniers` to `vp_known`."""
    rows.clear(out, AT_DENIERS, AT_CHARACTERS)
    for place in range(s.players + 1):
        owner = NEUTRAL if place == s.players else (seat + place) % s.players
        k = relative(s, seat, owner)
        out[AT_DENIERS + k] = s.deniers[owner]
        out[AT_ON_DISTRICT + k] = s.on_district[owner]
        out[AT_INFLUENCE + k] = s.influence[owner]
        out[AT_SUPPLY + k] = s.supply[owner]
        out[AT_GENERAL + k] = s.general[owner]
        out[AT_PASSED + k] = s.passed[owner]
        if s.vp[owner] >= 0:
            out[AT_VP + k] = s.vp[owner]
            out[AT_VP_KNOWN + k] = 1


def write_characters(s: State, seat: int, out: Line) -> None:
    """`characters` and `pile`."""
    rows.clear(out, AT_CHARACTERS, AT_SPACES)
    for k in range(2):
        character = s.hands[hand_at(seat, k)]
        if 0 <= character < NO_CHARACTER:
            out[AT_CHARACTERS + character] = 1
    if s.players == 1:
        for k in range(s.pile_top, 6):
            if s.pile[k] != NO_CHARACTER:
                out[AT_PILE + s.pile[k]] = k - s.pile_top + 1


def write_board(s: State, seat: int, out: Line) -> None:
    """From `spaces` to `cathedral`."""
    rows.clear(out, AT_SPACES, AT_CARDS)
    for k in range(18):
        if s.space[k] != NOBODY:
            out[AT_SPACES + rows.of_owner(k, relative(s, seat, s.space[k]))] = 1
    for building in range(3):
        for owner in range(5):
            if s.lying[lying_at(building, owner)]:
                out[AT_LYING + lying_at(building, relative(s, seat, owner))] = 1
    for place in range(s.players + 1):
        district = NEUTRAL if place == s.players else (seat + place) % s.players
        k = AT_DICE + first_die(relative(s, seat, district))
        for die in range(18):
            out[k + die] = s.dice[first_die(district) + die]
    for k in range(6):
        out[AT_BLACK + k] = s.black[k]
    for k in range(18):
        if s.cathedral[k] != NOBODY:
            out[AT_CATHEDRAL + rows.of_owner(k, relative(s, seat, s.cathedral[k]))] = 1


def write_cards(s: State, seat: int, out: Line) -> None:
    """From `cards` to `cubes`."""
    rows.clear(out, AT_CARDS, AT_QUEUE)
    for slot in range(9):
        card = s.card[slot]
        if card == NO_CARD:
            continue
        if card < PRINTED_CARDS:  # an addition has no place
            out[AT_CARDS + card] = 1
        for owner in range(5):
            space = s.trade[on_card(slot, owner)]
            cubes = s.cubes[on_card(slot, owner)]
            if space or cubes:
                k = on_card(slot, relative(s, seat, owner))
                out[AT_CUBES + k] = cubes
                if space:
                    out[AT_TRADESMEN + k] = 1
                if 0 < space < PICTURE:
                    out[AT_TRADESMEN_VP + k] = s.edition.space_vp[vp_at(card, space)]


def write_events(s: State, seat: int, out: Line) -> None:
    """From `queue` to `discarded`."""
    rows.clear(out, AT_QUEUE, AT_TARGET)
    for k in range(s.queue_len):
        event = s.queue[k]
        if event >= PRINTED_EVENTS:
            continue  # an addition has no place
        out[AT_QUEUE + event] = k + 1
        for cube in range(s.covered[event]):
            owner = s.banner[banner_at(event, cube)]
            out[AT_EVENT_CUBES + rows.of_owner(event, relative(s, seat, owner))] += 1
    for event in range(PRINTED_EVENTS):
        place = s.where[event]
        if place >= TAKEN:
            out[AT_TAKEN + rows.of_owner(event, relative(s, seat, place - TAKEN))] = 1
        elif place == DISCARDED:
            out[AT_DISCARDED + event] = 1


def write_turn(s: State, seat: int, out: Line) -> None:
    """From `target` to `turn`."""
    rows.clear(out, AT_TARGET, SIZE)
    target = s.target
    if ACTIVATE <= target < ACTIVATE + 9:
        out[TARGET_CARD + target - ACTIVATE] = 1
    elif FIGHT <= target < FIGHT + 18:
        out[TARGET_EVENT + target - FIGHT] = 1
    elif SETTLE <= target < SETTLE + 3:
        out[TARGET_BUILDING + target - SETTLE] = 1
    elif target == CATHEDRAL:
        out[TARGET_CATHEDRAL] = 1
    elif target == AGRICULTURE:
        out[TARGET_AGRICULTURE] = 1
    if s.modifier:
        out[AT_MODIFIER + s.modifier - 1] = 1
    if FIRST_ASK <= s.wait < WAIT_OVER:  # le Roy's placement keeps faces there
        for k in range(s.n_picks):
            die = s.picks[k]
            out[AT_PICKS + first_die(relative(s, seat, district_of(die))) + kind_of(die)] += 1
    for k in range(6):
        out[AT_BLACK_PICKS + k] = s.chosen[k]
    out[AT_TURN] = s.need
    out[AT_TURN + 1] = s.total
    out[AT_TURN + 2] = s.cubes_left + s.rolls_left + s.most
    out[AT_TURN + 3] = s.barred
    out[AT_TURN + 4] = s.hits + s.roy_die + s.reroll_colour
