"""Frames and requests that make no sense, or a little too much: what the fuzz test sends."""

from __future__ import annotations

import json
import random
import re
import string
from collections.abc import Callable
from importlib import resources
from typing import Any

from .harness import Json

CLOSING = ("huge", "not_utf8")  # what ends a socket, and is sent rarely
EDITION = (resources.files("troyes.rules") / "edition.toml").read_text("utf-8")
Made = str | bytes | list[str]  # a text frame, a binary frame, fragments of a text frame


class Nonsense:
    """What an attacker may think of. A player of the tables never sends their true versions."""

    def __init__(
        self, rng: random.Random, tables: dict[str, int], token: str, plays: bool = False
    ) -> None:
        self.rng = rng
        self.versions = tables
        self.tables = list(tables)
        self.token = token
        self.plays = plays

    # --- valid frames, from which most nonsense is made ------------------------------------------

    def valid(self) -> Json:
        """A frame a client might send."""
        rng = self.rng
        kinds = [
            "choose",
            "choose",
            "undo",
            "confirm",
            "preview",
            "why",
            "watch",
            "unwatch",
            "ping",
        ]
        kind = rng.choice(kinds if self.plays else [*kinds, "chat"])  # players may really talk
        if kind == "ping":
            return {"type": "ping", "n": rng.randrange(1000)}
        frame: Json = {"type": kind, "table": rng.choice(self.tables)}
        version = self.versions[frame["table"]]
        if kind == "chat":
            frame["text"] = "".join(rng.choices(string.printable, k=rng.randint(1, 40)))
        elif kind == "watch":
            frame["version"] = rng.choice((None, 0, version, version + 1, 10**6))
        elif kind != "unwatch":
            frame |= {"version": self.any_version(version), "seat": rng.randrange(4)}
        if kind == "choose":
            row = [rng.randrange(256) for _ in range(rng.choice((1, 1, 2, 5)))]
            frame |= {"options": row, "confirm": rng.random() < 0.5}
        if kind == "preview":
            frame["options"] = [rng.randrange(256) for _ in range(rng.randrange(8))]
        if kind == "why":
            dice = [rng.randrange(90) for _ in range(rng.randint(1, 4))]
            frame |= {"options": [], "target": rng.choice((None, rng.randrange(256)))}
            frame |= {"modifier": rng.choice((None, 0, rng.randrange(10))), "dice": dice}
        return frame

    def any_version(self, true: int) -> int:
        """The true version most of the time, unless that is forbidden."""
        if not self.plays and self.rng.random() < 0.7:
            return true
        wrong = self.rng.randrange(true + 200)
        return wrong if wrong != true else true + 200

    def text(self) -> str:
        """A valid frame as JSON."""
        return json.dumps(self.valid())

    def value(self, depth: int = 0) -> Any:
        """Any JSON value."""
        rng = self.rng
        makers: list[Callable[[], Any]] = [
            lambda: None,
            lambda: rng.random() < 0.5,
            lambda: rng.choice((0, -1, 1, 4, 255, 256, 2**31, 2**31 + 1, 2**53, 2**63, -(2**64))),
            lambda: rng.choice((0.5, -1.5, 1e300, 1e-300, 3.0)),
            lambda: "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(30))),
            lambda: rng.choice(("choose", "hello", "error-internal", "<b>x</b>", "' OR 1=1 --")),
            lambda: self.token,
            lambda: self.rng.choice(self.tables),
        ]
        if depth < 4:
            makers.append(lambda: [self.value(depth + 1) for _ in range(rng.randrange(4))])
            makers.append(lambda: {str(k): self.value(depth + 1) for k in range(rng.randrange(4))})
        return rng.choice(makers)()

    def edition(self) -> str:
        """An edition file with figures changed, and lines left out or doubled."""
        rng, lines = self.rng, EDITION.splitlines()
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(lines))
            match rng.randrange(4):
                case 0:
                    del lines[at]
                case 1:
                    lines.insert(at, rng.choice(lines))
                case 2:
                    wild = ("-1", "1e400", "nan", '"x"', "[]", "{}", "true", "10" * 9, "1979-05-27")
                    lines[at] = re.sub(r"\d+", rng.choice(wild), lines[at], count=1)
                case _:
                    lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        return "\n".join(lines)

    # --- kinds of nonsense -----------------------------------------------------------------------

    def foreign(self) -> Made:
        """Well said, but not one's seat, table or turn."""
        return self.text()

    def malformed(self) -> Made:
        """Not JSON."""
        rng, text = self.rng, self.text()
        return rng.choice(
            (
                text[: rng.randrange(len(text))],
                text + rng.choice(("}", "]", ",", "{}", " x", "\x00")),
                text.replace('"', "'"),
                text.replace(":", "=", 1),
                "",
                " ",
                "\ufeff" + text,
                '{"type":"chat","text":"\\ud800"}',
                '{"type":"ping","n":NaN}',
                '{"type":"ping","n":0x10}',
                '{"type":"ping","n":01}',
                '{"type":"ping",}',
                "".join(chr(rng.randrange(1, 0x300)) for _ in range(rng.randrange(200))),
            )
        )

    def wrong_types(self) -> Made:
        """A field with a value of another kind, too many fields, or too few."""
        frame, rng = self.valid(), self.rng
        field = rng.choice(list(frame))
        match rng.randrange(4):
            case 0:
                del frame[field]
            case 1:
                frame["".join(rng.choices(string.ascii_letters, k=5))] = self.value()
            case _:
                frame[field] = self.value()
        if self.plays and frame.get("version") in self.versions.values():
            frame["version"] = -1
        return json.dumps(frame)

    def not_an_object(self) -> Made:
        """JSON, but no frame."""
        return json.dumps(self.value())

    def deep(self) -> Made:
        """Nested further than anybody should."""
        n = self.rng.randrange(10, 2500)
        return self.rng.choice(
            (
                "[" * n,
                "[" * n + "]" * n,
                '{"a":' * n + "1" + "}" * n,
                '{"type":"chat","table":' + "[" * n + "]" * n + "}",
                '{"type":"preview","options":[' + "[" * n + "]" * n + "]}",
            )
        )

    def numbers(self) -> Made:
        """Numbers no counter holds."""
        frame = {"type": "choose", "table": self.tables[0], "version": 0, "seat": 0, "options": [0]}
        field = self.rng.choice(("version", "seat", "options"))
        number = self.rng.choice(
            ("1e400", "-1e400", "1" * 4000, "-0", "0.0", "1E5", "99999999999999999999", "-1")
        )
        if self.plays and field != "version":
            frame["version"] = 2**31
        value = "[0]" if field == "options" else "0"
        return json.dumps(frame).replace(f'"{field}": {value}', f'"{field}": {number}')

    def mutated(self) -> Made:
        """A valid frame with characters changed, left out, doubled or swapped."""
        rng, letters = self.rng, list(self.text())
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(letters))
            match rng.randrange(4):
                case 0:
                    letters[at] = chr(rng.randrange(1, 256))
                case 1:
                    del letters[at : at + rng.randint(1, 4)]
                case 2:
                    letters[at:at] = letters[at : at + rng.randint(1, 8)]
                case _:
                    other = rng.randrange(len(letters))
                    letters[at], letters[other] = letters[other], letters[at]
            if not letters:
                break
        return "".join(letters)

    def doubled_keys(self) -> Made:
        """The same field twice."""
        text = self.text()
        return text[:-1] + ',"version":-1,"version":null,"seat":"A","type":"ping"}'

    def binary(self) -> Made:
        """Bytes instead of text."""
        if self.rng.random() < 0.5:
            return self.text().encode()
        return self.rng.randbytes(self.rng.randrange(200))

    def hello_again(self) -> Made:
        """Who one is cannot be said twice."""
        token = self.rng.choice((self.token, "x" * 43, "x"))
        return json.dumps({"type": "hello", "token": token, "protocol": self.rng.randrange(3)})

    def large(self) -> Made:
        """More than a frame may hold."""
        n = self.rng.randrange(16_385, 40_000)
        return self.rng.choice(("x" * n, json.dumps({"type": "chat", "text": "x" * n}), " " * n))

    def fragments(self) -> Made:
        """A frame in pieces, sound or not."""
        text = self.rng.choice((self.text, self.text, lambda: "}{"))()
        cut = self.rng.randrange(len(text))
        return [text[:cut], "", text[cut:]]

    def huge(self) -> Made:
        """So much that the server ends the socket while reading."""
        return "x" * self.rng.randrange(70_000, 200_000)

    def not_utf8(self) -> Made:
        """A text frame that is none; see `send`."""
        return b"\xff\xfe\xc0not text"

    def next(self, calm: bool) -> tuple[str, Made]:
        """A kind of nonsense and a frame of it; `calm` leaves out what ends the socket."""
        kinds = ["foreign", "wrong_types", "numbers"]
        if not self.plays:
            kinds = [*kinds * 2, "malformed", "not_an_object", "deep", "mutated", "mutated"]
            kinds += ["doubled_keys", "binary", "hello_again", "fragments"]
            if self.rng.random() < 0.1:
                kinds.append("large")
            if not calm and self.rng.random() < 0.02:
                kinds = list(CLOSING)
        kind = self.rng.choice(kinds)
        return kind, getattr(self, kind)()
