"""The line to the server is cut and heals by itself; what was missed is shown."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from server.harness import Server

from troyes.rules.engine import options
from troyes.rules.terms import ASK_ACTION, PASS

from .conftest import Visit
from .hand import Hand, search_way
from .stage import Stage, search


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
