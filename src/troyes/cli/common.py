"""What the commands share: options, and how errors are reported."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from troyes.rules import COMPILED
from troyes.rules import edition as editions

LONGEST = 1000  # characters of an error
LARGEST = 64 << 20  # bytes of a file
out = Console()
err = Console(stderr=True)
EditionOption = Annotated[
    Path | None,
    typer.Option(
        "--edition",
        help="Your own edition file (TOML), or `extended`: the project's, with all additions.",
        dir_okay=False,
    ),
]
RayOption = Annotated[
    str | None, typer.Option("--ray", help="Play on the Ray cluster at ADDRESS.", metavar="ADDRESS")
]
SoloOption = Annotated[bool, typer.Option("--solo", help="The King's Challenge instead.")]
BonusOption = Annotated[bool, typer.Option("--bonus", help="With the bonus cards.")]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", min=1, max=256, help="Number of processes.")
]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)]
BotSeedOption = Annotated[int, typer.Option(help="Makes the bot repeatable.", min=0)]


def fail(message: str) -> typer.Exit:
    """Report an error on standard error; raise what it returns (exit code 2)."""
    shown = visible(message if len(message) <= LONGEST else message[:LONGEST] + "…")
    err.print(f"[bold red]troyes:[/] {escape(shown)}", highlight=False, soft_wrap=True)
    return typer.Exit(2)


def visible(text: str) -> str:
    """Untrusted text without control characters, which a terminal would obey."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


def read_text(file: Path) -> str:
    """The text of a file; one too large for records is refused."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise fail(f"{file} is too large for records: over {LARGEST >> 20} MiB")
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise fail(f"{file} cannot be read: {error}") from None


def load_edition(path: Path | None, given_as: str = "--edition: ") -> editions.Edition:
    """The edition of a file, or the one the project comes with."""
    if path is None:
        return editions.standard()
    if str(path) == editions.extended().name:
        return editions.extended()
    try:
        return editions.load(path)
    except editions.EditionError as error:
        raise fail(f"{given_as}{error}") from None


def figures_of(path: Path | None) -> dict[str, Any] | None:
    """The figures of an edition file; None if they are the standard ones."""
    edition = load_edition(path)
    return None if edition.standard else edition.figures


def say_if_uncompiled() -> None:
    """Say once that the engine runs uncompiled."""
    if not COMPILED:
        err.print("[dim]troyes: the engine runs uncompiled: the same game, slower.[/]")
