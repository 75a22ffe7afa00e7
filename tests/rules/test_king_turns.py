"""Section 9: le Roy's dice, his turns and the rows of his table (K4, K6 to K9).

Row 6 is in test_king_cards.py, row 8 in test_characters.py.
"""

import pytest
from table import (
    NINE_CARDS,
    PILE,
    card,
    names,
    play,
    row,
    rows,
    roy_and_player,
    table,
    to_json,
)

from troyes.rules.engine import is_over

ROLL = {
    2: "=1 =1", 3: "=2 =1", 4: "=1 =3", 5: "=4 =1", 6: "=1 =5", 7: "=3 =4",
    8: "=6 =2", 9: "=4 =5", 10: "=5 =5", 11: "=5 =6", 12: "=6 =6",
}  # fmt: skip


def king(**position):
    """Le Roy is to move; the player has a red 1, and le Roy one die more than most rows take."""
    position.setdefault("dice", {"N": {"red": [6, 5, 4, 3]}, "A": {"red": [1]}})
    position.setdefault("pile", PILE)
    return table(players=1, actor="N", **position)


def turn(total, s=None, **position):
    """The position after le Roy rolled a total."""
    s = king(**position) if s is None else s
    play(s, ROLL[total])
    return to_json(s)


def dice(data, owner="N"):
    """The dice of a district, red, white, yellow."""
    return tuple(data["dice"][owner][colour] for colour in ("red", "white", "yellow"))


def nine(but=None):
    """Nine cards, with a tradesman of le Roy's on each, except on one."""
    return {
        colour: [card(name, tradesmen={} if name == but else {"N": 1}) for name in cards]
        for colour, cards in NINE_CARDS.items()
    }


# --- K4: which die is best -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "left"),
    [
        ({"red": [5], "yellow": [5], "white": [5]}, ([], [5], [5])),
        ({"red": [4], "yellow": [5], "white": [5]}, ([4], [5], [])),
        ({"red": [5], "yellow": [5], "white": [6]}, ([5], [], [5])),
        ({"red": [1, 2, 3], "white": [2]}, ([1, 2], [2], [])),
    ],
)
def test_his_best_die(before, left):
    """K4: the highest value; red before yellow before white if equal."""
    assert dice(turn(6, dice={"N": before, "A": {"red": [1]}})) == left


def test_his_two_best_dice():
    """K4, K8: a 7 costs the two best ones of any colours."""
    data = turn(7, dice={"N": {"red": [3], "yellow": [4], "white": [4, 1]}, "A": {"red": [1]}})
    assert dice(data) == ([3], [1], [])


@pytest.mark.parametrize(
    ("before", "left"),
    [
        ({"red": [5], "yellow": [5], "white": [5]}, ([], [5], [5])),
        ({"red": [4], "yellow": [5], "white": [5]}, ([4], [5], [])),
        ({"red": [4], "yellow": [5], "white": [6]}, ([4], [], [5])),
    ],
)
def test_the_best_die_of_the_player(before, left):
    """K4: found in the same way."""
    assert dice(turn(11, dice={"N": {"red": [6, 6]}, "A": before}), "A") == left


# --- K6: black dice ------------------------------------------------------------------------------


def black(start, black_dice, **position):
    position.setdefault("dice", {"N": {"red": [3], "white": [5], "yellow": [5]}, "A": {"red": [6]}})
    return table(players=1, step="black_dice", start=start, black=black_dice, **position)


def test_le_roy_removes_the_highest_black_die():
    """K6: only one, for his best die; nobody gains or loses."""
    data = to_json(black("N", [6, 4, 1], neutral={"vp": 5}))
    assert data["black"] == [4, 1]
    assert dice(data) == ([3], [5], [])
    assert roy_and_player(data) == (5, 0)
    assert data["actor"] == "A"


def test_le_roy_and_the_player_take_turns():
    """K6, P3.4: A counters with 12 against 6; le Roy takes 4; A is left with the last one."""
    s = black("A", [6, 4, 1], seats={"A": {"vp": 5}})
    play(s, "counter r6")
    data = to_json(s)
    assert data["black"] == [1]
    assert dice(data) == ([3], [5], [])
    assert data["seats"]["A"]["influence"] == 11
    assert (data["actor"], names(s)) == ("A", {"yield", "recruit"})
    play(s, "yield")
    assert to_json(s)["seats"]["A"]["vp"] == 3
    assert to_json(s)["step"] == "actions"


