# C types for turns.py.
from .engine cimport apply_option, is_chance, list_options
from .options cimport Options
from .state cimport State

cdef int ASK_ACTION, ASK_BLACK, ASK_COUNTER, ASK_CUBES, ASK_FLIP, ASK_SPACE, FLIP, NO_MODIFIER, PASS, RECRUIT
cdef int REROLL, ROLL_ARCHER, ROLL_REROLL, STOP, YIELD

cpdef bint spends_influence(int option)
cpdef bint turn_goes_on(int before, int option, int after)
cpdef bint implied(int option)

cdef class Turns:
    cdef bint influence
    cdef int step, round
    cdef list states, lists, at, path
    cdef set seen
    cpdef list list_for(self, State s)
    cpdef bint is_repeat(self, int before, bint goes_on, State child)
