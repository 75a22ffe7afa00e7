"""`troyes join`: a bot, in any language, as a guest at a table."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from packages import installed

from troyes.bots import make_bot
from troyes.env.guest import Guest as Table
from troyes.env.guest import Refused, Talk

from .harness import ME, OPEN, PATIENCE, TROYES, Guest, Player, Server, until

EXAMPLE = f"engine:node {Path(__file__).parents[2] / 'docs/examples/engine.mjs'}"
CHEAT = """
import sys
for line in sys.stdin:
    print('troyesok' if line[:6] == 'troyes' else 'bestmove 255' if line[:2] == 'go' else '', flush=True)
"""  # noqa: E501


async def joining(address: str, bot: str, *more: str) -> Process:
    """The command, running."""
    words = ("join", address, "--bot", bot, *more)
    return await asyncio.create_subprocess_exec(TROYES, *words, stdout=PIPE, stderr=PIPE)


async def test_a_program_plays_a_whole_game_at_a_table(tmp_path: Path) -> None:
    """The server is killed in the middle and comes back."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = await anna.create(ME, OPEN)
        process = await joining(f"{server.http}/t/{table['id']}", EXAMPLE, "--name", "Builder")
        player = Player(anna, table["id"])
        game = asyncio.create_task(player.play())
        await until(lambda: len(player.steps) > 60)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await game
        said, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0, wrong
        assert said.decode().startswith("Builder has seat 1 at ")
        assert "The game is over: Builder has " in said.decode()
        info = await anna.info(table["id"])
        assert info["status"] == "finished"
        assert [(seat["name"], seat["kind"]) for seat in info["seats"]] == [
            ("Anna", "human"), ("Builder", "human"),
        ]  # fmt: skip


async def test_what_goes_wrong_is_said(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text(CHEAT)
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        full = await anna.create(ME, {"kind": "bot"})
        waiting = await anna.create(ME, OPEN, start=1)
        for address, bot, code, message in [
            (server.http, "novice", 2, "is not the address of a table"),
            (f"{server.http}/t/nothing", "novice", 2, "error-no-such-table"),
            (f"{server.http}/t/{full['id']}", "novice", 2, "error-no-free-seat"),
            (f"{server.http}/t/{full['id']}", "wizard", 2, "wizard"),
            ("http://127.0.0.1:9/t/x", "novice", 2, "does not respond"),
            (f"{server.http}/t/{waiting['id']}", f"engine:{sys.executable} {cheat}", 1, "'255'"),
        ]:
            process = await joining(address, bot)
            _, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert process.returncode == code, wrong
            assert message in wrong.decode()
            assert "Traceback" not in wrong.decode()


BAD_BOTS = """
class Unread:
    def __init__(self, seed):
        pass
    def choose(self, view, budget=None):
        open("/nowhere/weights")
class Lost(Unread):
    def choose(self, view, budget=None):
        return None
"""


@pytest.mark.parametrize(
    ("bot", "message"), [("Unread", "FileNotFoundError"), ("Lost", "cannot be interpreted")]
)
async def test_a_bot_that_breaks_down_is_named(
    bot: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it could not open is not taken for the connection, which would be tried again."""
    installed(tmp_path, "bad_bots", BAD_BOTS, f"bad = bad_bots:{bot}")
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = await anna.create(ME, OPEN, start=1)
        path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
        monkeypatch.setenv("PYTHONPATH", path)
        process = await joining(f"{server.http}/t/{table['id']}", "bad")
        _, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1, wrong
        assert wrong.decode().startswith("troyes: bad: ")
        assert message in wrong.decode()
        assert "Traceback" not in wrong.decode()


ANSWERS = {
    "nothing": b"",
    "no HTTP": b"220 mail.example.org ESMTP\r\n",
    "half": b'HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{"to',
    "half a refusal": b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 999\r\n\r\n<ht",
    "a page": b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n<html/>",
    "other JSON": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
    "no token": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_another_server_is_told_from_ours(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def serve() -> None:
            line, _ = other.accept()
            with line:
                line.recv(65536)
                line.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        with pytest.raises(Refused, match="does not respond like a Troyes server"):
            Table(f"http://127.0.0.1:{other.getsockname()[1]}/t/x", "Bot")


def test_an_address_that_is_none() -> None:
    with pytest.raises(Refused, match="is not the address of a table"):
        Table("http://[example/t/x", "Bot")


@pytest.mark.parametrize("frame", ["?", "[]", "{}", '{"type": "moment", "moment": {"over": true}}'])
def test_frames_that_are_not_ours(frame: str) -> None:
    class Line:
        """A socket that says one thing."""

        def send(self, text: str) -> None: ...

        def __iter__(self) -> Iterator[str]:
            return iter([frame])

    talk = Talk(cast(Any, Line()), "x", "token")
    with pytest.raises(Refused, match="does not speak this protocol"):
        talk.play(0, make_bot("random", 1), None)
