"""The game. Pure: no I/O, no clock, no global randomness; nothing here knows of bots, web or texts.

The modules run compiled where a compiler was at hand and as plain Python everywhere else
(`troyes.pure`).
"""

from __future__ import annotations

from .state import COMPILED

__all__ = ["COMPILED"]
