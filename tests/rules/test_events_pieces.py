"""Events that move gray pieces: citizens who enter, Support, and the two of the cathedral (E)."""

from __future__ import annotations

import pytest
from table import (
    Json,
    black_dice,
    board,
    events_act,
    levels,
    names,
    play,
    queue_of,
    seat_of,
    to_json,
)


def as_text(data: Json, building: str) -> str:
    """The reverse of `board` for one building."""
    rows = ["".join(owner or "." for owner in row) for row in data["buildings"][building]]
    return ("" if building == "palace" else " ").join(rows)


def gray_enters(events: str, roll: int, **position: object) -> Json:
    """Resolve a queue in which one event rolls a die for a gray citizen."""
    s = events_act(events, **position)
    if to_json(s)["waits_for"] == "event_die":
        play(s, f"={roll}")
    return to_json(s)


# --- Gray citizens ------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["succession_conflict", "theological_conflict", "wayfarers"])
def test_a_die_is_rolled_for_the_gray_citizen(event: str) -> None:
    """E.succession_conflict, E.theological_conflict, E.wayfarers."""
    s = events_act(f"marauding {event}")
    assert names(s) == {f"={value}" for value in range(1, 7)}
    play(s, "=3")
    assert black_dice(s) == 1


@pytest.mark.parametrize(
    ("roll", "palace", "lying"),
    [
        (1, "NA.BN.", []),
        (2, ".N.BN.", ["A"]),
        (3, ".ANBN.", []),
        (4, ".A.NN.", ["B"]),
        (5, ".A.BN.", ["N"]),
    ],
)
def test_succession_conflict(roll: int, palace: str, lying: list[str]) -> None:
    """E.succession_conflict, A4.2: onto the space rolled; whoever stands there is expelled."""
    data = gray_enters("marauding succession_conflict", roll, buildings=board(".A.BN."))
    assert as_text(data, "palace") == palace
    assert data["lying"] == {"palace": lying, "bishopric": [], "city_hall": []}


@pytest.mark.parametrize(
    ("before", "roll", "row", "lying"),
    [
        ("... ...", 1, "N.. ...", []),
        ("... ...", 2, "... N..", []),
        ("... ...", 3, "N.. ...", []),
        ("... ...", 4, "... N..", []),
        ("... ...", 5, "N.. ...", []),
        ("... ...", 6, "... N..", []),
        ("A.B ...", 3, "NAB ...", []),
        ("AB. ...", 5, "NAB ...", []),
        (".AB ...", 1, "NAB ...", []),
        ("A.. BAB", 5, "NA. BAB", []),
        ("ABA ...", 1, "NAB ...", ["A"]),
        ("... AAB", 6, "... NAA", ["B"]),
        ("... AAN", 6, "... NAA", ["N"]),
    ],
)
def test_theological_conflict(before: str, roll: int, row: str, lying: list[str]) -> None:
    """E.theological_conflict, A4.3: first space of the row, the others shift to the first gap."""
    data = gray_enters("marauding theological_conflict", roll, buildings=board(bishopric=before))
    assert as_text(data, "bishopric") == row
    assert data["lying"] == {"palace": [], "bishopric": lying, "city_hall": []}


@pytest.mark.parametrize(
    ("before", "roll", "rows", "lying"),
    [
        (".. .. ..", 1, "N. .. ..", []),
        (".. .. ..", 6, "N. .. ..", []),
        (".. .. ..", 2, ".. N. ..", []),
        (".. .. ..", 5, ".. N. ..", []),
        (".. .. ..", 3, ".. .. N.", []),
        (".. .. ..", 4, ".. .. N.", []),
        ("A. .. ..", 6, "NA .. ..", []),
        (".A .. ..", 6, "NA .. ..", []),
        ("AB .. ..", 6, "NA .. ..", ["B"]),
        ("AB BN ..", 5, "AB NB ..", ["N"]),
    ],
)
def test_wayfarers(before: str, roll: int, rows: str, lying: list[str]) -> None:
    """E.wayfarers, A4.3."""
    data = gray_enters("marauding wayfarers", roll, buildings=board(city_hall=before))
    assert as_text(data, "city_hall") == rows
    assert data["lying"] == {"palace": [], "bishopric": [], "city_hall": lying}


@pytest.mark.parametrize(
    ("event", "building", "text", "roll"),
    [
        ("succession_conflict", "palace", "A.....", 1),
        ("theological_conflict", "bishopric", "BBA ...", 3),
        ("wayfarers", "city_hall", "BA .. ..", 6),
    ],
)
def test_gray_may_not_expel_a_second_time(event: str, building: str, text: str, roll: int) -> None:
    """E.*, A4.4: A lies there already, so nothing happens; B lying there is no hindrance."""
    for lying, enters in (["A"], False), (["B"], True), (["N"], True):
        data = gray_enters(
            f"marauding {event}", roll, buildings=board(**{building: text}), lying={building: lying}
        )
        assert (as_text(data, building) != text) == enters
        assert data["lying"][building] == sorted(lying + ["A"] * enters)


def test_gray_may_not_expel_a_second_gray() -> None:
    """E.succession_conflict, A4.4: gray likewise."""
    data = gray_enters(
        "marauding succession_conflict", 2, buildings=board(".N...."), lying={"palace": ["N"]}
    )
    assert as_text(data, "palace") == ".N...."
    assert data["lying"]["palace"] == ["N"]


