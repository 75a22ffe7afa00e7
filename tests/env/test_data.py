"""Simulated games as files, and records by their JSON Schema."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pyarrow.parquet
import pytest

from troyes.env import data
from troyes.env.data import DataError, Writer, decision_rows, game_row, read, records
from troyes.formats.facts import Fact
from troyes.formats.position import from_json
from troyes.formats.record import Record, RecordError
from troyes.play.game import Game
from troyes.rules import COMPILED
from troyes.rules.edition import extended, standard
from troyes.rules.engine import options
from troyes.rules.scoring import final_vp
from troyes.simulate import Plan, play_game, run

ROOT = Path(__file__).parents[2]
SAMPLES = Path(__file__).parent / "records"
SCHEMA = json.loads((ROOT / "docs/record.schema.json").read_text("utf-8"))
GAMES = 60 if COMPILED else 3


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, as a person types it."""
    command = [sys.executable, "-m", "troyes", "simulate", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("players", [1, 2])
def test_rows_of_games_replay_to_their_results(players: int, tmp_path: Path) -> None:
    table = ["--solo"] if players == 1 else ["--players", str(players)]
    for ending in ("jsonl", "parquet"):
        done = simulate(
            *table, "--games", str(GAMES), "--rows", "games", "--jobs", "2",
            "--out", str(tmp_path / f"games.{ending}"),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
    rows = list(read(tmp_path / "games.jsonl"))
    assert [row["game"] for row in rows] == list(range(GAMES))
    for row, other in zip(rows, read(tmp_path / "games.parquet"), strict=True):
        assert row | {"shares": None} == other | {"shares": None}
        assert row["shares"] == pytest.approx(other["shares"])
    for row, record in zip(rows, records(iter(rows)), strict=True):
        end = record.replay()
        assert row["points"] == [final_vp(end, owner) for owner in row["owners"]]
        assert sum(row["shares"]) == pytest.approx(1)


def test_rows_of_decisions_say_what_was_seen_offered_and_done(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    plan = Plan(2, 2, ("random", "random"), 3, keep="decisions")
    with Writer(path, "decisions") as writer:
        for tally in run(plan):
            writer.write(tally.rows)
    metadata = pyarrow.parquet.read_schema(path).metadata
    assert metadata[b"troyes"] == b"decisions 1"
    rows = list(read(path))
    assert {row["game"] for row in rows} == {0, 1}
    for row in rows:
        s = from_json(json.loads(row["position"]))
        assert (s.actor, s.round) == (row["seat"], row["round"])
        assert options(s) == row["options"]
        assert row["option"] in row["options"]
        facts = [dict(fact) for fact in json.loads(row["facts"])]
        assert facts[0] == {"kind": "chose", "owner": row["seat"], "option": row["option"]}
        assert {fact["kind"] for fact in facts} <= set(kinds())


def kinds() -> tuple[str, ...]:
    """All kinds of facts."""
    from troyes.rules.facts import KINDS

    assert Fact.__struct_fields__[0] == "kind"
    return KINDS


def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows leave as they come: no more of them wait than a row group of a Parquet file needs."""
    monkeypatch.setattr(data, "GROUP", 100)
    path = tmp_path / "games.parquet"
    plan = Plan(2, 220, ("random", "random"), 1, keep="games")
    with Writer(path, "games") as writer:
        for tally in run(plan):
            assert len(tally.rows) <= 50
            writer.write(tally.rows)
            assert len(writer.waiting) < 100
    assert pyarrow.parquet.ParquetFile(path).num_row_groups == 3
    assert len(list(read(path))) == 220


def test_reading_needs_few_rows_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the row groups are: a data set need not fit into memory."""
    path = tmp_path / "games.parquet"
    plan = Plan(2, GAMES, ("random", "random"), 3, keep="games")
    with Writer(path, "games") as writer:
        for tally in run(plan, 1):
            writer.write(tally.rows)
    monkeypatch.setattr(data, "AT_ONCE", 7)
    sizes = []
    whole = pyarrow.parquet.ParquetFile.iter_batches

    def counted(*arguments: Any) -> Any:
        for batch in whole(*arguments):
            sizes.append(len(batch))
            yield batch

    monkeypatch.setattr(pyarrow.parquet.ParquetFile, "iter_batches", counted)
    assert [row["game"] for row in read(path)] == list(range(GAMES))
    assert max(sizes) <= 7


def test_files_that_are_not_whole_are_told(tmp_path: Path) -> None:
    game, _ = play_game(Plan(2, 1, ("random", "random"), 3), 0, standard())
    rows = [game_row(game, 0)] * 3
    for ending in ("jsonl", "parquet"):
        path = tmp_path / f"games.{ending}"
        with Writer(path, "games") as writer:
            writer.write(rows)
        whole = path.read_bytes()
        for size in (len(whole) // 2, len(whole) - 3):
            path.write_bytes(whole[:size])
            with pytest.raises(DataError, match=r"games\.jsonl, line|not a whole Parquet file"):
                list(read(path))
        path.write_bytes(b"\xff\xfe" + whole)
        with pytest.raises(DataError, match=r"games\.jsonl, line 1: not JSON|not a whole"):
            list(read(path))
    path.write_bytes(whole[:200] + b"\xff" * 60 + whole[260:])
    with pytest.raises(DataError, match="not a whole Parquet file"):
        list(read(path))
    del rows[0]["seed"]
    with pytest.raises(DataError, match="this row of a game lacks seed"):
        list(records(rows))


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_run_that_is_broken_off_leaves_what_was_there(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.{ending}"
    path.write_text("kept", "utf-8")
    plan = Plan(2, 2, ("random", "random"), 1, keep="games")
    with pytest.raises(KeyboardInterrupt), Writer(path, "games") as writer:
        for tally in run(plan):
            writer.write(tally.rows)
        raise KeyboardInterrupt
    assert path.read_text("utf-8") == "kept"
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    with Writer(path, "games") as writer:
        for tally in run(plan):
            writer.write(tally.rows)
    assert len(list(read(path))) == 2
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_full_disk_leaves_nothing(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.{ending}"
    command = [sys.executable, "-m", "troyes", "simulate", "--games", "100", "--out", str(path)]
    limit = (10_000, 10_000)
    done = subprocess.run(
        command, capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit),
    )  # fmt: skip
    assert (done.returncode, "cannot be written" in done.stderr) == (2, True)
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_games_of_another_edition_are_replayed_with_it() -> None:
    edition = extended()
    game, _ = play_game(Plan(2, 1, ("random", "random"), 3), 0, edition)
    rows = [game_row(game, 0)]
    with pytest.raises(RecordError, match="played with the edition 'extended"):
        next(records(rows)).replay()
    end = next(records(rows, edition)).replay()
    assert [final_vp(end, owner) for owner in rows[0]["owners"]] == rows[0]["points"]


@pytest.mark.parametrize("players", [1, 4])
def test_random_players_choose_inside_the_engine_and_their_seed_tells_the_dice(
    players: int,
) -> None:
    """The record is that of a game played choice by choice with the same seed."""
    plan = Plan(players, 1, ("random",) * players, 8, bonus=True)
    game, decisions = play_game(plan, 3, standard_edition())
    again = Game(players, game.seed.value, bonus=True)
    made = 0
    while not again.over:
        again.choose(game.steps[len(again.steps)])
        made += 1
    assert (again.steps, made) == (game.steps, decisions)


def test_mistakes_are_told(tmp_path: Path) -> None:
    done = simulate("--rows", "games")
    assert (done.returncode, "give --out too" in done.stderr) == (2, True)
    done = simulate("--rows", "moves", "--out", str(tmp_path / "x.jsonl"))
    assert (done.returncode, "games or decisions, not 'moves'" in done.stderr) == (2, True)
    (tmp_path / "old.jsonl").write_text('{"format": 9}\n', "utf-8")
    with pytest.raises(DataError, match="rows of format 1 are expected, not 9"):
        list(read(tmp_path / "old.jsonl"))
    (tmp_path / "bad.jsonl").write_text("{\n", "utf-8")
    with pytest.raises(DataError, match="line 1: not JSON"):
        list(read(tmp_path / "bad.jsonl"))
    game, _ = play_game(Plan(2, 1, ("random", "random"), 1), 0, standard_edition())
    (tmp_path / "records.jsonl").write_text(game.record().to_json() + "\n", "utf-8")
    with pytest.raises(DataError, match=r"line 1: this is a record, not a row: .* --rows games"):
        list(read(tmp_path / "records.jsonl"))
    rows = list(decision_rows(game.record(), 0))
    with pytest.raises(DataError, match="rows of decisions"):
        list(records(rows))
    assert game_row(game, 4)["game"] == 4


def standard_edition() -> Any:
    from troyes.rules.edition import standard

    return standard()


# --- the JSON Schema of records ------------------------------------------------------------------


def samples(kind: str) -> list[Path]:
    return sorted((SAMPLES / kind).glob("*.json"))


@pytest.mark.parametrize("path", samples("valid"), ids=lambda path: path.stem)
def test_valid_records(path: Path) -> None:
    text = path.read_text("utf-8")
    jsonschema.validate(json.loads(text), SCHEMA)
    Record.from_json(text).replay()


@pytest.mark.parametrize("path", samples("invalid"), ids=lambda path: path.stem)
def test_invalid_records(path: Path) -> None:
    """What the schema refuses is refused by the reader too, and with words."""
    text = path.read_text("utf-8")
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(json.loads(text), SCHEMA)
    with pytest.raises(RecordError, match=r".+"):
        Record.from_json(text).replay()


def test_every_simulated_record_is_valid() -> None:
    assert samples("valid")
    assert len(samples("invalid")) >= 8
    plan = Plan(3, GAMES // 3, ("random",) * 3, 5, bonus=True, keep="records")
    for tally in run(plan):
        for line in tally.rows:
            jsonschema.validate(json.loads(line), SCHEMA)
