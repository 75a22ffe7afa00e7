"""The last turns of the last round, searched to the end.

No more dice are rolled unless a player pays for it, so the rest is a game without chance. All
players are assumed to know what the searching one knows: hidden characters count by the probability
that somebody holds them, which is exact for sums of points. Each player does what is best for them
(max^n; minimax with two players). Of rerolls only the one to come next is considered, with the mean
over its faces, and positions with other possible rolls (Archer) are not searched.
"""

from __future__ import annotations

from collections.abc import Callable

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
        self.scribe = Scribe()
        self.known: dict[bytes, Margins] = {}

    def best_turn(self, s: State) -> Turn | None:
        """The best turn of the one to move; None where the end cannot be seen."""
        if not is_near_end(s):
            return None
        self.scribe.sit(s, self.seat)
        if self.odds is not None:
            self.scribe.believe(self.odds)
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

    def best(self, s: State) -> tuple[Margins, Turn]:
        """What the one to move does, and what comes of it."""
        side = (s.actor - self.seat) % s.players
        found: tuple[Margins, Turn] | None = None
        for turn in turns(s):
            end = self.worth(after(s, turn))
            if end is None:
                continue
            if found is None or end[side] > found[0][side]:
                found = end, turn
            elif end[side] == found[0][side] and found[1][0] == PASS and goes_on(s, turn):
                found = end, turn  # who stays may gain by others' errors
        assert found is not None  # passing rolls no die
        return found

    def worth(self, s: State) -> Margins | None:
        """The outcome of a position if everybody plays their best; None before a reroll."""
        self.left -= 1
        if self.left < 0 or (self.left % 64 == 0 and not self.in_time()):
            raise TooMuch
        if is_over(s):
            return self.margins(s)
        if is_chance(s):
            if s.wait == ROLL_REROLL:
                return None
            raise TooMuch
        key = s.key()
        if key not in self.known:
            self.known[key] = self.best(s)[0]
        return self.known[key]

    def margins(self, s: State) -> Margins:
        """The end, from every side: as in `troyes.think.play.result`."""
        sides = range(max(2, s.players))
        points = [self.scribe.points(s, side) for side in sides]
        found = []
        for side in sides:
            others = points[:side] + points[side + 1 :]
            found.append(points[side] - 0.5 * max(others) - 0.5 * sum(others) / len(others))
        return tuple(found)


def rolled(s: State, option: int, face: int) -> State:
    """The position after a reroll that shows a face."""
    end = after(s, (option,))
    resolve(end, face)
    return end


def goes_on(s: State, turn: Turn) -> bool:
    """Whether another player has not passed, and the turn is a sensible one."""
    others = [seat for seat in range(s.players) if seat != s.actor]
    return any(not s.passed[seat] for seat in others) and makes_sense(s, turn)


def is_near_end(s: State) -> bool:
    """Whether few dice are left in the last round."""
    return s.round == s.rounds and s.step == STEP_ACTIONS and sum(s.dice) <= DICE
