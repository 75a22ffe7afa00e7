"""Section 9: le Roy places citizens and cubes (K8, K9.2, K9.3, K9.5)."""

from __future__ import annotations

from typing import Any

import pytest
from king import dice, king, roy_and_player, turn
from table import NINE_CARDS, card, play, row, rows

from troyes.rules.state import State


def nine(but: str | None = None) -> dict[str, Any]:
    """Nine cards, with a tradesman of le Roy's on each, except on one."""
    return {
        colour: [card(name, tradesmen={} if name == but else {"N": 1}) for name in cards]
        for colour, cards in NINE_CARDS.items()
    }


# --- 4, 10: a citizen ----------------------------------------------------------------------------


def settled(
    building: str, *texts: str, lying: str = "", total: int = 4, **position: Any
) -> tuple[list[str], list[str]]:
    """The rows and the lying citizens of a building after le Roy placed a citizen there."""
    colour = {"palace": "red", "bishopric": "white", "city_hall": "yellow"}[building]
    data = turn(
        total,
        buildings={building: rows(*texts)},
        lying={building: list(lying)},
        dice={"N": {colour: [2, 1]}, "A": {"red": [1]}},
        **position,
    )
    assert data["dice"]["N"][colour] == [1]  # the price is one die, whatever comes of it
    text = ["".join(x or "." for x in line) for line in data["buildings"][building]]
    return text, data["lying"][building]


def palace(text: str, lying: str = "") -> tuple[str, list[str]]:
    after, fallen = settled("palace", *text, lying=lying)
    return "".join(after), fallen


@pytest.mark.parametrize("total", [4, 10])
def test_the_colour_of_the_die_tells_the_building(total: int) -> None:
    """K8: red Palace, white Bishopric, yellow City Hall; the value does not matter."""
    assert settled("palace", *"......", total=total) == ([*".....N"], [])
    assert settled("bishopric", "...", "...", total=total) == (["N..", "..."], [])
    assert settled("city_hall", "..", "..", "..", total=total) == (["N.", "..", ".."], [])


def test_the_best_die_decides_the_building() -> None:
    """K4, K8: a white 5 goes before a red 4."""
    data = turn(4, dice={"N": {"white": [5], "red": [4]}, "A": {"red": [1]}})
    assert data["buildings"]["bishopric"][0][0] == "N"
    assert dice(data) == ([4], [], [])


@pytest.mark.parametrize(
    ("before", "lying", "result", "fallen"),
    [
        ("A.....", "", "N.....", "A"),  # the player's citizen before the empty spaces
        ("A..A..", "", "A..N..", "A"),  # of two, on the higher space
        ("A..A..", "A", "A..A.N", "A"),  # one of the player's lies there already
        ("A..A.N", "A", "A..ANN", "A"),
        ("NNNNA.", "N", "NNNNN.", "AN"),
        ("NNN.NN", "", "NNNNNN", ""),  # nobody before one of his own
        ("NNNNNN", "", "NNNNNN", "N"),  # his own, on the highest space
        ("NNNNNA", "A", "NNNNNA", "AN"),  # his own on 5
        ("NNANNN", "AN", "NNANNN", "AN"),  # nothing is allowed
        ("NNNNNN", "N", "NNNNNN", "N"),
        (".NNNNN", "AN", "NNNNNN", "AN"),
    ],
)
def test_his_choice_in_the_palace(before: str, lying: str, result: str, fallen: str) -> None:
    """K9.2, A4.2, A4.4: expel the player's, else nobody, else his own; best place first."""
    assert palace(before, lying) == (result, list(fallen))


@pytest.mark.parametrize(
    ("before", "lying", "result", "fallen"),
    [
        ("NNA NNA", "", "NNN NNA", "A"),  # top row first
        ("NNN NNA", "", "NNN NNN", "A"),
        ("... NAA", "", "... NNA", "A"),  # the player's before a gap
        ("A.N ...", "", "NAN ...", ""),  # up to the first gap
        ("A.. NNA", "A", "NA. NNA", "A"),
        (".NA ...", "", "NNA ...", ""),  # the first space is empty: nobody shifts
        ("NNA N..", "A", "NNA NN.", "A"),  # A4.4: the player's lies there already
        ("AAN ..A", "", "AAN N.A", ""),  # nobody before his own
        ("ANN AAN", "", "NAN AAN", "N"),  # his own, in the top row
        ("NNA ANN", "A", "NNA NAN", "AN"),
        ("ANN AAN", "N", "ANN AAN", "N"),  # nothing is allowed
        ("NNA ANN", "AN", "NNA ANN", "AN"),
    ],
)
def test_his_choice_in_the_bishopric(before: str, lying: str, result: str, fallen: str) -> None:
    """K9.2, A4.3, A4.4: the same order of kinds; the top row before the other."""
    assert settled("bishopric", *before.split(), lying=lying) == (result.split(), list(fallen))


