"""The round: P0, P1, P2, P4, P5, P6."""

from __future__ import annotations

import random

import pytest
from table import (
    ONE_GRAY_DIE,
    RED_EVENTS,
    Json,
    actor,
    board,
    card,
    names,
    on_districts,
    play,
    purse,
    purses,
    table,
    to_json,
)

from troyes.play.game import Game
from troyes.rules.engine import is_over


def points(data: Json, letter: str = "A") -> int:
    return data["seats"][letter]["vp"]


# --- Phase 0 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_cards_are_turned_up(number: int) -> None:
    """P0: those of the round's number; the others stay as they are."""
    first = ["archer monk merchant", "hunting templar innkeeper", "joust procession sculptor"]
    s = table(round=number, step="reveal", buildings=board("A....."))
    play(s, first[number - 1])
    shown = to_json(s)["activities"]
    for colour, name in zip(("red", "white", "yellow"), first[number - 1].split(), strict=True):
        expected: list[Json | None] = [None, None, None]
        expected[number - 1] = {"card": name, "tradesmen": {}, "cubes": {}}
        assert shown[colour] == expected
    assert to_json(s)["step"] == "workforce"


def test_no_cards_from_the_fourth_round_on() -> None:
    """P0: income follows at once."""
    s = table(round=4, step="reveal", buildings=board("A....."))
    data = to_json(s)
    assert data["step"] == "workforce"
    assert purse(data) == 20 + 10 - 2


# --- Phase 1 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buildings", "left"),
    [
        (board(), 10),
        (board(palace="A....."), 8),
        (board(palace="A.A..A"), 4),
        (board(bishopric="A.. ..."), 9),
        (board(bishopric="AAA .A."), 6),
        (board(city_hall="AA AA AA"), 10),
        (board("AA....", "AA. ...", "A. .. .."), 4),
        (board("BBBNNN", "BBB NNN", "BB NN .."), 10),
    ],
)
def test_income_and_salaries(buildings: Json, left: int) -> None:
    """P1.1: 10 deniers, less 2 per citizen in the Palace and 1 in the Bishopric."""
    s = table(step="income", seats={"A": {"deniers": 0, "vp": 5, "supply": 0}}, buildings=buildings)
    assert purse(to_json(s)) == left
    assert points(to_json(s)) == 5


def test_everybody_has_income() -> None:
    """P1.1: each pays for their own citizens; gray pays nothing."""
    s = table(players=3, step="income", buildings=board("AABNNN", "CCC B.N", "CC .. .."))
    assert purses(to_json(s)) == [26, 27, 27]


def test_tradesmen_cost_no_salary() -> None:
    """P1.1."""
    cards = {
        "red": [card("archer", tradesmen={"A": 1}), None, None],
        "white": [card("monk", tradesmen={"A": 1}), None, None],
        "yellow": [None, None, None],
    }
    s = table(step="income", activities=cards, buildings=board("B....."))
    assert purse(to_json(s)) == 30


@pytest.mark.parametrize(
    ("before", "left", "vp"),
    [
        (3, 1, 5),  # 12 due of 13
        (2, 0, 5),  # exactly enough
        (1, 0, 3),  # one short
        (0, 0, 3),  # two short: the same loss
    ],
)
def test_who_cannot_pay_in_full(before: int, left: int, vp: int) -> None:
    """P1.2: they pay what they have and lose 2 VP, once."""
    s = table(
        step="income",
        seats={"A": {"deniers": before, "vp": 5, "supply": 0}},
        buildings=board("AAAAAA"),
    )
    assert (purse(to_json(s)), points(to_json(s))) == (left, vp)


def test_many_salaries_missing_cost_two_points() -> None:
    """P1.2: 18 deniers due, 10 there."""
    s = table(
        step="income",
        seats={"A": {"deniers": 0, "vp": 9, "supply": 0}},
        buildings=board("AAAAAA", "AAA AAA"),
    )
    assert (purse(to_json(s)), points(to_json(s))) == (0, 7)
    assert points(to_json(s), "B") == 0


