"""Opponents who err: as people do, never as dice do."""

from __future__ import annotations

import random

import pytest
from random_play import steps
from table import board, card, laid, queue, table

from troyes.bots import LEVELS, ClassicBot, make_bot
from troyes.bots.judged import JudgedBot
from troyes.bots.rankings import RANKINGS, act_of, by_prices
from troyes.bots.sense import IDLE
from troyes.bots.styles import STYLES
from troyes.formats.notation import turn_text
from troyes.play.game import Game
from troyes.play.view import View, view
from troyes.rules import COMPILED
from troyes.rules.engine import apply_option, options, resolve
from troyes.rules.layout import die_kind, value_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    COUNTER,
    DIE,
    PASS,
    REROLL,
    YELLOW,
    YIELD,
)

TRIES = 30 if COMPILED else 5
WEAK = [name for name in LEVELS if LEVELS[name].spec.startswith("judged")]
RICH = table(
    dice={"A": {"red": [1, 5, 6], "white": [2, 6], "yellow": [3, 3]}, "B": {"red": [4, 6]}},
    activities=laid(card("hunting"), card("monk"), card("merchant")),
    buildings=board(palace="AB.A..", city_hall="AB .. .A"),
    events=queue("marauding brigands:A"),
)


LATE = table(
    round=4,
    dice={"A": {"yellow": [2]}, "B": {"red": [6]}},
    seats={"A": {"deniers": 6}},
    events=queue("marauding brigands:AAA"),
)


def test_without_noise_it_plays_like_the_classic_bot() -> None:
    game = Game(2, seed=3)
    classic, judged = [ClassicBot(1), ClassicBot(2)], [JudgedBot(1), JudgedBot(2)]
    for _ in range(200 if COMPILED else 40):
        if game.actor is None:
            break
        seen = game.view(game.actor)
        option = judged[game.actor].choose(seen)
        assert option == classic[game.actor].choose(seen)
        game.choose(option)


def test_noise_changes_what_is_done_and_not_how_it_is_done() -> None:
    seen = view(RICH, 0)
    ranked = by_prices(seen, seen.sample(random.Random(1).choice))
    best_way: dict[int | None, tuple[float, tuple[int, ...]]] = {}
    for value, turn in ranked:
        best_way.setdefault(act_of(turn), (value, turn))
    assert len(best_way) > 4
    acts = set()
    for seed in range(TRIES):
        turn = JudgedBot(seed, noise=3.0, kinds=4).turn(seen)
        value, best = best_way[act_of(turn)]
        assert turn == best
        assert value >= ranked[0].value - 4.0
        acts.add(act_of(turn))
    assert 2 <= len(acts) <= 4


@pytest.mark.parametrize("level", WEAK)
def test_nobody_passes_yields_or_rolls_again_by_mistake(level: str) -> None:
    """Over whole games, these are chosen only where the ranking has them first."""
    games, rounds = (3, 99) if COMPILED else (1, 1)
    for seed in range(games):
        game = Game(2, seed=seed)
        bots = [make_bot(level, seed), make_bot(level, seed + 1)]
        while game.actor is not None and game.state.round <= rounds:
            seen = game.view(game.actor)
            option = bots[game.actor].choose(seen)
            fresh = seen.state.wait in (ASK_ACTION, ASK_COUNTER) and len(seen.options()) > 1
            if fresh and (option in (PASS, YIELD) or REROLL <= option < DIE):
                best = JudgedBot(1, ranking="net").turn(seen)
                assert best[0] == option
            game.choose(option)


