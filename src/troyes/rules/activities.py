"""What a card does that acts at once: the kinds of effects, and what they count (section 5).

A card's row in `card_rows` says what it does; the figures of an effect stand in the edition
file. `cards` and `actions` carry out the kinds.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import CARD_ROOM

COMPILED = not __file__.endswith(".py")

# Kinds of effects.
GAINS = 0  # pays, spends and brings what the edition says, for each of what it counts
MOST_DICE = 1  # for whoever has most dice
STRONGEST_RED = 2  # for those with the strongest red dice
TAXES = 3  # for every citizen in City Hall
ROLLS_FOR_CUBES = 4  # a die an activation, and a cube on any event for each hit
RED_DICE_CUBES = 5  # a cube on any event for each red die of the player
BUYS_CUBES = 6  # a cube on any event for the influence spent

# What is counted.
NOTHING = 0
NOBLES = 1  # citizens in the Palace or in the Bishopric, whichever are more
CATHEDRAL_PAIRS = 2  # two cubes each
EVENTS_FOUGHT = 3  # with a cube of the player
YELLOW_DICE = 4  # in all districts
MOST_RED_DICE = 5  # of one district


class Activity(NamedTuple):
    """What an activation does."""

    kind: int = GAINS
    counts: int = NOTHING
    chosen: int = 0  # A1.4: it need not be used as often as the dice allow
    mixed: int = 0  # its dice may be of several colours


class Activities:
    """The rows by card, as arrays."""

    kind: list[int]
    counts: list[int]
    chosen: list[int]
    mixed: list[int]

    def __init__(self, rows: dict[int, Activity]) -> None:
        if not COMPILED:
            for name in Activity._fields:
                setattr(self, name, [0] * CARD_ROOM)
        for card, row in rows.items():
            self.kind[card] = row.kind
            self.counts[card] = row.counts
            self.chosen[card] = row.chosen
            self.mixed[card] = row.mixed
