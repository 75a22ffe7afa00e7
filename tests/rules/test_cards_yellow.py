"""The yellow activity cards that work at once; the two that give cubes are in test_modifiers."""

from __future__ import annotations

from typing import Any

import pytest
from table import State, card, fits, gains, laid, names, offered, table

_: None = None


def at(name: str, own: list[int], hired: bool = True, **data: Any) -> State:
    """A yellow card with or without A's tradesman, and A with yellow dice."""
    entry = card(name, tradesmen={"A": 1} if hired else {})
    data.setdefault("dice", {"A": {"yellow": own}, "N": {"red": [1, 1]}})
    return table(bonus=True, activities=laid(entry), **data)


def numbers(n: int) -> set[str]:
    return {f"x{k}" for k in range(1, n + 1)}


# --- Merchant ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "earned"), [("y2", 2), ("y3", 2), ("y6", 6), ("y5 y6", 10), ("y4 y6 y6", 16)]
)
def test_merchant(dice: str, earned: int) -> None:
    """C.merchant: 2 deniers for every 2 of the total."""
    s = at("merchant", [2, 3, 4, 5, 6, 6])
    assert gains(s, f"merchant {dice}") == (earned, 0, 0)


def test_merchant_with_a_one() -> None:
    """C.merchant: a 1 gives no activation."""
    assert "merchant" not in names(at("merchant", [1]))


def test_merchant_hired_by_his_own_profit() -> None:
    """A0.3, C.merchant: 3 deniers do not hire him though he would earn 6."""
    assert "merchant" not in names(at("merchant", [6], False, seats={"A": {"deniers": 3}}))
    s = at("merchant", [6], False, seats={"A": {"deniers": 4}})
    assert gains(s, "merchant y6") == (2, 0, 0)


# --- Miller --------------------------------------------------------------------------------------


def mill(palace: int, bishopric: int, dice: list[int], **data: Any) -> State:
    """A with so many citizens standing in Palace and Bishopric, and two in City Hall."""
    church = ["A"] * bishopric + [_] * (6 - bishopric)
    return at(
        "miller",
        dice,
        buildings={
            "palace": [["A"] if k < palace else [_] for k in range(6)],
            "bishopric": [church[:3], church[3:]],
            "city_hall": [["A", "A"], [_, "B"], ["N", _]],
        },
        **data,
    )


@pytest.mark.parametrize(
    ("palace", "bishopric", "each"),
    [(0, 0, 0), (1, 0, 2), (0, 1, 2), (2, 2, 4), (3, 1, 6), (1, 3, 6), (0, 5, 10)],
)
def test_miller(palace: int, bishopric: int, each: int) -> None:
    """C.miller: 2 per own citizen in the better of the two; City Hall does not count."""
    assert gains(mill(palace, bishopric, [4]), "miller y4") == (each, 0, 0)
    assert gains(mill(palace, bishopric, [6, 6]), "miller y6 y6") == (3 * each, 0, 0)


def test_miller_counts_own_standing_citizens_only() -> None:
    """C.miller: neither lying ones nor those of others."""
    s = at(
        "miller",
        [4],
        buildings={
            "palace": [["A"], ["B"], ["N"], ["B"], [_], [_]],
            "bishopric": [["B", "B", "N"], [_, _, _]],
        },
        lying={"palace": ["A", "B"], "bishopric": ["A"]},
    )
    assert gains(s, "miller y4") == (2, 0, 0)


def test_miller_hired_from_the_better_building() -> None:
    """A0.3, C.miller: two in the Palace, one leaves to be the Miller."""
    s = at(
        "miller",
        [4],
        hired=False,
        buildings={"palace": [["A"], ["A"], [_], [_], [_], [_]]},
    )
    assert gains(s, "miller y4 from:palace-1") == (-5 + 2, 0, 0)


# --- Artisan -------------------------------------------------------------------------------------


def test_artisan() -> None:
    """C.artisan: 1 influence for 6 deniers, as often as chosen."""
    s = at("artisan", [6, 6])
    assert gains(s, "artisan y6 y6 x1") == (6, -1, 0)
    assert gains(s, "artisan y6 y6 x2") == (12, -2, 0)
    assert gains(s, "artisan y6 y6 x3") == (18, -3, 0)


