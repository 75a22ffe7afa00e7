"""A recorder on every socket: no frame contains what its reader may not know.

Frames are compared with the state rebuilt from the database at their version. What may be known is
spelled out here once more, by hand, so that a slip in the engine's own mask would show.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from troyes.formats.position import to_json
from troyes.play.log import CHOICE, CONFIRM
from troyes.rules.terms import CHARACTERS, SEAT_LETTERS
from troyes.server import schema

from .harness import APPRENTICE, ME, NOVICE, OPEN, Guest, Json, Player, Server, Truth, new_game_of

NAMES = re.compile("|".join(CHARACTERS))


class Preying(Player):
    """Asks for everything a curious client could ask for, at every decision."""

    async def answer(self, moment: Json) -> None:
        """Previews of several options before each choice; what comes back is recorded too."""
        if moment["version"] > self.answered and moment["decision"]:
            options = [o["id"] for o in moment["decision"]["options"]]
            if self.rng.random() < 0.3:
                seat = moment["decision"]["seat"]
                await self.act("preview", seat, options=[self.rng.choice(options)])
        await super().answer(moment)


def public(state: Json, seats: set[str]) -> Json:
    """The position as those who hold `seats` may know it, made from the whole truth."""
    shown: Json = json.loads(json.dumps(state))
    for letter, seat in shown["seats"].items():
        if letter not in seats:
            seat["characters"] = [None] * len(seat["characters"])
            if not state["open_scores"]:
                seat["vp"] = seat["earned"] = None
    return shown


def moments(player: Player) -> Iterator[tuple[str, Json]]:
    """All frames that show the game, with their texts."""
    for text, frame in zip(player.texts, player.frames, strict=True):
        if frame.get("moment"):
            yield text, frame["moment"]


def by_version(truth: Truth) -> dict[int, tuple[Json, bool, list[int | None]]]:
    """The truth at every version: the position, whether all may be known, who moves and moved."""
    found = {}
    movers: list[int] = []  # who chose last comes first
    actor = 0
    for entry, table in zip([None, *truth.log], truth.versions(), strict=True):
        if entry is not None and entry.kind == CHOICE:
            movers = [actor, *movers]
        actor = table.state.actor
        last = [table.to_move(), table.undoer, *movers]
        found[table.version] = (to_json(table.state), table.over, last)
    return found


def check_views(player: Player, seats: list[int], truth: Truth) -> int:
    """Every view shows exactly what its reader may know; how many there were."""
    states = by_version(truth)
    n = 0
    for _, moment in moments(player):
        state, over, last = states[moment["version"]]
        if over:
            assert moment["view"] == state
        else:
            through = reader(seats, last)
            assert moment["view"] == public(state, {SEAT_LETTERS[s] for s in through})
        n += 1
    return n


def reader(seats: list[int], last: list[int | None]) -> list[int]:
    """On one screen the view is that of the seat to move, or the last that moved, or the first."""
    return [*[seat for seat in last if seat in seats], *seats][:1]


def check_words(player: Player, seats: list[int], truth: Truth) -> None:
    """Before the end no frame names a character the reader does not hold."""
    last = truth.end()
    hands = {seat: last.state.hands[seat * 2 : seat * 2 + 2] for seat in seats}
    own = {CHARACTERS[card] for hand in hands.values() for card in hand if card < len(CHARACTERS)}
    if last.state.players == 1:
        own = set(CHARACTERS)  # the pile of the King's Challenge lies open
    for text, frame in zip(player.texts, player.frames, strict=True):
        if not is_over(frame):
            assert set(NAMES.findall(text)) <= own, text


def is_over(frame: Json) -> bool:
    """Whether a frame tells the end of the game."""
    return bool((frame.get("moment") or {}).get("over"))


def check_points(player: Player, seats: list[int], truth: Truth) -> None:
    """Points gained are told to the one who gained them, unless scores are open."""
    known = set(range(5)) if truth.config.get("open_scores") else {*seats, 4}
    for frame in player.frames:
        if is_over(frame):
            continue
        assert not (frame.get("moment") or {}).get("result")
        said = [fact for step in frame.get("steps", []) for fact in step["facts"]]
        for fact in [*said, *frame.get("facts", [])]:
            assert "know" not in fact
            assert "others" not in fact
            if fact["kind"] == "vp":
                assert fact["owner"] in known, fact
            if fact["kind"] == "character" and "character" in fact:
                assert fact["owner"] in {*seats, 4}, fact


def check_frames(player: Player, seats: list[int], truth: Truth) -> None:
    """Everything about the game: at least one view for every turn, and no secret in any."""
    turns = sum(entry.kind == CONFIRM for entry in truth.log)
    assert check_views(player, seats, truth) >= turns > 0
    check_words(player, seats, truth)
    check_points(player, seats, truth)


def secrets_of(server: Server, guests: list[Guest]) -> set[str]:
    """Tokens, their hashes, guests' ids, and the seeds of all tables in several spellings."""
    found = {guest.token for guest in guests}
    for row in server.query(sa.select(schema.guests.c.id, schema.guests.c.token_hash)):
        found |= {row.id, row.token_hash}
    for row in server.query(sa.select(schema.tables.c.seed)):
        seed = int(row.seed, 16)
        halves = (seed >> 64, seed & (2**64 - 1))
        found |= {row.seed, str(seed), f"{seed:x}", *(f"{half:016x}" for half in halves)}
        found |= {str(half) for half in halves}
    return {secret for secret in found if len(secret) > 8}


