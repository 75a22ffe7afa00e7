"""What nobody at a table would do is done by no level."""

from __future__ import annotations

import pytest
from table import board, card, laid, queue, table

from troyes.bots import LEVELS, make_bot
from troyes.bots.endgame import is_near_end
from troyes.bots.search import SearchBot
from troyes.bots.sense import makes_sense, rolls_again, sensible
from troyes.formats.notation import turn_text
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules import COMPILED
from troyes.rules.engine import is_chance
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, PASS, RECRUIT
from troyes.rules.turn import turn_goes_on

EARLY = table(
    round=2,
    dice={"A": {"red": [2, 4], "yellow": [1, 3]}, "N": {"yellow": [5, 6]}},
    seats={"A": {"deniers": 6, "influence": 6}},
    activities=laid(card("hunting"), card("monk"), card("merchant")),
    buildings=board(palace="AB.A..", city_hall="AB .. .A"),
    events=queue("marauding brigands:A"),
)
LATE = table(
    round=4,
    dice={"A": {"red": [1, 2, 3], "yellow": [3]}, "N": {"yellow": [6]}},
    seats={"A": {"deniers": 6, "influence": 6}},
    activities=laid(card("hunting"), card("monk"), card("merchant")),
    buildings=board(palace="AB.A..", city_hall="AB .. .A"),
    events=queue("marauding brigands:A"),
)


def senseless(s: State) -> set[str]:
    return {turn_text(s, turn) for turn in View(s, 0).turns() if not makes_sense(s, turn)}


def test_farming_must_pay() -> None:
    found = {text for text in senseless(EARLY) if text.startswith("agriculture")}
    assert "agriculture y1" in found  # a total of 1 earns nothing (A5.1)
    assert "agriculture N.y5" in found  # 2 deniers for 2
    assert "agriculture N.y6" not in found
    assert "agriculture y3" not in found


def test_good_dice_are_not_rolled_again() -> None:
    found = {text for text in senseless(EARLY) if text.startswith("reroll")}
    assert "reroll:r4" in found
    assert "reroll:r2" not in found


def test_influence_is_spent_when_it_is_needed() -> None:
    """A citizen who is not placed, a die that is not used: both could have waited."""
    s = table(
        round=2,
        dice={"A": {"red": [1, 6], "white": [2, 3]}},
        seats={"A": {"deniers": 6, "influence": 8, "supply": 0}},
        activities=laid(card("hunting"), card("monk"), card("merchant")),
        buildings=board(palace="AB.A..", city_hall="AB .. .A"),
        events=queue("marauding brigands:A"),
    )
    found = senseless(s)
    told = {turn_text(s, turn) for turn in View(s, 0).turns()}
    assert {"recruit cathedral w2", "recruit fight:marauding r6 x2"} <= found
    assert {"flip r1 cathedral w2", "flip w2 w3 fight:marauding r6 x2"} <= found
    for needed in ("recruit settle-palace r6 from:supply", "flip w2 w3 cathedral w5"):
        assert needed in told - found


def test_who_passes_keeps_influence() -> None:
    assert "recruit pass" in senseless(EARLY)
    assert "pass" not in senseless(EARLY)


def test_citizens_are_not_moved_to_and_fro_in_the_last_round() -> None:
    found = senseless(LATE)
    assert "settle-palace r3 from:palace-1" in found
    assert "settle-palace r3 from:supply" not in found  # one more stands
    assert "settle-palace r2 from:palace-1" not in found  # B's is expelled
    assert not any(text.startswith("settle") for text in senseless(EARLY))


def test_where_nothing_makes_sense_nothing_is_done() -> None:
    idle = [(1.0, turn) for turn in View(EARLY, 0).turns() if not makes_sense(EARLY, turn)]
    assert sensible(EARLY, idle) == [(1.0, (PASS,))]


@pytest.mark.skipif(not COMPILED, reason="whole games")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_sensible_turns(level: str) -> None:
    game = Game(2, seed=77)
    bots = [make_bot(level, 1), make_bot(level, 2)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.seconds = 0.02
    while game.actor is not None:
        before, bot = game.state.copy(), bots[game.actor]
        turn: list[int] = []
        goes_on = True
        while goes_on:
            wait = game.state.wait
            turn.append(bot.choose(game.view(before.actor)))
            game.choose(turn[-1], settle=False)
            goes_on = turn_goes_on(wait, turn[-1], game.state.wait) and not is_chance(game.state)
        exact = isinstance(bot, SearchBot) and is_near_end(before)  # there even this may be best
        if before.wait in (ASK_ACTION, ASK_COUNTER) and not exact:
            assert makes_sense(before, turn), turn_text(before, tuple(turn))
        game.settle()


def test_there_is_always_a_whole_turn_to_take() -> None:
    """A reroll that makes sense is not enough: what if it proves not to be worth it?"""
    low = [option for option in View(EARLY, 0).options() if rolls_again([option])][:1]
    senseless_turn = [RECRUIT, PASS]
    assert low and makes_sense(EARLY, low) and not makes_sense(EARLY, senseless_turn)
    ranked = [(2.0, low), (1.0, senseless_turn)]
    assert sensible(EARLY, ranked) == [(2.0, low), (1.0, [PASS])]
    assert sensible(EARLY, [*ranked, (0.0, [PASS])]) == [(2.0, low), (0.0, [PASS])]
