"""Opponents: they get a view, return a choice, and know nothing else.

>>> bot = make_bot("apprentice", seed=1)
>>> bot.name
'apprentice'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from troyes.play.view import View

from .apprentice import ApprenticeBot
from .random_bot import RandomBot


class Bot(Protocol):
    """Anything that can play."""

    name: str

    def choose(self, view: View) -> int:
        """One of `view.options()`."""
        ...


LEVELS = ("novice", "apprentice")  # what people may play against, the weakest first
BOTS: dict[str, Callable[[int], Bot]] = {
    "novice": RandomBot,
    "apprentice": ApprenticeBot,
    "random": RandomBot,  # the novice by its other name, for simulations
}


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its short name; `seed` makes its own randomness repeatable."""
    if spec not in BOTS:
        raise ValueError(f"there is no bot {spec!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[spec](seed)


__all__ = ["BOTS", "LEVELS", "ApprenticeBot", "Bot", "RandomBot", "make_bot"]
