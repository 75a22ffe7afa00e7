"""What holds at every moment of every game."""

from __future__ import annotations

import json
import random

from hypothesis import given
from hypothesis import strategies as st
from random_play import steps

from troyes.formats.names import option_called, option_name, outcome_called, outcome_name
from troyes.formats.position import from_json, to_json
from troyes.formats.record import Header, Record
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, is_over, options, outcomes, resolve
from troyes.rules.event_rows import MARAUDING
from troyes.rules.layout import cathedral_at, die_at, lying_at, on_card
from troyes.rules.scoring import breakdown, final_vp, owners, winners
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import (
    CITIZENS,
    GRAY_CITIZENS,
    N_OPTIONS,
    N_SOURCES,
    NEUTRAL,
    NOBODY,
    ROY_CITIZENS,
    STEP_ACTIONS,
    WAIT_NOTHING,
)

games = given(
    players=st.integers(1, 4),
    bonus=st.booleans(),
    seed=st.integers(0, 2**32),
    rich=st.booleans(),
)


def check_conservation(s: State) -> None:
    """T3, T4, T5: citizens, dice, deniers and influence."""
    f = to_fields(s)
    for owner in [*range(s.players), NEUTRAL]:
        everywhere = (
            f["supply"][owner]
            + f["general"][owner]
            + f["space"].count(owner)
            + sum(f["lying"][lying_at(b, owner)] for b in range(3))
            + sum(f["trade"][on_card(slot, owner)] > 0 for slot in range(9))
        )
        box = CITIZENS
        if owner == NEUTRAL:
            box = ROY_CITIZENS if s.players == 1 else GRAY_CITIZENS
        assert everywhere == box
        assert f["supply"][owner] >= 0
        assert f["general"][owner] >= 0
    assert f["bank"] + sum(f["deniers"]) + sum(f["on_district"]) == 0
    assert min(f["deniers"]) >= 0
    assert min(f["dice"]) >= 0
    assert min(f["black"]) >= 0
    assert min(f["cubes"]) >= 0
    for colour in range(3):
        assert sum(f["dice"][die_at(d, colour, v)] for d in range(5) for v in range(1, 7)) <= 6
    assert all(0 <= points <= 20 for points in f["influence"])
    for owner in range(5):
        assert f["vp"][owner] >= 0
        assert f["vp"][owner] == sum(f["earned"][owner * N_SOURCES : (owner + 1) * N_SOURCES])


def check_board(s: State) -> None:
    """P3.2, A2.1, A3.1, A4.4, A1.3: the shape of the board."""
    f = to_fields(s)
    queue = f["queue"][: s.queue_len]
    assert queue[0] == MARAUDING
    assert len(set(queue)) == len(queue)
    for event in range(18):
        assert (f["where"][event] == 1) == (event in queue)
        name_covered = f["covered"][event]
        assert name_covered == 0 or event in queue
    for level in (1, 2):
        for column in range(6):
            if f["cathedral"][cathedral_at(level, column)] != NOBODY:
                assert f["cathedral"][cathedral_at(level - 1, column)] != NOBODY
    assert all(n in (0, 1) for n in f["lying"])
    for slot in range(9):
        spaces = [f["trade"][on_card(slot, owner)] for owner in range(5)]
        on_spaces = [space for space in spaces if 0 < space < 9]
        assert len(set(on_spaces)) == len(on_spaces)


@games
def test_every_moment_is_sound(players: int, bonus: bool, seed: int, rich: bool) -> None:
    """T3, T4, T5, P4.1: conservation, bounds, and always something to choose."""
    for s in steps(players, bonus, seed, rich=rich):
        assert s.wait != WAIT_NOTHING
        check_conservation(s)
        check_board(s)
        if is_over(s):
            assert options(s) == outcomes(s) == []
        elif is_chance(s):
            assert options(s) == []
            assert outcomes(s)
        else:
            found = options(s)
            assert found
            assert outcomes(s) == []
            assert len(set(found)) == len(found)
            assert all(0 <= option < N_OPTIONS for option in found)
            assert 0 <= s.actor < players


@games
def test_every_option_offered_can_be_completed(
    players: int, bonus: bool, seed: int, rich: bool
) -> None:
    """A0: no dead ends. Copies are independent: trying an option leaves the original alone."""
    rng = random.Random(seed)
    for s in steps(players, bonus, seed, rich=rich):
        if is_over(s) or is_chance(s) or rng.random() > 0.15:
            continue
        key = s.key()
        for option in options(s):
            child = s.copy()
            apply_option(child, option)
            check_conservation(child)
            check_board(child)
            while not is_over(child) and child.step == STEP_ACTIONS and not is_chance(child):
                if child.n_picks == 0 and child.target == 0:
                    break
                found = options(child)
                assert found, (option_name(s, option), child.wait)
                apply_option(child, rng.choice(found))
            check_conservation(child)
        assert s.key() == key


