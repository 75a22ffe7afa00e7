"""The pieces: dice, citizens, cubes and activity cards move here, and every move is reported.

A field of the state that holds pieces is written by one module (`tests/rules/test_writers.py`):
these by this one; event cards and the cubes on their banners by `combat`; deniers, influence and
points, which are sums and not pieces, by `accounts`; characters by `setup`, which deals them. What
a new table holds is laid out by `setup.new_game`, without a move, and `secrets` blanks and fills in
what a view hides. All other fields say how far the game and the turn are.
"""

from __future__ import annotations

from .facts import (
    AT_CARD,
    AT_CATHEDRAL,
    AT_CUBES,
    AT_GENERAL,
    AT_LYING,
    AT_SUPPLY,
    BLACK_DIE,
    BY_MODIFIER,
    CARD,
    CITIZEN,
    CUBE,
    DIE_MOVES,
    EVERYONE,
    NOWHERE,
    ON_PICTURE,
    OWN_DIE,
    ROLLED,
)
from .layout import district_of, lying_at, on_card, opposite
from .state import State
from .terms import FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, NEUTRAL, NOBODY, PICTURE

# --- dice ----------------------------------------------------------------------------------------


def tell_die(s: State, origin: int, place: int, cause: int) -> None:
    """Report that a die came, went or was turned."""
    if s.facts is not None:
        owner = district_of(place if origin == NOWHERE else origin)
        s.facts.add(DIE_MOVES, owner, OWN_DIE, NOWHERE, origin, place, cause, EVERYONE)


def lay_die(s: State, die: int, cause: int) -> None:
    """A die is rolled and placed in its district."""
    s.dice[die] += 1
    tell_die(s, NOWHERE, die, cause)


def take_die(s: State, die: int, cause: int) -> None:
    """A die is used by its owner, or goes back."""
    s.dice[die] -= 1
    tell_die(s, die, NOWHERE, cause)


def use_die(s: State, die: int, price: int, at: int, cause: int) -> None:
    """A die of a group is used: what it was bought for, and at which place, if a cause has several.

    `price` is OWN_DIE for a player's own, and 0 for another's that was free (C.tithe).
    """
    s.dice[die] -= 1
    if s.facts is not None:
        s.facts.add(DIE_MOVES, district_of(die), price, at, die, NOWHERE, cause, EVERYONE)


def turn_die(s: State, die: int, cause: int) -> None:
    """A die shows its opposite face."""
    turned = opposite(die)
    s.dice[die] -= 1
    s.dice[turned] += 1
    tell_die(s, die, turned, cause)


def lay_black(s: State, value: int, cause: int) -> None:
    """A black die is rolled."""
    s.black[value - 1] += 1
    if s.facts is not None:
        s.facts.add(BLACK_DIE, NOBODY, 1, 0, NOWHERE, value, cause, EVERYONE)


def take_black(s: State, value: int, owner: int, countered: int, cause: int) -> None:
    """A black die that somebody faced is gone: countered (1), or yielded to (0)."""
    s.black[value - 1] -= 1
    if s.facts is not None:
        s.facts.add(BLACK_DIE, owner, countered, 0, value, NOWHERE, cause, EVERYONE)


def tell_roll(s: State, owner: int, face: int, cause: int) -> None:
    """Report a roll whose die does not stay on the board."""
    if s.facts is not None:
        s.facts.add(ROLLED, owner, face, 0, NOWHERE, NOWHERE, cause, EVERYONE)


# --- citizens ------------------------------------------------------------------------------------


def tell_citizen(s: State, owner: int, origin: int, place: int, cause: int) -> None:
    """Report that a citizen moved from a place to another."""
    if s.facts is not None:
        s.facts.add(CITIZEN, owner, 1, 0, origin, place, cause, EVERYONE)


def card_place(slot: int, space: int) -> int:
    """The place of a tradesman: a space of a card, counted from 1, or its picture."""
    return AT_CARD + on_card(slot, ON_PICTURE if space == PICTURE else space - 1)


def origin_place(s: State, owner: int, origin: int) -> int:
    """The place that an option of ASK_ORIGIN stands for."""
    if origin == FROM_SUPPLY:
        return AT_SUPPLY
    if origin >= FROM_CARD:
        return card_place(origin - FROM_CARD, s.trade[on_card(origin - FROM_CARD, owner)])
    if origin >= FROM_LYING:
        return AT_LYING + origin - FROM_LYING
    return origin - FROM_SPACE


