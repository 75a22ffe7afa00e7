"""The activity cards as rows: what kind of effect each has, and what it counts (section 5).

The figures of an effect stand in the edition file. A card that only pays, spends and brings things,
for each of what it counts, is a row here and an entry there; `cards` and `actions` know its kind.
Delayed cards have their rows in `modifiers`.
"""

from __future__ import annotations

from typing import NamedTuple

from .terms import (
    ARCHER,
    ARTISAN,
    BAKER,
    BANQUET,
    CAPTAIN,
    CHIVALRY,
    DIPLOMAT,
    GLASSBLOWER,
    GOLDSMITH,
    HUNTING,
    INNKEEPER,
    JOURNEYMAN,
    JOUST,
    MERCENARY,
    MERCHANT,
    MILLER,
    PILGRIMAGE,
    PROCESSION,
    SCULPTOR,
    TAX_COLLECTOR,
    TROUBADOUR,
)

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


TABLE: dict[int, Activity] = {
    ARCHER: Activity(ROLLS_FOR_CUBES),
    DIPLOMAT: Activity(BUYS_CUBES, chosen=1),
    CHIVALRY: Activity(RED_DICE_CUBES),
    HUNTING: Activity(),
    MERCENARY: Activity(),
    TAX_COLLECTOR: Activity(TAXES),
    JOUST: Activity(STRONGEST_RED, chosen=1),
    CAPTAIN: Activity(counts=EVENTS_FOUGHT),
    TROUBADOUR: Activity(chosen=1),
    GLASSBLOWER: Activity(counts=CATHEDRAL_PAIRS),
    PILGRIMAGE: Activity(mixed=1),
    PROCESSION: Activity(MOST_DICE, chosen=1),
    MERCHANT: Activity(),
    MILLER: Activity(counts=NOBLES),
    ARTISAN: Activity(chosen=1),
    INNKEEPER: Activity(chosen=1),
    SCULPTOR: Activity(),
    JOURNEYMAN: Activity(chosen=1),
    GOLDSMITH: Activity(),
    BANQUET: Activity(counts=MOST_RED_DICE),
    BAKER: Activity(counts=YELLOW_DICE),
}


class Activities:
    """TABLE by card, as arrays."""

    def __init__(self) -> None:
        self.kind = [0] * 31
        self.counts = [0] * 31
        self.chosen = [0] * 31
        self.mixed = [0] * 31
        for card, row in TABLE.items():
            self.kind[card] = row.kind
            self.counts[card] = row.counts
            self.chosen[card] = row.chosen
            self.mixed[card] = row.mixed


ACTIVITIES = Activities()
