"""Commands to maintain a server, and to verify its dice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from troyes.formats.fair_dice import DiceReport

from .common import err, fail, out, read_text
from .replay import read_record

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://...; by default, the one in your data folder.",
    ),
]


def address(database: str | None) -> str:
    """The database URL, checked."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from troyes.server.run import default_database

    try:
        backend = make_url(database or default_database()).get_backend_name()
    except ArgumentError:
        raise fail(f"--database: {database!r} is not a database URL") from None
    if backend not in ("sqlite", "postgresql"):
        raise fail(f"--database: sqlite or postgresql, not {backend}")
    return database or default_database()


def check(database: DatabaseOption = None) -> None:
    """Check a database without changing it: file, schema, and every game replayed."""
    from troyes.server import upkeep

    try:
        report = upkeep.check(address(database))
    except upkeep.CannotLook as error:
        raise fail(str(error)) from None
    for said in report.wrong:
        err.print(said, style="red", highlight=False, markup=False)
    if report.wrong:
        raise typer.Exit(1)
    out.print(f"Sound: {report.tables} tables with {report.entries} entries, all replayed.")
    if report.other_rules:
        out.print(
            f"{report.other_rules} of them use another version of the rules and were not replayed."
        )


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: DatabaseOption = None,
) -> None:
    """Copy a SQLite database, even while its server is running."""
    from troyes.server import upkeep

    try:
        size = upkeep.backup(address(database), file)
    except upkeep.CannotLook as error:
        raise fail(str(error)) from None
    out.print(f"{file}: {size:,} bytes. It contains secrets: protect it like the database itself.")


def verify(
    file: Annotated[Path, typer.Argument(help="A record: text, JSON, or JSON lines.")],
    game: Annotated[
        int, typer.Option("--game", min=1, help="Which game, in a file of JSON lines.")
    ] = 1,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The commitment you saw at the table before the game."),
    ] = None,
) -> None:
    """Check the dice of a record: every roll and draw, and the commitment made before the game."""
    from troyes.formats.fair_dice import verify as verify_dice
    from troyes.formats.record import RecordError

    if commitment is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", commitment):
        raise fail("--commitment must be the 64 hexadecimal digits that the table showed")
    content = read_text(file)
    try:
        found = verify_dice(read_record(content, game), commitment and commitment.lower())
    except RecordError as error:
        raise fail(f"{file}: {error}") from None
    out.print(dice_table(found))
    for line in dice_lines(found):
        out.print(line, highlight=False)
    if not found.sound:
        raise typer.Exit(1)


def dice_table(found: DiceReport) -> Table:
    """How often each face of a die came up, compared with the expected number."""
    table = Table("face", "rolled", "expected", "", title=f"{found.rolls} dice")
    expected = found.rolls / 6
    most = max([*found.faces, expected, 1])
    for face, rolled in enumerate(found.faces, 1):
        bar = "█" * round(24 * rolled / most)
        table.add_row(str(face), str(rolled), f"{expected:.1f}", bar)
    return table


def dice_lines(found: DiceReport) -> list[str]:
    """A summary of what was found about a record's dice."""
    if not found.seeded:
        return ["[red]The record has no seed: its dice cannot be checked.[/]"]
    total = found.rolls + found.draws
    lines = [f"[green]All {total} rolls and draws are those of the seed.[/]"]
    if found.wrong:
        steps = ", ".join(map(str, found.wrong[:10]))
        lines = [f"[red]{len(found.wrong)} of {total} are not those of the seed: steps {steps}.[/]"]
    lines += {
        True: ["[green]The seed is the one committed to before the game.[/]"],
        False: ["[red]The seed is not the one committed to before the game.[/]"],
        None: ["The record has no commitment, so the seed may have been chosen afterwards."],
    }[found.committed]
    return lines


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (check, backup, verify):
        app.command()(command)
