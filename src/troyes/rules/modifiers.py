"""The delayed activity cards: what one of their cubes does to a group of dice (section 5, A0.4).

One row a card, in the order of the rulebook's table; the last row, NO_CARD, changes nothing, so
that an unmodified group needs no case of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from .terms import (
    APPRENTICESHIP,
    BLACKSMITH,
    CONFESSION,
    MILITIAMAN,
    MIXED,
    MONK,
    NO_CARD,
    NO_COLOUR,
    PRIEST,
    PRIOR,
    RED,
    TEMPLAR,
    TITHE,
    WHITE,
    YELLOW,
)


class Modifier(NamedTuple):
    """What a cube asks of a group and makes of it."""

    base: int = MIXED  # the colour the dice must have; MIXED: any, mixed groups too
    single: int = 0  # exactly one die
    becomes: int = NO_COLOUR  # the colour they count as; NO_COLOUR: their own
    times: int = 1  # one die counts as so many
    each: int = 0  # added per die
    flat: int = 0  # added to the group
    fixed: int = 0  # every die counts this much
    settles: int = 0  # a die still shows where a citizen enters a building
    builds: int = 0  # dice still show the cathedral's columns
    free: int = 0  # one die of each other player is free; all of le Roy's (K10)


TABLE: dict[int, Modifier] = {
    BLACKSMITH: Modifier(base=RED, flat=5),
    MILITIAMAN: Modifier(base=YELLOW, becomes=RED, settles=1),
    TITHE: Modifier(base=YELLOW, settles=1, free=1),
    MONK: Modifier(base=WHITE, single=1, becomes=YELLOW, times=3),
    PRIEST: Modifier(base=YELLOW, each=3),
    APPRENTICESHIP: Modifier(fixed=5),
    CONFESSION: Modifier(each=2),
    TEMPLAR: Modifier(base=WHITE, single=1, becomes=RED, times=2),
    PRIOR: Modifier(base=WHITE, single=1, times=2, builds=1),
    NO_CARD: Modifier(settles=1, builds=1),
}


class Modifiers:
    """TABLE by card, as arrays."""

    def __init__(self) -> None:
        self.known = [0] * 31
        self.base = [0] * 31
        self.single = [0] * 31
        self.becomes = [0] * 31
        self.times = [0] * 31
        self.each = [0] * 31
        self.flat = [0] * 31
        self.fixed = [0] * 31
        self.settles = [0] * 31
        self.builds = [0] * 31
        self.free = [0] * 31
        for card, row in TABLE.items():
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


MODIFIERS = Modifiers()
