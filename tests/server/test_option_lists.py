"""A turn is one message: a list of options, stored at once and told in one frame as facts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import groupby

import sqlalchemy as sa

from troyes.play.log import CHOICE, CONFIRM
from troyes.rules.layout import colour_of, die_at
from troyes.rules.terms import (
    AGRICULTURE,
    CATHEDRAL,
    COUNTER,
    DIE,
    MODIFY,
    PASS,
    RECRUIT,
    REROLL,
    YELLOW,
    YIELD,
)
from troyes.server import schema

from .harness import (
    ME,
    OPEN,
    Guest,
    Json,
    Player,
    Server,
    any_option,
    any_row,
    new_game_of,
    play_all,
)


def asked(player: Player) -> str:
    """The kind of decision a player must make."""
    decision = player.moment and player.moment["decision"]
    return decision["kind"] if decision else ""


def allowed(player: Player) -> list[int]:
    """The options a player may choose from."""
    decision = player.moment and player.moment["decision"]
    return [option["id"] for option in decision["options"]] if decision else []


def whole_turn(moment: Json, rng: random.Random) -> list[int]:
    """An action of the menu with several dice, if there is one."""
    groups = [
        (entry["target"], group[0])
        for entry in moment["decision"]["menu"] or []
        for way in entry["ways"]
        if way["modifier"] == 0
        for group in way["groups"]
        if len(group[0]) > 1
    ]
    if not groups:
        return any_row(moment, rng)
    target, dice = rng.choice(groups)
    return [target, *(DIE + die for die in reversed(dice))]


def one_row(moment: Json, rng: random.Random) -> list[int]:
    """A turn as far as the menu tells it."""
    decision = moment["decision"]
    targets = [entry for entry in decision["menu"] or [] if entry["ways"]]
    if targets:
        target = rng.choice(targets)
        way = rng.choice(target["ways"])
        modifier = [MODIFY + way["modifier"] - 1] if way["modifier"] else []
        return [target["target"], *modifier, *(DIE + die for die in rng.choice(way["groups"])[0])]
    if decision["kind"] == "counter" and decision["black"]["ways"][0]["first"] is not None:
        groups = decision["black"]["groups"][decision["black"]["ways"][0]["first"] :]
        return [COUNTER, *(DIE + die for die in rng.choice(groups)[0])]
    if decision["kind"] in ("action", "counter"):
        return [PASS if decision["kind"] == "action" else YIELD]
    return [any_option(moment, rng)]


async def two_at_an_action(server: Server, **options: object) -> tuple[Player, Player, str]:
    """A table of two where somebody must act with several dice: the mover, the other one."""
    (anna, faye), table = await new_game_of(server, ME, OPEN, seed="2a", start=0, **options)
    players = [Player(anna, table, seed=1), Player(faye, table, seed=2)]
    for player in players:
        await player.open()
    while True:
        mover = next(q for q in players if q.moment and q.moment["decision"])
        assert mover.moment is not None
        if asked(mover) == "action" and len(whole_turn(mover.moment, random.Random(1))) > 2:
            other = next(q for q in players if q is not mover)
            return mover, other, table
        await mover.choose()
        for player in players:
            await player.until(later_than(mover.sent[-1]["version"]))


async def test_a_turn_is_one_transaction_and_one_frame(server: Server) -> None:
    mover, other, table = await two_at_an_action(server)
    assert mover.moment is not None
    before, turn = mover.version, whole_turn(mover.moment, random.Random(1))
    commits = server.metric("troyes_choice_seconds_count")
    await mover.choose(options=turn)
    frames = [await player.until_kind("update") for player in (mover, other)]
    assert server.metric("troyes_choice_seconds_count") == commits + 1
    e = schema.entries.c
    stored = server.query(
        sa.select(e.at, e.kind, e.value)
        .where(e.table_id == table, e.version > before)
        .order_by(e.version)
    )
    assert len({entry.at for entry in stored}) == 1
    chosen = [entry.value for entry in stored if entry.kind == CHOICE]
    assert set(turn) <= set(chosen)
    dice = turn[1:]
    assert [option for option in chosen if option in dice] == dice[::-1]  # in the engine's order
    for player, frame in zip((mover, other), frames, strict=True):
        assert frame["since"] == before
        assert len(frame["steps"]) == len(stored)
        raw = json.loads(player.texts[player.frames.index(frame)])
        assert "view" not in raw["moment"]
        assert frame["moment"]["view"] == server.truth(table).end().view(
            0 if player.guest.name == "Anna" else 1
        ).to_json()  # fmt: skip
    for player in (mover, other):
        await player.close()


async def test_nothing_of_a_row_is_done_if_any_of_it_is_refused(server: Server) -> None:
    mover, other, table = await two_at_an_action(server)
    assert mover.moment is not None
    stored = server.entries(table)
    turn = whole_turn(mover.moment, random.Random(1))
    for wrong, why, option in (
        ([*turn, PASS], "error-not-an-option", PASS),
        ([*turn, 255], "error-not-an-option", 255),
        ([turn[0], 255], "error-not-an-option", 255),
        ([255, *turn], "error-not-an-option", 255),
    ):
        for confirm in (True, False):
            await mover.choose(options=wrong, confirm=confirm)
            frame = await mover.until_kind("error")
            assert frame["error"] == {"id": why, "args": {"option": option}}
    for bad in ([], [1] * 41, [256], ["x"], 5, None):
        await mover.choose(options=bad)
        assert await mover.error() == "error-bad-request"
    assert server.entries(table) == stored
    for player in (mover, other):
        await player.close()


async def test_a_row_ends_where_dice_are_rolled(server: Server) -> None:
    mover, other, table = await two_at_an_action(server)
    assert mover.moment is not None
    listed = [option["id"] for option in mover.moment["decision"]["options"]]
    reroll = next(option for option in listed if REROLL <= option < REROLL + 18)
    stored = server.entries(table)
    await mover.choose(options=[reroll, PASS])
    frame = await mover.until_kind("error")
    assert frame["error"] == {"id": "error-after-roll", "args": {"option": PASS}}
    assert server.entries(table) == stored
    seat = mover.moment["decision"]["seat"]
    await mover.act("preview", seat, options=[reroll])
    shown = await mover.until_kind("preview")
    assert (shown["rolls"], shown["completes"], "decision" in shown) == (True, False, False)
    await mover.choose(options=[reroll])
    frame = await mover.until_kind("update")
    told = [fact["kind"] for step in frame["steps"] for fact in step["facts"]]
    assert told[0] == "chose"
    assert told.count("die") == 2  # it goes, and comes again
    assert asked(mover) == "action"
    for player in (mover, other):
        await player.close()


async def test_previews_lead_through_a_turn(server: Server) -> None:
    """Appending any option of the next decision until the turn is complete, and then sending it."""
    guests, table = await new_game_of(server, ME, OPEN, seed="5", start=0)
    players = [Careful(guest, table, seed=1) for guest in guests]
    await play_all(*players)
    truth = server.truth(table)
    assert truth.end().over
    turns = [0, 0]
    for entry, game in zip(truth.log, truth.versions(), strict=False):  # the game before the entry
        if entry.kind == CONFIRM:
            turns[game.to_move() or 0] += 1
    assert min(turns) > 0
    for player, confirmed in zip(players, turns, strict=True):
        assert player.turns >= confirmed  # more: a roll, and the turn goes on
        assert player.questions > player.turns
        assert player.surprises == 0


class Careful(Player):
    """Sends no list before a preview has said that it completes the turn, or rolls."""

    turns = questions = surprises = 0

    async def answer(self, moment: Json) -> None:
        """Think the turn through, then send it; everything told beforehand comes true."""
        if moment["version"] <= self.answered or not moment["decision"]:
            await super().answer(moment)
            return
        self.answered = moment["version"]
        seat, given, asks = moment["decision"]["seat"], [], moment["decision"]
        while True:
            given.append(int(self.rng.choice(asks["options"])["id"]))
            shown = await self.answer_to("preview", seat, given)
            assert shown["type"] == "preview", shown
            self.questions += 1
            if shown["completes"] or shown["rolls"]:
                break
            asks = shown["decision"]
        frame = await self.answer_to("choose", seat, given, confirm=True)
        assert frame["type"] == "update", frame
        self.turns += 1
        steps = [step for step in frame["steps"] if "confirmed" not in step]
        told: list[Json] = []
        for step in steps:
            if len(told) < len(shown["facts"]):
                told += step["facts"]
        self.surprises += told != shown["facts"]
        assert self.moment is not None
        if not self.moment["over"]:
            await self.answer(self.moment)

    async def answer_to(self, kind: str, seat: int, given: list[int], **more: object) -> Json:
        """Ask, and once more if that was too fast."""
        while True:
            await self.act(kind, seat, options=given, **more)
            frame = await self.until_kind("preview", "update", "error", "stale")
            if frame["type"] != "error" or frame["error"]["id"] != "error-too-fast":
                return frame


async def test_a_preview_of_nothing_says_what_is_asked(server: Server) -> None:
    mover, other, _ = await two_at_an_action(server)
    assert mover.moment is not None
    seat = mover.moment["decision"]["seat"]
    await mover.act("preview", seat, options=[])
    shown = await mover.until_kind("preview")
    raw = {name: value for name, value in mover.moment["decision"].items() if value is not None}
    assert shown["decision"] == raw
    assert (shown["facts"], shown["completes"], shown["rolls"]) == ([], False, False)
    await other.act("preview", 1 - seat, options=[])
    shown = await other.until_kind("preview")
    assert "decision" not in shown
    await other.act("preview", 1 - seat, options=[PASS])
    assert await other.error() == "error-not-your-turn"
    for player in (mover, other):
        await player.close()


async def test_why_not_is_answered_with_figures(server: Server) -> None:
    """The reason for dice that the menu does not have, after influence too; nothing is kept."""
    mover, other, table = await two_at_an_action(server)
    assert mover.moment is not None
    decision, stored = mover.moment["decision"], server.entries(table)
    seat = decision["seat"]
    dice = [
        die_at(district, colour, value)
        for district, letter in enumerate("AB")
        for colour, name in enumerate(("red", "white", "yellow"))
        for value in mover.moment["view"]["dice"][letter][name]
    ]
    die = next((die for die in dice if colour_of(die) != YELLOW), dice[0])
    target, colour = (AGRICULTURE, "yellow") if colour_of(die) != YELLOW else (CATHEDRAL, "white")
    question = {"options": [], "target": target, "modifier": None, "dice": [die]}
    await mover.act("why", seat, n=7, **question)
    frame = await mover.until_kind("why")
    name = "agriculture" if target == AGRICULTURE else "cathedral"
    args = {"target": name, "colour": colour, "cube": "no", "card": ""}
    assert frame["why"] == {"id": "why-group-colour", "args": args}
    assert frame["n"] == 7
    if RECRUIT in allowed(mover):
        await mover.act("why", seat, **{**question, "options": [RECRUIT]})
        assert (await mover.until_kind("why"))["why"]["id"] == "why-group-colour"
    for wrong, option in (
        ({"target": PASS}, PASS),
        ({"modifier": 9}, MODIFY + 8),
        ({"dice": [die] * 4}, DIE + die),
    ):
        await mover.act("why", seat, **{**question, **wrong})
        error = (await mover.until_kind("error"))["error"]
        assert error == {"id": "error-not-an-option", "args": {"option": option}}
    await other.act("why", 1 - seat, **question)
    assert await other.error() == "error-not-your-turn"
    await other.act("why", seat, **question)
    assert await other.error() == "error-not-your-seat"
    assert server.entries(table) == stored
    for player in (mover, other):
        await player.close()


async def test_whoever_may_know_the_same_is_told_the_same(server: Server) -> None:
    """Two spectators get one frame; a player's own says more only where they may know more."""
    mover, other, table = await two_at_an_action(server)
    watchers = [
        await Player(await Guest.new(server, name), table).open() for name in ("Wanda", "Willem")
    ]
    await mover.choose()
    texts = []
    for player in (*watchers, mover, other):
        await player.until_kind("update")
        texts.append(player.texts[-1])
    assert texts[0] == texts[1]
    assert "decision" not in json.loads(texts[0])["moment"]
    for player in (*watchers, mover, other):
        await player.close()


