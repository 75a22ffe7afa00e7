"""I1, I2: spending influence; A5: agriculture."""

from __future__ import annotations

import pytest
from table import Json, State, after, card, fits, names, offered, play, table, to_json


def hand(influence: int = 10, **data: object) -> State:
    """A with red 1, white 3, yellow 2 and 6; B and the neutral player have dice too."""
    return table(
        dice={
            "A": {"red": [1], "white": [3], "yellow": [2, 6]},
            "B": {"red": [4], "yellow": [5]},
            "N": {"white": [6]},
        },
        seats={"A": {"influence": influence}},
        **data,
    )


REROLLS = {"reroll:r1", "reroll:w3", "reroll:y2", "reroll:y6"}
SPENDING = REROLLS | {"recruit", "flip"}


# --- I1: what it costs ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influence", "possible"),
    [
        (0, set()),
        (1, REROLLS),
        (2, REROLLS | {"recruit"}),
        (3, REROLLS | {"recruit"}),
        (4, SPENDING),
        (20, SPENDING),
    ],
)
def test_what_influence_buys(influence: int, possible: set[str]) -> None:
    """I1: 1 for a reroll, 2 for a citizen, 4 for turning dice."""
    assert names(hand(influence)) & SPENDING == possible


def test_a_reroll() -> None:
    """I1: one point, any of six values, only that die, and A is still to act."""
    s = hand()
    play(s, "reroll:y2")
    assert names(s) == {f"={value}" for value in range(1, 7)}
    end = after(s, "=5")
    assert end["dice"]["A"] == {"red": [1], "white": [3], "yellow": [5, 6]}
    assert end["seats"]["A"]["influence"] == 9
    assert (end["actor"], end["waits_for"]) == ("A", "action")


def test_a_reroll_may_show_the_same_value() -> None:
    """I1: the point is gone all the same."""
    end = after(hand(), "reroll:y2 =2")
    assert end["dice"]["A"]["yellow"] == [2, 6]
    assert end["seats"]["A"]["influence"] == 9


def test_one_of_two_equal_dice_is_rerolled() -> None:
    """I1: one die per point."""
    s = table(dice={"A": {"yellow": [2, 2]}, "N": {"red": [1]}})
    assert after(s, "reroll:y2 =6")["dice"]["A"]["yellow"] == [2, 6]


def test_recruiting() -> None:
    """I1: two points, a citizen more in a supply that need not be empty."""
    end = after(hand(), "recruit")
    a = end["seats"]["A"]
    assert (a["influence"], a["supply"]) == (8, 5)
    assert (end["actor"], end["waits_for"]) == ("A", "action")


def test_recruiting_needs_a_citizen_in_the_general_supply() -> None:
    """I1: eleven out, one to come; twelve out, none."""
    s = table(dice={"N": {"red": [1]}}, seats={"A": {"supply": 11}})
    assert "recruit" in names(s)
    play(s, "recruit")
    assert "recruit" not in names(s)


def test_citizens_on_the_board_are_not_in_the_general_supply() -> None:
    """I1, T3: standing, lying and trading ones count among the twelve."""
    data: Json = {
        "dice": {"N": {"red": [1]}},
        "buildings": {"palace": [["A"], ["A"], [None], [None], [None], [None]]},
        "lying": {"city_hall": ["A"]},
        "activities": {"red": [card("archer", tradesmen={"A": 1}), None, None]},
    }
    assert "recruit" in names(table(**data, seats={"A": {"supply": 7}}))
    assert "recruit" not in names(table(**data, seats={"A": {"supply": 8}}))


@pytest.mark.parametrize("value", range(1, 7))
def test_turning_a_die(value: int) -> None:
    """I1: four points, the opposite face."""
    s = table(dice={"A": {"white": [value]}, "N": {"red": [1]}})
    end = after(s, f"flip w{value}")
    assert end["dice"]["A"]["white"] == [7 - value]
    assert end["seats"]["A"]["influence"] == 6
    assert (end["actor"], end["waits_for"]) == ("A", "action")


def test_turning_three_dice_of_different_colours() -> None:
    """I1: still four points."""
    end = after(hand(), "flip r1 w3 y6")
    assert end["dice"]["A"] == {"red": [6], "white": [4], "yellow": [1, 2]}
    assert end["seats"]["A"]["influence"] == 6


def test_turning_one_to_three_dice() -> None:
    """I1: none is not enough, two will do, a fourth is too many."""
    s = hand()
    assert "stop" not in offered(s, "flip")
    assert fits(s, "flip r1 y6 pass")
    play(s, "flip r1 w3 y2 ...")
    assert to_json(s)["waits_for"] == "action"


def test_equal_dice_are_turned_together() -> None:
    """I1: two of the three ones, or all three."""
    s = table(dice={"A": {"yellow": [1, 1, 1]}, "N": {"red": [1]}})
    assert offered(s, "flip y1") == {"stop", "y1"}
    assert after(s.copy(), "flip y1 y1")["dice"]["A"]["yellow"] == [1, 6, 6]
    assert after(s, "flip y1 y1 y1")["dice"]["A"]["yellow"] == [6, 6, 6]


def test_any_number_of_times_in_any_order() -> None:
    """I1: reroll, turn, recruit and reroll the same die again before one action."""
    s = hand(influence=20)
    play(s, "reroll:y2 =1 flip y1 y6 recruit reroll:y6 =3 reroll:y3 =4 flip r1")
    end = to_json(s)
    assert end["dice"]["A"] == {"red": [6], "white": [3], "yellow": [1, 4]}
    assert end["seats"]["A"]["influence"] == 20 - 1 - 4 - 2 - 1 - 1 - 4
    assert end["seats"]["A"]["supply"] == 5
    assert fits(s, "agriculture y1 y4")


