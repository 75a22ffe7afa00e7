"""The bots: always legal, repeatable, blind to secrets; the classic one against chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from table import board, card, laid, levels, play, queue, table

from troyes.bots import LEVELS, Bot, ClassicBot, make_bot
from troyes.bots.classic import TURNS_EACH, candidates
from troyes.bots.evaluation import Judge
from troyes.formats.notation import read_word, turn_text
from troyes.play.game import Game
from troyes.play.turns import turns
from troyes.play.view import View, view
from troyes.rules import COMPILED
from troyes.rules.engine import apply_option, is_chance, is_over, options
from troyes.rules.scoring import margin
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, PASS
from troyes.rules.turn import spends_influence

GAMES = 20 if COMPILED else 2
TABLES = [(players, bonus) for players in (1, 2, 3, 4) for bonus in (False, True)]
if not COMPILED:
    TABLES = [(1, True), (2, False), (3, True)]


def play_game(game: Game, bots: list[Bot], rounds: int = 99) -> Game:
    """A game, or its first rounds; every choice must be legal and leave the view alone."""
    while game.actor is not None and game.state.round <= rounds:
        seen = game.view(game.actor)
        before = seen.state.key()
        option = bots[game.actor].choose(seen)
        assert seen.state.key() == before
        assert option in seen.options()
        game.choose(option)
    return game


def game_of(specs: list[str], seed: int, bonus: bool = False, rounds: int = 99) -> Game:
    bots = [make_bot(spec, seed + k) for k, spec in enumerate(specs)]
    return play_game(Game(len(specs), seed=seed, bonus=bonus), bots, rounds)


def turn_of(s: State, bot: Bot | None = None) -> str:
    """The turn a bot takes in a position, in the notation."""
    bot = bot or ClassicBot(1)
    start, turn, seat = s.copy(), [], s.actor
    s = s.copy()
    while True:
        turn.append(bot.choose(view(s, seat)))
        apply_option(s, turn[-1])
        between = s.wait in (ASK_ACTION, ASK_COUNTER) and s.n_picks == 0
        if is_over(s) or is_chance(s) or s.actor != seat or between:
            return turn_text(start, tuple(turn))


# --- whole games ---------------------------------------------------------------------------------


QUICK = ["random", "classic", *(name for name in LEVELS if LEVELS[name].seconds <= 0.05)]
if not COMPILED:
    QUICK = ["random", "classic", "novice"]  # all quick levels think with the same network


CASES = [(spec, *table) for spec in QUICK for table in TABLES]
if not COMPILED:  # with a network, half a minute to two each; test_learned.py plays one
    CASES = [case for case in CASES if case[0] != "novice"]


@pytest.mark.parametrize(("spec", "players", "bonus"), CASES)
def test_every_bot_plays_whole_games(spec: str, players: int, bonus: bool) -> None:
    bots = [make_bot(spec, seed) for seed in range(players)]
    game = play_game(Game(players, seed=11 * players, bonus=bonus), bots)
    assert game.over
    assert all(bot.fallbacks == 0 for bot in bots if isinstance(bot, ClassicBot))


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    rounds = 99 if COMPILED else 1
    first, again, other = (
        game_of([spec, "random"], seed, rounds=rounds).record().steps for seed in (5, 5, 6)
    )
    assert again == first
    assert other != first


@pytest.mark.parametrize("spec", [name for name in QUICK if name not in ("random", "novice")])
def test_who_thinks_beats_chance(spec: str) -> None:
    wins, points = 0, 0
    for seed in range(GAMES):
        seat = seed % 2
        game = game_of([spec, "random"][:: -1 if seat else 1], seed)
        wins += game.winners() == [seat]
        points += game.scores()[seat]["total"]
    assert wins >= 0.95 * GAMES
    assert points >= 28 * GAMES


def test_the_classic_bot_does_better_against_le_roy() -> None:
    for seed in range(max(1, GAMES // 6)):
        classic, chance = (game_of([spec], seed) for spec in ("classic", "random"))
        assert margin(classic.state) > margin(chance.state) + 10


# --- secrets -------------------------------------------------------------------------------------


def test_what_is_hidden_makes_no_difference() -> None:
    game = Game(3, seed=8)
    rng = random.Random(8)
    other = ClassicBot(1)
    for _ in range(40 if COMPILED else 12):
        assert game.actor is not None
        mine, changed = game.view(game.actor), view(with_other_secrets(game.state), game.actor)
        assert mine == changed
        option = ClassicBot(1).choose(mine)
        assert option == ClassicBot(1).choose(changed)
        game.choose(other.choose(mine) if rng.random() < 0.5 else option)


def with_other_secrets(s: State) -> State:
    """The same state but for what the player to choose cannot see."""
    f = to_fields(s)
    others = [k for k in range(s.players * 2) if k // 2 != s.actor and f["hands"][k] < 6]
    free = [c for c in range(6) if c not in f["hands"]]
    for k, character in zip(others, reversed(free), strict=False):
        f["hands"][k] = character
    for seat in range(s.players):
        if seat != s.actor:
            f["vp"][seat] += 5
            f["earned"][seat * 7] += 5
    return from_fields(s.edition, f)


# --- the classic bot's turns ----------------------------------------------------------------------


def test_candidates_are_whole_legal_turns_counted_not_timed() -> None:
    s = table(
        dice={"A": {"red": [1, 5, 6], "white": [2, 6], "yellow": [3, 3]}, "B": {"red": [4, 6]}},
        activities=laid(card("hunting"), card("monk"), card("merchant")),
        buildings=board(palace="AB.A..", city_hall="AB .. .A"),
    )
    found = list(candidates(s))
    assert found == list(candidates(s))
    first = Counter(turn[0] for turn in found if not spends_influence(turn[0]))
    assert set(first) == {turn[0] for turn in turns(s, influence=False)}
    assert max(first.values()) == TURNS_EACH
    assert any(spends_influence(turn[0]) for turn in found)
    for turn in found:
        after = s.copy()
        for option in turn:
            assert option in options(after)
            apply_option(after, option)


def test_a_plan_that_no_longer_fits_is_dropped() -> None:
    first = table(dice={"A": {"white": [5, 6]}})
    second = table(dice={"A": {"yellow": [5, 6]}}, buildings=board(palace="A....."))
    bot = ClassicBot(1)
    bot.choose(view(first, 0))
    assert bot.plan
    option = bot.choose(view(second, 0))
    assert option in options(second)
    assert option == ClassicBot(1).choose(view(second, 0))
    assert bot.fallbacks == 0


def test_trouble_while_thinking_ends_in_a_legal_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Judge, s: State) -> float:
        raise RuntimeError("no judgement")

    monkeypatch.setattr(Judge, "value", fail)
    s = table(dice={"A": {"white": [5, 6]}})
    bot = ClassicBot(1)
    assert bot.choose(view(s, 0)) in options(s)
    assert bot.fallbacks == 1


def test_he_builds_when_only_the_cathedral_is_left_to_score() -> None:
    s = table(players=2, round=4, dice={"A": {"white": [4, 5, 6]}}, seats={"A": {"deniers": 0}})
    assert turn_of(s).startswith("cathedral w4 w5 w6")


def test_he_fights_for_the_last_banner() -> None:
    s = table(
        round=4,
        dice={"A": {"red": [4]}, "B": {"red": [4]}},
        seats={"A": {"deniers": 0}},
        events=queue("marauding brigands:AAAA"),
    )
    assert turn_of(s) == "fight:brigands r4"


def test_he_passes_when_nothing_is_left_to_gain() -> None:
    s = table(
        round=4,
        dice={"N": {"yellow": [1]}},
        seats={"A": {"deniers": 18, "influence": 0}},
        cathedral=levels("NNNNNN NNNNNN NNNNNN"),
    )
    assert ClassicBot(1).choose(view(s, 0)) == PASS


def test_a_better_position_is_worth_more() -> None:
    s = table(dice={"A": {"white": [4, 5]}, "B": {"white": [1]}})
    judge = Judge(View(s, 0))
    built = s.copy()
    play(built, "cathedral w4 w5")
    wasted = s.copy()
    read_word(wasted, "pass")
    assert judge.value(built) > judge.value(wasted)
