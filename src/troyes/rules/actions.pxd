# C types for actions.py.
import cython

from .layout cimport district_of, on_card, value_of
from .accounts cimport earn, pay_bank, pay_owner, put_on_district
from .activities cimport Activities
from .cards cimport apply_card
from .cathedral cimport build
from .citizens cimport enter, free_card_space, list_origins, list_settlers
from .combat cimport place_cube
from .facts cimport Facts
from .groups cimport (
    Finder, die_cost, free_dice, hire_cost, is_building, is_card, is_event, modified_total,
)
from .influence cimport list_influence, use_influence
from .modifiers cimport Modifiers
from .options cimport Options
from .pieces cimport go_on_card, leave, origin_place, put_on_card, spend_cube, tell_citizen, tell_roll, use_die
from .questions cimport Chance, Question
from .state cimport State, any_dice, dice_in, dice_of
from .yields cimport activations, chooses_number, cubes_for, harvest, stones

cdef int BY_ACTIVITY, BY_AGRICULTURE, BY_CATHEDRAL, BY_COMBAT, BY_HIRE, BY_PASS, BY_PURCHASE, BY_SETTLE
cdef int AT_QUEUE, EVERYONE, IN_HAND, NOWHERE, OWN_DIE, PASSED
cdef int ACTIVATE, AGRICULTURE, ARCHER_HIT, ASK_CUBES, ASK_DICE, ASK_MODIFIER, ASK_NUMBER, ASK_ORIGIN
cdef int CATHEDRAL, CUBE, DIE, FIGHT, MODIFY, NEUTRAL, NO_CARD
cdef int NO_MODIFIER, NUMBER, PASS, RED, ROLL_ARCHER, SETTLE, STOP
cdef int WAIT_NOTHING
cdef int ROLLS_OF_A_SEAT
cdef int BUYS_CUBES, RED_DICE_CUBES, ROLLS_FOR_CUBES
cdef Activities ACTIVITIES
cdef Modifiers MODIFIERS

cpdef int usable_cubes(State s, int seat, int slot) noexcept nogil
cpdef int modifier_card(State s) noexcept nogil
cpdef void list_group_origins(State s, int seat, Options out) noexcept nogil
cpdef void pass_turn(State s, int seat) noexcept nogil
cpdef bint needs_citizen(State s, int seat) noexcept nogil
cpdef void finish_group(State s, int seat, Options origins) noexcept nogil
cpdef void carry_out(State s, int seat, int origin) noexcept nogil
cpdef int action_cause(State s) noexcept nogil
cpdef void hire(State s, int seat, int slot, int origin) noexcept nogil
cpdef void pay_for_dice(State s, int seat, int modifier) noexcept nogil
cpdef int price_of(State s, int seat, int modifier, int k) noexcept nogil
cpdef void activate(State s, int seat, int card) noexcept nogil
cpdef void ask_number(State s, int seat, int most) noexcept nogil
cpdef void choose_number(State s, int seat, int n) noexcept nogil
cpdef void ask_cubes(State s, int n) noexcept nogil
cpdef void end_turn(State s) noexcept nogil
cpdef bint round_is_over(State s) noexcept nogil

cdef class Action(Question):
    cdef Finder finder
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class ModifierCube(Question):
    cdef Finder finder
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class GroupDice(Question):
    cdef Finder finder
    cdef Options origins
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class Origin(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class Number(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class ArcherDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class CubeTarget(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil
