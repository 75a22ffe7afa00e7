"""Hiring a tradesman: where they come from, and the space they take (A1.2, A1.3)."""

from __future__ import annotations

import pytest
from table import (
    Json,
    after,
    card,
    everywhere,
    fits,
    laid,
    merchant,
    names,
    offered,
    play,
    table,
    to_json,
)

# --- A1.2 ----------------------------------------------------------------------------------------


def test_hiring_from_the_supply() -> None:
    """A1.2: pay the cost, place a citizen."""
    end = after(merchant(), "merchant y6")
    a = end["seats"]["A"]
    assert (a["deniers"], a["supply"]) == (20 - 4 + 6, 3)
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 1}


def test_no_hiring_with_a_tradesman_there() -> None:
    """A1.2: the card is used for nothing and no second tradesman comes."""
    s = merchant(tradesmen={"A": 2})
    end = after(s, "merchant y6")
    a = end["seats"]["A"]
    assert (a["deniers"], a["supply"]) == (20 + 6, 4)
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 2}
    assert not fits(s, "merchant y6 from:supply")


def test_a_tradesman_on_the_picture_is_one_too() -> None:
    """A1.2, A1.3: no second hiring for the one without a space."""
    end = after(merchant(tradesmen={"A": "picture", "B": 1}), "merchant y6")
    assert end["seats"]["A"]["deniers"] == 26
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": "picture", "B": 1}


def test_origins_of_a_tradesman() -> None:
    """A1.2: supply, standing, lying or on another card; nobody else's citizen."""
    assert offered(everywhere(), "merchant y5 y6 stop") == {
        "from:supply",
        "from:palace-6",
        "from:bishopric-1.2",
        "from:city_hall-1.1",
        "from:city_hall-1.2",
        "from:lying-bishopric",
        "from:sculptor",
        "from:monk",
    }


def test_an_empty_supply_offers_no_citizen() -> None:
    """A1.2: the general supply is no origin."""
    assert "from:supply" not in offered(everywhere(supply=0), "merchant y5 y6 stop")


@pytest.mark.parametrize(
    ("origin", "place"),
    [
        ("palace-6", ("buildings", "palace", 5, 0)),
        ("bishopric-1.2", ("buildings", "bishopric", 0, 1)),
        ("city_hall-1.1", ("buildings", "city_hall", 0, 0)),
    ],
)
def test_a_standing_citizen_leaves_a_gap(origin: str, place: tuple[str, str, int, int]) -> None:
    """A1.2, A4.3: nobody moves up."""
    before = to_json(everywhere())
    end = after(everywhere(), f"merchant y6 from:{origin}")
    top, building, row, space = place
    before[top][building][row][space] = None
    assert end["buildings"] == before["buildings"]
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 1}
    assert end["seats"]["A"]["supply"] == 4


def test_a_lying_citizen_is_hired() -> None:
    """A1.2: from the picture of the building."""
    end = after(everywhere(), "merchant y6 from:lying-bishopric")
    assert end["lying"] == {"palace": ["B"], "bishopric": ["B"], "city_hall": ["N"]}
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 1}


def test_a_tradesman_changes_cards() -> None:
    """A1.2: from another card, still at the full cost."""
    end = after(everywhere(), "merchant y6 from:sculptor")
    assert end["activities"]["yellow"][2]["tradesmen"] == {}
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 1}
    assert end["seats"]["A"]["deniers"] == 20 - 4 + 6


def test_without_any_citizen_no_hiring() -> None:
    """A1.2: all twelve in the general supply; recruiting one first (I1) makes it possible."""
    s = merchant(seats={"A": {"supply": 0}})
    assert "merchant" not in names(s)
    assert fits(s, "recruit merchant y6")


def test_the_only_citizen_is_taken_without_asking() -> None:
    """A1.2: one lying citizen is enough."""
    s = merchant(seats={"A": {"supply": 0}}, lying={"palace": ["A"]})
    end = after(s, "merchant y6")
    assert end["lying"]["palace"] == []
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": 1}


# --- A1.3 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "mine"),
    [
        ({}, 1),
        ({"B": 1}, 2),
        ({"B": 2}, 1),
        ({"B": 1, "C": 2}, "picture"),
        ({"B": "picture"}, 1),
        ({"B": "picture", "C": 1}, 2),
        ({"B": "picture", "C": 2}, 1),
        ({"B": 1, "C": 2, "D": "picture"}, "picture"),
    ],
)
def test_first_free_space(there: Json, mine: int | str) -> None:
    """A1.3: the first free space, else the picture; nobody there moves."""
    s = merchant(players=4, tradesmen=there)
    end = after(s, "merchant y6")
    assert end["activities"]["yellow"][0]["tradesmen"] == {"A": mine, **there}
    assert end["seats"]["A"]["deniers"] == 22


def test_a_free_space_is_filled_by_newcomers_only() -> None:
    """A1.3: A leaves space 1, B and C stay as they are, D takes space 1."""
    s = table(
        players=4,
        dice={"A": {"white": [6]}, "D": {"yellow": [6]}, "N": {"red": [1, 1]}},
        activities=laid(
            card("merchant", tradesmen={"A": 1, "B": 2, "C": "picture"}),
            card("monk"),
        ),
        seats={"B": {"passed": True}, "C": {"passed": True}},
    )
    play(s, "monk w6 from:merchant")
    assert to_json(s)["activities"]["yellow"][0]["tradesmen"] == {"B": 2, "C": "picture"}
    play(s, "merchant y6")
    tradesmen = to_json(s)["activities"]["yellow"][0]["tradesmen"]
    assert tradesmen == {"B": 2, "C": "picture", "D": 1}


def test_the_picture_still_allows_use() -> None:
    """A1.3: the one on the picture activates like the others."""
    s = merchant(tradesmen={"A": "picture", "B": 1})
    assert after(s, "merchant y5 y6")["seats"]["A"]["deniers"] == 20 + 2 * 5
