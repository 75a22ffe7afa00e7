"""The red activity cards."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from table import (
    Json,
    State,
    after,
    card,
    fits,
    gains,
    laid,
    names,
    offered,
    play,
    points_after,
    table,
    to_json,
)

from troyes.rules.edition import Edition, standard

_: None = None


def at(name: str, own: list[int], hired: bool = True, **data: Any) -> State:
    """A red card with or without A's tradesman, and A with red dice."""
    entry = card(name, tradesmen={"A": 1} if hired else {})
    data.setdefault("dice", {"A": {"red": own}, "N": {"white": [1, 1]}})
    return table(bonus=True, activities=laid(entry), **data)


def queue(**cubes: str) -> list[Json]:
    """Marauding and further events with the cubes on them, by owner."""
    found = {"marauding": "", **cubes}
    return [{"event": event, "cubes": list(owners)} for event, owners in found.items()]


def cubes(end: Json) -> Json:
    """The cubes on the events of a position."""
    return {entry["event"]: "".join(entry["cubes"]) for entry in end["events"]}


# --- Hunting, Mercenary, Troubadour --------------------------------------------------------------


@pytest.mark.parametrize(("dice", "influence"), [("r3", 3), ("r5", 3), ("r6", 6), ("r5 r6", 9)])
def test_hunting(dice: str, influence: int) -> None:
    """C.hunting: 3 influence for every 3."""
    s = at("hunting", [3, 5, 6], seats={"A": {"influence": 0}})
    assert gains(s, f"hunting {dice}") == (0, influence, 0)


def test_hunting_ends_at_20() -> None:
    """T5, C.hunting: the rest is lost."""
    s = at("hunting", [6, 6], seats={"A": {"influence": 15}})
    assert gains(s, "hunting r6 r6") == (0, 5, 0)


@pytest.mark.parametrize(("dice", "deniers"), [("r2", 3), ("r3", 3), ("r5 r6", 15), ("r6", 9)])
def test_mercenary(dice: str, deniers: int) -> None:
    """C.mercenary: 3 deniers for every 2."""
    assert gains(at("mercenary", [2, 3, 5, 6]), f"mercenary {dice}") == (deniers, 0, 0)


def test_mercenary_is_paid_before_he_earns() -> None:
    """A0.3, section 11: hiring costs 2."""
    assert "mercenary" not in names(at("mercenary", [6], False, seats={"A": {"deniers": 1}}))
    assert gains(at("mercenary", [6], hired=False), "mercenary r6") == (-2 + 9, 0, 0)


def test_troubadour() -> None:
    """C.troubadour: 3 influence for 2 VP, as often as chosen."""
    s = at("troubadour", [5, 6])
    for n in (1, 2, 3):
        assert gains(s, f"troubadour r5 r6 x{n}") == (0, -3 * n, 2 * n)
    assert not fits(s, "troubadour r5 r6 x4")


@pytest.mark.parametrize(("influence", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (20, 4)])
def test_troubadour_up_to_the_influence(influence: int, most: int) -> None:
    """A1.4, C.troubadour: not without 3 influence."""
    s = at("troubadour", [6, 6], seats={"A": {"influence": influence}})
    assert ("troubadour" in names(s)) is (most > 0)
    if most > 1:
        assert offered(s, "troubadour r6 r6 stop") == {f"x{n}" for n in range(1, most + 1)}
    elif most:
        assert gains(s, "troubadour r6 r6") == (0, -3, 2)


# --- Tax Collector -------------------------------------------------------------------------------

HALL = {"city_hall": [["A", "B"], ["B", "C"], ["N", "N"]]}


def taxes(own: list[int], **data: Any) -> State:
    """B has two citizens in City Hall, C one, gray two, A one."""
    return at("tax_collector", own, players=3, buildings=HALL, **data)


