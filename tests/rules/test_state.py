"""States as values: equal, copied, written as bytes and read back."""

from __future__ import annotations

import pickle
from unittest.mock import ANY

import pytest
from random_play import steps
from table import table

from troyes.rules.edition import Edition, standard
from troyes.rules.state import State, from_fields, to_fields


def some_state() -> State:
    return table(players=3, dice={"A": {"yellow": [4]}, "N": {"red": [1]}})


def test_a_copy_is_equal_and_independent() -> None:
    s = some_state()
    copy = s.copy()
    assert copy == s
    assert hash(copy) == hash(s)
    assert copy.edition is s.edition
    copy.round = 2
    assert (s.round, copy.round) == (3, 2)
    assert copy != s


def test_states_of_a_whole_game_survive_all_their_forms() -> None:
    for s in steps(2, True, 3):
        if s.round % 2:
            other = State(s.edition, 4)
            other.load(s.key())
            assert other == s
            assert from_fields(s.edition, to_fields(s)) == s
    assert pickle.loads(pickle.dumps(s)) == s


def test_states_of_different_editions_differ() -> None:
    figures = {**standard().figures, "name": "ours"}
    s = some_state()
    assert from_fields(Edition(figures), to_fields(s)).key() == s.key()
    figures["cards"] = {name: {**card, "cost": 1} for name, card in figures["cards"].items()}
    assert from_fields(Edition(figures), to_fields(s)) != s


def test_what_is_no_state_is_not_equal_to_one() -> None:
    """The other side may know better."""
    assert some_state() != 5
    assert some_state() == ANY


def test_bytes_of_another_length_are_no_state() -> None:
    s = some_state()
    key = s.key()
    with pytest.raises(ValueError, match=f"a state has {len(key) // 2} fields, not 3"):
        s.load(b"\0" * 6)
    assert s.key() == key


def test_a_state_has_no_other_fields() -> None:
    with pytest.raises(AttributeError, match="a state has no field 'gold'"):
        some_state().gold  # noqa: B018
