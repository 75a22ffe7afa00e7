# C types for modifiers.py.
from .layout cimport ROOM_FOR_CARDS

cdef class Modifiers:
    cdef short known[ROOM_FOR_CARDS]
    cdef short base[ROOM_FOR_CARDS]
    cdef short single[ROOM_FOR_CARDS]
    cdef short becomes[ROOM_FOR_CARDS]
    cdef short times[ROOM_FOR_CARDS]
    cdef short each[ROOM_FOR_CARDS]
    cdef short flat[ROOM_FOR_CARDS]
    cdef short fixed[ROOM_FOR_CARDS]
    cdef short settles[ROOM_FOR_CARDS]
    cdef short builds[ROOM_FOR_CARDS]
    cdef short free[ROOM_FOR_CARDS]