@pytest.mark.parametrize("ranking", RANKINGS)
def test_nobody_does_what_seems_worse_than_to_do_nothing(ranking: str) -> None:
    """With errors as large as these, everything else that may be done is done at some time."""
    worse = 0
    for s in decisions(2, 6):
        seen = view(s, s.actor)
        ranked = RANKINGS[ranking](seen, seen.sample(random.Random(1).choice))
        values: dict[int | None, float] = {}
        for value, turn in ranked:
            values.setdefault(turn[0] if turn[0] in IDLE else act_of(turn), value)
        if PASS not in values:  # not offered where points can be had in the last round
            continue
        idle = values[PASS]
        worse += min(values.values()) < idle
        for seed in range(TRIES // 5):
            turn = JudgedBot(seed, ranking=ranking, noise=50.0, kinds=99, whim=99.0).turn(seen)
            assert values[turn[0] if turn[0] in IDLE else act_of(turn)] >= idle
    assert worse


def test_a_die_that_is_rolled_again_is_used_as_intended() -> None:
    """Whatever the bot overrates in this round, it knows what it rolled the die for."""
    acts = set()
    for s in decisions(2, 4):
        seen = view(s, s.actor)
        ranked = RANKINGS["net"](seen, seen.sample(random.Random(1).choice))
        best = next(one for one in ranked if act_of(one.turn) is not None)
        for seed in range(TRIES // 5):
            bot = JudgedBot(seed, ranking="net", noise=50.0, kinds=99, whim=99.0)
            acts.add(act_of(bot.turn(seen)) == act_of(best.turn))
            bot.rolled = True
            assert act_of(bot.turn(seen)) in (act_of(best.turn), act_of(ranked[0].turn))
    assert acts == {False, True}


def test_it_remembers_having_rolled_a_die_until_it_has_used_it() -> None:
    s = table(
        round=4,
        step="black_dice",
        black=[5],
        dice={"A": {"yellow": [4]}, "N": {"yellow": [6]}},
        seats={"A": {"deniers": 6, "influence": 18, "vp": 9}},
    )
    bot = JudgedBot(1, ranking="net", noise=9.0, kinds=10, whim=10.0)
    assert not bot.rolled
    assert REROLL <= bot.choose(view(s, 0)) < DIE
    assert bot.rolled
    after = s.copy()
    apply_option(after, REROLL + die_kind(YELLOW, 4))
    resolve(after, 6)
    assert bot.choose(view(after, 0)) == COUNTER
    assert not bot.rolled


def decisions(players: int, count: int) -> list[State]:
    """Positions of a random game in which an action may be taken."""
    found = [
        s.copy() for s in steps(players, True, 3) if s.wait == ASK_ACTION and len(options(s)) > 2
    ]
    return found[3 :: len(found) // count][:count]


def test_who_thinks_highly_of_something_goes_on_doing_so() -> None:
    """An error is the same for a round, and another in the next; a bot made anew has the same."""
    s = game_in_play(1)
    turn = JudgedBot(1).turn(View(s, s.actor))
    later = s.copy()
    later.round += 1
    one, same = JudgedBot(5, noise=3.0), JudgedBot(5, noise=3.0)
    assert one.error(s, turn) == one.error(s, turn) == same.error(s, turn) != 0
    assert one.error(later, turn) != one.error(s, turn)
    assert JudgedBot(6, noise=3.0).error(s, turn) != one.error(s, turn)


@pytest.mark.parametrize(("cubes", "overrated"), [(2, True), (3, False)])
def test_nobody_thinks_too_highly_of_more_cubes_than_they_can_use(
    cubes: int, overrated: bool
) -> None:
    monk = card("monk", tradesmen={"A": 1}, cubes={"A": cubes})
    s = table(dice={"A": {"white": [6], "yellow": [6]}}, activities=laid(monk, card("merchant")))
    turns = list(View(s, 0).turns(False))
    collect = next(turn for turn in turns if turn_text(s, turn) == "monk w6")
    farm = next(turn for turn in turns if turn_text(s, turn) == "agriculture y6")
    bots = [JudgedBot(seed, noise=3.0) for seed in range(40)]
    assert any(bot.error(s, collect) > 0 for bot in bots) == overrated
    assert any(bot.error(s, collect) < 0 for bot in bots)
    assert any(bot.error(s, farm) > 0 for bot in bots)


@pytest.mark.parametrize(("number", "overrated"), [(3, True), (4, False)])
def test_in_the_last_round_nobody_thinks_highly_of_what_gains_no_points(
    number: int, overrated: bool
) -> None:
    """H.thibaut: 6 deniers may be worth a point, 5 are not."""
    s = table(
        round=number,
        dice={"A": {"yellow": [2, 6]}, "N": {"yellow": [1]}},
        seats={"A": {"deniers": 3}},
        events=queue("marauding brigands"),
    )
    turns = {turn_text(s, turn): turn for turn in View(s, 0).turns(False)}
    bots = [JudgedBot(seed, noise=3.0) for seed in range(40)]
    for text, scores in (
        ("agriculture y2", False),
        ("settle-city_hall y2", False),
        ("agriculture y6", True),
        ("fight:marauding y6 x2", True),
    ):
        errors = [bot.error(s, turns[text]) for bot in bots]
        assert any(error > 0 for error in errors) == (overrated or scores)
        assert any(error < 0 for error in errors)


@pytest.mark.parametrize(
    ("row", "source", "overrated"),
    [
        ("B..", "city_hall-1.1", False),
        ("B..", "merchant", False),
        ("B..", "supply", True),
        ("BAB", "city_hall-1.1", True),  # a citizen of B's is expelled
    ],
)
def test_nobody_thinks_highly_of_a_citizen_who_only_goes_elsewhere(
    row: str, source: str, overrated: bool
) -> None:
    """A novice sent one to and fro for a whole round, for a good die each time."""
    s = table(
        dice={"A": {"white": [4], "yellow": [5]}},
        activities=laid(card("hunting"), card("monk"), card("merchant", tradesmen={"A": 1})),
        buildings=board(bishopric=f"A.. {row}", city_hall="A. .. .."),
    )
    turns = {turn_text(s, turn): turn for turn in View(s, 0).turns(False)}
    moves = turns[f"settle-bishopric w4 from:{source}"]
    errors = [JudgedBot(seed, noise=3.0).error(s, moves) for seed in range(40)]
    assert any(error > 0 for error in errors) == overrated
    assert any(error < 0 for error in errors)


def test_nobody_rolls_a_six_again() -> None:
    for level in WEAK:
        for seed in range(TRIES):
            option = make_bot(level, seed).choose(view(RICH, 0))
            assert not (REROLL <= option < REROLL + 18 and value_of(option - REROLL) == 6)


def test_a_beginner_sees_own_dice_alone() -> None:
    bought, own = JudgedBot(1).turn(view(LATE, 0)), JudgedBot(1, sight="own").turn(view(LATE, 0))
    assert turn_text(LATE, bought).endswith("fight:brigands B.r6 x2")
    assert turn_text(LATE, own) in ("agriculture y2", "fight:brigands y2", "pass")


# --- styles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_a_style_likes_what_it_is_called_after(style: str) -> None:
    plain, styled = total_of_style(style, ""), total_of_style(style, style)
    assert styled >= plain


def total_of_style(liked: str, style: str) -> float:
    """How much of what a style likes there is after a turn in a few positions."""
    total = 0.0
    for seed in range(4 if COMPILED else 1):
        s = game_in_play(seed)
        turn = JudgedBot(1, style=style).turn(View(s, s.actor))
        seat = s.actor
        for option in turn:
            apply_option(s, option)
        total += STYLES[liked](s, seat)
    return total


def game_in_play(seed: int) -> State:
    """A position in the phase of actions of the first round."""
    game = Game(2, seed=seed)
    bots = [ClassicBot(1), ClassicBot(2)]
    while game.state.wait != ASK_ACTION:
        assert game.actor is not None
        game.choose(bots[game.actor].choose(game.view(game.actor)))
    return game.state.copy()
