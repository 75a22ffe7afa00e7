"""The King's Challenge for its player: the score of both sides, and what le Roy may do next.

Everything is computed from a state that the client may see (`View.state`), and nothing else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from troyes.formats.facts import Told, tell
from troyes.formats.names import die_name
from troyes.rules.characters import character_vp, counted, never_roys, threshold
from troyes.rules.facts import BY_ROY, recording
from troyes.rules.king import best_die, roy_can_act, spend_best, take_roy_turn
from troyes.rules.layout import cathedral_at
from troyes.rules.scoring import breakdown, verdict
from troyes.rules.state import State, dice_in
from troyes.rules.terms import (
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CHARACTERS,
    GRADE_VP,
    NEUTRAL,
    NO_CHARACTER,
    STEP_ACTIONS,
    UNKNOWN,
)

PLAYER = 0
DICE = range(1, 7)
CHANCES = {  # of 36
    total: sum(first + second == total for first in DICE for second in DICE)
    for total in range(2, 13)
}


class Roll(NamedTuple):
    """One result of le Roy's two dice: how many of 36 throws give it, and what he would do."""

    total: int
    chance: int
    facts: list[Told]


def roy_acts(s: State) -> bool:
    """Whether le Roy takes turns now: in the phase of actions, while he has dice (K8)."""
    return s.step == STEP_ACTIONS and roy_can_act(s)


def forecast(s: State) -> list[Roll]:
    """What each roll would make le Roy do if he rolled now; nothing that comes after his turn."""
    found = []
    for total, chance in CHANCES.items():
        after = s.copy()
        with recording(after) as facts:
            take_roy_turn(after, total)
        found.append(Roll(total, chance, tell(facts.rows, after)))
    return found


def standing(s: State) -> dict[str, Any]:
    """What both sides would have if the game ended now; no points where they are hidden."""
    player, roy = side(s, PLAYER), side(s, NEUTRAL)
    hidden = player["total"] is None
    ahead = None if hidden else player["total"] - roy["total"]
    return {
        "characters": [
            character(s, k) for k in range(len(CHARACTERS)) if s.pile[k] != NO_CHARACTER
        ],
        "player": player,
        "roy": roy,
        "margin": ahead,
        "verdict": None if ahead is None else verdict(ahead),
        "reserve": s.general[NEUTRAL],
        "roy_dice": ranked(s),
        "player_best": die_name(best_die(s, PLAYER), PLAYER) if dice_in(s, PLAYER) else None,
    }


def ranked(s: State) -> list[str]:
    """Le Roy's dice, the best first (K4)."""
    rest = s.copy()
    found = []
    while roy_can_act(rest):
        found.append(die_name(best_die(rest, NEUTRAL), NEUTRAL))
        spend_best(rest, 1, BY_ROY)
    return found


def character(s: State, place: int) -> dict[str, Any]:
    """A character of the pile: what it counts for both, what that gives, what more would need."""
    who = s.pile[place]
    for_roy = not never_roys(who)
    return {
        "character": CHARACTERS[who],
        "scored": place < s.pile_top,
        "grades": [threshold(s, who, grade) for grade in range(len(GRADE_VP))],
        "player": counted(s, who, PLAYER),
        "roy": counted(s, who, NEUTRAL) if for_roy else None,
        "player_vp": character_vp(s, who, PLAYER),
        "roy_vp": character_vp(s, who, NEUTRAL),
    }


def side(s: State, owner: int) -> dict[str, Any]:
    """One side's points as the score table would have them."""
    hidden = s.vp[owner] == UNKNOWN
    table = breakdown(s, owner)
    return {
        "vp": None if hidden else s.vp[owner],
        "characters": sum(table.get(name, 0) for name in CHARACTERS),
        "events": table["events"],
        "tradesmen": table["tradesmen"],
        "cathedral_levels": table["cathedral_levels"],
        "levels": [
            sum(
                s.cathedral[cathedral_at(level, column)] == owner
                for column in range(CATHEDRAL_COLUMNS)
            )
            for level in range(CATHEDRAL_LEVELS)
        ],
        "total": None if hidden else table["total"],
    }
