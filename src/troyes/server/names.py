"""Names of people and tables: what can be read, and what cannot pass for somebody else's.

A name that looks like another one at the table gets a number behind it, so that nobody plays
under somebody else's name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from troyes.play.table import Refused

LONGEST = 40
STACKED = 2  # marks on one letter: Vietnamese and Hebrew need no more
# What draws nothing, though it counts as a letter, a sign or a mark.
BLANK = set(
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f\U00016fe4\U0001d159"
)
# How a sign is drawn: dropped.
SELECTORS = {chr(k) for k in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
# What is drawn like a Latin letter, after lower case: Cyrillic, Greek, Armenian, Coptic, Cherokee,
# Lisu, small capitals, figures.
ALIKE = {
    ord(other): latin
    for latin, others in {
        "a": "аαɑⲁᎪꓮᴀ", "b": "вƅβⲃᏴꓐʙ", "c": "сϲⲥᏟꓚᴄ", "d": "ԁᎠꓓᴅ", "e": "еєεⲉᎬꓰᴇ", "f": "ꓝꜰ",
        "g": "ɡցᏀꓖɢ", "h": "нһհⲏᎻꓧʜ", "i": "іιıⲓꓲɪ", "j": "јϳᎫꓙᴊȷ", "k": "кκⲕᏦꓗᴋ",
        "l": "1|!ⅼӏℓᏞꓡʟ", "m": "мⅿⲙᎷꓟᴍ", "n": "ηոпⲛꓠɴ", "o": "оοօσⲟ0ꓳᴏ", "p": "рρⲣᏢꓑᴘ",
        "q": "ԛզ", "r": "гᴦᏒꓣʀ", "s": "ѕ5ᏚꓢꜱՏ", "t": "тτⲧᎢꓔᴛ", "u": "υսцꓴᴜ", "v": "νѵⅴᏙꓦᴠ",
        "w": "ԝωшᎳꓪᴡ", "x": "хχⲭꓫ", "y": "уүγⲩꓬʏ", "z": "ᴢᏃꓜ",
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
    """What a name looks like at a glance: names that look the same give the same.

    Dots, dashes and marks are easily overlooked, unless a name has nothing else.
    """
    flat = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    letters = "".join(c for c in flat if c.isalnum()) or flat
    return letters.replace("i", "l").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that none of the others looks like: this one, or this one with a number."""
    taken = {look(other) for other in others}
    number, found = 1, name
    while look(found) in taken:
        number += 1
        end = f" ({number})"
        found = name[: LONGEST - len(end)].rstrip() + end
    return found
