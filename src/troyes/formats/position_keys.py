"""The keys of a position in JSON, and the fields of the state behind the turn's figures."""

from __future__ import annotations

from troyes.rules.terms import (
    ASK_CUBES,
    ASK_NUMBER,
    ROLL_ARCHER,
    ROLL_REROLL,
    ROLL_ROY,
    STEP_ACTIONS,
    STEP_BLACK_ROLL,
    STEP_CHARACTERS,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_WORKFORCE,
)

# Fields of the turn in hand that are written as they are.
COUNTERS = ("black_todo", "need", "total", "barred")
# Several fields that are written under one name, by the step the game is in ...
BY_STEP = {
    "cursor": {
        STEP_PLACEMENT: "placed",
        STEP_CHARACTERS: "dealt",
        STEP_REVEAL: "revealed",
        STEP_WORKFORCE: "next_space",
        STEP_BLACK_ROLL: "black_rolled",
    },
    "roy_turns": {STEP_ACTIONS: "roy_turns", STEP_PLACEMENT: "roy_placed"},
}
# ... and by what it waits for. The first of them is the one for all other steps and waits.
BY_WAIT = {
    "todo": {ASK_CUBES: "cubes_left", ROLL_ARCHER: "rolls_left", ASK_NUMBER: "most"},
    "roll": {ASK_CUBES: "hits", ROLL_ROY: "roy_die", ROLL_REROLL: "reroll_colour"},
}
# All figures of the turn in hand in the order they are written: the fields behind each of them.
FIGURES = {
    **{name: tuple(fields.values()) for name, fields in BY_STEP.items()},
    **{name: (name,) for name in COUNTERS},
    **{name: tuple(fields.values()) for name, fields in BY_WAIT.items()},
}
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
