"""The file of a SQLite database: nobody else reads it, one server uses it, and it stays in place.

Seeds of running games and the secret of the daily challenges lie in it, so it is closed to other
users of the machine. SQLite itself does not notice when somebody deletes or replaces the file
under it: whatever it writes then is lost, so writing is refused.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from troyes.play.table import Refused

try:
    import fcntl
except ImportError:  # Windows: a file that is open there can be neither deleted nor replaced
    fcntl = None  # type: ignore[assignment]

BESIDE = ("", "-wal", "-shm")
FOLDER, FILE = 0o700, 0o600


class InUse(Exception):
    """Another server uses the file."""


class SqliteFile:
    """Where a database lies, and whether it still does."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, tuple[int, int]] = {}
        self.lock: int | None = None

    def prepare(self) -> None:
        """Make the folder if there is none; let nobody else read the files."""
        for folder in reversed([p for p in self.path.parents if not p.exists()]):
            folder.mkdir(FOLDER, exist_ok=True)
        with suppress(OSError):  # on a medium that cannot be written SQLite says so
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, FILE))
        for end in BESIDE:
            with suppress(OSError):
                os.chmod(f"{self.path}{end}", FILE)

    def hold(self) -> None:
        """Be the only server on this file, as long as this process lives; else `InUse`."""
        if fcntl is None:
            return
        number = os.open(f"{self.path}-lock", os.O_CREAT | os.O_RDWR, FILE)
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(number, 20).decode("ascii", "replace").strip()
            os.close(number)
            raise InUse(holder) from None
        os.ftruncate(number, 0)
        os.write(number, f"{os.getpid()}\n".encode())
        self.lock = number

    def release(self) -> None:
        """Another server may have the file."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def must_be_there(self) -> None:
        """`Refused` if the file, or its log of writes, is no longer the one that was opened."""
        for end in BESIDE[:2]:
            try:
                found = os.stat(f"{self.path}{end}")
            except OSError:
                identity = None
            else:
                identity = (found.st_dev, found.st_ino)
            known = self.known.get(end)
            if known is None and identity is not None:
                self.known[end] = identity
            elif known != identity:
                raise Refused("error-database-gone")


def file_of(database: str | None) -> SqliteFile | None:
    """The file of a database's address, by its own name; None if it is in memory."""
    return None if database in (None, "", ":memory:") else SqliteFile(Path(str(database)).resolve())
