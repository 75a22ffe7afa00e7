# C types for columns.py.
import cython

@cython.final
cdef class Column:
    cdef short at[32]
