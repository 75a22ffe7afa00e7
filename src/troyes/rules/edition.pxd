# C types for edition.py.
from .layout cimport ROOM_FOR_CARDS, ROOM_FOR_EVENTS, entry_at, first_space, threshold_at, vp_at
cdef class Edition:
    cdef public str name, fingerprint
    cdef public dict figures
    cdef public bint standard
    # activity cards, by card
    cdef short cost[ROOM_FOR_CARDS]
    cdef short divisor[ROOM_FOR_CARDS]
    cdef short n_spaces[ROOM_FOR_CARDS]
    cdef short space_vp[ROOM_FOR_CARDS * 4]
    # events, by event card
    cdef short fought_with[ROOM_FOR_EVENTS]
    cdef short event_divisor[ROOM_FOR_EVENTS]
    cdef short first[ROOM_FOR_EVENTS]
    cdef short second[ROOM_FOR_EVENTS]
    cdef short banners[ROOM_FOR_EVENTS]
    cdef short black[ROOM_FOR_EVENTS]
    cdef short calls[ROOM_FOR_EVENTS]
    # buildings
    cdef short entry[18]
    cdef short row_len[18]
    cdef short roy_order[18]
    cdef short gray_start[18]
    # effects: of an activation of a card, and of an event
    cdef short pays[ROOM_FOR_CARDS]
    cdef short spends[ROOM_FOR_CARDS]
    cdef short gives_deniers[ROOM_FOR_CARDS]
    cdef short gives_influence[ROOM_FOR_CARDS]
    cdef short gives_vp[ROOM_FOR_CARDS]
    cdef short deck[ROOM_FOR_EVENTS]
    cdef short takes_deniers[ROOM_FOR_EVENTS]
    cdef short takes_influence[ROOM_FOR_EVENTS]
    # characters, money
    cdef short few[18]
    cdef short many[18]
    cdef short salary[3]
    cdef public short income, die_price
