# C types for features.py.
import cython

from ..rules.layout cimport first_die
from ..rules.state cimport State
from .blocks cimport changed_blocks, changed_since, remember
from .parts cimport Parts, count_features

cdef bint COMPILED
cdef int OF_LEVELS, OF_PRESENCE, OF_TRADE, TALLIES
cdef unsigned long long EVERYTHING, IN_CUBES, IN_EVENTS, IN_LYING, IN_SPACES, IN_TRADE

@cython.final
cdef class Scribe(Parts):
    cdef public int round, n_spans
    cdef public bint following
    cdef int spans[64]
    cdef short last[1024]  # the state written last

    cpdef void sit(self, State s, int seat) noexcept nogil
    cpdef void believe(self, list odds) noexcept
    cpdef int write(self, State s) noexcept nogil
    cpdef list values(self)
    cpdef void follow(self) noexcept nogil
    cpdef void rewrite(self, State s, State base) noexcept nogil
    cpdef void rewrite_changed(self, State s, unsigned long long changed) noexcept nogil
    cdef unsigned long long since_last(self, State s) noexcept nogil
    @cython.locals(side=int, first=int)
    cdef void list_spans(self, unsigned long long changed) noexcept nogil
    cdef void add_span(self, int first, int end) noexcept nogil
    cdef void put_down(self, State s, unsigned long long changed) noexcept nogil
    cpdef double certain(self, State s) noexcept nogil
    cpdef double points(self, State s, int side) noexcept nogil
    @cython.locals(k=int, end=int)
    cpdef double certain_now(self, State s) noexcept nogil

cpdef list features(State s, int seat)
