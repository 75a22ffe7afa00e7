"""The activity cards as rows: number, name, pile, and what a card does (sections 5 and 8).

A card's row is its rule: "merchant" is C.merchant. An immediate card has an `Activity`, a delayed
one a `Modifier`. The edition file has the figures: cost, spaces and divisor of every card, and what
an activation costs and gains. Only what a cube of a delayed card does to dice (`times=3`) is in the
row itself: it decides which groups of dice exist, and owners of the box cannot change it. A new
card goes at the end and gets the next number.
"""

from __future__ import annotations

from typing import NamedTuple

from .activities import (
    BUYS_CUBES,
    CATHEDRAL_PAIRS,
    EVENTS_FOUGHT,
    MOST_DICE,
    MOST_RED_DICE,
    NOBLES,
    RED_DICE_CUBES,
    ROLLS_FOR_CUBES,
    STRONGEST_RED,
    TAXES,
    YELLOW_DICE,
    Activities,
    Activity,
)
from .modifiers import Modifier, Modifiers
from .terms import RED, WHITE, YELLOW


class Card(NamedTuple):
    """An activity card: colour and round are those of the pile it is turned up from (S3)."""

    number: int  # in outcomes, facts and networks: never changed
    name: str
    colour: int
    round: int
    effect: Activity | Modifier
    bonus: bool = False  # it joins its pile only with the bonus cards (B1)


ROWS = (
    Card(0, "archer", RED, 1, Activity(ROLLS_FOR_CUBES)),
    Card(1, "diplomat", RED, 1, Activity(BUYS_CUBES, chosen=1)),
    Card(2, "chivalry", RED, 1, Activity(RED_DICE_CUBES)),
    Card(3, "hunting", RED, 2, Activity()),
    Card(4, "mercenary", RED, 2, Activity()),
    Card(5, "tax_collector", RED, 2, Activity(TAXES)),
    Card(6, "joust", RED, 3, Activity(STRONGEST_RED, chosen=1)),
    Card(7, "captain", RED, 3, Activity(counts=EVENTS_FOUGHT)),
    Card(8, "troubadour", RED, 3, Activity(chosen=1)),
    Card(9, "monk", WHITE, 1, Modifier(base=WHITE, single=1, becomes=YELLOW, times=3)),
    Card(10, "priest", WHITE, 1, Modifier(base=YELLOW, each=3)),
    Card(11, "tithe", WHITE, 1, Modifier(base=YELLOW, settles=1, free=1)),
    Card(12, "apprenticeship", WHITE, 2, Modifier(fixed=5)),
    Card(13, "confession", WHITE, 2, Modifier(each=2)),
    Card(14, "templar", WHITE, 2, Modifier(base=WHITE, single=1, becomes=RED, times=2)),
    Card(15, "glassblower", WHITE, 3, Activity(counts=CATHEDRAL_PAIRS)),
    Card(16, "pilgrimage", WHITE, 3, Activity(mixed=1)),
    Card(17, "procession", WHITE, 3, Activity(MOST_DICE, chosen=1)),
    Card(18, "merchant", YELLOW, 1, Activity()),
    Card(19, "miller", YELLOW, 1, Activity(counts=NOBLES)),
    Card(20, "artisan", YELLOW, 1, Activity(chosen=1)),
    Card(21, "militiaman", YELLOW, 2, Modifier(base=YELLOW, becomes=RED, settles=1)),
    Card(22, "innkeeper", YELLOW, 2, Activity(chosen=1)),
    Card(23, "blacksmith", YELLOW, 2, Modifier(base=RED, flat=5)),
    Card(24, "sculptor", YELLOW, 3, Activity()),
    Card(25, "journeyman", YELLOW, 3, Activity(chosen=1)),
    Card(26, "goldsmith", YELLOW, 3, Activity()),
    Card(27, "banquet", RED, 3, Activity(counts=MOST_RED_DICE), bonus=True),
    Card(28, "prior", WHITE, 2, Modifier(base=WHITE, single=1, times=2, builds=1), bonus=True),
    Card(29, "baker", YELLOW, 1, Activity(counts=YELLOW_DICE), bonus=True),
)
# What an unmodified group of dice goes by: it needs no case of its own.
UNMODIFIED = Modifier(settles=1, builds=1)

CARDS = tuple(row.name for row in ROWS)
N_CARDS = len(CARDS)
NO_CARD = N_CARDS  # a face-down card; no modifier
HOMES = tuple((row.colour, row.round) for row in ROWS)
DELAYED = {card: row.effect for card, row in enumerate(ROWS) if isinstance(row.effect, Modifier)}
BONUS_CARDS = tuple(card for card, row in enumerate(ROWS) if row.bonus)


ACTIVITIES = Activities(
    {card: row.effect for card, row in enumerate(ROWS) if isinstance(row.effect, Activity)}
)
MODIFIERS = Modifiers({**DELAYED, NO_CARD: UNMODIFIED})
