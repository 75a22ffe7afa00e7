"""Looking back: finished games and uploaded records, step by step."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from troyes.formats.apply_facts import apply
from troyes.formats.facts import Fact
from troyes.formats.position import to_json
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.rules import edition
from troyes.rules.scoring import final_vp
from troyes.rules.terms import SEAT_LETTERS

from .harness import ME, NOVICE, Guest, Json, Player, Server

GAMES = Path(__file__).parent.parent / "games"


def positions(replay: Json) -> list[Json]:
    """Every position of a replay, the first one too."""
    found = [replay["first"]]
    for step in replay["steps"]:
        facts = msgspec.convert([*step["facts"], step["asks"]], list[Fact])
        found.append(apply(found[-1], facts))
    return found


async def upload(guest: Guest, text: str) -> Any:
    return await guest.ask("POST", "/api/replay", {"record": text})


async def refusal(guest: Guest, text: str) -> Json:
    answer = await upload(guest, text)
    assert answer.status_code == 400
    error: Json = answer.json()["error"]
    return error


async def test_a_finished_game_is_told_to_its_final_score(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, NOVICE)
    await Player(anna, table["id"]).play()
    replay = await anna.get(f"/api/tables/{table['id']}/replay")
    record = Record.from_text((await anna.ask("GET", f"/api/tables/{table['id']}/record")).text)
    assert len(replay["steps"]) == len(record.steps)
    assert replay["over"]
    info = await anna.get(f"/api/tables/{table['id']}")
    totals = {letter: row["total"] for letter, row in replay["result"]["scores"].items()}
    assert totals == info["result"]
    assert replay["course"][-1] == {"round": None, "points": totals, "margin": None}
    assert replay["table"]["id"] == table["id"]
    assert replay["names"][0] == "Anna"


@pytest.mark.parametrize("name", ["1p-bonus-1", "2p-1", "3p-1", "4p-bonus-1"])
async def test_every_position_of_a_record_is_the_engines(server: Server, name: str) -> None:
    text = (GAMES / f"{name}.troyes").read_text("utf-8")
    anna = await Guest.new(server, "Anna")
    replay = (await upload(anna, text)).json()
    record = Record.from_text(text)
    expected = [to_json(state) for state in record.states()]
    assert positions(replay) == expected
    assert replay["table"] is None


@pytest.mark.parametrize("name", ["1p-1", "4p-1"])
async def test_the_course_has_the_points_of_every_round_end(server: Server, name: str) -> None:
    text = (GAMES / f"{name}.troyes").read_text("utf-8")
    anna = await Guest.new(server, "Anna")
    replay = (await upload(anna, text)).json()
    course, end = replay["course"][:-1], Record.from_text(text).replay()
    assert [point["round"] for point in course] == list(range(1, end.round + 1))
    told = dict.fromkeys(course[0]["points"], 0)  # the same by adding up what the steps tell
    by_round = []
    for step in replay["steps"]:
        for fact in step["facts"]:
            if fact["kind"] == "vp":
                told[SEAT_LETTERS[fact["owner"]]] += fact["amount"]
        if any(fact["kind"] == "round_end" for fact in step["facts"]):
            by_round.append(dict(told))
    assert by_round == [point["points"] for point in course]
    final = replay["course"][-1]
    assert final["points"] == {
        letter: final_vp(end, SEAT_LETTERS.index(letter)) for letter in course[0]["points"]
    }
    if end.players == 1:
        assert all(q["margin"] == q["points"]["A"] - q["points"]["N"] for q in replay["course"])


async def test_text_and_json_of_a_record_give_the_same(server: Server) -> None:
    text = (GAMES / "2p-2.troyes").read_text("utf-8")
    anna = await Guest.new(server, "Anna")
    a = (await upload(anna, text)).json()
    assert (await upload(anna, Record.from_text(text).to_json())).json() == a


async def test_an_unfinished_record_is_shown_as_far_as_it_goes(server: Server) -> None:
    text = (GAMES / "3p-1.troyes").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("[Result")]
    cut = "\n".join(lines[: lines.index("# round 2")])
    replay = (await upload(await Guest.new(server, "Anna"), cut)).json()
    assert not replay["over"]
    assert [point["round"] for point in replay["course"]] in ([], [1])
    assert replay["steps"]


async def test_a_record_brings_the_figures_of_its_own_edition(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    text = Path(edition.__file__).with_name("edition.toml").read_text("utf-8")
    text = text.replace('"reconstructed"', '"mine"', 1).replace("cost = 6", "cost = 7", 1)
    mine = edition.Edition(tomllib.loads(text))
    record = Game(players=2, seed=5, edition=mine).record()
    replay = (await upload(anna, record.to_text())).json()
    assert replay["edition"] == mine.identity != edition.standard().identity
    assert replay["figures"]["cards"]["archer"]["cost"] == 7
    plain = (await upload(anna, Game(players=2, seed=5).record().to_text())).json()
    assert plain["figures"] is None


async def test_a_running_game_is_not_told(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, NOVICE)
    answer = await anna.ask("GET", f"/api/tables/{table['id']}/replay")
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "error-not-over"
    answer = await anna.ask("GET", "/api/tables/AAAAAAAAAAAAAAAA/replay")
    assert answer.status_code == 404


async def test_a_bad_word_is_named_with_its_line(server: Server) -> None:
    lines = (GAMES / "2p-1.troyes").read_text("utf-8").splitlines()
    number = next(k for k, line in enumerate(lines) if line.startswith("black:"))
    lines[number] = "black: b9"
    anna = await Guest.new(server, "Anna")
    error = await refusal(anna, "\n".join(lines))
    assert error["id"] == "error-record-word"
    assert error["args"] == {
        "line": number + 1, "word": 1, "token": "b9", "expected": "b1, b2, b3, b4, b5, b6",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "id_", "args"),
    [
        ('[Bonus "no"]', '[Bonus "maybe"]', "tag", {"tag": "Bonus", "token": "maybe"}),
        ('[Players "2"]', '[Players "9"]', "tag", {"tag": "Players", "token": "9"}),
        ('[Players "2"]', "", "missing", {"tag": "Players"}),
        ('[Players "2"]', f'[Players "{"9" * 5000}"]', "tag", {"tag": "Players"}),
        ('[Rules "1"]', '[Rules "77"]', "version", {"token": 77}),
        ("[Edition ", '[Edition "mine 1"]\n[Old ', "edition", {"token": "mine 1"}),
        ('[Bonus "no"]', "[Bonus no]", "header", {"line": 5, "token": "[Bonus no]"}),
        ('"A=20 B=9"', '"A=99 B=9"', "result", {"token": "A=99 B=9", "played": "A=20 B=9"}),
        ("start: B", "start B", "line", {"line": 12, "token": "start B"}),
        ("start: B", "A: pass", "label", {"line": 12, "token": "A", "expected": "start"}),
        ('[Bonus "no"]', '[Figures "{"]', "figures", {}),
        ('[Bonus "no"]', f'[Figures "{"[" * 20000}"]', "figures", {}),
    ],
)
async def test_what_is_wrong_with_a_text_is_said(
    server: Server, old: str, new: str, id_: str, args: Json
) -> None:
    text = (GAMES / "2p-1.troyes").read_text("utf-8")
    assert old in text
    error = await refusal(await Guest.new(server, "Anna"), text.replace(old, new, 1))
    assert error["id"] == f"error-record-{id_}"
    assert error["args"] | args == error["args"]
    assert all(len(str(value)) <= 210 for value in error["args"].values())


async def test_a_result_without_an_end_is_refused(server: Server) -> None:
    text = (GAMES / "2p-1.troyes").read_text("utf-8")
    error = await refusal(await Guest.new(server, "Anna"), text[: text.index("# round 2")])
    assert error == {"id": "error-record-unfinished", "args": {"token": "A=20 B=9"}}


async def test_lines_after_the_end_are_refused(server: Server) -> None:
    text = (GAMES / "2p-1.troyes").read_text("utf-8")
    error = await refusal(await Guest.new(server, "Anna"), text + "A: pass\n")
    assert error["id"] == "error-record-over"
    assert error["args"]["line"] == len(text.splitlines()) + 1


async def test_what_is_wrong_with_json_is_said(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    for text in ('{"header": 1}', "{", '{"a":' + "[" * 30000):
        assert (await refusal(anna, text))["id"] == "error-record-json"
    record = Record.from_text((GAMES / "2p-1.troyes").read_text("utf-8"))
    for step in (255, -1, 10**30):
        record.steps[30] = step
        error = await refusal(anna, record.to_json())
        assert error["id"] == "error-record-step"
        assert error["args"]["step"] == 31


async def test_too_long_a_record_is_refused(server: Server) -> None:
    answer = await upload(await Guest.new(server, "Anna"), "# " + "x" * 70000)
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "error-too-large"


async def test_strangers_get_nothing(server: Server) -> None:
    anna = await Guest.new(server, "Anna")
    anna.token = "x" * 43
    answer = await upload(anna, "")
    assert answer.status_code == 401


async def test_a_table_is_played_on_while_records_are_read(server: Server) -> None:
    text = (GAMES / "4p-1.troyes").read_text("utf-8")
    anna, faye = await Guest.new(server, "Anna"), await Guest.new(server, "Faye")
    table = await anna.create(ME, NOVICE)
    answers, _ = await asyncio.gather(
        asyncio.gather(*(upload(faye, text) for _ in range(8))), Player(anna, table["id"]).play()
    )
    assert [answer.status_code for answer in answers] == [200] * 8
    assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "finished"
