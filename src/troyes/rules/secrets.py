"""What is secret, and from whom (T5)."""

from __future__ import annotations

from .state import State
from .terms import N_SOURCES, NO_CHARACTER, UNKNOWN

SPECTATOR = 5


def mask(s: State, seat: int) -> None:
    """Overwrite what a seat may not know."""
    for owner in range(s.players):
        if owner == seat:
            continue
        for k in range(owner * 2, owner * 2 + 2):
            if s.hands[k] != NO_CHARACTER:
                s.hands[k] = UNKNOWN
        if not s.open_scores:
            s.vp[owner] = UNKNOWN
            for k in range(owner * N_SOURCES, (owner + 1) * N_SOURCES):
                s.earned[k] = UNKNOWN
