"""Standing on the line between a page and the server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

PATIENCE = 60.0  # seconds; never a measurement


class HeldLine:
    """The way from the server to a page: all but the welcome can be held up and let go.

    `hold_after` says of a frame that it is the last for now.
    """

    def __init__(self, page: Page, hold_after: Callable[[Any], bool] = lambda frame: False) -> None:
        self.page = page
        self.hold_after = hold_after
        self.sent: list[str] = []  # the types of what the page says
        self.held: list[str] = []
        self.holding = False
        self.change: Callable[[Any], Any] = lambda frame: frame  # what the page gets instead
        page.route_web_socket("**/ws", self.tap)

    def tap(self, socket: WebSocketRoute) -> None:
        """Stand between a socket of the page and the server."""
        server = socket.connect_to_server()
        self.socket = socket

        def down(frame: str | bytes) -> None:
            told = json.loads(frame)
            if self.holding and told["type"] != "welcome":
                self.held.append(str(frame))
                return
            self.holding = self.holding or self.hold_after(told)
            socket.send(json.dumps(self.change(told)))

        def up(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame)["type"])
            server.send(frame)

        server.on_message(down)
        socket.on_message(up)

    def let_go(self) -> None:
        """What was held comes in its order, and so does all else from now on."""
        self.holding = False
        self.hold_after = lambda frame: False
        for frame in self.held:
            self.socket.send(frame)

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait for something on the line."""
        give_up = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < give_up, (self.sent, self.held)
            self.page.wait_for_timeout(20)