def test_values_do_not_matter_to_le_roy():
    """K6: a 1 removes a 6; a 6 goes for a 1."""
    assert to_json(black("N", [6, 2], dice={"N": {"red": [1]}, "A": {"red": [1]}}))["black"] == [2]
    data = to_json(black("N", [1], dice={"N": {"red": [6], "white": [1]}, "A": {"red": [1]}}))
    assert data["black"] == []
    assert dice(data) == ([], [1], [])


def test_le_roy_without_dice_removes_it_all_the_same():
    """K6: and loses no points."""
    data = to_json(black("N", [6, 5], dice={"A": {"red": [6]}}, neutral={"vp": 4}))
    assert data["black"] == [5]
    assert roy_and_player(data) == (4, 0)


# --- K7: buying from le Roy ----------------------------------------------------------------------


def test_the_player_buys_from_le_roy():
    """K7, A0.2: 2, 4 or 6 deniers each, to the bank."""
    for line, price, total in (
        ("N.y4", 2, 4),
        ("N.y4 N.y5", 8, 9),
        ("N.y4 N.y5 N.y6", 18, 15),
    ):
        s = table(players=1, dice={"N": {"yellow": [4, 5, 6], "red": [1]}})
        play(s, f"agriculture {line}")
        assert to_json(s)["seats"]["A"]["deniers"] == 20 - price + total // 2


def test_without_money_nothing_is_bought():
    """K7: two deniers are enough for one die, one is not."""
    s = table(players=1, seats={"A": {"deniers": 2}}, dice={"N": {"yellow": [4]}})
    assert "agriculture" in names(s)
    s = table(players=1, seats={"A": {"deniers": 1}}, dice={"N": {"yellow": [4]}})
    assert names(s) == {"pass", "recruit"}


# --- K8: whose turn it is ------------------------------------------------------------------------


def test_turns_alternate():
    """K8: two dice for le Roy after each turn of the player."""
    s = table(players=1, dice={"N": {"red": [5, 4]}, "A": {"yellow": [2, 2]}}, pile=PILE)
    play(s, "agriculture y2")
    assert to_json(s)["waits_for"] == "roy_die"
    play(s, "=1")
    assert names(s) == {f"={face}" for face in range(1, 7)}
    play(s, "=5")
    assert to_json(s)["actor"] == "A"


def test_le_roy_begins_as_start_player():
    """K1, K8: he rolls at once, or counts as passed without dice."""
    s = table(players=1, start="N", dice={"N": {"red": [5]}, "A": {"red": [1]}})
    assert to_json(s)["waits_for"] == "roy_die"
    s = table(players=1, start="N", dice={"A": {"red": [1]}})
    assert to_json(s)["actor"] == "A"


def test_without_dice_he_takes_no_turns():
    """K8: the player goes on alone."""
    s = table(players=1, dice={"A": {"yellow": [2, 3, 4]}})
    for die in ("y2", "y3"):
        play(s, f"agriculture {die}")
        assert to_json(s)["actor"] == "A"


def test_the_player_may_buy_his_last_die():
    """K7, K8: then le Roy is out for this round."""
    s = table(players=1, dice={"N": {"yellow": [2]}, "A": {"yellow": [3, 4]}})
    play(s, "agriculture N.y2")
    assert to_json(s)["actor"] == "A"
    assert not to_json(s)["seats"]["A"]["passed"]


def test_the_round_ends_when_no_dice_are_left():
    """P4.1: at once, without a denier for anybody."""
    s = table(players=1, round=4, dice={"A": {"yellow": [2]}})
    play(s, "agriculture y2")
    assert is_over(s)
    assert to_json(s)["seats"]["A"]["deniers"] == 21


def test_the_round_ends_when_the_player_passes_and_he_has_no_dice():
    """K8, P4.1: both have passed."""
    s = table(players=1, round=4, dice={"A": {"yellow": [2]}})
    play(s, "pass")
    assert is_over(s)
    assert to_json(s)["seats"]["A"]["deniers"] == 22


