"""Every screen at every size: nothing cut off, covered, out of reach or too small for a finger.

`layout.js` computes it in the page. A screen is opened once for fingers and once for a mouse and
then resized, as one turns a phone or drags a window; Russian and Polish, whose words are long, come
at the width of a small phone, and once everything with letters twice as large.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from troyes.rules.engine import is_over
from troyes.rules.terms import ASK_ACTION

from .conftest import Visit
from .screens import SCREENS, at, clever, last_round, show
from .stage import Guest, Stage
from .texts import messages

FINDINGS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
AT_REST = """async () => {
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
# Whatever else is asked, told or scrolled.
AT_HAND = [".prompt .last button", ".strip", ".strip button"]
# What floats over a screen until it is closed, and what it must leave free.
FLOATING = {
    "menu": ".drop, .ask.turn",
    "list": ".list, .ask.turn",
    "advice": "[data-advice], .ask.turn",
    "guide": "[data-hint], .ask.turn",
}


def findings(page: Page, window: ViewportSize, touch: bool, screen: str = "") -> list[str]:
    """What is wrong at a size."""
    page.set_viewport_size(window)
    page.evaluate(AT_REST)
    asked = {
        "least": 40 if touch else 0,
        "die": 40 if touch else 0,
        "still": ALL_SEEN if window["width"] > 900 else [],
        "fixed": AT_HAND,
        "within": FLOATING.get(screen),
    }
    found = page.evaluate(FINDINGS, asked)
    return [f"{window['width']} x {window['height']}: {one}" for one in found]


def nothing(*found: str) -> None:
    """Fail with all that was found."""
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("name", SCREENS)
def test_touch(stage: Stage, visit: Visit, name: str) -> None:
    """Phones and tablets, both ways up."""
    page = show(name, stage, visit, viewport=TOUCHED[0], **FINGERS).page
    nothing(*(one for window in TOUCHED for one in findings(page, window, True, name)))


PLANTED = {  # a fault, and what is to be said about it
    ".strip { margin-bottom: -50px; }": "not at hand",
    ".prompt .last { position: relative; left: 300px; }": "cut off at the side",
    ".prompt .last button { height: 30px; min-height: 0; }": "too small",
    ".prompt .last { position: relative; top: -70px; }": "text covered by",
    ".prompt .text { white-space: nowrap; overflow: hidden; width: 6em }": "text cut off at",
    ".table { width: 450px; }": "the page is",
    ".prompt .say { max-height: 9px; min-height: 0 !important; overflow: hidden !important; }": (
        "a line cut off"
    ),
    ".strip { max-height: 30px; overflow: hidden; }": "cut off",
    ".card-name { letter-spacing: 12px; }": "wider than card",
    ".event .vp-text { transform: translateY(25px); }": "sticks out of event",
    ".board { width: 70%; }": "a die of",
    ".hint, .bar::after { content: ''; position: fixed; inset: 0; z-index: 90; }": "covered by",
}

PLANT = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""


def test_what_is_wrong_is_found(stage: Stage, visit: Visit) -> None:
    """The check itself: every fault that is planted in a good screen."""
    page = show("dice picked", stage, visit, viewport=TOUCHED[0], **FINGERS).page
    for fault, said in PLANTED.items():
        page.evaluate(PLANT, fault)
        found = findings(page, TOUCHED[0], True)
        assert any(said in one for one in found), (fault, found)
    page.evaluate(PLANT, "")
    nothing(*findings(page, TOUCHED[0], True))


@pytest.mark.parametrize("name", SCREENS)
def test_mouse(stage: Stage, visit: Visit, name: str) -> None:
    """Laptops and a large screen."""
    page = show(name, stage, visit, viewport=POINTED[0]).page
    nothing(*(one for window in POINTED for one in findings(page, window, False, name)))


@pytest.mark.parametrize("language", ["ru", "pl", "fr"])
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


# Words of names that go over several lines, and tables wider than the room they have.
TORN = """() => [...document.querySelectorAll("dialog[open] .name")].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map(([word]) => word);
}).concat([...document.querySelectorAll("dialog[open] .points")]
  .filter((table) => table.scrollWidth > table.parentElement.clientWidth
    || table.getBoundingClientRect().right > table.closest(".in").getBoundingClientRect().right)
  .map((table) => `a table of ${table.scrollWidth}`))"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("over", [True, False])
def test_long_names_in_a_table_of_points(
    stage: Stage, visit: Visit, language: str, over: bool
) -> None:
    """Of four players, at the end and before it: no word is torn, no table too wide for a phone."""
    scene = clever(4, is_over) if over else last_round()
    called = ["Dominique", "Jean-Baptiste Poquelin", "Maximilienne", "Bartholomaeus"]
    guests = [stage.guest(name) for name in called]
    options = {"settings": {"language": language}, "viewport": SMALL, **FINGERS}
    screen = visit(stage.put(scene, *guests), guests[0], **options).at_last()
    if not over:
        screen.page.locator("[data-stand]").tap()
    names = screen.page.locator("dialog[open] .name")
    expect(names).to_have_count(4)
    for width in (360, 390):
        screen.page.set_viewport_size(size(width, 740))
        assert screen.page.evaluate(TORN) == []
        room = "one => one.clientWidth - one.scrollWidth"
        assert names.first.evaluate(room) >= 0  # no bot has a longer name


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_end_on_a_laptop_is_seen_whole(
    stage: Stage, visit: Visit, players: int, language: str
) -> None:
    """Who won and why, all points and what comes next, without scrolling."""
    options = {"settings": {"language": language}, "viewport": POINTED[1]}
    page = at(clever(players, is_over), stage, visit, **options).page
    for seen in (".headline", "tr.total", "[data-button=rematch]", "[data-button=look]"):
        box = page.locator(f"dialog[open] {seen}").last.bounding_box()
        assert box is not None and box["y"] + box["height"] < POINTED[1]["height"] - 8, (seen, box)


def test_what_le_roy_did_can_be_read_on_a_laptop(stage: Stage, visit: Visit) -> None:
    """Beside the King's table there is room for the first lines of what happened."""
    page = show("king", stage, visit, viewport=POINTED[1]).page
    story = page.locator(".story").bounding_box()
    first = page.locator(".story .recap li, .story .log .entry").last.bounding_box()
    assert story is not None and first is not None
    assert first["y"] >= story["y"]
    assert first["y"] + first["height"] <= story["y"] + story["height"], (first, story)
    expect(page.get_by_role("tab")).to_have_count(0)  # nobody is there to talk to


@pytest.mark.parametrize("players", [2, 4])
def test_levels_of_bots_are_not_cut_off_on_a_laptop(
    stage: Stage, visit: Visit, players: int
) -> None:
    """Beside a long word for a level there is also the key of the start player."""
    scene = clever(players, lambda s: s.wait == ASK_ACTION and s.actor != s.start)
    seats: list[Guest | str] = ["journeyman"] * players
    seats[scene.seat] = anna = stage.guest("Anna")
    table = stage.put(scene, *seats)
    page = visit(table, anna, viewport=POINTED[1], settings={"language": "ru"}).page
    names = page.locator(".panel h3")
    expect(names.filter(has_text=messages("ru")["bot-journeyman"])).to_have_count(players - 1)
    for name in names.all():
        assert name.evaluate("(e) => e.scrollWidth <= e.clientWidth"), name.inner_text()


@pytest.mark.parametrize(
    "name", ["home", "waiting", "game", "end", "king", "replay", "rules", "settings"]
)
def test_large_letters(stage: Stage, visit: Visit, name: str) -> None:
    """Letters of twice the size: nothing scrolls sideways, on phones and on laptops."""
    page = show(name, stage, visit, viewport=TOUCHED[0]).page
    page.evaluate(LARGE)
    found = [one for window in (TOUCHED[0], POINTED[0]) for one in findings(page, window, False)]
    nothing(*(one for one in found if "scrolls sideways" in one or "the page is" in one))


def test_large_letters_leave_the_offer_of_the_guide_readable(stage: Stage, visit: Visit) -> None:
    """Its text is no column of single words, in a language of long ones."""
    options = {"settings": {"language": "fr"}, "viewport": POINTED[1]}
    page = show("stranger", stage, visit, **options).page
    page.evaluate(LARGE)
    box = page.locator(".offer p").bounding_box()
    assert box is not None and box["width"] > POINTED[1]["width"] / 2, box
