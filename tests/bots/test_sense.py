"""What nobody at a table would do is done by no level."""

from __future__ import annotations

import pytest
from table import board, card, laid, levels, queue, table

from troyes.bots import LEVELS, make_bot
from troyes.bots.endgame import is_near_end
from troyes.bots.search import SearchBot
from troyes.bots.sense import (
    is_sure_gain,
    makes_sense,
    rolls_again,
    sensible,
    thrifty,
    without_early_pass,
)
from troyes.formats.notation import play, turn_text
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules import COMPILED
from troyes.rules.edition import Edition, printed
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


def test_farming_does_not_pay_another_player_more_than_it_earns() -> None:
    s = table(
        round=2,
        dice={"A": {"yellow": [3]}, "B": {"yellow": [6]}, "N": {"yellow": [6]}},
        seats={"A": {"deniers": 6}},
    )
    found = senseless(s)
    assert "agriculture B.y6" in found  # 2 deniers to B, 1 more for A
    assert "agriculture N.y6" not in found


def test_good_dice_are_not_rolled_again() -> None:
    found = {text for text in senseless(EARLY) if text.startswith("reroll")}
    assert "reroll:r4" in found
    assert "reroll:r2" not in found


def facing_black(black: int, dice: list[int]) -> State:
    """In the last round, with points to lose and influence to spare."""
    return table(
        round=4,
        step="black_dice",
        black=[black],
        dice={"A": {"yellow": dice}, "N": {"yellow": [6]}},
        seats={"A": {"deniers": 6, "influence": 18, "vp": 9}},
    )


def test_a_good_die_is_rolled_again_where_it_cannot_counter_a_black_one() -> None:
    """P3.5: two points are lost, and a 4 or 5 is of no use against a 6."""
    for dice, senseless_rolls in (([4], set()), ([4, 6], {"reroll:y4", "reroll:y6"})):
        s = facing_black(6, dice)
        rolls = {text for text in senseless(s) if text.startswith("reroll")}
        assert rolls == senseless_rolls


def test_who_has_influence_to_spare_rolls_before_losing_points() -> None:
    """In the last round, with 18 influence: 15 are as good (Hugues)."""
    s = facing_black(5, [4])
    for level in ("novice", "apprentice", "journeyman", "master"):
        option = make_bot(level, 1).choose(View(s, 0))
        assert turn_text(s, (option,)) == "reroll:y4", level


def test_before_a_black_die_is_let_through_every_roll_is_looked_into() -> None:
    """A white 1 against a 2, with one influence: five faces in six save two points."""
    s = table(
        round=4,
        step="black_dice",
        black=[2],
        dice={"A": {"white": [1]}, "B": {"white": [4, 5]}, "N": {"red": [3], "yellow": [6]}},
        seats={"A": {"deniers": 6, "influence": 1, "vp": 9}},
        activities=laid(card("hunting"), card("monk"), card("merchant")),
    )
    for level in ("novice", "apprentice", "journeyman", "master"):
        option = make_bot(level, 1).choose(View(s, 0))
        assert turn_text(s, (option,)) == "reroll:w1", level


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


def test_gray_is_not_expelled_for_nothing_in_the_last_round() -> None:
    """Le Roy's citizens count in the King's Challenge (K11)."""
    buildings = board(palace="AN.A..")
    for number, players, silly in ((4, 2, True), (3, 2, False), (4, 1, False)):
        seats = {"A": {"deniers": 6}}
        s = table(
            players=players,
            round=number,
            dice={"A": {"red": [2]}},
            seats=seats,
            buildings=buildings,
        )
        assert ("settle-palace r2 from:palace-1" in senseless(s)) is silly


def test_citizens_are_not_moved_within_a_building() -> None:
    """Before the last round they may move to another one: other dice are rolled for them."""
    found = {text for text in senseless(EARLY) if text.startswith("settle")}
    assert "settle-city_hall y3 from:city_hall-3.2" in found
    assert "settle-city_hall y3 from:palace-1" not in found
    assert "settle-city_hall y1 from:city_hall-3.2" not in found  # B's is expelled


