"""Combat an event: A3.1 to A3.4."""

from __future__ import annotations

import pytest
from table import (
    REST,
    Json,
    after,
    at_war,
    names,
    offered,
    play,
    points,
    queue_of,
    taken,
    to_json,
)

# event: (colour, divisor, first reward, second reward, banners)
EVENTS = {
    "succession_conflict": ("red", 4, 4, 2, 5),
    "brigands": ("red", 3, 3, 1, 5),
    "skirmishes": ("red", 3, 2, 1, 4),
    "war": ("red", 2, 2, 1, 7),
    "normans_attack": ("red", 5, 4, 2, 4),
    "support": ("yellow", 3, 3, 1, 5),
    "civil_war": ("yellow", 4, 3, 2, 5),
    "wayfarers": ("yellow", 3, 3, 1, 5),
    "drought": ("yellow", 4, 3, 1, 4),
    "traveling_builders": ("white", 4, 3, 2, 5),
    "interrupted_work": ("white", 4, 3, 1, 4),
    "heresy": ("white", 3, 3, 2, 6),
    "theological_conflict": ("white", 4, 3, 1, 4),
    "resistance": ("red", 6, 3, 2, 3),
}


def full(event: str, cubes: str) -> Json:
    """Four players, these cubes on an event: the position after A has placed the last of them."""
    colour, divisor, _, _, banners = EVENTS[event]
    assert len(cubes) == banners and cubes[-1] == "A"
    dice = {"A": {colour: [divisor]}, "B": REST}
    s = at_war(f"marauding {event}:{cubes[:-1]}", players=4, dice=dice)
    return after(s, f"fight:{event} {colour[0]}{divisor}")


def check(event: str, cubes: str, vp: list[int], winner: str) -> None:
    """What everybody gains and who has the card; N means that it is discarded."""
    data = full(event, cubes)
    assert points(data) == vp
    assert taken(data) == [[event] if letter == winner else [] for letter in "ABCD"]
    assert data["discarded"] == ([event] if winner == "N" else [])
    assert queue_of(data) == "marauding"


# --- A3.1: dice and cubes --------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_an_event_takes_dice_of_its_colour(event: str) -> None:
    """A3.1."""
    for colour in REST:
        dice = {"A": {colour: [6, 6, 6]}}
        offered = names(at_war(f"marauding {event}", dice=dice))
        assert (f"fight:{event}" in offered) == (colour == EVENTS[event][0])
        assert "fight:marauding" in offered


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_one_cube_needs_the_divisor(event: str) -> None:
    """A3.1: a single die of exactly the divisor is enough, one less is not."""
    colour, divisor, *_ = EVENTS[event]
    poor = {"A": {"deniers": 0}}
    enough = at_war(f"marauding {event}", dice={"A": {colour: [divisor]}}, seats=poor)
    assert f"fight:{event}" in names(enough)
    short = at_war(f"marauding {event}", dice={"A": {colour: [divisor - 1]}}, seats=poor)
    assert f"fight:{event}" not in names(short)


