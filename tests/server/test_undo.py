"""Undo has an end, and a log full of undone choices opens like any other."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sa

from troyes.play.log import CHOICE, MOST_UNDONE, UNDO, Entry, without_undone
from troyes.play.table import Table
from troyes.server import schema
from troyes.server.room import Room

from .harness import ME, OPEN, Guest, Player, Server, engine_of, new_game_of

GAME = {"id": "x" * 16, "config": '{"players":2,"name":"x","rules":1}', "clocks": None}


async def to_turn(server: Server) -> tuple[Guest, str, Player]:
    """A table at which Anna may choose, and take back."""
    (anna, _), table = await new_game_of(server, ME, OPEN, start=0)
    player = await Player(anna, table, confirm=False).open()
    await player.my_turn()
    return anna, table, player


async def back_and_forth(player: Player) -> None:
    """One choice, taken back."""
    version = player.version
    assert version is not None
    await player.choose()
    while player.version == version:
        await player.receive()
    assert player.moment is not None
    assert player.moment["undo"]
    await player.act("undo", 0)
    while player.version != version + 2:
        await player.receive()


async def test_a_turn_has_so_many_undos(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--frames-per-second", "100000") as server:
        anna, table, player = await to_turn(server)
        for _ in range(MOST_UNDONE):
            await back_and_forth(player)
        await player.choose()
        version = player.version
        while player.version == version:
            await player.receive()
        assert player.moment is not None
        assert not player.moment.get("undo")  # it is not offered either
        await player.act("undo", 0)
        assert await player.error() == "error-no-more-undo"
        await player.close()
        server.restart()  # the count is part of the log
        again = await Player(anna, table).open()
        assert again.moment is not None
        assert not again.moment.get("undo")
        await again.act("undo", 0)
        assert await again.error() == "error-no-more-undo"
        await again.close()


async def test_a_log_of_thousands_of_undone_choices_is_opened_and_played_on(tmp_path: Path) -> None:
    """As older versions allowed: written into the database as they would have."""
    with Server(tmp_path / "t.db") as server:
        anna, table, player = await to_turn(server)
        version = player.version
        assert player.moment is not None
        assert version is not None
        option = player.moment["decision"]["options"][0]["id"]
        view = player.moment["view"]
        await player.close()
        server.kill()
        many = [(CHOICE, option), (UNDO, 0)] * 5000
        t, e = schema.tables, schema.entries
        rows = [
            {"table_id": table, "version": version + k, "kind": kind, "value": value, "at": 1.0}
            for k, (kind, value) in enumerate(many, 1)
        ]
        with engine_of(server.database).begin() as connection:
            connection.execute(sa.insert(e), rows)
            connection.execute(sa.update(t).values(version=version + len(many)))
        server.start()
        again = await Player(anna, table).open()
        assert again.moment is not None
        assert again.version == version + len(many)
        assert again.moment["view"] == view
        await again.choose()
        while again.version == version + len(many):
            await again.receive()
        await again.close()


def seconds(entries: list[Entry]) -> float:
    """The processor's time that a table takes to be opened."""
    row = {**GAME, "seed": "0" * 32}
    room = Room(row, [])
    began = time.process_time()
    room.restore_game(entries, None, 0)
    taken = time.process_time() - began
    assert room.version == len(entries)
    return taken


def test_what_was_undone_takes_no_time() -> None:
    room = Room({**GAME, "seed": "0" * 32}, [])
    game = Table(room.first_state(), 0)
    entries: list[Entry] = []

    def add(entry: Entry) -> None:
        game.apply(entry)
        entries.append(entry)

    while len(entries) < 200:
        while game.chance_is_due():
            add(game.due_outcome())
        seat = game.to_move()
        assert seat is not None
        new = game.confirm(seat) if game.held_by == seat else [Entry(CHOICE, game.options()[0])]
        for entry in new:
            add(entry)
    while game.chance_is_due():
        add(game.due_outcome())
    if game.held_by is not None:
        add(Entry(3, game.held_by))
        while game.chance_is_due():
            add(game.due_outcome())
    option = game.options()[0]
    undone = [Entry(CHOICE, option), Entry(UNDO, game.state.actor)] * 5000
    assert without_undone([*entries, *undone]) == entries
    plain = min(seconds(entries) for _ in range(3))
    long = min(seconds([*entries, *undone]) for _ in range(3))
    assert long < 5 * plain + 0.02  # 10,200 entries against 200: it was 50 times as much
