"""The files of a database: nobody else on the machine reads them."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

from .harness import TROYES, Guest, Server


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


async def test_a_new_database_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    place = folder / "troyes.db"
    old = os.umask(0o022)  # as on most machines
    try:
        with Server(f"sqlite:///{place}", folder=tmp_path) as server:
            await Guest.new(server)
            files = {file.name: mode(file) for file in folder.iterdir()}
            assert {"troyes.db", "troyes.db-wal", "troyes.db-shm"} <= set(files)
            assert set(files.values()) == {"0o600"}
            assert mode(folder) == mode(folder.parent) == "0o700"
    finally:
        os.umask(old)


async def test_an_old_database_is_closed_when_it_is_opened(tmp_path: Path) -> None:
    place = tmp_path / "troyes.db"
    with Server(place) as server:
        await Guest.new(server)
        for end in ("", "-wal", "-shm"):
            os.chmod(f"{place}{end}", 0o644)
        server.kill()
    assert mode(place) == "0o644"
    folder = mode(tmp_path)
    with Server(place) as server:
        await Guest.new(server)
        for end in ("", "-wal", "-shm"):
            assert mode(Path(f"{place}{end}")) == "0o600"
    assert mode(tmp_path) == folder  # a folder that somebody else made stays as it is


def test_the_data_folder_is_closed(tmp_path: Path) -> None:
    """Without --database: a folder of our own, also if an older version has made it."""
    home = tmp_path / "share"
    (home / "troyes").mkdir(parents=True, mode=0o755)
    env = {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(tmp_path)}
    command = [TROYES, "serve", "--port", "0"]
    process = subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        assert "served at" in process.stderr.readline()
        if sys.platform == "linux":
            assert mode(home / "troyes") == "0o700"
            assert mode(home / "troyes" / "troyes.db") == "0o600"
    finally:
        process.kill()
        process.communicate()
