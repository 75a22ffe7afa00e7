"""A4 and Z6: placing citizens in the buildings."""

from __future__ import annotations

import pytest
from table import Json, State, after, card, fits, names, play, possible, table, to_json

INITIAL = {"palace": "r", "bishopric": "w", "city_hall": "y"}
COLOUR = {"palace": "red", "bishopric": "white", "city_hall": "yellow"}
_: None = None


def placed(s: State, line: str, origin: str) -> Json:
    """The position after a placement; the origin is asked for only if there is a choice."""
    s = s.copy()
    play(s, line + " ...")
    if to_json(s)["waits_for"] == "origin":
        play(s, origin)
    assert to_json(s)["waits_for"] == "action"
    return to_json(s)


def palace(*spaces: str | None, **data: object) -> State:
    """The Palace with these citizens on spaces 1 to 6, and A with one red die of each value."""
    row = [[spaces[k] if k < len(spaces) else None] for k in range(6)]
    return table(
        players=4,
        dice={"A": {"red": [1, 2, 3, 4, 5, 6]}, "N": {"white": [1, 1]}},
        buildings={"palace": row},
        **data,
    )


def bishopric(odd: list[str | None], even: list[str | None] | None = None, **data: object) -> State:
    """The Bishopric, and A with one white die of each value."""
    return table(
        players=4,
        dice={"A": {"white": [1, 2, 3, 4, 5, 6]}, "N": {"red": [1, 1]}},
        buildings={"bishopric": [odd, even or [_, _, _]]},
        **data,
    )


def city_hall(top: list[str | None], **data: object) -> State:
    """City Hall with its top row, and A with one yellow die of each value."""
    return table(
        players=4,
        dice={"A": {"yellow": [1, 2, 3, 4, 5, 6]}, "N": {"red": [1, 1]}},
        buildings={"city_hall": [top, [_, _], [_, _]]},
        **data,
    )


def none_in_supply(**seat: int) -> Json:
    return {"seats": {"A": {"supply": 0, **seat}}}


# --- A4.1: one die of the building's colour ------------------------------------------------------


@pytest.mark.parametrize("building", INITIAL)
def test_exactly_one_die_of_its_colour(building: str) -> None:
    """A4.1: no second die, no other colour."""
    s = table(
        dice={"A": {colour: [2, 3] for colour in COLOUR.values()}, "N": {"red": [1, 1]}},
    )
    initial = INITIAL[building]
    own = {die for die in possible(s, f"settle-{building}") if "." not in die}
    assert own == {f"{initial}2", f"{initial}3"}
    assert fits(s, f"settle-{building} {initial}2")
    assert not fits(s, f"settle-{building} {initial}2 {initial}3")


@pytest.mark.parametrize("building", INITIAL)
def test_no_die_of_that_colour(building: str) -> None:
    """A4.1: without such a die anywhere the building is not offered."""
    others = {colour: [4] for name, colour in COLOUR.items() if name != building}
    s = table(dice={"A": others, "N": others})
    assert f"settle-{building}" not in names(s)
    for name in set(INITIAL) - {building}:
        assert f"settle-{name}" in names(s)


@pytest.mark.parametrize(("district", "b"), [("B", 22), ("N", 20)])
def test_the_die_may_be_bought(district: str, b: int) -> None:
    """A0.2, A4.1: for 2 deniers, from a player or from the bank."""
    s = table(dice={district: {"red": [3]}, "A": {"white": [1]}, "N": {"red": [3]}})
    end = after(s, f"settle-palace {district}.r3")
    assert end["buildings"]["palace"][2] == ["A"]
    assert (end["seats"]["A"]["deniers"], end["seats"]["B"]["deniers"]) == (18, b)


def test_too_poor_to_buy_the_die() -> None:
    """A0.2: 1 denier buys none."""
    s = table(dice={"N": {"red": [3]}}, seats={"A": {"deniers": 1}})
    assert "settle-palace" not in names(s)


