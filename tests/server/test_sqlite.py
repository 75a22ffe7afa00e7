"""The file of SQLite: one server on it, nobody takes it away unnoticed; checks and copies."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import time
from pathlib import Path

import pytest

from .harness import (
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    TROYES,
    Guest,
    Player,
    Server,
    new_game_of,
    sqlite_url,
)


def troyes(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    command = [TROYES, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def words(found: subprocess.CompletedProcess[str]) -> str:
    """What a command said, on one line."""
    return " ".join((found.stdout + found.stderr).split())


# --- one server, one file ------------------------------------------------------------------------


async def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "t.db"
    with Server(place) as server:
        second = troyes("serve", "--port", "0", "--database", server.database)
        assert second.returncode == 2
        assert f"is already in use, by process {server.pid}" in words(second)
        assert "Traceback" not in second.stderr
        (tmp_path / "other.db").symlink_to(place)  # the same file by another name
        again = troyes("serve", "--port", "0", "--database", sqlite_url(tmp_path / "other.db"))
        assert f"is already in use, by process {server.pid}" in words(again)
        (tmp_path / "apart").mkdir()
        os.link(place, tmp_path / "apart" / "hard.db")  # and by one that cannot be told from it
        linked = troyes(
            "serve", "--port", "0", "--database", sqlite_url(tmp_path / "apart/hard.db")
        )
        assert linked.returncode == 2
        assert "is already in use, under another name: a hard link, or a mount" in words(linked)
        assert "Traceback" not in linked.stderr
        await Guest.new(server)  # the first one has not noticed
        assert troyes("check", "--database", server.database).returncode == 0  # nor do readers
        server.kill()  # whatever happens to it, the next one is let in
        server.start()
        await Guest.new(server)


@pytest.mark.parametrize("harm", ["deleted", "replaced", "log deleted"])
async def test_a_file_that_is_taken_away_is_noticed(tmp_path: Path, harm: str) -> None:
    place = tmp_path / "t.db"
    with Server(place) as server:
        (anna, _), table = await new_game_of(server, ME, OPEN, start=0)
        async with Player(anna, table) as player:
            await player.choose()
            await player.until_kind("update")
            version = player.version
            if harm == "deleted":
                place.unlink()
            elif harm == "replaced":
                shutil.copy(place, tmp_path / "copy.db")
                os.replace(tmp_path / "copy.db", place)
            else:
                (tmp_path / "t.db-wal").unlink()
            for _ in range(2):
                mover = await player.my_turn() if player.moment["decision"] else None
                if mover is None:
                    break
                await player.choose()
                assert await player.error() == "error-database-gone"
            assert player.version == version
        assert await anna.refused("POST", "/api/tables", {"seats": [ME, NOVICE]}) == (
            503, "error-database-gone",
        )  # fmt: skip
        end = time.monotonic() + 30
        while await asyncio.to_thread(server.healthy):
            assert time.monotonic() < end
        server.stop()
        assert "Traceback" not in server.log()


def without_rights() -> list[str]:
    """Root may write anywhere, unless it gives that up."""
    rights = "-dac_override,-dac_read_search,-fowner"
    return ["setpriv", "--bounding-set", rights] if os.getuid() == 0 else []


async def test_a_medium_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    """Also with a log of writes that was left over."""
    folder = tmp_path / "medium"
    with Server(folder / "t.db") as server:
        await Guest.new(server)
        server.kill()
    assert (folder / "t.db-wal").stat().st_size > 0
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    if os.getuid() == 0:
        for path in (*folder.iterdir(), folder):
            os.chown(path, 12345, 12345)
            path.chmod(0o555 if path.is_dir() else 0o444)
    command = [*without_rights(), TROYES, "serve", "--port", "0", "--database", server.database]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    folder.chmod(0o755)
    assert found.returncode == 2, words(found)
    assert "--database: " in words(found)
    assert "Traceback" not in found.stderr


# --- checking ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game and one in the middle of a turn."""
    place = tmp_path_factory.mktemp("played") / "t.db"

    async def play() -> None:
        with Server(place) as server:
            anna = await Guest.new(server)
            solo = await anna.create(ME)
            await Player(anna, solo["id"], seed=3).play()
            (one, two), table = await new_game_of(server, ME, OPEN)
            players = [await Player(guest, table, confirm=False).open() for guest in (one, two)]
            for _ in range(3):
                mover = next((q for q in players if q.moment and q.moment["decision"]), None)
                if mover is None:
                    break
                await mover.choose()
                for player in players:
                    await player.until_kind("update")
            for player in players:
                await player.close()

    asyncio.run(play())
    return place