async def record_all(
    server: Server, *seats: Json, leave: bool = False, **options: object
) -> tuple[list[Player], str]:
    """A game with a recorder on every socket: the players, a second tab, two spectators."""
    guests, table = await new_game_of(server, *seats, **options)
    watchers = [await Guest.new(server, name) for name in ("Wanda", "Willem")]
    players = [Preying(guest, table) for guest in guests]
    others = [Player(guests[0], table), *(Player(guest, table) for guest in watchers)]
    for player in [*players, *others]:
        await player.open()
    games: list[Coroutine[Any, Any, object]] = [player.play() for player in players]
    games += [follow(player) for player in others]
    if leave:  # what was on its way just then is refused
        players[-1].tolerated |= {"error-not-your-seat", "error-not-your-turn"}
        games.append(come_and_go(guests[-1], table, len(seats) - 1, players[0]))
    await asyncio.gather(*games)
    for player in [*players, *others]:
        await player.close()
    return [*players, *others], table


async def follow(player: Player) -> None:
    """Only look on."""
    await player.until(is_over)


async def come_and_go(guest: Guest, table: str, seat: int, clock: Player) -> None:
    """Leave the seat and take it back in the middle of the game."""
    while (clock.version or 0) < 100:
        await asyncio.sleep(0.005)
    await guest.leave(table, seat)
    while (clock.version or 0) < 140:
        await asyncio.sleep(0.005)
    await guest.join(table, seat)


SEATS = {
    "solo": [ME],
    "two": [ME, OPEN],
    "two-bot": [ME, APPRENTICE],
    "three": [ME, OPEN, NOVICE],
    "four": [ME, OPEN, OPEN, NOVICE],
}


def held(seats: list[Json], kind: Json) -> list[int]:
    return [k for k, seat in enumerate(seats) if seat == kind]


@pytest.mark.parametrize("open_scores", [False, True], ids=["hidden", "open"])
@pytest.mark.parametrize("name", SEATS)
async def test_no_frame_says_too_much(server: Server, name: str, open_scores: bool) -> None:
    seats = SEATS[name]
    players, table = await record_all(server, *seats, open_scores=open_scores, bonus=True)
    truth = server.truth(table)
    holders = [held(seats, ME), *([k] for k in held(seats, OPEN)), held(seats, ME), [], []]
    assert len(holders) == len(players)
    for player, mine in zip(players, holders, strict=True):
        check_frames(player, mine, truth)
    hidden = secrets_of(server, [player.guest for player in players])
    for player in players:
        for text in player.texts:
            assert not [secret for secret in hidden if secret in text]
    previews = [f for player in players for f in player.frames if f["type"] == "preview"]
    assert previews


async def test_one_screen_shows_one_seat_at_a_time(server: Server) -> None:
    players, table = await record_all(server, ME, ME, NOVICE)
    truth = server.truth(table)
    for player, mine in zip(players, [[0, 1], [0, 1], [], []], strict=True):
        check_views(player, mine, truth)
        check_points(player, mine, truth)
        check_words(player, mine, truth)


async def test_who_left_his_seat_sees_no_other_secrets(server: Server) -> None:
    """While a bot plays for somebody they see at most what their own seat may see."""
    players, table = await record_all(server, ME, OPEN, leave=True)
    truth = server.truth(table)
    for player, mine in zip(players, [[0], [1], [0], [], []], strict=True):
        check_words(player, mine, truth)
        check_points(player, mine, truth)


