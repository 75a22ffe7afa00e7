# C types for citizens.py.
from .state cimport State
from .options cimport Options

cdef int FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, NEUTRAL, NOBODY

cpdef bint can_leave(State s, int owner, int origin)
cpdef void leave(State s, int owner, int origin)
cpdef bint has_citizen(State s, int owner)
cpdef void list_origins(State s, int owner, Options out)
cpdef int expelled(State s, int building, int value)
cpdef bint may_enter(State s, int building, int value)
cpdef void enter(State s, int owner, int building, int value)
cpdef bint changes_nothing(State s, int owner, int building, int value, int origin)
cpdef bint may_settle(State s, int owner, int building, int value, int origin)
cpdef void list_settlers(State s, int owner, int building, int value, Options out)
cpdef bint can_settle(State s, int owner, int building, int value)
cpdef int free_card_space(State s, int slot)
cpdef bint neutral_enters(State s, int building, int value)
