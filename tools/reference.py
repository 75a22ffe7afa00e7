"""Writes docs/reference.md, the reference of the Python API, from the docstrings.

    python tools/reference.py            write it
    python tools/reference.py --check    fail if it is not up to date

The sources are read, not imported, so it makes no difference whether the engine is compiled.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from written import write_or_check

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"
HEAD = """\
# Reference of the Python API

Written by `python tools/reference.py` from the docstrings; a test checks that it is up to date.
[simulator.md](simulator.md) introduces it with examples, [notation.md](notation.md) explains the
numbers and names of options. Whatever is not on this page may change without notice.
"""


class Part(NamedTuple):
    """Some public names of a module."""

    module: str
    names: tuple[str, ...]


class Section(NamedTuple):
    """A heading of the page."""

    title: str
    parts: tuple[Part, ...]


# What a user of the package imports. A new public name is added here.
SECTIONS = (
    Section(
        "The game",
        (
            Part("troyes.play.game", ("Game",)),
            Part("troyes.play.view", ("View",)),
            Part("troyes.formats.record", ("Record", "Header", "RecordError")),
            Part("troyes.rules.edition", ("Edition",)),
            Part("troyes.rules.edition", ("standard", "load", "EditionError")),
            Part("troyes.rules.state", ("State",)),
        ),
    ),
    Section(
        "Text and JSON",
        (
            Part("troyes.formats.names", ("option_name", "option_called", "outcome_name")),
            Part("troyes.formats.notation", ("play", "turn_text", "NotationError")),
            Part("troyes.formats.position", ("to_json", "from_json")),
            Part("troyes.formats.position_checks", ("PositionError",)),
        ),
    ),
    Section(
        "Around a game",
        (
            Part("troyes.play.turns", ("turns",)),
            Part("troyes.play.menu", ("menu",)),
            Part("troyes.play.challenge", ("forecast", "standing")),
        ),
    ),
    Section(
        "Bots and simulations",
        (
            Part("troyes.bots.registry", ("Bot", "make_bot", "budget_of", "names")),
            Part("troyes.bots.levels", ("Level",)),
            Part("troyes.simulate", ("Plan", "Tally", "run", "play_game")),
        ),
    ),
    Section(
        "The engine",
        (
            Part("troyes.rules.setup", ("new_game",)),
            Part(
                "troyes.rules.engine",
                (
                    "options", "choose", "apply_option", "outcomes", "apply_outcome", "resolve",
                    "resolve_chance", "advance", "is_chance", "is_over", "IllegalChoice",
                ),
            ),
            Part("troyes.rules.scoring", ("final_vp", "breakdown", "winners", "margin")),
            Part("troyes.think.playout", ("play_out", "random_game")),
        ),
    ),
)  # fmt: skip
INTERNAL = ("_", "take_")  # how the names of methods begin that only the class itself calls
Function = ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    short = {alias.name for node in source("troyes").body for alias in imported(node)}
    for section in SECTIONS:
        lines.append(f"## {section.title}\n")
        for part in section.parts:
            tree = source(part.module)
            for name in part.names:
                place = "troyes" if name in short else part.module
                lines.extend(entry(place, find(tree, part.module, name)))
    return "\n".join(lines).rstrip() + "\n"


def source(module: str) -> ast.Module:
    """A module's syntax tree."""
    path = SOURCES.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


def imported(node: ast.stmt) -> list[ast.alias]:
    """What a statement imports from a module."""
    return node.names if isinstance(node, ast.ImportFrom) else []


def find(tree: ast.Module, module: str, name: str) -> ast.ClassDef | Function:
    """A class or function of a module."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | Function) and node.name == name:
            return node
    sys.exit(f"{module} has no {name}: correct SECTIONS in tools/reference.py")


def entry(place: str, node: ast.ClassDef | Function) -> Iterator[str]:
    """A class with its members, or a function."""
    yield f"### {place}.{node.name}\n"
    line = class_line(node) if isinstance(node, ast.ClassDef) else signature(node)
    yield f"```\n{line}\n```\n"
    yield docs(node) + "\n"
    if isinstance(node, ast.ClassDef) and (listed := list(members(node))):
        for member in listed:
            text = docs(member).replace("\n", "\n  ").replace("\n  \n", "\n\n")
            yield f"- `{signature(member)}`  \n  {text}"
        yield ""


def members(node: ast.ClassDef) -> Iterator[Function]:
    """The public methods and properties, in the order of the source."""
    for child in node.body:
        if isinstance(child, Function) and not child.name.startswith(INTERNAL):
            yield child


def class_line(node: ast.ClassDef) -> str:
    """How to make an object: the constructor's parameters, or the fields of a struct."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef) and child.name == "__init__":
            return signature(child, f"class {node.name}").removesuffix(" -> None")
    bases = {ast.unparse(base) for base in node.bases}
    if bases & {"msgspec.Struct", "NamedTuple"}:
        fields = [
            ast.unparse(child.target) + ": " + ast.unparse(child.annotation) + default(child)
            for child in node.body
            if isinstance(child, ast.AnnAssign)
        ]
        return wrapped(f"class {node.name}", fields, "")
    return f"class {node.name}({', '.join(sorted(bases))})" if bases else f"class {node.name}"


def default(field: ast.AnnAssign) -> str:
    """A field's default value."""
    return "" if field.value is None else f" = {ast.unparse(field.value)}"


def signature(node: Function, name: str = "") -> str:
    """A function as it is called; a property as it is read."""
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if "property" in marks:
        return f"{node.name}{returns.replace(' ->', ':')}"
    kind = "classmethod " if "classmethod" in marks else ""
    return wrapped(kind + (name or node.name), list(parameters(node.args)), returns)


def parameters(args: ast.arguments) -> Iterator[str]:
    """Each parameter with its type and default; `self` and `cls` are left out."""
    plain = [*args.posonlyargs, *args.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(args.defaults))
    for parameter, value in zip(plain, [*defaults, *args.defaults], strict=True):
        if parameter.arg not in ("self", "cls"):
            yield one(parameter, value)
        if args.posonlyargs and parameter is args.posonlyargs[-1]:
            yield "/"
    if args.vararg or args.kwonlyargs:
        yield f"*{one(args.vararg) if args.vararg else ''}"
    for parameter, value in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield one(parameter, value)
    if args.kwarg:
        yield f"**{one(args.kwarg)}"


def one(parameter: ast.arg, value: ast.expr | None = None) -> str:
    """A parameter as it stands in the source."""
    kind = f": {ast.unparse(parameter.annotation)}" if parameter.annotation else ""
    return parameter.arg + kind + (f" = {ast.unparse(value)}" if value else "")


def wrapped(head: str, parameters: list[str], returns: str) -> str:
    """On one line, or a line for each parameter."""
    line = f"{head}({', '.join(parameters)}){returns}"
    if len(line) <= 100:
        return line
    inside = "".join(f"    {parameter},\n" for parameter in parameters)
    return f"{head}(\n{inside}){returns}"


def docs(node: ast.ClassDef | Function) -> str:
    """The docstring, its examples as code."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    if not text:
        sys.exit(f"{node.name} has no docstring")
    lines: list[str] = []
    in_example = False
    for line in text.splitlines():
        if line.startswith(">>>") and not in_example:
            lines.append("```pycon")
            in_example = True
        elif in_example and not line:
            lines.append("```")
            in_example = False
        lines.append(line)
    if in_example:
        lines.append("```")
    return "\n".join(lines)


def main() -> None:
    """The command."""
    write_or_check(PAGE, page(), "Write docs/reference.md from the docstrings.")


if __name__ == "__main__":
    main()
