# C types for events.py.
from .cathedral cimport add_gray_cube, remove_last_cube
from .citizens cimport neutral_enters
from .combat cimport join_queue, place_cube, remove_last_banner
from .options cimport Options
from .pieces cimport tell_roll
from .accounts cimport gain_vp, lose_two_vp, must_pay, spend_influence
from .facts cimport Facts
from .questions cimport Chance, Draw
from .state cimport State, standing

cdef int ACTS, AT_QUEUE, BY_EVENT, BY_REVEAL, EVERYONE, NOBODY
cdef int BISHOPRIC, CITY_HALL, CIVIL_WAR, DRAW_EVENT, DROUGHT, FROM_ROY_TABLE, HERESY, IN_BOX, INTERRUPTED_WORK
cdef int NEUTRAL, NO_COLOUR, PALACE, RED, RESISTANCE, ROLL_EVENT, STEP_BLACK_ROLL, STEP_EVENT_EFFECTS
cdef int SUCCESSION_CONFLICT, SUPPORT, THEOLOGICAL_CONFLICT, TRAVELING_BUILDERS, WAIT_NOTHING, WAYFARERS, WHITE
cdef int RED_EVENTS, YELLOW_EVENTS, WHITE_EVENTS

cpdef int deck_of(int event) noexcept
cpdef int cards_left(State s, int colour) noexcept
cpdef void reveal_step(State s) noexcept
cpdef int first_copy(State s, int event) noexcept
cpdef void effects_step(State s) noexcept
cpdef void act(State s, int event, int position) noexcept
cpdef void support(State s, int position) noexcept

cdef class EventCard(Draw):
    cdef void outcomes(self, State s, Options out) noexcept
    cdef void happen(self, State s, int outcome) noexcept
    cdef int index(self, State s) noexcept
    cdef int draw(self, State s, unsigned long long key0, unsigned long long key1) noexcept

cdef class EventDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept
    cdef int index(self, State s) noexcept
