# C types for king.py.
from .black_dice cimport highest_black
from .cathedral cimport lowest_open_level
from .characters cimport character_vp
from .citizens cimport enter, expelled, free_card_space, may_enter
from .combat cimport free_banners, place_cube
from .state cimport State, dice_in, earn, gain_vp

cdef int FROM_CHARACTERS, FROM_ROY_TABLE, MAX_CARD_SPACES, NEUTRAL, NO_CARD, NO_CHARACTER, NOBODY, PICTURE, RED, WHITE, YELLOW
cdef int NO_DIE

cpdef int ranked_colour(int rank)
cpdef void place_by_dice(State s)
cpdef bint place_best(State s, int building)
cpdef int best_die(State s, int district)
cpdef void spend_best(State s, int n)
cpdef void roy_counters(State s)
cpdef void take_roy_turn(State s, int roll)
cpdef void buy_points(State s, int n)
cpdef void place_citizen(State s)
cpdef int best_entry(State s, int building)
cpdef void counter_rightmost(State s)
cpdef void place_tradesman(State s)
cpdef void build_two(State s)
cpdef void score_character(State s)
cpdef bint roy_can_act(State s)
