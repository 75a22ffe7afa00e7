# C types for influence.py.
from .layout cimport colour_of, first_die
from .options cimport Options
from .accounts cimport spend_influence
from .pieces cimport take_die, tell_citizen, turn_die
from .state cimport State, dice_in

cdef int AT_GENERAL, AT_SUPPLY, BY_FLIP, BY_RECRUIT, BY_REROLL
cdef int DIE, FLIP, RECRUIT, REROLL, STOP, REROLL_COST, RECRUIT_COST, FLIP_COST

cpdef void list_influence(State s, int seat, Options out) noexcept
cpdef void recruit(State s, int seat) noexcept
cpdef void start_reroll(State s, int seat, int die) noexcept
cpdef void list_flips(State s, int seat, Options out) noexcept
cpdef void flip_picked(State s, int seat) noexcept
