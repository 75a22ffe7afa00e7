"""Groups of dice: which ones complete an action, what they cost, what they add up to (A0).

A die is a number: district * 18 + colour * 6 + value - 1. Dice of the same district, colour and value
are the same die. A group lists its dice in one canonical order: own district first, then the other
districts clockwise, the neutral one last; within a district by colour and value.
"""

from __future__ import annotations

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
    if card == ARTISAN or card == DIPLOMAT:
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
    return points * MODIFIERS.times[modifier] + dice * MODIFIERS.each[modifier] + MODIFIERS.flat[modifier]


class Finder:
    """Finds the groups that complete an action; its buffers are reused."""

    def __init__(self) -> None:
        self.n = 0
        self.first = [0] * 1400  # 18 different dice make 1329 groups
        self.second = [0] * 1400
        self.third = [0] * 1400
        self.size = [0] * 1400
        self.kinds = [0] * 90
        self.count = [0] * 90

    def find(self, s: State, seat: int, target: int, modifier: int, limit: int) -> int:
        """Collect up to `limit` groups for a target and a modifier card; return how many."""
        self.n = 0
        self.limit = limit
        self.seat = seat
        self.target = target
        self.modifier = modifier
        self.card = s.card[target - ACTIVATE] if is_card(target) else NO_CARD
        self.purse = s.deniers[seat] - hire_cost(s, seat, target)
        if not self.prepare(s):
            return 0
        wanted = target_colour(s, target)
        base = MODIFIERS.base[modifier]
        if self.card == PILGRIMAGE and base == MIXED:
            self.scan(s, 0, 2)
            return self.n
        for colour in range(3):
            becomes = MODIFIERS.becomes[modifier]
            result = colour if becomes == NO_COLOUR else becomes
            if (base == MIXED or base == colour) and (wanted == MIXED or wanted == result):
                self.scan(s, colour, colour)
                if self.n >= limit:
                    return self.n
        return self.n

    def prepare(self, s: State) -> bool:
        """Whether the target can be used at all, whatever the dice."""
        if self.purse < 0:
            return False
        target = self.target
        if is_card(target):
            if s.trade[(target - ACTIVATE) * 5 + self.seat] == 0 and not has_citizen(s, self.seat):
                return False
            if s.influence[self.seat] < unit_influence(self.card):
                return False
            self.divisor = s.edition.divisor[self.card]
        elif is_event(target):
            self.divisor = s.edition.event_divisor[s.queue[target - FIGHT]]
        elif target == CATHEDRAL:
            return MODIFIERS.builds[self.modifier] > 0
        elif target != AGRICULTURE:
            return MODIFIERS.settles[self.modifier] > 0
        return True

    def scan(self, s: State, low: int, high: int) -> None:
        """Go through all groups of dice of the colours low to high, in canonical order."""
        kinds = 0
        for turn in range(5):
            district = NEUTRAL
            if turn < s.players:
                district = (self.seat + turn) % s.players
            elif turn < 4:
                continue
            for die in range(district * 18 + low * 6, district * 18 + high * 6 + 6):
                if s.dice[die]:
                    self.kinds[kinds] = die
                    self.count[kinds] = s.dice[die]
                    kinds += 1
        single = MODIFIERS.single[self.modifier] or SETTLE <= self.target < SETTLE + 3
        for i in range(kinds):
            a = self.kinds[i]
            self.consider(s, a, 0, 0, 1)
            if single:
                continue
            for j in range(i, kinds):
                if self.n >= self.limit:
                    return
                if j == i and self.count[i] < 2:
                    continue
                b = self.kinds[j]
                self.consider(s, a, b, 0, 2)
                for k in range(j, kinds):
                    if self.count[k] > (k == j) + (k == i):
                        self.consider(s, a, b, self.kinds[k], 3)
            if self.n >= self.limit:
                return

    def consider(self, s: State, a: int, b: int, c: int, size: int) -> None:
        """Keep a group if it completes the action."""
        if self.n < self.limit and self.completes(s, a, b, c, size):
            self.first[self.n] = a
            self.second[self.n] = b
            self.third[self.n] = c
            self.size[self.n] = size
            self.n += 1

    def completes(self, s: State, a: int, b: int, c: int, size: int) -> bool:
        """Whether a group can be paid and is enough for one activation, cube or placement."""
        points = a % 6 + 1
        if size > 1:
            points += b % 6 + 1
        if size > 2:
            points += c % 6 + 1
        price = group_price(s, self.seat, self.modifier, a, b, c, size)
        if price > self.purse:
            return False
        total = modified_total(self.modifier, size, points)
        if self.modifier != NO_CARD and total == points and MODIFIERS.becomes[self.modifier] == NO_COLOUR:
            # A0.4: a cube that changes neither colour nor total must change the price
            if price == group_price(s, self.seat, NO_CARD, a, b, c, size):
                return False
        target = self.target
        if is_card(target):
            return total >= self.divisor and self.purse - price >= unit_deniers(self.card)
        if is_event(target):
            return total >= self.divisor
        if target == CATHEDRAL:
            return self.fits_cathedral(s, a, b, c, size)
        if target == AGRICULTURE:
            return True
        return can_settle(s, self.seat, target - SETTLE, points)

    def fits_cathedral(self, s: State, a: int, b: int, c: int, size: int) -> bool:
        """A2.1: every die finds a free level in its column; dice of one value stack."""
        times = MODIFIERS.times[self.modifier]
        x = a % 6
        if free_levels(s, x) < times:
            return False
        if size == 1:
            return True
        y = b % 6
        if free_levels(s, y) < 1 + (y == x):
            return False
        if size == 2:
            return True
        z = c % 6
        return free_levels(s, z) >= 1 + (z == x) + (z == y)

    def next_dice(self, s: State, out: Options) -> None:
        """The dice that may join those picked so far, and STOP where the group is complete."""
        picked = s.n_picks
        last = NO_DIE
        for i in range(self.n):
            if picked > 0 and self.first[i] != s.picks[0]:
                continue
            if picked > 1 and (self.size[i] < 2 or self.second[i] != s.picks[1]):
                continue
            if self.size[i] == picked:
                out.add(STOP)
            elif self.size[i] > picked:
                die = self.first[i]
                if picked == 1:
                    die = self.second[i]
                elif picked == 2:
                    die = self.third[i]
                if die != last and not out.has(DIE + die):
                    out.add(DIE + die)
                last = die


NO_DIE = 90


def group_price(s: State, seat: int, modifier: int, a: int, b: int, c: int, size: int) -> int:
    """A0.2: 2 deniers for each die bought in a group of one, 4 in a group of two, 6 of three."""
    da = a // 18
    bought = 0
    if size == 1:
        if da != seat:
            bought = 1 - free_dice(s, modifier, 1)
        return bought * 2
    db = b // 18
    dc = c // 18 if size == 3 else NO_DIE
    for district in range(5):
        if district != seat:
            n = (da == district) + (db == district) + (dc == district)
            if n:
                bought += n - free_dice(s, modifier, n)
    return bought * 2 * size
