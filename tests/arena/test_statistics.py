"""Habits: what the facts of a game say about how somebody plays."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from troyes.arena.plan import Plan
from troyes.arena.play import play_game
from troyes.arena.statistics import habits, leaders, summary, what_scores
from troyes.formats.position import from_json
from troyes.formats.record import Record
from troyes.rules import COMPILED
from troyes.rules.cathedral import missing_levels
from troyes.rules.edition import standard
from troyes.rules.facts import BANK
from troyes.rules.scoring import final_vp
from troyes.rules.terms import HUGUES, NEUTRAL, THIBAUT

GAMES = 6 if COMPILED else 1


def games(players: int) -> list[Record]:
    """Games of one who thinks and others who do not."""
    plan = Plan(("classic", "random"), players, 4, 7, bonus=True)
    seats = (0,) + (1,) * (players - 1)
    return [Record.from_json(play_game(plan, k, seats, standard()).record) for k in range(GAMES)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_was_counted_is_what_the_score_table_says(players: int) -> None:
    for record in games(players):
        end = record.replay()
        for seat, mine in enumerate(habits(record)):
            lost = sum(mine[f"lost/{cause}"] for cause in ("salary", "event", "black_dice"))
            assert -mine["points/penalties"] == lost
            assert mine["points/total"] == final_vp(end, seat)
            assert mine["levels_missed"] == missing_levels(end, seat)
            assert mine["losses/black_dice"] <= mine["action/yield"]  # P3.5; nobody goes below 0
            assert mine["lost/black_dice"] <= 2 * mine["losses/black_dice"]
            uses = sum(n for key, n in mine.items() if key.startswith("used/"))
            assert uses == mine["action/activate"] + mine["action/modify"]
            assert sum(key.startswith("laid/") for key in mine) == 9
            assert sum(mine[key] for key in mine if key.startswith("dealt/")) >= players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_was_paid_and_lost_is_booked_to_who_paid_and_lost(players: int) -> None:
    """A0.2: who uses dice of others pays; what gray dice cost goes to the bank (K7)."""
    for record in games(players):
        paid, lost, recruits = Counter[int](), Counter[tuple[int, str]](), Counter[int]()
        to_bank = 0
        for fact in itertools.chain.from_iterable(record.facts()):
            if fact.kind == "deniers" and fact.cause == "purchase":
                paid[fact.origin or 0] += fact.amount or 0
                to_bank += fact.place == BANK
            elif fact.kind == "vp" and (fact.amount or 0) < 0:
                lost[fact.owner or 0, fact.cause or ""] -= fact.amount or 0
            elif fact.kind == "citizen" and fact.cause == "recruit":
                recruits[fact.owner or 0] += 1
        if players < 3:
            assert to_bank  # gray has dice at the tables of one and two
        for seat, mine in enumerate(habits(record)):
            assert mine["spent_on_dice"] == paid[seat]
            assert mine["action/recruit"] == recruits[seat]
            for cause in ("salary", "event", "black_dice"):
                assert mine[f"lost/{cause}"] == lost[seat, cause]


def test_those_who_do_not_think_lose_more() -> None:
    mine, theirs = Counter[str](), Counter[str]()
    for record in games(2):
        one, other = habits(record)
        mine += one
        theirs += other
    if GAMES > 1:  # in a single game nobody may have lost any
        assert mine["lost/black_dice"] < theirs["lost/black_dice"]
    assert summary(mine)["points"]["total"] > summary(theirs)["points"]["total"]


def test_deniers_and_influence_that_score_nothing() -> None:
    """Thibaut awards points from thresholds on; what exceeds the last one reached is idle (F2)."""
    seats = {"A": {"deniers": 17, "influence": 9, "characters": ["thibaut"]}}
    s = from_json({"players": 2, "round": 4, "step": "actions", "seats": seats})
    assert what_scores(s, THIBAUT, 0) <= 17
    assert what_scores(s, HUGUES, 0) == 0  # nobody has Hugues: all influence is idle
    poor = from_json({"players": 2, "round": 4, "step": "actions", "seats": {"A": {"deniers": 0}}})
    assert what_scores(poor, THIBAUT, 0) == 0


def test_who_would_have_won_without_a_character() -> None:
    totals = {0: {"total": 30, "henry": 6}, 1: {"total": 28, "henry": 1}}
    assert leaders(totals, "") == [0]
    assert leaders(totals, "henry") == [1]
    assert leaders({0: {"total": 20}, NEUTRAL: {"total": 20}}, "") == [NEUTRAL]


def test_means_are_over_the_games_that_count() -> None:
    sums = Counter(
        {"games": 4, "levels_missed": 2, "laid/monk": 2, "used/monk": 3, "lost/salary": 8}
    )
    sums.update({"dealt/henry": 1, "character/henry": 6, "starts": 2, "wins_as_start": 1})
    found = summary(sums)
    assert found["games"] == 4
    assert found["levels_missed"] == 0.5
    assert found["used"] == {"monk": 1.5}
    assert found["lost"] == {"salary": 2}
    assert found["character"] == {"henry": 6}
    assert found["wins_as_start"] == 0.5
