# C types for questions.py.
from .chance cimport keyed
from .options cimport Options
from .state cimport State

cdef Options ANSWERS

cdef class Question:
    cdef void options(self, State s, Options out) noexcept
    cdef void choose(self, State s, int option) noexcept

cdef class Chance:
    cdef void outcomes(self, State s, Options out) noexcept
    cdef void happen(self, State s, int outcome) noexcept
    cdef int index(self, State s) noexcept
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept

cdef class Draw(Chance):
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept
