"""Section 9: how the King's Challenge is set up (K1 to K3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from table import board, names, play, table, to_json

from troyes.formats.position import PositionError
from troyes.formats.record import Header, Record
from troyes.rules.edition import standard
from troyes.rules.engine import is_chance, outcomes, resolve
from troyes.rules.state import State

PILE = "henry urbain thibaut chretien florentin hugues"
LOW = "=1 =1 =1 =1 =1 =1"


def new_game(start: str | None = "A", bonus: bool = False) -> State:
    """A new solo game, before anything is drawn or rolled."""
    return Record(Header(1, bonus, False, ["A"], standard().identity, start=start), []).start()


def at_placement(*lines: str) -> State:
    """A solo game whose placement has begun: le Roy's six dice, then A's two spaces, and so on."""
    s = new_game()
    play(s, PILE)
    for line in lines:
        play(s, line)
    return s


def buildings(s: State) -> dict[str, Any]:
    return to_json(s)["buildings"]


def count(s: State, owner: str | None) -> int:
    rows = [row for building in buildings(s).values() for row in building]
    return sum(row.count(owner) for row in rows)


def skip_chance(s: State, step: str) -> None:
    """Take the first outcome of every chance step until the game waits in a step."""
    while is_chance(s) and to_json(s)["step"] != step:
        resolve(s, outcomes(s)[0])


# --- K1: pieces, money, rounds, start player -----------------------------------------------------


def test_the_player_begins_as_in_a_game_of_two() -> None:
    """K1, S1: 5 deniers, 4 influence, 6 citizens."""
    a = to_json(at_placement())["seats"]["A"]
    assert (a["deniers"], a["influence"], a["supply"]) == (5, 4, 6)


def test_there_is_only_one_seat() -> None:
    """K1: le Roy is no seat, he has neither purse nor influence."""
    data = to_json(at_placement())
    assert list(data["seats"]) == ["A"]
    assert set(data["neutral"]) == {"vp", "earned", "taken"}


def test_the_first_start_player_is_drawn() -> None:
    """K1: the player or le Roy."""
    s = new_game(start=None)
    assert names(s) == {"A", "N"}
    play(s, "N")
    assert to_json(s)["start"] == "N"


def test_no_gray_citizens_stand_at_the_beginning() -> None:
    """K1: gray is not used; the six fixed spaces of a game of two are free."""
    assert buildings(at_placement()) == board()


@pytest.mark.parametrize(("start", "following"), [("A", "N"), ("N", "A")])
def test_the_start_player_alternates(start: str, following: str) -> None:
    """K1: whoever began, the other begins the next round."""
    s = table(players=1, round=1, step="round_end", start=start)
    assert to_json(s)["start"] == following
    assert to_json(s)["round"] == 2


def test_the_game_lasts_four_rounds() -> None:
    """K1: round 4 is the last."""
    s = table(players=1, round=3, step="round_end")
    assert (to_json(s)["round"], to_json(s)["step"]) == (4, "event_cards")
    s = table(players=1, round=4, step="round_end")
    assert to_json(s)["step"] == "over"


def test_le_roy_has_no_income_and_pays_no_salaries() -> None:
    """K1: the player alone gains 10 and pays; le Roy's citizens cost him nothing."""
    s = table(
        players=1,
        step="income",
        seats={"A": {"deniers": 5}},
        neutral={"vp": 5},
        buildings={"palace": [["N"]] * 5 + [["A"]], "bishopric": [["A", "N", "N"], [None] * 3]},
    )
    assert to_json(s)["seats"]["A"]["deniers"] == 5 + 10 - 3
    assert to_json(s)["neutral"]["vp"] == 5


def test_le_roy_rolls_for_each_of_his_citizens() -> None:
    """K1, P2: his dice lie in his own district."""
    s = table(
        players=1,
        step="workforce",
        buildings={"palace": [["N"], ["A"], [None], [None], [None], ["N"]]},
        lying={"palace": ["N"]},
    )
    play(s, "N.r3 A.r2 N.r6")
    assert to_json(s)["dice"]["N"]["red"] == [3, 6]
    assert to_json(s)["dice"]["A"]["red"] == [2]


