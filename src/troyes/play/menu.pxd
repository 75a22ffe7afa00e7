# C types for menu.py.
import cython

from ..formats.names cimport card_name, option_name
from ..rules.activities cimport Activities
from ..rules.black_dice cimport black_sets, counter_groups
from ..rules.cards cimport apply_card
from ..rules.engine cimport apply_option, options
from ..rules.groups cimport Finder, hire_cost, is_card
from ..rules.state cimport State
from ..rules.yields cimport with_yields
from .why cimport all_targets, face_up, usable_modifiers, why_closed

cdef int ACTIVATE, GAINS, NOTHING, ASK_ACTION, ASK_BLACK, ASK_BLACK_DICE, ASK_COUNTER, ASK_FLIP, DIE, FLIP
cdef int DENIERS, INFLUENCE, NO_CARD, VP
cdef Finder FINDER
cdef Activities ACTIVITIES

@cython.locals(seat=int, target=int, entry=dict)
cpdef list menu(State s)
@cython.locals(modifier=int, card=int, entry=dict, groups=list)
cpdef list ways(State s, int seat, int target, list modifiers)
cpdef bint is_plain(int card)
@cython.locals(after=State, n=int)
cpdef dict gain(State s, int seat, int card, int most)
cpdef dict black_menu(State s)
@cython.locals(turning=State, most=int)
cpdef dict flip_menu(State s)
