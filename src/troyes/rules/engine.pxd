# C types for engine.py.
import cython

from .dispatch cimport answer, ask, happen, roll
from .black_dice cimport black_roll_step
from .events cimport effects_step
from .events cimport reveal_step as reveal_events_step
from .facts cimport Facts
from .options cimport Options
from .questions cimport Chance, Question
from .round cimport (
    actions_step, black_dice_step, income_step, reveal_step, round_end_step, workforce_step,
)
from .setup cimport characters_step, placement_step, start_step
from .state cimport State

cdef int ASKS, CHOSE, EVERYONE, NOWHERE
cdef int CHANCE, FIRST_ASK, ROLL_ARCHER, ROLL_REROLL, WAIT_NOTHING, WAIT_OVER
cdef int STEP_ACTIONS, STEP_BLACK_DICE, STEP_BLACK_ROLL, STEP_CHARACTERS, STEP_EVENT_CARDS, STEP_EVENT_EFFECTS
cdef int STEP_INCOME, STEP_PLACEMENT, STEP_REVEAL, STEP_START, STEP_WORKFORCE
cdef Options BUFFER

@cython.final
cdef class Referee:
    cdef public list questions, chances
    cpdef void list_options(self, State s, Options out) noexcept nogil
    cpdef void apply_option(self, State s, int option) noexcept nogil
    cpdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept nogil
    cpdef void resolve(self, State s, int outcome) noexcept nogil
    cpdef void resolve_chance(self, State s, unsigned long long key0, unsigned long long key1) noexcept nogil

cdef Referee REFEREE

cpdef void list_options(State s, Options out) noexcept nogil
cpdef list options(State s)
@cython.locals(chance=Chance)
cpdef void list_outcomes(State s, Options out) noexcept
cpdef list outcomes(State s)
cpdef bint is_chance(State s) noexcept nogil
cpdef bint is_over(State s) noexcept nogil
cpdef void choose(State s, int option) except *
cpdef void apply_option(State s, int option) noexcept nogil
cpdef void apply_outcome(State s, int outcome) except *
cpdef void resolve(State s, int outcome) noexcept nogil
@cython.locals(chance=Chance)
cpdef int chance_index(State s) noexcept
cpdef int draw(State s, unsigned long long key0, unsigned long long key1) noexcept nogil
cpdef void resolve_chance(State s, unsigned long long key0, unsigned long long key1) noexcept nogil
cpdef void advance(State s) noexcept nogil
