"""Groups of dice: which ones complete an action, what they cost, what they add up to (A0).

A die is a number: district * 18 + colour * 6 + value - 1. Dice of the same district, colour and
value are the same die. A group lists its dice in one canonical order: own district first, then the
other districts clockwise, the neutral one last; within a district by colour and value.
"""

from __future__ import annotations

from typing import Any

from .cathedral import free_levels
from .citizens import can_settle, has_citizen
from .modifiers import MODIFIERS
from .options import Options
from .state import State
from .terms import (
    ACTIVATE,
    AGRICULTURE,
    ARTISAN,
    CATHEDRAL,
    DIE,
    DIPLOMAT,
    FIGHT,
    INNKEEPER,
    JOURNEYMAN,
    MIXED,
    NEUTRAL,
    NO_CARD,
    NO_COLOUR,
    PILGRIMAGE,
    SETTLE,
    STOP,
    TITHE,
    TROUBADOUR,
    WHITE,
    YELLOW,
)


def is_card(target: int) -> bool:
    """Whether a target is an activity card."""
    return ACTIVATE <= target < ACTIVATE + 9


def is_event(target: int) -> bool:
    """Whether a target is an event of the queue."""
    return FIGHT <= target < FIGHT + 18


def target_colour(s: State, target: int) -> int:
    """The colour of dice a target takes; MIXED for any."""
    if is_card(target):
        if s.card[target - ACTIVATE] == PILGRIMAGE:
            return MIXED
        return (target - ACTIVATE) // 3
    if is_event(target):
        return s.edition.fought_with[s.queue[target - FIGHT]]
    if target == CATHEDRAL:
        return WHITE
    if target == AGRICULTURE:
        return YELLOW
    return target - SETTLE


def hire_cost(s: State, seat: int, target: int) -> int:
    """A1.2: what a tradesman costs who is not yet there."""
    if is_card(target) and s.trade[(target - ACTIVATE) * 5 + seat] == 0:
        return s.edition.cost[s.card[target - ACTIVATE]]
    return 0


def unit_deniers(card: int) -> int:
    """Deniers paid for each activation."""
    if card == INNKEEPER:
        return 1
    if card == JOURNEYMAN:
        return 3
    return 0


def unit_influence(card: int) -> int:
    """Influence spent for each activation."""
    if card in (ARTISAN, DIPLOMAT):
        return 1
    if card == TROUBADOUR:
        return 3
    return 0


def free_dice(s: State, modifier: int, foreign: int) -> int:
    """C.tithe: of so many dice of one other district, how many are free."""
    if modifier != TITHE:
        return 0
    return min(foreign, 3 if s.players == 1 else 1)


def modified_total(modifier: int, dice: int, points: int) -> int:
    """What a group counts when a cube has modified it."""
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


