# C types for turns.py.
from ..rules.engine cimport apply_option, is_chance, list_options
from ..rules.options cimport Options
from ..rules.state cimport State
from ..rules.turn cimport spends_influence, turn_goes_on

cdef int ASK_ACTION, ASK_COUNTER, ASK_CUBES

cdef class Turns:
    cdef bint influence
    cdef int step, round
    cdef list states, lists, at, path
    cdef set seen
    cpdef list list_for(self, State s)
    cpdef bint is_repeat(self, int before, bint goes_on, State child)
