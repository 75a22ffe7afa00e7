"""Facts: what the rules report of what they do, and that it is complete (docs/facts.md)."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from facts_causes import check_causes
from facts_check import KINDS_OF_GAMES, check_game
from king import ROLL, king
from table import board, card, laid, play, queue, table

import troyes
from troyes.formats.apply_facts import APPLY
from troyes.formats.facts import FILL, Fact, for_seat, in_full, tell
from troyes.rules.combat import join_queue
from troyes.rules.engine import apply_option, is_chance, outcomes, resolve
from troyes.rules.event_rows import EVENTS
from troyes.rules.facts import ASKS, AT_QUEUE, AT_SUPPLY, BANK, BY_REVEAL, CAUSES, KINDS, recording
from troyes.rules.state import ARRAYS, FIELDS, State, from_fields, to_fields
from troyes.rules.terms import DRAW_EVENT
from troyes.server.export import schema

HOUSE = Path(troyes.__file__).parent
REST = {"red": [1], "white": [1], "yellow": [1]}
A, B, N = 0, 1, 4
Json = dict[str, Any]


def facts_of(s: State, line: str, seat: int | None = -1) -> list[Fact]:
    """Everything told while a line is played, to everybody or to one seat."""
    steps = play(s.copy(), line)
    s = s.copy()
    found: list[Fact] = []
    for step in steps:
        with recording(s) as facts:
            (resolve if is_chance(s) else apply_option)(s, step)
        told = tell(facts.rows, s)
        found += in_full(told) if seat == -1 else for_seat(told, seat)
    return found


def of(facts: list[Fact], kind: str, *fields: str) -> list[tuple[Any, ...]]:
    """Some fields of the facts of a kind."""
    return [tuple(getattr(f, field) for field in fields) for f in facts if f.kind == kind]


# --- complete ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "bonus"), KINDS_OF_GAMES)
@pytest.mark.parametrize("rich", [False, True])
def test_positions_follow_from_facts(players: int, bonus: bool, rich: bool) -> None:
    """T3, T4, T5: every change has a fact, every fact a cause, every account balances."""
    for seed in range(6):
        assert check_game(players, bonus, 7000 + seed, rich) > 100


def test_a_recorder_changes_nothing_and_a_copy_has_none() -> None:
    s = table(dice={"A": {"yellow": [4, 6]}, "B": REST})
    plain = s.copy()
    play(plain, "agriculture y4 y6")
    with recording(s) as facts:
        assert s.copy().facts is None
        play(s, "agriculture y4 y6")
    assert s.facts is None
    assert s == plain
    assert facts.rows


def test_what_is_hidden_changes_nothing_that_is_told() -> None:
    """T5: the same step with other secrets reads the same to those who may not know them."""
    s = table(
        players=3,
        seats={letter: {"characters": [name]} for letter, name in zip("ABC", HIDDEN, strict=True)},
        activities=laid(card("merchant"), card("hunting")),
        dice={"A": {"yellow": [4, 6], "red": [5]}, "B": REST},
    )
    f = to_fields(s)
    f["hands"][2], f["hands"][4] = f["hands"][4], f["hands"][2]
    f["vp"][1], f["earned"][7] = 5, 5
    other = from_fields(s.edition, f)
    for line in ("merchant y4", "pass", "fight:marauding r5", "agriculture y4 y6"):
        assert facts_of(s, line, A) == facts_of(other, line, A)
        assert facts_of(s, line, None) == facts_of(other, line, None)


HIDDEN = ("henry", "hugues", "urbain")


def test_points_are_told_to_those_who_may_know_them() -> None:
    """T5: to their owner, unless the table plays with open scores."""
    s = table(dice={"A": {"white": [4]}, "B": REST})
    assert of(facts_of(s, "cathedral w4", A), "vp", "owner", "amount") == [(A, 1)]
    assert of(facts_of(s, "cathedral w4", B), "vp", "owner") == []
    assert of(facts_of(s, "cathedral w4", None), "vp", "owner") == []
    opened = table(open_scores=True, dice={"A": {"white": [4]}, "B": REST})
    assert of(facts_of(opened, "cathedral w4", B), "vp", "owner", "amount") == [(A, 1)]


# --- told rightly --------------------------------------------------------------------------------


def test_two_brigands_are_not_mixed_up() -> None:
    """A3.2, A3.3: A fills the first Brigands; the second, with B's cube, is not touched."""
    s = table(
        events=queue("marauding brigands brigands:B"),
        dice={"A": {"red": [6, 6, 6]}, "B": REST},
    )
    facts = facts_of(s, "fight:brigands r6 r6 r6 x5" if banners(s) == 5 else "fight:brigands r6 r6")
    placed = [f for f in facts if f.kind == "cube" and f.origin == AT_SUPPLY]
    home = [f for f in facts if f.kind == "cube" and f.place == AT_SUPPLY]
    assert {f.owner for f in placed} == {f.owner for f in home} == {A}
    assert len(placed) == len(home) == banners(s)
    assert {f.place for f in placed} == {f.origin for f in home} == {AT_QUEUE + 1}
    assert of(facts, "event", "event", "owner") == [("brigands", A)]


