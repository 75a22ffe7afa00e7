"""A0: which dice make a group, what they cost, and in which order an action is paid for."""

from __future__ import annotations

import pytest
from table import State, after, card, fits, names, offered, purses_after, table


def yellow(own: list[int], b: list[int], neutral: list[int], **more: object) -> State:
    """Yellow dice in the districts of A, B and the neutral player."""
    return table(
        dice={"A": {"yellow": own}, "B": {"yellow": b}, "N": {"yellow": neutral, "red": [1, 1]}},
        **more,
    )


# --- A0.1 ----------------------------------------------------------------------------------------


def test_one_die_is_enough() -> None:
    """Section 3: a group has 1 to 3 dice."""
    s = yellow([6], [], [])
    assert fits(s, "agriculture y6")
    assert not fits(s, "agriculture")


def test_three_dice_at_most() -> None:
    """Section 3: no fourth die is asked for."""
    s = yellow([1, 2, 3, 4], [], [])
    assert fits(s, "agriculture y1 y2 y3")
    assert not fits(s, "agriculture y1 y2 y3 y4")


def test_a_group_has_one_colour() -> None:
    """A0.1: after a yellow die only yellow ones."""
    s = table(dice={"A": {"red": [2], "white": [3], "yellow": [4, 5]}, "N": {"red": [4]}})
    assert offered(s, "fight:marauding") == {"r2", "w3", "y4", "y5", "N.r4"}
    assert offered(s, "fight:marauding w3") == {"stop"}
    assert offered(s, "fight:marauding y4") == {"stop", "y5"}
    assert not fits(s, "fight:marauding w3 y4")
    assert not fits(s, "fight:marauding r2 w3")


def test_dice_may_come_from_any_districts() -> None:
    """A0.1: own, another player's and neutral dice in one group."""
    s = yellow([2], [4], [6])
    assert fits(s, "agriculture y2 B.y4 N.y6")
    assert fits(s, "agriculture B.y4 N.y6")
    assert fits(s, "agriculture N.y6")


def test_a_die_is_used_once() -> None:
    """A0.1: two dice of one value need two such dice."""
    assert not fits(yellow([4], [], []), "agriculture y4 y4")
    assert fits(yellow([4, 4], [], []), "agriculture y4 y4")
    assert not fits(yellow([4, 4], [], []), "agriculture y4 y4 y4")


def test_used_dice_leave_their_districts() -> None:
    """A0.3: the dice of the group are discarded, all others stay."""
    dice = after(yellow([2, 3], [4, 4], [6]), "agriculture y2 B.y4 N.y6")["dice"]
    assert dice["A"]["yellow"] == [3]
    assert dice["B"]["yellow"] == [4]
    assert dice["N"] == {"red": [1, 1], "white": [], "yellow": []}


# --- A0.2 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "a", "b"),
    [
        ("agriculture y2", 21, 20),  # 2 // 2 earned, nothing paid
        ("agriculture y2 y2 y2", 23, 20),
        ("agriculture B.y2", 20 - 2 + 1, 22),
        ("agriculture y2 B.y2", 20 - 4 + 2, 24),
        ("agriculture B.y2 B.y2", 20 - 8 + 2, 28),
        ("agriculture y2 y2 B.y2", 20 - 6 + 3, 26),
        ("agriculture y2 B.y2 B.y2", 20 - 12 + 3, 32),
        ("agriculture B.y2 B.y2 B.y2", 20 - 18 + 3, 38),
    ],
)
def test_price_of_bought_dice(line: str, a: int, b: int) -> None:
    """A0.2: 2, 4 or 6 for each bought die by the size of the group; own dice are free."""
    assert purses_after(yellow([2, 2, 2], [2, 2, 2], []), line) == [a, b]


