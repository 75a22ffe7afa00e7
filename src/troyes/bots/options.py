"""Values of a spec's options, checked when a bot is made: in mid-game it would be too late."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any


def known(what: str, name: str, table: Mapping[str, Any]) -> str:
    """A name that is in a table; the error for any other lists the known ones."""
    if name not in table:
        raise ValueError(f"there is no {what} {name!r}; there are {', '.join(table)}")
    return name


def whole(what: str, value: Any, least: int) -> int:
    """A whole number that is large enough."""
    if not isinstance(value, int) or value < least:
        raise ValueError(f"{what} must be a whole number, {least} or more, not {value}")
    return value


def number(what: str, value: Any, least: float) -> float:
    """A number that is large enough."""
    if not isinstance(value, int | float) or not least <= value < math.inf:
        raise ValueError(f"{what} must be a number, {least:g} or more, not {value}")
    return value
