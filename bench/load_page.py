"""docs/load.md and docs/load.svg from what bench/load.py has found."""

from __future__ import annotations

import argparse
import os
from typing import Any

from crowd import BEFORE_OTHERS, OFF_THE_DISK

Found = dict[str, list[dict[str, Any]]]
NAMES = {"before": "the previous version", "now": "this version"}
COLOURS = {"before": "#51647a", "now": "#8f2d2a"}


def page(args: argparse.Namespace, found: Found, load: float) -> str:
    """docs/load.md."""
    lines = [
        "# Load",
        "",
        "One server process on one core, SQLite, every commit synced. Every seat has its",
        f"own socket; tables have {args.players} players and take one turn every {args.think:g}"
        " seconds on average",
        "(exponentially distributed), and all tables are played at once. A turn is one message",
        "with all its options, or two if these leave something open; a server of protocol 1 gets",
        "the same turns choice by choice, each after the answer to the previous one. Nobody",
        "requests previews. The clients measure the time from sending a message until its update",
        "has reached all other seats of the table, and until these have the whole turn.",
        "",
        *(tables_kept(name, rows, args.limit) for name, rows in found.items()),
        "",
        "![A message to its broadcast by number of tables](load.svg)",
    ]
    if "before" in found:
        lines += ["", *comparison(found)]
    for name, rows in found.items():
        title = NAMES[name][0].upper() + NAMES[name][1:]
        lines += ["", f"## {title}", "", *table(rows, args.players)]
    seconds = f"{args.seconds:g} s after {args.warmup:g} s of warming up"
    failed = {
        name: n for rows in found.values() for row in rows for name, n in row["errors"].items()
    }
    options = " --before CHECKOUT" if "before" in found else ""
    options += " --first" if args.first else ""
    options += f" --folder {args.folder}" if args.folder else ""
    lines += [
        "",
        f"Each step lasted {seconds}; new tables first play up to {args.skip}",
        "turns without thinking, so that they are in different states. Memory is the growth of the",
        "server's resident memory, including sockets. Bytes are those of all four sockets, in both",
        "directions, as sent: the clients accept compression, as browsers do.",
        f"Errors: {failed or 'none'}. The machine has {os.cpu_count()} cores; its load was"
        f" {load:.1f} before the run.",
        *([BEFORE_OTHERS] if args.first else []),
        *([OFF_THE_DISK] if args.folder else []),
        "",
        "The longest delays used to come from garbage collection, in the server and in the",
        "measuring clients: scanning 4,000 tables took up to a second and found nothing. Now the",
        "server scans only new objects (`server/garbage.py`), and the clients do not collect.",
        "",
        "```",
        f".venv/bin/python bench/load.py --steps {','.join(map(str, args.steps))}"
        f" --players {args.players} --think {args.think:g} --seconds {args.seconds:g}"
        f" --warmup {args.warmup:g} --skip {args.skip}{options}",
        "```",
        "",
    ]
    return "\n".join(lines)


def tables_kept(name: str, rows: list[dict[str, Any]], limit: float) -> str:
    """Up to how many tables it was fast enough."""
    good = max((row["tables"] for row in rows if row["p99"] <= limit), default=0)
    more = " (and no more were tried)" if good and good == rows[-1]["tables"] else ""
    title = NAMES[name][0].upper() + NAMES[name][1:]
    return f"{title}: up to {good:,} tables kept the 99th percentile under {limit:g} ms{more}.  "


