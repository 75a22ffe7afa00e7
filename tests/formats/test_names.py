"""Options in words: the first and the last of every kind, in general and in a position."""

from __future__ import annotations

import pytest
from table import NINE_CARDS, card, queue, table

from troyes.formats.names import ACTION_SPACE, general_name, option_name
from troyes.rules import terms

KINDS = {
    # kind and place in it: in every state, and in this position, where A chooses
    ("SETTLE", 0): ("settle-palace", "settle-palace"),
    ("SETTLE", 2): ("settle-city_hall", "settle-city_hall"),
    ("ACTIVATE", 0): ("red-I", "archer"),
    ("ACTIVATE", 8): ("yellow-III", "goldsmith"),
    ("MODIFY", 0): ("+red-I", "+archer"),
    ("MODIFY", 8): ("+yellow-III", "+goldsmith"),
    ("SPACE", 0): ("palace/1", "palace-1"),
    ("SPACE", 17): ("city_hall/6", "city_hall-3.2"),
    ("FROM_SPACE", 0): ("from:palace/1", "from:palace-1"),
    ("FROM_SPACE", 17): ("from:city_hall/6", "from:city_hall-3.2"),
    ("FROM_LYING", 0): ("from:lying-palace", "from:lying-palace"),
    ("FROM_LYING", 2): ("from:lying-city_hall", "from:lying-city_hall"),
    ("FROM_CARD", 0): ("from:red-I", "from:archer"),
    ("FROM_CARD", 8): ("from:yellow-III", "from:goldsmith"),
    ("FIGHT", 0): ("fight:0", "fight:marauding"),
    ("FIGHT", 2): ("fight:2", "fight:brigands.2"),
    ("CUBE", 0): ("cube:0", "cube:marauding"),
    ("CUBE", 2): ("cube:2", "cube:brigands.2"),
    ("REROLL", 0): ("reroll:r1", "reroll:r1"),
    ("REROLL", 17): ("reroll:y6", "reroll:y6"),
    ("DIE", 0): ("A.r1", "r1"),
    ("DIE", 89): ("N.y6", "N.y6"),
    ("BLACK", 0): ("b1", "b1"),
    ("BLACK", 5): ("b6", "b6"),
    ("NUMBER", 0): ("x1", "x1"),
    ("NUMBER", 5): ("x6", "x6"),
    ("PASS", 0): ("pass", "pass"),
    ("FROM_SUPPLY", 0): ("from:supply", "from:supply"),
}


@pytest.mark.parametrize(("kind", "place"), KINDS)
def test_names_of_options(kind: str, place: int) -> None:
    option = getattr(terms, kind) + place
    general, here = KINDS[kind, place]
    s = table(
        dice={"A": {"yellow": [5]}, "N": {"red": [1]}},
        activities={colour: [card(name) for name in row] for colour, row in NINE_CARDS.items()},
        events=queue("marauding brigands brigands"),
    )
    assert general_name(option) == ACTION_SPACE[option] == general
    assert option_name(s, option) == here