def test_lying_citizens_return_to_the_reserve() -> None:
    """K1, P5: nobody lies any more when the round has ended."""
    s = table(players=1, step="round_end", lying={"palace": ["A", "N"], "city_hall": ["N"]})
    data = to_json(s)
    assert data["lying"] == {"palace": [], "bishopric": [], "city_hall": []}
    assert data["seats"]["A"]["supply"] == 5


def test_citizens_that_lay_can_be_placed_again() -> None:
    """K1, P5: all 24 were out; in the next round an event finds three in the reserve."""
    cards = {
        "red": ["archer", "hunting", "joust"],
        "white": ["monk", "templar", "procession"],
        "yellow": ["merchant", "innkeeper", "goldsmith"],
    }
    s = table(
        players=1,
        step="round_end",
        buildings={"bishopric": [["N"] * 3] * 2, "city_hall": [["N"] * 2] * 3},
        lying={"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        activities={
            colour: [{"card": name, "tradesmen": {"N": 1}} for name in row]
            for colour, row in cards.items()
        },
    )
    skip_chance(s, "event_cards")
    play(s, "succession_conflict wayfarers =2")
    assert buildings(s)["palace"] == [[None], ["N"], [None], [None], [None], [None]]


def test_le_roy_has_no_more_than_twenty_four_citizens() -> None:
    """K1: 18 standing, 3 lying and 4 tradesmen would be 25."""
    position = {
        "buildings": {
            "palace": [["N"]] * 6,
            "bishopric": [["N"] * 3] * 2,
            "city_hall": [["N"] * 2] * 3,
        },
        "lying": {"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        "dice": {"A": {"red": [1]}},
    }
    red = [{"card": name, "tradesmen": {"N": 1}} for name in ("archer", "hunting", "joust")]
    assert count(table(players=1, activities={"red": red}, **position), "N") == 18
    white = [{"card": "monk", "tradesmen": {"N": 1}}, None, None]
    with pytest.raises(PositionError, match="24 citizens"):
        table(players=1, activities={"red": red, "white": white}, **position)


def test_the_player_expels_le_roys_citizens() -> None:
    """K1, A4.2, A4.4: as he would a neutral one, unless one of them lies there already."""
    position = {
        "buildings": {"palace": [["N"], [None], ["N"], [None], [None], [None]]},
        "dice": {"A": {"red": [1, 2]}, "N": {"red": [1]}},
    }
    s = table(players=1, **position)
    play(s, "settle-palace r1")
    assert buildings(s)["palace"][0] == ["A"]
    assert to_json(s)["lying"]["palace"] == ["N"]
    s = table(players=1, lying={"palace": ["N"]}, **position)
    play(s, "settle-palace ...")
    assert names(s) == {"r2"}


# --- K2: the placement ---------------------------------------------------------------------------


def test_le_roy_places_first_whoever_starts() -> None:
    """K2: the dice are rolled before the player places anything."""
    for start in "AN":
        s = new_game(start)
        play(s, PILE)
        assert is_chance(s)
        play(s, LOW)
        assert count(s, "N") == 3
        assert to_json(s)["actor"] == "A"


def test_the_three_highest_dice_count() -> None:
    """K2: red 4 2, yellow 6 1, white 5 3 say City Hall, Bishopric, Palace."""
    s = at_placement("=4 =2 =6 =1 =5 =3")
    assert buildings(s) == {
        "palace": [[None]] * 5 + [["N"]],
        "bishopric": [["N", None, None], [None] * 3],
        "city_hall": [["N", None], [None] * 2, [None] * 2],
    }


def test_one_colour_may_count_twice() -> None:
    """K2: both white dice are among the three highest."""
    s = at_placement("=1 =2 =3 =1 =6 =5")
    assert buildings(s) == {
        "palace": [[None]] * 6,
        "bishopric": [["N", None, None], ["N", None, None]],
        "city_hall": [["N", None], [None] * 2, [None] * 2],
    }


def test_ties_go_to_red_then_yellow_then_white() -> None:
    """K2: six equal dice: both red ones and one yellow one."""
    s = at_placement("=3 =3 =3 =3 =3 =3")
    assert buildings(s) == {
        "palace": [[None]] * 4 + [["N"], ["N"]],
        "bishopric": [[None] * 3] * 2,
        "city_hall": [["N", None], [None] * 2, [None] * 2],
    }


def test_a_tie_for_the_third_die_goes_to_yellow_before_white() -> None:
    """K2: red 6, then yellow 4 and 4 before white 4."""
    s = at_placement("=6 =1 =4 =4 =4 =4")
    assert count(s, "N") == 3
    assert buildings(s)["city_hall"] == [["N", None], ["N", None], [None] * 2]
    assert buildings(s)["bishopric"] == [[None] * 3] * 2


def test_the_player_places_two_on_any_free_space() -> None:
    """K2: every free space is offered, no other; then le Roy rolls again."""
    s = at_placement(LOW)
    assert len(names(s)) == 15
    assert names(s).isdisjoint({"palace-6", "palace-5", "city_hall-1.1"})
    play(s, "palace-4")
    assert to_json(s)["actor"] == "A"
    assert len(names(s)) == 14
    play(s, "bishopric-2.3")
    assert is_chance(s)
    assert names(s) == {f"={face}" for face in range(1, 7)}
    assert to_json(s)["seats"]["A"]["supply"] == 4


def test_his_order_in_the_palace() -> None:
    """K2, section 11: the highest free space, past those of the player."""
    s = at_placement(LOW, "palace-4 palace-2", LOW)
    assert buildings(s)["palace"] == [["N"], ["A"], ["N"], ["A"], ["N"], ["N"]]


def test_his_order_in_the_bishopric() -> None:
    """K2, section 11: first spaces from the top down, then second, then third ones."""
    white = "=1 =1 =1 =1 =6 =6"  # twice white, then a red 1
    s = at_placement(white, "bishopric-1.2 palace-1", white)
    assert buildings(s)["bishopric"] == [["N", "A", "N"], ["N", "N", None]]


def test_his_order_in_city_hall() -> None:
    """K2, section 11: the three first spaces before the second ones."""
    yellow = "=1 =1 =6 =6 =1 =1"
    s = at_placement(yellow, "city_hall-1.2 palace-1", yellow)
    assert buildings(s)["city_hall"] == [["N", "A"], ["N", "N"], ["N", None]]


def test_a_full_building_gives_way_to_the_next_die() -> None:
    """K2: the Palace is full, so the red sixes do not count; yellow 5, 2 and white 3 do."""
    red = "=6 =6 =5 =1 =1 =1"
    s = at_placement(red, "palace-1 palace-2", red, "city_hall-1.2 city_hall-2.2")
    assert all(row != [None] for row in buildings(s)["palace"])
    play(s, "=6 =6 =5 =2 =3 =1")
    assert buildings(s)["bishopric"] == [["N", None, None], [None] * 3]
    assert buildings(s)["city_hall"] == [["N", "A"], ["N", "A"], ["N", "N"]]


def test_a_building_that_fills_up_on_the_way() -> None:
    """K2: the Palace has one space: the first red die takes it, the second gives way."""
    red = "=6 =6 =5 =1 =1 =1"
    s = at_placement(red, "palace-1 bishopric-1.1", red, "bishopric-1.2 bishopric-1.3")
    assert buildings(s)["palace"] == [["A"], [None], ["N"], ["N"], ["N"], ["N"]]
    play(s, "=6 =5 =1 =1 =4 =3")
    assert buildings(s)["palace"] == [["A"], ["N"], ["N"], ["N"], ["N"], ["N"]]
    assert buildings(s)["bishopric"] == [["A", "A", "A"], ["N", "N", None]]


FULL = (LOW, "bishopric-1.1 bishopric-1.2", LOW, "bishopric-1.3 bishopric-2.1")


def test_the_fourth_time_only_le_roy_places() -> None:
    """K2: 12 of le Roy's and 6 of the player's citizens stand, and the game begins."""
    s = at_placement(*FULL, LOW, "bishopric-2.2 bishopric-2.3")
    assert (count(s, "N"), count(s, "A")) == (9, 6)
    assert is_chance(s)
    play(s, LOW)
    assert (count(s, "N"), count(s, "A"), count(s, None)) == (12, 6, 0)
    data = to_json(s)
    assert data["seats"]["A"]["supply"] == 0
    assert (data["round"], data["step"]) == (1, "reveal")


def test_dice_that_do_not_suffice() -> None:
    """K2: three spaces are free in City Hall but only two dice are yellow: he fills all."""
    red_red_white = "=6 =6 =1 =1 =5 =1"
    white_white_yellow = "=1 =1 =5 =1 =6 =6"
    s = at_placement(red_red_white, "bishopric-2.3 city_hall-3.2", red_red_white)
    play(s, "palace-1 palace-2")
    play(s, white_white_yellow)
    play(s, "bishopric-1.3 city_hall-2.2")
    assert buildings(s)["palace"] == [["A"], ["A"], ["N"], ["N"], ["N"], ["N"]]
    assert buildings(s)["bishopric"] == [["N", "N", "A"], ["N", "N", "A"]]
    assert buildings(s)["city_hall"] == [["N", None], [None, "A"], [None, "A"]]
    play(s, "=6 =6 =1 =1 =6 =6")
    assert count(s, None) == 0
    assert buildings(s)["city_hall"] == [["N", "N"], ["N", "A"], ["N", "A"]]


def test_what_the_dice_did_not_give_is_one_citizen() -> None:
    """K2: five spaces are free, all in City Hall: two by the yellow dice, and one more."""
    s = table(
        players=1,
        round=0,
        step="placement",
        seats={"A": {"supply": 2}},
        buildings=board("AANNNN", "NNN NNA", "A. .. .."),
        turn={"placed": 4, "roy_placed": 2},
    )
    play(s, LOW)
    assert buildings(s)["city_hall"] == [["A", "N"], ["N", None], ["N", None]]


@pytest.mark.parametrize("seed", range(40))
def test_eighteen_citizens_stand_after_any_placement(seed: int) -> None:
    """K2: whatever is rolled and chosen, 12 and 6."""
    dice = Random(seed)
    s = at_placement()
    while to_json(s)["step"] == "placement":
        play(s, dice.choice(sorted(names(s))))
    assert (count(s, "N"), count(s, "A"), count(s, None)) == (12, 6, 0)


# --- K3: the characters --------------------------------------------------------------------------


def test_all_six_characters_lie_in_a_pile() -> None:
    """K3: none is dealt; each lies there once, in the order drawn."""
    s = new_game()
    for n, name in enumerate(PILE.split()):
        assert len(names(s)) == 6 - n
        play(s, name)
    data = to_json(s)
    assert data["pile"] == PILE.split()
    assert data["pile_scored"] == 0
    assert data["seats"]["A"]["characters"] == []


def test_the_first_of_the_pile_is_scored_first() -> None:
    """K3, K8: an 8 scores the first card drawn."""
    s = table(
        players=1,
        actor="N",
        pile=PILE.split(),
        seats={"A": {"taken": ["war"]}},
        dice={"N": {"red": [1]}, "A": {"red": [1]}},
    )
    play(s, "=2 =6")
    assert to_json(s)["pile_scored"] == 1
    assert to_json(s)["seats"]["A"]["vp"] == 1  # Henry I: one card


def test_the_first_round_begins_with_a_reveal() -> None:
    """K1, P0: three activity cards are turned up, as in any game."""
    s = at_placement(*FULL, LOW, "bishopric-2.2 bishopric-2.3", LOW)
    play(s, "archer priest merchant")
    data = to_json(s)
    assert [row[0]["card"] for row in data["activities"].values()] == [
        "archer",
        "priest",
        "merchant",
    ]
    assert data["seats"]["A"]["deniers"] == 5 + 10 - 6  # six in the Bishopric
    skip_chance(s, "event_cards")
    assert len(to_json(s)["dice"]["N"]["red"]) == 6
