"""Where a turn ends: a turn is a few choices, and uses of influence belong to it."""

from __future__ import annotations

from .terms import (
    ASK_ACTION,
    ASK_BLACK,
    ASK_COUNTER,
    ASK_CUBES,
    ASK_FLIP,
    ASK_SPACE,
    FLIP,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_ARCHER,
    ROLL_REROLL,
    YIELD,
)


def spends_influence(option: int) -> bool:
    """Whether an option of ASK_ACTION or ASK_COUNTER is a use of influence."""
    return option in (RECRUIT, FLIP) or REROLL <= option < REROLL + 18


def turn_goes_on(before: int, option: int, after: int) -> bool:
    """Whether the turn in which `option` was chosen at the wait `before` continues at `after`.

    Uses of influence belong to the turn they come before; an outcome is treated like an option.
    """
    if before == ASK_SPACE:
        return False
    if before in (ASK_ACTION, ASK_COUNTER):
        return option != PASS and option != YIELD
    if before in (ASK_FLIP, ROLL_REROLL):
        return True
    return after == ROLL_ARCHER or (ASK_BLACK <= after <= ASK_CUBES and after != ASK_ACTION)
