"""A greedy bot: it plays the turn that leads to the best position.

It looks no further than the end of its own turn, spends influence only in the simplest ways, never
rerolls a die, and evaluates Archer by its average gain.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from troyes.play.turns import turns
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, options
from troyes.rules.layout import building_of, die_at, first_space
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    ASK_SPACE,
    BUILDINGS,
    DIE,
    FLIP,
    RECRUIT,
    SPACE,
    STOP,
)
from troyes.rules.turn import spends_influence, turn_goes_on

from .evaluation import Judge

Turn = tuple[int, ...]

TURNS_EACH = 100  # turns looked at for each thing to do
TURNS_WITH_INFLUENCE = 10  # and after a use of influence
LOW = 3  # the faces worth turning over
WANTED = (2.0, 2.2, 1.8)  # first citizens in Palace, Bishopric, City Hall


class ClassicBot:
    """Plans one turn at a time and plays it."""

    name = "classic"

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.fallbacks = 0  # how often it did not know what to do
        self.plan: list[int] = []
        self.expected = b""  # the position in which the plan goes on

    def choose(self, view: View, budget: float | None = None) -> int:
        """The next option of its turn; it is always quick and needs no budget."""
        legal = view.options()
        try:
            option = self.wanted(view, legal)
        except Exception:  # whatever goes wrong, a game must go on
            option = -1
        if option not in legal:
            self.fallbacks += 1
            self.plan = []
            option = self.random.choice(legal)
        return option

    def wanted(self, view: View, legal: list[int]) -> int:
        """The next option of the plan; makes a new plan if none fits."""
        if len(legal) == 1 and not self.plan:
            return legal[0]
        if view.state.wait == ASK_SPACE:
            return best_space(view.state, legal)
        if not self.plan or self.plan[0] not in legal or view.state.key() != self.expected:
            self.plan = list(self.best_turn(view))
        option = self.plan.pop(0)
        after = view.state.copy()
        apply_option(after, option)
        self.expected = after.key()
        return option

    def best_turn(self, view: View) -> Turn:
        """The turn that leads to the best position; among equals the first found."""
        judge = Judge(view)
        sample = view.sample(self.random.choice, counted=False)
        best: Turn = ()
        best_value = float("-inf")
        for turn in candidates(sample):
            after = sample.copy()
            for option in turn:
                apply_option(after, option)
            value = judge.value(after)
            if value > best_value:
                best, best_value = turn, value
        return best


# --- turns to think about ------------------------------------------------------------------------


def candidates(s: State) -> Iterator[Turn]:
    """Turns without influence first, then some after spending it once."""
    if s.wait not in (ASK_ACTION, ASK_COUNTER):
        yield from turns_after(s, (), TURNS_EACH)
        return
    for option in acting(s):
        yield from turns_after(s, (option,), TURNS_EACH)
    for spent in influence_uses(s):
        after = s.copy()
        for option in spent:
            apply_option(after, option)
        for option in acting(after):
            yield from turns_after(s, (*spent, option), TURNS_WITH_INFLUENCE)


def acting(s: State) -> list[int]:
    """The options that spend no influence."""
    return [option for option in options(s) if not spends_influence(option)]


def turns_after(s: State, first: Turn, most: int) -> Iterator[Turn]:
    """Whole turns that begin with these options, up to a number."""
    s = s.copy()
    goes_on = True
    for option in first:
        before = s.wait
        apply_option(s, option)
        goes_on = turn_goes_on(before, option, s.wait) and not is_chance(s)
    if not goes_on:
        yield first
        return
    for rest in islice(turns(s, influence=False), most):
        yield first + rest


def influence_uses(s: State) -> list[Turn]:
    """A citizen when there is none in the supply; low dice of one colour turned over."""
    uses: list[Turn] = []
    legal = options(s)
    if RECRUIT in legal and s.supply[s.actor] == 0:
        uses.append((RECRUIT,))
    if FLIP in legal:
        dice = s.dice
        for colour in range(3):
            kinds = [die_at(s.actor, colour, value) for value in range(1, LOW + 1)]
            low = [die for die in kinds for _ in range(dice[die])][:3]
            if low:
                flipped = tuple(DIE + die for die in low)
                uses.append((FLIP, *flipped) if len(low) == 3 else (FLIP, *flipped, STOP))
    return uses


# --- the first citizens --------------------------------------------------------------------------


def best_space(s: State, legal: list[int]) -> int:
    """The building most short of the citizens that the bot wants there."""
    mine = [s.space[first_space(b) : first_space(b + 1)].count(s.actor) for b in range(3)]

    def preference(option: int) -> float:
        building = building_of(option - SPACE)
        place = option - SPACE - first_space(building)
        return WANTED[building] - mine[building] - 0.1 * depth(s, building, place)

    return max(legal, key=preference)


def depth(s: State, building: int, place: int) -> int:
    """How far to the right in its row a space lies: from the last one citizens are expelled."""
    for row in s.edition.figures["buildings"][BUILDINGS[building]]["rows"]:
        if place < row["spaces"]:
            break
        place -= row["spaces"]
    return place
