"""SQLite and PostgreSQL hold the same schema and behave the same, and a game is played on both."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, Entry
from troyes.server import schema
from troyes.server.run import CannotStart, check_database
from troyes.server.storage import Conflict, Row, Storage, Work
from troyes.server.storage.games import append, change_seats, load_entries, load_game, load_table
from troyes.server.storage.work import clock

from .harness import APPRENTICE, ME, NOVICE, OPEN, Player, Server, new_game_of, play_all

pytest_plugins = ["server.postgres"]

GUEST: Row = {"id": "g", "token_hash": "0" * 64, "name": "Anna", "created": 1.0}
TABLE = {
    "id": "t" * 16, "host": "g", "created": 1.0, "updated": 1.0, "status": "running",
    "private": False, "config": "{}", "seed": "0" * 32, "version": 0, "seating": 0,
    "bot_to_move": False,
}  # fmt: skip
ID = str(TABLE["id"])
FIRST = [Entry(OUTCOME, 3), Entry(CHOICE, 200), Entry(CONFIRM, 0)]


def insert(target: sa.Table, row: Row) -> Work[None]:
    """Insert a row."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(target), [row])

    return work


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'troyes.db'}"
    return str(request.getfixturevalue("database"))


@pytest.fixture
def storage(address: str) -> Iterator[Storage]:
    """A database with the schema and one table."""
    opened = Storage(address)
    run(opened.write(insert(schema.guests, GUEST)))
    run(opened.write(insert(schema.tables, TABLE)))
    chair = {"table_id": ID, "seat": 0, "kind": "human", "guest_id": "g", "name": "Anna"}
    run(opened.write(insert(schema.seats, chair)))
    yield opened
    opened.close()


def run(work: Any) -> Any:
    """Run something of the server's here."""

    async def inside() -> Any:
        return await work

    return asyncio.run(inside())


def conflicts(storage: Storage, work: Any) -> bool:
    """Whether a change is refused because the table has gone on."""
    try:
        run(storage.write(work))
    except Conflict:
        return True
    return False


# --- the schema ----------------------------------------------------------------------------------


def differences(connection: sa.Connection) -> list[Any]:
    """What a migration would still have to do."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, schema.metadata))


def alembic(connection: sa.Connection) -> Config:
    """The configuration of the migrations, on a connection."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("troyes.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def test_migrations_make_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert differences(connection) == []
        found = sa.inspect(connection)
        assert set(found.get_table_names()) == {*schema.metadata.tables, "alembic_version"}


def test_a_difference_would_be_found(storage: Storage) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.text("DROP INDEX tables_bots"))
        connection.execute(sa.text("ALTER TABLE guests ADD COLUMN more INTEGER"))
    with storage.engine.connect() as connection:
        assert {change[0] for change in differences(connection)} == {"add_index", "remove_column"}


def test_down_and_up_again(storage: Storage) -> None:
    with storage.engine.begin() as connection:
        command.downgrade(alembic(connection), "base")
    with storage.engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    with storage.engine.begin() as connection:
        command.upgrade(alembic(connection), "head")
    with storage.engine.connect() as connection:
        assert differences(connection) == []


def test_opening_twice_keeps_everything(address: str, storage: Storage) -> None:
    run(storage.write(append(ID, 0, 0, FIRST)))
    again = Storage(address)
    try:
        assert run(again.read(load_entries(ID))) == FIRST
    finally:
        again.close()


def test_a_database_of_a_later_version_is_left_alone(address: str, storage: Storage) -> None:
    with storage.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotStart, match="another version"):
        check_database(address)


