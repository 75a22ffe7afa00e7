# C types for pieces.py.
from .layout cimport district_of, lying_at, on_card, opposite
from .facts cimport Facts
from .state cimport State

cdef int AT_CARD, AT_CATHEDRAL, AT_CUBES, AT_GENERAL, AT_LYING, AT_SUPPLY, BLACK_DIE, BY_MODIFIER, CARD, CITIZEN, CUBE
cdef int DIE_MOVES, EVERYONE, FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, NEUTRAL, NOBODY, NOWHERE, ON_PICTURE, OWN_DIE, PICTURE, ROLLED

cdef void tell_die(State s, int origin, int place, int cause) noexcept nogil
cpdef void lay_die(State s, int die, int cause) noexcept nogil
cpdef void take_die(State s, int die, int cause) noexcept nogil
cpdef void use_die(State s, int die, int price, int at, int cause) noexcept nogil
cpdef void turn_die(State s, int die, int cause) noexcept nogil
cpdef void lay_black(State s, int value, int cause) noexcept nogil
cpdef void take_black(State s, int value, int owner, int countered, int cause) noexcept nogil
cpdef void tell_roll(State s, int owner, int face, int cause) noexcept nogil
cpdef void tell_citizen(State s, int owner, int origin, int place, int cause) noexcept nogil
cpdef int card_place(int slot, int space) noexcept nogil
cpdef int origin_place(State s, int owner, int origin) noexcept nogil
cpdef void leave(State s, int owner, int origin) noexcept nogil
cpdef void leave_general(State s, int owner) noexcept nogil
cpdef void stand(State s, int owner, int place, int space, int cause) noexcept nogil
cpdef void stand_from_general(State s, int owner, int space, int cause) noexcept nogil
cpdef void push_on(State s, int space, int cause) noexcept nogil
cpdef void lie_down(State s, int space, int building, int cause) noexcept nogil
cpdef void stand_up(State s, int owner, int building, int cause) noexcept nogil
cpdef void join_supply(State s, int owner, int cause) noexcept nogil
cpdef void go_on_card(State s, int owner, int place, int slot, int space, int cause) noexcept nogil
cdef void tell_cubes(State s, int owner, int n, int origin, int place, int cause) noexcept nogil
cpdef void put_on_card(State s, int owner, int slot, int n, int cause) noexcept nogil
cpdef void spend_cube(State s, int owner, int slot) noexcept nogil
cpdef void put_on_cathedral(State s, int owner, int space, int cause) noexcept nogil
cpdef void take_from_cathedral(State s, int space, int cause) noexcept nogil
cpdef void turn_up(State s, int slot, int card, int cause) noexcept nogil
