"""Chance: explicit, keyed, injectable."""

from __future__ import annotations

import random

import pytest
from random_play import steps
from table import State, board, card, events_act, laid, names, play, table, to_json

from troyes.play.game import Game
from troyes.rules.chance import Seed, keyed, siphash
from troyes.rules.edition import standard
from troyes.rules.engine import (
    IllegalChoice,
    advance,
    apply_option,
    apply_outcome,
    draw,
    is_chance,
    options,
    outcomes,
    resolve,
)
from troyes.rules.setup import new_game
from troyes.rules.terms import ROLL_WORKFORCE, STEP_EVENT_CARDS, STEP_INCOME

MASK = 2**64 - 1
KEY_0, KEY_1 = 0x0706050403020100, 0x0F0E0D0C0B0A0908


def test_siphash_is_siphash() -> None:
    """The reference vector for the 8-byte message 00 01 … 07 under the key 00 01 … 0f."""
    assert siphash(KEY_0, KEY_1, 0x0706050403020100) == 0x93F5F5799A932462


def plain_siphash(key0: int, key1: int, message: bytes) -> int:
    """SipHash-2-4 as its authors describe it, for messages of any length."""

    def turn(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) & MASK

    v = [
        key0 ^ 0x736F6D6570736575,
        key1 ^ 0x646F72616E646F6D,
        key0 ^ 0x6C7967656E657261,
        key1 ^ 0x7465646279746573,
    ]

    def rounds(n: int) -> None:
        for _ in range(n):
            v[0] = (v[0] + v[1]) & MASK
            v[2] = (v[2] + v[3]) & MASK
            v[1], v[3] = turn(v[1], 13) ^ v[0], turn(v[3], 16) ^ v[2]
            v[0] = turn(v[0], 32)
            v[2] = (v[2] + v[1]) & MASK
            v[0] = (v[0] + v[3]) & MASK
            v[1], v[3] = turn(v[1], 17) ^ v[2], turn(v[3], 21) ^ v[0]
            v[2] = turn(v[2], 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) % 256])
    for k in range(0, len(padded), 8):
        word = int.from_bytes(padded[k : k + 8], "little")
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


@pytest.mark.parametrize(("length", "result"), [(0, 0x726FDB47DD0E0E31), (15, 0xA129CA6149BE45E5)])
def test_the_plain_siphash_is_right(length: int, result: int) -> None:
    """Two more of the authors' vectors: the messages 00 01 … of these lengths."""
    assert plain_siphash(KEY_0, KEY_1, bytes(range(length))) == result


def test_siphash_of_many_words() -> None:
    rng = random.Random(1)
    for _ in range(50):
        key0, key1, word = (rng.getrandbits(64) for _ in range(3))
        assert siphash(key0, key1, word) == plain_siphash(key0, key1, word.to_bytes(8, "little"))


def test_what_a_key_is_made_of() -> None:
    """Round, purpose and index share one word: a seed must mean the same game for ever."""
    rng = random.Random(2)
    for _ in range(50):
        key0, key1 = rng.getrandbits(64), rng.getrandbits(64)
        turn, purpose, index = rng.randrange(7), rng.randrange(24), rng.randrange(1 << 15)
        word = turn * 2**32 + purpose * 2**24 + index
        high = plain_siphash(key0, key1, word.to_bytes(8, "little")) // 2**32
        assert keyed(key0, key1, turn, purpose, index, 6) == high * 6 // 2**32


def test_the_two_keys_of_a_seed() -> None:
    seed = Seed(0x0F0E0D0C0B0A09080706050403020100)
    assert (seed.key0, seed.key1) == (KEY_0, KEY_1)
    assert Seed(2**128 - 1).key1 == 2**64 - 1


def drawn_by(s: State, count: int) -> list[int]:
    """The next outcomes that the keys 1 and 2 give."""
    found: list[int] = []
    while len(found) < count and is_chance(s):
        found.append(draw(s, 1, 2))
        resolve(s, found[-1])
    return found


def after_line(line: str, **position: object) -> State:
    """A position after some words, waiting for a roll."""
    s = table(**position)
    play(s, line + " ...")
    return s


ARCHER = {
    "players": 4,
    "actor": "C",
    "dice": {"C": {"red": [6, 6, 6], "white": [1, 2, 3]}},
    "activities": laid(card("archer", tradesmen={"C": 1})),
}
CHANCES = {
    "start": lambda: begun(new_game(standard(), 4)),
    "start against le Roy": lambda: begun(new_game(standard(), 1)),
    "characters": lambda: begun(new_game(standard(), 3, start=1)),
    "pile": lambda: begun(new_game(standard(), 1, start=0)),
    "cards": lambda: table(players=4, round=2, step="reveal", bonus=True),
    "workforce": lambda: table(step="workforce", buildings=board("ABANBA", "BBB NAA", "AB BA NN")),
    "events": lambda: table(step="event_cards", round=2, bonus=True),
    "event dice": lambda: events_act("marauding wayfarers theological_conflict"),
    "black dice": lambda: events_act("marauding war normans_attack brigands"),
    "first reroll": lambda: after_line("reroll:w2", **ARCHER),
    "second reroll": lambda: after_line("reroll:w2 =1 reroll:w1", **ARCHER),
    "archer": lambda: after_line("archer r6 r6 r6", **ARCHER),
    "le Roy": lambda: table(players=1, actor="N", dice={"N": {"red": [1, 2, 3, 4]}}),
    "his second turn": lambda: table(
        players=1, actor="N", dice={"N": {"red": [1, 2]}}, turn={"roy_turns": 1}
    ),
    "his second placement": lambda: placed_once(),
    "le Roy in round 4": lambda: table(players=1, round=4, actor="N", dice={"N": {"red": [1]}}),
}
PINNED = {
    "start": [2, 0, 2, 4, 5],
    "start against le Roy": [4, 0, 2, 4, 5, 3, 1, 6, 2, 2, 6, 5],
    "characters": [0, 2, 4],
    "pile": [0, 2, 4, 5, 3, 1, 6, 2, 2, 6, 5, 4],
    "cards": [3, 13, 22, 5, 15, 5, 5],
    "workforce": [5, 5, 1, 2, 2, 2, 6, 2, 5, 5, 1, 3],
    "events": [5, 15, 5, 5],
    "event dice": [6, 6, 6],
    "black dice": [6, 2, 1, 1, 6, 6],
    "first reroll": [4],
    "second reroll": [1],
    "archer": [4, 1, 6, 2, 5, 6, 2, 1, 5],
    "le Roy": [3, 5],
    "his second turn": [5, 2, 2, 10, 3, 5],
    "his second placement": [1, 2, 3, 1, 3, 4],
    "le Roy in round 4": [2, 6],
}


