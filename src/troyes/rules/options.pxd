# C types for options.py.
import cython

@cython.final
cdef class Options:
    cdef public int n
    cdef short ids[256]
    cpdef void add(self, int option) noexcept nogil
    cpdef bint has(self, int option) noexcept nogil
    cpdef list to_list(self)
