"""The actions phase: what a player may do, and doing it (P4, A0 to A5).

A turn is a few choices: what, with which modifier, with which dice, whose citizen, how many. No
choice is offered from which the action cannot be completed.
"""

from __future__ import annotations

from .accounts import earn, pay_bank, pay_owner, put_on_district
from .activities import BUYS_CUBES, RED_DICE_CUBES, ROLLS_FOR_CUBES
from .card_rows import ACTIVITIES, MODIFIERS, NO_CARD
from .cards import apply_card
from .cathedral import build
from .citizens import enter, free_card_space, list_origins, list_settlers
from .combat import place_cube
from .facts import (
    AT_QUEUE,
    BY_ACTIVITY,
    BY_AGRICULTURE,
    BY_CATHEDRAL,
    BY_COMBAT,
    BY_HIRE,
    BY_PASS,
    BY_PURCHASE,
    BY_SETTLE,
    EVERYONE,
    IN_HAND,
    NOWHERE,
    OWN_DIE,
    PASSED,
)
from .groups import (
    Finder,
    die_cost,
    free_dice,
    hire_cost,
    is_building,
    is_card,
    is_event,
    modified_total,
)
from .influence import list_influence, use_influence
from .layout import district_of, on_card, value_of
from .options import Options
from .pieces import (
    go_on_card,
    leave,
    origin_place,
    put_on_card,
    spend_cube,
    tell_citizen,
    tell_roll,
    use_die,
)
from .questions import ROLLS_OF_A_SEAT, Chance, Question
from .state import State, any_dice, dice_in, dice_of
from .terms import (
    ACTIVATE,
    AGRICULTURE,
    ARCHER_HIT,
    ASK_CUBES,
    ASK_DICE,
    ASK_MODIFIER,
    ASK_NUMBER,
    ASK_ORIGIN,
    CATHEDRAL,
    CUBE,
    DIE,
    FIGHT,
    MODIFY,
    NEUTRAL,
    NO_MODIFIER,
    NUMBER,
    PASS,
    RED,
    ROLL_ARCHER,
    SETTLE,
    STOP,
    WAIT_NOTHING,
)
from .yields import activations, chooses_number, cubes_for, harvest, stones

# --- what to do (P4, A1 to A5) -------------------------------------------------------------------


class Action(Question):
    """The beginning of a turn: what for, or influence, or passing."""

    def __init__(self) -> None:
        self.finder = Finder()

    def options(self, s: State, out: Options) -> None:
        """Every target that some group of dice completes."""
        seat = s.actor
        out.add(PASS)
        self.finder.look(s, seat)
        for slot in range(9):
            if s.card[slot] != NO_CARD and self.finder.opens(s, ACTIVATE + slot):
                out.add(ACTIVATE + slot)
        if self.finder.opens(s, CATHEDRAL):
            out.add(CATHEDRAL)
        for position in range(s.queue_len):
            if self.finder.opens(s, FIGHT + position):
                out.add(FIGHT + position)
        for building in range(3):
            if self.finder.opens(s, SETTLE + building):
                out.add(SETTLE + building)
        if self.finder.opens(s, AGRICULTURE):
            out.add(AGRICULTURE)
        list_influence(s, seat, out)

    def choose(self, s: State, option: int) -> None:
        """Pass, spend influence first, or take up a target."""
        if option == PASS:
            pass_turn(s, s.actor)
        elif not use_influence(s, s.actor, option):
            s.target = option
            modifiable = self.finder.modifiable(s, s.actor, option)
            s.wait = ASK_MODIFIER if modifiable else ASK_DICE  # asked for where there is one


def pass_turn(s: State, seat: int) -> None:
    """P4.2: 2 deniers onto the district, and no more actions this round."""
    s.passed[seat] = 1
    if s.facts is not None:
        s.facts.add(PASSED, seat, 1, 0, NOWHERE, NOWHERE, BY_PASS, EVERYONE)
    put_on_district(s, seat, 2, BY_PASS)
    end_turn(s)


