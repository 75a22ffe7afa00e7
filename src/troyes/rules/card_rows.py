"""The activity cards as rows: name, pile, and what a card does (sections 5 and 8).

The row of a card is its rule: "merchant" that of C.merchant. A card that acts at once has an
`Activity`, whose figures stand in the edition file, a delayed one a `Modifier`, which says what its
cubes do to dice. Cost, spaces and divisor of both are the edition's. A card's number
is its place here, so a new card goes to the end.
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

    name: str
    colour: int
    round: int
    effect: Activity | Modifier
    bonus: bool = False  # it joins its pile only with the bonus cards (B1)


ROWS = (
    Card("archer", RED, 1, Activity(ROLLS_FOR_CUBES)),
    Card("diplomat", RED, 1, Activity(BUYS_CUBES, chosen=1)),
    Card("chivalry", RED, 1, Activity(RED_DICE_CUBES)),
    Card("hunting", RED, 2, Activity()),
    Card("mercenary", RED, 2, Activity()),
    Card("tax_collector", RED, 2, Activity(TAXES)),
    Card("joust", RED, 3, Activity(STRONGEST_RED, chosen=1)),
    Card("captain", RED, 3, Activity(counts=EVENTS_FOUGHT)),
    Card("troubadour", RED, 3, Activity(chosen=1)),
    Card("monk", WHITE, 1, Modifier(base=WHITE, single=1, becomes=YELLOW, times=3)),
    Card("priest", WHITE, 1, Modifier(base=YELLOW, each=3)),
    Card("tithe", WHITE, 1, Modifier(base=YELLOW, settles=1, free=1)),
    Card("apprenticeship", WHITE, 2, Modifier(fixed=5)),
    Card("confession", WHITE, 2, Modifier(each=2)),
    Card("templar", WHITE, 2, Modifier(base=WHITE, single=1, becomes=RED, times=2)),
    Card("glassblower", WHITE, 3, Activity(counts=CATHEDRAL_PAIRS)),
    Card("pilgrimage", WHITE, 3, Activity(mixed=1)),
    Card("procession", WHITE, 3, Activity(MOST_DICE, chosen=1)),
    Card("merchant", YELLOW, 1, Activity()),
    Card("miller", YELLOW, 1, Activity(counts=NOBLES)),
    Card("artisan", YELLOW, 1, Activity(chosen=1)),
    Card("militiaman", YELLOW, 2, Modifier(base=YELLOW, becomes=RED, settles=1)),
    Card("innkeeper", YELLOW, 2, Activity(chosen=1)),
    Card("blacksmith", YELLOW, 2, Modifier(base=RED, flat=5)),
    Card("sculptor", YELLOW, 3, Activity()),
    Card("journeyman", YELLOW, 3, Activity(chosen=1)),
    Card("goldsmith", YELLOW, 3, Activity()),
    Card("banquet", RED, 3, Activity(counts=MOST_RED_DICE), bonus=True),
    Card("prior", WHITE, 2, Modifier(base=WHITE, single=1, times=2, builds=1), bonus=True),
    Card("baker", YELLOW, 1, Activity(counts=YELLOW_DICE), bonus=True),
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