def test_a_card_must_bring_something() -> None:
    s = table(
        round=3,
        dice={"A": {"red": [2, 6], "yellow": [5]}, "B": {"red": [6, 6], "yellow": [3]}},
        activities=laid(card("joust", tradesmen={"A": 1}), card("merchant", tradesmen={"A": 1})),
    )
    found = senseless(s)
    told = {turn_text(s, turn) for turn in View(s, 0).turns()}
    assert "merchant B.y3" in found  # 2 deniers for 2
    assert "merchant y5" in told - found
    assert "joust r6 x2" in found  # B's red dice are worth more
    assert "joust B.r6 B.r6 x4" in told - found


def test_nobody_passes_while_points_can_be_had_in_the_last_round() -> None:
    points = next(t for t in View(LATE, 0).turns() if turn_text(LATE, t) == "fight:brigands r3")
    farm = next(t for t in View(LATE, 0).turns() if turn_text(LATE, t) == "agriculture y3")
    assert is_sure_gain(LATE, points) is False  # it stands on that event already (F1)
    marauding = next(t for t in View(LATE, 0).turns() if turn_text(LATE, t) == "fight:marauding r3")
    assert is_sure_gain(LATE, marauding) and not is_sure_gain(LATE, farm)
    assert sensible(LATE, [(3.0, (PASS,)), (1.0, marauding)]) == [(1.0, marauding)]
    assert sensible(LATE, [(3.0, (PASS,)), (1.0, farm)]) == [(3.0, (PASS,)), (1.0, farm)]


def test_nobody_passes_while_a_good_die_is_of_use() -> None:
    """It brings something, and then one may still pass."""
    told = {turn_text(EARLY, turn): turn for turn in View(EARLY, 0).turns()}
    fight = told["fight:marauding r4"]
    assert without_early_pass(EARLY, [(3.0, (PASS,)), (1.0, fight)]) == [(1.0, fight)]
    for text in (
        "settle-palace r2 from:supply",  # a low die may as well be left
        "agriculture N.y6",
        "hunting r4 from:supply",  # it costs deniers
        "flip r2 fight:marauding r5",
    ):
        both = [(3.0, (PASS,)), (1.0, told[text])]
        assert without_early_pass(EARLY, both) == both, text


def test_no_more_and_no_higher_dice_than_needed() -> None:
    s = table(
        round=2,
        step="black_dice",
        dice={"A": {"red": [2, 6], "white": [1, 3, 6]}, "B": {"red": [6]}},
        black=[3],
    )
    assert text_of_thrifty(s, "counter w6") == "counter w3"
    assert text_of_thrifty(s, "counter r6") == "counter r2"  # red counts double (P3.4)
    assert text_of_thrifty(s, "counter r2 w6") == "counter w3"
    assert text_of_thrifty(s, "counter w3") == "counter w3"
    assert text_of_thrifty(s, "flip w1 counter w6") == "counter w3"  # and influence is kept


def test_dice_that_do_more_are_used() -> None:
    s = table(
        round=2,
        dice={"A": {"red": [2, 3, 6], "white": [2, 5]}, "N": {"red": [6]}},
        events=queue("marauding brigands"),
    )
    assert text_of_thrifty(s, "fight:marauding r6 x1") == "fight:marauding r3"
    assert text_of_thrifty(s, "fight:marauding r2 r6 x2") == "fight:marauding r6 x2"
    for needed in ("fight:marauding r6 x2", "cathedral w5", "fight:marauding r3 r6 x3"):
        assert text_of_thrifty(s, needed) == needed


def test_no_die_is_bought_that_is_not_needed() -> None:
    s = table(
        round=2,
        dice={"A": {"yellow": [4]}, "N": {"yellow": [1, 2, 6]}},
        seats={"A": {"deniers": 12}},
        events=queue("marauding drought"),
    )
    assert text_of_thrifty(s, "fight:drought y4 N.y1") == "fight:drought y4"
    for needed in ("fight:drought N.y6", "fight:drought y4 N.y6 x2"):
        assert text_of_thrifty(s, needed) == needed


