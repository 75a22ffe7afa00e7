"""The file of a SQLite database: private, used by one server, and checked to stay in place.

It contains the seeds of running games and the secret of the daily challenges, so other users of the
machine cannot read it. SQLite does not notice when its file is deleted or replaced: whatever it
writes then is lost, so the server refuses to write.
"""

from __future__ import annotations

import errno
import os
import struct
from contextlib import suppress
from pathlib import Path

from troyes.play.table import Refused

try:
    import fcntl
except ImportError:  # Windows: a file that is open there can be neither deleted nor replaced
    fcntl = None  # type: ignore[assignment]

BESIDE = ("", "-wal", "-shm")
FOLDER, FILE = 0o700, 0o600
FAR = 1 << 62  # a byte of the database that there never is, far from those SQLite locks


class InUse(Exception):
    """Another server uses the file."""


class SqliteFile:
    """The file of a database, and whether it is still the one that was opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, tuple[int, int]] = {}
        self.locks: list[int] = []

    def prepare(self) -> None:
        """Create the folder if necessary, and make the files private."""
        for folder in reversed([p for p in self.path.parents if not p.exists()]):
            folder.mkdir(FOLDER, exist_ok=True)
        with suppress(OSError):  # on a medium that cannot be written SQLite says so
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, FILE))
        for end in BESIDE:
            with suppress(OSError):
                os.chmod(f"{self.path}{end}", FILE)

    def hold(self) -> None:
        """Lock the file for as long as this process lives; `InUse` if another has it."""
        if fcntl is None:
            return
        number = os.open(f"{self.path}-lock", os.O_CREAT | os.O_RDWR, FILE)
        self.locks.append(number)
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(number, 20).decode("ascii", "replace").strip()
            self.release()
            raise InUse(f"by process {holder}") from None
        self.hold_under_any_name()
        os.ftruncate(number, 0)
        os.write(number, f"{os.getpid()}\n".encode())

    def hold_under_any_name(self) -> None:
        """Lock the file itself: a hard link or a mount is another name for it.

        SQLite keeps its log of writes beside the name it was given, so what one server has
        accepted the other would not know of, and write over it. The lock belongs to our opening of
        the file: the usual ones of a process are lost as soon as SQLite closes one of its own.
        """
        if not hasattr(fcntl, "F_OFD_SETLK"):
            return
        number = os.open(self.path, os.O_RDWR)
        self.locks.append(number)
        one_byte = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
        try:
            fcntl.fcntl(number, fcntl.F_OFD_SETLK, one_byte)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                self.release()
                raise InUse("under another name: a hard link, or a mount") from None
            # A file system without such locks; then the lock beside the file must do.

    def release(self) -> None:
        """Unlock the file."""
        while self.locks:
            os.close(self.locks.pop())

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
    """The file of a database URL, links resolved; None if it is in memory."""
    return None if database in (None, "", ":memory:") else SqliteFile(Path(str(database)).resolve())
