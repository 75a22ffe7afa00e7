"""Why a hint says so: every sentence is true of the turn, whatever the position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import random_play
from table import Json, board, card, laid, play, queue, table

from troyes.formats.facts import Fact, Told, for_seat, tell
from troyes.formats.position import to_json as position_of
from troyes.rules.combat import free_banners, place_cube
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import apply_option, is_chance
from troyes.rules.facts import BY_SETUP, recording
from troyes.rules.scoring import breakdown
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    ASK_SPACE,
    MAX_INFLUENCE,
    PASS,
    SEAT_LETTERS,
)
from troyes.rules.turn import turn_goes_on
from troyes.server.protocol import Said, Why
from troyes.server.reasons import ENDS, explain, prospect, reason

from .test_hint import redealt

GAMES = 12
KINDS = (
    "levels", "character", "cubes", "tradesman", "dice", "countered", "lead", "presence",
    "black", "pass",
)  # fmt: skip

# --- what it brings ------------------------------------------------------------------------------


def test_the_reason_comes_from_the_facts() -> None:
    facts = [
        Fact(kind="die", cause="cathedral", origin=4),
        Fact(kind="cube", cause="cathedral", owner=0, origin=21, place=77),
        Fact(kind="vp", cause="cathedral", owner=0, amount=3, source="cathedral"),
        Fact(kind="influence", cause="cathedral", owner=0, amount=1),
        Fact(kind="deniers", cause="purchase", by=1, origin=0, place=1, amount=2),
        Fact(kind="vp", cause="combat", owner=1, amount=9, source="events"),
    ]
    s = table(dice={"A": {"red": [1]}})
    points = [Said("why-turn-vp", {"n": 3}), Said("why-turn-influence", {"n": 1})]
    assert reason(facts, [1], s) == Why("why-turn-brings", {"way": "paid", "cost": 2}, points)
    free: dict[str, int | str] = {"way": "free", "cost": 0}
    assert reason(facts[:4], [1], s) == Why("why-turn-brings", free, points)
    paid = [
        Fact(kind="deniers", cause="activity", by="merchant", origin=4, place=0, amount=6),
        *facts[4:5],
    ]
    net = Why("why-turn-brings", {"way": "net", "cost": 0}, [Said("why-turn-deniers", {"n": 4})])
    assert reason(paid, [1], s) == net
    assert reason([], [1], s).id == "why-turn-later"
    assert reason([], [1], s, rolls=True).id == "why-turn-rolls"


@pytest.mark.parametrize(("value", "n"), [(1, 5), (3, 3), (4, 0), (6, 0)])
def test_a_reroll_is_for_a_higher_face_if_that_is_likely_enough(value: int, n: int) -> None:
    """I1: half of the faces or more."""
    s = table(dice={"A": {"white": [value]}})
    assert reason([], play(s, f"reroll:w{value}"), s) == Why(
        "why-turn-reroll", {"value": value, "n": n}, []
    )


@pytest.mark.parametrize(
    ("owner", "deniers", "why"), [("A", 9, "other"), ("B", 9, "bare"), ("B", 0, "only")]
)
def test_the_reason_for_passing_says_what_is_left(owner: str, deniers: int, why: str) -> None:
    """P4.2: dice of one's own, dice of others, or dice of others and no money."""
    seats = {"A": {"influence": 0, "deniers": deniers}, "B": {}}
    s = table(dice={owner: {"yellow": [6]}}, seats=seats)
    assert reason([], [PASS], s).args == {"why": why}


@pytest.mark.parametrize(("vp", "lost"), [(0, 0), (1, 1), (5, 2)])
def test_giving_in_costs_the_points_there_are(vp: int, lost: int) -> None:
    """P3.5, T7: and the dice are kept."""
    dice = {"A": {"white": [1]}}
    s = table(step="black_dice", black=[6], dice=dice, seats={"A": {"vp": vp}, "B": {}})
    assert told_of(s, "yield")[0] == Why("why-turn-yield", {"n": lost, "dice": 1}, [])


