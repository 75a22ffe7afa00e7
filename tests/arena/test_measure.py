"""Means, intervals and ratings."""

from __future__ import annotations

import random

import pytest

from troyes.arena.measure import Estimate, estimate, share, wilson
from troyes.arena.ratings import ratings


def test_the_interval_of_a_mean() -> None:
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.high - 3 == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=0.03)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(1000):
        found = estimate([rng.gauss(7, 3) for _ in range(12)])
        hits += found.low <= 7 <= found.high
    assert 0.93 <= hits / 1000 <= 0.97


def test_shares_stay_between_none_and_all() -> None:
    assert share([0, 0, 0, 1]).low == 0
    assert share([0.5, 1, 1, 1]).high == 1


def test_when_one_side_wins_everything_the_interval_is_not_a_point() -> None:
    assert share([1.0] * 100) == wilson(1.0, 100)
    assert share([1.0] * 100).low == pytest.approx(0.963, abs=0.001)
    assert share([0.5] * 10).low < 0.5 < share([0.5] * 10).high


def test_ratings_recover_what_the_results_were_made_from() -> None:
    rng = random.Random(1)
    strength = [0.0, 100.0, 250.0]
    deals = []
    for _ in range(1500):
        deal = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            chance = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
            deal.append((one, other, float(rng.random() < chance)))
        deals.append(deal)
    found = ratings(3, deals)
    assert found is not None
    mean = sum(strength) / 3
    for rating, true in zip(found, strength, strict=True):
        assert rating.mean == pytest.approx(true - mean, abs=20)
        assert rating.low < rating.mean < rating.high
        assert 10 < rating.high - rating.low < 50


def test_ratings_of_those_who_never_lose_are_finite_and_do_not_depend_on_order() -> None:
    deals = [[(0, 1, 1.0)], [(0, 1, 1.0)], [(0, 1, 0.5)]]
    forward, backward = ratings(2, deals), ratings(2, deals[::-1])
    assert forward is not None
    assert backward is not None
    assert forward[0].mean == pytest.approx(backward[0].mean)
    only = ratings(2, [[(0, 1, 1.0)]] * 20)
    assert only is not None
    assert 400 < only[0].mean < 2000
    assert ratings(1, []) is None


def test_an_estimate_reads_well() -> None:
    assert str(Estimate(1.25, 0.5, 2.0)) == "1.2 (0.5 to 2.0)"


def test_a_bot_with_few_deals_keeps_them_when_deals_are_drawn_anew() -> None:
    """Without them its rating would be a guess in many samples, and its interval meaningless."""
    deals = [[(0, 1, 0.5)] for _ in range(96)] + [[(0, 1, 0.5), (0, 2, 0.25)] for _ in range(4)]
    found = ratings(3, deals)
    assert found is not None
    assert found[2].high - found[2].low < 1
    assert found[2].mean - found[0].mean == pytest.approx(190, abs=10)  # 75 % of the wins