@pytest.mark.parametrize(
    ("line", "copy"), [("fight:brigands r6 x1", 1), ("fight:brigands.2 r6 x1", 2)]
)
def test_which_of_two_brigands_is_fought(line: str, copy: int) -> None:
    """A3.1: from the left, in all that comes of it; what is said of another event has no number."""
    s = table(events=queue("marauding brigands war brigands"), dice={"A": {"red": [6]}, "B": REST})
    facts = [f for f in facts_of(s, line) if f.cause == "combat"]
    assert {f.kind for f in facts} == {"die", "cube", "influence"}
    assert {(f.by, f.copy) for f in facts} == {("brigands", copy)}
    war = [f for f in facts_of(s, "fight:war r6 x1") if f.cause == "combat"]
    assert {(f.by, f.copy) for f in war} == {("war", None)}


def test_one_brigands_is_no_first() -> None:
    """A3.3, A3.4: numbered until the first is gone; then there is only one left."""
    s = table(
        events=queue("marauding brigands:" + "B" * (banners(table()) - 1) + " brigands"),
        dice={"A": {"red": [6, 6]}, "B": REST},
    )
    facts = facts_of(s, "fight:brigands r6 pass fight:brigands r6 x1")
    fought = [(f.kind, f.copy) for f in facts if f.cause == "combat"]
    gone = [kind for kind, _ in fought].index("event")
    assert {copy for _, copy in fought[: gone + 1]} == {1}
    assert len(fought) > gone + 1 and {copy for _, copy in fought[gone + 1 :]} == {None}


def test_two_brigands_act_one_after_the_other() -> None:
    """P3.2: and a third that comes has no number before it is there."""
    facts = effects("marauding brigands brigands")
    assert of(facts, "acts", "event", "copy")[:3] == [
        ("marauding", None), ("brigands", 1), ("brigands", 2)
    ]  # fmt: skip
    assert {f.copy for f in facts if f.kind == "event"} == {None}


def test_what_was_fought_before_a_second_one_came_was_the_only_one() -> None:
    """P3.1: also where several steps are told at once."""
    s = table(events=queue("marauding brigands"), dice={"A": {"red": [6]}, "B": REST})
    with recording(s) as facts:
        for step in play(s.copy(), "fight:brigands r6 x1"):
            apply_option(s, step)
        join_queue(s, EVENTS.index("brigands") + 1, BY_REVEAL)
    told = in_full(tell(facts.rows, s))
    assert {f.copy for f in told if f.cause == "combat"} == {None}


WRONG: list[tuple[str, Json, Json]] = [
    ("blacksmith y5 from:supply", {"kind": "citizen"}, {"cause": "activity"}),
    ("blacksmith y5 from:supply", {"kind": "deniers"}, {"amount": 1}),
    ("blacksmith y5 from:supply", {"kind": "deniers"}, {"by": "monk"}),
    ("blacksmith y5 from:supply", {"kind": "cube"}, {"cause": "modifier"}),
    ("agriculture +monk w3", {"kind": "cube"}, {"by": "tithe"}),
    ("agriculture y5 B.y1", {"cause": "purchase"}, {"by": 2}),
    ("chivalry r6 cube:war", {"kind": "cube"}, {"cause": "combat", "by": "war"}),
    ("chivalry r6 cube:war", {"kind": "influence"}, {"cause": "combat", "by": "war"}),
    ("cathedral w3", {"kind": "vp"}, {"cause": "agriculture"}),
    ("settle-bishopric w3 from:supply", {"kind": "citizen"}, {"by": "palace"}),
    ("recruit", {"kind": "citizen"}, {"cause": "flip"}),
    ("pass", {"kind": "deniers"}, {"cause": "income"}),
]


