"""A1.2, A4.1: a citizen may come from anywhere on the board."""

from __future__ import annotations

import pytest
from table import NINE_CARDS, Json, after, card, names, table

BUILDINGS = ("palace", "bishopric", "city_hall")
SPACES = [
    *(f"palace-{k}" for k in range(1, 7)),
    *(f"bishopric-{row}.{k}" for row in (1, 2) for k in (1, 2, 3)),
    *(f"city_hall-{row}.{k}" for row in (1, 2, 3) for k in (1, 2)),
]
TRADES = [name for cards in NINE_CARDS.values() for name in cards]
EVERYWHERE = [*SPACES, *(f"lying-{name}" for name in BUILDINGS), *TRADES]


def only_at(origin: str, owner: str = "A") -> Json:
    """A position in which an owner's only citizen on the board is at an origin."""
    spaces = iter(owner if origin == name else None for name in SPACES)
    return {
        "buildings": {
            "palace": [[next(spaces)] for _ in range(6)],
            "bishopric": [[next(spaces) for _ in range(3)] for _ in range(2)],
            "city_hall": [[next(spaces) for _ in range(2)] for _ in range(3)],
        },
        "lying": {name: [owner] if origin == f"lying-{name}" else [] for name in BUILDINGS},
        "activities": {
            colour: [card(name, tradesmen={owner: 1} if name == origin else {}) for name in cards]
            for colour, cards in NINE_CARDS.items()
        },
    }


def on_board(data: Json) -> int:
    """How many citizens are on the board."""
    rows = [row for building in data["buildings"].values() for row in building]
    men = [entry["tradesmen"] for cards in data["activities"].values() for entry in cards if entry]
    return (
        sum(owner is not None for row in rows for owner in row)
        + sum(len(lying) for lying in data["lying"].values())
        + sum(len(here) for here in men)
    )


@pytest.mark.parametrize("origin", EVERYWHERE)
@pytest.mark.parametrize("seat", "AB")
def test_the_only_citizen_moves(origin: str, seat: str) -> None:
    """A4.1: from any place of the board; that place is empty afterwards."""
    value = 2 if origin == "palace-1" else 1
    s = table(
        actor=seat,
        dice={seat: {"red": [value]}, "N": {"white": [1, 1]}},
        seats={seat: {"supply": 0}},
        **only_at(origin, seat),
    )
    end = after(s, f"settle-palace r{value}")
    assert end["buildings"]["palace"][value - 1] == [seat]
    assert on_board(end) == 1
    assert end["seats"][seat]["supply"] == 0


@pytest.mark.parametrize("origin", EVERYWHERE)
@pytest.mark.parametrize("seat", "AB")
def test_the_only_citizen_is_hired(origin: str, seat: str) -> None:
    """A1.2: the same for a tradesman, here of the Merchant (of Archer, if he is the Merchant's)."""
    line = "archer r6 =1 =1 =1" if origin == "merchant" else "merchant y6"
    s = table(
        actor=seat,
        dice={seat: {"red": [6], "yellow": [6]}, "N": {"white": [1, 1]}},
        seats={seat: {"supply": 0}},
        **only_at(origin, seat),
    )
    end = after(s, line)
    colour = "red" if origin == "merchant" else "yellow"
    assert end["activities"][colour][0]["tradesmen"] == {seat: 1}
    assert on_board(end) == 1


@pytest.mark.parametrize("seat", "AB")
def test_nobody_anywhere(seat: str) -> None:
    """A1.2, A4.1: without any citizen neither is offered."""
    s = table(
        actor=seat,
        dice={seat: {"red": [6], "yellow": [6]}, "N": {"white": [1, 1]}},
        seats={seat: {"supply": 0}},
        **only_at("nowhere", seat),
    )
    assert not {"merchant", "archer", "settle-palace", "settle-city_hall"} & names(s)
