# C types for edition.py.
from .layout cimport entry_at, first_space, vp_at
cdef class Edition:
    cdef public str name, fingerprint
    cdef public dict figures
    cdef public bint standard
    # activity cards, by card
    cdef short cost[31]
    cdef short divisor[31]
    cdef short n_spaces[31]
    cdef short space_vp[124]
    # events, by event card
    cdef short fought_with[18]
    cdef short event_divisor[18]
    cdef short first[18]
    cdef short second[18]
    cdef short banners[18]
    cdef short black[18]
    cdef short calls[18]
    # buildings
    cdef short entry[18]
    cdef short row_len[18]
    cdef short roy_order[18]
    cdef short gray_start[18]