@pytest.mark.parametrize(("influence", "most"), [(2, 2), (3, 3), (4, 4), (5, 4), (20, 4)])
def test_artisan_up_to_influence_and_activations(influence: int, most: int) -> None:
    """A1.4, C.artisan: 18 // 4 activations at most."""
    s = at("artisan", [6, 6, 6], seats={"A": {"influence": influence}})
    assert offered(s, "artisan y6 y6 y6") == numbers(most)


def test_artisan_without_influence() -> None:
    """A1.4: not possible."""
    assert "artisan" not in names(at("artisan", [6, 6], seats={"A": {"influence": 0}}))
    s = at("artisan", [6, 6], seats={"A": {"influence": 1}})
    assert gains(s, "artisan y6 y6") == (6, -1, 0)


# --- Baker (bonus) -------------------------------------------------------------------------------


def test_baker() -> None:
    """B1, C.baker: 1 denier per yellow die left anywhere, the group's own excluded."""
    s = at(
        "baker",
        [],
        dice={
            "A": {"yellow": [3, 4, 5], "red": [1]},
            "B": {"yellow": [2], "white": [6]},
            "N": {"yellow": [1, 1]},
        },
    )
    assert gains(s, "baker y3") == (5, 0, 0)
    assert gains(s, "baker y3 y4") == (2 * 4, 0, 0)
    assert gains(s, "baker y3 y4 y5") == (4 * 3, 0, 0)
    assert gains(s, "baker y5 B.y2") == (-4 + 2 * 4, 0, 0)


def test_baker_without_yellow_dice_left() -> None:
    """A1.4, C.baker: allowed for nothing."""
    assert gains(at("baker", [3]), "baker y3") == (0, 0, 0)


def test_baker_and_monk() -> None:
    """C.baker, A0.4: a white die counting as yellow takes no yellow one away."""
    s = table(
        bonus=True,
        dice={"A": {"white": [4], "yellow": [1, 1]}, "N": {"white": [1], "yellow": [2]}},
        activities={
            "yellow": [card("baker", tradesmen={"A": 1}), None, None],
            "white": [card("monk", cubes={"A": 1}), None, None],
        },
    )
    assert gains(s, "baker +monk w4") == (4 * 3, 0, 0)


def test_baker_counts_passed_players() -> None:
    """C.baker: all districts."""
    s = at(
        "baker",
        [],
        dice={"A": {"yellow": [3]}, "B": {"yellow": [2, 2]}, "N": {"red": [1]}},
        seats={"B": {"passed": True}},
    )
    assert gains(s, "baker y3") == (2, 0, 0)


# --- Innkeeper -----------------------------------------------------------------------------------


def test_innkeeper() -> None:
    """C.innkeeper: 1 denier for 1 influence, as often as chosen."""
    s = at("innkeeper", [4])
    assert offered(s, "innkeeper y4 stop") == numbers(4)
    for n in (1, 2, 3, 4):
        assert gains(s, f"innkeeper y4 x{n}") == (-n, n, 0)
    assert not fits(s, "innkeeper y4 x5")


def test_innkeeper_with_a_one() -> None:
    """C.innkeeper: the total is not divided; a 1 is one activation."""
    assert gains(at("innkeeper", [1]), "innkeeper y1") == (-1, 1, 0)


@pytest.mark.parametrize(("deniers", "most"), [(5, 0), (6, 1), (7, 2), (11, 6), (12, 6)])
def test_innkeeper_pays_with_what_hiring_left(deniers: int, most: int) -> None:
    """A1.4, C.innkeeper: hiring takes 5."""
    s = at("innkeeper", [6], False, seats={"A": {"deniers": deniers}})
    assert ("innkeeper" in names(s)) is (most > 0)
    for n in range(2, 8):
        assert fits(s, f"innkeeper y6 x{n}") is (n <= most)
    if most == 1:
        assert gains(s, "innkeeper y6") == (-6, 1, 0)


