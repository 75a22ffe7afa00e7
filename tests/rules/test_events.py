"""Events: P3.1 to P3.3, what they cost, their black dice, and Resistance (B2, B3)."""

from __future__ import annotations

from collections import Counter

import pytest
from table import (
    RED_EVENTS,
    State,
    black_dice,
    board,
    drawn,
    events_act,
    from_json,
    names,
    play,
    queue,
    queue_of,
    seat_of,
    table,
    to_json,
)

from troyes.formats.names import outcome_name
from troyes.rules.engine import outcomes, resolve

WHITE = {"traveling_builders", "interrupted_work", "heresy", "theological_conflict"}
YELLOW = {"support", "civil_war", "wayfarers", "drought"}
CALLS = {
    "succession_conflict": YELLOW,
    "brigands": YELLOW,
    "skirmishes": WHITE,
    "war": WHITE,
    "normans_attack": WHITE,
}


def reveal(line: str = "", events: str = "marauding", **position: object) -> State:
    """Turn up new events beside those of a queue, and let all act up to the next roll."""
    position.setdefault("dice", {"N": {"yellow": [1]}})
    s = table(step="event_cards", events=queue(events), **position)
    play(s, line)
    return s


# --- P3.1: new events ---------------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(CALLS))
def test_a_red_event_calls_white_or_yellow(event: str) -> None:
    """P3.1."""
    assert names(reveal()) == RED_EVENTS
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
    assert to_json(events_act(events))["cathedral"][0][0] == first


def test_new_events_act_in_the_same_round() -> None:
    """P3.2."""
    s = reveal("war heresy")
    assert seat_of(s)["influence"] == 8
    assert black_dice(s) == 3


def test_events_in_the_queue_act_every_round() -> None:
    """P3.2: Heresy has been there since before, Drought too; marauding always."""
    buildings = board(city_hall="AA .. ..")
    s = reveal("brigands civil_war", "marauding heresy drought", buildings=buildings)
    assert (seat_of(s)["influence"], seat_of(s)["deniers"]) == (8, 20 - 2 - 3)
    assert black_dice(s) == 2


def test_every_event_acts_once_though_the_queue_closes_up() -> None:
    """P3.2: Support removes Brigands, so all to its right move up while they act."""
    s = events_act("marauding brigands:AAAA support civil_war heresy")
    assert queue_of(to_json(s)) == "marauding:N support civil_war heresy"
    assert (seat_of(s)["deniers"], seat_of(s)["influence"]) == (17, 8)


def test_every_event_acts_once_though_two_leave() -> None:
    """P3.2: two events to the left of Support are countered at the same time."""
    s = events_act("marauding brigands:AAAA skirmishes:BBB support civil_war heresy")
    assert queue_of(to_json(s)) == "marauding support civil_war heresy"
    assert (seat_of(s)["deniers"], seat_of(s)["influence"]) == (17, 8)
    assert (seat_of(s, "B")["deniers"], seat_of(s, "B")["influence"]) == (17, 8)


def test_every_event_acts_once_with_its_namesakes() -> None:
    """P3.2, E.support: one of three Brigands leaves."""
    s = events_act("marauding brigands:AAAA brigands support brigands civil_war")
    assert queue_of(to_json(s)) == "marauding brigands:N support brigands civil_war"
    assert seat_of(s)["deniers"] == 17
    assert black_dice(s) == 4


def test_a_namesake_that_has_acted_does_not_act_again() -> None:
    """P3.2: the first of two Brigands leaves by Support; the second has given its black die."""
    s = events_act("marauding brigands:AAAA brigands support")
    assert queue_of(to_json(s)) == "marauding brigands:N support"
    assert black_dice(s) == 3


def test_a_position_in_the_middle_of_the_events() -> None:
    """P3.2: written and read back while Wayfarers rolls; what has acted does not act again."""
    s = events_act("marauding brigands:AAAA support civil_war wayfarers heresy brigands")
    s = from_json(to_json(s))
    assert (seat_of(s)["deniers"], seat_of(s)["influence"]) == (17, 10)
    play(s, "=1")
    assert (seat_of(s)["deniers"], seat_of(s)["influence"]) == (17, 8)
    assert black_dice(s) == 3


def test_collected_black_dice_stay() -> None:
    """P3.2: War and Brigands have given theirs before Support counters them."""
    s = events_act("marauding war:AAAAAA brigands:BBBB support")
    assert queue_of(to_json(s)) == "marauding support"
    assert black_dice(s) == 1 + 2 + 1


