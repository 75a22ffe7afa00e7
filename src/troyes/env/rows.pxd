# rows.py for the compiler, in line wherever it is used: bodies and all, so this module is not compiled itself.
from libc.string cimport memcpy, memset

from ..rules.state cimport State, block_size, copy_fields

cpdef inline void load_state(State s, short[:, ::1] store, int row) noexcept nogil:
    memcpy(&s.players, &store[row, 0], block_size(s))

cpdef inline void save_state(State s, short[:, ::1] store, int row) noexcept nogil:
    memcpy(&store[row, 0], &s.players, block_size(s))

cpdef inline void copy_state(State new, State old) noexcept nogil:
    copy_fields(new, old)

cpdef inline void clear_row(float[:, ::1] observations, signed char[:, ::1] masks, int row) noexcept nogil:
    memset(&observations[row, 0], 0, observations.shape[1] * sizeof(float))
    memset(&masks[row, 0], 0, masks.shape[1])
