"""Why not: dice and targets that do not go together, with the figures."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import steps
from table import card, laid, queue, table

from troyes.play.menu import menu
from troyes.play.why import contains, usable_modifiers, why_no_influence, why_not
from troyes.rules.engine import is_over, options
from troyes.rules.layout import die_at
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    CATHEDRAL,
    FIGHT,
    FLIP,
    RECRUIT,
    RED,
    REROLL,
    SETTLE,
    WHITE,
    YELLOW,
)

A, B, N = 0, 1, 4
YELLOW_CARD = ACTIVATE + 6


def reason(s: State, target: int | None, *dice: int, modifier: int | None = None) -> Any:
    """What is said of dice for a target: the id, and the arguments that say something."""
    found = why_not(s, target, modifier, dice)
    return found["id"], {key: value for key, value in found["args"].items() if value != ""}


def test_a_third_die_makes_a_bought_one_dearer() -> None:
    """A0.2: each bought die costs 2 for every die of the group."""
    s = table(
        seats={"A": {"deniers": 9}},
        dice={"A": {"yellow": [4, 5]}, "B": {"yellow": [6]}, "N": {"red": [1]}},
        activities=laid(card("merchant")),
    )
    own = [die_at(A, YELLOW, 4), die_at(A, YELLOW, 5)]
    message, args = reason(s, YELLOW_CARD, *own, die_at(B, YELLOW, 6))
    assert message == "why-group-price"
    assert args == {
        "target": "merchant", "more": 0, "count": 3, "each": 6, "price": 6, "hire": 4,
        "uses": 0, "cost": 10, "have": 9, "short": 1, "cube": "no",
    }  # fmt: skip


def test_dice_that_count_too_little_say_what_is_missing() -> None:
    """A1.4: the miller takes 4; with all yellow dice there are it would be 2."""
    s = table(
        dice={"A": {"yellow": [1]}, "B": {"yellow": [1]}, "N": {"red": [1]}},
        activities=laid(card("miller")),
    )
    message, args = reason(s, YELLOW_CARD, die_at(A, YELLOW, 1))
    assert message == "why-group-total"
    assert args == {
        "target": "miller",
        "need": 4,
        "have": 1,
        "best": 2,
        "others": "yes",
        "cube": "no",
    }


def test_a_target_takes_one_colour() -> None:
    """A0.1."""
    s = table(dice={"A": {"red": [3], "white": [4], "yellow": [4]}})
    red, white, yellow = (die_at(A, colour, value) for colour, value in ((0, 3), (1, 4), (2, 4)))
    want = {"target": "agriculture", "colour": "yellow", "cube": "no"}
    assert reason(s, AGRICULTURE, red) == ("why-group-colour", want)
    want = {"target": "cathedral", "colour": "white", "cube": "no"}
    assert reason(s, CATHEDRAL, white, yellow) == ("why-group-colour", want)
    want = {"target": "settle-palace", "colour": "red", "cube": "no"}
    assert reason(s, SETTLE + RED, white) == ("why-group-colour", want)


def test_the_cube_of_a_card_asks_for_its_own_colour() -> None:
    """C.templar: with its cube a red event takes white dice, and that is said of the cube."""
    s = table(
        dice={"A": {"red": [3], "white": [4]}},
        activities=laid(card("templar", tradesmen={"A": 1}, cubes={"A": 1})),
        events=queue("marauding war"),
    )
    _, templar = usable_modifiers(s)
    want = {"target": "fight:war", "colour": "white", "cube": "yes", "card": "templar"}
    found = reason(s, FIGHT + 1, die_at(A, RED, 3), modifier=templar)
    assert found == ("why-group-colour", want)


def test_a_group_has_three_dice_and_a_citizen_one() -> None:
    """A0.1, A4.1."""
    s = table(dice={"A": {"yellow": [1, 2, 3, 4], "red": [1]}})
    yellow = [die_at(A, YELLOW, value) for value in (1, 2, 3, 4)]
    assert reason(s, AGRICULTURE, *yellow) == ("why-group-size", {"most": 3})
    assert reason(s, SETTLE + YELLOW, *yellow[:2]) == ("why-group-size", {"most": 1})
    assert reason(s, None, *yellow) == ("why-group-size", {"most": 3})


def test_colours_do_not_mix_where_all_are_taken() -> None:
    """A3.1: an event that takes any colour takes one at a time."""
    s = table(dice={"A": {"red": [3], "white": [4]}}, events=queue("marauding"))
    mixed = (die_at(A, RED, 3), die_at(A, WHITE, 4))
    assert reason(s, FIGHT, *mixed) == ("why-group-colours", {})
    assert reason(s, None, *mixed) == ("why-group-colours", {})


def test_a_full_column_of_the_cathedral() -> None:
    """A2.1."""
    rows = [["B", None, None, None, None, None] for _ in range(3)]
    s = table(dice={"A": {"white": [1, 2]}}, cathedral=rows)
    want = {"column": 1, "free": 0}
    assert reason(s, CATHEDRAL, die_at(A, WHITE, 1)) == ("why-group-column", want)


def test_nobody_is_driven_out_twice() -> None:
    """A4.4: whoever stands at the end of the row has a citizen lying there already."""
    rows = [["B"], ["B"], ["B"], ["B"], ["B"], ["B"]]
    s = table(
        dice={"A": {"red": [2]}, "N": {"white": [1]}},
        buildings={"palace": rows},
        lying={"palace": ["B"]},
    )
    want = {"target": "settle-palace", "value": 2, "whose": "others"}
    assert reason(s, SETTLE + RED, die_at(A, RED, 2)) == ("why-group-lying", want)


def closed(s: State, target: int) -> tuple[str, Any]:
    """What the menu says of a target that no die serves."""
    why = next(entry for entry in menu(s) if entry["target"] == target)["why"]
    return why["id"], why["args"]


def test_a_target_without_dice_says_which_colour_is_gone() -> None:
    """A0.1: the colour it takes, or that nothing at all is left."""
    s = table(dice={"A": {"red": [3]}}, events=queue("marauding"))
    assert closed(s, AGRICULTURE) == ("why-dice", {"colour": "yellow"})
    assert closed(s, CATHEDRAL) == ("why-dice", {"colour": "white"})
    assert closed(s, SETTLE + YELLOW) == ("why-dice", {"colour": "yellow"})


def test_a_cathedral_without_space_for_the_dice_says_so() -> None:
    """A2.1: one column is named as for a die of its own; several are listed."""
    rows = [["B", None, "A", None, None, None] for _ in range(3)]
    s = table(dice={"A": {"white": [1]}, "N": {"white": [1], "red": [1]}}, cathedral=rows)
    assert closed(s, CATHEDRAL) == ("why-group-column", {"column": 1, "free": 0})
    s = table(dice={"A": {"white": [3]}, "N": {"white": [1], "red": [1]}}, cathedral=rows)
    assert closed(s, CATHEDRAL) == ("why-columns", {"columns": "1, 3"})


def test_a_building_that_nobody_can_enter_says_why() -> None:
    """A4.4: whoever stands at the end of the row has a citizen lying there."""
    full = {
        "buildings": {"palace": [["B"], ["B"], ["B"], ["A"], ["B"], ["B"]]},
        "lying": {"palace": ["B", "A"]},
    }
    s = table(dice={"A": {"red": [2]}, "N": {"white": [1]}}, **full)
    want = {"target": "settle-palace", "value": 2, "whose": "others"}
    assert closed(s, SETTLE + RED) == ("why-group-lying", want)
    s = table(dice={"A": {"red": [2]}, "N": {"red": [4], "white": [1]}}, **full)
    assert closed(s, SETTLE + RED) == ("why-entry", {"colour": "red"})


def test_a_cube_that_would_help_is_told_with_what_is_still_missing() -> None:
    """C.monk: its cube turns a white die into yellow ones, but the white one is not for free."""
    s = table(
        seats={"A": {"deniers": 1}},
        dice={"B": {"white": [4]}},
        activities=laid(card("monk", tradesmen={"A": 1}, cubes={"A": 1})),
    )
    message, args = closed(s, AGRICULTURE)
    assert message == "why-group-price"
    assert (args["card"], args["cost"], args["have"]) == ("monk", 2, 1)


@pytest.mark.parametrize(
    ("own", "others", "nearest"),
    [("white", "yellow", "militiaman"), ("yellow", "white", "templar")],
)
def test_of_several_cubes_the_one_that_gets_furthest_is_told(
    own: str, others: str, nearest: str
) -> None:
    """C.templar, C.militiaman: with A's 1 the total is too low, B's 6 is enough but costs 2."""
    s = table(
        seats={"A": {"deniers": 1}},
        dice={"A": {own: [1]}, "B": {others: [6]}},
        activities=laid(
            card("templar", tradesmen={"A": 1}, cubes={"A": 1}),
            card("militiaman", tradesmen={"A": 1}, cubes={"A": 1}),
        ),
        events=queue("marauding brigands"),
    )
    message, args = closed(s, FIGHT + 1)
    assert (message, args["card"]) == ("why-group-price", nearest)
    assert (args["cost"], args["have"]) == (2, 1)


def test_the_nearest_target_is_told_where_none_is_picked() -> None:
    """A0.2: with nothing in the purse agriculture, which costs nothing else, is 2 deniers away."""
    s = table(
        seats={"A": {"deniers": 0}},
        dice={"B": {"yellow": [3]}, "N": {"red": [1]}},
        activities=laid(card("merchant")),
    )
    message, args = reason(s, None, die_at(B, YELLOW, 3))
    assert message == "why-group-price"
    assert (args["cost"], args["have"], args["short"], args["hire"]) == (2, 0, 2, 0)


def test_what_influence_cannot_buy_is_told() -> None:
    """I1."""
    s = table(seats={"A": {"influence": 1}}, dice={"A": {"red": [1]}})
    assert why_no_influence(s) == {
        "recruit": {"id": "why-spend", "args": {"cost": 2, "have": 1}},
        "flip": {"id": "why-spend", "args": {"cost": 4, "have": 1}},
    }
    s = table(seats={"A": {"influence": 9}}, dice={"N": {"red": [1]}})
    assert {what: why["id"] for what, why in why_no_influence(s).items()} == {
        "reroll": "why-spend-dice",
        "flip": "why-spend-dice",
    }


# --- in any game ---------------------------------------------------------------------------------


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_reasons_are_true_of_everything_that_is_closed(players: int, seed: int) -> None:
    """Dice at random for targets at random: what is not on the menu has a reason that holds."""
    rng = random.Random(seed)
    for s in steps(players, True, seed, rich=rng.random() < 0.5):
        if not is_over(s) and s.wait in (ASK_ACTION, ASK_COUNTER):
            check_influence(s)
        if is_over(s) or s.wait != ASK_ACTION or rng.random() > 0.05:
            continue
        check_dice(s, rng)


def check_influence(s: State) -> None:
    """Every use of influence is open or has a reason."""
    found = options(s)
    spent = {
        "recruit": RECRUIT in found,
        "flip": FLIP in found,
        "reroll": any(REROLL <= option < REROLL + 18 for option in found),
    }
    assert {what for what, is_open in spent.items() if not is_open} == set(why_no_influence(s))


def check_dice(s: State, rng: random.Random) -> None:
    """A few dice for every target and modifier."""
    at_hand = [die for die in range(90) for _ in range(s.dice[die])]
    dice = rng.sample(at_hand, min(len(at_hand), rng.randint(1, 4)))
    if not dice:
        return
    entries = menu(s)
    assert usable_modifiers(s)[0] == 0
    for entry in entries:
        for modifier in (None, *usable_modifiers(s)):
            groups = [
                group
                for way in entry["ways"]
                if modifier in (None, way["modifier"])
                for group in way["groups"]
            ]
            if not any(contains(group[0], dice) for group in groups):
                check_reason(why_not(s, entry["target"], modifier, dice), s)
    if not any(contains(g[0], dice) for e in entries for w in e["ways"] for g in w["groups"]):
        check_reason(why_not(s, None, None, dice), s)


def check_reason(why: dict[str, Any], s: State) -> None:
    """Figures that say that it is not possible."""
    args = why["args"]
    if why["id"] == "why-group-price":
        assert args["have"] == s.deniers[s.actor] < args["cost"]
        assert args["cost"] == args["price"] + args["hire"] + args["uses"]
        assert args["short"] == args["cost"] - args["have"]
        assert args["price"] % args["each"] == 0
    elif why["id"] == "why-group-total":
        assert args["have"] <= args["best"] < args["need"]
    elif why["id"] == "why-group-size":
        assert args["most"] in (1, 3)
    elif why["id"] == "why-influence":
        assert args["have"] < args["cost"]


@pytest.mark.parametrize(("group", "dice", "held"), [([1, 2], [2], True), ([1], [1, 1], False)])
def test_equal_dice_are_counted(group: list[int], dice: list[int], held: bool) -> None:
    assert contains(group, dice) == held
