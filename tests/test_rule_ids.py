"""Every rule of docs/rules.md is cited by a test, and where the rules carry it out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import troyes.rules
from troyes.rules.card_rows import CARDS
from troyes.rules.event_rows import EVENTS
from troyes.rules.terms import CHARACTERS

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"
CODE = TESTS.parent / "src" / "troyes" / "rules"
CITED = r"\b(?:[TSPAIFKBZ]\d+(?:\.\d+)?|[CEH]\.[a-z_]+)\b"
OPENING = re.compile(rf'"""({CITED}(?:(?:, | and | to ){CITED})*):')
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
    tests = [path for path in TESTS.rglob("test_*.py") if path.name != Path(__file__).name]
    cited = cited_in(tests)
    missing = [rule for rule in rule_ids() if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_tests_cite_only_rules_that_exist() -> None:
    """A docstring begins with the rules it tests; a whole section may be cited, such as A4."""
    known = set(rule_ids()) | {rule.split(".")[0] for rule in rule_ids()}
    unknown = [
        f"{path.relative_to(TESTS)}: {rule}"
        for path in sorted(TESTS.rglob("*.py"))
        for opening in OPENING.findall(path.read_text("utf-8"))
        for rule in re.findall(CITED, opening)
        if rule not in known
    ]
    assert not unknown, f"docs/rules.md does not have {', '.join(unknown)}"


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    """Whoever searches for an id finds its code; cards, events and characters go by their names."""
    files = [path for path in CODE.iterdir() if path.suffix in (".py", ".toml")]
    found = cited_in(path for path in files if path.name != "__init__.py")
    named = {f"C.{name}" for name in CARDS} | {f"E.{name}" for name in EVENTS}
    found |= named | {f"H.{name}" for name in CHARACTERS}
    missing = [rule for rule in rule_ids() if rule not in found]
    assert not missing, f"nothing in src/troyes/rules cites {', '.join(missing)}"


def test_the_map_of_the_rules_names_every_module() -> None:
    map_of_rules = troyes.rules.__doc__ or ""
    missing = [
        path.stem
        for path in sorted(CODE.glob("*.py"))
        if path.name != "__init__.py" and not re.search(rf"\b{path.stem}\b", map_of_rules)
    ]
    assert not missing, f"rules/__init__.py does not say what {', '.join(missing)} is for"


def cited_in(files: Iterable[Path]) -> set[str]:
    """All ids that these files cite, those within "A3.2 to A3.4" too."""
    cited: set[str] = set()
    for path in files:
        text = path.read_text("utf-8")
        cited.update(re.findall(CITED, text))
        for first, last in re.findall(r"\b([A-Z]\d+(?:\.\d+)?) to ([A-Z]?\d*\.?\d+)\b", text):
            cited.update(span(first, last))
    return cited


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
