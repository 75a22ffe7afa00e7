# C types for activities.py.
cdef class Activities:
    cdef short kind[31]
    cdef short counts[31]
    cdef short chosen[31]
    cdef short mixed[31]