@pytest.mark.parametrize(
    ("event", "buildings"),
    [
        ("succession_conflict", board("......", "NNN NNN", "N. .. ..")),
        ("theological_conflict", board("NNNNNN", "... ...", "N. .. ..")),
        ("wayfarers", board("NNNNNN", "N.. ...", ".. .. ..")),
    ],
)
def test_eight_gray_citizens_on_the_board(event: str, buildings: Json) -> None:
    """E.*, T3: with seven out the last one enters; with the eighth lying there nothing happens."""
    data = gray_enters(f"marauding {event}", 2, buildings=buildings)
    assert data["buildings"] != buildings
    data = gray_enters(f"marauding {event}", 2, buildings=buildings, lying={"city_hall": ["N"]})
    assert data["buildings"] == buildings
    assert data["lying"]["city_hall"] == ["N"]


@pytest.mark.parametrize(("out", "second"), [(6, "N."), (7, "..")])
def test_each_gray_citizen_who_enters_is_one_less(out: int, second: str) -> None:
    """E.*, T3: of eight, those who entered just now are on the board like all others."""
    s = events_act(
        "marauding succession_conflict wayfarers",
        buildings=board("......", "NNN NNN", ".. .. .." if out == 6 else "N. .. .."),
    )
    play(s, "=2 =2")
    data = to_json(s)
    assert as_text(data, "palace") == ".N...."
    assert as_text(data, "city_hall").split()[1] == second


# --- Support ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("marauding support", "marauding:N support"),
        ("marauding war support", "marauding:N war:N support"),
        ("marauding war:A heresy:B support", "marauding war:AN heresy:BN support"),
        ("marauding support war", "marauding:N support war"),
        ("marauding war support drought", "marauding:N war:N support drought"),
    ],
)
def test_support(before: str, after: str) -> None:
    """E.support: a gray cube on each of the two events directly to its left."""
    assert queue_of(to_json(events_act(before))) == after


def test_support_fixes_both_events_first() -> None:
    """E.support: though Brigands leaves, Marauding gets nothing."""
    s = events_act("marauding war brigands:AABB support")
    assert queue_of(to_json(s)) == "marauding war:N support"
    s = events_act("marauding war:ABABAB brigands support")
    assert queue_of(to_json(s)) == "marauding brigands:N support"


def test_support_counters_an_event() -> None:
    """E.support, A3.2, A3.3: A leads with 3 cubes of 5; B and gray share second place."""
    s = events_act("marauding brigands:BAAA support")
    assert queue_of(to_json(s)) == "marauding:N support"
    assert (seat_of(s)["vp"], seat_of(s)["taken"]) == (3, ["brigands"])
    assert (seat_of(s, "B")["vp"], seat_of(s, "B")["taken"]) == (0, [])
    assert seat_of(s)["influence"] == 10


def test_support_may_give_the_card_to_nobody() -> None:
    """E.support, A3.3: gray leads; the second place still counts."""
    s = events_act("marauding brigands:NNAB support", seats={"B": {"vp": 1}})
    assert to_json(s)["discarded"] == ["brigands"]
    assert (seat_of(s)["vp"], seat_of(s, "B")["vp"]) == (0, 1)
    s = events_act("marauding brigands:NNAA support")
    assert (seat_of(s)["vp"], seat_of(s)["taken"]) == (1, [])


def test_support_counters_marauding() -> None:
    """E.support, A3.4: rewards as usual, its cubes are removed, it stays."""
    s = events_act("marauding:AAB support")
    assert queue_of(to_json(s)) == "marauding support"
    assert (seat_of(s)["vp"], seat_of(s, "B")["vp"]) == (2, 0)
    assert (seat_of(s)["taken"], to_json(s)["discarded"]) == ([], [])


# --- The cathedral ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("...... ...... ......", "N..... ...... ......"),
        ("A.B... ...... ......", "ANB... ...... ......"),
        (".AB... .AB... ..A...", "NAB... .AB... ..A..."),
        ("AAAAA. BBBBB. ......", "AAAAAN BBBBB. ......"),
        ("AAAAAA B..... B.....", "AAAAAA BN.... B....."),
        ("AAAAAA BBBBBB .AAAAA", "AAAAAA BBBBBB NAAAAA"),
        ("AAAAAA BBBBBB BBBBBB", "AAAAAA BBBBBB BBBBBB"),
    ],
)
def test_traveling_builders(before: str, after: str) -> None:
    """E.traveling_builders: lowest level with room, lowest number there."""
    s = events_act("marauding traveling_builders", cathedral=levels(before))
    assert to_json(s)["cathedral"] == levels(after)
    assert (seat_of(s)["vp"], seat_of(s)["influence"]) == (0, 10)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("...... ...... ......", "...... ...... ......"),
        ("A.B... ...... ......", "A..... ...... ......"),
        ("A....N ...... ......", "A..... ...... ......"),
        ("ABABAB A.B... ......", "ABABAB A..... ......"),
        ("ABABAB A.B... A.....", "ABABAB A.B... ......"),
        ("AAAAAA BBBBBB ABABAB", "AAAAAA BBBBBB ABABA."),
    ],
)
def test_interrupted_work(before: str, after: str) -> None:
    """E.interrupted_work: highest occupied level, highest number there; points are kept."""
    seats = {x: {"vp": 4} for x in "AB"}
    s = events_act("marauding interrupted_work", cathedral=levels(before), seats=seats)
    assert to_json(s)["cathedral"] == levels(after)
    assert [(seat_of(s, x)["vp"], seat_of(s, x)["influence"]) for x in "AB"] == [(4, 10)] * 2
