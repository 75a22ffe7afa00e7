# C types for cards.py.
from .layout cimport die_at
from .cathedral cimport cubes_of
from .combat cimport events_with
from .accounts cimport earn, gain_influence, gain_vp, pay_bank, pay_owner, spend_influence
from .state cimport State, dice_in, dice_of, standing

cdef int BY_ACTIVITY, NO_VP
cdef int ARTISAN, BAKER, BANQUET, BISHOPRIC, CAPTAIN, CITY_HALL, FROM_ACTIVITIES, GLASSBLOWER, GOLDSMITH
cdef int HUNTING, INNKEEPER, JOURNEYMAN, JOUST, MERCENARY, MERCHANT, MILLER, NEUTRAL, PALACE, PILGRIMAGE
cdef int PROCESSION, RED, SCULPTOR, TAX_COLLECTOR, TROUBADOUR, YELLOW

cpdef void apply_card(State s, int seat, int card, int n) noexcept
cpdef void procession(State s, int n) noexcept
cpdef int red_strength(State s, int district) noexcept
cpdef void joust(State s, int seat, int n) noexcept
cpdef void collect_taxes(State s, int seat, int n) noexcept
cpdef int all_dice_of(State s, int colour) noexcept
cpdef int most_red_dice(State s) noexcept
