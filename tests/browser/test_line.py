"""The line to the server is cut and heals by itself; what was missed is shown."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from server.harness import Server

from troyes.rules.engine import options
from troyes.rules.terms import ASK_ACTION, PASS

from .conftest import PATIENCE, Visit
from .hand import Hand, search_way
from .stage import Stage, search


class HeldLine:
    """The way from the server to a page: all but the welcome can be held up and let go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []  # the types of what the page says
        self.held: list[str] = []
        self.holding = False
        page.route_web_socket("**/ws", self.tap)

    def tap(self, socket: WebSocketRoute) -> None:
        """Stand between a socket of the page and the server."""
        server = socket.connect_to_server()
        self.socket = socket

        def down(frame: str | bytes) -> None:
            if self.holding and json.loads(frame)["type"] != "welcome":
                self.held.append(str(frame))
            else:
                socket.send(frame)

        def up(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame)["type"])
            server.send(frame)

        server.on_message(down)
        socket.on_message(up)

    def let_go(self) -> None:
        """What was held comes in its order, and so does all else from now on."""
        self.holding = False
        for frame in self.held:
            self.socket.send(frame)

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait for something on the line."""
        give_up = time.monotonic() + PATIENCE / 1000
        while not reached():
            assert time.monotonic() < give_up, (self.sent, self.held)
            self.page.wait_for_timeout(20)


def test_server_dies_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The loss is shown; when the server is back so is the page, and the picks are still there."""
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene, way = search_way(lambda s, way: len(way.dice) == 2)
        anna = stage.guest("Anna")
        hand = Hand(visit(stage.put(scene, anna, stage.guest("Bertran")), anna), scene)
        hand.pick_way(way)
        lost = hand.screen.page.locator(".lost")
        expect(lost).to_have_count(0)
        server.kill()
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_have_count(0)
        hand.shown(*hand.way_pieces(way))
        hand.screen.confirm()
        hand.play_way(way)
        hand.check()
        visit.close()
        stage.close()


def test_the_answer_to_a_choice_is_the_one_to_it(browser: Browser, tmp_path: Path) -> None:
    """What comes because the line is back does not pass for the answer to the next choice."""
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene, way = search_way(lambda s, way: len(way.dice) == 2)
        anna = stage.guest("Anna")
        screen = visit.window(anna)
        line = HeldLine(screen.page)
        hand = Hand(screen.sit(stage.put(scene, anna, stage.guest("Bertran"))), scene)
        hand.pick_way(way)
        expect(screen.button("confirm")).to_be_enabled()
        line.holding = True
        server.restart()
        line.until(lambda: len(line.held) >= 2)  # the table, and that nothing was missed
        screen.confirm()
        line.until(lambda: "choose" in line.sent)
        line.let_go()
        hand.play_way(way)
        hand.check()
        visit.close()
        stage.close()


def test_what_was_missed_is_shown(browser: Browser, tmp_path: Path) -> None:
    """While the line is cut the other player passes: afterwards the page knows."""
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
        anna, bertran = stage.guest("Anna"), stage.guest("Bertran")
        table = stage.put(scene, anna, bertran)
        watcher = visit(table, bertran).at_last()
        player = Hand(visit(table, anna), scene)
        watcher.page.context.set_offline(True)
        server.restart()  # ends every socket; the page that is offline cannot come back yet
        expect(watcher.page.locator(".lost")).to_be_visible()
        expect(player.screen.page.locator(".lost")).to_have_count(0)
        player.answer(PASS)
        assert watcher.version == len(scene.entries)
        watcher.page.context.set_offline(False)
        expect(watcher.page.locator(".lost")).to_have_count(0)
        watcher.at(len(player.scene.entries))
        expect(watcher.page.locator(".log")).to_contain_text("Anna")
        assert watcher.buttons()
        visit.close()
        stage.close()
