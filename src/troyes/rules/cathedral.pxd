# C types for cathedral.py.
from .layout cimport cathedral_at, level_of
from .accounts cimport gain_influence, gain_vp
from .pieces cimport put_on_cathedral, take_from_cathedral
from .state cimport State

cdef int BY_CATHEDRAL, FROM_CATHEDRAL, NEUTRAL, NOBODY

cpdef int free_levels(State s, int column) noexcept nogil
cpdef void build(State s, int owner, int value) noexcept nogil
cpdef int lowest_open_level(State s) noexcept nogil
cpdef bint add_gray_cube(State s, int cause) noexcept nogil
cpdef void remove_last_cube(State s, int cause) noexcept nogil
cpdef int cubes_of(State s, int owner) noexcept nogil
cpdef int missing_levels(State s, int owner) noexcept nogil
