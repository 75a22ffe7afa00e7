# C types for cards.py.
from .layout cimport die_at
from .accounts cimport earn, gain_influence, gain_vp, pay_bank, pay_owner, spend_influence
from .activities cimport Activities
from .cathedral cimport cubes_of
from .combat cimport events_with
from .state cimport State, dice_in, dice_of, standing

cdef int CATHEDRAL_PAIRS, EVENTS_FOUGHT, MOST_DICE, MOST_RED_DICE, NOBLES, STRONGEST_RED, TAXES, YELLOW_DICE
cdef int BISHOPRIC, BY_ACTIVITY, CITY_HALL, FROM_ACTIVITIES, NEUTRAL, PALACE, RED, YELLOW
cdef Activities ACTIVITIES

cpdef void apply_card(State s, int seat, int card, int n) noexcept nogil
cpdef void exchange(State s, int seat, int card, int n) noexcept nogil
cpdef int counted(State s, int seat, int what) noexcept nogil
cpdef void reward_most_dice(State s, int card, int n) noexcept nogil
cpdef int red_strength(State s, int district) noexcept nogil
cpdef void reward_strongest_red(State s, int seat, int card, int n) noexcept nogil
cpdef void collect_taxes(State s, int seat, int card, int n) noexcept nogil
cpdef int all_dice_of(State s, int colour) noexcept nogil
cpdef int most_red_dice(State s) noexcept nogil
