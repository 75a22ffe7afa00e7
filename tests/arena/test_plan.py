"""What the arena plays: every deal from every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from troyes.arena.plan import Plan, rotations


def test_two_players_meet_in_pairs_from_both_seats() -> None:
    plan = Plan(("a", "b", "c"), 2, 6, 1)
    assert plan.deals((0, 1)) == 3
    tables = [match.tables for match in plan.matches() if match.deal == 0]
    assert tables == [((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1))]
    assert len(list(plan.matches())) == 9


@pytest.mark.parametrize("players", [3, 4])
def test_of_three_or_four_one_sits_among_others(players: int) -> None:
    plan = Plan(("a", "b"), players, 12, 1)
    assert plan.deals((0, 1) + (1,) * (players - 2)) == 12 // players
    one, other = (match.tables for match in plan.matches() if match.deal == 0)
    assert [seats.index(0) for seats in one] == list(range(players))
    assert all(seats.count(0) == 1 for seats in one)
    assert all(seats.count(1) == 1 for seats in other)


def test_mixed_tables_have_everybody_once_in_every_seat() -> None:
    plan = Plan(("a", "b", "c", "d"), 3, 30, 1, mixed=True)
    seen: Counter[tuple[int, int]] = Counter()
    for match in plan.matches():
        for seats in match.tables:
            assert len(set(seats)) == 3
            seen.update(enumerate(seats))
    assert set(seen.values()) == {30}


def test_alone_or_against_itself_a_line_up_is_played_once() -> None:
    assert rotations((0, 0, 0)) == ((0, 0, 0),)
    assert [m.tables for m in Plan(("a",), 4, 2, 1).matches()] == [((0, 0, 0, 0),)] * 2
    assert [m.tables for m in Plan(("a", "b"), 1, 1, 1).matches()] == [((0,),), ((1,),)]


def test_a_slow_bot_plays_fewer_games_of_its_pairings() -> None:
    plan = Plan(("a", "b", "slow"), 2, 8, 1, fewer={"slow": 4})
    assert [[m.tables[0] for m in plan.matches() if m.deal == deal] for deal in range(4)] == [
        [(0, 1), (0, 2), (1, 2)], [(0, 1), (0, 2), (1, 2)], [(0, 1)], [(0, 1)],
    ]  # fmt: skip


def test_seeds_depend_on_deal_and_seat_alone() -> None:
    plan, other = Plan(("a", "b"), 2, 4, 1), Plan(("b", "a"), 2, 400, 1)
    assert plan.chance(1) == other.chance(1) != plan.chance(0)
    assert plan.own_seed(1, 0, 0) == other.own_seed(1, 0, 1) != plan.own_seed(1, 1, 0)
    assert Plan(("a", "b"), 2, 4, 2).chance(1) != plan.chance(1)