def test_several_processes_may_migrate_at_once(database: str) -> None:
    opened: list[Storage] = []
    threads = [threading.Thread(target=lambda: opened.append(Storage(database))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    for one in opened:
        one.close()


# --- the lock of a game --------------------------------------------------------------------------


def test_entries_keep_their_order(storage: Storage) -> None:
    log = [Entry(CHOICE, k * 7 % 256) for k in range(60)]
    for k in range(0, 60, 5):
        run(storage.write(append(ID, k, 0, log[k : k + 5])))
    assert run(storage.read(load_entries(ID))) == log
    assert run(storage.read(load_entries(ID, 42))) == log[42:]
    row, _ = run(storage.read(load_table(ID)))
    assert row["version"] == 60


def test_a_second_decision_on_the_same_version_is_refused(storage: Storage) -> None:
    run(storage.write(append(ID, 0, 0, FIRST, status="finished", result="{}")))
    assert conflicts(storage, append(ID, 0, 0, [Entry(CHOICE, 1)], status="open"))
    assert conflicts(storage, append(ID, 2, 0, [Entry(CHOICE, 1)], status="open"))
    assert conflicts(storage, append(ID, 4, 0, [Entry(CHOICE, 1)], status="open"))
    assert run(storage.read(load_entries(ID))) == FIRST
    row, _ = run(storage.read(load_table(ID)))
    assert (row["version"], row["status"]) == (3, "finished")


def test_seats_and_entries_are_decided_one_after_the_other(storage: Storage) -> None:
    bot = [{"seat": 0, "kind": "bot", "level": "novice"}]
    run(storage.write(append(ID, 0, 0, FIRST)))
    assert conflicts(storage, change_seats(ID, 0, 0, bot))  # decided before the entries
    run(storage.write(change_seats(ID, 3, 0, bot)))
    assert conflicts(storage, append(ID, 3, 0, FIRST))  # decided before the change of seats
    assert conflicts(storage, change_seats(ID, 3, 0, bot))
    run(storage.write(append(ID, 3, 1, FIRST)))
    found = run(storage.read(load_game(ID)))
    assert [chair["kind"] for chair in found.chairs] == ["bot"]
    assert found.entries == FIRST + FIRST
    assert (found.row["version"], found.row["seating"]) == (6, 1)


def test_of_many_decisions_at_once_one_is_stored(address: str, storage: Storage) -> None:
    others = [Storage(address) for _ in range(2)] if "postgresql" in address else [storage] * 2
    won: list[int] = []

    def decide(k: int) -> None:
        for version in range(20):
            if not conflicts(others[k % 2], append(ID, version, 0, [Entry(CHOICE, k)])):
                won.append(k)

    threads = [threading.Thread(target=decide, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stored = run(storage.read(load_entries(ID)))
    assert sorted(won) == sorted(entry.value for entry in stored)
    row, _ = run(storage.read(load_table(ID)))
    assert row["version"] == len(stored) >= 1
    for other in others:
        if other is not storage:
            other.close()


def test_what_fails_leaves_nothing_behind(storage: Storage) -> None:
    run(storage.write(append(ID, 0, 0, FIRST)))
    with pytest.raises(sa.exc.SQLAlchemyError):
        run(storage.write(append(ID, 3, 0, FIRST, no_such_column=1)))
    with pytest.raises(sa.exc.IntegrityError):
        run(storage.write(insert(schema.seats, {"table_id": ID, "seat": 1, "kind": "open"})))
    assert run(storage.read(load_entries(ID))) == FIRST
    run(storage.write(append(ID, 3, 0, FIRST)))


def test_one_reading_sees_one_moment(address: str, storage: Storage) -> None:
    other = Storage(address)

    def work(connection: sa.Connection) -> tuple[int, int]:
        row, _ = load_table(ID)(connection)  # type: ignore[misc]
        run(other.write(append(ID, 0, 0, FIRST)))
        return row["version"], len(load_entries(ID)(connection))

    assert run(storage.read(work)) == (0, 0)
    assert len(run(storage.read(load_entries(ID)))) == 3
    other.close()


def test_times_and_bytes_come_back_as_they_were(storage: Storage) -> None:
    moment, blob = 1_794_775_919.847837, bytes(range(256))
    columns = {"deadline": moment, "snapshot": blob, "snapshot_version": 3}
    run(storage.write(append(ID, 0, 0, FIRST, **columns)))
    row, _ = run(storage.read(load_table(ID)))
    assert (row["deadline"], bytes(row["snapshot"])) == (moment, blob)
    assert abs(run(storage.read(clock)) - run(storage.read(lambda c: row["updated"]))) < 60


def test_a_code_dies_with_its_owner(storage: Storage) -> None:
    code = {"code_hash": "1" * 64, "table_id": ID, "seat": 0, "expires": 2e9}
    count = sa.select(sa.func.count()).select_from(schema.handovers)
    left: Callable[[], int] = lambda: run(storage.read(lambda c: c.execute(count).scalar()))  # noqa: E731
    run(storage.write(insert(schema.handovers, code)))
    run(storage.write(change_seats(ID, 0, 0, [{"seat": 0, "kind": "bot", "level": "novice"}])))
    assert left() == 1  # the seat is still the same person's
    run(storage.write(change_seats(ID, 0, 1, [{"seat": 0, "kind": "open", "guest_id": None}])))
    assert left() == 0


# --- whole games ---------------------------------------------------------------------------------


def test_a_game_with_a_kill_in_the_middle(address: str, tmp_path: Path) -> None:
    """Two people and two bots; what the database holds afterwards is the game they saw."""

    async def play(server: Server) -> None:
        guests, table = await new_game_of(server, ME, NOVICE, OPEN, APPRENTICE, bonus=True)
        players = [Player(guest, table, seed=5) for guest in guests]
        await asyncio.gather(*(one.play(lambda p: (p.version or 0) > 60) for one in players))
        server.restart()
        moments = await play_all(*players)
        truth = server.truth(table)
        end = truth.end()
        assert end.over
        assert [moment["version"] for moment in moments] == [end.version] * 2
        assert moments[0]["view"] == end.view(0).to_json()
        row = server.row(table)
        assert (row.status, row.version, row.bot_to_move) == ("finished", end.version, False)
        record = Record.from_text(await guests[0].record(table))
        assert record.replay().key() == end.state.key()

    with Server(address, folder=tmp_path) as server:
        asyncio.run(play(server))
