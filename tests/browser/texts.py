"""The texts the client is made from, as plain patterns."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "web" / "src" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@cache
def messages(language: str) -> dict[str, str]:
    """The raw pattern of every message of a language."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for block in re.split(r"\n(?=[a-zA-Z])", "\n" + file.read_text("utf-8")):
            match = re.match(r"\n?([a-zA-Z][\w-]*)\s*=\s*(.*)", block, re.DOTALL)
            if match:
                # Neither the next heading nor other forms of the same words.
                found[match[1]] = re.split(r"\n+#|\n +\.", match[2])[0].strip()
    return found


def english(message: str) -> str:
    """An English message without variables."""
    return messages("en")[message]


@cache
def likeness(language: str, other: str = "") -> re.Pattern[str]:
    """What a whole message of a language may look like; only of those `other` says differently.

    Messages that choose between forms are left out, and those with hardly a word of their own.
    """
    patterns = []
    for message, text in messages(language).items():
        if "->" in text or (other and text == messages(other).get(message)):
            continue
        parts = re.split(r"\{[^{}]*\}", " ".join(text.split()))
        if len(re.findall(r"\w", "".join(parts))) > 3:
            patterns.append(".+?".join(map(re.escape, parts)))
    return re.compile("|".join(patterns))
