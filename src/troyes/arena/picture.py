"""A tournament as a picture: ratings with their intervals, and who beats whom."""

from __future__ import annotations

from html import escape

from .measure import Estimate
from .report import Report

ROW, CELL, WIDTH = 30, 76, 460
INK, SOFT, LINE, GOOD, BAD = "#2b2420", "#7a6f66", "#d8cfc2", (46, 94, 140), (178, 84, 46)


def svg(report: Report) -> str:
    """The whole picture: points on a line above, the matrix below."""
    entries = sorted(report.bots, key=lambda entry: -entry.margin.mean)
    names = [entry.bot for entry in entries]
    rated = all(entry.rating is not None for entry in entries)
    values = [entry.rating if rated and entry.rating else entry.margin for entry in entries]
    heading = "Rating (Elo)" if rated else "Margin (VP)"
    left = 40 + 8 * max(map(len, names))
    parts = dots(heading, names, values, left)
    top = 80 + ROW * len(names)
    width = left + WIDTH + 70
    if report.pairings:
        parts += matrix(report, names, top, left)
        width = max(width, left + CELL * len(names) + 20)
        top += 70 + ROW * len(names)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">\n'
        f'<rect width="{width}" height="{top}" fill="#fbf8f2"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> str:
    """Some words."""
    style = f'text-anchor="{anchor}" fill="{colour}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def dots(heading: str, names: list[str], values: list[Estimate], left: int) -> list[str]:
    """A line for each bot: its value, and the interval around it."""
    low = min(value.low for value in values)
    high = max(value.high for value in values)
    scale = WIDTH / ((high - low) or 1.0)
    parts = [text(20, 30, heading, colour=SOFT)]
    for row, (name, value) in enumerate(zip(names, values, strict=True)):
        y = 60 + ROW * row
        x, start, end = (left + (v - low) * scale for v in (value.mean, value.low, value.high))
        parts.append(f'<path d="M{left} {y}h{WIDTH}" stroke="{LINE}"/>')
        parts.append(f'<path d="M{start:.1f} {y}H{end:.1f}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="rgb{GOOD}"/>')
        parts.append(text(left - 14, y + 5, name, "end"))
        parts.append(text(left + WIDTH + 60, y + 5, f"{value.mean:+.0f}", "end"))
    return parts


def matrix(report: Report, names: list[str], top: float, left: int) -> list[str]:
    """The payoff matrix: the more of a colour, the further from par."""
    par = report.par or 0.5
    shares = {(cell.bot, cell.against): cell.win_share.mean for cell in report.pairings}
    parts = [text(20, top + 6, "Wins of the row against the column", colour=SOFT)]
    for column, name in enumerate(names):
        x = left + CELL * (column + 0.5)
        parts.append(text(x, top + 30, name if len(name) < 11 else name[:9] + "…", "middle", SOFT))
    for row, name in enumerate(names):
        y = top + 40 + ROW * row
        parts.append(text(left - 14, y + 20, name, "end"))
        for column, other in enumerate(names):
            if (name, other) not in shares:
                continue
            share = shares[name, other]
            x = left + CELL * column
            fill = shade(share, par)
            parts.append(
                f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{ROW - 2}" fill="{fill}"/>'
            )
            parts.append(text(x + CELL / 2 - 1, y + 19, f"{share:.1%}", "middle"))
    return parts


def shade(share: float, par: float) -> str:
    """A colour for a share above or below par."""
    away = (share - par) / (1 - par) if share >= par else (par - share) / par
    red, green, blue = GOOD if share >= par else BAD
    depth = 0.65 * away
    mixed = (round(251 + (part - 251) * depth) for part in (red, green, blue))
    return f"rgb({','.join(map(str, mixed))})"
