# C types for scoring.py.
from .layout cimport earned_at, on_card, vp_at
from .cathedral cimport missing_levels
from .characters cimport character_vp
from .combat cimport events_with
from .state cimport State

cdef int N_SOURCES, NEUTRAL, NO_CARD, PICTURE

cpdef int presence_vp(int events) noexcept nogil
cpdef int event_presence_vp(State s, int owner) noexcept nogil
cpdef int tradesmen_vp(State s, int owner) noexcept nogil
cpdef int cathedral_penalty(State s, int owner) noexcept nogil
cpdef bint in_play(State s, int character) noexcept nogil
cpdef int held_vp(State s, int owner, int category) noexcept nogil
cpdef int final_vp(State s, int owner) noexcept nogil
cpdef list owners(State s)
cpdef dict breakdown(State s, int owner)
cpdef int margin(State s) except? -1000
cpdef list winners(State s)