async def test_what_http_tells_is_no_more(server: Server) -> None:
    """History, lists and tables, asked for by a player, the other one and a stranger."""
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    stranger = await Guest.new(server, "Wanda")
    players = [Player(anna, table), Player(faye, table)]
    late: Callable[[Player], bool] = lambda p: (p.version or 0) > 200  # noqa: E731
    await asyncio.gather(*(player.play(stop=late) for player in players))
    end = server.truth(table).end()
    assert not end.over
    hidden = secrets_of(server, [anna, faye, stranger])
    for guest, seat in ((anna, 0), (faye, 1), (stranger, None)):
        own = set()
        if seat is not None:
            own = {
                CHARACTERS[card] for card in end.state.hands[seat * 2 : seat * 2 + 2] if card < 6
            }
        paths = ("/history", "")
        texts = [(await guest.ask("GET", f"/api/tables/{table}{path}")).text for path in paths]
        texts += [(await guest.ask("GET", path)).text for path in ("/api/games", "/api/tables")]
        for text in texts:
            assert set(NAMES.findall(text)) <= own
            assert not [secret for secret in hidden if secret in text]
        steps = json.loads(texts[0])["steps"]
        gained = [f["owner"] for s in steps for f in s["facts"] if f["kind"] == "vp"]
        assert set(gained) <= {seat, 4}
    for player in players:
        await player.close()


async def test_the_last_turn_keeps_its_secrets_until_it_is_confirmed(server: Server) -> None:
    """The game is decided but not confirmed: nobody sees the characters, it can be taken back."""
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    players = [Player(anna, table, confirm=False), Player(faye, table, confirm=False)]
    await asyncio.gather(*(player.play() for player in players))
    truth = server.truth(table)
    version = len(truth.log) - 1  # all chosen, the confirmation missing
    tables = {t.version: (t.trial(), to_json(t.state)) for t in truth.versions()}
    before, state = tables[version]
    assert before.held_by is not None
    assert state["step"] == "over"
    for seat, player in enumerate(players):
        seen = [m for _, m in moments(player) if m["version"] == version]
        assert seen
        for moment in seen:
            assert not moment["over"]
            assert moment["view"] == public(state, {SEAT_LETTERS[seat]})
        check_frames(player, [seat], truth)
        await player.close()


async def test_a_preview_tells_what_its_seat_may_know_and_no_more(server: Server) -> None:
    """Whole turns are thought through by both players, to the roll that would follow."""
    guests, table = await new_game_of(server, ME, OPEN, seed="7e57")
    players = [Thinking(guest, table, seed=k + 1) for k, guest in enumerate(guests)]
    await asyncio.gather(*(player.play(stop=thought_enough) for player in players))
    await asyncio.gather(*(player.close() for player in players))
    truth = server.truth(table)
    versions = by_version(truth)
    hidden = secrets_of(server, guests)
    gained = [0, 0]
    for seat, player in enumerate(players):
        letter = SEAT_LETTERS[seat]
        told = [(frame, frame["facts"]) for frame in player.frames if frame["type"] == "preview"]
        assert len(told) > 30
        for frame, facts in told:
            text = json.dumps(frame)
            assert not [secret for secret in hidden if secret in text]
            state = versions[frame["version"]][0]
            assert set(NAMES.findall(text)) <= set(state["seats"][letter]["characters"])
            for fact in facts:  # nothing is rolled in a preview
                assert fact["kind"] not in CHANCE_KINDS
                if fact["kind"] in ("die", "black"):
                    assert "from" in fact  # dice are used or turned over
                if fact["kind"] == "event":
                    assert "from" in fact
                if fact["kind"] == "vp":
                    assert fact["owner"] in (seat, 4)
                    gained[seat] += 1
    assert all(gained)  # one's own points are told


CHANCE_KINDS = {"card", "rolled", "character"}


def thought_enough(player: Player) -> bool:
    return player.version is not None and player.version > 400


class Thinking(Player):
    """Thinks of whole turns before it makes its choice: option by option, as the server allows."""

    async def answer(self, moment: Json) -> None:
        """Every option alone, and some target with all the dice of a group of its menu."""
        if moment["version"] > self.answered and moment["decision"] and not moment["over"]:
            decision = moment["decision"]
            plans = [[option["id"]] for option in decision["options"][:4]]
            for entry in decision["menu"] or []:
                for way in entry["ways"][:1]:
                    if way["modifier"] == 0:
                        dice = [133 + die for die in way["groups"][-1][0]]
                        plans.append([entry["target"], *dice])
                        plans.append([entry["target"], *dice, 1])
            for plan in plans:
                await self.act("preview", decision["seat"], options=plan)
                await self.until_kind("preview", "error", "stale")
        await super().answer(moment)
