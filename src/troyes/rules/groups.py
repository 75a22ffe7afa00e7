"""Groups of dice: which ones complete an action, what they cost, what they add up to (A0).

A die is a number (`layout.die_at`); dice of the same district, colour and value are the same die. A
group lists its dice in one canonical order: own district first, then the other districts clockwise,
the neutral one last; within a district by colour and value.
"""

from __future__ import annotations

from typing import Any

from .card_rows import ACTIVITIES, MODIFIERS, NO_CARD
from .cathedral import free_levels
from .citizens import can_leave, can_settle, may_settle
from .layout import (
    FOREIGN,
    NOWHERE,
    colour_of,
    die_kind,
    district_of,
    first_die,
    on_card,
    points_at,
    slot_colour,
    stock_row,
    value_of,
)
from .options import Options
from .state import State
from .stock import Stock
from .terms import (
    ACTIVATE,
    AGRICULTURE,
    CATHEDRAL,
    DIE,
    FIGHT,
    FROM_SPACE,
    FROM_SUPPLY,
    MIXED,
    NEUTRAL,
    NO_COLOUR,
    SETTLE,
    STOP,
    WHITE,
    YELLOW,
)


def is_card(target: int) -> bool:
    """Whether a target is an activity card."""
    return ACTIVATE <= target < ACTIVATE + 9


def is_event(target: int) -> bool:
    """Whether a target is an event of the queue."""
    return FIGHT <= target < FIGHT + 18


def is_building(target: int) -> bool:
    """Whether a target is a building that a citizen enters."""
    return SETTLE <= target < SETTLE + 3


def hire_cost(s: State, seat: int, target: int) -> int:
    """A1.2: the price of a tradesman if the player has none there yet."""
    if is_card(target) and s.trade[on_card(target - ACTIVATE, seat)] == 0:
        return s.edition.cost[s.card[target - ACTIVATE]]
    return 0


def unit_deniers(s: State, card: int) -> int:
    """Deniers paid for each activation."""
    return s.edition.pays[card]


def unit_influence(s: State, card: int) -> int:
    """Influence spent for each activation."""
    return s.edition.spends[card]


def die_cost(s: State, size: int) -> int:
    """A0.2: the price of a die of another district in a group of this size."""
    return s.edition.die_price * size


def free_dice(s: State, modifier: int, foreign: int) -> int:
    """C.tithe: the number of these dice from one other district that are free."""
    if not MODIFIERS.free[modifier]:
        return 0
    return min(foreign, 3 if s.players == 1 else 1)


def modified_total(modifier: int, dice: int, points: int) -> int:
    """The total of a group modified by a cube."""
    if MODIFIERS.fixed[modifier]:
        return dice * MODIFIERS.fixed[modifier]
    return (
        points * MODIFIERS.times[modifier]
        + dice * MODIFIERS.each[modifier]
        + MODIFIERS.flat[modifier]
    )


def changes(modifier: int, points: int, total: int) -> bool:
    """A0.4: whether a cube changes the colour or the total of a group."""
    return total != points or MODIFIERS.becomes[modifier] != NO_COLOUR