@pytest.mark.parametrize(("dice", "n"), [("r5", 1), ("r6", 1), ("r5 r5", 2), ("r5 r5 r6", 3)])
def test_tax_collector(dice: str, n: int) -> None:
    """C.tax_collector: 1 denier per citizen from B and C, and from the bank for gray."""
    s = taxes([5, 5, 6])
    end = after(s, f"tax_collector {dice}")["seats"]
    assert [end[letter]["deniers"] for letter in "ABC"] == [20 + 5 * n, 20 - 2 * n, 20 - n]


def test_tax_collector_asks_for_what_the_edition_says() -> None:
    """C.tax_collector: in an edition of 2 deniers a citizen, twice as much."""
    figures = deepcopy(standard().figures)
    figures["name"] = "greedy"
    figures["cards"]["tax_collector"]["effect"]["deniers"] = 2
    end = after(taxes([5, 5], figures=Edition(figures)), "tax_collector r5 r5")["seats"]
    assert [end[letter]["deniers"] for letter in "ABC"] == [20 + 20, 20 - 8, 20 - 4]


def test_tax_collector_takes_what_there_is() -> None:
    """C.tax_collector: B has 3 of the 4 due, C none; nobody is punished."""
    s = taxes([5, 5], seats={"B": {"deniers": 3, "vp": 5}, "C": {"deniers": 0, "vp": 5}})
    end = after(s, "tax_collector r5 r5")["seats"]
    assert [end[letter]["deniers"] for letter in "ABC"] == [20 + 3 + 4, 0, 0]
    assert [end[letter]["vp"] for letter in "ABC"] == [0, 5, 5]


def test_tax_collector_counts_standing_citizens_of_city_hall() -> None:
    """C.tax_collector: lying ones and other buildings do not count."""
    s = at(
        "tax_collector",
        [5],
        buildings={"palace": [["B"], ["N"], [_], [_], [_], [_]], "bishopric": [["B"] * 3, [_] * 3]},
        lying={"city_hall": ["B", "N"]},
    )
    assert gains(s, "tax_collector r5") == (0, 0, 0)


def test_tax_collector_does_not_touch_districts() -> None:
    """C.tax_collector, P4.2: deniers on B's district are not in B's purse."""
    s = taxes([5], seats={"B": {"deniers": 1, "passed": True, "on_district": 4}})
    end = after(s, "tax_collector r5")["seats"]
    assert (end["B"]["deniers"], end["A"]["deniers"]) == (0, 20 + 1 + 1 + 2)
    assert end["B"]["on_district"] >= 4


# --- Captain -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "each"),
    [
        (queue(), 0),
        (queue(marauding="A"), 1),
        (queue(marauding="BN", war="AA"), 1),
        (queue(marauding="BA", war="AAA", heresy="NA"), 3),
        (queue(war="B", heresy="N"), 0),
    ],
)
def test_captain(events: list[Json], each: int) -> None:
    """C.captain: 1 VP for every event with a cube of A's, Marauding too, however many there are."""
    s = at("captain", [4, 4], events=events)
    assert gains(s, "captain r4") == (0, 0, each)
    assert gains(s, "captain r4 r4") == (0, 0, 2 * each)


# --- Joust ---------------------------------------------------------------------------------------


def lists(own: list[int], b: list[int], c: list[int], neutral: list[int]) -> State:
    """A uses a red 3; the other red dice are given."""
    dice = {
        "A": {"red": [3, *own]},
        "B": {"red": b, "white": [6, 6]},
        "C": {"red": c},
        "N": {"red": neutral, "yellow": [6]},
    }
    return at("joust", [], players=3, dice=dice)


