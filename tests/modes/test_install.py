"""The package as people get it: a wheel, outside the checkout, with and without a C compiler."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src", "tools", "web")


def run(*command: str, fails: bool = False, **environment: Any) -> str:
    """Run a command outside the checkout, which works or fails; return what it printed."""
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd="/",
        env={**outside, "TROYES_PURE": "0", **environment},
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources alone."""
    copy = tmp_path / "source"
    copy.mkdir()
    for name in NEEDED:
        path = ROOT / name
        if path.is_dir():
            ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules")
            shutil.copytree(path, copy / name, ignore=ignore)
        else:
            shutil.copy(path, copy / name)
    return copy


def install(source: Path, tmp_path: Path, **environment: Any) -> tuple[Path, str]:
    """Build a wheel, install it into a fresh environment, return that and the build's log."""
    log = run(
        sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", str(tmp_path / "dist"),
        str(source), **environment,
    )  # fmt: skip
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    run(sys.executable, "-m", "venv", str(tmp_path / "venv"))
    python = tmp_path / "venv" / "bin" / "python"
    run(str(python), "-m", "pip", "install", "--quiet", str(wheel))
    return python.parent, log


def first_page(troyes: str, folder: Path) -> str:
    """What a browser gets first from a server that the wheel brought."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [troyes, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/games.db"],
        cwd="/",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
            return client.get(f"http://127.0.0.1:{port}/").text
    finally:
        server.terminate()
        server.wait(20)


def test_a_wheel_installs_and_works_compiled(source: Path, tmp_path: Path) -> None:
    binaries, _ = install(source, tmp_path, CFLAGS="-O0")  # a third of the compiler's time
    troyes = str(binaries / "troyes")
    assert "(compiled engine)" in run(troyes, "--version")
    assert "games/s" in run(troyes, "simulate", "--players", "4", "--games", "20")
    assert "(uncompiled engine)" in run(troyes, "--version", TROYES_PURE="1")
    assert '<div id="app">' in first_page(troyes, tmp_path)
    address = "postgresql://troyes@127.0.0.1/troyes"
    said = run(troyes, "serve", "--database", address, fails=True)
    assert "PostgreSQL needs an extra package: pip install 'troyes[postgres]'" in said


def test_without_a_compiler_it_installs_and_says_so(source: Path, tmp_path: Path) -> None:
    binaries, log = install(source, tmp_path, CC="/bin/false", CXX="/bin/false")
    assert "the engine could not be compiled" in log
    troyes = str(binaries / "troyes")
    assert "(uncompiled engine)" in run(troyes, "--version")
    printed = run(troyes, "simulate", "--solo", "--games", "3")
    assert printed.count("the engine runs uncompiled") == 1
    assert "games/s" in printed
