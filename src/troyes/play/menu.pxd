# C types for menu.py.
import cython

from ..formats.names cimport card_name, option_name
from ..rules.actions cimport affordable, chooses_number, harvest
from ..rules.activities cimport Activities
from ..rules.black_dice cimport highest_black, weight
from ..rules.cards cimport apply_card
from ..rules.combat cimport free_banners
from ..rules.engine cimport apply_option, options
from ..rules.groups cimport Finder, hire_cost, is_card, is_event, unit_deniers
from ..rules.layout cimport first_die
from ..rules.state cimport State
from .why cimport all_targets, face_up, usable_modifiers, why_closed

cdef int ACTIVATE, AGRICULTURE, GAINS, NOTHING, ASK_ACTION, ASK_BLACK, ASK_BLACK_DICE, ASK_COUNTER, ASK_FLIP, CATHEDRAL, DIE, FIGHT, FLIP
cdef int NO_CARD, UNBOUNDED
cdef Finder FINDER
cdef Activities ACTIVITIES

@cython.locals(seat=int, target=int, entry=dict)
cpdef list menu(State s)
@cython.locals(modifier=int, card=int, entry=dict, groups=list)
cpdef list ways(State s, int seat, int target, list modifiers)
@cython.locals(card=int, divisor=int, unit=int, left=int, most=int, event=int, each=int, total=int, price=int)
cpdef list with_times(State s, int seat, int target, int modifier, list groups)
cpdef bint is_plain(int card)
@cython.locals(after=State, n=int)
cpdef dict gain(State s, int seat, int card, int most)
cpdef dict black_menu(State s)
@cython.locals(die=int, left=int, n=int, k=int, start=int)
cpdef list own_groups(State s, int seat)
@cython.locals(value=int, left=int, n=int)
cpdef list black_sets(State s)
@cython.locals(turning=State, most=int)
cpdef dict flip_menu(State s)
