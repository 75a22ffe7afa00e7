"""Black dice: P3.4 to P3.6."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import steps
from table import Json, State, after, card, from_json, names, play, table, to_json

from troyes.rules.black_dice import black_sets, counter_groups, strength
from troyes.rules.engine import choose, options
from troyes.rules.state import dice_in
from troyes.rules.terms import ASK_BLACK, ASK_BLACK_DICE, ASK_COUNTER, COUNTER, DIE, STOP

GRAY = {"N": {"red": [1], "white": [1], "yellow": [1]}}
Way = tuple[tuple[int, ...], tuple[str, ...]]
Item = TypeVar("Item", int, str)


def facing(black: list[int], players: int = 2, **more: Any) -> State:
    """The black dice have been rolled; gray has some dice, so that actions will follow."""
    more["dice"] = GRAY | more.get("dice", {})
    return table(players=players, step="black_dice", black=black, **more)


def mine(text: str) -> dict[str, list[int]]:
    """Dice as text: `r4 y1 y3`."""
    colours = {"r": "red", "w": "white", "y": "yellow"}
    dice: dict[str, list[int]] = {}
    for die in text.split():
        dice.setdefault(colours[die[0]], []).append(int(die[1]))
    return dice


def lying_about(data: Json, letter: str = "A") -> str:
    """The reverse of `mine`."""
    dice = data["dice"][letter]
    return " ".join(f"{colour[0]}{value}" for colour, values in dice.items() for value in values)


def seat(data: Json, letter: str = "A") -> Json:
    return data["seats"][letter]


def allowed(black: list[int], dice: list[str]) -> set[Way]:
    """P3.4 by trial: the highest black die and any others, any own dice that reach their sum."""
    ways = set()
    worth = {die: int(die[1]) * (2 if die[0] == "r" else 1) for die in dice}
    rest = sorted(black)[:-1]
    for n in range(len(rest) + 1):
        for others in combinations(rest, n):
            chosen = [max(black), *others]
            for k in range(1, len(dice) + 1):
                for used in combinations(dice, k):
                    if sum(worth[die] for die in used) >= sum(chosen):
                        ways.add((tuple(sorted(chosen)), tuple(sorted(used))))
    return ways


def left_out(before: list[Item], now: list[Item]) -> tuple[Item, ...]:
    """What is no longer there, in order."""
    rest = list(before)
    for item in now:
        rest.remove(item)
    return tuple(sorted(rest))


def offered(s: State) -> set[Way]:
    """Every way to go on from `counter` to the end of the turn; each is offered once only."""
    before = to_json(s)
    ways: set[Way] = set()

    def go_on(state: State) -> None:
        data = to_json(state)
        if data["waits_for"] in ("black", "black_dice"):
            for option in options(state):
                child = state.copy()
                choose(child, option)
                go_on(child)
        else:
            black = left_out(before["black"], data["black"])
            used = left_out(lying_about(before).split(), lying_about(data).split())
            assert (black, used) not in ways
            ways.add((black, used))

    if "counter" in names(s):
        s = s.copy()
        play(s, "counter ...")
        go_on(s)
    return ways


# --- rolling ------------------------------------------------------------------------------------


def test_all_collected_dice_are_rolled_together() -> None:
    """P3.4: nobody counters before the last one lies there."""
    s = table(step="event_effects", events=[{"event": "marauding"}, {"event": "war"}], dice=GRAY)
    assert names(s) == {f"b{value}" for value in range(1, 7)}
    play(s, "b2 b6")
    assert to_json(s)["waits_for"] == "black_die"
    play(s, "b4")
    data = to_json(s)
    assert (data["black"], data["actor"], data["step"]) == ([6, 4, 2], "A", "black_dice")


def test_actions_follow() -> None:
    """P3.4, P4.1: after the last black die the start player takes the first action."""
    s = facing([1], players=3, start="B", dice={"B": mine("y2")})
    data = after(s, "counter y2")
    assert (data["step"], data["actor"], data["black"]) == ("actions", "B", [])


# --- countering ---------------------------------------------------------------------------------


def test_the_example_of_the_rules() -> None:
    """P3.4: a red 4 against 6 and 1, then 1 + 3 against 4."""
    s = facing([6, 4, 1], players=4, dice={"A": mine("r4 w3 y2"), "B": mine("w1 y3 r2")})
    play(s, "counter b1 r4")
    data = to_json(s)
    assert (data["black"], data["actor"]) == ([4], "B")
    assert (seat(data)["influence"], lying_about(data)) == (12, "w3 y2")
    play(s, "counter w1 y3")
    data = to_json(s)
    assert (data["black"], data["step"], data["actor"]) == ([], "actions", "A")
    assert (seat(data, "B")["influence"], lying_about(data, "B")) == (11, "r2")


@pytest.mark.parametrize(
    ("black", "dice", "possible"),
    [
        (4, "y4", True),
        (4, "y3", False),
        (4, "w4", True),
        (4, "r2", True),  # red counts double
        (2, "r1", True),
        (3, "r1", False),
        (5, "r2", False),
        (5, "r2 y1", True),
        (6, "r3", True),
        (6, "w3 y3", True),
        (6, "w3 y2", False),
        (6, "r1 w1 y1", False),
        (6, "r1 w2 y2", True),
        (1, "y1", True),
        (6, "w1 w1 w1 y1 y1 y1", True),
        (6, "w1 w1 w1 y1 y1", False),
    ],
)
@pytest.mark.parametrize("who", "ABCD")
def test_enough_to_counter(black: int, dice: str, possible: bool, who: str) -> None:
    """P3.4, P3.5: a player must if they can; else they yield."""
    position: Json = {"dice": {who: mine(dice)}, "seats": {who: {"influence": 0}}}
    s = facing([black], players=4, start=who, **position)
    assert names(s) == ({"counter"} if possible else {"yield"})
    assert to_json(s)["actor"] == who


def test_dice_used_are_gone() -> None:
    """P3.4: those of the district that were not used stay."""
    s = facing([5], dice={"A": mine("r3 w5 y5"), "B": mine("r6")})
    data = after(s, "counter w5")
    assert (lying_about(data), lying_about(data, "B"), lying_about(data, "N")) == (
        "r3 y5",
        "r6",
        "r1 w1 y1",
    )


@pytest.mark.parametrize(("before", "left"), [(0, 3), (17, 20), (18, 20), (20, 20)])
def test_influence_for_each_black_die(before: int, left: int) -> None:
    """P3.4, T5: three countered at once, up to 20."""
    s = facing([2, 1, 1], dice={"A": mine("y4")}, seats={"A": {"influence": before}})
    data = after(s, "counter b1 b1 y4")
    assert seat(data)["influence"] == left
    assert seat(data)["vp"] == 0


def test_the_highest_is_never_left() -> None:
    """P3.4: 6 must be among those countered; 1 alone cannot be chosen."""
    s = facing([6, 1], dice={"A": mine("y6 y1")})
    assert offered(s) == {
        ((6,), ("y6",)),
        ((6,), ("y1", "y6")),
        ((1, 6), ("y1", "y6")),
    }


def test_not_able_to_counter_the_highest() -> None:
    """P3.4, P3.5: though the 1 could be countered, the 6 must be faced."""
    s = facing([6, 1], dice={"A": mine("y5")}, seats={"A": {"influence": 0}})
    assert names(s) == {"yield"}


def test_more_dice_than_needed() -> None:
    """P3.5: all three against a 1."""
    s = facing([1], dice={"A": mine("r6 w6 y6")})
    data = after(s, "counter r6 w6 y6")
    assert (lying_about(data), seat(data)["influence"]) == ("", 11)


def test_two_highest_black_dice() -> None:
    """P3.4: one of two sixes is faced; the other may be taken along."""
    s = facing([6, 6], dice={"A": mine("r6")})
    assert offered(s) == {((6,), ("r6",)), ((6, 6), ("r6",))}


@pytest.mark.parametrize("game", range(40))
def test_every_way_and_no_other(game: int) -> None:
    """P3.4, P3.5: the options against a plain trial of all sets of black and own dice."""
    rng = random.Random(game)
    black = [rng.randint(1, 6) for _ in range(rng.randint(1, 4))]
    dice = [rng.choice("rwy") + str(rng.randint(1, 6)) for _ in range(rng.randint(0, 5))]
    s = facing(
        black,
        dice={"A": mine(" ".join(dice)), "B": mine("y6 w6 r6")},
        seats={"A": {"influence": 0}},
    )
    ways = allowed(black, dice)
    assert offered(s) == ways
    assert names(s) == ({"counter"} if ways else {"yield"})


def test_with_twelve_dice() -> None:
    """P3.4: the sum may take them all."""
    dice = "r1 r1 r1 r1 w1 w1 w1 w1 y1 y1 y1 y1"
    s = table(
        step="black_dice",
        black=[6, 6, 4],
        dice={"A": mine(dice), "N": {"yellow": [1]}},
    )
    data = after(s, f"counter b6 b4 {dice}")
    assert (data["black"], lying_about(data), seat(data)["influence"]) == ([], "", 13)


# --- the order of players -----------------------------------------------------------------------


@pytest.mark.parametrize(("start", "order"), [("A", "ABCAB"), ("B", "BCABC"), ("C", "CABCA")])
def test_players_take_turns(start: str, order: str) -> None:
    """P3.4, P3.5: from the start player clockwise, as often as there are black dice."""
    s = facing([6, 5, 4, 3, 2], players=3, start=start)
    seen, highest = "", []
    while to_json(s)["step"] == "black_dice":
        data = to_json(s)
        seen += data["actor"]
        highest.append(data["black"][0])
        play(s, "yield")
    assert (seen, highest) == (order, [6, 5, 4, 3, 2])


def test_one_may_spare_the_others() -> None:
    """P3.4: A counters all three, so B and C face none."""
    s = facing([3, 2, 1], players=3, dice={"A": mine("r3"), "B": mine("y6")})
    data = after(s, "counter b2 b1 r3")
    assert (data["step"], data["actor"], seat(data)["influence"]) == ("actions", "A", 13)
    assert lying_about(data, "B") == "y6"


# --- yielding -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "left"), [(5, 3), (1, 0), (0, 0)])
def test_yielding(vp: int, left: int) -> None:
    """P3.5, T7: the highest only is discarded, the dice are kept, 2 VP lost, nothing gained."""
    s = facing([6, 6, 2], dice={"A": mine("y5")}, seats={"A": {"vp": vp}})
    data = after(s, "yield")
    assert (data["black"], data["actor"]) == ([6, 2], "B")
    assert (seat(data)["vp"], seat(data)["influence"], lying_about(data)) == (left, 10, "y5")
    assert seat(data)["deniers"] == 20


def test_the_next_one_faces_the_next_highest() -> None:
    """P3.5."""
    s = facing([6, 4], dice={"A": mine("y4"), "B": mine("y4")})
    play(s, "yield")
    assert to_json(s)["actor"] == "B"
    assert "counter" in names(s)
    assert "yield" not in names(s)
    data = after(s, "counter y4")
    assert (lying_about(data), lying_about(data, "B")) == ("y4", "")


def test_yielding_again() -> None:
    """P3.5: 2 VP for every black die that is let go."""
    s = facing([6, 6, 6], seats={"A": {"vp": 9}, "B": {"vp": 9}})
    play(s, "yield")
    play(s, "yield")
    play(s, "yield")
    data = to_json(s)
    assert data["step"] == "actions"
    assert [seat(data, x)["vp"] for x in "AB"] == [5, 7]


def test_no_yielding_while_he_can_counter() -> None:
    """P3.5: with dice that suffice there is no way round it."""
    s = facing([6], dice={"A": mine("r3 y1")})
    assert "counter" in names(s)
    assert not {"yield", "pass", "stop"} & names(s)


# --- influence ----------------------------------------------------------------------------------


def test_all_three_kinds_of_influence() -> None:
    """P3.6, I1: also for one who could counter without."""
    s = facing([3], dice={"A": mine("w2 y6")})
    assert names(s) == {"counter", "reroll:w2", "reroll:y6", "recruit", "flip"}


@pytest.mark.parametrize(
    ("influence", "more"),
    [
        (0, set()),
        (1, {"reroll:w2"}),
        (2, {"reroll:w2", "recruit"}),
        (3, {"reroll:w2", "recruit"}),
        (4, {"reroll:w2", "recruit", "flip"}),
    ],
)
def test_influence_must_be_there(influence: int, more: set[str]) -> None:
    """P3.5, P3.6, I1: 1, 2 and 4 points; nobody need spend any."""
    s = facing([3], dice={"A": mine("w2")}, seats={"A": {"influence": influence}})
    assert names(s) == {"yield"} | more


def test_a_reroll_makes_it_possible() -> None:
    """P3.5: a 2 rerolled to 5 must now counter."""
    s = facing([5], dice={"A": mine("w2")}, seats={"A": {"influence": 1}})
    play(s, "reroll:w2 =5")
    assert names(s) == {"counter"}
    data = after(s, "counter w5")
    assert (seat(data)["influence"], lying_about(data)) == (1, "")


def test_a_reroll_may_fail() -> None:
    """P3.5: then the player yields, the point is gone."""
    s = facing([5], dice={"A": mine("w2")}, seats={"A": {"influence": 1, "vp": 4}})
    play(s, "reroll:w2 =3")
    assert names(s) == {"yield"}
    data = after(s, "yield")
    assert (seat(data)["influence"], seat(data)["vp"], lying_about(data)) == (0, 2, "w3")


def test_a_flip_makes_it_possible() -> None:
    """P3.5, I1: two dice turned, 1 to 6 and 2 to 5."""
    s = facing([6, 5], dice={"A": mine("w1 y2")}, seats={"A": {"influence": 4}})
    play(s, "flip w1 y2")
    assert names(s) == {"counter"}
    data = after(s, "counter b5 w6 y5")
    assert (data["step"], seat(data)["influence"]) == ("actions", 2)


def test_spending_may_make_him_unable() -> None:
    """P3.5: a 6 turned to 1 no longer counters, and the player may yield."""
    s = facing([4], dice={"A": mine("w6")}, seats={"A": {"influence": 4, "vp": 4}})
    assert "yield" not in names(s)
    play(s, "flip w6")
    assert names(s) == {"yield"}
    data = after(s, "yield")
    assert (seat(data)["vp"], lying_about(data)) == (2, "w1")


def test_still_his_turn_after_spending() -> None:
    """P3.6: several times, in any order, and the same black die waits."""
    s = facing([6], dice={"A": mine("w2 y6")})
    play(s, "recruit")
    play(s, "reroll:y6 =6")
    play(s, "flip w2")
    data = to_json(s)
    assert (data["actor"], data["black"], seat(data)["supply"]) == ("A", [6], 5)
    assert (seat(data)["influence"], lying_about(data)) == (10 - 2 - 1 - 4, "w5 y6")
    assert "counter" in names(s)


def test_influence_won_may_be_spent_on_the_next_one() -> None:
    """P3.4, P3.6: with two players the third black die comes back to A, who has gained a point."""
    s = facing([5, 5, 5], dice={"A": mine("w1 y5")}, seats={"A": {"influence": 0}})
    play(s, "counter y5")
    play(s, "yield")
    assert to_json(s)["actor"] == "A"
    assert names(s) == {"yield", "reroll:w1"}


def test_no_dice_are_bought() -> None:
    """P3.6: neither B's sixes nor gray's help."""
    s = facing([6], dice={"B": mine("r6 w6 y6")}, seats={"A": {"influence": 0, "deniers": 99}})
    assert names(s) == {"yield"}
    s = facing([6], dice={"A": mine("r3 w6"), "B": mine("r6 w6 y6")})
    assert offered(s) == {((6,), ("r3",)), ((6,), ("w6",)), ((6,), ("r3", "w6"))}


def test_only_own_dice_are_turned() -> None:
    """P3.6, I2."""
    s = facing([6], dice={"A": mine("y2"), "B": mine("r6 w6 y6")})
    assert {n for n in names(s) if n.startswith("reroll")} == {"reroll:y2"}
    play(s, "flip ...")
    assert names(s) <= {"y2", "stop"}


def test_no_cubes_of_activity_cards() -> None:
    """P3.6: Blacksmith, Confession and Priest do not help against black dice."""
    cards = {
        "red": [None, None, None],
        "white": [card("priest", cubes={"A": 2}), card("confession", cubes={"A": 2}), None],
        "yellow": [None, card("blacksmith", cubes={"A": 2}), None],
    }
    s = facing([6], dice={"A": mine("r2 w4 y5")}, activities=cards, seats={"A": {"influence": 0}})
    assert names(s) == {"counter"}
    assert offered(s) == allowed([6], ["r2", "w4", "y5"])
    s = facing([6], dice={"A": mine("r2")}, activities=cards, seats={"A": {"influence": 0}})
    assert names(s) == {"yield"}


def test_a_position_in_the_middle_of_countering() -> None:
    """P3.4: written and read back while black dice are being chosen, the turn goes on."""
    s = facing([6, 2, 1], dice={"A": mine("r5 y1")})
    play(s, "counter b1 ...")
    copy = from_json(to_json(s))
    assert names(copy) == names(s)
    assert after(copy, "r5")["black"] == after(s, "r5")["black"] == [2]


def test_a_further_black_die_is_asked_for_only_if_there_is_one() -> None:
    """P3.4: with one black die, or after the last that can be taken on, own dice come next."""
    s = facing([3], dice={"A": mine("r6 w6")})
    play(s, "counter ...")
    assert names(s) == {"r6", "w6"}
    s = facing([6, 3], dice={"A": mine("r6 w6")})
    play(s, "counter ...")
    assert names(s) == {"stop", "b3"}
    play(s, "b3 ...")
    assert names(s) == {"r6"}  # and then w6: the white die alone is too little against 9


# --- all at once, for menus ----------------------------------------------------------------------


def by_questions(s: State) -> dict[tuple[int, ...], list[tuple[int, ...]]]:
    """Black dice that can be taken on together, and all dice that counter them, step by step."""
    taken = tuple(value for value in range(6, 0, -1) for _ in range(s.chosen[value - 1]))
    if s.wait == ASK_BLACK_DICE:
        return {taken: picks_by_questions(s)}
    found: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for option in options(s):
        if s.wait == ASK_COUNTER and option != COUNTER:
            continue
        child = s.copy()
        choose(child, option)
        for black, dice in by_questions(child).items():
            assert black not in found, "no set of black dice is reached in two ways"
            found[black] = dice
    return found


def picks_by_questions(s: State) -> list[tuple[int, ...]]:
    """All rows of own dice that the questions let a player pick against those taken on."""
    picked = tuple(s.picks[: s.n_picks])
    found = []
    for option in options(s):
        if option == STOP:
            found.append(picked)
            continue
        child = s.copy()
        choose(child, option)
        if child.wait == ASK_BLACK_DICE and child.n_picks > s.n_picks:
            found += picks_by_questions(child)
        else:  # the last die there was
            found.append((*picked, option - DIE))
    return found


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_all_at_once_is_what_the_questions_decide_step_by_step(players: int, seed: int) -> None:
    """P3.4, P3.5: black dice and own dice, each once, wherever in the middle of countering."""
    for s in steps(players, True, seed, rich=True):
        if s.wait not in (ASK_COUNTER, ASK_BLACK, ASK_BLACK_DICE) or dice_in(s, s.actor) > 9:
            continue
        within = strength(s, s.actor)
        sets = [tuple(black) for black in black_sets(s)]
        groups = counter_groups(s, s.actor)
        assert len(set(sets)) == len(sets)
        assert [total for _, total in groups] == sorted(total for _, total in groups)
        stepwise = by_questions(s)
        assert sorted(stepwise) == sorted(black for black in sets if sum(black) <= within)
        for black, picks in stepwise.items():
            enough = [tuple(dice) for dice, total in groups if total >= sum(black)]
            assert sorted(picks) == sorted(enough)
