"""The menu: all targets at once, their groups of dice, or why there is none."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import steps
from table import card, play, table

from troyes.rules.engine import choose, is_over
from troyes.rules.menu import all_targets, menu
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_MODIFIER, DIE, MODIFY, NO_MODIFIER
from troyes.rules.turns import turns


def ways_of(s: State) -> set[tuple[int, int, tuple[int, ...]]]:
    """Target, modifier and dice of everything on the menu."""
    return {
        (entry["target"], way["modifier"], tuple(dice))
        for entry in menu(s)
        for way in entry["ways"]
        for dice, _, _ in way["groups"]
    }


def ways_of_turns(s: State) -> set[tuple[int, int, tuple[int, ...]]]:
    """The same, read off the enumeration of whole turns."""
    found = set()
    for turn in turns(s, influence=False):
        if turn[0] == 0:
            continue
        rest = list(turn[1:])
        modifier = 0
        if rest[0] == NO_MODIFIER or MODIFY <= rest[0] < MODIFY + 9:
            option = rest.pop(0)
            modifier = 0 if option == NO_MODIFIER else option - MODIFY + 1
        dice = []
        for option in rest:
            if not DIE <= option < DIE + 90:
                break
            dice.append(option - DIE)
        found.add((turn[0], modifier, tuple(dice)))
    return found


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_the_menu_lists_exactly_the_groups_of_all_turns(players: int, seed: int) -> None:
    """A0: unless the round ends, when turns that lead to one position are listed once."""
    rng = random.Random(seed)
    for s in steps(players, True, seed, rich=True):
        total = sum(s.dice)
        if is_over(s) or s.wait != ASK_ACTION or not 4 <= total <= 9 or rng.random() > 0.1:
            continue
        assert ways_of_turns(s) <= ways_of(s)
        for entry in menu(s):
            assert bool(entry["ways"]) != ("why" in entry)
            for way in entry["ways"]:
                for dice, _, _ in way["groups"]:
                    choose_way(s, entry["target"], way["modifier"], dice)
        break


def choose_way(s: State, target: int, modifier: int, dice: list[int]) -> None:
    """Every way of the menu can be chosen option by option."""
    child = s.copy()
    choose(child, target)
    if child.wait == ASK_MODIFIER:
        choose(child, MODIFY + modifier - 1 if modifier else NO_MODIFIER)
    for die in dice:
        choose(child, DIE + die)


def entry_of(s: State, name: str) -> dict[str, object]:
    return next(entry for entry in menu(s) if entry["name"] == name)


def test_groups_say_what_they_count_and_cost() -> None:
    """A0.2."""
    s = table(
        dice={"A": {"yellow": [5, 6]}, "B": {"yellow": [5]}, "N": {"red": [1]}},
        activities={"yellow": [card("merchant"), None, None]},
    )
    entry = entry_of(s, "merchant")
    assert entry["hire"] == 4
    (way,) = entry["ways"]
    assert ([16, 17, 34], 16, 6) in way["groups"]
    assert ([16], 5, 0) in way["groups"]


@pytest.mark.parametrize(
    ("change", "name", "why"),
    [
        ({}, "yellow-II", {"id": "why-face-down", "args": {"round": 2}}),
        (
            {"seats": {"A": {"deniers": 3}}},
            "merchant",
            {"id": "why-hire", "args": {"cost": 4, "have": 3}},
        ),
        (
            {"seats": {"A": {"deniers": 5}}, "dice": {"N": {"yellow": [5], "red": [1]}}},
            "merchant",
            {"id": "why-deniers", "args": {"cost": 6, "have": 5}},
        ),
        ({"dice": {"N": {"red": [1]}}}, "merchant", {"id": "why-dice", "args": {}}),
        (
            {
                "seats": {"A": {"influence": 0}},
                "activities": {"yellow": [card("artisan"), None, None]},
            },
            "artisan",
            {"id": "why-influence", "args": {"cost": 1, "have": 0}},
        ),
    ],
)
def test_a_closed_target_says_why(change: dict[str, object], name: str, why: object) -> None:
    position: dict[str, object] = {
        "dice": {"A": {"yellow": [5]}, "N": {"red": [1]}},
        "activities": {"yellow": [card("merchant"), None, None]},
        **change,
    }
    s = table(**position)
    assert entry_of(s, name)["why"] == why


def test_there_is_a_menu_only_for_an_action() -> None:
    s = table(dice={"A": {"yellow": [4, 5]}, "N": {"red": [1]}})
    assert {entry["target"] for entry in menu(s)} == set(all_targets(s))
    play(s, "agriculture y4 ...")
    assert menu(s) == []