def test_the_last_point_is_spent() -> None:
    """I1: afterwards nothing is offered for influence."""
    s = hand(influence=1)
    play(s, "reroll:r1 =6")
    assert not names(s) & {"reroll:r6", "reroll:w3", "recruit", "flip"}


def test_no_influence_once_the_action_has_begun() -> None:
    """I1: before the action only."""
    s = hand()
    assert not fits(s, "agriculture y2 flip y6")
    assert not offered(s, "agriculture y2") & SPENDING


# --- I1: before a black die ----------------------------------------------------------------------


def black(own: Json, dice: list[int], influence: int = 10) -> State:
    """A faces black dice."""
    return table(
        step="black_dice",
        dice={"A": own, "B": {"yellow": [5]}, "N": {"white": [6]}},
        black=dice,
        seats={"A": {"influence": influence}},
    )


def test_influence_before_a_black_die() -> None:
    """I1: the same three, for one who could counter too, and for one who could not."""
    for own in ({"yellow": [6]}, {"yellow": [1]}):
        assert {"reroll:y" + str(own["yellow"][0]), "recruit", "flip"} <= names(black(own, [5]))


def test_a_turned_die_counters() -> None:
    """I1, P3.5: a yellow 1 becomes a 6."""
    end = after(black({"yellow": [1]}, [6]), "flip y1 counter y6")
    assert end["seats"]["A"]["influence"] == 10 - 4 + 1
    assert end["dice"]["A"]["yellow"] == []


def test_not_with_other_districts_dice_against_black() -> None:
    """I2: B's and the neutral player's dice are not touched there either."""
    rerolls = {n for n in names(black({"yellow": [1]}, [6])) if n.startswith("reroll")}
    assert rerolls == {"reroll:y1"}


# --- I2 ------------------------------------------------------------------------------------------


def test_only_own_dice() -> None:
    """I2: neither reroll nor turn for dice of other districts."""
    s = hand()
    assert {name for name in names(s) if name.startswith("reroll")} == REROLLS
    assert offered(s, "flip") == {"r1", "w3", "y2", "y6"}


@pytest.mark.parametrize("seat", "ABCD")
def test_only_own_dice_whoever_turns_them(seat: str) -> None:
    """I2: the neighbours on both sides have dice that must be left alone."""
    extremes = {"red": [1], "yellow": [6]}
    dice = {owner: extremes for owner in "ABCDN"} | {seat: {"white": [3]}}
    assert offered(table(players=4, actor=seat, dice=dice), "flip") == {"w3"}


def test_without_own_dice_only_recruiting() -> None:
    """I2: there is nothing to reroll or turn."""
    s = table(dice={"B": {"yellow": [5]}, "N": {"red": [1]}}, seats={"A": {"influence": 20}})
    assert names(s) & SPENDING == {"recruit"}
    assert not {n for n in names(s) if n.startswith(("reroll", "flip"))}


def test_passing_after_spending() -> None:
    """I2: allowed; the pass brings its 2 deniers."""
    end = after(hand(), "recruit pass")
    a = end["seats"]["A"]
    assert (a["passed"], a["on_district"], a["influence"]) == (True, 2, 8)


def test_no_spending_after_passing() -> None:
    """I2: B acts, and the turn does not come back to A."""
    s = hand()
    play(s, "pass")
    assert to_json(s)["actor"] == "B"
    play(s, "agriculture y5")
    assert to_json(s)["actor"] == "B"


def test_only_on_the_own_turn() -> None:
    """I1: while B is to act, B's influence and dice are in question, not A's."""
    s = hand()
    play(s, "agriculture y2")
    assert to_json(s)["actor"] == "B"
    assert {name for name in names(s) if name.startswith("reroll")} == {"reroll:r4", "reroll:y5"}
    end = after(s, "recruit")
    assert (end["seats"]["A"]["influence"], end["seats"]["B"]["influence"]) == (10, 8)


# --- A5: agriculture -----------------------------------------------------------------------------


def field(own: list[int], **data: object) -> State:
    """A with yellow dice."""
    return table(dice={"A": {"yellow": own}, "N": {"red": [1, 1]}}, **data)


@pytest.mark.parametrize(
    ("dice", "earned"),
    [([1], 0), ([2], 1), ([3], 1), ([6], 3), ([1, 1], 1), ([3, 4], 3), ([1, 3, 5], 4),
     ([6, 6, 6], 9), ([5, 6, 6], 8)],
)  # fmt: skip
def test_agriculture_earns_half(dice: list[int], earned: int) -> None:
    """A5.1: rounded down; a total of 1 is allowed and earns nothing."""
    line = "agriculture " + " ".join(f"y{value}" for value in dice)
    end = after(field(dice), line)
    assert end["seats"]["A"]["deniers"] == 20 + earned
    assert end["dice"]["A"]["yellow"] == []


def test_agriculture_needs_no_tradesman() -> None:
    """A5.1: no citizen anywhere, no money."""
    s = field([4], seats={"A": {"supply": 0, "deniers": 0}})
    assert after(s, "agriculture y4")["seats"]["A"]["deniers"] == 2


def test_agriculture_is_yellow() -> None:
    """A5.1: red and white dice do not till the fields."""
    s = table(dice={"A": {"red": [4], "white": [4], "yellow": [4]}, "N": {"red": [1]}})
    assert offered(s, "agriculture") == {"y4"}
    s = table(dice={"A": {"red": [4], "white": [4]}, "N": {"red": [1]}})
    assert "agriculture" not in names(s)


def test_agriculture_asks_for_no_number() -> None:
    """A5.1: everything is earned."""
    assert not fits(field([6, 6]), "agriculture y6 y6 x3")
