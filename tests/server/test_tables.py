"""Tables: making them, who sits where, leaving and coming back, spectators, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from troyes.formats.record import Record
from troyes.rules import edition
from troyes.server import schema

from .harness import (
    APPRENTICE,
    ME,
    NOVICE,
    OPEN,
    Guest,
    Json,
    Player,
    Server,
    new_game_of,
    play_all,
    until,
)

EDITION = Path(edition.__file__).with_name("edition.toml").read_text("utf-8")


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def mine(table: Json) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["yours"]]


# --- guests --------------------------------------------------------------------------------------


async def test_a_guest_has_a_name_and_a_token_of_his_own(server: Server) -> None:
    anna, other = await Guest.new(server, "Anna"), await Guest.new(server, "Anna")
    assert anna.token != other.token
    assert len(anna.token) >= 40
    assert await anna.get("/api/me") == {"name": "Anna", "token": None}


async def test_a_token_is_stored_as_a_hash_only(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    rows = server.query(sa.select(schema.guests))
    assert rows
    assert all(anna.token not in str(row) for row in rows)


async def test_a_guest_takes_another_name(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    answer = await anna.ask("PUT", "/api/me", {"name": "  Anne  of\tTroyes "})
    assert answer.json()["name"] == "Anne of Troyes"
    assert (await anna.get("/api/me"))["name"] == "Anne of Troyes"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb", 7, None])
async def test_a_bad_name_is_refused(server: Server, name: object) -> None:
    anna = await Guest.new(server, "Anna")
    status, _ = await anna.refused("PUT", "/api/me", {"name": name})
    assert status == 400
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_without_a_token_nothing_is_answered(server: Server) -> None:
    stranger = Guest(server, "nobody", "x" * 43)
    for path in ("/api/me", "/api/tables", "/api/games", "/api/tables/" + "x" * 16):
        assert await stranger.refused("GET", path) == (401, "error-unknown-token")


# --- making a table ------------------------------------------------------------------------------


async def test_a_table_with_an_open_seat_waits(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, OPEN, NOVICE, name="Fair of Champagne")
    assert table["status"] == "open"
    assert table["name"] == "Fair of Champagne"
    assert table["host"]
    assert kinds(table) == ["human", "open", "bot"]
    assert mine(table) == [0]
    assert table["seats"][2]["level"] == "novice"


async def test_a_full_table_begins_at_once(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    for seats in ([ME], [ME, NOVICE], [NOVICE, APPRENTICE, ME], [ME, ME, ME, ME]):
        table = await anna.create(*seats)
        assert table["status"] == "running"
        assert table["players"] == len(seats)
        assert table["name"] == "Anna"


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": []},
        {"seats": [ME] * 5},
        {"seats": [NOVICE]},
        {"seats": [OPEN]},
        {"seats": [OPEN, NOVICE]},
        {"seats": [ME, {"kind": "bot", "level": "grandmaster"}]},
        {"seats": [ME, {"kind": "human"}]},
        {"seats": [ME, NOVICE], "start": 2},
        {"seats": [ME, NOVICE], "start": -1},
        {"seats": [ME, NOVICE], "seed": "xyz"},
        {"seats": [ME, NOVICE], "seed": "1" * 33},
        {"seats": [ME, NOVICE], "name": "x" * 61},
        {"seats": [ME, NOVICE], "name": "a\x00b"},
        {"seats": [ME, NOVICE], "turn_seconds": 4},
        {"seats": [ME, NOVICE], "game_seconds": 29},
        {"seats": [ME, NOVICE], "at_zero": "lose"},
        {"seats": [ME, NOVICE], "colour": "red"},
        {"seats": [ME, NOVICE], "edition": "not = [toml"},
        {"seats": [ME, NOVICE], "edition": "name = 'nothing in it'"},
        {"seats": [{"kind": "me", "name": ""}, NOVICE]},
        {},
        [],
        "table",
        None,
    ],
)
async def test_an_impossible_table_is_refused(server: Server, wish: object) -> None:
    anna = await Guest.new(server, "Anna")
    status, _ = await anna.refused("POST", "/api/tables", wish)
    assert status == 400
    assert (await anna.get("/api/games"))["tables"] == []


async def test_the_options_of_a_table_reach_the_game(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, NOVICE, ME, bonus=True, open_scores=True, start=2)
    assert (table["bonus"], table["open_scores"]) == (True, True)
    async with Player(anna, table["id"]) as player:
        moment = await player.my_turn()
    view = moment["view"]
    assert (view["bonus"], view["open_scores"], view["players"]) == (True, True, 3)
    assert view["start"] == "C"
    assert moment["decision"]["seat"] == 2
    assert all(seat["vp"] is not None for seat in view["seats"].values())


async def test_a_seed_gives_the_same_game_again_and_none_a_new_one(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    seeds = ("c0ffee", "c0ffee", *[None] * 12)
    views, tables = [], []
    for seed in seeds:
        table = await anna.create(ME, NOVICE, start=0, seed=seed)
        tables.append(table["id"])
        async with Player(anna, table["id"]) as player:
            views.append((await player.my_turn())["view"])
        assert table["seeded"] == (seed is not None)  # those who join are told
    assert views[0] == views[1]
    assert len({str(view["seats"]) for view in views[2:]}) > 1  # twelve times the same characters
    rows = server.query(sa.select(schema.tables.c.id, schema.tables.c.seed))
    drawn = {row.seed for row in rows if row.id in tables[2:]}
    assert len(drawn) == 12


async def test_a_table_with_an_edition_of_its_own(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    changed = EDITION.replace("name = ", 'name = "Ours" # ', 1).replace("cost = 6", "cost = 9", 1)
    table = await anna.create(ME, ME, edition=changed, start=1)
    standard = await anna.create(ME, ME)
    assert table["edition"] != standard["edition"]
    prices = []
    for one in (standard, table):
        async with Player(anna, one["id"]) as player:
            frame = next(f for f in player.frames if f["type"] == "table")
            prices.append(frame["figures"]["cards"]["archer"]["cost"])
    assert prices == [6, 9]
    player = Player(anna, table["id"])
    await play_all(player)
    record = Record.from_text(await anna.record(table["id"]))
    assert record.header.edition == table["edition"]
    record.replay()
    again = await anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["edition"] == table["edition"]
    async with Player(anna, again["id"]) as player:
        assert player.moment["view"]["start"] == "A"  # B began the first game


async def test_a_server_with_an_edition_of_its_own(tmp_path: Path) -> None:
    """`--edition`: all tables that bring none of their own have it."""
    mine = tmp_path / "my.toml"
    mine.write_text(
        EDITION.replace("name = ", 'name = "Ours" # ', 1).replace("cost = 6", "cost = 9", 1)
    )
    with Server(tmp_path / "t.db", "--edition", str(mine)) as server:
        anna = await Guest.new(server, "Anna")
        table, own = await anna.create(ME), await anna.create(ME, edition=EDITION)
        assert table["edition"].startswith("Ours")
        assert own["edition"] != table["edition"]
        async with Player(anna, table["id"]) as player:
            frame = next(f for f in player.frames if f["type"] == "table")
            assert frame["figures"]["cards"]["archer"]["cost"] == 9


# --- joining -------------------------------------------------------------------------------------


async def test_joining_from_the_list_of_open_tables(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN)
    listed = {t["id"]: t for t in (await faye.get("/api/tables"))["tables"]}
    assert mine(listed[table["id"]]) == []
    joined = await faye.join(table["id"])
    assert joined["status"] == "running"
    assert mine(joined) == [1]
    assert joined["seats"][1]["name"] == "Faye"
    assert not joined["host"]
    left = {t["id"] for t in (await faye.get("/api/tables"))["tables"]}
    assert table["id"] not in left


async def test_a_private_table_is_joined_by_its_link_only(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN, private=True)
    assert table["id"] not in {t["id"] for t in (await faye.get("/api/tables"))["tables"]}
    assert (await faye.join(table["id"]))["status"] == "running"


async def test_a_chosen_seat_is_taken_and_nobody_elses(server: Server) -> None:
    guests = [await Guest.new(server, name) for name in ("Anna", "Faye", "Emily")]
    anna, faye, emily = guests
    table = await anna.create(ME, OPEN, OPEN)
    path = f"/api/tables/{table['id']}/join"
    assert mine(await faye.join(table["id"], 2)) == [2]
    assert await emily.refused("POST", path, {"seat": 2}) == (400, "error-no-free-seat")
    assert await emily.refused("POST", path, {"seat": 0}) == (400, "error-no-free-seat")
    assert await emily.refused("POST", path, {"seat": 3}) == (400, "error-no-free-seat")
    assert mine(await emily.join(table["id"])) == [1]


async def test_joining_twice_takes_one_seat(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN, OPEN)
    await faye.join(table["id"])
    again = await faye.join(table["id"])
    assert mine(again) == [1]
    assert again["status"] == "open"


async def test_a_crowd_fights_for_one_seat_and_one_gets_it(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    crowd = [await Guest.new(server, f"Guest {k}") for k in range(8)]
    table = await anna.create(ME, OPEN)
    path = f"/api/tables/{table['id']}/join"
    answers = await asyncio.gather(*(one.ask("POST", path, {}) for one in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [400] * 7
    seated = [answer.json() for answer in answers if answer.status_code == 200]
    assert mine(seated[0]) == [1]
    assert sum([mine(await one.info(table["id"])) == [1] for one in crowd]) == 1


async def test_those_who_wait_are_told_when_the_game_begins(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN)
    async with Player(anna, table["id"]) as waiting:
        assert waiting.moment is None
        assert waiting.info is not None
        assert waiting.info["status"] == "open"
        await faye.join(table["id"])
        await waiting.until(lambda frame: frame.get("moment") is not None)
        assert waiting.info["status"] == "running"


async def test_there_is_no_such_table(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    for name in ("x" * 16, "x", "x" * 500):
        status, reason = await anna.refused("GET", f"/api/tables/{name}")
        assert (status, reason) == (404, "error-no-such-table")


# --- the host changes seats ----------------------------------------------------------------------


async def test_the_host_fills_an_open_seat_with_a_bot_and_opens_it_again(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, OPEN, OPEN)
    path = f"/api/tables/{table['id']}/seat"
    changed = await anna.post(path, {"seat": 1, "kind": "bot", "level": "apprentice"})
    assert kinds(changed) == ["human", "bot", "open"]
    assert changed["seats"][1]["level"] == "apprentice"
    assert kinds(await anna.post(path, {"seat": 1, "kind": "open"})) == ["human", "open", "open"]
    await anna.post(path, {"seat": 1, "kind": "bot"})
    begun = await anna.post(path, {"seat": 2, "kind": "bot"})
    assert begun["status"] == "running"
    refused = await anna.refused("POST", path, {"seat": 1, "kind": "open"})
    assert refused == (400, "error-already-begun")


async def test_only_the_host_changes_seats_and_never_a_persons(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, OPEN, OPEN)
    await faye.join(table["id"])
    path = f"/api/tables/{table['id']}/seat"
    wish = {"seat": 2, "kind": "bot"}
    assert await faye.refused("POST", path, wish) == (400, "error-not-the-host")
    for seat in (0, 1, 3):
        refused = await anna.refused("POST", path, {"seat": seat, "kind": "bot"})
        assert refused == (400, "error-no-free-seat")


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
    with Server(tmp_path / "t.db", "--come-back-seconds", "3") as server:
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
    table = await anna.create(ME, ME, NOVICE)
    player = Player(anna, table["id"])
    await play_all(player)
    last, seen = "", set()
    for frame in player.frames:
        moment = frame.get("moment") or {"over": True}
        if moment["over"]:
            continue
        if moment["decision"]:
            last = "AB"[moment["decision"]["seat"]]
        elif last and moment["to_move"] == 2:
            shown = [seat for seat in "AB" if moment["view"]["seats"][seat]["vp"] is not None]
            assert shown == [last]
            seen.add(last)
    assert seen == {"A", "B"}


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


# --- lists and rematches -------------------------------------------------------------------------


async def test_a_person_finds_his_games_running_and_finished(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    done = await anna.create(ME)
    await play_all(Player(anna, done["id"]))
    running = await anna.create(ME, NOVICE)
    waiting = await anna.create(ME, OPEN, private=True)
    await faye.create(ME, NOVICE)
    games = {t["id"]: t for t in (await anna.get("/api/games"))["tables"]}
    assert {key: t["status"] for key, t in games.items()} == {
        done["id"]: "finished", running["id"]: "running", waiting["id"]: "open",
    }  # fmt: skip
    assert set(games[done["id"]]["result"]) == {"A", "N"}
    await anna.leave(running["id"], 0)
    assert running["id"] in {t["id"] for t in (await anna.get("/api/games"))["tables"]}


async def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    (anna, faye), table = await new_game_of(
        server, ME, OPEN, NOVICE, bonus=True, open_scores=True, private=True, spectator_chat=False
    )
    path = f"/api/tables/{table}/rematch"
    assert await anna.refused("POST", path, {}) == (400, "error-not-over")
    players = [Player(anna, table), Player(faye, table)]
    await asyncio.gather(*(player.play() for player in players))
    stranger = await Guest.new(server, "Emily")
    assert await stranger.refused("POST", path, {}) == (400, "error-not-your-seat")
    again = await anna.post(path)
    assert again["id"] != table
    assert kinds(again) == ["human", "open", "bot"]
    same = ("bonus", "open_scores", "private", "spectator_chat", "players", "name")
    before = await anna.info(table)
    assert [again[key] for key in same] == [before[key] for key in same]
    for player in players:
        await player.until(lambda f: f["type"] == "table" and f["table"]["rematch"] == again["id"])
        await player.close()
    assert (await faye.post(path))["id"] == again["id"]
    assert (await faye.join(again["id"]))["status"] == "running"


async def test_two_who_want_a_rematch_at_once_get_the_same_table(server: Server) -> None:
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    await play_all(Player(anna, table), Player(faye, table))
    path = f"/api/tables/{table}/rematch"
    wishes = await asyncio.gather(*(one.post(path) for one in (anna, faye, anna, faye)))
    assert len({table["id"] for table in wishes}) == 1
    games = (await anna.get("/api/games"))["tables"]
    assert len(games) == 2
