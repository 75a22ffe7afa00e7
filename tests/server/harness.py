"""Real servers and scripted clients: what every test of the server is made of.

`Server` is a process that can be killed and started again at the same place, `Guest` talks HTTP,
`Player` is a socket at one table: it records every frame, checks that nothing was left out between
two of them, comes back by itself when the socket is lost, and plays.

    async def test_a_game(tmp_path: Path) -> None:
        with Server(tmp_path / "t.db") as server:
            anna = await Guest.new(server, "Anna")
            table = await anna.create(ME, NOVICE)
            player = Player(anna, table["id"])
            await player.play()
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
import websockets
from websockets.asyncio.client import ClientConnection, connect

from troyes.formats.facts import Fact, apply, digest
from troyes.play.log import CHOICE, Entry
from troyes.play.table import Refused, Table
from troyes.rules.edition import Edition, standard
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.terms import DIE, MODIFY
from troyes.server import schema

Json = dict[str, Any]
PATIENCE = 120.0  # seconds until a test gives up waiting; never a measurement
TROYES = str(Path(sys.executable).parent / "troyes")
LOST = (websockets.ConnectionClosed, OSError, TimeoutError, websockets.InvalidHandshake)

UNLIMITED = ("--address-work", "0", "--connections-per-address", "0")
AT_ONCE = ("--come-back-seconds", "0")  # a bot moves for who has left; tests of that wait longer

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
NOVICE: Json = {"kind": "bot", "level": "novice"}
APPRENTICE: Json = {"kind": "bot", "level": "apprentice"}


class GaveUp(AssertionError):
    """Something that was waited for never came."""


async def until(what: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        found = await asyncio.to_thread(what)
        if found:
            return found
        await asyncio.sleep(0.05)
    raise GaveUp("what was waited for never came")


# --- the server ----------------------------------------------------------------------------------


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"


class Server:
    """A server process; `database` is an address or the path of a SQLite file."""

    before: tuple[str, ...] = ()  # of the command: what limits the process, say

    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        folder: Path | None = None,
        limited: bool = False,
    ) -> None:
        """Nothing is started yet: `with Server(...)`, or call `start`.

        All of a test's guests are at one address: its limits are for tests of limits.
        """
        self.database = sqlite_url(database) if isinstance(database, Path) else database
        place = folder or (database.parent if isinstance(database, Path) else None)
        assert place is not None, "a server on another database needs a folder for its log"
        place.mkdir(parents=True, exist_ok=True)
        self.log_file = place / f"server-{time.time_ns()}.log"
        self.arguments = (*(() if limited else UNLIMITED), *AT_ONCE, *arguments)
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def http(self) -> str:
        """The address of the HTTP API."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """The address of the socket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> Server:
        """Start on a free port the first time, later on the same one; return when it is healthy."""
        assert self.process is None
        before = self.log_file.stat().st_size if self.log_file.exists() else 0
        command = [
            *self.before, TROYES, "serve", "--port", str(self.port), "--database", self.database
        ]  # fmt: skip
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], stderr=log, stdout=log)
        self.starts += 1
        give_up = time.monotonic() + PATIENCE
        while not self.port:
            found = re.search(r"served at http://[^:/]+:(\d+)/", self.log()[before:])
            if found:
                self.port = int(found[1])
            self.still_trying(give_up)
        while not self.healthy():
            self.still_trying(give_up)
        return self

    def still_trying(self, give_up: float) -> None:
        """Wait a little, unless the process ended or it takes too long."""
        assert self.process is not None
        if self.process.poll() is not None or time.monotonic() > give_up:
            raise GaveUp(f"the server does not start:\n{self.log()[-3000:]}")
        time.sleep(0.02)

    def healthy(self) -> bool:
        """Whether /health says so."""
        try:
            return httpx.get(self.http + "/health", timeout=5, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """An ordinary end."""
        if self.process is not None:
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise GaveUp(f"the server does not end:\n{self.log()[-3000:]}") from None
        finally:
            self.process = None

    def restart(self) -> None:
        """Kill it and start it again on the same port and database."""
        self.kill()
        self.start()

    # --- looking at it from outside --------------------------------------------------------------

    def log(self) -> str:
        """Everything it wrote to standard error, of all its lives."""
        return self.log_file.read_text("utf-8", "replace") if self.log_file.exists() else ""

    def events(self, name: str) -> list[Json]:
        """The log's lines about one event."""
        lines = [line for line in self.log().splitlines() if line.startswith("{")]
        return [found for found in map(json.loads, lines) if found["event"] == name]

    def metric(self, name: str) -> float:
        """A figure of /metrics; those with labels are added up."""
        page = httpx.get(self.http + "/metrics", timeout=PATIENCE, verify=False).text
        values = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", page, re.MULTILINE)
        return sum(map(float, values))

    def children(self) -> list[int]:
        """The worker processes."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.pid and fields[0] != "Z":
                    found.append(int(stat.parent.name))
        return found

    def query(self, statement: Any) -> list[Any]:
        """Read the database directly."""
        return query(self.database, statement)

    def entries(self, table_id: str) -> list[Entry]:
        """The log of a table as it is in the database; its versions must be 1, 2, 3 and so on."""
        e = schema.entries.c
        rows = self.query(
            sa.select(e.version, e.kind, e.value).where(e.table_id == table_id).order_by(e.version)
        )
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        return [Entry(row.kind, row.value) for row in rows]

    def row(self, table_id: str) -> Any:
        """The row of a table."""
        found = self.query(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0]

    def truth(self, table_id: str) -> Truth:
        """A table rebuilt from the database alone."""
        return Truth(self.row(table_id), self.entries(table_id))


def query(database: str, statement: Any) -> list[Any]:
    """The rows of a statement."""
    with engine_of(database).connect() as connection:
        return list(connection.execute(statement))


def engine_of(database: str) -> sa.Engine:
    """A way into a database that keeps nothing open."""
    url = sa.engine.make_url(database)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return sa.create_engine(url, poolclass=sa.pool.NullPool)


class Truth:
    """What really happened at a table, from its stored entries, with nothing hidden."""

    def __init__(self, row: Any, entries: list[Entry]) -> None:
        self.row = row
        self.config = json.loads(row.config)
        self.log = entries

    def begin(self) -> Table:
        """The table before its first entry."""
        c = self.config
        edition = Edition(c["figures"]) if c.get("figures") else standard()
        start = START_UNKNOWN if c.get("start") is None else c["start"]
        s = new_game(
            edition, c["players"], c.get("bonus", False), start, c.get("open_scores", False)
        )
        return Table(s, int(self.row.seed, 16))

    def versions(self) -> Iterable[Table]:
        """The table after every entry, versions 0, 1, 2 ...; one object, changed in place."""
        table = self.begin()
        yield table
        for entry in self.log:
            table.apply(entry)
            yield table

    def end(self) -> Table:
        """The table as it is now."""
        table = self.begin()
        for entry in self.log:
            table.apply(entry)
        return table


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


def entries_of(
    game: Table, seat: int, version: int, row: list[int], confirm: bool
) -> list[Entry] | None:
    """The entries of a row, or None if it would be refused."""
    try:
        return game.choose(seat, row, confirm)
    except Refused:
        return None


# --- guests --------------------------------------------------------------------------------------


def http_client(server: Server) -> httpx.AsyncClient:
    """Plain HTTP: without reading the machine's certificates every time."""
    return httpx.AsyncClient(base_url=server.http, timeout=PATIENCE, verify=False)


class Guest:
    """A person with a token, talking HTTP to a server."""

    def __init__(self, server: Server, name: str, token: str) -> None:
        self.server = server
        self.name = name
        self.token = token

    @classmethod
    async def new(cls, server: Server, name: str = "Anna") -> Guest:
        """A new guest of a server."""
        async with http_client(server) as http:
            answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 200, answer.text
        return cls(server, name, answer.json()["token"])

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Json | None = None
    ) -> httpx.Response:
        """Any request, with the token; `body` may be data for JSON, or bytes."""
        sent = {"Authorization": f"Bearer {self.token}", **(headers or {})}
        raw = (
            {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        )
        async with http_client(self.server) as http:
            return await http.request(method, path, headers=sent, **raw)

    async def get(self, path: str) -> Any:
        """The JSON at a path."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        """Ask for something that must be granted."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Ask for something that must be refused: the status and the message id."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        frame = answer.json()
        assert frame["type"] == "error"
        return answer.status_code, frame["error"]["id"]

    async def create(self, *seats: Json, **options: Any) -> Json:
        """Make a table."""
        return await self.post("/api/tables", {"seats": list(seats), **options})

    async def info(self, table_id: str) -> Json:
        """A table as this guest may know it."""
        return await self.get(f"/api/tables/{table_id}")

    async def join(self, table_id: str, seat: int | None = None) -> Json:
        """Sit down, or take a seat back."""
        return await self.post(f"/api/tables/{table_id}/join", {"seat": seat})

    async def leave(self, table_id: str, seat: int) -> Json:
        """Leave a seat to a bot, or open."""
        return await self.post(f"/api/tables/{table_id}/leave", {"seat": seat})

    async def record(self, table_id: str) -> str:
        """The record of a finished game."""
        answer = await self.ask("GET", f"/api/tables/{table_id}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


# --- sockets -------------------------------------------------------------------------------------

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
    position whose digest the server tells.
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
        self.rng = random.Random(f"{table_id}/{guest.name}/{seed}" if seed else None)
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
            assert told == list(range(frame["since"] + 1, frame["since"] + 1 + len(told)))
            assert moment["version"] == frame["since"] + len(told)
            if self.version is not None and told:
                assert frame["since"] == self.version, f"steps {told} after {self.version}"
            self.steps |= {step["version"]: step for step in frame["steps"]}
            if "view" not in moment:
                moment["view"] = self.follow(frame)
            assert digest(moment["view"]) == frame["digest"]
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
