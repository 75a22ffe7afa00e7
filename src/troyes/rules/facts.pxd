# C types for facts.py.
cdef class Facts:
    cdef public list rows
    cpdef void add(
        self, int kind, int owner, int amount, int piece, int origin, int place, int cause, int know
    ) noexcept with gil
