# rows.py for the compiler, in line wherever it is used: bodies and all, so this module is not compiled itself.
from libc.string cimport memcmp, memcpy, memset

from ..rules.state cimport State, block_size, copy_fields

cdef inline void load_state(State s, short[:, ::1] store, int row) noexcept nogil:
    memcpy(&s.players, &store[row, 0], block_size(s))

cdef inline void save_state(State s, short[:, ::1] store, int row) noexcept nogil:
    memcpy(&store[row, 0], &s.players, block_size(s))

cdef inline void copy_state(State new, State old) noexcept nogil:
    copy_fields(new, old)

cdef inline void clear_mask(signed char[:, ::1] masks, int row) noexcept nogil:
    memset(&masks[row, 0], 0, masks.shape[1])

cdef inline float *line_of(float[:, ::1] array, int row) noexcept nogil:
    return &array[row, 0]

cdef inline void clear(float *line, int first, int last) noexcept nogil:
    memset(line + first, 0, (last - first) * sizeof(float))

cdef inline int of_owner(int place, int owner) noexcept nogil:
    return place * 5 + owner

cdef enum:
    BOARD = 1
    CARDS = 2
    EVENTS = 4
    OWNERS = 8
    ALL = 15

# The fields of each part lie side by side in the state.
cdef inline int changed(State s, short[:, ::1] store, int row) noexcept nogil:
    cdef char *old = <char *>&store[row, 0] - <Py_ssize_t>&s.players
    cdef int parts = 0
    if memcmp(&s.space, old + <Py_ssize_t>&s.space, <char *>&s.card - <char *>&s.space):
        parts += BOARD
    if memcmp(&s.card, old + <Py_ssize_t>&s.card, <char *>&s.queue - <char *>&s.card):
        parts += CARDS
    if memcmp(&s.queue, old + <Py_ssize_t>&s.queue, <char *>&s.acted - <char *>&s.queue):
        parts += EVENTS
    if memcmp(&s.deniers, old + <Py_ssize_t>&s.deniers, <char *>&s.space - <char *>&s.deniers):
        parts += OWNERS
    return parts