@pytest.mark.parametrize(
    ("own", "b", "c", "neutral", "vp"),
    [
        ([6], [5], [], [], [2, 0, 0]),
        ([5], [6], [], [], [0, 0, 0]),  # B leads, but it is A's joust
        ([6], [6], [], [], [2, 2, 0]),
        ([6], [2, 4], [6], [], [2, 2, 2]),
        ([5], [6], [6], [], [0, 0, 0]),
        ([4], [1, 2], [], [], [2, 0, 0]),  # the sum counts, not the number
        ([4], [2, 3], [], [], [0, 0, 0]),
        ([4], [], [], [5], [0, 0, 0]),
        ([4], [], [], [4], [2, 0, 0]),
        ([4], [4], [], [1, 3], [2, 2, 0]),
        ([4], [4], [], [5], [0, 0, 0]),
        ([1], [], [], [], [2, 0, 0]),
        ([], [], [], [], [0, 0, 0]),  # no red die at all
        ([], [1], [], [], [0, 0, 0]),
    ],
)
def test_joust(
    own: list[int], b: list[int], c: list[int], neutral: list[int], vp: list[int]
) -> None:
    """C.joust: the highest sum of red dice; those tied with A gain too; A needs a red die."""
    assert points_after(lists(own, b, c, neutral), "joust r3") == vp


def test_joust_excludes_the_dice_used() -> None:
    """C.joust: A's own and those bought from others."""
    s = at("joust", [], dice={"A": {"red": [3, 6]}, "B": {"red": [4]}, "N": {"white": [1]}})
    assert points_after(s, "joust r6 x1") == [0, 0]
    assert points_after(s, "joust r3") == [2, 0]
    s = at("joust", [], dice={"A": {"red": [3]}, "B": {"red": [3, 4]}, "N": {"white": [1]}})
    assert points_after(s, "joust B.r4") == [2, 2]


def test_joust_as_often_as_chosen() -> None:
    """A1.4, C.joust: a tie feeds B as well, so fewer may be better."""
    s = at("joust", [], dice={"A": {"red": [1, 5]}, "B": {"red": [1]}, "N": {"red": [4]}})
    play(s, "joust r5 N.r4 stop ...")
    assert names(s) == {"x1", "x2", "x3"}
    for n in (1, 2, 3):
        assert points_after(s, f"x{n}") == [2 * n, 2 * n]


# --- Banquet (bonus) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "b", "neutral", "each"),
    [
        ([], [], [], 0),
        ([1], [], [], 1),
        ([1], [1, 1], [], 2),
        ([1], [1, 1], [1, 1], 2),  # one district, not their sum
        ([1], [], [6, 6], 2),
        ([1, 1], [6], [], 2),  # the number, not the value
    ],
)
def test_banquet(own: list[int], b: list[int], neutral: list[int], each: int) -> None:
    """B1, C.banquet: 1 VP per red die of the district with most, whosever it is."""
    dice = {"A": {"red": [4, *own]}, "B": {"red": b, "white": [1] * 5}, "N": {"red": neutral}}
    assert points_after(at("banquet", [], dice=dice), "banquet r4") == [each, 0]


def test_banquet_excludes_the_dice_used() -> None:
    """C.banquet: three of A's four red dice are gone, two of B's stay."""
    dice = {"A": {"red": [4, 4, 4, 1]}, "B": {"red": [1, 1]}, "N": {"white": [1]}}
    s = at("banquet", [], dice=dice)
    assert points_after(s, "banquet r4 r4 r4") == [3 * 2, 0]
    assert points_after(s, "banquet r4") == [3, 0]
    assert points_after(s, "banquet r4 B.r1") == [3, 0]


# --- Archer --------------------------------------------------------------------------------------

WAR = queue(marauding="B", war="BB")


def test_archer_rolls_one_die_per_activation() -> None:
    """C.archer: 5 // 2 dice, rolled before any cube is placed."""
    s = at("archer", [5], events=WAR)
    play(s, "archer r5 stop ...")
    assert names(s) == {f"={value}" for value in range(1, 7)}
    play(s, "=3 ...")
    assert names(s) == {f"={value}" for value in range(1, 7)}
    play(s, "=6 ...")
    assert names(s) == {"cube:marauding", "cube:war", "stop"}


