# C types for play.py.
import cython

from ..rules.engine cimport Referee, is_chance, is_over
from ..rules.options cimport Options
from ..rules.scoring cimport final_vp, held_vp
from ..rules.state cimport State
from .features cimport Scribe
from .net cimport Net
from .sides cimport lead
from .visit cimport Visitor

cdef bint COMPILED
cdef int CATEGORIES, NEUTRAL, ROLL_REROLL, MOST_HALVES, MOST_RECORDS, MOST_SIDES, RECORD

@cython.final
cdef class Player:
    cdef public Visitor visitor
    cdef public Options found
    cdef Referee referee
    cdef public int records, halves
    cdef public double random_turns
    cdef public bint recording, thrifty
    cdef public object positions, notebook, accounts
    cdef float[::1] x
    cdef double[::1] notes
    cdef short[::1] points

    cpdef void write_down(self)
    cpdef void play_on(self, State s, unsigned long long key0, unsigned long long key1, int rounds)
    cdef void play_rounds(self, State s, unsigned long long key0, unsigned long long key1, int rounds) noexcept nogil
    @cython.locals(seat=int, count=int, half=bint)
    cpdef void take_turn(self, State s) noexcept nogil
    @cython.locals(n=int, at=int, i=int, k=int, owner=int)
    cdef void note(self, State s, float *x, double certain, bint half) noexcept nogil
    cpdef int play_game(self, State s, unsigned long long key0, unsigned long long key1)

@cython.locals(own=double, best=double, total=double, other=double)
cpdef double result(State s, int seat)

cdef inline void play_unlocked(Player player, State s, unsigned long long key0, unsigned long long key1, int rounds):
    with nogil:
        player.play_rounds(s, key0, key1, rounds)