async def test_a_view_comes_where_facts_do_not_lead_to_it(server: Server) -> None:
    """After an undo, through another seat of one screen, and at the end, when all is open."""
    (anna,), table = await new_game_of(server, ME, ME, seed="2a", start=0)
    player = Player(anna, table, confirm=False)
    player.rng = random.Random(3)  # the same game every time
    await player.play(stop=lambda q: {PASS, RECRUIT} <= set(allowed(q)))
    assert player.moment is not None
    seat = player.moment["decision"]["seat"]
    await player.choose(RECRUIT)
    frame = await player.until_kind("update")
    assert "view" not in raw_moment(player, frame)
    await player.act("undo", seat)
    frame = await player.until_kind("update")
    assert frame["steps"][0]["undone"] == seat
    assert frame["steps"][0]["facts"] == []
    assert "view" in raw_moment(player, frame)
    await player.choose(PASS, confirm=True)
    frame = await player.until_kind("update")
    assert frame["moment"]["to_move"] == 1 - seat
    assert "view" in raw_moment(player, frame)
    player.confirm = True
    await player.play()
    last = next(f for f in reversed(player.frames) if f["type"] == "update")
    assert "view" in raw_moment(player, last)
    assert "result" in raw_moment(player, last)
    await player.close()


def raw_moment(player: Player, frame: Json) -> Json:
    """The moment of a frame as it came."""
    moment: Json = json.loads(player.texts[player.frames.index(frame)])["moment"]
    return moment


