"""Makes a database with tables in every state, with a server of protocol 1.

tests/server/stored/0.1.0.db and 0.1.0.json (who plays there) were made by version 0.1.0:

    git worktree add ../troyes-0.1.0 7c8f3c7
    (cd ../troyes-0.1.0 && python setup.py build_ext --inplace)
    PYTHONPATH=../troyes-0.1.0/src python tests/server/stored/make.py tests/server/stored/0.1.0

tests/server/test_stored.py opens them with the server of today.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import websockets

Json = dict[str, Any]
ME, OPEN, NOVICE = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


async def main(target: Path) -> None:
    """Start a server, play, stop it, and keep its database."""
    made = target.with_name(target.name + ".db")
    work = made.with_suffix(".making")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [sys.executable, "-m", "troyes", "serve", "--port", address.split(":")[1],
               "--database", f"sqlite:///{work}"]  # fmt: skip
    server = subprocess.Popen(command)
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://{address}/health", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        found = await play(address)
    finally:
        server.terminate()
        server.wait(60)
    made.unlink(missing_ok=True)
    with sqlite3.connect(work) as database:
        database.execute("VACUUM INTO ?", (str(made),))
    for left in work.parent.glob(work.name + "*"):
        left.unlink()
    text = json.dumps(found, indent=1) + "\n"
    target.with_name(target.name + ".json").write_text(text, "utf-8")


async def play(address: str) -> Json:
    """A table in the middle of a turn, a finished one, and a King's Challenge."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        tokens = []
        for name in ("Anna", "Faye"):
            answer = await http.post("/api/guests", json={"name": name})
            tokens.append(answer.json()["token"])

        async def post(path: str, who: int, body: Json) -> Json:
            headers = {"Authorization": f"Bearer {tokens[who]}"}
            answer = await http.post(path, json=body, headers=headers)
            answer.raise_for_status()
            found: Json = answer.json()
            return found

        running = (await post("/api/tables", 0, {"seats": [ME, OPEN], "seed": "5eed"}))["id"]
        await post(f"/api/tables/{running}/join", 1, {})
        finished = (await post("/api/tables", 0, {"seats": [ME, NOVICE], "bonus": True}))["id"]
        solo = (await post("/api/tables", 0, {"seats": [ME]}))["id"]
    moments = {}
    for table, who, until in ((running, tokens, 190), (finished, tokens[:1], 10**6),
                              (solo, tokens[:1], 120)):  # fmt: skip
        players = [Player(address, token, table, until) for token in who]
        await asyncio.gather(*(player.play() for player in players))
        moments[table] = [player.moment for player in players]
    return {
        "tokens": tokens, "running": running, "finished": finished, "solo": solo,
        "moments": moments,
    }  # fmt: skip


class Player:
    """Chooses at random, choice by choice; stops in the middle of a turn that can be undone."""

    def __init__(self, address: str, token: str, table: str, until: int) -> None:
        self.address, self.token, self.table, self.until = address, token, table, until
        self.rng = random.Random(1)
        self.moment: Json = {}

    async def play(self) -> None:
        """Until the game is over, or late enough."""
        async with websockets.connect(f"ws://{self.address}/ws", max_size=None) as ws:
            await ws.send(json.dumps({"type": "hello", "token": self.token, "protocol": 1}))
            await ws.send(json.dumps({"type": "watch", "table": self.table}))
            async for text in ws:
                frame = json.loads(text)
                self.moment = frame.get("moment") or self.moment
                if not frame.get("moment"):
                    continue
                late = self.moment["version"] >= self.until
                if self.moment["over"] or (late and self.tentative()):
                    return
                if self.moment["decision"]:
                    await ws.send(json.dumps(self.choice(late)))

    def tentative(self) -> bool:
        """Whether somebody is in the middle of a turn."""
        return bool(self.moment["view"]["turn"].get("target"))

    def choice(self, late: bool) -> Json:
        """Any option; when it is late, an action."""
        decision = self.moment["decision"]
        listed = [option["id"] for option in decision["options"]]
        acts = [option for option in listed if 7 <= option < 21 or 79 <= option < 97]
        return {
            "type": "choose", "table": self.table, "version": self.moment["version"],
            "seat": decision["seat"], "confirm": True,
            "option": self.rng.choice(acts if late and acts else listed),
        }  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]).resolve()))
