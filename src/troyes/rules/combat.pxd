# C types for combat.py.
import cython

from .columns cimport Column
from .layout cimport banner_at
from .accounts cimport gain_influence, gain_vp
from .facts cimport Facts
from .state cimport State

cdef int AT_DISCARD, AT_QUEUE, AT_SUPPLY, AT_TAKEN, BY_COMBAT, CUBE, EVENT, EVERYONE, NOWHERE
cdef int DISCARDED, FROM_COMBAT, IN_BOX, IN_QUEUE, MARAUDING, MAX_BANNERS, N_EVENTS, NEUTRAL, STEP_ACTIONS, TAKEN
cdef Column COPIES, FIRST_COPY

cdef void tell_cube(State s, int owner, int event, bint comes, int cause) noexcept nogil
cdef void tell_event(State s, int owner, int event, int origin, int place, int cause) noexcept nogil
cpdef int free_banners(State s, int event) noexcept nogil
cpdef int cubes_on(State s, int event, int owner) noexcept nogil
cpdef bint has_cube(State s, int event, int owner) noexcept nogil
cpdef int events_with(State s, int owner) noexcept nogil
cpdef void join_queue(State s, int event, int cause) noexcept nogil
cpdef void place_cube(State s, int owner, int event, int cause) noexcept nogil
cpdef void remove_last_banner(State s, int event, int cause) noexcept nogil
cpdef void take_last_cube(State s, int event, int cause) noexcept nogil
cpdef void counter_event(State s, int event) noexcept nogil
cpdef void pay_rewards(State s, int event, int cause) noexcept nogil
cpdef int prize(State s, int event, int number) noexcept nogil
cpdef int nth_most(State s, int event, int below) noexcept nogil
cpdef int owners_with(State s, int event, int number) noexcept nogil
@cython.locals(share=int)
cpdef void reward(State s, int event, int number, int cause) noexcept nogil
cpdef int taker(State s, int event) noexcept nogil
cpdef void close_queue(State s, int event) noexcept nogil
cpdef int taken_by(State s, int owner) noexcept nogil
cpdef int place_in_queue(State s, int event) noexcept nogil
cpdef int copy_rank(State s, int event) noexcept nogil
@cython.locals(first=int, end=int)
cpdef void sort_copies(State s, int event) noexcept nogil
cpdef void swap_copies(State s, int a, int b) noexcept nogil
