"""Builds the compiled engine; where that is not possible the same files run as plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

RULES = Path("src/troyes/rules")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # hints are for the type checker; C types stand in the .pxd files
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


class BuildAllOrNothing(build_ext):
    """Compiled modules read each other's C fields, so half of them would be of no use."""

    def run(self) -> None:
        """Build all modules, or none."""
        try:
            super().run()
        except Exception as error:  # whatever the compiler's trouble is, the package works without
            for extension in self.extensions:
                for path in (self.get_ext_fullpath(extension.name), self.inplace_path(extension)):
                    Path(path).unlink(missing_ok=True)
            print(f"troyes: the engine could not be compiled ({error}).", file=sys.stderr)
            print("troyes: it is installed uncompiled: the same game, slower.", file=sys.stderr)
            self.extensions = []

    def inplace_path(self, extension: Extension) -> str:
        """Where a build for development puts a module."""
        return str(Path("src", *extension.name.split(".")[:-1], self.file_name(extension)))

    def file_name(self, extension: Extension) -> str:
        """The file name of a compiled module."""
        return Path(self.get_ext_filename(extension.name)).name


def extensions() -> list[Extension]:
    """One compiled module for every rules module that has a .pxd beside it."""
    if os.environ.get("TROYES_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        print("troyes: no Cython; the engine is installed uncompiled.", file=sys.stderr)
        return []
    sources = sorted(str(path.with_suffix(".py")) for path in RULES.glob("*.pxd"))
    modules = [
        Extension(f"troyes.rules.{Path(source).stem}", [source], extra_compile_args=compile_args())
        for source in sources
    ]
    return cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython", quiet=True)


def compile_args() -> list[str]:
    """Optimise, and do not warn about generated code."""
    return ["/O2"] if sys.platform == "win32" else ["-O2", "-w"]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
