# C types for black_dice.py.
import cython

from .layout cimport colour_of, first_die, value_of
from .actions cimport end_turn
from .influence cimport list_influence, use_influence
from .options cimport Options
from .accounts cimport gain_influence, lose_two_vp
from .pieces cimport lay_black, take_black, take_die
from .questions cimport Chance, Question
from .state cimport State

cdef int ASK_BLACK, ASK_BLACK_DICE, BLACK, BY_BLACK_DICE, COUNTER, DIE, RED, ROLL_BLACK, STEP_BLACK_DICE, STOP
cdef int WAIT_NOTHING, YIELD

cpdef int weight(int die) noexcept nogil
cpdef int strength(State s, int seat) noexcept nogil
cpdef int highest_black(State s) noexcept nogil
cpdef void black_roll_step(State s) noexcept nogil
cpdef void yield_to_black(State s, int seat) noexcept nogil
cpdef void take_on(State s, int value) noexcept nogil
cpdef int highest_further(State s) noexcept nogil
cpdef int next_further(State s, int highest) noexcept nogil
cpdef void list_further(State s, Options out) noexcept nogil
cpdef int picked_weight(State s) noexcept nogil
cpdef void counter_black(State s, int seat) noexcept nogil
@cython.locals(die=int, left=int, n=int, k=int, start=int)
cpdef list counter_groups(State s, int seat)
@cython.locals(value=int, left=int, n=int)
cpdef list black_sets(State s)

cdef class BlackDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class FaceBlack(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class FurtherBlack(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class CounterDice(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil
