"""The King's Challenge on a real server: the daily game and the results."""

from __future__ import annotations

import asyncio
import hmac
import time
from pathlib import Path

import sqlalchemy as sa

from troyes.rules.scoring import margin
from troyes.server import schema
from troyes.server.challenge import day_streak, is_date, streak

from .days import DAY, Calendar, finish, today
from .harness import ME, OPEN, PATIENCE, Guest, Json, Player, Server, engine_of

pytest_plugins = ["server.postgres"]


# --- the day -------------------------------------------------------------------------------------


async def test_everybody_has_the_same_day_and_one_attempt(
    tmp_path: Path, calendar: Calendar
) -> None:
    with Server(tmp_path / "t.db") as server:
        anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
        first = await asyncio.gather(*(today(anna) for _ in range(8)))  # eight tabs at once
        tables = {table["id"] for table in first}
        assert len(tables) == 1
        other = await today(faye)
        assert other["id"] not in tables
        assert other["day"] == first[0]["day"] == calendar.day()
        assert other["private"]
        mine = server.truth(tables.pop())
        assert mine.row.seed == server.row(other["id"]).seed
        players = [await Player(g, t["id"]).open() for g, t in ((anna, first[0]), (faye, other))]
        views = [p.moment and p.moment["view"] for p in players]
        assert views[0] == views[1]
        for player in players:
            await player.close()

        ordinary = await anna.create(ME)
        assert ordinary["day"] is None
        assert server.row(ordinary["id"]).seed != mine.row.seed


async def test_one_attempt_on_two_processes(
    database: str, tmp_path: Path, calendar: Calendar
) -> None:
    """Begun at both at the same time, played at one, listed at the other."""
    with Server(database, folder=tmp_path) as one, Server(database, folder=tmp_path) as two:
        for name in ("Anna", "Faye", "Emily"):  # each a race of its own
            here = await Guest.new(one, name)
            there = Guest(two, name, here.token)
            begun = await asyncio.gather(*(today(guest) for guest in [here, there] * 4))
            (table,) = {found["id"] for found in begun}
            games = (await there.get("/api/games"))["tables"]
            assert [game["id"] for game in games] == [table]
        c = schema.challenges.c
        attempts = one.query(sa.select(c.table_id).where(c.day == calendar.day()))
        assert len(attempts) == 3
        assert len({one.row(row.table_id).seed for row in attempts}) == 1  # one secret for both

        await finish(here, table)
        result = margin(two.truth(table).end().state)
        for guest in (here, there):
            page = await guest.get("/api/challenge/days/today")
            assert (page["table"], page["finished"]) == (table, 1)
            assert [(e["margin"], e["yours"]) for e in page["entries"]] == [(result, True)]
            assert (await guest.get("/api/challenge/results"))["best"] == result
            assert (await today(guest))["id"] == table
        assert (await (await Guest.new(two)).get("/api/challenge/days/today"))["finished"] == 1