@pytest.mark.parametrize(
    ("line", "a"),
    [
        ("agriculture N.y2", 20 - 2 + 1),
        ("agriculture y2 N.y2", 20 - 4 + 2),
        ("agriculture y2 N.y2 N.y2", 20 - 12 + 3),
    ],
)
def test_neutral_dice_are_bought_from_the_bank(line: str, a: int) -> None:
    """A0.2: same prices, no player is paid."""
    assert purses_after(yellow([2], [], [2, 2]), line) == [a, 20]


def test_every_seller_is_paid_for_his_own_dice() -> None:
    """A0.2: a die each from B, C and D."""
    one = {"yellow": [2]}
    s = table(players=4, dice={"B": one, "C": one, "D": one, "N": {"red": [1]}})
    assert purses_after(s, "agriculture B.y2 C.y2 D.y2") == [20 - 18 + 3, 26, 26, 26]
    assert purses_after(s, "agriculture C.y2 D.y2") == [20 - 8 + 2, 20, 24, 24]


def test_a_passed_player_sells_too() -> None:
    """A0.2: B's dice are for sale, and the price goes into B's purse."""
    s = yellow([], [6], [], seats={"B": {"passed": True, "on_district": 2}})
    b = after(s, "agriculture B.y6")["seats"]["B"]
    assert (b["deniers"], b["on_district"]) == (22, 3)  # P4.2: B's turn came once more


@pytest.mark.parametrize("deniers", [2, 4, 6, 8, 12, 18])
def test_exactly_enough_money(deniers: int) -> None:
    """A0.2: groups of bought dice up to the last denier, and not one denier beyond it."""
    own, bought = {2: (0, 1), 4: (1, 1), 6: (2, 1), 8: (0, 2), 12: (1, 2), 18: (0, 3)}[deniers]
    line = "agriculture" + " y1" * own + " B.y1" * bought
    rich = yellow([1, 1], [1, 1, 1], [], seats={"A": {"deniers": deniers}})
    poor = yellow([1, 1], [1, 1, 1], [], seats={"A": {"deniers": deniers - 1}})
    assert fits(rich, line)
    assert not fits(poor, line)


def test_a_die_is_offered_only_if_the_group_can_be_paid() -> None:
    """A0.2: with 3 deniers a bought die stays alone, for it would cost 4 in a pair."""
    s = yellow([5], [6], [], seats={"A": {"deniers": 3}})
    assert offered(s, "agriculture") == {"y5", "B.y6"}
    assert offered(s, "agriculture y5") == {"stop"}
    assert fits(s, "agriculture B.y6")


def test_nothing_to_buy_with() -> None:
    """A0.2: without money and without dice there is no action."""
    s = yellow([], [6], [6], seats={"A": {"deniers": 1}})
    assert names(s) == {"pass", "recruit"}


def test_a_player_without_dice_may_buy() -> None:
    """A0.3: 2 deniers are enough to act."""
    s = yellow([], [6], [6], seats={"A": {"deniers": 2}})
    assert fits(s, "agriculture B.y6")
    assert fits(s, "agriculture N.y6")
    assert fits(s, "settle-city_hall N.y6")


# --- A0.3 ----------------------------------------------------------------------------------------

MERCHANT = {"yellow": [card("merchant"), None, None]}


def test_what_the_action_earns_cannot_pay_for_it() -> None:
    """A0.3: a bought 6 would earn 6 deniers at the Merchant, but it is paid for first."""
    hired = {"yellow": [card("merchant", tradesmen={"A": 1}), None, None]}
    s = yellow([], [6], [], activities=hired, seats={"A": {"deniers": 1}})
    assert "merchant" not in names(s)
    s = yellow([], [6], [], activities=hired, seats={"A": {"deniers": 2}})
    assert purses_after(s, "merchant B.y6") == [6, 22]


