# C types for activities.py.
from .layout cimport ROOM_FOR_CARDS

cdef class Activities:
    cdef short kind[ROOM_FOR_CARDS]
    cdef short counts[ROOM_FOR_CARDS]
    cdef short chosen[ROOM_FOR_CARDS]
    cdef short mixed[ROOM_FOR_CARDS]
