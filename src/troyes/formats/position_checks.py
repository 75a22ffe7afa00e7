"""Small checks of a position's parts, each raising with the place and what would be right."""

from __future__ import annotations

from typing import Any

from troyes.rules.edition import Edition
from troyes.rules.state import FIELDS
from troyes.rules.terms import (
    NEUTRAL,
    NOBODY,
    SEAT_LETTERS,
)

Json = dict[str, Any]


class PositionError(ValueError):
    """An impossible position."""


class Checks:
    """A position that is being read, and the fields found so far."""

    def __init__(self, data: Json, edition: Edition) -> None:
        self.data = data
        self.edition = edition
        self.f: Json = {name: [0] * size if size else 0 for name, size in FIELDS}

    def known(self, at: str, table: Json, keys: set[str]) -> None:
        """Refuse unknown keys, so that typos are noticed."""
        for key in table:
            if key not in keys:
                where = f"{at}.{key}" if at else str(key)
                raise PositionError(f"{where}: unknown; known are {', '.join(sorted(keys))}")

    def whole(self, at: str, value: Any, low: int, high: int) -> int:
        """A whole number in a range."""
        if type(value) is not int or not low <= value <= high:
            raise PositionError(f"{at}: must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, at: str, value: Any) -> int:
        """True or false."""
        if type(value) is not bool:
            raise PositionError(f"{at}: must be true or false, not {value!r}")
        return int(value)

    def one_of(self, at: str, value: Any, names: tuple[str, ...] | list[str]) -> int:
        """The index of a name."""
        if not isinstance(value, str) or value not in names:
            listed = ", ".join(dict.fromkeys(names))
            raise PositionError(f"{at}: must be one of {listed}, not {value!r}")
        return names.index(value)

    def table(self, at: str, value: Any, keys: tuple[str, ...] | list[str]) -> Json:
        """An object with known keys."""
        if not isinstance(value, dict):
            raise PositionError(f"{at}: must be an object with {', '.join(keys)}")
        self.known(at, value, set(keys))
        return value

    def list_of(self, at: str, value: Any, length: int | None = None) -> list[Any]:
        """A list; of a given length, if there is one."""
        if not isinstance(value, list) or (length is not None and len(value) != length):
            kind = "a list" if length is None else f"a list of {length}"
            raise PositionError(f"{at}: must be {kind}")
        return value

    def owner(self, at: str, value: Any, empty: bool = False) -> int:
        """A seat of this table or the neutral player; null for nobody where that is allowed."""
        if value is None and empty:
            return NOBODY
        letters = self.letters()
        if value not in letters:
            raise PositionError(f"{at}: must be one of {', '.join(letters)}, not {value!r}")
        return SEAT_LETTERS.index(value)

    def letters(self) -> list[str]:
        """The owners of this table."""
        return [*SEAT_LETTERS[: self.f["players"]], SEAT_LETTERS[NEUTRAL]]
