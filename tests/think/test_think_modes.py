"""Compiled and uncompiled thinking come to the same decisions and to the very same numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def digest(players: int, pure: bool) -> list[str]:
    command = [sys.executable, str(Path(__file__).parent / "think_digest.py"), str(players)]
    environment = {**os.environ, "TROYES_PURE": "1" if pure else "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_both_think_alike(players: int) -> None:
    compiled, pure = digest(players, pure=False), digest(players, pure=True)
    assert (compiled[0], pure[0]) == ("compiled", "uncompiled")
    assert int(compiled[1]) > 15
    assert compiled[1:] == pure[1:]
