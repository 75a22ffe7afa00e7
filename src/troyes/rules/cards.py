"""The immediate effects of the activity cards (section 5): their kinds, and what they count.

`card_rows` says which card is of which kind; the figures are the edition's.
"""

from __future__ import annotations

from .accounts import earn, gain_influence, gain_vp, pay_bank, pay_owner, spend_influence
from .activities import (
    CATHEDRAL_PAIRS,
    EVENTS_FOUGHT,
    MOST_DICE,
    MOST_RED_DICE,
    NOBLES,
    STRONGEST_RED,
    TAXES,
    YELLOW_DICE,
)
from .card_rows import ACTIVITIES
from .cathedral import cubes_of
from .combat import events_with
from .facts import BY_ACTIVITY
from .layout import die_at
from .state import State, dice_in, dice_of, standing
from .terms import BISHOPRIC, CITY_HALL, FROM_ACTIVITIES, NEUTRAL, PALACE, RED, YELLOW


def apply_card(s: State, seat: int, card: int, n: int) -> None:
    """Apply an immediate card `n` times; cubes on events are played out in `actions`."""
    kind = ACTIVITIES.kind[card]
    if kind == MOST_DICE:
        reward_most_dice(s, card, n)
    elif kind == STRONGEST_RED:
        reward_strongest_red(s, seat, card, n)
    elif kind == TAXES:
        collect_taxes(s, seat, card, n)
    else:
        exchange(s, seat, card, n)


def exchange(s: State, seat: int, card: int, n: int) -> None:
    """Pay and spend for each activation, and gain for each of what the card counts."""
    cause = BY_ACTIVITY + card
    if s.edition.pays[card]:
        pay_bank(s, seat, n * s.edition.pays[card], cause)
    if s.edition.spends[card]:
        spend_influence(s, seat, n * s.edition.spends[card], cause)
    times = n * counted(s, seat, ACTIVITIES.counts[card])
    if s.edition.gives_deniers[card]:
        earn(s, seat, times * s.edition.gives_deniers[card], cause)
    if s.edition.gives_influence[card]:
        gain_influence(s, seat, times * s.edition.gives_influence[card], cause)
    if s.edition.gives_vp[card]:
        gain_vp(s, seat, times * s.edition.gives_vp[card], FROM_ACTIVITIES, cause)


def counted(s: State, seat: int, what: int) -> int:
    """The number of things a card counts; 1 for a card that counts nothing."""
    if what == NOBLES:
        return max(standing(s, seat, PALACE), standing(s, seat, BISHOPRIC))
    if what == CATHEDRAL_PAIRS:
        return cubes_of(s, seat) // 2
    if what == EVENTS_FOUGHT:
        return events_with(s, seat)
    if what == YELLOW_DICE:
        return all_dice_of(s, YELLOW)
    if what == MOST_RED_DICE:
        return most_red_dice(s)
    return 1


def reward_most_dice(s: State, card: int, n: int) -> None:
    """C.procession, K10: VP for players with the most dice; none if gray alone has the most."""
    most = 0
    for owner in range(5):
        most = max(most, dice_in(s, owner))
    if most == 0:
        return
    for seat in range(s.players):
        if dice_in(s, seat) == most:
            gain_vp(s, seat, n * s.edition.gives_vp[card], FROM_ACTIVITIES, BY_ACTIVITY + card)


def red_strength(s: State, district: int) -> int:
    """The sum of a district's red dice."""
    total = 0
    for value in range(1, 7):
        total += value * s.dice[die_at(district, RED, value)]
    return total


def reward_strongest_red(s: State, seat: int, card: int, n: int) -> None:
    """C.joust, K10: if the seat's red dice are the strongest, it and all tied players gain VP."""
    own = red_strength(s, seat)
    if own == 0:
        return
    for owner in range(5):
        if red_strength(s, owner) > own:
            return
    for other in range(s.players):
        if red_strength(s, other) == own:
            gain_vp(s, other, n * s.edition.gives_vp[card], FROM_ACTIVITIES, BY_ACTIVITY + card)


def collect_taxes(s: State, seat: int, card: int, n: int) -> None:
    """C.tax_collector: for each citizen in City Hall; gray's by the bank, le Roy's double (K10)."""
    cause = BY_ACTIVITY + card
    rate = n * s.edition.gives_deniers[card]
    for other in range(s.players):
        if other != seat:
            due = rate * standing(s, other, CITY_HALL)
            pay_owner(s, other, seat, min(due, s.deniers[other]), cause)
    if s.players == 1:
        rate *= 2
    earn(s, seat, rate * standing(s, NEUTRAL, CITY_HALL), cause)


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
