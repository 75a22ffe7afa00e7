"""Replays: a game step by step, with nothing hidden.

A record contains all secrets of its game, so only finished games of this server are shown, or
records that a guest uploads. A step is sent as the facts that lead from one position to the next: a
whole game takes a few dozen kilobytes instead of a megabyte.
"""

from __future__ import annotations

import base64
import zlib
from typing import Any

from troyes.formats.facts import Told, asks, in_full
from troyes.formats.position import to_json
from troyes.formats.record import Record, RecordError
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, Entry
from troyes.play.table import Refused, Table
from troyes.rules.engine import is_chance
from troyes.rules.scoring import final_vp, margin, owners
from troyes.rules.state import State
from troyes.rules.terms import NEUTRAL, SEAT_LETTERS

from . import http_messages as http
from . import protocol as p
from .telling import figures, result_of

SAID = {  # what is wrong with a record, as messages
    "header": "error-record-header",
    "missing": "error-record-missing",
    "tag": "error-record-tag",
    "version": "error-record-version",
    "edition": "error-record-edition",
    "figures": "error-record-figures",
    "line": "error-record-line",
    "over": "error-record-over",
    "label": "error-record-label",
    "word": "error-record-word",
    "unfinished": "error-record-unfinished",
    "result": "error-record-result",
    "json": "error-record-json",
    "step": "error-record-step",
}
LONGEST = 200  # characters of what is quoted in an error


def read_record(text: str) -> Record:
    """A valid record, from text or JSON; an error names the line and the word."""
    try:
        if not text.lstrip().startswith("{"):
            return Record.from_text(text)
        record = Record.from_json(text)
        record.replay()  # a text has been played while it was read
        return record
    except RecordError as error:
        raise Refused(SAID[error.kind], **quoted(error.details)) from None


def quoted(details: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments of an error, each cut to a readable length."""
    return {
        name: value if isinstance(value, int) or len(value) <= LONGEST else value[:LONGEST] + " …"
        for name, value in details.items()
    }


def address(record: Record) -> str:
    """The page of the browser client that shows a record, which is packed into the address."""
    squeeze = zlib.compressobj(9, wbits=-15)
    packed = squeeze.compress(record.to_text().encode()) + squeeze.flush()
    return "replay#game=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def replay(record: Record, table: p.TableInfo | None = None) -> http.Replay:
    """A valid record, replayed: its first moment, then the facts of every step."""
    game = Table(record.start(), 0)
    first: Any = to_json(game.state)
    steps: list[http.ReplayStep] = []
    course: list[http.CoursePoint] = []
    for step in record.steps:
        number = game.state.round
        facts = in_full(take_step(game, step))
        steps.append(http.ReplayStep(facts, asks(game.state)))
        if any(fact.kind == "round_end" for fact in facts):
            course.append(held(game.state, number))
    if game.over:
        course.append(final(game.state))
    return http.Replay(
        names=[name[:40] for name in record.header.names],
        edition=record.header.edition,
        over=game.over,
        first=first,
        steps=steps,
        course=course,
        result=result_of(game.state) if game.over else None,
        figures=figures(game.state.edition) if record.header.figures else None,
        table=table,
    )


def take_step(game: Table, step: int) -> list[Told]:
    """What a step of a record did; a turn is confirmed where it is complete."""
    told = game.apply(Entry(OUTCOME if is_chance(game.state) else CHOICE, step))
    if game.held_by is not None and not game.chance_is_due():
        game.apply(Entry(CONFIRM, game.held_by))
    return told.facts


# --- the course of the points --------------------------------------------------------------------


def held(s: State, number: int) -> http.CoursePoint:
    """The points everybody has at the end of a round, before anything is counted."""
    points = {SEAT_LETTERS[owner]: s.vp[owner] for owner in owners(s)}
    return http.CoursePoint(number, points, s.vp[0] - s.vp[NEUTRAL] if s.players == 1 else None)


def final(s: State) -> http.CoursePoint:
    """The final scores."""
    points = {SEAT_LETTERS[owner]: final_vp(s, owner) for owner in owners(s)}
    return http.CoursePoint(None, points, margin(s) if s.players == 1 else None)
