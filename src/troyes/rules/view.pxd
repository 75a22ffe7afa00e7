# C types for view.py.
from .engine cimport is_over
from .state cimport State

cdef int N_SOURCES, NO_CHARACTER, UNKNOWN, SPECTATOR

cpdef void mask(State s, int seat)
