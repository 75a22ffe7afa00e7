# C types for groups.py.
import cython

from .cathedral cimport free_levels
from .citizens cimport can_settle, has_citizen
from .modifiers cimport Modifiers
from .options cimport Options
from .state cimport State

cdef int ACTIVATE, AGRICULTURE, ARTISAN, CATHEDRAL, DIE, DIPLOMAT, FIGHT, INNKEEPER, JOURNEYMAN
cdef int MIXED, NEUTRAL, NO_CARD, NO_COLOUR, PILGRIMAGE, SETTLE, STOP, TITHE, TROUBADOUR, WHITE, YELLOW
cdef int NO_DIE
cdef Modifiers MODIFIERS

cpdef bint is_card(int target)
cpdef bint is_event(int target)
cpdef int target_colour(State s, int target)
cpdef int hire_cost(State s, int seat, int target)
cpdef int unit_deniers(int card)
cpdef int unit_influence(int card)
cpdef int free_dice(State s, int modifier, int foreign)
cpdef int modified_total(int modifier, int dice, int points)

cdef class Finder:
    cdef public int n, limit, seat, target, modifier, card, purse, divisor
    cdef short first[1400]
    cdef short second[1400]
    cdef short third[1400]
    cdef short size[1400]
    cdef short kinds[90]
    cdef short count[90]

    cpdef int find(self, State s, int seat, int target, int modifier, int limit)
    cpdef bint prepare(self, State s)
    @cython.locals(i=int, j=int, k=int, kinds=int, a=int, b=int)
    cpdef void scan(self, State s, int low, int high)
    cpdef void consider(self, State s, int a, int b, int c, int size)
    cpdef bint completes(self, State s, int a, int b, int c, int size)
    cpdef bint fits_cathedral(self, State s, int a, int b, int c, int size)
    cpdef void next_dice(self, State s, Options out)

@cython.locals(da=int, db=int, dc=int, n=int, bought=int)
cpdef int group_price(State s, int seat, int modifier, int a, int b, int c, int size)
