"""Opponents who err as people do: they know how a thing is done, and not always what to do.

Every turn that a ranking finds has a value in victory points. Of the turns that do the same thing
(settle in the Palace, use the Monk, fight Brigands), only the best is thought of: nobody who means
to build takes the wrong dice for it. Which thing to do is where judgement is clouded: the values
of the best few are blurred before they are compared. Nobody passes, lets a black die through or
rolls a die again by mistake, and nobody gives up more than a few points for a whim.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol

from troyes.play.view import View
from troyes.rules.engine import apply_option
from troyes.rules.layout import first_die
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_SPACE,
    BLACK,
    CATHEDRAL,
    COUNTER,
    CUBE,
    DIE,
    FIGHT,
    FLIP,
    MODIFY,
    REROLL,
    SETTLE,
    SPACE,
)

from .apprentice import Turn, best_space, candidates
from .evaluation import Judge
from .styles import STYLES, Style

WAYS = 6  # so many ways to do a thing are looked at for a style
ACTS = {
    CATHEDRAL,
    AGRICULTURE,
    COUNTER,
    *range(SETTLE, ACTIVATE),
    *range(ACTIVATE, MODIFY),
    *range(FIGHT, CUBE),
}


class Ranked(NamedTuple):
    """A turn and what it is worth to the one who takes it, in victory points."""

    value: float
    turn: Turn


class Ranking(Protocol):
    """Where the values come from."""

    def __call__(self, view: View, sample: State) -> list[Ranked]:
        """The turns of the one to move in a state that fits the view, the best first."""
        ...


def by_prices(view: View, sample: State) -> list[Ranked]:
    """The turns that the classic bot thinks of, with its hand-set prices."""
    judge = Judge(view)
    found = []
    for turn in candidates(sample):
        found.append(Ranked(judge.value(after(sample, turn)), turn))
    found.sort(key=lambda ranked: -ranked.value)
    return found


RANKINGS: dict[str, Ranking] = {"prices": by_prices}


class JudgedBot:
    """Takes the turn that seems best to it. Without noise or style, the best of its ranking.

    `noise` is the spread of its errors in victory points, `kinds` how many things to do it weighs
    against each other, `whim` the most it gives up, by its own ranking, for an error or its style.
    With `sight=own` it thinks of its own dice alone, as they lie: it buys none, spends no influence
    to change them, and uses no cubes that do.
    """

    name = "judged"

    def __init__(
        self,
        seed: int,
        style: str = "",
        ranking: str = "prices",
        noise: float = 0.0,
        kinds: int = 4,
        whim: float = 4.0,
        sight: str = "all",
    ) -> None:
        """A bot that errs; the options are those of its spec."""
        self.random = random.Random(seed)
        self.ranking = RANKINGS[known("ranking", ranking, RANKINGS)]
        self.style: Style | None = STYLES[known("style", style, STYLES)] if style else None
        self.noise = noise
        self.kinds = kinds
        self.whim = whim
        self.sees = SIGHTS[known("sight", sight, SIGHTS)]
        self.plan: list[int] = []
        self.expected = b""  # the position in which the plan goes on

    def choose(self, view: View, budget: float | None = None) -> int:
        """The next option of its turn."""
        legal = view.options()
        goes_on = self.plan and self.plan[0] in legal and view.state.key() == self.expected
        if not goes_on:
            if len(legal) == 1:
                return legal[0]
            if view.state.wait == ASK_SPACE:
                return best_space(view.state, legal)
            self.plan = list(self.turn(view))
        option = self.plan.pop(0)
        self.expected = after(view.state, (option,)).key()
        return option

    def turn(self, view: View) -> Turn:
        """The turn that seems best."""
        sample = view.sample(self.random.choice)
        found = self.ranking(view, sample)
        ranked = [r for r in found if self.sees(r.turn, sample.actor)] or found
        best = ranked[0]
        if act_of(best.turn) is None:
            return best.turn
        worth = [r for r in ranked if r.value >= best.value - self.whim]
        if self.style is not None:
            worth = with_style(best_of_each_kind(worth, WAYS), sample, self.style)
        seen = best_of_each_kind(worth, 1)[: self.kinds]
        return max(seen, key=lambda r: r.value + self.random.gauss(0.0, self.noise)).turn


def known(what: str, name: str, table: object) -> str:
    """A name that is in a table; the refusal of any other lists those that are."""
    assert isinstance(table, dict)
    if name not in table:
        raise ValueError(f"there is no {what} {name!r}; there are {', '.join(table)}")
    return name


def after(s: State, turn: Turn) -> State:
    """The state a turn leads to."""
    s = s.copy()
    for option in turn:
        apply_option(s, option)
    return s


def act_of(turn: Turn) -> int | None:
    """What a turn does, without how; None for passing, yielding and rolling a die again."""
    return next((option for option in turn if option in ACTS), None)


def is_plain(turn: Turn, seat: int) -> bool:
    """Whether a turn uses nothing but the seat's own dice, as they lie."""
    mine = range(DIE + first_die(seat), DIE + first_die(seat + 1))
    for option in turn:
        if DIE <= option < BLACK and option not in mine:
            return False
        if option == FLIP or REROLL <= option < DIE or MODIFY <= option < SPACE:
            return False
    return True


SIGHTS: dict[str, Callable[[Turn, int], bool]] = {"all": lambda turn, seat: True, "own": is_plain}


def best_of_each_kind(ranked: list[Ranked], ways: int) -> list[Ranked]:
    """The best few turns for each thing to do, in order; none in which nothing is done."""
    found: Counter[int] = Counter()
    best = []
    for one in ranked:
        act = act_of(one.turn)
        if act is not None and found[act] < ways:
            found[act] += 1
            best.append(one)
    return best


def with_style(ranked: list[Ranked], sample: State, style: Style) -> list[Ranked]:
    """The same turns, with what the style likes added to their values."""
    seat = sample.actor
    liked = [Ranked(r.value + style(after(sample, r.turn), seat), r.turn) for r in ranked]
    return sorted(liked, key=lambda r: -r.value)