def test_marauding_gives_its_black_die_before_it_is_countered() -> None:
    """P3.2, A3.4: and it stays leftmost."""
    s = events_act("marauding:AAA support")
    assert queue_of(to_json(s)) == "marauding support"
    assert black_dice(s) == 1


# --- P3.3 and the events that cost something ----------------------------------------------------


@pytest.mark.parametrize(
    ("deniers", "left", "vp"), [(20, 17, 5), (3, 0, 5), (2, 0, 3), (1, 0, 3), (0, 0, 3)]
)
def test_civil_war(deniers: int, left: int, vp: int) -> None:
    """E.civil_war, P3.3: 3 deniers; who has less gives all and loses 2 VP."""
    s = events_act("marauding civil_war", seats={"A": {"deniers": deniers, "vp": 5}})
    assert (seat_of(s)["deniers"], seat_of(s)["vp"]) == (left, vp)
    assert seat_of(s, "B")["deniers"] == 17


@pytest.mark.parametrize(
    ("influence", "left", "vp"), [(20, 18, 5), (2, 0, 5), (1, 0, 3), (0, 0, 3)]
)
def test_heresy(influence: int, left: int, vp: int) -> None:
    """E.heresy, P3.3: 2 influence; deniers do not matter."""
    s = events_act("marauding heresy", seats={"A": {"influence": influence, "vp": 5}})
    assert (seat_of(s)["influence"], seat_of(s)["vp"]) == (left, vp)
    assert (seat_of(s)["deniers"], seat_of(s, "B")["influence"]) == (20, 8)


