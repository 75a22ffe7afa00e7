"""What really happened at a table: read from the database, and played again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from troyes.play.log import Entry
from troyes.play.table import Refused, Table
from troyes.rules.edition import Edition, standard
from troyes.rules.setup import START_UNKNOWN, new_game


def query(database: str, statement: Any) -> list[Any]:
    """The rows of a statement."""
    with engine_of(database).connect() as connection:
        return list(connection.execute(statement))


def engine_of(database: str) -> sa.Engine:
    """A way into a database that keeps nothing open."""
    url = sa.engine.make_url(database)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return sa.create_engine(url, poolclass=sa.pool.NullPool)


class Truth:
    """What really happened at a table, from its stored entries, with nothing hidden."""

    def __init__(self, row: Any, entries: list[Entry]) -> None:
        self.row = row
        self.config = json.loads(row.config)
        self.log = entries

    def begin(self) -> Table:
        """The table before its first entry."""
        c = self.config
        edition = Edition(c["figures"]) if c.get("figures") else standard()
        start = START_UNKNOWN if c.get("start") is None else c["start"]
        s = new_game(
            edition, c["players"], c.get("bonus", False), start, c.get("open_scores", False)
        )
        return Table(s, int(self.row.seed, 16))

    def versions(self) -> Iterable[Table]:
        """The table after every entry, versions 0, 1, 2 ...; one object, changed in place."""
        table = self.begin()
        yield table
        for entry in self.log:
            table.apply(entry)
            yield table

    def end(self) -> Table:
        """The table as it is now."""
        table = self.begin()
        for entry in self.log:
            table.apply(entry)
        return table


def entries_of(
    game: Table, seat: int, version: int, row: list[int], confirm: bool
) -> list[Entry] | None:
    """The entries of a row, or None if it would be refused."""
    try:
        return game.choose(seat, row, confirm)
    except Refused:
        return None
