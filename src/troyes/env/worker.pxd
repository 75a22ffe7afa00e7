# C types for worker.py.
import cython
from cpython.pythread cimport (
    PyThread_acquire_lock, PyThread_allocate_lock, PyThread_release_lock, PyThread_type_lock, WAIT_LOCK,
)

from ..rules.edition cimport Edition
from ..rules.engine cimport Referee, advance, is_over
from ..rules.options cimport Options
from ..rules.scoring cimport final_vp
from ..rules.secrets cimport mask
from ..rules.state cimport State
from ..think.playout cimport mix
from . cimport observe, rows
from .observe cimport relative as _  # so that a change of theirs builds this module again: the line above does not

cdef int NEUTRAL, NOBODY, WIN, MARGIN, SHAPED
cdef unsigned long long STEP, MASK

@cython.final
cdef class Worker:
    cdef State state, fresh
    cdef Referee referee
    cdef Options options
    cdef int first, last
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
    # For the thread that serves: what is asked for, and two bells, one that work is there and one that it is done.
    cdef long long[::1] asked
    cdef bint again, dismissed
    cdef PyThread_type_lock work, done

    cpdef void serve(self)
    cpdef void dismiss(self)
    cdef void reset_each(self) noexcept nogil
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

# Locks of the interpreter's own kind ring the bells: they need no lock of the interpreter to be held, and one
# thread may release what another has taken. A bell is rung by releasing it.

cdef inline void make_bells(Worker worker):
    worker.work = PyThread_allocate_lock()
    worker.done = PyThread_allocate_lock()
    if worker.work is NULL or worker.done is NULL:
        raise MemoryError
    PyThread_acquire_lock(worker.work, WAIT_LOCK)
    PyThread_acquire_lock(worker.done, WAIT_LOCK)

cdef inline void do_part(Worker worker) noexcept nogil:
    if worker.again:
        worker.reset_each()
    else:
        worker.step_each(worker.first, worker.last, worker.asked)

cdef inline void serve_unlocked(Worker worker):
    with nogil:
        while True:
            PyThread_acquire_lock(worker.work, WAIT_LOCK)
            if worker.dismissed:
                worker.dismissed = False
                break
            do_part(worker)
            PyThread_release_lock(worker.done)

cdef inline void ring_out(Worker worker):
    worker.dismissed = True
    PyThread_release_lock(worker.work)

cdef inline void together(list workers, bint again, long long[::1] actions):
    cdef Worker first = workers[0], worker
    cdef int k
    for k in range(len(workers)):
        worker = workers[k]
        worker.again = again
        worker.asked = actions
        if k:
            PyThread_release_lock(worker.work)
    with nogil:
        do_part(first)
    for k in range(1, len(workers)):
        worker = workers[k]
        with nogil:
            PyThread_acquire_lock(worker.done, WAIT_LOCK)

cdef inline void step_unlocked(Worker worker, int row, long long[::1] actions):
    with nogil:
        worker.step_each(row, row + 1, actions)

cpdef void reset_all(list workers)
cpdef void step_all(list workers, long long[::1] actions)
cpdef void step_one(Worker worker, int row, long long[::1] actions)