@pytest.mark.parametrize(("line", "which", "wrong"), WRONG)
def test_a_wrong_cause_is_noticed(line: str, which: Json, wrong: Json) -> None:
    """`check_causes` would find a rule that reports something under another name."""
    s = table(
        activities=laid(
            card("blacksmith"), card("chivalry", tradesmen={"A": 1}), card("monk", cubes={"A": 1})
        ),
        events=queue("marauding war"),
        dice={"A": {"red": [6, 3], "white": [3, 6], "yellow": [5]}, "B": REST},
    )
    found = 0
    for option in play(s.copy(), line):
        before = s.copy()
        with recording(s) as rows:
            apply_option(s, option)
        facts = in_full(tell(rows.rows, s))
        check_causes(before, facts)
        for k, fact in enumerate(facts):
            if all(getattr(fact, name) == value for name, value in which.items()):
                found += 1
                planted = [*facts[:k], msgspec.structs.replace(fact, **wrong), *facts[k + 1 :]]
                with pytest.raises(AssertionError):
                    check_causes(before, planted)
    assert found


def test_nothing_is_no_fact() -> None:
    """A5.1, T7, E.heresy: a harvest of nothing, and losses of those who have nothing to lose."""
    s = table(dice={"A": {"yellow": [1]}, "B": REST})
    harvest = facts_of(s, "agriculture y1")
    assert [f for f in harvest if f.cause == "agriculture" and f.kind != "die"] == []
    poor = {"A": {"influence": 0, "vp": 0}, "B": {"influence": 2, "vp": 0}}
    lost = [f for f in effects("marauding heresy", seats=poor) if f.by == "heresy"]
    assert [(f.kind, f.owner, f.amount) for f in lost] == [
        ("acts", None, None), ("influence", B, -2)
    ]  # fmt: skip


def banners(s: State) -> int:
    """How many banners Brigands has."""
    return int(s.edition.figures["events"]["brigands"]["banners"])


def effects(events: str, **data: Any) -> list[Fact]:
    """What is told when a queue acts, after new event cards have joined it."""
    s = table(step="event_cards", events=queue(events), dice={"A": REST, "B": REST}, **data)
    found: list[Fact] = []
    while s.wait == DRAW_EVENT:
        with recording(s) as facts:
            resolve(s, outcomes(s)[0])
        found += in_full(tell(facts.rows, s))
    return found


def test_supports_cube_that_resistance_takes_is_told() -> None:
    """E.support, E.resistance: one cube comes and goes in the same phase, and both are told."""
    facts = effects("marauding war support resistance", bonus=True)
    on_war = [
        (f.by, f.origin, f.place)
        for f in facts
        if f.kind == "cube" and f.event == "war" and f.owner == N
    ]
    assert on_war == [
        ("support", AT_SUPPLY, AT_QUEUE + 1),
        ("resistance", AT_QUEUE + 1, AT_SUPPLY),
    ]


def test_every_event_says_what_it_did() -> None:
    """E.drought, E.civil_war, E.heresy, T7: one by one, with what could not be paid."""
    facts = effects(
        "marauding drought civil_war heresy",
        buildings=board(city_hall="AA .. .."),
        seats={"A": {"deniers": 4, "influence": 1, "vp": 9, "earned": {"combat": 9}}},
    )
    paid = [(f.by, f.amount) for f in facts if f.kind == "deniers" and f.origin == A]
    assert paid == [("drought", 2), ("civil_war", 2)]
    lost = [(f.by, f.amount) for f in facts if f.kind == "vp" and f.owner == A]
    assert lost == [("civil_war", -2), ("heresy", -2)]
    influence = [(f.by, f.amount) for f in facts if f.kind == "influence" and f.owner == A]
    assert influence == [("heresy", -1)]
    acting = [f.event for f in facts if f.kind == "acts"]
    assert acting[:4] == ["marauding", "drought", "civil_war", "heresy"]


