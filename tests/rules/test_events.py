"""Events: P3.1 to P3.3, all of E, and Resistance (B2, B3)."""

from __future__ import annotations

from collections import Counter

import pytest
from table import (
    Json,
    State,
    board,
    drawn,
    from_json,
    levels,
    names,
    play,
    queue,
    queue_of,
    table,
    to_json,
)

RED = {"succession_conflict", "brigands", "skirmishes", "war", "normans_attack"}
WHITE = {"traveling_builders", "interrupted_work", "heresy", "theological_conflict"}
YELLOW = {"support", "civil_war", "wayfarers", "drought"}
CALLS = {
    "succession_conflict": YELLOW,
    "brigands": YELLOW,
    "skirmishes": WHITE,
    "war": WHITE,
    "normans_attack": WHITE,
}


def as_text(data: Json, building: str) -> str:
    """The reverse of `board` for one building."""
    rows = ["".join(owner or "." for owner in row) for row in data["buildings"][building]]
    return ("" if building == "palace" else " ").join(rows)


def resolve(events: str, **position: object) -> State:
    """Let the events of a queue act, up to the next roll or decision."""
    position.setdefault("dice", {"N": {"yellow": [1]}})
    return table(step="event_effects", events=queue(events), **position)


def reveal(line: str = "", events: str = "marauding", **position: object) -> State:
    """Turn up new events beside those of a queue, and let all act up to the next roll."""
    position.setdefault("dice", {"N": {"yellow": [1]}})
    s = table(step="event_cards", events=queue(events), **position)
    play(s, line)
    return s


def black_dice(s: State) -> int:
    """How many black dice are rolled; they all show 1."""
    s = s.copy()
    count = 0
    while to_json(s)["waits_for"] == "black_die":
        play(s, "b1")
        count += 1
    return count


def gray_enters(events: str, roll: int, **position: object) -> Json:
    """Resolve a queue in which one event rolls a die for a gray citizen."""
    s = resolve(events, **position)
    if to_json(s)["waits_for"] == "event_die":
        play(s, f"={roll}")
    return to_json(s)


def seat(s: State, letter: str = "A") -> Json:
    return to_json(s)["seats"][letter]


# --- P3.1: new events ---------------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(CALLS))
def test_a_red_event_calls_white_or_yellow(event: str) -> None:
    """P3.1."""
    assert names(reveal()) == RED
    assert names(reveal(event)) == CALLS[event]


def test_new_events_join_at_the_right() -> None:
    """P3.1: first the red one, then the one it called."""
    s = reveal("war heresy", "marauding drought:A skirmishes")
    assert queue_of(to_json(s)) == "marauding drought:A skirmishes war heresy"


def test_an_empty_deck_gives_no_event() -> None:
    """P3.1: Brigands calls yellow in vain; all four are in the queue, taken or discarded."""
    s = reveal(
        "brigands",
        "marauding drought",
        seats={"A": {"taken": ["support"]}, "B": {"taken": ["civil_war"]}},
        discarded=["wayfarers"],
    )
    assert queue_of(to_json(s)) == "marauding drought brigands"
    assert to_json(s)["waits_for"] == "black_die"


def test_the_last_card_of_a_deck() -> None:
    """P3.1: with one white card left, that one comes."""
    seats = {"A": {"taken": ["interrupted_work"]}}
    s = reveal("war", "marauding heresy traveling_builders", seats=seats)
    assert names(s) == {"theological_conflict"}


def test_the_queue_has_no_limit() -> None:
    """P3.1: all events but one red one lie there, and that one still joins."""
    text = (
        "marauding succession_conflict brigands brigands brigands skirmishes skirmishes war "
        "support civil_war wayfarers drought "
        "traveling_builders interrupted_work heresy theological_conflict"
    )
    s = reveal("normans_attack", text, players=4)
    assert len(to_json(s)["events"]) == 17
    assert to_json(s)["events"][-1]["event"] == "normans_attack"


# --- P3.2: the order ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "first"),
    [
        ("marauding traveling_builders interrupted_work", None),
        ("marauding interrupted_work traveling_builders", "N"),
    ],
)
def test_events_act_from_left_to_right(events: str, first: str | None) -> None:
    """P3.2: builders before the interruption lose their cube, after it they do not."""
    assert to_json(resolve(events))["cathedral"][0][0] == first


