"""The menus for black dice and for flipping dice: exactly what the options allow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import steps
from table import table

from troyes.play.menu import black_menu, flip_menu
from troyes.rules.engine import apply_option, choose, options
from troyes.rules.layout import first_die
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_BLACK,
    ASK_BLACK_DICE,
    ASK_COUNTER,
    BLACK,
    COUNTER,
    DIE,
    FLIP,
    FLIP_COST,
    STOP,
    YIELD,
)

# --- black dice ----------------------------------------------------------------------------------


def test_without_dice_nothing_is_countered() -> None:
    """P3.4: and the menu says that they have nothing."""
    s = table(step="black_dice", black=[2], dice={"N": {"red": [1]}})
    found = black_menu(s)
    why = {"id": "why-black-too-strong", "args": {"have": 0, "need": 2}}
    way = {"black": [2], "need": 2, "first": None, "why": why}
    assert found == {"groups": [], "ways": [way], "loses": 0}


@pytest.mark.parametrize(("vp", "lost"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_giving_in_costs_no_more_points_than_there_are(vp: int, lost: int) -> None:
    """T7, P3.5: the menu says what giving in then takes."""
    s = table(step="black_dice", waits_for="counter", actor="A", black=[6], seats={"A": {"vp": vp}})
    found = black_menu(s)
    assert found is not None
    assert found["loses"] == lost
    apply_option(s, YIELD)
    assert s.vp[0] == vp - lost


Countered = set[tuple[tuple[int, ...], tuple[int, ...]]]


def counters_of_menu(s: State) -> Countered:
    """Black dice and the dice that counter them, of everything on the menu."""
    found = black_menu(s)
    assert found is not None
    return {
        (tuple(way["black"]), tuple(dice))
        for way in found["ways"]
        if way["first"] is not None
        for dice, _ in found["groups"][way["first"] :]
    }


def counters_of_options(s: State, black: tuple[int, ...]) -> Countered:
    """The same, by following every option."""
    found: Countered = set()
    for option in options(s):
        child = s.copy()
        if s.wait == ASK_COUNTER:
            if option == COUNTER:
                choose(child, option)
                found |= counters_of_options(child, (max_black(s),))
        elif s.wait == ASK_BLACK:
            choose(child, option)
            more = black if option == STOP else (*black, option - BLACK + 1)
            found |= counters_of_options(child, more)
        elif option == STOP:
            found.add((black, tuple(s.picks[: s.n_picks])))
        else:
            choose(child, option)
            if child.wait == ASK_BLACK_DICE and child.n_picks > s.n_picks:
                found |= counters_of_options(child, black)
            else:  # the last die there was
                found.add((black, (*s.picks[: s.n_picks], option - DIE)))
    return found


def max_black(s: State) -> int:
    return max(value for value in range(1, 7) if s.black[value - 1])


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_the_black_menu_lists_exactly_what_the_options_allow(players: int, seed: int) -> None:
    """P3.5: at every point of countering, not only at its beginning."""
    for s in steps(players, True, seed, rich=True):
        if s.wait not in (ASK_COUNTER, ASK_BLACK, ASK_BLACK_DICE) or sum(s.dice[:18]) > 9:
            continue
        chosen = tuple(v for v in range(6, 0, -1) for _ in range(s.chosen[v - 1]))
        assert counters_of_menu(s) == counters_of_options(s, chosen)


def test_black_dice_out_of_reach_say_why() -> None:
    """P3.5."""
    s = table(
        step="black_dice", waits_for="counter", actor="A", black=[6, 5, 1],
        dice={"A": {"red": [3], "white": [2]}},
    )  # fmt: skip
    found = black_menu(s)
    assert found is not None
    assert found["groups"] == [([7], 2), ([2], 6), ([2, 7], 8)]
    reach = {"have": 8, "need": 11}
    assert found["ways"] == [
        {"black": [6], "need": 6, "first": 1},
        {"black": [6, 5], "need": 11, "first": None,
         "why": {"id": "why-black-reach", "args": reach}},
        {"black": [6, 1], "need": 7, "first": 2},
        {"black": [6, 5, 1], "need": 12, "first": None,
         "why": {"id": "why-black-reach", "args": {"have": 8, "need": 12}}},
    ]  # fmt: skip
    s = table(
        step="black_dice", waits_for="counter", actor="A", black=[6], dice={"A": {"white": [2]}}
    )
    found = black_menu(s)
    assert found is not None
    assert found["ways"][0]["why"]["id"] == "why-black-too-strong"


# --- turning dice over ---------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "most"), [([2], 1), ([2, 2], 2), ([1, 2, 2, 5, 6], 3)])
def test_one_to_three_own_dice_may_be_turned(dice: list[int], most: int) -> None:
    """I1: and no other's."""
    s = table(dice={"A": {"white": dice}, "B": {"white": [4]}, "N": {"red": [1]}})
    assert flip_menu(s) == {"dice": sorted({6 + value - 1 for value in dice}), "most": most}


def test_where_no_die_may_be_turned_there_is_nothing_to_list() -> None:
    """I1: without influence, without dice, or in the middle of something."""
    poor = table(
        dice={"A": {"white": [2]}}, seats={"A": {"influence": FLIP_COST - 1}, "B": {"influence": 9}}
    )
    assert flip_menu(poor) is None
    assert flip_menu(table(dice={"N": {"white": [2]}})) is None
    s = table(dice={"A": {"white": [2, 3]}})
    apply_option(s, FLIP)
    assert flip_menu(s) is None


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_every_die_of_the_flip_menu_may_be_turned(players: int, seed: int) -> None:
    """Wherever the option is there, the menu is, and it lists what the engine then takes."""
    for s in steps(players, True, seed, rich=True):
        found = flip_menu(s)
        assert (found is not None) == (FLIP in options(s))
        if found:
            after = s.copy()
            apply_option(after, FLIP)
            assert [DIE + die for die in found["dice"]] == options(after)
            seat = s.actor
            assert found["most"] == min(3, sum(s.dice[first_die(seat) : first_die(seat + 1)]))
