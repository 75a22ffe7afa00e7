"""Simulated games as data: JSON lines or Parquet, with one row per game or per decision.

docs/data.md describes the rows. Both formats hold the same rows and are written and read in
batches, so that a million games need no more memory than a thousand. Parquet needs the extra
`troyes[data]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from troyes.formats.facts import for_seat, tell
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.edition import Edition
from troyes.rules.engine import apply_outcome, choose, is_chance, is_over, options
from troyes.rules.facts import recording
from troyes.rules.scoring import final_vp, owners, winners
from troyes.rules.state import State
from troyes.rules.terms import WAITS

FORMAT = 1  # of the rows
KINDS = ("games", "decisions")
RECORDS = "records"  # the notation's JSON, of which rows are lines already
GROUP = 5_000  # rows of a Parquet row group, at least
AT_ONCE = 1_000  # rows of a Parquet file that are in memory when it is read
ROWS = msgspec.json.Encoder()
SUFFIXES = (".jsonl", ".parquet")
Row = dict[str, Any]


class DataError(ValueError):
    """A file that cannot be written or read as data."""


# --- rows ----------------------------------------------------------------------------------------


def results(s: State) -> dict[str, Any]:
    """How a game ended: points and shares of the victory by owner, in the order of `owners`."""
    best = winners(s)
    who = owners(s)
    return {
        "owners": who,
        "points": [final_vp(s, owner) for owner in who],
        "shares": [1 / len(best) if owner in best else 0.0 for owner in who],
    }


def game_row(game: Game, number: int) -> Row:
    """A finished game: its record and its result."""
    record = game.record()
    header = record.header
    return {
        "format": FORMAT,
        "game": number,
        "rules": header.rules,
        "edition": header.edition,
        "players": header.players,
        "bonus": header.bonus,
        "names": header.names,
        "seed": None if record.seed is None else f"{record.seed:032x}",
        "steps": record.steps,
        **results(game.state),
    }


def decision_rows(record: Record, number: int) -> Iterator[Row]:
    """Every decision of a finished game: what the seat saw, its options, its choice, the result.

    `facts` are those of the choice itself, as the seat is told them (docs/facts.md); rolls and
    draws after it are steps of the record.
    """
    end = results(record.replay())
    s = record.start()
    for k, step in enumerate(record.steps):
        if is_chance(s):
            apply_outcome(s, step)
            continue
        seat = s.actor
        row = {
            "format": FORMAT,
            "game": number,
            "step": k,
            "round": s.round,
            "seat": seat,
            "waits_for": WAITS[s.wait],
            "position": json.dumps(View(s, seat).to_json(), separators=(",", ":")),
            "options": options(s),
            "option": step,
        }
        with recording(s) as facts:
            choose(s, step)
            told = for_seat(tell(facts.rows, s), seat)
        row["facts"] = msgspec.json.encode(told).decode()
        place = end["owners"].index(seat)
        row["points"] = end["points"][place]
        row["share"] = end["shares"][place]
        yield row
    assert is_over(s)


# --- writing -------------------------------------------------------------------------------------


def check_target(path: Path, kind: str) -> None:
    """Refuse an unknown format or an unknown kind of rows."""
    if kind == RECORDS and path.suffix != ".parquet":
        return
    if kind not in KINDS:
        raise DataError(f"rows are {' or '.join(KINDS)}, not {kind!r}")
    if path.suffix == ".parquet":
        parquet()


def parquet() -> Any:
    """The library for Parquet, which is an extra."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise DataError("Parquet needs pyarrow: pip install 'troyes[data]'") from None
    return pyarrow.parquet


