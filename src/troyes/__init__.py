"""Troyes, the board game.

>>> import troyes
>>> game = troyes.Game(players=2, seed=1)
>>> game.actor, game.names()[:2]
(1, ['palace-1', 'palace-3'])
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import troyes.pure as pure  # first: it decides which modules are used
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.edition import Edition
from troyes.rules.state import State

try:
    __version__ = version("troyes")
except PackageNotFoundError:  # a checkout that is not installed
    __version__ = "0"

__all__ = ["Edition", "Game", "Record", "State", "View", "__version__", "pure"]