def told_of(s: State, line: str) -> tuple[Why, Said | None]:
    """What A is told of a line of the notation, which is played."""
    turn, told, before = play(s.copy(), line), list[Told](), s.copy()
    for option in turn:
        with recording(s) as facts:
            apply_option(s, option)
        told += tell(facts.rows, s)
    return explain(for_seat(told, 0), turn, before, s, is_chance(s))


def reason_of(s: State, line: str) -> list[Said]:
    """What a line of the notation brings A."""
    return told_of(s, line)[0].parts


def prospects_of(s: State, line: str) -> list[str]:
    """The sentences in which A is told of a line."""
    why, then = told_of(s, line)
    return [why.id, *([then.id] if then else [])]


def test_what_the_city_does_after_the_turn_is_no_reason_for_it() -> None:
    """A5.1: a 4 yields 2 deniers; the income of the round that begins then (P1.1) is not of it."""
    citizens = board(palace="A.....", city_hall="A. .. ..")
    s = table(round=3, buildings=citizens, dice={"A": {"yellow": [4]}})
    assert reason_of(s, "agriculture y4") == [Said("why-turn-deniers", {"n": 2})]
    assert s.round == 4


@pytest.mark.parametrize("influence", [10, MAX_INFLUENCE])
def test_the_black_die_that_le_roy_counters_is_not_the_askers(influence: int) -> None:
    """P3.4, K6: he removes the next in the same step; T5: influence may have no room."""
    dice = {"A": {"red": [4], "white": [2]}, "N": {"red": [5, 2], "white": [3]}}
    asker = {"A": {"influence": influence}}
    s = table(players=1, step="black_dice", black=[6, 3], dice=dice, seats=asker)
    gained = [Said("why-turn-influence", {"n": 1})] * (influence < MAX_INFLUENCE)
    why, then = told_of(s, "counter r4")
    assert why.parts == gained
    if gained:
        assert why.args == {"way": "plain", "cost": 0}
    assert (then.id if then else why.id) == "why-then-black"
    assert not any(s.black)


def test_a_reason_says_which_of_two_brigands() -> None:
    """A3.1: by the number it has from the left."""
    events = queue("marauding brigands brigands")
    s = table(events=events, dice={"A": {"red": [6]}, "B": {"red": [1]}})
    for line, name in (
        ("fight:brigands r6 x1", "brigands.1"),
        ("fight:brigands.2 r6 x1", "brigands.2"),
    ):
        then = told_of(s.copy(), line)[1]
        assert then is not None and then.args["event"] == name


def test_a_black_die_that_is_yielded_to_is_not_beaten() -> None:
    """P3.5: also where influence was spent before."""
    s = table(step="black_dice", black=[6], dice={"A": {"white": [1]}})
    assert prospects_of(s, "recruit yield") == ["why-turn-yield"]


def test_citizens_who_are_pushed_on_are_not_placed() -> None:
    """A4.1: one citizen is placed, however many of one's own move on; nobody else has to leave."""
    dice = {"A": {"white": [1]}, "B": {"red": [1]}}
    s = table(buildings=board(bishopric="AA. ..."), dice=dice)
    pay = s.edition.figures["money"]["bishopric"]
    placed = Why("why-then-dice", {"building": "bishopric", "pay": pay, "out": "no"}, [])
    assert told_of(s, "settle-bishopric w1") == (placed, None)


def test_an_edition_of_an_older_file_has_the_printed_pay() -> None:
    """P1.1: files of 0.1.0 list no money."""
    figures = {title: one for title, one in standard().figures.items() if title != "money"}
    s = table(figures=Edition(figures), dice={"A": {"white": [1]}, "B": {"red": [1]}})
    why, _ = told_of(s, "settle-bishopric w1")
    assert (why.id, why.args["pay"]) == ("why-then-dice", standard().figures["money"]["bishopric"])


