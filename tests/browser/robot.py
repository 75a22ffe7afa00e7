"""A person who knows nothing of the game: clicks what the screen lights up, follows the prompts.

The robot reads only the page. It picks what is lit until the page lets it confirm, puts back what
leads nowhere, and stops when the page shows the score table. `Keys` does the same without a mouse.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator

from .screen import Screen

LEAVING = {"option:0", "option:4"}  # pass, yield: the last things to think of
NOT_A_MOVE = {"undo", "confirm", "skip"}
LOOK = """() => {
  const open = (e) => !e.disabled && e.getAttribute("aria-disabled") !== "true";
  const shown = (e) => open(e) && e.checkVisibility();
  return {
    on: [...document.querySelectorAll("[data-piece].on")].map((e) => e.dataset.piece),
    buttons: [...document.querySelectorAll("[data-button]")].filter(shown)
      .filter((e) => e.getAttribute("aria-pressed") !== "true").map((e) => e.dataset.button),
    over: document.querySelector("dialog[open] table tbody tr") !== null,
    busy: document.querySelector('.prompt[aria-busy="true"], .picture[aria-busy="true"]') !== null,
    prompt: document.querySelector(".prompt .text")?.textContent ?? "",
    version: document.querySelector(".table")?.dataset.version ?? "",
  };
}"""

# Whether what lies in the middle of a piece is a piece upon it that passes clicks on to it.
UNDER = """(e) => {
  e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = e.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const over = top?.closest("[data-over]")?.dataset.over;
  return over !== undefined && over === e.dataset.piece;
}"""


class Robot:
    """Plays a game to its end on one screen."""

    def __init__(self, screen: Screen, seed: int = 1, lazy: float = 0.25) -> None:
        """`lazy`: how often it passes rather than thinking of something to do."""
        self.screen = screen
        self.rng = random.Random(seed)
        self.lazy = lazy
        self.clicks = 0
        self.prompts: set[str] = set()

    def press(self, what: Locator) -> None:
        """Use something that is on the screen, in its middle: a citizen may stand there."""
        what.click(force=what.evaluate(UNDER))

    def play(self, most: int = 4000) -> None:
        """Until the score table is shown."""
        fruitless = idle = 0
        while self.clicks < most:
            seen = self.screen.page.evaluate(LOOK)
            if seen["over"]:
                return
            self.prompts.add(seen["prompt"])
            if seen["busy"]:
                self.screen.page.wait_for_timeout(20)
                continue
            if "confirm" in seen["buttons"]:
                self.do(self.screen.button("confirm"))
                fruitless = 0
                continue
            if not seen["on"] and not set(seen["buttons"]) - NOT_A_MOVE:
                self.screen.page.wait_for_timeout(60)
                idle += 1
                if idle % 20 == 0 and "undo" in seen["buttons"]:  # a phone shows nothing else now
                    self.do(self.screen.button("undo"))
                continue
            fruitless += 1
            self.move(seen, stuck=fruitless % 12 == 0)
        raise AssertionError(f"no end after {most} clicks; asked: {seen['prompt']}")

    def move(self, seen: dict[str, Any], stuck: bool) -> None:
        """One click towards something that can be confirmed."""
        ending = [name for name in seen["buttons"] if name in LEAVING]
        others = [n for n in seen["buttons"] if n not in LEAVING and n not in NOT_A_MOVE]
        if stuck and "undo" in seen["buttons"]:
            self.do(self.screen.button("undo"))
        elif ending and (not seen["on"] or self.rng.random() < self.lazy):
            self.do(self.screen.button(ending[0]))
        elif others and (not seen["on"] or self.rng.random() < 0.1):
            self.do(self.screen.button(self.rng.choice(others)))
        else:
            self.do(self.screen.piece(self.rng.choice(seen["on"])))

    def do(self, what: Locator) -> None:
        """Use it, and give the page the time to ask the server what would come of it."""
        self.clicks += 1
        self.press(what)
        self.screen.page.wait_for_timeout(40)


class Keys(Robot):
    """The same with the keyboard alone: Tab, Enter, and Ctrl + Enter to confirm."""

    def press(self, what: Locator) -> None:
        if what.get_attribute("data-button") == "confirm":
            self.screen.page.keyboard.press("Control+Enter")
        else:
            self.reach(what)
            self.screen.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Tab until it has the focus, in whichever direction is shorter."""
        keys = self.screen.page.keyboard
        step = "Tab" if what.evaluate(AFTER) else "Shift+Tab"
        for _ in range(120):
            if what.evaluate("e => e === document.activeElement"):
                return
            keys.press(step)
        raise AssertionError("cannot be reached by Tab")


# Notes what was asked whenever the focus stays on nothing for longer than the page takes to change.
WATCH = """() => {
  window.lost = [];
  let since = 0;
  setInterval(() => {
    since = [null, document.body].includes(document.activeElement) ? since + 1 : 0;
    if (since === 3) lost.push(document.querySelector(".ask")?.textContent ?? location.pathname);
  }, 50);
}"""
AFTER = """e => !document.activeElement || document.activeElement === document.body ||
  Boolean(document.activeElement.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)"""
