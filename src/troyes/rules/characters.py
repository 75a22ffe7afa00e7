"""The six characters: what they count and what they give for it (F2)."""

from __future__ import annotations

from .cathedral import cubes_of
from .combat import taken_by
from .layout import on_card
from .state import State, standing
from .terms import (
    CHRETIEN,
    FLORENTIN,
    HUGUES,
    NEUTRAL,
    THIBAUT,
    URBAIN,
)


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
    """What must be reached for 1, 3 and 6 VP (grade 0, 1, 2); two of them need more with few."""
    if character in (CHRETIEN, URBAIN):
        return (4 if s.players <= 2 else 3) + 2 * grade
    if character == THIBAUT:
        return 6 + 6 * grade
    if character == HUGUES:
        return 5 + 5 * grade
    if character == FLORENTIN:
        return 2 + 2 * grade
    return 1 + 2 * grade


def character_vp(s: State, character: int, owner: int) -> int:
    """F2: 1, 3 or 6 VP. Le Roy never scores deniers or influence (K9.6)."""
    if owner == NEUTRAL and (character in (THIBAUT, HUGUES)):
        return 0
    n = counted(s, character, owner)
    if n >= threshold(s, character, 2):
        return 6
    if n >= threshold(s, character, 1):
        return 3
    if n >= threshold(s, character, 0):
        return 1
    return 0
