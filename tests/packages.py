"""A package as pip would have installed it, for tests of bots from elsewhere."""

from __future__ import annotations

from pathlib import Path


def installed(folder: Path, module: str, source: str, bots: str) -> None:
    """Put a module and its entry points for bots into a folder: lines `name = module:thing`."""
    (folder / f"{module}.py").write_text(source)
    about = folder / f"{module}-1.dist-info"
    about.mkdir()
    name = module.replace("_", "-")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[troyes.bots]\n{bots}\n")
