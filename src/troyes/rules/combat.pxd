# C types for combat.py.
from .state cimport State, gain_influence, gain_vp

cdef int BRIGANDS, DISCARDED, FROM_COMBAT, IN_BOX, IN_QUEUE, SKIRMISHES, MARAUDING, MAX_BANNERS, NEUTRAL, STEP_ACTIONS, TAKEN

cpdef int free_banners(State s, int event)
cpdef int cubes_on(State s, int event, int owner)
cpdef int events_with(State s, int owner)
cpdef void join_queue(State s, int event)
cpdef void place_cube(State s, int owner, int event)
cpdef void remove_last_banner(State s, int event)
cpdef void counter_event(State s, int event)
cpdef void pay_rewards(State s, int event)
cpdef int nth_most(State s, int event, int below)
cpdef int owners_with(State s, int event, int number)
cpdef void reward(State s, int event, int number, int vp)
cpdef int taker(State s, int event)
cpdef void close_queue(State s, int event)
cpdef int taken_by(State s, int owner)
cpdef int copy_rank(State s, int event)
cpdef void sort_copies(State s, int first, int end)
cpdef void swap_copies(State s, int a, int b)
