"""Whole games against bots, from the first page to the score table, by what the screen says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from troyes.rules.engine import is_over
from troyes.rules.scoring import final_vp, owners
from troyes.rules.terms import SEAT_LETTERS

from .conftest import PHONE, Visit
from .robot import Keys, Robot
from .screen import Screen
from .stage import Stage, finished


def begin(screen: Screen, bots: int) -> None:
    """From the home page: so many bots, play now."""
    screen.open()
    play = screen.button("play")
    first = screen.page.locator("section", has=play)
    first.get_by_role("radio", name=re.compile(str(bots))).check()
    play.click()
    follow(screen)


def follow(screen: Screen) -> None:
    """The table the page has gone to."""
    screen.page.wait_for_url(re.compile("/t/"))
    screen.table = screen.page.url.rsplit("/", 1)[1]
    expect(screen.page.locator(".table")).to_be_visible()


def totals(page: Page) -> list[int]:
    """The last row of the score table."""
    cells = page.locator("dialog[open] tr.total td").all_inner_texts()
    return [int(text.replace("−", "-")) for text in cells]


def ended(screen: Screen) -> None:
    """The game is over, and the page shows the points the engine counts."""
    s = screen.state()
    assert is_over(s)
    assert totals(screen.page) == [final_vp(s, owner) for owner in owners(s)]
    assert screen.server.row(screen.table).status == "finished"


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_against_bots(visit: Visit, bots: int) -> None:
    screen = visit.window()
    begin(screen, bots)
    robot = Robot(screen, seed=bots)
    robot.play()
    ended(screen)
    assert not any(prompt.startswith("prompt-") for prompt in robot.prompts)


def test_a_rematch_is_a_whole_game(visit: Visit, stage: Stage) -> None:
    """From one score table to the next, with the same opponent."""
    anna = stage.guest("Anna")
    screen = visit(stage.put(finished(), anna, "novice"), anna).at_last()
    before, rival = screen.table, screen.page.locator("[data-panel=B] h3").inner_text()
    screen.press("rematch")
    screen.page.wait_for_url(lambda url: not url.endswith(before))
    follow(screen)
    expect(screen.page.locator("[data-panel=B] h3")).to_have_text(rival, ignore_case=True)
    Robot(screen, seed=5, lazy=0.5).play()
    ended(screen)


def test_on_a_phone(visit: Visit) -> None:
    """The King's Challenge on a small screen, with taps."""
    screen = visit.window(viewport=PHONE, has_touch=True, is_mobile=True)
    screen.open()
    screen.press("solo")
    follow(screen)
    Robot(screen, seed=4).play()
    s = screen.state()
    assert is_over(s)
    assert SEAT_LETTERS[0] == "A"
    assert totals(screen.page)[0] == final_vp(s, 0)


def test_by_keyboard(visit: Visit) -> None:
    screen = visit.window()
    begin(screen, 1)
    Keys(screen, seed=7, lazy=0.5).play()
    ended(screen)
