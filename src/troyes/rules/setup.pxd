# C types for setup.py.
from .layout cimport hand_at
from .combat cimport join_queue
from .edition cimport Edition
from .king cimport place_by_dice
from .options cimport Options
from .accounts cimport earn
from .facts cimport Facts
from .pieces cimport stand_from_general, tell_citizen, tell_roll
from .state cimport State

cdef int AT_SUPPLY, BY_PLACEMENT, BY_REVEAL, BY_SETUP, CHARACTER, EVERYONE, NOWHERE, ROUND, START
cdef int ASK_SPACE, CITIZENS, DRAW_CHARACTER, GRAY_CITIZENS, MARAUDING, NEUTRAL, NOBODY, RED, ROLL_ROY_PLACEMENT
cdef int ROLL_START, ROY_CITIZENS, SPACE, STEP_CHARACTERS, STEP_PLACEMENT, STEP_REVEAL, STEP_START, WAIT_NOTHING

cpdef int rounds_for(int players) noexcept
cpdef int citizens_for(int players) noexcept
cpdef void start_step(State s) noexcept
cpdef int characters_to_deal(State s) noexcept
cpdef void characters_step(State s) noexcept
cpdef void list_characters(State s, Options out) noexcept
cpdef void deal_character(State s, int character) noexcept
cdef void tell_character(State s, int owner, int character, int place, int know) noexcept
cpdef void take_start(State s, int owner, int cause) noexcept
cpdef void placement_step(State s) noexcept
cpdef void roy_placement_step(State s) noexcept
cpdef void roll_roy_placement(State s, int face) noexcept
cpdef void list_spaces(State s, Options out) noexcept
cpdef void place_first(State s, int seat, int space) noexcept
cpdef void begin_round(State s) noexcept
