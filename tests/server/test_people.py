"""Names that can be read and told apart, and seats that are left for others."""

from __future__ import annotations

import pytest

from troyes.server.names import LONGEST, distinct, goes_by, look, looks

from .harness import ME, NOVICE, OPEN, Guest, Player, Server


@pytest.mark.parametrize(
    "name",
    ["\u3164", "An\u034fna", "\u2800", "Anna\u200b", "A\u202ennA", "Z\u0351\u036b\u0343\u032a",
     "\u0301Anna", "A" + "\u0336" * 3, "a\ufe0f\u115f", "Anna\u180b", "An\U0001d159na",
     "...", "- -", "\u02bc", "!?"],
)  # fmt: skip
async def test_names_that_cannot_be_read_are_refused(server: Server, name: str) -> None:
    anna = await Guest.new(server)
    assert await anna.refused("PUT", "/api/me", {"name": name}) == (400, "error-bad-name")
    wish = {"seats": [{**ME, "name": name}, NOVICE]}
    assert await anna.refused("POST", "/api/tables", wish) == (400, "error-bad-name")


@pytest.mark.parametrize(
    "name", ["Nguyễn Thị Hằng", "Анна", "Ægir", "שָׁלוֹם", "李雷", "❤ Anna", "Zoë"]
)
async def test_names_of_all_languages_are_taken(server: Server, name: str) -> None:
    anna = await Guest.new(server)
    answer = await anna.ask("PUT", "/api/me", {"name": name})
    assert answer.json()["name"] == name


@pytest.mark.parametrize(
    "name",
    ["Anna", "ANNA", "Аnna", "Αnnа", "Ann a", "Änna", "A\ufe0fnna", "Anпa", "Anna\U000e0100",
     "ꓮnna", "Ꭺnna", "ᴀɴɴᴀ", "ⲁnna", "Anna.", "-Anna-", "Anna`", "Anna\u02bc", "4nna", "Ann@",
     "ΑΝΝΑ", "𝐀𝐧𝐧𝐚", "Ａｎｎａ", "Λnna"],
)  # fmt: skip
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(
    server: Server, name: str
) -> None:
    anna, other = await Guest.new(server, "Anna"), await Guest.new(server, name)
    table = await anna.create(ME, OPEN, OPEN)
    first, second, _ = (await other.join(table["id"]))["seats"]
    assert first["name"] == "Anna"
    assert second["name"].endswith(" (2)")
    third = await (await Guest.new(server, "Anna (2)")).join(table["id"])
    looks = [look(seat["name"]) for seat in third["seats"]]
    assert len(set(looks)) == 3


async def test_a_bot_is_not_impersonated_either(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, NOVICE, OPEN)
    bot = table["seats"][1]["name"]
    other = await Guest.new(server, bot.upper())
    seats = (await other.join(table["id"]))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", bot, f"{bot.upper()} (2)"]


async def said_by(player: Player, text: str) -> str:
    """The name under which somebody says something."""
    await player.send(type="chat", table=player.table, text=text)
    frame = await player.until(lambda frame: frame["type"] == "chat" and frame["text"] == text)
    return str(frame["name"])


async def test_who_has_a_number_at_the_seat_has_it_in_the_chat_too(server: Server) -> None:
    anna, other = await Guest.new(server, "Anna"), await Guest.new(server, "Аnna")
    table = (await anna.create(ME, OPEN))["id"]
    await other.join(table)
    async with Player(anna, table) as first, Player(other, table) as second:
        assert await said_by(second, "I am Anna") == "Аnna (2)"
        assert await said_by(first, "no, I am") == "Anna"
        await other.ask("PUT", "/api/me", {"name": "4nna"})
        assert await said_by(second, "and now?") == "4nna (2)"


