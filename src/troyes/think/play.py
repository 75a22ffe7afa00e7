"""Playing on: every seat takes the turn its network likes best, until a round or the game ends."""

from __future__ import annotations

from array import array

from troyes.rules.engine import Referee, is_chance, is_over
from troyes.rules.options import Options
from troyes.rules.scoring import final_vp, held_vp
from troyes.rules.state import State
from troyes.rules.terms import NEUTRAL, ROLL_REROLL

from .net import Net, Numbers
from .sides import lead
from .sizes import CATEGORIES, MOST_HALVES, MOST_RECORDS, MOST_SIDES, RECORD
from .visit import Visitor

COMPILED = not __file__.endswith(".py")


class Player:
    """Plays all seats of a table with one network; compiled, without the interpreter lock."""

    def __init__(self, net: Net, cap: int = 2000, beam: int = 2) -> None:
        self.visitor = Visitor(net, cap, beam)
        self.referee = Referee()
        self.found = Options()
        self.records = 0
        self.halves = 0  # uses of influence in the current turn
        self.random_turns = 0.0  # the share of turns chosen at random
        self.recording = False
        self.thrifty = False  # no influence is spent before an action
        self.take_store(array("f", bytes(4)), array("d", bytes(8)), array("h", bytes(2)))

    def write_down(self) -> None:
        """From now on write down the position after every turn, for learning."""
        self.recording = True
        inputs = self.visitor.net.inputs
        self.take_store(
            array("f", bytes(4 * MOST_RECORDS * inputs)),
            array("d", bytes(8 * MOST_RECORDS * RECORD)),
            array("h", bytes(2 * MOST_RECORDS * MOST_SIDES * CATEGORIES)),
        )

    def take_store(self, positions: array[float], notes: array[float], points: array[int]) -> None:
        """Where records are written: features one row after another, `RECORD` notes each, and
        what every side holds by category."""
        self.positions = positions
        self.notebook = notes
        self.accounts = points
        self.x = positions
        self.notes = notes
        self.points = points

    def play_on(self, s: State, key0: int, key1: int, rounds: int) -> None:
        """Play for a number of rounds or to the end; chance comes from the keys."""
        if COMPILED:
            play_unlocked(self, s, key0, key1, rounds)  # type: ignore[name-defined]  # noqa: F821
        else:
            self.play_rounds(s, key0, key1, rounds)

    def play_rounds(self, s: State, key0: int, key1: int, rounds: int) -> None:
        """`play_on`, callable without the interpreter lock."""
        while not is_over(s) and s.round <= rounds:
            if is_chance(s):
                self.referee.resolve(s, self.referee.draw(s, key0, key1))
            else:
                self.take_turn(s)

    def take_turn(self, s: State) -> None:
        """The turn, or half-turn, the network likes best."""
        self.referee.list_options(s, self.found)
        if self.found.n == 1:
            self.referee.apply_option(s, self.found.ids[0])
            return
        if self.random_turns > 0.0:
            self.visitor.random = 1 if self.visitor.uniform() < self.random_turns else 0
        seat = s.actor
        self.visitor.acting = self.thrifty or self.halves >= MOST_HALVES
        count = self.visitor.visit(s)
        self.visitor.play(s, 0)
        half = s.actor == seat and self.visitor.last_is_half(s)
        self.halves = self.halves + 1 if half else 0
        if self.recording and count > 1 and self.records + 1 < MOST_RECORDS:
            self.note(self.visitor.top.state, self.visitor.net.x0, self.visitor.before, True)
            if s.wait != ROLL_REROLL:
                self.visitor.scribe.write(s)
                self.note(s, self.visitor.scribe.x, self.visitor.scribe.certain(s), half)

    def note(self, s: State, x: Numbers, certain: float, half: bool) -> None:
        """Write down the position before or after a turn."""
        n = self.visitor.net.inputs
        at = self.records * n
        for i in range(n):
            self.x[at + i] = x[i]
        at = self.records * RECORD
        self.notes[at] = self.visitor.seat
        self.notes[at + 1] = certain
        self.notes[at + 2] = self.visitor.worth[0]
        self.notes[at + 3] = self.visitor.best
        self.notes[at + 4] = half
        at = self.records * MOST_SIDES * CATEGORIES
        for side in range(self.visitor.scribe.sides):
            owner = self.visitor.scribe.owner[side]
            for k in range(CATEGORIES):
                self.points[at + side * CATEGORIES + k] = held_vp(s, owner, k)
        self.records += 1

    def play_game(self, s: State, key0: int, key1: int) -> int:
        """Play a whole game and return the number of records made."""
        self.records = 0
        self.play_on(s, key0, key1, 99)
        return self.records


def result(s: State, seat: int) -> float:
    """What is learnt: the final margin."""
    own = 1.0 * final_vp(s, seat)
    if s.players == 1:
        return own - final_vp(s, NEUTRAL)
    best = -1000.0
    total = 0.0
    for k in range(1, s.players):
        other = 1.0 * final_vp(s, (seat + k) % s.players)
        total += other
        if other > best:
            best = other
    return lead(own, best, total, s.players - 1)
