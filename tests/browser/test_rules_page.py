"""The rules page: by address, over a running game, with search, in five languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from troyes.rules.engine import options
from troyes.rules.terms import PASS

from .conftest import PHONE, Visit
from .stage import Stage, search
from .texts import LANGUAGES

INFLUENCE = {  # a word of the section about influence, in every language
    "en": "Influence",
    "fr": "Influence",
    "it": "Influenza",
    "pl": "Punkty wpływu",
    "ru": "Влияние",
}


def in_view(place: Locator) -> None:
    """Near the top of the window."""
    expect(place).to_be_in_viewport()
    box = place.bounding_box()
    assert box is not None and box["y"] < 200


def entries(page: Page) -> list[str]:
    return page.evaluate(
        "() => [...document.querySelectorAll('.entry .entry-name')].map((h) => h.id)"
    )


def test_a_section_has_an_address(visit: Visit) -> None:
    page = visit.window().open("/rules#influence").page
    in_view(page.locator("#influence"))
    page.get_by_role("link", name="Build the cathedral").first.click()
    expect(page).to_have_url(re.compile("/rules#build$"))
    in_view(page.locator("#build"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_it(visit: Visit, language: str) -> None:
    assert language in INFLUENCE, f"say in INFLUENCE of this file how {language!r} calls influence"
    page = visit.window(settings={"language": language}).open("/rules").page
    expect(page.locator("#influence")).to_contain_text(INFLUENCE[language])
    expect(page.locator(".rules section")).to_have_count(26)
    assert len(entries(page)) == 30 + 15 + 6
    assert not re.search(r"\b(rules|help|name|manual)-[a-z]", page.locator("body").inner_text())


def test_search_as_one_types(visit: Visit) -> None:
    page = visit.window(settings={"language": "fr"}).open("/rules").page
    expect(page.locator("#goal")).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#rules-search")).to_be_focused()
    page.keyboard.type("eveche meunier")
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator("#card-miller")).to_be_visible()
    expect(page.locator("mark").first).to_be_visible()
    marks = {mark.lower() for mark in page.locator("mark").all_inner_texts()}
    assert marks == {"évêché", "meunier"}
    expect(page.locator("[role=search] [role=status]")).to_contain_text("1")
    page.keyboard.press("Enter")
    expect(page.locator("#card-miller")).to_be_focused()
    page.locator("#rules-search").fill("xyzzy")
    expect(page.locator("[role=search] [role=status]")).to_contain_text("« xyzzy »")
    expect(page.locator(".rules section")).to_have_count(0)
    page.locator("#rules-search").press("Escape")
    expect(page.locator(".rules section")).to_have_count(26)


def test_over_a_running_game_which_stays(stage: Stage, visit: Visit) -> None:
    scene = search(lambda s: s.round == 1 and PASS in options(s))
    anna = stage.guest("Anna")
    screen = visit(stage.put(scene, anna, "novice"), anna)
    page, version = screen.page, screen.version
    page.get_by_role("button", name="Menu").click()
    screen.press("rules")
    expect(page.locator("dialog #goal")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert screen.version == version
    # From a piece's own help, by its key; the browser's way back closes it.
    screen.piece("cathedral").hover()
    expect(page.locator(".board-bubble")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog #build")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/t/{screen.table}$"))
    assert screen.version == version
    assert screen.lit()


def test_on_a_phone(visit: Visit) -> None:
    page = visit.window(viewport=PHONE, has_touch=True).open("/rules#cards").page
    in_view(page.locator("#cards"))
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    page.locator("#rules-search").fill("archer")
    expect(page.locator("#card-archer")).to_be_in_viewport()
