# C types for features.py.
import cython

from ..rules.layout cimport ROOM_FOR_CARDS, banner_at, cathedral_at, first_die, hand_at, lying_at, on_card, value_of
from ..rules.cathedral cimport free_levels
from ..rules.characters cimport award, character_vp, threshold
from ..rules.combat cimport taken_by
from ..rules.scoring cimport cathedral_penalty, event_presence_vp, tradesmen_vp
from ..rules.state cimport State, standing
from .blocks cimport changed_blocks

cdef bint COMPILED
cdef int FIRST_ASK, NEUTRAL, NOBODY, ROLL_ARCHER, ROLL_REROLL, STEP_ACTIONS
cdef int STEP_BLACK_DICE, STEP_INCOME, STEP_OVER, STEP_PLACEMENT, STEP_REVEAL, STEP_WORKFORCE
cdef int CHRETIEN, FLORENTIN, HENRY, HUGUES, THIBAUT, URBAIN
cdef int MOST_FEATURES, OF_A_SIDE, OF_CARDS, OF_EVENTS, CUBE_CARDS, GLOBALS, OF_A_CHARACTER
cdef int PURSE, ON_DISTRICT, INFLUENCE, SUPPLY, GENERAL, PASSED, DICE, PIPS, IN_BUILDINGS, YET_TO_WORK, TRADESMEN
cdef int YET_TO_TRADE, EVENTS_TAKEN, ON_LEVELS, LEVELS_REACHED, BUILT, REWARDS
cdef int ROUND, IN_SETUP, IN_REVEAL, IN_WORKFORCE, IN_EVENT_PHASE, IN_ACTIONS, PLACED, BLACK, LAST_ROUND, ROUNDS_LEFT
cdef int REROLL, ARCHER, ASKED, BONUS, COLUMNS, EVENTS_LEFT, ALWAYS
cdef int IN_PLAY, CERTAIN, NEARNESS
cdef int TALLIES, OF_TRADE, OF_PRESENCE, OF_LEVELS
cdef unsigned long long EVERYTHING, IN_SPACES, IN_LYING, IN_CATHEDRAL, IN_TRADE, IN_CUBES, IN_WHERE, IN_EVENTS, IN_PILE

cdef void clear(double *x, int first, int end) noexcept nogil
cdef void copy_part(double *x, double *other, int first, int end) noexcept nogil
cpdef int sides_at(int players) noexcept nogil
cpdef int owners_at(int players) noexcept nogil
cpdef int count_features(int players) noexcept nogil

@cython.final
cdef class Scribe:
    cdef public int seat, sides, owners, left, n, n_spans
    cdef public bint following
    cdef int at_dice, at_people, at_lying, at_cards, at_cubes, at_events, at_characters, at_globals
    cdef double x[1024]
    cdef double base[1024]
    cdef int tally[36]
    cdef int base_tally[36]
    cdef int spans[64]
    cdef int side[6]
    cdef int owner[5]
    cdef int cube_place[ROOM_FOR_CARDS]
    cdef int on[6]
    cdef double sure[4]
    cdef double odds[6]
    cdef unsigned long long in_dice[5]

    cpdef void sit(self, State s, int seat) noexcept nogil
    @cython.locals(mine=int, other=double, own=bint)
    cdef void count_hands(self, State s) noexcept nogil
    cpdef void believe(self, list odds) noexcept
    cpdef int write(self, State s) noexcept nogil
    cpdef list values(self)
    cpdef void follow(self) noexcept nogil
    @cython.locals(k=int)
    cpdef void rewrite(self, State s, State base) noexcept nogil
    cdef void add_span(self, int first, int end) noexcept nogil
    @cython.locals(side=int)
    cdef void write_parts(self, State s, unsigned long long changed) noexcept nogil
    @cython.locals(k=int, d=int, i=int, x=cython.p_double, owner=int)
    cdef void write_purse(self, State s, int side) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, at=int, dice=int, pips=int, n=int, die=int)
    cdef void write_dice(self, State s, int side) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, owner=int, people=int, n=int)
    cdef void write_people(self, State s) noexcept nogil
    @cython.locals(k=int)
    cdef void write_lying(self, State s) noexcept nogil
    @cython.locals(x=cython.p_double, owner=int, trades=int, card=int)
    cdef void write_trade(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, card=int)
    cdef void write_cubes(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, event=int, banners=int, covered=int, mine=int, better=int, reward=int)
    cdef void write_events(self, State s) noexcept nogil
    @cython.locals(taken=int)
    cdef void write_taken(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, owner=int, built=int, n=int)
    cdef void write_cathedral(self, State s) noexcept nogil
    cdef void write_characters(self, State s, bint anew) noexcept nogil
    @cython.locals(k=int)
    cdef bint counts_differ(self, int character) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, p=double, best=int, n=int, vp=int)
    cdef void write_character(self, State s, int character) noexcept nogil
    cdef double chance(self, State s, int character) noexcept nogil
    @cython.locals(k=int, x=cython.p_double, step=int, mine=bint, mover=int)
    cdef void write_globals(self, State s) noexcept nogil
    cpdef double certain(self, State s) noexcept nogil
    @cython.locals(k=int, end=int)
    cpdef double certain_now(self, State s) noexcept nogil
    @cython.locals(own=double, best=double, total=double, other=double)
    cdef double margin(self) noexcept nogil
    @cython.locals(sure=int, vp=double, p=double)
    cpdef double points(self, State s, int side) noexcept nogil

cpdef list features(State s, int seat)