def test_new_events_act_in_the_same_round() -> None:
    """P3.2."""
    s = reveal("war heresy")
    assert seat(s)["influence"] == 8
    assert black_dice(s) == 3


def test_events_in_the_queue_act_every_round() -> None:
    """P3.2: Heresy has been there since before, Drought too; marauding always."""
    buildings = board(city_hall="AA .. ..")
    s = reveal("brigands civil_war", "marauding heresy drought", buildings=buildings)
    assert (seat(s)["influence"], seat(s)["deniers"]) == (8, 20 - 2 - 3)
    assert black_dice(s) == 2


def test_every_event_acts_once_though_the_queue_closes_up() -> None:
    """P3.2: Support removes Brigands, so all to its right move up while they act."""
    s = resolve("marauding brigands:AAAA support civil_war heresy")
    assert queue_of(to_json(s)) == "marauding:N support civil_war heresy"
    assert (seat(s)["deniers"], seat(s)["influence"]) == (17, 8)


def test_every_event_acts_once_though_two_leave() -> None:
    """P3.2: two events to the left of Support are countered at the same time."""
    s = resolve("marauding brigands:AAAA skirmishes:BBB support civil_war heresy")
    assert queue_of(to_json(s)) == "marauding support civil_war heresy"
    assert (seat(s)["deniers"], seat(s)["influence"]) == (17, 8)
    assert (seat(s, "B")["deniers"], seat(s, "B")["influence"]) == (17, 8)


def test_every_event_acts_once_with_its_namesakes() -> None:
    """P3.2, E.support: one of three Brigands leaves."""
    s = resolve("marauding brigands:AAAA brigands support brigands civil_war")
    assert queue_of(to_json(s)) == "marauding brigands:N support brigands civil_war"
    assert seat(s)["deniers"] == 17
    assert black_dice(s) == 4


def test_a_position_in_the_middle_of_the_events() -> None:
    """P3.2: written and read back while Wayfarers rolls; what has acted does not act again."""
    s = resolve("marauding brigands:AAAA support civil_war wayfarers heresy brigands")
    s = from_json(to_json(s))
    assert (seat(s)["deniers"], seat(s)["influence"]) == (17, 10)
    play(s, "=1")
    assert (seat(s)["deniers"], seat(s)["influence"]) == (17, 8)
    assert black_dice(s) == 3


def test_collected_black_dice_stay() -> None:
    """P3.2: War and Brigands have given theirs before Support counters them."""
    s = resolve("marauding war:AAAAAA brigands:BBBB support")
    assert queue_of(to_json(s)) == "marauding support"
    assert black_dice(s) == 1 + 2 + 1


def test_marauding_gives_its_black_die_before_it_is_countered() -> None:
    """P3.2, A3.4: and it stays leftmost."""
    s = resolve("marauding:AAA support")
    assert queue_of(to_json(s)) == "marauding support"
    assert black_dice(s) == 1


# --- P3.3 and the events that cost something ----------------------------------------------------


@pytest.mark.parametrize(
    ("deniers", "left", "vp"), [(20, 17, 5), (3, 0, 5), (2, 0, 3), (1, 0, 3), (0, 0, 3)]
)
def test_civil_war(deniers: int, left: int, vp: int) -> None:
    """E.civil_war, P3.3: 3 deniers; who has less gives all and loses 2 VP."""
    s = resolve("marauding civil_war", seats={"A": {"deniers": deniers, "vp": 5}})
    assert (seat(s)["deniers"], seat(s)["vp"]) == (left, vp)
    assert seat(s, "B")["deniers"] == 17


@pytest.mark.parametrize(
    ("influence", "left", "vp"), [(20, 18, 5), (2, 0, 5), (1, 0, 3), (0, 0, 3)]
)
def test_heresy(influence: int, left: int, vp: int) -> None:
    """E.heresy, P3.3: 2 influence; deniers do not matter."""
    s = resolve("marauding heresy", seats={"A": {"influence": influence, "vp": 5}})
    assert (seat(s)["influence"], seat(s)["vp"]) == (left, vp)
    assert (seat(s)["deniers"], seat(s, "B")["influence"]) == (20, 8)


