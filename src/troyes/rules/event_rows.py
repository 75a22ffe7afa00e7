"""The events as rows: what each does when it acts (section 6); the figures are the edition's.

A row for every event that does more than bring black dice; `events` knows the kinds.
"""

from __future__ import annotations

from typing import NamedTuple

from .terms import (
    BISHOPRIC,
    CITY_HALL,
    CIVIL_WAR,
    DROUGHT,
    HERESY,
    INTERRUPTED_WORK,
    PALACE,
    RESISTANCE,
    SUCCESSION_CONFLICT,
    SUPPORT,
    THEOLOGICAL_CONFLICT,
    TRAVELING_BUILDERS,
    WAYFARERS,
)

# Kinds of effects.
NONE = 0  # black dice, if anything
NEWCOMER = 1  # a gray citizen enters a building by a die
LEVY = 2  # everybody pays the edition's deniers, for each citizen of theirs if the row counts them
DISGRACE = 3  # everybody loses the edition's influence
GRAY_CUBES = 4  # gray cubes on the two events to its left
GRAY_BUILDER = 5  # a gray cube on the cathedral
LOST_CUBE = 6  # the last cube of the cathedral falls
LOST_BANNERS = 7  # every other event loses its last cube
NO_BUILDING = 3


class Event(NamedTuple):
    """What an event does when it acts (section 6)."""

    kind: int = NONE
    building: int = NO_BUILDING  # which one is entered, or where citizens are counted


TABLE: dict[int, Event] = {
    SUCCESSION_CONFLICT: Event(NEWCOMER, PALACE),
    SUPPORT: Event(GRAY_CUBES),
    CIVIL_WAR: Event(LEVY),
    WAYFARERS: Event(NEWCOMER, CITY_HALL),
    DROUGHT: Event(LEVY, CITY_HALL),
    TRAVELING_BUILDERS: Event(GRAY_BUILDER),
    INTERRUPTED_WORK: Event(LOST_CUBE),
    HERESY: Event(DISGRACE),
    THEOLOGICAL_CONFLICT: Event(NEWCOMER, BISHOPRIC),
    RESISTANCE: Event(LOST_BANNERS),
}
