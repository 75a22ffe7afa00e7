"""What a table tells of a game: events, and where a turn ends and the round's end begins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from table import State, board, play, queue, table

from troyes.formats.facts import Fact, asks, for_seat, in_full
from troyes.formats.position import to_json
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, Entry
from troyes.play.table import Table
from troyes.rules.edition import standard
from troyes.rules.engine import is_chance
from troyes.rules.facts import (
    AT_DISCARD,
    AT_LYING,
    AT_QUEUE,
    AT_SUPPLY,
    AT_TAKEN,
    BANK,
    ON_DISTRICT,
)
from troyes.rules.setup import new_game
from troyes.rules.terms import SEAT_LETTERS

REST = {"red": [1], "white": [1], "yellow": [1]}
A, B, GRAY = 0, 1, 4


def story(s: State, line: str, seat: int | None = -1) -> list[Fact]:
    """Everything told while a line is played: all of it, or as a seat may know it."""
    steps = play(s.copy(), line)
    at = Table(s.copy(), 0)
    told: list[Fact] = []
    for step in steps:
        facts = at.apply(Entry(OUTCOME if is_chance(at.state) else CHOICE, step)).facts
        told += in_full(facts) if seat == -1 else for_seat(facts, seat)
        if at.held_by is not None:
            assert at.apply(Entry(CONFIRM, at.held_by)).facts == []
    return told


def of(facts: list[Fact], kind: str, *fields: str) -> list[tuple[Any, ...]]:
    """Some fields of the facts of a kind."""
    return [tuple(getattr(f, field) for field in fields) for f in facts if f.kind == kind]


def of_events(facts: list[Fact]) -> list[tuple[Any, ...]]:
    """Cubes that come to events, events countered (who takes the card), cubes that go home."""
    told: list[tuple[Any, ...]] = []
    for f in facts:
        if f.kind == "cube" and f.place is not None and AT_QUEUE <= f.place < AT_TAKEN:
            told += [("cube", f.owner, f.event, f.place - AT_QUEUE)] * (f.amount or 1)
        elif f.kind == "cube" and f.origin is not None and AT_QUEUE <= f.origin < AT_TAKEN:
            assert f.place == AT_SUPPLY
            told += [("home", f.owner, f.event, f.origin - AT_QUEUE)] * (f.amount or 1)
        elif f.kind == "event" and f.origin is not None:
            told.append(("countered", f.event, f.origin - AT_QUEUE, f.owner, f.place))
    return told


def homes(event: str, position: int, cubes: list[int]) -> list[tuple[Any, ...]]:
    """The cubes of an event that go home, in no particular order."""
    return sorted(("home", owner, event, position) for owner in cubes)


def at_war(events: str, **data: Any) -> State:
    data.setdefault("dice", {"A": {"red": [6, 6, 6]}, "B": REST})
    return table(events=queue(events), **data)


def split(told: list[tuple[Any, ...]]) -> tuple[list[Any], list[Any], list[Any]]:
    """What is told of events: cubes placed, then the card countered, and cubes gone home."""
    placed = [t for t in told if t[0] == "cube"]
    countered = [t for t in told if t[0] == "countered"]
    home = [t for t in told if t[0] == "home"]
    assert told[: len(placed)] == placed  # all come before anything goes
    return placed, countered, sorted(home)


@pytest.mark.parametrize(
    ("before", "line", "placed", "cubes"),
    [
        ("marauding", "fight:marauding r6 r6 x4", 4, [0, 0, 0, 0]),
        ("marauding:B", "fight:marauding r6 r6 x3", 3, [1, 0, 0, 0]),
        ("marauding:BBA", "fight:marauding r6", 1, [1, 1, 0, 0]),
        ("marauding:NNN war:A", "fight:marauding r6", 1, [4, 4, 4, 0]),
    ],
)
def test_marauding_countered_is_told(before: str, line: str, placed: int, cubes: list[int]) -> None:
    """A3.4: the cubes go home, the card stays."""
    came, countered, home = split(of_events(story(at_war(before), line)))
    assert came == [("cube", A, "marauding", 0)] * placed
    assert [(c[1], c[2], c[4]) for c in countered] == [("marauding", 0, AT_QUEUE)]
    assert home == homes("marauding", 0, cubes)


def test_points_for_marauding_are_told_to_their_owner() -> None:
    """A3.2: alone on the card, both rewards."""
    line = "fight:marauding r6 r6 x4"
    mine = story(at_war("marauding"), line, A)
    points = of(mine, "vp", "owner", "amount", "source", "cause", "by")
    assert sum(p[1] for p in points) == 3
    assert {(p[0], *p[2:]) for p in points} == {(A, "combat", "combat", "marauding")}
    for other in (B, None):
        assert of(story(at_war("marauding"), line, other), "vp", "owner") == []


def test_an_event_filled_in_one_action_is_told() -> None:
    """A3.3: with all cubes, and who takes the card."""
    told = story(at_war("marauding skirmishes"), "fight:skirmishes r6 r6 x4")
    came, countered, home = split(of_events(told))
    assert came == [("cube", A, "skirmishes", 1)] * 4
    assert countered == [("countered", "skirmishes", 1, A, AT_TAKEN + A)]
    assert home == homes("skirmishes", 1, [A, A, A, A])


@pytest.mark.parametrize("other", ["", ":B", ":AA"])
def test_of_two_copies_the_right_one_is_countered(other: str) -> None:
    s = at_war(f"marauding skirmishes:BBA skirmishes{other}")
    came, countered, home = split(of_events(story(s, "fight:skirmishes r6")))
    assert came == [("cube", A, "skirmishes", 1)]
    assert countered == [("countered", "skirmishes", 1, B, AT_TAKEN + B)]
    assert home == homes("skirmishes", 1, [B, B, A, A])


def test_a_turn_that_ends_the_round_is_told_before_the_rounds_end() -> None:
    """P5: the passer's deniers, lying citizens and leftover dice come after the turn."""
    s = table(
        dice={"A": {"yellow": [4]}, "B": REST},
        seats={"B": {"passed": True}},
        buildings=board(palace="B....."),
        lying={"palace": ["A"]},
    )
    told = story(s, "pass")
    kinds = [f.kind for f in told]
    at = kinds.index("round_end")
    assert told[at].amount == 3
    moved = of(told[:at], "deniers", "origin", "place", "amount", "cause")
    assert moved == [(BANK, ON_DISTRICT + A, 2, "pass")]
    assert of(told[:at], "die", "origin") == []
    begins = kinds.index("round")
    ending = told[at:begins]
    assert (ON_DISTRICT + A, A, 2) in of(ending, "deniers", "origin", "place", "amount")
    gone = of(ending, "die", "origin", "place")  # A.y4, B.r1, B.w1, B.y1
    assert gone == [(15, None), (18, None), (24, None), (30, None)]
    assert (A, AT_LYING, AT_SUPPLY) in of(ending, "citizen", "owner", "origin", "place")
    income = of(told[begins:], "deniers", "origin", "place", "amount", "cause")
    assert income == [  # B pays 2 for the Palace
        (BANK, A, 10, "income"),
        (BANK, B, 10, "income"),
        (B, BANK, 2, "salary"),
    ]


