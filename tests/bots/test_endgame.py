"""The end of the game, looked through: as good as trying everything option by option."""

from __future__ import annotations

import pytest
from random_play import steps
from table import queue, table

from troyes.bots.endgame import DICE, Endgame, is_near_end, rolled
from troyes.bots.sense import makes_sense
from troyes.bots.value import ValueBot
from troyes.formats.notation import turn_text
from troyes.play.game import Game
from troyes.rules import COMPILED
from troyes.rules.engine import apply_option, is_chance, is_over, options
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import ASK_ACTION, DIE, NO_CHARACTER, PASS, RECRUIT, REROLL, ROLL_REROLL
from troyes.think.features import Scribe

COUNT = 6 if COMPILED else 2


def always() -> bool:
    """There is time."""
    return True


def late(players: int, dice: int, influence: int) -> list[State]:
    """Positions with few dice left, and little influence to spend."""
    found = []
    for seed in range(400):
        for s in steps(players, False, seed):
            if s.wait == ASK_ACTION and is_near_end(s) and sum(s.dice) <= dice:
                fields = to_fields(s)
                fields["influence"] = [min(i, influence) for i in fields["influence"]]
                found.append(from_fields(s.edition, fields))
                break
        if len(found) == COUNT:
            break
    return found


def margin_by_options(s: State, seat: int, scribe: Scribe) -> float | None:
    """Two players, one option after another: no whole turns, no memory; None before a roll."""
    if is_over(s):
        return scribe.certain(s)
    if is_chance(s):
        return None
    worth = []
    for option in options(s):
        if REROLL <= option < DIE or option == RECRUIT:
            continue
        child = s.copy()
        apply_option(child, option)
        value = margin_by_options(child, seat, scribe)
        if value is not None:
            worth.append(value)
    if not worth:
        return None
    return max(worth) if s.actor == seat else min(worth)


def test_nothing_better_is_found_by_trying_everything() -> None:
    found = late(2, 2, 0)
    assert len(found) == COUNT
    seen = 0
    for s in found:
        end = Endgame(s.actor, always)
        if end.best_turn(s) is None:
            continue
        scribe = Scribe()
        scribe.sit(s, s.actor)
        assert end.best(s)[0][0] == pytest.approx(margin_by_options(s, s.actor, scribe))
        seen += 1
    assert seen >= COUNT // 2


@pytest.mark.skipif(not COMPILED, reason="many positions")
def test_two_players_look_only_at_what_may_come() -> None:
    """Alpha-beta: what somebody would not let happen is not looked through."""
    ends = [Endgame(s.actor, always, nodes=25_000).best_turn(s) for s in late(2, 3, 4)]
    assert sum(turn is not None for turn in ends) >= 4  # the others have an Archer


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_best_turn_is_legal_and_leads_to_what_is_promised(players: int) -> None:
    for s in late(players, 2, 2):
        before = s.key()
        end = Endgame(s.actor, always, nodes=10_000)
        turn = end.best_turn(s)
        assert s.key() == before
        if turn is None:
            continue
        child = s.copy()
        for option in turn:
            assert option in options(child)
            apply_option(child, option)
        end.left = 10_000
        if child.wait == ROLL_REROLL:  # better on average than all that is certain
            ends = [end.worth(rolled(s, turn[0], face)) for face in range(1, 7)]
            assert sum(e[0] for e in ends if e is not None) / 6 > end.best(s)[0][0]
        else:
            assert end.worth(child) == end.best(s)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_characters_do_not_matter(players: int) -> None:
    """T5, K3: those of others count by their chances."""
    for s in late(players, 2, 2):
        fields = to_fields(s)
        hands = fields["hands"]
        own = hands[s.actor * 2 : s.actor * 2 + 2]
        unseen = [c for c in range(6) if c not in own]
        for k, held in enumerate(hands):
            if k // 2 != s.actor and held != NO_CHARACTER:
                hands[k] = unseen.pop()
        other = from_fields(s.edition, fields)
        found = [Endgame(t.actor, always, nodes=10_000).best_turn(t) for t in (s, other)]
        assert found[0] == found[1]


def test_it_gives_up_where_it_would_take_too_long() -> None:
    s = late(2, DICE, 12)[0]
    assert Endgame(s.actor, always, nodes=1).best_turn(s) is None
    asked = []

    def never() -> bool:
        asked.append(1)
        return False

    assert Endgame(s.actor, never, nodes=64).best_turn(s) is None
    assert len(asked) == 1
    early = next(t for t in steps(2, False, 1) if t.wait == ASK_ACTION)
    assert Endgame(early.actor, always).best_turn(early) is None


@pytest.mark.skipif(not COMPILED, reason="whole games")
def test_of_equally_good_turns_a_sensible_one_is_taken() -> None:
    """The last turns of two games, in which nothing could be gained any more."""
    for seed in (941_009, 941_011):
        game = Game(2, seed, bonus=True)
        bots = [ValueBot(10 * seed + seat) for seat in range(2)]
        while game.actor is not None:
            s = game.state.copy()
            seen = game.view(s.actor)
            if s.wait == ASK_ACTION and is_near_end(s) and len(seen.options()) > 1:
                turn = Endgame(s.actor, always, nodes=2000).best_turn(s)
                assert turn is None or turn[0] == PASS or makes_sense(s, turn), turn_text(s, turn)
            game.choose(bots[s.actor].choose(seen))


def test_a_last_die_is_rolled_again_if_that_is_better() -> None:
    """Four of six faces bring a cube on Marauding: 1 VP for being there (F1)."""
    low = {"A": {"red": [1]}}
    seats = {"A": {"deniers": 0, "influence": 1, "supply": 0}, "B": {"deniers": 0, "influence": 0}}
    s = table(round=4, dice=low, seats=seats, events=queue("marauding"))
    turn = Endgame(0, always).best_turn(s)
    assert turn is not None and turn_text(s, turn) == "reroll:r1"
    there = table(round=4, dice=low, seats=seats, events=queue("marauding:A"))
    assert Endgame(0, always).best_turn(there) != turn
    high = table(round=4, dice={"A": {"red": [4]}}, seats=seats, events=queue("marauding"))
    turn = Endgame(0, always).best_turn(high)
    assert turn is not None and turn_text(high, turn) == "fight:marauding r4"
