"""Every main screen: no serious finding of axe; landmarks and headings tell where one is."""

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
AT_REST = """async () => {
  for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished));
}"""


@pytest.mark.parametrize("name", SCREENS)
def test_axe(stage: Stage, visit: Visit, name: str) -> None:
    """Everything by day; by night only the colours are others."""
    page = show(name, stage, visit, color_scheme="light").page
    page.evaluate(AXE.read_text(encoding="utf-8"))  # no policy of the page keeps a test out
    assert page.evaluate(RUN_AXE, None) == []
    assert page.evaluate(RUN_STRUCTURE, STRUCTURE) == []
    page.emulate_media(color_scheme="dark")
    page.evaluate(AT_REST)
    assert page.evaluate(RUN_AXE, ["color-contrast"]) == []


# What a finger has at hand, and what is a sheet, folded or in another place there.
ON_A_PHONE = ["home", "guide", "placement", "again", "dice picked", "list", "advice", "menu"]
ON_A_PHONE += ["chat", "black dice", "cover", "king", "end", "replay"]


@pytest.mark.parametrize("name", ON_A_PHONE)
def test_axe_on_a_phone(stage: Stage, visit: Visit, name: str) -> None:
    """The strip, the targets beside Confirm, the sheets: names, roles, landmarks, headings."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = show(name, stage, visit, color_scheme="light", **phone).page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN_AXE, None) == []
    assert page.evaluate(RUN_STRUCTURE, STRUCTURE) == []
