"""The standings: all points if the game ended now, as far as a client may know them.

Everything is computed from a state that the client may see (`View.state`), and nothing else.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.characters import character_vp
from troyes.rules.scoring import (
    cathedral_penalty,
    event_presence_vp,
    in_play,
    owners,
    tradesmen_vp,
)
from troyes.rules.state import State
from troyes.rules.terms import CHARACTERS, UNKNOWN


def standings(s: State) -> list[dict[str, Any]]:
    """Every owner's points by category: those gained so far only where they are known, and what
    the characters the reader knows of would bring."""
    return [points(s, owner) for owner in owners(s)]


def points(s: State, owner: int) -> dict[str, Any]:
    """One owner's points; `known` adds up what is known, which is all of it where `vp` is."""
    parts = {
        "events": event_presence_vp(s, owner),
        "tradesmen": tradesmen_vp(s, owner),
        "cathedral_levels": cathedral_penalty(s, owner),
    }
    characters = {
        name: character_vp(s, k, owner) for k, name in enumerate(CHARACTERS) if in_play(s, k)
    }
    vp = None if s.vp[owner] == UNKNOWN else int(s.vp[owner])
    known = sum(parts.values()) + sum(characters.values()) + (vp or 0)
    return {"owner": owner, "vp": vp, **parts, "characters": characters, "known": known}
