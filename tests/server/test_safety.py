"""Safety: origins, sizes, rates, errors without details, logs without secrets, chat, figures."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from troyes.server.run import bind

from .harness import ME, NOVICE, OPEN, PATIENCE, Guest, Json, Player, Server, new_game_of

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs all it can, and knows one more origin."""
    folder = tmp_path_factory.mktemp("guarded")
    with Server(folder / "troyes.db", "--origin", FRIEND, "--log-level", "debug") as running:
        yield running


# --- origins -------------------------------------------------------------------------------------


def origins(server: Server) -> dict[str, bool]:
    host = f"127.0.0.1:{server.port}"
    return {
        f"http://{host}": True,
        f"https://{host}": True,  # behind a proxy that speaks TLS
        FRIEND: True,
        "https://evil.example": False,
        f"http://127.0.0.1:{server.port + 1}": False,
        f"http://{host}.evil.example": False,
        FRIEND + ".evil.example": False,
        "http://friend.example": False,
        "null": False,
    }


async def test_pages_of_other_origins_cannot_use_the_api(guarded: Server) -> None:
    anna = await Guest.new(guarded)
    for origin, allowed in origins(guarded).items():
        for method, path, body in (
            ("GET", "/api/me", None),
            ("POST", "/api/guests", {"name": "X"}),
        ):
            answer = await anna.ask(method, path, body, headers={"Origin": origin})
            assert answer.status_code == (200 if allowed else 403), origin
            if not allowed:
                assert answer.json()["error"]["id"] == "error-bad-origin"
            assert "access-control-allow-origin" not in answer.headers


async def test_pages_of_other_origins_cannot_open_a_socket(guarded: Server) -> None:
    for origin, allowed in origins(guarded).items():
        if allowed:
            async with connect(guarded.ws, origin=Origin(origin)) as socket:
                await socket.send('{"type":"ping"}')
                assert "error-hello-first" in str(await socket.recv())
        else:
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(guarded.ws, origin=Origin(origin))
            assert refused.value.response.status_code == 403


# --- sizes ---------------------------------------------------------------------------------------


