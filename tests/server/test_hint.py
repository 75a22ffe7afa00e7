"""What would you do? Answered from the asker's view alone, where the table allows it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from troyes.bots import make_bot
from troyes.bots.levels import ADVISER
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import (
    NO_CHARACTER,
    RECRUIT,
    ROLL_ARCHER,
    ROLL_REROLL,
)
from troyes.rules.turn import turn_goes_on
from troyes.server.hint import SEED

from .harness import ME, NOVICE, OPEN, Guest, Player, Server, new_game_of

TURNS = 12


async def ask(player: Player, **other: Any) -> dict[str, Any]:
    """Ask for a hint."""
    await question(player, **other)
    return await player.until_kind("hint", "error", "stale")


async def question(player: Player, **other: Any) -> None:
    """Ask for a hint without waiting for it."""
    asked = {"type": "hint", "table": player.table, "version": player.version, "seat": 0, "n": 7}
    await player.send(**{**asked, **other})


def redealt(s: State, seat: int, rng: random.Random) -> State:
    """The same for a seat: the others hold other characters."""
    fields = to_fields(s)
    hands = fields["hands"]
    unseen = [c for c in range(6) if c not in hands[seat * 2 : seat * 2 + 2]]
    rng.shuffle(unseen)
    for k, held in enumerate(hands):
        if k // 2 != seat and held != NO_CHARACTER:
            hands[k] = unseen.pop()
    return from_fields(s.edition, fields)


def turn_of(s: State, seat: int) -> list[int]:
    """What the adviser does, asked here."""
    bot = make_bot(ADVISER, SEED)
    turn: list[int] = []
    while True:
        option = bot.choose(View(s, seat))
        before = s.wait
        turn.append(option)
        apply_option(s, option)
        if is_chance(s) or not turn_goes_on(before, option, s.wait):
            return turn


async def test_a_game_played_by_hints(tmp_path: Path) -> None:
    """Every hint is legal, tells what preview tells, and is blind to what is hidden (T5)."""
    rng = random.Random(1)
    with Server(tmp_path / "troyes.db") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE)
        player = await Player(anna, table).open()
        assert player.info["hints"]
        for _ in range(TURNS):
            await player.my_turn()
            hint = await ask(player)
            assert (hint["type"], hint["version"], hint["n"]) == ("hint", player.version, 7), hint
            s = server.truth(table).end().state
            assert hint["options"] == turn_of(redealt(s, 0, rng), 0)
            row = hint["options"]
            question = {"table": table, "version": player.version, "seat": 0, "options": row}
            await player.send(type="preview", **question)
            assert (await player.until_kind("preview"))["facts"] == hint["facts"]
            assert hint["why"]["id"].startswith(("why-turn-", "why-then-"))
            await player.send(type="choose", **question, confirm=True)
            await player.until_kind("update")
        assert server.metric("troyes_bot_failures_total") == 0
        await player.close()


async def test_a_hint_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Who has begun a turn is told how to go on, not how to begin."""
    with Server(tmp_path / "troyes.db") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, seed="2a", start=0)
        player = await Player(anna, table).open()
        await player.my_turn()
        while player.moment["decision"]["kind"] != "action":
            question = {"table": table, "version": player.version, "seat": 0}
            row = (await ask(player))["options"]
            await player.send(type="choose", **question, options=row, confirm=True)
            await player.until_kind("update")
            await player.my_turn()
        s = server.truth(table).end().state
        begun = [RECRUIT]
        apply_option(s, RECRUIT)
        hint = await ask(player, options=begun)
        assert hint["options"] == turn_of(s.copy(), 0)
        chosen = [fact["option"] for fact in hint["facts"] if fact["kind"] == "chose"]
        assert RECRUIT not in chosen
        whole = await ask(player, options=[*begun, *hint["options"]])
        for option in hint["options"]:
            apply_option(s, option)
        rolls = s.wait in (ROLL_ARCHER, ROLL_REROLL)  # the row ends where a die is rolled
        refused = "error-not-your-turn" if rolls else "error-confirm-first"
        assert whole["error"]["id"] == refused
        await player.close()


async def test_what_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, start=0)
        player = await Player(anna, table).open()
        await player.my_turn()
        assert (await ask(player, version=player.version + 1000))["type"] == "stale"
        assert (await ask(player, seat=1))["error"]["id"] == "error-not-your-seat"
        await player.send(
            type="choose", table=table, version=player.version, seat=0, confirm=False,
            options=[player.moment["decision"]["options"][0]["id"]],
        )  # fmt: skip
        await player.until_kind("update")
        assert player.moment["held"]
        assert (await ask(player))["error"]["id"] == "error-confirm-first"
        await player.close()


@pytest.mark.parametrize(
    ("seats", "options", "allowed"),
    [
        ([ME], {}, True),
        ([ME, NOVICE, NOVICE], {}, True),
        ([ME, OPEN], {}, False),
        ([ME, ME], {}, False),
        ([ME, OPEN], {"hints": True}, True),
        ([ME, NOVICE], {"hints": False}, False),
    ],
)
async def test_where_hints_are_given(
    tmp_path: Path, seats: list[Any], options: dict[str, Any], allowed: bool
) -> None:
    with Server(tmp_path / "troyes.db") as server:
        guests, table = await new_game_of(server, *seats, **options)
        player = await Player(guests[0], table).open()
        assert player.info["hints"] is allowed
        answer = await ask(player)
        refused = answer["type"] == "error" and answer["error"]["id"] == "error-no-hints"
        assert refused is not allowed
        await player.close()


async def test_a_daily_challenge_has_none(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db") as server:
        anna = await Guest.new(server)
        assert (await anna.post("/api/challenge/today"))["hints"] is False


async def test_hints_cost_more_than_other_frames(tmp_path: Path) -> None:
    with Server(tmp_path / "troyes.db", limited=True) as server:
        (anna,), table = await new_game_of(server, ME, NOVICE, start=0)
        player = await Player(anna, table).open()
        await player.my_turn()
        for _ in range(15):
            await question(player)
        answers = [await player.until_kind("hint", "error", "stale") for _ in range(15)]
        refused = [a for a in answers if a["type"] == "error"]
        assert refused
        assert {a["error"]["id"] for a in refused} == {"error-too-fast"}
        assert any(a["type"] == "hint" for a in answers)
        await player.close()
