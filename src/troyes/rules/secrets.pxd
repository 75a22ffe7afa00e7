# C types for secrets.py.
from .layout cimport earned_at, hand_at
from .state cimport State

cdef int FROM_OTHER, N_SOURCES, NO_CHARACTER, UNKNOWN

cpdef void mask(State s, int seat) noexcept nogil
cpdef tuple tally(State s)
cpdef void fill_in(State s, list characters, tuple points) except *
