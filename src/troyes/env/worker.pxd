# C types for worker.py.
import cython
from cpython.pythread cimport (
    NOWAIT_LOCK, PyThread_acquire_lock, PyThread_allocate_lock, PyThread_release_lock, PyThread_type_lock, WAIT_LOCK,
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

cdef int N_OPTIONS, NEUTRAL, NOBODY, WIN, MARGIN, SHAPED
cdef unsigned long long STEP, MASK

@cython.final
cdef class Worker:
    cdef State state, fresh
    cdef Referee referee
    cdef Options options
    cdef int rows
    cdef int players, seat, kind
    cdef float penalty
    cdef short[:, ::1] store
    cdef unsigned long long[:, ::1] keys
    cdef float[:, ::1] paid
    cdef unsigned char[::1] status
    cdef int[::1] actor
    cdef int[::1] shown
    cdef float[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] terminations
    # Of the first worker: what is asked for, which rows are still to be given out, and who may give out some.
    cdef long long[::1] asked
    cdef bint again
    cdef int first, last
    cdef PyThread_type_lock giving
    # Of each other one: two bells, one that work is there and one that it is done.
    cdef bint dismissed
    cdef PyThread_type_lock work, done

    cpdef void serve(self, Worker chief)
    cpdef void dismiss(self)
    cdef void reset_each(self, int first, int last) noexcept nogil
    cdef void step_each(self, int first, int last, long long[::1] actions) noexcept nogil
    cdef void reset_row(self, int row) noexcept nogil
    cdef void next_keys(self, int row) noexcept nogil
    cdef void step_row(self, int row, long long action) noexcept nogil
    cdef bint offered(self, int row, long long action) noexcept nogil
    @cython.locals(at=cython.ulonglong)
    cdef void play_on(self, State s, int row) noexcept nogil
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
#
# Rows are given out in small parts, to whoever is free: a thread that wakes up late, or whose core has other things
# to do, does fewer of them. Nobody waits for one that has not begun. The first worker takes the rows from the front
# and the others from the back, so that most rows stay in the cache of one core.

cdef enum:
    PART = 32  # rows given out at once: some 30 microseconds of work
    GLANCES = 1000  # at a bell before a thread sleeps until it rings: about as long

cdef inline void make_bells(Worker worker):
    worker.giving = PyThread_allocate_lock()
    worker.work = PyThread_allocate_lock()
    worker.done = PyThread_allocate_lock()
    if worker.giving is NULL or worker.work is NULL or worker.done is NULL:
        raise MemoryError
    PyThread_acquire_lock(worker.work, WAIT_LOCK)
    PyThread_acquire_lock(worker.done, WAIT_LOCK)

cdef inline int next_part(Worker worker, Worker chief) noexcept nogil:
    cdef int first = -1  # none is left
    PyThread_acquire_lock(chief.giving, WAIT_LOCK)
    if chief.first < chief.last:
        if worker is chief:
            first = chief.first
            chief.first += PART
        else:
            chief.last -= PART
            first = chief.last
    PyThread_release_lock(chief.giving)
    return first

cdef inline void do_parts(Worker worker, Worker chief) noexcept nogil:
    cdef int first, last
    while True:
        first = next_part(worker, chief)
        if first < 0:
            break
        last = min(first + PART, chief.rows)
        if chief.again:
            worker.reset_each(first, last)
        else:
            worker.step_each(first, last, chief.asked)

cdef inline void wait_for(PyThread_type_lock bell) noexcept nogil:
    cdef int k
    for k in range(GLANCES):
        if PyThread_acquire_lock(bell, NOWAIT_LOCK):
            return
    PyThread_acquire_lock(bell, WAIT_LOCK)

cdef inline void serve_unlocked(Worker worker, Worker chief):
    with nogil:
        while True:
            wait_for(worker.work)
            if worker.dismissed:
                worker.dismissed = False
                break
            do_parts(worker, chief)
            PyThread_release_lock(worker.done)

cdef inline void ring_out(Worker worker):
    worker.dismissed = True
    PyThread_release_lock(worker.work)

cdef inline void together(list workers, bint again, long long[::1] actions):
    cdef Worker chief = workers[0], worker
    cdef int k
    chief.again = again
    chief.asked = actions
    chief.first = 0
    chief.last = (chief.rows + PART - 1) // PART * PART
    for k in range(1, len(workers)):
        worker = workers[k]
        PyThread_release_lock(worker.work)
    with nogil:
        do_parts(chief, chief)
    for k in range(1, len(workers)):
        worker = workers[k]
        if not PyThread_acquire_lock(worker.work, NOWAIT_LOCK):  # it has begun; otherwise it need not any more
            with nogil:
                wait_for(worker.done)

cpdef void reset_all(list workers)
cpdef void step_all(list workers, long long[::1] actions)
cpdef void step_one(Worker worker, int row, long long[::1] actions)
