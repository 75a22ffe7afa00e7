"""The commands `troyes edition show` and `troyes edition check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from troyes.rules import edition as editions

from . import report
from .common import err, fail, load_edition, out


def show(
    file: Annotated[
        Path | None,
        typer.Argument(help="An edition file; by default, the one the project comes with."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show all figures with their provenance."""
    chosen = load_edition(file, given_as="")
    if as_json:
        out.print_json(json.dumps({"identity": chosen.identity, **chosen.figures}))
    else:
        for table in report.edition_tables(chosen):
            out.print(table)


def check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML).")],
) -> None:
    """Check an edition file; exit code 1 if it cannot be played."""
    if not file.exists():
        raise fail(f"{file}: there is no such file")
    try:
        chosen = editions.load(file)
    except editions.EditionError as error:
        err.print(str(error), style="red", highlight=False, markup=False)
        raise typer.Exit(1) from None
    out.print(f"{file}: valid. Its identity in records is [bold]{chosen.identity}[/].")
    for line in report.edition_differences(chosen):
        out.print("  " + line, highlight=False)


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    group = typer.Typer(no_args_is_help=True, help="The figures of the cards and the board.")
    group.command()(show)
    group.command()(check)
    app.add_typer(group, name="edition")
