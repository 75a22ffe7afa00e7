# C types for observe.py.
import cython

from ..rules.layout cimport banner_at, district_of, first_die, hand_at, kind_of, lying_at, on_card, vp_at
from ..rules.state cimport State
from . cimport rows
from .rows cimport changed as _  # so that a change of rows.pxd builds this module again: the line above does not

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, DISCARDED, FIGHT, FIRST_ASK, MAX_BANNERS
cdef int NEUTRAL, NO_CARD, NO_CHARACTER, NOBODY, PICTURE, PRINTED_CARDS, PRINTED_EVENTS, SETTLE, TAKEN, WAIT_OVER
cdef int AT_PLAYERS, AT_BONUS, AT_ROUND, AT_STEP, AT_WAIT, AT_ACTOR, AT_START, AT_DENIERS
cdef int AT_ON_DISTRICT, AT_INFLUENCE, AT_SUPPLY, AT_GENERAL, AT_PASSED, AT_VP, AT_VP_KNOWN
cdef int AT_CHARACTERS, AT_PILE, AT_SPACES, AT_LYING, AT_DICE, AT_BLACK, AT_CATHEDRAL, AT_CARDS
cdef int AT_TRADESMEN, AT_TRADESMEN_VP, AT_CUBES, AT_QUEUE, AT_EVENT_CUBES, AT_TAKEN, AT_DISCARDED
cdef int AT_TARGET, AT_MODIFIER, AT_PICKS, AT_BLACK_PICKS, AT_TURN, SIZE
cdef int TARGET_CARD, TARGET_EVENT, TARGET_BUILDING, TARGET_CATHEDRAL, TARGET_AGRICULTURE

cpdef int relative(State s, int seat, int owner) noexcept nogil
cpdef void write_observation(State s, int seat, float[:, ::1] out, int row) noexcept nogil
cdef void write_changes(State s, int seat, float *out, int changed) noexcept nogil
cdef void write_moment(State s, int seat, float *out) noexcept nogil
cdef void write_table(State s, int seat, float *out) noexcept nogil
@cython.locals(k=int)
cdef void write_owners(State s, int seat, float *out) noexcept nogil
cdef void write_characters(State s, int seat, float *out) noexcept nogil
@cython.locals(k=int)
cdef void write_board(State s, int seat, float *out) noexcept nogil
@cython.locals(k=int)
cdef void write_cards(State s, int seat, float *out) noexcept nogil
cdef void write_events(State s, int seat, float *out) noexcept nogil
cdef void write_turn(State s, int seat, float *out) noexcept nogil