def test_from_the_supply() -> None:
    """A4.1: one citizen less there."""
    end = after(palace(), "settle-palace r4")
    assert end["seats"]["A"]["supply"] == 3
    assert [row[0] for row in end["buildings"]["palace"]] == [_, _, _, "A", _, _]


def scattered(**data: object) -> State:
    """A's citizens stand, lie and trade all over the board."""
    return table(
        dice={"A": {"red": [3]}, "N": {"white": [1, 1]}},
        buildings={
            "palace": [["A"], ["B"], [_], [_], [_], ["N"]],
            "bishopric": [["A", "B", _], [_, _, _]],
            "city_hall": [["B", "A"], [_, _], [_, _]],
        },
        lying={"palace": ["A"], "bishopric": ["B"], "city_hall": ["A", "N"]},
        activities={"yellow": [card("merchant", tradesmen={"A": 1, "B": 2}), None, None]},
        **data,
    )


ORIGINS = {
    "from:palace-1", "from:bishopric-1.1", "from:city_hall-1.2", "from:lying-palace",
    "from:lying-city_hall", "from:merchant",
}  # fmt: skip


def test_origins_of_a_citizen() -> None:
    """A4.1: supply, standing, lying, tradesman, all of them A's own."""
    assert possible(scattered(), "settle-palace r3") == ORIGINS | {"from:supply"}
    assert possible(scattered(**none_in_supply()), "settle-palace r3") == ORIGINS


def test_no_citizen_to_place() -> None:
    """A4.1: all twelve are in the general supply; recruiting (I1) helps."""
    s = palace(**none_in_supply())
    assert "settle-palace" not in names(s)
    assert fits(s, "recruit settle-palace r3")


@pytest.mark.parametrize("origin", sorted(ORIGINS))
def test_the_citizen_leaves_his_place(origin: str) -> None:
    """A4.1, A4.3: the place falls empty, nobody moves up there."""
    before = to_json(scattered())
    end = after(scattered(), f"settle-palace r3 {origin}")
    before["buildings"]["palace"][2] = ["A"]
    if origin == "from:palace-1":
        before["buildings"]["palace"][0] = [_]
    elif origin == "from:bishopric-1.1":
        before["buildings"]["bishopric"][0] = [_, "B", _]
    elif origin == "from:city_hall-1.2":
        before["buildings"]["city_hall"][0] = ["B", _]
    elif origin == "from:lying-palace":
        before["lying"]["palace"] = []
    elif origin == "from:lying-city_hall":
        before["lying"]["city_hall"] = ["N"]
    else:
        before["activities"]["yellow"][0]["tradesmen"] = {"B": 2}
    for key in ("buildings", "lying", "activities"):
        assert end[key] == before[key]
    assert end["seats"]["A"]["supply"] == 4


# --- A4.2: the Palace ----------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_palace_space_of_the_value(value: int) -> None:
    """A4.2: whoever stands there is expelled and lies in the Palace."""
    s = palace("B", "C", "D", "N", "B", "C")
    end = after(s, f"settle-palace r{value}")
    row = ["B", "C", "D", "N", "B", "C"]
    expelled, row[value - 1] = row[value - 1], "A"
    assert [space[0] for space in end["buildings"]["palace"]] == row
    assert end["lying"] == {"palace": [expelled], "bishopric": [], "city_hall": []}


def test_an_empty_space_expels_nobody() -> None:
    """A4.2: nobody lies."""
    end = after(palace("B", _, "C"), "settle-palace r2")
    assert end["lying"]["palace"] == []
    assert end["buildings"]["palace"][:3] == [["B"], ["A"], ["C"]]


# --- A4.3: rows ----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_rows_of_the_bishopric(value: int) -> None:
    """A4.3, section 11: odd values the first row, even ones the second."""
    rows = after(bishopric([_, _, _]), f"settle-bishopric w{value}")["buildings"]["bishopric"]
    expected: list[list[str | None]] = [[_, _, _], [_, _, _]]
    expected[0 if value % 2 else 1][0] = "A"
    assert rows == expected


