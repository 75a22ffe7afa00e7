"""The worker that thinks for bots: it keeps them, their memory, and to the time they have."""

from __future__ import annotations

import asyncio
import time

import pytest

from troyes.bots import LEVELS, WEAKEST
from troyes.bots.asking import BotTrouble
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.terms import DIE, PASS, REROLL
from troyes.server import bot_worker
from troyes.server.bot_pool import BotPool
from troyes.server.bot_worker import Bots, answer

from .harness import PATIENCE


class Remembers:
    """A bot that counts its turns and notes the time it was given."""

    def __init__(self, spec: str, seed: int) -> None:
        self.name = spec
        self.seed = seed
        self.budgets: list[float] = []
        self.broken = False

    def choose(self, view: View, budget: float | None = None) -> int:
        assert budget is not None
        self.budgets.append(budget)
        if self.broken:
            raise RuntimeError("no idea")
        return view.options()[0]


class Rerolls(Remembers):
    """A bot that rerolls a die whenever it may, and takes a second for everything."""

    def choose(self, view: View, budget: float | None = None) -> int:
        super().choose(view, budget)
        now = time.monotonic()
        time.monotonic = lambda: now + 1.0
        return next((o for o in view.options() if REROLL <= o < DIE), PASS)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    monkeypatch.setattr(bot_worker, "make_bot", Remembers)
    return Bots()


def request(
    table: str, seconds: float = 5.0, level: str = WEAKEST, game: Game | None = None
) -> dict[str, object]:
    game = game or Game(2, seed=1)
    assert game.actor is not None
    view = game.view(game.actor)
    return {
        "table": table, "seat": game.actor, "level": level, "seed": 7,
        "seconds": seconds, "view": view.state.key().hex(), "tally": list(view.tally),
        "figures": "",
    }  # fmt: skip


def remembered(bots: Bots, table: str) -> Remembers:
    (bot,) = (bot for (at, _, _), bot in bots.at.items() if at == table)
    assert isinstance(bot, Remembers)
    return bot


def test_a_bot_stays_at_its_table(bots: Bots) -> None:
    answer(bots, request("a"))
    first = remembered(bots, "a")
    answer(bots, request("b"))
    answer(bots, request("a"))
    assert remembered(bots, "a") is first
    assert remembered(bots, "b") is not first
    assert (len(first.budgets), first.seed) == (2, 7)


def test_the_one_not_asked_for_longest_is_forgotten(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "REMEMBERED", 2)
    for table in ("a", "b", "a", "c"):
        answer(bots, request(table))
    assert [table for table, _, _ in bots.at] == ["a", "c"]


def test_a_bot_in_trouble_begins_anew(bots: Bots) -> None:
    answer(bots, request("a"))
    remembered(bots, "a").broken = True
    with pytest.raises(BotTrouble, match="RuntimeError: no idea"):
        answer(bots, request("a"))
    assert not bots.at
    assert answer(bots, request("a"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gets_the_time_of_its_level_and_never_more_than_there_is(
    bots: Bots, level: str
) -> None:
    answer(bots, request("a", 100.0, level))
    answer(bots, request("b", 0.01, level))
    (a,), (b,) = remembered(bots, "a").budgets, remembered(bots, "b").budgets
    assert 0 < a <= LEVELS[level].seconds
    assert 0 <= b <= 0.01


def test_a_turn_that_goes_on_after_a_reroll_gets_the_rest_of_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker, "make_bot", Rerolls)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    game = Game(2, seed=1)
    while PASS not in game.options():
        game.choose(game.options()[0])
    bots, seat = Bots(), game.actor
    while game.actor == seat:
        for option in answer(bots, request("a", 100.0, "legend", game)):
            game.choose(option)
    given = remembered(bots, "a").budgets
    limit = LEVELS["legend"].seconds
    assert len(given) > 3
    assert given == [max(0.0, limit - k) for k in range(len(given))]
    assert not bots.spent  # the next turn has all of it


async def test_a_table_goes_back_to_the_worker_that_knows_it() -> None:
    game = Game(2, seed=1)
    assert game.actor is not None
    view = game.view(game.actor)
    pool = BotPool(2, PATIENCE)
    await asyncio.gather(*(pool.turn(view, WEAKEST, 1, table, "host") for table in "ab"))
    a, b = pool.homes["a"], pool.homes["b"]
    assert a is not b
    for table in "abba":
        await pool.turn(view, WEAKEST, 1, table, "host")
    assert (pool.homes["a"], pool.homes["b"]) == (a, b)
    pool.close()
    await asyncio.gather(a.wait(), b.wait())