class Finder(Stock):
    """Looks for groups that complete an action; its buffers are reused.

    `look` counts the dice once; then `opens` and `finds` answer for any number of targets and
    modifiers, while the state stays as it is. Whether a group exists is mostly a question of the
    strongest group of each size that the purse buys, so no group need be put together for it.
    """

    # the target taken up
    target: int
    card: int
    wanted: int
    purse: int
    die_price: int
    divisor: int
    # the search
    modifier: int
    most: int
    picky: bool  # a stronger or smaller group may fail where another one does not: C.tithe asks
    # whose the dice are, and under C.apprenticeship a group of fives is unchanged

    def __init__(self, credit: int = 0, any_total: bool = False) -> None:
        """A finder of what can be done or, with other arguments, of why something cannot.

        `credit` is added to the player's deniers, and `any_total` also lists groups whose total is
        too low.
        """
        super().__init__()
        self.credit = credit
        self.any_total = any_total
        self.n = 0  # kinds of dice at hand, in canonical order
        self.kinds = [0] * 90
        self.count = [0] * 90
        self.group = [0] * 3

    # --- whether there is a group ---

    def opens(self, s: State, target: int) -> bool:
        """Whether some group, modified or not, completes an action on a target."""
        if not self.aim(s, target):
            return False
        return self.finds(s, NO_CARD) or self.finds_modified(s)

    def modifiable(self, s: State, seat: int, target: int) -> bool:
        """A0.4: whether a cube may be spent on an action on a target."""
        self.list_cards(s, seat)
        if self.n_cards == 0:
            return False
        self.look(s, seat)
        return self.aim(s, target) and self.finds_modified(s)

    def finds_modified(self, s: State) -> bool:
        """Whether some group, under one of the modifier cards, completes an action."""
        for k in range(self.n_cards):
            if self.finds(s, self.cards[k]):
                return True
        return False

    def exists(self, s: State, seat: int, target: int, modifier: int) -> bool:
        """Whether some group, under a modifier card, completes an action on a target."""
        self.look(s, seat)
        return self.aim(s, target) and self.finds(s, modifier)

    def aim(self, s: State, target: int) -> bool:
        """Take up a target; False if it cannot be used at all, whatever the dice."""
        self.target = target
        self.card = NO_CARD
        self.divisor = 0
        self.purse = s.deniers[self.seat] + self.credit
        self.die_price = s.edition.die_price
        if is_card(target):
            return self.aim_at_card(s, target - ACTIVATE)
        if is_event(target):
            event = s.queue[target - FIGHT]
            self.divisor = s.edition.event_divisor[event]
            self.wanted = s.edition.fought_with[event]
        elif target == CATHEDRAL:
            self.wanted = WHITE
        elif target == AGRICULTURE:
            self.wanted = YELLOW
        else:
            self.wanted = target - SETTLE
        return True

    def aim_at_card(self, s: State, slot: int) -> bool:
        """A1: the tradesman, and what each activation costs beside the dice."""
        card = s.card[slot]
        self.card = card
        self.divisor = s.edition.divisor[card]
        self.wanted = MIXED if ACTIVITIES.mixed[card] else slot_colour(slot)
        if s.trade[on_card(slot, self.seat)] == 0:
            self.purse -= s.edition.cost[card]
            if self.find_citizen(s) == NOWHERE:
                return False
        self.purse -= s.edition.pays[card]
        return self.purse >= 0 and s.influence[self.seat] >= s.edition.spends[card]

    def finds(self, s: State, modifier: int) -> bool:
        """Whether some group, under a modifier card, completes an action on the target."""
        if not self.begin(modifier):
            return False
        if self.mixes():
            return self.finds_in(s, MIXED)
        if modifier == NO_CARD and self.wanted != MIXED:
            return self.finds_in(s, self.wanted)
        for colour in range(3):
            if self.takes(colour) and self.finds_in(s, colour):
                return True
        return False

    def finds_in(self, s: State, colour: int) -> bool:
        """Whether some group of a colour, or a mixed one, completes the action."""
        if self.picky:
            self.gather(s, colour)
            return self.reachable(s, 0, 0, 0, 0)
        if self.target == CATHEDRAL or is_building(self.target):
            return self.some_die_fits(s, colour)
        if colour == MIXED and not self.mixed_counted:
            self.count_mixed()
        return self.strong_enough(colour)

    def strong_enough(self, colour: int) -> bool:
        """Whether the strongest group that the purse buys, with 0 to 3 bought dice, is enough.

        For a given number of bought dice, more own dice are stronger but raise the price.
        """
        for bought in range(min(self.most, self.at_hand[stock_row(1, colour)]) + 1):
            size = self.most
            if bought:
                size = min(size, self.purse // (self.die_price * bought))
            own = min(size - bought, self.at_hand[colour])
            if own < 0:
                return False
            points = self.points[points_at(colour, own)]
            points += self.points[points_at(stock_row(1, colour), bought)]
            if points and modified_total(self.modifier, own + bought, points) >= self.divisor:
                return True
        return False

    def some_die_fits(self, s: State, colour: int) -> bool:
        """Where several dice fit, each of them fits alone, and is cheaper."""
        for value in range(1, 7):
            kind = die_kind(colour, value)
            if self.held[kind] or (self.held[FOREIGN + kind] and self.purse >= self.die_price):
                self.group[0] = kind
                if self.suffices(s, 1, value):
                    return True
        return False

    # --- which groups there are ---

    def list_next(self, s: State, seat: int, target: int, modifier: int, out: Options) -> None:
        """The dice that may join those picked so far, and STOP where the group is complete."""
        self.seat = seat
        self.citizen = NOWHERE
        if not self.aim(s, target) or not self.begin(modifier):
            return
        if self.mixes():
            self.gather(s, MIXED)
            self.extend(s, out)
            return
        for colour in range(3):
            if self.takes(colour) and (s.n_picks == 0 or colour_of(s.picks[0]) == colour):
                self.gather(s, colour)
                self.extend(s, out)

    def all_groups(
        self, s: State, seat: int, target: int, modifier: int
    ) -> list[tuple[list[int], int, int]]:
        """Every group that completes an action: its dice, what it counts, what it costs."""
        found: list[tuple[list[int], int, int]] = []
        self.look(s, seat)
        if not self.aim(s, target) or not self.begin(modifier):
            return found
        if self.mixes():
            self.gather(s, MIXED)
            self.collect(s, 0, 0, 0, 0, found)
            return found
        for colour in range(3):
            if self.takes(colour):
                self.gather(s, colour)
                self.collect(s, 0, 0, 0, 0, found)
        return found

    def collect(
        self, s: State, size: int, at: int, points: int, bought: int, found: list[Any]
    ) -> None:
        """Collect the current group if it is complete, and all that extend it."""
        if size and self.completes(s, size, points, bought):
            dice = [self.group[k] for k in range(size)]
            found.append(
                (dice, modified_total(self.modifier, size, points), self.price(s, size, bought))
            )
        if size == self.most:
            return
        for i in range(at, self.n):
            if self.count[i]:
                die = self.kinds[i]
                self.group[size] = die
                self.count[i] -= 1
                paid = bought + (district_of(die) != self.seat)
                self.collect(s, size + 1, i, points + value_of(die), paid, found)
                self.count[i] += 1

    def begin(self, modifier: int) -> bool:
        """Take up a modifier card; False if its cube does nothing for the target."""
        self.modifier = modifier
        self.most = 1 if MODIFIERS.single[modifier] else 3
        self.picky = MODIFIERS.free[modifier] > 0 or MODIFIERS.fixed[modifier] > 0
        if self.target == CATHEDRAL:
            return MODIFIERS.builds[modifier] > 0
        if is_building(self.target):
            self.most = 1
            return MODIFIERS.settles[modifier] > 0
        return True

    def mixes(self) -> bool:
        """C.pilgrimage: whether the group may be of several colours."""
        return ACTIVITIES.mixed[self.card] > 0 and MODIFIERS.base[self.modifier] == MIXED

    def takes(self, colour: int) -> bool:
        """A0.1, A1.1: whether dice of a colour may be used, and count as what the target wants."""
        base = MODIFIERS.base[self.modifier]
        becomes = MODIFIERS.becomes[self.modifier]
        result = colour if becomes == NO_COLOUR else becomes
        return base in (MIXED, colour) and self.wanted in (MIXED, result)

    def gather(self, s: State, colour: int) -> None:
        """The dice of a colour, or of all for MIXED, in canonical order."""
        low = 0 if colour == MIXED else die_kind(colour, 1)
        high = 18 if colour == MIXED else low + 6
        n = 0
        for place in range(s.players + 1):
            district = (self.seat + place) % s.players if place < s.players else NEUTRAL
            for die in range(first_die(district) + low, first_die(district) + high):
                if s.dice[die]:
                    self.kinds[n] = die
                    self.count[n] = s.dice[die]
                    n += 1
        self.n = n

    def reachable(self, s: State, size: int, at: int, points: int, bought: int) -> bool:
        """Whether the current group, or one that extends it from `at` on, completes the action."""
        if size:
            if self.price(s, size, bought) > self.purse:
                return False  # and every further die makes it dearer
            if self.completes(s, size, points, bought):
                return True
            if self.divisor == 0 and not self.picky:
                return False  # and with further dice neither
        more = self.most - size
        if more == 0 or modified_total(self.modifier, self.most, points + 6 * more) < self.divisor:
            return False
        for i in range(at, self.n):
            if self.count[i] and self.joins(s, size, i, points, bought):
                return True
        return False

    def joins(self, s: State, size: int, i: int, points: int, bought: int) -> bool:
        """Whether the i-th die may join the current group."""
        die = self.kinds[i]
        self.group[size] = die
        self.count[i] -= 1
        if district_of(die) != self.seat:
            bought += 1
        found = self.reachable(s, size + 1, i, points + value_of(die), bought)
        self.count[i] += 1
        return found

    def extend(self, s: State, out: Options) -> None:
        """List what may follow the dice picked so far."""
        points = 0
        bought = 0
        at = 0
        for k in range(s.n_picks):
            die = s.picks[k]
            self.group[k] = die
            points += value_of(die)
            if district_of(die) != self.seat:
                bought += 1
            while self.kinds[at] != die:
                at += 1
            self.count[at] -= 1
        if s.n_picks and self.completes(s, s.n_picks, points, bought):
            out.add(STOP)
        if s.n_picks < self.most:
            for i in range(at, self.n):
                if self.count[i] and self.joins(s, s.n_picks, i, points, bought):
                    out.add(DIE + self.kinds[i])

    # --- the current group ---

    def completes(self, s: State, size: int, points: int, bought: int) -> bool:
        """Whether the current group is affordable and enough for one activation or cube."""
        return self.price(s, size, bought) <= self.purse and self.suffices(s, size, points)

    def price(self, s: State, size: int, bought: int) -> int:
        """A0.2: what the dice of other districts cost."""
        free = self.free(s, size) if MODIFIERS.free[self.modifier] else 0
        return (bought - free) * die_cost(s, size)

    def suffices(self, s: State, size: int, points: int) -> bool:
        """Whether the current group is changed by its modifier, and enough."""
        total = points
        if self.modifier != NO_CARD:
            total = modified_total(self.modifier, size, points)
            if not changes(self.modifier, points, total) and not self.any_free(s, size):
                return False
        if self.target == CATHEDRAL:
            return self.fits_cathedral(s, size)
        if is_building(self.target):
            return self.can_settle(s, self.target - SETTLE, points)
        return total >= self.divisor or self.any_total

    def any_free(self, s: State, size: int) -> bool:
        """C.tithe: a cube may also be spent on dice that are free for it."""
        return MODIFIERS.free[self.modifier] > 0 and self.free(s, size) > 0

    def free(self, s: State, size: int) -> int:
        """C.tithe: the number of free dice in the current group."""
        n = 0
        for district in range(5):
            if district != self.seat:
                lent = 0
                for k in range(size):
                    if district_of(self.group[k]) == district:
                        lent += 1
                n += free_dice(s, self.modifier, lent)
        return n

    def can_settle(self, s: State, building: int, value: int) -> bool:
        """A4: whether some citizen may enter a building by a die."""
        origin = self.find_citizen(s)
        return origin != NOWHERE and (
            may_settle(s, self.seat, building, value, origin)
            or can_settle(s, self.seat, building, value)
        )

    def find_citizen(self, s: State) -> int:
        """Where the player has a citizen to move; looked for once."""
        if self.citizen == NOWHERE:
            for origin in range(FROM_SUPPLY, FROM_SPACE - 1, -1):
                if can_leave(s, self.seat, origin):
                    self.citizen = origin
                    break
        return self.citizen

    def fits_cathedral(self, s: State, size: int) -> bool:
        """A2.1: every die finds a free level in its column; dice of one value stack."""
        for k in range(size):
            column = value_of(self.group[k]) - 1
            needed = MODIFIERS.times[self.modifier]
            for j in range(k):
                if value_of(self.group[j]) - 1 == column:
                    needed += 1
            if free_levels(s, column) < needed:
                return False
        return True
