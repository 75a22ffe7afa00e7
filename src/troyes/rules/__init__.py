"""The game. Pure: no I/O, no clock, no global randomness; nothing here knows of bots, web or texts.

The modules run compiled where a compiler was at hand and as plain Python everywhere else. With
`TROYES_PURE=1` in the environment the plain Python is used even if the compiled engine is there.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path


class _SourcesFirst(MetaPathFinder):
    """Finds the .py file of a rules module although a compiled one lies beside it."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not name.startswith(__name__ + "."):
            return None
        finder = FileFinder(str(Path(__file__).parent), (SourceFileLoader, [".py"]))
        return finder.find_spec(name)


if os.environ.get("TROYES_PURE") == "1":
    sys.meta_path.insert(0, _SourcesFirst())

from .state import COMPILED  # noqa: E402

__all__ = ["COMPILED"]
