"""Counts turns that would look silly at a table, over many games of bots against themselves.

    python tools/silly.py novice apprentice journeyman master --games 100
    python tools/silly.py master --players 4 --show 3

The figures are how often a player does such a thing in 100 games. The last rows can have good
reasons: a bot that buys a die although it has an equal one still has its own for later.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from troyes.bots import budget_of, make_bot
from troyes.bots.judged import buys_to_farm
from troyes.bots.sense import (
    GOOD,
    after,
    all_cubes,
    by_card,
    is_sure_gain,
    makes_sense,
    may_roll,
    may_score,
    own_instead,
    rolls_again,
    spare_citizens,
    spared,
    unmodified,
    unrecruited,
    unturned,
    worths,
)
from troyes.formats.notation import turn_text
from troyes.play.game import Game
from troyes.play.turns import turns
from troyes.rules.engine import is_chance
from troyes.rules.layout import (
    colour_of,
    die_at,
    district_of,
    first_die,
    kind_of,
    on_card,
    value_of,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    BLACK,
    CUBE,
    DIE,
    FIGHT,
    FLIP,
    PASS,
    REROLL,
    STEP_ACTIONS,
)
from troyes.rules.turn import turn_goes_on

HIGH = 5  # a die that nobody leaves lying without a reason
CUBES = 4  # of one card left unused at the end: too many


class Taken(NamedTuple):
    """A turn that was taken, up to its end or to a roll."""

    before: State
    turn: tuple[int, ...]
    after: State

    @property
    def seat(self) -> int:
        """Who took it."""
        return self.before.actor

    @property
    def is_last_pass(self) -> bool:
        """Whether it is a pass in the last round, after which deniers are of little use."""
        return self.turn == (PASS,) and self.before.round == self.before.rounds


def game_of(spec: str, players: int, seed: int) -> Iterator[Taken]:
    """A game of a bot against itself, turn by turn; every other one with the bonus cards."""
    game = Game(players, seed, bonus=seed % 2 == 1)
    bots = [make_bot(spec, 10 * seed + seat) for seat in range(players)]
    while game.actor is not None:
        before, goes_on = game.state.copy(), True
        taken: list[int] = []
        while goes_on:
            wait = game.state.wait
            taken.append(bots[before.actor].choose(game.view(before.actor), budget_of(spec)))
            game.choose(taken[-1], resolve_chance=False)
            goes_on = turn_goes_on(wait, taken[-1], game.state.wait) and not is_chance(game.state)
        if before.wait in (ASK_ACTION, ASK_COUNTER):
            yield Taken(before, tuple(taken), game.state.copy())
        game.resolve_chance()


# --- what may be silly about a turn --------------------------------------------------------------


def rolls_good_die(t: Taken) -> bool:
    """Influence for a worse die."""
    return any(
        REROLL <= option < DIE and not may_roll(t.before, t.turn[: k + 1])
        for k, option in enumerate(t.turn)
    )


def wastes_dice(t: Taken) -> bool:
    """Fewer dice, or lower ones of its own, would have done just the same."""
    return any(True for _ in spared(t.before, t.turn))


def buys_dearly(t: Taken) -> bool:
    """For more than the price of a single die, while the bot has an equal one of its own."""
    return any(True for _ in own_instead(t.before, t.turn))


def wastes_influence(t: Taken) -> bool:
    """Dice are flipped without need, or high ones to lower faces."""
    return any(True for _ in unturned(t.before, t.turn))


def wastes_citizens(t: Taken) -> bool:
    """Moves a tradesman or a citizen while others who would do are free."""
    return any(True for _ in spare_citizens(t.before, t.turn))


def wastes_cubes(t: Taken) -> bool:
    """Without the cube of a card it would have been just the same."""
    return any(True for _ in unmodified(t.before, t.turn))


def farms_for_less(t: Taken) -> bool:
    """A card of its own would have earned more with the same dice."""
    return any(True for _ in by_card(t.before, t.turn))


def saves_cubes(t: Taken) -> bool:
    """More cubes could have been put on an event, and it would not have ended."""
    return any(True for _ in all_cubes(t.before, t.turn))


def recruits_for_nothing(t: Taken) -> bool:
    """In the last round, while a citizen who would do lies somewhere."""
    return any(True for _ in unrecruited(t.before, t.turn))


def leaves_points(t: Taken) -> bool:
    """In the last round nothing is gained or taken from others, while a point is there for sure."""
    s = t.before
    acts = s.wait == ASK_ACTION and s.round == s.rounds and not rolls_again(t.turn)
    if not acts or t.is_last_pass or may_score(s, t.turn):
        return False
    return best_gain(s, free=False) >= 1


def buys_for_farming(t: Taken) -> bool:
    """Dice that are bought earn a denier at most."""
    return buys_to_farm(t.before, t.turn)


def turns_for_one_cube(t: Taken) -> bool:
    """Four influence for a single cube on an event."""
    cubes = sum(t.after.covered) - sum(t.before.covered)
    fights = any(FIGHT <= option < CUBE for option in t.turn)
    return t.turn[0] == FLIP and fights and cubes == 1 and t.before.round == t.after.round


def brings_nothing(t: Taken) -> bool:
    """Nobody would notice the difference."""
    return not makes_sense(t.before, t.turn)


def buys_its_like(t: Taken) -> bool:
    """A die of the same colour and value lies in the own district, and still does afterwards."""
    bought = [o - DIE for o in t.turn if DIE <= o < BLACK and district_of(o - DIE) != t.seat]
    own = first_die(t.seat)
    return t.before.step == STEP_ACTIONS and any(t.after.dice[own + kind_of(d)] for d in bought)


def passes_with_high_dice(t: Taken) -> bool:
    """Two fives or sixes, before the last round."""
    own = range(first_die(t.seat), first_die(t.seat + 1))
    high = sum(t.before.dice[die] for die in own if value_of(die) >= HIGH)
    return t.turn[-1] == PASS and not t.is_last_pass and high >= 2


def passes_up_free_point(t: Taken) -> bool:
    """A point that costs nothing but own dice."""
    return t.is_last_pass and best_gain(t.before, free=True) >= 1


def passes_up_points(t: Taken) -> bool:
    """Two points that cost nothing but deniers."""
    return t.is_last_pass and best_gain(t.before, free=False) >= 2


def best_gain(s: State, free: bool) -> int:
    """The most points that an action without influence gains for sure, and others none."""
    gain, now = 0, worths(s, s.actor)
    for turn in turns(s, False):
        end = after(s, turn)
        if is_sure_gain(s, turn) and not (free and end.deniers[s.actor] < s.deniers[s.actor]):
            pairs = zip(worths(end, s.actor), now, strict=True)
            gain = max(gain, min(then - before for then, before in pairs))
    return gain


def passes_after_good_roll(mine: list[Taken]) -> int:
    """A die rolled again with success, and nothing done with it."""
    return sum(then.turn[0] == PASS for die, then in rolls_of(mine) if value_of(die) >= GOOD)


def leaves_good_roll(mine: list[Taken]) -> int:
    """A die rolled again with success, and something else done: others may buy it."""
    return sum(
        DIE + die not in then.turn and not rolls_again(then.turn)
        for die, then in rolls_of(mine)
        if value_of(die) >= GOOD
    )


def rolls_of(mine: list[Taken]) -> Iterator[tuple[int, Taken]]:
    """The dice that were rolled again, as they came, and the turn after each."""
    for rolled, then in pairwise(mine):
        if rolls_again(rolled.turn):
            first = die_at(then.seat, colour_of(rolled.turn[-1] - REROLL), 1)
            now, before = then.before.dice, rolled.after.dice
            yield next(die for die in range(first, first + 6) if now[die] > before[die]), then


def hoards_cubes(mine: list[Taken]) -> int:
    """Cubes collected on a card and never used."""
    end, seat = mine[-1].after, mine[-1].seat
    return sum(end.cubes[on_card(slot, seat)] >= CUBES for slot in range(9))


OF_A_TURN: dict[str, Callable[[Taken], bool]] = {
    "rolls a 4, 5 or 6 again": rolls_good_die,
    "uses more dice, or higher ones of its own, than needed": wastes_dice,
    "buys an expensive die that it also has itself": buys_dearly,
    "flips dice without need": wastes_influence,
    "moves a citizen while others are free": wastes_citizens,
    "spends a card's cube without need": wastes_cubes,
    "farms while a card of its own would earn more": farms_for_less,
    "puts fewer cubes on an event than it could": saves_cubes,
    "recruits in the last round while a citizen lies": recruits_for_nothing,
    "takes a turn that brings nothing": brings_nothing,
    "passes up a free point in the last round": passes_up_free_point,
    "passes up two points for deniers in the last round": passes_up_points,
    "takes a turn without a point while one is there in the last round": leaves_points,
    "passes with two dice of 5 or 6": passes_with_high_dice,
    "buys a die to farm with": buys_for_farming,
    "flips dice for a single cube": turns_for_one_cube,
    "buys a die that it also has itself": buys_its_like,
}
OF_A_GAME: dict[str, Callable[[list[Taken]], int]] = {
    "rolls a die again, gets 4 or more, and passes": passes_after_good_roll,
    "rolls a die again, gets 4 or more, and does not use it": leaves_good_roll,
    "ends with four cubes on a card": hoards_cubes,
}


def count(spec: str, players: int, games: int, seed: int, show: int) -> Counter[str]:
    """How often each thing happens; the first few of each are printed."""
    found: Counter[str] = Counter()
    for number in range(games):
        game = list(game_of(spec, players, seed + number))
        for t in game:
            for name in (name for name, check in OF_A_TURN.items() if check(t)):
                found[name] += 1
                if found[name] <= show:
                    where = f"seed {seed + number}, round {t.before.round}, {'ABCD'[t.seat]}"
                    print(f"{spec} {name}: {where}: {turn_text(t.before, t.turn)}")
        for seat in range(players):
            mine = [t for t in game if t.seat == seat]
            for name, tally in OF_A_GAME.items():
                found[name] += tally(mine)
    return found


def main() -> None:
    """Play, count and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, default=2, help="1: the King's Challenge")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=940_000)
    parser.add_argument("--show", type=int, default=0, help="examples of each kind to print")
    args = parser.parse_args()
    asked = args.players, args.games, args.seed, args.show
    columns = {spec: count(spec, *asked) for spec in args.bots}
    print("| a player, in 100 games | " + " | ".join(columns) + " |")
    print("| --- |" + " ---: |" * len(columns))
    for name in (*OF_A_TURN, *OF_A_GAME):
        cells = [
            f"{found[name] * 100 / (args.games * args.players):.1f}" for found in columns.values()
        ]
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
