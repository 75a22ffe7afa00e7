"""Draws docs/architecture.svg: the packages and who uses whom, from the imports.

    python tools/architecture.py            draw it
    python tools/architecture.py --check    fail if it is not up to date

A package is a folder of src/troyes or of web/src; modules beside the folders belong to the command
line or to the app. Arrows that follow from others are left out: who uses the bots also uses what
the bots use.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from written import write_or_check

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "troyes"
CLIENT = ROOT / "web" / "src"
PICTURE = ROOT / "docs" / "architecture.svg"
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
# What the client's folders hold; those of the package say it in their docstrings.
CLIENT_FOLDERS = {
    "app": "The page: which screen is shown.",
    "routes": "The screens, one component each.",
    "table": "One table being played: what is shown of it, and the parts of its page.",
    "solo": "The King's Challenge and its game of the day.",
    "parts": "What screens are made of: log, chat, clocks, score table.",
    "guide": "The first game, lesson by lesson.",
    "rules": "The pages of rules.",
    "turn": "A person's turn: what is picked, what may be, and sending it.",
    "replay": "A finished game, step by step.",
    "log": "What happened, in sentences and on stage.",
    "board": "The board as inline SVG, drawn from a position.",
    "lib": "Without a picture: connection, texts, settings, addresses.",
    "model": "The position, and the facts that change it.",
    "protocol": "Generated: the types of all messages, the words and figures of the game.",
}
Graph = dict[str, set[str]]

WIDTH, PANEL, MARGIN, GAP, LINE = 1000, 450, 25, 30, 17
TOP = 92
STYLE = """
  svg { --paper: #fbf7ee; --panel: #f3ebd9; --box: #fffdf6; --edge: #b9a67f; --ink: #33291c;
        --soft: #6d5c42; --arrow: #8f2d2a; --wire: #2d5f8f;
        font: 13px Georgia, "Times New Roman", serif }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1d1a16; --panel: #27231d; --box: #332d25; --edge: #6d5f49; --ink: #f0e7d6;
          --soft: #c3b498; --arrow: #e08c7c; --wire: #86b4e0 }
  }
  .paper { fill: var(--paper) }
  .panel { fill: var(--panel) }
  .box { fill: var(--box); stroke: var(--edge) }
  .head { font-size: 17px; font-weight: bold; fill: var(--ink) }
  .package { font-size: 15px; font-weight: bold; fill: var(--ink) }
  .text { fill: var(--soft) }
  .arrow { fill: none; stroke: var(--arrow); stroke-width: 1.6; marker-end: url(#tip) }
  .wire { fill: none; stroke: var(--wire); stroke-width: 1.6; stroke-dasharray: 5 4 }
  .tip { fill: var(--arrow) }
  .note { fill: var(--wire); font-style: italic }
"""


TITLE = "The packages: an arrow points from a package to one that it uses"
TIP = (
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
    'orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>'
)


# --- the graph -----------------------------------------------------------------------------------


def package_graph() -> tuple[Graph, dict[str, str]]:
    """Which package of the package uses which, and what each is."""
    graph: Graph = {}
    texts = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        package = inside.parts[0] if len(inside.parts) > 1 else "cli"
        if inside.parts[0] in ("__init__.py", "__main__.py", "pure.py"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        if inside.as_posix() == f"{package}/__init__.py":
            texts[package] = (ast.get_docstring(tree) or "").partition("\n")[0].replace("`", "")
        graph.setdefault(package, set()).update(used_by(tree, len(inside.parts)))
    for package, used in graph.items():
        used.intersection_update(graph.keys() - {package})
    return graph, texts


def used_by(tree: ast.Module, depth: int) -> Iterator[str]:
    """The packages that a module imports from; `depth` is how deep it lies in the package."""
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == depth:
            names = [f"troyes.{node.module or alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("troyes."):
                yield name.split(".")[1]


def client_graph() -> tuple[Graph, dict[str, str]]:
    """Which folder of the client uses which."""
    graph: Graph = {}
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name:
            continue
        used = {
            client_folder((path.parent / name).resolve())
            for name in IMPORT.findall(path.read_text("utf-8"))
        }
        graph.setdefault(client_folder(path.resolve()), set()).update(used)
    for package, used in graph.items():
        used.intersection_update(graph.keys() - {package})
    return graph, CLIENT_FOLDERS


def client_folder(path: Path) -> str:
    """The folder of a module; of what lies beside them, what is generated is a package, too."""
    inside = path.relative_to(CLIENT.resolve()).parts
    if len(inside) > 1 or path.is_dir():
        return inside[0]
    return "protocol" if path.stem in ("protocol", "vocabulary") else "app"


def reach(graph: Graph, package: str) -> set[str]:
    """All packages that a package uses, also by way of others."""
    seen: set[str] = set()
    todo = [package]
    while todo:
        for used in graph[todo.pop()] - seen:
            seen.add(used)
            todo.append(used)
    return seen


def reduced(graph: Graph) -> Graph:
    """The arrows that do not follow from others."""
    return {
        package: used
        - {far for near in used for far in reach(graph, near) if package not in reach(graph, near)}
        for package, used in graph.items()
    }


def floors(graph: Graph) -> list[list[str]]:
    """The packages floor by floor from the top: each uses only lower ones, but for circles."""
    height: dict[str, int] = {}

    def climb(package: str, below: tuple[str, ...]) -> int:
        if package not in height:
            lower = [one for one in graph[package] if one not in (*below, package)]
            height[package] = 1 + max(
                (climb(one, (*below, package)) for one in sorted(lower)), default=-1
            )
        return height[package]

    for package in sorted(graph):
        climb(package, ())
    top = max(height.values())
    return [
        sorted(package for package in graph if height[package] == top - k) for k in range(top + 1)
    ]


def sided(graph: Graph) -> list[list[str]]:
    """The floors, those packages on the right that an arrow past others leads to or comes from."""
    all_floors = floors(graph)
    level = {package: k for k, floor in enumerate(all_floors) for package in floor}
    past = {
        package
        for upper, used in reduced(graph).items()
        for lower in used
        if level[lower] - level[upper] > 1
        for package in (upper, lower)
    }
    return [sorted(floor, key=lambda package: (package in past, package)) for floor in all_floors]


# --- the picture ---------------------------------------------------------------------------------


class Box(NamedTuple):
    """A package as it is drawn."""

    x: float
    y: float
    width: float
    height: float
    name: str
    lines: list[str]

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width


def boxes(graph: Graph, texts: dict[str, str], left: float) -> dict[str, Box]:
    """Where each package stands."""
    placed = {}
    y = float(TOP)
    for floor in sided(graph):
        width = (PANEL - 2 * MARGIN - 12 * (len(floor) - 1)) / len(floor)
        wrapped = {
            package: textwrap.wrap(
                texts.get(package, ""), int(width / 6.3), max_lines=5, placeholder=" …"
            )
            for package in floor
        }
        height = 32 + LINE * max(len(lines) for lines in wrapped.values())
        for k, package in enumerate(floor):
            x = left + MARGIN + k * (width + 12)
            placed[package] = Box(x, y, width, height, package, wrapped[package])
        y += height + GAP
    return placed


def rect(look: str, x: float, y: float, width: float, height: float, round: int = 0) -> str:
    """A rectangle."""
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect class="{look}" x="{x:g}" y="{y:g}" {size} rx="{round}"/>'


def text(look: str, x: float, y: float, words: str) -> str:
    """A line of text."""
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def draw_box(box: Box) -> Iterator[str]:
    """A package: its name and what it is."""
    yield rect("box", box.x, box.y, box.width, box.height, 7)
    yield text("package", box.x + 12, box.y + 22, box.name)
    for k, line in enumerate(box.lines):
        yield text("text", box.x + 12, box.y + 40 + k * LINE, line)


def draw_arrows(graph: Graph, placed: dict[str, Box], right: float) -> Iterator[str]:
    """Straight down to the next floor; past others along the right side of the panel."""
    lane = right - 9.0
    for package, used in sorted(reduced(graph).items(), key=lambda item: placed[item[0]].y):
        box = placed[package]
        for name in sorted(used):
            other = placed[name]
            if abs(other.y - box.y - box.height - GAP) < 1:
                x = (max(box.x, other.x) + min(box.right, other.right)) / 2
                yield f'<path class="arrow" d="M{x:g} {box.y + box.height:g}V{other.y - 2:g}"/>'
            else:
                start, end = box.y + box.height / 2, other.y + other.height / 2
                yield (
                    f'<path class="arrow" d="M{box.right:g} {start:g}H{lane:g}V{end:g}'
                    f'H{other.right + 2:g}"/>'
                )
                lane -= 5


def picture() -> str:
    """The whole drawing."""
    package, package_texts = package_graph()
    client, client_texts = client_graph()
    left = 25.0
    right = left + PANEL + 50
    house = boxes(package, package_texts, left)
    page = boxes(client, client_texts, right)
    bottom = max(box.y + box.height for box in (*house.values(), *page.values()))
    height = bottom + MARGIN + 20
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">',
        f'<title id="title">{TITLE}</title>',
        f"<style>{STYLE}</style>",
        TIP,
        rect("paper", 0, 0, WIDTH, height),
    ]
    for x, title, note in (
        (left, "src/troyes: Python", "compiled where a .pxd lies beside a module"),
        (right, "web/src: the browser", "Svelte and TypeScript; no rule of the game runs here"),
    ):
        out.append(rect("panel", x, 20, PANEL, height - 40, 10))
        out.append(text("head", x + MARGIN, 50, title))
        out.append(text("text", x + MARGIN, 71, note))
    if "server" in house and "protocol" in page:
        out += wire(house["server"], page["protocol"])
    for graph, placed, edge in (
        (package, house, left + PANEL),
        (client, page, right + PANEL),
    ):
        out += draw_arrows(graph, placed, edge)
        for box in placed.values():
            out += draw_box(box)
    return "\n".join([*out, "</svg>", ""])


def wire(server: Box, protocol: Box) -> list[str]:
    """Between the two houses run messages, not calls."""
    start, end = server.y + server.height / 2, protocol.y + protocol.height / 2
    edge = server.right
    x = (edge + protocol.x) / 2
    turned = f"translate({x:g} {(start + end) / 2:g}) rotate(90)"
    words = "messages over HTTP and one socket"
    return [
        f'<path class="wire" d="M{edge:g} {start:g}H{x:g}V{end:g}H{protocol.x:g}"/>',
        f'<text class="note" text-anchor="middle" transform="{turned}" dy="-8">{words}</text>',
    ]


def main() -> None:
    """The command."""
    write_or_check(PICTURE, picture(), "Draw docs/architecture.svg from the imports.")


if __name__ == "__main__":
    main()
