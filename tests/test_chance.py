"""Chance: explicit, keyed, injectable."""

from __future__ import annotations

import pytest
from random_play import steps
from table import names, play, table

from troyes.rules.chance import Seed, keyed, siphash
from troyes.rules.edition import standard
from troyes.rules.engine import (
    IllegalChoice,
    advance,
    apply_outcome,
    draw,
    is_chance,
    outcomes,
    resolve,
)
from troyes.rules.game import Game
from troyes.rules.setup import new_game
from troyes.rules.terms import ROLL_WORKFORCE, STEP_EVENT_CARDS, STEP_INCOME

KEY_0, KEY_1 = 0x0706050403020100, 0x0F0E0D0C0B0A0908


def test_siphash_is_siphash() -> None:
    """The reference vector for the 8-byte message 00 01 … 07 under the key 00 01 … 0f."""
    assert siphash(KEY_0, KEY_1, 0x0706050403020100) == 0x93F5F5799A932462


def test_keyed_numbers_are_even() -> None:
    counts = [0] * 6
    for index in range(6000):
        counts[keyed(KEY_0, KEY_1, 1, 2, index, 6)] += 1
    assert sum(counts) == 6000
    assert all(850 < n < 1150 for n in counts)  # six standard deviations


def test_every_part_of_a_key_matters() -> None:
    base = [keyed(1, 2, 3, 4, k, 1000) for k in range(20)]
    for other in ((9, 2, 3, 4), (1, 9, 3, 4), (1, 2, 9, 4), (1, 2, 3, 9)):
        assert [keyed(*other, k, 1000) for k in range(20)] != base


def test_no_two_rolls_of_a_game_share_a_key() -> None:
    from troyes.rules.engine import chance_index

    for players in (1, 2, 4):
        seen = set()
        for s in steps(players, True, 5, rich=True):
            if is_chance(s):
                key = (s.round, s.wait, chance_index(s))
                assert key not in seen
                seen.add(key)


def test_the_same_thing_done_sees_the_same_dice() -> None:
    """Two lines of play: one places a citizen more in the Palace, the other dice stay the same."""
    rolls = []
    for line in ("palace-1", "bishopric-1.1"):
        s = new_game(standard(), 2, start=0)
        advance(s)
        while is_chance(s):
            resolve(s, draw(s, 1, 2))
        play(s, line)
        while s.step != STEP_EVENT_CARDS:
            if is_chance(s):
                resolve(s, draw(s, 1, 2))
            else:
                play(s, sorted(names(s), reverse=True)[0])
        rolls.append(s.dice[18:36])
    assert rolls[0] == rolls[1]


def test_an_outcome_can_be_injected() -> None:
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "reroll:y2 =5")
    assert "reroll:y5" in names(s)


def test_an_impossible_outcome_is_refused_and_changes_nothing() -> None:
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "reroll:y2 ...")
    key = s.key()
    with pytest.raises(IllegalChoice, match="7 cannot come of reroll_die"):
        apply_outcome(s, 7)
    assert s.key() == key


def test_all_outcomes_are_listed() -> None:
    s = new_game(standard(), 3)
    advance(s)
    assert outcomes(s) == [0, 1, 2]
    apply_outcome(s, 2)
    assert outcomes(s) == [0, 1, 2, 3, 4, 5]
    apply_outcome(s, 4)
    assert outcomes(s) == [0, 1, 2, 3, 5]


def test_a_seed_does_not_show_itself() -> None:
    assert "1234567890" not in repr(Seed(1234567890))
    for bad in (-1, 2**128):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            Seed(bad)


def test_two_games_without_a_seed_differ() -> None:
    first, second = Game(4), Game(4)
    assert first.seed.value != second.seed.value


def test_every_die_of_the_workforce_is_a_step() -> None:
    s = table(players=2, round=1, step="workforce", buildings={"palace": [["A"]] + [[None]] * 5})
    assert s.wait == ROLL_WORKFORCE
    assert names(s) == {f"A.r{v}" for v in range(1, 7)}
    assert s.step != STEP_INCOME
