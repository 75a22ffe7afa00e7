# C types for king.py.
from .layout cimport cathedral_at, colour_of, die_at, entry_at, first_space, on_card, slot_at, vp_at
from .black_dice cimport highest_black
from .cathedral cimport lowest_open_level
from .characters cimport character_vp
from .citizens cimport enter, expelled, free_card_space, may_enter
from .combat cimport free_banners, place_cube
from .accounts cimport earn, gain_vp
from .actions cimport end_turn
from .facts cimport Facts
from .groups cimport die_cost
from .pieces cimport (
    go_on_card, leave_general, put_on_cathedral, stand_from_general, take_black, take_die, tell_roll,
    use_die,
)
from .questions cimport Chance
from .state cimport State, dice_in

cdef int AT_GENERAL, BY_BLACK_DICE, BY_CHARACTER, BY_PLACEMENT, BY_PURCHASE, BY_ROY, EVERYONE, NOWHERE, SCORED
cdef int FROM_CHARACTERS, FROM_ROY_TABLE, NEUTRAL, NO_CARD, NO_CHARACTER, NOBODY, RED, WHITE, YELLOW
cdef int NO_DIE, NO_SLOT

cpdef int ranked_colour(int rank) noexcept nogil
cpdef void place_by_dice(State s) noexcept nogil
cpdef bint place_best(State s, int building) noexcept nogil
cpdef int best_die(State s, int district) noexcept nogil
cpdef void spend_best(State s, int n, int cause) noexcept nogil
cpdef void roy_counters(State s) noexcept nogil
cpdef void take_roy_turn(State s, int roll) noexcept nogil
cpdef void buy_points(State s, int n, int cause) noexcept nogil
cpdef void place_citizen(State s, int cause) noexcept nogil
cpdef int best_entry(State s, int building) noexcept nogil
cpdef int entry_for(State s, int building, int victim) noexcept nogil
cpdef void counter_rightmost(State s, int cause) noexcept nogil
cpdef void place_tradesman(State s, int cause) noexcept nogil
cpdef void build_two(State s, int cause) noexcept nogil
cpdef void score_character(State s, int cause) noexcept nogil
cpdef void score_side(State s, int character, int owner) noexcept nogil
cpdef bint roy_can_act(State s) noexcept nogil

cdef class RoyDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil
