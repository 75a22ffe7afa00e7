"""Records: header, text and JSON say the same, and what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from troyes.formats.position import to_json as position_of
from troyes.formats.record import Header, Record, RecordError
from troyes.play.game import Game
from troyes.rules.edition import Edition, standard


def header(**more: Any) -> Header:
    """The header of a game of two, unless told otherwise."""
    plain = {"players": 2, "bonus": False, "open_scores": False, "names": ["Anna", "Faye"]}
    return Header(**{**plain, "edition": standard().identity, **more})


def text(*tags: str) -> str:
    """A text that is a header alone."""
    return "\n".join(['[Troyes "1"]', '[Rules "1"]', *tags])


def test_all_that_was_agreed_stands_in_the_text_and_in_the_json() -> None:
    """S5, T5, B1: start player, open scores, bonus cards, figures."""
    mine = Edition({**standard().figures, "name": "ours"})
    names = ['Anna "the" \\ first', "Faye"]
    game = Game(2, seed=5, bonus=True, open_scores=True, start=1, names=names, edition=mine)
    record = game.record()
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(record.to_json()) == record
    assert (record.header.start, record.header.figures) == ("B", mine.figures)
    told = position_of(record.replay())
    assert (told["start"], told["open_scores"], told["bonus"]) == ("B", True, True)
    assert record.replay() == game.state


def test_a_seed_is_written_as_digits_in_json_too() -> None:
    """No reader of JSON keeps 128 bits as a number."""
    for seed in (0, 7, 2**128 - 1):
        line = Record(header(), [], seed).to_json()
        assert json.loads(line)["seed"] == f"{seed:032x}"
        assert Record.from_json(line).seed == seed
    assert json.loads(Record(header(), []).to_json())["seed"] is None


@pytest.mark.parametrize(
    ("changed", "kind", "message"),
    [
        ({"players": 0, "names": []}, "tag", "a game has 1 to 4 players, each with a name"),
        ({"players": 5, "names": list("abcde")}, "tag", "a game has 1 to 4 players"),
        ({"names": ["Anna"]}, "tag", "a game has 1 to 4 players, each with a name"),
        ({"format": 2}, "version", "this is format 1, the record has 2"),
        ({"rules": 3}, "version", "these are rules 1, the record has 3"),
        ({"edition": "mine 123"}, "edition", "was played with the edition 'mine 123', not 'recon"),
        ({"figures": {"name": "ours"}}, "figures", "cards: missing"),
        ({"start": "X"}, "tag", r'\[Start "X"\]: must be one of A, B, C, D, N'),
        ({"start": "C"}, "tag", r'\[Start "C"\]: the start player must be one of'),
    ],
)
def test_a_header_that_cannot_be_is_refused(changed: Any, kind: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        Record(header(**changed), []).start()
    assert caught.value.kind == kind


@pytest.mark.parametrize(
    ("tags", "kind", "message"),
    [
        ([], "missing", r'\[Players "..."\]: is required and must be a whole number'),
        (['[Players "-2"]'], "tag", r'\[Players "-2"\]: is required and must be a whole number'),
        (['[Players "1000000000"]'], "tag", "is required and must be a whole number"),
        (['[Players "999999999"]'], "tag", r'\[Players "999999999"\]: must be 1 to 4'),
        (['[Players "0"]'], "tag", "must be 1 to 4"),
        (['[Players "2"]', '[Figures "{"]'], "figures", r"\[Figures\]: not JSON: Expecting"),
        (['[Players "2"]', "", "[Bonus]"], "header", "^line 5: a header line is"),
        (['[Players "2"]', "start: A", '[Bonus "no"]'], "header", "^line 5: a header line is"),
        (['[Players "2"]', "# so it begins", "start: C"], "word", "^line 5, word 1: 'C' does not"),
        (['[Players "2"]', '[Result "A=1 B=0"]'], "unfinished", "the game is not over"),
    ],
)
def test_a_text_that_cannot_be_is_refused(tags: list[str], kind: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        Record.from_text(text(*tags))
    assert caught.value.kind == kind


def test_a_short_text_is_a_game() -> None:
    """What is left out has its usual value, and no result is asked of a game that goes on."""
    record = Record.from_text(text('[Players "2"]', "start: B"))
    assert record == Record(header(names=["Player A", "Player B"]), [1])
