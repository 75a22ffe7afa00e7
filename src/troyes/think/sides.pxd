# C types for sides.py.
import cython

from ..rules.characters cimport character_vp
from ..rules.layout cimport hand_at
from ..rules.scoring cimport cathedral_penalty, event_presence_vp, tradesmen_vp
from ..rules.state cimport State

cdef bint COMPILED
cdef int NEUTRAL, NOBODY, STEP_OVER

cpdef int sides_at(int players) noexcept nogil
cpdef int owners_at(int players) noexcept nogil
cpdef double lead(double own, double best, double total, int others) noexcept nogil

cdef class Sides:
    cdef public int seat, sides, owners
    cdef int side[6]
    cdef int owner[5]
    cdef double sure[4]
    cdef double odds[6]

    @cython.final
    cdef void take_seat(self, State s, int seat) noexcept nogil
    @cython.locals(mine=int, other=double, own=bint)
    @cython.final
    cdef void count_hands(self, State s) noexcept nogil
    @cython.final
    cdef void use_odds(self, list odds) noexcept
    @cython.final
    cdef double chance(self, State s, int character) noexcept nogil
    @cython.final
    cdef double certain_margin(self, State s) noexcept nogil
    @cython.locals(own=double, best=double, total=double, other=double)
    @cython.final
    cdef double margin(self) noexcept nogil
    @cython.locals(sure=int, vp=double, p=double)
    @cython.final
    cdef double side_points(self, State s, int side) noexcept nogil
