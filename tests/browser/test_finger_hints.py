"""By finger: what a hint advises is at hand, and makes room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .finger import FINGER, HIT, WHOLE, hold, touch
from .hand import target_piece
from .screens import show
from .stage import Stage

HINTED = """() => {
  const leaf = document.querySelector("[data-advice]").getBoundingClientRect();
  const floor = document.querySelector(".ask").getBoundingClientRect();
  return [...document.querySelectorAll("div.ring")].map((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const over = (box) =>
      left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return { width, seen: top > -9 && bottom < innerHeight, covered: over(leaf),
             near: over(floor) };
  });
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390)])
def test_a_hint_is_at_hand_wherever_the_page_stands(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """What it advises comes into view beside it, and what is at hand is marked there as well."""
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    screen = show("king", stage, visit, **window)
    page, hint = screen.page, screen.button("hint")
    expect(hint).to_have_count(1)
    for far in (0, 900, 9999):
        page.evaluate("(y) => scrollTo(0, y)", far)
        assert page.evaluate(WHOLE, '[data-button="hint"]')
        assert page.evaluate(HIT, '[data-button="hint"]')
    touch(page, hint)
    advice = page.locator("[data-advice]")
    expect(advice).to_be_visible()
    target, *dice = (int(one) for one in (advice.get_attribute("data-advice") or "").split(","))
    aside = width > height  # there the targets themselves have room at hand
    near = "one.near" if aside else "!one.near"
    page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && !one.covered && {near})")
    name = target_piece(target)
    card = page.locator(
        f'.targets [data-strip-piece="{name}"]' if aside else f'[data-piece="{name}"]'
    )
    assert dice
    touch(page, card)
    expect(screen.piece(name)).to_have_attribute("aria-pressed", "true")
    if width < height:  # the dice it takes are in the strip now, far from their districts
        page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && one.near)")


def test_a_hint_that_is_followed_makes_room(stage: Stage, visit: Visit) -> None:
    """On a small phone its words give way to what comes of the picks; what comes next is marked."""
    small = {**FINGER, "viewport": {"width": 360, "height": 740}}
    screen = show("king", stage, visit, **small)
    page, advice = screen.page, screen.page.locator("[data-advice]")
    touch(page, screen.button("hint"))
    expect(advice).to_be_visible()
    target = int((advice.get_attribute("data-advice") or "").split(",")[0])
    page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && !one.covered)")
    touch(page, screen.piece(target_piece(target)))
    expect(advice).to_be_hidden()
    page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && one.near)")
    touch(page, screen.button("undo"))
    expect(advice).to_be_visible()


# Whether a ring of the hint is drawn upon the help; both would let a finger through.
UPON = """() => {
  const help = document.querySelector(".board-bubble");
  const rings = [...document.querySelectorAll(".advised .ring")];
  for (const one of [help, ...rings]) one.style.pointerEvents = "auto";
  const { left, right, top, bottom } = help.getBoundingClientRect();
  const places = [...Array(400).keys()].map((k) =>
    [left + (k % 20 + 0.5) * (right - left) / 20,
     top + (Math.floor(k / 20) + 0.5) * (bottom - top) / 20]);
  return places.some(([x, y]) => !help.contains(document.elementFromPoint(x, y)));
}"""


def test_help_lies_over_the_rings_of_a_hint(stage: Stage, visit: Visit) -> None:
    """A hint is asked for, then a finger rests on a die of the strip: its help can be read."""
    screen = show("king", stage, visit, **{**FINGER, "viewport": {"width": 360, "height": 740}})
    page, advice = screen.page, screen.page.locator("[data-advice]")
    touch(page, screen.button("hint"))
    expect(advice).to_be_visible()
    target = int((advice.get_attribute("data-advice") or "").split(",")[0])
    page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && !one.covered)")
    touch(page, screen.piece(target_piece(target)))
    page.wait_for_function(f"() => ({HINTED})().some((one) => one.seen && one.near)")
    hold(page, ".strip [data-strip-piece^='die:']")
    expect(page.locator(".board-bubble")).to_be_visible()
    assert not page.evaluate(UPON)
    assert page.locator(".ask .board-bubble").count() == 0
