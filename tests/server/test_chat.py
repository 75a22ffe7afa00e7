"""Chat is kept: whoever comes, or comes back, gets the last words, and each only once."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from troyes.server import schema

from .harness import ME, OPEN, Guest, Json, Player, Server, new_game_of


def history(player: Player) -> list[Json]:
    """What came with the last answer to watch."""
    frames = [f for f in player.frames if f["type"] == "table" and f["chat"] is not None]
    return list(frames[-1]["chat"])


async def test_the_last_words_come_with_the_table(tmp_path: Path) -> None:
    """Also after a kill, and with the numbers they had before."""
    server = Server(tmp_path / "t.db")
    with server:
        (anna, faye), table = await new_game_of(server, ME, OPEN)
        async with Player(anna, table) as first:
            assert history(first) == []
            for text in ("one", "two"):
                await first.send(type="chat", table=table, text=text)
                await first.until_kind("chat")
        said = [frame for frame in first.frames if frame["type"] == "chat"]
        async with Player(faye, table) as second:
            assert history(second) == said
        server.kill()
        server.start()
        async with Player(faye, table) as second:
            assert history(second) == said
            await second.send(type="chat", table=table, text="three")
            third = await second.until_kind("chat")
        assert third["id"] > said[-1]["id"]
        assert first.version is not None
        await first.open()  # back with the version it saw: an update, and the words again
        assert history(first) == [*said, third]
        await first.close()


async def test_fifty_words_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        (anna,), table = await new_game_of(server, ME)
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:
            rows = [
                {"table_id": table, "seat": 0, "name": "Anna", "text": str(k), "at": 1.0 * k}
                for k in range(80)
            ]
            connection.execute(sa.insert(schema.chat), rows)
        server.kill()
        server.start()
        async with Player(anna, table) as player:
            assert [said["text"] for said in history(player)] == [str(k) for k in range(30, 80)]


async def test_spectators_read_and_write_only_if_they_may(server: Server) -> None:
    for allowed in (True, False):
        (anna,), table = await new_game_of(server, ME, spectator_chat=allowed)
        async with Player(anna, table) as first:
            await first.send(type="chat", table=table, text="hello")
            await first.until_kind("chat")
        async with Player(await Guest.new(server, "Wanda"), table) as spectator:
            assert [said["text"] for said in history(spectator)] == ["hello"] * allowed
            await spectator.send(type="chat", table=table, text="good luck")
            answer = await spectator.until(lambda frame: frame["type"] in ("chat", "error"))
            assert answer["type"] == ("chat" if allowed else "error")


async def test_words_stay_on_their_line(server: Server) -> None:
    """Marks piled up on a letter would cover what others say; those of languages are taken."""
    (anna,), table = await new_game_of(server, ME)
    async with Player(anna, table) as player:
        for text, taken in (("Z" + "\u0351" * 9, False), ("A\u202ennA", False), ("Thị Hằng", True)):
            await player.send(type="chat", table=table, text=text)
            answer = await player.until(lambda frame: frame["type"] in ("chat", "error"))
            assert answer["type"] == ("chat" if taken else "error")
            assert taken or answer["error"]["id"] == "error-bad-text"


async def test_a_new_name_shows_at_once(server: Server) -> None:
    (anna,), table = await new_game_of(server, ME)
    async with Player(anna, table) as player:
        answer = await anna.ask("PUT", "/api/me", {"name": "Annabelle"})
        assert answer.status_code == 200
        await player.send(type="chat", table=table, text="it is me")
        assert (await player.until_kind("chat"))["name"] == "Annabelle"
