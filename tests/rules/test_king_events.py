"""Section 9: what events do to le Roy and with his pieces (K1, K5, K10)."""

from __future__ import annotations

from typing import Any

import pytest
from king import cards, roy_and_player, solo
from table import after, rows


def effects(*events: tuple[str, str], line: str = "", **position: Any) -> dict[str, Any]:
    """After the events of the queue have acted; each is (name, cubes), after Marauding."""
    queue = [{"event": "marauding", "cubes": []}]
    for name, cubes in events:
        if name == "marauding":
            queue[0]["cubes"] = [*cubes]
        else:
            queue.append({"event": name, "cubes": [*cubes]})
    return after(solo(step="event_effects", events=queue, **position), line)


def cubes_of(data: dict[str, Any]) -> dict[str, str]:
    return {event["event"]: "".join(event["cubes"]) for event in data["events"]}


# --- K1, K5, K10: events -------------------------------------------------------------------------

HALL = {"city_hall": rows("AN", "NN", "A.")}


def test_drought_passes_him_by() -> None:
    """K5, E.drought: players pay for their own citizens in City Hall; le Roy loses nothing."""
    data = effects(("drought", ""), buildings=HALL, neutral={"vp": 5})
    assert data["seats"]["A"]["deniers"] == 18
    assert roy_and_player(data) == (5, 0)


@pytest.mark.parametrize(
    ("event", "purse", "left"),
    [
        ("drought", {"deniers": 1, "vp": 5}, (0, 10, 3)),
        ("civil_war", {"deniers": 3, "vp": 5}, (0, 10, 5)),
        ("civil_war", {"deniers": 2, "vp": 5}, (0, 10, 3)),
        ("heresy", {"influence": 2, "vp": 5}, (20, 0, 5)),
        ("heresy", {"influence": 1, "vp": 5}, (20, 0, 3)),
    ],
)
def test_the_player_is_not_spared(
    event: str, purse: dict[str, int], left: tuple[int, int, int]
) -> None:
    """P3.3, K5: he pays, or loses 2 VP; le Roy does neither."""
    data = effects((event, ""), buildings=HALL, seats={"A": purse}, neutral={"vp": 5})
    a = data["seats"]["A"]
    assert (a["deniers"], a["influence"], a["vp"]) == left
    assert data["neutral"]["vp"] == 5


@pytest.mark.parametrize(
    ("before", "result"),
    [
        ("NNNNNN ANNA.. ......", "NNNNNN ANN... ......"),  # the player's cube goes
        ("AAAAAA AAAN.. ......", "AAAAAA AAAN.. ......"),  # his stays, and no other goes for it
        ("AAAAAA AAAAAA N.....", "AAAAAA AAAAAA N....."),
        ("NA.... ...... ......", "N..... ...... ......"),
        ("...... ...... ......", "...... ...... ......"),
    ],
)
def test_interrupted_work(before: str, result: str) -> None:
    """K5, E.interrupted_work: the last cube is chosen as usual; nothing happens if it is his."""
    data = effects(
        ("interrupted_work", ""), cathedral=rows(*before.split()), seats={"A": {"vp": 4}}
    )
    assert data["cathedral"] == rows(*result.split())
    assert roy_and_player(data) == (0, 4)


def test_resistance() -> None:
    """K5, B3: the last cube of every other event goes, unless it is his."""
    data = effects(
        ("marauding", "NA"),
        ("brigands", "AN"),
        ("resistance", "AA"),
        ("drought", "A"),
        ("heresy", ""),
        bonus=True,
        buildings={},
    )
    assert cubes_of(data) == {
        "marauding": "N",
        "brigands": "AN",
        "resistance": "AA",
        "drought": "",
        "heresy": "",
    }


def test_support_places_his_cubes() -> None:
    """K1, E.support: on the two events to its left."""
    data = effects(("skirmishes", ""), ("war", "A"), ("support", ""))
    assert cubes_of(data) == {"marauding": "", "skirmishes": "N", "war": "AN", "support": ""}


def test_support_may_counter_for_him() -> None:
    """K10, A3.2 to A3.4: he gains rewards and cards; the player has a share."""
    data = effects(("marauding", "AAA"), ("brigands", "NNAN"), ("support", "A"))
    # Marauding 3 : 1 for the player, 2 and 1 VP; Brigands 4 : 1 for le Roy, 3 and 1 VP
    assert roy_and_player(data) == (1 + 3, 2 + 1)
    assert data["neutral"]["taken"] == ["brigands"]
    assert cubes_of(data) == {"marauding": "", "support": "A"}


