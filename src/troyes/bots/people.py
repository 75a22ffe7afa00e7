"""Names for opponents: first names of medieval Champagne that any person could bear."""

from __future__ import annotations

import random
from collections.abc import Sequence

from troyes.rules.terms import SEAT_LETTERS

NAMES = (
    "Alix", "Amaury", "Ancel", "Aubry", "Camille", "Claude", "Colin", "Denis",
    "Dominique", "Eustache", "Florence", "Gilles", "Guyot", "Hilaire", "Jocelin", "Josse",
    "Loys", "Maxence", "Noël", "Odet", "Perrin", "Robin", "Sidoine", "Valery",
)  # fmt: skip


def name_for(table: str, seat: int, wished: str | None = None, taken: Sequence[str] = ()) -> str:
    """The name of the opponent on a seat of a table: always the same, and no two alike there.

    Somebody one has met before comes again if they are `wished` for and not there yet.
    """
    if wished in NAMES and wished not in taken:
        return str(wished)
    drawn = random.Random(f"names/{table}").sample(NAMES, len(NAMES))
    rest = [name for name in drawn[len(SEAT_LETTERS) :] if name not in taken]
    return rest[seat] if drawn[seat] in taken else drawn[seat]
