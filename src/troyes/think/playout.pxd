# C types for playout.py.
import cython

from ..rules.edition cimport Edition
from ..rules.engine cimport advance, apply_option, draw, is_chance, is_over, list_options, resolve
from ..rules.options cimport Options
from ..rules.state cimport State

cdef unsigned long long MASK, STEP, MIX_1, MIX_2
cdef Options OPTIONS

cpdef unsigned long long mix(unsigned long long x) noexcept nogil
@cython.locals(x=cython.ulonglong, decisions=int)
cpdef int play_out(State s, unsigned long long seed)
@cython.locals(x=cython.ulonglong, decisions=int, step=int)
cpdef int play_on(State s, unsigned long long key0, unsigned long long key1, unsigned long long seed, list steps)
cpdef State random_game(Edition edition, int players, unsigned long long seed, bint bonus=*)
