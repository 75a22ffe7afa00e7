"""The end screen checks the dice in one click and shows how they fell."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Robot
from .test_games import begin, ended


def test_the_dice_of_a_game_are_checked_in_one_click(visit: Visit) -> None:
    screen = visit.window()
    begin(screen, 1)
    Robot(screen, seed=6).play()
    ended(screen)
    page = screen.page
    page.locator('[data-button="dice"]').click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "kept")
    bars = page.locator("[data-verdict] svg .count").all_text_contents()
    assert len(bars) == 6
    assert sum(map(int, bars)) > 50
    line = page.locator("[data-verdict] svg .expected")  # it has no height of its own
    assert (line.bounding_box() or {"width": 0})["width"] > 100
    expect(page.locator("[data-verdict] code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))


def test_a_promise_that_was_another_is_noticed(visit: Visit) -> None:
    """This browser remembers what it saw before the game."""
    screen = visit.window()
    begin(screen, 1)
    screen.page.evaluate(
        """(id) => localStorage.setItem("troyes-dice", JSON.stringify({ [id]: "0".repeat(64) }))""",
        screen.table,
    )
    Robot(screen, seed=6).play()
    screen.page.locator('[data-button="dice"]').click()
    expect(screen.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "broken")


def test_the_promise_stands_in_the_waiting_room(visit: Visit) -> None:
    screen = visit.window()
    guest = httpx.post(screen.server.http + "/api/guests", json={"name": "Anna"}).json()
    table = httpx.post(
        screen.server.http + "/api/tables",
        json={"seats": [{"kind": "me"}, {"kind": "open"}]},
        headers={"Authorization": f"Bearer {guest['token']}"},
    ).json()
    screen.open(f"/t/{table['id']}")
    expect(screen.page.locator("code", has_text=table["commitment"])).to_be_visible()