@pytest.mark.parametrize(
    ("rolled", "hits"), [("=1 =2 =2", 0), ("=3 =2 =1", 1), ("=2 =4 =5", 2), ("=3 =3 =6", 3)]
)
def test_archer_hits_with_three_or_more(rolled: str, hits: int) -> None:
    """C.archer: a cube and 1 influence per hit."""
    s = at("archer", [6], events=WAR)
    end = after(s, f"archer r6 {rolled}" + " cube:war" * hits)
    assert cubes(end) == {"marauding": "B", "war": "BB" + "A" * hits}
    assert end["seats"]["A"]["influence"] == 10 + hits
    assert end["actor"] == "B"
    assert not fits(s, f"archer r6 {rolled}" + " cube:war" * (hits + 1))


def test_archers_dice_are_not_modifiable() -> None:
    """C.archer: no influence is spent on the dice rolled."""
    s = at("archer", [6], events=WAR)
    play(s, "archer r6 =1 =2 ...")
    assert names(s) == {f"={value}" for value in range(1, 7)}
    play(s, "=3 ...")
    assert names(s) == {"cube:marauding", "cube:war", "stop"}


def test_archers_cubes_are_spread_and_declined() -> None:
    """C.archer: one here, one there, one not at all."""
    s = at("archer", [6], events=WAR)
    end = after(s, "archer r6 =6 =6 =6 cube:war cube:marauding")
    assert cubes(end) == {"marauding": "BA", "war": "BBA"}
    assert end["seats"]["A"]["influence"] == 12
    assert cubes(after(s, "archer r6 =6 =6 =6")) == {"marauding": "B", "war": "BB"}


def test_archer_counters_on_the_way() -> None:
    """C.archer, A3.2, A3.3: War is completed by the first cube, the second goes elsewhere."""
    s = at("archer", [6], events=queue(war="AAABBB", heresy=""))
    end = after(s, "archer r6 =6 =6 =1 cube:war cube:heresy")
    assert cubes(end) == {"marauding": "", "heresy": "A"}
    assert end["seats"]["A"]["taken"] == ["war"]
    assert (end["seats"]["A"]["vp"], end["seats"]["B"]["vp"]) == (2, 1)
    assert end["seats"]["A"]["influence"] == 12


def test_marauding_is_closed_after_it_is_countered() -> None:
    """C.archer, A3.4: it takes no more cubes in this action."""
    s = at("archer", [6], events=queue(marauding="BBA", war=""))
    play(s, "archer r6 =6 =6 =6 cube:marauding ...")
    assert names(s) == {"cube:war", "stop"}
    assert cubes(to_json(s)) == {"marauding": "", "war": ""}
    alone = at("archer", [6], events=queue(marauding="BBA"))
    end = after(alone, "archer r6 =6 =6 =6 cube:marauding")
    assert (end["actor"], cubes(end)) == ("B", {"marauding": ""})
    assert end["seats"]["A"]["influence"] == 11


# --- Chivalry ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "n"), [("r4", 5), ("r4 r6", 8), ("r6 r6", 12), ("r4 r6 r6", 12)])
def test_chivalry_counts_the_dice_left(dice: str, n: int) -> None:
    """C.chivalry: activations times the red dice A keeps."""
    s = at("chivalry", [1, 1, 2, 4, 6, 6], events=queue(war="", heresy="", brigands=""))
    play(s, f"chivalry {dice} ...")
    if "stop" in names(s) and "cube:war" not in names(s):
        play(s, "stop ...")
    placed = 0
    while to_json(s)["waits_for"] == "cubes":
        play(s, min(names(s) - {"stop"}) + " ...")
        placed += 1
    assert placed == n
    assert to_json(s)["actor"] == "B"


def test_chivalrys_cubes_give_influence() -> None:
    """C.chivalry, Z4: 1 influence each; they may be spread and declined."""
    s = at("chivalry", [1, 1, 4], events=WAR)
    end = after(s, "chivalry r4 cube:war cube:marauding")
    assert cubes(end) == {"marauding": "BA", "war": "BBA"}
    assert end["seats"]["A"]["influence"] == 12
    end = after(s, "chivalry r4 cube:war")
    assert (cubes(end)["war"], end["seats"]["A"]["influence"]) == ("BBA", 11)
    assert not fits(s, "chivalry r4 cube:war cube:war cube:war")


