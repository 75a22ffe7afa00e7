# C types for edition.py.
from .layout cimport CARD_LIMIT, EVENT_LIMIT, entry_at, first_space, threshold_at, vp_at
cdef class Edition:
    cdef public str name, fingerprint
    cdef public dict figures
    cdef public bint standard
    # activity cards, by card
    cdef short cost[CARD_LIMIT]
    cdef short divisor[CARD_LIMIT]
    cdef short n_spaces[CARD_LIMIT]
    cdef short space_vp[CARD_LIMIT * 4]
    # events, by event card
    cdef short fought_with[EVENT_LIMIT]
    cdef short event_divisor[EVENT_LIMIT]
    cdef short first[EVENT_LIMIT]
    cdef short second[EVENT_LIMIT]
    cdef short banners[EVENT_LIMIT]
    cdef short black[EVENT_LIMIT]
    cdef short calls[EVENT_LIMIT]
    # buildings
    cdef short entry[18]
    cdef short row_len[18]
    cdef short roy_order[18]
    cdef short gray_start[18]
    # effects: of an activation of a card, and of an event
    cdef short pays[CARD_LIMIT]
    cdef short spends[CARD_LIMIT]
    cdef short gives_deniers[CARD_LIMIT]
    cdef short gives_influence[CARD_LIMIT]
    cdef short gives_vp[CARD_LIMIT]
    cdef short deck[EVENT_LIMIT]
    cdef short takes_deniers[EVENT_LIMIT]
    cdef short takes_influence[EVENT_LIMIT]
    # characters, money
    cdef short few[18]
    cdef short many[18]
    cdef readonly short salary[3]
    cdef public short income, die_price
