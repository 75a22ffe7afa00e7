"""The program `troyes`: its commands, and what it does without one."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from troyes import __version__
from troyes.rules import COMPILED

from . import arena, edition, engine, join, judge, replay, serve, simulate, train, upkeep
from .common import EditionOption, err, figures_of, out

app = typer.Typer(
    name="troyes",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog="Exit codes: 0 done, 1 a check failed, 2 a bad argument or file, 130 interrupted.",
)
for command in (serve, simulate, replay, arena, judge, train, engine, join, upkeep, edition):
    command.add_to(app)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
    port: Annotated[
        int,
        typer.Option(min=0, max=65535, help="The port if no command is given; 0 picks a free one."),
    ] = 8411,
    edition: EditionOption = None,
) -> None:
    """Troyes, the board game. Without a command: start the server here and open the browser."""
    if version:
        mode = "compiled" if COMPILED else "uncompiled"
        out.print(f"troyes {__version__} ({mode} engine)", highlight=False)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.start_server(port=port, browser=True, figures=figures_of(edition))


def main() -> None:
    """The entry point of the `troyes` command."""
    try:
        app()
    except KeyboardInterrupt:
        err.print("interrupted")
        sys.exit(130)
