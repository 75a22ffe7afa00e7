# C types for yields.py.
import cython

from .activities cimport Activities
from .combat cimport free_banners
from .groups cimport hire_cost, is_card, is_event
from .modifiers cimport Modifiers
from .state cimport State

cdef int ACTIVATE, AGRICULTURE, CATHEDRAL, FIGHT
cdef Activities ACTIVITIES
cdef Modifiers MODIFIERS

cpdef int activations(State s, int seat, int card, int total, int deniers) noexcept nogil
cpdef bint chooses_number(int card) noexcept nogil
cpdef int stones(int modifier, int dice) noexcept nogil
cpdef int cubes_for(State s, int event, int total) noexcept nogil
cpdef int harvest(int total) noexcept nogil
cpdef int group_yield(
    State s, int seat, int target, int modifier, int dice, int total, int price
) noexcept nogil
@cython.locals(total=int, price=int)
cpdef list with_yields(State s, int seat, int target, int modifier, list groups)
