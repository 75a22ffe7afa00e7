# C types for groups.py.
import cython

from .layout cimport (
    colour_of, die_kind, district_of, first_die, on_card, points_at, slot_colour, stock_at, stock_row,
    value_of,
)
from .activities cimport Activities
from .cathedral cimport free_levels
from .citizens cimport can_leave, can_settle, may_settle
from .modifiers cimport Modifiers
from .options cimport Options
from .state cimport State
from .stock cimport Stock

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, DIE, FIGHT, FROM_SPACE, FOREIGN, FROM_SUPPLY
cdef int MIXED, NEUTRAL, NOWHERE, NO_CARD, NO_COLOUR, SETTLE, STOP, WHITE, YELLOW
cdef Activities ACTIVITIES
cdef Modifiers MODIFIERS

cpdef bint is_card(int target) noexcept nogil
cpdef bint is_event(int target) noexcept nogil
cpdef bint is_building(int target) noexcept nogil
cpdef int hire_cost(State s, int seat, int target) noexcept nogil
cpdef int unit_deniers(State s, int card) noexcept nogil
cpdef int unit_influence(State s, int card) noexcept nogil
cpdef int die_cost(State s, int size) noexcept nogil
cpdef int free_dice(State s, int modifier, int foreign) noexcept nogil
cpdef int modified_total(int modifier, int dice, int points) noexcept nogil

cpdef bint changes(int modifier, int points, int total) noexcept nogil

@cython.final
cdef class Finder(Stock):
    cdef public int credit, n, target, modifier, card, wanted, purse, die_price, divisor, most
    cdef public bint picky, any_total
    cdef short kinds[90]
    cdef short count[90]
    cdef short group[3]

    cpdef bint opens(self, State s, int target) noexcept nogil
    cpdef bint modifiable(self, State s, int seat, int target) noexcept nogil
    cdef bint finds_modified(self, State s) noexcept nogil
    cpdef bint exists(self, State s, int seat, int target, int modifier) noexcept nogil
    cpdef bint aim(self, State s, int target) noexcept nogil
    cdef bint aim_at_card(self, State s, int slot) noexcept nogil
    cpdef bint finds(self, State s, int modifier) noexcept nogil
    cdef bint finds_in(self, State s, int colour) noexcept nogil
    @cython.locals(size=int, own=int, points=int)
    cdef bint strong_enough(self, int colour) noexcept nogil
    cdef bint some_die_fits(self, State s, int colour) noexcept nogil
    cpdef void list_next(self, State s, int seat, int target, int modifier, Options out) noexcept nogil
    cpdef list all_groups(self, State s, int seat, int target, int modifier)
    cdef void collect(self, State s, int size, int at, int points, int bought, list found) except *
    cdef bint begin(self, int modifier) noexcept nogil
    cdef bint mixes(self) noexcept nogil
    cpdef bint takes(self, int colour) noexcept nogil
    @cython.locals(n=int, district=int, low=int, high=int, place=int)
    cdef void gather(self, State s, int colour) noexcept nogil
    cdef bint reachable(self, State s, int size, int at, int points, int bought) noexcept nogil
    @cython.locals(die=int, found=cython.bint)
    cdef bint joins(self, State s, int size, int i, int points, int bought) noexcept nogil
    @cython.locals(points=int, bought=int, at=int, die=int)
    cdef void extend(self, State s, Options out) noexcept nogil
    cdef bint completes(self, State s, int size, int points, int bought) noexcept nogil
    cdef int price(self, State s, int size, int bought) noexcept nogil
    cdef bint suffices(self, State s, int size, int points) noexcept nogil
    cdef bint any_free(self, State s, int size) noexcept nogil
    @cython.locals(n=int, lent=int)
    cdef int free(self, State s, int size) noexcept nogil
    cdef bint can_settle(self, State s, int building, int value) noexcept nogil
    cdef int find_citizen(self, State s) noexcept nogil
    @cython.locals(column=int, needed=int)
    cdef bint fits_cathedral(self, State s, int size) noexcept nogil
