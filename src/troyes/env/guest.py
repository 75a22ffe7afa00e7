"""A bot as a guest at a table on any server: `troyes join`.

It speaks the protocol of docs/protocol.md as a browser does, so the server treats it like anyone
else: it sees what its seat may see, and it never runs on the server. Any bot will do,
including programs in other languages (docs/engine.md).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from troyes.bots import Bot
from troyes.bots.turn import rest_of_turn
from troyes.formats.position import PositionError, from_json
from troyes.formats.wire import PROTOCOL

ANSWER_SECONDS = 30.0  # for a request
COME_BACK_SECONDS = 60.0  # that a server may be out of reach before the guest gives up
AGAIN_SECONDS = 1.0  # between two attempts
Json = dict[str, Any]
T = TypeVar("T")


class Refused(Exception):
    """The server, or something on the way to it, refused."""


class Guest:
    """One guest at one table, known by its address in the browser, https://example.org/t/ID."""

    def __init__(self, address: str, name: str) -> None:
        try:
            parts = urlsplit(address)
        except ValueError:
            parts = urlsplit("")
        where = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or where[:-1] != ["t"]:
            raise Refused(f"{address!r} is not the address of a table: https://example.org/t/ID")
        self.http = f"{parts.scheme}://{parts.netloc}"
        self.socket = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws"
        self.table = where[-1]
        self.token = ""
        self.token = self.ask("/api/guests", {"name": name}, lambda answer: str(answer["token"]))
        self.seat = -1

    def ask(self, path: str, body: Json, find: Callable[[Any], T]) -> T:
        """What `find` finds in the server's answer to a request."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(self.http + path, json.dumps(body).encode(), headers)
        try:
            try:
                with urlopen(request, timeout=ANSWER_SECONDS) as answer:
                    return find(json.loads(answer.read()))
            except HTTPError as error:  # its body, too, may break off
                raise Refused(f"{path} was refused: {reason(error.read())}") from None
        except (OSError, HTTPException, ValueError, LookupError, TypeError) as error:
            raise Refused(f"{self.http} does not respond like a Troyes server: {error}") from None

    def sit_down(self, seat: int | None = None) -> int:
        """Take a seat, any free one if none is named, and return its number."""
        self.seat = self.ask(
            f"/api/tables/{self.table}/join",
            {"seat": seat},
            lambda info: min(place["seat"] for place in info["seats"] if place["yours"]),
        )
        return self.seat

    def play(self, bot: Bot, seconds: float | None = None) -> Json:
        """Play until the game is over, reconnecting if need be; return the result."""
        lost_at = 0.0
        while True:
            try:
                with connect(self.socket, max_size=None) as line:
                    lost_at = 0.0
                    return Talk(line, self.table, self.token).play(self.seat, bot, seconds)
            except (OSError, WebSocketException) as error:
                lost_at = lost_at or time.monotonic()
                if time.monotonic() - lost_at > COME_BACK_SECONDS:
                    raise Refused(f"{self.http} cannot be reached: {error}") from None
                time.sleep(AGAIN_SECONDS)


class Talk:
    """One socket, from its hello to its end."""

    def __init__(self, line: ClientConnection, table: str, token: str) -> None:
        self.line = line
        self.table = table
        self.chosen = -1  # the last version that was answered
        self.say(type="hello", token=token, protocol=PROTOCOL)
        self.look()

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.line.send(json.dumps(frame))

    def look(self) -> None:
        """Ask for the whole table."""
        self.say(type="watch", table=self.table)

    def play(self, seat: int, bot: Bot, seconds: float | None) -> Json:
        """Answer whenever the seat is asked."""
        for text in self.line:
            kind, moment, asked = understand(text, seat)
            if kind == "error":
                self.wait_or_end(reason(text))
            if moment.get("over"):
                result: Json = moment["result"]
                return result
            if not asked or moment["version"] == self.chosen:
                continue
            if "view" in moment:
                self.choose(moment, seat, lambda s: rest_of_turn(bot, s, seat, None, seconds))
            else:
                self.look()  # facts would lead there too, but a bot does not mind the bytes
        raise ConnectionError("the server closed the connection")

    def wait_or_end(self, error: str) -> None:
        """Ask again a little later if that helps; otherwise give up."""
        if error != "error-too-fast":
            raise Refused(f"the server said {error}")
        time.sleep(AGAIN_SECONDS)
        self.chosen = -1
        self.look()

    def choose(self, moment: Json, seat: int, turn_of: Callable[[Any], list[int]]) -> None:
        """Send a whole turn."""
        try:
            state = from_json(moment["view"])
        except PositionError as error:
            raise Refused(f"this version cannot play at that table: {error}") from None
        self.chosen = moment["version"]
        self.say(
            type="choose", table=self.table, version=moment["version"], seat=seat,
            options=turn_of(state), confirm=True,
        )  # fmt: skip


def understand(text: str | bytes, seat: int) -> tuple[str, Json, bool]:
    """The type of a frame, the moment of the game in it, and whether a seat is asked."""
    try:
        frame = json.loads(text)
        moment = frame.get("moment") or {}
        asked = (moment.get("decision") or {}).get("seat") == seat
        needed = ["result"] * bool(moment.get("over")) + ["version"] * asked
        if all(name in moment for name in needed):
            return frame["type"], moment, asked
    except (ValueError, LookupError, TypeError, AttributeError):
        pass
    raise Refused("the server does not speak this protocol")


def reason(answer: str | bytes) -> str:
    """Why the server refused: the id of its message."""
    try:
        return str(json.loads(answer)["error"]["id"])
    except (ValueError, KeyError, TypeError):
        return "no reason given"
