"""Snapshots of running games, so that opening a table need not replay its whole log.

A snapshot is only a shortcut. One written by another version of the program, whose states have
different fields, is ignored, and the log is replayed from its beginning.
"""

from __future__ import annotations

import zlib

from troyes.rules.edition import Edition
from troyes.rules.state import FIELDS, State, restore

LAYOUT = zlib.crc32(repr(FIELDS).encode()).to_bytes(4, "big")
SHORTEST = 1236  # bytes: no version wrote a shorter one


def snapshot_of(s: State) -> bytes:
    """What is stored of a state: its fields, and which fields these are."""
    return s.key() + LAYOUT


def is_usable(snapshot: bytes | None) -> bool:
    """Whether there is a snapshot, of states as this version has them."""
    return snapshot is not None and snapshot.endswith(LAYOUT)


def read_snapshot(edition: Edition, snapshot: bytes) -> State:
    """The state of a usable snapshot; ValueError if it is damaged."""
    return restore(edition, snapshot.removesuffix(LAYOUT))


def fits(snapshot: bytes, s: State) -> bool:
    """Whether a snapshot is of this position, as far as this version can tell."""
    if not is_usable(snapshot):
        return len(snapshot) >= SHORTEST
    try:
        return bool(read_snapshot(s.edition, snapshot) == s)
    except ValueError:  # it is of no position at all
        return False
