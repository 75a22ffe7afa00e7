"""The commands `troyes serve` and `troyes protocol`."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .common import EditionOption, fail, figures_of, say_if_uncompiled


def at_least_two_days(days: float) -> float:
    """Last visits are stored by day: a shorter time would remove guests who are here."""
    if 0 < days < 2 or days < 0 or not math.isfinite(days):
        raise typer.BadParameter("a number of days, 2 or more; 0 to keep everything")
    return days


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")
    ] = 8411,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
    ] = None,
    edition: EditionOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="A public address of this server, such as https://troyes.example; repeatable."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Worker processes for bots.")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="Time limit for a bot's turn, in seconds.")
    ] = 10.0,
    come_back_seconds: Annotated[
        float,
        typer.Option(
            min=0, help="Seconds a bot waits for a player who left, or for the first to watch."
        ),
    ] = 60.0,
    frames_per_second: Annotated[
        float, typer.Option(min=1, help="Rate limit for messages per socket; bursts of twice that.")
    ] = 40.0,
    requests_per_second: Annotated[
        float,
        typer.Option(
            min=0.1, help="Rate limit for changes over HTTP per guest; bursts of 20 times that."
        ),
    ] = 5.0,
    address_work: Annotated[
        float,
        typer.Option(
            min=0, help="Milliseconds of work per second for one address; 0 for no limit."
        ),
    ] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help="Simultaneous connections per address; 0 for no limit.")
    ] = 100,
    keep_guests: Annotated[
        float,
        typer.Option(
            help="Days until guests without a table, and tables not begun, are removed; 0: never.",
            callback=at_least_two_days,
        ),
    ] = 90.0,
    keep_games: Annotated[
        float,
        typer.Option(
            help="Days until finished games are removed; 0: never.",
            callback=at_least_two_days,
        ),
    ] = 730.0,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded-For is trusted; repeatable."),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Run a server that people connect to. By default, games are kept in your data folder."""
    if log_level not in ("debug", "info", "warning", "error"):
        raise fail("--log-level must be debug, info, warning or error")
    start_server(
        host=host, port=port, database=database, figures=figures_of(edition),
        origins=origin or [], workers=workers,
        bot_seconds=bot_seconds, come_back_seconds=come_back_seconds,
        frames_per_second=frames_per_second,
        requests_per_second=requests_per_second, address_work=address_work,
        connections_per_address=connections_per_address, keep_guests=keep_guests,
        keep_games=keep_games, proxies=proxy or [], log_level=log_level,
    )  # fmt: skip


def start_server(**settings: Any) -> None:
    """Run the server until it is interrupted."""
    from troyes.server import run

    say_if_uncompiled()
    try:
        run.serve(run.Settings(**settings))
    except run.CannotStart as error:
        raise fail(str(error)) from None


def protocol(
    schema: Annotated[bool, typer.Option("--schema", help="As JSON Schema.")] = False,
    typescript: Annotated[bool, typer.Option("--typescript", help="As TypeScript.")] = False,
    figures: Annotated[
        bool,
        typer.Option("--figures", help="Instead, the edition's figures, for drawing a board."),
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--out", help="Write it to a file.", dir_okay=False)
    ] = None,
) -> None:
    """Print the types of the client-server messages, for other languages."""
    from troyes.server import export

    if schema + typescript + figures != 1:
        raise fail("give one of --schema, --typescript or --figures")
    text = (
        export.schema_text()
        if schema
        else export.typescript_text()
        if typescript
        else export.figures_text()
    )
    if file is None:
        sys.stdout.write(text)
        return
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise fail(f"--out: {file} cannot be written: {error.strerror}") from None


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (serve, protocol):
        app.command()(command)
