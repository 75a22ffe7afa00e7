"""Spending influence before an action or before countering a black die (section 4)."""

from __future__ import annotations

from .accounts import spend_influence
from .facts import AT_GENERAL, AT_SUPPLY, BY_FLIP, BY_RECRUIT, BY_REROLL
from .layout import colour_of, first_die
from .options import Options
from .pieces import take_die, tell_citizen, turn_die
from .state import State, dice_in
from .terms import DIE, FLIP, RECRUIT, REROLL, STOP

REROLL_COST, RECRUIT_COST, FLIP_COST = 1, 2, 4


def list_influence(s: State, seat: int, out: Options) -> None:
    """I1: what a player may do with influence now."""
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
    s.general[seat] -= 1
    s.supply[seat] += 1
    tell_citizen(s, seat, AT_GENERAL, AT_SUPPLY, BY_RECRUIT)


def start_reroll(s: State, seat: int, die: int) -> None:
    """1 point: a die leaves the district to be rolled again."""
    spend_influence(s, seat, REROLL_COST, BY_REROLL)
    take_die(s, first_die(seat) + die, BY_REROLL)
    s.reroll_colour = colour_of(die)


def list_flips(s: State, seat: int, out: Options) -> None:
    """Own dice that may be turned as well, in ascending order; STOP after the first."""
    if s.n_picks:
        out.add(STOP)
    for die in range(first_die(seat), first_die(seat + 1)):
        if s.n_picks and die < s.picks[s.n_picks - 1]:
            continue
        taken = 0
        for k in range(s.n_picks):
            if s.picks[k] == die:
                taken += 1
        if s.dice[die] > taken:
            out.add(DIE + die)


def flip_picked(s: State, seat: int) -> None:
    """4 points: the dice picked show their opposite faces."""
    spend_influence(s, seat, FLIP_COST, BY_FLIP)
    for k in range(s.n_picks):
        turn_die(s, s.picks[k], BY_FLIP)
        s.picks[k] = 0
    s.n_picks = 0
