"""Turns that make no sense to a player, whatever a bot thinks they are worth.

An evaluation that is off by a tenth of a point may still prefer them. They cost little, but an
opponent who moves citizens back and forth in the last round does not feel human.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from troyes.rules.engine import apply_option, options
from troyes.rules.facts import (
    AT_LYING,
    BY_AGRICULTURE,
    CITIZEN,
    DENIERS,
    DIE_MOVES,
    Row,
    recording,
)
from troyes.rules.layout import value_of
from troyes.rules.state import State
from troyes.rules.terms import ACTIVATE, AGRICULTURE, DIE, NEUTRAL, PASS, REROLL, SETTLE, YIELD
from troyes.rules.turn import spends_influence

T = TypeVar("T", bound=Sequence[int])

GOOD = 4  # the lowest face that nobody rolls again
IDLE = (PASS, YIELD)
OWNERS = NEUTRAL + 1


def sensible(s: State, ranked: list[tuple[float, T]]) -> list[tuple[float, T]]:
    """Of turns with their values, those that make sense; there is always a whole turn among them.

    Where none of those does, there is nothing to do, and idling is added.
    """
    kept = [one for one in ranked if makes_sense(s, one[1])]
    if any(not rolls_again(turn) for _, turn in kept):
        return kept
    value, some = ranked[-1]
    idle = [type(some)([option]) for option in options(s) if option in IDLE]  # type: ignore[call-arg]
    return [*kept, *((value, turn) for turn in idle)] if idle else ranked


def rolls_again(turn: Sequence[int]) -> bool:
    """Whether a turn goes no further than to a reroll."""
    return REROLL <= turn[-1] < DIE


def makes_sense(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn does anything for anybody."""
    last = turn[-1]
    if rolls_again(turn):
        return value_of(last - REROLL) < GOOD
    if last == PASS:
        return len(turn) == 1  # influence spent just before could have waited
    if could_wait(s, turn):
        return False
    if AGRICULTURE in turn:
        return earns(s, turn)
    if s.round == s.rounds and any(SETTLE <= option < ACTIVATE for option in turn):
        return somebody_moves(s, turn)
    return True


def could_wait(s: State, turn: Sequence[int]) -> bool:
    """Whether influence is spent that the rest of the turn has no need of: then it can be spent
    when it is needed, and nobody buys a die before that which was turned to a better face."""
    if not spends_influence(turn[0]):
        return False
    end = s.copy()
    for k, option in enumerate(turn[:-1]):
        apply_option(end, option)
        if (end.wait, end.actor) == (s.wait, s.actor):
            rest = turn[k + 1 :]
            return is_legal(s, rest) or could_wait(end, rest)
    return False


def is_legal(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn can be taken as it stands."""
    s = s.copy()
    for option in turn:
        if option not in options(s):
            return False
        apply_option(s, option)
    return True


def earns(s: State, turn: Sequence[int]) -> bool:
    """Whether farming brings in more than its dice cost."""
    price = gain = 0
    for row in facts_of(s, turn):
        if row.kind == DENIERS and row.cause == BY_AGRICULTURE:
            gain += row.amount
        elif row.kind == DIE_MOVES and row.cause == BY_AGRICULTURE:
            price += max(0, row.amount)
    return gain > price


def somebody_moves(s: State, turn: Sequence[int]) -> bool:
    """Whether the seat has more citizens in the buildings, or another player fewer."""
    change = [0] * OWNERS
    for row in facts_of(s, turn):
        if row.kind == CITIZEN:
            change[row.owner] += (0 <= row.place < AT_LYING) - (0 <= row.origin < AT_LYING)
    own = change.pop(s.actor)
    return own > 0 or min(change) < 0


def facts_of(s: State, turn: Sequence[int]) -> list[Row]:
    """What a turn would do."""
    end = s.copy()
    with recording(end) as facts:
        for option in turn:
            apply_option(end, option)
    return facts.rows


def after(s: State, turn: Sequence[int]) -> State:
    """The state a turn leads to."""
    s = s.copy()
    for option in turn:
        apply_option(s, option)
    return s
