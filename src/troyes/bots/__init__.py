"""Opponents: they get a view, return a choice, and know nothing else.

>>> bot = make_bot("random", seed=1)
>>> bot.name
'random'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from troyes.rules.view import View

from .random_bot import RandomBot


class Bot(Protocol):
    """Anything that can play."""

    name: str

    def choose(self, view: View) -> int:
        """One of `view.options()`."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its short name; `seed` makes its own randomness repeatable."""
    if spec not in BOTS:
        raise ValueError(f"there is no bot {spec!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[spec](seed)


__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
