"""The round as an ordered list of steps, from income to its end (section 2).

Setup, events, black dice and actions have modules of their own; here are the short phases.
"""

from __future__ import annotations

from .actions import put_on_district, round_is_over
from .black_dice import highest_black
from .events import must_pay
from .king import roy_can_act, roy_counters
from .options import Options
from .setup import begin_round
from .state import State, earn, next_seat, standing
from .terms import (
    ASK_ACTION,
    ASK_COUNTER,
    BASE_CARDS,
    BISHOPRIC,
    BONUS_SLOT,
    CARDS,
    DRAW_CARD,
    NEUTRAL,
    NO_ACTOR,
    NOBODY,
    PALACE,
    ROLL_BLACK,
    ROLL_ROY,
    ROLL_WORKFORCE,
    STEP_ACTIONS,
    STEP_BLACK_DICE,
    STEP_EVENT_CARDS,
    STEP_INCOME,
    STEP_OVER,
    STEP_ROUND_END,
    STEP_WORKFORCE,
    WAIT_NOTHING,
    WAIT_OVER,
)

BONUS_CARD = [BASE_CARDS + 3] * 9  # by slot: the bonus card that joins its pile (B1)
for _card, (_colour, _round) in BONUS_SLOT.items():
    BONUS_CARD[_colour * 3 + _round - 1] = _card


# --- phase 0: reveal -----------------------------------------------------------------------------


def reveal_step(s: State) -> None:
    """P0: the three cards of rounds 1 to 3 are turned up one by one, red, white, yellow."""
    if s.round <= 3 and s.cursor < 3:
        s.wait = DRAW_CARD
        return
    s.cursor = 0
    s.step = STEP_INCOME


def list_cards(s: State, out: Options) -> None:
    """S3: the cards that may lie on the space turned up now."""
    slot = s.cursor * 3 + s.round - 1
    for k in range(3):
        out.add(s.cursor * 9 + (s.round - 1) * 3 + k)
    if s.bonus and BONUS_CARD[slot] < len(CARDS):
        out.add(BONUS_CARD[slot])


def reveal_card(s: State, card: int) -> None:
    """A card lies face up."""
    s.card[s.cursor * 3 + s.round - 1] = card
    s.cursor += 1
    s.wait = WAIT_NOTHING


# --- phase 1: income and salaries ----------------------------------------------------------------


def income_step(s: State) -> None:
    """P1: 10 deniers, then 1 for each in the Bishopric and 2 for each in the Palace."""
    for seat in range(s.players):
        earn(s, seat, 10)
        must_pay(s, seat, standing(s, seat, BISHOPRIC) + 2 * standing(s, seat, PALACE))
    s.step = STEP_WORKFORCE


# --- phase 2: workforce --------------------------------------------------------------------------


def workforce_step(s: State) -> None:
    """P2: one die for each citizen who stands in a building; `cursor` goes through the spaces."""
    while s.cursor < 18 and s.space[s.cursor] == NOBODY:
        s.cursor += 1
    if s.cursor < 18:
        s.wait = ROLL_WORKFORCE
        return
    s.cursor = 0
    s.step = STEP_EVENT_CARDS


def workforce_index(s: State) -> int:
    """Owner, colour and how many dice of both came before: the key of this roll."""
    owner = s.space[s.cursor]
    building = s.cursor // 6
    before = 0
    for space in range(building * 6, s.cursor):
        if s.space[space] == owner:
            before += 1
    return owner * 18 + building * 6 + before


def roll_workforce(s: State, face: int) -> None:
    """The die lies in its owner's district."""
    s.dice[s.space[s.cursor] * 18 + s.cursor // 6 * 6 + face - 1] += 1
    s.cursor += 1
    s.wait = WAIT_NOTHING


# --- phase 3, end: black dice --------------------------------------------------------------------


def black_roll_step(s: State) -> None:
    """P3.4: roll all black dice collected."""
    if s.black_todo:
        s.wait = ROLL_BLACK
        return
    s.cursor = 0
    s.turn = s.start
    s.step = STEP_BLACK_DICE


def roll_black(s: State, face: int) -> None:
    """One black die."""
    s.black[face - 1] += 1
    s.black_todo -= 1
    s.cursor += 1
    s.wait = WAIT_NOTHING


def black_dice_step(s: State) -> None:
    """P3.4: each in turn faces the highest black die, until none is left."""
    while highest_black(s):
        if s.turn != NEUTRAL:
            s.actor = s.turn
            s.turn = next_seat(s, s.turn)
            s.wait = ASK_COUNTER
            return
        roy_counters(s)
        s.turn = next_seat(s, s.turn)
    s.turn = s.start
    s.step = STEP_ACTIONS


# --- phase 4: actions ----------------------------------------------------------------------------


def actions_step(s: State) -> None:
    """P4.1 to P4.3: whose turn it is; those who have passed get their denier."""
    while not round_is_over(s):
        seat = s.turn
        s.turn = next_seat(s, seat)
        if seat == NEUTRAL:
            if roy_can_act(s):
                s.wait = ROLL_ROY
                return
        elif s.passed[seat]:
            put_on_district(s, seat, 1)
        else:
            s.actor = seat
            s.wait = ASK_ACTION
            return
    s.step = STEP_ROUND_END


# --- phase 5: end of the round -------------------------------------------------------------------


def round_end_step(s: State) -> None:
    """P5, P6: deniers into the purses, lying citizens and dice go back, a new start player."""
    for seat in range(s.players):
        s.deniers[seat] += s.on_district[seat]
        s.on_district[seat] = 0
    for building in range(3):
        for owner in range(5):
            if s.lying[building * 5 + owner]:
                s.lying[building * 5 + owner] = 0
                if owner == NEUTRAL:
                    s.general[owner] += 1
                else:
                    s.supply[owner] += 1
    for die in range(90):
        s.dice[die] = 0
    for owner in range(5):
        s.passed[owner] = 0
        s.rerolls[owner] = 0
        s.archer_rolls[owner] = 0
    s.turn = 0
    s.start = next_seat(s, s.start)
    if s.round < s.rounds:
        begin_round(s)
    else:
        s.roy_turns = 0
        s.step = STEP_OVER
        s.wait = WAIT_OVER
        s.actor = NO_ACTOR
