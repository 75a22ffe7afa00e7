"""Every language: all of the page is in it, on every main screen; changed in mid-game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from .conftest import Visit
from .screens import SCREENS, show
from .stage import Stage
from .texts import LANGUAGES, likeness, messages

# Another tab of the same person has changed the language.
SPEAK = """(language) => {
  const key = "troyes-settings";
  const now = { ...JSON.parse(localStorage.getItem(key)), language };
  localStorage.setItem(key, JSON.stringify(now));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
TEXTS_OF = re.compile(r"/assets/texts-(\w+)-[^/]*\.js$")
# The language and the words of the page when it first has any.
FIRST_WORDS = """
new MutationObserver((_, observer) => {
  const text = document.querySelector("#app")?.innerText;
  if (!text) return;
  window.firstWords = { text, lang: document.documentElement.lang };
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest("script, style")) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = one.getAttribute(name);
      if (text) found.push(text);
    }
  }
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_untranslated(stage: Stage, visit: Visit, name: str) -> None:
    """No message id and, in the other languages, no English sentence on the screen."""
    page = show(name, stage, visit).page
    ids = re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, messages("en"))) + r")(?![\w-])")
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for _ in range(300):  # long texts are fetched when they are needed
            texts = page.evaluate(TEXTS)
            left = [text for text in texts if language != "en" and is_english(text, language)]
            if not left:
                break
            page.wait_for_timeout(100)
        assert left == []
        assert len(texts) > (3 if name == "lost" else 5)  # a page of one message
        assert [text for text in texts if any("-" in found for found in ids.findall(text))] == []


def is_english(text: str, language: str) -> bool:
    """Whether a text is an English message that this language says differently."""
    english = likeness("en", other=language).fullmatch(text)
    return english is not None and not likeness(language).fullmatch(text)


def test_language_follows_the_browser(visit: Visit) -> None:
    """A Polish browser gets Polish without asking."""
    screen = visit.window(locale="pl-PL", settings={"language": ""}).open()
    expect(screen.page.locator("html")).to_have_attribute("lang", "pl")
    expect(screen.button("play")).to_have_text(messages("pl")["home-play-now"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_one_language_is_fetched(visit: Visit, language: str) -> None:
    """A first visit brings the texts of its language alone, and no other is ever seen."""
    # Who comes again has all of them from the service worker.
    screen = visit.window(settings={"language": language}, service_workers="block")
    fetched: list[str] = []
    screen.page.on("request", lambda request: fetched.extend(TEXTS_OF.findall(request.url)))
    screen.page.add_init_script(FIRST_WORDS)
    screen.open()
    expect(screen.button("play")).to_have_text(messages(language)["home-play-now"])
    assert fetched == [language]
    assert screen.page.evaluate("firstWords.lang") == language
    assert messages(language)["home-play-now"] in screen.page.evaluate("firstWords.text")


def test_texts_that_do_not_come_are_fetched_again(visit: Visit) -> None:
    """A server away for a moment: the page does not stay empty, nor is it full of ids."""
    screen = visit.window(settings={"language": "it"}, service_workers="block")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        if len(refused) > 2:
            route.continue_()
        else:
            route.abort()

    screen.page.route("**/assets/texts-it-*", refuse)
    screen.open()
    expect(screen.button("play")).to_have_text(messages("it")["home-play-now"])
    assert len(refused) == 3


def test_language_is_changed_in_a_game(stage: Stage, visit: Visit) -> None:
    """The dice that are picked stay picked, the prompt speaks the other language."""
    screen = show("dice picked", stage, visit)
    picked = screen.page.locator(".piece.picked").count()
    before = screen.prompt
    screen.page.locator(".menu > button").last.click()
    screen.page.get_by_role("button", name=messages("en")["settings"]).click()
    screen.page.locator("dialog select").first.select_option("ru")
    expect(screen.page.locator("html")).to_have_attribute("lang", "ru")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("dialog")).to_have_count(0)
    assert re.search("[а-я]", screen.prompt)
    assert screen.prompt != before
    assert screen.page.locator(".piece.picked").count() == picked


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_a_small_phone(stage: Stage, visit: Visit, language: str) -> None:
    """The three ways to spend influence stand in one row, and nothing is wider than the window."""
    small = {"width": 360, "height": 740}
    page = show("king", stage, visit, viewport=small, settings={"language": language}).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    wanted = messages(language)
    buttons = [
        page.get_by_role("button", name=wanted[f"button-{kind}"], exact=True)
        for kind in ("reroll", "recruit", "flip")
    ]
    for button in buttons:
        expect(button).to_be_visible()
    boxes = [button.bounding_box() for button in buttons]
    assert len({box["y"] for box in boxes if box}) == 1, boxes
    assert page.evaluate("document.documentElement.scrollWidth") <= small["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_le_roy_changes(stage: Stage, visit: Visit, language: str) -> None:
    """In the King's Challenge a card's bubble tells what the card does there (K10)."""
    screen = show("king", stage, visit, settings={"language": language})
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    wanted = messages(language)
    screen.page.get_by_label(re.compile("^" + re.escape(wanted["name-tithe"]))).first.hover()
    bubble = screen.page.locator(".board-bubble")
    expect(bubble).to_contain_text(wanted["help-king-tithe"])
    assert wanted["help-tithe"] not in bubble.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standing_shows_its_total(stage: Stage, visit: Visit, language: str) -> None:
    """Against le Roy the last row of "if the game ended now" is in sight without scrolling."""
    page = show("king", stage, visit, settings={"language": language}).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    total = page.locator(".standing tr.total")
    expect(total).to_contain_text(messages(language)["standing-total"])
    # The pixels at its upper and lower edge are its own: nothing cuts or covers it.
    seen = total.evaluate(
        """(row) => {
          const { left, top, bottom } = row.getBoundingClientRect();
          const own = (y) => row.contains(document.elementFromPoint(left + 8, y));
          return [own(top + 2), own(bottom - 2)];
        }"""
    )
    assert seen == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_totals_of_four_stay_apart_on_a_phone(stage: Stage, visit: Visit, language: str) -> None:
    """15 + ? beside 13 + ?: a gap is between what is written, in the narrowest window too."""
    narrow = {"width": 360, "height": 740}
    page = show("standing", stage, visit, settings={"language": language}, viewport=narrow).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    total = page.locator("dialog[open] tr.total")
    expect(total).to_contain_text(messages(language)["score-total"])
    gaps = total.evaluate(
        """(row) => {
          const written = [...row.children].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          });
          return written.slice(1).map((box, k) => box.left - written[k].right);
        }"""
    )
    assert len(gaps) == 4
    assert min(gaps) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_three_others_did_takes_two_lines_each(
    stage: Stage, visit: Visit, language: str
) -> None:
    """On a laptop of 1280 by 720, so that all is in sight; what happened to the reader in full."""
    page = show("again", stage, visit, settings={"language": language}).page
    recap = page.locator(".story .recap")
    expect(recap.locator("h3")).to_have_text(messages(language)["recap"])
    expect(recap.locator("li")).to_have_count(3)
    lines = """(all) => all.map(
      (one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"""
    assert all(count < 2.2 for count in recap.locator("span.deed").evaluate_all(lines))
    marked = "(all) => all.map((one) => one.scrollWidth <= one.clientWidth + 1)"
    assert all(recap.locator("mark").evaluate_all(marked))
