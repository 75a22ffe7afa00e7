"""A column of a table that the rules look things up in: compiled, a plain array."""

from __future__ import annotations

from collections.abc import Iterable


class Column:
    """Small numbers by card, event or slot: `column.at[card]`."""

    def __init__(self, values: Iterable[int]) -> None:
        self.at = [0] * 64  # MAX_CARDS, enough for events and slots, too
        for k, value in enumerate(values):
            self.at[k] = value
