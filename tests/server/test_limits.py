"""Limits by cost, guest and address, and dear work that nobody at a table waits for."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from troyes.rules.edition import Edition
from troyes.server.limits import NEWCOMERS, Limiter

from .harness import ME, NOVICE, OPEN, PATIENCE, Guest, Player, Server, new_game_of, until

FAR = "127.0.0.9"  # another address of this machine


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    """A client at an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.http, timeout=PATIENCE, transport=transport)


async def many(
    http: httpx.AsyncClient, count: int, method: str, path: str, **more: object
) -> Counter[int]:
    """The same request, some at a time; how often each status came."""
    gate = asyncio.Semaphore(20)

    async def one() -> int:
        async with gate:
            return (await http.request(method, path, **more)).status_code  # type: ignore[arg-type]

    return Counter(await asyncio.gather(*(one() for _ in range(count))))


# --- newcomers and addresses ---------------------------------------------------------------------


async def test_an_address_brings_few_newcomers_and_others_are_not_hurt(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", limited=True) as server:
        async with from_address(server, FAR) as http:
            found = await many(http, 200, "POST", "/api/guests", json={"name": "Nobody"})
            assert set(found) == {200, 429}
            assert found[429] > 10
        anna = await Guest.new(server)
        await anna.create(ME, NOVICE)


def told_from(k: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"10.{k >> 16}.{k >> 8 & 255}.{k & 255}"}


async def test_nobody_lies_about_his_address(tmp_path: Path) -> None:
    """X-Forwarded-For is believed only from a proxy that was named."""
    with Server(tmp_path / "t.db", limited=True) as server:
        async with from_address(server, "127.0.0.1") as http:
            found: Counter[int] = Counter()
            for k in range(400):  # 60 in reserve, and one every two seconds
                answer = await http.post("/api/guests", json={"name": "X"}, headers=told_from(k))
                found[answer.status_code] += 1
                if found[429]:
                    break
        assert found[429], found
        assert server.events("unknown proxy")


async def test_addresses_told_by_a_proxy_are_told_apart(tmp_path: Path) -> None:
    """And however many come, whoever has used up their share has not got it back."""
    with Server(tmp_path / "t.db", "--proxy", "127.0.0.1", limited=True) as server:
        async with from_address(server, "127.0.0.1") as http:
            greedy = {"json": {"name": "X"}, "headers": told_from(1)}
            while (await http.post("/api/guests", **greedy)).status_code == 200:  # type: ignore[arg-type]
                pass
            other = await http.post("/api/guests", json={"name": "X"}, headers=told_from(2))
            assert other.status_code == 200
            began = time.monotonic()
            await crowd(server, 10_100)
            granted = 0
            while (await http.post("/api/guests", **greedy)).status_code == 200:  # type: ignore[arg-type]
                granted += 1
            assert granted <= NEWCOMERS * (time.monotonic() - began) + 2


async def crowd(server: Server, addresses: int) -> None:
    """Somebody from each of many addresses tries to come in, with a name that is none."""
    body = b'{"name":" "}'

    async def some(first: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for k in range(first, addresses + 100, 20):
            told = told_from(k)["X-Forwarded-For"]
            writer.write(
                f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {told}\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400"), head
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length))
        writer.close()

    await asyncio.gather(*(some(100 + k) for k in range(20)))


def test_those_who_ask_least_are_forgotten_first() -> None:
    limiter = Limiter(per_second=0.001, reserve=3, remembered=100)
    for _ in range(3):
        assert not limiter.wait("greedy")
    for k in range(50):
        limiter.wait(f"other {k}")
    assert limiter.wait("greedy") > 500  # seconds until they get one more
    for k in range(50, 200):
        limiter.wait(f"other {k}")
    assert len(limiter.full_at) == 100


async def test_sockets_are_counted_by_the_address_a_proxy_tells(tmp_path: Path) -> None:
    limits = ("--proxy", "127.0.0.1", "--connections-per-address", "5")
    with Server(tmp_path / "t.db", *limits, limited=True) as server:
        sockets = [await connect(server.ws, additional_headers=told_from(7)) for _ in range(5)]
        with pytest.raises(websockets.InvalidStatus):
            await connect(server.ws, additional_headers=told_from(7))
        other = await connect(server.ws, additional_headers=told_from(8))
        for one in (*sockets, other):
            await one.close()
        again = await connect(server.ws, additional_headers=told_from(7))
        await again.close()


async def test_watching_without_end_is_slowed_down(tmp_path: Path) -> None:
    """Many sockets of one address have one share between them."""
    with Server(tmp_path / "t.db", "--address-work", "20", limited=True) as server:
        (anna, _), table = await new_game_of(server, ME, OPEN)
        players = [await Player(anna, table).open() for _ in range(3)]
        errors = 0
        for player in players:
            for _ in range(60):
                await player.send(type="watch", table=table)
        for player in players:
            while errors == 0:
                frame = await player.until_kind("table", "error")
                errors += frame["type"] == "error"
        assert frame["error"]["id"] == "error-too-fast"
        await asyncio.gather(*(player.close() for player in players))


async def test_a_guest_talks_no_faster_through_many_sockets(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", limited=True) as server:
        (anna, _), table = await new_game_of(server, ME, OPEN)
        players = [await Player(anna, table).open() for _ in range(6)]
        said: Counter[str] = Counter()
        for n in range(3):
            for k, player in enumerate(players):
                await player.send(type="chat", table=table, text=f"{k} {n}", n=n)
        for player in players:
            for n in range(3):
                frame = await player.until_kind("done", "error")
                said[frame["type"]] += 1
                assert frame["n"] == n
        assert 5 <= said["done"] < 12
        await asyncio.gather(*(player.close() for player in players))


async def test_nobody_fills_the_list_of_tables(tmp_path: Path) -> None:
    """Many guests of one address have one share of it; private tables are as they like."""
    with Server(tmp_path / "t.db", limited=True) as server:
        guests = [await Guest.new(server, f"Guest {k}") for k in range(20)]
        found: Counter[int] = Counter()
        for seats in [{"seats": [ME, OPEN]}] * 3:
            for guest in guests:
                found[(await guest.ask("POST", "/api/tables", seats)).status_code] += 1
                if found[429]:
                    break
            if found[429]:
                break
        assert found[200] >= 30
        assert found[429]
        await guests[0].create(ME, OPEN, private=True)
        await guests[0].create(ME, NOVICE)


async def test_nobody_fills_the_database_with_tables(tmp_path: Path) -> None:
    """Tables are kept for long: an address has a hundred at once, and others their own."""
    with Server(tmp_path / "t.db", "--address-work", "100000", limited=True) as server:
        guests = [await Guest.new(server, f"Guest {k}") for k in range(3)]
        found: Counter[int] = Counter()
        wish = {"seats": [ME, OPEN], "private": True}
        for k in range(200):
            answer = await guests[k % 3].ask("POST", "/api/tables", wish)
            found[answer.status_code] += 1
            if found[429]:
                break
        assert found[200] >= 100
        assert found[429]
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.7")
        headers = {"Authorization": f"Bearer {guests[0].token}"}
        async with httpx.AsyncClient(base_url=server.http, transport=transport) as elsewhere:
            answer = await elsewhere.post("/api/tables", json=wish, headers=headers)
        assert answer.status_code == 200


async def test_a_socket_watches_so_many_tables(server: Server) -> None:
    anna = await Guest.new(server)
    tables = [(await anna.create(ME, OPEN))["id"] for _ in range(51)]
    async with Player(anna, tables[0]) as player:
        for table in tables[1:]:
            await player.send(type="watch", table=table)
        assert await player.error() == "error-too-many-tables"
        await player.send(type="unwatch", table=tables[1])
        await player.send(type="watch", table=tables[-1])
        frame = await player.until_kind("table", "error")
        while frame["type"] == "table" and frame["table"]["id"] != tables[-1]:
            frame = await player.until_kind("table", "error")
        assert frame["type"] == "table"


# --- reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{}", "/api/tables/{}/history", "/"])
async def test_reading_is_limited_too(tmp_path: Path, path: str) -> None:
    with Server(tmp_path / "t.db", "--address-work", "20", limited=True) as server:
        (anna, _), table = await new_game_of(server, ME, OPEN)
        async with from_address(server, FAR) as http:
            http.headers["Authorization"] = f"Bearer {anna.token}"
            found: Counter[int] = Counter()
            while not found[429]:  # 20 ms of work a second are not much
                found += await many(http, 60, "GET", path.format(table))
                assert sum(found.values()) < 3000
        assert found[200] > 0
        assert await asyncio.to_thread(server.healthy)


async def test_the_process_that_tells_old_games_is_there_before_it_is_asked(tmp_path: Path) -> None:
    """Every table that is opened asks for its log: on a busy machine a start took seconds."""
    with Server(tmp_path / "t.db") as server:
        (worker,) = await until(lambda: server.children("background_worker"))
        (anna, _), table = await new_game_of(server, ME, OPEN)
        assert (await anna.get(f"/api/tables/{table}/history"))["steps"]
        assert server.children("background_worker") == [worker]


async def test_looking_back_is_done_aside_once_for_all_who_ask(tmp_path: Path) -> None:
    """While the process that tells old games stands still, play goes on; what is known is told."""
    with Server(tmp_path / "t.db") as server:
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        players = [await Player(guest, table).open() for guest in (anna, faye)]
        await step(players)
        path = f"/api/tables/{table}/history"
        told = await anna.get(path)
        (worker,) = server.children("background_worker")
        os.kill(worker, signal.SIGSTOP)
        try:
            assert await anna.get(path) == told  # the same table, version and seat
            waits = [asyncio.create_task(faye.get(path))]  # another seat
            bad = {"seats": [ME, NOVICE], "edition": "name = 1"}
            waits.append(asyncio.create_task(anna.refused("POST", "/api/tables", bad)))
            for _ in range(5):
                await step(players)
            await asyncio.sleep(0.5)
            assert not any(wait.done() for wait in waits)
        finally:
            os.kill(worker, signal.SIGCONT)
        history, edition = await asyncio.gather(*waits)
        assert len(history["steps"]) >= len(told["steps"])
        assert edition == (400, "error-bad-edition")
        assert len((await anna.get(path))["steps"]) > len(told["steps"])  # a later version
        for player in players:
            await player.close()


async def step(players: list[Player]) -> None:
    """One choice of whoever is asked, and everybody hears of it."""
    mover = next(one for one in players if one.moment and one.moment["decision"])
    await mover.choose()
    for player in players:
        await player.until_kind("update")


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        path = f"/api/tables/{table}/history"
        told = await anna.get(path)
        (worker,) = server.children("background_worker")
        os.kill(worker, signal.SIGSTOP)
        waits = asyncio.create_task(faye.refused("GET", path))
        for _ in range(4):  # until the worker has surely been asked
            await asyncio.sleep(0.5)
            await anna.info(table)
        os.kill(worker, signal.SIGKILL)
        assert await waits == (400, "error-try-again")
        assert len((await faye.get(path))["steps"]) == len(told["steps"])
        assert "Traceback" not in server.log()


async def test_an_edition_brought_along_is_played(server: Server) -> None:
    anna = await Guest.new(server)
    text = (resources.files("troyes.rules") / "edition.toml").read_text("utf-8")
    table = await anna.create(ME, NOVICE, edition="# my own copy\n" + text)
    assert table["edition"] == Edition(tomllib.loads(text)).identity
