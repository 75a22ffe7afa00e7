"""The promise of the dice: seen before a game by everybody, kept after it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from troyes.formats.fair_dice import verify
from troyes.formats.record import Record

from .harness import ME, NOVICE, OPEN, Guest, Player, Server, http_client


def sha(salt: str, seed: str) -> str:
    """As the documents say it is made."""
    return hashlib.sha256(f"troyes dice 1\n{salt}\n{seed}\n".encode()).hexdigest()


async def test_everybody_sees_the_promise_before_the_game(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN)
    promised = table["commitment"]
    assert len(promised) == 64
    async with http_client(server) as http:
        tables = (await http.get("/api/tables")).json()["tables"]
    assert promised in [one["commitment"] for one in tables]
    assert (await faye.info(table["id"]))["commitment"] == promised
    assert (await faye.join(table["id"]))["commitment"] == promised
    async with Player(faye, table["id"]) as player:
        assert player.info is not None
        assert player.info["commitment"] == promised
        seed = server.row(table["id"]).seed
        assert seed not in "".join(player.texts)
    assert await anna.refused("GET", f"/api/tables/{table['id']}/dice") == (400, "error-not-over")


async def test_after_the_game_it_can_be_checked(server: Server, tmp_path: Path) -> None:
    anna = await Guest.new(server)
    table = await anna.create(ME, NOVICE)
    await Player(anna, table["id"], seed=4).play()
    dice = await anna.get(f"/api/tables/{table['id']}/dice")
    assert dice["commitment"] == table["commitment"] == sha(dice["salt"], dice["seed"])
    assert dice["wrong"] == 0
    assert sum(dice["faces"]) == dice["rolls"] > 50
    assert table["id"] not in str(dice)
    found = verify(Record.from_text(await anna.record(table["id"])))
    assert found.sound
    assert found.committed is True
    assert found.faces == dice["faces"]


async def test_a_server_that_cheats_is_caught(tmp_path: Path) -> None:
    """Somebody changes the seed in the database in the middle of a game."""
    import sqlalchemy as sa

    from troyes.server import schema

    from .harness import engine_of

    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server)
        table = await anna.create(ME)
        player = Player(anna, table["id"], seed=4)
        await player.play(stop=lambda p: (p.version or 0) > 60)
        await player.close()
        server.kill()
        t = schema.tables
        with engine_of(server.database).begin() as connection:
            connection.execute(sa.update(t).values(seed="0" * 31 + "1"))
        server.start()
        await player.play()
        dice = await anna.get(f"/api/tables/{table['id']}/dice")
        assert dice["wrong"] > 0
        assert dice["commitment"] != table["commitment"]  # which every player has seen
        found = verify(Record.from_text(await anna.record(table["id"])))
        assert not found.sound


async def test_the_seed_of_a_day_is_never_told(server: Server) -> None:
    anna = await Guest.new(server)
    table = await anna.post("/api/challenge/today")
    assert table["commitment"] is None
    await Player(anna, table["id"], seed=1).play()
    dice = await anna.get(f"/api/tables/{table['id']}/dice")
    assert dice["seed"] is dice["commitment"] is dice["wrong"] is None
    assert sum(dice["faces"]) > 20
    assert "Seed" not in await anna.record(table["id"])
