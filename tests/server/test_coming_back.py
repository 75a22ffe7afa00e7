"""A client that comes back: what it missed, no more and no less; several tabs and tables."""

from __future__ import annotations

import asyncio

from websockets.asyncio.client import connect

from troyes.rules.terms import (
    ASK_ACTION,
    WAITS,
)

from .harness import ME, NOVICE, OPEN, PATIENCE, Guest, Player, Server, new_game_of
from .players import option_called, play_to_an_action, solo

ACTION = WAITS[ASK_ACTION]


# --- coming back ---------------------------------------------------------------------------------


async def test_who_comes_back_gets_exactly_what_they_missed(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, ME)
    lost = await Player(anna, table["id"]).open()
    staying = await Player(anna, table["id"]).open()
    await lost.close()
    seen = lost.version
    assert seen is not None
    await staying.play(stop=lambda p: (p.version or 0) >= seen + 20)
    await staying.send(type="ping")
    await staying.until_kind("pong")
    await lost.open()
    back = lost.frames[-2:]
    assert [frame["type"] for frame in back] == ["table", "update"]
    assert back[0]["moment"] is None
    steps = back[1]["steps"]
    assert [step["version"] for step in steps] == list(range(seen + 1, staying.version + 1))
    assert lost.moment == staying.moment
    others = ("vp", "character")  # one screen: told through the seat to move at the time
    for step in steps:
        told = staying.steps[step["version"]]
        assert [f for f in step["facts"] if f["kind"] not in others] == [
            f for f in told["facts"] if f["kind"] not in others
        ]
    await lost.close()
    await staying.close()


async def test_who_missed_nothing_is_told_so(server: Server) -> None:
    player = await solo(server)
    before = player.moment
    await player.close()
    await player.open()
    assert player.frames[-1]["steps"] == []
    assert player.moment == before
    await player.close()


async def test_who_was_away_for_long_gets_a_fresh_view(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, ME)
    lost = await Player(anna, table["id"]).open()
    await lost.close()
    async with Player(anna, table["id"]) as staying:
        await staying.play(stop=lambda p: (p.version or 0) > (lost.version or 0) + 150)
        await staying.send(type="ping")
        await staying.until_kind("pong")
        await lost.open()
        assert lost.frames[-1]["type"] == "table"
        assert lost.moment == staying.moment
    await lost.close()


async def test_a_version_from_the_future_gets_a_fresh_view(server: Server) -> None:
    player = await solo(server)
    for version in (10**6, 2**31):
        await player.send(type="watch", table=player.table, version=version)
        frame = await player.expect("table")
        assert frame["moment"]["version"] == player.version
    await player.close()


async def test_after_a_restart_a_fresh_view_or_what_was_missed(tmp_path: object) -> None:
    with Server(tmp_path / "troyes.db") as server:  # type: ignore[operator]
        player = await solo(server)
        await play_to_an_action(player)
        await player.choose(option_called(player.moment, "pass"))  # tentative
        held = (await player.expect("update"))["moment"]
        server.restart()
        await player.open()
        assert player.moment == held
        await player.act("undo", held["to_move"])
        assert (await player.expect("update"))["moment"]["decision"]["kind"] == ACTION
        await player.close()


async def test_two_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    tabs = [Player(anna, table), Player(anna, table), Player(faye, table), Player(faye, table)]
    await asyncio.gather(*(tab.open() for tab in tabs))
    busy, idle = tabs[::2], tabs[1::2]
    watching = [asyncio.create_task(follow(tab)) for tab in idle]
    await asyncio.gather(*(tab.play() for tab in busy), *watching)
    for one, other in zip(busy, idle, strict=True):
        shared = set(one.steps) & set(other.steps)
        assert len(shared) > 100
        assert all(one.steps[version] == other.steps[version] for version in shared)
        assert one.moment == other.moment
    await asyncio.gather(*(tab.close() for tab in tabs))


async def follow(tab: Player) -> None:
    """Only look on until the game is over."""
    await tab.until(lambda frame: (frame.get("moment") or {}).get("over", False))


async def test_who_unwatches_hears_no_more(server: Server) -> None:
    first = await solo(server)
    second = await Player(first.guest, first.table).open()
    await second.send(type="unwatch", table=second.table)
    await second.send(type="ping")
    await second.until_kind("pong")
    await first.choose()
    await first.expect("update")
    await second.send(type="ping")
    await second.expect("pong")
    await second.send(type="watch", table=second.table)
    assert (await second.expect("table"))["moment"]["version"] == first.version
    await first.close()
    await second.close()


async def test_one_socket_follows_several_tables(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    tables = [(await anna.create(ME, NOVICE))["id"] for _ in range(3)]
    async with connect(server.ws) as socket:
        await socket.send('{"type":"hello","token":"' + anna.token + '"}')
        for table in tables:
            await socket.send('{"type":"watch","table":"' + table + '"}')
        wanted = set(tables)
        async with asyncio.timeout(PATIENCE):
            while wanted:
                text = str(await socket.recv())
                wanted -= {table for table in wanted if table in text}


async def test_a_new_tab_sees_the_same_moment_as_an_old_one(server: Server) -> None:
    player = await solo(server)
    for _ in range(5):
        await player.choose()
        await player.expect("update")
        if player.moment["held"]:
            await player.act("confirm", player.moment["to_move"])
            await player.expect("update")
    async with Player(player.guest, player.table) as fresh:
        assert fresh.moment == player.moment
    await player.close()


async def test_the_history_is_what_was_told(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    players = [Player(anna, table), Player(faye, table)]
    for player in players:
        await player.open()
    await asyncio.gather(*(p.play(stop=lambda p: (p.version or 0) > 120) for p in players))
    for player in players:
        steps = (await player.guest.get(f"/api/tables/{table}/history"))["steps"]
        history = {step["version"]: step for step in steps}
        assert len(history) == len(steps) >= 120
        assert player.steps.items()
        for version, step in player.steps.items():
            assert history[version] == step
        await player.close()
