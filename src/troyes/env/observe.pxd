# C types for observe.py.
import cython

from ..rules.layout cimport banner_at, district_of, first_die, hand_at, kind_of, lying_at, on_card
from ..rules.state cimport State

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, DISCARDED, FIGHT, FIRST_ASK, MAX_BANNERS, N_CARDS, N_EVENTS
cdef int NEUTRAL, NO_CARD, NO_CHARACTER, NOBODY, PICTURE, SETTLE, TAKEN, WAIT_OVER

cpdef int relative(State s, int seat, int owner) noexcept nogil
cpdef void write_observation(State s, int seat, float[:, ::1] out, int row) noexcept nogil
@cython.locals(at=int)
cdef int write_table(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
@cython.locals(k=int)
cdef int write_owners(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
cdef int write_characters(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
@cython.locals(k=int)
cdef int write_board(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
@cython.locals(k=int)
cdef int write_cards(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
cdef int write_events(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
cdef int write_turn(State s, int seat, float[:, ::1] out, int row, int at) noexcept nogil
