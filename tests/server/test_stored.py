"""A database that version 0.1.0 has written: its tables open, are played on and looked back at.

tests/server/stored/make.py made it.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from troyes.formats.apply_facts import apply
from troyes.formats.facts import Fact
from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM
from troyes.server.upkeep import check

from .harness import Guest, Json, Player, Server, play_all, sqlite_url

STORED = Path(__file__).parent / "stored"
WHO: Json = json.loads((STORED / "0.1.0.json").read_text("utf-8"))
FOR_EVER = ("--keep-games", "0", "--keep-guests", "0")  # in whatever year this is tested


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Server]:
    """Today's server on yesterday's database."""
    shutil.copy(STORED / "0.1.0.db", tmp_path / "t.db")
    with Server(tmp_path / "t.db", *FOR_EVER) as server:
        yield server


def guests(server: Server) -> list[Guest]:
    return [
        Guest(server, name, token)
        for name, token in zip(("Anna", "Faye"), WHO["tokens"], strict=True)
    ]


async def test_a_turn_in_the_middle_is_as_it_was_left(old: Server) -> None:
    """What everybody saw last, they see again; the turn in hand can be taken back or ended."""
    table = WHO["running"]
    players = [await Player(guest, table).open() for guest in guests(old)]
    for player, before in zip(players, WHO["moments"][table], strict=True):
        assert player.moment is not None
        assert player.moment["version"] == before["version"]
        assert player.moment["view"] == before["view"]
        assert player.moment["undo"] == before["undo"]
        options = player.moment["decision"] and player.moment["decision"]["options"]
        assert options == (before["decision"] and before["decision"]["options"])
    mover = next(player for player in players if player.moment and player.moment["decision"])
    assert mover.moment is not None
    assert mover.moment["undo"]
    await mover.act("undo", mover.moment["decision"]["seat"])
    frame = await mover.until_kind("update")
    assert frame["moment"]["decision"]["kind"] == "action"
    for player in players:
        await player.close()


async def test_it_is_played_on_to_its_end(old: Server) -> None:
    table = WHO["running"]
    before = old.entries(table)
    assert {CHOICE, CONFIRM} <= {entry.kind for entry in before}
    players = [Player(guest, table) for guest in guests(old)]
    await play_all(*players)
    truth = old.truth(table)
    assert truth.log[: len(before)] == before
    end = truth.end()
    assert end.over
    for seat, player in enumerate(players):
        assert player.moment is not None
        assert player.moment["view"] == end.view(seat).to_json()
        assert player.added > 10
    record = Record.from_text(await guests(old)[0].record(table))
    assert record.replay() == end.state


async def test_a_finished_game_is_looked_back_at(old: Server) -> None:
    anna, table = guests(old)[0], WHO["finished"]
    replay = await anna.get(f"/api/tables/{table}/replay")
    position = replay["first"]
    for step in replay["steps"]:
        position = apply(position, msgspec.convert([*step["facts"], step["asks"]], list[Fact]))
    assert position == WHO["moments"][table][0]["view"] == old.truth(table).end().view(0).to_json()
    totals = {letter: row["total"] for letter, row in replay["result"]["scores"].items()}
    assert totals == (await anna.info(table))["result"]
    steps = (await anna.get(f"/api/tables/{table}/history"))["steps"]
    assert [step["version"] for step in steps] == list(range(1, len(old.entries(table)) + 1))


async def test_a_kings_challenge_is_played_on(old: Server) -> None:
    anna, table = guests(old)[0], WHO["solo"]
    before = old.entries(table)
    player = Player(anna, table)
    await play_all(player)
    truth = old.truth(table)
    assert truth.log[: len(before)] == before
    assert truth.end().over
    assert player.moment is not None
    assert player.moment["result"]["margin"] == player.moment["standing"]["margin"]


@pytest.mark.parametrize("size", [1236, 1262], ids=["shorter", "as long"])
async def test_a_snapshot_of_other_states_is_not_used(tmp_path: Path, size: int) -> None:
    """A new event makes states longer: the game goes on from its log, and is called sound."""
    shutil.copy(STORED / "0.1.0.db", tmp_path / "t.db")
    with sqlite3.connect(tmp_path / "t.db") as database:
        snapshot = {"blob": bytes(size), "id": WHO["solo"]}
        database.execute("UPDATE tables SET snapshot = :blob WHERE id = :id", snapshot)
    database.close()
    with Server(tmp_path / "t.db", *FOR_EVER) as server:
        anna, table = guests(server)[0], WHO["solo"]
        player = Player(anna, table)
        await play_all(player)
        assert player.moment is not None
        assert player.moment["view"] == server.truth(table).end().view(0).to_json()
    report = check(sqlite_url(tmp_path / "t.db"))
    assert report.wrong == []
