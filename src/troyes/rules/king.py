"""The King's Challenge: le Roy's placement, his black dice, his turns (section 9).

He never decides: his rolls are chance steps and everything else follows from them. He is the
neutral owner; his reserve is that owner's general supply.
"""

from __future__ import annotations

from .accounts import earn, gain_vp
from .actions import end_turn
from .black_dice import highest_black
from .card_rows import NO_CARD
from .cathedral import lowest_open_level
from .characters import character_vp
from .citizens import enter, expelled, free_card_space, may_enter
from .combat import free_banners, place_cube
from .facts import (
    AT_GENERAL,
    BY_BLACK_DICE,
    BY_CHARACTER,
    BY_PLACEMENT,
    BY_PURCHASE,
    BY_ROY,
    EVERYONE,
    NOWHERE,
    SCORED,
)
from .groups import die_cost
from .layout import cathedral_at, colour_of, die_at, entry_at, first_space, on_card, slot_at, vp_at
from .pieces import (
    go_on_card,
    leave_general,
    put_on_cathedral,
    stand_from_general,
    take_black,
    take_die,
    tell_roll,
    use_die,
)
from .questions import Chance
from .state import State, dice_in
from .terms import (
    FROM_CHARACTERS,
    FROM_ROY_TABLE,
    NEUTRAL,
    NO_CHARACTER,
    NOBODY,
    RED,
    WHITE,
    YELLOW,
)

NO_DIE = 90  # one more than there are
NO_SLOT = 9


# --- initial placement (K2) ----------------------------------------------------------------------


def ranked_colour(rank: int) -> int:
    """Red before yellow before white."""
    if rank == 0:
        return RED
    if rank == 1:
        return YELLOW
    return WHITE


