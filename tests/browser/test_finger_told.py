"""By finger: what happened is told where nothing lies over it and nothing is cut."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect

from troyes.formats.position import to_json
from troyes.rules.engine import options
from troyes.rules.state import State
from troyes.rules.terms import (
    AGRICULTURE,
    ASK_ACTION,
    FIGHT,
    PASS,
)

from .conftest import PHONE, Visit
from .finger import FINGER, MOVING, touch
from .hand import dice_pieces, search_way, target_piece
from .screens import at, show
from .stage import Scene, Stage, search, walk


def pushed_by_wayfarers() -> Scene:
    """The first question of a round that began with a citizen of the player asked being pushed."""

    def hall(s: State, seat: int) -> list[int]:
        return [space for space in range(12, 18) if s.space[space] == seat]

    for seed in count(1):
        before = None
        for scene in walk(seed, 3):
            s = scene.state
            if before and before.round < s.round and hall(before, s.actor):
                came = [one["event"] for one in to_json(s)["events"]]
                if "wayfarers" in came and hall(before, s.actor) != hall(s, s.actor):
                    return scene
            before = s.copy()
    raise AssertionError


def test_what_happened_to_the_reader_is_told_in_full(stage: Stage, visit: Visit) -> None:
    """Of many lines each gives way to the others, but for what an event did to oneself."""
    small = {**FINGER, "viewport": {"width": 360, "height": 740}}
    page = at(pushed_by_wayfarers(), stage, visit, settings={"language": "ru"}, **small).page
    marked = page.locator(".ask .recap mark.deed", has_text="Путники")
    expect(marked).to_contain_text("Ваш горожанин")
    assert page.locator(".ask .recap li").count() > 2
    assert marked.evaluate("(one) => one.scrollHeight - one.clientHeight") < 2


# Every frame: what changes of accounts are written, and whether over words that are to be read; and
# how wide the page is.
FRAMES = """() => {
  window.written = [];
  (function look() {
    const prompt = document.querySelector(".prompt, .stage")?.getBoundingClientRect();
    const figures = document.querySelector(".strip .figures").getBoundingClientRect();
    const inside = (x, y, box) =>
      box && x > box.left && x < box.right && y > box.top && y < box.bottom;
    for (const one of document.querySelectorAll(".coins b")) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      window.written.push({
        text: one.textContent,
        over: inside(x, y, prompt),
        near: Math.abs(x - (figures.left + figures.right) / 2) < figures.width / 2 + 12
          && y > figures.top - 12 && y < figures.bottom + 12,
      });
    }
    window.widest = Math.max(window.widest ?? 0, document.documentElement.scrollWidth);
    requestAnimationFrame(look);
  })();
}"""


@pytest.mark.parametrize("under", [False, True])
def test_what_one_earns_is_written_at_hand(stage: Stage, visit: Visit, under: bool) -> None:
    """On a phone, beside one's figures in the strip; never over what is asked, where one's panel
    may be hidden."""
    scene, farm = search_way(
        lambda s, way: (
            way.target == AGRICULTURE and way.total > 3 and not way.price and not way.modifier
        )
    )
    screen = at(scene, stage, visit, **MOVING, **FINGER)
    page = screen.page
    screen.pick(target_piece(farm.target), *dice_pieces(farm.dice))
    expect(screen.button("confirm")).to_be_enabled()
    page.evaluate("scrollTo(0, 0)")
    if under:
        page.evaluate(
            """() => {
              const money = document.querySelector('[data-panel="A"] .deniers');
              const asked = document.querySelector(".prompt");
              const middle = (e) => {
                const { top, bottom } = e.getBoundingClientRect();
                return (top + bottom) / 2;
              };
              scrollTo(0, scrollY + middle(money) - middle(asked));
            }"""
        )
    page.evaluate(FRAMES)
    screen.button("confirm").tap()
    page.wait_for_function("() => written.length > 3")
    page.wait_for_timeout(500)
    seen = page.evaluate("written")
    assert any(one["near"] and one["text"].startswith("+") for one in seen), seen
    assert not any(one["over"] for one in seen), seen


# Every frame of what is told: the sentences, and those that something lies over or that are cut.
READ = """() => {
  window.read = { texts: [], bad: [] };
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  (function look() {
    const words = document.querySelector(".staging .text");
    if (words) {
      if (read.texts.at(-1) !== words.textContent) read.texts.push(words.textContent);
      const ribbon = document.querySelector(".ribbon");
      const over = ribbon?.checkVisibility() && ribbon.getBoundingClientRect();
      const parts = document.querySelectorAll(".staging :is(.text, li, button)");
      for (const part of [...parts]) {
        const box = part.getBoundingClientRect();
        const seen = box.width > 30 && box.top >= 0 && box.bottom <= innerHeight + 1;
        if (!seen || (over && covers(over, box))) read.bad.push(part.textContent);
      }
    }
    requestAnimationFrame(look);
  })();
}"""


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (390, 844), (844, 390)])
def test_a_round_is_told_where_nothing_lies_over_it(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """What happens, in a sentence at the foot of the page; the round's banner covers none of it,
    nor the way to skip it."""

    def last_pass(s: State) -> bool:
        return s.wait == ASK_ACTION and s.round == 1 and bool(s.passed[1]) and PASS in options(s)

    window = {**FINGER, "viewport": {"width": width, "height": height}}
    screen = at(search(last_pass), stage, visit, **MOVING, **window)
    page = screen.page
    touch(page, screen.button(f"option:{PASS}"))
    expect(screen.button("confirm")).to_be_enabled()
    page.evaluate(READ)
    touch(page, screen.button("confirm"))
    page.wait_for_function("() => read.texts.some((one) => one.includes('A new event'))")
    expect(page.locator(".staging")).to_have_count(0)
    found = page.evaluate("read")
    assert any("Income" in one for one in found["texts"]), found
    assert found["bad"] == []


# Windows of the cathedral out of which what they pay sticks.
OUTSIDE = """() => [...document.querySelectorAll('[data-place^="window:"]')].filter((place) => {
  const window = place.querySelector(".window").getBoundingClientRect();
  const pays = place.querySelector(".pays")?.getBoundingClientRect();
  return pays && (pays.left < window.left || pays.right > window.right);
}).map((place) => place.dataset.place)"""


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (390, 844), (844, 390)])
def test_windows_of_the_cathedral_hold_what_they_pay(
    stage: Stage, visit: Visit, width: int, height: int
) -> None:
    """Also where the cathedral is as high as the districts and the events beside it."""
    window = {**FINGER, "viewport": {"width": width, "height": height}}
    page = show("placement", stage, visit, **window).page
    assert page.locator('[data-place^="window:"] .pays').count() == 18
    assert page.evaluate(OUTSIDE) == []


def test_a_feast_makes_no_page_wider(stage: Stage, visit: Visit) -> None:
    """The rays around an event that is won stay on a phone, at its edge too."""
    scene, way = search_way(
        lambda s, way: s.queue_len == 4 and way.target == FIGHT + 1 and not way.modifier,
        lambda s: s.queue_len == 3,
    )
    screen = at(scene, stage, visit, **MOVING, **FINGER)
    page = screen.page
    screen.pick(target_piece(way.target), *dice_pieces(way.dice))
    expect(screen.button("confirm")).to_be_enabled()
    screen.piece(target_piece(way.target)).scroll_into_view_if_needed()
    page.evaluate(FRAMES)
    screen.button("confirm").tap()
    page.wait_for_selector(".flash.won")
    page.wait_for_selector(".flash.won", state="detached")
    assert page.evaluate("widest") == PHONE["width"]