def test_salaries_are_told_apart_from_income() -> None:
    """P1.1, P1.2: 10 deniers come, salaries go."""
    s = table(
        step="reveal",
        round=1,
        buildings=board(palace="AA....", bishopric="A.. ..."),
        turn={"revealed": 2},
        activities={"red": [card("archer"), None, None], "white": [card("monk"), None, None]},
    )
    facts = facts_of(s, "merchant")
    assert [
        (f.cause, f.origin, f.place, f.amount)
        for f in facts
        if f.kind == "deniers" and A in (f.origin, f.place)
    ] == [("income", BANK, A, 10), ("salary", A, BANK, 5)]


@pytest.mark.parametrize(
    ("line", "cause", "by"),
    [
        ("agriculture y6", "agriculture", None),
        ("cathedral w4", "cathedral", None),
        ("fight:brigands r6 x1", "combat", "brigands"),
        ("settle-bishopric w3 from:supply", "settle", "bishopric"),
        ("hunting r6", "activity", "hunting"),
    ],
)
def test_dice_are_told_with_what_they_are_used_for(line: str, cause: str, by: str | None) -> None:
    """A0.3: every die of an action, and nothing of it under another cause."""
    s = table(
        activities=laid(card("hunting", tradesmen={"A": 1})),
        events=queue("marauding brigands"),
        dice={"A": {"red": [6], "white": [3, 4], "yellow": [6]}, "B": REST},
    )
    facts = [fact for fact in facts_of(s, line) if fact.kind not in ("chose", "asks")]
    assert of(facts, "die", "cause", "by") == [(cause, by)]
    assert {(fact.cause, fact.by) for fact in facts} == {(cause, by)}


def test_passing_is_told_once_and_taken_back_at_the_end_of_the_round() -> None:
    """P4.2, P5: 1 for somebody who is out of the round, 0 when all are back."""
    s = table(dice={"A": {"red": [1]}, "B": REST})
    passed = of(facts_of(s, "pass"), "passed", "owner", "amount", "cause", "origin", "place")
    assert passed == [(A, 1, "pass", None, None)]
    last = table(dice={"A": {"red": [1]}}, seats={"B": {"passed": True}})
    back = of(facts_of(last, "pass"), "passed", "owner", "amount", "cause")
    assert back == [(A, 1, "pass"), (A, 0, "round_end"), (B, 0, "round_end")]


def test_a_record_tells_its_facts() -> None:
    """A finished game from its record alone: the last facts are those of the last round's end."""
    game = troyes.Game(players=2, seed=11)
    while not game.over:
        game.choose(game.options()[0])
    told = list(game.record().facts())
    assert len(told) == len(game.steps)
    assert all(facts[-1].kind == "asks" for facts in told)
    assert of(told[-1], "round_end", "amount") == [(4,)]


def test_hiring_and_gaining_are_two_facts() -> None:
    """A1.2, A0.2: the tradesman's price, what B is paid for the die, and the gain."""
    s = table(
        activities=laid(card("merchant")),
        dice={"A": {"yellow": [4], "red": [1]}, "B": {"yellow": [6]}},
    )
    facts = facts_of(s, "merchant y4 B.y6")
    money = [(f.cause, f.by, f.origin, f.place) for f in facts if f.kind == "deniers"]
    assert money == [
        ("hire", "merchant", A, BANK),
        ("purchase", B, A, B),
        ("activity", "merchant", BANK, A),
    ]


def test_dice_say_what_was_paid_for_them() -> None:
    """C.tithe: of two dice of one owner one is free, the other costs as one of its group (A0.2)."""
    s = table(
        activities=laid(card("tithe", cubes={"A": 1})),
        dice={"A": {"yellow": [2]}, "B": {"yellow": [3, 6], "red": [1]}},
        seats={"A": {"deniers": 9}},
    )
    facts = facts_of(s, "agriculture +tithe y2 B.y3 B.y6")
    assert of(facts, "die", "owner", "amount") == [(A, None), (B, 0), (B, 6)]
    assert of(facts, "deniers", "cause", "origin", "amount") == [
        ("purchase", A, 6),
        ("agriculture", BANK, 5),
    ]


def test_dice_say_which_of_two_events_of_one_name_they_fight() -> None:
    """A3.1: by its place in the queue."""
    s = table(events=queue("marauding brigands brigands"), dice={"A": {"red": [3, 3]}, "B": REST})
    for k, place in (("brigands", 1), ("brigands.2", 2)):
        facts = facts_of(s.copy(), f"fight:{k} r3 r3 x2")
        used = [one for one in facts if one.kind == "die" and one.cause == "combat"]
        assert [(one.at, one.by) for one in used] == [(AT_QUEUE + place, "brigands")] * 2
        assert {one.place for one in facts if one.kind == "cube"} == {AT_QUEUE + place}


