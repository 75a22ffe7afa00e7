# C types for position.py.
import cython

from ..rules.layout cimport (
    banner_at, cathedral_at, die_at, earned_at, first_space, hand_at, lying_at, on_card, slot_at,
)
from ..rules.state cimport State
from .names cimport die_name, event_name, general_name

cdef int DISCARDED, N_EVENTS, N_SOURCES, NEUTRAL, NO_CARD, NO_CHARACTER, NO_COLOUR, PICTURE, TAKEN, UNKNOWN

@cython.locals(seat=int, b=int, value=int, level=int, column=int, c=int, round=int, k=int, event=int)
cpdef dict to_json(State s)
cpdef dict own_seat(dict seats, State s, int seat)
cpdef list owners_of(State s)
@cython.locals(source=int, points=int)
cpdef dict points_json(State s, int owner)
@cython.locals(event=int)
cpdef list taken_json(State s, int owner)
cpdef dict seat_json(State s, int seat)
@cython.locals(seat=int)
cpdef dict rolls_json(State s)
@cython.locals(at=int, card=int)
cpdef list hand_json(State s, int seat)
@cython.locals(at=int, end=int, space=int)
cpdef list rows_json(State s, int building)
@cython.locals(owner=int)
cpdef list lying_json(State s, int building)
@cython.locals(colour=int, value=int)
cpdef dict dice_json(State s, int district)
@cython.locals(k=int)
cpdef dict event_json(State s, int event)
@cython.locals(owner=int, at=int)
cpdef dict activity_json(State s, int slot)
@cython.locals(k=int, value=int)
cpdef dict turn_json(State s)
