"""Bots: they get a view and a time budget, return a choice, and know nothing else.

>>> bot = make_bot("classic", seed=1)
>>> bot.name
'classic'
"""

from __future__ import annotations

from .classic import ClassicBot
from .levels import LEVELS, STAND_IN, WEAKEST, Level, LevelId
from .random_bot import RandomBot
from .registry import Bot, UnknownBot, budget_of, close, finish, make_bot, names

__all__ = [
    "LEVELS",
    "STAND_IN",
    "WEAKEST",
    "Bot",
    "ClassicBot",
    "Level",
    "LevelId",
    "RandomBot",
    "UnknownBot",
    "budget_of",
    "close",
    "finish",
    "make_bot",
    "names",
]
