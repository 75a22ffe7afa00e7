"""Spending influence before an action or before countering a black die (section 4)."""

from __future__ import annotations

from .accounts import spend_influence
from .facts import BY_FLIP, BY_RECRUIT, BY_REROLL
from .layout import colour_of, die_at, first_die
from .options import Options
from .pieces import join_supply, lay_die, take_die, turn_die
from .questions import ROLLS_OF_A_SEAT, Chance, Question
from .state import State, dice_in
from .terms import (
    ASK_ACTION,
    ASK_COUNTER,
    ASK_FLIP,
    DIE,
    FLIP,
    FLIP_COST,
    RECRUIT,
    RECRUIT_COST,
    REROLL,
    REROLL_COST,
    ROLL_REROLL,
    STEP_ACTIONS,
    STOP,
)


def list_influence(s: State, seat: int, out: Options) -> None:
    """I1, I2: what a player may do with influence now: roll or flip no dice but their own."""
    points = s.influence[seat]
    if points >= RECRUIT_COST and s.general[seat] > 0:
        out.add(RECRUIT)
    if points >= FLIP_COST and dice_in(s, seat) > 0:
        out.add(FLIP)
    if points >= REROLL_COST:
        for die in range(18):
            if s.dice[first_die(seat) + die]:
                out.add(REROLL + die)


def recruit(s: State, seat: int) -> None:
    """2 points: a citizen from the general to the personal supply."""
    spend_influence(s, seat, RECRUIT_COST, BY_RECRUIT)
    join_supply(s, seat, BY_RECRUIT)


def use_influence(s: State, seat: int, option: int) -> bool:
    """I1: recruit, flip or reroll; False for any other option."""
    if option == RECRUIT:
        recruit(s, seat)
    elif option == FLIP:
        s.wait = ASK_FLIP
    elif REROLL <= option < REROLL + 18:
        start_reroll(s, seat, option - REROLL)
    else:
        return False
    return True


def after_influence(s: State) -> None:
    """Back to where the influence was spent: before an action or before a black die."""
    s.wait = ASK_ACTION if s.step == STEP_ACTIONS else ASK_COUNTER


# --- rolling a die again -------------------------------------------------------------------------


def start_reroll(s: State, seat: int, kind: int) -> None:
    """1 point: a die leaves the district to be rolled again."""
    spend_influence(s, seat, REROLL_COST, BY_REROLL)
    take_die(s, first_die(seat) + kind, BY_REROLL)
    s.reroll_colour = colour_of(kind)
    s.wait = ROLL_REROLL


class RerollDie(Chance):
    """The die taken up comes back to its district."""

    def happen(self, s: State, outcome: int) -> None:
        """It is back with its new face; the player continues."""
        lay_die(s, die_at(s.actor, s.reroll_colour, outcome), BY_REROLL)
        s.rerolls[s.actor] += 1
        s.reroll_colour = 0
        after_influence(s)

    def index(self, s: State) -> int:
        """The player, and their number of rerolls this round."""
        return s.actor * ROLLS_OF_A_SEAT + s.rerolls[s.actor]


# --- turning dice over ---------------------------------------------------------------------------


class FlipDice(Question):
    """4 points: one to three dice show their opposite faces."""

    def options(self, s: State, out: Options) -> None:
        """Own dice that may be turned as well, in ascending order; STOP after the first."""
        if s.n_picks:
            out.add(STOP)
        for die in range(first_die(s.actor), first_die(s.actor + 1)):
            if s.n_picks and die < s.picks[s.n_picks - 1]:
                continue
            taken = 0
            for k in range(s.n_picks):
                if s.picks[k] == die:
                    taken += 1
            if s.dice[die] > taken:
                out.add(DIE + die)

    def choose(self, s: State, option: int) -> None:
        """One more, or enough."""
        if option != STOP:
            s.picks[s.n_picks] = option - DIE
            s.n_picks += 1
        if option == STOP or s.n_picks == 3:
            flip_picked(s, s.actor)
            after_influence(s)


def flip_picked(s: State, seat: int) -> None:
    """4 points: the dice picked show their opposite faces."""
    spend_influence(s, seat, FLIP_COST, BY_FLIP)
    for k in range(s.n_picks):
        turn_die(s, s.picks[k], BY_FLIP)
        s.picks[k] = 0
    s.n_picks = 0
