"""A finger on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .conftest import PHONE

FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference", "settings": {"speed": "normal"}}
# Whether all of something is in the window.
WHOLE = """(selector) => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# Whether a finger in its middle would hit it.
HIT = """(selector) => {
  const one = document.querySelector(selector);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def touch(page: Page, what: Locator) -> None:
    """A finger where something is; nothing is scrolled for it."""
    box = what.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hold(page: Page, selector: str, seconds: float = 0.7) -> None:
    """A finger rests on something and is lifted."""
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(seconds * 1000)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
