"""Measure the environments beside their peers in one run, by processor time of one process.

Steps per second with observations and masks, choices at random among those that are legal: our
vectorised games, EnvPool's and OpenSpiel's backgammon; our PettingZoo environment, and PettingZoo's
own connect_four. Choosing is not counted. The peers run in the Python of a virtual environment that
holds env-peers-requirements.txt:

    python bench/environments.py --peers PYTHON

Prints a table; --out FILE writes it as a page with a picture.

What a second thread brings is measured by wall-clock time in stretches of steps, with one thread
and with two, which take turns: the median of the ratios of neighbours. It means something only
where two threads that share nothing (hashing), measured in the same way, gain about 2. On a machine
that is busy with other things, `chrt -f 1` before the command gives it both cores for its duration
and takes them from everything else: not on a machine that others depend on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

REPEATS = 3
MANY = 256  # games side by side
MORE = 2048  # of them where threads share them
STRETCHES = 30
STEPS = 20  # of a stretch
ONE_THREAD = "Troyes, 4 players, one thread"
TWO_THREADS = "Troyes, 4 players, two threads"
TWO_CORES = "two threads that share nothing, against one"
BLOCK = bytes(20_000_000)
Work = Iterator[tuple[int, float]]  # steps made, seconds of processor time


def timed(work: Callable[[], object]) -> float:
    """Processor time, all threads together."""
    began = time.process_time()
    work()
    return time.process_time() - began


def pick(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action in every row."""
    return (rng.random(masks.shape, dtype=np.float32) * masks).argmax(1)


# --- ours ----------------------------------------------------------------------------------------


def vectorised(players: int, threads: int = 1) -> Work:
    """All seats of many games, played by the caller."""
    from troyes.env.games import Games

    games = Games(MANY, players, threads=threads)
    games.reset()
    rng = np.random.default_rng(1)
    while True:
        actions = pick(games.masks, rng)
        yield MANY, timed(lambda: games.step(actions))  # noqa: B023


def stretch(games: object, rng: np.random.Generator) -> float:
    """Seconds that some steps of all games take, by the clock on the wall."""
    took = 0.0
    for _ in range(STEPS):
        actions = pick(games.masks, rng)
        began = time.perf_counter()
        games.step(actions)
        took += time.perf_counter() - began
    return took


def hashing(threads: int) -> float:
    """The seconds that each of this many threads takes for the same amount of hashing."""
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda _: hashlib.sha256(BLOCK).digest(), range(threads)))
    return time.perf_counter() - began


def threads() -> tuple[dict[str, float], float, float]:
    """Steps a second with one thread and with two; the gain, and what two cores gain at most."""
    from troyes.env.games import Games

    rng = np.random.default_rng(1)
    both = {ONE_THREAD: Games(MORE, 4), TWO_THREADS: Games(MORE, 4, threads=2)}
    for games in both.values():
        games.reset()
        stretch(games, rng)
    walls: dict[str, list[float]] = {name: [] for name in both}
    gains, most = [], []
    for _ in range(STRETCHES):
        one, two = (stretch(games, rng) for games in both.values())
        walls[ONE_THREAD].append(one)
        walls[TWO_THREADS].append(two)
        gains.append(one / two)
        most.append(2 * hashing(1) / hashing(2))
    rates = {name: MORE * STEPS / statistics.median(found) for name, found in walls.items()}
    return rates, *(statistics.median(found) for found in (gains, most))


def agents(make: Callable[[], object]) -> Work:
    """A PettingZoo environment: last() and step()."""
    env = make()
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        began = time.process_time()
        observation, _, termination, truncation, _ = env.last()
        spent = time.process_time() - began
        if termination or truncation:
            env.reset()
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        yield 1, spent + timed(lambda: env.step(action))  # noqa: B023


def our_agents() -> Work:
    """`troyes/troyes-v0` with two players."""
    from troyes.env import aec

    return agents(aec.env)


# --- peers ---------------------------------------------------------------------------------------


def connect_four() -> Work:
    """PettingZoo's own."""
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.env)


def envpool_backgammon() -> Work:
    """EnvPool's, as many games side by side, stepped synchronously on one thread."""
    import envpool

    env = envpool.make_gymnasium("Backgammon-v1", num_envs=MANY, num_threads=1)
    rng = np.random.default_rng(1)
    _, info = env.reset()
    key = next(name for name in info if "mask" in name)
    while True:
        actions = pick(np.asarray(info[key], np.float32), rng).astype(np.int32)
        began = time.process_time()
        _, _, _, _, info = env.step(actions)
        yield MANY, time.process_time() - began


