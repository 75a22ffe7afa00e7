"""Section 12: the worked examples of the rulebooks, each played in the notation.

The people of the examples sit so: A is seat A, F is seat B, G is seat C, E is seat D.
"""

from __future__ import annotations

from typing import Any

import pytest
from table import after, card, names, play, table, to_json

from troyes.formats.notation import read_lines
from troyes.formats.record import Header, Record
from troyes.rules.edition import standard
from troyes.rules.state import State

PEOPLE = ["A", "F", "G", "E"]
PLACEMENT = """
characters: chretien urbain thibaut hugues
A: palace-6
B: bishopric-1.1
C: city_hall-1.1
D: palace-5
D: palace-4
C: bishopric-2.1
B: bishopric-1.2
A: city_hall-2.1
A: bishopric-2.2
B: bishopric-1.3
C: city_hall-1.2
D: palace-3
D: bishopric-2.3
C: city_hall-3.1
B: city_hall-2.2
A: city_hall-3.2
"""
REVEAL = """
cards: archer priest merchant
"""
WORKFORCE = """
workforce: N.r1 N.r2 D.r6 D.r5 D.r3 A.r4
workforce: B.w1 B.w2 B.w6 C.w5 A.w3 D.w4
workforce: C.y2 C.y5 A.y6 B.y3 C.y1 A.y5
"""
EVENTS = """
events: war theological_conflict
theological_conflict: =1
black: b6 b1 b4
"""
BLACK = """
A: counter b1 r4
B: counter w1 y3
"""


def opening(*parts: str) -> State:
    """A game of four, A starts, as far as the given parts lead."""
    head = Header(4, False, False, PEOPLE, standard().identity, start="A")
    s = Record(head, []).start()
    lines = [line for part in parts for line in part.split("\n") if line]
    read_lines(s, list(enumerate(lines, 1)))
    return s


def four(**position: Any) -> State:
    """A position with four players; a gray die stays behind, so that the round goes on."""
    dice = position.setdefault("dice", {})
    dice.setdefault("N", {}).setdefault("red", [1])
    return table(players=4, **position)


# --- 1 to 4: the opening of a game ---------------------------------------------------------------


def test_1_placement_goes_to_and_fro() -> None:
    """S6: the order is A F G E, E G F A, and so on; the last two spaces get gray citizens."""
    s = opening()
    play(s, "chretien urbain thibaut hugues")
    order = ""
    for line in PLACEMENT.split("\n")[2:]:
        if line:
            order += to_json(s)["actor"]
            play(s, line.split(": ")[1])
    assert order == "ABCDDCBAABCDDCBA"
    assert to_json(s)["buildings"] == {
        "palace": [["N"], ["N"], ["D"], ["D"], ["D"], ["A"]],
        "bishopric": [["B", "B", "B"], ["C", "A", "D"]],
        "city_hall": [["C", "C"], ["A", "B"], ["C", "A"]],
    }
    assert [to_json(s)["seats"][seat]["supply"] for seat in "ABCD"] == [0, 0, 0, 0]


def test_1_only_empty_spaces_are_offered() -> None:
    """S6: nobody is pushed during the placement."""
    s = opening()
    play(s, "chretien urbain thibaut hugues")
    assert len(names(s)) == 18
    play(s, "palace-6")
    assert len(names(s)) == 17
    assert "palace-6" not in names(s)


def test_2_salaries() -> None:
    """P1.1: from 5 and 10 deniers A pays 3, F 3, G 1 and E 7."""
    seats = to_json(opening(PLACEMENT, REVEAL))["seats"]
    assert [15 - seats[seat]["deniers"] for seat in "ABCD"] == [3, 3, 1, 7]


def test_3_workforce() -> None:
    """P2: A rolls 2 yellow, 1 white, 1 red; two gray citizens give 2 red neutral dice."""
    dice = to_json(opening(PLACEMENT, REVEAL, WORKFORCE))["dice"]
    assert dice["A"] == {"red": [4], "white": [3], "yellow": [5, 6]}
    assert dice["N"] == {"red": [1, 2], "white": [], "yellow": []}


def test_4_war_and_the_black_dice() -> None:
    """P3.1, P3.2: War calls a white event; with Marauding three black dice are rolled."""
    s = opening(PLACEMENT, REVEAL, WORKFORCE)
    play(s, "war")
    assert names(s) == {
        "traveling_builders",
        "interrupted_work",
        "heresy",
        "theological_conflict",
    }
    s = opening(PLACEMENT, REVEAL, WORKFORCE, EVENTS)
    data = to_json(s)
    assert [e["event"] for e in data["events"]] == ["marauding", "war", "theological_conflict"]
    assert data["black"] == [6, 4, 1]
    assert data["actor"] == "A"


