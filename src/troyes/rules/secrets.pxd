# C types for secrets.py.
from .state cimport State

cdef int N_SOURCES, NO_CHARACTER, UNKNOWN

cpdef void mask(State s, int seat) noexcept
