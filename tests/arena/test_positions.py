"""Judged positions: files, the loss of a bot, and how they are made."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

import pytest
from table import table
from typer.testing import CliRunner

from troyes.arena.examiner import Exam, examine, make
from troyes.arena.positions import (
    OURS,
    BadPositions,
    Judged,
    Position,
    Verdict,
    after_text,
    judge,
    mean_loss,
    read,
    verdict,
    write,
)
from troyes.bots.sense import after
from troyes.cli import app
from troyes.formats.notation import turn_text
from troyes.formats.position import from_json, to_json
from troyes.play.view import View
from troyes.rules import COMPILED

SCENE = table(round=4, dice={"A": {"white": [4, 5, 6]}}, seats={"A": {"deniers": 0}})
JUDGED = Position(
    0,
    to_json(View(SCENE, 0).state),
    [Judged("cathedral w4 w5 w6", 5.0, 0.1), Judged("cathedral w4", 1.5, 0.1)],
)


class Plays:
    """A bot that plays a turn of the notation."""

    name = "plays"

    def __init__(self, turn: str) -> None:
        self.turn = turn

    def choose(self, view: View, budget: float | None = None) -> int:
        assert budget == 0.5
        options = {turn_text(view.state, turn): turn for turn in view.turns()}
        if self.turn in options:
            self.left = list(options[self.turn])
        return self.left.pop(0)


@pytest.mark.parametrize(
    ("turn", "loss", "listed"),
    [("cathedral w4 w5 w6", 0.0, True), ("cathedral w4", 3.5, True), ("pass", 3.5, False)],
)
def test_the_loss_of_a_turn(turn: str, loss: float, listed: bool) -> None:
    assert verdict(Plays(turn), JUDGED, 0.5) == Verdict(loss, listed)


def test_a_position_is_what_the_player_may_know() -> None:
    s = from_json(JUDGED.position)
    assert s == View(SCENE, 0).state
    assert JUDGED.position["seats"]["B"]["vp"] is None


def test_the_same_turn_in_another_order_is_the_same_turn() -> None:
    s = from_json(JUDGED.position)
    ways = [turn for turn in View(s, 0).turns() if turn_text(s, turn) == "cathedral w4 w5 w6"]
    assert len(ways) == 1
    assert after_text(s, "cathedral w4 w5 w6") == after(s, ways[0])


def test_means() -> None:
    loss, unlisted = mean_loss([Verdict(1.0, True), Verdict(2.0, True), Verdict(3.0, False)])
    assert loss.mean == 2.0
    assert unlisted == pytest.approx(1 / 3)


# --- files ---------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    one, other = tmp_path / "a.gz", tmp_path / "b.gz"
    assert write(one, {"seed": 1}, [JUDGED, JUDGED]) == 2
    write(other, {"seed": 1}, [JUDGED, JUDGED])
    assert one.read_bytes() == other.read_bytes()
    head, positions = read(one)
    assert head.made == {"seed": 1}
    assert positions == [JUDGED, JUDGED]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"nothing", "is not a file of judged positions"),
        (gzip.compress(b""), "is not a file of judged positions"),
        (gzip.compress(b"{}"), "is not a file of judged positions: .*format"),
        (
            gzip.compress(
                b'{"format":"troyes-positions","version":1,"rules":99,"edition":"","made":{}}'
            ),
            "has version 1 and rules 99, .* make it again",
        ),
    ],
    ids=["no archive", "empty", "no header", "other rules"],
)
def test_another_file_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "a.gz").write_bytes(content)
    with pytest.raises(BadPositions, match=message):
        read(tmp_path / "a.gz")


def test_the_set_of_the_project() -> None:
    """All tables are there; the turns are legal and in order, and the best ones judged best."""
    _, positions = read(OURS)
    assert len(positions) >= 1300
    players = Counter(from_json(one.position).players for one in positions[:240])
    assert players == {2: 120, 1: 40, 3: 40, 4: 40}
    for one in positions[::50]:
        s = from_json(one.position)
        assert s.actor == one.seat
        values = [judged.value for judged in one.turns]
        assert values == sorted(values, reverse=True)
        assert len({after_text(s, judged.turn).key() for judged in one.turns}) == len(values)


# --- making them ---------------------------------------------------------------------------------

EXAM = Exam(2, 1, ("random",), "random", "prices", turns=4, playouts=3)


def test_positions_are_made_alike_every_time() -> None:
    found = list(make(EXAM))
    assert found == list(make(EXAM, jobs=2))
    for position in found:
        values = [one.value for one in position.turns]
        assert 1 <= len(values) <= 4
        assert values == sorted(values, reverse=True)
    assert all(one.loss >= 0 for one in judge("classic", found))


@pytest.mark.skipif(not COMPILED, reason="the network plays whole games")
def test_turns_can_be_played_on_to_the_end_of_the_game() -> None:
    """Against le Roy nothing is left to guess there: the margin is a whole number."""
    exam = Exam(4, 1, ("random",), "network-end", "prices", turns=3, playouts=1)
    position = examine(exam, 3)
    assert from_json(position.position).players == 1
    assert all(one.value == round(one.value) for one in position.turns)


def test_the_commands(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl.gz"
    run = CliRunner().invoke
    made = run(
        app,
        f"judge-make {file} --positions 2 --player random --thinker random --turns 3 --playouts 2",
    )
    assert made.exit_code == 0, made.output
    done = run(app, f"judge random novice --positions {file}")
    assert done.exit_code == 0, done.output
    assert "Loss in 2 judged positions" in done.output
    own = run(app, "judge random --first 3")
    assert (own.exit_code, "Loss in 3 judged positions" in own.output) == (0, True), own.output
    wide = {"COLUMNS": "300"}
    bad = run(app, f"judge genius --positions {file}", env=wide)
    assert (bad.exit_code, "there is no bot 'genius'" in bad.output) == (2, True)
    bad = run(app, f"judge-make {file} --ranking best", env=wide)
    assert (bad.exit_code, "there are prices" in bad.output) == (2, True)
    (tmp_path / "x").write_text("x")
    bad = run(app, f"judge random --positions {tmp_path / 'x'}", env=wide)
    assert (bad.exit_code, "is not a file of judged positions" in bad.output) == (2, True)
