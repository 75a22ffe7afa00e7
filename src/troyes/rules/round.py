"""The round as an ordered list of steps, from income to its end (section 2).

Setup, events, black dice and actions have modules of their own; here are the short phases.
"""

from __future__ import annotations

from .accounts import earn, must_pay, put_on_district, take_from_district
from .actions import round_is_over
from .black_dice import highest_black
from .card_rows import N_CARDS, ROWS
from .columns import Column
from .facts import (
    BY_INCOME,
    BY_PASS,
    BY_REVEAL,
    BY_ROUND_END,
    BY_SALARY,
    BY_WORKFORCE,
    EVERYONE,
    NOWHERE,
    PASSED,
    ROUND_END,
)
from .king import roy_can_act, roy_counters
from .layout import building_of, die_at, first_die, first_space, lying_at, slot_at
from .options import Options
from .pieces import lay_die, stand_up, take_die, turn_up
from .questions import Chance, Draw
from .setup import begin_round, take_start
from .state import State, next_seat, standing
from .terms import (
    ASK_ACTION,
    ASK_COUNTER,
    DRAW_CARD,
    NEUTRAL,
    NO_ACTOR,
    NOBODY,
    ROLL_ROY,
    ROLL_WORKFORCE,
    STEP_ACTIONS,
    STEP_EVENT_CARDS,
    STEP_INCOME,
    STEP_OVER,
    STEP_ROUND_END,
    STEP_WORKFORCE,
    WAIT_NOTHING,
    WAIT_OVER,
)

PILE = Column(slot_at(row.colour, row.round) for row in ROWS)  # by card: the slot it lies on
BONUS = Column(int(row.bonus) for row in ROWS)


# --- phase 0: reveal -----------------------------------------------------------------------------


def reveal_step(s: State) -> None:
    """P0: the three cards of rounds 1 to 3 are turned up one by one, red, white, yellow."""
    if s.round <= 3 and s.revealed < 3:
        s.wait = DRAW_CARD
        return
    s.revealed = 0
    s.step = STEP_INCOME


def is_in_game(s: State, card: int) -> bool:
    """Whether the edition lists a card; bonus ones only in a game with them."""
    if s.edition.n_spaces[card] == 0:
        return False
    return s.bonus > 0 or not BONUS.at[card]


class ActivityCard(Draw):
    """The card of the space turned up now."""

    def outcomes(self, s: State, out: Options) -> None:
        """S3: three cards, and the bonus card that may have joined them (B1)."""
        slot = slot_at(s.revealed, s.round)
        for card in range(N_CARDS):
            if PILE.at[card] == slot and is_in_game(s, card):
                out.add(card)

    def happen(self, s: State, outcome: int) -> None:
        """Turn it face up."""
        slot = slot_at(s.revealed, s.round)
        turn_up(s, slot, outcome, BY_REVEAL)
        s.revealed += 1
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The number of cards turned up before in this round."""
        return s.revealed


# --- phase 1: income and salaries ----------------------------------------------------------------


def income_step(s: State) -> None:
    """P1.1, P1.2: the income, then salaries for citizens in the Palace and in the Bishopric."""
    for seat in range(s.players):
        earn(s, seat, s.edition.income, BY_INCOME)
        must_pay(s, seat, salaries(s, seat), BY_SALARY)
    s.step = STEP_WORKFORCE


def salaries(s: State, seat: int) -> int:
    """P1.1: what a player owes their citizens."""
    due = 0
    for building in range(3):
        due += s.edition.salary[building] * standing(s, seat, building)
    return due


# --- phase 2: workforce --------------------------------------------------------------------------


def workforce_step(s: State) -> None:
    """P2: one die for each citizen who stands in a building, so at most six of a colour (T4)."""
    while s.next_space < 18 and s.space[s.next_space] == NOBODY:
        s.next_space += 1
    if s.next_space < 18:
        s.wait = ROLL_WORKFORCE
        return
    s.next_space = 0
    s.step = STEP_EVENT_CARDS


class WorkforceDie(Chance):
    """The die of the citizen at `next_space`."""

    def happen(self, s: State, outcome: int) -> None:
        """It goes to its owner's district."""
        lay_die(s, die_at(s.space[s.next_space], building_of(s.next_space), outcome), BY_WORKFORCE)
        s.next_space += 1
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """Owner, colour, and the number of such dice rolled before."""
        owner = s.space[s.next_space]
        building = building_of(s.next_space)
        before = 0
        for space in range(first_space(building), s.next_space):
            if s.space[space] == owner:
                before += 1
        return first_die(owner) + first_space(building) + before


# --- phase 3, end: black dice --------------------------------------------------------------------


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
            put_on_district(s, seat, 1, BY_PASS)
        else:
            s.actor = seat
            s.wait = ASK_ACTION
            return
    s.step = STEP_ROUND_END


# --- phase 5: end of the round -------------------------------------------------------------------


def round_end_step(s: State) -> None:
    """P5, P6: deniers into the purses, lying citizens and dice go back, a new start player."""
    if s.facts is not None:
        s.facts.add(ROUND_END, NOBODY, s.round, 0, NOWHERE, NOWHERE, BY_ROUND_END, EVERYONE)
    for seat in range(s.players):
        take_from_district(s, seat, BY_ROUND_END)
    for building in range(3):
        for owner in range(5):
            if s.lying[lying_at(building, owner)]:
                stand_up(s, owner, building, BY_ROUND_END)
    for die in range(90):
        while s.dice[die]:
            take_die(s, die, BY_ROUND_END)
    for owner in range(5):
        if s.passed[owner] and s.facts is not None:
            s.facts.add(PASSED, owner, 0, 0, NOWHERE, NOWHERE, BY_ROUND_END, EVERYONE)
        s.passed[owner] = 0
        s.rerolls[owner] = 0
        s.archer_rolls[owner] = 0
    s.turn = 0
    take_start(s, next_seat(s, s.start), BY_ROUND_END)
    if s.round < s.rounds:
        begin_round(s)
    else:
        s.roy_turns = 0
        s.step = STEP_OVER
        s.wait = WAIT_OVER
        s.actor = NO_ACTOR
