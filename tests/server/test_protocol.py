"""The socket: versions, repeated messages, tentative turns, previews, coming back, two tabs."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from websockets.asyncio.client import connect

from troyes.play.log import CHOICE, CONFIRM, OUTCOME, UNDO
from troyes.rules.terms import (
    AGRICULTURE,
    CATHEDRAL,
    COUNTER,
    DIE,
    PASS,
    STOP,
)

from .harness import ME, OPEN, PATIENCE, Guest, Json, Player, Server, new_game_of
from .players import option_called, play_to_an_action, solo


async def play_to_a_building_site(player: Player) -> tuple[Json, int]:
    """Play until the cathedral or the fields can be worked on: several choices without a roll."""
    async with asyncio.timeout(PATIENCE):
        while True:
            moment = await play_to_an_action(player)
            for entry in moment["decision"]["menu"]:
                if entry["target"] in (CATHEDRAL, AGRICULTURE) and entry["ways"]:
                    return moment, entry["target"]
            await player.choose(PASS, confirm=True)
            await player.expect("update")


# --- hello ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ('{"type":"ping"}', "error-hello-first"),
        ('{"type":"watch","table":"xxxxxxxxxxxxxxxx"}', "error-hello-first"),
        ('{"type":"hello","token":"' + "x" * 43 + '"}', "error-unknown-token"),
        ('{"type":"hello","token":"short"}', "error-hello-first"),
        ('{"type":"hello","token":"' + "x" * 43 + '","protocol":1}', "error-protocol"),
        ("nonsense", "error-hello-first"),
        ("", "error-hello-first"),
        (b"\x00\xff", "error-hello-first"),
    ],
)
async def test_the_first_frame_must_be_a_good_hello(
    server: Server, first: str | bytes, reason: str
) -> None:
    async with connect(server.ws) as socket:
        await socket.send(first)
        assert reason in str(await asyncio.wait_for(socket.recv(), PATIENCE))
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert socket.close_code == 4401


async def test_hello_once_and_ping(server: Server) -> None:
    player = await solo(server)
    await player.send(type="hello", token=player.guest.token)
    assert await player.error() == "error-hello-once"
    await player.send(type="ping", n=7)
    assert await player.receive() == {"type": "pong", "n": 7}
    await player.close()


async def test_an_error_says_what_it_is_about(server: Server) -> None:
    player = await solo(server)
    await player.send(type="watch", table="x" * 16)
    frame = await player.expect("error")
    assert (frame["about"], frame["table"]) == ("watch", "x" * 16)
    assert frame["error"] == {"id": "error-no-such-table", "args": {}}
    await player.send_text('{"type":"choose"}')
    frame = await player.expect("error")
    assert frame["error"]["id"] == "error-bad-request"
    await player.send_text('{"type":"watch","table":"' + "x" * 16 + '","extra":1}')
    assert await player.error() == "error-bad-request"
    await player.send_text(b'{"type":"ping"}')
    assert await player.error() == "error-bad-request"
    await player.close()


async def test_an_answer_has_the_number_of_its_question(server: Server) -> None:
    player = await solo(server)
    moment, target = await play_to_a_building_site(player)
    await player.act("preview", moment["decision"]["seat"], options=[target], n=1)
    assert (await player.expect("preview"))["n"] == 1
    await player.choose(target, n=2)
    await player.expect("update")
    assert await player.expect("done") == {"type": "done", "table": player.table, "n": 2}
    await player.choose(255, n=3)
    assert (await player.expect("error"))["n"] == 3
    await player.choose(n=4, version=0)
    assert (await player.expect("stale"))["n"] == 4
    await player.act("undo", moment["decision"]["seat"])
    await player.expect("update")  # without a number there is nothing more
    await player.send(type="ping", n=5)
    await player.expect("pong")
    await player.close()


async def test_the_answer_of_a_turn_comes_after_its_last_update(server: Server) -> None:
    """Le Roy's turns come in updates of their own; who asked waits for all of them."""
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME)
    player = await Player(anna, table["id"]).open()
    await play_to_an_action(player)
    await player.choose(PASS, n=1, confirm=True)
    done = await player.until_kind("done")
    kinds = [frame["type"] for frame in player.frames[-3:]]
    assert (kinds, done["n"]) == (["update", "update", "done"], 1)
    await player.close()


