"""Players: sockets at a table that record every frame, come back by themselves, and play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from troyes.formats.apply_facts import apply, digest
from troyes.formats.facts import Fact
from troyes.play.log import CHOICE
from troyes.rules.terms import ASK_ACTION, DIE, MODIFY, WAITS

from .guests import Guest
from .processes import PATIENCE, GaveUp, Json, Server
from .truth import Truth, entries_of

LOST = (websockets.ConnectionClosed, OSError, TimeoutError, websockets.InvalidHandshake)

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
NOVICE: Json = {"kind": "bot", "level": "novice"}
APPRENTICE: Json = {"kind": "bot", "level": "apprentice"}

Pick = Callable[[Json, random.Random], "int | list[int]"]


def any_option(moment: Json, rng: random.Random) -> int:
    """A random option of the decision in hand."""
    return int(rng.choice(moment["decision"]["options"])["id"])


def any_row(moment: Json, rng: random.Random) -> list[int]:
    """Now and then a whole action from the menu, its dice in any order; else a single option."""
    targets = [entry for entry in moment["decision"]["menu"] or [] if entry["ways"]]
    if not targets or rng.random() < 0.4:
        return [any_option(moment, rng)]
    target = rng.choice(targets)
    way = rng.choice(target["ways"])
    dice = [DIE + die for die in rng.choice(way["groups"])[0]]
    modifier = [MODIFY + way["modifier"] - 1] if way["modifier"] else []
    return [target["target"], *modifier, *rng.sample(dice, len(dice))]


MOMENT: Json = {  # what a server leaves out of a moment
    "held": False, "undo": False, "over": False, "view": None, "decision": None,
    "standing": None, "clocks": None, "now": None, "result": None,
}  # fmt: skip
DECISION: Json = {"menu": None, "black": None}


def spelled_out(moment: Json) -> Json:
    """A moment with everything that was left out."""
    whole = MOMENT | moment
    if whole["decision"] is not None:
        whole["decision"] = DECISION | whole["decision"]
    return whole


class Player:
    """A socket of a guest at one table.

    `texts` are all frames as they came, `frames` the same decoded, their moments spelled out with
    the position that follows from the facts. `sent` is what was sent. `moment` and `version` are
    the last ones seen. Updates must follow each other without a gap, and facts must lead to the
    position whose digest the server tells. With a `seed`, and one for the table, it plays the same
    game every time.
    """

    def __init__(
        self,
        guest: Guest,
        table_id: str,
        pick: Pick = any_row,
        seed: int = 0,
        confirm: bool = True,
        server: Server | None = None,
    ) -> None:
        self.guest = guest
        self.table = table_id
        self.pick = pick
        self.rng = random.Random(f"{guest.name}/{seed}" if seed else None)
        self.confirm = confirm
        self.server = server or guest.server
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self.sent: list[Json] = []
        self.info: Any = None
        self.moment: Any = None  # what was told last; None before the first frame
        self.steps: dict[int, Json] = {}  # by version
        self.added = 0  # updates whose position followed from facts
        self.socket: ClientConnection | None = None
        self.connections = 0
        self.answered = -1
        self.tolerated = {"error-too-fast"}  # what may happen while playing

    @property
    def version(self) -> Any:
        """The last version seen."""
        return None if self.moment is None else int(self.moment["version"])

    # --- one frame at a time ---------------------------------------------------------------------

    async def open(self, fresh: bool = False) -> Player:
        """Connect, say hello, watch the table from the last version seen (or afresh)."""
        self.socket = await connect(self.server.ws, max_size=None, open_timeout=PATIENCE)
        self.connections += 1
        self.answered = -1
        await self.send(type="hello", token=self.guest.token)
        await self.expect("welcome")
        version = None if fresh else self.version
        await self.send(type="watch", table=self.table, version=version)
        frame = await self.expect("table")
        if frame["moment"] is None and version is not None:
            await self.expect("update")
        return self

    async def close(self) -> None:
        """Leave without a word."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def __aenter__(self) -> Player:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def send(self, **frame: Any) -> None:
        """Send a frame."""
        self.sent.append(frame)
        await self.send_text(msgspec.json.encode(frame).decode())

    async def send_text(self, text: str | bytes) -> None:
        """Send anything."""
        assert self.socket is not None
        await self.socket.send(text)

    async def receive(self) -> Json:
        """The next frame."""
        assert self.socket is not None
        try:
            async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 may lose a cancellation
                text = await self.socket.recv()
        except TimeoutError:
            raise GaveUp(f"no frame came; the last was {self.texts[-1:]}") from None
        assert isinstance(text, str)
        self.texts.append(text)
        frame: Json = msgspec.json.decode(text)
        self.frames.append(frame)
        self.take(frame)
        return frame

    def take(self, frame: Json) -> None:
        """Remember what a frame says, and check that it follows the one before."""
        kind = frame["type"]
        if kind == "table":
            self.info = frame["table"]
        moment: Any = frame.get("moment")
        if kind == "update":
            told = [step["version"] for step in frame["steps"]]
            assert told == list(range(frame["since"] + 1, frame["since"] + 1 + len(told))), told
            assert moment["version"] == frame["since"] + len(told), (moment["version"], told)
            if self.version is not None and told:
                assert frame["since"] == self.version, f"steps {told} after {self.version}"
            self.steps |= {step["version"]: step for step in frame["steps"]}
            if "view" not in moment:
                moment["view"] = self.follow(frame)
            assert digest(moment["view"]) == frame["digest"], (
                f"the facts up to {moment['version']} lead to another position: {frame['steps']}"
            )
        if moment is not None:
            assert self.version is None or moment["version"] >= self.version
            self.moment = frame["moment"] = spelled_out(moment)

    def follow(self, update: Json) -> Json:
        """The position that follows from the facts of an update."""
        assert self.moment is not None, "facts without a position"
        self.added += 1
        facts = [fact for step in update["steps"] for fact in step["facts"]]
        facts += [update["asks"]] if "asks" in update else []
        return apply(self.moment["view"], msgspec.convert(facts, list[Fact]))

    async def expect(self, *kinds: str) -> Json:
        """The next frame, which must be of one of these kinds; who came or went may come first."""
        frame = await self.receive()
        while "table" not in kinds and frame["type"] == "table" and frame["moment"] is None:
            frame = await self.receive()
        assert frame["type"] in kinds, frame
        return frame

    async def until(self, want: Callable[[Json], bool]) -> Json:
        """Frames until one that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.receive()
                if want(frame):
                    return frame

    async def until_kind(self, *kinds: str) -> Json:
        """Frames until one of these kinds."""
        return await self.until(lambda frame: frame["type"] in kinds)

    async def error(self) -> str:
        """The message id of the next error."""
        frame = await self.until_kind("error")
        return str(frame["error"]["id"])

    async def my_turn(self) -> Json:
        """Wait until this guest is asked something (or the game is over); the moment."""
        async with asyncio.timeout(PATIENCE):
            while self.moment is None or not (self.moment["decision"] or self.moment["over"]):
                await self.receive()
        return self.moment

    async def choose(self, option: int | None = None, **changes: Any) -> None:
        """Send a choice at the version seen: this option or any."""
        assert self.moment is not None
        frame: Json = {
            "type": "choose",
            "table": self.table,
            "version": self.version,
            "seat": self.moment["decision"]["seat"],
            "options": self.row(option),
            "confirm": self.confirm,
        }
        await self.send(**(frame | changes))

    def row(self, option: int | None) -> list[int]:
        """A row of options: this one, or what the player picks."""
        assert self.moment is not None
        found = self.pick(self.moment, self.rng) if option is None else option
        return [found] if isinstance(found, int) else found

    async def act(self, kind: str, seat: int = 0, **more: Any) -> None:
        """Send an undo, a confirmation or a preview at the version seen."""
        await self.send(type=kind, table=self.table, version=self.version, seat=seat, **more)

    # --- whole games -----------------------------------------------------------------------------

    async def play(self, stop: Callable[[Player], bool] | None = None) -> Json:
        """Play until the game is over, or `stop` says so; the last moment."""
        async with asyncio.timeout(PATIENCE * 5):
            while True:
                try:
                    if self.socket is None:
                        await self.open()
                    await self.play_on(stop)
                    assert self.moment is not None
                    return self.moment
                except LOST:
                    self.socket = None
                    await asyncio.sleep(0.05)

    async def play_on(self, stop: Callable[[Player], bool] | None) -> None:
        """Play while the socket lasts."""
        while True:
            if self.moment is not None:
                if self.moment["over"] or (stop is not None and stop(self)):
                    return
                await self.answer(self.moment)
            frame = await self.receive()
            if frame["type"] == "error" and frame["error"]["id"] in self.tolerated:
                await asyncio.sleep(0.2)  # as a client should; then the same again
                self.answered = -1
            else:
                assert frame["type"] != "error", frame

    async def answer(self, moment: Json) -> None:
        """Answer what is asked, once for a version and a connection."""
        if moment["version"] <= self.answered:
            return
        if moment["decision"]:
            self.answered = moment["version"]
            await self.choose()
        elif moment["held"] and self.holds(moment["to_move"]):
            self.answered = moment["version"]
            await self.act("confirm", moment["to_move"])

    def holds(self, seat: int | None) -> bool:
        """Whether a seat is this guest's."""
        assert self.info is not None
        return any(s["yours"] and s["seat"] == seat for s in self.info["seats"])