def test_4_a_red_four_counts_eight() -> None:
    """P3.4: A's red 4 is enough for 6 and 1: two influence."""
    s = opening(PLACEMENT, REVEAL, WORKFORCE, EVENTS)
    data = after(s, "counter b1 r4")
    assert data["black"] == [4]
    assert data["seats"]["A"]["influence"] == 4 + 2
    assert data["dice"]["A"] == {"red": [], "white": [3], "yellow": [5, 6]}
    assert data["actor"] == "B"


def test_4_two_dice_against_one_black_die() -> None:
    """P3.4: F's white 1 and yellow 3 make 4: one influence, and the actions begin with A."""
    data = to_json(opening(PLACEMENT, REVEAL, WORKFORCE, EVENTS, BLACK))
    assert data["black"] == []
    assert data["seats"]["B"]["influence"] == 4 + 1
    assert data["dice"]["B"] == {"red": [], "white": [2, 6], "yellow": []}
    assert (data["step"], data["actor"]) == ("actions", "A")


# --- 5: buying dice ------------------------------------------------------------------------------


def test_5_a_die_in_a_group_of_three() -> None:
    """A0.2: the 5 bought from G costs 6 in a group of three; the total is 16."""
    s = four(dice={"A": {"yellow": [5, 6]}, "C": {"yellow": [5]}})
    data = after(s, "agriculture y5 y6 C.y5")
    assert data["seats"]["C"]["deniers"] == 20 + 6
    assert data["seats"]["A"]["deniers"] == 20 - 6 + 16 // 2


def test_5_a_die_in_a_group_of_two() -> None:
    """A0.2: one of two white dice bought from F costs 4."""
    s = four(dice={"A": {"white": [3]}, "B": {"white": [6]}})
    data = after(s, "cathedral w3 B.w6")
    assert data["seats"]["B"]["deniers"] == 20 + 4
    assert data["seats"]["A"]["deniers"] == 20 - 4


# --- 6 and 7: activity cards ---------------------------------------------------------------------


def test_6_merchant() -> None:
    """A1.2 to A1.5: hire for 4, take the first space, 16 / 2 = 8 activations, 16 deniers."""
    s = four(
        dice={"A": {"yellow": [5, 6]}, "C": {"yellow": [5]}},
        activities={"yellow": [card("merchant"), None, None]},
    )
    data = after(s, "merchant y5 y6 C.y5")
    assert data["activities"]["yellow"][0]["tradesmen"] == {"A": 1}
    assert data["seats"]["A"]["deniers"] == 20 - 4 - 6 + 16
    assert data["seats"]["A"]["supply"] == 3
    assert data["seats"]["C"]["deniers"] == 26


def test_6_exactly_enough_to_begin_with() -> None:
    """A0.3: what the Merchant earns cannot pay for him: 10 deniers do, 9 do not."""
    position = {
        "dice": {"A": {"yellow": [5, 6]}, "C": {"yellow": [5]}},
        "activities": {"yellow": [card("merchant"), None, None]},
    }
    s = four(seats={"A": {"deniers": 10}}, **position)
    assert after(s, "merchant y5 y6 C.y5")["seats"]["A"]["deniers"] == 16
    s = four(seats={"A": {"deniers": 9}}, **position)
    play(s, "merchant y5 y6 ...")
    assert "C.y5" not in names(s)


def test_7_priest() -> None:
    """A1.5: F's white 5 and A's white 4, bought for 4, hire 6: 9 / 3 = 3 cubes."""
    s = four(
        actor="B",
        dice={"B": {"white": [5]}, "A": {"white": [4]}},
        activities={"white": [card("priest"), None, None]},
    )
    data = after(s, "priest w5 A.w4")
    assert data["seats"]["B"]["deniers"] == 20 - 6 - 4
    assert data["seats"]["A"]["deniers"] == 24
    assert data["activities"]["white"][0] == card("priest", tradesmen={"B": 1}, cubes={"B": 3})


# --- 8: the cathedral ----------------------------------------------------------------------------


def test_8_cathedral() -> None:
    """A2.1, A2.2: three cubes, the 4 on the second level; 3 VP and 5 influence."""
    s = four(
        actor="C",
        dice={"C": {"white": [5]}, "B": {"white": [2]}, "D": {"white": [4]}},
        cathedral=[[None, None, None, "A", None, None], [None] * 6, [None] * 6],
    )
    data = after(s, "cathedral w5 D.w4 B.w2")
    assert data["cathedral"] == [
        [None, "C", None, "A", "C", None],
        [None, None, None, "C", None, None],
        [None] * 6,
    ]
    assert data["seats"]["C"]["vp"] == 3
    assert data["seats"]["C"]["influence"] == 10 + 5
    assert [data["seats"][seat]["deniers"] for seat in "BCD"] == [26, 8, 26]


# --- 9: countering an event ----------------------------------------------------------------------


