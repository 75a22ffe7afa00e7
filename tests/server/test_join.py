"""`troyes join`: a bot, in any language, as a guest at a table."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from .harness import ME, OPEN, TROYES, Guest, Player, Server, until

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
        said, wrong = await asyncio.wait_for(process.communicate(), 60)
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
            ("http://127.0.0.1:9/t/x", "novice", 2, "does not answer"),
            (f"{server.http}/t/{waiting['id']}", f"engine:{sys.executable} {cheat}", 1, "'255'"),
        ]:
            process = await joining(address, bot)
            _, wrong = await asyncio.wait_for(process.communicate(), 60)
            assert process.returncode == code, wrong
            assert message in wrong.decode()
            assert "Traceback" not in wrong.decode()
