"""The enumeration of whole turns: complete, legal, without equivalents, and it can be cut short."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from random_play import start_of_turn, steps
from table import board, card, fits, names, play, queue, table

from troyes.formats.names import ACTION_SPACE
from troyes.formats.notation import turn_text
from troyes.play.turns import turns
from troyes.rules import COMPILED
from troyes.rules.engine import apply_option, choose, is_chance, options
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER
from troyes.rules.turn import spends_influence, turn_goes_on


def walk(s: State, influence: bool) -> set[bytes]:
    """All positions at the end of a turn, found by trying every option."""
    ends = set()
    for option in options(s):
        if not influence and s.wait in (ASK_ACTION, ASK_COUNTER) and spends_influence(option):
            continue
        child = s.copy()
        apply_option(child, option)
        if turn_goes_on(s.wait, option, child.wait) and not is_chance(child):
            ends |= walk(child, influence)
        else:
            ends.add(child.key())
    return ends


def ends_of(s: State, influence: bool) -> list[bytes]:
    """The positions the enumerated turns lead to; every turn is checked option by option."""
    ends = []
    for turn in turns(s, influence):
        child = s.copy()
        for option in turn:
            choose(child, option)
        ends.append(child.key())
    return ends


def sample(count: int, rich: bool) -> list[State]:
    """Positions at the start of a turn with not too many continuations."""
    rng = random.Random(2)
    found: list[State] = []
    for seed in range(60):
        s = start_of_turn(rng.randint(1, 4), seed, rng, (ASK_ACTION, ASK_COUNTER), rich)
        if s is not None:
            found.append(s)
        if len(found) == count:
            break
    return found


def test_plain_turns_are_all_and_only_the_legal_ones() -> None:
    for s in sample(30 if COMPILED else 8, rich=True):
        ends = ends_of(s, influence=False)
        assert set(ends) == walk(s, influence=False)


def test_no_two_turns_lead_to_the_same_position() -> None:
    for s in sample(30 if COMPILED else 8, rich=False):
        for influence in (False, True):
            ends = list(islice(ends_of(s, influence), 3000))
            assert len(set(ends)) == len(ends)


def test_turns_with_influence_are_complete() -> None:
    s = table(
        seats={"A": {"influence": 6}},
        dice={"A": {"yellow": [1, 4]}, "N": {"red": [2]}},
        activities={"yellow": [card("merchant"), None, None]},
    )
    assert set(ends_of(s, influence=True)) == walk(s, influence=True)


def test_order_of_cubes_and_of_influence_makes_no_new_turn() -> None:
    s = table(
        seats={"A": {"influence": 3}},
        dice={"A": {"red": [6]}, "N": {"red": [2]}},
        activities={"red": [card("diplomat", tradesmen={"A": 1}), None, None]},
        events=[{"event": "marauding"}, {"event": "war"}],
    )
    texts = [turn_text(s, turn) for turn in turns(s, False)]
    spread = [text for text in texts if text.startswith("diplomat r6 x") and "cube" in text]
    assert sorted(spread) == [
        "diplomat r6 x1 cube:marauding",
        "diplomat r6 x1 cube:war",
        "diplomat r6 x2 cube:marauding",
        "diplomat r6 x2 cube:marauding cube:marauding",
        "diplomat r6 x2 cube:marauding cube:war",
        "diplomat r6 x2 cube:war",
        "diplomat r6 x2 cube:war cube:war",
    ]


def test_a_turn_in_words_leads_where_it_leads_in_options() -> None:
    """A3.2: an event that is countered leaves the queue, and the next cube is for another."""
    s = table(
        seats={"A": {"influence": 3}},
        dice={"A": {"red": [6]}, "N": {"red": [2]}},
        activities={"red": [card("diplomat", tradesmen={"A": 1}), None, None]},
        events=queue("marauding brigands:BBBB war"),
    )
    texts = set()
    for turn in turns(s, False):
        text = turn_text(s, turn)
        texts.add(text)
        told, played = s.copy(), s.copy()
        play(told, text)
        for option in turn:
            choose(played, option)
        assert told == played
    assert "diplomat r6 x2 cube:brigands cube:war" in texts


@pytest.mark.parametrize("round_number", [3, 4])
def test_where_a_citizen_came_from_makes_no_new_turn_at_the_end_of_a_round(
    round_number: int,
) -> None:
    """P5, P6: who lies goes back to the supply; in the last round as well."""
    s = table(
        round=round_number,
        dice={"A": {"red": [6]}},
        lying={"palace": ["A"]},
        buildings=board("....B."),
    )
    for origin in ("supply", "lying-palace"):
        assert fits(s, f"settle-palace r6 from:{origin}")
    settling = [text for turn in turns(s) if (text := turn_text(s, turn)).startswith("settle")]
    assert len(settling) == 1
    ends = ends_of(s, influence=True)
    assert len(set(ends)) == len(ends)
    assert set(ends) == walk(s, influence=True)


def test_what_spends_influence() -> None:
    """I1."""
    spending = {name for k, name in enumerate(ACTION_SPACE) if spends_influence(k)}
    rerolls = {f"reroll:{colour}{value}" for colour in "rwy" for value in range(1, 7)}
    assert spending == {"recruit", "flip"} | rerolls


def test_it_can_be_cut_short() -> None:
    s = table(
        dice={"A": {"yellow": [1, 2, 3], "red": [1, 2, 3], "white": [1, 2, 3]}, "N": {"red": [2]}}
    )
    first = next(iter(turns(s)))
    assert turn_text(s, first) == "pass"
    assert len(list(islice(turns(s), 5))) == 5


def test_the_state_is_left_alone() -> None:
    s = table(dice={"A": {"yellow": [4]}, "N": {"red": [2]}})
    key = s.key()
    for _ in turns(s):
        pass
    assert s.key() == key


def test_mid_turn_it_goes_on_from_there() -> None:
    s = table(dice={"A": {"yellow": [4, 6]}, "N": {"red": [2]}})
    play(s, "agriculture y4 ...")
    assert {turn_text(s, turn) for turn in turns(s)} == {"", "y6"}
    assert names(s) == {"stop", "y6"}


def test_a_turn_ends_where_a_die_is_rolled() -> None:
    s = table(
        dice={"A": {"red": [2]}, "N": {"red": [2]}},
        activities={"red": [card("archer", tradesmen={"A": 1}), None, None]},
    )
    texts = [turn_text(s, turn) for turn in turns(s)]
    assert "archer r2" in texts
    assert "reroll:r2" in texts


def test_no_turns_at_the_end() -> None:
    for s in steps(2, False, 1):
        last = s
    assert list(turns(last)) == []
