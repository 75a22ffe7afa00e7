"""Facts are complete: what a whole game must satisfy, step by step.

python tests/facts_check.py --games 10000 --jobs 2           # of every kind of game
python tests/facts_check.py --games 1000 --kinds 3,3b --seed 5000    # some, of two kinds
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections import Counter
from typing import Any

import msgspec
from facts_causes import check_causes
from random_play import choose, enrich
from table import differences

from troyes.formats.apply_facts import digest, update
from troyes.formats.facts import BY_WORDS, Fact, Told, for_seat, in_full, tell
from troyes.formats.names import ACTION_SPACE
from troyes.formats.position import to_json
from troyes.play.view import View
from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, draw, is_chance, is_over, resolve
from troyes.rules.facts import AT_QUEUE, AT_SUPPLY, BANK, CAUSES, ON_DISTRICT, recording
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    DIE,
    FLIP,
    NEUTRAL,
    PASS,
    RECRUIT,
    REROLL,
    SEAT_LETTERS,
    STEP_ACTIONS,
    WAITS,
)

Json = dict[str, Any]
KINDS_OF_GAMES = [(players, bonus) for players in (1, 2, 3, 4) for bonus in (False, True)]
KINDS = {f"{players}{'b' if bonus else ''}": (players, bonus) for players, bonus in KINDS_OF_GAMES}
NOW_AND_THEN = 16  # steps
WITHOUT_CAUSE = {"chose", "asks"}
ONE_OF_SEVERAL = {*BY_WORDS, "purchase"}  # causes that say which
ACCOUNTS = {"deniers", "influence", "vp", "citizen", "cube"}  # what a seat has more or less of


# The kind of fact that tells the outcome of a roll or a draw, by what the game waited for.
OUTCOMES = {
    "start_player": "start",
    "character": "character",
    "roy_placement_die": "rolled",
    "activity_card": "card",
    "workforce_die": "die",
    "event_card": "event",
    "event_die": "rolled",
    "black_die": "black",
    "reroll_die": "die",
    "archer_die": "rolled",
    "roy_die": "rolled",
}


# What may be the cause of what happens, by what the game waited for, or what the player aims at.
FITTING = {
    "start_player": "setup",
    "character": "setup",
    "roy_placement_die": "placement reveal",
    "space": "placement reveal",
    "activity_card": "reveal income salary",
    "workforce_die": "workforce",
    "event_card": "reveal event combat",
    "event_die": "event combat",
    "black_die": "black_dice",
    "counter": "black_dice",
    "black": "black_dice",
    "black_dice": "black_dice",
    "reroll_die": "reroll",
    "archer_die": "activity combat pass",
    "roy_die": "roy character combat purchase pass",
    "flip": "flip",
    "cathedral": "cathedral purchase modifier pass",
    "agriculture": "agriculture purchase modifier pass",
    "fight": "combat purchase modifier pass",
    "settle": "settle purchase modifier pass",
    "card": "activity hire combat purchase modifier pass",
    "round_end": "round_end reveal income salary character",  # from the end of a round on
}
SPENT = {PASS: "pass", RECRUIT: "recruit", FLIP: "flip"}


def fitting(s: State, option: int) -> str:
    """What may be the cause of what happens before the round ends: causes by their names."""
    if WAITS[s.wait] not in AIMED:
        return FITTING[WAITS[s.wait]]
    if s.wait in (ASK_ACTION, ASK_COUNTER):
        if option in SPENT:
            return SPENT[option]
        if REROLL <= option < DIE:
            return "reroll"
        if s.wait == ASK_COUNTER:
            return FITTING["counter"]
    aim = ACTION_SPACE[s.target if s.target and s.wait != ASK_ACTION else option]
    return FITTING[next((name for name in FITTING if aim.startswith(name)), "card")]


AIMED = ("action", "counter", "modifier", "dice", "origin", "number", "cubes")


def step(s: State, rng: random.Random, seed: int) -> list[Told]:
    """One step of a random game, and what is told of it: first the choice, or the outcome."""
    wait, actor, at = WAITS[s.wait], s.actor, s.round
    option = -1 if is_chance(s) else choose(s, rng)
    causes = fitting(s, option)
    before = s.copy()
    with recording(s) as facts:
        if is_chance(s):
            resolve(s, draw(s, seed, 12345))
        else:
            apply_option(s, option)
    told = tell(facts.rows, s)
    for one in told:
        causes = FITTING["round_end"] if one.fact.kind == "round_end" else causes
        cause = one.fact.cause
        assert cause is None or cause in causes.split(), (
            f"FITTING in tests/facts_check.py does not expect {cause} after {wait}: {one.fact}"
        )
    check_causes(before, in_full(told))
    first = told[0].fact
    if wait in OUTCOMES:
        assert OUTCOMES[wait] in {one.fact.kind for one in told}, wait
    else:
        assert (first.kind, first.owner, first.option) == ("chose", actor, option), first
    ends = [one.fact.amount for one in told if one.fact.kind == "round_end"]
    assert ends == ([at] if s.round > at > 0 or is_over(s) else []), ends
    return told


def check_game(players: int, bonus: bool, seed: int, rich: bool = False, each: bool = True) -> int:
    """Play a random game; everybody's position follows from the facts alone. Returns its steps.

    Every fact is looked at by itself. `each` compares positions after every step, else now and
    then: what was not told once is missing ever after.
    """
    rng = random.Random(seed)
    s = new_game(standard(), players, bonus)
    advance(s)
    readers: list[int | None] = [None, *range(players)]
    reader = readers[seed % len(readers)]
    whole = to_json(s)
    seen = View(s, reader).to_json()
    count = enriched = black = 0
    try:
        while not is_over(s):
            if rich and s.step == STEP_ACTIONS and s.round > enriched and not is_chance(s):
                enriched = s.round
                enrich(s, rng)
                whole, seen = to_json(s), View(s, reader).to_json()
            count += 1
            told = step(s, rng, seed)
            check_facts(whole, in_full(told))
            black += black_dice(told)
            assert s.step != STEP_ACTIONS or black == 0, (
                "events bring the black dice that are rolled"
            )
            compare = each or is_over(s) or count % NOW_AND_THEN == 0
            if compare:
                check_position(whole, to_json(s), told)
            facts = for_seat(told, reader)
            check_secrets(facts, reader)
            if is_over(s):  # then everything is open
                break
            update(seen, facts)
            if compare:
                expected = View(s, reader).to_json()
                check_position(seen, expected, told)
                assert digest(seen) == digest(expected)
    except AssertionError as wrong:
        game = f"{in_words(players, bonus)}, seed {seed}, rich={rich}"
        wrong.add_note(f"step {count} of check_game: {game}")
        raise
    return count


def check_position(found: Json, expected: Json, told: list[Told]) -> None:
    """Fail with the keys in which the two positions differ, and the facts of the last step.

    A figure that no fact explains lacks a report in `troyes.rules`; one that a fact explains is
    applied wrongly in `troyes.formats.apply_facts`.
    """
    if found == expected:
        return
    lines = [
        "the facts do not lead to the engine's position:",
        *differences(found, expected),
        "facts of the last step:",
        *(f"  {msgspec.to_builtins(one.fact)}" for one in told),
    ]
    raise AssertionError("\n".join(lines))


def in_words(players: int, bonus: bool) -> str:
    """A kind of game."""
    return f"{players} players{' with bonus cards' if bonus else ''}"


def black_dice(told: list[Told]) -> int:
    """How many black dice events bring, less those that are rolled."""
    acts = sum(one.fact.amount or 0 for one in told if one.fact.kind == "acts")
    rolled = [one for one in told if one.fact.kind == "black" and one.fact.origin is None]
    return acts - len(rolled)


def check_facts(position: Json, facts: list[Fact]) -> None:
    """Apply facts one by one: every one has a cause and takes only what is there."""
    assert facts[-1].kind == "asks", facts
    check_purchases(facts)
    before = money(position)
    fought = None  # the event of the last cube placed
    for fact in facts:
        if fact.kind == "cube" and (fact.place or 0) >= AT_QUEUE:
            fought = fact.event, fact.copy
        if fact.kind in ("influence", "vp") and fact.cause == "combat":
            assert fought == (fact.by, fact.copy), fact
        assert (fact.cause in CAUSES) == (fact.kind not in WITHOUT_CAUSE), fact
        assert (fact.by is not None) == (fact.cause in ONE_OF_SEVERAL) or fact.cause == "roy", fact
        check_piece(position, fact)
        check_copy(position, fact)
        update(position, [fact])
        if fact.kind not in ACCOUNTS:
            continue
        assert fact.amount != 0 or fact.lost, "nothing is no fact"
        after = money(position)
        if fact.kind == "deniers":
            banked = (fact.origin == BANK) - (fact.place == BANK)
            assert fact.amount is not None and fact.amount >= 0, fact
            assert after - before == banked * fact.amount, fact
        else:
            assert after == before, fact
        before = after
        for seat in position["seats"].values():
            assert seat["deniers"] >= 0 and seat["on_district"] >= 0 and seat["supply"] >= 0, fact
            assert 0 <= seat["influence"] <= 20, fact
            assert seat["vp"] >= 0 and sum(seat["earned"].values()) == seat["vp"], fact


def money(position: Json) -> int:
    """All deniers outside the bank."""
    return sum(seat["deniers"] + seat["on_district"] for seat in position["seats"].values())


def check_piece(position: Json, fact: Fact) -> None:
    """A piece that moves was where it is said to come from; where it stands, nobody stood."""
    if fact.kind == "citizen":
        letter = SEAT_LETTERS[fact.owner or 0]
        spaces = [owner for rows in position["buildings"].values() for row in rows for owner in row]
        if fact.origin is not None and fact.origin < 18:
            assert spaces[fact.origin] == letter, fact
        if fact.place is not None and fact.place < 18:
            assert spaces[fact.place] is None, fact
    if fact.kind == "cube":
        assert AT_SUPPLY in (fact.origin, fact.place), fact
    if fact.kind == "deniers":
        assert fact.origin != fact.place, fact
        assert fact.place is not None and fact.place < ON_DISTRICT + 4, fact
    if fact.kind == "die":
        assert (fact.at is not None) == (fact.cause == "combat"), fact
        if fact.at is not None:  # which of several events of one name
            assert position["events"][fact.at - AT_QUEUE]["event"] == fact.by, fact
    if fact.kind == "black":
        assert (fact.owner is not None) == (fact.origin is not None), fact
        assert fact.origin is None or fact.amount in (0, 1), fact


def check_copy(position: Json, fact: Fact) -> None:
    """Which of several events of one name is meant, and nothing where there is only one."""
    name = fact.event or (fact.by if fact.cause == "combat" else None)
    queue = [one["event"] for one in position["events"]]
    if queue.count(name) < 2 or (fact.kind == "event" and fact.origin is None):
        assert fact.copy is None, fact
        return
    assert fact.copy is not None and 1 <= fact.copy <= queue.count(name), fact
    places = (fact.at, fact.origin, fact.place) if fact.kind in WITH_PLACE else ()
    for place in places:
        if place is not None and AT_QUEUE <= place < AT_QUEUE + len(queue):
            at = place - AT_QUEUE
            assert (queue[at], queue[: at + 1].count(name)) == (name, fact.copy), fact


WITH_PLACE = ("cube", "event", "acts", "die")  # facts that say where in the queue an event is


def check_purchases(facts: list[Fact]) -> None:
    """What dice are said to cost is what is paid for them; black dice countered give influence."""
    dice: Counter[int] = Counter()
    paid: Counter[int] = Counter()
    for fact in facts:
        if fact.kind == "die" and fact.amount:
            dice[fact.owner or 0] += fact.amount
        if fact.kind == "deniers" and fact.cause == "purchase":
            paid[int(fact.by or 0)] += fact.amount or 0
    assert dice == paid, facts
    countered = [fact.owner for fact in facts if fact.kind == "black" and fact.amount == 1]
    gained = [f.owner for f in facts if (f.kind, f.cause) == ("influence", "black_dice")]
    assert [owner for owner in countered if owner != NEUTRAL] == gained, facts  # P3.4


def check_secrets(facts: list[Fact], reader: int | None) -> None:
    """T5: others' points and characters are not in what a reader gets."""
    for fact in facts:
        if fact.kind == "vp":
            assert fact.owner in (reader, NEUTRAL), (reader, fact)
        if fact.kind == "character" and fact.owner not in (reader, NEUTRAL):
            assert fact.character is None, (reader, fact)


def _job(task: tuple[int, bool, int, bool, bool]) -> int:
    return check_game(*task)


def main() -> None:
    """Check many games of every kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of every kind")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--kinds", default=",".join(KINDS), help="players, with b for bonus cards")
    args = parser.parse_args()
    began = time.time()
    for players, bonus in (KINDS[kind] for kind in args.kinds.split(",")):
        seeds = range(args.seed, args.seed + args.games)
        tasks = [(players, bonus, seed, seed % 4 == 3, seed % 10 == 0) for seed in seeds]
        with multiprocessing.Pool(args.jobs) as pool:
            steps = sum(pool.imap_unordered(_job, tasks, chunksize=20))
        kind = in_words(players, bonus)
        print(f"{kind}: {args.games} games, {steps} steps, {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
