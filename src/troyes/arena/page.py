"""A tournament as a page of Markdown: the leaderboard in the docs."""

from __future__ import annotations

import shlex
from pathlib import Path

from .measure import Estimate
from .plan import Plan
from .report import Report


def markdown(report: Report, picture: Path | None = None) -> str:
    """The whole page; the picture is in the same folder."""
    plan = report.plan
    ranked = sorted(report.bots, key=lambda one: -(one.rating or one.margin).mean)
    names = [one.bot for one in ranked]
    where = "The King's Challenge" if plan.players == 1 else f"{plan.players} players"
    return "\n".join(
        [
            "# Leaderboard",
            "",
            f"{where}, {report.games} games, {plan.games} for each pairing: each deal is played",
            "from every seat. Intervals are 95 %; where two overlap, these games do not show which",
            "bot is stronger. Ratings are in Elo points with mean 0; [arena.md](arena.md) explains",
            f"what is measured and how. Version {report.troyes} of the program.",
            *slow(plan),
            "Made by",
            "",
            "```",
            command(report, picture),
            "```",
            "",
            *([f"![Ratings and payoffs]({picture.name})", ""] if picture else []),
            "| bot | games | rating | wins | margin | points | CPU ms per turn |",
            "|---|---|---|---|---|---|---|",
            *(row(report, name) for name in names),
            "",
            *payoffs(report, names),
        ]
    )


def slow(plan: Plan) -> list[str]:
    """A note about bots that played fewer games."""
    if not plan.fewer:
        return []
    told = " and ".join(f"`{bot}` {games}" for bot, games in plan.fewer.items())
    return [
        f"Slow bots played fewer games of each pairing: {told}. So the wins and margins",
        "of the others are mostly against each other; ratings take everything into account.",
    ]


def command(report: Report, picture: Path | None) -> str:
    """The command that regenerates this page."""
    plan = report.plan
    words = ["troyes", "arena", *map(shlex.quote, plan.bots)]
    words += ["--solo"] if plan.players == 1 else ["--players", str(plan.players)]
    words += [flag for flag, wanted in (("--mixed", plan.mixed), ("--bonus", plan.bonus)) if wanted]
    words += [] if plan.budget is None else ["--budget", f"{plan.budget:g}"]
    words += ["--games", str(plan.games)]
    words += [
        word for bot, n in plan.fewer.items() for word in ("--fewer", shlex.quote(f"{bot}={n}"))
    ]
    words += ["--seed", str(plan.seed)]
    words += [] if picture is None else ["--svg", picture.name]
    return " ".join([*words, "--page", "leaderboard.md"])


def row(report: Report, name: str) -> str:
    """One bot."""
    one = next(entry for entry in report.bots if entry.bot == name)
    took = next(time for time in report.timing.bots if time.bot == name)
    rating = "" if one.rating is None else interval(one.rating, "+.0f")
    cells = (
        f"`{name}`",
        str(one.games),
        rating,
        interval(one.win_share, ".1%"),
        interval(one.margin, "+.1f"),
        f"{one.points.mean:.1f}",
        f"{took.processor:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def payoffs(report: Report, names: list[str]) -> list[str]:
    """Who beats whom."""
    if not report.pairings:
        return []
    shares = {(cell.bot, cell.against): cell.win_share for cell in report.pairings}
    lines = ["## Wins of the row against the column", ""]
    lines.append("| | " + " | ".join(f"`{name}`" for name in names) + " |")
    lines.append("|---" * (len(names) + 1) + "|")
    for name in names:
        cells = [shares.get((name, other)) for other in names]
        told = ["" if cell is None else f"{cell.mean:.0%}" for cell in cells]
        lines.append(f"| `{name}` | {' | '.join(told)} |")
    return [*lines, ""]


def interval(value: Estimate, form: str) -> str:
    """A mean and the bounds of its interval."""
    return f"{value.mean:{form}} ({value.low:{form}} to {value.high:{form}})"
