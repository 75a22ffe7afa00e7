"""The story of a game: what is told of events, and where a turn ends and the round's end begins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from table import State, board, play, queue, table

from troyes.formats.position import to_json
from troyes.play.story import Message
from troyes.play.table import CHOICE, CONFIRM, OUTCOME, Entry, Table
from troyes.rules.edition import standard
from troyes.rules.engine import is_chance
from troyes.rules.setup import new_game
from troyes.rules.terms import SEAT_LETTERS

REST = {"red": [1], "white": [1], "yellow": [1]}


def story(s: State, line: str) -> list[Message]:
    """Everything told while a line is played."""
    steps = play(s.copy(), line)
    at = Table(s.copy(), 0)
    told = []
    for step in steps:
        told += at.apply(Entry(OUTCOME if is_chance(at.state) else CHOICE, step))
        if at.held_by is not None:
            told += at.apply(Entry(CONFIRM, at.held_by))
    return told


def said(told: list[Message], *ids: str) -> list[tuple[Any, ...]]:
    """Messages of some kinds, without the names of their arguments."""
    return [(m["id"], *m["args"].values()) for m in told if m["id"] in ids]


def of_events(told: list[Message]) -> list[tuple[Any, ...]]:
    return said(told, "event-cube", "event-cube-lost", "event-countered")


def at_war(events: str, **data: Any) -> State:
    data.setdefault("dice", {"A": {"red": [6, 6, 6]}, "B": REST})
    return table(events=queue(events), **data)


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
    told = of_events(story(at_war(before), line))
    assert told == [
        *[("event-cube", 0, "marauding")] * placed,
        ("event-countered", "marauding", None, cubes),
    ]


def test_points_for_marauding_are_told_to_their_owner() -> None:
    """A3.2: alone on the card, both rewards."""
    told = story(at_war("marauding"), "fight:marauding r6 r6 x4")
    assert [(m["args"], m["to"]) for m in told if m["id"] == "vp"] == [
        ({"owner": 0, "change": 3}, 0)
    ]


def test_an_event_filled_in_one_action_is_told() -> None:
    """A3.3: with all cubes, and who takes the card."""
    told = of_events(story(at_war("marauding skirmishes"), "fight:skirmishes r6 r6 x4"))
    assert told == [
        *[("event-cube", 0, "skirmishes")] * 4,
        ("event-countered", "skirmishes", 0, [0, 0, 0, 0]),
    ]


@pytest.mark.parametrize("other", ["", ":B", ":AA"])
def test_of_two_copies_the_right_one_is_countered(other: str) -> None:
    s = at_war(f"marauding skirmishes:BBA skirmishes{other}")
    told = of_events(story(s, "fight:skirmishes r6"))
    assert told == [
        ("event-cube", 0, "skirmishes"),
        ("event-countered", "skirmishes", 1, [1, 1, 0, 0]),
    ]


def test_a_turn_that_ends_the_round_is_told_before_the_rounds_end() -> None:
    """P5: the passer's deniers, lying citizens and leftover dice come after the turn."""
    s = table(
        dice={"A": {"yellow": [4]}, "B": REST},
        seats={"B": {"passed": True}},
        buildings=board(palace="B....."),
        lying={"palace": ["A"]},
    )
    told = story(s, "pass")
    ids = [m["id"] for m in told]
    at = ids.index("round-ends")
    assert told[at]["args"] == {"round": 3}
    assert said(told[:at], "on-district", "dice-gone", "deniers") == [("on-district", 0, 2)]
    begins = ids.index("round-begins")
    ending = told[at:begins]
    assert ("deniers", 0, 2) in said(ending, "deniers")
    assert said(ending, "dice-gone") == [("dice-gone", ["A.y4", "B.r1", "B.w1", "B.y1"])]
    income = said(told[begins:], "deniers")
    assert income == [("deniers", 0, 10), ("deniers", 1, 8)]  # B pays 2 for the Palace


def test_what_the_last_action_earns_belongs_to_it() -> None:
    s = table(dice={"A": {"yellow": [6]}}, seats={"B": {"passed": True}})
    told = story(s, "agriculture y6")
    at = [m["id"] for m in told].index("round-ends")
    assert said(told[:at], "deniers", "dice-gone") == [("dice-gone", ["A.y6"]), ("deniers", 0, 3)]


def follow(queue_now: dict[str, list[int]], told: list[Message]) -> None:
    """Do to the events what is told of them."""
    for m in told:
        args = m["args"]
        match m["id"]:
            case "event-revealed":
                queue_now[args["event"]] = []
            case "event-cube":
                queue_now[args["event"]].append(args["owner"])
            case "event-cube-lost":
                assert queue_now[args["event"]].pop() == args["owner"]
            case "event-countered":
                assert queue_now[args["event"]] == args["cubes"]
                if args["event"] == "marauding":
                    queue_now["marauding"] = []
                else:
                    del queue_now[args["event"]]


def random_game(players: int, seed: int) -> Iterator[tuple[list[Message], State]]:
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
        yield at.apply(entry), at.state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_follows_the_story_knows_the_events(players: int) -> None:
    """Nothing happens to events untold, in whole games; copies of an event end the comparison."""
    seen: set[str] = set()
    for seed in range(12):
        now: dict[str, list[int]] = {"marauding": []}
        for told, s in random_game(players, seed * 7 + players):
            shown = to_json(s)["events"]
            if len({e["event"] for e in shown}) < len(shown):
                break
            follow(now, told)
            seen |= {m["id"] for m in told}
            assert now == {e["event"]: [SEAT_LETTERS.index(o) for o in e["cubes"]] for e in shown}
    assert {"event-cube", "event-countered", "event-cube-lost"} <= seen


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_round_ends_once(players: int) -> None:
    ended = []
    for told, s in random_game(players, players):
        ended += [m["args"]["round"] for m in told if m["id"] == "round-ends"]
        rounds = s.rounds
    assert ended == list(range(1, rounds + 1))
