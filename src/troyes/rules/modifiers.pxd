# C types for modifiers.py.
from .layout cimport CARD_LIMIT

cdef class Modifiers:
    cdef short known[CARD_LIMIT]
    cdef short base[CARD_LIMIT]
    cdef short single[CARD_LIMIT]
    cdef short becomes[CARD_LIMIT]
    cdef short times[CARD_LIMIT]
    cdef short each[CARD_LIMIT]
    cdef short flat[CARD_LIMIT]
    cdef short fixed[CARD_LIMIT]
    cdef short settles[CARD_LIMIT]
    cdef short builds[CARD_LIMIT]
    cdef short free[CARD_LIMIT]
