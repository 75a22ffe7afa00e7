"""What a person does at a browser: look at what is lit, click it, read the prompt."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from server.harness import Server

from troyes.play.log import Entry

LIT = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-piece]")].flatMap((piece) => {
    const light = ["on", "picked", "off"].find((name) => piece.classList.contains(name));
    return light ? [[piece.dataset.piece, light]] : [];
  }))"""
BUTTONS = """() => [...document.querySelectorAll("[data-button]")]
  .filter((b) => !b.disabled && b.getAttribute("aria-disabled") !== "true")
  .map((b) => b.dataset.button)"""
GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
LIGHT = re.compile(r"\b(on|picked)\b")


class Screen:
    """A page at one table, beside the server that really holds the game."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.table = ""
        self.errors: list[str] = []
        self.received: list[str] = []  # every frame of every socket
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Keep what the server says."""
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def open(self, path: str = "/") -> Screen:
        """Go to an address of the client; without loading the page anew if it is there already."""
        if self.page.url.startswith(self.server.http):
            self.page.evaluate(GO, path)
        else:
            self.page.goto(self.server.http + path)
        return self

    def sit(self, table: str) -> Screen:
        """Go to a table and wait until the game is shown."""
        self.table = table
        self.open(f"/t/{table}")
        expect(self.page.locator(".table[data-version]")).to_be_visible()
        return self

    # --- looking ---------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version of the game the page shows."""
        return int(self.page.locator(".table").get_attribute("data-version") or -1)

    def at(self, version: int) -> Screen:
        """Wait until the page shows a version."""
        expect(self.page.locator(".table")).to_have_attribute("data-version", str(version))
        return self

    def at_last(self) -> Screen:
        """Wait until the page shows what the server has."""
        return self.at(len(self.entries()))

    def lit(self) -> dict[str, str]:
        """Every piece of a decision: on, picked or off."""
        return self.page.evaluate(LIT)

    def buttons(self) -> list[str]:
        """The buttons of the prompt that can be pressed."""
        return self.page.evaluate(BUTTONS)

    def piece(self, name: str) -> Locator:
        """A piece of the board or of a panel."""
        return self.page.locator(f'[data-piece="{name}"]')

    def button(self, name: str) -> Locator:
        """A button of the prompt."""
        return self.page.locator(f'[data-button="{name}"]')

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt .text").inner_text()

    # --- doing -----------------------------------------------------------------------------------

    def pick(self, *pieces: str) -> Screen:
        """Click pieces, each as soon as it is lit."""
        for name in pieces:
            expect(self.piece(name)).to_have_class(LIGHT)
            self.piece(name).click()
        return self

    def press(self, name: str) -> Screen:
        """Press a button of the prompt."""
        self.button(name).click()
        return self

    def confirm(self) -> Screen:
        """Confirm what is picked, once the server has said that it may be."""
        expect(self.button("confirm")).to_be_enabled()
        return self.press("confirm")

    # --- the truth -------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """The log of the game, from the server's database."""
        return self.server.entries(self.table)

    def added(self, before: int, count: int) -> list[Entry]:
        """The entries after `before`; waits until the page has seen `count` of them."""
        self.at(before + count)
        return self.entries()[before:]

    def state(self) -> Any:
        """The game as the server has it, with nothing hidden."""
        return self.server.truth(self.table).end().state