def test_support_takes_a_card_alone() -> None:
    """K10, A3.2: alone on a card he gains both rewards."""
    data = effects(("brigands", "NNNN"), ("support", ""))
    assert roy_and_player(data) == (4, 0)
    assert data["neutral"]["taken"] == ["brigands"]
    assert cubes_of(data) == {"marauding": "N", "support": ""}


def test_traveling_builders() -> None:
    """K10: a cube on the lowest number, and 1 VP for le Roy."""
    data = effects(("traveling_builders", ""), cathedral=rows("A.AA..", "A.....", "......"))
    assert data["cathedral"] == rows("ANAA..", "A.....", "......")
    assert roy_and_player(data) == (1, 0)


def test_traveling_builders_at_a_full_cathedral() -> None:
    """K10: no cube, no point."""
    full = rows("AAAAAA", "AAAAAA", "NNNNNN")
    data = effects(("traveling_builders", ""), cathedral=full)
    assert data["cathedral"] == full
    assert roy_and_player(data) == (0, 0)


def test_a_citizen_of_his_enters_the_palace() -> None:
    """K1, E.succession_conflict: more than 8 may be out; the die says where."""
    data = effects(
        ("succession_conflict", ""),
        line="=2",
        buildings={"palace": rows(*"NANNNN"), "bishopric": rows("NNN", "NNN")},
    )
    assert data["buildings"]["palace"] == rows(*"NNNNNN")
    assert data["lying"]["palace"] == ["A"]


def test_his_own_citizen_may_be_expelled_by_an_event() -> None:
    """K1, A4.2: the die decides, not his preferences."""
    data = effects(("succession_conflict", ""), line="=3", buildings={"palace": rows(*"AAN...")})
    assert data["buildings"]["palace"] == rows(*"AAN...")
    assert data["lying"]["palace"] == ["N"]


@pytest.mark.parametrize("lying", ["A", "N"])
def test_an_event_that_may_not_expel(lying: str) -> None:
    """E.succession_conflict, A4.4: nothing happens."""
    board = {"palace": rows(*(lying + "....."))}
    data = effects(
        ("succession_conflict", ""), line="=1", buildings=board, lying={"palace": [lying]}
    )
    assert data["buildings"]["palace"] == board["palace"]
    assert data["lying"]["palace"] == [lying]


def test_events_enter_the_other_buildings() -> None:
    """K1, E.theological_conflict, E.wayfarers: rows shift as usual."""
    data = effects(
        ("theological_conflict", ""),
        ("wayfarers", ""),
        line="=6 =3",
        buildings={"bishopric": rows("...", "A.N"), "city_hall": rows("..", "..", "NA")},
    )
    assert data["buildings"]["bishopric"] == rows("...", "NAN")
    assert data["buildings"]["city_hall"] == rows("..", "..", "NN")
    assert data["lying"]["city_hall"] == ["A"]


@pytest.mark.parametrize(("spare", "result"), [("", "......"), ("goldsmith", ".N....")])
def test_an_event_needs_a_citizen_in_the_reserve(spare: str, result: str) -> None:
    """K1: with all 24 out nothing enters, with 23 one does."""
    names_of = [
        "archer",
        "hunting",
        "joust",
        "monk",
        "templar",
        "procession",
        "merchant",
        "innkeeper",
        "goldsmith",
    ]
    data = effects(
        ("succession_conflict", ""),
        line="=2",
        buildings={
            "palace": rows(*"......"),
            "bishopric": rows("NNN", "NNN"),
            "city_hall": rows("NN", "NN", "NN"),
        },
        lying={"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        activities=cards(*[name if name == spare else f"{name} N1" for name in names_of]),
    )
    assert data["buildings"]["palace"] == rows(*result)


def test_the_player_completes_an_event_that_he_shares() -> None:
    """K10, A3.2: le Roy has his reward as second."""
    s = solo(
        events=[{"event": "marauding"}, {"event": "drought", "cubes": ["N", "A"]}],
        dice={"A": {"yellow": [4, 4]}, "N": {"red": [1]}},
    )
    data = after(s, "fight:drought y4 y4 x2")
    assert roy_and_player(data) == (1, 3)
    assert data["seats"]["A"]["taken"] == ["drought"]
    assert data["seats"]["A"]["influence"] == 12


def test_le_roy_takes_the_card_that_the_player_completes() -> None:
    """K10, A3.3: most cubes, or the earliest banner in a tie."""
    dice = {"A": {"yellow": [4]}, "N": {"red": [1]}}
    for cubes, points in (("NNN", (3, 1)), ("NNA", (2, 2))):
        events = [{"event": "marauding"}, {"event": "drought", "cubes": [*cubes]}]
        data = after(solo(events=events, dice=dice), "fight:drought y4")
        assert roy_and_player(data) == points
        assert data["neutral"]["taken"] == ["drought"]
