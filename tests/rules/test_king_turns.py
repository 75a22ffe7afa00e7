"""Section 9: le Roy's dice, his turns, and the rows of his table that give points (K4, K6 to K9.1).

Rows 4, 5, 7, 9 and 10 are in test_king_actions.py, row 6 in test_king_cards.py, row 8 in
test_characters.py.
"""

from __future__ import annotations

from typing import Any

import pytest
from king import PILE, dice, king, roy_and_player, turn
from table import names, play, table, to_json

from troyes.rules.engine import is_over
from troyes.rules.state import State

# --- K4: which die is best -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "left"),
    [
        ({"red": [5], "yellow": [5], "white": [5]}, ([], [5], [5])),
        ({"red": [4], "yellow": [5], "white": [5]}, ([4], [5], [])),
        ({"red": [5], "yellow": [5], "white": [6]}, ([5], [], [5])),
        ({"red": [1, 2, 3], "white": [2]}, ([1, 2], [2], [])),
    ],
)
def test_his_best_die(before: dict[str, list[int]], left: Any) -> None:
    """K4: the highest value; red before yellow before white if equal."""
    assert dice(turn(6, dice={"N": before, "A": {"red": [1]}})) == left


def test_his_two_best_dice() -> None:
    """K4, K8: a 7 costs the two best ones of any colours."""
    data = turn(7, dice={"N": {"red": [3], "yellow": [4], "white": [4, 1]}, "A": {"red": [1]}})
    assert dice(data) == ([3], [1], [])


@pytest.mark.parametrize(
    ("before", "left"),
    [
        ({"red": [5], "yellow": [5], "white": [5]}, ([], [5], [5])),
        ({"red": [4], "yellow": [5], "white": [5]}, ([4], [5], [])),
        ({"red": [4], "yellow": [5], "white": [6]}, ([4], [], [5])),
    ],
)
def test_the_best_die_of_the_player(before: dict[str, list[int]], left: Any) -> None:
    """K4: found in the same way."""
    assert dice(turn(11, dice={"N": {"red": [6, 6]}, "A": before}), "A") == left


@pytest.mark.parametrize("total", [4, 10])
def test_without_a_die_to_spend_no_colour_says_where_he_enters(total: int) -> None:
    """K8, K9.2: a position in which he rolls though he has no dice changes nothing else."""
    position = {"dice": {"A": {"red": [1]}}, "waits_for": "roy_die", "next": "A"}
    s = table(players=1, pile=PILE, **position)
    before = to_json(s)
    data = turn(total, s)
    for key in ("buildings", "lying", "dice", "seats", "neutral"):
        assert data[key] == before[key]


# --- K6: black dice ------------------------------------------------------------------------------


def black(start: str, black_dice: list[int], **position: Any) -> State:
    position.setdefault("dice", {"N": {"red": [3], "white": [5], "yellow": [5]}, "A": {"red": [6]}})
    return table(players=1, step="black_dice", start=start, black=black_dice, **position)


def test_le_roy_removes_the_highest_black_die() -> None:
    """K6: only one, for his best die; nobody gains or loses."""
    data = to_json(black("N", [6, 4, 1], neutral={"vp": 5}))
    assert data["black"] == [4, 1]
    assert dice(data) == ([3], [5], [])
    assert roy_and_player(data) == (5, 0)
    assert data["actor"] == "A"


def test_le_roy_and_the_player_take_turns() -> None:
    """K6, P3.4: A counters with 12 against 6; le Roy takes 4; A is left with the last one."""
    s = black("A", [6, 4, 1], seats={"A": {"vp": 5}})
    play(s, "counter r6")
    data = to_json(s)
    assert data["black"] == [1]
    assert dice(data) == ([3], [5], [])
    assert data["seats"]["A"]["influence"] == 11
    assert (data["actor"], names(s)) == ("A", {"yield", "recruit"})
    play(s, "yield")
    assert to_json(s)["seats"]["A"]["vp"] == 3
    assert to_json(s)["step"] == "actions"


