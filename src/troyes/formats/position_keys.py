"""The keys of a position in JSON, and how those of older positions are read."""

from __future__ import annotations

from typing import Any

from troyes.rules.terms import (
    ASK_NUMBER,
    ROLL_ARCHER,
    ROLL_REROLL,
    ROLL_ROY,
    STEP_BLACK_ROLL,
    STEP_CHARACTERS,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_WORKFORCE,
)

# The figures of the current turn in the order they are written; the keys are fields of the state.
FIGURES = (
    "dealt", "placed", "roy_placed", "revealed", "next_space", "black_rolled", "roy_turns",
    "black_todo", "need", "total", "barred", "cubes_left", "rolls_left", "most", "hits", "roy_die",
    "reroll_colour",
)  # fmt: skip
TOP_KEYS = (
    "rules", "edition", "players", "bonus", "open_scores", "round", "start", "step", "waits_for",
    "actor", "next", "seats", "neutral", "buildings", "lying", "dice", "black", "cathedral",
    "activities", "events", "discarded", "pile", "pile_scored", "turn",
)  # fmt: skip
SEAT_KEYS = (
    "deniers", "influence", "vp", "earned", "supply", "characters", "taken", "passed",
    "on_district", "rerolls", "archer_rolls",
)  # fmt: skip
TURN_KEYS = (
    *FIGURES, "event", "call", "acted", "target", "modifier", "rolled", "picks", "chosen",
)  # fmt: skip

# --- positions written by 0.1.0 ------------------------------------------------------------------

OLD_BY_STEP = {
    "cursor": {
        STEP_CHARACTERS: "dealt",
        STEP_REVEAL: "revealed",
        STEP_WORKFORCE: "next_space",
        STEP_BLACK_ROLL: "black_rolled",
    },
    "roy_turns": {STEP_PLACEMENT: "roy_placed"},
}
OLD_BY_WAIT = {
    "todo": {ROLL_ARCHER: "rolls_left", ASK_NUMBER: "most"},
    "roll": {ROLL_ROY: "roy_die", ROLL_REROLL: "reroll_colour"},
}
ELSEWHERE = {"cursor": "placed", "todo": "cubes_left", "roll": "hits"}  # at other steps and waits


def with_new_keys(turn: dict[str, Any], step: int, wait: int) -> dict[str, Any]:
    """The turn of a position, its figures under today's keys.

    In 0.1.0 one key stood for several figures: which one depended on the step the game was in, or
    on what it waited for.
    """
    new = {}
    for key, value in turn.items():
        meant = OLD_BY_STEP.get(key, {}).get(step) or OLD_BY_WAIT.get(key, {}).get(wait)
        new[meant or ELSEWHERE.get(key, key)] = value
    return new
