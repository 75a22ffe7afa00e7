# C types for round.py.
from .actions cimport put_on_district, round_is_over
from .black_dice cimport highest_black
from .events cimport must_pay
from .king cimport roy_can_act, roy_counters
from .options cimport Options
from .setup cimport begin_round
from .state cimport State, earn, next_seat, standing

cdef int ASK_ACTION, ASK_COUNTER, BISHOPRIC, DRAW_CARD, NEUTRAL, NO_ACTOR, NOBODY, PALACE, ROLL_BLACK
cdef int ROLL_ROY, ROLL_WORKFORCE, STEP_ACTIONS, STEP_BLACK_DICE, STEP_EVENT_CARDS, STEP_INCOME, STEP_OVER
cdef int STEP_ROUND_END, STEP_WORKFORCE, WAIT_NOTHING, WAIT_OVER

cpdef void reveal_step(State s)
cpdef void list_cards(State s, Options out)
cpdef void reveal_card(State s, int card)
cpdef void income_step(State s)
cpdef void workforce_step(State s)
cpdef int workforce_index(State s)
cpdef void roll_workforce(State s, int face)
cpdef void black_roll_step(State s)
cpdef void roll_black(State s, int face)
cpdef void black_dice_step(State s)
cpdef void actions_step(State s)
cpdef void round_end_step(State s)
