# C types for actions.py.
import cython

from .cards cimport apply_card
from .cathedral cimport build
from .citizens cimport enter, free_card_space, leave, list_origins, list_settlers
from .combat cimport free_banners, place_cube
from .groups cimport (
    Finder, free_dice, hire_cost, is_card, is_event, modified_total, unit_deniers, unit_influence,
)
from .influence cimport list_influence
from .modifiers cimport Modifiers
from .options cimport Options
from .state cimport State, any_dice, dice_in, dice_of, earn, pay_bank, pay_owner

cdef int ACTIVATE, AGRICULTURE, ARCHER, ARTISAN, ASK_CUBES, ASK_DICE, ASK_MODIFIER, ASK_NUMBER, ASK_ORIGIN
cdef int CATHEDRAL, CHIVALRY, CUBE, DIPLOMAT, FIGHT, INNKEEPER, JOURNEYMAN, JOUST, MODIFY, NEUTRAL, NO_CARD
cdef int NO_MODIFIER, NUMBER, PASS, PICTURE, PROCESSION, RED, ROLL_ARCHER, SETTLE, STOP, TROUBADOUR
cdef int WAIT_NOTHING
cdef Finder FINDER
cdef Options ORIGINS
cdef Modifiers MODIFIERS

cpdef int usable_cubes(State s, int seat, int slot)
cpdef void list_actions(State s, int seat, Options out)
cpdef void list_modifiers(State s, int seat, Options out)
cpdef int modifier_card(State s)
cpdef void list_dice(State s, int seat, Options out)
cpdef void list_group_origins(State s, int seat, Options out)
cpdef void list_numbers(State s, Options out)
cpdef void list_cube_targets(State s, Options out)
cpdef void pass_turn(State s, int seat)
cpdef void put_on_district(State s, int seat, int amount)
cpdef void start_action(State s, int seat, int target)
cpdef void choose_modifier(State s, int option)
cpdef void pick_die(State s, int seat, int die)
cpdef void finish_group(State s, int seat)
cpdef void carry_out(State s, int seat, int origin)
cpdef void hire(State s, int seat, int slot, int origin)
cpdef void pay_for_dice(State s, int seat, int modifier)
cpdef void activate(State s, int seat, int card)
cpdef bint chooses_number(int card)
cpdef int affordable(State s, int seat, int card)
cpdef void ask_number(State s, int seat, int most)
cpdef void choose_number(State s, int seat, int n)
cpdef void roll_archer(State s, int seat, int face)
cpdef void ask_cubes(State s, int n)
cpdef void choose_cube(State s, int seat, int position)
cpdef void end_turn(State s)
cpdef bint round_is_over(State s)
