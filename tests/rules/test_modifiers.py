"""The cards whose cubes modify later actions: the "Delayed" table of section 5."""

from __future__ import annotations

import pytest
from table import (
    DELAYED,
    Json,
    State,
    after,
    card,
    card_space,
    fits,
    gains,
    laid,
    names,
    offered,
    play,
    table,
    to_json,
)

from troyes.formats.notation import NotationError


def first_dice(s: State, line: str) -> set[str]:
    """The dice offered first after a target and a cube; empty if they do not fit."""
    s = s.copy()
    try:
        play(s, line + " ...")
    except NotationError:
        return set()
    return names(s) if to_json(s)["waits_for"] == "dice" else set()


QUEUE = [{"event": event} for event in ("marauding", "war", "drought", "heresy")]


def cube(modifier: str, dice: Json, **data: object) -> State:
    """A has two cubes on a card, and tradesmen on Merchant, Mercenary and Glassblower."""
    rows = laid(
        *(card(name, tradesmen={"A": 1}) for name in ("mercenary", "glassblower", "merchant")),
        card(modifier, cubes={"A": 2}),
    )
    data.setdefault("events", QUEUE)
    return table(bonus=True, dice=dice, activities=rows, **data)


# --- which actions a cube is for -----------------------------------------------------------------

RED = {"fight:war", "mercenary"}
WHITE = {"fight:heresy", "glassblower"}
YELLOW = {"fight:drought", "merchant", "agriculture"}
ALL = RED | WHITE | YELLOW | {
    "fight:marauding", "cathedral", "settle-palace", "settle-bishopric", "settle-city_hall"
}  # fmt: skip
SERVES = {
    "blacksmith": RED | {"fight:marauding"},
    "militiaman": RED | {"fight:marauding", "settle-palace"},
    "tithe": YELLOW | {"fight:marauding", "settle-city_hall"},
    "monk": YELLOW | {"fight:marauding"},
    "priest": YELLOW | {"fight:marauding"},
    "apprenticeship": RED | WHITE | YELLOW | {"fight:marauding"},
    "confession": RED | WHITE | YELLOW | {"fight:marauding"},
    "templar": RED | {"fight:marauding"},
    "prior": WHITE | {"fight:marauding", "cathedral"},
}
TAKES = {
    "blacksmith": "r", "militiaman": "y", "tithe": "y", "monk": "w", "priest": "y",
    "templar": "w", "prior": "w",
}  # fmt: skip
EVERY_COLOUR = {
    "A": {"red": [4, 6], "white": [4, 6], "yellow": [4, 6]},
    "N": {"red": [4], "white": [4], "yellow": [4]},
}


@pytest.mark.parametrize("modifier", DELAYED)
@pytest.mark.parametrize("target", sorted(ALL))
def test_what_each_cube_is_for(modifier: str, target: str) -> None:
    """C table, Z3: where a cube may serve, and where it is not offered."""
    s = cube(modifier, EVERY_COLOUR)
    assert target in names(s)
    play(s, f"{target} ...")
    assert (f"+{modifier}" in names(s)) is (target in SERVES[modifier])


@pytest.mark.parametrize("modifier", TAKES)
def test_dice_a_cube_applies_to(modifier: str) -> None:
    """C table: the dice keep to the colour named, whatever they count as."""
    s = cube(modifier, EVERY_COLOUR)
    for target in SERVES[modifier]:
        dice = first_dice(s, f"{target} +{modifier}")
        assert dice
        assert {die[-2] for die in dice} == {TAKES[modifier]}


@pytest.mark.parametrize("modifier", ["apprenticeship", "confession"])
def test_dice_of_the_two_general_cubes(modifier: str) -> None:
    """C.apprenticeship, C.confession: any group, but of one colour outside the Pilgrimage."""
    s = cube(modifier, EVERY_COLOUR)
    for target in SERVES[modifier]:
        wanted = {"rwy"[k] for k, part in enumerate((RED, WHITE, YELLOW)) if target in part}
        dice = first_dice(s, f"{target} +{modifier}")
        assert {die[-2] for die in dice} == (wanted or set("rwy"))
    assert not fits(s, f"fight:marauding +{modifier} r4 w4")
    assert not fits(s, f"fight:marauding +{modifier} w6 y6")