# --- with which cube (A0.4) ----------------------------------------------------------------------


class ModifierCube(Question):
    """No cube, or one of those that make a completing group of this target."""

    def __init__(self) -> None:
        self.finder = Finder()

    def options(self, s: State, out: Options) -> None:
        """The cards with a cube of the player that help here."""
        self.finder.look(s, s.actor)
        self.finder.aim(s, s.target)
        if self.finder.finds(s, NO_CARD):
            out.add(NO_MODIFIER)
        for slot in range(9):
            card = usable_cubes(s, s.actor, slot)
            if card != NO_CARD and self.finder.finds(s, card):
                out.add(MODIFY + slot)

    def choose(self, s: State, option: int) -> None:
        """One cube, or none."""
        s.modifier = 0 if option == NO_MODIFIER else option - MODIFY + 1
        s.wait = ASK_DICE


def usable_cubes(s: State, seat: int, slot: int) -> int:
    """The modifier card of a slot on which the player has a cube, or NO_CARD (A1.6)."""
    if s.cubes[on_card(slot, seat)] > 0:
        return s.card[slot]
    return NO_CARD


def modifier_card(s: State) -> int:
    """The card whose cube modifies the current action, or NO_CARD."""
    if s.modifier:
        return s.card[s.modifier - 1]
    return NO_CARD


# --- with which dice, one by one -----------------------------------------------------------------


class GroupDice(Question):
    """The next die of the group, or STOP."""

    def __init__(self) -> None:
        self.finder = Finder()
        self.origins = Options()

    def options(self, s: State, out: Options) -> None:
        """Dice with which the group can still be completed."""
        self.finder.list_next(s, s.actor, s.target, modifier_card(s), out)

    def choose(self, s: State, option: int) -> None:
        """One more die joins the group, or it is complete."""
        if option == STOP:
            finish_group(s, s.actor, self.origins)
            return
        s.picks[s.n_picks] = option - DIE
        s.n_picks += 1
        if s.n_picks == 3 or is_building(s.target) or MODIFIERS.single[modifier_card(s)]:
            finish_group(s, s.actor, self.origins)


def finish_group(s: State, seat: int, origins: Options) -> None:
    """The group is complete: whose citizen, if one is needed?"""
    if not needs_citizen(s, seat):
        carry_out(s, seat, 0)
        return
    origins.n = 0
    list_group_origins(s, seat, origins)
    if origins.n == 1:
        carry_out(s, seat, origins.ids[0])
    else:
        s.wait = ASK_ORIGIN


def needs_citizen(s: State, seat: int) -> bool:
    """Whether the action moves a citizen into a building, or a tradesman onto a card (A1.2)."""
    if is_card(s.target):
        return s.trade[on_card(s.target - ACTIVATE, seat)] == 0
    return is_building(s.target)


# --- whose citizen (A1.2, A4.1) ------------------------------------------------------------------


class Origin(Question):
    """Where the citizen that this action needs comes from."""

    def options(self, s: State, out: Options) -> None:
        """Places with a citizen who may go."""
        list_group_origins(s, s.actor, out)

    def choose(self, s: State, option: int) -> None:
        """Carry out the action."""
        carry_out(s, s.actor, option)


def list_group_origins(s: State, seat: int, out: Options) -> None:
    """Where the citizen that this action needs may come from."""
    if is_card(s.target):
        list_origins(s, seat, out)
    else:
        list_settlers(s, seat, s.target - SETTLE, value_of(s.picks[0]), out)


# --- doing it ------------------------------------------------------------------------------------