async def play_all(*players: Player) -> list[Json]:
    """Let everybody play until the game is over."""
    moments = await asyncio.gather(*(player.play() for player in players))
    await asyncio.gather(*(player.close() for player in players))
    return list(moments)


async def new_game_of(server: Server, *seats: Json, **options: Any) -> tuple[list[Guest], str]:
    """A running table: the first guest makes it, others join its open seats in their order."""
    host = await Guest.new(server, "Anna")
    table = await host.create(*seats, **options)
    guests = [host]
    for name in ("Faye", "Geoffrey", "Emily")[: seats.count(OPEN)]:
        guests.append(await Guest.new(server, name))
        await guests[-1].join(table["id"])
    return guests, table["id"]


def check_rows(truth: Truth, players: dict[int, Player]) -> int:
    """Every choice of these seats came in a row that was sent at just that version, stored whole.

    Returns how many rows there were.
    """
    sent = [
        (frame["seat"], frame["version"], frame["options"], frame["confirm"])
        for player in players.values()
        for frame in player.sent
        if frame["type"] == "choose"
    ]
    game = truth.begin()
    rows = 0
    while game.version < len(truth.log):
        seat, version = game.to_move(), game.version
        entries = truth.log[version : version + 1]
        if entries[0].kind == CHOICE and seat in players:
            asked = [row for row in sent if row[:2] == (seat, version)]
            granted = [entries_of(game, *row) for row in asked]
            found = [new for new in granted if new and truth.log[version:][: len(new)] == new]
            assert found, f"nobody asked for what seat {seat} did at {version}"
            entries = max(found, key=len)  # what was sent before a kill may be a part of it
            rows += 1
        for entry in entries:
            game.apply(entry)
    return rows


async def solo(server: Server) -> Player:
    """A player at a table on one screen, where nothing moves by itself."""
    anna = await Guest.new(server, "Anna")
    table = await anna.create(ME, ME)
    player = await Player(anna, table["id"], confirm=False).open()
    await player.my_turn()
    return player


async def play_to_an_action(player: Player) -> Json:
    """Play until an action is asked for and nothing is tentative; the moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            moment = await player.my_turn()
            assert not moment["over"]
            if moment["decision"]["kind"] == WAITS[ASK_ACTION] and not moment["undo"]:
                return moment
            await player.choose(confirm=True)
            await player.until_kind("update")


def option_called(moment: Json, name: str) -> int:
    """The number of an option of a moment."""
    return next(o["id"] for o in moment["decision"]["options"] if o["name"] == name)
