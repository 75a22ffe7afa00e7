# C types for stock.py.
import cython

from .layout cimport first_die, on_card, points_at, stock_at, stock_row
from .state cimport State

cdef int FOREIGN, MIXED, NOWHERE, NO_CARD

cdef class Stock:
    cdef public int seat, n_cards, citizen
    cdef public bint mixed_counted
    cdef short cards[9]
    cdef short held[48]
    cdef short points[32]
    cdef short at_hand[8]

    @cython.final
    cdef void look(self, State s, int seat) noexcept nogil
    @cython.final
    cdef void list_cards(self, State s, int seat) noexcept nogil
    @cython.final
    cdef void count_mixed(self) noexcept nogil
    @cython.final
    cdef void add_up(self, int row) noexcept nogil
