# C types for activities.py.
from .layout cimport CARD_LIMIT

cdef class Activities:
    cdef short kind[CARD_LIMIT]
    cdef short counts[CARD_LIMIT]
    cdef short chosen[CARD_LIMIT]
    cdef short mixed[CARD_LIMIT]
