# C types for modifiers.py.
cdef class Modifiers:
    cdef short known[31]
    cdef short base[31]
    cdef short single[31]
    cdef short becomes[31]
    cdef short times[31]
    cdef short each[31]
    cdef short flat[31]
    cdef short fixed[31]
    cdef short settles[31]
    cdef short builds[31]
    cdef short free[31]
