"""The commands for whoever looks after a server's database, or doubts its dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

out = Console()
err = Console(stderr=True)
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://...; yours if left out."),
]


def fail(message: str) -> typer.Exit:
    """Say what was wrong on standard error; to be raised, exit code 2."""
    err.print(f"[bold red]troyes:[/] {message}", highlight=False)
    return typer.Exit(2)


def address(database: str | None) -> str:
    """The address of a database that makes sense."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from troyes.server.run import default_database

    try:
        backend = make_url(database or default_database()).get_backend_name()
    except ArgumentError:
        raise fail(f"--database: {database!r} is not an address of a database") from None
    if backend not in ("sqlite", "postgresql"):
        raise fail(f"--database: sqlite or postgresql, not {backend}")
    return database or default_database()


def check(database: DatabaseOption = None) -> None:
    """Check a database, changing nothing: file, schema, and every game from its beginning."""
    from troyes.server import upkeep

    try:
        report = upkeep.check(address(database))
    except upkeep.CannotLook as error:
        raise fail(str(error)) from None
    for said in report.wrong:
        err.print(said, style="red", highlight=False, markup=False)
    if report.wrong:
        raise typer.Exit(1)
    out.print(f"Sound: {report.tables} tables with {report.entries} entries, all played once more.")
    if report.other_rules:
        out.print(f"{report.other_rules} of them are of other rules and were not played.")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not be there yet.")],
    database: DatabaseOption = None,
) -> None:
    """Copy a SQLite database while its server runs."""
    from troyes.server import upkeep

    try:
        size = upkeep.backup(address(database), file)
    except upkeep.CannotLook as error:
        raise fail(str(error)) from None
    out.print(f"{file}: {size:,} bytes. It holds secrets: keep it like the database itself.")


def add_to(app: typer.Typer) -> None:
    """Make these commands part of the program."""
    for command in (check, backup):
        app.command()(command)
