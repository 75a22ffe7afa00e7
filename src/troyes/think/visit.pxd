# C types for visit.py.
import cython
from libc.math cimport log
from libc.string cimport memset

from ..rules.engine cimport Referee, is_chance, is_over
from ..rules.options cimport Options
from ..rules.state cimport State, copy_fields
from ..rules.turn cimport spends_influence, turn_goes_on
from .blocks cimport changed_blocks, hash_blocks
from .features cimport Scribe
from .net cimport Net

cdef bint COMPILED
cdef int ASK_ACTION, ASK_COUNTER, ASK_CUBES, RECRUIT, ROLL_REROLL, DEEPEST, MOST_KEPT, MOST_WAYS, HALVES
cdef int FEW_SLOTS, MOST_SLOTS, MOST_SEEN
cdef double SCALE, DOUBT, LOUDEST
cdef unsigned long long MASK, STEP, MIX_1, MIX_2

@cython.final
cdef class Place:
    cdef State state
    cdef Options options
    cdef Place below

@cython.final
cdef class Visitor:
    cdef public Net net
    cdef public Scribe scribe
    cdef Referee referee
    cdef Place top
    cdef public int seat, step, round, count, branch, length, cap, beam, spread, keep, random, limit, share
    cdef public int n_kept, n_halves, used
    cdef public bint whole, acting, following, mixing
    cdef public double heat, doubt, best, before, root
    cdef public long long visits
    cdef public unsigned long long dice
    cdef public list keys, odds
    cdef public set seen
    cdef unsigned long long slots[87040]  # FEW_SLOTS, four times as many, and so on up to MOST_SLOTS
    cdef int table, table_size
    cdef short path[64]  # DEEPEST
    cdef double kept[33]  # MOST_KEPT + 1
    cdef double worth[33]
    cdef int lengths[33]
    cdef short paths[2112]  # (MOST_KEPT + 1) * DEEPEST
    cdef double half_values[9]  # HALVES + 1
    cdef int half_lengths[9]
    cdef int half_rolls[9]
    cdef short half_paths[576]  # (HALVES + 1) * DEEPEST
    cdef double scores[2048]  # DEEPEST * MOST_WAYS

    cpdef int visit(self, State s) noexcept nogil
    @cython.locals(place=Place)
    cdef void make_places(self, State s) noexcept with gil
    cdef void use_odds(self) noexcept with gil
    cdef void put(self, State new, State s) noexcept nogil
    cdef void put_lists(self, State new, State s) noexcept with gil
    @cython.locals(n=int, i=int, k=int, before=int, own=int, narrow=bint, option=int, goes_on=bint, deeper=bint, repeats=bint, changed=cython.ulonglong)
    cdef void descend(self, Place here, int depth, int end) noexcept nogil
    cdef bint is_enough(self, State s, int depth) noexcept nogil
    cdef bint is_idle_recruit(self, State s) noexcept nogil
    cdef bint is_half(self, State child) noexcept nogil
    cdef bint may_repeat(self, int before, bint goes_on, State child, int depth) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef void forget_keys(self) noexcept with gil
    cdef bint is_new(self, State s, unsigned long long changed, bint goes_on) noexcept nogil
    cdef bint is_new_key(self, State s, bint goes_on) noexcept with gil
    @cython.locals(i=int)
    cdef void score_all(self, Place here, int depth) noexcept nogil
    @cython.locals(own=double, other=double, better=int, k=int)
    cdef bint is_among_best(self, int depth, int i, int n) noexcept nogil
    cpdef double judge(self, State s) noexcept nogil
    @cython.locals(left=double)
    cdef double judge_changed(self, State s, unsigned long long changed) noexcept nogil
    @cython.locals(certain=double)
    cpdef double appraise(self, State s, int seat, list odds) noexcept
    @cython.locals(total=double, face=int)
    cdef double judge_roll(self, Place here) noexcept nogil
    @cython.locals(value=double, rolls=bint)
    cdef void leaf(self, Place here, int length, bint half, unsigned long long changed) noexcept nogil
    cdef void write_key(self, State s) noexcept with gil
    cdef double noisy(self, double value) noexcept nogil
    @cython.locals(at=int, k=int)
    cdef void keep_turn(self, double order, double value, int length) noexcept nogil
    @cython.locals(at=int, k=int)
    cdef void keep_half(self, double value, int length, bint rolls) noexcept nogil
    @cython.locals(left=int, h=int)
    cdef void follow_halves(self) noexcept nogil
    cdef void follow(self, Place here, int h, int depth) noexcept nogil
    @cython.locals(length=int, h=int, k=int, best=double, value=double)
    cdef void weigh_halves(self) noexcept nogil
    @cython.locals(x=cython.ulonglong)
    cpdef double uniform(self) noexcept nogil
    @cython.locals(u=double)
    cpdef double gumbel(self) noexcept nogil
    cdef double plain_gumbel(self, double u) noexcept with gil
    cpdef bint last_is_half(self, State s) noexcept nogil
    @cython.locals(i=int)
    cpdef void play(self, State s, int k=*) noexcept nogil

cdef inline double minus_log(double u) noexcept nogil:
    return -log(u)

cdef inline void new_table(Visitor v, int at, int size) noexcept nogil:
    """An empty table of positions: they are as large as they need be, for small ones stay in the cache."""
    v.table = at
    v.table_size = size
    memset(&v.slots[at], 0, size * sizeof(v.slots[0]))

cdef inline void grow_table(Visitor v) noexcept nogil:
    cdef int k, at = v.table, size = v.table_size
    new_table(v, at + size, 4 * size)
    v.used = 0
    for k in range(at, at + size):
        if v.slots[k]:
            put_in_table(v, v.slots[k])

cdef inline bint put_in_table(Visitor v, unsigned long long key) noexcept nogil:
    cdef int last = v.table_size - 1
    cdef int at = <int>(key & last)
    while v.slots[v.table + at]:
        if v.slots[v.table + at] == key:
            return False
        at = (at + 1) & last
    if v.used < MOST_SEEN:
        v.slots[v.table + at] = key
        v.used += 1
    return True

cdef inline bint note(Visitor v, State s, unsigned long long changed, bint goes_on) noexcept nogil:
    """Remember a position by a hash of 64 bits of what the turn has changed; whether it was not known yet."""
    cdef unsigned long long key = hash_blocks(s, changed, goes_on)
    if 2 * v.used > v.table_size and v.table_size < MOST_SLOTS:
        grow_table(v)
    return put_in_table(v, key if key else 1)
