# C types for turn.py.
cdef int ASK_ACTION, ASK_BLACK, ASK_COUNTER, ASK_CUBES, ASK_FLIP, ASK_SPACE, FLIP, PASS, RECRUIT
cdef int REROLL, ROLL_ARCHER, ROLL_REROLL, YIELD

cpdef bint spends_influence(int option) noexcept nogil
cpdef bint turn_goes_on(int before, int option, int after) noexcept nogil
