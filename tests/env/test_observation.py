"""The observation says what the view says, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from random_play import steps

from troyes.env.observe import write_observation
from troyes.env.ranges import RANGES, SIZE, where
from troyes.env.spaces import structure, structured_space, vector_space
from troyes.formats.position import to_json
from troyes.play.view import View
from troyes.rules.card_rows import CARDS
from troyes.rules.engine import is_chance, is_over
from troyes.rules.event_rows import EVENTS
from troyes.rules.state import State
from troyes.rules.terms import BUILDINGS, CHARACTERS, COLOURS, SEAT_LETTERS


def observe(s: State, seat: int) -> Any:
    """The observation of a view."""
    out = np.zeros((1, SIZE), np.float32)
    write_observation(View(s, seat).state, seat, out, 0)
    return out[0]


def owners(players: int, seat: int) -> list[str | None]:
    """The letters of the owners as a seat counts them."""
    clockwise = [SEAT_LETTERS[(seat + k) % players] for k in range(players)]
    return [*clockwise, *[None] * (4 - players), "N"]


def check(s: State, seat: int) -> None:
    """Compare an observation with the position as JSON."""
    vector = observe(s, seat)
    assert vector in vector_space()
    seen = structure(vector)
    assert structured_space().contains(seen)
    data = to_json(View(s, seat).state)
    table = owners(s.players, seat)
    for k, letter in enumerate(table):
        if letter is None:
            assert not any(seen[name][k].any() for name in ("deniers", "dice", "supply", "picks"))
            continue
        about = data["seats"].get(letter)
        if about:
            assert seen["deniers"][k] == about["deniers"]
            assert seen["influence"][k] == about["influence"]
            assert seen["vp_known"][k] == (about["vp"] is not None)
            assert seen["vp"][k] == (about["vp"] or 0)
        for c, colour in enumerate(COLOURS):
            values = [v for v in range(1, 7) for _ in range(int(seen["dice"][k, c, v - 1]))]
            assert sorted(data["dice"][letter][colour]) == values
    own = data["seats"][SEAT_LETTERS[seat]].get("characters") or []
    assert {CHARACTERS[k] for k in np.flatnonzero(seen["characters"])} == set(own)
    assert [EVENTS[e] for e in np.argsort(seen["queue"]) if seen["queue"][e]] == [
        event["event"] for event in data["events"]
    ]
    for b, name in enumerate(BUILDINGS):
        lying = {table[k] for k in np.flatnonzero(seen["lying"][b])}
        assert lying == set(data["lying"][name])
    up = {card["card"] for cards in data["activities"].values() for card in cards if card}
    assert {CARDS[k] for k in np.flatnonzero(seen["cards"])} == up
    assert seen["black"].sum() == len(data["black"])
    assert seen["cathedral"].sum() == sum(o is not None for row in data["cathedral"] for o in row)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_says_what_the_view_says(players: int) -> None:
    """T5: other seats' characters and points are not in it."""
    for k, s in enumerate(steps(players, True, 11, rich=True)):
        if k % 9 == 0 and not is_chance(s):
            for seat in range(players):
                check(s, seat)
        if is_over(s):
            check(s, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_not_change_with_what_is_hidden(players: int) -> None:
    """T5: any deal that fits the view gives the same observation."""
    for k, s in enumerate(steps(players, False, 5)):
        if k % 31 == 0 and not is_chance(s) and not is_over(s):
            other = View(s, 1).sample(lambda cards: cards[-1])
            if s.round > 0:
                assert np.array_equal(observe(s, 1), observe(other, 1))


def test_ranges_are_documented_and_found_by_name() -> None:
    assert where("players") == (0, 4)
    assert sum(one.size for one in RANGES) == SIZE == 907
    with pytest.raises(KeyError, match="there is no range 'gold'"):
        where("gold")


def test_the_document_lists_every_range() -> None:
    text = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    for one in RANGES:
        shape = " × ".join(map(str, one.shape))
        assert f"| `{one.name}` | {shape} | {where(one.name)[0]} | {one.meaning} |" in text
