# C types for state.py: the fields in the order of FIELDS, all of them short, in one block.
from cpython.bytes cimport PyBytes_FromStringAndSize, PyBytes_AS_STRING
from libc.string cimport memcpy

from .layout cimport (
    banner_at, cathedral_at, die_at, earned_at, first_die, first_space, hand_at, lying_at, on_card, slot_at,
)
from .edition cimport Edition
from .facts cimport Facts

cdef int NEUTRAL, NOBODY, NO_CARD, NO_CHARACTER

cdef enum:
    EVENT_CARDS = 18  # N_EVENTS

cdef class State:
    cdef public Edition edition
    cdef public Facts facts
    cdef public short players, bonus, open_scores, rounds
    cdef public short round, start, step, wait, actor, turn
    cdef public short dealt, placed, roy_placed, revealed, next_space, black_rolled
    cdef short deniers[5]
    cdef short on_district[5]
    cdef short influence[5]
    cdef short vp[5]
    cdef short earned[35]
    cdef short supply[5]
    cdef short general[5]
    cdef short passed[5]
    cdef short rerolls[5]
    cdef short archer_rolls[5]
    cdef public short bank
    cdef short space[18]
    cdef short lying[15]
    cdef short dice[90]
    cdef short black[6]
    cdef short cathedral[18]
    cdef short card[9]
    cdef short trade[45]
    cdef short cubes[45]
    cdef short queue[18]
    cdef public short queue_len
    cdef short where[EVENT_CARDS]
    cdef short banner[EVENT_CARDS * 9]
    cdef short covered[EVENT_CARDS]
    cdef short acted[EVENT_CARDS]
    cdef public short black_todo, event, call
    cdef short hands[8]
    cdef short pile[6]
    cdef public short pile_top
    cdef public short target, modifier
    cdef short picks[12]
    cdef public short n_picks
    cdef short chosen[6]
    cdef public short need, total, cubes_left, barred, hits, roy_turns
    cdef public short rolls_left, most, reroll_colour, roy_die
    cdef short roy_faces[6]
    cdef public short n_roy_faces

    cpdef State copy(self)
    cpdef bytes key(self)

cdef inline Py_ssize_t block_size(State s) noexcept nogil:
    return <char *>&s.n_roy_faces - <char *>&s.players + sizeof(short)

cdef inline void copy_fields(State new, State old) noexcept nogil:
    memcpy(&new.players, &old.players, block_size(old))

cdef inline bytes field_bytes(State s):
    return PyBytes_FromStringAndSize(<char *>&s.players, block_size(s))

cdef inline void load_fields(State s, bytes block) noexcept:
    memcpy(&s.players, PyBytes_AS_STRING(block), block_size(s))

cpdef State restore(Edition edition, bytes key)
cpdef int standing(State s, int owner, int building) noexcept nogil
cpdef int dice_in(State s, int district) noexcept nogil
cpdef int dice_of(State s, int district, int colour) noexcept nogil
cpdef bint any_dice(State s) noexcept nogil
cpdef int next_seat(State s, int seat) noexcept nogil
