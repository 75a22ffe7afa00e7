"""Measure other game engines under random play: one process, one thread, driven from Python.

Run it with the Python of a virtual environment that holds peers-requirements.txt.

What is counted, for every peer alike:

* step: one action applied for a player, whether or not there was anything to choose;
* decision: a step at which that player had at least two legal actions;
* chance steps (OpenSpiel's dice and deals) are neither, but their time is included. Catanatron
  draws its dice and cards inside a player's action, so it has no chance steps of its own;
* game: from building a fresh game to its end, building included;
* copy: one ``Game.copy()`` or ``State.clone()`` of a position half-way (by steps) through a
  game, taken in turn from several such positions.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import metadata
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple, Protocol

REPEATS = 3
POSITIONS = 16  # mid-game positions that the copies go round
COPY_BATCH = 64  # copies between two looks at the clock
WARM_UP_SHARE = 0.2  # of --seconds, before the first repeat of each measure


class Played(NamedTuple):
    """What one random game came to."""

    steps: int
    decisions: int
    finished: bool


class Peer(Protocol):
    """A game of another engine."""

    package: str

    def play(self, seed: int) -> Played:
        """Play one random game from the start to the end."""

    def copier(self, seed: int) -> Callable[[], object]:
        """Return a function that copies one mid-game position."""


class Catanatron:
    """Catan, four of Catanatron's random players, run by its own ``Game.play()``."""

    package = "catanatron"

    def __init__(self) -> None:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer

        class CountingPlayer(RandomPlayer):  # type: ignore[misc]
            """The library's RandomPlayer, which also counts its real choices."""

            decisions = 0

            def decide(self, game: Any, playable_actions: list[Any]) -> Any:
                options = len(playable_actions)
                if options > 1:
                    self.decisions += 1
                return playable_actions[random.randrange(0, options)]

        self._game: Any = Game
        self._player: Any = CountingPlayer
        self._colors: list[Any] = list(Color)

    def _players(self) -> list[Any]:
        return [self._player(color) for color in self._colors]

    def play(self, seed: int) -> Played:
        players = self._players()
        game = self._game(players, seed=seed)  # also seeds the global generator
        winner = game.play()  # None if it stopped at the library's limit of 1000 turns
        decisions = sum(player.decisions for player in players)
        return Played(len(game.state.actions), decisions, winner is not None)

    def copier(self, seed: int) -> Callable[[], object]:
        steps = self.play(seed).steps
        game = self._game(self._players(), seed=seed)
        for _ in range(steps // 2):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy


class OpenSpiel:
    """A game of OpenSpiel with its default parameters, stepped from Python."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        import pyspiel

        self._game = pyspiel.load_game(name)

    def _run(self, seed: int, limit: float = math.inf) -> tuple[Any, Played]:
        """Play at random until the end, or until ``limit`` steps of the players."""
        rand = random.Random(seed).random
        state = self._game.new_initial_state()
        steps = decisions = 0
        while steps < limit and not state.is_terminal():
            if state.is_chance_node():
                left = rand()
                for outcome, probability in state.chance_outcomes():
                    drawn = outcome
                    left -= probability
                    if left < 0.0:
                        break
                state.apply_action(drawn)
            else:
                actions = state.legal_actions()
                options = len(actions)
                steps += 1
                if options > 1:
                    decisions += 1
                state.apply_action(actions[int(rand() * options)])
        return state, Played(steps, decisions, state.is_terminal())

    def play(self, seed: int) -> Played:
        return self._run(seed)[1]

    def copier(self, seed: int) -> Callable[[], object]:
        steps = self.play(seed).steps
        clone: Callable[[], object] = self._run(seed, steps // 2)[0].clone
        return clone


PEERS: dict[str, Callable[[], Peer]] = {
    "catanatron": Catanatron,
    "backgammon": lambda: OpenSpiel("backgammon"),
    "gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "hearts": lambda: OpenSpiel("hearts"),
}


@dataclass
class Bench:
    """One peer under measurement, and what its repeats have given so far."""

    peer: Peer
    seed: int  # of the next game; every repeat plays new games
    games: int = 0
    steps: int = 0
    decisions: int = 0
    unfinished: int = 0
    rates: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Reach the mid-game positions to copy."""
        self._copiers = cycle([self.peer.copier(self.seed + i) for i in range(POSITIONS)])

    def warm_up(self, seconds: float) -> None:
        """Run both measures once and forget the outcome."""
        self._play(seconds)
        self._copy(seconds)

    def repeat(self, seconds: float) -> None:
        """Run both measures once and keep the outcome."""
        games, elapsed, busy = self._play(seconds)
        steps = sum(game.steps for game in games)
        decisions = sum(game.decisions for game in games)
        self.games += len(games)
        self.steps += steps
        self.decisions += decisions
        self.unfinished += sum(not game.finished for game in games)
        copies, copy_elapsed = self._copy(seconds)
        for name, rate in {
            "games_per_s": len(games) / elapsed,
            "decisions_per_s": decisions / elapsed,
            "steps_per_s": steps / elapsed,
            "copies_per_s": copies / copy_elapsed,
            "cpu_share": busy / elapsed,
        }.items():
            self.rates.setdefault(name, []).append(rate)

    def report(self) -> dict[str, Any]:
        """Return the figures over all repeats."""
        result: dict[str, Any] = {
            "package": self.peer.package,
            "version": metadata.version(self.peer.package),
            "games": self.games,
            "unfinished_games": self.unfinished,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "steps_per_game": round(self.steps / self.games, 2),
        }
        for name, rates in self.rates.items():
            result[name] = spread(rates)
        return result

    def _play(self, seconds: float) -> tuple[list[Played], float, float]:
        games: list[Played] = []
        busy = time.process_time()
        start = now = time.perf_counter()
        while now - start < seconds:
            games.append(self.peer.play(self.seed))
            self.seed += 1
            now = time.perf_counter()
        return games, now - start, time.process_time() - busy

    def _copy(self, seconds: float) -> tuple[int, float]:
        copies = 0
        start = now = time.perf_counter()
        while now - start < seconds:
            copy = next(self._copiers)
            for _ in range(COPY_BATCH):
                copy()
            copies += COPY_BATCH
            now = time.perf_counter()
        return copies, now - start


def spread(values: Sequence[float]) -> dict[str, Any]:
    """Return the median, the extremes and (max - min) / median of some rates."""
    median = statistics.median(values)
    return {
        "median": rounded(median),
        "min": rounded(min(values)),
        "max": rounded(max(values)),
        "spread": rounded((max(values) - min(values)) / median),
        "repeats": [rounded(value) for value in values],
    }


def rounded(value: float) -> float:
    """Round to five significant digits."""
    return float(f"{value:.5g}")


def measure(names: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """Measure the named peers, their repeats interleaved, and return the whole report."""
    benches: dict[str, Bench] = {}
    for name in names:
        print(f"{name}: warm-up", file=sys.stderr, flush=True)
        benches[name] = Bench(PEERS[name](), seed)
        benches[name].warm_up(seconds * WARM_UP_SHARE)
    for number in range(1, REPEATS + 1):
        for name, bench in benches.items():
            bench.repeat(seconds)
            latest = ", ".join(f"{key} {rates[-1]:.5g}" for key, rates in bench.rates.items())
            print(f"{name}: {number}/{REPEATS}: {latest}", file=sys.stderr, flush=True)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "repeats": REPEATS,
        "seed": seed,
        "peers": {name: bench.report() for name, bench in benches.items()},
    }


def positive_seconds(text: str) -> float:
    """Parse a positive, finite number of seconds."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"not a positive number: {text!r}")
    return value


def positive_int(text: str) -> int:
    """Parse a whole number from 1 up."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"not a whole number from 1 up: {text!r}")
    return int(text)


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line; exits with 2 if it is wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="Exit codes: 0 measured, 1 a peer is missing or failed, 2 bad arguments.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=tuple(PEERS),
        help="measure this peer only; may be given several times (default: all of them)",
    )
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=5.0,
        help="length of each measure of each repeat; a peer has 2 measures and"
        f" {REPEATS} repeats (default: 5)",
    )
    parser.add_argument(
        "--seed",
        type=positive_int,
        default=1,
        help="seed of the first game (default: 1); Catanatron repeats its games from a seed"
        " within one process only, not from one run to the next",
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the report to FILE as well as to stdout"
    )
    args = parser.parse_args(argv)
    if args.json is not None and (args.json.is_dir() or not args.json.parent.is_dir()):
        parser.error(f"argument --json: cannot write a file at {args.json}")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    args = parse(argv)
    try:
        report = measure(list(dict.fromkeys(args.only or PEERS)), args.seconds, args.seed)
    except ImportError as error:
        print(f"peers.py: {error}; install peers-requirements.txt first", file=sys.stderr)
        return 1
    text = json.dumps(report, indent=2) + "\n"
    sys.stdout.write(text)
    if args.json is not None:
        try:
            args.json.write_text(text, encoding="utf-8")
        except OSError as error:
            print(f"peers.py: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
