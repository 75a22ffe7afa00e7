"""Count the instructions of random games played inside the engine, now and at an earlier commit.

Time on a busy machine says little; callgrind's count of instructions is the same at every run. What
is counted is the difference between many games and few, so that starting Python is not in it.

    python bench/instructions.py                    # the engine as it is here
    python bench/instructions.py --before fe46b1f   # and as it was, built in a folder of its own

Needs valgrind. Prints a table.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FEW, MANY = 10, 110
PLAY = """
import sys
from troyes.rules.edition import standard
from troyes.think.playout import random_game
for seed in range(int(sys.argv[1])):
    random_game(standard(), int(sys.argv[2]), seed)
"""


def instructions(source: Path, games: int, players: int) -> int:
    """What callgrind counts for a process that plays this many games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, "-c", PLAY, str(games), str(players)]
    environ = os.environ | {"PYTHONPATH": str(source / "src"), "PYTHONHASHSEED": "0"}
    environ.pop("TROYES_PURE", None)
    run = subprocess.run(command, env=environ, cwd="/", capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    if run.returncode or not found:
        raise SystemExit(f"instructions.py: callgrind failed:\n{run.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def per_game(source: Path, players: int) -> float:
    """Instructions of one game, on average over the same games everywhere."""
    more = instructions(source, MANY, players) - instructions(source, FEW, players)
    return more / (MANY - FEW)


def build(revision: str, folder: Path) -> Path:
    """The engine of an earlier commit, compiled."""
    archive = folder / "source.tar"
    subprocess.run(["git", "archive", "-o", archive, revision], cwd=ROOT, check=True)
    shutil.unpack_archive(archive, folder / "source")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    subprocess.run(command, cwd=folder / "source", env=environ, check=True)
    return folder / "source"


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--before", metavar="COMMIT", help="an earlier commit to compare with")
    parser.add_argument("--players", type=int, nargs="+", choices=(1, 2, 3, 4), default=[4])
    args = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("instructions.py: valgrind is not installed", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        versions = {"now": ROOT}
        if args.before:
            versions = {args.before: build(args.before, Path(folder)), **versions}
        print("| players | " + " | ".join(versions) + " | now / before |")
        print("|---|" + "---|" * (len(versions) + 1))
        for players in args.players:
            counts = [per_game(source, players) for source in versions.values()]
            ratio = f"{counts[-1] / counts[0]:.3f}" if args.before else ""
            cells = " | ".join(f"{count:,.0f}" for count in counts)
            print(f"| {players} | {cells} | {ratio} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
