# C types for black_dice.py.
from .influence cimport list_influence
from .options cimport Options
from .state cimport State, gain_influence, lose_two_vp

cdef int BLACK, COUNTER, DIE, STOP, YIELD

cpdef int weight(int die)
cpdef int strength(State s, int seat)
cpdef int highest_black(State s)
cpdef void list_counter(State s, int seat, Options out)
cpdef void start_counter(State s)
cpdef void choose_black(State s, int value)
cpdef void list_black(State s, int seat, Options out)
cpdef int picked_weight(State s)
cpdef void list_counter_dice(State s, int seat, Options out)
cpdef void counter_black(State s, int seat)
cpdef void yield_to_black(State s, int seat)
