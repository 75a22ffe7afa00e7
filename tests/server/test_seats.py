"""Seats that change hands: leaving, coming back, handing over; one screen; spectators."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa

from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM
from troyes.rules.terms import SEAT_LETTERS
from troyes.server import schema

from .guests import kinds, mine
from .harness import (
    ME,
    NOVICE,
    OPEN,
    Guest,
    Player,
    Server,
    new_game_of,
    play_all,
    until,
)

# --- leaving and coming back ---------------------------------------------------------------------


async def test_leaving_before_the_game_opens_the_seat(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN, OPEN)
    await faye.join(table["id"])
    left = await faye.leave(table["id"], 1)
    assert kinds(left) == ["human", "open", "open"]
    assert left["seats"][1]["name"] == ""
    path = f"/api/tables/{table['id']}/leave"
    assert await faye.refused("POST", path, {"seat": 1}) == (400, "error-not-your-seat")
    assert await faye.refused("POST", path, {"seat": 0}) == (400, "error-not-your-seat")


async def test_who_leaves_a_game_is_replaced_by_a_bot_and_may_come_back(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN, start=1)
    async with Player(anna, table) as first, Player(faye, table) as second:
        await second.my_turn()
        left = await faye.leave(table, 1)
        assert left["seats"][1] | {"connected": True} == {
            "seat": 1, "kind": "bot", "name": "Faye", "level": "apprentice",
            "yours": True, "connected": True, "away": True,
        }  # fmt: skip
        moment = await first.my_turn()  # the bot has moved
        assert moment["to_move"] == 0
        await second.until(lambda frame: (frame.get("moment") or {}).get("to_move") == 0)
        await second.act("choose", 1, options=[0])
        assert await second.error() == "error-not-your-seat"
        back = await faye.join(table)
        assert kinds(back) == ["human", "human"]
        assert not back["seats"][1]["away"]
        await asyncio.gather(first.play(), second.play())
    assert any(sent["type"] == "choose" for sent in second.sent[3:])


async def test_nobody_else_takes_the_seat_of_one_who_left(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    emily = await Guest.new(server, "Emily")
    await faye.leave(table, 1)
    path = f"/api/tables/{table}/join"
    assert await emily.refused("POST", path, {"seat": 1}) == (400, "error-no-free-seat")
    assert await anna.refused("POST", path, {"seat": 1}) == (400, "error-no-free-seat")


async def test_when_all_have_left_the_bots_finish_the_game(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    async with Player(anna, table) as watching:
        await anna.leave(table, 0)
        await faye.leave(table, 1)
        await watching.until(lambda frame: (frame.get("moment") or {}).get("over", False))
    assert server.truth(table).end().over
    assert (await anna.info(table))["status"] == "finished"


async def test_bots_do_not_race_on_while_nobody_is_there(server: Server) -> None:
    """All have left and nobody looks on: the game rests, and goes on for whoever comes."""
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    await anna.leave(table, 0)
    await faye.leave(table, 1)
    await until(lambda: not server.row(table).bot_to_move)
    rests = server.row(table).version
    await asyncio.sleep(1.5)  # the sweep leaves it alone too
    assert server.row(table).version == rests
    emily = await Guest.new(server, "Emily")
    async with Player(emily, table) as watching:
        await watching.until(lambda frame: (frame.get("moment") or {}).get("version", 0) > rests)
    back = await anna.join(table)
    assert kinds(back) == ["human", "bot"]


async def test_who_left_has_time_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--come-back-seconds", "8") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, start=0)
        async with Player(anna, table) as player:
            await player.my_turn()
            before = server.row(table).version
            await anna.leave(table, 0)
            await asyncio.sleep(1)
            assert server.row(table).version == before
            await anna.join(table, 0)
            await player.my_turn()
            assert server.row(table).version == before
            await anna.leave(table, 0)
            await until(lambda: server.row(table).version > before)


async def test_bots_among_themselves_play_no_faster_than_it_is_shown(tmp_path: Path) -> None:
    """Who has left and looks on can come back to what they see, not to a game that is over."""
    with Server(tmp_path / "t.db", "--come-back-seconds", "1") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, NOVICE, NOVICE, start=0)
        async with Player(anna, table) as player:
            await player.my_turn()
            before = player.version
            await anna.leave(table, 0)
            for _ in range(3):
                await player.until(lambda frame: frame["type"] == "update")
        e = schema.entries.c
        new = sa.select(e.at).where(e.table_id == table, e.version > before, e.kind == CONFIRM)
        first, _, third, *_ = server.query(new.order_by(e.version))
        assert third.at - first.at > 1.6  # twice a second: never longer than one may come back


async def test_bots_of_a_new_game_wait_for_somebody_to_see_it(tmp_path: Path) -> None:
    """Without clocks; their turns would be over before the page is open."""

    def moved(table_id: str) -> bool:
        return any(entry.kind == CHOICE for entry in server.entries(table_id))

    with Server(tmp_path / "t.db", "--come-back-seconds", "60") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, start=1)
        timed = await anna.create(ME, NOVICE, start=1, turn_seconds=60)
        await until(lambda: moved(timed["id"]))
        assert not moved(table)
        async with Player(anna, table) as player:
            await player.my_turn()


async def test_who_looks_on_is_named(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    emily = await Guest.new(server, "Emily")
    async with Player(anna, table) as player:
        async with Player(emily, table):
            await player.until(lambda f: f.get("table", {}).get("spectators") == ["Emily"])
        await player.until(lambda f: f.get("table", {}).get("spectators") == [])


# --- several seats on one screen -----------------------------------------------------------------


async def test_one_browser_holds_several_seats(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Faye", "Geoffrey")]
    table = await anna.create(*seats, NOVICE)
    assert [seat["name"] for seat in table["seats"][:3]] == ["Anna", "Faye", "Geoffrey"]
    assert mine(table) == [0, 1, 2]
    player = Player(anna, table["id"])
    await play_all(player)
    chosen = {sent["seat"] for sent in player.sent if sent["type"] == "choose"}
    assert chosen == {0, 1, 2}
    record = Record.from_text(await anna.record(table["id"]))
    assert record.header.names[:3] == ["Anna", "Faye", "Geoffrey"]


async def test_one_screen_shows_the_seat_to_move(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, ME)
    player = Player(anna, table["id"])
    await play_all(player)
    asked = [f["moment"] for f in player.frames if (f.get("moment") or {}).get("decision")]
    assert {moment["decision"]["seat"] for moment in asked} == {0, 1}
    for moment in asked:
        seat = "AB"[moment["decision"]["seat"]]
        other = "BA"[moment["decision"]["seat"]]
        assert moment["view"]["seats"][seat]["vp"] is not None
        assert moment["view"]["seats"][other]["vp"] is None


async def test_one_screen_shows_the_last_who_moved_while_a_bot_thinks(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, NOVICE, ME, NOVICE)  # each of the two comes before a bot
    player = Player(anna, table["id"])
    await play_all(player)
    last, seen = "", set()
    for frame in player.frames:
        moment = frame.get("moment") or {"over": True}
        if moment["over"]:
            continue
        if moment["decision"]:
            last = SEAT_LETTERS[moment["decision"]["seat"]]
        elif last and moment["to_move"] in (1, 3):
            seats = moment["view"]["seats"]
            shown = [letter for letter in seats if seats[letter]["vp"] is not None]
            assert shown == [last]
            seen.add(last)
    assert seen == {"A", "C"}


async def test_a_guest_may_join_with_several_seats(server: Server) -> None:
    """At a private table; at a public one everybody has one seat (test_people)."""
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN, OPEN, private=True)
    await faye.join(table["id"], 1)
    full = await faye.join(table["id"], 2)
    assert mine(full) == [1, 2]
    assert full["status"] == "running"
    await play_all(Player(anna, table["id"]), Player(faye, table["id"]))


# --- spectators ----------------------------------------------------------------------------------


async def test_a_spectator_sees_the_game_but_cannot_act(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    emily = await Guest.new(server, "Emily")
    async with Player(anna, table) as player, Player(emily, table) as spectator:
        assert spectator.info is not None
        assert mine(spectator.info) == []
        for seat in (0, 1):
            for frame in ({"type": "choose", "options": [0]}, {"type": "undo"}, {"type": "confirm"},
                          {"type": "preview", "options": []}):  # fmt: skip
                await spectator.act(seat=seat, kind=str(frame.pop("type")), **frame)
                assert await spectator.error() == "error-not-your-seat"
        other = Player(faye, table)
        watching = asyncio.create_task(spectator.play())
        await asyncio.gather(player.play(), other.play())
        assert (await watching)["over"]
        await other.close()
    assert all(f["moment"]["decision"] is None for f in spectator.frames if f.get("moment"))
    assert set(spectator.steps) >= set(range(spectator.frames[1]["moment"]["version"] + 1, 50))


# --- handing a seat to another device ------------------------------------------------------------


async def test_a_code_hands_a_seat_to_another_device_once(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN, start=0)
    phone, thief = await Guest.new(server, "Phone"), await Guest.new(server, "Thief")
    code = (await anna.post(f"/api/tables/{table}/handover", {"seat": 0}))["code"]
    async with Player(anna, table) as old:
        claimed = await phone.post("/api/claim", {"code": code})
        assert mine(claimed) == [0]
        assert claimed["seats"][0]["name"] == "Anna"
        await old.until(lambda f: f["type"] == "table" and mine(f["table"]) == [])
        assert old.moment is not None
        assert old.moment["decision"] is None
        await old.act("confirm", 0)
        assert await old.error() == "error-not-your-seat"
    assert await thief.refused("POST", "/api/claim", {"code": code}) == (400, "error-bad-code")
    async with Player(phone, table) as new:
        await new.my_turn()
        await new.choose()
        await new.expect("update")


async def test_only_the_owner_hands_a_seat_over(server: Server) -> None:
    (_, faye), table = await new_game_of(server, ME, OPEN)
    stranger = await Guest.new(server, "Emily")
    path = f"/api/tables/{table}/handover"
    assert await faye.refused("POST", path, {"seat": 0}) == (400, "error-not-your-seat")
    assert await stranger.refused("POST", path, {"seat": 0}) == (400, "error-not-your-seat")
    refused = await stranger.refused("POST", "/api/claim", {"code": "x" * 24})
    assert refused == (400, "error-bad-code")


async def test_old_codes_die_when_a_seat_changes_hands(server: Server) -> None:
    """Who leaves an open table cannot take the seat from the one who sat down there later."""
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    emily = await Guest.new(server, "Emily")
    table = await anna.create(ME, OPEN, OPEN)
    await faye.join(table["id"], 1)
    path = f"/api/tables/{table['id']}/handover"
    codes = [(await faye.post(path, {"seat": 1}))["code"] for _ in range(2)]
    await faye.leave(table["id"], 1)
    await emily.join(table["id"], 1)
    for code in codes:
        assert await faye.refused("POST", "/api/claim", {"code": code}) == (400, "error-bad-code")
    assert mine(await emily.info(table["id"])) == [1]
    codes = [(await emily.post(path, {"seat": 1}))["code"] for _ in range(2)]
    await faye.post("/api/claim", {"code": codes[0]})
    assert await anna.refused("POST", "/api/claim", {"code": codes[1]}) == (400, "error-bad-code")


async def test_codes_are_stored_as_hashes_and_end_by_themselves(server: Server) -> None:
    (anna, _), table = await new_game_of(server, ME, OPEN)
    given = await anna.post(f"/api/tables/{table}/handover", {"seat": 0})
    h = schema.handovers.c
    row = server.query(sa.select(schema.handovers).where(h.table_id == table))[0]
    assert given["code"] not in str(row)
    assert given["seconds"] == 600
