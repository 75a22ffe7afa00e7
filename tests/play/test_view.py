"""What a seat may know of a game, and nothing else (T5)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from random_play import steps
from table import Json, from_json, table

from troyes.formats.position import own_seat
from troyes.formats.position import to_json as position_of
from troyes.play.game import Game
from troyes.play.turns import turns
from troyes.play.view import View, view
from troyes.rules.engine import is_over, options
from troyes.rules.state import State
from troyes.rules.terms import NO_CHARACTER, SEAT_LETTERS, UNKNOWN

POINTS = {"vp": 9, "earned": {"cathedral": 4, "combat": 3, "penalties": -2, "other": 4}}


def midway(open_scores: bool = False) -> State:
    """Three players with points of several kinds, and one who has none; A is to move."""
    hands = {"A": ["henry"], "B": ["urbain"], "C": ["hugues"]}
    seats: Json = {letter: {**POINTS, "characters": hand} for letter, hand in hands.items()}
    seats["D"] = {"characters": ["thibaut"]}
    dice = {"A": {"yellow": [4]}, "N": {"red": [1]}}
    return table(players=4, open_scores=open_scores, seats=seats, dice=dice)


def games() -> Iterator[State]:
    """Now and then a state of a random game, for 1 to 4 players."""
    for players in (1, 2, 3, 4):
        rng = random.Random(players)
        yield from (s for s in steps(players, True, players) if rng.random() < 0.02)


# --- the gate ------------------------------------------------------------------------------------


def test_a_view_is_of_a_seat_at_the_table() -> None:
    game = Game(2, seed=1)
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.view(2)


def test_points_are_open_when_the_table_says_so() -> None:
    """T5."""
    game = Game(3, seed=1, open_scores=True)
    assert [entry["vp"] for entry in game.view(0).to_json()["seats"].values()] == [0, 0, 0]
    assert game.view(0).to_json()["seats"]["B"]["characters"] == [None]


def test_everything_is_open_at_the_end() -> None:
    *_, last = steps(3, False, 1)
    for entry in View(last, None).to_json()["seats"].values():
        assert None not in entry["characters"]
        assert entry["vp"] is not None


def test_a_running_game_does_not_show_its_seed_to_a_view() -> None:
    game = Game(2, seed=987654321)
    assert "987654321" not in repr(game.view(0).to_json()) + repr(game.view(0))


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_points_and_where_they_came_from_are_hidden(seat: int | None) -> None:
    """T5: all of the others', none of one's own."""
    s = midway()
    seen = view(s, seat).to_json()["seats"]
    for k, (letter, entry) in enumerate(position_of(s)["seats"].items()):
        if k == seat:
            assert seen[letter] == entry
        else:
            assert seen[letter] == {**entry, "vp": None, "earned": None, "characters": [None]}
    hidden = view(s, seat).state
    for k in range(4):
        secret = k != seat
        assert (hidden.vp[k] == UNKNOWN) is secret
        assert [points == UNKNOWN for points in hidden.earned[k * 7 : k * 7 + 7]] == [secret] * 7


def test_a_view_is_a_position_and_reads_back() -> None:
    """What is hidden is null, and null is hidden."""
    for s in [midway(), *games()]:
        for seat in (None, *range(s.players)):
            seen = view(s, seat)
            assert from_json(seen.to_json()) == seen.state


def test_a_seat_is_told_what_a_spectator_sees_and_its_own_secrets() -> None:
    """T5: the short cut of a table that tells everybody comes to the same as the gate itself."""
    for s in [midway(), *games()]:
        if not is_over(s):
            spectator = view(s, None).to_json()
            for seat in range(s.players):
                letter, seats = SEAT_LETTERS[seat], spectator["seats"]
                own = {**seats, letter: own_seat(seats, s, seat)}
                assert {**spectator, "seats": own} == view(s, seat).to_json()


# --- for bots ------------------------------------------------------------------------------------


def test_a_view_knows_the_options_and_turns() -> None:
    s = midway()
    seen = view(s, 1)
    assert seen.options() == options(s)
    assert list(seen.turns()) == list(turns(s))
    assert list(seen.turns(influence=False)) == list(turns(s, influence=False))
    assert len(list(seen.turns())) > len(list(seen.turns(influence=False)))


def test_a_sample_fills_in_what_is_hidden_and_changes_nothing_else() -> None:
    """T5: the others' characters are any that are left; points are counted along, or from 0."""
    rng = random.Random(3)
    dealt = set()
    for k in range(40):
        counted = k % 2 == 0
        s = view(midway(), 1).sample(rng.choice, counted)
        hands = [card for card in s.hands if card != NO_CHARACTER]
        assert len(set(hands)) == 4
        assert UNKNOWN not in hands
        dealt |= set(hands) - {hands[1]}
        told = position_of(s)
        expected = position_of(midway())
        for letter in "ACD":
            vp = expected["seats"][letter]["vp"] if counted else 0
            expected["seats"][letter] |= {"vp": vp, "earned": {"other": vp} if vp else {}}
        for letter, entry in expected["seats"].items():
            entry["characters"] = told["seats"][letter]["characters"]
        assert told["seats"]["B"]["characters"] == ["urbain"]
        assert told == expected
    assert len(dealt) == 5


def test_a_tally_is_for_bots_alone() -> None:
    """Points are gained in sight; who counts along knows them, but nobody is told."""
    s = midway()
    for seat in (None, 0, 1):
        seen = view(s, seat)
        assert seen.tally == (9, 9, 9, 0, 0)
        assert "tally" not in repr(seen) + repr(seen.to_json())
    masked = view(view(s, 1).state, 1)  # where nobody has counted, points count from 0
    assert list(masked.sample(random.Random(1).choice).vp) == [0, 9, 0, 0, 0]


def test_with_open_scores_a_sample_keeps_them() -> None:
    s = midway(open_scores=True)
    assert list(view(s, 0).sample(random.Random(1).choice).vp) == [9, 9, 9, 0, 0]


def test_equal_views_are_of_one_seat_and_look_the_same() -> None:
    """Two positions that differ by another's secret are the same to a seat."""
    s = midway()
    assert view(s, 0) == view(s, 0)
    assert hash(view(s, 0)) == hash(view(s, 0))
    assert view(s, 0) != view(s, 1)
    assert view(s, 0) != s
    other = from_json({**position_of(s), "seats": swapped(position_of(s)["seats"])})
    assert other != s
    assert view(other, 0) == view(s, 0)
    assert view(other, 1) != view(s, 1)


def swapped(seats: Json) -> Json:
    """B and C with each other's characters."""
    b, c = seats["B"], seats["C"]
    return {
        **seats,
        "B": {**b, "characters": c["characters"]},
        "C": {**c, "characters": b["characters"]},
    }
