"""What a position promises a seat."""

from __future__ import annotations

import random
from array import array

import pytest

from troyes.bots.nets import shipped_net
from troyes.bots.outlook import logistic, outlook
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.scoring import CATEGORIES
from troyes.rules.state import from_fields, to_fields
from troyes.rules.terms import ASK_ACTION
from troyes.think.features import count_features
from troyes.think.net import Net


def chance_net(players: int, sides: int) -> Net:
    rng = random.Random(players)
    net = Net(count_features(players), 8, 4, players)
    net.take(array("d", [rng.gauss(0, 0.05) for _ in range(net.size())]))
    net.take_heads(array("d", [rng.gauss(0, 0.1) for _ in range((sides * 10 + 2) * 13)]))
    return net


@pytest.mark.parametrize(("players", "sides"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_all_sides_and_categories_are_told(players: int, sides: int) -> None:
    seen = Game(players, seed=4).view(0)
    found = outlook(seen, chance_net(players, sides))
    assert len(found.to_come) == sides
    assert all(tuple(side) == CATEGORIES for side in found.to_come)
    assert 0.0 < found.win < 1.0
    plain = shipped_net(players).twin()
    plain.take_heads([])
    without = outlook(seen, plain)
    assert without.to_come == []
    par = {1: 0.5, 2: 0.5, 3: 1 / 3, 4: 0.25}[players]
    assert (without.win > par) == (without.margin > 0)
    odds = without.win / (1 - without.win)
    even = logistic(without.margin / 10)
    assert odds == pytest.approx(par / (1 - par) * even / (1 - even))  # par where nobody is ahead


def test_it_says_what_is_true_at_the_end_and_nothing_to_a_spectator() -> None:
    game = Game(2, seed=4)
    rng = random.Random(1)
    while game.actor is not None:
        game.choose(rng.choice(game.view(game.actor).options()))
    totals = {seat: table["total"] for seat, table in game.scores().items()}
    for seat in (0, 1):
        found = outlook(View(game.state, seat))
        assert found.win == (seat in game.winners()) / len(game.winners())
        assert (found.margin > 0) == (totals[seat] > totals[1 - seat])
    with pytest.raises(ValueError, match="spectator"):
        outlook(game.view(None))


def test_hidden_characters_do_not_matter() -> None:
    """T5: two tables that differ in what is hidden alone promise the same."""
    game = Game(2, seed=4)
    while game.state.wait != ASK_ACTION:
        assert game.actor is not None
        game.choose(game.view(game.actor).options()[0])
    fields = to_fields(game.state)
    mine, theirs = fields["hands"][:2], fields["hands"][2:4]
    fields["hands"][2:4] = [c for c in range(6) if c not in (*mine, *theirs)]
    other = from_fields(game.state.edition, fields)
    assert list(other.hands) != list(game.state.hands)
    assert outlook(View(other, 0)) == outlook(View(game.state, 0))
