"""Mutants of the rules: every small change of a function that a test ought to notice.

A mutant is one change in one function: a comparison moved by one or turned round, a sum made a
difference, a number one larger, `and` made `or`, a statement left out, another value returned,
two arguments exchanged. Left alone are module-level constants, defaults and annotations, the text
of error messages (everything inside `raise`), and branches of the compiled engine (`if COMPILED`).
"""

from __future__ import annotations
import __future__

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
BUFFERS = {"s", "self", "out", "f", "at", "lines", "found"}  # arguments not worth exchanging


@dataclass(frozen=True)
class Mutant:
    """One change. The id does not depend on where in the file the function stands."""

    id: str
    module: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    code: CodeType


@dataclass
class Change:
    """A place in a function and what to make of it; `node` belongs to a copy of the tree."""

    kind: str
    node: ast.AST
    apply: Callable[[], None]
    statement: ast.stmt | None = None  # the one it stands in


def mutants_of(path: Path, module: str) -> list[Mutant]:
    """All mutants of a module, in the order of its text; ids begin with its name."""
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for name, function in functions(ast.parse(path.read_text("utf-8"))):
        for i in range(len(list(changes(function)))):
            mutant = one_mutant(path, module, name, copy.deepcopy(function), i, seen)
            if mutant:
                found.append(mutant)
    return found


def one_mutant(
    path: Path, module: str, name: str, function: ast.FunctionDef, i: int, seen: Counter[str]
) -> Mutant | None:
    """Make the i-th change of a function, in place; None if it makes no difference."""
    change = list(changes(function))[i]
    statement = change.statement or function
    before, whole = head_of(statement), ast.dump(function)
    change.apply()
    if ast.dump(function) == whole:
        return None
    after = "pass" if change.kind == "removed" else head_of(statement_at(function, statement))
    key = "|".join((module, name, change.kind, before, after))
    seen[key] += 1
    digest = hashlib.sha256(f"{key}|{seen[key]}".encode()).hexdigest()[:8]
    return Mutant(
        id=f"{module}.{name}:{digest}",
        module=module,
        function=name,
        line=getattr(change.node, "lineno", statement.lineno),
        kind=change.kind,
        before=before,
        after=after,
        code=compiled(path, name, function),
    )


def compiled(path: Path, name: str, function: ast.FunctionDef) -> CodeType:
    """The code object of a function, in a class of its own if it is a method."""
    owner, _, _ = name.rpartition(".")
    body: ast.stmt = function
    if owner:
        body = ast.ClassDef(owner, bases=[], keywords=[], body=[function], decorator_list=[])
    tree = ast.fix_missing_locations(ast.Module([body], type_ignores=[]))
    code: CodeType = compile(
        tree, str(path), "exec", __future__.annotations.compiler_flag, dont_inherit=True
    )
    for part in name.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
    return code


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


# --- which changes a function offers -------------------------------------------------------------


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """Every change of a function, in the order of its text."""
    returns = ast.unparse(function.returns) if function.returns else ""
    for holder, k, statement in statements(function):
        found = list(statement_changes(holder, k, statement, returns))
        for parent, node in expressions(statement):
            found += expression_changes(parent, node)
        for change in found:
            change.statement = statement
            yield change


def statements(node: ast.AST) -> Iterator[tuple[list[ast.stmt], int, ast.stmt]]:
    """All statements below a node with the lists they stand in, without docstrings and errors."""
    for field in ("body", "orelse", "finalbody", "handlers"):
        holder = getattr(node, field, None)
        if not isinstance(holder, list):
            continue
        for k, inner in enumerate(holder):
            if isinstance(inner, ast.ExceptHandler):
                yield from statements(inner)
            elif isinstance(inner, ast.If) and "COMPILED" in ast.unparse(inner.test):
                if ast.unparse(inner.test) == "not COMPILED":
                    yield from statements(inner)
                else:
                    for statement in inner.orelse:
                        yield inner.orelse, inner.orelse.index(statement), statement
            elif not is_docstring(inner):
                yield holder, k, inner
                yield from statements(inner)


def is_docstring(node: ast.AST) -> bool:
    """A string standing alone."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def expressions(statement: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The expressions of a statement itself with their parents, not those of its body."""
    if isinstance(statement, ast.Raise | ast.FunctionDef):
        return
    stack: list[tuple[ast.AST, ast.AST]] = [(statement, statement)]
    while stack:
        parent, node = stack.pop()
        if node is not statement:
            yield parent, node
        skipped = annotation_of(node)
        children = [
            child
            for child in ast.iter_child_nodes(node)
            if not isinstance(child, ast.stmt | ast.ExceptHandler | ast.JoinedStr)
            and child is not skipped
        ]
        stack += [(node, child) for child in reversed(children)]


def annotation_of(node: ast.AST) -> ast.AST | None:
    """The annotation of an assignment, which is not mutated."""
    return node.annotation if isinstance(node, ast.AnnAssign) else None


def statement_changes(
    holder: list[ast.stmt], k: int, node: ast.stmt, returns: str
) -> Iterator[Change]:
    """A statement left out, an assignment turned round, another value returned."""

    def put(new: ast.stmt) -> Callable[[], None]:
        def apply() -> None:
            holder[k] = ast.copy_location(new, node)

        return apply

    removable = ast.Assign | ast.AugAssign | ast.Raise | ast.Break | ast.Continue
    does = isinstance(node, removable) or (isinstance(node, ast.AnnAssign) and node.value)
    if does or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield Change("removed", node, put(nothing(node)))
    elif isinstance(node, ast.Return):
        if node.value is None:
            yield Change("removed", node, put(ast.Pass()))
        elif not isinstance(node.value, ast.Constant):
            yield Change("returned", node, put(ast.Return(other_value(node.value, returns))))
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        other = ARITHMETIC[type(node.op)]()
        yield Change("arithmetic", node, put(ast.AugAssign(node.target, other, node.value)))
    covered = ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant  # changed below
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, covered):
        yield Change("condition", node, negate(node))


def nothing(node: ast.stmt) -> ast.stmt:
    """What stands where a statement stood; a method still knows its class, as `super` needs it."""
    if "super()" in ast.unparse(node):
        return ast.Expr(ast.Name("__class__", ast.Load()))
    return ast.Pass()


def negate(node: ast.If | ast.While) -> Callable[[], None]:
    """Turn a condition round."""

    def apply() -> None:
        node.test = ast.UnaryOp(ast.Not(), node.test)

    return apply


def other_value(value: ast.expr, returns: str) -> ast.expr:
    """Something else of the type a function returns."""
    if returns == "bool":
        return ast.UnaryOp(ast.Not(), value)
    if returns == "int":
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    return ast.Constant(None)


def expression_changes(parent: ast.AST, node: ast.AST) -> Iterator[Change]:
    """Operators, numbers and arguments."""

    def put(new: ast.expr) -> Callable[[], None]:
        def apply() -> None:
            replace_child(parent, node, ast.copy_location(new, node))

        return apply

    if isinstance(node, ast.Compare):
        for k, op in enumerate(node.ops):
            ops = [*node.ops[:k], COMPARISONS[type(op)](), *node.ops[k + 1 :]]
            yield Change("comparison", node, put(ast.Compare(node.left, ops, node.comparators)))
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        other = ARITHMETIC[type(node.op)]()
        yield Change("arithmetic", node, put(ast.BinOp(node.left, other, node.right)))
    elif isinstance(node, ast.BoolOp):
        turned = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Change("boolean", node, put(ast.BoolOp(turned, node.values)))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change("boolean", node, put(node.operand))
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield Change("constant", node, put(ast.Constant(not node.value)))
        elif isinstance(node.value, int):
            yield Change("constant", node, put(ast.Constant(node.value + 1)))
    elif isinstance(node, ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp):
        negated = ast.UnaryOp(ast.Not(), node.test)
        yield Change("condition", node, put(ast.IfExp(negated, node.body, node.orelse)))
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
            name = ast.Name(SWAPPED_CALLS[node.func.id], ast.Load())
            yield Change("call", node, put(ast.Call(name, node.args, node.keywords)))
        else:
            yield from argument_changes(node, put)


def argument_changes(
    node: ast.Call, put: Callable[[ast.expr], Callable[[], None]]
) -> Iterator[Change]:
    """Two neighbouring arguments exchanged."""
    if isinstance(node.func, ast.Name) and node.func.id in ("range", "isinstance"):
        return
    for k in range(len(node.args) - 1):
        pair = node.args[k : k + 2]
        plain = [arg for arg in pair if not (isinstance(arg, ast.Name) and arg.id in BUFFERS)]
        texts = any(isinstance(arg, ast.JoinedStr) for arg in pair)
        strings = any(isinstance(a, ast.Constant) and isinstance(a.value, str) for a in pair)
        if len(plain) == 2 and not texts and not strings:
            args = [*node.args[:k], pair[1], pair[0], *node.args[k + 2 :]]
            yield Change("arguments", node, put(ast.Call(node.func, args, node.keywords)))


def replace_child(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put one node in the place of another."""
    for field, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, field, new)
            return
        if isinstance(value, list) and any(item is old for item in value):
            value[next(i for i, item in enumerate(value) if item is old)] = new
            return
    raise LookupError("the node is not a child of its parent")


# --- how a change reads --------------------------------------------------------------------------


def statement_at(function: ast.FunctionDef, statement: ast.stmt) -> ast.stmt:
    """The statement that stands where another stood."""
    place = (statement.lineno, statement.col_offset)
    for inner in ast.walk(function):
        if isinstance(inner, ast.stmt) and (inner.lineno, inner.col_offset) == place:
            return inner
    return statement


def head_of(statement: ast.stmt) -> str:
    """A statement on one line, without the body of a compound one."""
    text = ast.unparse(statement).split("\n")
    return text[0].strip()