def test_black_dice_say_who_faced_them_and_whether_they_were_countered() -> None:
    """P3.4, P3.5: A counters two of them, B yields to the last."""
    s = table(step="black_dice", black=[6, 4, 2], dice={"A": {"red": [4]}, "B": {"white": [1]}})
    facts = facts_of(s, "counter b2 r4 yield")
    assert of(facts, "black", "owner", "amount", "origin") == [(A, 1, 6), (A, 1, 2), (B, 0, 4)]


def test_le_roy_removes_a_black_die_as_his_own() -> None:
    """K6: after the player's, and whether he has a die for it or not."""
    for his in ({}, {"white": [1]}):
        dice = {"A": {"red": [6]}, "N": his}
        s = table(players=1, step="black_dice", black=[5, 3], dice=dice)
        facts = facts_of(s, "counter r6")
        assert of(facts, "black", "owner", "amount", "origin") == [(A, 1, 5), (N, 1, 3)]


def test_rolls_say_whose_they_are_and_the_sum_when_it_is_known() -> None:
    """K8, K9.6, P3.2: le Roy's two dice, the character that scores, and a die of an event."""
    facts = facts_of(king(), ROLL[8])
    assert of(facts, "rolled", "owner", "value", "cause", "by") == [
        (N, 6, "roy", None),
        (N, 2, "roy", 8),
    ]
    assert of(facts, "scored", "character", "cause", "by") == [("henry", "roy", 8)]
    s = table(step="event_effects", events=[{"event": "marauding"}, {"event": "wayfarers"}])
    facts = facts_of(s, "=3")
    assert of(facts, "rolled", "owner", "value", "by") == [(None, 3, "wayfarers")]


# --- the house -----------------------------------------------------------------------------------


def test_every_kind_and_cause_is_documented_and_applied() -> None:
    """docs/facts.md is the contract with every client."""
    text = (HOUSE.parent.parent / "docs" / "facts.md").read_text(encoding="utf-8")
    for word in (*KINDS, *CAUSES):
        assert f"`{word}`" in text, f"docs/facts.md does not explain {word}"
    assert set(APPLY) == set(KINDS)
    for number, kind in enumerate(KINDS):
        assert number in FILL or number == ASKS, f"formats/facts.py does not fill in {kind}"


def test_the_protocol_lists_kinds_and_causes() -> None:
    """A client that is compiled against it cannot look for one that does not exist."""
    fields = schema()["$defs"]["Fact"]["properties"]
    assert fields["kind"]["enum"] == list(KINDS)
    assert fields["cause"]["anyOf"][0]["enum"] == list(CAUSES)


FIELD_NAMES = {name for name, _ in FIELDS}
# What has an attribute of the same name and is no state; `self` is an object's own affair.
NO_STATES = {
    *("fact", "node", "moved", "visitor", "player.visitor"),
    *("self.clocks", "self.prices", "DESK"),
}
LISTS_CHANGE = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}
OVERWRITES = {"copy_fields", "copy_lists", "load_fields"}  # of rules/state: a whole state at once
NO_STATES_LOADED = {"np", "editions", "others()[name]", "self"}  # what has a `load` of its own
# States that are used again and again: they become what was kept, and nothing happens in the game.
KEPT = {
    "env/rows.py": {"s.load(store[row].tobytes())", "new.load(old.key())"},
    "think/visit.py": {"copy_fields(new, s)", "copy_lists(new, s)"},
}


def assigned(node: ast.AST) -> ast.expr | None:
    """What a piece of code gives a value to, or deletes: an attribute, or an entry of a list."""
    if isinstance(node, ast.Attribute | ast.Subscript):
        return node if isinstance(node.ctx, ast.Store | ast.Del) else None
    if isinstance(node, ast.Call) and "setattr" in ast.unparse(node.func):
        name = node.args[1]  # one that is worked out could be any
        field = name.value if isinstance(name, ast.Constant) else next(iter(FIELD_NAMES))
        return ast.Attribute(node.args[0], str(field))
    return None


