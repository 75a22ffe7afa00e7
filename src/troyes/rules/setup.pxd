# C types for setup.py.
from .layout cimport hand_at
from .combat cimport join_queue
from .edition cimport Edition
from .king cimport place_by_dice
from .options cimport Options
from .accounts cimport earn
from .facts cimport Facts
from .pieces cimport leave, stand, stand_from_general, tell_roll
from .questions cimport Chance, Draw, Question
from .state cimport State

cdef int AT_SUPPLY, BY_PLACEMENT, BY_REVEAL, BY_SETUP, CHARACTER, EVERYONE, NOWHERE, ROUND, START
cdef int ASK_SPACE, CITIZENS, DRAW_CHARACTER, FROM_SUPPLY, GRAY_CITIZENS, MARAUDING, NEUTRAL, NOBODY, RED, ROLL_ROY_PLACEMENT
cdef int ROLL_START, ROY_CITIZENS, SPACE, STEP_CHARACTERS, STEP_PLACEMENT, STEP_REVEAL, STEP_START, WAIT_NOTHING

cpdef int rounds_for(int players) noexcept nogil
cpdef int citizens_for(int players) noexcept nogil
cpdef void start_step(State s) noexcept nogil
cpdef int characters_to_deal(State s) noexcept nogil
cpdef void characters_step(State s) noexcept nogil
cdef void tell_character(State s, int owner, int character, int place, int know) noexcept nogil
cpdef void take_start(State s, int owner, int cause) noexcept nogil
cpdef void placement_step(State s) noexcept nogil
cpdef void roy_placement_step(State s) noexcept nogil
cpdef void begin_round(State s) noexcept nogil

cdef class StartPlayer(Draw):
    cdef void outcomes(self, State s, Options out) noexcept nogil
    cdef void happen(self, State s, int outcome) noexcept nogil

cdef class CharacterCard(Draw):
    cdef void outcomes(self, State s, Options out) noexcept nogil
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class RoyPlacementDie(Chance):
    cdef void happen(self, State s, int outcome) noexcept nogil
    cdef int index(self, State s) noexcept nogil

cdef class FirstSpace(Question):
    cdef void options(self, State s, Options out) noexcept nogil
    cdef void choose(self, State s, int option) noexcept nogil
