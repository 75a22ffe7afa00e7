"""Hidden characters: what is possible is counted exactly, what is likely is read from play."""

from __future__ import annotations

import random

import pytest

from troyes.bots.beliefs import ALL_ALIKE, Beliefs, believe, sample, shipped_weights
from troyes.play.view import View
from troyes.rules.edition import standard
from troyes.rules.engine import advance, resolve_chance
from troyes.rules.setup import new_game
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import CHARACTERS, HUGUES, UNKNOWN
from troyes.think.features import Scribe
from troyes.think.playout import play_out


def table(players: int, seed: int = 1) -> State:
    """A game in its first decision."""
    s = new_game(standard(), players)
    advance(s)
    resolve_chance(s, seed, 2)
    return s


def beliefs_of(s: State, seat: int, weights: tuple[float, ...] | None = None) -> Beliefs:
    found = believe(View(s, seat), weights)
    assert found is not None
    return found


def holders(s: State, seat: int, hand: tuple[int, ...] | list[int]) -> list[set[int]]:
    """By seat, what it holds if this fills the hidden places."""
    places = iter(hand)
    held = [next(places) if c == UNKNOWN else c for c in View(s, seat).state.hands]
    return [set(held[2 * k : 2 * k + 2]) for k in range(s.players)]


@pytest.mark.parametrize(("players", "ways"), [(2, 6), (3, 20), (4, 60)])
def test_every_possible_hand_is_there_once_and_nothing_else(players: int, ways: int) -> None:
    s = table(players)
    for seat in range(players):
        found = beliefs_of(s, seat, ALL_ALIKE)
        assert len(found.hands) == ways
        all_ways = [holders(s, seat, hand) for hand in found.hands]
        assert all(one not in all_ways[:k] for k, one in enumerate(all_ways))
        true = [set(list(s.hands)[2 * k : 2 * k + 2]) for k in range(players)]
        assert true in all_ways


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_weights_the_odds_are_those_of_counting(players: int) -> None:
    s = table(players)
    found = beliefs_of(s, 1, ALL_ALIKE)
    scribe = Scribe()
    scribe.sit(s, 1)
    scribe.write(s)
    counted = scribe.values()
    scribe.believe(found.odds)
    scribe.write(s)
    assert scribe.values() == pytest.approx(counted)
    assert sum(found.odds) == pytest.approx(4 if players != 3 else 3)


def test_who_gathers_influence_is_thought_to_hold_the_one_who_counts_it() -> None:
    s = next(s for s in map(table, [3] * 50, range(50)) if s.hands[0] != HUGUES)
    weights = tuple(3.0 * (character == HUGUES) for character in range(6))
    equal = beliefs_of(s, 0, weights)
    fields = to_fields(s)
    fields["influence"][2] = 20
    found = beliefs_of(from_fields(s.edition, fields), 0, weights)
    assert found.odds[HUGUES] > equal.odds[HUGUES] + 0.1
    likeliest = found.hands[found.shares.index(max(found.shares))]
    assert likeliest[1] == HUGUES  # in the hand of the third seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_fit_the_view_and_come_as_often_as_they_are_likely(players: int) -> None:
    s = table(players)
    view = View(s, 0)
    found = beliefs_of(s, 0, (2.0, -2.0, 1.0, 0.0, 3.0, -1.0))
    rng = random.Random(1)
    seen = [0] * len(CHARACTERS)
    for _ in range(600):
        one = sample(view, found, rng)
        assert View(one, 0) == view
        for character in one.hands:
            if character < len(CHARACTERS):
                seen[character] += 1
    assert [n / 600 for n in seen] == pytest.approx(found.odds, abs=0.07)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_thought_does_not_depend_on_what_is_hidden(players: int) -> None:
    s = table(players)
    first = beliefs_of(s, 0)
    other = View(s, 0).sample(random.Random(5).choice)
    assert beliefs_of(other, 0) == first


def test_there_is_nothing_to_think_about_alone_or_at_the_end() -> None:
    assert believe(View(table(1), 0)) is None
    s = table(2)
    play_out(s, 3)
    assert believe(View(s, 0)) is None


def test_weights_are_there_for_every_number_of_players_and_round() -> None:
    for players, rounds in ((2, 4), (3, 5), (4, 6)):
        learnt = shipped_weights()[str(players)]
        assert {str(number + 1) for number in range(rounds)} <= set(learnt)
        assert all(len(weights) == len(CHARACTERS) for weights in learnt.values())
