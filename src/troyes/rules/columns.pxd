# C types for columns.py.
import cython

from .layout cimport CARD_LIMIT

@cython.final
cdef class Column:
    cdef short at[CARD_LIMIT]
