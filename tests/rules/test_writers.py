"""Who writes to the state: a field that holds pieces, money or points is written by one module.

`rules/pieces.py` says which and why. So every move of a piece is reported where it happens, and a
rule that moves one by hand is found here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "src" / "troyes" / "rules"
WRITTEN_BY = {
    "pieces": {
        "dice", "black", "space", "lying", "supply", "general", "trade", "cubes", "cathedral",
        "card",
    },
    "combat": {"queue", "queue_len", "where", "banner", "covered"},
    "accounts": {"deniers", "on_district", "bank", "influence", "vp", "earned"},
    "setup": {"hands", "pile"},
}  # fmt: skip
# What is not a move: laying out a new table, and what a view hides.
EXCEPT = {("setup", "new_game"), ("secrets", "mask"), ("secrets", "fill_in")}


def fields_of(target: ast.expr) -> Iterator[str]:
    """The fields of a state `s` that an assignment to this target changes."""
    if isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from fields_of(part)
    elif isinstance(target, ast.Subscript):
        yield from fields_of(target.value)
    elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "s":
        yield target.attr


def writes(tree: ast.AST) -> Iterator[str]:
    """The fields of a state that the code of a function changes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from fields_of(target)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            yield from fields_of(node.target)


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    """Every function and method of a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


@pytest.mark.parametrize("path", sorted(RULES.glob("*.py")), ids=lambda path: path.stem)
def test_a_field_of_pieces_has_one_writer(path: Path) -> None:
    for function in functions(path):
        if (path.stem, function.name) in EXCEPT:
            continue
        for field in writes(function):
            for module, fields in WRITTEN_BY.items():
                assert field not in fields or path.stem == module, (
                    f"rules/{path.name}: {function.name} writes s.{field}; "
                    f"only {module}.py may, so call a function there"
                )


@pytest.mark.parametrize("module", WRITTEN_BY)
def test_each_of_these_fields_is_written_where_it_is_said(module: str) -> None:
    """A field that is renamed must be renamed here, too."""
    written = {f for function in functions(RULES / f"{module}.py") for f in writes(function)}
    assert WRITTEN_BY[module] <= written


def test_what_is_excepted_is_there() -> None:
    there = {(path.stem, f.name) for path in RULES.glob("*.py") for f in functions(path)}
    assert there >= EXCEPT
