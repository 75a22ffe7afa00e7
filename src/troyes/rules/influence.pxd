# C types for influence.py.
from .options cimport Options
from .state cimport State, dice_in

cdef int DIE, FLIP, RECRUIT, REROLL, STOP, REROLL_COST, RECRUIT_COST, FLIP_COST

cpdef void list_influence(State s, int seat, Options out)
cpdef void recruit(State s, int seat)
cpdef void start_reroll(State s, int seat, int die)
cpdef void list_flips(State s, int seat, Options out)
cpdef void flip_picked(State s, int seat)