def openspiel_backgammon() -> Work:
    """OpenSpiel's, one game from Python, with tensor and mask at every choice."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    while True:
        began = time.process_time()
        while state.is_chance_node():
            found = state.chance_outcomes()
            state.apply_action(found[int(rng.random() * len(found))][0])
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        state.observation_tensor(state.current_player())
        mask = state.legal_actions_mask()
        spent = time.process_time() - began
        action = int(rng.choice(np.flatnonzero(mask)))
        yield 1, spent + timed(lambda: state.apply_action(action))  # noqa: B023


MEASURES: dict[str, Callable[[], Work]] = {
    "Troyes, 1 player, vectorised": lambda: vectorised(1),
    "Troyes, 2 players, vectorised": lambda: vectorised(2),
    "Troyes, 4 players, vectorised": lambda: vectorised(4),
    "Troyes, PettingZoo": our_agents,
}
PEERS: dict[str, Callable[[], Work]] = {
    "EnvPool backgammon": envpool_backgammon,
    "OpenSpiel backgammon": openspiel_backgammon,
    "PettingZoo connect_four": connect_four,
}


def rate(work: Work, seconds: float) -> float:
    """Steps per second of processor time."""
    steps, spent = 0, 0.0
    while spent < seconds:
        more, took = next(work)
        steps, spent = steps + more, spent + took
    return steps / spent


def measure(names: dict[str, Callable[[], Work]], seconds: float) -> dict[str, float]:
    """Medians of repeats that take turns."""
    works = {name: make() for name, make in names.items()}
    for work in works.values():
        rate(work, seconds / 5)
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(REPEATS):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return {name: statistics.median(rates) for name, rates in found.items()}


def page(
    ours: dict[str, float], peers: dict[str, float], threaded: dict[str, float], *found: float
) -> str:
    """The table, and the targets."""
    rows = sorted((ours | peers | threaded).items(), key=lambda row: -row[1])
    lines = ["| | steps/s |", "|---|---|"]
    lines += [f"| {name} | {value:,.0f} |" for name, value in rows]
    backgammon = max(value for name, value in peers.items() if "backgammon" in name)
    vector = min(value for name, value in ours.items() if "vectorised" in name)
    agents_ratio = ours["Troyes, PettingZoo"] / peers["PettingZoo connect_four"]
    lines += ["", "| | target | reached |", "|---|---|---|"]
    lines += [
        f"| the slowest of ours vectorised, against the faster backgammon | 5 times |"
        f" {vector / backgammon:.1f} times |",
        f"| PettingZoo, against connect_four | 2 times | {agents_ratio:.2f} times |",
    ]
    if threaded:
        gain, most = found
        lines += [
            f"| two threads, against one, by the clock | 1.8 times | {gain:.2f} times |",
            f"| {TWO_CORES} | | {most:.2f} times |",
        ]
    return "\n".join(lines) + "\n"


def picture(values: dict[str, float]) -> str:
    """Bars."""
    rows = sorted(values.items(), key=lambda row: -row[1])
    most = rows[0][1]
    shapes = []
    for k, (name, value) in enumerate(rows):
        y = 10 + k * 26
        colour = "#b0413e" if name.startswith("Troyes") else "#8a8172"
        shapes.append(f'<text x="210" y="{y + 14}" text-anchor="end">{name}</text>')
        shapes.append(
            f'<rect x="220" y="{y}" width="{max(1, 380 * value / most):.0f}" height="18"'
            f' fill="{colour}"/>'
        )
        shapes.append(f'<text x="{226 + 380 * value / most:.0f}" y="{y + 14}">{value:,.0f}</text>')
    height = 20 + len(rows) * 26
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}" width="700"'
        f' font-family="sans-serif" font-size="13" fill="#2b2118">{"".join(shapes)}</svg>\n'
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measure and repeat")
    parser.add_argument("--peers", metavar="PYTHON", help="the Python that has the peers")
    parser.add_argument(
        "--no-threads", action="store_true", help="leave out threads: a busy machine cannot say"
    )
    parser.add_argument("--as-peers", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--out", type=Path, help="write a page and a picture beside it")
    args = parser.parse_args()
    if args.as_peers:
        print(json.dumps(measure(PEERS, args.seconds)))
        return 0
    load = os.getloadavg()[0]
    threaded, *found = ({},) if args.no_threads else threads()
    ours = measure(MEASURES, args.seconds)
    if not args.peers:
        print(json.dumps(ours | threaded | {"gain, most": found}, indent=1))
        return 0
    command = [args.peers, __file__, "--as-peers", "--seconds", str(args.seconds)]
    peers = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    text = page(ours, peers, threaded, *found)
    if args.out:
        args.out.with_suffix(".svg").write_text(picture(ours | peers | threaded), "utf-8")
        about_threads = (
            f"\n\nThe gain of threads is measured with {MORE:,} games side by side, in"
            f" {STRETCHES} stretches of {STEPS} steps, alternating between one thread\nand two:"
            " medians of the ratios of neighbours, in wall-clock time. They are meaningful only"
            " where two independent threads\n(hashing) gain about 2."
        )
        head = (
            "# Speed of the environments\n\nMeasured by `python bench/environments.py` in one run,"
            " in processor time on one core, medians of three repeats; only\nratios are meaningful."
            " A step is one choice, including the observation and the mask of the next one."
            + about_threads
            * bool(threaded)
            + f"\n\nThe machine has {os.cpu_count()} cores and had a load of {load:.0f} when the"
            " measurement began." + f"\n\n![Steps per second]({args.out.stem}.svg)\n\n"
        )
        args.out.write_text(head + text, "utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