@pytest.mark.parametrize(("deniers", "left", "vp"), [(20, 17, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_drought(deniers: int, left: int, vp: int) -> None:
    """E.drought, P3.3: 1 denier per citizen standing in City Hall."""
    s = resolve(
        "marauding drought",
        seats={"A": {"deniers": deniers, "vp": 5}},
        buildings=board("AA..NN", "AB. ...", "AA BN A."),
    )
    assert (seat(s)["deniers"], seat(s)["vp"]) == (left, vp)
    assert (seat(s, "B")["deniers"], seat(s, "B")["vp"]) == (19, 0)


def test_all_players_are_touched() -> None:
    """E.civil_war, E.heresy, E.drought: each of four."""
    s = resolve(
        "marauding civil_war heresy drought", players=4, buildings=board(city_hall="AB CC D.")
    )
    seats = to_json(s)["seats"].values()
    assert [x["influence"] for x in seats] == [8, 8, 8, 8]
    assert [x["deniers"] for x in seats] == [16, 16, 15, 16]


def test_drought_without_citizens_costs_nothing() -> None:
    """E.drought, P3.3: nothing is due, so an empty purse is no matter."""
    s = resolve(
        "marauding drought",
        seats={"A": {"deniers": 0, "vp": 5}},
        buildings=board("A.....", "A.. ...", "B. .. .."),
    )
    assert (seat(s)["deniers"], seat(s)["vp"]) == (0, 5)


def test_drought_does_not_count_lying_citizens() -> None:
    """E.drought: only those who stand."""
    s = resolve(
        "marauding drought", buildings=board(city_hall="A. .. .."), lying={"city_hall": ["A"]}
    )
    assert seat(s)["deniers"] == 19


def test_the_penalty_falls_once_per_event() -> None:
    """P3.3: three events that cannot be met cost 2 VP each, however much is missing."""
    s = resolve(
        "marauding civil_war heresy drought",
        seats={"A": {"deniers": 0, "influence": 0, "vp": 9}},
        buildings=board(city_hall="AA AA .."),
    )
    assert seat(s)["vp"] == 9 - 6


def test_the_penalty_stops_at_zero() -> None:
    """P3.3, T7."""
    for vp in (0, 1, 2):
        s = resolve("marauding heresy", seats={"A": {"influence": 0, "vp": vp}})
        assert seat(s)["vp"] == 0


def test_an_earlier_event_may_empty_the_purse() -> None:
    """P3.2, P3.3: 4 deniers, Drought takes 2, Civil War finds 2."""
    s = resolve(
        "marauding drought civil_war",
        seats={"A": {"deniers": 4, "vp": 5}},
        buildings=board(city_hall="AA .. .."),
    )
    assert (seat(s)["deniers"], seat(s)["vp"]) == (0, 3)


# --- Black dice symbols -------------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(CALLS | dict.fromkeys(WHITE | YELLOW)))
def test_black_dice_of_events(event: str) -> None:
    """E.brigands, E.skirmishes, E.war, E.normans_attack; none for the others (E.marauding: 1)."""
    s = resolve(f"marauding {event}")
    if to_json(s)["waits_for"] == "event_die":
        play(s, "=1")
    own = {"brigands": 1, "skirmishes": 1, "war": 2, "normans_attack": 2}
    assert black_dice(s) == 1 + own.get(event, 0)


def test_black_dice_add_up() -> None:
    """P3.2, E.marauding: they are collected from the whole queue."""
    assert black_dice(resolve("marauding")) == 1
    assert black_dice(resolve("marauding brigands brigands brigands")) == 4
    assert black_dice(resolve("marauding skirmishes war skirmishes normans_attack")) == 7


# --- Gray citizens ------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["succession_conflict", "theological_conflict", "wayfarers"])
def test_a_die_is_rolled_for_the_gray_citizen(event: str) -> None:
    """E.succession_conflict, E.theological_conflict, E.wayfarers."""
    s = resolve(f"marauding {event}")
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
    assert queue_of(resolve(before)) == after


def test_support_fixes_both_events_first() -> None:
    """E.support: though Brigands leaves, Marauding gets nothing."""
    s = resolve("marauding war brigands:AABB support")
    assert queue_of(to_json(s)) == "marauding war:N support"
    s = resolve("marauding war:ABABAB brigands support")
    assert queue_of(to_json(s)) == "marauding brigands:N support"


def test_support_counters_an_event() -> None:
    """E.support, A3.2, A3.3: A leads with 3 cubes of 5; B and gray share second place."""
    s = resolve("marauding brigands:BAAA support")
    assert queue_of(to_json(s)) == "marauding:N support"
    assert (seat(s)["vp"], seat(s)["taken"]) == (3, ["brigands"])
    assert (seat(s, "B")["vp"], seat(s, "B")["taken"]) == (0, [])
    assert seat(s)["influence"] == 10


def test_support_may_give_the_card_to_nobody() -> None:
    """E.support, A3.3: gray leads; the second place still counts."""
    s = resolve("marauding brigands:NNAB support", seats={"B": {"vp": 1}})
    assert to_json(s)["discarded"] == ["brigands"]
    assert (seat(s)["vp"], seat(s, "B")["vp"]) == (0, 1)
    s = resolve("marauding brigands:NNAA support")
    assert (seat(s)["vp"], seat(s)["taken"]) == (1, [])


def test_support_counters_marauding() -> None:
    """E.support, A3.4: rewards as usual, its cubes are removed, it stays."""
    s = resolve("marauding:AAB support")
    assert queue_of(to_json(s)) == "marauding support"
    assert (seat(s)["vp"], seat(s, "B")["vp"]) == (2, 0)
    assert (seat(s)["taken"], to_json(s)["discarded"]) == ([], [])


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
    s = resolve("marauding traveling_builders", cathedral=levels(before))
    assert to_json(s)["cathedral"] == levels(after)
    assert (seat(s)["vp"], seat(s)["influence"]) == (0, 10)


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
    s = resolve("marauding interrupted_work", cathedral=levels(before), seats=seats)
    assert to_json(s)["cathedral"] == levels(after)
    assert [(seat(s, x)["vp"], seat(s, x)["influence"]) for x in "AB"] == [(4, 10)] * 2


# --- Resistance ---------------------------------------------------------------------------------


def test_resistance_is_a_red_event_of_the_bonus() -> None:
    """B2, S4: one among nine, and only if the table plays with the bonus."""
    deck = drawn(reveal(bonus=True))
    assert (deck.total(), deck["resistance"]) == (9, 1)
    assert names(reveal()) == RED
    with pytest.raises(ValueError):
        resolve("marauding resistance")


@pytest.mark.parametrize("second", sorted(CALLS))
def test_resistance_calls_a_second_red_event(second: str) -> None:
    """B2: which calls white or yellow as usual: three new events."""
    s = reveal("resistance", "marauding brigands", bonus=True)
    assert drawn(s) == Counter(
        {"succession_conflict": 1, "brigands": 2, "skirmishes": 2, "war": 1, "normans_attack": 1}
    )
    play(s, second)
    assert names(s) == CALLS[second]
    third = min(CALLS[second])
    play(s, third)
    shown = [event["event"] for event in to_json(s)["events"]]
    assert shown == ["marauding", "brigands", "resistance", second, third]


def test_resistance_with_an_empty_deck() -> None:
    """B2, P3.1: the second red event may call in vain."""
    seats = {"A": {"taken": ["heresy", "traveling_builders"]}}
    gone = ["theological_conflict", "interrupted_work"]
    s = reveal("resistance war", bonus=True, seats=seats, discarded=gone)
    assert queue_of(to_json(s)) == "marauding resistance war"
    assert black_dice(s) == 3


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("marauding resistance", "marauding resistance"),
        ("marauding:A resistance", "marauding resistance"),
        ("marauding:AB resistance", "marauding:A resistance"),
        ("marauding:NNA war:BA resistance drought:BN", "marauding:NN war:B resistance drought:B"),
        ("marauding resistance:AB war:AAN", "marauding resistance:AB war:AA"),
    ],
)
def test_resistance_removes_a_cube_everywhere_else(before: str, after: str) -> None:
    """B3, E.resistance: the one placed last; its own cubes stay; influence is kept."""
    s = resolve(before, bonus=True, seats={"A": {"vp": 3}})
    assert queue_of(to_json(s)) == after
    assert (seat(s)["influence"], seat(s)["vp"]) == (10, 3)
    assert seat(s, "B")["influence"] == 10


def test_resistance_calls_no_black_die() -> None:
    """B2, section 11: only Marauding's."""
    assert black_dice(resolve("marauding resistance", bonus=True)) == 1


def test_resistance_acts_when_its_turn_comes() -> None:
    """B3, P3.2: before Support it removes old cubes, after Support the new gray one."""
    s = resolve("marauding:A resistance support", bonus=True)
    assert queue_of(to_json(s)) == "marauding:N resistance:N support"
    s = resolve("marauding:A support resistance", bonus=True)
    assert queue_of(to_json(s)) == "marauding:A support resistance"
