"""Black dice: in turn, the players must counter the highest (P3.4 to P3.6)."""

from __future__ import annotations

from operator import itemgetter

from .accounts import gain_influence, lose_two_vp
from .actions import end_turn
from .facts import BY_BLACK_DICE
from .influence import list_influence, use_influence
from .layout import colour_of, first_die, value_of
from .options import Options
from .pieces import lay_black, take_black, take_die
from .questions import Chance, Question
from .state import State
from .terms import (
    ASK_BLACK,
    ASK_BLACK_DICE,
    BLACK,
    COUNTER,
    DIE,
    RED,
    ROLL_BLACK,
    STEP_BLACK_DICE,
    STOP,
    WAIT_NOTHING,
    YIELD,
)

TOTAL = itemgetter(1)


def weight(die: int) -> int:
    """P3.4: what a die counts against black dice: red counts double."""
    if colour_of(die) == RED:
        return value_of(die) * 2
    return value_of(die)


def strength(s: State, seat: int) -> int:
    """All dice of a district against black dice."""
    total = 0
    for die in range(first_die(seat), first_die(seat + 1)):
        if s.dice[die]:
            total += s.dice[die] * weight(die)
    return total


def highest_black(s: State) -> int:
    """The value of the highest black die left, or 0."""
    for value in range(6, 0, -1):
        if s.black[value - 1]:
            return value
    return 0


# --- rolling them (P3.4) -------------------------------------------------------------------------


def black_roll_step(s: State) -> None:
    """P3.4: roll all black dice collected, however many they are (T4)."""
    if s.black_todo:
        s.wait = ROLL_BLACK
        return
    s.black_rolled = 0
    s.turn = s.start
    s.step = STEP_BLACK_DICE


class BlackDie(Chance):
    """One of the black dice that the events brought."""

    def happen(self, s: State, outcome: int) -> None:
        """It joins the black dice that the players must face."""
        lay_black(s, outcome, BY_BLACK_DICE)
        s.black_todo -= 1
        s.black_rolled += 1
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The number of black dice rolled before."""
        return s.black_rolled


# --- facing the highest (P3.4 to P3.6) -----------------------------------------------------------


class FaceBlack(Question):
    """The highest black die is countered, or yielded to; influence may be spent before."""

    def options(self, s: State, out: Options) -> None:
        """P3.5: those whose dice allow it must counter; P3.6: influence may be spent before."""
        if strength(s, s.actor) >= highest_black(s):
            out.add(COUNTER)
        else:
            out.add(YIELD)
        list_influence(s, s.actor, out)

    def choose(self, s: State, option: int) -> None:
        """Counter, yield, or spend influence first."""
        if option == COUNTER:
            take_on(s, highest_black(s))
        elif not use_influence(s, s.actor, option):
            yield_to_black(s, s.actor)
            end_turn(s)


def yield_to_black(s: State, seat: int) -> None:
    """P3.5: the highest black die is discarded; the player keeps their dice and loses 2 VP."""
    take_black(s, highest_black(s), seat, 0, BY_BLACK_DICE)
    lose_two_vp(s, seat, BY_BLACK_DICE)


# --- which black dice (P3.4) ---------------------------------------------------------------------


def take_on(s: State, value: int) -> None:
    """Take on one more black die; further ones are asked for only where there is one to take on."""
    s.chosen[value - 1] += 1
    s.need += value
    s.wait = ASK_BLACK if next_further(s, highest_further(s)) else ASK_BLACK_DICE


def highest_further(s: State) -> int:
    """The highest value another black die may have.

    That is at most the lowest taken on, and within reach.
    """
    left = strength(s, s.actor) - s.need
    for value in range(1, 7):
        if s.chosen[value - 1]:
            return min(value, left)
    return min(6, left)


def next_further(s: State, highest: int) -> int:
    """The highest black die left with at most this value; 0 if there is none."""
    for value in range(highest, 0, -1):
        if s.black[value - 1] > s.chosen[value - 1]:
            return value
    return 0


def list_further(s: State, out: Options) -> None:
    """Black dice that may be countered at the same time, from the highest down."""
    value = next_further(s, highest_further(s))
    while value:
        out.add(BLACK + value - 1)
        value = next_further(s, value - 1)


class FurtherBlack(Question):
    """More black dice, as far as the player's dice reach."""

    def options(self, s: State, out: Options) -> None:
        """One more, or STOP."""
        out.add(STOP)
        list_further(s, out)

    def choose(self, s: State, option: int) -> None:
        """One more black die, or none."""
        if option == STOP:
            s.wait = ASK_BLACK_DICE
        else:
            take_on(s, option - BLACK + 1)


