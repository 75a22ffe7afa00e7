# C types for questions.py.
from .chance cimport keyed
from .options cimport Options
from .state cimport State

cdef class Question:
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil

cdef class Chance:
    cdef void outcomes(self, State s, Options out) noexcept nogil
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept nogil

cdef class Draw(Chance):
    cdef Options answers
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept nogil