@pytest.mark.parametrize(
    ("before", "lying", "result", "fallen"),
    [
        ("NA NA NA", "", "NN NA NA", "A"),
        ("NN NA A.", "", "NN NN A.", "A"),
        ("NN NA AA", "A", "NN NA AA", "AN"),
        ("NN A. ..", "", "NN NA ..", ""),
        ("NA NA N.", "A", "NA NA NN", "A"),
        ("NA NA NA", "A", "NA NA NA", "A"),
        ("AN AN AN", "", "NA AN AN", "N"),
    ],
)
def test_his_choice_in_city_hall(before: str, lying: str, result: str, fallen: str) -> None:
    """K9.2, A4.3, A4.4: three rows of two."""
    assert settled("city_hall", *before.split(), lying=lying) == (result.split(), list(fallen))


def all_out(**position: Any) -> State:
    """All 24 citizens of le Roy are on the board: 12 stand, 9 trade, 3 lie."""
    return king(
        buildings={
            "palace": rows(*"NNNNNN"),
            "bishopric": rows("NNN", "NNN"),
            "city_hall": rows("..", "..", ".."),
        },
        lying={"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        dice={"N": {"yellow": [6, 5]}, "A": {"red": [1]}},
        **position,
    )


def test_no_citizen_left() -> None:
    """K1, K8: the placement does nothing, but the die is spent."""
    data = turn(4, all_out(activities=nine()))
    assert data["buildings"]["city_hall"] == rows("..", "..", "..")
    assert dice(data) == ([], [], [5])


def test_no_tradesman_left() -> None:
    """K1, K8, K9.4: 18 stand, 3 lie, 3 trade; nobody is left for the Monk, but the die is spent."""
    data = turn(
        6,
        buildings={
            "palace": rows(*"NNNNNN"),
            "bishopric": rows("NNN", "NNN"),
            "city_hall": rows("NN", "NN", "NN"),
        },
        lying={"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        activities={"red": nine()["red"], "white": [card("monk"), None, None]},
    )
    assert data["activities"]["white"][0]["tradesmen"] == {}
    assert dice(data) == ([3, 4, 5], [], [])


def test_the_twenty_fourth_citizen() -> None:
    """K1: one is left, and he is placed."""
    data = turn(4, all_out(activities=nine(but="goldsmith")))
    assert data["buildings"]["city_hall"] == rows("N.", "..", "..")
    data = turn(6, all_out(activities=nine(but="goldsmith")))
    assert data["activities"]["yellow"][2]["tradesmen"] == {"N": 1}


# --- 5, 9: an event ------------------------------------------------------------------------------


def countered(*events: tuple[str, str], total: int = 5, **position: Any) -> dict[str, Any]:
    """After le Roy countered the rightmost of the events, each (name, cubes) after Marauding."""
    queue = [{"event": name, "cubes": [*cubes]} for name, cubes in events]
    position.setdefault("dice", {"N": {"red": [6, 5, 4], "white": [3, 2, 1]}, "A": {"red": [1]}})
    return turn(total, events=queue, **position)


@pytest.mark.parametrize("total", [5, 9])
def test_he_counters_the_rightmost_event(total: int) -> None:
    """K8, A3.2, A3.3: alone on Drought: 3 + 1 VP and the card, for four dice."""
    data = countered(("marauding", "A"), ("brigands", "A"), ("drought", ""), total=total)
    assert roy_and_player(data) == (4, 0)
    assert data["neutral"]["taken"] == ["drought"]
    assert data["events"] == [
        {"event": "marauding", "cubes": ["A"]},
        {"event": "brigands", "cubes": ["A"]},
    ]
    assert dice(data) == ([], [1, 2], [])


@pytest.mark.parametrize(
    ("event", "cubes", "his", "mine", "taker"),
    [
        ("drought", "A", 3, 1, "N"),  # 3 : 1
        ("drought", "AN", 3, 1, "N"),
        ("drought", "AA", 2, 2, "A"),  # a tie, the player was first
        ("drought", "NAA", 2, 2, "N"),  # a tie, le Roy was first
        ("drought", "ANA", 2, 2, "A"),
        ("drought", "AAA", 1, 3, "A"),  # the player leads
        ("drought", "NNN", 4, 0, "N"),  # alone
        ("brigands", "AAA", 1, 3, "A"),
        ("brigands", "AA", 3, 1, "N"),
        ("normans_attack", "AA", 3, 3, "A"),  # 4 + 2, shared
        ("heresy", "AAA", 2, 2, "A"),  # 3 + 2 shared, rounded down
    ],
)
def test_cubes_shared_with_the_player(
    event: str, cubes: str, his: int, mine: int, taker: str
) -> None:
    """A3.2, A3.3, K8, K10: rewards and cards as between two players."""
    data = countered(("marauding", ""), (event, cubes))
    assert roy_and_player(data) == (his, mine)
    taken = {"N": data["neutral"]["taken"], "A": data["seats"]["A"]["taken"]}
    assert taken.pop(taker) == [event]
    assert [*taken.values()] == [[]]
    assert data["seats"]["A"]["influence"] == 10


def test_one_die_for_each_free_banner() -> None:
    """K8: one banner free, one die."""
    data = countered(("marauding", ""), ("drought", "ANA"))
    assert dice(data) == ([4, 5], [1, 2, 3], [])


def test_too_few_dice_for_all_banners() -> None:
    """K8: he spends what he has and covers all of them."""
    data = countered(
        ("marauding", ""), ("brigands", ""), dice={"N": {"red": [1]}, "A": {"red": [1]}}
    )
    assert roy_and_player(data) == (4, 0)
    assert data["neutral"]["taken"] == ["brigands"]
    assert dice(data) == ([], [], [])


def test_marauding_if_the_queue_is_empty() -> None:
    """K9.3, A3.4: 3 cubes against 1: 2 and 1 VP; the cubes go, nobody takes a card."""
    data = countered(("marauding", "A"))
    assert roy_and_player(data) == (2, 1)
    assert data["events"] == [{"event": "marauding", "cubes": []}]
    assert data["neutral"]["taken"] == []
    assert dice(data) == ([], [1, 2, 3], [])


def test_marauding_can_be_countered_again() -> None:
    """A3.4, K9.3: it is open for the next turn."""
    s = king(dice={"N": {"red": [6, 5, 4], "white": [3, 2, 1]}, "A": {"red": [1]}})
    assert roy_and_player(turn(5, s)) == (3, 0)
    play(s, "pass")
    data = turn(9, s)
    assert data["neutral"]["vp"] == 6


# --- 7: the cathedral ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "result"),
    [
        ("...... ...... ......", "....NN ...... ......"),
        (".A.A.A ...... ......", ".ANANA ...... ......"),
        ("A..... A..... A.....", "A...NN A..... A....."),
        ("A.AAAA ...A.. ......", "ANAAAA ...A.N ......"),  # the level fills up on the way
        ("A.AAAA .....A ......", "ANAAAA ....NA ......"),
        ("AAAAAA ..NA.. ...A..", "AAAAAA ..NANN ...A.."),
        ("AAAAAA AAAAAA AA.A..", "AAAAAA AAAAAA AA.ANN"),
        ("AAAAAA AAAAAA AA.AAA", "AAAAAA AAAAAA AANAAA"),  # one space only
        ("AAAAAA AAAAAA AAAAAA", "AAAAAA AAAAAA AAAAAA"),  # none
    ],
)
def test_two_cubes_on_the_cathedral(before: str, result: str) -> None:
    """K8, K9.5: the highest numbers of the lowest level; 2 VP in any case, for two dice."""
    data = turn(7, cathedral=rows(*before.split()))
    assert data["cathedral"] == rows(*result.split())
    assert roy_and_player(data) == (2, 0)
    assert dice(data) == ([3, 4], [], [])


def test_two_cubes_for_a_single_die() -> None:
    """K8: he spends what he has."""
    data = turn(7, dice={"N": {"red": [1]}, "A": {"red": [1]}})
    assert data["cathedral"][0] == row("....NN")
    assert roy_and_player(data) == (2, 0)
