"""What facts cost where nobody listens: random games of this version beside one before, in one run.

    python bench/before.py CHECKOUT         # compiled in place; fe46b1f is the last without facts

Rounds of both versions alternate, in processes of their own; what is compared is their processor
time, each version's best round, so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROUND = """
import sys, time
from troyes.rules.edition import standard
from troyes.think.playout import random_game
games, best = int(sys.argv[1]), {}
for players in (1, 2, 3, 4):
    random_game(standard(), players, 0)
    for _ in range(3):
        began = time.process_time()
        for seed in range(games):
            random_game(standard(), players, seed)
        took = time.process_time() - began
        best[players] = min(took, best.get(players, took))
print(*best.values())
"""


def seconds(checkout: Path, games: int) -> list[float]:
    """Processor seconds of this many games, by number of players."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-c", ROUND, str(games)]
    return [float(word) for word in subprocess.check_output(command, env=env, cwd="/").split()]


def main() -> int:
    """Print the games a second of both versions, and how they compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkout", type=Path, help="the previous version, compiled in place")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    best: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        for name, checkout in (("before", args.checkout.resolve()), ("now", ROOT)):
            took = seconds(checkout, args.games)
            best[name] = [min(pair) for pair in zip(took, best.get(name, took), strict=True)]
    for k, (old, new) in enumerate(zip(best["before"], best["now"], strict=True), 1):
        print(
            f"{k} players: {args.games / old:,.0f} games/s before, {args.games / new:,.0f} now:"
            f" {old / new:.1%}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
