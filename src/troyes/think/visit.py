"""Visiting the whole turns of a decision, depth first, and keeping the best.

Nothing is allocated on the way: one state per depth is overwritten again and again. The end of each
turn is evaluated where it is reached, and the best few are kept with the path that leads there.

Uses of influence are half-turns: the player moves again. The network knows what being to move is
worth, but its values of such positions must not be compared with those after a turn: with a small
bias between the two it would reroll its sixes. So a half-turn is worth the best whole turn plus
what it gains: the value of the position it leads to minus that of the current one, both with the
player to move. A reroll is worth the mean over its six faces; Archer's dice are evaluated before
they are rolled, which the network has learnt as well. From the best recruits and flips (`beam`) the
visit continues to the whole turns that follow them. With `whole` it continues from all of them, and
the turns are the same as those of `troyes.play.turns`.
"""

from __future__ import annotations

import math

from troyes.rules.engine import Referee, is_chance, is_over
from troyes.rules.options import Options
from troyes.rules.state import State, copy_lists
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER, ASK_CUBES, RECRUIT, ROLL_REROLL
from troyes.rules.turn import spends_influence, turn_goes_on

from .blocks import changed_blocks
from .features import Scribe
from .net import Net
from .sizes import SCALE

COMPILED = not __file__.endswith(".py")
DEEPEST = 64
MOST_KEPT = 32
MOST_WAYS = 32  # to go on from one place with cubes to spread
HALVES = 8  # half-turns that are kept
DOUBT = 0.5  # points that a reroll must gain: of many dice, the one most misjudged comes first
FEW_SLOTS = 1 << 10  # for positions seen in one decision, at first and at most
MOST_SLOTS = 1 << 16
MOST_SEEN = 60_000
LOUDEST = 40.0  # no noise is above this: it comes from numbers of 53 bits
MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Place:
    """One step on the way down: a state to work in, its options, and the place below."""

    state: State
    options: Options
    below: Place

    def __init__(self, s: State) -> None:
        self.state = s.copy()
        self.options = Options()