# --- versions: nothing is applied twice ----------------------------------------------------------


async def test_a_repeated_choice_is_answered_and_applied_once(server: Server) -> None:
    player = await solo(server)
    before = len(server.entries(player.table))
    for _ in range(3):
        await player.choose(player.moment["decision"]["options"][0]["id"])  # the same frame
    assert player.sent[-1] == player.sent[-2] == player.sent[-3]
    assert (await player.receive())["type"] == "update"
    for _ in range(2):
        frame = await player.expect("stale")
        assert frame["moment"]["version"] == player.version
    assert len(server.entries(player.table)) == player.version == before + 1
    await player.close()


async def test_an_old_version_is_stale_whatever_is_asked(server: Server) -> None:
    player = await solo(server)
    first = player.version
    assert first is not None
    await player.choose()
    await player.expect("update")
    now, stored = player.moment, server.entries(player.table)
    for version in (first, first - 1, 0, first + 10):
        for kind, more in (("choose", {"options": [0]}), ("undo", {}), ("confirm", {}),
                           ("preview", {"options": []})):  # fmt: skip
            await player.send(type=kind, table=player.table, version=version, seat=0, **more)
            frame = await player.expect("stale")
            assert frame["moment"] == now
    assert server.entries(player.table) == stored
    await player.close()


async def test_two_who_answer_at_once_are_decided_one_after_the_other(server: Server) -> None:
    """Two tabs of one seat: one choice counts, the other is told that it came too late."""
    first = await solo(server)
    second = await Player(first.guest, first.table, confirm=False).open()
    options = first.moment["decision"]["options"]
    await asyncio.gather(first.choose(options[0]["id"]), second.choose(options[-1]["id"]))
    answers = []
    for tab in (first, second):
        answers.append((await tab.expect("update", "stale"))["type"])
    assert "update" in answers
    await first.send(type="ping", n=1)
    await second.send(type="ping", n=1)
    await first.until_kind("pong")
    await second.until_kind("pong")
    kinds = [f["type"] for f in [*first.frames, *second.frames]]
    assert kinds.count("stale") == 1
    assert kinds.count("update") == 2  # one choice, told to both
    await first.close()
    await second.close()


async def test_what_is_not_offered_is_refused(server: Server) -> None:
    player = await solo(server)
    stored = server.entries(player.table)
    offered = {o["id"] for o in player.moment["decision"]["options"]}
    seat = player.moment["decision"]["seat"]
    for option in sorted(set(range(256)) - offered)[:60:7]:
        await player.choose(option)
        assert await player.error() == "error-not-an-option"
    await player.choose(256)
    assert await player.error() == "error-bad-request"
    await player.choose(min(offered), seat=1 - seat)
    assert await player.error() == "error-not-your-turn"
    await player.choose(min(offered), seat=2)
    assert await player.error() == "error-not-your-seat"
    assert server.entries(player.table) == stored
    await player.close()


async def test_nobody_acts_for_another_seat(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN, start=0)
    async with Player(anna, table) as first, Player(faye, table) as second:
        moment = await first.my_turn()
        option = moment["decision"]["options"][0]["id"]
        await second.act("choose", 0, options=[option])
        assert await second.error() == "error-not-your-seat"
        await second.act("choose", 1, options=[option])
        assert await second.error() == "error-not-your-turn"
        for kind in ("undo", "confirm"):
            await second.act(kind, 0)
            assert await second.error() == "error-not-your-seat"
        assert second.version == first.version == len(server.entries(table))


async def test_a_table_that_has_not_begun_takes_no_choice(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, OPEN)
    async with Player(anna, table["id"]) as player:
        for kind, more in (("choose", {"options": [0]}), ("undo", {}), ("confirm", {}),
                           ("preview", {"options": [0]})):  # fmt: skip
            await player.send(type=kind, table=table["id"], version=0, seat=0, **more)
            assert await player.error() == "error-not-begun"


