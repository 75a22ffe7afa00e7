"""The line to the server is cut and heals by itself; what was missed is shown."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from server.harness import Server

from troyes.rules.engine import options
from troyes.rules.terms import ASK_ACTION, PASS

from .conftest import Visit
from .hand import Hand, search_way
from .line import HeldLine
from .stage import Stage, search
from .texts import english


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


def test_a_turn_is_sent_whole_though_the_page_is_left(browser: Browser, tmp_path: Path) -> None:
    """Who confirms and goes home at once has moved."""
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
        screen.confirm()
        line.until(lambda: "choose" in line.sent)
        screen.page.locator("header a").first.click()
        expect(screen.page.locator(".table")).to_have_count(0)
        line.let_go()
        screen.sit(screen.table)
        hand.play_way(way)
        hand.check()
        visit.close()
        stage.close()


def test_a_plan_ends_where_somebody_was_faster(browser: Browser, tmp_path: Path) -> None:
    """Another tab has gone on: what is left of this one's plan is not put into that turn."""
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene, way = search_way(lambda s, way: len(way.dice) == 2)
        anna = stage.guest("Anna")
        table = stage.put(scene, anna, stage.guest("Bertran"))
        screen = visit.window(anna)
        line = HeldLine(screen.page)
        Hand(screen.sit(table), scene).pick_way(way)
        expect(screen.button("confirm")).to_be_enabled()
        line.holding = True
        other = Hand(visit(table, anna), scene)
        other.answer(PASS)
        screen.confirm()
        line.until(lambda: "choose" in line.sent)
        line.let_go()
        screen.at(len(other.scene.entries))
        expect(screen.page.locator(".notice")).to_contain_text(english("error-try-again"))
        assert line.sent.count("choose") == 1
        other.check()
        visit.close()
        stage.close()


def test_what_was_missed_in_a_long_absence_is_told(browser: Browser, tmp_path: Path) -> None:
    """The server no longer knows the steps one by one: the log is whole all the same."""
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
        anna, bertran = stage.guest("Anna"), stage.guest("Bertran")
        table = stage.put(scene, anna, bertran)
        watcher = visit(table, bertran).at_last()
        player = Hand(visit(table, anna), scene)
        watcher.page.context.set_offline(True)
        player.answer(PASS)
        server.restart()
        watcher.page.context.set_offline(False)
        watcher.at(len(player.scene.entries))
        fresh = visit(table, bertran).at_last()
        logs = [window.page.locator(".log") for window in (watcher, fresh)]
        for log in logs:
            expect(log).to_contain_text("Anna passes")
        assert logs[0].inner_text() == logs[1].inner_text()
        visit.close()
        stage.close()


def test_words_said_into_a_dead_line_are_kept(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        stage, visit = Stage(server.database), Visit(browser, server)
        scene = search(lambda s: s.wait == ASK_ACTION)
        anna = stage.guest("Anna")
        page = visit(stage.put(scene, anna, stage.guest("Bertran")), anna).page
        page.get_by_role("tab", name=english("chat")).click()
        words = page.locator(".chat input")
        words.fill("Good evening")
        server.kill()
        expect(page.locator(".lost")).to_be_visible()
        words.press("Enter")
        expect(page.locator(".notice")).to_contain_text(english("error-offline"))
        expect(words).to_have_value("Good evening")
        server.start()
        expect(page.locator(".lost")).to_have_count(0)
        words.press("Enter")
        expect(page.locator(".chat .said")).to_contain_text("Good evening")
        expect(words).to_have_value("")
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
