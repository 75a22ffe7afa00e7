# C types for citizens.py.
from .layout cimport entry_at, lying_at, on_card
from .options cimport Options
from .pieces cimport leave_general, lie_down, push_on, stand
from .state cimport State

cdef int AT_GENERAL, FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, NEUTRAL, NOBODY

cpdef bint can_leave(State s, int owner, int origin) noexcept nogil
cpdef bint has_citizen(State s, int owner) noexcept nogil
cpdef void list_origins(State s, int owner, Options out) noexcept nogil
cpdef int expelled(State s, int building, int value) noexcept nogil
cpdef bint may_enter(State s, int building, int value) noexcept nogil
cpdef void enter(State s, int owner, int place, int building, int value, int cause) noexcept nogil
cpdef bint changes_nothing(State s, int owner, int building, int value, int origin) noexcept nogil
cpdef bint may_settle(State s, int owner, int building, int value, int origin) noexcept nogil
cpdef void list_settlers(State s, int owner, int building, int value, Options out) noexcept nogil
cpdef bint can_settle(State s, int owner, int building, int value) noexcept nogil
cpdef int free_card_space(State s, int slot) noexcept nogil
cpdef bint neutral_enters(State s, int building, int value, int cause) noexcept nogil