def test_what_the_last_action_earns_belongs_to_it() -> None:
    s = table(dice={"A": {"yellow": [6]}}, seats={"B": {"passed": True}})
    told = story(s, "agriculture y6")
    turn = told[: [f.kind for f in told].index("round_end")]
    assert of(turn, "die", "origin", "place") == [(17, None)]
    assert of(turn, "deniers", "origin", "place", "amount") == [(BANK, A, 3)]


def follow(queue_now: list[tuple[str, list[int]]], facts: list[Fact]) -> set[str]:
    """Do to the events what is told of them; what kinds of things were told."""
    seen = set()
    for f in facts:
        if f.kind == "event" and f.origin is None:
            assert f.event is not None and f.place is not None
            queue_now.insert(f.place - AT_QUEUE, (f.event, []))
            seen.add("revealed")
        elif f.kind == "event" and f.origin != f.place:
            assert f.origin is not None
            event, cubes = queue_now.pop(f.origin - AT_QUEUE)
            assert (event, cubes) == (f.event, []), "its cubes have gone home"
            assert f.owner is not None
            assert f.place == AT_TAKEN + f.owner or (f.place, f.owner) == (AT_DISCARD, GRAY)
            seen.add("countered")
        elif f.kind == "cube":
            for place, way in ((f.origin, -1), (f.place, 1)):
                if place is None or not AT_QUEUE <= place < AT_TAKEN:
                    continue
                event, cubes = queue_now[place - AT_QUEUE]
                assert event == f.event
                assert f.owner is not None
                for _ in range(f.amount or 1):
                    if way > 0:
                        cubes.append(f.owner)
                    else:
                        del cubes[len(cubes) - 1 - cubes[::-1].index(f.owner)]
                seen.add("cube" if way > 0 else "home" if f.cause == "combat" else "lost")
    return seen


def random_game(players: int, seed: int) -> Iterator[tuple[list[Fact], State]]:
    """What every step of a game at random tells, and the state it leads to."""
    rng = random.Random(seed)
    at = Table(new_game(standard(), players, True), seed)
    while not at.over:
        if at.chance_is_due():
            entry = at.due_outcome()
        elif at.held_by is not None:
            entry = Entry(CONFIRM, at.held_by)
        else:
            entry = Entry(CHOICE, rng.choice(at.options()))
        yield in_full(at.apply(entry).facts), at.state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_follows_the_facts_knows_the_events(players: int) -> None:
    """Nothing happens to events untold, in whole games; copies of an event are told apart."""
    seen: set[str] = set()
    for seed in range(12):
        now: list[tuple[str, list[int]]] = [("marauding", [])]
        for told, s in random_game(players, seed * 7 + players):
            seen |= follow(now, told)
            shown = to_json(s)["events"]
            assert now == [(e["event"], [SEAT_LETTERS.index(o) for o in e["cubes"]]) for e in shown]
    assert {"cube", "countered", "lost", "home", "revealed"} <= seen


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_round_ends_once(players: int) -> None:
    ended = []
    for told, s in random_game(players, players):
        ended += [f.amount for f in told if f.kind == "round_end"]
        rounds = s.rounds
    assert ended == list(range(1, rounds + 1))


def test_every_step_begins_with_its_cause() -> None:
    """A choice is told first; what is asked then is told apart."""
    for told, s in random_game(3, 5):
        assert all(f.kind not in ("chose", "asks") for f in told[1:])
        assert asks(s).waits_for == to_json(s)["waits_for"]
