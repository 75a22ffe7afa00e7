"""Several server processes on one PostgreSQL: the same tables, decided once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from troyes.play.log import CHOICE

from .cluster import Pair, all_quiet, at, check_choices, check_end, four, saw, total, turns_of
from .harness import (
    ME,
    OPEN,
    PATIENCE,
    Guest,
    Json,
    Player,
    play_all,
)

if TYPE_CHECKING:
    pass

pytest_plugins = ["server.postgres", "server.cluster"]


def test_a_game_across_two_processes(pair: Pair) -> None:
    """Two people on different processes, two bots, a spectator on each: one game.

    The figures of both processes add up to the entries: every bot's turn was played once.
    """

    async def play() -> None:
        await all_quiet(pair)
        before = {name: total(pair, name) for name in ("bot_turns", "entries", "bot_failures")}
        (anna, faye), table = await four(*pair)
        players = [Player(anna, table, seed=1), Player(faye, table, seed=2)]
        spectators = [Player(await Guest.new(server, "Emily"), table) for server in pair]
        moments = await play_all(*players, *spectators)
        check_end(pair[0], table, players, [0, 2])
        check_choices(pair[0], table, players, [0, 2])
        assert moments[2]["view"] == moments[3]["view"]
        played = {name: total(pair, name) - before[name] for name in before}
        assert played["bot_turns"] == turns_of(pair[0], table, {1, 3})
        assert played["entries"] == moments[0]["version"]
        assert played["bot_failures"] == 0

    asyncio.run(play())


def test_both_processes_play_bots(pair: Pair) -> None:
    """The process that stored the move before plays the bot: with people on both, both do."""

    async def play() -> None:
        before = [server.metric("troyes_bot_turns_total") for server in pair]
        (anna, faye), table = await four(*pair)
        await play_all(Player(anna, table, seed=3), Player(faye, table, seed=4))
        after = [server.metric("troyes_bot_turns_total") for server in pair]
        assert all(b > a for a, b in zip(before, after, strict=True))

    asyncio.run(play())


def test_a_choice_is_decided_once(pair: Pair) -> None:
    """Two tabs of one seat on different processes answer the same question at the same time."""

    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        table = (await anna.create(ME))["id"]
        tabs = [await Player(at(anna, server), table).open() for server in pair]
        others = [await Player(await Guest.new(server, "Emily"), table).open() for server in pair]
        began = tabs[0].version or 0
        rng, winners = random.Random(8), [0, 0]
        for _ in range(25):
            before = [len(tab.frames) for tab in tabs]
            version = await same_version(tabs)
            offered = [option["id"] for option in tabs[0].moment["decision"]["options"]]
            picks = [rng.choice(offered) for _ in tabs]
            await asyncio.gather(
                *(tab.choose(option) for tab, option in zip(tabs, picks, strict=True))
            )
            await asyncio.gather(*(answered(tab, version) for tab in tabs))
            entry = pair[0].entries(table)[version]
            assert entry.kind == CHOICE
            assert entry.value in picks
            refused = [stale(tab.frames[n:]) for tab, n in zip(tabs, before, strict=True)]
            assert sum(refused) == 1
            winners[refused.index(False)] += 1
            assert entry.value == picks[refused.index(False)]
        assert sum(winners) == 25
        end = await same_version(tabs)
        for other in others:  # who only watches is told every step, at the loser's process too
            await saw(other, end)
            assert sorted(other.steps) == list(range(began + 1, end + 1))
        await asyncio.gather(*(player.close() for player in (*tabs, *others)))

    asyncio.run(play())


async def same_version(tabs: list[Player]) -> int:
    """Wait until all have seen the same."""
    async with asyncio.timeout(PATIENCE):
        while len({tab.version for tab in tabs}) > 1:
            await min(tabs, key=lambda tab: tab.version or 0).receive()
    assert tabs[0].version is not None
    return tabs[0].version


async def answered(tab: Player, version: int) -> None:
    """Frames until the game has gone on and a ping, sent after the choice, is answered.

    Frames are handled one after the other, so the choice was answered before the ping.
    """
    await tab.send(type="ping", n=version)
    seen = False
    while not seen or (tab.version or 0) <= version:
        frame = await tab.receive()
        seen = seen or (frame["type"] == "pong" and frame["n"] == version)


def stale(frames: list[Json]) -> bool:
    """Whether one of these frames says that a choice came too late."""
    return any(frame["type"] == "stale" for frame in frames)


def test_seats_chat_and_rematch_reach_the_other_process(pair: Pair) -> None:
    async def play() -> None:
        one, two = pair
        anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
        table = (await anna.create(ME, OPEN))["id"]
        host = await Player(anna, table).open()
        assert (await faye.info(table))["status"] == "open"
        guest = await Player(faye, table).open()

        await faye.join(table)
        joined = await host.until(lambda f: f["type"] == "table" and f["table"]["status"] != "open")
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "Faye"]
        await asyncio.gather(host.until(begun), guest.until(begun))

        await host.send(type="chat", table=table, text="Bonjour <b>")
        await guest.send(type="chat", table=table, text="Salut")
        said = [await heard_both(player) for player in (host, guest)]
        assert said[0] == said[1]
        assert set(said[0]) == {("Anna", 0, "Bonjour <b>"), ("Faye", 1, "Salut")}

        await faye.leave(table, 1)
        away = await host.until(seat_is(1, away=True, kind="bot"))
        assert away["table"]["seats"][1]["name"] == "Faye"
        await at(faye, one).join(table)
        await guest.until(seat_is(1, away=False, kind="human"))

        await play_all(host, guest)
        watching = await Player(anna, table).open()
        again = await faye.post(f"/api/tables/{table}/rematch")
        shown = await watching.until(lambda f: f["type"] == "table" and f["table"]["rematch"])
        assert shown["table"]["rematch"] == again["id"]
        await watching.close()

    asyncio.run(play())


def begun(frame: Json) -> bool:
    """A frame with a position."""
    return frame.get("moment") is not None


def seat_is(seat: int, **facts: Any) -> Callable[[Json], bool]:
    """A table frame that says this of a seat."""
    return lambda f: f["type"] == "table" and facts.items() <= f["table"]["seats"][seat].items()


async def heard_both(player: Player) -> list[tuple[str, int, str]]:
    """Two things that were said, in their order."""
    said = [await player.until_kind("chat") for _ in range(2)]
    return [(frame["name"], frame["seat"], frame["text"]) for frame in said]


def test_old_chat_is_not_said_again(pair: Pair) -> None:
    """A process that sees a table for the first time does not repeat what was said before."""

    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        table = (await anna.create(ME))["id"]
        first = await Player(anna, table).open()
        await first.send(type="chat", table=table, text="one")
        await first.until_kind("chat")
        second = await Player(at(anna, pair[1]), table).open()
        await second.send(type="chat", table=table, text="two")
        assert (await second.until_kind("chat"))["text"] == "two"
        assert (await first.until_kind("chat"))["text"] == "two"
        await asyncio.gather(first.close(), second.close())

    asyncio.run(play())


def test_everybody_reads_the_same_chat(pair: Pair) -> None:
    """Many speak at once on both processes: all hear everything once, in one order."""

    async def play() -> None:
        host = await Guest.new(pair[0], "Anna")
        table = (await host.create(ME))["id"]
        guests = [await Guest.new(pair[k % 2], f"Guest {k}") for k in range(6)]
        players = [await Player(guest, table).open() for guest in guests]
        for word in ("a", "b", "c", "d"):
            await asyncio.gather(
                *(p.send(type="chat", table=table, text=f"{word} {p.guest.name}") for p in players)
            )
        heard = [[(await p.until_kind("chat"))["text"] for _ in range(24)] for p in players]
        assert len(set(heard[0])) == 24
        assert all(texts == heard[0] for texts in heard)
        await asyncio.gather(*(player.close() for player in players))

    asyncio.run(play())


def test_a_new_name_is_known_everywhere(pair: Pair) -> None:
    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        there = at(anna, pair[1])
        assert (await there.get("/api/me"))["name"] == "Anna"
        answer = await anna.ask("PUT", "/api/me", {"name": "Anne"})
        assert answer.json()["name"] == "Anne"
        async with asyncio.timeout(PATIENCE):
            while (await there.get("/api/me"))["name"] != "Anne":
                await asyncio.sleep(0.01)
        assert (await there.create(ME))["seats"][0]["name"] == "Anne"

    asyncio.run(play())


def test_a_seat_is_handed_over_by_its_owner_alone(pair: Pair) -> None:
    """A code is worth nothing once the seat is another's, whichever process is asked."""

    async def play() -> None:
        anna, faye = await Guest.new(pair[0], "Anna"), await Guest.new(pair[1], "Faye")
        emily = await Guest.new(pair[1], "Emily")
        table = (await anna.create(ME, OPEN, OPEN))["id"]
        path = f"/api/tables/{table}/handover"
        await faye.join(table, 1)
        code = (await at(faye, pair[0]).post(path, {"seat": 1}))["code"]
        await faye.leave(table, 1)
        await emily.join(table, 1)
        for server in pair:
            asked = await at(faye, server).refused("POST", path, {"seat": 1})
            assert asked == (400, "error-not-your-seat")
            claimed = await at(faye, server).refused("POST", "/api/claim", {"code": code})
            assert claimed == (400, "error-bad-code")
        code = (await emily.post(path, {"seat": 1}))["code"]
        taken = await at(faye, pair[0]).post("/api/claim", {"code": code})
        assert taken["seats"][1]["yours"]
        assert (await emily.refused("POST", "/api/claim", {"code": code}))[1] == "error-bad-code"

    asyncio.run(play())


def test_who_sits_down_at_one_process_may_act_at_the_other_at_once(pair: Pair) -> None:
    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        table = (await anna.create(ME))["id"]
        player = await Player(at(anna, pair[1]), table).open()
        for _ in range(10):
            await player.my_turn()
            code = (await anna.post(f"/api/tables/{table}/handover", {"seat": 0}))["code"]
            await anna.post("/api/claim", {"code": code})  # to himself: the seating changes
            await player.choose()
            frame = await player.until_kind("update", "error", "stale")
            assert frame["type"] == "update", frame
        await player.close()

    asyncio.run(play())


async def test_the_end_of_a_game_is_known_everywhere_at_once(pair: Pair) -> None:
    """Whoever asks another process for the record, or for a rematch, does not have to wait."""
    one, two = pair
    for k in range(6):
        anna = await Guest.new(one, "Anna")
        table = (await anna.create(ME))["id"]
        away = Guest(two, "Anna", anna.token)
        await away.info(table)  # the other process has the table in memory
        player = Player(anna, table, seed=k + 1)
        await player.play()
        if k % 2:
            fresh = await away.post(f"/api/tables/{table}/rematch")
            assert fresh["id"] != table
        else:
            assert "[Result" in await away.record(table)
        await player.close()
