# C types for accounts.py.
from .layout cimport earned_at
from .facts cimport Facts
from .state cimport State

cdef int BANK, DENIERS, EVERYONE, INFLUENCE, NOWHERE, ON_DISTRICT, VP
cdef int FROM_PENALTIES, MAX_INFLUENCE, NEUTRAL

cdef void tell_deniers(State s, int origin, int place, int amount, int cause) noexcept nogil
cpdef void earn(State s, int owner, int amount, int cause) noexcept nogil
cpdef void pay_bank(State s, int owner, int amount, int cause) noexcept nogil
cpdef void pay_owner(State s, int payer, int owner, int amount, int cause) noexcept nogil
cpdef void put_on_district(State s, int seat, int amount, int cause) noexcept nogil
cpdef void take_from_district(State s, int seat, int cause) noexcept nogil
cpdef void must_pay(State s, int seat, int amount, int cause) noexcept nogil
cpdef void gain_influence(State s, int owner, int amount, int cause) noexcept nogil
cpdef void spend_influence(State s, int owner, int amount, int cause) noexcept nogil
cpdef void gain_vp(State s, int owner, int amount, int source, int cause) noexcept nogil
cpdef int two_vp(State s, int owner) noexcept nogil
cpdef void lose_two_vp(State s, int owner, int cause) noexcept nogil
