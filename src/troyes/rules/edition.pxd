# C types for edition.py.
from .layout cimport entry_at, first_space, threshold_at, vp_at
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
    # effects: of an activation of a card, and of an event
    cdef short pays[31]
    cdef short spends[31]
    cdef short gives_deniers[31]
    cdef short gives_influence[31]
    cdef short gives_vp[31]
    cdef short deck[18]
    cdef short takes_deniers[18]
    cdef short takes_influence[18]
    # characters, money
    cdef short few[18]
    cdef short many[18]
    cdef short salary[3]
    cdef public short income, die_price
