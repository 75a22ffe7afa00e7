"""Ranked turns: what they are worth by hand-set prices or by the trained network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from troyes.play.view import View
from troyes.rules.engine import options, resolve
from troyes.rules.layout import colour_of, die_at
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_SPACE,
    CATHEDRAL,
    COUNTER,
    CUBE,
    DIE,
    FIGHT,
    MODIFY,
    REROLL,
    SETTLE,
    YIELD,
)
from troyes.think.net import Net

from .classic import Turn, best_space, candidates
from .evaluation import Judge
from .nets import LIMIT, shipped_net, visitor_of
from .sense import IDLE, after, makes_sense, rolls_again, sensible, without_early_pass
from .styles import Style

ACTS = {
    CATHEDRAL,
    AGRICULTURE,
    COUNTER,
    *range(SETTLE, ACTIVATE),
    *range(ACTIVATE, MODIFY),
    *range(FIGHT, CUBE),
}

ROLLS = 2  # rerolls that are looked into
DOUBT = 0.2  # points by which a reroll must be better: it is one more thing to be wrong about


class Ranked(NamedTuple):
    """A turn and what it is worth to the one who takes it, in victory points."""

    value: float
    turn: Turn


# The turns of the one to move in a state that fits the view, the best first.
Ranking = Callable[[View, State], list[Ranked]]


def by_prices(view: View, sample: State) -> list[Ranked]:
    """The turns that the classic bot thinks of, with its hand-set prices."""
    if sample.wait == ASK_SPACE:
        return [Ranked(0.0, (best_space(sample, options(sample)),))]
    judge = Judge(view)
    return in_order(Ranked(judge.value(after(sample, turn)), turn) for turn in candidates(sample))


def by_net(view: View, sample: State) -> list[Ranked]:
    """The best turns by the network: of all, of each thing to do, and to do nothing."""
    return by_this_net(shipped_net(sample.players), sample)


def by_this_net(net: Net, sample: State) -> list[Ranked]:
    """The same for any network. A die is rerolled only if that proves to be better."""
    ranked = best_sensible(net, sample)
    found = {tuple(turn): value for value, turn in ranked if not rolls_again(turn)}
    found |= {one.turn: one.value for one in good_rolls(net, sample, ranked)}
    for value, turn in of_each_kind(net, sample):
        found.setdefault(tuple(turn), value)
    return in_order(Ranked(*one) for one in sensible(sample, [(v, t) for t, v in found.items()]))


def best_by_net(net: Net, sample: State) -> Turn:
    """The turn the network likes best; a die is rerolled only if that proves to be better."""
    ranked = best_sensible(net, sample)
    for one in good_rolls(net, sample, ranked):
        return one.turn
    return next(tuple(turn) for _, turn in ranked if not rolls_again(turn))


def best_sensible(net: Net, sample: State) -> list[tuple[float, list[int]]]:
    """The turns a network likes best of those that make sense, in order.

    If all whole turns it likes best make none, the best ways to do each thing are added.
    """
    visitor = visitor_of(net)
    visitor.visit(sample)
    ranked = visitor.turns()
    if not any(makes_sense(sample, turn) for _, turn in ranked if not rolls_again(turn)):
        ranked = sorted([*ranked, *of_each_kind(net, sample)], key=lambda one: -one[0])
    return without_early_pass(sample, sensible(sample, ranked))


def of_each_kind(net: Net, sample: State) -> list[tuple[float, list[int]]]:
    """What a network that just visited a position says of doing nothing and of each thing to do."""
    visitor = visitor_of(net)
    legal = options(sample)
    found = [(visitor.judge(after(sample, (o,))), [o]) for o in legal if o in IDLE]
    acts = [option for option in legal if option in ACTS]
    visitor.limit = LIMIT // max(1, len(acts))
    for option in acts:
        visitor.visit(after(sample, (option,)))
        found += [(value, [option, *rest]) for value, rest in visitor.turns()]
    visitor.limit = LIMIT
    return found


def with_good_rolls(net: Net, sample: State, ranked: list[tuple[float, list[int]]]) -> list[Ranked]:
    """The whole turns, and of the rerolls only those that prove to be better."""
    whole = [Ranked(value, tuple(turn)) for value, turn in ranked if not rolls_again(turn)]
    return in_order([*good_rolls(net, sample, ranked), *whole])


def good_rolls(net: Net, sample: State, ranked: list[tuple[float, list[int]]]) -> Iterator[Ranked]:
    """The rerolls that a network likes and that prove to be better than all whole turns.

    Before a black die is let through, every die that may be rolled is looked into.
    """
    whole = next(k for k, (_, turn) in enumerate(ranked) if not rolls_again(turn))
    rolls = [turn for _, turn in ranked[: min(whole, ROLLS)]]
    if ranked[whole][1][-1] == YIELD:
        rolls = [[option] for option in options(sample) if rolls_again([option])]
    for turn in rolls:
        worth = worth_of_roll(net, sample, turn, ranked[whole][0])
        if worth > ranked[whole][0] + DOUBT:
            yield Ranked(worth, tuple(turn))


def worth_of_roll(net: Net, sample: State, turn: Sequence[int], now: float) -> float:
    """The mean over the faces of the best turn that would follow.

    A better die that is not used at once counts for nothing: others may buy it, and it could have
    been rolled when it is needed. `now` is what the best turn without rolling is worth.
    """
    visitor = visitor_of(net)
    visitor.limit = LIMIT // 6
    total = 0.0
    for face in range(1, 7):
        s = after(sample, tuple(turn))
        resolve(s, face)
        visitor.visit(s)
        die = DIE + die_at(sample.actor, colour_of(turn[-1] - REROLL), face)
        worth, then = next(one for one in visitor.turns() if not rolls_again(one[1]))
        total += worth if die in then else min(worth, now)
    visitor.limit = LIMIT
    return total / 6


RANKINGS: dict[str, Ranking] = {"prices": by_prices, "net": by_net}


def in_order(ranked: Iterable[Ranked]) -> list[Ranked]:
    """The best first; among equals the first found."""
    return sorted(ranked, key=lambda one: -one.value)


def act_of(turn: Turn) -> int | None:
    """What a turn does, without how; None for passing, yielding and rolling a die again."""
    return next((option for option in turn if option in ACTS), None)


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
    return in_order(Ranked(r.value + style(after(sample, r.turn), seat), r.turn) for r in ranked)