def leave(s: State, owner: int, origin: int) -> None:
    """A citizen leaves its place for another; cubes on a card it leaves stay there (A1.6).

    Where it goes is reported by whoever puts it there.
    """
    if origin == FROM_SUPPLY:
        s.supply[owner] -= 1
    elif origin >= FROM_CARD:
        s.trade[on_card(origin - FROM_CARD, owner)] = 0
    elif origin >= FROM_LYING:
        s.lying[lying_at(origin - FROM_LYING, owner)] = 0
    else:
        s.space[origin - FROM_SPACE] = NOBODY


def leave_general(s: State, owner: int) -> None:
    """A citizen leaves the general supply for another place."""
    s.general[owner] -= 1


def stand(s: State, owner: int, place: int, space: int, cause: int) -> None:
    """A citizen who has left a place takes an empty space of a building."""
    s.space[space] = owner
    tell_citizen(s, owner, place, space, cause)


def stand_from_general(s: State, owner: int, space: int, cause: int) -> None:
    """A citizen of the general supply, gray's or le Roy's, takes an empty space."""
    leave_general(s, owner)
    stand(s, owner, AT_GENERAL, space, cause)


def push_on(s: State, space: int, cause: int) -> None:
    """A citizen is pushed to the next space of their row (A4.3)."""
    s.space[space + 1] = s.space[space]
    tell_citizen(s, s.space[space], space, space + 1, cause)


def lie_down(s: State, space: int, building: int, cause: int) -> None:
    """A citizen is expelled from their space, and lies on the building (A4.2)."""
    s.lying[lying_at(building, s.space[space])] = 1
    tell_citizen(s, s.space[space], space, AT_LYING + building, cause)


def stand_up(s: State, owner: int, building: int, cause: int) -> None:
    """P5: a citizen who lies on a building goes back; a neutral one to the general supply."""
    s.lying[lying_at(building, owner)] = 0
    if owner == NEUTRAL:
        s.general[owner] += 1
        tell_citizen(s, owner, AT_LYING + building, AT_GENERAL, cause)
    else:
        s.supply[owner] += 1
        tell_citizen(s, owner, AT_LYING + building, AT_SUPPLY, cause)


def join_supply(s: State, owner: int, cause: int) -> None:
    """A citizen comes from the general to the personal supply."""
    leave_general(s, owner)
    s.supply[owner] += 1
    tell_citizen(s, owner, AT_GENERAL, AT_SUPPLY, cause)


def go_on_card(s: State, owner: int, place: int, slot: int, space: int, cause: int) -> None:
    """A citizen who has left a place becomes a tradesman; space 0 is the picture (A1.3)."""
    if space == 0:
        space = PICTURE
    s.trade[on_card(slot, owner)] = space
    tell_citizen(s, owner, place, card_place(slot, space), cause)


# --- cubes ---------------------------------------------------------------------------------------


def tell_cubes(s: State, owner: int, n: int, origin: int, place: int, cause: int) -> None:
    """Report that cubes moved from one place to another; those on events are told in `combat`."""
    if s.facts is not None:
        s.facts.add(CUBE, owner, n, NOWHERE, origin, place, cause, EVERYONE)


def put_on_card(s: State, owner: int, slot: int, n: int, cause: int) -> None:
    """A delayed card: cubes to use later (A1.5)."""
    s.cubes[on_card(slot, owner)] += n
    tell_cubes(s, owner, n, AT_SUPPLY, AT_CUBES + slot, cause)


def spend_cube(s: State, owner: int, slot: int) -> None:
    """A cube goes back from a card whose effect modifies a group of dice (A0.4)."""
    s.cubes[on_card(slot, owner)] -= 1
    tell_cubes(s, owner, 1, AT_CUBES + slot, AT_SUPPLY, BY_MODIFIER + s.card[slot])


def put_on_cathedral(s: State, owner: int, space: int, cause: int) -> None:
    """A cube on a free space of the cathedral."""
    s.cathedral[space] = owner
    tell_cubes(s, owner, 1, AT_SUPPLY, AT_CATHEDRAL + space, cause)


def take_from_cathedral(s: State, space: int, cause: int) -> None:
    """A cube falls from the cathedral."""
    owner = s.cathedral[space]
    s.cathedral[space] = NOBODY
    tell_cubes(s, owner, 1, AT_CATHEDRAL + space, AT_SUPPLY, cause)


# --- activity cards ------------------------------------------------------------------------------


def turn_up(s: State, slot: int, card: int, cause: int) -> None:
    """An activity card is turned face up (P0)."""
    s.card[slot] = card
    if s.facts is not None:
        s.facts.add(CARD, NOBODY, 1, card, NOWHERE, slot, cause, EVERYONE)
