"""Visiting whole turns: the same positions as the enumeration, the best of them found."""

from __future__ import annotations

import random
from array import array

import pytest
from random_play import start_of_turn
from table import card, queue, table

from troyes.formats.notation import turn_text
from troyes.play.turns import turns
from troyes.rules import COMPILED
from troyes.rules.engine import apply_option, is_chance, is_over, options
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, ASK_SPACE, RECRUIT
from troyes.rules.turn import spends_influence
from troyes.think.features import Scribe, count_features
from troyes.think.net import Net
from troyes.think.sizes import SCALE
from troyes.think.visit import Visitor


def chance_net(players: int, seed: int = 1, wide: float = 0.1) -> Net:
    """A network of chance weights."""
    rng = random.Random(seed)
    net = Net(count_features(players), 16, 8, players)
    net.take(array("d", [rng.gauss(0, wide) for _ in range(net.size())]))
    return net


def decisions(players: int, count: int, rich: bool) -> list[State]:
    """Positions of random games at the start of a turn, not too rich in dice."""
    rng = random.Random(players)
    found: list[State] = []
    for seed in range(99):
        s = start_of_turn(players, seed, rng, (ASK_ACTION, ASK_COUNTER, ASK_SPACE), rich)
        if s is not None:
            found.append(s)
        if len(found) == count:
            break
    return found


def end_of(s: State, turn: list[int] | tuple[int, ...]) -> State:
    after = s.copy()
    for option in turn:
        assert option in options(after)
        apply_option(after, option)
    return after


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_it_visits_what_the_enumeration_lists(players: int, rich: bool) -> None:
    visitor = Visitor(chance_net(players), cap=1 << 30, beam=0, whole=True)
    for s in decisions(players, 8 if COMPILED else 2, rich):
        listed = [turn for _, turn in zip(range(3001), turns(s), strict=False)]
        if len(listed) > 3000:
            continue
        visitor.keys = []
        assert visitor.visit(s) == len(listed)
        assert sorted(visitor.keys) == sorted(end_of(s, turn).key() for turn in listed)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_best_turns_are_kept_in_order(players: int) -> None:
    visitor = Visitor(chance_net(players), cap=1 << 30, beam=0)
    visitor.keep = 5
    for s in decisions(players, 6 if COMPILED else 2, rich=False):
        before = s.key()
        count = visitor.visit(s)
        assert s.key() == before
        kept = visitor.turns()
        assert len(kept) == min(5, count)
        assert [worth for worth, _ in kept] == sorted((worth for worth, _ in kept), reverse=True)
        assert visitor.best == kept[0][0]
        for worth, turn in kept:
            after = end_of(s, turn)
            if not spends_influence(turn[0]):
                assert visitor.judge(after) == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_is_appraised_without_a_visit(players: int) -> None:
    """As by its features alone: nothing of what a visitor did before is left in it."""
    visitor = Visitor(chance_net(players))
    for s in decisions(players, 3 if COMPILED else 1, rich=False):
        for seat in range(players):
            scribe = Scribe()
            scribe.sit(s, seat)
            scribe.write(s)
            (left,) = chance_net(players).all_outputs(scribe.values())
            worth = visitor.appraise(s, seat, None)
            assert worth == pytest.approx(scribe.certain(s) + SCALE * left, abs=1e-4)
            visitor.visit(s)
            assert visitor.appraise(s, seat, None) == worth


def test_the_cap_cuts_every_way_to_do_a_thing_and_none_altogether() -> None:
    """Dice of all sets are tried under a small cap, not those alone that begin with one die."""
    s = table(
        seats={"A": {"deniers": 40}},
        dice={"A": {"white": [1, 2, 3, 4, 5, 6], "red": [1, 2, 3], "yellow": [1, 2, 6]}},
    )
    visitor = Visitor(chance_net(2), cap=12, beam=0)
    visitor.keep = 32
    visitor.visit(s)
    built = [turn_text(s, tuple(turn)).split() for _, turn in visitor.turns()]
    dice = [words[1:] for words in built if words[0] == "cathedral"]
    assert {len(used) for used in dice} == {1, 2, 3}
    assert {die for used in dice for die in used} == {f"w{value}" for value in range(1, 7)}


