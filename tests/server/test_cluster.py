"""Several server processes on one PostgreSQL: the same tables, decided once, played on by whoever
is left."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from troyes.play.log import CHOICE, Entry
from troyes.server import schema

from .harness import (
    ME,
    NOVICE,
    OPEN,
    PATIENCE,
    Guest,
    Json,
    Player,
    Server,
    check_rows,
    play_all,
    until,
)

if TYPE_CHECKING:
    from .postgres import Postgres

pytest_plugins = ["server.postgres"]
Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on one database."""
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("pair")
    pace = ("--requests-per-second", "1000000")  # some tests come and go without end
    one, two = (Server(database, *pace, folder=folder) for _ in range(2))
    with one, two:
        yield one, two


@pytest.fixture
def pair(both: Pair) -> Pair:
    """Two processes; those a test has killed are started again."""
    for server in both:
        if server.process is None:
            server.start()
    return both


# --- guests and tables on several processes ------------------------------------------------------


def at(guest: Guest, server: Server) -> Guest:
    """The same person, talking to another process."""
    return Guest(server, guest.name, guest.token)


async def four(one: Server, two: Server, **options: Any) -> tuple[list[Guest], str]:
    """A running table of two people, each at a process of his own, and two bots."""
    anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
    table = (await anna.create(ME, NOVICE, OPEN, NOVICE, **options))["id"]
    await faye.join(table)
    return [anna, faye], table


def moved_past(version: int) -> Callable[[Player], bool]:
    """A reason to stop playing."""
    return lambda player: (player.version or 0) > version


def commits(server: Server, table: str) -> list[tuple[int | None, list[Entry]]]:
    """The entries as they were stored together, with the seat that had to move before them."""
    e = schema.entries.c
    log = sa.select(e.at, e.kind, e.value).where(e.table_id == table).order_by(e.version)
    game = server.truth(table).begin()
    found = []
    for _, together in groupby(server.query(log), key=lambda row: row.at):
        entries = [Entry(row.kind, row.value) for row in together]
        found.append((game.to_move(), entries))
        for entry in entries:
            game.apply(entry)
    return found


def turns_of(server: Server, table: str, seats: set[int]) -> int:
    """How often one of these seats moved."""
    return sum(1 for seat, _ in commits(server, table) if seat in seats)


def check_choices(server: Server, table: str, players: list[Player], seats: list[int]) -> None:
    """Nothing that was accepted is lost, nothing is applied twice, nothing comes from nowhere."""
    server.entries(table)  # without a gap
    assert check_rows(server.truth(table), dict(zip(seats, players, strict=True))) > 0


def check_end(server: Server, table: str, players: list[Player], seats: list[int]) -> None:
    """Everybody has seen the end that follows from the stored entries."""
    end = server.truth(table).end()
    assert end.over
    for seat, player in zip(seats, players, strict=True):
        assert player.version == end.version
        assert player.moment is not None
        assert player.moment["view"] == end.view(seat).to_json()
    assert server.row(table).status == "finished"


# --- both alive ----------------------------------------------------------------------------------


def test_a_game_across_two_processes(pair: Pair) -> None:
    """Two people on different processes, two bots, a spectator on each: one game.

    The figures of both processes add up to the entries: every bot's turn was played once.
    """

    async def play() -> None:
        before = {name: total(pair, name) for name in ("bot_turns", "entries")}
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
        assert total(pair, "bot_failures") == 0

    asyncio.run(play())


def total(servers: Pair, name: str) -> float:
    """A figure of all processes together."""
    return sum(server.metric(f"troyes_{name}_total") for server in servers)


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


async def saw(player: Player, version: int) -> None:
    """Wait until a player has seen a version."""
    async with asyncio.timeout(PATIENCE):
        while (player.version or 0) < version:
            await player.receive()


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


# --- the same thing asked of both at once --------------------------------------------------------


