"""`TROYES_PURE=1` in the environment selects plain Python even if there are compiled modules."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent
COMPILED_PACKAGES = ("rules", "formats", "play", "think", "env")


class SourcesFirst(MetaPathFinder):
    """Finds the .py file of a module even if there is a compiled one beside it."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of a module in one of the compiled packages."""
        package, _, module = name.rpartition(".")
        if not module or package not in {f"troyes.{name}" for name in COMPILED_PACKAGES}:
            return None
        folder = HERE / package.removeprefix("troyes.")
        return FileFinder(str(folder), (SourceFileLoader, [".py"])).find_spec(name)


if os.environ.get("TROYES_PURE") == "1":
    sys.meta_path.insert(0, SourcesFirst())
