"""Bots that make human mistakes: they know how to do things, but not always which thing to do.

Every turn that a ranking finds has a value in victory points. Of the turns that do the same thing
(settle in the Palace, use the Monk, fight Brigands), only the best is considered: a player who
wants to build does not take the wrong dice for it. The mistakes are about which thing to do: noise
is added to the values of the best few before they are compared, and the error of each lasts for a
whole round: a bot that overrates the Monk keeps doing so. These bots never pass, let a black die
through or reroll a die by mistake, do what they rerolled it for, never do what they think is worse
than doing nothing, and never give up more than a few points for a whim.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from troyes.play.view import View
from troyes.rules.characters import tradesmen
from troyes.rules.layout import first_die, on_card
from troyes.rules.scoring import owners
from troyes.rules.state import State, standing
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    BISHOPRIC,
    BLACK,
    CITY_HALL,
    DIE,
    FLIP,
    MODIFY,
    PALACE,
    PASS,
    REROLL,
    SETTLE,
    SPACE,
)

from .classic import Turn
from .options import known, number, whole
from .rankings import RANKINGS, act_of, best_of_each_kind, with_style
from .sense import IDLE, after, may_score, thrifty, uses_good_die
from .styles import find_style

WAYS = 6  # ways to do a thing that are looked at for a style
ENOUGH = 3  # cubes on a card: nobody overrates collecting more
AT_LAST = 0.3  # of its errors, what is left in the last round: there is less to misjudge


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
        self.seed = seed
        self.random = random.Random(seed)
        self.ranking = RANKINGS[known("ranking", ranking, RANKINGS)]
        self.spares = ranking != "prices"  # with prices, dice are used as the classic bot does
        self.style = find_style(style)
        self.noise = number("noise", noise, 0)
        self.kinds = whole("kinds", kinds, 1)
        self.whim = number("whim", whim, 0)
        self.sees = SIGHTS[known("sight", sight, SIGHTS)]
        self.plan: list[int] = []
        self.expected = b""  # the position in which the plan goes on
        self.rolled = False  # a die again, just before: it knows what for

    def choose(self, view: View, budget: float | None = None) -> int:
        """The next option of its turn."""
        legal = view.options()
        goes_on = self.plan and self.plan[0] in legal and view.state.key() == self.expected
        if not goes_on:
            if len(legal) == 1:
                self.rolled = False
                return legal[0]
            turn = self.turn(view)
            self.plan = thrifty(view.state, turn) if self.spares else list(turn)
        option = self.plan.pop(0)
        self.rolled = REROLL <= option < DIE
        self.expected = after(view.state, (option,)).key()
        return option

    def turn(self, view: View) -> Turn:
        """The turn that seems best."""
        sample = view.sample(self.random.choice)
        found = self.ranking(view, sample)
        ranked = [r for r in found if self.sees(r.turn, sample.actor)] or found
        best = ranked[0]
        if act_of(best.turn) is None:
            uses = (r.turn for r in ranked if uses_good_die(sample, r.turn))
            is_early = best.turn[-1] == PASS and sample.round < sample.rounds
            return next(uses, best.turn) if is_early else best.turn
        idle = [r.value for r in ranked if r.turn[0] in IDLE]
        least = max(best.value - self.whim, *idle, -math.inf)
        worth = [r for r in ranked if r.value >= least]
        if self.style is not None:
            worth = with_style(best_of_each_kind(worth, WAYS), sample, self.style)
        seen = best_of_each_kind(worth, 1)[: 1 if self.rolled else self.kinds]
        return max(seen, key=lambda r: r.value + self.error(sample, r.turn)).turn

    def error(self, s: State, turn: Turn) -> float:
        """How far it misjudges what a turn does, in this round.

        Nobody overrates more cubes where there are enough, dice turned over for much influence, a
        die that is bought to farm with, a citizen who only goes elsewhere, or in the last round
        what can gain no points.
        """
        act, is_last = act_of(turn), s.round == s.rounds
        drawn = random.Random(f"{self.seed}/{s.round}/{act}").gauss(0.0, self.noise)
        if has_enough(s, act) or FLIP in turn or buys_to_farm(s, turn) or only_moves(s, turn):
            drawn = min(drawn, 0.0)
        if is_last and s.wait == ASK_ACTION and not may_score(s, turn):
            drawn = min(drawn, 0.0)
        return drawn * AT_LAST if is_last else drawn


def has_enough(s: State, act: int | None) -> bool:
    """Whether an act collects more cubes on a card where the seat has some to use up first."""
    if act is None or not ACTIVATE <= act < MODIFY:
        return False
    return s.cubes[on_card(act - ACTIVATE, s.actor)] >= ENOUGH


def buys_to_farm(s: State, turn: Turn) -> bool:
    """Whether a turn pays for a die to farm with: a six earns one denier more than it costs."""
    mine = range(first_die(s.actor), first_die(s.actor + 1))
    bought = [option for option in turn if DIE <= option < BLACK and option - DIE not in mine]
    return AGRICULTURE in turn and bool(bought) and not any(MODIFY <= o < SPACE for o in turn)


def only_moves(s: State, turn: Turn) -> bool:
    """Whether a turn does no more than to place a citizen who was at work elsewhere."""
    if not any(SETTLE <= option < ACTIVATE for option in turn):
        return False
    end, seat = after(s, turn), s.actor
    others = [owner for owner in owners(s) if owner != seat]
    is_more = seated(end, seat) + tradesmen(end, seat) > seated(s, seat) + tradesmen(s, seat)
    return not is_more and all(seated(end, owner) >= seated(s, owner) for owner in others)


def seated(s: State, owner: int) -> int:
    """How many citizens of an owner stand in the buildings."""
    return sum(standing(s, owner, building) for building in (PALACE, BISHOPRIC, CITY_HALL))


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
