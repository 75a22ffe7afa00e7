"""What is compiled: every module with a `.pxd` beside it, and what must not be in it."""

from __future__ import annotations

import ast
from pathlib import Path

import troyes
from troyes.pure import COMPILED_PACKAGES

HOUSE = Path(troyes.__file__).parent
HEADERS = sorted(HOUSE.glob("*/*.pxd"))


def counts_from_the_end(node: ast.AST) -> bool:
    """Whether an index or a slice is written as a negative number."""
    parts = [node.slice] if isinstance(node, ast.Subscript) else []
    if parts and isinstance(parts[0], ast.Slice):
        return False  # slices are always checked
    return any(isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub) for part in parts)


def test_every_room_with_compiled_modules_can_be_had_uncompiled() -> None:
    """Else compiled modules would read the fields of uncompiled ones."""
    assert {path.parent.name for path in HEADERS} == set(COMPILED_PACKAGES)


def test_no_compiled_module_counts_from_the_end() -> None:
    """Compiled, indices are not checked: -1 is whatever lies before the first."""
    assert counts_from_the_end(ast.parse("a[-1]").body[0].value)  # type: ignore[attr-defined]
    assert len(HEADERS) > 30
    for path in HEADERS:
        tree = ast.parse(path.with_suffix(".py").read_text("utf-8"))
        for node in ast.walk(tree):
            assert not counts_from_the_end(node), f"{path.stem}.py, line {node.lineno}"  # type: ignore[attr-defined]
