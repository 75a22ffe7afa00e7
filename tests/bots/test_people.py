"""Opponents as people: names, and a style that goes with each."""

from __future__ import annotations

from collections import Counter

import pytest

from troyes.bots import LEVELS, budget_of, make_bot
from troyes.bots.people import NAMES, PEOPLE, spec_for
from troyes.bots.styles import STYLES


def test_every_style_is_somebodys_and_some_have_none() -> None:
    styles = Counter(PEOPLE.values())
    assert set(styles) == {*STYLES, ""}
    assert {styles[style] for style in STYLES} == {4}


@pytest.mark.parametrize("level", LEVELS)
def test_a_name_decides_the_style_and_not_the_time(level: str) -> None:
    for name in NAMES:
        spec = spec_for(level, name)
        assert make_bot(spec, 1).name == spec
        assert budget_of(spec) == LEVELS[level].seconds
    assert spec_for(level, "Amaury") == f"{level}:soldier"
    assert spec_for(level, "Anna") == level  # somebody who has left
