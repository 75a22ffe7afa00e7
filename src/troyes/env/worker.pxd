# C types for worker.py.
import cython

from ..rules.edition cimport Edition
from ..rules.engine cimport Referee, advance, is_over
from ..rules.options cimport Options
from ..rules.scoring cimport final_vp
from ..rules.secrets cimport mask
from ..rules.state cimport State
from ..think.playout cimport mix
from . cimport observe, rows

cdef int NEUTRAL, NOBODY, WIN, MARGIN, SHAPED
cdef unsigned long long STEP, MASK

@cython.final
cdef class Worker:
    cdef State state, fresh
    cdef Referee referee
    cdef Options options
    cdef int players, seat, kind
    cdef float penalty
    cdef short[:, ::1] store
    cdef unsigned long long[:, ::1] keys
    cdef short[:, ::1] legal
    cdef float[:, ::1] paid
    cdef unsigned char[::1] status
    cdef int[::1] actor
    cdef int[::1] shown
    cdef float[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] terminations

    cpdef void reset_rows(self, int first, int last)
    cpdef void step_rows(self, int first, int last, long long[::1] actions)
    cdef void reset_each(self, int first, int last) noexcept nogil
    cdef void step_each(self, int first, int last, long long[::1] actions) noexcept nogil
    cdef void reset_row(self, int row) noexcept nogil
    cdef void next_keys(self, int row) noexcept nogil
    cdef void step_row(self, int row, long long action) noexcept nogil
    cdef bint offered(self, int row, long long action) noexcept nogil
    @cython.locals(at=cython.ulonglong)
    cdef void settle(self, State s, int row) noexcept nogil
    @cython.locals(over=cython.bint, seat=int, changed=int)
    cdef void show(self, State s, int row) noexcept nogil
    @cython.locals(over=cython.bint, reward=float)
    cdef void pay(self, State s, int row) noexcept nogil
    @cython.locals(best=int)
    cdef int best_other(self, State s, int seat) noexcept nogil
    cdef int margin(self, State s, int seat) noexcept nogil
    @cython.locals(lead=int, sharing=int, points=int)
    cdef float win_share(self, State s, int seat) noexcept nogil

cdef inline void reset_unlocked(Worker worker, int first, int last):
    with nogil:
        worker.reset_each(first, last)

cdef inline void step_unlocked(Worker worker, int first, int last, long long[::1] actions):
    with nogil:
        worker.step_each(first, last, actions)
