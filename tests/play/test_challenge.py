"""The King's Challenge as its player follows it: standing and forecast, by the engine alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from random_play import table_game

from troyes.formats.facts import in_full
from troyes.play.challenge import CHANCES, forecast, roy_acts, standing
from troyes.play.log import OUTCOME, Entry
from troyes.play.table import Table
from troyes.rules.edition import standard
from troyes.rules.scoring import breakdown, margin, verdict
from troyes.rules.setup import new_game
from troyes.rules.terms import NEUTRAL, ROLL_ROY

FACES = {total: (max(1, total - 6), total - max(1, total - 6)) for total in range(2, 13)}


def whole_game(seed: int) -> Iterator[Table]:
    """A solo game at random, after every entry; one object."""
    rng = random.Random(seed)
    return table_game(Table(new_game(standard(), 1, bool(seed % 2)), seed), rng)


def test_the_chances_are_those_of_two_dice() -> None:
    """K8"""
    assert list(CHANCES) == list(range(2, 13))
    assert list(CHANCES.values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_is_what_happens(seed: int) -> None:
    """Every roll at every turn of le Roy: first what was foretold, then what follows from it."""
    compared = 0
    for table in whole_game(seed):
        s = table.state
        if s.wait != ROLL_ROY or s.roy_die or not table.chance_is_due():
            continue
        assert roy_acts(s)
        before = s.key()
        rolls = forecast(s)
        assert s.key() == before
        for roll in rolls:
            trial = table.trial()
            first, second = FACES[roll.total]
            (rolled,) = in_full(trial.apply(Entry(OUTCOME, first)).facts)
            assert (rolled.kind, rolled.owner, rolled.value) == ("rolled", NEUTRAL, first)
            rolled, *told = in_full(trial.apply(Entry(OUTCOME, second)).facts)
            assert (rolled.kind, rolled.owner, rolled.value) == ("rolled", NEUTRAL, second)
            assert (rolled.cause, rolled.by) == ("roy", roll.total)
            foretold = in_full(roll.facts)
            assert told[: len(foretold)] == foretold
            assert {f.cause for f in foretold} <= {"roy", "purchase", "combat", "character"}
            assert {f.by for f in foretold if f.cause == "roy"} <= {roll.total}
            follows = told[len(foretold) :]
            assert {f.cause for f in follows}.isdisjoint({"roy", "purchase", "combat"})
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("seed", range(6))
def test_the_standing_is_the_score_table(seed: int) -> None:
    """K11: at any time what the end would give; at the end what it gave."""
    for table in whole_game(seed):
        s = table.state
        found = standing(s)
        assert found["margin"] == margin(s)
        assert found["verdict"] == verdict(margin(s))
        for side, owner in (("player", 0), ("roy", NEUTRAL)):
            table_of = breakdown(s, owner)
            one = found[side]
            assert one["total"] == table_of["total"]
            parts = ("vp", "characters", "events", "tradesmen", "cathedral_levels")
            assert sum(one[part] for part in parts) == one["total"]
            to_come = [c for c in found["characters"] if not c["scored"]]
            assert sum(c[f"{side}_vp"] for c in to_come) == one["characters"]
            assert one["cathedral_levels"] == -2 * one["levels"].count(0)
        for c in found["characters"]:
            reached = sum(c["player"] >= grade for grade in c["grades"])
            assert c["player_vp"] == (0, 1, 3, 6)[reached]
            assert (c["roy"] is None) == (c["character"] in ("thibaut", "hugues"))
    assert len(found["characters"]) == 6


def test_his_dice_in_their_ranking() -> None:
    """K4: by value, then red, yellow, white."""
    for table in whole_game(3):
        found = standing(table.state)["roy_dice"]
        assert found == sorted(found, key=lambda d: (-int(d[1]), "ryw".index(d[0])))
        if len({d[0] for d in found}) == 3 and len({d[1] for d in found}) < len(found):
            break
    else:
        raise AssertionError("no dice to compare")
    dice = table.view(0).to_json()["dice"]["N"]
    assert sorted(found) == sorted(f"{c[0]}{v}" for c, values in dice.items() for v in values)


def test_a_spectator_learns_no_points_from_it() -> None:
    """T5: what the player has gained so far is secret."""
    for table in whole_game(1):
        if table.state.vp[0] > 0 and not table.over:
            break
    assert not table.over
    seen = standing(table.view(None).state)
    assert seen["player"]["vp"] is seen["player"]["total"] is None
    assert seen["margin"] is seen["verdict"] is None
    assert seen["characters"] == standing(table.state)["characters"]
    own = standing(table.view(0).state)
    assert own == standing(table.state)


def test_le_roy_has_no_turns_before_there_are_dice() -> None:
    table = next(whole_game(2))
    assert not roy_acts(table.state)
