"""Section 9: le Roy and the activity cards, and how it all ends (K9.4, K10, K11)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from king import PILE, cards, roy_and_player, solo
from table import after, card_space, from_json, names, play, rows, table, to_json

from troyes.rules.edition import Edition, standard
from troyes.rules.engine import is_over
from troyes.rules.scoring import breakdown, final_vp, head_is_lost, margin, verdict, winners
from troyes.rules.state import State

A, ROY = 0, 4
SIX = "=2 =4"
TWO = {"N": {"red": [6, 5]}, "A": {"red": [1]}}


def roy(line: str, **position: Any) -> dict[str, Any]:
    """The position after a turn of le Roy's."""
    position.setdefault("dice", TWO)
    position.setdefault("pile", PILE)
    return after(solo(actor="N", **position), line)


def cubes_of(data: Any) -> Any:
    return {event["event"]: "".join(event["cubes"]) for event in data["events"]}


# --- K8, K9.4: his tradesmen ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "name", "space"),
    [
        ("chivalry monk merchant", "monk", 1),  # 2, 3, 2 points
        ("joust templar sculptor", "sculptor", 1),  # 6 points
        ("joust templar sculptor-A1", "sculptor", 2),  # 5 are still the most
        ("joust glassblower sculptor-N1", "joust", 1),  # he is there: 3 points, the cheaper card
        ("joust-A2 templar", "joust", 1),  # the first space has fallen free
        ("hunting apprenticeship militiaman", "hunting", 1),  # 5 deniers before 6
        ("archer monk militiaman", "archer", 1),  # all cost 6: red
        ("archer-A1 monk militiaman", "militiaman", 1),  # yellow before white
        ("archer-A1 monk apprenticeship", "monk", 1),  # white I before white II
        ("archer-A1 monk-A1 apprenticeship-A1", "archer", 2),  # 2 points everywhere
        ("diplomat merchant", "merchant", 1),  # 2 points each, 4 deniers before 6
        ("mercenary-A1 pilgrimage-A1", "pilgrimage", 2),  # 1 point each, free of charge
        ("hunting-A1 mercenary", "mercenary", 1),  # 1 point each, 2 deniers before 5
        ("archer-N2 monk-N1 merchant-A1", "merchant", 2),  # the only one without him
        ("prior archer", "prior", 1),  # 4 points
    ],
)
def test_where_he_places_a_tradesman(lying: str, name: str, space: int) -> None:
    """K9.4: most VP, then the cheaper card, then red, yellow, white, then the lower number."""
    entries = [entry.replace("-", " ") for entry in lying.split()]
    before = cards(*entries)
    data = roy(SIX, bonus=True, activities=before)
    colour, k = card_space(name)
    assert data["activities"][colour][k]["tradesmen"].pop("N") == space
    for entry in (data["activities"][colour][k], before[colour][k]):
        entry.setdefault("cubes", {})
    assert data["activities"][colour][k] == before[colour][k]  # nothing else has changed there
    assert data["dice"]["N"]["red"] == [5]
    assert roy_and_player(data) == (0, 0)


def test_he_stands_on_every_card() -> None:
    """K9.4, K8: nothing happens, but the die is gone."""
    before = cards("archer N1", "monk N2 A1", "merchant NP")
    data = roy(SIX, activities=before)
    men = [data["activities"][colour][0]["tradesmen"] for colour in ("red", "white", "yellow")]
    assert men == [{"N": 1}, {"A": 1, "N": 2}, {"N": "picture"}]
    assert data["dice"]["N"]["red"] == [5]


def test_no_space_with_points_is_free() -> None:
    """K9.4, A1.3: on a card with a single space, taken by the player, he stands on the picture."""
    figures = deepcopy(standard().figures)
    figures["name"] = "one-space"
    figures["cards"]["archer"]["spaces"] = [3]
    s = from_json(
        {
            "players": 1,
            "round": 1,
            "step": "actions",
            "actor": "N",
            "activities": cards("archer A1", "monk N1"),
            "dice": TWO,
        },
        Edition(figures),
    )
    data = after(s, SIX)
    assert data["activities"]["red"][0]["tradesmen"] == {"A": 1, "N": "picture"}
    assert data["activities"]["white"][0]["tradesmen"] == {"N": 1}


def test_a_space_before_a_picture() -> None:
    """K9.4: even one point is better than a picture."""
    data = roy(SIX, activities=cards("pilgrimage A1", "archer N1"))
    assert data["activities"]["white"][2]["tradesmen"] == {"A": 1, "N": 2}


# --- K10: activity cards -------------------------------------------------------------------------


