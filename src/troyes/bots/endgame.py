"""The last turns of the last round, searched to the end.

No more dice are rolled unless a player pays for it, so the rest is a game without chance. All
players are assumed to know what the searching one knows: hidden characters count by the probability
that somebody holds them, which is exact for sums of points. Each player does what is best for them
(max^n; with two players alpha-beta, the turns that gain most at once first). Of rerolls only the
one to come next is considered, with the mean over its faces, and positions with other possible
rolls (Archer) are not searched.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from troyes.play.turns import turns
from troyes.rules.engine import is_chance, is_over, options, resolve
from troyes.rules.layout import value_of
from troyes.rules.state import State
from troyes.rules.terms import DIE, PASS, REROLL, ROLL_REROLL, STEP_ACTIONS
from troyes.think.features import Scribe

from .classic import Turn
from .sense import GOOD, after, makes_sense

NODES = 200_000  # positions looked at, at most
DOUBT = 0.02  # points by which a reroll must be better
DICE = 4  # with more dice on the table there is too much to look through
SAME = 1e-9  # points: results that differ by less are equal

Margins = tuple[float, ...]  # what the end is worth to every side, by side from the asker on


class TooMuch(Exception):
    """The end cannot be seen from here within the limits."""


class Endgame:
    """Looks through all that may still happen, for one decision of one seat."""

    def __init__(
        self,
        seat: int,
        in_time: Callable[[], bool],
        nodes: int = NODES,
        odds: list[float] | None = None,
    ) -> None:
        """`in_time` says whether there is time to continue, `odds` how likely characters are."""
        self.odds = odds
        self.seat = seat
        self.in_time = in_time
        self.left = nodes
        self.root = b""  # the position that is asked about
        self.scribe = Scribe()
        self.known: dict[bytes, tuple[Margins, float, float]] = {}  # with the bounds it was for

    def best_turn(self, s: State) -> Turn | None:
        """The best turn of the one to move; None where the end cannot be seen."""
        if not is_near_end(s):
            return None
        self.scribe.sit(s, self.seat)
        if self.odds is not None:
            self.scribe.believe(self.odds)
        self.root = s.key()
        try:
            ends, turn = self.best(s)
        except TooMuch:
            return None
        return self.good_roll(s, ends[0]) or turn

    def good_roll(self, s: State, least: float) -> Turn | None:
        """The best reroll of a low die, if it is better than what can be had without."""
        found = None
        least += DOUBT
        for option in options(s):
            if not REROLL <= option < DIE or value_of(option - REROLL) >= GOOD:
                continue
            try:
                ends = [self.worth(rolled(s, option, face)) for face in range(1, 7)]
            except TooMuch:
                break
            mean = sum(end[0] for end in ends if end is not None) / 6
            if mean > least:
                least, found = mean, (option,)
        return found

    def best(
        self, s: State, low: float = -math.inf, high: float = math.inf
    ) -> tuple[Margins, Turn]:
        """What the one to move does, and what comes of it.

        With two players, no more than a bound is found of what is below `low` or above `high` for
        the one who asks: somebody would not let it come to that.
        """
        side = (s.actor - self.seat) % s.players
        found: tuple[Margins, Turn] | None = None
        for turn, child in self.children(s, side):
            end = self.worth(child, low, high)
            if end is None:
                continue
            is_even = found is not None and abs(end[side] - found[0][side]) < SAME
            if found is None or (not is_even and end[side] > found[0][side]):
                found = end, turn
            if is_even and s.key() == self.root and is_preferred(s, turn, found[1]):
                found = end, turn
            if s.players == 2:
                low, high = bounds(found[0][0], side, low, high)
                if low >= high:
                    break
        assert found is not None  # passing rolls no die
        return found

    def children(self, s: State, side: int) -> Iterable[tuple[Turn, State]]:
        """What may be done; with two players, what gains most at once comes first."""
        found = ((turn, after(s, turn)) for turn in turns(s))
        if s.players != 2:
            return found
        sign = 1 if side == 0 else -1
        known = [(turn, child) for turn, child in found if self.counted()]
        return sorted(known, key=lambda one: -sign * self.margins(one[1])[0])

    def counted(self) -> bool:
        """One more position is looked at, if there may be."""
        self.left -= 1
        if self.left < 0 or (self.left % 64 == 0 and not self.in_time()):
            raise TooMuch
        return True

    def worth(self, s: State, low: float = -math.inf, high: float = math.inf) -> Margins | None:
        """The outcome of a position if everybody plays their best; None before a reroll."""
        if s.players != 2:
            self.counted()
        if is_over(s):
            return self.margins(s)
        if is_chance(s):
            if s.wait == ROLL_REROLL:
                return None
            raise TooMuch
        key = s.key()
        if key in self.known:
            end, least, most = self.known[key]
            if least < end[0] < most or (end[0] >= most >= high) or (end[0] <= least <= low):
                return end
        end = self.best(s, low, high)[0]
        self.known[key] = end, low, high
        return end

    def margins(self, s: State) -> Margins:
        """The end, from every side: as in `troyes.think.play.result`."""
        sides = range(max(2, s.players))
        points = [self.scribe.points(s, side) for side in sides]
        found = []
        for side in sides:
            others = points[:side] + points[side + 1 :]
            found.append(points[side] - 0.5 * max(others) - 0.5 * sum(others) / len(others))
        return tuple(found)


def bounds(value: float, side: int, low: float, high: float) -> tuple[float, float]:
    """What still matters once one to move can have a value; results equal to it do."""
    return (max(low, value - SAME), high) if side == 0 else (low, min(high, value + SAME))


def rolled(s: State, option: int, face: int) -> State:
    """The position after a reroll that shows a face."""
    end = after(s, (option,))
    resolve(end, face)
    return end


def is_preferred(s: State, turn: Turn, to: Turn) -> bool:
    """Which of two equally good turns is taken: a sensible one, and who stays may gain more."""
    if to[0] == PASS:
        return goes_on(s, turn)
    return not makes_sense(s, to) and makes_sense(s, turn)


def goes_on(s: State, turn: Turn) -> bool:
    """Whether another player has not passed, and the turn is a sensible one."""
    others = [seat for seat in range(s.players) if seat != s.actor]
    return any(not s.passed[seat] for seat in others) and makes_sense(s, turn)


def is_near_end(s: State) -> bool:
    """Whether few dice are left in the last round."""
    return s.round == s.rounds and s.step == STEP_ACTIONS and sum(s.dice) <= DICE