@pytest.mark.parametrize(("deniers", "left", "vp"), [(20, 17, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_drought(deniers: int, left: int, vp: int) -> None:
    """E.drought, P3.3: 1 denier per citizen standing in City Hall."""
    s = events_act(
        "marauding drought",
        seats={"A": {"deniers": deniers, "vp": 5}},
        buildings=board("AA..NN", "AB. ...", "AA BN A."),
    )
    assert (seat_of(s)["deniers"], seat_of(s)["vp"]) == (left, vp)
    assert (seat_of(s, "B")["deniers"], seat_of(s, "B")["vp"]) == (19, 0)


def test_all_players_are_touched() -> None:
    """E.civil_war, E.heresy, E.drought: each of four."""
    s = events_act(
        "marauding civil_war heresy drought", players=4, buildings=board(city_hall="AB CC D.")
    )
    seats = to_json(s)["seats"].values()
    assert [x["influence"] for x in seats] == [8, 8, 8, 8]
    assert [x["deniers"] for x in seats] == [16, 16, 15, 16]


def test_drought_without_citizens_costs_nothing() -> None:
    """E.drought, P3.3: nothing is due, so an empty purse is no matter."""
    s = events_act(
        "marauding drought",
        seats={"A": {"deniers": 0, "vp": 5}},
        buildings=board("A.....", "A.. ...", "B. .. .."),
    )
    assert (seat_of(s)["deniers"], seat_of(s)["vp"]) == (0, 5)


def test_drought_does_not_count_lying_citizens() -> None:
    """E.drought: only those who stand."""
    s = events_act(
        "marauding drought", buildings=board(city_hall="A. .. .."), lying={"city_hall": ["A"]}
    )
    assert seat_of(s)["deniers"] == 19


def test_the_penalty_falls_once_per_event() -> None:
    """P3.3: three events that cannot be met cost 2 VP each, however much is missing."""
    s = events_act(
        "marauding civil_war heresy drought",
        seats={"A": {"deniers": 0, "influence": 0, "vp": 9}},
        buildings=board(city_hall="AA AA .."),
    )
    assert seat_of(s)["vp"] == 9 - 6


def test_the_penalty_stops_at_zero() -> None:
    """P3.3, T7."""
    for vp in (0, 1, 2):
        s = events_act("marauding heresy", seats={"A": {"influence": 0, "vp": vp}})
        assert seat_of(s)["vp"] == 0


def test_an_earlier_event_may_empty_the_purse() -> None:
    """P3.2, P3.3: 4 deniers, Drought takes 2, Civil War finds 2."""
    s = events_act(
        "marauding drought civil_war",
        seats={"A": {"deniers": 4, "vp": 5}},
        buildings=board(city_hall="AA .. .."),
    )
    assert (seat_of(s)["deniers"], seat_of(s)["vp"]) == (0, 3)


# --- Black dice symbols -------------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(CALLS | dict.fromkeys(WHITE | YELLOW)))
def test_black_dice_of_events(event: str) -> None:
    """E.brigands, E.skirmishes, E.war, E.normans_attack; none for the others (E.marauding: 1)."""
    s = events_act(f"marauding {event}")
    if to_json(s)["waits_for"] == "event_die":
        play(s, "=1")
    own = {"brigands": 1, "skirmishes": 1, "war": 2, "normans_attack": 2}
    assert black_dice(s) == 1 + own.get(event, 0)


def test_black_dice_add_up() -> None:
    """P3.2, E.marauding: they are collected from the whole queue."""
    assert black_dice(events_act("marauding")) == 1
    assert black_dice(events_act("marauding brigands brigands brigands")) == 4
    assert black_dice(events_act("marauding skirmishes war skirmishes normans_attack")) == 7


# --- Resistance ---------------------------------------------------------------------------------


def test_resistance_is_a_red_event_of_the_bonus() -> None:
    """B2, S4: one among nine, and only if the table plays with the bonus."""
    deck = drawn(reveal(bonus=True))
    assert (deck.total(), deck["resistance"]) == (9, 1)
    assert names(reveal()) == RED_EVENTS
    with pytest.raises(ValueError):
        events_act("marauding resistance")


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
    s = events_act(before, bonus=True, seats={"A": {"vp": 3}})
    assert queue_of(to_json(s)) == after
    assert (seat_of(s)["influence"], seat_of(s)["vp"]) == (10, 3)
    assert seat_of(s, "B")["influence"] == 10


def test_resistance_calls_no_black_die() -> None:
    """B2, section 11: only Marauding's."""
    assert black_dice(events_act("marauding resistance", bonus=True)) == 1


def test_resistance_acts_when_its_turn_comes() -> None:
    """B3, P3.2: before Support it removes old cubes, after Support the new gray one."""
    s = events_act("marauding:A resistance support", bonus=True)
    assert queue_of(to_json(s)) == "marauding:N resistance:N support"
    s = events_act("marauding:A support resistance", bonus=True)
    assert queue_of(to_json(s)) == "marauding:A support resistance"


# --- Copies of one event, and what is left over --------------------------------------------------


@pytest.mark.parametrize("name", ["brigands", "skirmishes"])
@pytest.mark.parametrize("taken", [0, 1])
def test_copies_are_all_the_same(name: str, taken: int) -> None:
    """S4: whichever copy is drawn, the position is the same, and no copy is drawn twice."""
    s = reveal(events=f"marauding {name}" if taken else "marauding")
    copies = [outcome for outcome in outcomes(s) if outcome_name(s, outcome) == name]
    assert len(copies) == {"brigands": 3, "skirmishes": 2}[name] - taken
    ends = []
    for outcome in copies:
        child = s.copy()
        resolve(child, outcome)
        assert drawn(s)[name] == len(copies)
        ends.append(child)
    assert all(end == ends[0] for end in ends)
    assert queue_of(to_json(ends[0])) == "marauding" + f" {name}" * (taken + 1)


@pytest.mark.parametrize("name", ["brigands", "skirmishes"])
def test_a_copy_is_drawn_after_others_were_taken(name: str) -> None:
    """P3.1: a card someone has taken does not come again; the position shows who has what."""
    s = reveal(seats={"B": {"taken": [name]}})
    assert drawn(s)[name] == {"brigands": 3, "skirmishes": 2}[name] - 1
    play(s, name)
    data = to_json(s)
    assert queue_of(data) == f"marauding {name}"
    assert data["seats"]["B"]["taken"] == [name]


def test_the_last_red_card_is_resistance() -> None:
    """B2, S4: it is one of the red cards like any other."""
    gone = ["succession_conflict", "war", "normans_attack", *["brigands"] * 3, *["skirmishes"] * 2]
    s = reveal(bonus=True, seats={"A": {"taken": gone}})
    assert names(s) == {"resistance"}


def test_nothing_is_left_over_from_the_events() -> None:
    """P3.2: when all have acted and the black dice are gone the actions begin afresh."""
    s = reveal("brigands wayfarers =2", dice={"A": {"red": [6, 6]}, "B": {"red": [6]}})
    play(s, "b1 b1")
    play(s, "counter b1 r6")
    data = to_json(s)
    assert data["step"] == "actions"
    assert data["turn"] == {}
