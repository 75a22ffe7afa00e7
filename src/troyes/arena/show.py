"""A tournament on the screen: tables of who won how often, against whom, and in what time."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from .measure import Estimate
from .report import Report


def tables(report: Report, habits: bool = False) -> Iterator[Table]:
    """All tables; how the bots play only on request."""
    yield standings(report)
    if report.pairings and len(report.bots) > 2:
        yield payoffs(report)
    yield times(report)
    if habits:
        yield from habit_tables(report)


def bar_of_games(console: Console) -> Progress:
    """A progress bar that counts games and disappears at the end."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)


def percent(share: Estimate) -> str:
    """A share with half the width of its interval, both in percent."""
    return f"{share.mean:.1%} [dim]± {half(share):.1%}[/]"


def number(value: Estimate, digits: int = 1) -> str:
    """A mean with half the width of its interval."""
    return f"{value.mean:+.{digits}f} [dim]± {half(value):.{digits}f}[/]"


def half(value: Estimate) -> float:
    """Half the width of an interval."""
    return (value.high - value.low) / 2


def standings(report: Report) -> Table:
    """One line for each bot, the best first."""
    solo = report.plan.players == 1
    title = "The King's Challenge" if solo else f"{report.plan.players} players"
    table = Table(
        title=f"{title}: {report.games} games, par {report.par:.0%}" if not solo else title
    )
    for heading in ("bot", "games", "wins", "margin", "points", "rating"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in sorted(report.bots, key=lambda entry: -entry.margin.mean):
        table.add_row(
            one.bot,
            str(one.games),
            percent(one.win_share),
            number(one.margin),
            f"{one.points.mean:.1f}",
            "" if one.rating is None else number(one.rating, 0),
        )
    if report.start_player is not None:
        table.caption = f"the first start player wins {percent(report.start_player)}"
    return table


def payoffs(report: Report) -> Table:
    """The share of the wins of the row against the column."""
    table = Table(title="Wins of the row against the column")
    names = [entry.bot for entry in report.bots]
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    shares = {(cell.bot, cell.against): cell.win_share for cell in report.pairings}
    for name in names:
        cells = [shares.get((name, other)) for other in names]
        table.add_row(name, *("" if cell is None else f"{cell.mean:.1%}" for cell in cells))
    return table


def times(report: Report) -> Table:
    """How long their turns took."""
    table = Table(title="Time for a turn, in milliseconds")
    for heading in ("bot", "turns", "mean", "median", "99 % below", "longest", "processors"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in report.timing.bots:
        figures = (one.mean, one.median, one.p99, one.longest, one.processor)
        table.add_row(one.bot, str(one.turns), *(f"{value:.1f}" for value in figures))
    return table


# --- how they play -------------------------------------------------------------------------------

HABITS = {  # what is shown, and its path in the statistics
    "points lost to salaries": "lost/salary",
    "points lost to events": "lost/event",
    "points lost to black dice": "lost/black_dice",
    "cathedral levels missed": "levels_missed",
    "deniers that earn nothing": "idle/deniers",
    "influence that earns nothing": "idle/influence",
    "deniers paid for dice of others": "spent_on_dice",
    "win share as start player": "wins_as_start",
}
GROUPS = {
    "Points": "points",
    "Actions": "action",
    "Uses of a card where it lies": "used",
    "Points from a character where it is in play": "character",
    "How often a character decides who wins": "decides",
}


def habit_tables(report: Report) -> Iterator[Table]:
    """How they play, in means per game."""
    rows = {
        words: [found(report, bot.bot, path) for bot in report.bots]
        for words, path in HABITS.items()
    }
    yield habit_table(report, "A game", rows)
    for title, group in GROUPS.items():
        names = sorted(
            {name for habits in report.statistics.values() for name in habits.get(group, {})}
        )
        rows = {
            name.replace("_", " "): [
                found(report, bot.bot, f"{group}/{name}") for bot in report.bots
            ]
            for name in names
        }
        yield habit_table(report, title, rows)


def found(report: Report, bot: str, path: str) -> float:
    """One mean of a bot; 0 for what it never did."""
    group, _, name = path.partition("/")
    habits = report.statistics[bot]
    mean = habits.get(group, {}).get(name, 0.0) if name else habits.get(group, 0.0)
    return float(mean)


def habit_table(report: Report, title: str, rows: dict[str, list[float]]) -> Table:
    """One table, a column for each bot."""
    table = Table(title=title)
    table.add_column("")
    for bot in report.bots:
        table.add_column(bot.bot, justify="right")
    for words, means in rows.items():
        table.add_row(words, *(f"{mean:.2f}" for mean in means))
    return table
