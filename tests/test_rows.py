"""Cards and events are rows: a test names the place to whoever forgets one."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from table import card, play

from troyes.formats.position import from_json
from troyes.rules import activities, card_rows, event_rows, layout
from troyes.rules.card_rows import CARDS, N_CARDS
from troyes.rules.edition import (
    PRINTED_CARDS,
    PRINTED_EVENTS,
    Edition,
    EditionError,
    extended,
    known,
    printed,
    standard,
)
from troyes.rules.event_rows import EVENT_NAMES, EVENTS, N_EVENTS
from troyes.rules.layout import MAX_CARDS, MAX_EVENTS
from troyes.rules.setup import rounds_for
from troyes.rules.terms import MAX_QUEUE
from troyes.think.features import count_features
from troyes.think.net import Net

# Kinds whose figures stand in the edition file; the others have none.
FIGURED = (
    activities.GAINS,
    activities.MOST_DICE,
    activities.STRONGEST_RED,
    activities.TAXES,
    activities.BUYS_CUBES,
)


def without_later_figures() -> dict[str, Any]:
    """The standard edition as files listed it before they knew effects, characters and money."""
    data = copy.deepcopy(printed())
    del data["characters"], data["money"]
    for title in ("cards", "events"):
        for entry in data[title].values():
            entry.pop("effect", None)
            entry["provenance"].pop("effect", None)
    return data


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_one_row_and_its_figures(name: str) -> None:
    row = card_rows.ROWS[CARDS.index(name)]
    assert name in known()["cards"], f"{name}: rules/additions.toml has no figures of it"
    effect = "effect" in known()["cards"][name]
    due = isinstance(row.effect, activities.Activity) and row.effect.kind in FIGURED
    assert effect == due, f"{name}: the `effect` of its figures and its kind do not agree"


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_an_event_has_its_figures(name: str) -> None:
    row = event_rows.EVENT_ROWS[EVENTS.index(name)]
    assert name in known()["events"], f"{name}: rules/additions.toml has no figures of it"
    taken = known()["events"][name].get("effect", {})
    due = {event_rows.LEVY: {"deniers"}, event_rows.DISGRACE: {"influence"}}.get(row.kind, set())
    assert set(taken) == due, f"{name}: the `effect` of its figures and its kind do not agree"
    if row.kind == event_rows.NEWCOMER:
        assert row.building != event_rows.NO_BUILDING, f"{name}: its row names no building"


def test_the_figures_of_the_additions_are_sound() -> None:
    """An edition is checked when it is loaded: colour and round of a card are those of its row."""
    assert extended().figures["cards"].keys() == known()["cards"].keys()


@pytest.mark.parametrize(
    ("section", "name"),
    [*(("C", name) for name in CARDS), *(("E", name) for name in EVENT_NAMES)],
)
def test_a_card_and_an_event_have_a_rule(section: str, name: str) -> None:
    """`test_rule_ids` then asks for a test that cites it."""
    rules = Path(__file__).parent.parent.joinpath("docs", "rules.md").read_text("utf-8")
    assert f"**{section}.{name}**" in rules, f"docs/rules.md has no rule {section}.{name}"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_networks_take_all_features(players: int) -> None:
    """Think's buffers have the size of a network's inputs: a larger network is refused."""
    assert Net(count_features(players), 1, 1).inputs == count_features(players)


def test_published_rows_come_first() -> None:
    """Networks and observations number the cards and events by their rows."""
    assert set(CARDS[:PRINTED_CARDS]) == set(printed()["cards"])
    assert set(EVENTS[:PRINTED_EVENTS]) == set(printed()["events"])
    missing = set(CARDS) ^ set(known()["cards"])
    assert not missing, f"{missing}: a row without figures, or figures without a row"


def test_a_row_has_the_number_of_its_place() -> None:
    """A new row goes to the end; numbers that were given never change."""
    for place, row in enumerate(card_rows.ROWS):
        assert row.number == place, f"rules/card_rows.py: {row.name} must be number {place}"
    for event in event_rows.ROWS:
        first = EVENTS.index(event.name)
        assert event.number == first, f"rules/event_rows.py: {event.name} must be number {first}"


def test_names_are_given_once() -> None:
    assert len(set(CARDS)) == N_CARDS
    assert len(set(EVENT_NAMES)) == len(EVENT_NAMES)


def test_the_tables_are_long_enough() -> None:
    """The tables of the compiled engine have fixed sizes."""
    assert N_CARDS < MAX_CARDS, "raise MAX_CARDS in rules/layout.py and layout.pxd"
    assert N_EVENTS <= MAX_EVENTS, "raise MAX_EVENTS in rules/layout.py and layout.pxd"
    for module, name, size in (
        ("layout", "CARD_LIMIT", MAX_CARDS),
        ("layout", "EVENT_LIMIT", MAX_EVENTS),
        ("state", "EVENT_CARDS", N_EVENTS),
    ):
        header = Path(layout.__file__).with_name(f"{module}.pxd").read_text("utf-8")
        assert f"{name} = {size} " in header, f"set {name} in rules/{module}.pxd to {size}"
    # P3.1: a red event and the one it calls, each round, and B2's Resistance calls one more.
    most = max(rounds_for(players) for players in (1, 2, 3, 4))
    assert 1 + 2 * most + len(event_rows.BONUS_EVENTS) <= MAX_QUEUE


def test_records_name_the_edition_as_before() -> None:
    assert standard().identity == "reconstructed 6c47eea948ef"
    old = Edition(without_later_figures())
    assert old.identity == standard().identity
    assert old == standard()


def changed(title: str, name: str, figure: str, value: Any) -> dict[str, Any]:
    """The standard figures with one of the later ones changed."""
    data = copy.deepcopy(printed())
    data[title][name][figure] = value
    return data


def test_an_effect_is_a_figure() -> None:
    edition = Edition(changed("cards", "merchant", "effect", {"deniers": 5}))
    assert edition.fingerprint != standard().fingerprint
    position = {
        "players": 2,
        "round": 1,
        "step": "actions",
        "seats": {"A": {"deniers": 3}},
        "activities": {"yellow": [card("merchant", tradesmen={"A": 1}), None, None]},
        "dice": {"A": {"yellow": [4]}},
    }
    s = from_json(position, edition)
    play(s, "merchant y4")
    assert s.deniers[0] == 3 + 2 * 5  # C.merchant: twice, by a 4


@pytest.mark.parametrize(
    ("title", "name", "figure", "value", "message"),
    [
        ("cards", "merchant", "effect", {"vp": 2}, "cards.merchant.effect: must list deniers"),
        ("cards", "merchant", "effect", {"deniers": 0}, "cards.merchant.effect.deniers: must be"),
        ("cards", "monk", "effect", {"vp": 2}, "cards.monk.effect: unknown"),
        ("events", "heresy", "effect", 2, "events.heresy.effect: must list influence"),
        ("characters", "henry", "few", [1, 3], "characters.henry.few: must list what is needed"),
        ("characters", "henry", "many", [5, 3, 1], "characters.henry.many: must rise"),
    ],
)
def test_impossible_figures_are_refused(
    title: str, name: str, figure: str, value: Any, message: str
) -> None:
    with pytest.raises(EditionError, match=message):
        Edition(changed(title, name, figure, value))


@pytest.mark.parametrize(
    ("figure", "value", "message"),
    [
        ("die", 0, "money.die: must be a whole number from 1 to 50, not 0"),
        ("income", "10", "money.income: must be a whole number"),
        ("tips", 1, "money.tips: unknown; known are income"),
    ],
)
def test_impossible_money_is_refused(figure: str, value: Any, message: str) -> None:
    data = copy.deepcopy(printed())
    data["money"][figure] = value
    with pytest.raises(EditionError, match=message):
        Edition(data)
