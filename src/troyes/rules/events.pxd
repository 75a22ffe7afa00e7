# C types for events.py.
from .cathedral cimport add_gray_cube, remove_last_cube
from .citizens cimport neutral_enters
from .combat cimport join_queue, place_cube, remove_last_banner
from .options cimport Options
from .state cimport State, gain_vp, lose_two_vp, pay_bank, standing

cdef int BISHOPRIC, CITY_HALL, CIVIL_WAR, DRAW_EVENT, DROUGHT, FROM_ROY_TABLE, HERESY, IN_BOX, INTERRUPTED_WORK
cdef int NEUTRAL, NO_COLOUR, PALACE, RED, RESISTANCE, ROLL_EVENT, STEP_BLACK_ROLL, STEP_EVENT_EFFECTS
cdef int SUCCESSION_CONFLICT, SUPPORT, THEOLOGICAL_CONFLICT, TRAVELING_BUILDERS, WAIT_NOTHING, WAYFARERS, WHITE
cdef int RED_EVENTS, YELLOW_EVENTS, WHITE_EVENTS

cpdef int deck_of(int event)
cpdef void list_deck(State s, int colour, Options out)
cpdef int cards_left(State s, int colour)
cpdef void reveal_step(State s)
cpdef void reveal_event(State s, int event)
cpdef void effects_step(State s)
cpdef void act(State s, int event, int position)
cpdef void must_pay(State s, int seat, int amount)
cpdef void support(State s, int position)
cpdef void roll_event(State s, int value)