def place_by_dice(s: State) -> None:
    """K2: the three highest of the six dice rolled say where le Roy places.

    The dice lie in `roy_faces`, two of each colour in the order red, yellow, white.
    """
    placed = 0
    for value in range(6, 0, -1):
        for k in range(6):
            if s.roy_faces[k] == value and placed < 3 and place_best(s, ranked_colour(k // 2)):
                placed += 1
    for rank in range(3):  # K2 (Z): what the dice did not give
        while placed < 3 and place_best(s, ranked_colour(rank)):
            placed += 1
    for k in range(6):
        s.roy_faces[k] = 0
    s.n_roy_faces = 0


def place_best(s: State, building: int) -> bool:
    """A citizen on the best free space of a building by le Roy's order."""
    for rank in range(6):
        space = s.edition.roy_order[first_space(building) + rank]
        if s.space[space] == NOBODY:
            stand_from_general(s, NEUTRAL, space, BY_PLACEMENT)
            return True
    return False


# --- his dice (K4, K6) ---------------------------------------------------------------------------


def best_die(s: State, district: int) -> int:
    """The best die of a district by value, then red, yellow, white; NO_DIE if there is none."""
    for value in range(6, 0, -1):
        for rank in range(3):
            die = die_at(district, ranked_colour(rank), value)
            if s.dice[die]:
                return die
    return NO_DIE


def spend_best(s: State, n: int, cause: int) -> None:
    """K8: he spends his best dice, or what he has."""
    for _ in range(n):
        die = best_die(s, NEUTRAL)
        if die != NO_DIE:
            take_die(s, die, cause)


def roy_counters(s: State) -> None:
    """K6: his best die, if any, removes the highest black die, whatever the values."""
    spend_best(s, 1, BY_BLACK_DICE)
    take_black(s, highest_black(s), NEUTRAL, 1, BY_BLACK_DICE)


# --- his turn (K8, K9) ---------------------------------------------------------------------------


class RoyDie(Chance):
    """K8: two dice tell what le Roy does."""

    def happen(self, s: State, outcome: int) -> None:
        """The first is remembered, the second decides the turn."""
        if s.roy_die == 0:
            tell_roll(s, NEUTRAL, outcome, BY_ROY)
            s.roy_die = outcome
            return
        total = s.roy_die + outcome
        tell_roll(s, NEUTRAL, outcome, BY_ROY + total)
        s.roy_die = 0
        s.roy_turns += 1
        take_roy_turn(s, total)
        end_turn(s)

    def index(self, s: State) -> int:
        """His turns so far, and which of the two dice this is."""
        return s.roy_turns * 2 + (s.roy_die > 0)


def take_roy_turn(s: State, roll: int) -> None:
    """The table of le Roy's turn."""
    cause = BY_ROY + roll
    if roll == 2 or roll == 12:
        buy_points(s, 3, cause)  # Z1
    elif roll == 3 or roll == 11:
        buy_points(s, 2, cause)
    elif roll == 4 or roll == 10:
        place_citizen(s, cause)
    elif roll == 5 or roll == 9:
        counter_rightmost(s, cause)
    elif roll == 6:
        spend_best(s, 1, cause)
        place_tradesman(s, cause)
    elif roll == 7:
        spend_best(s, 2, cause)
        build_two(s, cause)
    else:
        score_character(s, cause)


def buy_points(s: State, n: int, cause: int) -> None:
    """Rolls 2, 3, 11, 12: n VP for n dice, one of them the player's best (K9.1)."""
    die = best_die(s, 0)
    if die == NO_DIE:
        spend_best(s, n, cause)
    else:
        price = die_cost(s, n)
        use_die(s, die, price, NOWHERE, cause)
        earn(s, 0, price, BY_PURCHASE)
        spend_best(s, n - 1, cause)
    gain_vp(s, NEUTRAL, n, FROM_ROY_TABLE, cause)


def place_citizen(s: State, cause: int) -> None:
    """Rolls 4 and 10 (K9.2): the colour of the die spent tells the building."""
    die = best_die(s, NEUTRAL)
    if die == NO_DIE:
        return
    take_die(s, die, cause)
    building = colour_of(die)
    value = best_entry(s, building)
    if value and s.general[NEUTRAL]:
        leave_general(s, NEUTRAL)
        enter(s, NEUTRAL, AT_GENERAL, building, value, cause)


def best_entry(s: State, building: int) -> int:
    """The die value by which he would enter, or 0: first to expel the player's, last his own."""
    value = entry_for(s, building, 0)
    if value == 0:
        value = entry_for(s, building, NOBODY)
    if value == 0:
        value = entry_for(s, building, NEUTRAL)
    return value


def entry_for(s: State, building: int, victim: int) -> int:
    """The die value with which he would enter and expel this owner, or nobody; or 0."""
    for rank in range(6):
        space = s.edition.roy_order[first_space(building) + rank]
        for value in range(1, 7):
            if (
                s.edition.entry[entry_at(building, value)] == space
                and expelled(s, building, value) == victim
                and may_enter(s, building, value)
            ):
                return value
    return 0


def counter_rightmost(s: State, cause: int) -> None:
    """Rolls 5 and 9 (K9.3): his cubes fill all free banners, a die for each."""
    event = s.queue[s.queue_len - 1]
    banners = free_banners(s, event)
    spend_best(s, banners, cause)
    for _ in range(banners):
        place_cube(s, NEUTRAL, event, cause)


def place_tradesman(s: State, cause: int) -> None:
    """Roll 6 (K9.4): the space with most VP; ties by cost, then colour, then round."""
    if s.general[NEUTRAL] == 0:
        return
    best_slot = NO_SLOT
    best_vp = -1
    for rank in range(3):
        for round in range(1, 4):
            slot = slot_at(ranked_colour(rank), round)
            card = s.card[slot]
            if card == NO_CARD or s.trade[on_card(slot, NEUTRAL)]:
                continue
            space = free_card_space(s, slot)
            vp = s.edition.space_vp[vp_at(card, space)] if space else -1
            if best_slot == NO_SLOT or vp > best_vp:
                best_slot, best_vp = slot, vp
            elif vp == best_vp and s.edition.cost[card] < s.edition.cost[s.card[best_slot]]:
                best_slot = slot
    if best_slot != NO_SLOT:
        leave_general(s, NEUTRAL)
        space = free_card_space(s, best_slot)
        go_on_card(s, NEUTRAL, AT_GENERAL, best_slot, space, cause)


def build_two(s: State, cause: int) -> None:
    """Roll 7 (K9.5): 1 VP per cube, even if there is no space.

    Cubes take the highest numbers of the lowest open level.
    """
    for _ in range(2):
        level = lowest_open_level(s)
        if level < 3:
            for column in range(5, -1, -1):
                if s.cathedral[cathedral_at(level, column)] == NOBODY:
                    put_on_cathedral(s, NEUTRAL, cathedral_at(level, column), cause)
                    break
        gain_vp(s, NEUTRAL, 1, FROM_ROY_TABLE, cause)


def score_character(s: State, cause: int) -> None:
    """Roll 8 (K9.6): the top character scores both sides now and leaves."""
    if s.pile_top == 6 or s.pile[s.pile_top] == NO_CHARACTER:
        gain_vp(s, NEUTRAL, 1, FROM_ROY_TABLE, cause)
        return
    character = s.pile[s.pile_top]
    s.pile_top += 1
    if s.facts is not None:
        s.facts.add(SCORED, NEUTRAL, 1, character, NOWHERE, NOWHERE, cause, EVERYONE)
    score_side(s, character, 0)
    score_side(s, character, NEUTRAL)


def score_side(s: State, character: int, owner: int) -> None:
    """The points a character gives to one side."""
    vp = character_vp(s, character, owner)
    gain_vp(s, owner, vp, FROM_CHARACTERS, BY_CHARACTER + character)


def roy_can_act(s: State) -> bool:
    """K8: he counts as passed whenever he has no dice."""
    return dice_in(s, NEUTRAL) > 0
