"""The command line of the tools that write one file: write it, or say whether it is up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def write_or_check(target: Path, text: str, about: str) -> None:
    """Write `text` to `target`; with `--check`, fail if it says something else."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="Only say whether it is up to date.")
    if not parser.parse_args().check:
        target.write_text(text, "utf-8")
    elif not target.exists() or target.read_text("utf-8") != text:
        tool = Path(sys.argv[0]).name
        sys.exit(f"{target.relative_to(ROOT)} is not up to date: run python tools/{tool}")