# --- tentative turns -----------------------------------------------------------------------------


async def test_a_turn_waits_for_its_confirmation_and_can_be_taken_back(server: Server) -> None:
    player = await solo(server)
    before = await play_to_an_action(player)
    seat = before["decision"]["seat"]
    passing = option_called(before, "pass")
    await player.choose(passing)
    frame = await player.expect("update")
    held = frame["moment"]
    assert (held["held"], held["undo"], held["to_move"], held["decision"]) == (
        True, True, seat, None,
    )  # fmt: skip
    await player.act("choose", seat, options=[passing])
    assert await player.error() == "error-confirm-first"
    await player.act("undo", seat)
    undone = (await player.expect("update"))["moment"]
    assert undone["view"] == before["view"]
    assert undone["decision"] == before["decision"]
    assert not undone["undo"]
    await player.act("undo", seat)
    assert await player.error() == "error-nothing-to-undo"
    await player.act("confirm", seat)
    assert await player.error() == "error-nothing-to-confirm"
    await player.choose(passing)
    await player.expect("update")
    await player.act("confirm", seat)
    done = (await player.expect("update"))["moment"]
    assert not done["held"]
    await player.act("undo", seat)
    assert await player.error() == "error-nothing-to-undo"
    kinds = [entry.kind for entry in server.entries(player.table)][before["version"] :]
    assert kinds[:4] == [CHOICE, UNDO, CHOICE, CONFIRM]
    await player.close()


async def test_a_choice_with_confirm_ends_the_turn_at_once(server: Server) -> None:
    player = await solo(server)
    before = await play_to_an_action(player)
    await player.choose(option_called(before, "pass"), confirm=True)
    frame = await player.expect("update")
    assert not frame["moment"]["held"]
    assert not frame["moment"]["undo"]
    assert frame["steps"][0]["facts"][0]["kind"] == "chose"
    assert frame["steps"][1]["confirmed"] == before["decision"]["seat"]
    await player.close()


async def test_a_longer_turn_is_taken_back_choice_by_choice(server: Server) -> None:
    player = await solo(server)
    before, target = await play_to_a_building_site(player)
    seat = before["decision"]["seat"]
    seen = [before]
    await player.choose(target)
    await player.expect("update")
    while player.moment["decision"] and player.moment["undo"]:
        seen.append(player.moment)
        await player.choose(player.moment["decision"]["options"][0]["id"])
        await player.expect("update")
    assert player.moment["held"]
    assert len(seen) >= 2
    for moment in reversed(seen):
        await player.act("undo", seat)
        now = (await player.expect("update"))["moment"]
        assert (now["view"], now["decision"]) == (moment["view"], moment["decision"])
    assert not player.moment["undo"]
    await player.close()


async def test_nothing_is_rolled_before_a_turn_is_confirmed(server: Server) -> None:
    """The last choice of a round waits; with its confirmation come the rolls."""
    player = await solo(server)
    for _ in range(2):
        before = await play_to_an_action(player)
        await player.choose(option_called(before, "pass"))
        frame = await player.expect("update")
        assert len(frame["steps"]) == 1
        assert frame["moment"]["held"]
        await player.act("confirm", before["decision"]["seat"])
        frame = await player.expect("update")
    rolled = [entry.kind for entry in server.entries(player.table)][-len(frame["steps"]) :]
    assert rolled[0] == CONFIRM
    assert OUTCOME in rolled
    assert frame["moment"]["view"]["round"] == before["view"]["round"] + 1
    await player.close()


# --- decisions and previews ----------------------------------------------------------------------


