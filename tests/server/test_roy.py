"""Le Roy at a server's table: dice that nobody rolls again, his turns one by one, the forecast."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from troyes.formats.apply_facts import apply
from troyes.formats.facts import Fact, in_full
from troyes.play.challenge import forecast
from troyes.play.log import CONFIRM, OUTCOME
from troyes.rules.scoring import margin
from troyes.rules.terms import ROLL_ROY

from .days import Calendar, finish, roy_is_next, today
from .harness import ME, NOVICE, Guest, Json, Player, Server

# --- nobody rolls le Roy's dice again ------------------------------------------------------------


async def test_nothing_rolls_le_roys_dice_again(tmp_path: Path, calendar: Calendar) -> None:
    """Undo, other choices, a second tab, kill -9, coming back: the roll is the one it was to be."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await today(anna))["id"]
        rolls = 0
        while rolls < 4:
            player = Player(anna, table, confirm=False)
            await player.play(stop=roy_is_next)
            if player.moment and player.moment["over"]:
                break
            due = server.truth(table).end()
            assert due.state.wait == ROLL_ROY
            due.held_by = None
            expected = [due.due_outcome()]
            due.apply(expected[0])
            expected.append(due.due_outcome())

            await player.act("undo")
            await player.until_kind("update")
            server.restart()
            tab = await Player(anna, table, confirm=False).open()
            await tab.play(stop=roy_is_next)
            if tab.version == server.row(table).version and roy_is_next(tab):
                server.restart()
                await tab.open(fresh=True)
                await tab.act("confirm")
                await tab.until_kind("update")
                await tab.my_turn()
                log = server.entries(table)
                at = max(k for k, entry in enumerate(log) if entry.kind == CONFIRM)
                assert log[at + 1 : at + 3] == expected
                assert all(entry.kind == OUTCOME for entry in log[at + 1 :])
                rolls += 1
                # What is rolled cannot be taken back, nor confirmed again by the other tab.
                await tab.act("undo")
                assert await tab.error() == "error-nothing-to-undo"
                other = await Player(anna, table).open(fresh=True)
                await other.act("undo")
                assert await other.error() == "error-nothing-to-undo"
                version = server.row(table).version
                await other.send(type="confirm", table=table, version=version - 1, seat=0)
                await other.until_kind("stale", "error")
                assert server.row(table).version == version
                await other.close()
            await tab.close()
            await player.close()
        assert rolls == 4


async def test_a_server_killed_while_he_rolls(tmp_path: Path, calendar: Calendar) -> None:
    """Stored is his whole turn or nothing of it, and what is not stored is rolled the same."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await today(anna))["id"]
        for delay in (0.0, 0.001, 0.002, 0.005):
            player = Player(anna, table, confirm=False)
            await player.play(stop=roy_is_next)
            assert roy_is_next(player)
            before = server.entries(table)
            after = server.truth(table).end()
            due = after.confirm(0)
            after.apply(due[0])
            while after.chance_is_due():
                due.append(after.due_outcome())
                after.apply(due[-1])
            await player.act("confirm")
            await asyncio.sleep(delay)
            server.restart()
            assert server.entries(table) in (before, before + due)
            again = await Player(anna, table, confirm=False).open()
            if roy_is_next(again):
                await again.act("confirm")
                await again.until_kind("update")
            await again.my_turn()
            assert server.entries(table) == before + due
            await again.close()
            await player.close()


async def test_old_messages_change_nothing(tmp_path: Path, calendar: Calendar) -> None:
    """Everything a player has ever sent, sent once more, and with taking back in between."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await today(anna))["id"]
        player = Player(anna, table)
        await player.play(stop=lambda p: (p.version or 0) > 90 and len(turns_sent(p)) > 10)
        log = server.entries(table)
        old = turns_sent(player)
        assert len(old) > 10
        for frame in old:
            await player.send(**frame)
            assert (await player.until_kind("stale", "error"))["type"] == "stale"
            await player.send(type="undo", table=table, seat=0, version=frame["version"])
            assert (await player.until_kind("stale", "error"))["type"] == "stale"
        assert server.entries(table) == log
        await player.close()


def turns_sent(player: Player) -> list[Json]:
    """What a player has said that changes the game."""
    return [frame for frame in player.sent if frame["type"] in ("choose", "confirm")]


