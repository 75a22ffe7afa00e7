"""Prints what styles cost a level in strength, and how they show, as a table for docs/bots.md.

    python tools/styles.py master --games 200

Each style plays the plain level (`troyes arena LEVEL:STYLE LEVEL`); what it likes is counted for
both, in means per game.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from troyes.bots.styles import STYLES

SHOWS = {  # by what a style is known, and where that stands in a report's statistics
    "builder": ("cathedral built on", ("action/cathedral",)),
    "soldier": ("fights", ("action/fight",)),
    "merchant": ("points for tradesmen", ("points/tradesmen",)),
    "courtier": (
        "citizens placed in Palace and Bishopric",
        ("action/settle_palace", "action/settle_bishopric"),
    ),
}
assert SHOWS.keys() == STYLES.keys()


def report(level: str, style: str, games: int, seed: int) -> dict[str, Any]:
    """What the arena finds."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "report.json")
        asked = ["--games", str(games), "--seed", str(seed), "--json", str(path)]
        command = [sys.executable, "-m", "troyes", "arena", f"{level}:{style}", level, *asked]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def mean(statistics: dict[str, Any], paths: tuple[str, ...]) -> float:
    """The sum of some habits."""
    pairs = (path.split("/") for path in paths)
    return sum(float(statistics.get(group, {}).get(name, 0.0)) for group, name in pairs)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=200, help="for each style")
    parser.add_argument("--seed", type=int, default=950_001)
    args = parser.parse_args()
    print(f"| {args.level} | games | wins against the plain one | known by | it | plain |")
    print("|---|---:|---:|---|---:|---:|")
    for style, (words, paths) in SHOWS.items():
        found = report(args.level, style, args.games, args.seed)
        spec = f"{args.level}:{style}"
        share = next(bot["win_share"] for bot in found["bots"] if bot["bot"] == spec)
        wins = f"{100 * share['mean']:.1f} % ± {50 * (share['high'] - share['low']):.1f}"
        own, plain = (mean(found["statistics"][bot], paths) for bot in (spec, args.level))
        print(
            f"| {style} | {found['games']} | {wins} | {words} | {own:.2f} | {plain:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