@pytest.mark.parametrize("event", ["marauding", *sorted(EVENTS)])
def test_cubes_by_the_divisor_and_the_free_banners(event: str) -> None:
    """A3.1: any number from 1 up to total divided, rounded down, never above the free banners."""
    colour, divisor, _, _, banners = EVENTS.get(event, ("red", 3, 2, 1, 4))
    other = "" if event == "marauding" else f" {event}"
    for dice in ([6], [5, 6], [6, 6, 6], [2, 4, 5], [1, 6]):
        most = min(sum(dice) // divisor, banners)
        s = at_war(f"marauding{other}", dice={"A": {colour: dice}, "B": REST})
        line = f"fight:{event} " + " ".join(f"{colour[0]}{value}" for value in dice)
        if most > 1:
            assert offered(s, f"{line} {'stop' if len(dice) < 3 else ''}") == {
                f"x{n}" for n in range(1, most + 1)
            }
        else:
            data = after(s, line)
            assert sum(len(e["cubes"]) for e in data["events"]) == 1


@pytest.mark.parametrize(("placed", "choice"), [("", 4), ("A", 3), ("AB", 2)])
def test_never_more_cubes_than_free_banners(placed: str, choice: int) -> None:
    """A3.1: Skirmishes has 4 banners; 18 would give 6 cubes."""
    s = at_war(f"marauding skirmishes:{placed}")
    assert offered(s, "fight:skirmishes r6 r6 r6") == {f"x{n}" for n in range(1, choice + 1)}


def test_the_last_banner_needs_no_choice() -> None:
    """A3.1, A3.2: one free banner, one cube, whatever the total."""
    data = after(at_war("marauding skirmishes:BBB"), "fight:skirmishes r6 r6 r6")
    assert queue_of(data) == "marauding"
    assert data["seats"]["A"]["influence"] == 11


def test_cubes_fill_the_banners_in_order() -> None:
    """A3.1: after those that are there."""
    data = after(at_war("marauding war:BN"), "fight:war r6 r6 x3")
    assert queue_of(data) == "marauding war:BNAAA"


@pytest.mark.parametrize(("number", "before", "left"), [(1, 10, 11), (3, 10, 13), (3, 18, 20)])
def test_one_influence_per_cube(number: int, before: int, left: int) -> None:
    """A3.1, T5: up to 20."""
    s = at_war("marauding war", seats={"A": {"influence": before}})
    data = after(s, f"fight:war r6 r6 x{number}")
    assert data["seats"]["A"]["influence"] == left
    assert queue_of(data) == "marauding war:" + "A" * number
    assert points(data) == [0, 0]


def test_cubes_give_no_points_before_the_end() -> None:
    """A3.1, A3.2: four banners of five covered."""
    data = after(at_war("marauding brigands"), "fight:brigands r6 r6 x4")
    assert points(data) == [0, 0]
    assert data["seats"]["A"]["influence"] == 14


def test_one_event_per_action() -> None:
    """A3.1: then it is B's turn."""
    data = after(at_war("marauding brigands war"), "fight:brigands r6 x2")
    assert queue_of(data) == "marauding brigands:AA war"
    assert data["actor"] == "B"


def test_one_to_three_dice_of_one_colour() -> None:
    """A3.1, A0.1: never a fourth die, never two colours."""
    s = at_war("marauding brigands", dice={"A": {"red": [6, 6, 6, 6], "white": [6]}, "B": REST})
    assert offered(s, "fight:brigands r6") == {"r6", "B.r1", "stop"}
    assert offered(s, "fight:brigands r6 r6") == {"r6", "B.r1", "stop"}
    assert all(name.startswith("x") for name in offered(s, "fight:brigands r6 r6 r6"))
    assert offered(s, "fight:marauding w6") == {"B.w1", "stop"}


def test_dice_may_be_bought_for_a_fight() -> None:
    """A3.1, A0.2: 4 + 2 with two dice bought: 4 deniers each."""
    s = at_war("marauding brigands", dice={"B": {"red": [2]}, "N": {"red": [4], "white": [1]}})
    data = after(s, "fight:brigands B.r2 N.r4 x2")
    assert queue_of(data) == "marauding brigands:AA"
    assert [data["seats"][x]["deniers"] for x in "AB"] == [20 - 8, 24]


@pytest.mark.parametrize(("deniers", "possible"), [(8, True), (7, False)])
def test_dice_must_be_affordable(deniers: int, possible: bool) -> None:
    """A3.1, A0.2: Normans Attack needs 5, so two dice at 4 each."""
    s = at_war(
        "marauding normans_attack",
        dice={"B": {"red": [2]}, "N": {"red": [4]}},
        seats={"A": {"deniers": deniers}},
    )
    assert ("fight:normans_attack" in names(s)) == possible


def test_the_second_of_two_brigands() -> None:
    """A3.1: cubes go to the one chosen."""
    s = at_war("marauding brigands:B war brigands")
    assert {"fight:brigands", "fight:brigands.2"} <= names(s)
    data = after(s, "fight:brigands.2 r6 x2")
    assert queue_of(data) == "marauding brigands:B war brigands:AA"


# --- A3.2: rewards -----------------------------------------------------------------------------


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_alone_on_the_card(event: str) -> None:
    """A3.2: first and second reward."""
    _, _, first, second, banners = EVENTS[event]
    data = full(event, "A" * banners)
    assert points(data) == [first + second, 0, 0, 0]
    assert data["seats"]["A"]["earned"] == {"combat": first + second}
    assert taken(data) == [[event], [], [], []]
    assert queue_of(data) == "marauding"


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_first_and_second(event: str) -> None:
    """A3.2: the leader gets the first reward, the second-most the second."""
    _, _, first, second, banners = EVENTS[event]
    data = full(event, "B" + "A" * (banners - 1))
    assert points(data) == [first, second, 0, 0]
    assert taken(data) == [[event], [], [], []]


@pytest.mark.parametrize(
    ("event", "cubes", "vp", "winner"),
    [
        ("brigands", "BBBAA", [1, 3, 0, 0], "B"),
        ("heresy", "BBBCCA", [0, 3, 2, 0], "B"),  # a third gets nothing
        ("war", "CCCBBDA", [0, 1, 2, 0], "C"),
        # The second-most are tied and share, rounded down.
        ("succession_conflict", "BBBCA", [1, 4, 1, 0], "B"),
        ("normans_attack", "BBCA", [1, 4, 1, 0], "B"),
        ("war", "BBBCCAA", [0, 2, 0, 0], "B"),
        ("succession_conflict", "BBCDA", [0, 4, 0, 0], "B"),
        ("heresy", "BBBCDA", [0, 3, 0, 0], "B"),
    ],
)
def test_one_leader(event: str, cubes: str, vp: list[int], winner: str) -> None:
    """A3.2, A3.3: the card goes to the leader, whoever placed the last cube."""
    check(event, cubes, vp, winner)


@pytest.mark.parametrize(
    ("event", "cubes", "vp", "winner"),
    [
        ("normans_attack", "BBAA", [3, 3, 0, 0], "B"),
        ("normans_attack", "ABBA", [3, 3, 0, 0], "A"),
        ("succession_conflict", "CCBAA", [3, 0, 3, 0], "C"),
        ("brigands", "BBCAA", [2, 2, 0, 0], "B"),
        ("drought", "BBAA", [2, 2, 0, 0], "B"),
        ("civil_war", "CBACA", [2, 0, 2, 0], "C"),
        ("heresy", "CCBBAA", [1, 1, 1, 0], "C"),
        ("resistance", "CBA", [1, 1, 1, 0], "C"),
        ("normans_attack", "DCBA", [1, 1, 1, 1], "D"),
        ("skirmishes", "DCBA", [0, 0, 0, 0], "D"),
        # The first banner belongs to one who is not tied.
        ("heresy", "DCBBAA", [2, 2, 0, 0], "B"),
        ("war", "DCCBBAA", [1, 1, 1, 0], "C"),
        ("civil_war", "CABBA", [2, 2, 0, 0], "A"),
    ],
)
def test_tie_for_first(event: str, cubes: str, vp: list[int], winner: str) -> None:
    """A3.2, A3.3: the tied share both rewards; the card goes to the earliest banner of theirs."""
    check(event, cubes, vp, winner)


@pytest.mark.parametrize(
    ("event", "cubes", "vp", "winner"),
    [
        ("succession_conflict", "NNNAA", [2, 0, 0, 0], "N"),
        ("succession_conflict", "NNNBA", [1, 1, 0, 0], "N"),
        ("succession_conflict", "BBBNA", [1, 4, 0, 0], "B"),
        ("succession_conflict", "NAAAA", [4, 0, 0, 0], "A"),  # not alone on the card
        ("heresy", "BBBNNA", [0, 3, 0, 0], "B"),
        ("normans_attack", "NNAA", [3, 0, 0, 0], "N"),
        ("normans_attack", "ANNA", [3, 0, 0, 0], "A"),
        ("succession_conflict", "BNNAA", [3, 0, 0, 0], "N"),
        ("succession_conflict", "NBBAA", [3, 3, 0, 0], "B"),
        ("heresy", "NBNBAA", [1, 1, 0, 0], "N"),
        ("heresy", "BNNBAA", [1, 1, 0, 0], "B"),
    ],
)
def test_gray_is_ranked(event: str, cubes: str, vp: list[int], winner: str) -> None:
    """A3.2, A3.3: what gray would get is lost; a card gray would take is discarded."""
    check(event, cubes, vp, winner)


def test_gray_alone() -> None:
    """A3.2, A3.3: Support places the last gray cube; nobody gains anything."""
    s = at_war("marauding brigands:NNNN support", step="event_effects")
    data = to_json(s)
    assert points(data) == [0, 0]
    assert (taken(data), data["discarded"]) == ([[], []], ["brigands"])


def test_two_banners_at_once() -> None:
    """A3.2: the last two cubes count together."""
    data = after(at_war("marauding skirmishes:BB"), "fight:skirmishes r6 x2")
    assert points(data) == [1, 1]
    assert taken(data) == [[], ["skirmishes"]]
    assert data["seats"]["A"]["influence"] == 12


def test_points_are_added() -> None:
    """A3.2: to those the players have."""
    s = at_war("marauding skirmishes:BBA", seats={"A": {"vp": 4}, "B": {"vp": 7}})
    assert points(after(s, "fight:skirmishes r6 r6 r6")) == [5, 8]


# --- A3.3: the card ----------------------------------------------------------------------------


def test_the_queue_closes_up() -> None:
    """A3.3: the others keep their order and cubes."""
    s = at_war("marauding:B brigands:AAAA war:AB drought:N")
    data = after(s, "fight:brigands r6 r6 r6")
    assert queue_of(data) == "marauding:B war:AB drought:N"


def test_cards_are_collected() -> None:
    """A3.3: a second Brigands joins the first; the third stays with its cubes."""
    s = at_war("marauding brigands:AAAA brigands:B", seats={"A": {"taken": ["brigands"]}})
    data = after(s, "fight:brigands r6 r6 r6")
    assert taken(data) == [["brigands", "brigands"], []]
    assert queue_of(data) == "marauding brigands:B"


def test_a_countered_event_acts_no_more() -> None:
    """A3.3, P3.2: it is gone from the queue and cannot be fought."""
    s = at_war("marauding skirmishes:AAA")
    play(s, "fight:skirmishes r6 r6 r6")
    assert {n for n in names(s) if n.startswith("fight")} == {"fight:marauding"}
