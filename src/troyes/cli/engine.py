"""The command `troyes engine`."""

from __future__ import annotations

from typing import Annotated

import typer

from troyes.bots import names
from troyes.bots.levels import STAND_IN

from .common import BotSeedOption, fail


def engine(
    bot: Annotated[
        str, typer.Option(help="The bot that chooses: " + ", ".join(names()) + ".")
    ] = STAND_IN,
    seed: BotSeedOption = 1,
) -> None:
    """Speak the engine protocol on standard input and output (docs/engine.md)."""
    from troyes.env.engine import serve as serve_engine

    try:
        serve_engine(bot, seed)
    except ValueError as error:
        raise fail(f"--bot: {error}") from None


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(engine)