async def test_those_who_look_on_are_told_apart_as_well(server: Server) -> None:
    """In the list and in the chat, from those at seats and from each other; also later."""
    anna, other = await Guest.new(server, "Anna"), await Guest.new(server, "Annaʼ")
    third, fourth = await Guest.new(server, "ANNA"), await Guest.new(server, "Anna")
    table = (await anna.create(ME, OPEN))["id"]
    async with Player(anna, table) as first, Player(other, table) as second:
        assert await said_by(second, "hello") == "Annaʼ (2)"
        async with Player(third, table) as last:
            assert await said_by(last, "me too") == "ANNA (3)"
            listed = (await anna.ask("GET", f"/api/tables/{table}")).json()["spectators"]
            assert listed == ["ANNA (3)", "Annaʼ (2)"]
            assert await said_by(first, "so many of us") == "Anna"
        await fourth.join(table)  # they were there before, and their words still are
        async with Player(fourth, table) as seated:
            assert await said_by(seated, "late") == "Anna (4)"
    server.restart()
    async with Player(third, table) as last:  # who has spoken keeps the name
        assert await said_by(last, "again") == "ANNA (3)"


async def test_a_bot_does_not_look_like_anybody(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = (await anna.create(ME, NOVICE))["seats"][1]["name"]
    double = await Guest.new(server, table.upper())
    wish = {**NOVICE, "name": table}
    seats = (await double.create(ME, wish))["seats"]
    assert not looks(seats[0]["name"]) & looks(seats[1]["name"])


def test_a_name_and_its_number_belong_together() -> None:
    long = "A" * LONGEST
    assert goes_by(distinct(long, [long]), long)
    assert goes_by(distinct("Anna", ["Anna"]), "Anna")
    assert goes_by("Anna", "Anna")
    assert goes_by("Anna (2)", "Anna (2)")
    assert not goes_by("Anna (2)", "Annabelle")


async def test_nobody_takes_all_seats_of_a_public_table(server: Server) -> None:
    anna, greedy, faye = [await Guest.new(server, name) for name in ("Anna", "Greedy", "Faye")]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    await greedy.join(table, 1)
    place = f"/api/tables/{table}/join"
    assert await greedy.refused("POST", place, {"seat": 2}) == (400, "error-one-seat")
    assert (await faye.join(table))["status"] == "running"


async def test_nobody_gets_a_second_seat_by_a_handover_code(server: Server) -> None:
    anna, greedy, other = [await Guest.new(server, name) for name in ("Anna", "Greedy", "Other")]
    table = (await anna.create(ME, OPEN, OPEN))["id"]
    await greedy.join(table, 1)
    await other.join(table, 2)
    code = (await other.post(f"/api/tables/{table}/handover", {"seat": 2}))["code"]
    refused = await greedy.refused("POST", "/api/claim", {"code": code})
    assert refused == (400, "error-one-seat")
    phone = await Guest.new(server, "Other")
    answer = await phone.post("/api/claim", {"code": code})
    assert [seat["yours"] for seat in answer["seats"]] == [False, False, True]


async def test_a_seat_left_to_a_bot_does_not_count_until_it_is_wanted_back(server: Server) -> None:
    anna, faye = [await Guest.new(server, name) for name in ("Anna", "Faye")]
    table = (await anna.create(ME, OPEN))["id"]
    await faye.join(table)
    await faye.leave(table, 1)
    code = (await anna.post(f"/api/tables/{table}/handover", {"seat": 0}))["code"]
    assert (await faye.post("/api/claim", {"code": code}))["seats"][0]["yours"]
    place = f"/api/tables/{table}/join"
    assert await faye.refused("POST", place, {"seat": 1}) == (400, "error-one-seat")


async def test_at_a_private_table_and_for_its_host_it_is_as_they_like(server: Server) -> None:
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = (await anna.create(ME, OPEN, OPEN, private=True))["id"]
    await faye.join(table, 1)
    assert (await faye.join(table, 2))["status"] == "running"
    table = (await anna.create(ME, OPEN))["id"]
    assert (await anna.join(table, 1))["status"] == "running"