@pytest.mark.parametrize("vp", [0, 1, 2])
def test_points_do_not_go_below_zero_for_salaries(vp: int) -> None:
    """P1.2, T7."""
    s = table(
        step="income",
        seats={"A": {"deniers": 0, "vp": vp, "supply": 0}},
        buildings=board("AAAAAA"),
    )
    assert points(to_json(s)) == 0


# --- Phase 2 -----------------------------------------------------------------------------------


def test_a_die_for_every_citizen_standing() -> None:
    """P2: kept with the values rolled; gray citizens' dice in the neutral district."""
    s = table(step="workforce", round=1, buildings=board("A.N..B", "BA. ..N", "AA .. N."))
    play(s, "A.r4 N.r1 B.r6 B.w2 A.w3 N.w5 A.y5 A.y1 N.y6")
    data = to_json(s)
    assert data["step"] == "event_cards"
    assert data["dice"] == {
        "A": {"red": [4], "white": [3], "yellow": [1, 5]},
        "B": {"red": [6], "white": [2], "yellow": []},
        "N": {"red": [1], "white": [5], "yellow": [6]},
    }


def test_no_dice_for_lying_citizens_or_tradesmen() -> None:
    """P2: only those who stand in a building work."""
    cards = {
        "red": [card("archer", tradesmen={"A": 1}), None, None],
        "white": [None, None, None],
        "yellow": [None, None, None],
    }
    s = table(
        step="workforce",
        activities=cards,
        lying={"palace": ["A", "N"], "city_hall": ["B"]},
        buildings=board("A....."),
    )
    play(s, "A.r3")
    data = to_json(s)
    assert data["step"] == "event_cards"
    empty: Json = {"red": [], "white": [], "yellow": []}
    assert data["dice"] == {"A": empty | {"red": [3]}, "B": empty, "N": empty}


def test_all_eighteen_dice() -> None:
    """P2, T4: a full board rolls six dice of each colour."""
    s = table(
        step="workforce",
        seats={"A": {"supply": 0}, "B": {"supply": 0}},
        buildings=board("ANBBNA", "ABN ABN", "AB AN BN"),
    )
    for _ in range(18):
        play(s, max(names(s)))
    data = to_json(s)
    assert data["step"] == "event_cards"
    for colour in ("red", "white", "yellow"):
        rolled = [value for district in data["dice"].values() for value in district[colour]]
        assert rolled == [6] * 6


# --- Phase 5 -----------------------------------------------------------------------------------


def test_the_end_of_a_round() -> None:
    """P5: deniers, lying citizens and dice go home."""
    s = table(
        step="round_end",
        seats={
            "A": {"passed": True, "on_district": 4, "supply": 1},
            "B": {"passed": True, "on_district": 2, "supply": 0},
        },
        lying={"palace": ["A", "N"], "bishopric": ["A", "B"], "city_hall": ["A"]},
        dice={"A": {"red": [3]}, "B": {"white": [2]}, "N": {"yellow": [5]}},
        buildings=board("A....."),
    )
    data = to_json(s)
    assert (data["round"], data["step"]) == (4, "workforce")
    assert data["lying"] == {"palace": [], "bishopric": [], "city_hall": []}
    seats = data["seats"]
    assert [seats[x]["supply"] for x in "AB"] == [4, 1]
    assert [seats[x]["passed"] for x in "AB"] == [False, False]
    assert on_districts(s) == [0, 0]
    assert [purse(data, x) for x in "AB"] == [20 + 4 + 10 - 2, 20 + 2 + 10]
    assert all(values == [] for dice in data["dice"].values() for values in dice.values())


def test_only_this_rounds_dice_lie_on_the_square() -> None:
    """P5, P2: unused dice go back before the next roll."""
    s = table(
        seats={"A": {"passed": True}, "B": {}},
        actor="B",
        dice={"A": {"red": [3, 3]}, "N": {"red": [2]}},
        buildings=board("A....."),
    )
    play(s, "pass A.r6")
    empty: Json = {"red": [], "white": [], "yellow": []}
    assert to_json(s)["dice"] == {"A": empty | {"red": [6]}, "B": empty, "N": empty}


