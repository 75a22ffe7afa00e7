"""The tutorial: its program runs, and its agent learns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from troyes.rules import COMPILED

PAGE = Path(__file__).parents[2] / "docs/tutorial.md"
CODE = re.compile(r"^```py\n(.*?)^```", re.MULTILINE | re.DOTALL)
SMALLER = {"WATCHED": 120, "LESSONS": 2, "PASSES": 3, "LAST": 6, "TESTED": 20}


def program() -> str:
    """All blocks of the page, with numbers for a minute instead of minutes."""
    text = "\n".join(CODE.findall(PAGE.read_text("utf-8")))
    for name, value in SMALLER.items():
        text, found = re.subn(rf"^{name} = \d+", f"{name} = {value}", text, flags=re.MULTILINE)
        assert found == 1, name
    return text


@pytest.mark.skipif(not COMPILED, reason="learning takes hours uncompiled")
def test_the_agent_of_the_tutorial_learns(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = {}
    exec(compile(program(), str(PAGE), "exec"), found)
    assert found["untrained"] <= 0.8  # before: not far from chance
    assert found["trained"] >= 0.9  # after: chance has no chance
    assert found["agreed"] > 0.5
    assert "against novice: " in capsys.readouterr().out
    assert found["game"].over


def test_the_tutorial_says_what_it_measured() -> None:
    """Its agent beats the novice by more than chance explains, by the program's own figures."""
    text = PAGE.read_text("utf-8")
    ((share, half),) = re.findall(r"^against novice: (\d+)% ± (\d+)%$", text, re.MULTILINE)
    assert int(share) - int(half) > 50
    (games,) = re.findall(r"^TESTED = (\d+)", text, re.MULTILINE)
    assert int(games) >= 1000
