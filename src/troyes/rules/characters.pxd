# C types for characters.py.
from .layout cimport on_card, threshold_at
from .cathedral cimport cubes_of
from .combat cimport taken_by
from .state cimport State, standing

cdef int CHRETIEN, FLORENTIN, HUGUES, NEUTRAL, THIBAUT, URBAIN
cdef int FIRST, SECOND, THIRD

cpdef int tradesmen(State s, int owner) noexcept nogil
cpdef int counted(State s, int character, int owner) noexcept nogil
cpdef int threshold(State s, int character, int grade) noexcept nogil
cpdef int character_vp(State s, int character, int owner) noexcept nogil
cpdef int award(State s, int character, int owner, int n) noexcept nogil
cpdef bint never_roys(int character) noexcept nogil