async def together(*requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
    """Requests at the same time; none may end in an error of the server."""
    answers = list(await asyncio.gather(*requests))
    assert all(answer.status_code < 500 for answer in answers), [a.text for a in answers]
    return answers


def test_one_seat_is_taken_once(pair: Pair) -> None:
    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        others = [await Guest.new(pair[k % 2], f"Guest {k}") for k in range(4)]
        for _ in range(8):
            table = (await anna.create(ME, OPEN))["id"]
            path = f"/api/tables/{table}/join"
            answers = await together(*(guest.ask("POST", path, {}) for guest in others))
            sat = [
                g for g, answer in zip(others, answers, strict=True) if answer.status_code == 200
            ]
            assert len(sat) == 1
            for server in pair:
                info = await at(sat[0], server).info(table)
                assert [seat["yours"] for seat in info["seats"]] == [False, True]
            assert (await anna.info(table))["status"] == "running"

    asyncio.run(play())


def test_no_game_begins_with_an_open_seat(pair: Pair) -> None:
    """The last seat is taken at one process while another is left at the other."""

    async def play() -> None:
        anna = await Guest.new(pair[0], "Anna")
        faye, emily = await Guest.new(pair[0], "Faye"), await Guest.new(pair[1], "Emily")
        ends = set()
        for k in range(12):
            table = (await anna.create(ME, OPEN, OPEN))["id"]
            await faye.join(table, 1)
            await at(faye, pair[1]).info(table)
            await together(
                emily.ask("POST", f"/api/tables/{table}/join", {"seat": 2}),
                at(faye, pair[k % 2]).ask("POST", f"/api/tables/{table}/leave", {"seat": 1}),
            )
            row, kinds = pair[0].row(table), kinds_of(pair[0], table)
            ends.add(row.status)
            assert (row.status == "open") == ("open" in kinds)
            assert row.status == "open" or kinds[1] == "bot"
        assert ends <= {"open", "running"}

    asyncio.run(play())


def kinds_of(server: Server, table: str) -> list[str]:
    """Who sits at a table, by the database."""
    s = schema.seats.c
    return [
        r.kind for r in server.query(sa.select(s.kind).where(s.table_id == table).order_by(s.seat))
    ]


def test_there_is_one_rematch(pair: Pair) -> None:
    async def play() -> None:
        anna, faye = await Guest.new(pair[0], "Anna"), await Guest.new(pair[1], "Faye")
        table = (await anna.create(ME, OPEN))["id"]
        await faye.join(table)
        await play_all(Player(anna, table), Player(faye, table))
        path = f"/api/tables/{table}/rematch"
        before = count_tables(pair[0])
        answers = await together(*(g.ask("POST", path) for g in (anna, faye, anna, faye)))
        assert len({answer.json()["id"] for answer in answers}) == 1
        assert count_tables(pair[0]) == before + 1

    asyncio.run(play())


def count_tables(server: Server) -> int:
    """How many tables there are."""
    return int(server.query(sa.select(sa.func.count()).select_from(schema.tables))[0][0])


def test_leaving_while_others_move_never_stalls(pair: Pair) -> None:
    """Seats go to bots and back at one process while the game goes on at the other."""

    async def play() -> None:
        (anna, faye), table = await four(*pair)
        player = Player(anna, table, seed=6)
        game = asyncio.create_task(player.play())
        elsewhere = at(faye, pair[0])
        while not game.done():
            for who, path, body in ((faye, "leave", {"seat": 2}), (elsewhere, "join", {"seat": 2})):
                await together(who.ask("POST", f"/api/tables/{table}/{path}", body))
                await asyncio.sleep(0.02)
                if path == "join":  # Faye's seat has to be played by its bot
                    await together(faye.ask("POST", f"/api/tables/{table}/leave", {"seat": 2}))
        await game
        await player.close()
        check_end(pair[0], table, [player], [0])

    asyncio.run(play())


# --- one is lost ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_process_is_killed_and_the_game_goes_on(pair: Pair, seed: int) -> None:
    """Its clients come back at the other process; nothing is lost, nothing is applied twice."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=seed), Player(faye, table, seed=seed)]
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: (players[0].version or 0) > 40 * seed)
        players[0].server = two  # what a load balancer does
        one.kill()
        await asyncio.gather(*games)
        assert players[0].connections >= 2
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        await asyncio.gather(*(player.close() for player in players))

    asyncio.run(play())


async def bot_waits(one: Server, two: Server) -> tuple[list[Guest], str, list[Player]]:
    """A table whose bot is to move; the first process is to play it, but its worker sleeps."""
    (anna, faye), table = await four(one, two, start=0)
    players = [Player(anna, table, seed=7), Player(faye, table, seed=7)]
    await asyncio.gather(*(player.play(moved_past(30)) for player in players))
    other = asyncio.create_task(players[1].play())
    await players[0].my_turn()
    for worker in one.children():
        os.kill(worker, signal.SIGSTOP)
    while not one.row(table).bot_to_move:
        try:  # it may have become the bot's turn just now
            async with asyncio.timeout(0.5):
                await players[0].my_turn()
        except TimeoutError:
            continue
        await players[0].choose()
        await players[0].until(lambda frame: frame["type"] == "update")
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)
    players[1].socket = None
    return [anna, faye], table, players


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_bots_of_a_lost_process_are_adopted(pair: Pair, how: signal.Signals) -> None:
    async def play() -> None:
        one, two = pair
        _, table, players = await bot_waits(one, two)
        version = two.row(table).version
        workers = one.children()
        one.end(how)
        for worker in workers:
            end_worker(worker)
        await until(lambda: two.row(table).version > version)
        assert table in {event["table"] for event in two.events("adopted")}
        players[0].server, players[0].socket = two, None
        await play_all(*players)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])

    asyncio.run(play())


def end_worker(pid: int) -> None:
    """A stopped worker does not notice that its server is gone."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def test_a_process_that_only_slept_does_no_harm(pair: Pair) -> None:
    """It is taken for dead, its bots are adopted, and it wakes up in the middle of their turn."""

    async def play() -> None:
        one, two = pair
        before = total(pair, "bot_turns")
        _, table, players = await bot_waits(one, two)
        version = two.row(table).version
        workers = one.children()
        os.kill(one.pid, signal.SIGSTOP)
        await until(lambda: two.row(table).version > version)
        os.kill(one.pid, signal.SIGCONT)
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        await play_all(*players)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        assert total(pair, "bot_turns") - before == turns_of(two, table, {1, 3})

    asyncio.run(play())


def test_clocks_go_on(pair: Pair) -> None:
    """A process dies while its client thinks: the other one ends his turn, and not too early."""

    async def play() -> None:
        one, two = pair
        anna, faye = await Guest.new(one, "Anna"), await Guest.new(two, "Faye")
        table = (await anna.create(ME, OPEN, turn_seconds=5, at_zero="pass", start=0))["id"]
        await faye.join(table)
        player = await Player(anna, table).open()
        await player.my_turn()
        row = two.row(table)
        one.kill()
        await until(lambda: two.row(table).version > row.version)
        e = schema.entries.c
        first = sa.select(sa.func.min(e.at)).where(e.table_id == table, e.version > row.version)
        assert two.query(first)[0][0] >= row.deadline
        late = [event for event in two.events("out of time") if event["table"] == table]
        assert late[0]["seat"] == 0

    asyncio.run(play())


def test_clocks_stand_still_only_while_nobody_serves(pair: Pair) -> None:
    async def play() -> None:
        one, two = pair
        anna = await Guest.new(one, "Anna")
        table = (await anna.create(ME, turn_seconds=3600))["id"]
        deadline = two.row(table).deadline
        one.restart()  # another process is alive: time goes on
        assert two.row(table).deadline == deadline
        one.kill()
        two.kill()
        seen = two.query(sa.select(sa.func.max(schema.processes.c.seen)))[0][0]
        await asyncio.sleep(7)  # longer than a process may be silent
        with pytest.raises(httpx.HTTPError):
            await anna.info(table)
        up = time.time()
        await asyncio.gather(asyncio.to_thread(one.start), asyncio.to_thread(two.start))
        moved = two.row(table).deadline - deadline
        assert up - seen <= moved <= time.time() - seen  # once, although both have come back
        clocks = (await Player(at(anna, two), table).open()).moment["clocks"]
        assert clocks[0]["turn"] <= 3600

    asyncio.run(play())


# --- the database is lost for a while ------------------------------------------------------------


def listeners(server: Server) -> list[int]:
    """The connections on which processes listen."""
    statement = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = "
    return [row[0] for row in server.query(sa.text(statement + "current_database()"))]


def test_what_is_not_heard_is_made_up_for(pair: Pair) -> None:
    """The connections that listen are cut while the game goes on at the other process."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=9), Player(faye, table, seed=9)]
        games = [asyncio.create_task(player.play()) for player in players]
        for version in (20, 50):
            await until(lambda v=version: (players[0].version or 0) > v)  # type: ignore[misc]
            found = await until(lambda: listeners(one))
            with psycopg.connect(one.database, autocommit=True) as connection:
                for pid in found:
                    connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        await asyncio.gather(*games)
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])
        assert one.events("listening failed")
        await asyncio.gather(*(player.close() for player in players))

    asyncio.run(play())


def test_the_database_falls_over(pair: Pair, postgres: Postgres) -> None:
    """Nothing is accepted while it is gone; then the same sockets play the game to its end."""

    async def play() -> None:
        one, two = pair
        (anna, faye), table = await four(one, two)
        players = [Player(anna, table, seed=10), Player(faye, table, seed=10)]
        await asyncio.gather(*(player.play(moved_past(40)) for player in players))
        await until(lambda: not one.row(table).bot_to_move)
        version = one.row(table).version
        await asyncio.gather(*(saw(player, version) for player in players))
        mover = next(p for p in players if p.moment is not None and p.moment["decision"])
        postgres.crash()
        await mover.choose()
        assert await mover.error() == "error-internal"
        await until(lambda: not one.healthy())  # with the next heartbeat
        postgres.start()
        assert one.row(table).version == version
        await until(lambda: one.healthy() and two.healthy())
        await until(lambda: len(listeners(one)) == 2)
        mover.answered = -1
        await play_all(*players)
        assert [player.connections for player in players] == [1, 1]
        check_end(two, table, players, [0, 2])
        check_choices(two, table, players, [0, 2])

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
