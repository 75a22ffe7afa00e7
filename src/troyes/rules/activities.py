"""What immediate cards do: the kinds of effects, and what they count (section 5).

A card's row in `card_rows` says which it has; the figures of an effect are in the edition file.
`cards` carries out the kinds, and `actions` those that put cubes on events.
"""

from __future__ import annotations

from typing import NamedTuple

from .layout import MAX_CARDS

COMPILED = not __file__.endswith(".py")

# Kinds of effects.
GAINS = 0  # pays, spends and brings what the edition says, for each of what it counts
MOST_DICE = 1  # for those with the most dice (C.procession)
STRONGEST_RED = 2  # for those with the strongest red dice (C.joust)
TAXES = 3  # for every citizen in City Hall (C.tax_collector)
ROLLS_FOR_CUBES = 4  # a die per activation, and a cube on any event for each hit (C.archer)
RED_DICE_CUBES = 5  # a cube on any event for each red die of the player (C.chivalry)
BUYS_CUBES = 6  # a cube on any event for the influence spent (C.diplomat)

# What is counted.
NOTHING = 0
NOBLES = 1  # citizens in the Palace or in the Bishopric, whichever are more (C.miller)
CATHEDRAL_PAIRS = 2  # two cubes each (C.glassblower)
EVENTS_FOUGHT = 3  # with a cube of the player (C.captain)
YELLOW_DICE = 4  # in all districts (C.baker)
MOST_RED_DICE = 5  # of one district (C.banquet)


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
                setattr(self, name, [0] * MAX_CARDS)
        for card, row in rows.items():
            self.kind[card] = row.kind
            self.counts[card] = row.counts
            self.chosen[card] = row.chosen
            self.mixed[card] = row.mixed
