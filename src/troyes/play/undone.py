"""Choices that were taken back: how many a turn may have, and a log without them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Entry

MOST = 200  # undos in one turn: more than anybody needs, and few enough for any log
OUTCOME, UNDO, CONFIRM = 1, 2, 3  # kinds of entries, as in `table`


def count(undone: int, kind: int) -> int:
    """The undos of the turn in hand after one more entry; a roll or a confirmation begins anew."""
    if kind == UNDO:
        return undone + 1
    return 0 if kind in (OUTCOME, CONFIRM) else undone


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count: an undo takes away the choice before it, and goes with it.

    Nothing but choices can lie between, because nothing can be taken back after a roll. The table
    after these entries is the one after all of them, but for its version and its count of undos.
    """
    left: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            left.pop()
        else:
            left.append(entry)
    return left
