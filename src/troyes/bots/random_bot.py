"""The simplest opponent: any legal option, all equally likely."""

from __future__ import annotations

import random

from troyes.play.view import View


class RandomBot:
    """Chooses at random."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, budget: float | None = None) -> int:
        """Any option."""
        return self.random.choice(view.options())
