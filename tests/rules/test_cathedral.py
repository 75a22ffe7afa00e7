"""A2: building the cathedral."""

from __future__ import annotations

import pytest
from table import Json, State, after, card, fits, gains, names, offered, table, to_json

EMPTY = [None] * 6


def columns(*heights: int, owner: str = "B") -> list[list[str | None]]:
    """A cathedral with so many cubes in each of its six columns."""
    return [[owner if height > level else None for height in heights] for level in range(3)]


def site(own: list[int], *heights: int, b: list[int] | None = None, **data: object) -> State:
    """A with white dice before a cathedral of these heights."""
    return table(
        dice={"A": {"white": own}, "B": {"white": b or []}, "N": {"red": [1, 1]}},
        cathedral=columns(*(heights or (0,) * 6)),
        **data,
    )


# --- A2.1: where cubes go ------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_cube_in_the_column_of_the_die(value: int) -> None:
    """A2.1: on the lowest level of an empty column."""
    end = after(site([value]), f"cathedral w{value}")
    expected: list[list[str | None]] = [list(EMPTY), list(EMPTY), list(EMPTY)]
    expected[0][value - 1] = "A"
    assert end["cathedral"] == expected


@pytest.mark.parametrize("height", [0, 1, 2])
def test_lowest_free_level(height: int) -> None:
    """A2.1: on top of what stands there, whosever it is."""
    end = after(site([4], 3, 3, 3, height, 0, 0), "cathedral w4")
    assert [level[3] for level in end["cathedral"]] == ["B"] * height + ["A"] + [None] * (
        2 - height
    )


def test_up_to_three_dice() -> None:
    """A2.1: a cube for each."""
    end = after(site([1, 3, 6], 0, 0, 1, 0, 0, 2), "cathedral w1 w3 w6")
    assert end["cathedral"] == [
        ["A", None, "B", None, None, "B"],
        [None, None, "A", None, None, "B"],
        [None, None, None, None, None, "A"],
    ]
    assert not fits(site([1, 2, 3, 4]), "cathedral w1 w2 w3 w4")


def test_white_dice_only() -> None:
    """A2.1: neither red nor yellow ones build."""
    s = table(dice={"A": {"red": [4], "white": [2], "yellow": [5]}, "N": {"red": [1, 1]}})
    assert offered(s, "cathedral") == {"w2"}
    s = table(dice={"A": {"red": [4], "yellow": [5]}, "N": {"red": [1, 1]}})
    assert "cathedral" not in names(s)


def test_a_full_column_takes_no_die() -> None:
    """A2.1: its dice are not offered, the others are."""
    s = site([2, 5], 0, 3, 0, 0, 0, 0)
    assert offered(s, "cathedral") == {"w5"}
    assert not fits(s, "cathedral w2 w5")


def test_no_column_left_for_any_die() -> None:
    """A2.1: then the cathedral is not offered at all."""
    assert "cathedral" not in names(site([2, 2], 0, 3, 0, 0, 0, 0))
    assert "cathedral" not in names(site([1, 2, 6], 3, 3, 3, 3, 3, 3))


@pytest.mark.parametrize(("height", "most"), [(0, 3), (1, 2), (2, 1)])
def test_dice_of_one_value_stack(height: int, most: int) -> None:
    """A2.1: as many as the column has free levels."""
    s = site([5, 5, 5], 0, 0, 0, 0, height, 0)
    for n in (1, 2, 3):
        assert fits(s, "cathedral" + " w5" * n) is (n <= most)
    end = after(s, "cathedral" + " w5" * most)
    assert [level[4] for level in end["cathedral"]] == ["B"] * height + ["A"] * most


def test_a_stack_that_just_fits_beside_another_die() -> None:
    """A2.1: two on one column, one on another."""
    s = site([2, 2, 6], 0, 1, 0, 0, 0, 2)
    assert fits(s, "cathedral w2 w2 w6")
    s = site([2, 2, 6], 0, 2, 0, 0, 0, 2)
    assert not fits(s, "cathedral w2 w2 w6")
    assert not fits(s, "cathedral w2 w2")
    assert fits(s, "cathedral w2 w6")