def test_he_goes_on_when_the_player_has_passed():
    """K8, P4.2: a denier for the player each time, until le Roy's dice are gone."""
    s = table(
        players=1,
        round=4,
        dice={"N": {"red": [5, 4]}, "A": {"yellow": [2]}},
        pile=PILE,
    )
    play(s, "pass")
    a = to_json(s)["seats"]["A"]
    assert (a["deniers"], a["on_district"], a["passed"]) == (20, 2, True)
    for total, on_district in ((8, 3), (6, 4), (8, 5)):
        assert to_json(s)["waits_for"] == "roy_die"
        assert turn(total, s)["seats"]["A"]["on_district"] == on_district
    data = turn(6, s)  # his last die: the round ends at once
    assert is_over(s)
    assert data["seats"]["A"]["deniers"] == 25


def test_a_passed_player_is_paid_into_the_purse():
    """K9.1: le Roy buys from one who has passed too; only the pass goes onto the district."""
    s = table(players=1, dice={"N": {"red": [6, 5, 4]}, "A": {"yellow": [6, 2]}})
    play(s, "pass")
    data = turn(12, s)
    assert data["seats"]["A"]["deniers"] == 26
    assert data["seats"]["A"]["on_district"] == 3
    assert dice(data, "A") == ([], [], [2])


# --- 2, 3, 11, 12: points for dice ---------------------------------------------------------------