def carry_out(s: State, seat: int, origin: int) -> None:
    """A0.3: the cube, the tradesman, the price, the dice, then the effect."""
    card = modifier_card(s)
    cause = action_cause(s)
    at = AT_QUEUE + s.target - FIGHT if is_event(s.target) else NOWHERE
    if s.modifier:
        spend_cube(s, seat, s.modifier - 1)
    if is_card(s.target) and origin:
        hire(s, seat, s.target - ACTIVATE, origin)
    pay_for_dice(s, seat, card)
    points = 0
    for k in range(s.n_picks):
        use_die(s, s.picks[k], price_of(s, seat, card, k), at, cause)
        points += value_of(s.picks[k])
    s.total = modified_total(card, s.n_picks, points)
    if is_card(s.target):
        activate(s, seat, s.card[s.target - ACTIVATE])
    elif is_event(s.target):
        event = s.queue[s.target - FIGHT]
        ask_number(s, seat, cubes_for(s, event, s.total))
    elif s.target == CATHEDRAL:
        for k in range(s.n_picks):
            for _ in range(stones(card, 1)):
                build(s, seat, value_of(s.picks[k]))
        end_turn(s)
    elif s.target == AGRICULTURE:
        earn(s, seat, harvest(s.total), cause)
        end_turn(s)
    else:
        tell_citizen(s, seat, origin_place(s, seat, origin), IN_HAND, cause)
        leave(s, seat, origin)  # A4.1
        enter(s, seat, IN_HAND, s.target - SETTLE, points, cause)
        end_turn(s)


def action_cause(s: State) -> int:
    """The cause of using dice in the current action."""
    if is_card(s.target):
        return BY_ACTIVITY + s.card[s.target - ACTIVATE]
    if is_event(s.target):
        return BY_COMBAT + s.queue[s.target - FIGHT]
    if s.target == CATHEDRAL:
        return BY_CATHEDRAL
    if s.target == AGRICULTURE:
        return BY_AGRICULTURE
    return BY_SETTLE + s.target - SETTLE


def hire(s: State, seat: int, slot: int, origin: int) -> None:
    """A1.2, A1.3: pay, and put the citizen on the first free space or on the picture."""
    cause = BY_HIRE + s.card[slot]
    pay_bank(s, seat, hire_cost(s, seat, ACTIVATE + slot), cause)
    place = origin_place(s, seat, origin)
    leave(s, seat, origin)
    go_on_card(s, seat, place, slot, free_card_space(s, slot), cause)


def pay_for_dice(s: State, seat: int, modifier: int) -> None:
    """A0.2: every die of another district is paid to its owner, gray's to the bank."""
    for district in range(5):
        if district == seat:
            continue
        due = 0
        for k in range(s.n_picks):
            if district_of(s.picks[k]) == district:
                due += price_of(s, seat, modifier, k)
        if due:
            pay_owner(s, seat, district, due, BY_PURCHASE + district)


def price_of(s: State, seat: int, modifier: int, k: int) -> int:
    """A0.2: what the k-th die of the group costs, or OWN_DIE.

    C.tithe: those picked first from a district are free.
    """
    district = district_of(s.picks[k])
    if district == seat:
        return OWN_DIE
    n = 0
    for j in range(k + 1):
        if district_of(s.picks[j]) == district:
            n += 1
    return 0 if free_dice(s, modifier, n) == n else die_cost(s, s.n_picks)


def activate(s: State, seat: int, card: int) -> None:
    """A1.4, A1.5: the number of activations, and their effect."""
    n = activations(s, seat, card, s.total, s.deniers[seat])
    if MODIFIERS.known[card]:
        put_on_card(s, seat, s.target - ACTIVATE, n, BY_ACTIVITY + card)
        end_turn(s)
    elif ACTIVITIES.kind[card] == ROLLS_FOR_CUBES:  # C.archer
        s.rolls_left = n
        s.wait = ROLL_ARCHER
    elif ACTIVITIES.kind[card] == RED_DICE_CUBES:  # C.chivalry
        ask_cubes(s, n * dice_of(s, seat, RED))
    elif chooses_number(card):
        ask_number(s, seat, n)
    else:
        apply_card(s, seat, card, n)
        end_turn(s)


