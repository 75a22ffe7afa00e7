"""Personalities for bots: first names from medieval Champagne, and styles.

Each name has a face (drawn by the client) and a style of play, the same at every table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from troyes.rules.terms import SEAT_LETTERS

PEOPLE = {  # by name, what they like; some have no style
    "Alix": "builder", "Amaury": "soldier", "Ancel": "", "Aubry": "merchant",
    "Camille": "courtier", "Clair": "", "Colin": "merchant", "Denis": "builder",
    "Dominique": "", "Eustache": "soldier", "Florence": "courtier", "Gilles": "",
    "Guyot": "merchant", "Hilaire": "builder", "Jocelin": "soldier", "Josse": "",
    "Loys": "courtier", "Maxence": "", "Noël": "builder", "Odet": "",
    "Perrin": "merchant", "Robin": "soldier", "Sidoine": "courtier", "Valery": "",
}  # fmt: skip
NAMES = tuple(PEOPLE)


def name_for(table: str, seat: int, wished: str | None = None, taken: Sequence[str] = ()) -> str:
    """The name of the opponent on a seat of a table: always the same, and no two alike there.

    An opponent met before comes again if they are `wished` for and not at the table yet.
    """
    if wished in NAMES and wished not in taken:
        return str(wished)
    drawn = random.Random(f"names/{table}").sample(NAMES, len(NAMES))
    rest = [name for name in drawn[len(SEAT_LETTERS) :] if name not in taken]
    return rest[seat] if drawn[seat] in taken else drawn[seat]


def spec_for(level: str, name: str) -> str:
    """The bot that plays for an opponent of this level and name."""
    style = PEOPLE.get(name, "")
    return f"{level}:{style}" if style else level