@pytest.mark.parametrize(
    ("modifier", "line"),
    [
        ("blacksmith", "mercenary +blacksmith r4"),
        ("militiaman", "mercenary +militiaman y4 y6"),
        ("tithe", "merchant +tithe y4 N.y4"),
        ("monk", "merchant +monk w4"),
        ("priest", "merchant +priest y4 y6"),
        ("apprenticeship", "merchant +apprenticeship y4"),
        ("confession", "mercenary +confession r4 r6"),
        ("templar", "mercenary +templar w4"),
        ("prior", "glassblower +prior w4"),
    ],
)
def test_one_cube_is_spent(modifier: str, line: str) -> None:
    """C table, A0.4: one of two goes, whatever the group."""
    colour, k = card_space(modifier)
    end = after(cube(modifier, EVERY_COLOUR), line)
    assert end["activities"][colour][k]["cubes"] == {"A": 1}
    assert end["actor"] == "B"


def test_no_cubes_against_black_dice() -> None:
    """P3.6: none is offered there."""
    s = cube("confession", EVERY_COLOUR, step="black_dice", black=[5])
    assert not {name for name in names(s) if name.startswith("+")}


# --- Blacksmith ----------------------------------------------------------------------------------

SPARE = {"white": [1, 1]}


@pytest.mark.parametrize(
    ("dice", "total"), [("r1", 6), ("r2", 7), ("r1 r2", 8), ("r1 r2 r6", 14), ("r6 r6 r6", 23)]
)
def test_blacksmith(dice: str, total: int) -> None:
    """C.blacksmith: 5 more for the group, not for each die."""
    s = cube("blacksmith", {"A": {"red": [1, 2, 6, 6, 6]}, "N": SPARE})
    assert gains(s, f"mercenary +blacksmith {dice}") == (total // 2 * 3, 0, 0)


def test_blacksmith_in_combat() -> None:
    """C.blacksmith, A3.1: a red 1 is 6 against War, three cubes."""
    s = cube("blacksmith", {"A": {"red": [1]}, "N": SPARE})
    end = after(s, "fight:war +blacksmith r1 x3")
    assert end["events"][1]["cubes"] == ["A", "A", "A"]
    assert not fits(s, "fight:war +blacksmith r1 x4")


def test_blacksmith_makes_a_weak_die_strong_enough() -> None:
    """C.blacksmith: Mercenary with a 1 is possible only with a cube."""
    s = cube("blacksmith", {"A": {"red": [1]}, "N": SPARE})
    assert not fits(s, "mercenary r1")
    assert fits(s, "mercenary +blacksmith r1")


def test_blacksmith_pays_for_no_dice() -> None:
    """A0.2: the price of bought dice stays."""
    s = cube("blacksmith", {"A": {"red": [1]}, "B": {"red": [3]}, "N": SPARE})
    assert gains(s, "mercenary +blacksmith r1 B.r3") == (-4 + 12, 0, 0)


def test_blacksmith_helps_the_archer() -> None:
    """C.blacksmith, C.archer: 1 + 5 makes three rolls; only the rolled dice stay as they are."""
    s = table(
        dice={"A": {"red": [1]}, "N": SPARE},
        activities={
            "red": [card("archer", tradesmen={"A": 1}), None, None],
            "yellow": [None, card("blacksmith", cubes={"A": 1}), None],
        },
    )
    end = after(s, "archer +blacksmith r1 =3 =2 =6 cube:marauding cube:marauding")
    assert end["events"][0]["cubes"] == ["A", "A"]


# --- Militiaman ----------------------------------------------------------------------------------


def test_militiaman() -> None:
    """C.militiaman: one to three yellow dice as red ones of their values."""
    s = cube("militiaman", {"A": {"yellow": [3, 4, 6]}, "N": SPARE})
    assert gains(s, "mercenary +militiaman y3") == (3, 0, 0)
    assert gains(s, "mercenary +militiaman y3 y4") == (9, 0, 0)
    assert gains(s, "mercenary +militiaman y3 y4 y6") == (18, 0, 0)
    assert not fits(s, "mercenary y4")


def test_militiaman_takes_no_red_dice_along() -> None:
    """C.militiaman: yellow dice and nothing else."""
    s = cube("militiaman", {"A": {"red": [4], "yellow": [4]}, "N": SPARE})
    assert not fits(s, "mercenary +militiaman r4 y4")
    assert not fits(s, "mercenary +militiaman r4")
    assert fits(s, "mercenary +militiaman y4")


def test_militiaman_buys_at_the_usual_price() -> None:
    """A0.2, C.militiaman: 4 each in a pair."""
    s = cube("militiaman", {"A": {"yellow": [4]}, "B": {"yellow": [4]}, "N": SPARE})
    assert gains(s, "mercenary +militiaman y4 B.y4") == (-4 + 12, 0, 0)
    assert gains(s, "mercenary +militiaman y4 B.y4", "B") == (4, 0, 0)


def test_militiaman_fights_red_events() -> None:
    """C.militiaman, A3.1: War, but no yellow event under him."""
    s = cube("militiaman", {"A": {"yellow": [4]}, "N": SPARE})
    assert after(s, "fight:war +militiaman y4 x2")["events"][1]["cubes"] == ["A", "A"]
    assert not fits(s, "fight:drought +militiaman y4")


# --- Tithe ---------------------------------------------------------------------------------------


def tithed(**data: object) -> State:
    """Three players and gray with yellow dice."""
    dice = {
        "A": {"yellow": [4]},
        "B": {"yellow": [2, 2]},
        "C": {"yellow": [6]},
        "N": {"yellow": [4, 4], **SPARE},
    }
    return cube("tithe", dice, players=3, **data)


@pytest.mark.parametrize(
    ("dice", "price", "b"),
    [
        ("B.y2", 0, 0),
        ("N.y4", 0, 0),
        ("y4 B.y2", 0, 0),
        ("B.y2 C.y6", 0, 0),
        ("y4 B.y2 C.y6", 0, 0),
        ("B.y2 C.y6 N.y4", 0, 0),
        ("y4 C.y6 N.y4", 0, 0),
        ("B.y2 B.y2", 4, 4),
        ("N.y4 N.y4", 4, 0),
        ("y4 B.y2 B.y2", 6, 6),
        ("B.y2 B.y2 C.y6", 6, 6),
        ("C.y6 N.y4 N.y4", 6, 0),
        ("y4 N.y4 N.y4", 6, 0),
    ],
)
def test_tithe(dice: str, price: int, b: int) -> None:
    """C.tithe: one die of each other district is free, a second one costs by the whole group."""
    total = sum(int(die[-1]) for die in dice.split())
    s = tithed()
    assert gains(s, f"agriculture +tithe {dice}") == (total // 2 - price, 0, 0)
    assert gains(s, f"agriculture +tithe {dice}", "B") == (b, 0, 0)
    assert gains(s, f"agriculture +tithe {dice}", "C") == (0, 0, 0)


def test_tithe_three_of_one_district() -> None:
    """C.tithe: one of three free, the others at 6."""
    s = cube("tithe", {"B": {"yellow": [2, 2, 2]}, "N": SPARE})
    assert gains(s, "agriculture +tithe B.y2 B.y2 B.y2") == (3 - 12, 0, 0)
    assert gains(s, "agriculture +tithe B.y2 B.y2 B.y2", "B") == (12, 0, 0)


def test_tithe_without_money() -> None:
    """C.tithe: what is not free must still be paid."""
    s = tithed(seats={"A": {"deniers": 0}})
    assert fits(s, "merchant +tithe B.y2 C.y6 N.y4")
    assert not fits(s, "merchant +tithe B.y2 B.y2")
    assert not fits(s, "merchant B.y2")
    s = tithed(seats={"A": {"deniers": 5}})
    assert not fits(s, "merchant +tithe y4 B.y2 B.y2")
    s = tithed(seats={"A": {"deniers": 6}})
    assert fits(s, "merchant +tithe y4 B.y2 B.y2")


def test_tithe_from_one_who_has_passed() -> None:
    """C.tithe: his district is a district too."""
    s = cube(
        "tithe",
        {"B": {"yellow": [4]}, "N": SPARE},
        seats={"A": {"deniers": 0}, "B": {"passed": True}},
    )
    assert gains(s, "agriculture +tithe B.y4") == (2, 0, 0)


# --- Monk, Templar, Prior ------------------------------------------------------------------------


def single(modifier: str, **data: object) -> State:
    """White dice: A's 3 and 4, B's 5."""
    dice = {"A": {"white": [3, 4]}, "B": {"white": [5]}, "N": {"red": [1], "yellow": [1]}}
    return cube(modifier, dice, **data)


def test_monk() -> None:
    """C.monk: three yellow dice of that value."""
    s = single("monk")
    assert gains(s, "agriculture +monk w3") == (4, 0, 0)
    assert gains(s, "merchant +monk w4") == (12, 0, 0)
    end = after(s, "fight:drought +monk w4 x3")
    assert end["events"][2]["cubes"] == ["A", "A", "A"]
    assert not fits(s, "fight:drought +monk w4 x4")


def test_templar() -> None:
    """C.templar: two red dice of that value."""
    s = single("templar")
    assert gains(s, "mercenary +templar w3") == (9, 0, 0)
    end = after(s, "fight:war +templar w4 x4")
    assert end["events"][1]["cubes"] == ["A"] * 4
    assert not fits(s, "fight:war +templar w4 x5")


def test_prior() -> None:
    """B1, C.prior: two white dice of that value."""
    s = single("prior", cathedral=[["A"] * 6, [None] * 6, [None] * 6])
    assert gains(s, "glassblower +prior w3") == (0, 0, 3)  # 6 // 5
    assert gains(s, "glassblower +prior B.w5") == (-2, 0, 6)  # 10 // 5
    assert not fits(s, "glassblower w4")
    end = after(s, "fight:heresy +prior w4 x2")
    assert end["events"][3]["cubes"] == ["A", "A"]
    assert not fits(s, "fight:heresy +prior w4 x3")


LINES = {"monk": "merchant", "templar": "mercenary", "prior": "fight:heresy"}


@pytest.mark.parametrize("modifier", LINES)
def test_exactly_one_white_die(modifier: str) -> None:
    """C.monk, C.templar, C.prior: no second die, of whatever colour."""
    s = single(modifier)
    line = f"{LINES[modifier]} +{modifier}"
    tail = " x1" if modifier == "prior" else ""
    assert fits(s, f"{line} w4{tail}")
    for dice in ("w3 w4", "w4 B.w5", "w4 N.y1", "w4 N.r1"):
        assert not fits(s, f"{line} {dice}{tail}")


@pytest.mark.parametrize(
    ("modifier", "line", "earned"),
    [
        ("monk", "merchant +monk B.w5", (15 // 2 * 2, 0, 0)),
        ("templar", "mercenary +templar B.w5", (10 // 2 * 3, 0, 0)),
        ("prior", "fight:heresy +prior B.w5 x3", (0, 3, 0)),
    ],
)
def test_a_bought_white_die_costs_two(
    modifier: str, line: str, earned: tuple[int, int, int]
) -> None:
    """C.monk, C.templar, C.prior: it is one die, bought as such."""
    s = single(modifier)
    assert gains(s, line) == (earned[0] - 2, *earned[1:])
    assert gains(s, line, "B") == (2, 0, 0)
    poor = single(modifier, seats={"A": {"deniers": 1}})
    assert not fits(poor, line)


@pytest.mark.parametrize("modifier", ["monk", "templar", "prior"])
def test_one_die_that_is_several_places_nobody(modifier: str) -> None:
    """C.monk, C.templar, C.prior: no building placement, though the die is one."""
    s = cube(modifier, EVERY_COLOUR)
    for building in ("palace", "bishopric", "city_hall"):
        for die in ("r4", "w4", "y4"):
            assert not fits(s, f"settle-{building} +{modifier} {die}")


# --- Priest, Apprenticeship, Confession ----------------------------------------------------------

THREE = {"A": {"red": [1, 2, 6], "white": [1, 2, 6], "yellow": [1, 2, 6]}, "N": SPARE}


@pytest.mark.parametrize(
    ("modifier", "dice", "total"),
    [
        ("priest", "y1", 4),
        ("priest", "y1 y2", 9),
        ("priest", "y1 y2 y6", 18),
        ("apprenticeship", "y1", 5),
        ("apprenticeship", "y6", 5),
        ("apprenticeship", "y1 y2", 10),
        ("apprenticeship", "y1 y2 y6", 15),
        ("confession", "y1", 3),
        ("confession", "y1 y2", 7),
        ("confession", "y1 y2 y6", 15),
    ],
)
def test_cubes_that_work_on_each_die(modifier: str, dice: str, total: int) -> None:
    """C.priest +3, C.apprenticeship 5, C.confession +2 for every die of the group."""
    s = cube(modifier, THREE)
    assert gains(s, f"agriculture +{modifier} {dice}") == (total // 2, 0, 0)
    assert gains(s, f"merchant +{modifier} {dice}") == (total // 2 * 2, 0, 0)


@pytest.mark.parametrize(
    ("modifier", "dice", "total"),
    [("apprenticeship", "r1 r2", 10), ("confession", "r1 r2", 7), ("confession", "r6", 8)],
)
def test_general_cubes_on_red_dice(modifier: str, dice: str, total: int) -> None:
    """C.apprenticeship, C.confession: any colour."""
    assert gains(cube(modifier, THREE), f"mercenary +{modifier} {dice}") == (total // 2 * 3, 0, 0)


def test_bought_dice_are_modified_too() -> None:
    """C.priest, A0.2: B's die counts 3 more and costs as usual."""
    s = cube("priest", {"A": {"yellow": [1]}, "B": {"yellow": [1]}, "N": SPARE})
    assert gains(s, "agriculture +priest y1 B.y1") == (4 - 4, 0, 0)


@pytest.mark.parametrize("modifier", ["apprenticeship", "confession"])
@pytest.mark.parametrize("line", ["settle-palace", "settle-bishopric", "settle-city_hall"])
def test_general_cubes_place_nobody(modifier: str, line: str) -> None:
    """Z3: barred from all three buildings, the Palace too."""
    s = cube(modifier, EVERY_COLOUR)
    die = {"settle-palace": "r4", "settle-bishopric": "w4", "settle-city_hall": "y4"}[line]
    assert fits(s, f"{line} {die}")
    assert not fits(s, f"{line} +{modifier} {die}")


def test_a_cube_that_does_not_help_opens_nothing() -> None:
    """A0.4: with a cube of Priest and red dice alone there is nothing yellow or white to do."""
    s = cube("priest", {"A": {"red": [4]}, "N": {"red": [1]}})
    assert not {"agriculture", "merchant", "cathedral", "fight:drought"} & names(s)
    assert "fight:war" in names(s)


def test_only_cards_with_a_cube_of_the_player_modify() -> None:
    """A0.4, A1.6: Apprenticeship would help as well, but only B has a cube there."""
    s = table(
        activities=laid(
            card("monk", tradesmen={"A": 1}, cubes={"A": 1}),
            card("apprenticeship", tradesmen={"A": 1, "B": 2}, cubes={"B": 1}),
        ),
        dice={"A": {"white": [4], "yellow": [1]}, "B": {"red": [1]}},
    )
    assert offered(s, "agriculture") == {"+monk", "plain"}
    own = table(
        activities=laid(
            card("monk", tradesmen={"A": 1}, cubes={"A": 1}),
            card("apprenticeship", tradesmen={"A": 1}, cubes={"A": 1}),
        ),
        dice={"A": {"white": [4], "yellow": [1]}, "B": {"red": [1]}},
    )
    assert offered(own, "agriculture") == {"+monk", "+apprenticeship", "plain"}
