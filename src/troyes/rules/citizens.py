"""Citizens on the move: where they come from (A1.2, A4.1) and how they enter a building (A4)."""

from __future__ import annotations

from .facts import AT_GENERAL
from .layout import entry_at, lying_at, on_card
from .options import Options
from .pieces import leave_general, lie_down, push_on, stand
from .state import State
from .terms import FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, NEUTRAL, NOBODY


def can_leave(s: State, owner: int, origin: int) -> bool:
    """Whether a citizen of this owner is at an origin."""
    if origin == FROM_SUPPLY:
        return s.supply[owner] > 0
    if origin >= FROM_CARD:
        return s.trade[on_card(origin - FROM_CARD, owner)] > 0
    if origin >= FROM_LYING:
        return s.lying[lying_at(origin - FROM_LYING, owner)] > 0
    return s.space[origin - FROM_SPACE] == owner


def has_citizen(s: State, owner: int) -> bool:
    """Whether a player has a citizen to move at all."""
    for origin in range(FROM_SUPPLY, FROM_SPACE - 1, -1):
        if can_leave(s, owner, origin):
            return True
    return False


def list_origins(s: State, owner: int, out: Options) -> None:
    """Every place a new tradesman may come from (A1.2)."""
    for origin in range(FROM_SPACE, FROM_SUPPLY + 1):
        if can_leave(s, owner, origin):
            out.add(origin)


def expelled(s: State, building: int, value: int) -> int:
    """Whom a citizen entering by a die of this value would expel, or NOBODY (A4.2, A4.3).

    A Palace space is a row of its own.
    """
    first = s.edition.entry[entry_at(building, value)]
    last = first + s.edition.row_len[entry_at(building, value)] - 1
    for i in range(first, last + 1):
        if s.space[i] == NOBODY:
            return NOBODY
    return s.space[last]


def may_enter(s: State, building: int, value: int) -> bool:
    """A4.4: an owner who already has a citizen lying there cannot have another expelled.

    Whose citizen is expelled makes no other difference: one's own may be (A4.5).
    """
    out = expelled(s, building, value)
    return out == NOBODY or s.lying[lying_at(building, out)] == 0


def enter(s: State, owner: int, place: int, building: int, value: int, cause: int) -> None:
    """A citizen enters: the row shifts right up to the first gap, or its last one is expelled.

    `place` is the one they have left.
    """
    first = s.edition.entry[entry_at(building, value)]
    last = first + s.edition.row_len[entry_at(building, value)] - 1
    end = first
    while end < last and s.space[end] != NOBODY:
        end += 1
    if s.space[end] != NOBODY:
        lie_down(s, end, building, cause)
    for i in range(end, first, -1):
        push_on(s, i - 1, cause)
    stand(s, owner, place, first, cause)


def changes_nothing(s: State, owner: int, building: int, value: int, origin: int) -> bool:
    """Z6: after this placement every citizen would stand and lie as before."""
    first = s.edition.entry[entry_at(building, value)]
    last = first + s.edition.row_len[entry_at(building, value)] - 1
    if origin == FROM_LYING + building:
        end = last
    elif FROM_SPACE + first <= origin <= FROM_SPACE + last:
        end = origin - FROM_SPACE
    else:
        return False
    for i in range(first, end + 1):
        if s.space[i] != owner:
            return False
    return True


def may_settle(s: State, owner: int, building: int, value: int, origin: int) -> bool:
    """Whether a player's citizen may go from an origin into a building by a die (A4)."""
    if not can_leave(s, owner, origin) or changes_nothing(s, owner, building, value, origin):
        return False
    first = s.edition.entry[entry_at(building, value)]
    last = first + s.edition.row_len[entry_at(building, value)] - 1
    if FROM_SPACE + first <= origin <= FROM_SPACE + last:
        return True  # they leave a gap in the row, so nobody is expelled
    if origin == FROM_LYING + building and expelled(s, building, value) == owner:
        return True  # one gets up before the other lies down
    return may_enter(s, building, value)


def list_settlers(s: State, owner: int, building: int, value: int, out: Options) -> None:
    """Every origin from which a citizen may enter a building by this die."""
    for origin in range(FROM_SPACE, FROM_SUPPLY + 1):
        if may_settle(s, owner, building, value, origin):
            out.add(origin)


def can_settle(s: State, owner: int, building: int, value: int) -> bool:
    """Whether some citizen may enter a building by this die."""
    for origin in range(FROM_SUPPLY, FROM_SPACE - 1, -1):
        if may_settle(s, owner, building, value, origin):
            return True
    return False


def free_card_space(s: State, slot: int) -> int:
    """A1.3: the first free space of a card, counted from 1, or 0 if there is none."""
    for k in range(1, s.edition.n_spaces[s.card[slot]] + 1):
        free = True
        for owner in range(5):
            if s.trade[on_card(slot, owner)] == k:
                free = False
        if free:
            return k
    return 0


def neutral_enters(s: State, building: int, value: int, cause: int) -> bool:
    """A gray citizen, or le Roy's, enters from its supply if that is allowed (section 6, K1)."""
    if s.general[NEUTRAL] == 0 or not may_enter(s, building, value):
        return False
    leave_general(s, NEUTRAL)
    enter(s, NEUTRAL, AT_GENERAL, building, value, cause)
    return True