def comparison(found: Found) -> list[str]:
    """A turn in both versions, at the largest number of tables that both were measured with."""
    both = {row["tables"] for row in found["before"]} & {row["tables"] for row in found["now"]}
    if not both:
        return []
    old, new = (
        next(row for row in found[name] if row["tables"] == max(both)) for name in ("before", "now")
    )
    lines = [
        f"Per turn, at {max(both):,} tables:",
        "",
        "| | before | now | now : before |",
        "|---|---:|---:|---:|",
    ]
    rows = (
        ("messages", "messages", "{:.2f}"),
        ("commits", "commits", "{:.2f}"),
        ("bytes", "bytes", "{:,.0f}"),
        ("server CPU", "cpu_ms", "{:.2f} ms"),
        ("until all others have it, median", "turn_p50", "{:.1f} ms"),
        ("until all others have it, 99 %", "turn_p99", "{:.1f} ms"),
    )
    for label, key, form in rows:
        share = new[key] / old[key] if old[key] else 0.0
        lines.append(
            f"| {label} | {form.format(old[key])} | {form.format(new[key])} | {share:.2f} |"
        )
    return lines


def table(rows: list[dict[str, Any]], players: int) -> list[str]:
    """The steps of a version."""
    lines = [
        "| tables | sockets | turns/s | median | 99 % | worst | whole turn, 99 % "
        "| commits per turn | bytes per turn | CPU per turn | server's core "
        "| clients' core | memory per table |",
        "|---:" * 13 + "|",
    ]
    for row in rows:
        lines.append(
            f"| {row['tables']:,} | {row['tables'] * players:,} | {row['turns_per_s']:.0f} "
            f"| {row['p50']:.1f} ms | {row['p99']:.1f} ms | {row['worst']:.0f} ms "
            f"| {row['turn_p99']:.1f} ms | {row['commits']:.2f} | {row['bytes']:,.0f} "
            f"| {row['cpu_ms']:.2f} ms | {row['cpu']:.0%} | {row['clients']:.0%} "
            f"| {row['per_table']:.0f} KiB |"
        )
    return lines


def picture(found: Found, limit: float) -> str:
    """Percentiles over the number of tables, as SVG."""
    width, height, left, right, top, bottom = 760, 380, 64, 130, 48, 52
    steps = [row for rows in found.values() for row in rows]
    most = float(max(row["tables"] for row in steps))
    high = float(max(limit * 1.3, min(4 * limit, max(row["p99"] for row in steps) * 1.1)))

    def x(tables: float) -> float:
        return left + (width - left - right) * tables / most

    def y(ms: float) -> float:
        return height - bottom - (height - top - bottom) * min(ms, high) / high

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fbf7ee"/>',
        f'<text x="{left - 40}" y="26" font-size="15" font-weight="bold">'
        "From a message to its broadcast, milliseconds over concurrent tables</text>",
        f'<path d="M{left} {top}V{height - bottom}H{width - right}" fill="none" stroke="#333"/>',
        f'<path d="M{left} {y(limit):.1f}H{width - right}" stroke="#888" stroke-dasharray="5 4"/>',
        f'<text x="{width - right + 6}" y="{y(limit) + 4:.1f}" fill="#666">{limit:g} ms</text>',
        f'<text x="{(left + width - right) / 2}" y="{height - 12}" text-anchor="middle">'
        "tables at once</text>",
    ]
    for k in range(5):
        ms = high * k / 4
        parts.append(f'<text x="{left - 8}" y="{y(ms) + 4:.1f}" text-anchor="end">{ms:.0f}</text>')
    for tables in sorted({row["tables"] for row in steps}):
        parts.append(
            f'<text x="{x(tables):.1f}" y="{height - bottom + 18}" text-anchor="middle">'
            f"{tables:,}</text>"
        )
    for name, rows in found.items():
        for key, label, dashes in (("p99", "99 %", ""), ("p50", "median", "3 3")):
            points = [(x(row["tables"]), y(row[key])) for row in rows]
            line = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{COLOURS[name]}" '
                f'stroke-width="2" stroke-dasharray="{dashes}"/>'
            )
            parts += [
                f'<circle cx="{a:.1f}" cy="{b:.1f}" r="4" fill="{COLOURS[name]}"/>'
                for a, b in points
            ]
            end = points[-1]
            parts.append(
                f'<text x="{end[0] + 8:.1f}" y="{end[1] + 4:.1f}" fill="{COLOURS[name]}">'
                f"{name}, {label}</text>"
            )
    return "\n".join([*parts, "</svg>", ""])
