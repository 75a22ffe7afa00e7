"""No seat is special: what A may do, B, C and D may do in the same position turned round (T2, T6).

Every position here is played from all four seats; letters in the position, in the line and in the
result are moved on by one seat at a time, and nothing else may change.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from table import Json, board, card, from_json, laid, levels, names, play, queue, table, to_json

from troyes.play.view import View
from troyes.rules.engine import is_chance
from troyes.rules.scoring import breakdown

DICE = {
    "A": {"red": [1, 2, 5], "white": [1, 3, 6], "yellow": [2, 4]},
    "B": {"red": [1, 6], "white": [2], "yellow": [1, 6]},
    "C": {"red": [], "white": [4], "yellow": [5]},
    "D": {"red": [3], "white": [], "yellow": [6]},
    "N": {"red": [], "white": [5], "yellow": []},
}
BUILDINGS = board("ABCDN.", "ABC D.N", "BA CD AA")
SEATS = {
    "A": {"deniers": 40, "vp": 9},
    "B": {"deniers": 3, "influence": 3, "vp": 1, "supply": 2},
    "C": {"deniers": 0, "influence": 19, "vp": 4, "supply": 0},
    "D": {"deniers": 7, "influence": 20, "passed": True, "on_district": 2},
}
EVENTS = "marauding:BA war:AAB heresy:AC drought:ABD civil_war:DDCC"


def turned(data: Any, by: int) -> Any:
    """A position, a line or a result with every seat moved on."""
    if isinstance(data, str):
        return re.sub(r"^[A-D](?=\.|$)", lambda m: "ABCD"[("ABCD".index(m[0]) + by) % 4], data)
    if isinstance(data, dict):
        return {turned(key, by): turned(value, by) for key, value in data.items()}
    if isinstance(data, list):
        return [turned(value, by) for value in data]
    return data


def turned_line(line: str, by: int) -> str:
    """The same for the words of a line."""
    return " ".join(turned(word, by) for word in line.split())


def in_order(data: Json) -> Json:
    """A position whose lists of owners have no order of their own are sorted."""
    data["lying"] = {name: sorted(owners) for name, owners in data["lying"].items()}
    return data


def from_all_seats(line: str, **position: Any) -> list[Json]:
    """The positions after a line played by A, B, C and D, each turned back to A."""
    first = to_json(table(players=4, bonus=True, **position))
    ends = []
    for by in range(4):
        s = from_json(turned(first, by))
        play(s, turned_line(line, by))
        ends.append(in_order(turned(to_json(s), 4 - by)))
    return ends


TURNS: dict[str, tuple[str, dict[str, Any]]] = {
    # groups and prices
    "agriculture own": ("agriculture y2 y4", {}),
    "agriculture bought": ("agriculture y4 B.y6 C.y5", {}),
    "cathedral": ("cathedral w1 w3 N.w5", {}),
    "cathedral bought": ("cathedral w6 B.w2 C.w4", {}),
    # tradesmen
    "merchant there": (
        "merchant y2 B.y6",
        {"cards": [card("merchant", tradesmen={"A": 1, "B": 2})]},
    ),
    "hire from a space": ("merchant y4 from:palace-1", {"cards": [card("merchant")]}),
    "hire": ("joust r5 from:supply", {"cards": [card("joust", tradesmen={"D": 1})]}),
    "hire lying": (
        "monk w6 from:lying-palace",
        {"cards": [card("monk")], "lying": {"palace": ["A"]}},
    ),
    "hire from a card": (
        "sculptor y4 from:archer",
        {"cards": [card("sculptor"), card("archer", tradesmen={"A": 2, "B": 1})]},
    ),
    # cubes
    "a cube": ("agriculture +priest y2 y4", {"cards": [card("priest", cubes={"A": 2, "B": 1})]}),
    "no cube": ("agriculture y2 y4", {"cards": [card("priest", cubes={"A": 1, "D": 1})]}),
    "tithe": ("agriculture +tithe B.y6 C.y5 D.y6", {"cards": [card("tithe", cubes={"A": 1})]}),
    "new cubes": ("priest w3 w6", {"cards": [card("priest", tradesmen={"A": 1}, cubes={"A": 1})]}),
    # effects
    "chivalry": (
        "chivalry r5 cube:war cube:heresy",
        {"cards": [card("chivalry", tradesmen={"A": 1})]},
    ),
    "diplomat": ("diplomat r5 cube:war", {"cards": [card("diplomat", tradesmen={"A": 1})]}),
    "archer": ("archer r5 =3 =1 cube:war", {"cards": [card("archer", tradesmen={"A": 1})]}),
    "miller": ("miller y4", {"cards": [card("miller", tradesmen={"A": 1})]}),
    "tax collector": ("tax_collector r5", {"cards": [card("tax_collector", tradesmen={"A": 1})]}),
    "innkeeper": ("innkeeper y4 x4", {"cards": [card("innkeeper", tradesmen={"A": 1})]}),
    "artisan": ("artisan y4", {"cards": [card("artisan", tradesmen={"A": 1})]}),
    "journeyman": ("journeyman y4", {"cards": [card("journeyman", tradesmen={"A": 1})]}),
    "goldsmith": ("goldsmith y4", {"cards": [card("goldsmith", tradesmen={"A": 1})]}),
    "hunting": ("hunting r5", {"cards": [card("hunting", tradesmen={"A": 1})]}),
    "troubadour": ("troubadour r5", {"cards": [card("troubadour", tradesmen={"A": 1})]}),
    "captain": ("captain r5", {"cards": [card("captain", tradesmen={"A": 1})]}),
    "glassblower": ("glassblower w6", {"cards": [card("glassblower", tradesmen={"A": 1})]}),
    "procession": ("procession w6", {"cards": [card("procession", tradesmen={"A": 1})]}),
    "banquet": ("banquet r5", {"cards": [card("banquet", tradesmen={"A": 1})]}),
    "baker": ("baker y4", {"cards": [card("baker", tradesmen={"A": 1})]}),
    "pilgrimage": ("pilgrimage r5 w3", {"cards": [card("pilgrimage", tradesmen={"A": 1})]}),
    # events
    "a reward": ("fight:drought y4", {}),
    "shared rewards": ("fight:civil_war y4", {}),
    "fewer cubes": ("fight:war r2 r5 x2", {}),
    # citizens
    "palace": ("settle-palace r2 from:supply", {}),
    "palace from a card": (
        "settle-palace D.r3 from:archer",
        {"cards": [card("archer", tradesmen={"A": 1})]},
    ),
    "bishopric": ("settle-bishopric w1 from:palace-1", {}),
    "city hall": ("settle-city_hall y2 from:lying-city_hall", {"lying": {"city_hall": ["A", "B"]}}),
    # influence
    "recruit": ("recruit", {}),
    "reroll": ("reroll:r2 =6", {}),
    "flip": ("flip r1 w6 y4", {}),
    "pass": ("pass", {}),
}  # fmt: skip


def standard_table(cards: list[Json] | None = None, **more: Any) -> Json:
    """The position of this file with other cards."""
    return {
        "dice": DICE,
        "buildings": BUILDINGS,
        "seats": SEATS,
        "events": queue(EVENTS),
        "cathedral": levels("ABC.DA .A.... ......"),
        "activities": laid(*(cards or [])),
        **more,
    }


@pytest.mark.parametrize("name", TURNS)
def test_turns(name: str) -> None:
    """Section 3 and 4, from every seat."""
    line, more = TURNS[name]
    first, *others = from_all_seats(line, **standard_table(**more))
    assert all(other == first for other in others)


@pytest.mark.parametrize("name", TURNS)
def test_a_finished_turn_leaves_nothing_behind(name: str) -> None:
    """P4.1: the next turn begins afresh."""
    line, more = TURNS[name]
    for data in from_all_seats(line, **standard_table(**more)):
        assert data["turn"] == {}
        assert data["waits_for"] == "action"


@pytest.mark.parametrize(
    ("black", "line"),
    [
        ([6, 3, 1], "counter b1 r1 r5"),
        ([4], "counter w1 w3"),
        ([6, 6, 6, 6, 6, 6], "counter b6 r2 r5"),
        ([2], "counter y2 y4"),
        ([5], "flip r1 counter w3 y4"),
    ],
)
def test_black_dice(black: list[int], line: str) -> None:
    """P3.4, from every seat."""
    first, *others = from_all_seats(line, step="black_dice", black=black, **standard_table())
    assert all(other == first for other in others)


@pytest.mark.parametrize("seat", "ABCD")
def test_only_own_dice_against_black(seat: str) -> None:
    """P3.4: dice of one's own district, whatever the neighbours have."""
    others = {letter: {"red": [1], "yellow": [6]} for letter in "ABCDN" if letter != seat}
    dice = {**others, seat: {"white": [2], "yellow": [1]}}
    s = table(players=4, step="black_dice", start=seat, black=[3], dice=dice)
    assert "counter" in names(s)
    play(s, "counter ...")
    assert names(s) == {"w2"}
    dice[seat] = {"white": [2]}
    s = table(players=4, step="black_dice", start=seat, black=[3], dice=dice)
    assert "yield" in names(s)


