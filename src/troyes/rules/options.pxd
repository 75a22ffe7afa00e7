# C types for options.py.
cdef class Options:
    cdef public int n
    cdef short ids[256]
    cpdef void add(self, int option) noexcept
    cpdef bint has(self, int option) noexcept
    cpdef list to_list(self)
