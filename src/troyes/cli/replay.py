"""The commands `troyes replay` and `troyes demo`: a game as text, or on the board."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from troyes.formats.record import Record, RecordError
from troyes.simulate import Plan, play_game

from . import report
from .common import (
    BonusOption,
    EditionOption,
    SeedOption,
    fail,
    load_edition,
    out,
    read_text,
    say_if_uncompiled,
    visible,
)


def demo(
    players: Annotated[
        int, typer.Option("--players", "-p", min=1, max=4, help="1 to 4 players.")
    ] = 4,
    seed: SeedOption = 1,
    bonus: BonusOption = False,
    edition: EditionOption = None,
) -> None:
    """Print one game of random players, turn by turn (1 player: the King's Challenge)."""
    chosen = load_edition(edition)
    say_if_uncompiled()
    plan = Plan(players, 1, ("random",) * players, seed, bonus)
    game, _ = play_game(plan, 0, chosen)
    report.print_game(out, game.record())


def replay(
    file: Annotated[Path, typer.Argument(help="A record: text, JSON, or JSON lines.")],
    game: Annotated[
        int, typer.Option("--game", min=1, help="Which game, in a file of JSON lines.")
    ] = 1,
    text: Annotated[bool, typer.Option("--text", help="Print it in the notation instead.")] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Watch it on the board.")] = False,
) -> None:
    """Print a recorded game turn by turn, and its score table."""
    content = read_text(file)
    try:
        record = read_record(content, game)
        if text:
            sys.stdout.write(record.to_text())
        elif browser:
            watch_replay(record)
        else:
            report.print_game(out, record)
    except RecordError as error:
        raise fail(f"{file}: {error}") from None


def watch_replay(record: Record) -> None:
    """Serve the board on a free port, without keeping anything, and open the record there."""
    from troyes.server import run
    from troyes.server.replay import address

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/replay.db"
        run.serve(run.Settings(port=0, database=database, browser=True, page=address(record)))


def read_record(content: str, number: int) -> Record:
    """A record from a text of either format, with names that can be shown."""
    record = read_any_record(content, number)
    record.header.names = [visible(name) for name in record.header.names]
    return record


def read_any_record(content: str, number: int) -> Record:
    """A record from a text of either format."""
    if not content.lstrip().startswith("{"):
        return Record.from_text(content)
    lines = [line for line in content.splitlines() if line.strip()]
    if number > len(lines):
        raise RecordError(f"there is no game {number}: the file has {len(lines)}")
    return Record.from_json(lines[number - 1])


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (demo, replay):
        app.command()(command)
