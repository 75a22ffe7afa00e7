"""Names of guests and tables: readable, and not mistakable for another one.

A name that looks like another one at the table gets a number after it, so that nobody plays under
another player's name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from troyes.play.table import Refused

from .look_alikes import CAPITALS, LETTERS

LONGEST = 40
STACKED = 2  # marks on one letter: Vietnamese and Hebrew need no more
# What draws nothing, though it counts as a letter, a sign or a mark.
BLANK = set(
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f\U00016fe4\U0001d159"
)
# How a sign is drawn: dropped.
SELECTORS = {chr(k) for k in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}


def clean_name(name: str, longest: int = LONGEST) -> str:
    """A name on one line, of characters that can be seen."""
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(c for c in text if c not in SELECTORS).split())[:longest].strip()
    if not text.isprintable() or BLANK & set(text) or stacked(text):
        raise Refused("error-bad-name")
    if not any(is_letter(c) for c in text):
        raise Refused("error-bad-name")  # dots and dashes are overlooked: it would be no name
    return text


def is_letter(character: str) -> bool:
    """Whether it is a letter or a figure; not an apostrophe, though Unicode has some as letters."""
    return character.isalnum() and unicodedata.category(character) != "Lm"


def stacked(text: str) -> bool:
    """Whether marks are piled up on a letter, or stand on none."""
    pile = STACKED
    for character in text:
        pile = pile + 1 if unicodedata.category(character) in ("Mn", "Me", "Mc") else 0
        if pile > STACKED:
            return True
    return False


def look(name: str, capitals: bool = False) -> str:
    """What a name looks like at a glance, in Latin letters.

    Dots, dashes, marks and apostrophes are easily overlooked, unless a name has nothing else, and
    so is whether letters are capitals: except for `capitals` that look unlike their small letters.
    """
    if capitals:
        name = unicodedata.normalize("NFKD", name.translate(CAPITALS)).translate(CAPITALS)
    flat = unicodedata.normalize("NFKD", name).casefold().translate(LETTERS)
    letters = "".join(c for c in flat if is_letter(c)) or flat
    return letters.replace("i", "l").replace("rn", "m").replace("vv", "w")


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """All that a name can be taken for; names that look alike have one of them in common.

    >>> looks("Ann4") & looks("ΑΝΝΑ") & looks("ann-a")
    frozenset({'anna'})
    """
    return frozenset((look(name), look(name, capitals=True)))


def goes_by(found: str, name: str) -> bool:
    """Whether a name is derived from this one: equal, or with a number after it."""
    number = re.search(r" \(\d+\)$", found)
    return found == name or (number is not None and found == shortened(name, number[0]))


def shortened(name: str, end: str) -> str:
    """A name with a suffix, together no longer than a name may be."""
    return name[: LONGEST - len(end)].rstrip() + end


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that none of the others looks like: this one, or this one with a number."""
    taken = {one for other in others for one in looks(other)}
    number, found = 1, name
    while looks(found) & taken:
        number += 1
        found = shortened(name, f" ({number})")
    return found
