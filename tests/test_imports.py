"""Who may use whom: arrows between packages point one way."""

from __future__ import annotations

import ast
from pathlib import Path

import architecture
import pytest

import troyes

SOURCE = Path(troyes.__file__).parent
MAY_USE = {
    "rules": set(),
    "formats": {"rules"},
    "play": {"formats", "rules"},
    "think": {"play", "formats", "rules"},
    "bots": {"think", "play", "formats", "rules"},
    "learn": {"workers", "bots", "think", "play", "formats", "rules"},
    "arena": {"workers", "learn", "bots", "think", "play", "formats", "rules"},
    "env": {"bots", "think", "play", "formats", "rules"},
    "server": {"bots", "think", "play", "formats", "rules"},
    "workers.py": set(),
    "simulate.py": {"workers", "env", "bots", "think", "play", "formats", "rules"},
    "cli": {
        "simulate", "workers", "server", "arena", "learn", "env", "bots", "think", "play",
        "formats", "rules",
    },
}  # fmt: skip
BESIDE = {"__init__.py", "__main__.py", "pure.py"}  # the package's own front door


def packages_used(path: Path) -> set[str]:
    """The packages a module imports from."""
    used = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == len(path.relative_to(SOURCE).parts):
            names = [f"troyes.{node.module}"]  # out of this package
        used |= {name.split(".")[1] for name in names if name.startswith("troyes.")}
    return used


MODULES = sorted(
    path for path in SOURCE.rglob("*.py") if path.name not in BESIDE or path.parent != SOURCE
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_arrows_point_one_way(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]
    assert package in MAY_USE, f"say in MAY_USE which packages {package} may use"
    strangers = packages_used(path) - MAY_USE[package] - {package, "__version__"}
    assert not strangers, f"{package}/{path.name} may not use {', '.join(sorted(strangers))}"


# The folders of the client, and `protocol` for what is generated beside them.
CLIENT_MAY_USE = {
    "protocol": set(),
    "model": {"protocol"},
    "lib": {"model", "protocol"},
    "board": {"log", "lib", "model", "protocol"},
    "log": {"lib", "model", "protocol"},
    "rules": {"board", "lib", "model", "protocol"},
    "turn": {"board", "lib", "model", "protocol"},
    "replay": {"log", "lib", "model", "protocol"},
    "guide": {"turn", "rules", "log", "lib", "model", "protocol"},
    "parts": {"guide", "replay", "turn", "rules", "log", "board", "lib", "model", "protocol"},
    "solo": {"parts", "log", "board", "lib", "model", "protocol"},
    "table": {
        "solo", "parts", "guide", "turn", "rules", "log", "board", "lib", "model", "protocol",
    },
    "routes": {
        "table", "replay", "solo", "parts", "guide", "log", "board", "lib", "model", "protocol",
    },
    "app": {"routes", "solo", "rules", "parts", "lib"},
}  # fmt: skip


def test_the_client_s_arrows_point_one_way() -> None:
    graph, described = architecture.client_graph()
    assert graph.keys() == CLIENT_MAY_USE.keys() == described.keys()
    for package, used in graph.items():
        strangers = used - CLIENT_MAY_USE[package]
        assert not strangers, f"web/src/{package} may not use {', '.join(sorted(strangers))}"
        assert package not in architecture.reach(graph, package), (
            f"web/src/{package} uses itself in a circle"
        )


SQL = {"select", "insert", "update", "delete", "text"}
WORDS_OF_SQL = {
    "ALTER", "BEGIN", "CREATE", "DELETE", "DROP", "INSERT", "LISTEN", "NOTIFY", "PRAGMA", "SELECT",
    "SET", "UPDATE",
}  # fmt: skip
# What is said to a database itself, not asked of our tables: docs/architecture.md names both.
NO_QUERIES = {"upkeep": "PRAGMA", "notifications": "LISTEN"}
SERVER = sorted((SOURCE / "server").glob("*.py"))


@pytest.mark.parametrize("path", SERVER, ids=lambda path: path.stem)
def test_sql_stands_in_storage(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    named = [node for node in nodes if isinstance(node, ast.Attribute)]
    found = [
        f"sa.{node.attr}"
        for node in named
        if node.attr in SQL and isinstance(node.value, ast.Name) and node.value.id == "sa"
    ]
    texts = [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    begun = [text for text in texts if text.partition(" ")[0] in WORDS_OF_SQL and " " in text]
    found += [text for text in begun if text.partition(" ")[0] != NO_QUERIES.get(path.stem)]
    assert not found, f"server/{path.name}: {found[0]} belongs in server/storage"
    assert bool(begun) == (path.stem in NO_QUERIES)
