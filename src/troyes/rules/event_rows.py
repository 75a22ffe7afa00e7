"""The events as rows: name, deck, copies, and what each does when it acts (section 6).

The row of an event is its rule: "war" that of E.war. The figures are the edition's; `events`
carries out the kinds. An event's number is its place in EVENTS, copies one after the other, so a
new event goes to the end.
"""

from __future__ import annotations

from typing import NamedTuple

from .terms import BISHOPRIC, CITY_HALL, PALACE

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
    """An event, and what it does when it acts."""

    name: str
    deck: str
    kind: int = NONE
    building: int = NO_BUILDING  # which one is entered, or where citizens are counted
    copies: int = 1
    bonus: bool = False  # it joins its deck only with the bonus cards (B2)
    calls_red: bool = False  # the card it calls is another red one (B2)


ROWS = (
    Event("marauding", "board"),
    Event("succession_conflict", "red", NEWCOMER, PALACE),
    Event("brigands", "red", copies=3),
    Event("skirmishes", "red", copies=2),
    Event("war", "red"),
    Event("normans_attack", "red"),
    Event("support", "yellow", GRAY_CUBES),
    Event("civil_war", "yellow", LEVY),
    Event("wayfarers", "yellow", NEWCOMER, CITY_HALL),
    Event("drought", "yellow", LEVY, CITY_HALL),
    Event("traveling_builders", "white", GRAY_BUILDER),
    Event("interrupted_work", "white", LOST_CUBE),
    Event("heresy", "white", DISGRACE),
    Event("theological_conflict", "white", NEWCOMER, BISHOPRIC),
    Event("resistance", "red", LOST_BANNERS, bonus=True, calls_red=True),
)
EVENT_ROWS = tuple(row for row in ROWS for _ in range(row.copies))  # the row of every event card

EVENT_NAMES = tuple(row.name for row in ROWS)
EVENTS = tuple(row.name for row in EVENT_ROWS)
N_EVENTS = len(EVENTS)
MARAUDING = 0  # printed on the board
DECKS = tuple(row.deck for row in EVENT_ROWS)
BONUS_EVENTS = tuple(event for event, row in enumerate(EVENT_ROWS) if row.bonus)
FIRST_COPIES = tuple(EVENTS.index(name) for name in EVENTS)  # by event