def test_innkeeper_pays_with_what_dice_left() -> None:
    """A1.4: 2 for B's die out of 4 leave two activations."""
    s = at(
        "innkeeper",
        [],
        dice={"B": {"yellow": [6]}, "N": {"red": [1, 1]}},
        seats={"A": {"deniers": 4}},
    )
    assert gains(s, "innkeeper B.y6 x2") == (-4, 2, 0)
    assert not fits(s, "innkeeper B.y6 x3")


def test_innkeeper_at_20_influence() -> None:
    """T5, C.innkeeper: paid in full, what exceeds 20 is lost."""
    s = at("innkeeper", [4], seats={"A": {"influence": 18}})
    assert gains(s, "innkeeper y4 x4") == (-4, 2, 0)


def test_innkeeper_27_times() -> None:
    """A1.4, C.priest: three sixes under the Priest."""
    s = table(
        dice={"A": {"yellow": [6, 6, 6]}, "N": {"red": [1, 1]}},
        activities={
            "yellow": [None, card("innkeeper", tradesmen={"A": 1}), None],
            "white": [card("priest", cubes={"A": 1}), None, None],
        },
        seats={"A": {"deniers": 30, "influence": 0}},
    )
    assert offered(s, "innkeeper +priest y6 y6 y6") == numbers(27)
    assert gains(s, "innkeeper +priest y6 y6 y6 x27") == (-27, 20, 0)


# --- Sculptor ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "vp"), [("y3", 1), ("y5", 1), ("y6", 2), ("y5 y6", 3), ("y5 y6 y6", 5)]
)
def test_sculptor(dice: str, vp: int) -> None:
    """C.sculptor: 1 VP for every 3."""
    assert gains(at("sculptor", [3, 5, 6, 6]), f"sculptor {dice}") == (0, 0, vp)


def test_sculptor_is_dear() -> None:
    """Section 11: 15 deniers."""
    assert gains(at("sculptor", [6], hired=False), "sculptor y6") == (-15, 0, 2)


# --- Journeyman ----------------------------------------------------------------------------------


def test_journeyman() -> None:
    """C.journeyman: 3 deniers for 2 VP, as often as chosen."""
    s = at("journeyman", [6, 6])
    for n in (1, 2, 3):
        assert gains(s, f"journeyman y6 y6 x{n}") == (-3 * n, 0, 2 * n)
    assert not fits(s, "journeyman y6 y6 x4")


@pytest.mark.parametrize(("deniers", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_journeyman_up_to_the_purse(deniers: int, most: int) -> None:
    """A1.4, C.journeyman: as often as it can be paid."""
    s = at("journeyman", [6, 6], seats={"A": {"deniers": deniers}})
    assert ("journeyman" in names(s)) is (most > 0)
    if most > 1:
        assert offered(s, "journeyman y6 y6 stop") == numbers(most)
    elif most:
        assert gains(s, "journeyman y6 y6") == (-3, 0, 2)


@pytest.mark.parametrize(("deniers", "possible"), [(9, False), (10, True)])
def test_journeyman_hired_and_a_die_bought(deniers: int, possible: bool) -> None:
    """A1.4: 5 + 2 + 3 for the least of it."""
    s = at(
        "journeyman",
        [],
        hired=False,
        dice={"B": {"yellow": [4]}, "N": {"red": [1]}},
        seats={"A": {"deniers": deniers}},
    )
    assert fits(s, "journeyman B.y4") is possible


# --- Goldsmith -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "n"), [("y4", 1), ("y6", 1), ("y4 y4", 2), ("y4 y6 y6", 4)])
def test_goldsmith(dice: str, n: int) -> None:
    """C.goldsmith: 1 VP and 2 deniers for every 4."""
    assert gains(at("goldsmith", [4, 4, 6, 6]), f"goldsmith {dice}") == (2 * n, 0, n)


def test_goldsmith_is_not_free_for_nothing() -> None:
    """A0.3, A1.4: 7 deniers do not pay for hiring, a 3 does not activate the card."""
    assert "goldsmith" not in names(at("goldsmith", [6], False, seats={"A": {"deniers": 7}}))
    assert gains(at("goldsmith", [6], hired=False), "goldsmith y6") == (-8 + 2, 0, 1)
    assert "goldsmith" not in names(at("goldsmith", [3]))
