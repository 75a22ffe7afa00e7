"""The white activity cards that work at once; those that give cubes are in test_modifiers."""

from __future__ import annotations

from typing import Any

import pytest
from table import (
    DELAYED,
    Json,
    State,
    after,
    card,
    card_space,
    fits,
    gains,
    laid,
    names,
    offered,
    points_after,
    table,
)


def at(name: str, dice: Json, hired: bool = True, **data: Any) -> State:
    """A white card of round III with or without A's tradesman, and dice in the districts."""
    entry = card(name, tradesmen={"A": 1} if hired else {})
    return table(dice=dice, activities=laid(entry), **data)


# --- Glassblower ---------------------------------------------------------------------------------


def glass(cubes: int, dice: list[int]) -> State:
    """A owns so many cubes of the cathedral, B and gray one each."""
    row = ["B", "N", *["A"] * cubes, *[None] * (16 - cubes)]
    return at(
        "glassblower",
        {"A": {"white": dice}, "N": {"red": [1, 1]}},
        cathedral=[row[:6], row[6:12], row[12:]],
    )


@pytest.mark.parametrize(
    ("cubes", "each"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (9, 4)]
)
def test_glassblower(cubes: int, each: int) -> None:
    """C.glassblower: half the own cubes, rounded down, for every 5."""
    assert gains(glass(cubes, [5]), "glassblower w5") == (0, 0, each)
    assert gains(glass(cubes, [4, 6]), "glassblower w4 w6") == (0, 0, 2 * each)


def test_glassblower_rounds_each_time() -> None:
    """C.glassblower: three cubes, three activations: 3, not 4."""
    assert gains(glass(3, [5, 5, 5]), "glassblower w5 w5 w5") == (0, 0, 3)


def test_glassblower_needs_five() -> None:
    """A1.4, section 11: a 4 does nothing."""
    assert "glassblower" not in names(glass(4, [4]))


# --- Pilgrimage: the group -----------------------------------------------------------------------

COLOURFUL = {
    "A": {"red": [4], "white": [3], "yellow": [5, 6]},
    "B": {"red": [6], "white": [6]},
    "N": {"yellow": [1], "red": [1]},
}


@pytest.mark.parametrize(
    ("dice", "vp"),
    [("r4 w3", 2), ("w3 y5", 2), ("r4 w3 y5", 2), ("w3 y5 y6", 4), ("r4 y5 y6", 4), ("y5 y6", 2)],
)
def test_pilgrimage_takes_any_colours(dice: str, vp: int) -> None:
    """C.pilgrimage, A1.1: 2 VP for every 7, mixed or not."""
    assert gains(at("pilgrimage", COLOURFUL), f"pilgrimage {dice}") == (0, 0, vp)


