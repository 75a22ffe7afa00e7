# C types for why.py: of what is told at every turn.
import cython

from ..rules.actions cimport usable_cubes
from ..rules.groups cimport Finder, hire_cost, is_card, unit_deniers, unit_influence
from ..rules.layout cimport slot_round
from ..rules.state cimport State, dice_in

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, FIGHT, FLIP_COST, NO_CARD, RECRUIT_COST, REROLL_COST, SETTLE
cdef Finder RICH

cpdef list all_targets(State s)
cpdef bint face_up(State s, int target)
@cython.locals(cost=int, card=int, each=int)
cpdef dict why_closed(State s, int seat, int target)
@cython.locals(slot=int)
cpdef list usable_modifiers(State s)
@cython.locals(seat=int, cost=int)
cpdef dict why_no_influence(State s)