def test_a_sound_database_is_sound(played: Path) -> None:
    found = troyes("check", "--database", sqlite_url(played))
    assert found.returncode == 0, words(found)
    assert "Sound: 2 tables with" in words(found)


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("DELETE FROM entries WHERE version = 5", "entries are missing"),
        ("DELETE FROM entries WHERE version = (SELECT max(version) FROM entries)", "is at version"),
        ("UPDATE entries SET value = value % 6 + 1 WHERE kind = 1 AND value < 7", "with this seed"),
        ("UPDATE tables SET seed = '00000000000000000000000000000001'", "with this seed"),
        ("UPDATE entries SET value = 250 WHERE kind = 0", "does not follow"),
        ("UPDATE tables SET result = '{\"A\":99}' WHERE status = 'finished'", "its result is"),
        ("UPDATE tables SET status = 'running' WHERE status = 'finished'", "its game is over"),
        ("UPDATE tables SET snapshot = zeroblob(10)", "its snapshot"),
        ("UPDATE seats SET guest_id = 'nobody'", "belongs to a row"),
        ("UPDATE alembic_version SET version_num = '0001'", "schema 0001"),
        ("UPDATE tables SET config = '{}'", "its configuration cannot be read"),
        ("DELETE FROM seats WHERE seat = 1", "it has 1 seats of 2"),
        ("DROP TABLE chat", "it has no table chat"),
    ],
)
def test_what_is_wrong_is_found(played: Path, tmp_path: Path, harm: str, said: str) -> None:
    copy = tmp_path / "harmed.db"
    assert troyes("backup", str(copy), "--database", sqlite_url(played)).returncode == 0
    with sqlite3.connect(copy) as harmed:
        harmed.execute(harm)
    harmed.close()
    found = troyes("check", "--database", sqlite_url(copy))
    assert found.returncode == 1, words(found)
    assert said in words(found)


def test_a_damaged_file_is_found(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "damaged.db"
    assert troyes("backup", str(copy), "--database", sqlite_url(played)).returncode == 0
    with open(copy, "rb+") as file:
        size = file.seek(0, 2)
        for place in range(size // 2, size - 200, 4096):
            file.seek(place)
            file.write(b"\xa5" * 200)
    found = troyes("check", "--database", sqlite_url(copy))
    assert found.returncode in (1, 2)
    assert "damaged" in words(found) or "malformed" in words(found)
    assert "Traceback" not in found.stderr


# --- copying -------------------------------------------------------------------------------------


async def test_a_running_database_is_copied(tmp_path: Path) -> None:
    """While games are played: the copy is sound, and a server goes on from it."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server)
        table = await anna.create(ME, NOVICE)
        playing = asyncio.create_task(Player(anna, table["id"], seed=1).play())
        copies = []
        for k in range(3):
            copies.append(tmp_path / f"copy-{k}.db")
            found = await asyncio.to_thread(
                troyes, "backup", str(copies[-1]), "--database", server.database
            )
            assert found.returncode == 0, words(found)
        await playing
        again = troyes("backup", str(copies[0]), "--database", server.database)
        assert again.returncode == 2
        assert "already exists" in words(again)
    for copy in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert troyes("check", "--database", sqlite_url(copy)).returncode == 0
    with Server(copies[-1]) as restored:
        anna.server = restored
        await Player(anna, table["id"], seed=1).play()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (["check"], ["backup", str(tmp_path / "copy.db")]):
        found = troyes(*command, "--database", sqlite_url(tmp_path / "none.db"))
        assert found.returncode == 2
        assert "there is no such file" in words(found)
    assert list(tmp_path.iterdir()) == []
