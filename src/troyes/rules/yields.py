"""What a group of dice is good for: uses of a card, cubes, deniers (A1.4, A2.1, A3.1, A5.1)."""

from __future__ import annotations

from .card_rows import ACTIVITIES, MODIFIERS
from .combat import free_banners
from .groups import hire_cost, is_card, is_event
from .state import State
from .terms import ACTIVATE, AGRICULTURE, CATHEDRAL, FIGHT

Group = tuple[list[int], int, int]  # its dice, what it counts, what it costs


def activations(s: State, seat: int, card: int, total: int, deniers: int) -> int:
    """A1.4: how often a total uses a card; where one may choose, as often as one can pay for."""
    n = total // s.edition.divisor[card]
    if chooses_number(card):
        if s.edition.pays[card]:
            n = min(n, deniers // s.edition.pays[card])
        if s.edition.spends[card]:
            n = min(n, s.influence[seat] // s.edition.spends[card])
    return n


def chooses_number(card: int) -> bool:
    """A1.4: cards that need not be used as often as the dice allow."""
    return ACTIVITIES.chosen[card] > 0


def stones(modifier: int, dice: int) -> int:
    """A2.1: the cubes that this many dice build on the cathedral; C.prior: a die counts as two."""
    return dice * MODIFIERS.times[modifier]


def cubes_for(s: State, event: int, total: int) -> int:
    """A3.1: the most cubes that a total places on an event."""
    return min(free_banners(s, event), total // s.edition.event_divisor[event])


def harvest(total: int) -> int:
    """A5.1: the deniers that farming yields."""
    return total // 2


def group_yield(
    s: State, seat: int, target: int, modifier: int, dice: int, total: int, price: int
) -> int:
    """The most that a group of this many dice gets out of a target, when all is paid."""
    if is_card(target):
        left = s.deniers[seat] - hire_cost(s, seat, target) - price
        return activations(s, seat, s.card[target - ACTIVATE], total, left)
    if is_event(target):
        return cubes_for(s, s.queue[target - FIGHT], total)
    if target == CATHEDRAL:
        return stones(modifier, dice)
    if target == AGRICULTURE:
        return harvest(total)
    return 1  # a citizen


def with_yields(
    s: State, seat: int, target: int, modifier: int, groups: list[Group]
) -> list[tuple[list[int], int, int, int]]:
    """Groups as a finder lists them, each with what it is good for."""
    return [
        (dice, total, price, group_yield(s, seat, target, modifier, len(dice), total, price))
        for dice, total, price in groups
    ]