def test_own_dice_come_before_dear_ones_of_the_same_kind() -> None:
    s = table(
        round=2,
        dice={"A": {"red": [4], "white": [4, 5, 6]}, "B": {"red": [4], "white": [5, 5]}},
        seats={"A": {"deniers": 20}},
        events=queue("marauding brigands"),
    )
    assert text_of_thrifty(s, "cathedral w4 w6 B.w5") == "cathedral w4 w5 w6"  # 6 deniers
    assert text_of_thrifty(s, "cathedral B.w5 B.w5") == "cathedral w5 B.w5"  # it needs both
    for cheap in ("cathedral B.w5", "fight:brigands B.r4"):
        assert text_of_thrifty(s, cheap) == cheap


def test_dice_are_bought_from_le_roy() -> None:
    """K8: he would use them himself."""
    bought = "cathedral w4 w6 N.w5"
    for players, told in ((1, bought), (2, "cathedral w4 w5 w6")):
        dice = {"A": {"white": [4, 5, 6]}, "N": {"red": [6], "white": [5]}}
        s = table(players=players, round=2, dice=dice, seats={"A": {"deniers": 20}})
        assert text_of_thrifty(s, bought) == told


def test_dice_are_not_turned_over_for_nothing() -> None:
    s = table(
        round=2,
        step="black_dice",
        dice={"A": {"red": [1, 5], "white": [4, 6]}},
        seats={"A": {"influence": 8}},
        black=[3],
    )
    assert text_of_thrifty(s, "flip w4 counter w3") == "counter w4"
    assert text_of_thrifty(s, "flip r1 w4 w6 counter w3") == "flip r1 w4 counter w3"
    needed = "flip r1 w4 counter w3"  # the red six is worth it
    assert text_of_thrifty(s, needed) == needed
    assert text_of_thrifty(s, "flip r5 counter r2") == "counter r5"


def test_a_die_that_is_turned_over_to_be_kept_is_turned_over() -> None:
    """C.joust: the red dice that are left must be worth most."""
    s = table(
        round=3,
        dice={"A": {"red": [1, 4]}, "B": {"red": [5]}},
        activities=laid(card("joust", tradesmen={"A": 1})),
    )
    assert text_of_thrifty(s, "flip r1 joust r4") == "flip r1 joust r4"
    assert text_of_thrifty(s, "flip r1 fight:marauding r4") == "fight:marauding r4"


def test_no_cube_is_spent_for_nothing() -> None:
    s = table(
        round=3,
        dice={"A": {"yellow": [2, 6]}},
        activities=laid(card("priest", cubes={"A": 1})),
        events=queue("marauding"),
    )
    assert text_of_thrifty(s, "fight:marauding +priest y6 x2") == "fight:marauding y6 x2"
    needed = "fight:marauding +priest y6 x3"
    assert text_of_thrifty(s, needed) == needed


def test_an_event_gets_all_the_cubes_that_the_dice_are_good_for() -> None:
    early = {"round": 3, "dice": {"A": {"yellow": [6]}, "N": {"yellow": [3]}}}
    s = table(**early, events=queue("marauding"))
    assert text_of_thrifty(s, "fight:marauding y6 x1") == "fight:marauding y6 x2"
    ending = table(**early, events=queue("marauding:BB"))  # four banners
    assert text_of_thrifty(ending, "fight:marauding y6 x1") == "fight:marauding y6 x1"
    low = table(round=3, dice={"A": {"yellow": [3, 6]}}, events=queue("marauding"))
    assert text_of_thrifty(low, "fight:marauding y6 x1") == "fight:marauding y3"


def test_in_the_last_round_nobody_is_recruited_while_a_citizen_lies() -> None:
    late = {
        "dice": {"A": {"red": [6], "yellow": [6]}},
        "seats": {"A": {"deniers": 12, "supply": 0}},
        "activities": laid(card("hunting"), card("monk"), card("merchant")),
        "lying": {"palace": ["A"]},
    }
    recruits = "recruit hunting r6 from:supply"
    assert text_of_thrifty(table(**late, round=4), recruits) == "hunting r6"
    assert text_of_thrifty(table(**late, round=3), recruits) == recruits
    others = table(**late, round=4, buildings=board(palace="A....."))
    assert text_of_thrifty(others, recruits) == "hunting r6 from:lying-palace"
    nobody = table(**{**late, "lying": {}}, round=4, buildings=board(palace="A....."))
    assert text_of_thrifty(nobody, recruits) == recruits