def test_chivalry_counts_the_own_district_alone() -> None:
    """C.chivalry: B's and neutral red dice and other colours do not count."""
    dice = {
        "A": {"red": [4, 1], "yellow": [6, 6]},
        "B": {"red": [5]},
        "N": {"red": [6]},
    }
    s = at("chivalry", [], dice=dice, events=WAR)
    assert fits(s, "chivalry r4 cube:war")
    assert not fits(s, "chivalry r4 cube:war cube:war")
    assert fits(s, "chivalry B.r5 cube:war cube:war")


def test_chivalry_without_a_red_die_left() -> None:
    """A1.4, C.chivalry: allowed for nothing."""
    s = at("chivalry", [4], events=WAR)
    assert gains(s, "chivalry r4") == (0, 0, 0)
    assert after(s, "chivalry r4")["actor"] == "B"


# --- Diplomat ------------------------------------------------------------------------------------


def test_diplomat_pays_first_then_places() -> None:
    """C.diplomat: 2 influence spent, two cubes, 2 influence back."""
    s = at("diplomat", [6], events=WAR)
    end = after(s, "diplomat r6 x2 cube:war cube:marauding")
    assert cubes(end) == {"marauding": "BA", "war": "BBA"}
    assert end["seats"]["A"]["influence"] == 10


def test_diplomats_declined_cubes_are_paid() -> None:
    """C.diplomat: what was spent stays spent."""
    s = at("diplomat", [6], events=WAR)
    assert gains(s, "diplomat r6 x2 cube:war") == (0, -1, 0)
    assert gains(s, "diplomat r6 x2") == (0, -2, 0)
    assert gains(s, "diplomat r6 x1 cube:war") == (0, 0, 0)
    assert not fits(s, "diplomat r6 x1 cube:war cube:war")


@pytest.mark.parametrize(("influence", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_diplomat_up_to_influence_and_activations(influence: int, most: int) -> None:
    """A1.4, C.diplomat: the influence his cubes bring does not pay for more."""
    s = at("diplomat", [5, 5], events=WAR, seats={"A": {"influence": influence}})
    assert ("diplomat" in names(s)) is (most > 0)
    if most > 1:
        assert offered(s, "diplomat r5 r5 stop") == {f"x{n}" for n in range(1, most + 1)}
    elif most:
        assert not fits(s, "diplomat r5 r5 cube:war cube:war")
        assert gains(s, "diplomat r5 r5 cube:war") == (0, 0, 0)


def test_diplomat_at_20_influence() -> None:
    """T5, C.diplomat: paying first leaves room for what comes back."""
    s = at("diplomat", [6], events=WAR, seats={"A": {"influence": 20}})
    assert gains(s, "diplomat r6 x2 cube:war cube:war") == (0, 0, 0)


def test_diplomat_counters_on_the_way() -> None:
    """C.diplomat, A3.2: gray and A tie on Skirmishes, gray was first and the card is gone."""
    s = at("diplomat", [6], events=queue(skirmishes="NNA"))
    end = after(s, "diplomat r6 x2 cube:skirmishes cube:marauding")
    assert cubes(end) == {"marauding": "A"}
    assert end["discarded"] == ["skirmishes"]
    assert end["seats"]["A"]["vp"] == 1


def test_too_many_cubes_for_the_banners() -> None:
    """C.diplomat, A3.4: Marauding alone takes one more, the second cube is lost."""
    s = at("diplomat", [6], events=queue(marauding="BBB"))
    end = after(s, "diplomat r6 x2 cube:marauding")
    assert (end["actor"], end["seats"]["A"]["influence"]) == ("B", 9)
    assert (end["seats"]["A"]["vp"], end["seats"]["B"]["vp"]) == (1, 2)
