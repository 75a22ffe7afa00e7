# C types for round.py.
from .layout cimport building_of, die_at, first_die, first_space, lying_at, slot_at
from .accounts cimport earn, must_pay, put_on_district, take_from_district
from .actions cimport round_is_over
from .black_dice cimport highest_black
from .columns cimport Column
from .facts cimport Facts
from .king cimport roy_can_act, roy_counters
from .options cimport Options
from .pieces cimport lay_die, stand_up, take_die, turn_up
from .questions cimport Chance, Draw
from .setup cimport begin_round, take_start
from .state cimport State, next_seat, standing

cdef int BY_INCOME, BY_PASS, BY_REVEAL, BY_ROUND_END, BY_SALARY
cdef int BY_WORKFORCE, EVERYONE, NOWHERE, PASSED, ROUND_END
cdef int ASK_ACTION, ASK_COUNTER, DRAW_CARD, NEUTRAL, N_CARDS, NO_ACTOR, NOBODY
cdef int ROLL_ROY, ROLL_WORKFORCE, STEP_ACTIONS, STEP_EVENT_CARDS, STEP_INCOME, STEP_OVER
cdef int STEP_ROUND_END, STEP_WORKFORCE, WAIT_NOTHING, WAIT_OVER

cdef Column BONUS, PILE

cpdef void reveal_step(State s) noexcept nogil
cpdef bint is_in_game(State s, int card) noexcept nogil
cpdef void income_step(State s) noexcept nogil
cpdef int salaries(State s, int seat) noexcept nogil
cpdef void workforce_step(State s) noexcept nogil
cpdef void black_dice_step(State s) noexcept nogil
cpdef void actions_step(State s) noexcept nogil
cpdef void round_end_step(State s) noexcept nogil

cdef class ActivityCard(Draw):
    cdef void outcomes(self, State s, Options out) noexcept nogil
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class WorkforceDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil
