# C types for groups.py.
from .cathedral cimport free_levels
from .citizens cimport can_settle, has_citizen
from .modifiers cimport Modifiers
from .options cimport Options
from .state cimport State

cdef int ACTIVATE, AGRICULTURE, ARTISAN, CATHEDRAL, DIE, DIPLOMAT, FIGHT, INNKEEPER, JOURNEYMAN
cdef int MIXED, NEUTRAL, NO_CARD, NO_COLOUR, PILGRIMAGE, SETTLE, STOP, TITHE, TROUBADOUR, WHITE, YELLOW
cdef Modifiers MODIFIERS

cpdef bint is_card(int target)
cpdef bint is_event(int target)
cpdef int target_colour(State s, int target)
cpdef int hire_cost(State s, int seat, int target)
cpdef int unit_deniers(int card)
cpdef int unit_influence(int card)
cpdef int free_dice(State s, int modifier, int foreign)
cpdef int modified_total(int modifier, int dice, int points)

cpdef bint changes(int modifier, int points, int total)

cdef class Finder:
    cdef public int credit, n, seat, target, modifier, card, purse, divisor, most
    cdef short kinds[90]
    cdef short count[90]
    cdef short group[3]

    cpdef bint exists(self, State s, int seat, int target, int modifier)
    cpdef void list_next(self, State s, int seat, int target, int modifier, Options out)
    cpdef list all_groups(self, State s, int seat, int target, int modifier)
    cpdef void collect(self, State s, int size, int at, int points, int bought, list found) except *
    cpdef bint begin(self, State s, int seat, int target, int modifier)
    cpdef bint mixes(self)
    cpdef bint takes(self, State s, int colour)
    cpdef void gather(self, State s, int low, int high)
    cpdef bint reachable(self, State s, int size, int at, int points, int bought)
    cpdef bint joins(self, State s, int size, int i, int points, int bought)
    cpdef void extend(self, State s, Options out)
    cpdef bint completes(self, State s, int size, int points, int bought)
    cpdef int free(self, State s, int size)
    cpdef bint fits_cathedral(self, State s, int size)