@pytest.mark.parametrize(
    ("deniers", "own", "bought", "pair"),
    [(3, False, False, False), (4, True, False, False), (5, True, False, False),
     (6, True, True, False), (7, True, True, False), (8, True, True, True)],
)  # fmt: skip
def test_hiring_and_dice_out_of_one_purse(
    deniers: int, own: bool, bought: bool, pair: bool
) -> None:
    """A0.3: the Merchant's 4 deniers come before 2 for a bought die, or 4 in a pair."""
    s = yellow([6], [6], [], activities=MERCHANT, seats={"A": {"deniers": deniers}})
    assert fits(s, "merchant y6") is own
    assert fits(s, "merchant B.y6") is bought
    assert fits(s, "merchant y6 B.y6") is pair


def test_the_hire_cost_goes_to_the_bank() -> None:
    """A0.3: 4 for hiring, 2 to B for the die, 6 earned."""
    assert purses_after(yellow([], [6], [], activities=MERCHANT), "merchant B.y6") == [20, 22]


def test_the_tradesman_has_left_when_the_effect_counts() -> None:
    """A0.3: a citizen hired away from the Palace no longer counts for the Miller."""
    s = yellow(
        [4],
        [],
        [],
        activities={"yellow": [card("miller"), None, None]},
        buildings={"palace": [["A"], ["A"], [None], [None], [None], [None]]},
    )
    assert purses_after(s, "miller y4 from:supply")[0] == 20 - 5 + 4
    assert purses_after(s, "miller y4 from:palace-2")[0] == 20 - 5 + 2


def test_dice_are_gone_when_the_effect_counts() -> None:
    """A0.3: the dice bought from B no longer count in B's district for the Joust."""
    s = table(
        dice={"A": {"red": [5]}, "B": {"red": [3, 3]}, "N": {"white": [1]}},
        activities={"red": [None, None, card("joust", tradesmen={"A": 1})]},
    )
    assert after(s, "joust B.r3")["seats"]["A"]["vp"] == 2


def test_sellers_are_paid_before_the_effect() -> None:
    """A0.3: the Tax Collector takes what B has just been paid for a die."""
    s = table(
        dice={"B": {"red": [5]}, "N": {"white": [1]}},
        seats={"B": {"deniers": 0}},
        buildings={"city_hall": [["B", "B"], ["B", None], [None, None]]},
        activities={"red": [None, card("tax_collector", tradesmen={"A": 1}), None]},
    )
    assert purses_after(s, "tax_collector B.r5") == [20, 0]


# --- A0.4 ----------------------------------------------------------------------------------------


def test_a_group_may_be_larger_than_needed() -> None:
    """A0.4: three dice for one activation of the Sculptor."""
    s = yellow([1, 1, 3], [], [], activities={"yellow": [None, None, card("sculptor")]})
    assert fits(s, "sculptor y3")
    assert fits(s, "sculptor y1 y1 y3")
    assert after(s, "sculptor y1 y1 y3")["seats"]["A"]["vp"] == 1


PRIEST = card("priest", cubes={"A": 1})


def test_one_cube_per_action() -> None:
    """A0.4: Priest and Confession both have a cube, but never serve together."""
    s = yellow(
        [4],
        [],
        [],
        activities={"white": [PRIEST, card("confession", cubes={"A": 2}), None]},
    )
    assert offered(s, "agriculture") == {"plain", "+priest", "+confession"}
    assert not fits(s, "agriculture +priest +confession y4")
    assert not fits(s, "agriculture +confession +confession y4")
    white = after(s, "agriculture +confession y4")["activities"]["white"]
    assert [entry["cubes"] for entry in white[:2]] == [{"A": 1}, {"A": 1}]


def test_a_cube_may_be_kept() -> None:
    """A0.4: at most one, so none is possible."""
    s = yellow([4], [], [], activities={"white": [PRIEST, None, None]})
    assert after(s, "agriculture y4")["activities"]["white"][0]["cubes"] == {"A": 1}


def test_nobody_else_uses_my_cubes() -> None:
    """A0.4, A1.5: B's cube modifies nothing of A's."""
    s = yellow([4], [], [], activities={"white": [card("priest", cubes={"B": 3}), None, None]})
    assert not fits(s, "agriculture +priest y4")
    assert after(s, "agriculture y4")["seats"]["A"]["deniers"] == 22


