"""The ten lines that learn, as they stand in docs/environments.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from troyes.rules import COMPILED

PAGE = Path(__file__).parents[2] / "docs/environments.md"
CODE = re.compile(r"^```py\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks() -> tuple[str, str]:
    """The lines that learn, and those that say whether they have."""
    learns, tells = CODE.findall(PAGE.read_text("utf-8"))[:2]
    return learns, tells


def test_the_learning_example_has_ten_lines() -> None:
    learns, _ = blocks()
    assert len([line for line in learns.splitlines() if line]) == 10


@pytest.mark.skipif(not COMPILED, reason="learning takes hours uncompiled")
def test_the_learning_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """A random player is 0 points ahead of random players, and wins half of the games."""
    found: dict[str, Any] = {}
    np.random.seed(1)
    for block in blocks():
        exec(compile(block, str(PAGE), "exec"), found)
    assert found["points"].mean() > 4
    assert (found["points"] > 0).mean() > 0.65
    assert "points ahead of random" in capsys.readouterr().out