@pytest.mark.parametrize(("palace", "out"), [(".....B", "yes"), (".....N", "no"), ("....B.", "no")])
def test_a_reason_says_whether_an_opponent_has_to_leave(palace: str, out: str) -> None:
    """A4.1, P2: who lies before a building rolls no die there; gray citizens are nobody's."""
    dice = {"A": {"red": [6]}, "B": {"red": [1]}}
    s = table(buildings=board(palace=palace), dice=dice)
    why, _ = told_of(s, "settle-palace r6")
    assert (why.id, why.args["out"]) == ("why-then-dice", out)


def test_a_turn_that_ends_the_round_prepares_what_others_do() -> None:
    """P2: nobody has dice then, but the citizen who is placed last rolls one as the others do."""
    s = table(buildings=board(palace=".....B"), dice={"A": {"red": [6]}})
    _, then = told_of(s, "settle-palace r6")
    assert then is not None
    assert (then.id, then.args["out"]) == ("why-then-dice", "yes")
    assert s.round == 4


def test_the_last_citizen_of_the_placement_rolls_a_die_too() -> None:
    """S6: with them the first round begins."""
    for before, after, facts in turns(seed=1):
        if before.wait == ASK_SPACE and after.wait != ASK_SPACE:
            then = prospect(facts, before, after, before.actor)
            assert then is not None and then.id == "why-then-dice"
            return
    raise AssertionError("no placement")


@pytest.mark.parametrize("palace", ["..A...", "..A..A"])
def test_a_citizen_who_moves_within_a_building_is_not_one_more(palace: str) -> None:
    """A4.1: nor is one for whom another of the same player's is expelled."""
    dice = {"A": {"red": [6]}, "B": {"red": [1]}}
    s = table(buildings=board(palace=palace), dice=dice)
    assert prospects_of(s, "settle-palace r6 from:palace-3") == ["why-turn-later"]


def test_cubes_of_a_countered_event_are_not_on_it() -> None:
    """A3.2: they go home with it. T5: influence has no room, so that they might be told."""
    dice, asker = {"A": {"red": [6]}, "B": {"red": [1]}}, {"A": {"influence": MAX_INFLUENCE}}
    s = table(events=queue("marauding brigands:AAA"), dice=dice, seats=asker)
    why, then = told_of(s, "fight:brigands r6 x2")
    assert why.parts[0].id == "why-turn-countered"
    assert then is not None and then.id == "why-then-countered"


def test_a_cube_that_is_spent_on_a_card_is_not_one_more() -> None:
    """A1.5: Confession's own cube makes its dice stronger, and goes."""
    confession = card("confession", tradesmen={"A": 1}, cubes={"A": 1})
    dice = {"A": {"white": [5]}, "B": {"red": [1]}}
    s = table(activities=laid(confession), dice=dice)
    assert prospects_of(s, "confession +confession w5") == ["why-then-cubes"]


def test_what_is_recruited_and_placed_prepares_a_die() -> None:
    """I1, A4.1: the influence spent is told with the turn, and no money is."""
    dice = {"A": {"white": [1]}, "B": {"red": [1]}}
    asker = {"A": {"influence": 4, "supply": 0}}
    s = table(buildings=board(palace="A.....", bishopric="... ..."), dice=dice, seats=asker)
    assert prospects_of(s, "recruit settle-bishopric w1 from:supply") == ["why-then-dice"]


# --- what it prepares ----------------------------------------------------------------------------


def turns(seed: int) -> Iterator[tuple[State, State, list[Fact]]]:
    """Random turns of random games, each with the position before and after it and its facts."""
    rng = random.Random(seed)
    for s in random_play.steps(seed % 4 + 1, False, seed, rich=True):
        if s.wait not in (ASK_ACTION, ASK_COUNTER, ASK_SPACE):
            continue
        after, told = s.copy(), list[Told]()
        while True:
            waits, option = after.wait, random_play.choose(after, rng)
            with recording(after) as facts:
                apply_option(after, option)
            told += tell(facts.rows, after)
            if is_chance(after) or not turn_goes_on(waits, option, after.wait):
                break
        yield s.copy(), after, for_seat(told, s.actor)