async def test_begun_and_handed_at_the_same_time(
    database: str, tmp_path: Path, calendar: Calendar
) -> None:
    """Faye takes over Anna's game and begins one of her own: one of the two is her attempt."""
    with Server(database, folder=tmp_path) as one, Server(database, folder=tmp_path) as two:
        anna, faye = await Guest.new(one, "Anna"), await Guest.new(one, "Faye")
        handed = await today(anna)
        g = schema.guests.c
        waiting = sa.text(
            "SELECT 1 FROM pg_stat_activity"
            " WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        with engine_of(database).begin() as held:
            [faye_id] = held.execute(
                sa.select(g.id).where(g.name == "Faye").with_for_update()
            ).scalars()
            race = asyncio.gather(
                hand_over(anna, handed["id"], faye), today(Guest(two, "Faye", faye.token))
            )
            async with asyncio.timeout(PATIENCE):
                while len(one.query(waiting)) < 2:
                    await asyncio.sleep(0.02)
        _, own = await race
        c, s = schema.challenges.c, schema.seats.c
        counted = (
            sa.select(c.table_id)
            .join_from(schema.challenges, schema.seats, s.table_id == c.table_id)
            .where(c.counted, s.guest_id == faye_id)
        )
        page = await faye.get("/api/challenge/days/today")
        assert [row.table_id for row in one.query(counted)] == [own["id"]] == [page["table"]]


async def test_sitting_down_at_two_tables_at_the_same_time(database: str, tmp_path: Path) -> None:
    """One guest in two tabs: neither waits for the other for ever."""
    with Server(database, folder=tmp_path) as one, Server(database, folder=tmp_path) as two:
        anna, faye = await Guest.new(one, "Anna"), await Guest.new(one, "Faye")
        there = Guest(two, "Faye", faye.token)
        for _ in range(5):
            tables = [(await anna.create(ME, OPEN))["id"] for _ in range(4)]
            await asyncio.gather(
                *(who.join(table) for who, table in zip([faye, there] * 2, tables, strict=True))
            )
        assert "deadlock" not in one.log() + two.log()


async def test_the_date_changes(tmp_path: Path, calendar: Calendar) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        monday = await today(anna)
        midnight = calendar.seconds + DAY - (time.time() + calendar.seconds) % DAY
        calendar.shift(midnight - 60)
        assert (await today(anna))["id"] == monday["id"]
        page = await anna.get("/api/challenge/days/today")
        assert page["today"]
        assert 0 < page["seconds"] <= 60
        calendar.shift(midnight + 1)
        tuesday = await today(anna)
        assert tuesday["id"] != monday["id"]
        assert tuesday["day"] > monday["day"]
        assert server.row(tuesday["id"]).seed != server.row(monday["id"]).seed

        # A game counts for the day it was begun on, also when it ends on the next.
        await finish(anna, monday["id"])
        page = await anna.get(f"/api/challenge/days/{monday['day']}")
        assert not page["today"]
        assert page["finished"] == 1
        assert page["result"]["table"] == page["table"] == monday["id"]
        page = await anna.get("/api/challenge/days/today")
        assert page["day"] == tuesday["day"]
        assert (page["finished"], page["result"], page["entries"]) == (0, None, [])
        assert page["table"] == tuesday["id"]


async def test_days_that_have_not_begun_are_not_told(tmp_path: Path, calendar: Calendar) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        for day in ("9999-12-31", "2026-13-01", "tomorrow", "2026-1-1", "2026-02-30"):
            path = f"/api/challenge/days/{day}"
            assert await anna.refused("GET", path) == (400, "error-bad-day")


async def test_the_list_of_the_day(tmp_path: Path, calendar: Calendar) -> None:
    with Server(tmp_path / "t.db") as server:
        guests = [await Guest.new(server, name) for name in ("Anna", "Faye", "Emily")]
        tables = [await today(guest) for guest in guests]
        for guest, table in zip(guests[:2], tables, strict=False):
            await finish(guest, table["id"])
        margins = [margin(server.truth(t["id"]).end().state) for t in tables[:2]]
        page = await guests[1].get("/api/challenge/days/today")
        listed = [(e["name"], e["margin"], e["yours"]) for e in page["entries"]]
        expected = [("Anna", margins[0], False), ("Faye", margins[1], True)]
        assert listed == sorted(expected, key=lambda one: -one[1])
        assert page["finished"] == 2
        assert page["result"]["margin"] == margins[1]
        unfinished = await guests[2].get("/api/challenge/days/today")
        assert unfinished["result"] is None
        assert unfinished["table"] == tables[2]["id"]
        assert tables[0]["id"] not in str(unfinished)  # others' games cannot be looked at


async def hand_over(guest: Guest, table_id: str, other: Guest) -> None:
    code = (await guest.post(f"/api/tables/{table_id}/handover", {"seat": 0}))["code"]
    await other.post("/api/claim", {"code": code})


async def test_who_is_handed_a_game_of_the_day_has_had_their_attempt(
    tmp_path: Path, calendar: Calendar
) -> None:
    """Another device plays on and is listed; it cannot begin once more."""
    with Server(tmp_path / "t.db") as server:
        phone, laptop = await Guest.new(server, "Anna"), await Guest.new(server, "Anna")
        table = (await today(phone))["id"]
        await hand_over(phone, table, laptop)
        assert (await today(laptop))["id"] == (await today(phone))["id"] == table
        await finish(laptop, table)
        page = await laptop.get("/api/challenge/days/today")
        assert page["table"] == page["result"]["table"] == table
        assert [entry["yours"] for entry in page["entries"]] == [True]
        assert page["counts"]
        page = await phone.get("/api/challenge/days/today")
        assert (page["table"], page["counts"], page["result"]) == (table, False, None)


async def test_nobody_collects_games_of_the_day(tmp_path: Path, calendar: Calendar) -> None:
    """The better game of somebody else does not count for one who has a game of that day."""
    with Server(tmp_path / "t.db") as server:
        anna, *others = [await Guest.new(server, name) for name in ("Anna", "Faye", "Emily")]
        table = (await today(anna))["id"]
        for other in others:
            handed = (await today(other))["id"]
            await hand_over(other, handed, anna)
            await finish(anna, handed)
        page = await anna.get("/api/challenge/days/today")
        assert (page["table"], page["result"], page["finished"]) == (table, None, 0)
        await finish(anna, table)
        page = await anna.get("/api/challenge/days/today")
        assert (page["result"]["table"], page["finished"]) == (table, 1)
        results = (await anna.get("/api/challenge/results"))["results"]
        assert [result["table"] for result in results] == [table]


async def test_a_result_cannot_be_handed_on(tmp_path: Path, calendar: Calendar) -> None:
    """Neither by a code that is made then, nor by one that was made before the end."""
    with Server(tmp_path / "t.db") as server:
        anna, other = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
        table = (await today(anna))["id"]
        path = f"/api/tables/{table}/handover"
        code = (await anna.post(path, {"seat": 0}))["code"]
        await finish(anna, table)
        assert await anna.refused("POST", path, {"seat": 0}) == (400, "error-result-stays")
        refused = await other.refused("POST", "/api/claim", {"code": code})
        assert refused == (400, "error-result-stays")
        results = (await anna.get("/api/challenge/results"))["results"]
        assert [result["table"] for result in results] == [table]


async def test_a_result_cannot_be_left(tmp_path: Path, calendar: Calendar) -> None:
    """Who leaves a game that is over has still played it."""
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = (await today(anna))["id"]
        await finish(anna, table)
        left = await anna.leave(table, 0)
        assert [(seat["kind"], seat["yours"]) for seat in left["seats"]] == [("human", True)]
        assert (await anna.get("/api/challenge/days/today"))["finished"] == 1
        assert (await anna.get("/api/challenge/results"))["games"] == 1


async def test_the_seed_of_a_day_is_never_told(tmp_path: Path, calendar: Calendar) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        table = await today(anna)
        for path in ("record", "replay"):  # not while it runs
            running = f"/api/tables/{table['id']}/{path}"
            assert await anna.refused("GET", running) == (400, "error-not-over")
        player = await finish(anna, table["id"])
        said = [*player.texts, await anna.record(table["id"])]
        for path in ("roy", "course", "history", "replay"):
            said.append(str(await anna.get(f"/api/tables/{table['id']}/{path}")))
        for path in ("/api/challenge/results", "/api/challenge/days/today", "/api/games"):
            said.append(str(await anna.get(path)))
        again: Json = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert again["day"] is None
        secret = server.query(sa.select(schema.secrets.c.value))[0].value
        seed = server.row(table["id"]).seed
        assert len(secret) == 64
        made = hmac.new(bytes.fromhex(secret), f"daily {calendar.day()}".encode(), "sha256")
        assert seed == made.hexdigest()[:32]
        for text in said:
            assert seed not in text
            assert secret not in text
        assert server.row(again["id"]).seed != seed
        assert secret not in server.log()
        assert seed not in server.log()
        ordinary = await anna.create(ME, seed="2a")
        await finish(anna, ordinary["id"])
        assert "2a" in await anna.record(ordinary["id"])  # other records do tell theirs


async def test_the_secret_stays_with_the_database(tmp_path: Path, calendar: Calendar) -> None:
    seeds = []
    for name in ("a.db", "b.db"):
        with Server(tmp_path / name) as server:
            anna = await Guest.new(server, "Anna")
            table = await today(anna)
            server.restart()
            assert (await today(anna))["id"] == table["id"]
            faye = await Guest.new(server, "Faye")
            seeds.append(server.row((await today(faye))["id"]).seed)
            assert seeds[-1] == server.row(table["id"]).seed
    assert seeds[0] != seeds[1]


# --- results -------------------------------------------------------------------------------------


async def test_the_history_is_kept_through_restarts(tmp_path: Path, calendar: Calendar) -> None:
    with Server(tmp_path / "t.db") as server:
        anna = await Guest.new(server, "Anna")
        faye = await Guest.new(server, "Faye")
        assert (await anna.get("/api/challenge/results"))["games"] == 0
        daily = (await today(anna))["id"]
        with_bonus = (await anna.create(ME, bonus=True))["id"]
        given = (await anna.create(ME, seed="1"))["id"]  # its dice may be known: does not count
        left = (await anna.create(ME))["id"]
        await anna.leave(left, 0)  # a bot plays a part of it: does not count
        await anna.join(left)
        for table in (daily, with_bonus, given, left):
            await finish(anna, table)
        (running,) = [(await anna.create(ME))["id"]]
        server.restart()
        found = await anna.get("/api/challenge/results")
        assert [r["table"] for r in found["results"]] == [with_bonus, daily]
        assert [r["bonus"] for r in found["results"]] == [True, False]
        assert [r["day"] for r in found["results"]] == [None, calendar.day()]
        margins = [margin(server.truth(t).end().state) for t in (daily, with_bonus)]
        assert [r["margin"] for r in found["results"]] == margins[::-1]
        assert found["best"] == max(margins)
        assert found["mean"] == sum(margins) / 2
        assert found["games"] == sum(found["verdicts"].values()) == 2
        assert found["days"] == {"now": 1, "best": 1}
        assert running not in str(found)
        assert (await faye.get("/api/challenge/results"))["games"] == 0
        calendar.noon(3)
        assert (await anna.get("/api/challenge/results"))["days"] == {"now": 0, "best": 1}


def test_streaks() -> None:
    assert streak([]).best == 0
    found = streak([True, True, False, True])
    assert (found.now, found.best) == (1, 2)
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05", "2026-03-06"]
    for today_, now in (("2026-03-06", 2), ("2026-03-07", 2), ("2026-03-08", 0)):
        found = day_streak(days, today_)
        assert (found.now, found.best) == (now, 3)
    assert day_streak([], "2026-03-06").now == 0


def test_dates() -> None:
    assert is_date("2028-02-29")
    assert not is_date("2026-02-29")
    assert not is_date("20260228")
