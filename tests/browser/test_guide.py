"""The first-game guide: offered to newcomers, beside what it speaks of, never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from troyes.rules.terms import PASS

from .conftest import DESKTOP, PHONE, Visit
from .screen import Screen
from .stage import Stage, options, search

UNDER = """(button) => {
  const a = button.getBoundingClientRect();
  return [...document.querySelectorAll(".panel, [data-piece], [data-district], h1, button, a")]
    .filter((one) => one !== button)
    .filter((one) => {
      const b = one.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    })
    .map((one) => one.outerHTML.slice(0, 100));
}"""


def hint(page: Page) -> str | None:
    """The hint shown just now."""
    found = page.locator("[data-hint]")
    return found.get_attribute("data-hint") if found.count() else None


def read(page: Page, wanted: str) -> None:
    """Wait for a hint, and go on to the next."""
    expect(page.locator(f'[data-hint="{wanted}"]')).to_be_visible()
    page.locator('[data-button="guide-next"]').click()


def begin(visit: Visit) -> Screen:
    """A newcomer takes the offer."""
    screen = visit.window().open("/")
    screen.press("guide-start")
    expect(screen.page.locator("[data-hint]")).to_be_visible()
    screen.table = screen.page.url.rsplit("/", 1)[1]
    return screen


def test_it_begins_a_real_game_and_points_at_the_buildings(visit: Visit) -> None:
    screen = begin(visit)
    page = screen.page
    read(page, "welcome")
    for building in ("city-hall", "bishopric", "palace"):
        expect(page.locator(f'[data-hint="{building}"]')).to_be_visible()
        piece = screen.piece(f"building:{building.replace('-', '_')}").bounding_box()
        assert piece is not None
        page.wait_for_function(
            """([x, y]) => {
              const box = document.querySelector(".light")?.getBoundingClientRect();
              return box && box.left < x && x < box.right && box.top < y && y < box.bottom;
            }""",
            arg=[piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2],
        )
        page.locator('[data-button="guide-next"]').click()
    expect(page.locator('[data-hint="place"]')).to_be_visible()
    page.locator('[data-button="guide-back"]').click()
    assert hint(page) == "palace"
    page.locator('[data-button="guide-next"]').click()
    assert hint(page) == "place"
    # A reload goes on where it was.
    page.reload()
    expect(page.locator('[data-hint="place"]')).to_be_visible()
    # It does not block: a space is picked with the hint still there, and the next one follows.
    before = screen.version
    free = next(name for name, light in screen.lit().items() if light == "on")
    screen.pick(free)
    expect(page.locator('[data-hint="place-confirm"]')).to_be_visible()
    screen.confirm()
    page.wait_for_function(
        "(v) => Number(document.querySelector('.table').dataset.version) > v", arg=before
    )


def test_it_can_be_refused_and_closed(visit: Visit) -> None:
    screen = visit.window().open("/")
    expect(screen.button("guide-refuse")).to_be_visible()
    screen.press("guide-refuse")
    expect(screen.button("guide-refuse")).to_have_count(0)
    screen.page.reload()
    expect(screen.button("guide-start")).to_be_visible()  # still there for who wants it
    expect(screen.button("guide-refuse")).to_have_count(0)
    other = begin(visit)
    other.press("guide-close")
    expect(other.page.locator("[data-hint]")).to_have_count(0)
    other.page.reload()
    expect(other.page.locator(".table")).to_be_visible()
    expect(other.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_last_hint_can_be_read_again_and_covers_nothing(
    stage: Stage, visit: Visit, size: dict[str, int]
) -> None:
    scene = search(lambda s: s.round == 0 and s.supply[0] == 3)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, stage.guest("Bertran")), anna, viewport=size)
    page = screen.page
    page.get_by_role("button", name="Menu").click()
    screen.press("guide")
    for wanted in ("welcome", "city-hall", "bishopric", "palace", "place"):
        read(page, wanted)
    again = screen.button("guide-again")
    expect(again).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert page.evaluate(UNDER, again.element_handle()) == []
    again.click()
    expect(page.locator('[data-hint="place"]')).to_be_visible()
    assert "main" not in (screen.button("guide-next").get_attribute("class") or "")


def test_hints_follow_what_is_asked(stage: Stage, visit: Visit) -> None:
    scene = search(lambda s: s.round == 1 and PASS in options(s))
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, "novice"), anna)
    page = screen.page
    page.get_by_role("button", name="Menu").click()
    screen.press("guide")
    expect(page.locator("[data-hint]")).to_be_visible()
    shown = []
    while hint(page) != "pick-dice":
        shown.append(hint(page))
        assert len(shown) < 12, shown
        page.locator('[data-button="guide-next"]').click()
    assert shown == ["income", "dice", "event", "turn"]
    dice = [name for name, light in screen.lit().items() if light == "on" and "die:A." in name]
    read(page, "pick-dice")
    screen.pick(dice[0])
    expect(page.locator('[data-hint="pick-target"]')).to_be_visible()


def test_the_next_round_says_goodbye(stage: Stage, visit: Visit) -> None:
    scene = search(lambda s: s.round == 2)
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, "novice"), anna)
    page = screen.page
    page.get_by_role("button", name="Menu").click()
    screen.press("guide")
    read(page, "round-end")
    read(page, "goodbye")
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert screen.lit()
