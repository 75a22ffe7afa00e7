"""Maintenance of a database: checking it, and copying it while a server is running.

Neither changes anything: the database is opened read-only.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL, Connection, make_url

from troyes.play.log import CONFIRM, OUTCOME, UNDO, Entry
from troyes.play.table import Table
from troyes.rules.scoring import final_vp, owners
from troyes.rules.terms import SEAT_LETTERS

from .room import Config, Room
from .schema import metadata
from .snapshots import fits
from .sqlite_file import FILE
from .storage.database import alembic_config
from .storage.games import count_entries, load_entries, load_table, table_ids


class CannotLook(Exception):
    """Why a database cannot be checked or copied."""


class Report(msgspec.Struct):
    """What was looked at, and what is wrong."""

    tables: int = 0
    entries: int = 0
    other_rules: int = 0  # tables that only another version could play
    wrong: list[str] = msgspec.field(default_factory=list)


# --- is it sound? --------------------------------------------------------------------------------


def check(url: str) -> Report:
    """Look at everything: the file itself, the schema, and every game from its first entry."""
    report = Report()
    engine = reading(url)
    try:
        with engine.connect() as connection:
            report.wrong += [*damage(connection), *other_schema(connection)]
            if not report.wrong:
                for table_id in table_ids(connection):
                    check_table(connection, table_id, report)
    except sa.exc.SQLAlchemyError as error:
        raise CannotLook(reason(error)) from None
    finally:
        engine.dispose()
    return report


def damage(connection: Connection) -> Iterator[str]:
    """What SQLite finds wrong with its file; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if said != "ok":
            yield f"the file is damaged: {said}"
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"a row of {row[0]} belongs to a row of {row[2]} that is not there"


def other_schema(connection: Connection) -> Iterator[str]:
    """Whether the tables are those of this version."""
    have = MigrationContext.configure(connection).get_current_revision()
    want = ScriptDirectory.from_config(alembic_config()).get_current_head()
    if have != want:
        yield f"it has the schema {have}, this version has {want}: a server brings it up to date"
        return
    for name in sorted(metadata.tables.keys() - set(sa.inspect(connection).get_table_names())):
        yield f"it has no table {name}"


def check_table(connection: Connection, table_id: str, report: Report) -> None:
    """One table: its log without gaps, played once more, ends in what its row says."""
    found = load_table(table_id)(connection)
    assert found is not None
    row, chairs = found
    entries = load_entries(table_id)(connection)
    report.tables += 1
    report.entries += len(entries)
    said = no_table(row, chairs)
    if not said:
        room = Room(row, chairs)
        if not room.playable:
            report.other_rules += 1
            return
        said = gap(connection, table_id, row) or wrong_game(room, entries)
    if said:
        report.wrong.append(f"table {table_id}: {said}")


def no_table(row: dict[str, Any], chairs: list[dict[str, Any]]) -> str | None:
    """Why a row and its seats make no table that could be opened."""
    try:
        seats = msgspec.json.decode(row["config"], type=Config).players
    except msgspec.MsgspecError as error:
        return f"its configuration cannot be read: {error}"
    if len(chairs) != seats:
        return f"it has {len(chairs)} seats of {seats}"
    return None


def gap(connection: Connection, table_id: str, row: dict[str, Any]) -> str | None:
    """Whether entries are missing, or there are more than the table knows of."""
    count, first, last = count_entries(connection, table_id)
    if count and (first, last) != (1, count):
        return f"entries are missing: {count} of them, numbered {first} to {last}"
    if count != row["version"]:
        return f"it is at version {row['version']} and has {count} entries"
    return None


def wrong_game(room: Room, entries: list[Entry]) -> str | None:
    """What of a table's row its entries do not lead to."""
    row = room.row
    game = Table(room.first_state(), int(row["seed"], 16))
    for number, entry in enumerate(entries, 1):
        try:
            may_follow(game, entry)
            game.apply(entry)
        except Exception as error:
            return f"entry {number} does not follow: {error or type(error).__name__}"
        if number == row["snapshot_version"] and not fits(row["snapshot"], game.state):
            return f"its snapshot at version {number} is another position"
    if row["status"] == "finished":
        totals = {SEAT_LETTERS[o]: final_vp(game.state, o) for o in owners(game.state)}
        if not game.over:
            return "it is finished, and its game is not over"
        if msgspec.json.decode(row["result"] or "{}") != totals:
            return f"its result is {row['result']}, and its game ended {totals}"
    elif game.over:
        return f"its game is over, and it is {row['status']}"
    return None


def may_follow(game: Table, entry: Entry) -> None:
    """Dice fall as the seed says; undos and confirmations are what the table would allow."""
    if entry.kind == OUTCOME and entry != game.due_outcome():
        raise ValueError(f"{entry.value} was not rolled or drawn with this seed")
    if entry.kind == UNDO:
        game.undo(entry.value)
    elif entry.kind == CONFIRM:
        game.confirm(entry.value)


# --- a copy --------------------------------------------------------------------------------------


def backup(url: str, target: Path) -> int:
    """Copy a SQLite database, even one in use, consistently; return its size in bytes."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        raise CannotLook("PostgreSQL is copied with pg_dump --format=custom")
    if target.exists():
        raise CannotLook(f"{target} already exists")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))  # it holds secrets
        with sqlite3.connect(f"file:{existing(place)}?mode=ro", uri=True) as source:
            copy = sqlite3.connect(part)
            try:
                source.backup(copy, pages=1000)
                copy.execute("PRAGMA journal_mode=DELETE")
                (said,) = copy.execute("PRAGMA quick_check").fetchone()
            finally:
                copy.close()
        source.close()
        if said != "ok":
            raise CannotLook(f"the copy is damaged: {said}")
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        raise CannotLook(f"cannot be copied: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


# --- opening -------------------------------------------------------------------------------------


def existing(place: URL) -> str:
    """The file of a SQLite database, quoted for a URI."""
    path = Path(str(place.database))
    if not path.is_file():
        raise CannotLook(f"{path}: there is no such file")
    return str(path.absolute()).replace("?", "%3f").replace("#", "%23")


def reading(url: str) -> sa.Engine:
    """A read-only engine for a database."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        file = existing(place)
        engine = sa.create_engine(
            "sqlite://", creator=lambda: sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        )
        return engine
    engine = sa.create_engine(place.set(drivername="postgresql+psycopg"))
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def reason(error: Exception) -> str:
    """What the database said, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
