# C types for parts.py.
import cython

from ..rules.layout cimport CARD_LIMIT, banner_at, cathedral_at, die_kind, first_die, first_space, lying_at, on_card
from ..rules.cathedral cimport free_levels
from ..rules.characters cimport award, threshold
from ..rules.combat cimport taken_by
from ..rules.scoring cimport cathedral_penalty, presence_vp, tradesmen_vp
from ..rules.state cimport State
from .sides cimport Sides, owners_at, sides_at

cdef bint COMPILED
cdef int FIRST_ASK, NOBODY, ROLL_ARCHER, ROLL_REROLL, STEP_ACTIONS
cdef int STEP_BLACK_DICE, STEP_INCOME, STEP_PLACEMENT, STEP_REVEAL, STEP_WORKFORCE
cdef int CHRETIEN, FLORENTIN, HENRY, HUGUES, THIBAUT, URBAIN
cdef int MOST_FEATURES, OF_A_SIDE, OF_CARDS, OF_EVENTS, CUBE_CARDS, GLOBALS, OF_A_CHARACTER
cdef int PURSE, ON_DISTRICT, INFLUENCE, SUPPLY, GENERAL, PASSED, DICE, PIPS, IN_BUILDINGS, YET_TO_WORK, TRADESMEN
cdef int YET_TO_TRADE, EVENTS_TAKEN, ON_LEVELS, LEVELS_REACHED, BUILT, REWARDS
cdef int ROUND, IN_SETUP, IN_REVEAL, IN_WORKFORCE, IN_EVENT_PHASE, IN_ACTIONS, PLACED, BLACK, LAST_ROUND, ROUNDS_LEFT
cdef int REROLL, ARCHER, ASKED, BONUS, COLUMNS, EVENTS_LEFT, ALWAYS
cdef int IN_PLAY, CERTAIN, NEARNESS
cdef int TALLIES, OF_TRADE, OF_PRESENCE, OF_LEVELS
cdef int OF_DICE, OF_SPACES, OF_BUILDINGS
cdef unsigned long long EVERYTHING, IN_SPACES, IN_LYING, IN_CATHEDRAL, IN_TRADE, IN_CUBES, IN_WHERE, IN_EVENTS, IN_PILE

cdef void clear(float *x, int first, int end) noexcept nogil
cpdef int count_features(int players) noexcept nogil

cdef class Parts(Sides):
    cdef public int left, n
    cdef int at_dice, at_people, at_lying, at_cards, at_cubes, at_events, at_characters, at_globals
    cdef float x[1024]
    cdef int tally[36]
    cdef int told[36]
    cdef int cube_place[CARD_LIMIT]
    cdef int on[6]
    cdef int present[4]
    cdef unsigned long long in_dice[5]
    cdef int within[15]

    @cython.final
    cdef void lay_out(self, State s) noexcept nogil
    @cython.locals(side=int)
    @cython.final
    cdef void write_parts(self, State s, unsigned long long changed) noexcept nogil
    @cython.locals(k=int, d=int, i=int, x=cython.p_float, owner=int)
    @cython.final
    cdef void write_purse(self, State s, int side) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, at=int, dice=int, pips=int, n=int, colour=int, value=int)
    @cython.final
    cdef void write_dice(self, State s, int side) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, people=int, n=int, side=int, space=int)
    @cython.final
    cdef void write_people(self, State s) noexcept nogil
    @cython.locals(k=int)
    @cython.final
    cdef void write_lying(self, State s) noexcept nogil
    @cython.locals(x=cython.p_float, owner=int, trades=int, card=int)
    @cython.final
    cdef void write_trade(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, card=int)
    @cython.final
    cdef void write_cubes(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, event=int, banners=int, covered=int, mine=int, better=int, reward=int)
    @cython.final
    cdef void write_events(self, State s) noexcept nogil
    @cython.locals(taken=int)
    @cython.final
    cdef void write_taken(self, State s) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, owner=int, built=int, n=int)
    @cython.final
    cdef void write_cathedral(self, State s) noexcept nogil
    @cython.final
    cdef void write_characters(self, State s, bint anew) noexcept nogil
    @cython.locals(k=int)
    @cython.final
    cdef bint counts_differ(self, int character) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, p=double, best=int, n=int, vp=int)
    @cython.final
    cdef void write_character(self, State s, int character) noexcept nogil
    @cython.locals(k=int, x=cython.p_float, step=int, mine=bint, mover=int)
    @cython.final
    cdef void write_globals(self, State s) noexcept nogil
