"""Where everybody stands, as far as one may know (F1, F2, T5)."""

from __future__ import annotations

import random

import random_play

from troyes.play.standing import standings
from troyes.play.view import View
from troyes.rules.chance import Seed
from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, apply_outcome, draw, is_chance, is_over
from troyes.rules.scoring import final_vp, owners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import CHARACTERS


def states(players: int, seed: int) -> list[State]:
    """Some moments of a random game, the last one its end."""
    s, key, rng = (
        new_game(standard(), players, False, START_UNKNOWN),
        Seed(seed),
        random.Random(seed),
    )
    advance(s)
    found = []
    while not is_over(s):
        if is_chance(s):
            apply_outcome(s, draw(s, key.key0, key.key1))
        else:
            found.append(s.copy())
            apply_option(s, random_play.choose(s, rng))
    return [*found[40::25], s]


def test_who_knows_all_sees_the_final_scores() -> None:
    for players in (1, 2, 3, 4):
        for s in states(players, players):
            totals = {one["owner"]: one["known"] for one in standings(s)}
            assert totals == {owner: final_vp(s, owner) for owner in owners(s)}


def test_a_seat_sees_nothing_that_is_secret() -> None:
    """T5: others' points are left out, and so are the characters in others' hands."""
    for s in states(3, 5)[:-1]:
        for seat in range(3):
            hand = [s.hands[seat * 2 + k] for k in range(2)]
            own = {name for k, name in enumerate(CHARACTERS) if k in hand}
            for one in standings(View(s, seat).state):
                assert (one["vp"] is None) == (one["owner"] != seat)
                assert set(one["characters"]) <= own
            assert standings(View(s, seat).state)[seat]["vp"] == s.vp[seat]