@pytest.mark.parametrize(("value", "row"), [(1, 0), (6, 0), (2, 1), (5, 1), (3, 2), (4, 2)])
def test_rows_of_city_hall(value: int, row: int) -> None:
    """A4.3, section 11: 1 and 6 above, 2 and 5, 3 and 4 below."""
    rows = after(city_hall([_, _]), f"settle-city_hall y{value}")["buildings"]["city_hall"]
    expected: list[list[str | None]] = [[_, _], [_, _], [_, _]]
    expected[row][0] = "A"
    assert rows == expected


@pytest.mark.parametrize(
    ("before", "now", "expelled"),
    [
        ([_, _, _], ["A", _, _], []),
        ([_, "B", _], ["A", "B", _], []),
        ([_, "B", "C"], ["A", "B", "C"], []),
        ([_, _, "C"], ["A", _, "C"], []),
        (["B", _, _], ["A", "B", _], []),
        (["B", _, "C"], ["A", "B", "C"], []),
        (["B", "C", _], ["A", "B", "C"], []),
        (["B", "C", "D"], ["A", "B", "C"], ["D"]),
        (["D", "B", "N"], ["A", "D", "B"], ["N"]),
        (["B", "B", "B"], ["A", "B", "B"], ["B"]),
    ],
)
def test_a_row_shifts_to_the_first_gap(
    before: list[str | None], now: list[str | None], expelled: list[str]
) -> None:
    """A4.3: the newcomer first, the others to the right up to a gap, the last one out."""
    end = after(bishopric(before, ["C", "B", "B"]), "settle-bishopric w3")
    assert end["buildings"]["bishopric"] == [now, ["C", "B", "B"]]
    assert end["lying"]["bishopric"] == expelled


@pytest.mark.parametrize(
    ("before", "now", "expelled"),
    [
        ([_, "B"], ["A", "B"], []),
        (["B", _], ["A", "B"], []),
        (["B", "C"], ["A", "B"], ["C"]),
        (["B", "A"], ["A", "B"], ["A"]),
    ],
)
def test_a_row_of_two(before: list[str | None], now: list[str], expelled: list[str]) -> None:
    """A4.3, A4.5: the same in City Hall."""
    end = placed(city_hall(before), "settle-city_hall y6", "from:supply")
    assert end["buildings"]["city_hall"][0] == now
    assert end["lying"]["city_hall"] == expelled


def test_rows_never_close_up() -> None:
    """A4.3: the first space falls empty and stays so."""
    s = bishopric(["A", "B", "C"], [_, "D", _])
    end = after(s, "settle-bishopric w2 from:bishopric-1.1")
    assert end["buildings"]["bishopric"] == [[_, "B", "C"], ["A", "D", _]]


def test_a_gap_is_judged_after_leaving() -> None:
    """A4.1, A4.3: the mover's own place is the gap the others shift into."""
    s = bishopric(["B", "C", "A"])
    end = after(s, "settle-bishopric w1 from:bishopric-1.3")
    assert end["buildings"]["bishopric"][0] == ["A", "B", "C"]
    assert end["lying"]["bishopric"] == []
    s = bishopric(["B", "A", "C"])
    end = after(s, "settle-bishopric w1 from:bishopric-1.2")
    assert end["buildings"]["bishopric"][0] == ["A", "B", "C"]
    assert end["lying"]["bishopric"] == []


def test_moving_to_the_front_of_the_own_row() -> None:
    """A4.3: [empty, A, B] becomes [A, empty, B]: nobody shifts into what was left."""
    end = after(bishopric([_, "A", "B"]), "settle-bishopric w5 from:bishopric-1.2")
    assert end["buildings"]["bishopric"][0] == ["A", _, "B"]


# --- A4.4: lying citizens ------------------------------------------------------------------------


def test_two_of_one_owner_never_lie_on_a_building() -> None:
    """A4.4: B lies in the Palace, so no B there may be expelled; C and N may."""
    s = palace("B", "C", "B", "N", lying={"palace": ["B"]})
    assert possible(s, "settle-palace") == {"r2", "r4", "r5", "r6"}
    assert after(s, "settle-palace r2")["lying"]["palace"] == ["B", "C"]


