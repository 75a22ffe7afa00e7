"""What a cube of a delayed card does to a group of dice (section 5, A0.4).

A card's row in `card_rows` says what it does.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import MAX_CARDS
from .terms import MIXED, NO_COLOUR

COMPILED = not __file__.endswith(".py")


class Modifier(NamedTuple):
    """What a cube asks of a group and makes of it."""

    base: int = MIXED  # the colour the dice must have; MIXED: any, mixed groups too
    single: int = 0  # exactly one die
    becomes: int = NO_COLOUR  # the colour they count as; NO_COLOUR: their own
    times: int = 1  # the number of dice that one die counts as
    each: int = 0  # added per die
    flat: int = 0  # added to the group
    fixed: int = 0  # every die counts this much
    settles: int = 0  # a die still shows where a citizen enters a building (Z3)
    builds: int = 0  # dice still show the cathedral's columns
    free: int = 0  # one die of each other player is free; all of le Roy's (K10)


class Modifiers:
    """The rows by card, as arrays."""

    known: list[int]
    base: list[int]
    single: list[int]
    becomes: list[int]
    times: list[int]
    each: list[int]
    flat: list[int]
    fixed: list[int]
    settles: list[int]
    builds: list[int]
    free: list[int]

    def __init__(self, rows: dict[int, Modifier]) -> None:
        if not COMPILED:
            for name in ("known", *Modifier._fields):
                setattr(self, name, [0] * MAX_CARDS)
        for card, row in rows.items():
            self.known[card] = 1
            self.base[card] = row.base
            self.single[card] = row.single
            self.becomes[card] = row.becomes
            self.times[card] = row.times
            self.each[card] = row.each
            self.flat[card] = row.flat
            self.fixed[card] = row.fixed
            self.settles[card] = row.settles
            self.builds[card] = row.builds
            self.free[card] = row.free