def other_names(tree: ast.AST) -> dict[str, ast.Attribute]:
    """Names for the lists of states: in compiled code `dice = s.dice` is the list itself."""
    return {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute)
        for target in node.targets
        if isinstance(target, ast.Name) and node.value.attr in ARRAYS
    }


def writes_to_a_state(code: str) -> list[str]:
    """Writes to fields of a state: `s.deniers[0] -= 1`, `leaf.state.round = 2`."""
    found = []
    tree = ast.parse(code)
    names = other_names(tree)
    for node in ast.walk(tree):
        if (target := assigned(node)) is not None:
            inner = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(target, ast.Subscript) and isinstance(inner, ast.Name):
                inner = names.get(inner.id, inner)
            if isinstance(inner, ast.Attribute) and inner.attr in FIELD_NAMES:
                owner = ast.unparse(inner.value)
                if owner != "self" and owner not in NO_STATES:
                    found.append(f"{getattr(node, 'lineno', 0)} {ast.unparse(target)}")
        if isinstance(node, ast.Call) and changes_a_state(node.func):
            found.append(f"{node.lineno} {ast.unparse(node)}")
    return found


def changes_a_state(called: ast.expr) -> bool:
    """Whether a call overwrites a state, `s.load(key)`, or one of its lists, `s.queue.pop()`."""
    if isinstance(called, ast.Name):
        return called.id in OVERWRITES
    if not isinstance(called, ast.Attribute):
        return False
    owner = called.value
    if called.attr == "load":
        return ast.unparse(owner) not in NO_STATES_LOADED
    if called.attr in LISTS_CHANGE and isinstance(owner, ast.Attribute):
        of = ast.unparse(owner.value)
        return owner.attr in FIELD_NAMES and of != "self" and of not in NO_STATES
    return called.attr in OVERWRITES


def code_outside_the_rules() -> list[Path]:
    """Every module that has no business with the fields of a state."""
    return [path for path in HOUSE.rglob("*.py") if path.relative_to(HOUSE).parts[0] != "rules"]


def test_only_the_rules_write_to_a_state() -> None:
    """One place writes, so one place reports."""
    found = {}
    for path in code_outside_the_rules():
        name = path.relative_to(HOUSE).as_posix()
        lines = writes_to_a_state(path.read_text("utf-8"))
        written = {line.partition(" ")[2] for line in lines}
        assert KEPT.get(name, set()) <= written, f"take it out of KEPT: {name}"
        found[name] = written - KEPT.get(name, set())
    assert {name: lines for name, lines in found.items() if lines} == {}
    rules = [path.read_text("utf-8") for path in HOUSE.glob("rules/*.py")]
    assert sum(len(writes_to_a_state(code)) for code in rules) > 100
    for path in HOUSE.rglob("*.pxd"):  # C types can be written to as well
        if path.parent.name != "rules":
            text = path.read_text("utf-8")
            assert not re.search(r"\bs\.\w+(\[.*\])? *[-+]?= ", text), path
            copied = re.findall(r"mem(?:cpy|set|move)\(&\w+\.\w+, .*\)", text)
            kept = ["memcpy(&s.players, &store[row, 0], block_size(s))"]
            assert copied == (kept if path.name == "rows.pxd" else []), path


@pytest.mark.parametrize(
    "line",
    [
        "s.deniers[0] -= 1",
        "game.state.round = 2",
        "leaf.vp[seat] += 5",
        "before, copy.influence[1] = 1, 2",
        "del view.state.hands[0]",
        "first, (second, *s.black) = later",
        "purse = s.deniers; purse[0] += 5",
        "for s.revealed in range(3): pass",
        "[0 for s.black[0] in (1, 2)]",
        "setattr(s, 'round', 4)",
        "object.__setattr__(s, name, 4)",
        "self.table.state.passed[0] = 1",
        "s.load(key)",
        "State.load(game.state, key)",
        "copy_fields(s, game.state)",
        "state.copy_lists(s, game.state)",
        "game.state.queue.pop()",
    ],
)
@pytest.mark.parametrize("room", ["play", "bots", "env", "server", "think"])
def test_a_write_outside_the_rules_is_noticed(room: str, line: str) -> None:
    """The test above would fail if any module of these packages wrote to a state."""
    module = next(path for path in code_outside_the_rules() if path.parent.name == room)
    planted = f"{module.read_text('utf-8')}\n\ndef planted(s, game):\n    {line}\n"
    assert len(writes_to_a_state(planted)) == 1