@games
def test_positions_round_trip_through_json(
    players: int, bonus: bool, seed: int, rich: bool
) -> None:
    rng = random.Random(seed)
    for s in steps(players, bonus, seed, rich=rich):
        if rng.random() < 0.1 or is_over(s):
            data = json.loads(json.dumps(to_json(s)))
            back = from_json(data)
            assert back == s
            assert hash(back) == hash(s)
            assert to_json(back) == data


@games
def test_names_are_unambiguous(players: int, bonus: bool, seed: int, rich: bool) -> None:
    rng = random.Random(seed)
    for s in steps(players, bonus, seed, rich=rich):
        if rng.random() > 0.3 or is_over(s):
            continue
        if is_chance(s):
            for outcome in outcomes(s):
                back = outcome_called(s, outcome_name(s, outcome))
                assert back is not None
                a, b = s.copy(), s.copy()
                resolve(a, outcome)
                resolve(b, back)
                assert a == b
        else:
            for option in options(s):
                assert option_called(s, option_name(s, option)) == option


@games
def test_views_leak_nothing(players: int, bonus: bool, seed: int, rich: bool) -> None:
    """T5: a view does not change when what it hides is permuted; it hides nothing of one's own."""
    rng = random.Random(seed)
    for s in steps(players, bonus, seed, rich=rich):
        if is_over(s) or rng.random() > 0.1:
            continue
        for seat in [*range(players), None]:
            f = to_fields(s)
            others = [k for k in range(8) if k // 2 != seat and f["hands"][k] != 6]
            own = {f["hands"][k] for k in range(8) if k // 2 == seat}
            unseen = [c for c in range(6) if c not in own]
            rng.shuffle(unseen)
            for k, character in zip(others, unseen, strict=False):
                f["hands"][k] = character
            for owner in range(players):
                if owner != seat:
                    extra = rng.randrange(50)
                    f["vp"][owner] += extra
                    f["earned"][owner * N_SOURCES + rng.randrange(N_SOURCES)] += extra
            other = from_fields(s.edition, f)
            view = View(s, seat)
            assert view == View(other, seat)
            assert view.to_json() == View(other, seat).to_json()
            if not is_chance(s):
                assert view.options() == options(s)
            text = json.dumps(view.to_json()["seats"])
            if players > 1 and seat is not None:
                mine = view.to_json()["seats"]["ABCD"[seat]]
                assert mine == to_json(s)["seats"]["ABCD"[seat]]
                assert mine["vp"] is not None
            hidden = [entry for entry in json.loads(text).values() if entry["vp"] is None]
            assert len(hidden) == (players if seat is None else players - 1)


@games
def test_a_sample_of_a_view_plays_on(players: int, bonus: bool, seed: int, rich: bool) -> None:
    rng = random.Random(seed)
    for s in steps(players, bonus, seed, rich=rich):
        if is_over(s) or is_chance(s) or rng.random() > 0.05:
            continue
        view = View(s, s.actor)
        sample = view.sample(rng.choice)
        assert options(sample) == options(s)
        assert View(sample, s.actor).to_json()["seats"] == view.to_json()["seats"]
        hands = [card for card in to_fields(sample)["hands"] if card != 6]
        assert len(set(hands)) == len(hands)


@games
def test_the_score_table_adds_up(players: int, bonus: bool, seed: int, rich: bool) -> None:
    """F1, F2, F3, K11."""
    for s in steps(players, bonus, seed, rich=rich):
        final = s
    for owner in owners(final):
        table = breakdown(final, owner)
        total = table.pop("total")
        assert total == sum(table.values()) == final_vp(final, owner)
    if players > 1:
        best = max(final_vp(final, seat) for seat in range(players))
        assert winners(final) == [seat for seat in range(players) if final_vp(final, seat) == best]


@games
def test_records_round_trip(players: int, bonus: bool, seed: int, rich: bool) -> None:
    """A record cut anywhere, also in the middle of a turn, reads back to the same game."""
    del rich  # gifts are no steps of a record
    rng = random.Random(seed)
    taken: list[int] = []
    header = None
    states = steps(players, bonus, seed)
    cut = rng.randrange(600)
    last = None
    for s in states:
        if header is None:
            header = Header(
                players=players,
                bonus=bonus,
                open_scores=False,
                names=[f'name {k} "quoted\\' for k in range(players)],
                edition=s.edition.identity,
            )
        if last is not None:
            taken.append(step_between(last, s))
        if len(taken) == cut:
            break
        last = s.copy()
    assert header is not None
    record = Record(header, taken, seed)
    for back in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert back == record
        assert back.replay() == s


def step_between(before: State, after: State) -> int:
    """The option or outcome that leads from one state to the next."""
    tries = outcomes(before) if is_chance(before) else options(before)
    for step in tries:
        child = before.copy()
        if is_chance(before):
            resolve(child, step)
        else:
            apply_option(child, step)
        if child == after:
            return step
    raise AssertionError("no step leads from one state to the next")