def two_banners_free() -> State:
    """E has three red dice against Succession Conflict, which has two free banners."""
    return four(
        actor="D",
        dice={"D": {"red": [2, 3, 4]}},
        events=[
            {"event": "marauding"},
            {"event": "succession_conflict", "cubes": ["C", "A", "C"]},
        ],
    )


def test_9_succession_conflict() -> None:
    """A3.1 to A3.3: E and G tie for the first place, and G, who was first, takes the card."""
    data = after(two_banners_free(), "fight:succession_conflict r2 r3 r4 x2")
    assert [data["seats"][seat]["vp"] for seat in "ABCD"] == [0, 0, 3, 3]
    assert data["seats"]["D"]["influence"] == 12
    assert data["seats"]["C"]["taken"] == ["succession_conflict"]
    assert data["events"] == [{"event": "marauding", "cubes": []}]


def test_9_the_event_stays_with_one_banner_free() -> None:
    """A3.1: E may place one cube only; then nobody is rewarded yet."""
    data = after(two_banners_free(), "fight:succession_conflict r2 r3 r4 x1")
    assert data["events"][1]["cubes"] == ["C", "A", "C", "D"]
    assert data["seats"]["C"]["vp"] == data["seats"]["D"]["vp"] == 0


# --- 10 and 11: citizens -------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 6])
def test_10_city_hall(value: int) -> None:
    """A4.3, A4.5: F enters the top row with G's yellow 1 and expels her own citizen; 6 is alike."""
    s = four(
        actor="B",
        dice={"C": {"yellow": [value]}},
        buildings={"city_hall": [["A", "B"], ["C", "C"], ["A", "D"]]},
    )
    data = after(s, f"settle-city_hall C.y{value} from:supply")
    assert data["buildings"]["city_hall"] == [["B", "A"], ["C", "C"], ["A", "D"]]
    assert data["lying"]["city_hall"] == ["B"]
    assert data["seats"]["B"]["deniers"] == 18
    assert data["seats"]["C"]["deniers"] == 22
    assert data["seats"]["B"]["supply"] == 3


def test_11_palace() -> None:
    """A4.2: A buys the gray red 3 for 2 and takes the third space; E's citizen is expelled."""
    s = four(
        dice={"N": {"red": [1, 3]}},
        buildings={"palace": [["N"], ["N"], ["D"], ["D"], ["D"], ["A"]]},
    )
    data = after(s, "settle-palace N.r3 from:supply")
    assert data["buildings"]["palace"] == [["N"], ["N"], ["A"], ["D"], ["D"], ["A"]]
    assert data["lying"]["palace"] == ["D"]
    assert data["seats"]["A"]["deniers"] == 18
    assert data["seats"]["D"]["deniers"] == 20


# --- 12 and 13: influence, Tithe, Joust ----------------------------------------------------------


def test_12_influence() -> None:
    """I1, A3.1: reroll for 1, flip for 4, then a yellow 6 places 2 cubes on Marauding."""
    s = four(actor="C", dice={"C": {"yellow": [2]}})
    play(s, "reroll:y2 =1")
    assert to_json(s)["seats"]["C"]["influence"] == 9
    play(s, "flip y1")
    assert to_json(s)["dice"]["C"]["yellow"] == [6]
    assert to_json(s)["seats"]["C"]["influence"] == 5
    play(s, "fight:marauding y6 x2")
    data = to_json(s)
    assert data["events"][0]["cubes"] == ["C", "C"]
    assert data["seats"]["C"]["influence"] == 7
    assert data["actor"] == "D"


def test_13_tithe() -> None:
    """C.tithe: one own yellow die and one each from two others cost nothing."""
    s = four(
        seats={"A": {"deniers": 0}},
        dice={"A": {"yellow": [4]}, "B": {"yellow": [3]}, "C": {"yellow": [5]}},
        activities={"white": [card("tithe", tradesmen={"A": 1}, cubes={"A": 2}), None, None]},
    )
    data = after(s, "agriculture +tithe y4 B.y3 C.y5")
    assert data["seats"]["A"]["deniers"] == 12 // 2
    assert [data["seats"][seat]["deniers"] for seat in "BC"] == [20, 20]
    assert data["activities"]["white"][0]["cubes"] == {"A": 1}


def test_13_joust() -> None:
    """C.joust: activated twice by the player with the best red dice: 4 VP."""
    s = four(
        dice={"A": {"red": [4, 6]}, "B": {"red": [5]}},
        activities={"red": [None, None, card("joust", tradesmen={"A": 1})]},
    )
    data = after(s, "joust r6 x2")  # A keeps 4, F has 5: not the highest
    assert data["seats"]["A"]["vp"] == 0
    s = four(
        dice={"A": {"red": [6, 6]}, "B": {"red": [5]}},
        activities={"red": [None, None, card("joust", tradesmen={"A": 1})]},
    )
    data = after(s, "joust r6 x2")
    assert data["seats"]["A"]["vp"] == 4
    assert data["seats"]["B"]["vp"] == 0
