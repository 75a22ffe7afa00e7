"""The command `troyes join`."""

from __future__ import annotations

from typing import Annotated

import typer

from troyes.bots import finish, make_bot, names
from troyes.bots.asking import BotTrouble
from troyes.bots.program import EngineError

from .common import BotSeedOption, err, fail, out, visible


def join(
    table: Annotated[str, typer.Argument(help="The table's address: https://example.org/t/ID")],
    bot: Annotated[
        str,
        typer.Option(help=f"Who plays: {', '.join(names())}; 'engine:COMMAND' is your program."),
    ],
    name: Annotated[str, typer.Option(help="The name at the table.")] = "Bot",
    seat: Annotated[
        int | None, typer.Option(min=0, max=3, help="The seat, from 0; any free one if left out.")
    ] = None,
    budget: Annotated[float | None, typer.Option(min=0.001, help="Seconds per turn.")] = None,
    seed: BotSeedOption = 1,
) -> None:
    """Take a seat at a table on a server and let a bot play it (docs/engine.md).

    The bot runs here and sees what a player in that seat would see.
    """
    from troyes.env.guest import Guest, Refused

    try:
        player = make_bot(bot, seed)
    except (ValueError, EngineError) as error:
        raise fail(f"--bot: {error}") from None
    try:
        guest = Guest(table, name)
        out.print(
            f"{name} has seat {guest.sit_down(seat)} at {table}", highlight=False, soft_wrap=True
        )
        result = guest.play(player, budget)
    except Refused as error:
        raise fail(str(error)) from None
    except BotTrouble as error:
        said = f"troyes: {bot}: {visible(str(error))}"
        err.print(said, markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit(1) from None
    finally:
        finish([player])
    won = guest.seat in result["winners"]
    out.print(f"The game is over: {name} has {'won' if won else 'lost'}.", highlight=False)


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(join)
