# C types for engine.py.
from .layout cimport die_at
from .actions cimport (
    carry_out, choose_cube, choose_modifier, choose_number, end_turn, finish_group, list_actions,
    list_cube_targets, list_dice, list_group_origins, list_modifiers, list_numbers, pass_turn, pick_die,
    roll_archer, start_action,
)
from .black_dice cimport (
    choose_black, counter_black, list_black, list_counter, list_counter_dice, start_counter, yield_to_black,
)
from .chance cimport keyed
from .events cimport cards_left, effects_step, list_deck, reveal_event, roll_event
from .events cimport reveal_step as reveal_events_step
from .facts cimport Facts
from .influence cimport flip_picked, list_flips, recruit, start_reroll
from .king cimport take_roy_turn
from .options cimport Options
from .pieces cimport lay_die, tell_roll
from .round cimport (
    actions_step, black_dice_step, black_roll_step, income_step, list_cards, reveal_card, reveal_step,
    roll_black, roll_workforce, round_end_step, workforce_index, workforce_step,
)
from .setup cimport (
    characters_step, deal_character, list_characters, list_spaces, place_first, placement_step,
    roll_roy_placement, start_step, take_start,
)
from .state cimport State

cdef int ASKS, BY_REROLL, BY_ROY, BY_SETUP, CHOSE, EVERYONE, NOWHERE
cdef int ASK_ACTION, ASK_BLACK, ASK_BLACK_DICE, ASK_COUNTER, ASK_CUBES, ASK_DICE, ASK_FLIP
cdef int ASK_MODIFIER, ASK_NUMBER, ASK_ORIGIN, ASK_SPACE, BLACK, CHANCE, COUNTER, CUBE, DIE, DRAW_CARD
cdef int DRAW_CHARACTER, DRAW_EVENT, FIRST_ASK, FLIP, IN_BOX, NEUTRAL, NUMBER, PASS, RECRUIT, REROLL, ROLL_ARCHER
cdef int ROLL_BLACK, ROLL_EVENT, ROLL_REROLL, ROLL_ROY, ROLL_ROY_PLACEMENT, ROLL_START, ROLL_WORKFORCE, SPACE
cdef int STEP_ACTIONS, STEP_BLACK_DICE, STEP_BLACK_ROLL, STEP_CHARACTERS, STEP_EVENT_CARDS, STEP_EVENT_EFFECTS
cdef int STEP_INCOME, STEP_PLACEMENT, STEP_REVEAL, STEP_START, STEP_WORKFORCE, STOP, WAIT_NOTHING, WAIT_OVER
cdef int ROLLS_OF_A_SEAT
cdef Options BUFFER

cpdef void list_options(State s, Options out) noexcept
cpdef list options(State s)
cpdef void list_outcomes(State s, Options out) noexcept
cpdef list outcomes(State s)
cpdef bint is_chance(State s) noexcept
cpdef bint is_over(State s) noexcept
cpdef void choose(State s, int option) except *
cpdef void apply_option(State s, int option) noexcept
cpdef bint use_influence(State s, int seat, int option) noexcept
cpdef void after_influence(State s) noexcept
cpdef void pick_flip(State s, int seat, int option) noexcept
cpdef void face_black(State s, int seat, int option) noexcept
cpdef void ask_black(State s, int seat) noexcept
cpdef void list_options_black(State s, int seat) noexcept
cpdef void more_black(State s, int seat, int option) noexcept
cpdef void pick_counter_die(State s, int seat, int option) noexcept
cpdef void apply_outcome(State s, int outcome) except *
cpdef void resolve(State s, int outcome) noexcept
cpdef int first_copy(State s, int event) noexcept
cpdef void roll_roy(State s, int face) noexcept
cpdef int chance_index(State s) noexcept
cpdef int draw(State s, unsigned long long key0, unsigned long long key1) noexcept
cpdef void settle_chance(State s, unsigned long long key0, unsigned long long key1) noexcept
cpdef void advance(State s) noexcept