@pytest.mark.parametrize(
    ("dice", "price"),
    [("r4 B.r6", 4), ("w3 B.r6", 4), ("r4 w3 B.w6", 6), ("B.r6 B.w6", 8), ("w3 B.r6 N.r1", 12)],
)
def test_pilgrimage_with_bought_dice(dice: str, price: int) -> None:
    """A0.2: the price goes by the size, whatever the colours."""
    s = at("pilgrimage", COLOURFUL)
    total = sum(int(die[-1]) for die in dice.split())
    assert gains(s, f"pilgrimage {dice}") == (-price, 0, total // 7 * 2)


def test_pilgrimage_needs_seven() -> None:
    """A1.4: one die is never enough, nor 6 with two."""
    s = at("pilgrimage", {"A": {"red": [1, 6], "white": [5]}, "N": {"yellow": [1]}})
    assert not fits(s, "pilgrimage r6")
    assert not fits(s, "pilgrimage r1 w5")
    assert fits(s, "pilgrimage r1 w5 N.y1")
    assert fits(s, "pilgrimage r1 r6")


def test_pilgrimage_takes_three_dice_at_most() -> None:
    """Section 3: also of mixed colours."""
    assert not fits(at("pilgrimage", COLOURFUL), "pilgrimage r4 w3 y5 y6")


def test_pilgrimage_is_free_but_needs_a_citizen() -> None:
    """A1.2, section 11: no cost, yet a tradesman."""
    s = at("pilgrimage", COLOURFUL, hired=False, seats={"A": {"deniers": 0}})
    end = after(s, "pilgrimage y5 y6")
    assert end["activities"]["white"][2]["tradesmen"] == {"A": 1}
    assert (end["seats"]["A"]["supply"], end["seats"]["A"]["vp"]) == (3, 2)
    s = at("pilgrimage", COLOURFUL, hired=False, seats={"A": {"supply": 0}})
    assert "pilgrimage" not in names(s)


# --- Pilgrimage: modified ------------------------------------------------------------------------

OWN = {"A": {"red": [2, 4], "white": [3, 4], "yellow": [4, 6]}, "N": {"red": [1], "yellow": [3]}}


def pilgrims(modifier: str, dice: Json | None = None) -> State:
    """Pilgrimage with A's tradesman, and a cube of A's on another card."""
    holding = card(modifier, cubes={"A": 1})
    rows = laid(holding, card("pilgrimage", tradesmen={"A": 1}))
    return table(bonus=True, dice=dice or OWN, activities=rows)


@pytest.mark.parametrize("modifier", DELAYED)
def test_mixed_groups_take_two_cubes_only(modifier: str) -> None:
    """C.pilgrimage: Apprenticeship and Confession, no other."""
    s = pilgrims(modifier)
    possible = modifier in ("apprenticeship", "confession")
    for dice in ("r4 w4", "r4 y4", "w4 y4", "r2 w3 y6", "w4 y4 y6", "r2 r4 w4", "w4 N.y3"):
        assert fits(s, f"pilgrimage +{modifier} {dice}") is possible


@pytest.mark.parametrize(
    ("modifier", "dice", "vp"),
    [
        ("apprenticeship", "r2 w3", 2),  # 10
        ("apprenticeship", "r2 w3 y4", 4),  # 15
        ("confession", "r2 w3", 2),  # 9
        ("confession", "r2 w3 y4", 4),  # 15
        ("confession", "r4 w4 y6", 4),  # 20
        ("blacksmith", "r2", 2),  # 7
        ("blacksmith", "r2 r4", 2),  # 11
        ("priest", "y4", 2),  # 7
        ("priest", "y4 y6", 4),  # 16
        ("tithe", "y4 N.y3", 2),  # 7, free
        ("monk", "w3", 2),  # 9
        ("monk", "w4", 2),  # 12
        ("templar", "w4", 2),  # 8
        ("prior", "w4", 2),  # 8
        ("apprenticeship", "w3 w4", 2),  # 10
        ("confession", "r2 r4", 2),  # 10
    ],
)
def test_one_colour_takes_any_cube_that_fits(modifier: str, dice: str, vp: int) -> None:
    """C.pilgrimage: one-colour groups by their colour; two more for mixed ones."""
    s = pilgrims(modifier)
    assert gains(s, f"pilgrimage +{modifier} {dice}") == (0, 0, vp)
    end = after(s, f"pilgrimage +{modifier} {dice}")
    colour, k = card_space(modifier)
    assert end["activities"][colour][k]["cubes"] == {}


@pytest.mark.parametrize(
    ("modifier", "dice"),
    [
        ("blacksmith", "y4 y6"),
        ("blacksmith", "w4"),
        ("priest", "r2 r4"),
        ("priest", "w4"),
        ("monk", "w3 w4"),
        ("monk", "y6"),
        ("templar", "w3"),  # 6
        ("templar", "w3 w4"),
        ("prior", "w3"),  # 6
        ("prior", "w3 w4"),
        ("apprenticeship", "y6"),  # 5
        ("confession", "w4"),  # 6
        ("tithe", "y4 y6"),  # nothing would be cheaper (A0.4)
    ],
)
def test_cubes_that_do_not_fit_the_group(modifier: str, dice: str) -> None:
    """C.pilgrimage, C table: wrong colour, wrong number of dice, or less than 7."""
    assert not fits(pilgrims(modifier), f"pilgrimage +{modifier} {dice}")


def test_pilgrimage_prices_under_monk_and_tithe() -> None:
    """C.monk, C.tithe: a bought white die for 2; a second yellow one of a district for 6."""
    dice = {"A": {"yellow": [1]}, "B": {"white": [5]}, "N": {"yellow": [6, 6], "red": [1]}}
    assert gains(pilgrims("monk", dice), "pilgrimage +monk B.w5") == (-2, 0, 4)
    assert gains(pilgrims("tithe", dice), "pilgrimage +tithe y1 N.y6") == (0, 0, 2)
    assert gains(pilgrims("tithe", dice), "pilgrimage +tithe N.y6 N.y6") == (-4, 0, 2)
    assert gains(pilgrims("tithe", dice), "pilgrimage +tithe y1 N.y6 N.y6") == (-6, 0, 2)


def test_militiaman_on_a_pilgrimage() -> None:
    """A0.4, C.pilgrimage: yellow dice turned red; the colour changes, so it is allowed."""
    assert gains(pilgrims("militiaman"), "pilgrimage +militiaman y4 y6") == (0, 0, 2)
    assert not fits(pilgrims("militiaman"), "pilgrimage +militiaman r2 y6")


# --- Procession ----------------------------------------------------------------------------------


def districts(*counts: int, neutral: int = 0, **data: Any) -> State:
    """A uses a white 4 and keeps so many other dice; the others have theirs, of all colours."""
    dice: Json = {}
    left = {"red": 6, "yellow": 6, "white": 5}
    for letter, n in [*zip("ABCD", counts, strict=False), ("N", neutral)]:
        dice[letter] = {colour: [] for colour in left}
        for _ in range(n):
            colour = max(left, key=lambda name: left[name])
            left[colour] -= 1
            dice[letter][colour].append(2)
    dice["A"]["white"].append(4)
    return at("procession", dice, players=len(counts), **data)


@pytest.mark.parametrize(
    ("counts", "neutral", "vp"),
    [
        ((3, 2, 1), 0, [2, 0, 0]),
        ((2, 3, 1), 0, [0, 2, 0]),
        ((2, 2, 1), 0, [2, 2, 0]),
        ((2, 2, 2), 0, [2, 2, 2]),
        ((0, 2, 2), 0, [0, 2, 2]),
        ((3, 2, 1), 4, [0, 0, 0]),
        ((3, 2, 1), 3, [2, 0, 0]),
        ((3, 3, 1), 3, [2, 2, 0]),
        ((2, 3, 1), 3, [0, 2, 0]),
        ((0, 0, 0), 1, [0, 0, 0]),
        ((1, 0, 0), 0, [2, 0, 0]),
    ],
)
def test_procession(counts: tuple[int, ...], neutral: int, vp: list[int]) -> None:
    """C.procession: most dice, ties all gain; gray alone leaves nothing, gray tied does no harm."""
    assert points_after(districts(*counts, neutral=neutral), "procession w4") == vp


def test_procession_needs_a_die() -> None:
    """C.procession: with no dice left anywhere nobody gains."""
    s = at("procession", {"A": {"white": [4]}})
    assert points_after(s, "procession w4") == [0, 0]


def test_procession_excludes_the_dice_used() -> None:
    """C.procession: A has most before paying with them; B's bought die is gone too."""
    s = at("procession", {"A": {"white": [4, 4]}, "B": {"red": [1]}, "N": {}})
    assert points_after(s, "procession w4 w4 x2") == [0, 4]
    s = at("procession", {"A": {"red": [1]}, "B": {"white": [4, 4]}, "N": {}})
    assert points_after(s, "procession B.w4") == [2, 2]
    assert points_after(s, "procession B.w4 B.w4 x2") == [4, 0]


def test_procession_as_often_as_chosen() -> None:
    """A1.4, C.procession: 1 to 3 activations with 12, for everyone who is tied."""
    s = at("procession", {"A": {"white": [6, 6], "red": [1]}, "B": {"red": [1]}})
    assert offered(s, "procession w6 w6 stop") == {"x1", "x2", "x3"}
    for n in (1, 2, 3):
        assert points_after(s, f"procession w6 w6 x{n}") == [2 * n, 2 * n]


def test_procession_counts_passed_players() -> None:
    """C.procession: having passed does not matter."""
    s = districts(1, 2, seats={"B": {"passed": True}})
    assert points_after(s, "procession w4") == [0, 2]
