# C types for names.py.
import cython

from ..rules.layout cimport building_of, colour_of, district_of, first_space, slot_colour, slot_round, value_of
from ..rules.state cimport State

cdef int ACTIVATE, BLACK, CUBE, DIE, FIGHT, FROM_CARD, FROM_LYING, FROM_SPACE, MODIFY, NO_CARD, NUMBER, REROLL
cdef int SETTLE, SPACE

cpdef str die_name(int die, int seat)
cpdef str slot_name(int slot)
@cython.locals(building=int)
cpdef str general_space(int space)
@cython.locals(k=int)
cpdef str event_name(State s, int position)
cpdef str card_name(State s, int slot)
cpdef str option_name(State s, int option)
cpdef str general_name(int option)
