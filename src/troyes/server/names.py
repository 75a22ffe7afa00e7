"""Names of people and tables: what can be read, and what cannot pass for somebody else's.

A name that only looks like another one at the table gets a number behind it, so that nobody plays
under somebody else's name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from troyes.play.table import Refused

LONGEST = 40
STACKED = 2  # marks on one letter: Vietnamese and Hebrew need no more
# Letters that draw nothing, though they count as letters or signs.
BLANK = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
SELECTORS = {chr(k) for k in range(0xFE00, 0xFE10)}  # how a sign is drawn: dropped
# What is drawn like a Latin letter, after lower case: Cyrillic, Greek, figures.
ALIKE = {
    ord(other): latin
    for latin, others in {
        "a": "аαɑ", "b": "вƅ", "c": "сϲ", "d": "ԁ", "e": "еєε", "g": "ɡց", "h": "нһհ", "i": "іιı",
        "j": "јϳ", "k": "кκ", "l": "1|!ⅼӏℓ", "m": "мⅿ", "n": "ηոп", "o": "оοօσ0", "p": "рρ",
        "q": "ԛզ", "r": "гᴦ", "s": "ѕ5", "t": "тτ", "u": "υսц", "v": "νѵⅴ", "w": "ԝωш", "x": "хχ",
        "y": "уүγ", "z": "ᴢ",
    }.items()
    for other in others
}  # fmt: skip


def clean_name(name: str, longest: int = LONGEST) -> str:
    """A name on one line, of characters that can be seen."""
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(c for c in text if c not in SELECTORS).split())[:longest].strip()
    if not text or not text.isprintable() or BLANK & set(text) or stacked(text):
        raise Refused("error-bad-name")
    return text


def stacked(text: str) -> bool:
    """Whether marks are piled up on a letter, or stand on none."""
    pile = STACKED
    for character in text:
        pile = pile + 1 if unicodedata.category(character) in ("Mn", "Me", "Mc") else 0
        if pile > STACKED:
            return True
    return False


def look(name: str) -> str:
    """What a name looks like at a glance: names that look the same give the same."""
    flat = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in flat if not unicodedata.combining(c) and not c.isspace())
    return letters.translate(ALIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that none of the others looks like: this one, or this one with a number."""
    taken = {look(other) for other in others}
    number, found = 1, name
    while look(found) in taken:
        number += 1
        end = f" ({number})"
        found = name[: LONGEST - len(end)].rstrip() + end
    return found
