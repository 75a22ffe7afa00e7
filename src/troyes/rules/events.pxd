# C types for events.py.
import cython

from .cathedral cimport add_gray_cube, remove_last_cube
from .citizens cimport neutral_enters
from .columns cimport Column
from .combat cimport join_queue, place_cube, remove_last_banner
from .options cimport Options
from .pieces cimport tell_roll
from .accounts cimport gain_vp, lose_two_vp, must_pay, spend_influence
from .facts cimport Facts
from .questions cimport Chance, Draw
from .state cimport State, standing

cdef int ACTS, AT_QUEUE, BY_EVENT, BY_REVEAL, EVERYONE, NOBODY
cdef int DRAW_EVENT, FROM_ROY_TABLE, IN_BOX, NEUTRAL, NO_COLOUR, N_EVENTS, RED, ROLL_EVENT, STEP_BLACK_ROLL
cdef int STEP_EVENT_EFFECTS, WAIT_NOTHING
cdef int DISGRACE, GRAY_BUILDER, GRAY_CUBES, LEVY, LOST_BANNERS, LOST_CUBE, NEWCOMER, NO_BUILDING

cdef Column BONUS, BUILDING, COPY, KIND

cpdef int cards_left(State s, int colour) noexcept nogil
cpdef int deck_size(State s, int colour) noexcept nogil
cpdef bint is_unseen(State s, int event, int colour) noexcept nogil
cpdef void reveal_step(State s) noexcept nogil
cpdef int first_copy(State s, int event) noexcept nogil
cpdef void effects_step(State s) noexcept nogil
@cython.locals(kind=int)
cpdef void act(State s, int event, int position) noexcept nogil
@cython.locals(amount=int, building=int)
cpdef void levy(State s, int seat, int event, int cause) noexcept nogil
cpdef void disgrace(State s, int seat, int amount, int cause) noexcept nogil
cpdef void support(State s, int event, int position) noexcept nogil

cdef class EventCard(Draw):
    cdef void outcomes(self, State s, Options out) noexcept nogil
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept nogil

cdef class EventDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil
