"""The menu: all targets at once, their groups of dice, or why there is none."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import steps
from table import card, laid, play, queue, table

from troyes.formats.facts import tell
from troyes.play.menu import black_menu, menu
from troyes.play.turns import turns
from troyes.play.why import all_targets
from troyes.rules.card_rows import NO_CARD
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import choose, is_over, options
from troyes.rules.facts import recording
from troyes.rules.groups import Finder
from troyes.rules.layout import value_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_DICE,
    ASK_MODIFIER,
    ASK_NUMBER,
    ASK_ORIGIN,
    DIE,
    MODIFY,
    NO_MODIFIER,
    STOP,
)

TITHE, CONFESSION = 4, 5  # the modifiers of the first and second white card


def ways_of(s: State) -> set[tuple[int, int, tuple[int, ...]]]:
    """Target, modifier and dice of everything on the menu."""
    return {
        (entry["target"], way["modifier"], tuple(dice))
        for entry in menu(s)
        for way in entry["ways"]
        for dice, *_ in way["groups"]
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
                for dice, _, _, times in way["groups"]:
                    child = choose_way(s, entry["target"], way["modifier"], dice)
                    assert uses(child) in (None, times)
        break


def choose_way(s: State, target: int, modifier: int, dice: list[int]) -> State:
    """Every way of the menu can be chosen option by option."""
    child = s.copy()
    choose(child, target)
    if child.wait == ASK_MODIFIER:
        choose(child, MODIFY + modifier - 1 if modifier else NO_MODIFIER)
    for die in dice:
        choose(child, DIE + die)
    return child


def uses(s: State) -> int | None:
    """After the last die: how often the card may be used, or how many cubes may be placed."""
    if s.wait == ASK_DICE:
        choose(s, STOP)
    if s.wait == ASK_ORIGIN:
        choose(s, options(s)[0])
    return len(options(s)) if s.wait == ASK_NUMBER else None


def brought(s: State, target: int, modifier: int, dice: list[int]) -> dict[str, int]:
    """What a way brings when it is played as often as it goes, by account; what it costs aside."""
    after = s.copy()
    seat = s.actor
    with recording(after) as facts:
        choose(after, target)
        if after.wait == ASK_MODIFIER:
            choose(after, MODIFY + modifier - 1 if modifier else NO_MODIFIER)
        for die in dice:
            choose(after, DIE + die)
        if after.wait == ASK_DICE:
            choose(after, STOP)
        if after.wait == ASK_ORIGIN:
            choose(after, options(after)[0])
        if after.wait == ASK_NUMBER:
            choose(after, options(after)[-1])
        told = tell(facts.rows, after)
    found: dict[str, int] = {}
    for fact in (one.fact for one in told):
        of_it = fact.cause in ("activity", "agriculture")
        amount = fact.amount or 0
        mine = fact.place == seat if fact.kind == "deniers" else fact.owner == seat and amount >= 0
        if of_it and mine and fact.kind in ("deniers", "influence", "vp"):
            found[fact.kind] = found.get(fact.kind, 0) + amount
    return found


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_the_menu_foretells_what_a_card_and_the_fields_bring(players: int, seed: int) -> None:
    """A1.4, A5.1, T5: as the facts of the turn tell it, in any edition."""
    rng = random.Random(seed)
    for s in steps(players, True, seed, other_effects(rng), rich=True):
        if is_over(s) or s.wait != ASK_ACTION or sum(s.dice) > 12 or rng.random() > 0.3:
            continue
        for entry in menu(s):
            if "gain" not in entry and entry["target"] != AGRICULTURE:
                continue
            for way in entry["ways"]:
                for dice, _, _, times in rng.sample(way["groups"], min(6, len(way["groups"]))):
                    found = brought(s, entry["target"], way["modifier"], dice)
                    if entry["target"] == AGRICULTURE:
                        assert found == ({"deniers": times} if times else {})
                    else:
                        assert found == {
                            account: by[times - 1] for account, by in entry["gain"].items()
                        }


def other_effects(rng: random.Random) -> Edition:
    """The standard edition with other figures of what cards bring."""
    figures = copy.deepcopy(standard().figures)
    for entry in figures["cards"].values():
        for name in entry.get("effect", {}):
            entry["effect"][name] = rng.randint(1, 9)
    return Edition({**figures, "name": "other"})


def test_a_gain_is_foretold_only_where_every_use_brings_the_same() -> None:
    """C.hunting, C.goldsmith, C.captain, C.miller, T5: what counts the board is not foretold."""
    s = table(
        round=4,
        seats={"A": {"influence": 15, "deniers": 30}},
        dice={"A": {"red": [6, 3], "yellow": [6]}, "N": {"red": [1]}},
        activities=laid(card("hunting"), card("captain"), card("miller"), card("goldsmith")),
    )
    assert entry_of(s, "hunting")["gain"] == {"influence": [3, 5, 5]}  # no more than 20
    assert entry_of(s, "goldsmith")["gain"] == {"deniers": [2], "vp": [1]}
    for name in ("captain", "miller"):
        assert entry_of(s, name)["ways"]
        assert "gain" not in entry_of(s, name)


def entry_of(s: State, name: str) -> dict[str, Any]:
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
    assert ([16, 17, 34], 16, 6, 8) in way["groups"]
    assert ([16], 5, 0, 2) in way["groups"]


def test_the_menu_lists_every_target_once() -> None:
    """Section 4: nine cards, cathedral, agriculture, three buildings, the events of the queue."""
    s = table(
        round=1,
        dice={"A": {"yellow": [5]}, "N": {"red": [1]}},
        activities=laid(card("merchant")),
        events=queue("marauding brigands brigands"),
    )
    cards = [f"{c}-{n}" for c in ("red", "white", "yellow") for n in ("I", "II", "III")]
    cards[6] = "merchant"
    places = ["settle-palace", "settle-bishopric", "settle-city_hall"]
    fights = ["fight:marauding", "fight:brigands", "fight:brigands.2"]
    names = [entry["name"] for entry in menu(s)]
    assert names == [*cards, "cathedral", "agriculture", *places, *fights]
    assert [entry["hire"] for entry in menu(s)] == [0] * 6 + [4] + [0] * (len(names) - 7)


@pytest.mark.parametrize(
    ("name", "seat", "most"),
    [
        ("innkeeper", {"deniers": 5 + 4 + 6}, 6),  # a denier each time, after hire and dice
        ("journeyman", {"deniers": 5 + 4 + 8}, 2),  # three deniers each time
        ("artisan", {"influence": 2}, 2),  # a point of influence each time
        ("artisan", {"influence": 9}, 3),
        ("goldsmith", {}, 3),
    ],
)
def test_a_group_says_how_often_it_uses_a_card(name: str, seat: dict[str, int], most: int) -> None:
    """A1.4: as often as the total allows and the player can pay."""
    s = table(
        seats={"A": seat},
        dice={"A": {"yellow": [6]}, "N": {"yellow": [6], "red": [1]}},
        activities=laid(card(name)),
    )
    (way,) = entry_of(s, name)["ways"]
    assert ([17, 89], 12, 4, most) in way["groups"]


def test_a_group_says_how_many_pieces_it_places() -> None:
    """A2.1, A4.1, A5.1, C.prior: a cube a die, two with Prior; one citizen; half in deniers."""
    s = table(
        bonus=True,
        dice={"A": {"red": [5], "white": [3, 4], "yellow": [2, 3]}, "N": {"red": [1]}},
        activities=laid(card("prior", cubes={"A": 1})),
    )
    plain, prior = entry_of(s, "cathedral")["ways"]
    assert [(group[0], group[3]) for group in plain["groups"]] == [([8], 1), ([8, 9], 2), ([9], 1)]
    assert [(group[0], group[3]) for group in prior["groups"]] == [([8], 2), ([9], 2)]
    (way,) = entry_of(s, "settle-palace")["ways"]
    assert {group[3] for group in way["groups"]} == {1}
    (way,) = entry_of(s, "agriculture")["ways"]
    assert [group[3] for group in way["groups"]] == [1, 2, 1]


def test_a_way_names_its_modifier() -> None:
    """A0.4: a group without a cube has no such name."""
    s = table(
        dice={"A": {"yellow": [5]}, "N": {"red": [1]}},
        activities=laid(card("tithe"), card("confession", cubes={"A": 1})),
    )
    ways = entry_of(s, "fight:marauding")["ways"]
    assert [(way["modifier"], way.get("name")) for way in ways] == [
        (0, None),
        (CONFESSION, "confession"),
    ]


def test_mixed_groups_are_on_the_menu() -> None:
    """C.pilgrimage: any colours, and with a cube of Confession too."""
    s = table(
        dice={"A": {"red": [1], "white": [2]}, "B": {"yellow": [3]}, "N": {"red": [4, 1]}},
        activities=laid(card("pilgrimage"), card("confession", cubes={"A": 1})),
    )
    assert ways_of(s) == ways_of_turns(s)
    ways = entry_of(s, "pilgrimage")["ways"]
    assert [way["modifier"] for way in ways] == [0, CONFESSION]
    assert ([0, 32, 75], 8, 12, 1) in ways[0]["groups"]
    for way in ways:
        for dice, total, price, _ in way["groups"]:
            faces = sum(value_of(die) for die in dice)
            assert total == faces + (2 * len(dice) if way["modifier"] else 0)
            assert price == 2 * len(dice) * sum(die >= 18 for die in dice)


def test_dice_that_tithe_makes_free_cost_nothing() -> None:
    """C.tithe, A0.2: one of each other district; the second of one district is paid."""
    s = table(
        dice={"A": {"yellow": [1]}, "B": {"yellow": [3, 4]}, "N": {"yellow": [6], "red": [1]}},
        activities=laid(card("tithe", cubes={"A": 1})),
    )
    ways = {way["modifier"]: way["groups"] for way in entry_of(s, "agriculture")["ways"]}
    plain, tithe = ({tuple(g[0]): g[2] for g in ways[k]} for k in (0, TITHE))
    a1, b3, b4, n6 = 12, 18 + 14, 18 + 15, 72 + 17
    assert plain == {
        (a1,): 0, (b3,): 2, (b4,): 2, (n6,): 2,
        (a1, b3): 4, (a1, b4): 4, (a1, n6): 4, (b3, b4): 8, (b3, n6): 8, (b4, n6): 8,
        (a1, b3, b4): 12, (a1, b3, n6): 12, (a1, b4, n6): 12, (b3, b4, n6): 18,
    }  # fmt: skip
    assert tithe == {
        (b3,): 0, (b4,): 0, (n6,): 0,
        (a1, b3): 0, (a1, b4): 0, (a1, n6): 0, (b3, b4): 4, (b3, n6): 0, (b4, n6): 0,
        (a1, b3, b4): 6, (a1, b3, n6): 0, (a1, b4, n6): 0, (b3, b4, n6): 6,
    }  # fmt: skip


def test_a_target_that_cannot_be_used_has_no_groups() -> None:
    """A1.2: nobody is hired who cannot be paid."""
    s = table(
        seats={"A": {"deniers": 3}},
        dice={"A": {"yellow": [5]}, "N": {"red": [1]}},
        activities=laid(card("merchant")),
    )
    assert Finder().all_groups(s, 0, ACTIVATE + 6, NO_CARD) == []


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
        (
            {"dice": {"N": {"red": [1]}}},
            "merchant",
            {"id": "why-dice", "args": {"colour": "yellow"}},
        ),
        (
            {
                "dice": {"A": {"yellow": [1, 1]}, "N": {"red": [1]}},
                "activities": {"yellow": [card("miller"), None, None]},
            },
            "miller",
            {"id": "why-total", "args": {"best": 2, "need": 4}},
        ),
        (
            {"seats": {"A": {"deniers": 4}}, "dice": {"N": {"red": [1]}}},
            "merchant",
            {"id": "why-dice", "args": {"colour": "yellow"}},
        ),
        (
            {"seats": {"A": {"deniers": 5}}, "dice": {"N": {"yellow": [5, 6], "red": [1]}}},
            "merchant",
            {"id": "why-deniers", "args": {"cost": 6, "have": 5}},
        ),
        (
            {
                "seats": {"A": {"deniers": 5}},
                "activities": {"yellow": [None, card("innkeeper"), None]},
            },
            "innkeeper",
            {"id": "why-deniers", "args": {"cost": 6, "have": 5}},
        ),
        (
            {
                "seats": {"A": {"influence": 1}},
                "dice": {"N": {"red": [1]}},
                "activities": {"yellow": [card("artisan"), None, None]},
            },
            "artisan",
            {"id": "why-dice", "args": {"colour": "yellow"}},
        ),
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
    assert black_menu(s) is None