@pytest.mark.parametrize("total", [2, 12])
def test_three_points(total):
    """K8, Z1: his two best dice and the player's best, which costs him 6."""
    both = {"N": {"red": [2, 4], "white": [6]}, "A": {"red": [5], "yellow": [1]}}
    data = turn(total, dice=both)
    assert roy_and_player(data) == (3, 0)
    assert (dice(data), dice(data, "A")) == (([2], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 26


@pytest.mark.parametrize("total", [3, 11])
def test_two_points(total):
    """K8: his best die and the player's best, which costs him 4."""
    both = {"N": {"red": [2, 4], "white": [6]}, "A": {"red": [5], "yellow": [1]}}
    data = turn(total, dice=both)
    assert roy_and_player(data) == (2, 0)
    assert (dice(data), dice(data, "A")) == (([2, 4], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 24


def test_he_buys_with_too_few_dice_of_his_own():
    """K9.1, K8: one die of his own and the player's best; the price per die stays 6."""
    data = turn(2, dice={"N": {"white": [1]}, "A": {"red": [5], "yellow": [1]}})
    assert roy_and_player(data) == (3, 0)
    assert (dice(data), dice(data, "A")) == (([], [], []), ([], [], [1]))
    assert data["seats"]["A"]["deniers"] == 26


@pytest.mark.parametrize(("total", "points", "left"), [(12, 3, [3]), (11, 2, [3, 4])])
def test_he_uses_his_own_if_the_player_has_none(total, points, left):
    """K9.1: and pays nothing."""
    data = turn(total, dice={"N": {"red": [6, 5, 4, 3]}})
    assert roy_and_player(data) == (points, 0)
    assert dice(data) == (left, [], [])
    assert data["seats"]["A"]["deniers"] == 20


def test_he_uses_what_he_has_if_nobody_has_enough():
    """K8, K9.1: two dice for 3 VP; no dice are left, so the round is over."""
    s = king(round=4, dice={"N": {"red": [6, 5]}})
    assert roy_and_player(turn(12, s)) == (3, 0)
    assert is_over(s)


def test_he_may_take_the_last_die_of_the_player():
    """K9.1: who is still in the round and may buy dice."""
    s = king(dice={"N": {"red": [6, 5, 4]}, "A": {"yellow": [1]}})
    data = turn(12, s)
    assert data["actor"] == "A"
    assert dice(data, "A") == ([], [], [])
    assert "fight:marauding" in names(s)


# --- 4, 10: a citizen ----------------------------------------------------------------------------


def settled(building, *texts, lying=(), total=4, **position):
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


def palace(text, lying=()):
    after, fallen = settled("palace", *text, lying=lying)
    return "".join(after), fallen


@pytest.mark.parametrize("total", [4, 10])
def test_the_colour_of_the_die_tells_the_building(total):
    """K8: red Palace, white Bishopric, yellow City Hall; the value does not matter."""
    assert settled("palace", *"......", total=total) == ([*".....N"], [])
    assert settled("bishopric", "...", "...", total=total) == (["N..", "..."], [])
    assert settled("city_hall", "..", "..", "..", total=total) == (["N.", "..", ".."], [])


def test_the_best_die_decides_the_building():
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
def test_his_choice_in_the_palace(before, lying, result, fallen):
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
def test_his_choice_in_the_bishopric(before, lying, result, fallen):
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
def test_his_choice_in_city_hall(before, lying, result, fallen):
    """K9.2, A4.3, A4.4: three rows of two."""
    assert settled("city_hall", *before.split(), lying=lying) == (result.split(), list(fallen))


def all_out(**position):
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


def test_no_citizen_left():
    """K1, K8: the placement does nothing, but the die is spent."""
    data = turn(4, all_out(activities=nine()))
    assert data["buildings"]["city_hall"] == rows("..", "..", "..")
    assert dice(data) == ([], [], [5])


def test_no_tradesman_left():
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


def test_the_twenty_fourth_citizen():
    """K1: one is left, and he is placed."""
    data = turn(4, all_out(activities=nine(but="goldsmith")))
    assert data["buildings"]["city_hall"] == rows("N.", "..", "..")
    data = turn(6, all_out(activities=nine(but="goldsmith")))
    assert data["activities"]["yellow"][2]["tradesmen"] == {"N": 1}


# --- 5, 9: an event ------------------------------------------------------------------------------


def countered(*events, total=5, **position):
    """After le Roy countered the rightmost of the events, each (name, cubes) after Marauding."""
    queue = [{"event": name, "cubes": [*cubes]} for name, cubes in events]
    position.setdefault("dice", {"N": {"red": [6, 5, 4], "white": [3, 2, 1]}, "A": {"red": [1]}})
    return turn(total, events=queue, **position)


@pytest.mark.parametrize("total", [5, 9])
def test_he_counters_the_rightmost_event(total):
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
def test_cubes_shared_with_the_player(event, cubes, his, mine, taker):
    """A3.2, A3.3, K8, K10: rewards and cards as between two players."""
    data = countered(("marauding", ""), (event, cubes))
    assert roy_and_player(data) == (his, mine)
    taken = {"N": data["neutral"]["taken"], "A": data["seats"]["A"]["taken"]}
    assert taken.pop(taker) == [event]
    assert [*taken.values()] == [[]]
    assert data["seats"]["A"]["influence"] == 10


def test_one_die_for_each_free_banner():
    """K8: one banner free, one die."""
    data = countered(("marauding", ""), ("drought", "ANA"))
    assert dice(data) == ([4, 5], [1, 2, 3], [])


def test_too_few_dice_for_all_banners():
    """K8: he spends what he has and covers all of them."""
    data = countered(
        ("marauding", ""), ("brigands", ""), dice={"N": {"red": [1]}, "A": {"red": [1]}}
    )
    assert roy_and_player(data) == (4, 0)
    assert data["neutral"]["taken"] == ["brigands"]
    assert dice(data) == ([], [], [])


def test_marauding_if_the_queue_is_empty():
    """K9.3, A3.4: 3 cubes against 1: 2 and 1 VP; the cubes go, nobody takes a card."""
    data = countered(("marauding", "A"))
    assert roy_and_player(data) == (2, 1)
    assert data["events"] == [{"event": "marauding", "cubes": []}]
    assert data["neutral"]["taken"] == []
    assert dice(data) == ([], [1, 2, 3], [])


def test_marauding_can_be_countered_again():
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
def test_two_cubes_on_the_cathedral(before, result):
    """K8, K9.5: the highest numbers of the lowest level; 2 VP in any case, for two dice."""
    data = turn(7, cathedral=rows(*before.split()))
    assert data["cathedral"] == rows(*result.split())
    assert roy_and_player(data) == (2, 0)
    assert dice(data) == ([3, 4], [], [])


def test_two_cubes_for_a_single_die():
    """K8: he spends what he has."""
    data = turn(7, dice={"N": {"red": [1]}, "A": {"red": [1]}})
    assert data["cathedral"][0] == row("....NN")
    assert roy_and_player(data) == (2, 0)