async def test_every_turn_of_le_roy_can_be_shown_by_itself(tmp_path: Path) -> None:
    """An update holds all his turns, each roll a step; the board and the standing follow each."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await anna.create(ME, seed="5"))["id"]
        player = Player(anna, table)
        player.rng = random.Random(2)  # a game in which the player passes early
        await player.play()
        await player.close()
        truth = {t.version: (t.view(0).to_json(), margin(t.state), t.over)
                 for t in server.truth(table).versions()}  # fmt: skip
        turns = several = 0
        view = None
        for frame in player.frames:
            if frame["type"] == "update":
                ends = []
                for step in frame["steps"]:
                    shown = view and apply(view, msgspec.convert(step["facts"], list[Fact]))
                    now, ahead, over = truth[step["version"]]
                    if shown is not None and not over:
                        assert without_question(shown) == without_question(now)
                    view = shown and shown | {key: now[key] for key in ASKED}
                    if any(
                        fact["kind"] == "rolled" and fact["cause"] == "roy" and fact.get("by")
                        for fact in step["facts"]
                    ):
                        ends.append(step)
                    if "standing" in step:
                        assert step in ends
                        assert step["standing"]["margin"] == ahead
                turns += len(ends)
                several += len(ends) > 1
                assert all("standing" in step for step in ends[:-1])
                assert frame["moment"]["standing"]["margin"] is not None
            if frame.get("moment"):
                view = frame["moment"]["view"]
                assert view == truth[frame["moment"]["version"]][0]
        assert turns > 10
        assert several > 0  # turns of his one after the other, when the player has passed


ASKED = ("step", "waits_for", "actor", "next", "turn")


def without_question(view: Json) -> Json:
    """The board alone: what is asked is told once, with the last step of an update."""
    seats = {
        letter: seat | {"rerolls": 0, "archer_rolls": 0} for letter, seat in view["seats"].items()
    }
    return view | dict.fromkeys(ASKED) | {"seats": seats}


# --- what a reader may ask -----------------------------------------------------------------------


async def test_what_he_would_do_now(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = (await anna.create(ME, seed="7"))["id"]
    player = Player(anna, table)
    acts: Callable[[Player], bool] = lambda p: bool(  # noqa: E731
        p.moment and p.moment["decision"] and p.moment["decision"]["kind"] == "action"
        and p.moment["view"]["round"] == 2
    )  # fmt: skip
    await player.play(stop=acts)
    found = await anna.get(f"/api/tables/{table}/roy")
    assert found["acts"]
    assert found["version"] == player.version
    assert [(r["total"], r["chance"]) for r in found["rolls"]] == [
        (total, 6 - abs(7 - total)) for total in range(2, 13)
    ]
    expected = forecast(server.truth(table).end().state)
    assert [r["facts"] for r in found["rolls"]] == [
        msgspec.to_builtins(in_full(roll.facts)) for roll in expected
    ]
    before = server.row(table).version
    spectator = await faye.get(f"/api/tables/{table}/roy")
    for roll in spectator["rolls"]:  # T5: the player's points are secret
        assert all(f["kind"] != "vp" or f["owner"] == 4 for f in roll["facts"])
    assert server.row(table).version == before
    # The course of a running game is its player's.
    assert (await anna.get(f"/api/tables/{table}/course"))["points"]
    assert await faye.refused("GET", f"/api/tables/{table}/course") == (400, "error-not-over")
    watching = await Player(faye, table).open()
    assert watching.moment
    assert watching.moment["standing"]["margin"] is None
    assert watching.moment["standing"]["player"]["vp"] is None
    await watching.close()
    await player.close()


async def test_only_of_the_kings_challenge(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = (await anna.create(ME, NOVICE))["id"]
    for path in ("roy", "course"):
        assert await anna.refused("GET", f"/api/tables/{table}/{path}") == (400, "error-not-solo")
    player = await Player(anna, table).open()
    assert player.moment
    assert player.moment["standing"] is None
    await player.close()


async def test_the_course_of_a_game(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = (await anna.create(ME, seed="b"))["id"]
    await finish(anna, table)
    points = (await faye.get(f"/api/tables/{table}/course"))["points"]
    truth = server.truth(table)
    totals = (await faye.info(table))["result"]
    assert points[-1]["player"] == totals["A"]
    assert points[-1]["roy"] == totals["N"]
    assert [p["round"] for p in points] == sorted(p["round"] for p in points)
    margins = {t.version: margin(t.state) for t in truth.versions()}
    assert all(p["player"] - p["roy"] == margins[p["version"]] for p in points)
    rolls = sum(
        f["kind"] == "rolled" and f["cause"] == "roy" and "by" in f
        for step in (await anna.get(f"/api/tables/{table}/history"))["steps"]
        for f in step["facts"]
    )
    dice = sum(
        game.state.wait == ROLL_ROY and entry.kind == OUTCOME
        for game, entry in zip(truth.versions(), truth.log, strict=False)
    )
    assert len(points) > rolls > 0
    assert dice == 2 * rolls
