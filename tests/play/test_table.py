"""A table: tentative turns, confirmation, undo, and a log that always gives the same game."""

from __future__ import annotations

import random

import msgspec
import pytest

from troyes.formats.facts import Told, asks, for_seat
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, UNDO, Entry
from troyes.play.table import Refused, Table, result
from troyes.rules.edition import standard
from troyes.rules.setup import new_game
from troyes.rules.terms import ASK_ACTION


def fresh(players: int = 2, seed: int = 5) -> Table:
    table = Table(new_game(standard(), players), seed)
    resolve_chance(table, [])
    return table


def resolve_chance(table: Table, log: list[Entry]) -> list[Told]:
    """Let chance happen as far as nothing holds it up."""
    told: list[Told] = []
    while table.chance_is_due():
        entry = table.due_outcome()
        log.append(entry)
        told += table.apply(entry).facts
    return told


def do(table: Table, entries: list[Entry], log: list[Entry] | None = None) -> list[Told]:
    """Apply entries and what follows by itself."""
    told: list[Told] = []
    for entry in entries:
        told += table.apply(entry).facts
    if log is not None:
        log += entries
    return told + resolve_chance(table, log if log is not None else [])


def to_action(table: Table) -> None:
    """Play on to the first action."""
    while table.state.wait != ASK_ACTION:
        seat = table.to_move()
        assert seat is not None
        do(table, table.choose(seat, table.options()[:1], confirm=True))


def test_a_finished_turn_waits_for_its_confirmation() -> None:
    table = fresh()
    first = table.to_move()
    assert first is not None
    do(table, table.choose(first, table.options()[:1]))
    assert table.held_by == first == table.to_move()
    assert table.options() == []
    other = 1 - first
    with pytest.raises(Refused, match="error-not-your-turn"):
        table.choose(other, [30])
    with pytest.raises(Refused, match="error-confirm-first"):
        table.choose(first, [30])
    with pytest.raises(Refused, match="error-nothing-to-confirm"):
        table.confirm(other)
    do(table, table.confirm(first))
    assert table.to_move() == other


def test_a_choice_may_confirm_the_turn_it_completes() -> None:
    table = fresh()
    first = table.to_move()
    assert first is not None
    entries = table.choose(first, table.options()[:1], confirm=True)
    assert [entry.kind for entry in entries] == [CHOICE, CONFIRM]


def test_nothing_is_rolled_before_the_turn_is_confirmed() -> None:
    """The last placement leads to the first round's rolls: not before its player says so."""
    table = fresh()
    for _ in range(11):
        seat = table.to_move()
        assert seat is not None
        do(table, table.choose(seat, table.options()[:1], confirm=True))
    last = table.to_move()
    assert last is not None
    do(table, table.choose(last, table.options()[:1]))
    assert sum(table.state.dice) == 0
    do(table, table.undo(last))
    do(table, table.choose(last, table.options()[:1]))
    do(table, table.confirm(last))
    assert sum(table.state.dice) > 0
    assert table.undoer is None


def test_undo_goes_back_to_the_beginning_of_the_turn_and_no_further() -> None:
    table = fresh(3, 8)
    to_action(table)
    seat = table.to_move()
    assert seat is not None
    start = table.state.copy()
    rng = random.Random(1)
    while table.held_by is None:
        quiet = [o for o in table.options() if o != 0 and not 115 <= o < 133]
        do(table, table.choose(seat, [rng.choice(quiet)]))
    while table.undoer is not None:
        do(table, table.undo(seat))
    assert table.state == start
    with pytest.raises(Refused, match="error-nothing-to-undo"):
        table.undo(seat)


def test_a_reroll_is_rolled_at_once_and_cannot_be_taken_back() -> None:
    table = fresh(2, 3)
    to_action(table)
    seat = table.to_move()
    assert seat is not None
    reroll = next(o for o in table.options() if 115 <= o < 133)
    do(table, table.choose(seat, [reroll]))
    assert table.to_move() == seat
    assert table.undoer is None


def test_what_is_not_an_option_is_refused() -> None:
    table = fresh()
    seat = table.to_move()
    assert seat is not None
    with pytest.raises(Refused, match="error-not-an-option"):
        table.choose(seat, [0])


def play_to_the_end(players: int, seed: int) -> tuple[Table, list[Entry], list[Told]]:
    """A random game with undos, its log and its story."""
    rng = random.Random(seed)
    table = Table(new_game(standard(), players, True), seed)
    log: list[Entry] = []
    told: list[Told] = []
    told += resolve_chance(table, log)
    while not table.over:
        seat = table.to_move()
        assert seat is not None
        if table.undoer == seat and rng.random() < 0.15:
            entries = table.undo(seat)
        elif table.held_by == seat:
            entries = table.confirm(seat)
        else:
            entries = table.choose(seat, [rng.choice(table.options())], rng.random() < 0.5)
        told += do(table, entries, log)
    return table, log, told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_log_gives_the_same_table(players: int) -> None:
    table, log, _ = play_to_the_end(players, players)
    again = Table(new_game(standard(), players, True), 0)
    for entry in log:
        again.apply(entry)
    assert again.state == table.state
    assert again.version == table.version == len(log)
    assert {entry.kind for entry in log} == {CHOICE, OUTCOME, UNDO, CONFIRM}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_end_is_told_once_with_all_points(players: int) -> None:
    """F3, K11."""
    table, _, told = play_to_the_end(players, players + 10)
    assert asks(table.state).step == "over"
    rounds = [one.fact.amount for one in told if one.fact.kind == "round_end"]
    assert set(rounds) == set(range(1, table.state.rounds + 1))
    found = result(table.state)
    assert ("verdict" in found) == ("margin" in found) == (players == 1)
    assert set(found["scores"]) == set("ABCD"[:players]) | ({"N"} if players == 1 else set())
    best = max(score["total"] for score in found["scores"].values())
    if players > 1:
        assert all(found["scores"]["ABCD"[seat]]["total"] == best for seat in found["winners"])
    assert len(found["characters"]) == (0 if players == 1 else 2 * players if players == 2 else 4)
    assert table.to_move() is None


def test_what_is_told_keeps_secrets() -> None:
    """T5: characters and points of a player are told to them alone."""
    dealt = points = 0
    for game in (77, 78, 79):
        _, _, told = play_to_the_end(3, game)
        for seat in (0, 1, 2, None):
            for fact in for_seat(told, seat):
                if fact.kind == "vp":
                    assert fact.owner == seat
                    points += 1
                if fact.kind == "character":
                    assert (fact.character is not None) == (fact.owner == seat)
                    dealt += fact.character is not None
    assert dealt == 9
    assert points > 10
    assert msgspec.json.encode(told)


def test_secrets_are_kept_while_the_last_turn_is_not_confirmed() -> None:
    table = fresh(2, 9)
    rng = random.Random(2)
    while True:
        seat = table.to_move()
        assert seat is not None
        do(table, table.choose(seat, [rng.choice(table.options())]))
        if table.held_by is not None:
            if table.state.step == 12:
                break
            do(table, table.confirm(seat))
    assert not table.over
    hidden = table.view(1 - seat).to_json()["seats"]["AB"[seat]]
    assert hidden["vp"] is None
    assert hidden["characters"] == [None, None]
    do(table, table.undo(seat))
    assert table.state.step != 12