class Finder:
    """Looks for groups that complete an action; its buffers are reused."""

    seat: int
    target: int
    modifier: int
    card: int
    purse: int
    divisor: int
    most: int

    def __init__(self, credit: int = 0) -> None:
        """A finder; with `credit` it looks as if the player had so many deniers more."""
        self.credit = credit
        self.n = 0  # kinds of dice at hand, in canonical order
        self.kinds = [0] * 90
        self.count = [0] * 90
        self.group = [0] * 3

    def exists(self, s: State, seat: int, target: int, modifier: int) -> bool:
        """Whether some group, under a modifier card, completes an action on a target."""
        if not self.begin(s, seat, target, modifier):
            return False
        if self.mixes():
            self.gather(s, 0, 2)
            return self.reachable(s, 0, 0, 0, 0)
        for colour in range(3):
            if self.takes(s, colour):
                self.gather(s, colour, colour)
                if self.reachable(s, 0, 0, 0, 0):
                    return True
        return False

    def list_next(self, s: State, seat: int, target: int, modifier: int, out: Options) -> None:
        """The dice that may join those picked so far, and STOP where the group is complete."""
        if not self.begin(s, seat, target, modifier):
            return
        if self.mixes():
            self.gather(s, 0, 2)
            self.extend(s, out)
            return
        for colour in range(3):
            if self.takes(s, colour) and (s.n_picks == 0 or s.picks[0] % 18 // 6 == colour):
                self.gather(s, colour, colour)
                self.extend(s, out)

    def all_groups(
        self, s: State, seat: int, target: int, modifier: int
    ) -> list[tuple[list[int], int, int]]:
        """Every group that completes an action: its dice, what it counts, what it costs."""
        found: list[tuple[list[int], int, int]] = []
        if not self.begin(s, seat, target, modifier):
            return found
        if self.mixes():
            self.gather(s, 0, 2)
            self.collect(s, 0, 0, 0, 0, found)
            return found
        for colour in range(3):
            if self.takes(s, colour):
                self.gather(s, colour, colour)
                self.collect(s, 0, 0, 0, 0, found)
        return found

    def collect(
        self, s: State, size: int, at: int, points: int, bought: int, found: list[Any]
    ) -> None:
        """Collect the group in hand if it is complete, and all that go on from it."""
        if size and self.completes(s, size, points, bought):
            dice = [self.group[k] for k in range(size)]
            free = self.free(s, size) if self.modifier == TITHE else 0
            total = modified_total(self.modifier, size, points)
            found.append((dice, total, (bought - free) * 2 * size))
        if size == self.most:
            return
        for i in range(at, self.n):
            if self.count[i]:
                die = self.kinds[i]
                self.group[size] = die
                self.count[i] -= 1
                paid = bought + (die // 18 != self.seat)
                self.collect(s, size + 1, i, points + die % 6 + 1, paid, found)
                self.count[i] += 1

    def begin(self, s: State, seat: int, target: int, modifier: int) -> bool:
        """Take up a target; False if it cannot be used at all, whatever the dice."""
        self.seat = seat
        self.target = target
        self.modifier = modifier
        self.card = NO_CARD
        self.purse = s.deniers[seat] + self.credit - hire_cost(s, seat, target)
        self.most = 1 if MODIFIERS.single[modifier] else 3
        if self.purse < 0:
            return False
        if is_card(target):
            self.card = s.card[target - ACTIVATE]
            self.divisor = s.edition.divisor[self.card]
            if s.trade[(target - ACTIVATE) * 5 + seat] == 0 and not has_citizen(s, seat):
                return False
            return s.influence[seat] >= unit_influence(self.card)
        if is_event(target):
            self.divisor = s.edition.event_divisor[s.queue[target - FIGHT]]
        elif target == CATHEDRAL:
            return MODIFIERS.builds[modifier] > 0
        elif target != AGRICULTURE:
            self.most = 1
            return MODIFIERS.settles[modifier] > 0
        return True

    def mixes(self) -> bool:
        """C.pilgrimage: whether the group may be of several colours."""
        return self.card == PILGRIMAGE and MODIFIERS.base[self.modifier] == MIXED

    def takes(self, s: State, colour: int) -> bool:
        """Whether dice of a colour may be used, and count as the colour the target wants."""
        base = MODIFIERS.base[self.modifier]
        becomes = MODIFIERS.becomes[self.modifier]
        wanted = target_colour(s, self.target)
        result = colour if becomes == NO_COLOUR else becomes
        return base in (MIXED, colour) and wanted in (MIXED, result)

    def gather(self, s: State, low: int, high: int) -> None:
        """The dice of the colours low to high in canonical order."""
        n = 0
        for place in range(s.players + 1):
            district = (self.seat + place) % s.players if place < s.players else NEUTRAL
            for die in range(district * 18 + low * 6, district * 18 + high * 6 + 6):
                if s.dice[die]:
                    self.kinds[n] = die
                    self.count[n] = s.dice[die]
                    n += 1
        self.n = n

    def reachable(self, s: State, size: int, at: int, points: int, bought: int) -> bool:
        """Whether the group in hand, or it and further dice from `at` on, completes the action."""
        if size and self.completes(s, size, points, bought):
            return True
        if size == self.most:
            return False
        for i in range(at, self.n):
            if self.count[i] and self.joins(s, size, i, points, bought):
                return True
        return False

    def joins(self, s: State, size: int, i: int, points: int, bought: int) -> bool:
        """Whether the i-th die may join the group in hand."""
        die = self.kinds[i]
        self.group[size] = die
        self.count[i] -= 1
        found = self.reachable(
            s, size + 1, i, points + die % 6 + 1, bought + (die // 18 != self.seat)
        )
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
            points += die % 6 + 1
            bought += die // 18 != self.seat
            while self.kinds[at] != die:
                at += 1
            self.count[at] -= 1
        if s.n_picks and self.completes(s, s.n_picks, points, bought):
            out.add(STOP)
        if s.n_picks < self.most:
            for i in range(at, self.n):
                if self.count[i] and self.joins(s, s.n_picks, i, points, bought):
                    out.add(DIE + self.kinds[i])

    def completes(self, s: State, size: int, points: int, bought: int) -> bool:
        """Whether the group in hand can be paid and is enough for one activation or cube."""
        total = modified_total(self.modifier, size, points)
        free = self.free(s, size) if self.modifier == TITHE else 0
        if self.modifier != NO_CARD and not free and not changes(self.modifier, points, total):
            return False
        rest = self.purse - (bought - free) * 2 * size
        if rest < 0:
            return False
        target = self.target
        if is_card(target):
            return total >= self.divisor and rest >= unit_deniers(self.card)
        if is_event(target):
            return total >= self.divisor
        if target == CATHEDRAL:
            return self.fits_cathedral(s, size)
        if target == AGRICULTURE:
            return True
        return can_settle(s, self.seat, target - SETTLE, points)

    def free(self, s: State, size: int) -> int:
        """C.tithe: how many dice of the group in hand are free."""
        n = 0
        for district in range(5):
            if district != self.seat:
                lent = 0
                for k in range(size):
                    lent += self.group[k] // 18 == district
                n += free_dice(s, TITHE, lent)
        return n

    def fits_cathedral(self, s: State, size: int) -> bool:
        """A2.1: every die finds a free level in its column; dice of one value stack."""
        for k in range(size):
            column = self.group[k] % 6
            needed = MODIFIERS.times[self.modifier]
            for j in range(k):
                needed += self.group[j] % 6 == column
            if free_levels(s, column) < needed:
                return False
        return True
