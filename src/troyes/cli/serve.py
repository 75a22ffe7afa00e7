"""The commands `troyes serve` and `troyes protocol`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .common import EditionOption, fail, figures_of, say_if_uncompiled


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
        typer.Option(help="A public address, such as https://troyes.example; may be repeated."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots.")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds a bot may think.")
    ] = 10.0,
    come_back_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds until a bot moves for one who has left.")
    ] = 60.0,
    frames_per_second: Annotated[
        float, typer.Option(min=1, help="Messages from one socket; twice as many in a burst.")
    ] = 40.0,
    requests_per_second: Annotated[
        float,
        typer.Option(min=0.1, help="Changes by one guest over HTTP; 20 times as many in a burst."),
    ] = 5.0,
    address_work: Annotated[
        float,
        typer.Option(min=0, help="Milliseconds of work a second for one address; 0: no limit."),
    ] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help="Connections of one address at a time; 0: no limit.")
    ] = 100,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address: its X-Forwarded-For is believed; may be repeated."),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables. Without --database, games are kept in a file in your data folder."""
    if log_level not in ("debug", "info", "warning", "error"):
        raise fail("--log-level must be debug, info, warning or error")
    start_server(
        host=host, port=port, database=database, figures=figures_of(edition),
        origins=origin or [], workers=workers,
        bot_seconds=bot_seconds, come_back_seconds=come_back_seconds,
        frames_per_second=frames_per_second,
        requests_per_second=requests_per_second, address_work=address_work,
        connections_per_address=connections_per_address, proxies=proxy or [], log_level=log_level,
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
        typer.Option("--figures", help="Instead, the figures of the edition, for drawing a board."),
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--out", help="Write it to a file.", dir_okay=False)
    ] = None,
) -> None:
    """Print the messages between client and server as types for other languages."""
    from troyes.server import export

    if schema + typescript + figures != 1:
        raise fail("give one of --schema, --typescript and --figures")
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
