# C types for black_dice.py.
from .layout cimport colour_of, first_die, value_of
from .influence cimport list_influence
from .options cimport Options
from .accounts cimport gain_influence, lose_two_vp
from .pieces cimport take_black, take_die
from .state cimport State

cdef int BLACK, BY_BLACK_DICE, COUNTER, DIE, RED, STOP, YIELD

cpdef int weight(int die) noexcept
cpdef int strength(State s, int seat) noexcept
cpdef int highest_black(State s) noexcept
cpdef void list_counter(State s, int seat, Options out) noexcept
cpdef void start_counter(State s) noexcept
cpdef void choose_black(State s, int value) noexcept
cpdef void list_black(State s, int seat, Options out) noexcept
cpdef int picked_weight(State s) noexcept
cpdef void list_counter_dice(State s, int seat, Options out) noexcept
cpdef void counter_black(State s, int seat) noexcept
cpdef void yield_to_black(State s, int seat) noexcept