def test_bought_dice_build_and_stack() -> None:
    """A0.2, A2.1: B's 5 and A's 5 share a column; 4 deniers for the pair."""
    s = site([5], b=[5])
    end = after(s, "cathedral w5 B.w5")
    assert [level[4] for level in end["cathedral"]] == ["A", "A", None]
    assert gains(s, "cathedral w5 B.w5") == (-4, 4, 2)
    assert not fits(site([5], 0, 0, 0, 0, 2, 0, b=[5]), "cathedral w5 B.w5")


# --- A2.2: what cubes give -----------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("height", [0, 1, 2])
def test_gains_of_a_cube(value: int, height: int) -> None:
    """A2.2: 1 VP, and 1 influence on the left half, 2 on the right, whatever the level."""
    s = site([value], *[height] * 6)
    assert gains(s, f"cathedral w{value}") == (0, 1 if value <= 3 else 2, 1)


@pytest.mark.parametrize(
    ("dice", "influence"), [("w1 w2 w3", 3), ("w3 w4", 3), ("w4 w5 w6", 6), ("w2 w4 w6", 5)]
)
def test_gains_add_up(dice: str, influence: int) -> None:
    """A2.2: each cube counts for itself."""
    s = site([1, 2, 3, 4, 5, 6])
    assert gains(s, f"cathedral {dice}") == (0, influence, len(dice.split()))


@pytest.mark.parametrize(("before", "now"), [(14, 20), (15, 20), (19, 20), (20, 20)])
def test_influence_ends_at_20(before: int, now: int) -> None:
    """A2.2, T5: what exceeds 20 is lost, the VP are not."""
    s = site([6, 6, 6], seats={"A": {"influence": before}})
    a = after(s, "cathedral w6 w6 w6")["seats"]["A"]
    assert (a["influence"], a["vp"]) == (now, 3)


def test_nobody_else_gains() -> None:
    """A2.2: B's cube below gives B nothing."""
    s = site([4], 1, 1, 1, 1, 1, 1)
    end = after(s, "cathedral w4")
    assert end["seats"]["B"] == to_json(s)["seats"]["B"]


# --- modified groups -----------------------------------------------------------------------------


def with_cube(name: str, own: list[int], *heights: int, b: list[int] | None = None) -> State:
    """A has a cube on a white card."""
    row = 0 if name in ("monk", "priest", "tithe") else 1
    cards: list[Json | None] = [None, None, None]
    cards[row] = card(name, cubes={"A": 2})
    return site(own, *heights, b=b, bonus=True, activities={"white": cards})


@pytest.mark.parametrize(
    "name", ["apprenticeship", "confession", "monk", "templar", "priest", "tithe"]
)
def test_cubes_that_do_not_build(name: str) -> None:
    """C table: barred from the cathedral, or the group would not be white."""
    s = with_cube(name, [2, 3])
    assert offered(s, "cathedral") & {f"+{name}"} == set()
    assert not fits(s, f"cathedral +{name} w2")
    assert not fits(s, f"cathedral +{name} w2 w3")


def test_the_prior_builds_two() -> None:
    """C.prior: two cubes in the column of one die, and the gains of two."""
    s = with_cube("prior", [4, 5], 0, 0, 0, 1, 0, 0)
    end = after(s, "cathedral +prior w4")
    assert [level[3] for level in end["cathedral"]] == ["B", "A", "A"]
    assert gains(s, "cathedral +prior w4") == (0, 4, 2)
    assert end["activities"]["white"][1]["cubes"] == {"A": 1}
    assert end["dice"]["A"]["white"] == [5]


def test_the_prior_needs_two_free_levels() -> None:
    """C.prior: one free level is not enough for him, but for the plain die."""
    s = with_cube("prior", [2, 4], 0, 2, 0, 1, 0, 0)
    assert fits(s, "cathedral w2")
    assert not fits(s, "cathedral +prior w2")
    assert fits(s, "cathedral +prior w4")
    assert offered(with_cube("prior", [2], 0, 2, 0, 0, 0, 0), "cathedral") == {"w2"}


def test_the_prior_takes_one_die() -> None:
    """C.prior: exactly one white die."""
    assert not fits(with_cube("prior", [4, 5]), "cathedral +prior w4 w5")


def test_the_priors_die_may_be_bought() -> None:
    """C.prior: 2 deniers, as for a single die."""
    assert gains(with_cube("prior", [], b=[3]), "cathedral +prior B.w3") == (-2, 2, 2)