# --- how often (A1.4, A3.1) ----------------------------------------------------------------------


class Number(Question):
    """The number of cubes on the event fought, or of activations."""

    def options(self, s: State, out: Options) -> None:
        """From 1 up to what the group allows."""
        for n in range(1, s.most + 1):
            out.add(NUMBER + n - 1)

    def choose(self, s: State, option: int) -> None:
        """Use that number."""
        choose_number(s, s.actor, option - NUMBER + 1)


def ask_number(s: State, seat: int, most: int) -> None:
    """Ask for the number, unless it can only be one."""
    s.most = most
    s.wait = ASK_NUMBER
    if most == 1:
        choose_number(s, seat, 1)


def choose_number(s: State, seat: int, n: int) -> None:
    """The number of cubes on the event fought, or of activations."""
    if is_event(s.target):
        event = s.queue[s.target - FIGHT]
        for _ in range(n):
            place_cube(s, seat, event, BY_COMBAT + event)
        end_turn(s)
        return
    card = s.card[s.target - ACTIVATE]
    s.most = 0
    apply_card(s, seat, card, n)
    if ACTIVITIES.kind[card] == BUYS_CUBES:
        ask_cubes(s, n)
    else:
        end_turn(s)


# --- cubes on any events (C.archer, C.chivalry, C.diplomat) --------------------------------------


class ArcherDie(Chance):
    """C.archer: all dice are rolled, then each of `ARCHER_HIT` or more is worth a cube."""

    def happen(self, s: State, outcome: int) -> None:
        """A hit, or none."""
        tell_roll(s, s.actor, outcome, BY_ACTIVITY + s.card[s.target - ACTIVATE])
        s.archer_rolls[s.actor] += 1
        s.rolls_left -= 1
        if outcome >= ARCHER_HIT:
            s.hits += 1
        if s.rolls_left == 0:
            ask_cubes(s, s.hits)

    def index(self, s: State) -> int:
        """The player, and their number of Archer rolls this round."""
        return s.actor * ROLLS_OF_A_SEAT + s.archer_rolls[s.actor]


class CubeTarget(Question):
    """One cube after another."""

    def options(self, s: State, out: Options) -> None:
        """Events that take a cube; STOP declines the rest."""
        out.add(STOP)
        for position in range(s.barred, s.queue_len):
            out.add(CUBE + position)

    def choose(self, s: State, option: int) -> None:
        """One cube on an event, which is countered at once when complete; or no more."""
        if option == STOP:
            end_turn(s)
            return
        event = s.queue[option - CUBE]
        place_cube(s, s.actor, event, BY_ACTIVITY + s.card[s.target - ACTIVATE])
        ask_cubes(s, s.cubes_left - 1)


def ask_cubes(s: State, n: int) -> None:
    """Cubes to spread over any events, while some event takes one."""
    s.cubes_left = n
    if n == 0 or s.barred == s.queue_len:
        end_turn(s)
    else:
        s.wait = ASK_CUBES


# --- the end -------------------------------------------------------------------------------------


def end_turn(s: State) -> None:
    """Clear the table for the next one."""
    s.target = 0
    s.modifier = 0
    for k in range(s.n_picks):
        s.picks[k] = 0
    s.n_picks = 0
    for k in range(6):
        s.chosen[k] = 0
    s.need = 0
    s.total = 0
    s.cubes_left = 0
    s.rolls_left = 0
    s.most = 0
    s.barred = 0
    s.hits = 0
    s.wait = WAIT_NOTHING


def round_is_over(s: State) -> bool:
    """P4.1: every player has passed, or no dice are left; le Roy passes without dice (K8)."""
    if not any_dice(s):
        return True
    for seat in range(s.players):
        if not s.passed[seat]:
            return False
    return s.players > 1 or dice_in(s, NEUTRAL) == 0