# --- with which dice (P3.4) ----------------------------------------------------------------------


class CounterDice(Question):
    """The player's dice against those taken on, one by one."""

    def options(self, s: State, out: Options) -> None:
        """Own dice in ascending order, as long as those still to come can reach the sum."""
        have = picked_weight(s)
        if have >= s.need:
            out.add(STOP)
        rest = 0  # weight of this die and all after it
        for die in range(first_die(s.actor + 1) - 1, first_die(s.actor) - 1, -1):
            if s.n_picks and die < s.picks[s.n_picks - 1]:
                break
            left = s.dice[die]
            for k in range(s.n_picks):
                if s.picks[k] == die:
                    left -= 1
            if left:
                rest += left * weight(die)
                if have + rest >= s.need:
                    out.add(DIE + die)

    def choose(self, s: State, option: int) -> None:
        """One more of their dice, or enough."""
        if option == STOP:
            counter_black(s, s.actor)
            end_turn(s)
        else:
            s.picks[s.n_picks] = option - DIE
            s.n_picks += 1


def picked_weight(s: State) -> int:
    """The strength of the dice picked so far."""
    total = 0
    for k in range(s.n_picks):
        total += weight(s.picks[k])
    return total


def counter_black(s: State, seat: int) -> None:
    """Dice used and black dice countered are discarded; 1 influence for each of these."""
    for k in range(s.n_picks):
        take_die(s, s.picks[k], BY_BLACK_DICE)
    for value in range(6, 0, -1):
        for _ in range(s.chosen[value - 1]):
            take_black(s, value, seat, 1, BY_BLACK_DICE)
            gain_influence(s, seat, 1, BY_BLACK_DICE)


# --- all at once, for menus (P3.4) ---------------------------------------------------------------


def counter_groups(s: State, seat: int) -> list[tuple[list[int], int]]:
    """Groups of own dice that go on from those picked, and what they count; the weakest first."""
    picked = [s.picks[k] for k in range(s.n_picks)]
    groups = [picked]
    start = max(picked) if picked else first_die(seat)
    for die in range(start, first_die(seat + 1)):
        left = s.dice[die] - picked.count(die)
        groups += [group + [die] * n for group in groups for n in range(1, left + 1)]
    counted = [(group, sum([weight(die) for die in group])) for group in groups if group]
    return sorted(counted, key=TOTAL)


def first_enough(groups: list[tuple[list[int], int]], need: int) -> int | None:
    """The first group that counters black dice with this sum; so do all after it."""
    return next((k for k, (_, total) in enumerate(groups) if total >= need), None)


def black_sets(s: State) -> list[list[int]]:
    """Black dice that may be taken on together: those chosen, or the highest, and any lower."""
    chosen = [value for value in range(6, 0, -1) for _ in range(s.chosen[value - 1])]
    first = chosen or [highest_black(s)]
    sets = [first]
    if s.wait != ASK_BLACK_DICE:
        for value in range(min(first), 0, -1):
            left = s.black[value - 1] - first.count(value)
            sets += [black + [value] * n for black in sets for n in range(1, left + 1)]
    return sets
