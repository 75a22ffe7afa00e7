"""The immediate effects of the activity cards (section 5). The delayed ones are in `modifiers`."""

from __future__ import annotations

from .accounts import earn, gain_influence, gain_vp, pay_bank, pay_owner, spend_influence
from .cathedral import cubes_of
from .combat import events_with
from .facts import BY_ACTIVITY
from .layout import die_at
from .state import State, dice_in, dice_of, standing
from .terms import (
    ARTISAN,
    BAKER,
    BANQUET,
    BISHOPRIC,
    CAPTAIN,
    CITY_HALL,
    FROM_ACTIVITIES,
    GLASSBLOWER,
    GOLDSMITH,
    HUNTING,
    INNKEEPER,
    JOURNEYMAN,
    JOUST,
    MERCENARY,
    MERCHANT,
    MILLER,
    NEUTRAL,
    PALACE,
    PILGRIMAGE,
    PROCESSION,
    RED,
    SCULPTOR,
    TAX_COLLECTOR,
    TROUBADOUR,
    YELLOW,
)

NO_VP = -1  # a card that gives none; 0 is a gain of nothing, and told


def apply_card(s: State, seat: int, card: int, n: int) -> None:
    """Apply an immediate card `n` times; the fighting cards are played out in `actions`."""
    cause = BY_ACTIVITY + card
    vp = NO_VP
    if card == ARTISAN:
        spend_influence(s, seat, n, cause)
        earn(s, seat, 6 * n, cause)
    elif card == MERCHANT:
        earn(s, seat, 2 * n, cause)
    elif card == INNKEEPER:
        pay_bank(s, seat, n, cause)
        gain_influence(s, seat, n, cause)
    elif card == MILLER:
        earn(s, seat, 2 * n * max(standing(s, seat, PALACE), standing(s, seat, BISHOPRIC)), cause)
    elif card == JOURNEYMAN:
        pay_bank(s, seat, 3 * n, cause)
        vp = 2
    elif card == GOLDSMITH:
        earn(s, seat, 2 * n, cause)
        vp = 1
    elif card == SCULPTOR:
        vp = 1
    elif card == PILGRIMAGE:
        vp = 2
    elif card == PROCESSION:
        procession(s, n)
    elif card == GLASSBLOWER:
        vp = cubes_of(s, seat) // 2
    elif card == HUNTING:
        gain_influence(s, seat, 3 * n, cause)
    elif card == MERCENARY:
        earn(s, seat, 3 * n, cause)
    elif card == TROUBADOUR:
        spend_influence(s, seat, 3 * n, cause)
        vp = 2
    elif card == TAX_COLLECTOR:
        collect_taxes(s, seat, n)
    elif card == CAPTAIN:
        vp = events_with(s, seat)
    elif card == JOUST:
        joust(s, seat, n)
    elif card == BAKER:
        earn(s, seat, n * all_dice_of(s, YELLOW), cause)
    elif card == BANQUET:
        vp = most_red_dice(s)
    if vp != NO_VP:
        gain_vp(s, seat, vp * n, FROM_ACTIVITIES, cause)


def procession(s: State, n: int) -> None:
    """C.procession: 2 VP for whoever has most dice; nobody gains if gray has most alone."""
    most = 0
    for owner in range(5):
        most = max(most, dice_in(s, owner))
    if most == 0:
        return
    for seat in range(s.players):
        if dice_in(s, seat) == most:
            gain_vp(s, seat, 2 * n, FROM_ACTIVITIES, BY_ACTIVITY + PROCESSION)


def red_strength(s: State, district: int) -> int:
    """The sum of a district's red dice."""
    total = 0
    for value in range(1, 7):
        total += value * s.dice[die_at(district, RED, value)]
    return total


def joust(s: State, seat: int, n: int) -> None:
    """C.joust: if the seat's red dice are the strongest, it and all tied players gain 2 VP."""
    own = red_strength(s, seat)
    if own == 0:
        return
    for owner in range(5):
        if red_strength(s, owner) > own:
            return
    for other in range(s.players):
        if red_strength(s, other) == own:
            gain_vp(s, other, 2 * n, FROM_ACTIVITIES, BY_ACTIVITY + JOUST)


def collect_taxes(s: State, seat: int, n: int) -> None:
    """C.tax_collector: 1 denier per citizen in City Hall, gray's by the bank (le Roy's 2, K10)."""
    cause = BY_ACTIVITY + TAX_COLLECTOR
    for other in range(s.players):
        if other != seat:
            due = n * standing(s, other, CITY_HALL)
            pay_owner(s, other, seat, min(due, s.deniers[other]), cause)
    rate = 2 if s.players == 1 else 1
    earn(s, seat, n * rate * standing(s, NEUTRAL, CITY_HALL), cause)


def all_dice_of(s: State, colour: int) -> int:
    """Dice of a colour in all districts."""
    n = 0
    for district in range(5):
        n += dice_of(s, district, colour)
    return n


def most_red_dice(s: State) -> int:
    """C.banquet: red dice of the one district with most; le Roy's does not count (K10)."""
    most = 0
    for district in range(5):
        if s.players > 1 or district != NEUTRAL:
            most = max(most, dice_of(s, district, RED))
    return most