def test_no_kind_of_action_is_dropped_by_the_cap() -> None:
    """A small cap cuts each thing to do, never the last ones altogether."""
    s = table(
        seats={"A": {"deniers": 40}},
        dice={
            "A": {"yellow": [1, 2, 3, 4], "red": [1, 2, 3], "white": [5, 6, 6]},
            "N": {"red": [2]},
        },
    )
    visitor = Visitor(chance_net(2), cap=2, beam=0)
    visitor.keep = 30
    visitor.visit(s)
    kinds = {turn[0] for _, turn in visitor.turns()}
    acts = {option for option in options(s) if not spends_influence(option)}
    assert len(acts) > 5
    assert acts < kinds  # and some uses of influence, those that promise most
    assert RECRUIT not in kinds  # which can wait: there are citizens at hand


def test_behind_a_flip_it_goes_on() -> None:
    """With a beam the turn behind the use of influence is part of the plan."""
    s = table(seats={"A": {"influence": 6}}, dice={"A": {"white": [1, 2]}, "N": {"red": [2]}})
    visitor = Visitor(chance_net(2), beam=8)
    visitor.keep = 30
    visitor.visit(s)
    texts = [turn_text(s, tuple(turn)) for _, turn in visitor.turns()]
    flips = [text for text in texts if text.startswith("flip")]
    assert flips
    assert all(len(text.split(" ")) > 2 for text in flips)
    for _, turn in visitor.turns():
        end_of(s, turn)


def test_a_reroll_is_worth_what_the_mean_of_its_faces_gains() -> None:
    """Positions on the move are compared with each other, never with those after a turn."""
    s = table(seats={"A": {"influence": 1}}, dice={"A": {"white": [1]}, "N": {"red": [2]}})
    visitor = Visitor(chance_net(2), beam=0)
    visitor.keep = 30
    visitor.visit(s)
    doubted = next(w for w, turn in visitor.turns() if turn_text(s, tuple(turn)) == "reroll:w1")
    doubt, visitor.doubt = visitor.doubt, 0.0
    visitor.visit(s)
    worth = next(w for w, turn in visitor.turns() if turn_text(s, tuple(turn)) == "reroll:w1")
    faces = []
    for face in range(1, 7):
        after = table(
            seats={"A": {"influence": 0}}, dice={"A": {"white": [face]}, "N": {"red": [2]}}
        )
        faces.append(visitor.judge(after))
    whole = max(w for w, turn in visitor.turns() if not spends_influence(turn[0]))
    assert worth == pytest.approx(whole + sum(faces) / 6 - visitor.judge(s))
    assert doubt > 0
    assert doubted == pytest.approx(worth - doubt)


def test_many_cubes_are_spread_along_the_best_ways() -> None:
    """The tail is beamed: far fewer ends than ways, the greedy one among them."""
    s = table(
        seats={"A": {"influence": 20}},
        dice={"A": {"red": [6, 6, 6]}, "N": {"red": [2]}},
        activities={"red": [card("diplomat", tradesmen={"A": 1}), None, None]},
        events=queue("marauding brigands war skirmishes heresy"),
    )
    full = Visitor(chance_net(2), cap=1 << 30, beam=0)
    full.spread = 30
    narrow = Visitor(chance_net(2), cap=1 << 30, beam=0)
    assert narrow.visit(s) < 0.6 * full.visit(s)
    assert narrow.best >= full.best - 1.0


def test_heat_and_chance_are_repeatable() -> None:
    s = decisions(2, 1, rich=False)[0]
    chosen = []
    for _ in range(2):
        visitor = Visitor(chance_net(2))
        visitor.dice = 77
        visitor.heat = 3.0
        visitor.visit(s)
        first = visitor.turn()
        visitor.random = 1
        visitor.visit(s)
        chosen.append((first, visitor.turn()))
    assert chosen[0] == chosen[1]


def test_positions_after_a_turn_are_not_decisions_of_the_same_turn() -> None:
    s = decisions(2, 1, rich=False)[0]
    visitor = Visitor(chance_net(2))
    visitor.visit(s)
    after = end_of(s, visitor.turn())
    visitor.play(s)
    assert s == after
    assert is_chance(s) or is_over(s) or s.wait >= ASK_SPACE
