"""A finger on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .conftest import PHONE

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference", "settings": {"speed": "normal"}}


def touch(page: Page, what: Locator) -> None:
    """A finger where something is; nothing is scrolled for it."""
    box = what.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