def test_a_card_of_its_own_that_earns_more_is_used_instead_of_farming() -> None:
    dice = {"A": {"yellow": [5]}}
    own, hired = card("merchant", tradesmen={"A": 1}), card("merchant")
    for merchant, told in ((own, "merchant y5"), (hired, "agriculture y5")):
        s = table(round=2, dice=dice, activities=laid(merchant))
        assert text_of_thrifty(s, "agriculture y5") == told
    monk = laid(own, card("monk", cubes={"A": 1}))
    s = table(round=2, dice={"A": {"white": [6]}}, activities=monk)
    assert text_of_thrifty(s, "agriculture +monk w6") == "merchant +monk w6"
    miller = laid(card("miller", tradesmen={"A": 1}))
    for palace, told in (("......", "agriculture y5"), ("AA....", "miller y5")):
        s = table(round=2, dice=dice, activities=miller, buildings=board(palace=palace))
        assert text_of_thrifty(s, "agriculture y5") == told


def test_a_white_die_is_turned_down_if_its_column_is_full() -> None:
    for built, told in (
        ("...A.. ...B.. ...A..", "flip r1 w4 fight:marauding r6 x2"),
        ("...A.. ...B.. ......", "flip r1 fight:marauding r6 x2"),
    ):
        s = table(round=2, dice={"A": {"red": [1], "white": [4]}}, cathedral=levels(built))
        assert text_of_thrifty(s, "flip r1 w4 fight:marauding r6 x2") == told


def test_free_citizens_come_before_those_who_stand() -> None:
    early = {
        "round": 2,
        "dice": {"A": {"red": [6], "yellow": [6]}},
        "seats": {"A": {"deniers": 12, "supply": 1}},
        "activities": laid(card("hunting"), card("monk", tradesmen={"A": 1}), card("merchant")),
        "buildings": board(palace="A.....", city_hall="AB .. .A"),
        "events": queue("marauding"),
    }
    s = table(**early)
    hired = "hunting r6 from:supply"
    assert text_of_thrifty(s, "hunting r6 from:city_hall-1.1") == hired
    assert text_of_thrifty(s, "hunting r6 from:monk") == hired
    kept = "hunting r6 from:palace-1"  # whose salary is saved
    assert text_of_thrifty(s, kept) == kept
    assert text_of_thrifty(table(**{**early, "round": 4}), kept) == hired
    dry = table(**{**early, "events": queue("marauding drought")})
    for needed in ("hunting r6 from:city_hall-1.1", kept):
        assert text_of_thrifty(dry, needed) == needed
    moved = "settle-city_hall y6 from:city_hall-3.2"
    assert text_of_thrifty(s, moved) == "settle-city_hall y6 from:supply"
    poor = table(**{**early, "seats": {"A": {"deniers": 12, "supply": 0}}})
    assert text_of_thrifty(poor, moved) == moved
    money = {**printed()["money"], "palace": 0, "city_hall": 1}
    other = table(**early, figures=Edition({**printed(), "name": "other", "money": money}))
    assert text_of_thrifty(other, kept) == hired
    assert text_of_thrifty(other, moved) == moved


def text_of_thrifty(s: State, words: str) -> str:
    turn = play(s.copy(), words)
    return turn_text(s, tuple(thrifty(s, turn)))


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
            game.choose(turn[-1], resolve_chance=False)
            goes_on = turn_goes_on(wait, turn[-1], game.state.wait) and not is_chance(game.state)
        exact = isinstance(bot, SearchBot) and is_near_end(before)  # there even this may be best
        if before.wait in (ASK_ACTION, ASK_COUNTER) and not exact:
            assert makes_sense(before, turn), turn_text(before, tuple(turn))
        game.resolve_chance()


def test_there_is_always_a_whole_turn_to_take() -> None:
    """A reroll that makes sense is not enough: what if it proves not to be worth it?"""
    low = [option for option in View(EARLY, 0).options() if rolls_again([option])][:1]
    senseless_turn = [RECRUIT, PASS]
    assert low and makes_sense(EARLY, low) and not makes_sense(EARLY, senseless_turn)
    ranked = [(2.0, low), (1.0, senseless_turn)]
    assert sensible(EARLY, ranked) == [(2.0, low), (1.0, [PASS])]
    assert sensible(EARLY, [*ranked, (0.0, [PASS])]) == [(2.0, low), (0.0, [PASS])]
