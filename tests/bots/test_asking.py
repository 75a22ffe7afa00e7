"""Asking bots for whole turns."""

from __future__ import annotations

import time
from itertools import pairwise

from troyes import Game, View
from troyes.bots.asking import take_turn

BUDGET = 60.0


class Slow:
    """A bot that takes its time and remembers how much it was given for each choice."""

    name = "slow"

    def __init__(self) -> None:
        self.budgets: list[float | None] = []

    def choose(self, view: View, budget: float | None = None) -> int:
        self.budgets.append(budget)
        time.sleep(0.01)
        return view.options()[-1]


def test_the_budget_is_for_the_whole_turn() -> None:
    game, bot = Game(players=2, seed=1), Slow()
    turns: list[list[float]] = []
    while not game.over and len(turns) < 30:
        bot.budgets.clear()
        choices = take_turn(game, bot, BUDGET)
        game.resolve_chance()
        assert choices == len(bot.budgets)
        turns.append([left for left in bot.budgets if left is not None])
    assert max(map(len, turns)) > 1
    for given in turns:
        assert given[0] > BUDGET - 0.01
        assert all(later <= left - 0.01 for left, later in pairwise(given))


def test_no_budget_is_no_limit() -> None:
    game, bot = Game(players=2, seed=1), Slow()
    assert take_turn(game, bot, None) == len(bot.budgets)
    assert set(bot.budgets) == {None}
