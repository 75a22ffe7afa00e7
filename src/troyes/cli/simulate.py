"""The command `troyes simulate`."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from troyes.arena.show import bar_of_games
from troyes.bots import UnknownBot, finish, make_bot, names
from troyes.bots.asking import BotTrouble
from troyes.env.data import RECORDS, DataError, Writer, check_target
from troyes.simulate import Plan, Tally, run
from troyes.workers import WorkersError

from . import report
from .common import (
    BonusOption,
    EditionOption,
    JobsOption,
    RayOption,
    SeedOption,
    SoloOption,
    err,
    fail,
    figures_of,
    out,
    say_if_uncompiled,
    visible,
)


def simulate(
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=4, help="2, 3 or 4 players.")
    ] = None,
    solo: SoloOption = False,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    bot: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one per seat: a,b,c. Bots: " + ", ".join(names()) + "."
        ),
    ] = "random",
    seed: SeedOption = 1,
    bonus: BonusOption = False,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Save the games: records as JSON lines, or *.parquet.", dir_okay=False
        ),
    ] = None,
    rows: Annotated[
        str | None,
        typer.Option(help="With --out: rows of 'games' or 'decisions' (docs/data.md)."),
    ] = None,
    edition: EditionOption = None,
) -> None:
    """Play many games between bots; show speed and mean scores by category and seat."""
    if solo and players is not None:
        raise fail("--solo is for one player: leave out --players")
    seats = 1 if solo else players or 2
    bots = tuple(bot.split(","))
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise fail(f"--bot names {len(bots)} bots for {seats} seats: give one, or {seats}")
    for name in bots:
        try:
            finish([make_bot(name, 0)])
        except UnknownBot as error:
            raise fail(f"--bot: {error}") from None
    figures = figures_of(edition)
    say_if_uncompiled()
    plan = Plan(seats, games, bots, seed, bonus, figures, rows_to_keep(save, rows))
    tally, seconds = play_all(plan, jobs, ray, save)
    out.print(report.speed(tally, seconds))
    out.print(report.mean_scores(tally, plan))
    if solo:
        out.print(report.margin_histogram(tally))
    if save is not None:
        out.print(f"{tally.games} games saved in {save}")


def rows_to_keep(save: Path | None, rows: str | None) -> str:
    """What is saved: records of the notation by default, rows of data on request."""
    if save is None:
        if rows:
            raise fail("--rows says what --out saves: give --out too")
        return ""
    kind = rows or ("games" if save.suffix == ".parquet" else RECORDS)
    if kind != RECORDS or rows:
        try:
            check_target(save, kind)
        except DataError as error:
            raise fail(f"--out: {error}") from None
    return kind


def play_all(plan: Plan, jobs: int, ray: str | None, save: Path | None) -> tuple[Tally, float]:
    """Run a plan behind a progress bar; records go to the file as they come."""
    try:
        target = Writer(save, plan.keep) if save else nullcontext()
    except OSError as error:
        raise fail(f"--out: {save} cannot be written: {error.strerror}") from None
    total = Tally()
    began = time.perf_counter()
    try:
        with target as sink, bar_of_games(err) as progress:
            task = progress.add_task("playing", total=plan.games)
            for tally in run(plan, jobs, ray):
                total.add(tally)
                if sink:
                    sink.write(tally.rows)
                progress.update(task, completed=total.games)
    except BotTrouble as error:
        err.print(f"[bold red]troyes:[/] {escape(visible(str(error)))}", highlight=False)
        raise typer.Exit(1) from None
    except WorkersError as error:
        raise fail(str(error)) from None
    except OSError as error:
        raise fail(f"--out: {save} cannot be written: {error.strerror}") from None
    return total, time.perf_counter() - began


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(simulate)
