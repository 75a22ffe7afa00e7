"""The command `troyes arena`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape

from troyes.arena import page, picture, show
from troyes.arena.plan import Plan
from troyes.arena.play import run
from troyes.arena.report import Tournament
from troyes.bots import UnknownBot, finish, make_bot, names
from troyes.bots.asking import BotTrouble
from troyes.workers import WorkersError

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
    visible,
)

EPILOG = (
    "Bots: " + ", ".join(names()) + ", and options after colons (judged:builder:noise=2, "
    "'engine:node my-engine.mjs'). "
    "Exit codes: 0 done, 1 a bot failed, 2 a bad argument or file, 130 interrupted."
)


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(epilog=EPILOG)(arena)


def arena(
    bots: Annotated[list[str], typer.Argument(help="Two or more bots; a single one plays itself.")],
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            min=2,
            max=4,
            help="2, 3 or 4. With 3 or 4, one bot against several of the other.",
        ),
    ] = None,
    solo: SoloOption = False,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Every seat at a table has a different bot.")
    ] = False,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="Games per pairing, over all seats.")
    ] = 200,
    fewer: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT=N", help="Fewer games for the pairings of a slow bot."),
    ] = None,
    seed: SeedOption = 1,
    bonus: BonusOption = False,
    budget: Annotated[
        float | None, typer.Option(min=0.001, help="Seconds per turn, the same for every bot.")
    ] = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", dir_okay=False, help="Write all results, as JSON.")
    ] = None,
    svg_file: Annotated[
        Path | None, typer.Option("--svg", dir_okay=False, help="Draw ratings and payoffs, as SVG.")
    ] = None,
    page_file: Annotated[
        Path | None,
        typer.Option("--page", dir_okay=False, help="Write a leaderboard, as Markdown."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--out", dir_okay=False, help="Save the records, one game per line."),
    ] = None,
    habits: Annotated[bool, typer.Option("--habits", help="Also show how the bots play.")] = False,
    edition: EditionOption = None,
) -> None:
    """Play bots against each other, every deal from every seat, and say which is stronger.

    Bots meet in pairs; with 3 or 4 players, one bot sits among several of the other. `--solo`
    plays the King's Challenge with each. The same seed gives the same results whatever --jobs
    is, unless a bot thinks by the clock.
    """
    plan = plan_of(bots, players, solo, mixed, games, fewer, seed, bonus, budget, edition)
    for file in (json_file, svg_file, page_file, records):
        check_writable(file)
    tournament, seconds = play(plan, jobs, ray, records)
    report = tournament.report(jobs, seconds)
    for table in show.tables(report, habits):
        out.print(table)
    if plan.players > 1 and len(bots) > 1 and report.bots[0].rating is None:
        words = "No ratings: they need pip install 'troyes[arena]'"
        err.print(words, highlight=False, markup=False)
    for entry in report.bots:
        if entry.fallbacks:
            words = f"{entry.bot}: choices that failed: {entry.fallbacks}"
            err.print(f"[yellow]troyes:[/] {words}. Its result means little.", highlight=False)
    if json_file is not None:
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if svg_file is not None:
        svg_file.write_text(picture.svg(report), "utf-8")
    if page_file is not None:
        page_file.write_text(page.markdown(report, svg_file), "utf-8")


def plan_of(
    bots: list[str], players: int | None, solo: bool, mixed: bool, games: int,
    fewer: list[str] | None, seed: int, bonus: bool, budget: float | None, edition: Path | None,
) -> Plan:  # fmt: skip
    """The plan that the options describe; raises BadParameter for invalid combinations."""
    if solo and players is not None:
        raise typer.BadParameter("--solo is for one player: leave out --players")
    if solo and mixed:
        raise typer.BadParameter("--solo has one seat: leave out --mixed")
    seats = 1 if solo else players or 2
    if mixed and len(bots) < seats:
        raise typer.BadParameter(f"--mixed needs {seats} bots or more for {seats} seats")
    if len(set(bots)) < len(bots):
        raise typer.BadParameter("name each bot once; a single bot plays against itself")
    for spec in bots:
        try:
            finish([make_bot(spec, 0)])
        except UnknownBot as error:
            raise typer.BadParameter(str(error)) from None
    plan = Plan(
        tuple(bots), seats, games, seed, mixed, bonus, budget, figures_of(edition),
        games_of_slow(fewer or [], bots),
    )  # fmt: skip
    if min(map(plan.deals, plan.line_ups())) < 2:
        raise typer.BadParameter(f"--games: at least {2 * seats}, for two deals from all seats")
    return plan


def games_of_slow(fewer: list[str], bots: list[str]) -> dict[str, int]:
    """What `--fewer` says; a spec may itself contain an equals sign."""
    found = {}
    for words in fewer:
        bot, _, number = words.rpartition("=")
        if bot not in bots or not number.isdecimal():
            raise typer.BadParameter(f"--fewer: BOT=N with one of the bots, not {words!r}")
        found[bot] = int(number)
    return found


def check_writable(file: Path | None) -> None:
    """Fail before the games are played, not after, if a file cannot be written."""
    if file is None:
        return
    try:
        file.open("a").close()
    except OSError as error:
        raise typer.BadParameter(f"{file} cannot be written: {error.strerror}") from None


def play(plan: Plan, jobs: int, ray: str | None, records: Path | None) -> tuple[Tournament, float]:
    """Play a plan behind a progress bar."""
    tournament = Tournament(plan)
    total = sum(len(match.tables) for match in plan.matches())
    sink = records.open("w", encoding="utf-8") if records else None
    began = time.perf_counter()
    try:
        with show.bar_of_games(err) as progress:
            task = progress.add_task("playing", total=total)
            for match in run(plan, jobs, ray):
                for game in match:
                    tournament.add(game)
                    if sink:
                        sink.write(game.record + "\n")
                progress.update(task, advance=len(match))
    except BotTrouble as trouble:
        err.print(f"[bold red]troyes:[/] {escape(visible(str(trouble)))}", highlight=False)
        raise typer.Exit(1) from None
    except WorkersError as error:
        raise fail(str(error)) from None
    finally:
        if sink:
            sink.close()
    return tournament, time.perf_counter() - began
