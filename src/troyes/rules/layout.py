"""Indices into the flat arrays of a state, and the parts of a die's number.

Whatever counts places in an array counts them here. `layout.pxd` holds the same functions for the
compiler, which inlines them, so a name costs nothing; a test compares the two.

The bounds of loops are written as numbers: 5 owners and districts, 3 colours and buildings, 18
spaces, 9 slots of cards, 90 kinds of dice, 6 values. To the compiler a name imported from here
would be a variable, and it would no longer unroll the loop.
"""

from __future__ import annotations

# The size of the tables by activity card and by event: more than there are.
MAX_CARDS = 64
MAX_EVENTS = 32

# --- dice: a die's number says its district, colour and value (T4, T6) ---------------------------


def die_at(district: int, colour: int, value: int) -> int:
    """The number of a die."""
    return district * 18 + colour * 6 + value - 1


def first_die(district: int) -> int:
    """The first number of a district's dice; the last is just before the next district's first."""
    return district * 18


def die_kind(colour: int, value: int) -> int:
    """Colour and value as one number, the same in every district."""
    return colour * 6 + value - 1


def district_of(die: int) -> int:
    """The district in which a die lies."""
    return die // 18


def colour_of(die: int) -> int:
    """The colour of a die."""
    return die % 18 // 6


def value_of(die: int) -> int:
    """The value that a die shows."""
    return die % 6 + 1


def kind_of(die: int) -> int:
    """Colour and value of a die, without its district."""
    return die % 18


def opposite(die: int) -> int:
    """The same die, showing its opposite face."""
    return die - die % 6 + 5 - die % 6


# --- the board -----------------------------------------------------------------------------------


def first_space(building: int) -> int:
    """The first of a building's six spaces."""
    return building * 6


def building_of(space: int) -> int:
    """The building to which a space belongs."""
    return space // 6


def entry_at(building: int, value: int) -> int:
    """What the edition says of entering a building by a die of this value."""
    return building * 6 + value - 1


def lying_at(building: int, owner: int) -> int:
    """The index of an owner's citizen lying on a building."""
    return building * 5 + owner


def cathedral_at(level: int, column: int) -> int:
    """A space of the cathedral, both counted from 0."""
    return level * 6 + column


def level_of(space: int) -> int:
    """The level of a cathedral space."""
    return space // 6


# --- activity cards ------------------------------------------------------------------------------


def slot_at(colour: int, round: int) -> int:
    """The slot of a colour's card that is turned up in a round, 1 to 3."""
    return colour * 3 + round - 1


def slot_colour(slot: int) -> int:
    """The colour of the card in a slot."""
    return slot // 3


def slot_round(slot: int) -> int:
    """The round in which the card of a slot is turned up, 1 to 3."""
    return slot % 3 + 1


def on_card(slot: int, owner: int) -> int:
    """An owner's tradesman, or cubes, on the card of a slot."""
    return slot * 5 + owner


def vp_at(card: int, space: int) -> int:
    """What the edition says of a card's space, counted from 1."""
    return card * 4 + space - 1


# --- events, points, characters ------------------------------------------------------------------


def banner_at(event: int, k: int) -> int:
    """The k-th banner of an event, counted from 0."""
    return event * 9 + k


def earned_at(owner: int, source: int) -> int:
    """The points of an owner from a source."""
    return owner * 7 + source


def hand_at(seat: int, k: int) -> int:
    """The k-th character of a seat, counted from 0."""
    return seat * 2 + k


def holder_of(place: int) -> int:
    """The seat to whose hand a place of `hands` belongs."""
    return place // 2


def threshold_at(character: int, grade: int) -> int:
    """What must be reached for a character's 1, 3 or 6 VP: grade 0, 1 or 2."""
    return character * 3 + grade


# --- the stock of dice of a `Finder`: own and foreign rows, by colour ----------------------------


def stock_row(foreign: int, colour: int) -> int:
    """The row of a colour's dice, own (0) or foreign (1); MIXED is a row too."""
    return foreign * 4 + colour


def stock_at(row: int, value: int) -> int:
    """The index of a row's dice of a value."""
    return row * 6 + value - 1


def points_at(row: int, n: int) -> int:
    """The points of a row's n highest dice."""
    return row * 4 + n


FOREIGN = stock_at(stock_row(1, 0), 1)  # where other districts' dice begin in a stock
NOWHERE = 0  # no citizen found