class Writer:
    """Writes rows as they come; use it as a context manager.

    They go to a temporary file that is renamed when it is complete: an interrupted run leaves no
    partial file that looks whole, and does not touch an earlier one.
    """

    def __init__(self, path: Path, kind: str) -> None:
        check_target(path, kind)
        self.path = path
        self.kind = kind
        plain = path.is_file() or not path.exists()  # and not a pipe, or the terminal
        self.partial = path.with_name(path.name + ".part") if plain else path
        self.waiting: list[Row] = []  # for the next row group
        self.parquet: Any = None
        self.lines: Any = None
        if path.suffix == ".parquet":
            self.schema = arrow_schema(kind)
            self.parquet = parquet().ParquetWriter(self.partial, self.schema, compression="zstd")
        else:
            self.lines = self.partial.open("wb")

    def write(self, rows: list[Any]) -> None:
        """Some rows: one line each, or row groups of many."""
        if self.kind == RECORDS:
            self.lines.writelines(row.encode() + b"\n" for row in rows)
            return
        if self.lines is not None:
            self.lines.write(ROWS.encode_lines(rows))
            return
        self.waiting += rows
        if len(self.waiting) >= GROUP:
            self.write_group()

    def write_group(self) -> None:
        """A row group of what is waiting."""
        import pyarrow

        self.parquet.write_table(pyarrow.Table.from_pylist(self.waiting, self.schema))
        self.waiting = []

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, failed: object = None, *exc: object) -> None:
        whole = False
        try:
            if self.parquet is not None and self.waiting and not failed:
                self.write_group()
            (self.lines or self.parquet).close()
            whole = not failed
        finally:  # closing fails too if the disk is full
            if self.partial != self.path:
                self.partial.replace(self.path) if whole else self.partial.unlink()


def arrow_schema(kind: str) -> Any:
    """The columns of a Parquet file."""
    import pyarrow as pa

    numbers = pa.list_(pa.int16())
    fields = {
        "games": {
            "format": pa.int8(), "game": pa.int64(), "rules": pa.int16(), "edition": pa.string(),
            "players": pa.int8(), "bonus": pa.bool_(), "names": pa.list_(pa.string()),
            "seed": pa.string(), "steps": numbers, "owners": numbers, "points": numbers,
            "shares": pa.list_(pa.float32()),
        },
        "decisions": {
            "format": pa.int8(), "game": pa.int64(), "step": pa.int32(), "round": pa.int8(),
            "seat": pa.int8(), "waits_for": pa.string(), "position": pa.string(),
            "options": numbers, "option": numbers.value_type, "facts": pa.string(),
            "points": pa.int16(), "share": pa.float32(),
        },
    }[kind]  # fmt: skip
    return pa.schema(list(fields.items()), metadata={"troyes": f"{kind} {FORMAT}"})


# --- reading -------------------------------------------------------------------------------------


def read(path: Path | str) -> Iterator[Row]:
    """The rows of a file one by one, whichever format it has."""
    path = Path(path)
    if path.suffix == ".parquet":
        yield from read_parquet(path)
        return
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
            except (ValueError, RecursionError) as error:
                raise DataError(f"{path}, line {number}: not JSON: {error}") from None
            yield checked(row, f"{path}, line {number}")


def read_parquet(path: Path) -> Iterator[Row]:
    """Some rows at a time, however many there are."""
    library = parquet()
    from pyarrow import ArrowException

    with path.open("rb") as source:
        try:
            for batch in library.ParquetFile(source).iter_batches(AT_ONCE):
                for row in batch.to_pylist():
                    yield checked(row, str(path))
        except (ArrowException, OSError) as error:
            raise DataError(f"{path}: not a whole Parquet file: {error}") from None


def checked(row: Any, where: str) -> Row:
    """A row of this format."""
    if isinstance(row, dict) and "header" in row:
        raise DataError(
            f"{where}: this is a record, not a row: read it with troyes.Record.from_json, "
            "or save rows with --rows games"
        )
    if not isinstance(row, dict) or row.get("format") != FORMAT:
        found = row.get("format") if isinstance(row, dict) else type(row).__name__
        raise DataError(f"{where}: rows of format {FORMAT} are expected, not {found!r}")
    return row


OF_A_RECORD = ("players", "bonus", "names", "edition", "rules", "seed")


def records(rows: Iterable[Row], edition: Edition | None = None) -> Iterator[Record]:
    """The records of rows of games, ready to be replayed; give `edition` unless it is standard."""
    figures = None if edition is None or edition.standard else edition.figures
    for row in rows:
        if "steps" not in row:
            raise DataError("these are rows of decisions, which hold no records")
        missing = [name for name in OF_A_RECORD if name not in row]
        if missing:
            raise DataError(f"this row of a game lacks {', '.join(missing)}")
        header = {
            "players": row["players"], "bonus": row["bonus"], "open_scores": False,
            "names": row["names"], "edition": row["edition"], "rules": row["rules"],
            "figures": figures,
        }  # fmt: skip
        data = {"header": header, "steps": row["steps"], "seed": row["seed"]}
        yield Record.from_json(json.dumps(data))
