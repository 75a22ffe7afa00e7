"""Every main screen: no serious finding of axe, nothing wider than a phone, targets for fingers."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import PHONE, Visit
from .screens import SCREENS, show
from .stage import Stage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async (rules) => (await axe.run(document, rules ? {runOnly: rules} : {})).violations
  .filter((found) => ["serious", "critical"].includes(found.impact))
  .map((found) => found.id + ": " + found.help + "\\n" +
    found.nodes.map((node) => node.html.slice(0, 160) + " " +
      node.any.concat(node.all).map((check) => check.message).join("; ")).join("\\n"))"""
# Where one is on a page: its landmarks and its headings.
STRUCTURE = ["landmark-one-main", "page-has-heading-one", "heading-order", "region"]
RUN_STRUCTURE = """async (rules) => (await axe.run(document, {runOnly: rules})).violations
  .map((found) => found.id + ": " + found.nodes.map((node) => node.html.slice(0, 99)).join(" "))"""
SETTLED = """async () => {
  for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished));
}"""
SMALL = """(least) => {
  const usable = "a[href], button, input, select, textarea, [role=tab], [data-piece].on, " +
    "[data-piece].picked, label:has(input)";
  const small = [];
  for (const one of document.querySelectorAll(usable)) {
    const target = one.matches("input") ? (one.closest("label") ?? one) : one;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || getComputedStyle(target).visibility === "hidden") continue;
    if (target.closest(".sr")) continue;
    // A word in a sentence may be as high as its line.
    if (target.closest("p, li") && getComputedStyle(target).display === "inline") continue;
    if (width < least - 0.5 || height < least - 0.5)
      small.push(`${target.dataset.piece ?? target.outerHTML.slice(0, 80)}: ` +
        `${width.toFixed(1)} x ${height.toFixed(1)}`);
  }
  return small;
}"""
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest("svg"))
  .map((e) => e.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("name", SCREENS)
def test_axe(stage: Stage, visit: Visit, name: str) -> None:
    """Everything by day; by night only the colours are others."""
    page = show(name, stage, visit, color_scheme="light").page
    page.evaluate(AXE.read_text(encoding="utf-8"))  # no policy of the page keeps a test out
    assert page.evaluate(RUN_AXE, None) == []
    assert page.evaluate(RUN_STRUCTURE, STRUCTURE) == []
    page.emulate_media(color_scheme="dark")
    page.evaluate(SETTLED)
    assert page.evaluate(RUN_AXE, ["color-contrast"]) == []


@pytest.mark.parametrize("name", SCREENS)
def test_phone(stage: Stage, visit: Visit, name: str) -> None:
    """No sideways scrolling, and everything to be tapped is at least 40 pixels wide and high."""
    screen = show(name, stage, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.evaluate(
        WIDE
    )
    assert page.evaluate(SMALL, 40) == []