async def test_who_has_lost_the_position_gets_it_whole(server: Server) -> None:
    mover, other, table = await two_at_an_action(server)
    await other.send(type="watch", table=table)
    frame = await other.until_kind("table")
    assert frame["moment"]["view"] == server.truth(table).end().view(
        0 if other.guest.name == "Anna" else 1
    ).to_json()  # fmt: skip
    await mover.choose()
    frame = await other.until_kind("update")
    assert "view" not in raw_moment(other, frame)
    for player in (mover, other):
        await player.close()


async def test_most_turns_are_one_commit(server: Server) -> None:
    """In a whole game by lists: as many transactions as lists, all of a list at one time."""
    guests, table = await new_game_of(server, ME, OPEN, seed="5", start=0)
    players = [Player(guest, table, pick=one_row, seed=1) for guest in guests]
    await play_all(*players)
    e = schema.entries.c
    log = server.query(sa.select(e.at, e.kind).where(e.table_id == table).order_by(e.version))
    together = [[entry.kind for entry in rows] for _, rows in groupby(log, key=lambda row: row.at)]
    turns = sum(kinds.count(CONFIRM) for kinds in together)
    assert all(kinds.count(CONFIRM) <= 1 for kinds in together)
    assert len(together) < 1.5 * turns
    lists = sum(frame["type"] == "choose" for player in players for frame in player.sent)
    assert len(together) <= lists + 1


def later_than(version: int) -> Callable[[Json], bool]:
    """Whether a frame is an update to a later version."""
    return lambda frame: frame["type"] == "update" and frame["moment"]["version"] > version