def test_gray_likewise() -> None:
    """A4.4: a second gray citizen is not expelled."""
    s = palace("N", "B", lying={"palace": ["N"]})
    assert "r1" not in possible(s, "settle-palace")
    assert "r2" in possible(s, "settle-palace")


def test_lying_on_another_building_does_not_matter() -> None:
    """A4.4: each building for itself."""
    s = palace("B", lying={"bishopric": ["B"], "city_hall": ["B"]})
    assert after(s, "settle-palace r1")["lying"]["palace"] == ["B"]


def test_a_full_palace_of_the_forbidden() -> None:
    """A4.4: no placement left, so none is offered."""
    s = palace(*"BBBBBB", lying={"palace": ["B"]})
    assert "settle-palace" not in names(s)


@pytest.mark.parametrize(
    ("row", "allowed"),
    [
        (["C", "B", "D"], True),
        (["B", "C", "B"], False),
        (["B", "B", _], True),
        (["B", _, "B"], True),
        ([_, "C", "B"], True),
    ],
)
def test_only_the_last_of_a_row_counts(row: list[str | None], allowed: bool) -> None:
    """A4.4: with B lying there, what matters is who would fall out."""
    s = bishopric(row, lying={"bishopric": ["B"]})
    assert fits(s, "settle-bishopric w1") is allowed


def test_all_owners_may_lie_together() -> None:
    """A4.4: one each."""
    s = palace("C", lying={"palace": ["A", "B", "D", "N"]})
    end = after(s, "settle-palace r1 from:supply")
    assert end["lying"]["palace"] == ["A", "B", "C", "D", "N"]


# --- A4.5: the own citizen -----------------------------------------------------------------------


def test_expelling_the_own_citizen() -> None:
    """A4.5: in the Palace and out of a row."""
    end = placed(palace(_, _, "A"), "settle-palace r3", "from:supply")
    assert end["buildings"]["palace"][2] == ["A"]
    assert end["lying"]["palace"] == ["A"]
    end = placed(bishopric(["A", "A", "A"]), "settle-bishopric w3", "from:supply")
    assert end["buildings"]["bishopric"][0] == ["A", "A", "A"]
    assert end["lying"]["bishopric"] == ["A"]


def test_a_player_may_not_expel_a_second_citizen_of_their_own() -> None:
    """A4.4, A4.5: A already lies in the Palace."""
    s = palace("A", _, "A", lying={"palace": ["A"]})
    assert "from:supply" not in possible(s, "settle-palace r3")
    assert "from:palace-1" not in possible(s, "settle-palace r3")


def test_the_lying_one_gets_up_first() -> None:
    """A4.1, A4.4: A's lying citizen is placed, and A's last of the row lies down instead."""
    s = bishopric(["B", "C", "A"], lying={"bishopric": ["A"]})
    assert possible(s, "settle-bishopric w1") == {"from:lying-bishopric", "from:bishopric-1.3"}
    end = after(s, "settle-bishopric w1 from:lying-bishopric")
    assert end["buildings"]["bishopric"][0] == ["A", "B", "C"]
    assert end["lying"]["bishopric"] == ["A"]


def test_a_mover_makes_room_for_no_one_elsewhere() -> None:
    """A4.4: leaving row 2 does not help against A's last one in row 1."""
    s = bishopric(["B", "C", "A"], ["A", _, _], lying={"bishopric": ["A"]})
    assert "from:bishopric-2.1" not in possible(s, "settle-bishopric w1")
    assert "from:supply" not in possible(s, "settle-bishopric w1")


# --- Z6: placements that change nothing ----------------------------------------------------------


def test_not_back_onto_the_same_space() -> None:
    """Z6: the citizen of Palace 3 does not enter Palace 3."""
    s = palace(_, "B", "A")
    assert "from:palace-3" not in possible(s, "settle-palace r3")
    assert "from:palace-3" in possible(s, "settle-palace r2")
    alone = palace(_, "B", "A", **none_in_supply())
    assert possible(alone, "settle-palace") == {"r1", "r2", "r4", "r5", "r6"}