def test_gray_citizens_lying_return_to_the_general_supply() -> None:
    """P5, T3: all 8 gray citizens are out; the lying one comes back and can enter again."""
    s = table(
        step="round_end",
        lying={"palace": ["N"]},
        buildings=board("......", "NNN NNN", "N. .. .."),
    )
    for _ in range(7):
        play(s, min(names(s)))
    play(s, "succession_conflict civil_war =3")
    assert to_json(s)["buildings"]["palace"][2] == ["N"]


@pytest.mark.parametrize(
    ("players", "before", "next_start"),
    [(2, "A", "B"), (2, "B", "A"), (3, "B", "C"), (3, "C", "A"), (4, "C", "D"), (4, "D", "A")],
)
def test_the_start_player_moves_on(players: int, before: str, next_start: str) -> None:
    """P5: one seat to the left, whoever acted last."""
    s = table(players=players, start=before, step="round_end", buildings=board("A....."))
    assert to_json(s)["start"] == next_start


def test_the_new_start_player_begins() -> None:
    """P5, P3.4, P4.1: B started, so C faces the black die and takes the first action."""
    s = table(players=3, start="B", step="round_end", buildings=board("NN...."), seats={}, round=4)
    play(s, "N.r1 N.r1 succession_conflict civil_war =6 b6")
    assert (actor(s), to_json(s)["step"]) == ("C", "black_dice")
    play(s, "yield")
    assert (actor(s), to_json(s)["step"]) == ("C", "actions")


# --- The end of the game -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_the_last_round(players: int, rounds: int) -> None:
    """P6, S4."""
    assert is_over(table(players=players, round=rounds, step="round_end"))
    s = table(players=players, round=rounds - 1, step="round_end")
    assert not is_over(s)
    assert to_json(s)["round"] == rounds


def test_a_round_has_one_red_event() -> None:
    """P6, P3.1: in the last round too one is revealed."""
    s = table(round=4, step="event_cards", dice=ONE_GRAY_DIE)
    play(s, "brigands civil_war")
    assert [e["event"] for e in to_json(s)["events"]] == ["marauding", "brigands", "civil_war"]


def test_the_last_round_is_ended_like_the_others() -> None:
    """P5, P6: deniers from the districts count, but there is no further income."""
    s = table(
        round=4,
        step="round_end",
        seats={"A": {"on_district": 4}, "B": {"on_district": 2}},
        lying={"palace": ["A"]},
        buildings=board("A....."),
    )
    assert is_over(s)
    data = to_json(s)
    assert [purse(data, x) for x in "AB"] == [24, 22]
    assert data["seats"]["A"]["supply"] == 5
    assert data["lying"]["palace"] == []


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_whole_games(players: int, rounds: int, bonus: bool) -> None:
    """P0, P3.1, P5, P6, B2: one red event a round, the start player moving on, cards till III."""
    for seed in range(3):
        rng = random.Random(seed)
        game = Game(players=players, seed=seed, start=seed % players, bonus=bonus)
        while not game.over:
            before = to_json(game.state)
            game.choose(rng.choice(game.options()))
            data = to_json(game.state)
            if data["round"] != before["round"] and not game.over and before["round"]:
                assert data["round"] == before["round"] + 1
            if not game.over:
                assert data["start"] == "ABCD"[(seed + max(data["round"], 1) - 1) % players]
                shown = [sum(c is not None for c in row) for row in data["activities"].values()]
                assert shown == [min(data["round"], 3)] * 3
            seen = [event["event"] for event in data["events"]] + data["discarded"]
            seen += [name for seat in data["seats"].values() for name in seat["taken"]]
            red = sum(name in RED_EVENTS for name in seen)
            assert red == data["round"]  # Resistance counts for the second one it calls
        assert data["round"] == rounds
