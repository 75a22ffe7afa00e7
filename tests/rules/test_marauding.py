"""Marauding, which is countered and stays (A3.4), and cubes of cards beside it."""

from __future__ import annotations

import pytest
from table import (
    REST,
    Json,
    State,
    after,
    at_war,
    card,
    names,
    play,
    points,
    queue_of,
    taken,
    to_json,
)

# --- A3.4: Marauding -----------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
def test_marauding_takes_any_one_colour(colour: str) -> None:
    """A3.1, A3.4."""
    poor = {"A": {"deniers": 0}}
    s = at_war("marauding", dice={"A": {colour: [3]}, "N": REST}, seats=poor)
    assert queue_of(after(s, f"fight:marauding {colour[0]}3")) == "marauding:A"
    s = at_war("marauding", dice={"A": {colour: [2]}, "N": REST}, seats=poor)
    assert "fight:marauding" not in names(s)


def test_marauding_takes_no_mixed_group() -> None:
    """A3.1: two twos of different colours are not enough."""
    s = at_war("marauding", dice={"A": {"red": [2], "white": [2]}}, seats={"A": {"deniers": 0}})
    assert "fight:marauding" not in names(s)


@pytest.mark.parametrize(
    ("cubes", "vp"),
    [
        ("AAAA", [3, 0, 0, 0]),
        ("BAAA", [2, 1, 0, 0]),
        ("BBAA", [1, 1, 0, 0]),
        ("BBBA", [1, 2, 0, 0]),
        ("BBCA", [0, 2, 0, 0]),
        ("DCBA", [0, 0, 0, 0]),
        ("NNNA", [1, 0, 0, 0]),
        ("NAAA", [2, 0, 0, 0]),
        ("NNAA", [1, 0, 0, 0]),
        ("NNBA", [0, 0, 0, 0]),
    ],
)
def test_marauding_countered(cubes: str, vp: list[int]) -> None:
    """A3.4: rewards as for other events, but nobody takes it and its cubes are removed."""
    s = at_war(f"marauding:{cubes[:3]} war:B", players=4)
    data = after(s, "fight:marauding y6")
    assert points(data) == vp
    assert queue_of(data) == "marauding war:B"
    assert (taken(data), data["discarded"]) == ([[], [], [], []], [])
    assert data["seats"]["A"]["influence"] == 11


def test_marauding_is_open_again_for_the_next_action() -> None:
    """A3.4."""
    s = at_war("marauding:AAA", dice={"A": {"red": [3]}, "B": {"white": [6]}, "N": REST})
    play(s, "fight:marauding r3")
    assert "fight:marauding" in names(s)
    play(s, "fight:marauding w6 x2")
    assert queue_of(to_json(s)) == "marauding:BB"


def with_card(name: str, events: str) -> State:
    """A may use a red card for 3 cubes on any events; A has 10 influence."""
    cards: dict[str, list[Json | None]] = {colour: [None, None, None] for colour in REST}
    cards["red"][0] = card(name, tradesmen={"A": 1})
    dice = {"A": {"red": [1, 1, 1, 6, 6]}, "B": {"yellow": [6]}}
    return at_war(events, activities=cards, dice=dice)


@pytest.mark.parametrize(
    ("name", "line"), [("diplomat", "diplomat r6 r6 x3"), ("chivalry", "chivalry r6")]
)
def test_marauding_takes_no_more_cubes_in_that_action(name: str, line: str) -> None:
    """A3.4: cubes left over may go to other events only."""
    s = with_card(name, "marauding:BBB war")
    play(s, f"{line} cube:marauding ...")
    assert "cube:marauding" not in names(s)
    assert "cube:war" in names(s)
    assert points(to_json(s)) == [1, 2]
    play(s, "cube:war")
    assert queue_of(to_json(s)) == "marauding war:A"
    assert to_json(s)["turn"] == {}  # from the next action on it takes cubes again
    assert to_json(s)["actor"] == "B"
    assert "fight:marauding" in names(s)


def test_left_over_cubes_are_lost_when_only_marauding_lay_there() -> None:
    """A3.4."""
    s = with_card("diplomat", "marauding:BBB")
    play(s, "diplomat r6 r6 x3 cube:marauding")
    assert queue_of(to_json(s)) == "marauding"
    assert to_json(s)["actor"] == "B"
    assert to_json(s)["seats"]["A"]["influence"] == 10 - 3 + 1
    assert "fight:marauding" in names(s)


def test_another_event_countered_on_the_way() -> None:
    """A3.2, A3.3: it leaves at once and gets no further cube of that action."""
    s = with_card("diplomat", "marauding skirmishes:AAA war:B")
    play(s, "diplomat r6 r6 x3 cube:skirmishes ...")
    assert names(s) == {"cube:marauding", "cube:war", "stop"}
    assert taken(to_json(s)) == [["skirmishes"], []]
    play(s, "cube:war cube:marauding")
    assert queue_of(to_json(s)) == "marauding:A war:BA"


@pytest.mark.parametrize(
    ("events", "line", "left"),
    [
        ("brigands:AAAA brigands:B brigands:AB", "brigands", "brigands:B brigands:AB"),
        ("brigands:B brigands:AAAA brigands:AB", "brigands.2", "brigands:B brigands:AB"),
        ("brigands:B brigands:AB brigands:AAAA", "brigands.3", "brigands:B brigands:AB"),
        ("brigands:AAAA war:B brigands:AB", "brigands", "war:B brigands:AB"),
        ("skirmishes:AAA skirmishes:B", "skirmishes", "skirmishes:B"),
        ("skirmishes:BA skirmishes:AAA", "skirmishes.2", "skirmishes:BA"),
    ],
)
def test_one_of_several_copies_is_countered(events: str, line: str, left: str) -> None:
    """A3.3: the others keep their places and their cubes."""
    s = at_war(f"marauding {events}", dice={"A": {"red": [3]}, "B": REST})
    data = after(s, f"fight:{line} r3")
    assert queue_of(data) == f"marauding {left}"
    assert taken(data) == [[line.partition(".")[0]], []]


@pytest.mark.parametrize("other", "ABC")
@pytest.mark.parametrize("who", "AC")
def test_copies_of_several_owners(who: str, other: str) -> None:
    """A3.3: one counters a copy after somebody else has; each keeps their own."""
    s = at_war(
        f"marauding brigands:{who * 4} brigands:BB",
        players=3,
        actor=who,
        dice={who: {"red": [3]}, "B": REST},
        seats={other: {"taken": ["brigands"]}},
    )
    data = after(s, "fight:brigands r3")
    owners = [who, other]
    assert taken(data) == [["brigands"] * owners.count(letter) for letter in "ABC"]
    assert queue_of(data) == "marauding brigands:BB"
