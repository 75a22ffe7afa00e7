"""The six characters: what they count and what they give for it (F2)."""

from __future__ import annotations

from .cathedral import cubes_of
from .combat import taken_by
from .layout import on_card, threshold_at
from .state import State, standing
from .terms import (
    CHRETIEN,
    FLORENTIN,
    GRADE_VP,
    HUGUES,
    NEUTRAL,
    THIBAUT,
    URBAIN,
)

FIRST, SECOND, THIRD = GRADE_VP


def tradesmen(s: State, owner: int) -> int:
    """Own tradesmen, those on a picture too."""
    n = 0
    for slot in range(9):
        if s.trade[on_card(slot, owner)]:
            n += 1
    return n


def counted(s: State, character: int, owner: int) -> int:
    """What a character counts for an owner."""
    if character == CHRETIEN:
        return standing(s, owner, 0) + standing(s, owner, 1) + standing(s, owner, 2)
    if character == URBAIN:
        return cubes_of(s, owner)
    if character == THIBAUT:
        return s.deniers[owner]
    if character == HUGUES:
        return s.influence[owner]
    if character == FLORENTIN:
        return tradesmen(s, owner)
    return taken_by(s, owner)


def threshold(s: State, character: int, grade: int) -> int:
    """What must be reached for a grade, 0 to 2.

    Two characters have higher thresholds with one or two players.
    """
    if s.players <= 2:
        return s.edition.few[threshold_at(character, grade)]
    return s.edition.many[threshold_at(character, grade)]


def never_roys(character: int) -> bool:
    """K9.6: le Roy never scores deniers or influence."""
    return character in (THIBAUT, HUGUES)


def character_vp(s: State, character: int, owner: int) -> int:
    """F2: what a character gives an owner."""
    return award(s, character, owner, counted(s, character, owner))


def award(s: State, character: int, owner: int, n: int) -> int:
    """F2: 1, 3 or 6 VP for this much of what a character counts."""
    if owner == NEUTRAL and never_roys(character):
        return 0
    if n >= threshold(s, character, 2):
        return THIRD
    if n >= threshold(s, character, 1):
        return SECOND
    if n >= threshold(s, character, 0):
        return FIRST
    return 0
