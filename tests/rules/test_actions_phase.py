"""Phase 4: turns, passing, and when the phase is over (P4.1 to P4.3)."""

from __future__ import annotations

import pytest
from table import (
    ONE_GRAY_DIE,
    actor,
    after,
    board,
    names,
    on_districts,
    play,
    purse,
    purses,
    table,
    to_json,
)

# --- Phase 4 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "order"), [("A", "ABCABC"), ("C", "CABCAB")])
def test_turns_go_clockwise_from_the_start_player(start: str, order: str) -> None:
    """P4.1: one action each."""
    dice = {letter: {"yellow": [2, 2]} for letter in "ABC"}
    s = table(players=3, start=start, dice=dice | {"N": {"red": [1]}})
    seen = ""
    for _ in order:
        seen += actor(s)
        play(s, "agriculture y2")
    assert seen == order


def test_a_pass_puts_two_deniers_on_the_district() -> None:
    """P4.2: they are not in the purse yet."""
    s = table(dice={"A": {"yellow": [2]}, "B": {"yellow": [2]}})
    play(s, "pass")
    data = to_json(s)
    assert data["seats"]["A"]["passed"] is True
    assert (purse(data), on_districts(s)) == (20, [2, 0])
    assert actor(s) == "B"


def test_one_more_denier_each_time_round() -> None:
    """P4.2, P4.3: who has passed takes no more actions; the last one goes on alone."""
    s = table(players=3, dice={"N": {"yellow": [1, 1, 1, 1, 1, 1]}})
    play(s, "pass")
    play(s, "agriculture N.y1")  # B
    play(s, "agriculture N.y1")  # C
    assert (on_districts(s), actor(s)) == ([3, 0, 0], "B")
    play(s, "pass")
    assert (on_districts(s), actor(s)) == ([3, 2, 0], "C")
    play(s, "agriculture N.y1")
    assert (on_districts(s), actor(s)) == ([4, 3, 0], "C")
    play(s, "agriculture N.y1")
    assert (on_districts(s), actor(s)) == ([5, 4, 0], "C")
    assert purses(to_json(s)) == [20, 20 - 2, 20 - 6]


def test_nobody_gets_more_when_the_last_one_passes() -> None:
    """P4.1, P4.2, P5: the round ends at once."""
    s = table(
        players=3,
        seats={"A": {"passed": True, "on_district": 4}, "B": {"passed": True, "on_district": 3}},
        actor="C",
        dice=ONE_GRAY_DIE,
        step="actions",
        buildings=board("A....."),
    )
    assert actor(s) == "C"
    data = after(s, "pass")
    assert (data["round"], data["step"]) == (4, "workforce")
    assert [purse(data, x) for x in "ABC"] == [20 + 4 + 10 - 2, 20 + 3 + 10, 20 + 2 + 10]


def test_nobody_gets_more_when_the_last_die_is_used() -> None:
    """P4.1: no further denier for A, though A's turn would come next."""
    s = table(
        seats={"A": {"passed": True, "on_district": 2}},
        actor="B",
        dice={"B": {"yellow": [4]}},
        buildings=board("A....."),
    )
    data = after(s, "agriculture y4")
    assert data["round"] == 4
    assert [purse(data, x) for x in "AB"] == [20 + 2 + 10 - 2, 20 + 2 + 10]


def test_dice_in_any_district_keep_the_round_going() -> None:
    """P4.1: a neutral die, or the die of one who has passed, is enough."""
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "agriculture y2")
    assert (actor(s), to_json(s)["round"]) == ("B", 3)
    s = table(dice={"A": {"yellow": [2, 2]}})
    play(s, "pass")
    play(s, "agriculture A.y2")
    assert (actor(s), on_districts(s), to_json(s)["round"]) == ("B", [3, 0], 3)


def test_no_turn_when_there_are_no_dice() -> None:
    """P4.1: checked before the first turn."""
    s = table(step="actions", dice={}, buildings=board("A....."))
    data = to_json(s)
    assert (data["round"], data["step"]) == (4, "workforce")
    assert [purse(data, x) for x in "AB"] == [28, 30]


def test_black_dice_may_use_up_all_dice() -> None:
    """P4.1, P3.4: then nobody gets a turn, or a denier for passing."""
    s = table(step="black_dice", black=[3], dice={"A": {"red": [6]}}, buildings=board("A....."))
    data = after(s, "counter r6")
    assert (data["round"], data["step"]) == (4, "workforce")
    assert [purse(data, x) for x in "AB"] == [28, 30]


def test_all_may_have_passed_before_the_first_turn() -> None:
    """P4.1: that condition is checked at the same time."""
    seats = {x: {"passed": True, "on_district": 2} for x in "AB"}
    s = table(seats=seats, dice=ONE_GRAY_DIE, buildings=board("A....."))
    data = to_json(s)
    assert data["round"] == 4
    assert [purse(data, x) for x in "AB"] == [30, 32]


def test_who_cannot_act_must_pass() -> None:
    """P4.1: without dice, deniers and influence nothing else is left."""
    s = table(seats={"A": {"deniers": 1, "influence": 0}}, dice={"B": {"yellow": [6]}})
    assert names(s) == {"pass"}


def test_who_can_act_may_pass() -> None:
    """P4.1, P4.2: passing is always open."""
    s = table(dice={"A": {"yellow": [6]}, "N": {"red": [1]}})
    assert {"pass", "agriculture"} <= names(s)


def test_deniers_on_the_district_cannot_be_spent() -> None:
    """P4.2: 1 in the purse, and what lies on the district buys nothing."""
    s = table(
        seats={"A": {"deniers": 1, "influence": 0, "on_district": 5}}, dice={"B": {"yellow": [6]}}
    )
    assert names(s) == {"pass"}


def test_dice_bought_from_one_who_has_passed() -> None:
    """P4.2, A0.2: that price goes to the purse at once."""
    s = table(dice={"A": {"yellow": [2, 6]}, "N": {"red": [1]}})
    play(s, "pass")
    play(s, "agriculture A.y6")
    assert purses(to_json(s)) == [22, 20 - 2 + 3]
    assert on_districts(s) == [3, 0]


def test_passing_after_spending_influence() -> None:
    """P4.2, I2."""
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "recruit")
    play(s, "pass")
    assert (actor(s), on_districts(s)) == ("B", [2, 0])


def test_no_influence_after_passing() -> None:
    """P4.2, I2: the other one plays on, and nothing is asked of A."""
    s = table(dice={"A": {"yellow": [2]}, "N": {"yellow": [1, 1, 1, 1]}})
    play(s, "pass")
    for _ in range(3):
        assert actor(s) == "B"
        play(s, "agriculture N.y1")
    assert on_districts(s) == [5, 0]
