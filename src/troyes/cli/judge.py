"""The commands `troyes judge` and `troyes judge-make`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from troyes.arena import positions as judged
from troyes.arena.examiner import NETWORK, NETWORKS, PLAYERS, Exam, make
from troyes.bots import UnknownBot, make_bot
from troyes.bots.rankings import RANKINGS

from .common import JobsOption, err, out


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.command()(judge)
    app.command("judge-make")(judge_make)


def check_bot(spec: str) -> None:
    """Refuse a bot that does not exist."""
    try:
        make_bot(spec, 0)
    except UnknownBot as error:
        raise typer.BadParameter(str(error)) from None


def judge(
    bots: Annotated[list[str], typer.Argument(help="The bots to judge.")],
    positions: Annotated[
        Path,
        typer.Option(
            exists=True,
            dir_okay=False,
            show_default=False,
            help="A file made by `troyes judge-make`; without it, the project's own.",
        ),
    ] = judged.OURS,
    budget: Annotated[float | None, typer.Option(min=0.001, help="Seconds per turn.")] = None,
    first: Annotated[int | None, typer.Option(min=2, help="Only the first N positions.")] = None,
) -> None:
    """Measure how many points per turn bots lose, on positions judged by long thinking.

    Exit codes: 0 done, 2 a bad argument or file.
    """
    try:
        _, found = judged.read(positions)
    except judged.BadPositions as error:
        raise typer.BadParameter(str(error)) from None
    for spec in bots:
        check_bot(spec)
    found = found[:first]
    table = Table(title=f"Loss in {len(found)} judged positions")
    for heading in ("bot", "points lost per turn", "turns not judged"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for spec in bots:
        verdicts = judged.judge(spec, found, budget)
        shown = track(verdicts, spec, len(found), console=err, transient=True)
        loss, unlisted = judged.mean_loss(shown)
        half = (loss.high - loss.low) / 2
        table.add_row(spec, f"{loss.mean:.3f} [dim]± {half:.3f}[/]", f"{unlisted:.1%}")
    out.print(table)


def judge_make(
    file: Annotated[Path, typer.Argument(dir_okay=False, help="The file to write (.jsonl.gz).")],
    positions: Annotated[int, typer.Option(min=2, help="Number of positions.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same file.")] = 1,
    player: Annotated[
        list[str] | None, typer.Option(help="A bot that plays the games; repeatable.")
    ] = None,
    thinker: Annotated[
        str, typer.Option(help=f"What plays out the rest: {', '.join(NETWORKS)} or a bot.")
    ] = NETWORK,
    ranking: Annotated[
        str, typer.Option(help="How candidate turns are found: " + ", ".join(RANKINGS))
    ] = "net",
    turns: Annotated[int, typer.Option(min=2, max=64, help="Turns judged per position.")] = 8,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts of the best turns.")] = 16,
    jobs: JobsOption = 1,
) -> None:
    """Make a file of judged positions: each turn played out many times with the same dice.

    Exit codes: 0 done, 2 a bad argument or file.
    """
    players = tuple(player or PLAYERS)
    for spec in (*players, *([] if thinker in NETWORKS else [thinker])):
        check_bot(spec)
    if ranking not in RANKINGS:
        raise typer.BadParameter(f"--ranking: {ranking!r}; there are {', '.join(RANKINGS)}")
    exam = Exam(positions, seed, players, thinker, ranking, turns, playouts)
    found = track(make(exam, jobs), "judging", positions, console=err, transient=True)
    try:
        count = judged.write(file, msgspec.to_builtins(exam), found)
    except OSError as error:
        raise typer.BadParameter(f"{file} cannot be written: {error.strerror}") from None
    out.print(f"{count} positions in {file}")