def activated(line: str, name: str, dice: dict[str, Any], **position: Any) -> dict[str, Any]:
    """After the player used a card on which they have a tradesman."""
    s = solo(bonus=True, activities=cards(f"{name} A1"), dice=dice, **position)
    return after(s, line)


def test_tax_collector() -> None:
    """K10: 2 deniers for each of le Roy's citizens standing in City Hall, each time."""
    position = {"buildings": {"city_hall": rows("AN", "NN", "A.")}, "lying": {"city_hall": ["N"]}}
    dice = {"A": {"red": [5, 5]}, "N": {"red": [1]}}
    data = activated("tax_collector r5", "tax_collector", dice, **position)
    assert data["seats"]["A"]["deniers"] == 20 + 6
    data = activated("tax_collector r5 r5", "tax_collector", dice, **position)
    assert data["seats"]["A"]["deniers"] == 20 + 12


def tithe(dice: dict[str, Any], deniers: int = 0) -> State:
    lying = cards("tithe A1")
    lying["white"][0]["cubes"] = {"A": 1}
    return solo(activities=lying, dice=dice, seats={"A": {"deniers": deniers}})


def test_tithe_takes_up_to_three_of_his_dice() -> None:
    """K10: all three of the group may be his, and none costs anything."""
    s = tithe({"N": {"yellow": [2, 4, 6], "red": [1]}})
    assert after(s, "agriculture +tithe N.y2 N.y4 N.y6")["seats"]["A"]["deniers"] == 6
    assert after(s, "agriculture +tithe N.y4 N.y6")["seats"]["A"]["deniers"] == 5
    assert after(s, "agriculture +tithe N.y6")["seats"]["A"]["deniers"] == 3


def test_tithe_with_dice_of_ones_own() -> None:
    """K10: mixed with own dice it is free too; the cube is spent."""
    s = tithe({"N": {"yellow": [2, 4], "red": [1]}, "A": {"yellow": [6]}})
    data = after(s, "agriculture +tithe y6 N.y2 N.y4")
    assert data["seats"]["A"]["deniers"] == 6
    assert data["activities"]["white"][0]["cubes"] == {}


def test_tithe_is_not_offered_for_own_dice_alone() -> None:
    """A0.4: it would change neither colour, price nor total."""
    s = tithe({"N": {"red": [1]}, "A": {"yellow": [6, 6]}})
    play(s, "agriculture ...")
    assert "+tithe" not in names(s)


def test_banquet_looks_at_the_player_only() -> None:
    """K10: le Roy's district does not count, however many red dice it has."""
    dice = {"A": {"red": [4, 2, 2]}, "N": {"red": [6, 6, 6]}}
    assert roy_and_player(activated("banquet r4", "banquet", dice)) == (0, 2)
    dice = {"A": {"red": [4]}, "N": {"red": [6, 6, 6]}}
    assert roy_and_player(activated("banquet r4", "banquet", dice)) == (0, 0)


def test_baker_counts_his_dice() -> None:
    """B1: all districts, his too; only the Banquet is changed."""
    dice = {"A": {"yellow": [3, 1]}, "N": {"yellow": [2, 2]}}
    data = activated("baker y3", "baker", dice)
    assert data["seats"]["A"]["deniers"] == 20 + 3


@pytest.mark.parametrize(
    ("mine", "his", "points"),
    [
        pytest.param({"red": [1], "yellow": [1]}, {"red": [6]}, 2, id="2 to 1"),
        pytest.param({"red": [1]}, {"red": [6]}, 2, id="tie: the player gains"),
        pytest.param({"red": [1]}, {"red": [6], "white": [1]}, 0, id="le Roy alone leads"),
        pytest.param({}, {}, 0, id="nobody has a die"),
        pytest.param({"yellow": [1]}, {}, 2, id="le Roy has no die"),
    ],
)
def test_procession(mine: dict[str, list[int]], his: dict[str, list[int]], points: int) -> None:
    """K10, C.procession: le Roy's dice compare, but he gains nothing."""
    data = activated(
        "procession w4", "procession", {"A": {**mine, "white": [4]}, "N": his}, round=4
    )
    assert roy_and_player(data) == (0, points)


def test_procession_twice() -> None:
    """C.procession: 2 VP each time, of which the player chooses how many."""
    dice = {"A": {"white": [4, 4], "red": [1]}, "N": {"red": [6]}}
    assert roy_and_player(activated("procession w4 w4 x2", "procession", dice)) == (0, 4)
    assert roy_and_player(activated("procession w4 w4 x1", "procession", dice)) == (0, 2)


