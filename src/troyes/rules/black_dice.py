"""Black dice: one after the other the players must counter the highest (P3.4 to P3.6)."""

from __future__ import annotations

from .accounts import gain_influence, lose_two_vp
from .facts import BY_BLACK_DICE
from .influence import list_influence
from .layout import colour_of, first_die, value_of
from .options import Options
from .pieces import take_black, take_die
from .state import State
from .terms import BLACK, COUNTER, DIE, RED, STOP, YIELD


def weight(die: int) -> int:
    """What a die counts against black dice: red counts double."""
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


def list_counter(s: State, seat: int, out: Options) -> None:
    """P3.5: he must counter if his dice allow it; influence may be spent before."""
    if strength(s, seat) >= highest_black(s):
        out.add(COUNTER)
    else:
        out.add(YIELD)
    list_influence(s, seat, out)


def start_counter(s: State) -> None:
    """The highest black die is taken on in any case."""
    choose_black(s, highest_black(s))


def choose_black(s: State, value: int) -> None:
    """Take on one more black die."""
    s.chosen[value - 1] += 1
    s.need += value


def list_black(s: State, seat: int, out: Options) -> None:
    """Further black dice that may be countered at the same time, from the highest down."""
    room = strength(s, seat) - s.need
    lowest = 6
    for value in range(6, 0, -1):
        if s.chosen[value - 1]:
            lowest = value
    out.add(STOP)
    for value in range(min(lowest, room), 0, -1):
        if s.black[value - 1] > s.chosen[value - 1]:
            out.add(BLACK + value - 1)


def picked_weight(s: State) -> int:
    """What the dice picked so far count."""
    total = 0
    for k in range(s.n_picks):
        total += weight(s.picks[k])
    return total


def list_counter_dice(s: State, seat: int, out: Options) -> None:
    """Own dice in ascending order, as long as those still to come can reach the sum."""
    have = picked_weight(s)
    if have >= s.need:
        out.add(STOP)
    rest = 0  # weight of this die and all after it
    for die in range(first_die(seat + 1) - 1, first_die(seat) - 1, -1):
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


def counter_black(s: State, seat: int) -> None:
    """Dice used and black dice countered are discarded; 1 influence for each of these."""
    for k in range(s.n_picks):
        take_die(s, s.picks[k], BY_BLACK_DICE)
    for value in range(6, 0, -1):
        for _ in range(s.chosen[value - 1]):
            take_black(s, value, BY_BLACK_DICE)
            gain_influence(s, seat, 1, BY_BLACK_DICE)


def yield_to_black(s: State, seat: int) -> None:
    """P3.5: the highest black die is discarded, he keeps his dice and loses 2 VP."""
    take_black(s, highest_black(s), BY_BLACK_DICE)
    lose_two_vp(s, seat, BY_BLACK_DICE)
