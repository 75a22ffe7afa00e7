"""Figures that thinking and learning share."""

from __future__ import annotations

SCALE = 10.0  # the network's unit in victory points
RECORD = 5  # numbers written down with a position: seat, what was certain, its worth, the best's,
# and whether the seat's turn goes on from there
MOST_HALVES = 4  # uses of influence in one turn; then the player must act
MOST_RECORDS = 1200  # positions of a game that are written down
CATEGORIES = 10  # of the score table, all characters in one: `troyes.rules.scoring`
MOST_SIDES = 4
STEEPEST = 4.0  # of how sure a margin is, as a logarithm
