"""The edition file: every figure is data, checked, and replaceable."""

from __future__ import annotations

import copy
import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from table import NINE_CARDS, card, play

from troyes.formats.position import from_json
from troyes.formats.record import Record, RecordError
from troyes.play.game import Game
from troyes.rules import edition as editions
from troyes.rules.card_rows import CARDS
from troyes.rules.edition import (
    PRINTED_CARDS,
    PRINTED_EVENTS,
    Edition,
    EditionError,
    standard,
)
from troyes.rules.event_rows import EVENTS
from troyes.rules.scoring import tradesmen_vp
from troyes.think.playout import random_game


def figures() -> dict[str, Any]:
    return copy.deepcopy(standard().figures)


def put(path: str, value: Any) -> dict[str, Any]:
    """The standard figures with one changed."""
    data = figures()
    at = data
    *parents, last = path.split(".")
    for key in parents:
        at = at[key]
    at[last] = value
    return data


def test_every_card_and_event_is_there_with_provenance() -> None:
    data = standard().figures
    assert set(data["cards"]) == set(CARDS[:PRINTED_CARDS])
    assert set(data["events"]) == set(EVENTS[:PRINTED_EVENTS])
    for section in ("cards", "events", "buildings"):
        for entry in data[section].values():
            assert set(entry["provenance"]) == set(entry) - {"provenance"}


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("cards.archer.cost", -1, "cards.archer.cost: must be a whole number from 0 to 50, not -1"),
        ("cards.archer.cost", "6", "cards.archer.cost: must be a whole number"),
        ("cards.archer.cost", True, "cards.archer.cost: must be a whole number"),
        ("cards.archer.divisor", 0, "cards.archer.divisor: must be a whole number from 1 to 18"),
        ("cards.archer.spaces", [], "cards.archer.spaces: must list the VP of 1 to 4 spaces"),
        ("cards.archer.spaces", [3, "x"], "cards.archer.spaces, space 2: must be a whole number"),
        ("cards.archer.colour", "blue", "cards.archer.colour: is always 'red', not 'blue'"),
        ("cards.archer.round", 2, "cards.archer.round: is always 1, not 2"),
        ("cards.archer.price", 2, "cards.archer.price: unknown"),
        ("cards.archer.provenance", {}, "cards.archer.provenance.cost: must be S, X, P, R or N"),
        ("cards.archer.provenance", None, "cards.archer.provenance: missing"),
        ("cards.archer", None, "cards.archer: missing"),
        ("cards.wizard", {}, "cards.wizard: unknown; known are archer"),
        ("events.war.banners", 10, "events.war.banners: must be a whole number from 1 to 9"),
        ("events.war.rewards", [1], "events.war.rewards: must list the 1st and the 2nd reward"),
        ("events.war.colour", "black", "events.war.colour: must be red, white, yellow or any"),
        ("events.war.calls", "none", "events.war.calls: must be white or yellow"),
        ("events.heresy.calls", "white", "events.heresy.calls: must be none"),
        ("events.resistance.calls", "white", "events.resistance.calls: must be red"),
        ("events.brigands.copies", 2, "events.brigands.copies: is always 3, not 2"),
        ("events.war.deck", "white", "events.war.deck: is always 'red'"),
        ("events.war.black", 5, "events.war.black: must be a whole number from 0 to 4"),
        ("buildings.palace.rows", [1], "buildings.palace.rows: must list rows"),
        ("buildings.palace.gray", ["1.1"], "buildings.palace.gray: must list two spaces"),
        ("buildings.palace.gray", ["1.1", "1.1"], "buildings.palace.gray: must list different"),
        ("buildings.palace.roy", ["6.1"], "buildings.palace.roy: must list each of 1.1"),
        ("cathedral.levels", 4, "cathedral.levels: is always 3, not 4"),
        ("cathedral.height", 4, "cathedral.height: unknown"),
        ("name", "two words", "name: must be one word"),
        ("extra", 1, "extra: unknown"),
        ("cards", None, "cards: missing"),
        ("cathedral", None, "cathedral: missing"),
        ("cathedral.provenance", None, "cathedral.provenance: missing"),
        ("cards.archer.cost", 51, "cards.archer.cost: must be a whole number from 0 to 50, not 51"),
        ("cards.archer.divisor", 19, "cards.archer.divisor: must be a whole number from 1 to 18"),
        ("cards.archer.spaces", 3, "cards.archer.spaces: must list the VP of 1 to 4 spaces"),
        ("cards.archer.spaces", [1] * 5, "cards.archer.spaces: must list the VP of 1 to 4 spaces"),
        ("cards.archer.spaces", [-1], "space 1: must be a whole number from 0 to 20, not -1"),
        ("cards.archer.spaces", [21], "space 1: must be a whole number from 0 to 20, not 21"),
        (
            "cards.archer.provenance.cost",
            "Q",
            "cards.archer.provenance.cost: must be S, X, P, R or N",
        ),
        ("cards.archer.provenance.cost", ["S", "Q"], "provenance.cost: must be S, X, P, R or N"),
        ("cards.archer.provenance.cost", [], "provenance.cost: must be S, X, P, R or N"),
        ("cards.archer.provenance.cost", {"S": 1}, "provenance.cost: must be S, X, P, R or N"),
        ("events.war.divisor", 0, "events.war.divisor: must be a whole number from 1 to 18, not 0"),
        ("events.war.divisor", 19, "events.war.divisor: must be a whole number from 1 to 18"),
        ("events.war.banners", 0, "events.war.banners: must be a whole number from 1 to 9"),
        ("events.war.black", -1, "events.war.black: must be a whole number from 0 to 4"),
        ("events.war.rewards", [21, 1], "events.war.rewards, reward 1: must be a whole number"),
        ("events.war.rewards", [2, -1], "events.war.rewards, reward 2: must be a whole number"),
        ("events.war.rewards", {1: 2, 2: 1}, "events.war.rewards: must list the 1st and the 2nd"),
        ("buildings.palace.gray", ["1.1", "7.1"], "buildings.palace.gray: must list two spaces"),
        ("buildings.palace.gray", "1.1", "buildings.palace.gray: must list different"),
        ("name", "x" * 41, "name: must be one word"),
        ("name", None, "name: must be one word"),
    ],
)
def test_a_bad_figure_is_named(path: str, value: Any, message: str) -> None:
    with pytest.raises(EditionError) as caught:
        Edition(put(path, value))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            [{"values": [1, 2, 3, 4, 5], "spaces": 6}],
            "the values 1 to 6 must each stand in one row",
        ),
        ([{"values": [1, 2, 3, 4, 5, 6], "spaces": 5}], "a building has 6 spaces in all"),
        ([{"values": [1, 2, 3, 4, 5, 6], "spaces": 7}], "a building has 6 spaces in all"),
        (
            [{"values": [1, 2, 3], "spaces": 6}, {"values": [4, 5, 6], "spaces": 0}],
            "must list rows with",
        ),
        ([{"values": [1, 2, 3, 4, 5, 6], "spaces": 6}, 7], "must list rows with"),
        ([{"values": [1, 2, 3, 4, 5, 6], "spaces": True}], "must list rows with"),
        ([{"values": 6, "spaces": 6}], "must list rows with"),
        ([{"values": [1, 2, 3, 4, 5, 6], "spaces": 6, "vp": 1}], "must list rows with"),
    ],
)
def test_rows_must_make_a_building(rows: Any, message: str) -> None:
    with pytest.raises(EditionError, match=message):
        Edition(put("buildings.bishopric.rows", rows))