def test_dice_left_in_districts_keep_their_colour() -> None:
    """A0.4: the Militiaman's yellow dice are red in the group alone, not for Chivalry's count."""
    s = table(
        dice={"A": {"red": [1], "yellow": [4, 6, 6]}, "N": {"white": [1]}},
        activities={
            "red": [card("chivalry", tradesmen={"A": 1}), None, None],
            "yellow": [None, card("militiaman", cubes={"A": 1}), None],
        },
    )
    end = after(s, "chivalry +militiaman y4 cube:marauding")
    assert end["events"][0]["cubes"] == ["A"]
    assert end["seats"]["A"]["influence"] == 11
    assert end["dice"]["A"] == {"red": [1], "white": [], "yellow": [6, 6]}


def test_dice_left_in_districts_keep_their_value() -> None:
    """A0.4: Confession does not raise the dice that stay."""
    s = table(
        dice={"A": {"red": [1, 4]}, "B": {"red": [6]}, "N": {"white": [1]}},
        activities={
            "red": [None, None, card("joust", tradesmen={"A": 1})],
            "white": [None, card("confession", cubes={"A": 1}), None],
        },
    )
    end = after(s, "joust +confession r1")
    assert end["seats"]["A"]["vp"] == 0
    assert end["dice"]["A"]["red"] == [4]


APPRENTICESHIP = {"white": [None, card("apprenticeship", cubes={"A": 1}), None]}


@pytest.mark.parametrize(
    ("dice", "useful"),
    [("y5", False), ("y4", True), ("y6", True), ("y4 y6", False), ("y5 y5", False),
     ("y4 y5 y6", False), ("y4 y5", True), ("y5 y5 y6", True)],
)  # fmt: skip
def test_a_cube_that_changes_no_total_is_not_offered(dice: str, useful: bool) -> None:
    """A0.4: Apprenticeship on a 5, or on 4 and 6, leaves colour, price and total alone."""
    s = yellow([4, 5, 5, 6], [], [], activities=APPRENTICESHIP)
    assert fits(s, f"agriculture {dice}")
    assert fits(s, f"agriculture +apprenticeship {dice}") is useful


def test_no_group_at_all_for_the_cube() -> None:
    """A0.4: with nothing but fives Apprenticeship does not come up."""
    s = yellow([5, 5], [5], [], activities=APPRENTICESHIP)
    s_other = yellow([5, 4], [5], [], activities=APPRENTICESHIP)
    assert "+apprenticeship" not in offered(s, "agriculture")
    assert "+apprenticeship" in offered(s_other, "agriculture")


TITHE = {"white": [card("tithe", cubes={"A": 1}), None, None]}


def test_a_cube_that_changes_no_price_is_not_offered() -> None:
    """A0.4: Tithe on own dice alone would change nothing."""
    s = yellow([2, 3], [4], [], activities=TITHE)
    assert not fits(s, "agriculture +tithe y2")
    assert not fits(s, "agriculture +tithe y2 y3")
    assert fits(s, "agriculture +tithe y2 B.y4")
    assert fits(s, "agriculture +tithe B.y4")
    assert "+tithe" not in offered(yellow([2, 3], [], [], activities=TITHE), "agriculture")


def test_a_changed_price_is_enough() -> None:
    """A0.4: without a denier, Tithe alone makes the bought die possible."""
    s = yellow([], [6], [], activities=TITHE, seats={"A": {"deniers": 0}})
    assert not fits(s, "agriculture B.y6")
    assert purses_after(s, "agriculture +tithe B.y6") == [3, 20]


def test_a_changed_colour_is_enough() -> None:
    """A0.4: Militiaman on Marauding changes the colour, neither price nor total."""
    s = yellow([4], [], [], activities={"yellow": [None, card("militiaman", cubes={"A": 1}), None]})
    assert fits(s, "fight:marauding +militiaman y4")