@pytest.mark.parametrize("step", ["income", "event_effects", "round_end"])
def test_steps_of_the_round(step: str) -> None:
    """P1, P3.2, P5: money, events and the end of the round, up to the next roll."""
    lying = {"palace": ["A", "N"], "bishopric": ["C"], "city_hall": ["B", "C"]}
    first, *others = from_all_seats("", step=step, lying=lying, **standard_table())
    assert all(other == first for other in others)


def test_workforce() -> None:
    """P2: each die lies in the district of the citizen who brought it."""
    first, *others = from_all_seats(
        "A.r1 B.r2 C.r3 D.r4 N.r5 A.w6 B.w5 C.w4 D.w3 N.w2 B.y1 A.y2 C.y3 D.y4 A.y5 A.y6",
        step="workforce",
        **standard_table(dice={}),
    )
    assert all(other == first for other in others)
    assert first["dice"]["A"] == {"red": [1], "white": [6], "yellow": [2, 5, 6]}


def test_scores() -> None:
    """F1, F2: the points of every seat."""
    cards = [card("sculptor", tradesmen={"A": 2, "B": 1, "C": "picture"})]
    data = to_json(
        table(
            players=4,
            bonus=True,
            **standard_table(cards, step="over", round=6, dice={}),
        )
    )
    for k, letter in enumerate("ABCD"):
        data["seats"][letter]["characters"] = [["urbain"], ["henry"], ["hugues"], ["chretien"]][k]
        data["seats"][letter]["taken"] = [["brigands"], ["skirmishes"], [], ["brigands"]][k]
    first = [breakdown(from_json(data), seat) for seat in range(4)]
    assert len({score["total"] for score in first}) > 1
    for by in range(1, 4):
        s = from_json(turned(data, by))
        assert [breakdown(s, (seat + by) % 4) for seat in range(4)] == first


def test_views() -> None:
    """T5: every seat sees its own points and characters, and nobody else's."""
    seats = {
        letter: {"vp": k + 1, "characters": [name]}
        for k, (letter, name) in enumerate(
            zip("ABCD", ("urbain", "henry", "hugues", "chretien"), strict=True)
        )
    }
    s = table(players=4, dice=DICE, seats=seats)
    for seat in range(4):
        seen = View(s, seat).to_json()["seats"]
        for k, letter in enumerate("ABCD"):
            own = k == seat
            assert seen[letter]["vp"] == (k + 1 if own else None)
            assert seen[letter]["earned"] == ({"other": k + 1} if own else None)
            assert seen[letter]["characters"] == (seats[letter]["characters"] if own else [None])


def test_the_round_goes_round() -> None:
    """P4.1, P5: turns go clockwise from the start player, whoever that is."""
    for k, start in enumerate("ABCD"):
        s = table(players=4, start=start, round=1, dice={"N": {"red": [1]}})
        order = []
        while not is_chance(s):
            order.append(to_json(s)["actor"])
            play(s, "pass")
        assert order == ["ABCD"[(k + n) % 4] for n in range(4)]
        assert to_json(s)["start"] == "ABCD"[(k + 1) % 4]
