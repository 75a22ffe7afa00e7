"""The documents: their examples run, their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"[\w*/.-]+\.(?:py|pxd|toml|ts|svelte|md|js|ftl|json|svg)")
NAME = re.compile(r"[A-Z]\w+|[a-z]+_[a-z_]+")  # of constants, classes and functions
FOLDERS = (
    "",
    "src/troyes/",
    "src/troyes/*/",
    "web/src/",
    "web/src/*/",
    "web/",
    "tests/*/",
    "web/src/locales/en/",
)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    found = [(page.name, code) for page in PAGES for code in CODE.findall(page.read_text("utf-8"))]
    return [(name, code) for name, code in found if "import" in code]


def anchors(page: Path) -> set[str]:
    """What may stand behind a # for a page, as a forge makes it of its headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    plain = [re.sub(r"[`*]|\[|\]\([^)]*\)", "", heading) for heading in HEADING.findall(text)]
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}
    return made | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


@pytest.mark.parametrize(("name", "code"), examples())
def test_an_example_runs(
    name: str,
    code: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "games.parquet" in code:  # the page's first command makes it, with a million games
        monkeypatch.chdir(tmp_path)
        simulate = ["simulate", "--players", "2", "--games", "3", "--out", "games.parquet"]
        subprocess.run([sys.executable, "-m", "troyes", *simulate], check=True)
    exec(compile(code, name, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue  # another site
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/architecture.md", "docs/browser.md"])
def test_files_and_names_are_where_the_page_says(name: str) -> None:
    """`rules/terms.py` is a file of the tree, `RULES_VERSION` and `Referee` stand in the code."""
    text = (ROOT / name).read_text("utf-8")
    said = set(re.findall(r"`([^`\s]+)`", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)))
    files = {word for word in said if FILE.fullmatch(word)}
    assert files
    for file in files:
        places = [place for folder in FOLDERS for place in ROOT.glob(f"{folder}{file}")]
        assert places, f"{name} speaks of {file}, which is not there"
    code = "\n".join(
        path.read_text("utf-8")
        for folder in ("src/troyes", "tests", "tools", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".pxd", ".ts", ".svelte") and "assets" not in path.parts
    )
    for word in {word for word in said if NAME.fullmatch(word)}:
        assert re.search(rf"\b{word}\b", code), f"{name} speaks of {word}, which is nowhere"


def test_there_is_something_to_check() -> None:
    assert len(examples()) >= 3
    assert len(PAGES) > 10