class Visitor:
    """Goes through the turns of a position and judges where they lead.

    Compiled, a visit needs no interpreter lock: visitors of several threads work at the same time,
    each with a referee, places and a network of its own.
    """

    net: Net
    scribe: Scribe
    referee: Referee
    top: Place  # made by the first visit
    seat: int
    step: int
    round: int
    count: int
    branch: int
    length: int
    dice: int

    def __init__(self, net: Net, cap: int = 2000, beam: int = 2, whole: bool = False) -> None:
        """`cap` is the most turns looked at for each first option, shared out fairly among them."""
        self.net = net.twin()
        self.scribe = Scribe()
        self.referee = Referee()
        self.cap = cap
        self.beam = beam
        self.spread = 3  # ways to go on that are followed when many cubes are spread
        self.whole = whole
        self.acting = False  # no more influence in this turn
        self.keep = 1
        self.heat = 0.0
        self.doubt = DOUBT
        self.random = 0
        self.visits = 0  # all turns judged so far
        self.limit = 1 << 30  # turns looked at in all: first options have equal shares
        self.share = cap
        self.n_kept = 0
        self.n_halves = 0
        self.used = 0
        self.odds: list[float] | None = None  # of characters; None: all hands are equally likely
        self.keys: list[bytes] | None = None  # for tests: where the turns lead
        self.top = None  # type: ignore[assignment]
        self.seen: set[bytes] = set()
        if not COMPILED:  # sizes in figures: the compiler takes no names for them
            self.path = [0] * 64  # DEEPEST
            self.kept = [0.0] * 33  # MOST_KEPT + 1: their values with noise, in order
            self.worth = [0.0] * 33  # and without
            self.lengths = [0] * 33
            self.paths = [0] * 2112  # (MOST_KEPT + 1) * DEEPEST
            self.half_values = [0.0] * 9  # HALVES + 1
            self.half_rolls = [0] * 9
            self.half_lengths = [0] * 9
            self.half_paths = [0] * 576  # (HALVES + 1) * DEEPEST
            self.scores = [0.0] * 2048  # DEEPEST * MOST_WAYS
        self.best = 0.0
        self.root = 0.0  # the value of the current position, with the player to move
        self.following = False  # after a half-turn
        self.mixing = False  # after several of them, which may lead to the same positions
        self.before = 0.0  # what was certain before the turn

    def visit(self, s: State) -> int:
        """Evaluate all turns of the player who must choose; return their number."""
        if self.top is None or self.top.state.edition is not s.edition:
            self.make_places(s)
        self.seat = s.actor
        self.step = s.step
        self.round = s.round
        self.count = 0
        self.branch = 0
        self.n_kept = 0
        self.n_halves = 0
        self.mixing = self.whole
        self.best = -1e30
        self.forget()
        self.put(self.top.state, s)
        self.scribe.sit(s, self.seat)
        if self.odds is not None:
            self.use_odds()
        self.before = self.scribe.certain(s)
        self.scribe.write(s)
        self.scribe.follow()
        self.net.begin(self.scribe.x)
        self.root = self.judge(s)
        self.descend(self.top, 0, self.cap)
        if self.n_halves:
            self.follow_halves()
            self.weigh_halves()
        self.visits += self.count
        return self.count

    def make_places(self, s: State) -> None:
        """States to work in, one below the other."""
        place = Place(s)
        self.top = place
        for _ in range(DEEPEST):
            place.below = Place(s)
            place = place.below

    def use_odds(self) -> None:
        """Judge with what is known of the characters."""
        if self.odds is not None:
            self.scribe.believe(self.odds)

    def put(self, new: State, s: State) -> None:
        """Copy a state into one of a place."""
        if COMPILED:
            copy_fields(new, s)  # type: ignore[name-defined]  # noqa: F821  (state.pxd)
        else:
            self.put_lists(new, s)

    def put_lists(self, new: State, s: State) -> None:
        """The same, uncompiled."""
        copy_lists(new, s)

    def descend(self, here: Place, depth: int, end: int) -> None:
        """Go on with every option of the state at this depth, until `end` turns are judged.

        Every way on has an equal share of what is left, so that none is cut as a whole. The last
        come first: high dice before low ones, and sets that begin with a late die are few, so
        that what they do not need is left to the others.
        """
        self.referee.list_options(here.state, here.options)
        n = here.options.n
        if depth == 0:
            self.share = max(1, min(self.cap, self.limit // max(1, n)))
        before = here.state.wait
        narrow = before == ASK_CUBES and here.state.cubes_left > 2 and not self.whole
        if narrow:
            self.score_all(here, depth)
        for k in range(n):
            i = n - 1 - k
            if self.branch >= end and depth:
                return
            if narrow and not self.is_among_best(depth, i, n):
                continue
            option = here.options.ids[i]
            if depth == 0:
                self.branch = 0
            if self.is_enough(here.state, depth) and spends_influence(option):
                continue
            if option == RECRUIT and not self.whole and self.is_idle_recruit(here.state):
                continue
            self.put(here.below.state, here.state)
            self.referee.apply_option(here.below.state, option)
            self.path[depth] = option
            goes_on = turn_goes_on(before, option, here.below.state.wait)
            goes_on = goes_on and not is_chance(here.below.state)
            deeper = goes_on and depth < DEEPEST - 2
            deeper = deeper and (self.whole or not self.is_half(here.below.state))
            repeats = self.may_repeat(before, goes_on, here.below.state, depth)
            changed = 0
            if repeats or not deeper:
                changed = changed_blocks(here.below.state, self.top.state)
            if repeats and not self.is_new(here.below.state, changed, goes_on):
                continue
            if deeper:
                own = self.share
                if self.whole:
                    own = end
                elif depth:
                    own = self.branch + max(1, (end - self.branch) // (n - k))
                self.descend(here.below, depth + 1, own)
            else:
                self.leaf(here.below, depth + 1, goes_on, changed)

    def is_enough(self, s: State, depth: int) -> bool:
        """Whether no more influence is spent: after a half-turn, or when it is time to act."""
        return (self.following or (self.acting and depth == 0)) and self.is_half(s)

    def is_idle_recruit(self, s: State) -> bool:
        """Whether recruiting can wait: only a player without citizens needs it now."""
        return s.wait == ASK_COUNTER or (s.wait == ASK_ACTION and s.supply[s.actor] > 0)

    def is_half(self, child: State) -> bool:
        """Whether a use of influence has been completed and the player moves again."""
        return child.wait == ASK_ACTION or child.wait == ASK_COUNTER

    def may_repeat(self, before: int, goes_on: bool, child: State, depth: int) -> bool:
        """Whether this position may be reached in several ways; see `troyes.play.turns`."""
        if before == ASK_CUBES:
            return True
        if goes_on:
            return self.is_half(child)
        if child.step != self.step or child.round != self.round:
            return True
        return self.mixing and depth > 0 and spends_influence(self.path[0])

    # --- positions seen ---

    def forget(self) -> None:
        """A new decision: no position has been seen."""
        self.used = 0
        if COMPILED:
            new_table(self, 0, FEW_SLOTS)  # type: ignore[name-defined]  # noqa: F821  (visit.pxd)
        else:
            self.forget_keys()

    def forget_keys(self) -> None:
        """The same, uncompiled."""
        self.seen.clear()

    def is_new(self, s: State, changed: int, goes_on: bool) -> bool:
        """Remember a position; whether it was not known yet."""
        if COMPILED:
            return note(self, s, changed, goes_on)  # type: ignore[name-defined, no-any-return]  # noqa: F821
        return self.is_new_key(s, goes_on)

    def is_new_key(self, s: State, goes_on: bool) -> bool:
        """The same, uncompiled."""
        key = s.key() + (b"+" if goes_on else b".")
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    # --- cubes to spread: of many ways to go on, the best few ---

    def score_all(self, here: Place, depth: int) -> None:
        """Judge where each option of the state at this depth leads, mid-turn."""
        for i in range(here.options.n):
            self.put(here.below.state, here.state)
            self.referee.apply_option(here.below.state, here.options.ids[i])
            self.scores[depth * MOST_WAYS + i] = self.judge(here.below.state)

    def is_among_best(self, depth: int, i: int, n: int) -> bool:
        """Whether fewer than `spread` options promise more."""
        own = self.scores[depth * MOST_WAYS + i]
        better = 0
        for k in range(n):
            other = self.scores[depth * MOST_WAYS + k]
            if other > own or (other == own and k < i):
                better += 1
        return better < self.spread

    # --- the ends of turns ---

    def judge(self, s: State) -> float:
        """What a position is worth to the seat: the margin to expect, in victory points."""
        return self.judge_changed(s, changed_blocks(s, self.top.state))

    def judge_changed(self, s: State, changed: int) -> float:
        """The same if it is known in which blocks it differs from the current position."""
        if is_over(s):
            return self.scribe.certain(s)
        self.scribe.rewrite_changed(s, changed)
        left = self.net.judge(self.scribe.x, self.scribe.spans, self.scribe.n_spans)
        return self.scribe.certain_now(s) + SCALE * left

    def appraise(self, s: State, seat: int, odds: list[float] | None) -> float:
        """What a position is worth to a seat, whatever was visited before, and if nothing was."""
        self.scribe.sit(s, seat)
        if odds is not None:
            self.scribe.believe(odds)
        certain = self.scribe.certain(s)
        if is_over(s):
            return certain
        self.scribe.write(s)
        self.net.begin(self.scribe.x)
        return certain + SCALE * self.net.judge(
            self.scribe.x, self.scribe.spans, self.scribe.n_spans
        )

    def judge_roll(self, here: Place) -> float:
        """What a die to be rolled again is worth: the mean over its faces."""
        total = 0.0
        for face in range(1, 7):
            self.put(here.below.state, here.state)
            self.referee.resolve(here.below.state, face)
            total += self.judge(here.below.state)
        return total / 6

    def leaf(self, here: Place, length: int, half: bool, changed: int) -> None:
        """A turn ends here: keep it if it is among the best."""
        self.count += 1
        self.branch += 1
        if self.keys is not None:
            self.write_key(here.state)
        rolls = here.state.wait == ROLL_REROLL
        if rolls or (half and not self.whole):
            value = self.judge_roll(here) if rolls else self.judge_changed(here.state, changed)
            self.keep_half(value - self.root, length, rolls)
            return
        value = self.judge_changed(here.state, changed)
        if value > self.best:
            self.best = value
        self.keep_turn(self.noisy(value), value, length)

    def write_key(self, s: State) -> None:
        """For tests: where a turn leads."""
        if self.keys is not None:
            self.keys.append(s.key())

    def noisy(self, value: float) -> float:
        """What decides the order: the value, with noise if there is any."""
        if self.random:
            return self.uniform()
        if self.heat > 0.0:
            if self.n_kept == self.keep and value + self.heat * LOUDEST < self.kept[self.keep - 1]:
                self.uniform()  # whatever the noise, others are better
                return value
            return value + self.heat * self.gumbel()
        return value

    def keep_turn(self, order: float, value: float, length: int) -> None:
        """Insert a turn among the best, which are in order."""
        at = self.n_kept
        if at == self.keep and order <= self.kept[at - 1]:
            return
        while at > 0 and self.kept[at - 1] < order:
            if at < self.keep:
                self.kept[at] = self.kept[at - 1]
                self.worth[at] = self.worth[at - 1]
                self.lengths[at] = self.lengths[at - 1]
                for k in range(self.lengths[at]):
                    self.paths[at * DEEPEST + k] = self.paths[(at - 1) * DEEPEST + k]
            at -= 1
        if at < self.keep:
            self.kept[at] = order
            self.worth[at] = value
            self.lengths[at] = length
            for k in range(length):
                self.paths[at * DEEPEST + k] = self.path[k]
            if self.n_kept < self.keep:
                self.n_kept += 1

    def keep_half(self, value: float, length: int, rolls: bool) -> None:
        """Insert a half-turn among the best by what it gains, to come back to it later."""
        at = self.n_halves
        while at > 0 and self.half_values[at - 1] < value:
            if at < HALVES:
                self.half_values[at] = self.half_values[at - 1]
                self.half_rolls[at] = self.half_rolls[at - 1]
                self.half_lengths[at] = self.half_lengths[at - 1]
                for k in range(self.half_lengths[at]):
                    self.half_paths[at * DEEPEST + k] = self.half_paths[(at - 1) * DEEPEST + k]
            at -= 1
        if at < HALVES:
            self.half_values[at] = value
            self.half_rolls[at] = rolls
            self.half_lengths[at] = length
            for k in range(length):
                self.half_paths[at * DEEPEST + k] = self.path[k]
            if self.n_halves < HALVES:
                self.n_halves += 1

    def follow_halves(self) -> None:
        """Continue from the most promising uses of influence that need no roll."""
        left = self.beam
        self.following = True  # further uses after them are not considered
        self.mixing = left > 1
        for h in range(self.n_halves):
            if self.half_rolls[h]:
                continue
            if left == 0:
                break
            left -= 1
            self.branch = 0
            self.follow(self.top, h, 0)
        self.following = False

    def follow(self, here: Place, h: int, depth: int) -> None:
        """Repeat the options of a half-turn, and continue from there."""
        if depth == self.half_lengths[h]:
            self.descend(here, depth, self.share)
            return
        self.path[depth] = self.half_paths[h * DEEPEST + depth]
        self.put(here.below.state, here.state)
        self.referee.apply_option(here.below.state, self.path[depth])
        self.follow(here.below, h, depth + 1)

    def weigh_halves(self) -> None:
        """Put half-turns among the turns: rerolls, and where the visit went behind none, all."""
        best = self.best
        for h in range(self.n_halves):
            if self.beam and not self.half_rolls[h]:
                continue
            length = self.half_lengths[h]
            for k in range(length):
                self.path[k] = self.half_paths[h * DEEPEST + k]
            value = best + self.half_values[h] - (self.doubt if self.half_rolls[h] else 0.0)
            if value > self.best:
                self.best = value
            self.keep_turn(self.noisy(value), value, length)

    def uniform(self) -> float:
        """A random number between 0 and 1, neither of them."""
        self.dice = (self.dice + STEP) & MASK
        x = self.dice
        x = ((x ^ x >> 30) * MIX_1) & MASK
        x = ((x ^ x >> 27) * MIX_2) & MASK
        x = x ^ x >> 31
        return ((x >> 11) + 0.5) / 9007199254740992.0

    def gumbel(self) -> float:
        """Gumbel noise: the maximum then samples by softmax."""
        u = self.uniform()
        if COMPILED:
            return minus_log(minus_log(u))  # type: ignore[name-defined, no-any-return]  # noqa: F821
        return self.plain_gumbel(u)

    def plain_gumbel(self, u: float) -> float:
        """The same, uncompiled."""
        return -math.log(-math.log(u))

    # --- for Python ---

    def turn(self, k: int = 0) -> list[int]:
        """The options of the k-th best turn of the last visit."""
        return [self.paths[k * DEEPEST + i] for i in range(self.lengths[k])]

    def turns(self) -> list[tuple[float, list[int]]]:
        """The turns kept, the best first, with what the network says of them."""
        return [(self.worth[k], self.turn(k)) for k in range(self.n_kept)]

    def last_is_half(self, s: State) -> bool:
        """Whether the best turn of the last visit, just played, was a use of influence alone."""
        return spends_influence(self.paths[0]) and (s.wait == ROLL_REROLL or self.is_half(s))

    def play(self, s: State, k: int = 0) -> None:
        """Take the k-th best turn of the last visit."""
        for i in range(self.lengths[k]):
            self.referee.apply_option(s, self.paths[k * DEEPEST + i])
