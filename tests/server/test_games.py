"""Whole games by scripted clients, at every number of players, and their records."""

from __future__ import annotations

import asyncio

import pytest

from troyes.formats.record import Record
from troyes.play.log import CHOICE, OUTCOME, UNDO
from troyes.rules.scoring import breakdown, final_vp, owners, winners
from troyes.rules.state import State
from troyes.rules.terms import SEAT_LETTERS

from .harness import (
    APPRENTICE,
    ME,
    NOVICE,
    OPEN,
    Json,
    Player,
    Server,
    new_game_of,
    play_all,
)

TABLES = {
    "solo": [ME],
    "two": [ME, OPEN],
    "two-bot": [NOVICE, ME],
    "two-screen": [ME, ME],
    "three": [ME, OPEN, OPEN],
    "three-bots": [ME, NOVICE, APPRENTICE],
    "four": [ME, OPEN, OPEN, OPEN],
    "four-bots": [ME, NOVICE, OPEN, APPRENTICE],
    "four-one": [NOVICE, NOVICE, NOVICE, ME],
}


async def play(server: Server, *seats: Json, **options: object) -> tuple[list[Player], str]:
    """A game from the first choice to the last."""
    guests, table = await new_game_of(server, *seats, **options)
    players = [Player(guest, table) for guest in guests]
    for player in players:
        await player.open()
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.until_kind("table")  # the table is told again when the game is over
        await player.close()
    return players, table


def result_of(s: State) -> Json:
    """Everybody's points, as the table's result says them."""
    return {SEAT_LETTERS[owner]: final_vp(s, owner) for owner in owners(s)}


@pytest.mark.parametrize("bonus", [False, True], ids=["plain", "bonus"])
@pytest.mark.parametrize("name", TABLES)
async def test_a_whole_game(server: Server, name: str, bonus: bool) -> None:
    players, table = await play(server, *TABLES[name], bonus=bonus)
    guest = players[0].guest
    truth = server.truth(table)
    end = truth.end()
    assert end.over
    for player in players:
        assert player.moment["version"] == end.version
        assert player.moment["view"] == end.view(None).to_json()  # nothing is hidden any more
        assert (player.moment["to_move"], player.moment["decision"]) == (None, None)
        check_last_message(player, end.state)
        assert player.info["status"] == "finished"
        assert player.info["result"] == result_of(end.state)
    record = Record.from_text(await guest.record(table))
    assert record.replay() == end.state
    assert record.header.bonus == bonus
    assert record.header.names == [seat["name"] for seat in (await guest.info(table))["seats"]]
    assert record.seed == int(truth.row.seed, 16)
    assert record.steps == [e.value for e in truth.log if e.kind in (CHOICE, OUTCOME)]
    assert Record.from_json(record.to_json()).replay() == end.state


def check_last_message(player: Player, s: State) -> None:
    """The game ends with everybody's points by category and the winners."""
    assert player.moment is not None
    said = player.moment["result"]
    assert said["scores"] == {SEAT_LETTERS[o]: breakdown(s, o) for o in owners(s)}
    assert said["winners"] == winners(s)
    assert ("verdict" in said) == ("margin" in said) == (s.players == 1)
    assert not any((f.get("moment") or {}).get("result") for f in player.frames[:-3])


async def test_every_choice_is_told_to_everybody(server: Server) -> None:
    """What the entries say is what everybody was told, in the same order."""
    players, table = await play(server, ME, OPEN, NOVICE)
    log = server.entries(table)
    for player in players:
        told = {
            version: fact["option"]
            for version, step in player.steps.items()
            for fact in step["facts"]
            if fact["kind"] == "chose"
        }
        first = min(player.steps)
        stored = {v: e.value for v, e in enumerate(log, 1) if e.kind == CHOICE and v >= first}
        assert told == stored
        sent = [frame["options"] for frame in player.sent if frame["type"] == "choose"]
        assert sent
        assert player.added >= len(sent)  # positions that followed from facts


async def test_a_game_with_undo_is_recorded_without_what_was_taken_back(server: Server) -> None:
    guests, table = await new_game_of(server, ME, OPEN)
    players = [Hesitant(guest, table, confirm=False, seed=1) for guest in guests]
    await play_all(*players)
    truth = server.truth(table)
    kinds = [entry.kind for entry in truth.log]
    assert kinds.count(UNDO) >= 20
    record = Record.from_text(await guests[0].record(table))
    assert record.replay() == truth.end().state
    assert len(record.steps) == sum(k in (CHOICE, OUTCOME) for k in kinds) - kinds.count(UNDO)


class Hesitant(Player):
    """Takes back every third thing it may."""

    async def answer(self, moment: Json) -> None:
        """Sometimes an undo instead of the next choice."""
        if moment["version"] > self.answered and moment["undo"] and self.rng.random() < 0.3:
            self.answered = moment["version"]
            seat = next(s["seat"] for s in self.info["seats"] if s["yours"])
            await self.act("undo", seat)
        else:
            await super().answer(moment)


async def test_many_tables_at_once(server: Server) -> None:
    """Games do not get in each other's way."""

    async def one(k: int) -> None:
        players, table = await play(server, *([ME, NOVICE] if k % 2 else [ME, OPEN]))
        end = server.truth(table).end()
        assert end.over
        assert all(player.version == end.version for player in players)

    await asyncio.gather(*(one(k) for k in range(8)))


async def test_a_record_is_a_secret_until_the_end(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    refused = await anna.refused("GET", f"/api/tables/{table}/record")
    assert refused == (400, "error-not-over")
