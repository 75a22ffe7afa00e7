# C types for columns.py.
import cython

from .layout cimport ROOM_FOR_CARDS

@cython.final
cdef class Column:
    cdef short at[ROOM_FOR_CARDS]
