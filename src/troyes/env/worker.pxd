# C types for worker.py.
import cython
from libc.string cimport memcpy, memset

from ..rules.edition cimport Edition
from ..rules.engine cimport advance, apply_option, is_over, list_options, settle_chance
from ..rules.options cimport Options
from ..rules.scoring cimport final_vp
from ..rules.secrets cimport mask
from ..rules.state cimport State, block_size, copy_fields
from ..think.playout cimport mix
from .observe cimport write_observation

cdef int NEUTRAL, WIN, MARGIN, SHAPED
cdef unsigned long long STEP, MASK

cdef inline void copy_in(State s, short[:, ::1] store, int row) noexcept:
    memcpy(&s.players, &store[row, 0], block_size(s))

cdef inline void copy_out(State s, short[:, ::1] store, int row) noexcept:
    memcpy(&store[row, 0], &s.players, block_size(s))

cdef inline void fill_zero(float[:, ::1] observations, signed char[:, ::1] masks, int row) noexcept:
    memset(&observations[row, 0], 0, observations.shape[1] * sizeof(float))
    memset(&masks[row, 0], 0, masks.shape[1])

cdef void load_state(State s, short[:, ::1] store, int row) noexcept
cdef void save_state(State s, short[:, ::1] store, int row) noexcept
cdef void copy_state(State new, State old) noexcept
cdef void clear_row(float[:, ::1] observations, signed char[:, ::1] masks, int row) noexcept

@cython.final
cdef class Worker:
    cdef State state, view, fresh
    cdef Options options
    cdef int players, seat, kind
    cdef float penalty
    cdef short[:, ::1] store
    cdef unsigned long long[:, ::1] keys
    cdef short[:, ::1] legal
    cdef float[:, ::1] paid
    cdef unsigned char[::1] status
    cdef int[::1] actor
    cdef float[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] terminations

    cpdef void reset_rows(self, int first, int last)
    cpdef void step_rows(self, int first, int last, long long[::1] actions)
    cdef void reset_row(self, int row) noexcept
    cdef void next_keys(self, int row) noexcept
    cdef void step_row(self, int row, long long action) noexcept
    cdef bint offered(self, int row, long long action) noexcept
    @cython.locals(s=State)
    cdef void settle(self, int row) noexcept
    @cython.locals(s=State, over=cython.bint, seat=int)
    cdef void show(self, int row) noexcept
    @cython.locals(s=State, over=cython.bint, reward=float)
    cdef void pay(self, int row) noexcept
    @cython.locals(s=State, best=int)
    cdef int best_other(self, int seat) noexcept
    cdef int margin(self, int seat) noexcept
    @cython.locals(s=State, lead=int, sharing=int, points=int)
    cdef float win_share(self, int seat) noexcept
