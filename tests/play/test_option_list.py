"""Lists of options: what a player says of a turn, read as the engine asks for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from table import board, queue, table

from troyes.play.option_list import CONFIRMED, PREVIEWED, TENTATIVE, is_die, read_options
from troyes.play.refused import Refused
from troyes.rules.chance import Seed
from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, draw, is_chance, is_over, options, resolve
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_BLACK,
    ASK_CUBES,
    ASK_DICE,
    BLACK,
    COUNTER,
    CUBE,
    DIE,
    FIGHT,
    FLIP,
    NO_MODIFIER,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_ARCHER,
    SPACE,
    STOP,
)
from troyes.rules.turn import turn_goes_on

REST = {"red": [1], "white": [1], "yellow": [1]}
RED, WHITE, YELLOW = DIE - 1, DIE + 5, DIE + 11  # + value: A's dice


def refusal(s: State, given: list[int], stops: tuple[int, ...] = CONFIRMED) -> tuple[str, object]:
    """Why a list is refused, and which option of it."""
    before = s.key()
    with pytest.raises(Refused) as found:
        read_options(s, given, stops)
    assert s.key() == before
    return found.value.reason, found.value.args_["option"]


def farm(*values: int, **data: object) -> State:
    return table(dice={"A": {"yellow": list(values)}, "B": REST}, **data)


# --- dice in any order ---------------------------------------------------------------------------


def test_dice_come_in_any_order() -> None:
    """A0: the engine asks for the lowest first."""
    s = farm(3, 5, 5)
    wanted = [AGRICULTURE, YELLOW + 3, YELLOW + 5, YELLOW + 5]
    for dice in ((3, 5, 5), (5, 3, 5), (5, 5, 3)):
        read = read_options(s, [AGRICULTURE, *(YELLOW + value for value in dice)], CONFIRMED)
        assert read.options == wanted
        assert read.completes


def test_the_very_first_die_comes_in_any_order() -> None:
    """A0: a red 1 of seat A has the lowest number of all dice."""
    s = table(dice={"A": {"red": [1, 5]}, "B": REST})
    read = read_options(s, [FIGHT, RED + 5, RED + 1], CONFIRMED)
    assert read.options[:3] == [FIGHT, RED + 1, RED + 5]
    assert is_die(RED + 1) and not is_die(REROLL + 17)


def test_a_die_that_is_not_there_is_named() -> None:
    s = farm(3, 5)
    assert refusal(s, [AGRICULTURE, YELLOW + 5, YELLOW + 4]) == (
        "error-not-an-option",
        YELLOW + 4,
    )
    assert refusal(s, [AGRICULTURE, YELLOW + 5, YELLOW + 5]) == (
        "error-not-an-option",
        YELLOW + 5,
    )
    assert refusal(s, [AGRICULTURE, RED + 1])[0] == "error-not-an-option"


def test_dice_to_be_turned_are_not_those_of_the_group() -> None:
    """I1: the same die is named twice, before and after; what stands between them parts them."""
    s = farm(2, 5, seats={"A": {"influence": 6}})
    read = read_options(s, [FLIP, YELLOW + 2, AGRICULTURE, YELLOW + 5], CONFIRMED)
    assert read.options == [FLIP, YELLOW + 2, STOP, AGRICULTURE, YELLOW + 5, STOP]
    both = read_options(s, [FLIP, YELLOW + 5, YELLOW + 2, AGRICULTURE, YELLOW + 5], CONFIRMED)
    assert both.options == [FLIP, YELLOW + 2, YELLOW + 5, STOP, AGRICULTURE, YELLOW + 5, STOP]


def facing_black(*black: int) -> State:
    return table(
        step="black_dice",
        black=list(black),
        dice={"A": {"red": [4, 6], "yellow": [2]}, "B": REST},
        turn={"black_todo": 1},
    )


def test_black_dice_and_ones_own_in_any_order() -> None:
    """P3.4: the highest black die, a further one, and a group, however they are said."""
    s = facing_black(5, 3, 1)
    wanted = [COUNTER, BLACK + 2, STOP, RED + 4, YELLOW + 2, STOP]
    dice = [BLACK + 2, RED + 4, YELLOW + 2]
    for k in range(6):
        said = random.Random(k).sample(dice, 3)
        read = read_options(s, [COUNTER, *said], CONFIRMED)
        assert read.options == wanted
        assert read.completes


# --- what goes without saying --------------------------------------------------------------------


def test_no_modifier_goes_without_saying() -> None:
    s = farm(4, 6)
    plain = read_options(s, [AGRICULTURE, YELLOW + 4], CONFIRMED)
    assert plain.options == [AGRICULTURE, YELLOW + 4, STOP]
    taken = 0
    for seed in range(20):
        for s, turn in turns_of_a_game(2, seed):
            if NO_MODIFIER in turn:
                said = [option for option in turn if option != NO_MODIFIER]
                assert read_options(s, said, CONFIRMED).options == list(turn)
                taken += 1
    assert taken > 20


def test_stop_at_the_end_by_what_the_list_is_for() -> None:
    s = farm(3, 5)
    given = [AGRICULTURE, YELLOW + 3]
    open_end = read_options(s, given, TENTATIVE)
    assert (open_end.options, open_end.completes) == (given, False)
    assert open_end.after.wait == ASK_DICE
    for stops in (PREVIEWED, CONFIRMED):
        closed = read_options(s, given, stops)
        assert (closed.options, closed.completes) == ([*given, STOP], True)
    said = read_options(s, [*given, STOP], TENTATIVE)
    assert said.completes


def test_nothing_is_supplied_to_nothing() -> None:
    s = farm(3, 5)
    half = read_options(s, [AGRICULTURE, YELLOW + 3], TENTATIVE).after
    assert STOP in options(half)
    assert read_options(half, [], CONFIRMED).options == []
    assert not read_options(half, [], PREVIEWED).completes


def test_further_black_dice_are_asked_for_until_dice_are_said() -> None:
    """P3.4: a list that only counters leaves open with which black dice."""
    read = read_options(facing_black(5, 3), [COUNTER], CONFIRMED)
    assert read.options == [COUNTER]
    assert read.after.wait == ASK_BLACK


def test_cubes_are_open_until_the_list_is_confirmed() -> None:
    """A3.1, C.archer: cubes that may be placed on several events, one after the other."""
    found = 0
    for seed in range(40):
        for s, turn in turns_of_a_game(2, seed):
            said = [option for option in turn if option != STOP]
            cubes = [option for option in said if CUBE <= option < REROLL]
            if not cubes or turn[-1] != STOP:
                continue
            shown = read_options(s, said, PREVIEWED)
            assert not shown.completes
            assert shown.after.wait == ASK_CUBES
            assert read_options(s, said, CONFIRMED).options == list(turn)
            found += 1
    assert found


# --- where a list ends ---------------------------------------------------------------------------


def test_a_list_ends_where_something_is_rolled() -> None:
    """I1: nobody chooses before the die is known."""
    s = farm(3, 5, seats={"A": {"influence": 6}})
    reroll = REROLL + 12 + 2
    read = read_options(s, [RECRUIT, reroll], CONFIRMED)
    assert (read.rolls, read.completes) == (True, False)
    assert read.options == [RECRUIT, reroll]
    assert refusal(s, [reroll, AGRICULTURE, YELLOW + 5]) == ("error-after-roll", AGRICULTURE)
    assert refusal(s, [reroll, PASS]) == ("error-after-roll", PASS)


def test_archers_dice_end_a_list() -> None:
    """C.archer: they are rolled before the cubes are placed."""
    found = 0
    for seed in range(60):
        for s, turn in turns_of_a_game(3, seed):
            read = read_options(s, list(turn), CONFIRMED)
            if read.after.wait == ROLL_ARCHER:
                assert read.rolls
                assert not read.completes
                assert refusal(s, [*turn, STOP]) == ("error-after-roll", STOP)
                found += 1
    assert found


def test_what_follows_a_complete_turn_is_refused() -> None:
    s = farm(3, 5)
    assert refusal(s, [PASS, PASS]) == ("error-not-an-option", PASS)
    turn = [AGRICULTURE, YELLOW + 3, YELLOW + 5, STOP]
    assert refusal(s, [*turn, PASS]) == ("error-not-an-option", PASS)
    assert refusal(s, [AGRICULTURE, YELLOW + 3, PASS]) == ("error-not-an-option", PASS)
    first = new_game(standard(), 2, start=0)
    advance(first)
    while is_chance(first):
        resolve(first, draw(first, 1, 2))
    space = options(first)[0]
    assert space >= SPACE
    assert refusal(first, [space, options(first)[1]])[0] == "error-not-an-option"


def test_an_option_that_is_never_asked_for_is_named() -> None:
    s = farm(3)
    assert refusal(s, [ACTIVATE]) == ("error-not-an-option", ACTIVATE)
    assert refusal(s, [AGRICULTURE, FIGHT]) == ("error-not-an-option", FIGHT)
    assert refusal(s, [STOP]) == ("error-not-an-option", STOP)
    assert refusal(s, [NO_MODIFIER]) == ("error-not-an-option", NO_MODIFIER)
    assert refusal(s, [255]) == ("error-not-an-option", 255)


def test_settling_from_somewhere_keeps_its_order() -> None:
    """A4: the die, then whence the citizen comes; the other way round is refused."""
    s = table(
        dice={"A": {"red": [6]}, "B": REST},
        buildings=board(palace="A....."),
        seats={"A": {"supply": 3}},
        events=queue("marauding"),
    )
    settle = next(option for option in options(s) if 9 <= option < 12)
    half = read_options(s, [settle, RED + 6], PREVIEWED)
    assert not half.completes
    origin = options(half.after)[0]
    assert read_options(s, [settle, RED + 6, origin], CONFIRMED).completes
    assert refusal(s, [settle, origin, RED + 6]) == ("error-not-an-option", origin)


# --- whole games ---------------------------------------------------------------------------------


def turns_of_a_game(players: int, seed: int) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Every turn of a game at random as the engine's options, up to a roll in the middle."""
    rng, keys = random.Random(seed), Seed(seed)
    s = new_game(standard(), players, True)
    advance(s)
    turn: list[int] = []
    begin = s.copy()
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, keys.key0, keys.key1))
            begin, turn = s.copy(), []
            continue
        before = s.wait
        option = rng.choice(options(s))
        if before == ASK_ACTION and option == PASS and rng.random() < 0.7:
            option = rng.choice(options(s))
        apply_option(s, option)
        turn.append(option)
        if is_chance(s) or not turn_goes_on(before, option, s.wait):
            yield begin, tuple(turn)
            begin, turn = s.copy(), []


def reworded(turn: tuple[int, ...], rng: random.Random) -> list[int]:
    """The same turn as people say it: dice in any order, nothing that goes without saying."""
    said = [option for option in turn if option not in (STOP, NO_MODIFIER)]
    out: list[int] = []
    dice: list[int] = []
    for option in [*said, PASS]:
        if is_die(option):
            dice.append(option)
            continue
        out += rng.sample(dice, len(dice))
        dice = []
        out.append(option)
    return out[:-1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_turn_can_be_said_in_any_order(players: int) -> None:
    """In whole games: the engine's own list, and the same without STOP and with dice shuffled."""
    rng = random.Random(players)
    turns = 0
    for seed in range(8):
        for s, turn in turns_of_a_game(players, seed):
            before = s.key()
            assert read_options(s, turn, CONFIRMED).options == list(turn)
            said = reworded(turn, rng)
            if said:
                read = read_options(s, said, CONFIRMED)
                assert read.options == list(turn), (turn, said)
                assert read.completes != read.rolls
            assert s.key() == before
            turns += 1
    assert turns > 200
