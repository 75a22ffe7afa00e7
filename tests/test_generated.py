"""What a tool writes from the sources is up to date; the message names the command that does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"


@pytest.mark.parametrize("tool", ["reference.py", "architecture.py"])
def test_it_is_up_to_date(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, str(TOOLS / tool), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