def test_a_building_of_five_spaces_is_one_complaint() -> None:
    """Where the spaces themselves are wrong, nothing is said about places among them."""
    with pytest.raises(EditionError) as caught:
        Edition(put("buildings.palace.rows", [{"values": [1, 2, 3, 4, 5, 6], "spaces": 5}]))
    assert "a building has 6 spaces in all" in str(caught.value)
    assert "gray" not in str(caught.value)
    assert "roy" not in str(caught.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cards.archer.cost", 0),
        ("cards.archer.cost", 50),
        ("cards.archer.divisor", 1),
        ("cards.archer.divisor", 18),
        ("cards.archer.spaces", [0, 20, 1, 1]),
        ("cards.archer.provenance.spaces", ["S", "R"]),
        ("events.war.divisor", 1),
        ("events.war.divisor", 18),
        ("events.war.banners", 1),
        ("events.war.banners", 9),
        ("events.war.black", 0),
        ("events.war.black", 4),
        ("events.war.rewards", [0, 20]),
        ("events.war.colour", "any"),
        ("events.war.calls", "yellow"),
        ("buildings.palace.gray", ["1.1", "6.1"]),
        ("name", "x" * 40),
    ],
)
def test_a_figure_at_its_limit_is_sound(path: str, value: Any) -> None:
    """The smallest and the largest that is allowed."""
    assert Edition(put(path, value)).figures == put(path, value)


def test_a_missing_figure_is_named() -> None:
    data = figures()
    del data["cards"]["archer"]["cost"]
    with pytest.raises(EditionError, match=r"cards\.archer\.cost: missing"):
        Edition(data)


def test_what_is_no_table_at_all() -> None:
    with pytest.raises(EditionError, match="an edition is a table of figures"):
        Edition([])  # type: ignore[arg-type]


def test_the_standard_edition_knows_itself() -> None:
    """Others say they are not the standard one, even with the same figures."""
    assert standard().standard
    assert not Edition(figures()).standard
    assert repr(standard()) == f"<Edition reconstructed {standard().fingerprint}>"


