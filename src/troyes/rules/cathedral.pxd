# C types for cathedral.py.
from .state cimport State, gain_influence, gain_vp

cdef int FROM_CATHEDRAL, NEUTRAL, NOBODY

cpdef int free_levels(State s, int column)
cpdef void build(State s, int owner, int value)
cpdef int lowest_open_level(State s)
cpdef bint add_gray_cube(State s)
cpdef void remove_last_cube(State s)
cpdef int cubes_of(State s, int owner)
cpdef int missing_levels(State s, int owner)
