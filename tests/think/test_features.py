"""What the network sees: all that is public and its own, nothing else."""

from __future__ import annotations

import random

import pytest
from random_play import steps
from table import queue, table

from troyes.rules import COMPILED
from troyes.rules.combat import cubes_on, free_banners, owners_with, prize
from troyes.rules.engine import apply_option, is_chance, is_over, options, outcomes, resolve
from troyes.rules.scoring import cathedral_penalty, event_presence_vp, tradesmen_vp
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import NEUTRAL, NO_CHARACTER, SEAT_LETTERS
from troyes.think.blocks import N_BLOCKS
from troyes.think.features import Scribe, count_features, features
from troyes.think.places import OF_A_SIDE, REWARDS
from troyes.think.play import result

RARE = 0.02 if COMPILED else 0.004


def positions(players: int) -> list[State]:
    rng = random.Random(players)
    return [s.copy() for s in steps(players, True, players, rich=True) if rng.random() < RARE]


def swap_secrets(s: State, seat: int, rng: random.Random) -> State:
    """The same for a seat: the others' characters are dealt anew."""
    f = to_fields(s)
    own = f["hands"][seat * 2 : seat * 2 + 2]
    unseen = [c for c in range(6) if c not in own]
    rng.shuffle(unseen)
    for k, held in enumerate(f["hands"]):
        if k // 2 != seat and held != NO_CHARACTER:
            f["hands"][k] = unseen.pop()
    return from_fields(s.edition, f)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_their_number_is_fixed(players: int) -> None:
    for s in positions(players):
        for seat in range(players):
            assert len(features(s, seat)) == count_features(players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_follows_a_position_is_written_as_if_it_stood_alone(players: int) -> None:
    """Only the parts whose fields have changed are written: nothing else may have changed."""
    rng = random.Random(players)
    scribe = Scribe()
    for s in positions(players):
        if is_over(s):
            continue
        seat = rng.randrange(players)
        scribe.sit(s, seat)
        scribe.write(s)
        scribe.follow()
        after = s.copy()
        for _ in range(12):
            if is_over(after):
                break
            if is_chance(after):
                resolve(after, rng.choice(outcomes(after)))
            else:
                apply_option(after, rng.choice(options(after)))
            scribe.rewrite(after, s)
            assert scribe.values() == features(after, seat)
            if not is_over(after):
                assert scribe.certain_now(after) == scribe.certain(after)


def test_the_blocks_of_a_state_fit_into_one_number() -> None:
    assert N_BLOCKS <= 64


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_are_not_looked_at(players: int) -> None:
    """T5: neither in the features nor in what counts as certain."""
    rng = random.Random(1)
    for s in positions(players):
        scribe = Scribe()
        for seat in range(players):
            other = swap_secrets(s, seat, rng)
            assert features(s, seat) == features(other, seat)
            scribe.sit(s, seat)
            assert scribe.certain(s) == scribe.certain(other)


def test_the_own_hand_is_looked_at() -> None:
    hands = {"A": {"characters": ["henry"]}, "B": {"characters": ["urbain"]}}
    other = {"A": {"characters": ["hugues"]}, "B": {"characters": ["urbain"]}}
    assert features(table(seats=hands), 0) != features(table(seats=other), 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_seen_relative_to_the_one_who_looks(players: int) -> None:
    """The table turned by one seat looks the same from the next seat."""
    for s in positions(players):
        if s.step >= 5 and not is_over(s):
            turned = rotate(s)
            for seat in range(players):
                assert features(turned, (seat + 1) % players) == features(s, seat)


def rotate(s: State) -> State:
    """Everybody moves one seat on."""
    f = to_fields(s)
    n = s.players

    def moved(owner: int) -> int:
        return (owner + 1) % n if owner < n else owner

    single = ("deniers", "on_district", "influence", "vp", "supply", "general", "passed")
    for name, wide in (*((name, 1) for name in single), ("earned", 7), ("dice", 18), ("hands", 2)):
        old = list(f[name])
        for owner in range(n):
            to = moved(owner) * wide
            f[name][to : to + wide] = old[owner * wide : owner * wide + wide]
    for name, rows in (("lying", 3), ("trade", 9), ("cubes", 9)):
        old = list(f[name])
        for row in range(rows):
            for owner in range(n):
                f[name][row * 5 + moved(owner)] = old[row * 5 + owner]
    for name in ("space", "cathedral"):
        f[name] = [moved(owner) for owner in f[name]]
    f["banner"] = [
        moved(owner) if k % 9 < f["covered"][k // 9] else owner
        for k, owner in enumerate(f["banner"])
    ]
    f["where"] = [w if w < 3 else 3 + moved(w - 3) for w in f["where"]]
    for name in ("start", "turn", "actor"):
        f[name] = moved(f[name])
    return from_fields(s.edition, f)


def test_what_is_certain_is_what_the_end_would_bring() -> None:
    """F1: at the end characters count as well, by their chances; against le Roy all are known."""
    for players in (1, 2):
        for s in positions(players):
            rival = NEUTRAL if players == 1 else 1
            scribe = Scribe()
            scribe.sit(s, 0)

            def sure(owner: int, s: State = s) -> int:
                vp = s.vp[owner] + tradesmen_vp(s, owner) + event_presence_vp(s, owner)
                return int(vp + cathedral_penalty(s, owner))

            if not is_over(s):
                assert scribe.certain(s) == sure(0) - sure(rival)
    *_, last = steps(1, False, 5)
    scribe = Scribe()
    scribe.sit(last, 0)
    assert scribe.certain(last) == result(last, 0)


def promised(s: State, owner: int) -> float | None:
    """What an owner's cubes on events promise by A3.2; None if they are tied with somebody."""
    points = 0.0
    for event in s.queue[: s.queue_len]:
        mine = cubes_on(s, event, owner)
        if mine == 0:
            continue
        if owners_with(s, event, mine) > 1:
            return None
        banners = free_banners(s, event) + s.covered[event]
        points += 0.2 * prize(s, event, mine) * s.covered[event] / banners
    return points


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_cubes_promise_is_what_the_rules_would_pay(players: int) -> None:
    """A3.2: the features rank the owners themselves, and agree with `combat` but for ties."""
    rng = random.Random(players)
    letters = [*SEAT_LETTERS[:players], "N"]
    compared = 0
    for _ in range(30):
        ours, theirs = ("".join(rng.choices(letters, k=rng.randint(0, most))) for most in (3, 6))
        s = table(players=players, events=queue(f"marauding:{ours} war:{theirs}"))
        for seat in range(players):
            x = features(s, seat)
            sides = [0, NEUTRAL] if players == 1 else [(seat + k) % players for k in range(players)]
            for side, owner in enumerate(sides):
                points = promised(s, owner)
                if points is not None:
                    assert x[side * OF_A_SIDE + REWARDS] == pytest.approx(points)
                    compared += points > 0
    assert compared > 20
