"""Names for opponents: first names of medieval Champagne that any person could bear."""

from __future__ import annotations

import random

from troyes.rules.terms import SEAT_LETTERS

NAMES = (
    "Alix", "Amaury", "Ancel", "Aubry", "Camille", "Claude", "Colin", "Denis",
    "Dominique", "Eustache", "Florence", "Gilles", "Guyot", "Hilaire", "Jocelin", "Josse",
    "Loys", "Maxence", "Noël", "Odet", "Perrin", "Robin", "Sidoine", "Valery",
)  # fmt: skip


def name_for(table: str, seat: int) -> str:
    """The name of the opponent on a seat of a table: always the same, and no two alike there."""
    return random.Random(f"names/{table}").sample(NAMES, len(SEAT_LETTERS))[seat]
