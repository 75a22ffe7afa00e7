"""Measure Troyes and its peers in one run; write docs/bench.md and docs/bench.svg.

    python bench/run.py --peers .bench-venv/bin/python

`make bench` installs the peers into an environment of their own and calls this.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
Row = tuple[str, float, str]  # label, figure, group


def run(python: str, script: str, *args: str, pure: bool = False) -> dict[str, Any]:
    """Run a measuring script and read its JSON."""
    environment = {**os.environ, "TROYES_PURE": "1" if pure else "0"}
    command = [python, str(HERE / script), *args]
    print(" ".join(command), "(uncompiled)" if pure else "", file=sys.stderr)
    done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def number(value: float) -> str:
    """A figure with three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(ours: dict[str, Any], pure: dict[str, Any], peers: dict[str, Any]) -> list[list[str]]:
    """The rows of the table."""
    rows = []
    for title, result in (("Troyes", ours), ("Troyes, uncompiled", pure)):
        for name, m in result["measures"].items():
            if "whole turns" in name or name == "copies":
                continue
            decisions = number(m["decisions_per_s"]) if m["decisions_per_s"] else ""
            rows.append([f"{title}, {name}", number(m["per_s"]), decisions])
    for name, peer in peers.items():
        rows.append(
            [
                f"{title_of(name)}, driven from Python",
                number(peer["games_per_s"]["median"]),
                number(peer["decisions_per_s"]["median"]),
            ]
        )
    return rows


def title_of(name: str) -> str:
    """A peer's name in the table."""
    return "Catanatron, 4 players" if name == "catanatron" else f"OpenSpiel {name}"


def targets(ours: dict[str, Any], pure: dict[str, Any], peers: dict[str, Any]) -> list[list[str]]:
    """What was to be reached, and what was."""
    m, p = ours["measures"], pure["measures"]
    catan = peers["catanatron"]
    hearts = peers["hearts"]["decisions_per_s"]["median"]
    driven = m["4 players, driven from Python"]["decisions_per_s"]
    games = m["4 players, in the engine"]["per_s"] / catan["games_per_s"]["median"]
    slow = p["4 players, driven from Python"]["decisions_per_s"]
    ratio = slow / catan["decisions_per_s"]["median"]
    return [
        ["4-player games in the engine, against Catanatron's", "100×", f"{games:.0f}×"],
        ["decisions from Python, against hearts'", "1×", f"{driven / hearts:.2f}×"],
        ["copying a state", "0.5 µs", f"{1e6 / m['copies']['per_s']:.2f} µs"],
        [
            "listing all whole turns of a position, mean",
            "1 ms",
            f"{1e3 / m['whole turns']['per_s']:.2f} ms",
        ],
        [
            "the same with influence spent first",
            "",
            f"{1e3 / m['whole turns with influence']['per_s']:.2f} ms",
        ],
        ["uncompiled decisions, against Catanatron's", "1×", f"{ratio:.2f}×"],
    ]


def markdown(rows: list[list[str]], head: list[str]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def picture(bars: list[Row]) -> str:
    """Horizontal bars on a logarithmic scale, as SVG."""
    import math

    width, left, height = 860, 330, 26
    top = max(value for _, value, _ in bars)
    low = min(value for _, value, _ in bars) / 2
    scale = (width - left - 110) / math.log10(top / low)
    colours = {"troyes": "#8f2d2a", "pure": "#c98b6b", "peer": "#51647a"}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" '
        f'height="{len(bars) * height + 50}" font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fbf7ee"/>',
        '<text x="12" y="24" font-size="15" font-weight="bold">'
        "Decisions per second, random play driven from Python (logarithmic)</text>",
    ]
    for k, (label, value, group) in enumerate(bars):
        y = 40 + k * height
        length = max(2.0, math.log10(value / low) * scale)
        parts.append(f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{label}</text>')
        parts.append(
            f'<rect x="{left}" y="{y + 2}" width="{length:.0f}" height="{height - 8}" '
            f'rx="3" fill="{colours[group]}"/>'
        )
        parts.append(f'<text x="{left + length + 6:.0f}" y="{y + 15}">{number(value)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    """Measure everything and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", required=True, help="the Python that has the peers installed")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measure and repeat")
    args = parser.parse_args()
    seconds = ("--seconds", str(args.seconds))
    ours = run(sys.executable, "ours.py", *seconds)
    if not ours["compiled"]:
        print("the engine is not compiled here: nothing to compare", file=sys.stderr)
        return 1
    peer_run = run(args.peers, "peers.py", *seconds)
    pure = run(sys.executable, "ours.py", *seconds, pure=True)
    peers = peer_run["peers"]
    bars: list[Row] = []
    for n in (2, 3, 4):
        name = f"{n} players, driven from Python"
        bars.append((f"Troyes, {n} players", ours["measures"][name]["decisions_per_s"], "troyes"))
    slow = pure["measures"]["4 players, driven from Python"]["decisions_per_s"]
    bars.append(("Troyes, 4 players, uncompiled", slow, "pure"))
    for name, peer in peers.items():
        bars.append((title_of(name), peer["decisions_per_s"]["median"], "peer"))
    (DOCS / "bench.svg").write_text(picture(bars), "utf-8")
    page = [
        "# Speed",
        "",
        "Measured by `make bench` in one run on one core, with random play everywhere; medians of",
        "three repeats. Only ratios within the run are meaningful. A decision is a step with at",
        "least two options; games per second include setting up the game. The peers' versions",
        "are in bench/peers-requirements.txt.",
        "",
        "![Decisions per second](bench.svg)",
        "",
        markdown(table(ours, pure, peers), ["", "games/s", "decisions/s"]),
        "",
        markdown(targets(ours, pure, peers), ["", "target", "reached"]),
        "",
        "The median number of whole turns in these positions (4 players, any round, before an",
        f"action) is {ours['turns_per_position_median']}.",
        "",
    ]
    (DOCS / "bench.md").write_text("\n".join(page), "utf-8")
    print("\n".join(page))
    return 0


if __name__ == "__main__":
    sys.exit(main())
