"""The engine: those who play in a thread of their own ask a referee of their own."""

from __future__ import annotations

import pytest
from random_play import steps

from troyes.rules.engine import Referee, apply_option, draw, is_chance, is_over, options, resolve
from troyes.rules.options import Options


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_referee_of_ones_own_rules_as_the_shared_one_does(players: int) -> None:
    """Every question has its room from the beginning, and answers and rolls are the same."""
    referee, found = Referee(), Options()
    for s in steps(players, True, 3, rich=True):
        shared, own = s.copy(), s.copy()
        if is_over(s):
            break
        if is_chance(s):
            outcome = referee.draw(s, 3, 4)
            assert outcome == draw(s, 3, 4)
            referee.resolve(own, outcome)
            resolve(shared, outcome)
        else:
            referee.list_options(s, found)
            listed = found.to_list()
            assert listed == options(s)
            referee.apply_option(own, listed[-1])
            apply_option(shared, listed[-1])
        assert own == shared
