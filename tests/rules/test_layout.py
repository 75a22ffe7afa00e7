"""The places in the flat arrays: header and code agree, and with the sizes of the fields."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from troyes.rules import layout
from troyes.rules.edition import ARRAYS as EDITION_ARRAYS
from troyes.rules.event_rows import N_EVENTS
from troyes.rules.state import FIELDS
from troyes.rules.terms import (
    MAX_BANNERS,
    MAX_CARD_SPACES,
    MIXED,
    N_SOURCES,
    NEUTRAL,
    YELLOW,
)

SOURCE = Path(layout.__file__)


def test_the_header_has_the_functions_of_the_code() -> None:
    """The compiled engine takes `layout.pxd`, the uncompiled one `layout.py`."""
    code = {
        node.name: ([arg.arg for arg in node.args.args], ast.unparse(node.body[-1]))
        for node in ast.parse(SOURCE.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    text = SOURCE.with_suffix(".pxd").read_text("utf-8")
    found = re.findall(r"cpdef inline int (\w+)\((.*)\) noexcept nogil:\n    (return .*)\n", text)
    header = {
        name: ([arg.removeprefix("int ") for arg in args.split(", ")], body)
        for name, args, body in found
    }
    assert code == header
    assert len(code) == text.count("cpdef") > 20


def test_the_last_place_ends_its_field() -> None:
    """A place too many would be read from the next field of the block."""
    ends = {
        "dice": layout.die_at(NEUTRAL, YELLOW, 6),
        "space": layout.first_space(YELLOW) + 5,
        "lying": layout.lying_at(YELLOW, NEUTRAL),
        "cathedral": layout.cathedral_at(2, 5),
        "card": layout.slot_at(YELLOW, 3),
        "trade": layout.on_card(layout.slot_at(YELLOW, 3), NEUTRAL),
        "banner": layout.banner_at(N_EVENTS - 1, MAX_BANNERS - 1),
        "earned": layout.earned_at(NEUTRAL, N_SOURCES - 1),
        "hands": layout.hand_at(3, 1),
    }
    assert ends == {name: dict(FIELDS)[name] - 1 for name in ends}
    assert layout.vp_at(layout.MAX_CARDS - 1, MAX_CARD_SPACES) == EDITION_ARRAYS["space_vp"] - 1
    assert layout.entry_at(YELLOW, 6) == EDITION_ARRAYS["entry"] - 1
    assert layout.stock_at(layout.stock_row(1, MIXED), 6) == 47
    assert layout.points_at(layout.stock_row(1, MIXED), 3) == 31


def test_a_die_says_what_it_is() -> None:
    for district in range(5):
        for colour in range(3):
            for value in range(1, 7):
                die = layout.die_at(district, colour, value)
                assert layout.district_of(die) == district
                assert layout.colour_of(die) == colour
                assert layout.value_of(die) == value
                assert layout.kind_of(die) == layout.die_kind(colour, value)
                assert die == layout.first_die(district) + layout.kind_of(die)
                assert layout.opposite(die) == layout.die_at(district, colour, 7 - value)


def test_a_slot_says_what_it_is() -> None:
    for colour in range(3):
        for round in range(1, 4):
            slot = layout.slot_at(colour, round)
            assert (layout.slot_colour(slot), layout.slot_round(slot)) == (colour, round)
    assert [layout.building_of(space) for space in (0, 5, 6, 17)] == [0, 0, 1, 2]
    assert [layout.level_of(space) for space in (0, 5, 6, 17)] == [0, 0, 1, 2]
