"""The learning curve of a run as a picture."""

from __future__ import annotations

from typing import Any

from .config import Config

WIDE, HIGH = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 40
COLOURS = {"margin": "#7a1f1f", "classic": "#7a1f1f", "earlier": "#1f4f7a"}
NAMES = {
    "margin": "King's Challenge, mean margin (VP)",
    "classic": "win share against classic",
    "earlier": "win share against the net of half as many games",
}


def draw_curve(log: list[dict[str, Any]], config: Config) -> str:
    """An SVG of the judge's results over the games played."""
    lines = [key for key in COLOURS if any(key in entry for entry in log)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf7"/>',
    ]
    if lines:
        values = [entry[key] for entry in log for key in lines if key in entry]
        low, high = (min(0.0, *values), max(values)) if "margin" in lines else (0.0, 1.0)
        most = max(entry["games"] for entry in log)
        parts += axes(low, high, most)
        for row, key in enumerate(lines):
            points = [
                (
                    LEFT + (WIDE - LEFT - RIGHT) * entry["games"] / most,
                    height(entry[key], low, high),
                )
                for entry in log
                if key in entry
            ]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            colour = COLOURS[key]
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
            )
            name = f"{NAMES[key]}, {config.players} player{'s' if config.players > 1 else ''}"
            parts.append(f'<text x="{LEFT}" y="{15 + 14 * row}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def height(value: float, low: float, high: float) -> float:
    """The vertical position of a value in the picture."""
    return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * (value - low) / ((high - low) or 1)


def axes(low: float, high: float, most: int) -> list[str]:
    """Lines and figures at the edges."""
    parts = []
    for k in range(5):
        value = low + (high - low) * k / 4
        y = height(value, low, high)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#ddd3c0"/>')
        text = f"{value:.2f}" if high <= 1 else f"{value:.0f}"
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
        x = LEFT + (WIDE - LEFT - RIGHT) * k / 4
        games = most * k // 4
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 20}" text-anchor="middle">{games:,}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDE) / 2:.0f}" y="{HIGH - 5}" text-anchor="middle">games</text>'
    )
    return parts
