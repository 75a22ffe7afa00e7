# C types for influence.py.
from .layout cimport colour_of, die_at, first_die
from .options cimport Options
from .accounts cimport spend_influence
from .pieces cimport join_supply, lay_die, take_die, turn_die
from .questions cimport Chance, Question
from .state cimport State, dice_in

cdef int BY_FLIP, BY_RECRUIT, BY_REROLL
cdef int ASK_ACTION, ASK_COUNTER, ASK_FLIP, DIE, FLIP, RECRUIT, REROLL, ROLL_REROLL, STEP_ACTIONS, STOP
cdef int REROLL_COST, RECRUIT_COST, FLIP_COST, ROLLS_OF_A_SEAT

cpdef void list_influence(State s, int seat, Options out) noexcept nogil
cpdef void recruit(State s, int seat) noexcept nogil
cpdef bint use_influence(State s, int seat, int option) noexcept nogil
cpdef void after_influence(State s) noexcept nogil
cpdef void start_reroll(State s, int seat, int kind) noexcept nogil
cpdef void flip_picked(State s, int seat) noexcept nogil

cdef class RerollDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class FlipDice(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil
