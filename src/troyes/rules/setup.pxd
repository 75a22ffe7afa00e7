# C types for setup.py.
from .combat cimport join_queue
from .edition cimport Edition
from .king cimport place_by_dice
from .options cimport Options
from .state cimport State, earn

cdef int ASK_SPACE, CITIZENS, DRAW_CHARACTER, GRAY_CITIZENS, MARAUDING, NEUTRAL, NOBODY, RED, ROLL_ROY_PLACEMENT
cdef int ROLL_START, ROY_CITIZENS, SPACE, STEP_CHARACTERS, STEP_PLACEMENT, STEP_REVEAL, STEP_START, WAIT_NOTHING

cpdef int rounds_for(int players)
cpdef int citizens_for(int players)
cpdef void start_step(State s)
cpdef int characters_to_deal(State s)
cpdef void characters_step(State s)
cpdef void list_characters(State s, Options out)
cpdef void deal_character(State s, int character)
cpdef void placement_step(State s)
cpdef void roy_placement_step(State s)
cpdef void roll_roy_placement(State s, int face)
cpdef void list_spaces(State s, Options out)
cpdef void place_first(State s, int seat, int space)
cpdef void begin_round(State s)