def test_the_fingerprint_is_short_and_blind_to_order() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", standard().fingerprint)
    backwards = {
        key: dict(reversed(value.items())) if isinstance(value, dict) else value
        for key, value in reversed(figures().items())
    }
    assert list(backwards) != list(figures())
    assert Edition(backwards).fingerprint == standard().fingerprint


def test_all_complaints_come_at_once() -> None:
    data = put("cards.archer.cost", 99)
    data["events"]["war"]["banners"] = 0
    with pytest.raises(EditionError) as caught:
        Edition(data)
    assert "cards.archer.cost" in str(caught.value)
    assert "events.war.banners" in str(caught.value)


def test_name_and_provenance_do_not_change_the_fingerprint_but_figures_do() -> None:
    same = put("name", "mine")
    same["cards"]["archer"]["provenance"]["cost"] = "R"
    assert Edition(same) == standard()
    assert hash(Edition(same)) == hash(standard())
    other = Edition(put("cards.archer.cost", 5))
    assert other != standard()
    assert other.identity.startswith("reconstructed ")


def test_a_changed_figure_is_played() -> None:
    """Section 11: an owner of the box can correct what is reconstructed without touching code."""
    mine = Edition(put("cards.merchant.cost", 1))
    data = {
        "players": 2,
        "round": 1,
        "step": "actions",
        "seats": {"A": {"deniers": 5, "supply": 1}},
        "dice": {"A": {"yellow": [6]}, "N": {"red": [1]}},
        "activities": {"yellow": [card("merchant"), None, None]},
    }
    s = from_json(data, mine)
    play(s, "merchant y6")
    assert s.deniers[0] == 5 - 1 + 6


def test_other_building_shapes_are_played() -> None:
    data = put(
        "buildings.city_hall.rows",
        [{"values": [1, 2, 3], "spaces": 3}, {"values": [4, 5, 6], "spaces": 3}],
    )
    data["buildings"]["city_hall"]["gray"] = ["1.3", "2.3"]
    data["buildings"]["city_hall"]["roy"] = ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]
    mine = Edition(data)
    for players in (1, 2, 3, 4):
        random_game(mine, players, 1)
    assert mine.space_name(12 + 4) == "city_hall-2.2"


def test_a_card_may_have_other_numbers_of_spaces() -> None:
    mine = Edition(put("cards.mercenary.spaces", [1]))
    s = from_json(
        {
            "players": 2,
            "round": 2,
            "step": "actions",
            "seats": {"A": {"deniers": 5, "supply": 1}},
            "dice": {"A": {"red": [6]}, "N": {"red": [1]}},
            "activities": {"red": [None, card("mercenary", tradesmen={"B": 1}), None]},
        },
        mine,
    )
    play(s, "mercenary r6")
    assert s.trade[5] == 9  # on the picture


def test_files(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        editions.load(tmp_path / "none.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("name = ")
    with pytest.raises(EditionError, match="is not a TOML file"):
        editions.load(bad)
    bad.write_text('name = "mine"')
    with pytest.raises(EditionError, match=r"bad\.toml: this edition cannot be played"):
        editions.load(bad)
    ours = Path(editions.__file__).parent / "edition.toml"
    assert editions.load(ours) == standard()


def test_a_record_carries_a_foreign_edition() -> None:
    mine = Edition(put("cards.merchant.cost", 1))
    game = Game(2, seed=3, edition=mine)
    while not game.over:
        game.choose(game.options()[-1])
    record = game.record()
    for back in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert back.replay() == game.state
        assert back.replay().edition == mine
    record.header.figures = None
    with pytest.raises(RecordError, match="the game was played with the edition"):
        record.replay()


def test_editions_and_states_can_be_pickled() -> None:
    s = random_game(standard(), 3, 5)
    assert pickle.loads(pickle.dumps(s)) == s
    assert pickle.loads(pickle.dumps(standard())) == standard()


def test_figures_are_plain_json() -> None:
    assert json.loads(json.dumps(standard().figures)) == standard().figures


def test_an_edition_with_nothing_but_a_name_of_its_own_can_be_read_back() -> None:
    game = Game(2, edition=Edition(put("name", "ours")), seed=3)
    back = Record.from_text(game.record().to_text())
    assert back.header.edition == game.edition.identity
    assert back.replay() == game.state


def test_a_card_without_a_tradesman_is_worth_nothing() -> None:
    """F1: also where the card numbered before it has four spaces."""
    data = figures()
    for entry in data["cards"].values():
        entry["spaces"] = [1, 1, 1, 20]
    cards = {colour: [card(name) for name in row] for colour, row in NINE_CARDS.items()}
    position = {"players": 2, "round": 4, "step": "over", "activities": cards}
    assert tradesmen_vp(from_json(position, Edition(data)), 0) == 0
