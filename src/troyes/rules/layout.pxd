# C types for layout.py, in line wherever they are used: bodies and all, so this module is not compiled itself.

cdef enum:
    CARD_LIMIT = 64  # MAX_CARDS; of another name, as Cython has it
    EVENT_LIMIT = 32  # MAX_EVENTS

cpdef inline int die_at(int district, int colour, int value) noexcept nogil:
    return district * 18 + colour * 6 + value - 1

cpdef inline int first_die(int district) noexcept nogil:
    return district * 18

cpdef inline int die_kind(int colour, int value) noexcept nogil:
    return colour * 6 + value - 1

cpdef inline int district_of(int die) noexcept nogil:
    return die // 18

cpdef inline int colour_of(int die) noexcept nogil:
    return die % 18 // 6

cpdef inline int value_of(int die) noexcept nogil:
    return die % 6 + 1

cpdef inline int kind_of(int die) noexcept nogil:
    return die % 18

cpdef inline int opposite(int die) noexcept nogil:
    return die - die % 6 + 5 - die % 6

cpdef inline int first_space(int building) noexcept nogil:
    return building * 6

cpdef inline int building_of(int space) noexcept nogil:
    return space // 6

cpdef inline int entry_at(int building, int value) noexcept nogil:
    return building * 6 + value - 1

cpdef inline int lying_at(int building, int owner) noexcept nogil:
    return building * 5 + owner

cpdef inline int cathedral_at(int level, int column) noexcept nogil:
    return level * 6 + column

cpdef inline int level_of(int space) noexcept nogil:
    return space // 6

cpdef inline int slot_at(int colour, int round) noexcept nogil:
    return colour * 3 + round - 1

cpdef inline int slot_colour(int slot) noexcept nogil:
    return slot // 3

cpdef inline int slot_round(int slot) noexcept nogil:
    return slot % 3 + 1

cpdef inline int on_card(int slot, int owner) noexcept nogil:
    return slot * 5 + owner

cpdef inline int vp_at(int card, int space) noexcept nogil:
    return card * 4 + space - 1

cpdef inline int banner_at(int event, int k) noexcept nogil:
    return event * 9 + k

cpdef inline int earned_at(int owner, int source) noexcept nogil:
    return owner * 7 + source

cpdef inline int hand_at(int seat, int k) noexcept nogil:
    return seat * 2 + k

cpdef inline int holder_of(int place) noexcept nogil:
    return place // 2

cpdef inline int threshold_at(int character, int grade) noexcept nogil:
    return character * 3 + grade

cpdef inline int stock_row(int foreign, int colour) noexcept nogil:
    return foreign * 4 + colour

cpdef inline int stock_at(int row, int value) noexcept nogil:
    return row * 6 + value - 1

cpdef inline int points_at(int row, int n) noexcept nogil:
    return row * 4 + n