async def test_long_frames_are_refused(guarded: Server) -> None:
    (anna, _), table = await new_game_of(guarded, ME, OPEN)
    async with Player(anna, table) as player:
        await player.send_text('{"type":"chat","text":"' + "x" * 17000 + '"}')
        assert await player.error() == "error-too-large"
        await player.send(type="ping", n=1)
        await player.until_kind("pong")
        await player.send_text("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed):
            await player.until_kind("pong")
        assert player.socket is not None
        assert player.socket.close_code == 1009
    assert guarded.healthy()


async def test_long_bodies_are_refused(guarded: Server) -> None:
    anna = await Guest.new(guarded)

    async def chunks() -> Any:
        for _ in range(100):
            yield b" " * 1000

    async with httpx.AsyncClient(base_url=guarded.http, timeout=PATIENCE, verify=False) as http:
        whole = await http.post("/api/guests", content=b" " * 70_000)
        parts = await http.post("/api/guests", content=chunks())
    for answer in (whole, parts):
        assert answer.status_code == 413
        assert answer.json()["error"]["id"] == "error-too-large"
    # A long file, a key of many parts (slow to read), and a number that is none.
    for edition in ("x" * 50_000, "a." * 10_000 + "a = 1", '"\u2028".' * 8_000 + "a = 1",
                    "a = " + "9" * 5_000, "a = "):  # fmt: skip
        wish = {"seats": [ME, NOVICE], "edition": edition}
        assert await anna.refused("POST", "/api/tables", wish) == (400, "error-bad-edition")


# --- rates ---------------------------------------------------------------------------------------


async def test_who_talks_too_fast_is_slowed_down_but_not_thrown_out(guarded: Server) -> None:
    (anna, _), table = await new_game_of(guarded, ME, OPEN)
    async with Player(anna, table) as player:
        for n in range(300):
            await player.send(type="ping", n=n)
        refused = 0
        while not refused:
            frame = await player.expect("pong", "error")
            refused += frame["type"] == "error"
        assert frame["error"]["id"] == "error-too-fast"
        await player.close()
        await player.open()  # a new socket is not punished for the old one
        await player.send(type="ping", n=1000)
        await player.until(lambda frame: frame == {"type": "pong", "n": 1000})


async def test_who_wants_too_much_done_must_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db", "--requests-per-second", "0.1") as server:
        anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
        for _ in range(2):
            await anna.create(ME, OPEN)
        seats = {"seats": [ME, OPEN]}
        assert await anna.refused("POST", "/api/tables", seats) == (429, "error-too-fast")
        assert len((await anna.get("/api/games"))["tables"]) == 2  # looking is free
        await faye.create(ME, OPEN)


def shows_gone(frame: Json) -> bool:
    return frame["type"] == "table" and not frame["table"]["seats"][1]["connected"]


def unsent(port: int, peer: int) -> int:
    """How many bytes the kernel keeps that were sent from one port to another."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(f":{port:04X}") and fields[2].endswith(f":{peer:04X}"):
            return int(fields[4].split(":")[0], 16)
    return 0


async def test_who_reads_nothing_is_not_there(tmp_path: Path) -> None:
    """A socket that takes nothing any more, not even a closing, is left."""
    with Server(tmp_path / "troyes.db", "--frames-per-second", "1000") as server:
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        narrow = socket.create_connection(("127.0.0.1", server.port))
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        frozen = await connect(server.ws, sock=narrow, ping_interval=None)
        await frozen.send(json.dumps({"type": "hello", "token": faye.token}))
        async with Player(anna, table) as player:
            watch = json.dumps({"type": "watch", "table": table})
            await frozen.send(watch)
            await player.until(lambda frame: frame["type"] == "table" and not shows_gone(frame))
            frozen.transport.pause_reading()
            gone = asyncio.create_task(player.until(shows_gone))
            queued = [0]
            while not queued[-1] or len(set(queued[-5:])) > 1:  # until nothing more fits in between
                for _ in range(10):
                    await frozen.send(watch)
                await asyncio.sleep(0.1)
                queued.append(unsent(server.port, narrow.getsockname()[1]))
            await gone
        frozen.transport.abort()


async def test_newcomers_are_not_made_without_end(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        request = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"
        statuses: set[bytes] = set()

        async def ask() -> None:
            for _ in range(400):
                writer.write(request * 10)
                await writer.drain()

        asking = asyncio.create_task(ask())
        async with asyncio.timeout(PATIENCE):
            while b"HTTP/1.1 429 Too Many Requests" not in statuses:
                line = (await reader.readline()).strip()
                if line.startswith(b"HTTP") or b"}HTTP" in line:
                    statuses.add(line[line.index(b"HTTP") :])
        asking.cancel()
        assert b"HTTP/1.1 400 Bad Request" in statuses  # there was room for many
        writer.close()
        assert server.healthy()


async def test_a_socket_that_says_nothing_is_closed(guarded: Server) -> None:
    async with connect(guarded.ws) as socket:
        assert "error-hello-first" in str(await asyncio.wait_for(socket.recv(), PATIENCE))
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", b"[" * 30_000),
        ("POST", "/api/tables", b'{"seats":' + b"[" * 30_000),
        ("POST", "/api/tables", b'{"seats": 1e999}'),
        ("POST", "/api/guests", b'{"name": "\\ud800"}'),
        (
            "POST",
            "/api/claim",
            b'{"code": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800xxxxxxxxxxxxxx"}',
        ),
        ("PUT", "/api/me", b"null"),
        ("GET", "/api/tables/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00", None),
        ("GET", "/api/tables/'; DROP TABLE tables; --", None),
        ("DELETE", "/api/tables", None),
        ("GET", "/api/nothing", None),
        ("GET", "/../../etc/passwd", None),
        ("GET", "/assets/../../../../etc/passwd", None),
    ],
)
async def test_nonsense_is_refused_without_details(
    guarded: Server, method: str, path: str, content: bytes | None
) -> None:
    anna = await Guest.new(guarded)
    answer = await anna.ask(method, path, content)
    assert 400 <= answer.status_code < 500, answer.text
    for word in ("Traceback", "File ", ".py", "sqlalchemy", "SELECT", "root:"):
        assert word not in answer.text
    assert guarded.events("request failed") == []


async def test_a_fault_inside_is_logged_but_not_told(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        (anna, _), table = await new_game_of(server, ME, OPEN)
        async with Player(anna, table) as player:
            engine = sa.create_engine(server.database)
            with engine.begin() as connection:
                connection.exec_driver_sql("DROP TABLE chat")
                connection.exec_driver_sql("DROP TABLE handovers")
            await player.send(type="chat", table=table, text="hello")
            frame = await player.expect("error")
            assert frame["error"] == {"id": "error-internal", "args": {}}
            answer = await anna.ask("POST", f"/api/tables/{table}/handover", {"seat": 0})
            assert answer.status_code == 500
            assert answer.json()["error"] == {"id": "error-internal", "args": {}}
            await player.send(type="ping", n=1)
            await player.until_kind("pong")
        assert "Traceback" in server.log()
        assert len(server.events("frame failed")) == 1
        assert server.events("request failed")
        assert server.healthy()


async def test_a_fault_logs_no_secrets(tmp_path: Path) -> None:
    """What could not be stored is not written into the log instead."""
    with Server(tmp_path / "troyes.db") as server:
        anna = await Guest.new(server, "Anna")
        with sa.create_engine(server.database).begin() as connection:
            connection.exec_driver_sql("DROP TABLE tables")
        seed = "abcdef0123456789abcdef0123456789"
        answer = await anna.ask("POST", "/api/tables", {"seats": [ME, NOVICE], "seed": seed})
        assert answer.status_code == 500
        assert "INSERT INTO tables" in server.log()
        assert seed not in server.log()


# --- logs ----------------------------------------------------------------------------------------


async def test_logs_are_structured_and_hold_no_secrets(guarded: Server) -> None:
    (anna, faye), table = await new_game_of(
        guarded, ME, OPEN, seed="abcdef0123456789abcdef0123456789"
    )
    code = (await anna.post(f"/api/tables/{table}/handover", {"seat": 0}))["code"]
    phone = await Guest.new(guarded, "Phone")
    await phone.post("/api/claim", {"code": code})
    await phone.refused("POST", "/api/claim", {"code": code})
    async with Player(phone, table) as player:
        await player.send_text(json.dumps({"type": "watch", "table": anna.token}))
        await player.error()
        await player.send(type="chat", table=table, text="a private word")
        await player.until_kind("chat")
    async with connect(guarded.ws) as socket:
        await socket.send(json.dumps({"type": "hello", "token": anna.token[:-1] + "!"}))
        await socket.recv()
    await anna.ask("GET", f"/api/tables/{anna.token}")
    await anna.ask("GET", f"/api/me?token={anna.token}")
    log = guarded.log()
    row = guarded.row(table)
    for secret in (anna.token, faye.token, phone.token, code, row.seed, "a private word"):
        assert secret not in log
    lines = log.splitlines()
    assert "served at" in lines[0]
    for line in lines[1:]:
        assert {"at", "level", "event"} <= set(json.loads(line))


# --- chat ----------------------------------------------------------------------------------------


async def say(player: Player, text: str) -> Json:
    """Say something; the chat frame or the error that answers."""
    await player.send(type="chat", table=player.table, text=text)
    return await player.until_kind("chat", "error")


async def test_chat_reaches_everybody_at_the_table_as_plain_text(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    emily = await Guest.new(server, "Emily")
    _, elsewhere = await new_game_of(server, ME)
    async with (
        Player(anna, table) as first,
        Player(faye, table) as second,
        Player(emily, table) as spectator,
        Player(emily, elsewhere) as far,
    ):
        text = "<script>alert('x')</script> & \"quotes\" \\ é 漢 🎲"
        frame = await say(first, "  " + text.replace(" & ", "\n&\t ") + " ")
        assert (frame["text"], frame["name"], frame["seat"]) == (text, "Anna", 0)
        for other in (second, spectator):
            assert await other.until_kind("chat") == frame
        frame = await say(spectator, "hello")
        assert (frame["name"], frame["seat"]) == ("Emily", None)
        assert (await second.until_kind("chat"))["text"] == "hello"
        await far.send(type="ping")
        await far.expect("pong")


async def test_spectators_are_silent_where_the_table_wants_it(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN, spectator_chat=False)
    emily = await Guest.new(server, "Emily")
    async with Player(anna, table) as first, Player(emily, table) as spectator:
        frame = await say(spectator, "hello")
        assert frame["error"]["id"] == "error-no-spectator-chat"
        assert (await say(first, "quiet here"))["text"] == "quiet here"
        await spectator.send(type="ping", n=7)
        await spectator.until_kind("pong")
        assert not [frame for frame in spectator.frames if frame["type"] == "chat"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "error-bad-request"),
        ("x" * 301, "error-bad-request"),
        ("   ", "error-bad-text"),
        ("a\x00b", "error-bad-text"),
        ("a\x1b[31mb", "error-bad-text"),
        ("a\u202eb", "error-bad-text"),
    ],
)
async def test_bad_texts_are_refused(server: Server, text: str, reason: str) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    async with Player(anna, table) as player:
        assert (await say(player, text))["error"]["id"] == reason


async def test_chat_is_limited_and_only_for_those_who_watch(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    _, elsewhere = await new_game_of(server, ME)
    async with Player(anna, table) as player:
        await player.send(type="chat", table=elsewhere, text="hello")
        assert await player.error() == "error-not-watching"
        answers = [await say(player, f"word {n}") for n in range(12)]
        kinds = [frame["type"] for frame in answers]
        assert kinds[:5] == ["chat"] * 5
        assert "error" in kinds
        errors = {f["error"]["id"] for f in answers if f["type"] == "error"}
        assert errors == {"error-too-fast"}


async def test_after_a_restart_nothing_is_said_twice(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        (anna, _), table = await new_game_of(server, ME, OPEN)
        player = await Player(anna, table).open()
        await say(player, "before")
        server.restart()
        await player.open()
        await say(player, "after")
        await player.send(type="ping")
        await player.until_kind("pong")
        said = [f["text"] for f in player.frames if f["type"] == "chat"]
        assert said == ["before", "after"]
        await player.close()


# --- figures -------------------------------------------------------------------------------------


async def test_health_and_figures(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        page = httpx.get(server.http + "/health", verify=False)
        assert (page.status_code, page.text) == (200, "ok\n")
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        assert server.metric("troyes_sockets") == 0
        first, second = await Player(anna, table).open(), await Player(faye, table).open()
        assert server.metric("troyes_sockets") == 2
        assert server.metric("troyes_tables_in_memory") == 1
        before = server.metric("troyes_choice_seconds_count")
        mover = first if first.moment["decision"] else second
        await mover.choose()
        await mover.expect("update")
        await mover.act("choose", 3, options=[255])
        await mover.error()
        assert server.metric("troyes_choice_seconds_count") == before + 1
        assert server.metric("troyes_entries_total") == len(server.entries(table))
        assert server.metric("troyes_refused_total") == 1
        page = httpx.get(server.http + "/metrics", verify=False)
        assert page.headers["content-type"].startswith("text/plain")
        for secret in (anna.token, table):
            assert secret not in page.text
        await first.close()
        await second.close()
        async with asyncio.timeout(PATIENCE):
            while server.metric("troyes_sockets") != 0:
                await asyncio.sleep(0.02)


async def test_small_frames_are_sent_at_once() -> None:
    """Otherwise the second of two frames in a row waits 40 ms for a word of the client."""
    accepted: asyncio.Queue[int] = asyncio.Queue()

    def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken = writer.get_extra_info("socket")
        accepted.put_nowait(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = bind("127.0.0.1", 0)
    async with await asyncio.start_server(greet, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await accepted.get() == 1
        writer.close()