def test_values_do_not_matter_to_le_roy() -> None:
    """K6: a 1 removes a 6; a 6 goes for a 1."""
    assert to_json(black("N", [6, 2], dice={"N": {"red": [1]}, "A": {"red": [1]}}))["black"] == [2]
    data = to_json(black("N", [1], dice={"N": {"red": [6], "white": [1]}, "A": {"red": [1]}}))
    assert data["black"] == []
    assert dice(data) == ([], [1], [])


def test_le_roy_without_dice_removes_it_all_the_same() -> None:
    """K6: and loses no points."""
    data = to_json(black("N", [6, 5], dice={"A": {"red": [6]}}, neutral={"vp": 4}))
    assert data["black"] == [5]
    assert roy_and_player(data) == (4, 0)


# --- K7: buying from le Roy ----------------------------------------------------------------------


def test_the_player_buys_from_le_roy() -> None:
    """K7, A0.2: 2, 4 or 6 deniers each, to the bank."""
    for line, price, total in (
        ("N.y4", 2, 4),
        ("N.y4 N.y5", 8, 9),
        ("N.y4 N.y5 N.y6", 18, 15),
    ):
        s = table(players=1, dice={"N": {"yellow": [4, 5, 6], "red": [1]}})
        play(s, f"agriculture {line}")
        assert to_json(s)["seats"]["A"]["deniers"] == 20 - price + total // 2


def test_without_money_nothing_is_bought() -> None:
    """K7: two deniers are enough for one die, one is not."""
    s = table(players=1, seats={"A": {"deniers": 2}}, dice={"N": {"yellow": [4]}})
    assert "agriculture" in names(s)
    s = table(players=1, seats={"A": {"deniers": 1}}, dice={"N": {"yellow": [4]}})
    assert names(s) == {"pass", "recruit"}


# --- K8: whose turn it is ------------------------------------------------------------------------


def test_turns_alternate() -> None:
    """K8: two dice for le Roy after each turn of the player."""
    s = table(players=1, dice={"N": {"red": [5, 4]}, "A": {"yellow": [2, 2]}}, pile=PILE)
    play(s, "agriculture y2")
    assert to_json(s)["waits_for"] == "roy_die"
    play(s, "=1")
    assert names(s) == {f"={face}" for face in range(1, 7)}
    play(s, "=5")
    assert to_json(s)["actor"] == "A"


def test_le_roy_begins_as_start_player() -> None:
    """K1, K8: he rolls at once, or counts as passed without dice."""
    s = table(players=1, start="N", dice={"N": {"red": [5]}, "A": {"red": [1]}})
    assert to_json(s)["waits_for"] == "roy_die"
    s = table(players=1, start="N", dice={"A": {"red": [1]}})
    assert to_json(s)["actor"] == "A"


def test_without_dice_he_takes_no_turns() -> None:
    """K8: the player goes on alone."""
    s = table(players=1, dice={"A": {"yellow": [2, 3, 4]}})
    for die in ("y2", "y3"):
        play(s, f"agriculture {die}")
        assert to_json(s)["actor"] == "A"


def test_the_player_may_buy_his_last_die() -> None:
    """K7, K8: then le Roy is out for this round."""
    s = table(players=1, dice={"N": {"yellow": [2]}, "A": {"yellow": [3, 4]}})
    play(s, "agriculture N.y2")
    assert to_json(s)["actor"] == "A"
    assert not to_json(s)["seats"]["A"]["passed"]


def test_the_round_ends_when_no_dice_are_left() -> None:
    """P4.1: at once, without a denier for anybody."""
    s = table(players=1, round=4, dice={"A": {"yellow": [2]}})
    play(s, "agriculture y2")
    assert is_over(s)
    assert to_json(s)["seats"]["A"]["deniers"] == 21


def test_the_round_ends_when_the_player_passes_and_he_has_no_dice() -> None:
    """K8, P4.1: both have passed."""
    s = table(players=1, round=4, dice={"A": {"yellow": [2]}})
    play(s, "pass")
    assert is_over(s)
    assert to_json(s)["seats"]["A"]["deniers"] == 22