def begun(s: State) -> State:
    """A new game at its first chance step."""
    advance(s)
    return s


def placed_once() -> State:
    """Le Roy has placed three citizens and the player two."""
    s = begun(new_game(standard(), 1, start=0))
    drawn_by(s, 12)
    for _ in range(2):
        apply_option(s, options(s)[0])
    return s


@pytest.mark.parametrize("name", CHANCES)
def test_a_seed_means_the_same_for_ever(name: str) -> None:
    """A game that was begun with a seed goes on with the same rolls and cards in every version."""
    assert drawn_by(CHANCES[name](), 12) == PINNED[name]


def test_rolls_of_a_round_are_counted() -> None:
    """Rerolls and Archer's rolls of a player are numbered, so that each has a key of its own."""
    s = table(
        dice={"A": {"red": [6, 6], "white": [1]}, "N": {"white": [1]}},
        activities=laid(card("archer", tradesmen={"A": 1})),
    )
    play(s, "reroll:w1 =1 reroll:w1 =2")
    assert to_json(s)["seats"]["A"]["rerolls"] == 2
    play(s, "archer r6 =1 =1 =1")
    assert to_json(s)["seats"]["A"]["archer_rolls"] == 3
    assert to_json(s)["seats"]["B"]["archer_rolls"] == 0


def test_keyed_numbers_are_even() -> None:
    counts = [0] * 6
    for index in range(6000):
        counts[keyed(KEY_0, KEY_1, 1, 2, index, 6)] += 1
    assert sum(counts) == 6000
    assert all(850 < n < 1150 for n in counts)  # six standard deviations


def test_every_part_of_a_key_matters() -> None:
    base = [keyed(1, 2, 3, 4, k, 1000) for k in range(20)]
    for other in ((9, 2, 3, 4), (1, 9, 3, 4), (1, 2, 9, 4), (1, 2, 3, 9)):
        assert [keyed(*other, k, 1000) for k in range(20)] != base


def test_no_two_rolls_of_a_game_share_a_key() -> None:
    from troyes.rules.engine import chance_index

    for players in (1, 2, 4):
        seen = set()
        for s in steps(players, True, 5, rich=True):
            if is_chance(s):
                key = (s.round, s.wait, chance_index(s))
                assert key not in seen
                seen.add(key)


def test_the_same_thing_done_sees_the_same_dice() -> None:
    """Two lines of play: one places a citizen more in the Palace, the other dice stay the same."""
    rolls = []
    for line in ("palace-1", "bishopric-1.1"):
        s = new_game(standard(), 2, start=0)
        advance(s)
        while is_chance(s):
            resolve(s, draw(s, 1, 2))
        play(s, line)
        while s.step != STEP_EVENT_CARDS:
            if is_chance(s):
                resolve(s, draw(s, 1, 2))
            else:
                play(s, sorted(names(s), reverse=True)[0])
        rolls.append(s.dice[18:36])
    assert rolls[0] == rolls[1]


def test_an_outcome_can_be_injected() -> None:
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "reroll:y2 =5")
    assert "reroll:y5" in names(s)


def test_an_impossible_outcome_is_refused_and_changes_nothing() -> None:
    s = table(dice={"A": {"yellow": [2]}, "N": {"red": [1]}})
    play(s, "reroll:y2 ...")
    key = s.key()
    with pytest.raises(IllegalChoice, match="7 is not an outcome of reroll_die"):
        apply_outcome(s, 7)
    assert s.key() == key


def test_all_outcomes_are_listed() -> None:
    s = new_game(standard(), 3)
    advance(s)
    assert outcomes(s) == [0, 1, 2]
    apply_outcome(s, 2)
    assert outcomes(s) == [0, 1, 2, 3, 4, 5]
    apply_outcome(s, 4)
    assert outcomes(s) == [0, 1, 2, 3, 5]


def test_a_seed_does_not_show_itself() -> None:
    assert "1234567890" not in repr(Seed(1234567890))
    for bad in (-1, 2**128):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            Seed(bad)


def test_two_games_without_a_seed_differ() -> None:
    first, second = Game(4), Game(4)
    assert first.seed.value != second.seed.value


def test_every_die_of_the_workforce_is_a_step() -> None:
    s = table(players=2, round=1, step="workforce", buildings={"palace": [["A"]] + [[None]] * 5})
    assert s.wait == ROLL_WORKFORCE
    assert names(s) == {f"A.r{v}" for v in range(1, 7)}
    assert s.step != STEP_INCOME
