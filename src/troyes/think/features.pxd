# C types for features.py.
import cython

from ..rules.layout cimport ROOM_FOR_CARDS, banner_at, cathedral_at, first_die, first_space, hand_at, lying_at, on_card, value_of
from ..rules.characters cimport character_vp, threshold
from ..rules.combat cimport taken_by
from ..rules.scoring cimport cathedral_penalty, event_presence_vp, tradesmen_vp
from ..rules.state cimport State

cdef bint COMPILED
cdef int FIRST_ASK, NEUTRAL, NOBODY, ROLL_ARCHER, ROLL_REROLL, STEP_ACTIONS
cdef int STEP_BLACK_DICE, STEP_INCOME, STEP_OVER, STEP_PLACEMENT, STEP_REVEAL, STEP_WORKFORCE
cdef int MOST_FEATURES, OF_A_SIDE, OF_CARDS, OF_EVENTS, CUBE_CARDS, GLOBALS

cdef void clear(double *x, int n) noexcept nogil
cpdef int sides_at(int players) noexcept nogil
cpdef int owners_at(int players) noexcept nogil
cpdef int count_features(int players) noexcept nogil

@cython.final
cdef class Scribe:
    cdef public int seat, sides, owners, at, left, n
    cdef double x[1024]
    cdef int side[6]
    cdef int owner[5]
    cdef int counts[30]
    cdef int cube_place[ROOM_FOR_CARDS]
    cdef int on[6]
    cdef double odds[6]

    cpdef void sit(self, State s, int seat) noexcept nogil
    @cython.locals(mine=int, other=double, own=bint)
    cdef void count_hands(self, State s) noexcept nogil
    cpdef void believe(self, list odds) noexcept
    cpdef int write(self, State s) noexcept nogil
    cpdef list values(self)
    @cython.locals(k=int, d=int, i=int, x=cython.p_double, dice=int, pips=int, people=int, trades=int,
                   taken=int, built=int, n=int, c=int)
    cdef void write_side(self, State s, int side) noexcept nogil
    @cython.locals(k=int, x=cython.p_double)
    cdef void write_board(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, cubes=int, card=int, place=int)
    cdef void write_cards(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, event=int, banners=int, covered=int, mine=int, better=int, reward=int)
    cdef void write_events(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, wide=int, p=double, best=int, award=int)
    cdef void write_characters(self, State s) noexcept nogil
    cdef double chance(self, State s, int character) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, step=int, mine=bint, free=int, mover=int)
    cdef void write_globals(self, State s) noexcept nogil
    @cython.locals(own=double, best=double, total=double, other=double)
    cpdef double certain(self, State s) noexcept nogil
    @cython.locals(sure=int, vp=double, p=double)
    cpdef double points(self, State s, int side) noexcept nogil

cpdef list features(State s, int seat)
