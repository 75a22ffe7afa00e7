"""Every rule of docs/rules.md is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"
ID = re.compile(r"\*\*((?:[A-Z]\d+(?:\.\d+)?)|(?:[CEH]\.[a-z_]+))\*\*")


def rule_ids() -> list[str]:
    """The ids in the order of the rules."""
    return list(dict.fromkeys(ID.findall(RULES.read_text("utf-8"))))


def test_the_rules_have_ids() -> None:
    ids = rule_ids()
    assert len(ids) > 120
    for part in (
        "T1",
        "S7",
        "P3.5",
        "A4.4",
        "I2",
        "C.prior",
        "E.resistance",
        "F3",
        "H.henry",
        "K9.6",
    ):
        assert part in ids


def test_every_rule_is_cited_by_a_test() -> None:
    """Ids are cited in names of tests' cases, docstrings and comments."""
    cited: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if path.name != Path(__file__).name:
            text = path.read_text("utf-8")
            cited.update(re.findall(r"\b[TSPAIFKBZ]\d+(?:\.\d+)?\b|\b[CEH]\.[a-z_]+\b", text))
            for first, last in re.findall(r"\b([A-Z]\d+(?:\.\d+)?) to ([A-Z]?\d*\.?\d+)\b", text):
                cited.update(span(first, last))
    missing = [rule for rule in rule_ids() if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def span(first: str, last: str) -> list[str]:
    """All ids from one to another, such as A3.2 to A3.4."""
    match = re.fullmatch(r"([A-Z])(\d+)(?:\.(\d+))?", first)
    end = re.search(r"(\d+)$", last)
    assert match
    assert end
    letter, number, part = match.groups()
    if part is None:
        return [f"{letter}{k}" for k in range(int(number), int(end[1]) + 1)]
    return [f"{letter}{number}.{k}" for k in range(int(part), int(end[1]) + 1)]