def test_he_goes_on_when_the_player_has_passed() -> None:
    """K8, P4.2: a denier for the player each time, until le Roy's dice are gone."""
    s = table(
        players=1,
        round=4,
        dice={"N": {"red": [5, 4]}, "A": {"yellow": [2]}},
        pile=PILE,
    )
    play(s, "pass")
    a = to_json(s)["seats"]["A"]
    assert (a["deniers"], a["on_district"], a["passed"]) == (20, 2, True)
    for total, on_district in ((8, 3), (6, 4), (8, 5)):
        assert to_json(s)["waits_for"] == "roy_die"
        assert turn(total, s)["seats"]["A"]["on_district"] == on_district
    data = turn(6, s)  # his last die: the round ends at once
    assert is_over(s)
    assert data["seats"]["A"]["deniers"] == 25


def test_a_passed_player_is_paid_into_the_purse() -> None:
    """K9.1: le Roy buys from one who has passed too; only the pass goes onto the district."""
    s = table(players=1, dice={"N": {"red": [6, 5, 4]}, "A": {"yellow": [6, 2]}})
    play(s, "pass")
    data = turn(12, s)
    assert data["seats"]["A"]["deniers"] == 26
    assert data["seats"]["A"]["on_district"] == 3
    assert dice(data, "A") == ([], [], [2])


# --- 2, 3, 11, 12: points for dice ---------------------------------------------------------------


@pytest.mark.parametrize("total", [2, 12])
def test_three_points(total: int) -> None:
    """K8, Z1: his two best dice and the player's best, which costs him 6."""
    both = {"N": {"red": [2, 4], "white": [6]}, "A": {"red": [5], "yellow": [1]}}
    data = turn(total, dice=both)
    assert roy_and_player(data) == (3, 0)
    assert (dice(data), dice(data, "A")) == (([2], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 26


@pytest.mark.parametrize("total", [3, 11])
def test_two_points(total: int) -> None:
    """K8: his best die and the player's best, which costs him 4."""
    both = {"N": {"red": [2, 4], "white": [6]}, "A": {"red": [5], "yellow": [1]}}
    data = turn(total, dice=both)
    assert roy_and_player(data) == (2, 0)
    assert (dice(data), dice(data, "A")) == (([2, 4], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 24


def test_he_buys_with_too_few_dice_of_his_own() -> None:
    """K9.1, K8: one die of his own and the player's best; the price per die stays 6."""
    data = turn(2, dice={"N": {"white": [1]}, "A": {"red": [5], "yellow": [1]}})
    assert roy_and_player(data) == (3, 0)
    assert (dice(data), dice(data, "A")) == (([], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 26


@pytest.mark.parametrize(("total", "points", "left"), [(12, 3, [3]), (11, 2, [3, 4])])
def test_he_uses_his_own_if_the_player_has_none(total: int, points: int, left: list[int]) -> None:
    """K9.1: and pays nothing."""
    data = turn(total, dice={"N": {"red": [6, 5, 4, 3]}})
    assert roy_and_player(data) == (points, 0)
    assert dice(data) == (left, [], [])
    assert data["seats"]["A"]["deniers"] == 20


def test_he_uses_what_he_has_if_nobody_has_enough() -> None:
    """K8, K9.1: two dice for 3 VP; no dice are left, so the round is over."""
    s = king(round=4, dice={"N": {"red": [6, 5]}})
    assert roy_and_player(turn(12, s)) == (3, 0)
    assert is_over(s)


def test_he_may_take_the_last_die_of_the_player() -> None:
    """K9.1: who is still in the round and may buy dice."""
    s = king(dice={"N": {"red": [6, 5, 4]}, "A": {"yellow": [1]}})
    data = turn(12, s)
    assert data["actor"] == "A"
    assert dice(data, "A") == ([], [], [])
    assert "fight:marauding" in names(s)
