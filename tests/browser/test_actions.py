"""One turn of every kind of action, clicked in the browser, compared with the engine's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from troyes.rules.engine import options
from troyes.rules.layout import district_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_CUBES,
    ASK_NUMBER,
    ASK_ORIGIN,
    CATHEDRAL,
    FIGHT,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    MODIFY,
    SETTLE,
)

from .conftest import Desk
from .hand import Way, search_way


class Kind(NamedTuple):
    """A kind of turn: what it is aimed at, and which of the further options are the point of it."""

    wanted: Callable[[State, Way], bool]
    then: Callable[[State], bool] = lambda s: True
    prefer: range = range(0)


def asks_origin(choice: range) -> Callable[[State], bool]:
    return lambda s: s.wait == ASK_ORIGIN and any(o in choice for o in options(s))


def hires(s: State, way: Way) -> bool:
    return ACTIVATE <= way.target < MODIFY and way.hire > 0


def uses_own_tradesman(s: State, way: Way) -> bool:
    return ACTIVATE <= way.target < MODIFY and way.hire == 0


def buys_from_two(s: State, way: Way) -> bool:
    sellers = {district_of(die) for die in way.dice} - {0, 4}
    return len(sellers) == 2


def is_at(*targets: int) -> Callable[[State, Way], bool]:
    return lambda s, way: way.target in targets and not way.modifier


SUPPLY, SPACES, CARDS = (
    range(FROM_SUPPLY, FROM_SUPPLY + 1),
    range(FROM_SPACE, FROM_LYING),
    range(FROM_CARD, FROM_SUPPLY),
)
KINDS = {
    "cathedral": Kind(is_at(CATHEDRAL)),
    "agriculture": Kind(is_at(AGRICULTURE)),
    "fight": Kind(lambda s, way: way.target >= FIGHT),
    "settle": Kind(is_at(SETTLE, SETTLE + 1, SETTLE + 2), lambda s: s.wait == ASK_ORIGIN),
    "card": Kind(uses_own_tradesman),
    "card, how often": Kind(uses_own_tradesman, lambda s: s.wait == ASK_NUMBER),
    "hire from the supply": Kind(hires, asks_origin(SUPPLY), SUPPLY),
    "hire from a building": Kind(hires, asks_origin(SPACES), SPACES),
    "hire from another card": Kind(hires, asks_origin(CARDS), CARDS),
    "buy from two players": Kind(buys_from_two),
    "modifier": Kind(lambda s, way: way.modifier > 0),
    "spread cubes": Kind(lambda s, way: True, lambda s: s.wait == ASK_CUBES),
}
PLAYERS = {"buy from two players": 3}


@pytest.mark.parametrize("first", ["dice", "target"])
@pytest.mark.parametrize("name", KINDS)
def test_action(desk: Desk, name: str, first: str) -> None:
    """The turn is clicked and answered to its end, and the server has played the same."""
    kind = KINDS[name]
    scene, way = search_way(kind.wanted, kind.then, PLAYERS.get(name, 2))
    hand = desk.sit(scene)
    hand.act(way, dice_first=first == "dice")
    hand.finish(prefer=kind.prefer)
    hand.check()
    assert hand.scene.seat != scene.seat or hand.scene.state.round > scene.state.round
