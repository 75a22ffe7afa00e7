"""The command `troyes train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .common import RayOption, fail, out


def train_command(
    config: Annotated[Path, typer.Argument(help="The configuration (TOML).", dir_okay=False)],
    out_dir: Annotated[
        Path,
        typer.Option(
            "--out", help="The run's directory; a run found there is resumed.", file_okay=False
        ),
    ],
    workers: Annotated[
        int | None, typer.Option(help="Worker processes for self-play.", min=1)
    ] = None,
    ray: RayOption = None,
) -> None:
    """Train a network for one number of players by self-play; a stopped run is resumed.

    The directory receives the network (`net.bin`), the log, the learning curve and a checkpoint.
    """
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise fail("training needs NumPy: pip install 'troyes[train]'") from None
    from dataclasses import replace

    from troyes.learn.config import ConfigError, read_config
    from troyes.learn.train import train
    from troyes.workers import WorkersError

    try:
        plan = read_config(config)
        if workers is not None:
            plan = replace(plan, workers=workers)
        train(plan, out_dir, tell, ray)
    except (ConfigError, WorkersError) as error:
        raise fail(str(error)) from None


def tell(line: dict[str, Any]) -> None:
    """Report the progress of a run."""
    words = [f"{key} {value}" for key, value in line.items() if key not in ("rate", "chunk")]
    if "margin" in line or "classic" in line or "earlier" in line or line["chunk"] % 10 == 0:
        out.print("  ".join(words), highlight=False)


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("train")(train_command)
