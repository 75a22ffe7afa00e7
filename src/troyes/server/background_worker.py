"""The process behind `background`: a request is a line of JSON, an answer its size, then bytes.

It runs at a lower priority than the tables.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import sys
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec

from troyes.formats.fair_dice import verify
from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM, Entry
from troyes.play.table import Refused, Table
from troyes.rules.edition import Edition
from troyes.rules.scoring import final_vp
from troyes.rules.terms import NEUTRAL, ROLL_ROY, STEP_ACTIONS

from . import http_messages as http
from . import protocol as p
from .replay import read_record, replay
from .room import Room
from .telling import steps_for

MAX_EDITION = 40_000  # characters of an edition file
MAX_LINE = 500  # of one line: reading a key of thousands of parts would take seconds


def room_of(config: str) -> Room:
    """A table without people, as it was agreed on."""
    return Room({"id": "", "config": config, "clocks": None}, [])


def history(config: str, entries: list[tuple[int, int]], seat: int | None) -> bytes:
    """Everything that happened, as a seat may know it."""
    game = Table(room_of(config).first_state(), 0)
    steps = [game.apply(Entry(*entry)) for entry in entries]
    return p.encode(http.HistoryFrame(steps_for(steps, seat)))


def course(config: str, entries: list[tuple[int, int]]) -> bytes:
    """Both sides' totals in a solo game: one point at the beginning and one after every turn."""
    game = Table(room_of(config).first_state(), 0)
    points: list[http.TurnPoint] = []
    acting = False  # whether the current turn is one of the phase of actions
    for entry in (Entry(*entry) for entry in entries):
        before = game.state
        if entry.kind == CHOICE:
            acting = before.step == STEP_ACTIONS
        roys = before.wait == ROLL_ROY and before.roy_die > 0
        game.apply(entry)
        s = game.state
        first = not points and s.step == STEP_ACTIONS
        if first or roys or (entry.kind == CONFIRM and acting):
            points.append(
                http.TurnPoint(game.version, s.round, final_vp(s, 0), final_vp(s, NEUTRAL))
            )
    return p.encode(http.Course(points))


def replay_of(record: str, table: dict[str, Any] | None = None, packed: bool = False) -> bytes:
    """A record step by step, for looking at it."""
    info = None if table is None else msgspec.convert(table, p.TableInfo)
    data = p.encode(replay(read_record(record), info))
    return gzip.compress(data, 6) if packed else data


def text_of(record: str) -> bytes:
    """A record in the notation."""
    return Record.from_json(record).to_text().encode()


def dice(record: str) -> bytes:
    """The dice of a record, rolled once more."""
    game = Record.from_json(record)
    found = verify(game)
    salt, _, promised = (game.header.commitment or "").partition(" ")
    seed = None if game.seed is None else f"{game.seed:032x}"
    return p.encode(
        http.Dice(
            commitment=promised or None, salt=salt or None, seed=seed, rolls=found.rolls,
            draws=found.draws, wrong=len(found.wrong) if seed else None, faces=found.faces,
        )
    )  # fmt: skip


def edition(text: str) -> bytes:
    """The figures of an edition file that came with a new table."""
    if len(text) > MAX_EDITION or max(map(len, text.split("\n"))) > MAX_LINE:
        raise Refused("error-bad-edition", detail="too long")
    try:
        return msgspec.json.encode(Edition(tomllib.loads(text)).figures)
    except (ValueError, RecursionError) as error:
        raise Refused("error-bad-edition", detail=str(error)[:2000]) from None


WORK: dict[str, Callable[..., bytes]] = {
    "history": history,
    "course": course,
    "replay": replay_of,
    "text": text_of,
    "dice": dice,
    "edition": edition,
}


def answer(line: bytes) -> tuple[bytes, bytes]:
    """How a question ended, and its answer."""
    question = msgspec.json.decode(line)
    try:
        return b"done", WORK[question.pop("work")](**question)
    except Refused as refused:
        return b"refused", msgspec.json.encode((refused.reason, refused.args_))
    except Exception as error:  # the server reports it
        return b"failed", f"{type(error).__name__}: {error}".encode()


def main() -> None:
    """Answer requests until stdin closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl+C and stops this process
    with contextlib.suppress(OSError):
        os.nice(10)
    try:
        for line in sys.stdin.buffer:
            said, body = answer(line)
            sys.stdout.buffer.write(b"%s %d\n%s" % (said, len(body), body))
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server is gone
        os._exit(0)


if __name__ == "__main__":
    main()
