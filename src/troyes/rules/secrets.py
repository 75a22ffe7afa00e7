"""What is secret, and from whom (T5)."""

from __future__ import annotations

from .layout import earned_at, hand_at
from .state import State
from .terms import FROM_OTHER, NO_CHARACTER, UNKNOWN

SPECTATOR = 5


def mask(s: State, seat: int) -> None:
    """Overwrite what a seat may not know."""
    for owner in range(s.players):
        if owner == seat:
            continue
        for k in range(hand_at(owner, 0), hand_at(owner + 1, 0)):
            if s.hands[k] != NO_CHARACTER:
                s.hands[k] = UNKNOWN
        if not s.open_scores:
            s.vp[owner] = UNKNOWN
            for k in range(earned_at(owner, 0), earned_at(owner + 1, 0)):
                s.earned[k] = UNKNOWN


def tally(s: State) -> tuple[int, ...]:
    """The points every owner holds: gained and lost in sight, so anybody can count along."""
    return (s.vp[0], s.vp[1], s.vp[2], s.vp[3], s.vp[4])


def fill_in(s: State, characters: list[int], points: tuple[int, ...]) -> None:
    """Put characters and points where a view hides them; the points count as from elsewhere."""
    n = 0
    for k in range(8):
        if s.hands[k] == UNKNOWN:
            s.hands[k] = characters[n]
            n += 1
    for owner in range(s.players):
        if s.vp[owner] == UNKNOWN:
            s.vp[owner] = max(0, points[owner])
            for k in range(earned_at(owner, 0), earned_at(owner + 1, 0)):
                s.earned[k] = 0
            s.earned[earned_at(owner, FROM_OTHER)] = s.vp[owner]