def letters(rows: Any, letter: str) -> int:
    """How often a letter stands in lists of lists."""
    if isinstance(rows, list):
        return sum(letters(row, letter) for row in rows)
    return rows == letter


def cards(position: Json) -> dict[str, Json]:
    """The cards that lie open, by name."""
    return {one["card"]: one for row in position["activities"].values() for one in row if one}


def is_true(said: Said, before: State, after: State, facts: list[Fact]) -> bool:
    """Whether the positions before and after a turn bear a sentence out."""
    seat = before.actor
    was, now, me = position_of(before), position_of(after), SEAT_LETTERS[seat]
    points = {
        key: breakdown(after, seat).get(key, 0) - n for key, n in breakdown(before, seat).items()
    }
    n, goes_on = said.args.get("n"), before.round < before.rounds
    name = str(said.args.get("event", ""))
    match said.id:
        case "why-then-levels":
            lacking = [
                sum(not letters(level, me) for level in one["cathedral"]) for one in (was, now)
            ]
            return n == 2 * (lacking[0] - lacking[1]) and n == points["cathedral_levels"] > 0
        case "why-then-character":
            character = str(said.args["character"])
            return character in was["seats"][me]["characters"] and n == points[character] > 0
        case "why-then-cubes":
            card = str(said.args["card"])
            return cards(now)[card]["cubes"].get(me, 0) > cards(was)[card]["cubes"].get(me, 0)
        case "why-then-tradesman":
            new = [c for c, one in cards(now).items() if me in one["tradesmen"]]
            hired = [c for c in new if me not in cards(was)[c]["tradesmen"]]
            return len(hired) == 1 and n == max(points["tradesmen"], 0)
        case "why-then-dice":
            place = said.args["building"]
            return goes_on and letters(now["buildings"][place], me) > letters(
                was["buildings"][place], me
            )
        case "why-then-countered":
            kind = name.partition(".")[0]
            left = [sum(e["event"] == kind for e in one["events"]) for one in (was, now)]
            return goes_on and left[0] > left[1]
        case "why-then-lead":
            return leads(after, name, seat, int(n or 0))
        case "why-then-presence":
            return points["events"] == 1
        case "why-then-black":
            return len(now["black"]) < len(was["black"])
        case "why-then-pass":
            return now["seats"][me]["passed"] and now["seats"][me]["on_district"] == n
    return False


def leads(s: State, name: str, seat: int, n: int) -> bool:
    """A3.2: the most cubes, alone; covering what is left brings the first reward at least."""
    kind, _, copy = name.partition(".")
    named = [k for k, one in enumerate(position_of(s)["events"]) if one["event"] == kind]
    assert (len(named) > 1) == bool(copy)
    position = named[int(copy or 1) - 1]
    on_it = Counter(position_of(s)["events"][position]["cubes"])
    own = on_it.pop(SEAT_LETTERS[seat])
    after, event = s.copy(), s.queue[position]
    for _ in range(free_banners(s, event)):
        place_cube(after, seat, event, BY_SETUP)
    return own > max(on_it.values(), default=0) and after.vp[seat] - s.vp[seat] >= n > 0


def test_what_a_turn_prepares_is_so() -> None:
    """F1, F2, A1.5, A3.2, P2, P3.2, P3.5, P4.2: every kind of sentence occurs, and is true."""
    rng, seen, ends = random.Random(1), Counter[str](), 0
    for seed in range(GAMES):
        for before, after, facts in turns(seed):
            seat = before.actor
            said = prospect(facts, before, after, seat)
            if said is None:
                continue
            seen[said.id] += 1
            ends += any(fact.kind in ENDS for fact in facts)
            assert is_true(said, before, after, facts), (seed, said, position_of(before))
            if before.players > 1:  # what others hold is nothing to the asker
                other = [redealt(s, seat, rng) for s in (before, after)]
                assert prospect(facts, other[0], other[1], seat) == said
    assert {f"why-then-{kind}" for kind in KINDS} == seen.keys()
    assert ends  # of turns that end the round, too, something is told
