"""The baselines of game AI: legal, repeatable, blind to secrets, and better than chance."""

from __future__ import annotations

import pytest
from random_play import bots_game

from troyes.bots import UnknownBot, make_bot
from troyes.bots.montecarlo import CURIOSITY, Node, TreeBot, utility
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules import COMPILED
from troyes.rules.state import from_fields, to_fields

SPECS = ["flat:playouts=24", "ismcts:playouts=24"] if COMPILED else ["flat:2", "ismcts:2"]


def play(specs: list[str], seed: int, steps: int = 10_000) -> Game:
    """A game, or its beginning; every choice is legal and leaves the view alone."""
    game = Game(len(specs), seed=seed)
    bots = [make_bot(spec, seed + k) for k, spec in enumerate(specs)]
    return bots_game(game, bots, steps)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("players", [1, 2, 4] if COMPILED else [2])
def test_they_play_and_the_same_seed_plays_the_same(spec: str, players: int) -> None:
    steps = 10_000 if COMPILED else 40
    first = play([spec] * players, 3, steps)
    assert first.over or not COMPILED
    assert play([spec] * players, 3, steps).steps == first.steps
    assert play([spec] * players, 4, steps).steps != first.steps


@pytest.mark.skipif(not COMPILED, reason="games of many playouts take minutes uncompiled")
@pytest.mark.parametrize("spec", ["flat", "ismcts"])
def test_they_beat_chance(spec: str) -> None:
    wins = 0
    for seed in range(10):
        seat = seed % 2
        game = play([f"{spec}:60", "random"][:: -1 if seat else 1], seed)
        wins += game.winners() == [seat]
    assert wins >= 9


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_makes_no_difference(spec: str) -> None:
    """T5: the same choice whatever the others hold, for it cannot be seen."""
    game = play(["random"] * 3, 8, 120)
    assert game.actor is not None
    fields = to_fields(game.state)
    hands = fields["hands"]
    others = [k for k in range(6) if k // 2 != game.actor and hands[k] < 6]
    spare = [c for c in range(6) if c not in hands]
    fields["hands"] = [spare[others.index(k)] if k in others[: len(spare)] else c
                       for k, c in enumerate(hands)]  # fmt: skip
    changed = View(from_fields(game.state.edition, fields), game.actor)
    assert fields["hands"] != list(hands)
    assert changed == game.view(game.actor)
    assert make_bot(spec, 1).choose(changed) == make_bot(spec, 1).choose(game.view(game.actor))


@pytest.mark.parametrize("spec", ["flat:playouts=1000000", "ismcts:playouts=1000000"])
def test_they_stop_when_their_time_is_up(spec: str) -> None:
    game = Game(2, seed=1)
    assert game.actor is not None
    assert make_bot(spec, 1).choose(game.view(game.actor), 0.01) in game.options()


@pytest.mark.parametrize("name", ["flat", "ismcts"])
def test_no_playouts_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="playouts must be a whole number, 1 or more, not 0"):
        make_bot(f"{name}:playouts=0", 1)


def test_an_option_is_weighed_by_how_often_it_was_on_offer() -> None:
    often, seldom = Node(), Node()
    for node, offered in ((often, 100), (seldom, 10)):
        node.visits, node.offered, node.total = 5, offered, 2.5
    assert often.promise() > seldom.promise() > 0.5 + CURIOSITY * 0.5
    assert utility(0) == 0.5
    assert utility(-1000) < utility(-5) < utility(5) < utility(1000)


def test_the_tree_tries_everything_before_it_follows_anything() -> None:
    game = Game(2, seed=1)
    assert game.actor is not None
    root, bot, legal = Node(), TreeBot(1), game.options()
    for _ in legal:
        bot.descend(root, game.view(game.actor).sample(bot.random.choice))
    assert sorted(root.after) == sorted(legal)
    assert all(node.visits == 1 for node in root.after.values())