def test_not_the_lying_one_for_the_standing_one() -> None:
    """Z6: A's lying citizen on A's own space: one stands and one lies as before."""
    s = palace("B", _, "A", lying={"palace": ["A"]}, **none_in_supply())
    assert "r3" not in possible(s, "settle-palace")
    assert fits(s, "settle-palace r1 from:lying-palace")


@pytest.mark.parametrize(
    ("row", "results"),
    [
        (["A", _, _], []),
        (["A", "B", _], []),
        (["A", "B", "C"], []),
        (["A", "A", "B"], []),
        (["A", "A", "A"], []),
        (["A", _, "A"], [["A", "A", _]]),
        (["A", "B", "A"], [["A", "A", "B"]]),
        (["B", "A", "A"], [["A", "B", "A"], ["A", "B", "A"]]),
        ([_, "A", "A"], [["A", _, "A"], ["A", "A", _]]),
        (["B", "A", _], [["A", "B", _]]),
    ],
)
def test_moves_within_a_row(row: list[str | None], results: list[list[str | None]]) -> None:
    """Z6: a move after which the row looks the same is not offered, all others are."""
    s = bishopric(row, **none_in_supply())
    if not results:
        assert "w1" not in possible(s, "settle-bishopric")
        return
    play(s, "settle-bishopric w1 ...")
    origins = sorted(names(s)) if to_json(s)["waits_for"] == "origin" else [""]
    rows = [after(s, origin)["buildings"]["bishopric"][0] for origin in origins]
    assert rows == results


def test_the_lying_one_into_a_row_of_own() -> None:
    """Z6: [A, A] and a lying A would all be as before; [B, A] would not."""
    s = city_hall(["A", "A"], lying={"city_hall": ["A"]}, **none_in_supply())
    assert not {"y1", "y6"} & possible(s, "settle-city_hall")
    s = city_hall(["B", "A"], lying={"city_hall": ["A"]}, **none_in_supply())
    assert fits(s, "settle-city_hall y1 from:lying-city_hall")


def test_a_tradesman_into_the_row_changes_something() -> None:
    """Z6: they leave their card, even if another citizen of the same owner is expelled for it."""
    s = city_hall(
        ["A", "A"],
        activities={"yellow": [card("merchant", tradesmen={"A": 1}), None, None]},
        **none_in_supply(),
    )
    end = placed(s, "settle-city_hall y1", "from:merchant")
    assert end["lying"]["city_hall"] == ["A"]
    assert end["activities"]["yellow"][0]["tradesmen"] == {}


# --- cubes ---------------------------------------------------------------------------------------


def test_militiaman_opens_the_palace_to_a_yellow_die() -> None:
    """C.militiaman: one yellow die as a red one of its value; City Hall takes it only plain."""
    s = table(
        dice={"A": {"yellow": [2, 4]}, "N": {"white": [1, 1]}},
        activities={"yellow": [None, card("militiaman", cubes={"A": 1}), None]},
    )
    assert after(s, "settle-palace +militiaman y4")["buildings"]["palace"][3] == ["A"]
    assert not fits(s, "settle-palace +militiaman y2 y4")
    assert not fits(s, "settle-palace y4")
    assert not fits(s, "settle-city_hall +militiaman y4")


def test_tithe_pays_the_die_for_city_hall() -> None:
    """C.tithe: a free yellow die places a citizen in City Hall."""
    s = table(
        dice={"B": {"yellow": [4]}, "N": {"white": [1, 1]}},
        activities={"white": [card("tithe", cubes={"A": 1}), None, None]},
        seats={"A": {"deniers": 0}},
    )
    end = after(s, "settle-city_hall +tithe B.y4")
    assert end["buildings"]["city_hall"][2] == ["A", None]
    assert end["seats"]["B"]["deniers"] == 20
    assert not fits(s, "settle-city_hall B.y4")
