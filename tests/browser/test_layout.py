"""Every screen at every size: nothing cut off, covered, out of reach or too small for a finger.

`layout.js` computes it in the page. A screen is opened once for fingers and once for a mouse and
then resized, as one turns a phone or drags a window; Russian and Polish, whose words are long, come
at the width of a small phone, and once everything with letters twice as large.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from .conftest import Visit
from .screens import SCREENS, at, clever, is_over, show
from .stage import Stage

FINDINGS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SETTLED = """async () => {
  for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished));
  for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
}"""
LARGE = "document.documentElement.style.fontSize = '200%'"


def size(width: int, height: int) -> ViewportSize:
    """A window."""
    return {"width": width, "height": height}


TOUCHED = [size(390, 844), size(844, 390), size(768, 1024), size(1024, 768)]
POINTED = [size(1280, 720), size(1366, 650), size(2560, 1440)]
SMALL = size(360, 740)
FINGERS = {"has_touch": True, "is_mobile": True}
ALL_SEEN = [".prompt", ".say", ".ask", ".people"]  # shown whole beside the wide board


def findings(page: Page, window: ViewportSize, touch: bool) -> list[str]:
    """What is wrong at a size."""
    page.set_viewport_size(window)
    page.evaluate(SETTLED)
    asked = {"least": 40 if touch else 0, "die": 40 if touch else 0}
    found = page.evaluate(FINDINGS, {**asked, "still": [] if touch else ALL_SEEN})
    return [f"{window['width']} x {window['height']}: {one}" for one in found]


def nothing(*found: str) -> None:
    """Fail with all that was found."""
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("name", SCREENS)
def test_touch(stage: Stage, visit: Visit, name: str) -> None:
    """Phones and tablets, both ways up."""
    page = show(name, stage, visit, viewport=TOUCHED[0], **FINGERS).page
    nothing(*(one for window in TOUCHED for one in findings(page, window, True)))


@pytest.mark.parametrize("name", SCREENS)
def test_mouse(stage: Stage, visit: Visit, name: str) -> None:
    """Laptops and a large screen."""
    page = show(name, stage, visit, viewport=POINTED[0]).page
    nothing(*(one for window in POINTED for one in findings(page, window, False)))


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("name", ["home", "waiting", "game", "dice picked", "king", "end"])
def test_long_words(stage: Stage, visit: Visit, name: str, language: str) -> None:
    """A small phone in a language of long words."""
    options = {"settings": {"language": language}, "viewport": SMALL, **FINGERS}
    nothing(*findings(show(name, stage, visit, **options).page, SMALL, True))


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_end_of_four(stage: Stage, visit: Visit, language: str) -> None:
    """The score table of four players."""
    options = {"settings": {"language": language}, "viewport": SMALL, **FINGERS}
    page = at(clever(4, is_over), stage, visit, **options).page
    nothing(*findings(page, SMALL, True))


@pytest.mark.parametrize(
    "name", ["home", "waiting", "game", "end", "king", "replay", "rules", "settings"]
)
def test_large_letters(stage: Stage, visit: Visit, name: str) -> None:
    """Letters of twice the size: the page does not scroll sideways, on phones and on laptops."""
    page = show(name, stage, visit, viewport=TOUCHED[0]).page
    page.evaluate(LARGE)
    for window in (TOUCHED[0], POINTED[0]):
        page.set_viewport_size(window)
        page.evaluate(SETTLED)
        assert page.evaluate("document.documentElement.scrollWidth") <= window["width"], window