@pytest.mark.parametrize(
    ("mine", "his", "points"),
    [
        pytest.param([6], [1, 4], 2, id="6 to 5"),
        pytest.param([5], [1, 4], 2, id="tie: the player gains"),
        pytest.param([4], [1, 4], 0, id="le Roy alone leads"),
        pytest.param([], [], 0, id="no red die"),
        pytest.param([1], [], 2, id="le Roy has no red die"),
    ],
)
def test_joust(mine: list[int], his: list[int], points: int) -> None:
    """K10, C.joust: the sums compare, those just used excluded; he gains nothing."""
    dice = {"A": {"red": [*mine, 3], "white": [6]}, "N": {"red": his, "white": [6]}}
    assert roy_and_player(activated("joust r3", "joust", dice)) == (0, points)


# --- K11: the end --------------------------------------------------------------------------------


def ended(**position: Any) -> State:
    """A solo game that is over."""
    position.setdefault("cathedral", rows("AN....", "AN....", "AN...."))
    return solo(round=4, step="over", **position)


def test_le_roy_scores_events_tradesmen_and_levels() -> None:
    """K11, F1: as the player does."""
    s = ended(
        neutral={"vp": 10},
        events=[
            {"event": "marauding", "cubes": ["N", "N", "A"]},
            {"event": "war", "cubes": ["N"]},
            {"event": "drought", "cubes": ["A"]},
        ],
        activities=cards("sculptor N2 A1", "monk N1", "merchant NP"),
        cathedral=rows("NNA...", "A.....", "A....."),
    )
    assert final_vp(s, ROY) == 10 + 2 + (5 + 3) - 4
    assert final_vp(s, A) == 2 + 6
    assert margin(s) == 8 - 16


def test_remaining_characters_score_both() -> None:
    """K11: those that le Roy has not used up; Thibaut and Hugues only the player."""
    s = ended(
        pile=["henry", "chretien", "thibaut", "hugues", "florentin", "urbain"],
        pile_scored=1,
        seats={"A": {"deniers": 12, "influence": 5, "taken": ["war"]}},
        neutral={"taken": ["drought", "heresy", "support"]},
        buildings={"palace": rows(*"NNNNNN"), "bishopric": rows("NN.", "...")},
    )
    a, his = breakdown(s, A), breakdown(s, ROY)
    assert (a["total"], his["total"]) == (3 + 1, 6)  # Henry I has scored before
    assert margin(s) == -2


def test_the_supply_of_le_roy_gives_him_nothing() -> None:
    """K11, K9.6: he has neither deniers nor influence to be scored."""
    assert final_vp(ended(pile=["thibaut", "hugues"]), ROY) == 0


def test_a_tie_with_le_roy_is_the_lowest_step() -> None:
    """K11: equal totals are 0, the lowest step."""
    s = ended(neutral={"vp": 3}, seats={"A": {"vp": 3}})
    assert margin(s) == 0
    assert verdict(margin(s)) == verdict(-30)
    assert winners(s) == [ROY]


def test_one_point_more_than_le_roy_wins() -> None:
    """K11: a margin of 1 is a victory, one of -1 is his."""
    assert winners(ended(neutral={"vp": 3}, seats={"A": {"vp": 4}})) == [A]
    assert winners(ended(neutral={"vp": 4}, seats={"A": {"vp": 3}})) == [ROY]


def test_only_the_kings_challenge_has_a_margin() -> None:
    """K11."""
    with pytest.raises(ValueError, match="only the King's Challenge has a margin"):
        margin(table(players=2, round=4, step="over"))


def test_the_six_verdicts() -> None:
    """K11: both ends of every step."""
    steps = [(-99, 0), (1, 5), (6, 10), (11, 15), (16, 20), (21, 99)]
    verdicts = []
    for low, high in steps:
        assert len({verdict(points) for points in range(low, high + 1)}) == 1
        verdicts.append(verdict(low))
    assert len(set(verdicts)) == 6


@pytest.mark.parametrize(
    ("low", "high", "lost"),
    [
        (-40, 0, True),
        (1, 5, True),
        (6, 10, False),
        (11, 15, False),
        (16, 20, True),
        (21, 60, False),
    ],
)
def test_when_the_player_loses_his_head(low: int, high: int, lost: bool) -> None:
    """K11: on the first, the second and the fifth step."""
    assert {bool(head_is_lost(verdict(points))) for points in range(low, high + 1)} == {lost}


def test_the_last_round_leads_to_the_verdict() -> None:
    """K11, P6: after round 4 the margin is final."""
    s = solo(round=4, dice={"N": {"red": [2]}}, neutral={"vp": 1}, pile=["henry"], actor="N")
    play(s, "=1 =2")  # 2 VP for his last die
    assert is_over(s)
    assert to_json(s)["neutral"]["vp"] == 3
    assert margin(s) == -6 - (3 - 6)