async def test_a_decision_lists_its_options_and_a_menu(server: Server) -> None:
    player = await solo(server)
    truth = server.truth(player.table)
    placing = player.moment["decision"]
    assert placing["kind"] == "space"
    assert placing["menu"] is None
    assert [o["id"] for o in placing["options"]] == truth.end().options()
    moment = await play_to_an_action(player)
    decision = moment["decision"]
    assert [o["id"] for o in decision["options"]] == server.truth(player.table).end().options()
    assert len({o["name"] for o in decision["options"]}) == len(decision["options"])
    offered = {o["id"] for o in decision["options"]}
    targets = {entry["target"]: entry for entry in decision["menu"]}
    assert len(targets) >= 9 + 1 + 1 + 3
    for target, entry in targets.items():
        assert bool(entry["ways"]) == (target in offered)
        assert bool(entry["ways"]) != ("why" in entry)
        for way in entry["ways"]:
            for dice, total, price, times in way["groups"]:
                assert dice
                assert total > 0
                assert price >= 0
                assert times == (total // 2 if target == AGRICULTURE else max(1, times))
    await player.close()


async def test_dice_against_black_dice_are_counted_by_the_server(server: Server) -> None:
    (anna,), table = await new_game_of(server, ME, ME, seed="2a", start=0)
    player = Player(anna, table, seed=5)
    await player.play(stop=lambda q: asked(q) == "counter")
    decision = player.moment["decision"]
    highest = decision["black"]["ways"][0]
    dice, total = decision["black"]["groups"][highest["first"]]
    assert total >= highest["need"] == max(player.moment["view"]["black"])
    await player.choose(COUNTER)
    await player.until_kind("update")
    if asked(player) == "black":
        await player.choose(STOP)
        await player.until_kind("update")
    for die in dice:
        await player.choose(DIE + die)
        await player.until_kind("update")
    if asked(player) == "black_dice":
        now = player.moment["decision"]["black"]
        assert now["groups"][0] == [dice, total]
        assert [way["black"] for way in now["ways"]] == [highest["black"]]
        await player.choose(STOP)
        await player.until_kind("update")
    told = [fact for step in player.steps.values() for fact in step["facts"]]
    gone = [fact for fact in told if fact["kind"] == "black" and "from" in fact]
    assert [(fact["from"], fact["cause"]) for fact in gone] == [(highest["need"], "black_dice")]
    await player.close()


def asked(player: Player) -> str:
    """The kind of decision a player must make."""
    decision = player.moment and player.moment["decision"]
    return decision["kind"] if decision else ""


async def test_only_the_seat_to_move_is_asked(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN, start=1)
    async with Player(anna, table) as first, Player(faye, table) as second:
        assert (await second.my_turn())["decision"]["seat"] == 1
        assert first.moment["decision"] is None
        assert first.moment["to_move"] == 1


async def test_a_preview_tells_what_a_choice_would_and_changes_nothing(server: Server) -> None:
    player = await solo(server)
    before = await play_to_an_action(player)
    seat = before["decision"]["seat"]
    stored = server.entries(player.table)
    told = {}
    for option in [o["id"] for o in before["decision"]["options"]]:
        await player.act("preview", seat, options=[option])
        told[option] = await player.expect("preview")
        assert told[option]["version"] == player.version
    assert server.entries(player.table) == stored
    passing = option_called(before, "pass")
    assert told[passing]["completes"]
    await player.choose(passing)
    frame = await player.expect("update")
    assert frame["steps"][0]["facts"] == told[passing]["facts"]
    assert frame["asks"] == told[passing]["asks"]
    await player.close()


async def test_a_preview_of_a_whole_turn_is_the_turn(server: Server) -> None:
    player = await solo(server)
    before, target = await play_to_a_building_site(player)
    seat = before["decision"]["seat"]
    choices, facts = [target], []
    await player.choose(target)
    facts += (await player.expect("update"))["steps"][0]["facts"]
    while player.moment["decision"] and not player.moment["held"]:
        choices.append(player.moment["decision"]["options"][0]["id"])
        await player.choose(choices[-1])
        facts += (await player.expect("update"))["steps"][0]["facts"]
    for _ in choices:
        await player.act("undo", seat)
        await player.expect("update")
    await player.act("preview", seat, options=choices)
    seen = await player.expect("preview")
    assert seen["facts"] == facts
    assert seen["completes"]
    await player.act("preview", seat, options=[255])
    assert await player.error() == "error-not-an-option"
    await player.act("preview", 1 - seat, options=choices)
    assert await player.error() == "error-not-your-turn"
    await player.close()
