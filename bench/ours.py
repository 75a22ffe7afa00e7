"""Measure the Troyes engine under random play: one process, one thread.

Played inside the engine and driven step by step from Python, with 2, 3 and 4 players; copies; and
enumerations of whole turns. What is counted is said in peers.py; a chance step counts as neither
step nor decision, its time is included. Prints JSON. Set TROYES_PURE=1 to measure it uncompiled.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle

from troyes.play.turns import turns
from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, is_chance, is_over, options, resolve_chance
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import ASK_ACTION
from troyes.think.playout import random_game

REPEATS = 3
Counts = tuple[int, int, int]  # games (or copies, enumerations), steps, decisions


def in_engine(players: int, seed: int) -> Counts:
    """A game of random choices without a step of Python in between."""
    random_game(standard(), players, seed)
    return 1, 0, 0


def driven(players: int, seed: int) -> Counts:
    """The same from Python: ask for the options, choose, apply."""
    rng = random.Random(seed)
    s = new_game(standard(), players)
    advance(s)
    steps = decisions = 0
    while not is_over(s):
        if is_chance(s):
            resolve_chance(s, seed, 1)
            continue
        found = options(s)
        steps += 1
        if len(found) > 1:
            decisions += 1
            apply_option(s, found[int(rng.random() * len(found))])
        else:
            apply_option(s, found[0])
    return 1, steps, decisions


def positions(players: int, games: int) -> list[State]:
    """Action-phase positions at the start of a turn, from games of random choices."""
    rng = random.Random(1)
    found = []
    for seed in range(games):
        s = new_game(standard(), players)
        advance(s)
        while not is_over(s):
            if is_chance(s):
                resolve_chance(s, seed, 1)
                continue
            if s.wait == ASK_ACTION and rng.random() < 0.05:
                found.append(s.copy())
            apply_option(s, rng.choice(options(s)))
    return found


def repeat(seconds: float, work: Iterator[Callable[[], Counts]]) -> tuple[float, Counts]:
    """Do one piece of work after the other for some time."""
    games = steps = decisions = 0
    began = time.perf_counter()
    while True:
        a, b, c = next(work)()
        games, steps, decisions = games + a, steps + b, decisions + c
        elapsed = time.perf_counter() - began
        if elapsed >= seconds:
            return elapsed, (games, steps, decisions)


def copies(state: State) -> Counts:
    """A thousand copies."""
    copy = state.copy
    for _ in range(1000):
        copy()
    return 1000, 0, 0


def enumerate_turns(state: State, influence: bool) -> Counts:
    """All whole turns of a position, counted as steps."""
    return 1, sum(1 for _ in turns(state, influence)), 0


def games(play: Callable[[int, int], Counts], players: int) -> Iterator[Callable[[], Counts]]:
    """One game after the other, each with a seed of its own."""
    return (partial(play, players, seed) for seed in range(10**9))


def measures() -> dict[str, Iterator[Callable[[], Counts]]]:
    """Every measure's work without end."""
    table: dict[str, Iterator[Callable[[], Counts]]] = {}
    for players in (1, 2, 3, 4):
        name = "solo" if players == 1 else f"{players} players"
        table[f"{name}, in the engine"] = games(in_engine, players)
        table[f"{name}, driven from Python"] = games(driven, players)
    states = positions(4, 20)
    table["copies"] = (partial(copies, s) for s in cycle(states))
    table["whole turns"] = (partial(enumerate_turns, s, False) for s in cycle(states))
    table["whole turns with influence"] = (partial(enumerate_turns, s, True) for s in cycle(states))
    return table


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measure and repeat")
    args = parser.parse_args()
    if not 0 < args.seconds <= 600:
        parser.error("--seconds must be more than 0 and at most 600")
    table = measures()
    found: dict[str, list[tuple[float, Counts]]] = {name: [] for name in table}
    for name, work in table.items():
        repeat(args.seconds / 5, work)
        print(f"warmed up: {name}", file=sys.stderr)
    for round_number in range(REPEATS):
        for name, work in table.items():
            found[name].append(repeat(args.seconds, work))
            print(f"repeat {round_number + 1} of {REPEATS}: {name}", file=sys.stderr)
    results = {
        name: {
            unit: statistics.median(counts[k] / elapsed for elapsed, counts in runs)
            for k, unit in enumerate(("per_s", "steps_per_s", "decisions_per_s"))
        }
        for name, runs in found.items()
    }
    per_position = sorted(sum(1 for _ in turns(s, False)) for s in positions(4, 20))
    print(
        json.dumps(
            {
                "compiled": COMPILED,
                "measures": results,
                "turns_per_position_median": per_position[len(per_position) // 2],
            },
            indent=1,
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
