# C types for observe.py.
import cython

from ..rules.layout cimport banner_at, district_of, first_die, hand_at, kind_of, lying_at, on_card, vp_at
from ..rules.state cimport State
from . cimport rows

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, DISCARDED, FIGHT, FIRST_ASK, MAX_BANNERS
cdef int NEUTRAL, NO_CARD, NO_CHARACTER, NOBODY, PICTURE, PRINTED_CARDS, PRINTED_EVENTS, SETTLE, TAKEN, WAIT_OVER
cdef int BOARD, CARDS, EVENTS, TURN, SIZE

cpdef int relative(State s, int seat, int owner) noexcept nogil
cpdef void write_observation(State s, int seat, float[:, ::1] out, int row) noexcept nogil
cdef void write_changes(State s, int seat, float *out, int changed) noexcept nogil
@cython.locals(at=int)
cdef void write_moment(State s, int seat, float *out) noexcept nogil
@cython.locals(at=int)
cdef int write_table(State s, int seat, float *out, int at) noexcept nogil
@cython.locals(k=int)
cdef int write_owners(State s, int seat, float *out, int at) noexcept nogil
cdef void write_characters(State s, int seat, float *out, int at) noexcept nogil
@cython.locals(k=int)
cdef void write_board(State s, int seat, float *out, int at) noexcept nogil
@cython.locals(k=int)
cdef void write_cards(State s, int seat, float *out, int at) noexcept nogil
cdef void write_events(State s, int seat, float *out, int at) noexcept nogil
cdef void write_turn(State s, int seat, float *out, int at) noexcept nogil
