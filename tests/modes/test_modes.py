"""The compiled and the uncompiled engine are the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.state import SIZE, restore

GAMES = 500  # for each of the four runs below: two thousand in all


def digest(first: int, pure: bool) -> list[str]:
    """Mode, number of states, hash."""
    command = [sys.executable, str(Path(__file__).parent / "digest.py"), str(first), str(GAMES)]
    environment = {**os.environ, "TROYES_PURE": "1" if pure else "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return done.stdout.split()


def test_these_tests_run_compiled() -> None:
    """Otherwise the comparison below would compare nothing."""
    assert COMPILED


@pytest.mark.parametrize("first", [0, 1000, 2000, 3000])
def test_both_play_the_same_games(first: int) -> None:
    compiled, pure = digest(first, pure=False), digest(first, pure=True)
    assert compiled[0] == "compiled"
    assert pure[0] == "uncompiled"
    assert int(compiled[1]) > 100 * GAMES
    assert compiled[1:] == pure[1:]


def test_fields_of_header_and_code_agree() -> None:
    """FIELDS in state.py and the C struct of state.pxd list the same block."""
    s = restore(standard(), bytes(2 * SIZE))
    assert s.key() == bytes(2 * SIZE)
    marked = bytes(range(256)) * 20
    s.load(marked[: 2 * SIZE])
    assert s.key() == marked[: 2 * SIZE]
    assert s.n_roy_faces == int.from_bytes(marked[2 * SIZE - 2 : 2 * SIZE], "little", signed=True)
