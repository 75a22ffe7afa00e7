"""The events as rows: number, name, deck, copies, and what each does when it acts (section 6).

An event's row is its rule: "war" is E.war. The figures are the edition's; `events` carries out the
kinds. Copies of an event are numbered one after the other. A new event goes at the end and gets the
next number.
"""

from __future__ import annotations

from typing import NamedTuple

from .terms import BISHOPRIC, CITY_HALL, PALACE

# Kinds of effects.
NONE = 0  # nothing but its black dice, if it has any
NEWCOMER = 1  # a gray citizen enters a building by a die (E.wayfarers and the two conflicts)
LEVY = 2  # everybody pays the edition's deniers, for each citizen of theirs if the row counts them
DISGRACE = 3  # everybody loses the edition's influence (E.heresy)
GRAY_CUBES = 4  # gray cubes on the two events to its left (E.support)
GRAY_BUILDER = 5  # a gray cube on the cathedral (E.traveling_builders)
LOST_CUBE = 6  # the last cube of the cathedral goes back (E.interrupted_work)
LOST_BANNERS = 7  # every other event loses its last cube (E.resistance)
NO_BUILDING = 3


class Event(NamedTuple):
    """An event, and what it does when it acts."""

    number: int  # of the first copy, in outcomes, facts and networks: never changed
    name: str
    deck: str
    kind: int = NONE
    building: int = NO_BUILDING  # which one is entered, or where citizens are counted
    copies: int = 1
    bonus: bool = False  # it joins its deck only with the bonus cards (B2)
    calls_red: bool = False  # the card it calls is another red one (B2)


ROWS = (
    Event(0, "marauding", "board"),
    Event(1, "succession_conflict", "red", NEWCOMER, PALACE),
    Event(2, "brigands", "red", copies=3),
    Event(5, "skirmishes", "red", copies=2),
    Event(7, "war", "red"),
    Event(8, "normans_attack", "red"),
    Event(9, "support", "yellow", GRAY_CUBES),
    Event(10, "civil_war", "yellow", LEVY),
    Event(11, "wayfarers", "yellow", NEWCOMER, CITY_HALL),
    Event(12, "drought", "yellow", LEVY, CITY_HALL),
    Event(13, "traveling_builders", "white", GRAY_BUILDER),
    Event(14, "interrupted_work", "white", LOST_CUBE),
    Event(15, "heresy", "white", DISGRACE),
    Event(16, "theological_conflict", "white", NEWCOMER, BISHOPRIC),
    Event(17, "resistance", "red", LOST_BANNERS, bonus=True, calls_red=True),
)
EVENT_ROWS = tuple(row for row in ROWS for _ in range(row.copies))  # the row of every event card

EVENT_NAMES = tuple(row.name for row in ROWS)
EVENTS = tuple(row.name for row in EVENT_ROWS)
N_EVENTS = len(EVENTS)
MARAUDING = 0  # printed on the board
DECKS = tuple(row.deck for row in EVENT_ROWS)
BONUS_EVENTS = tuple(event for event, row in enumerate(EVENT_ROWS) if row.bonus)
FIRST_COPIES = tuple(EVENTS.index(name) for name in EVENTS)  # by event
