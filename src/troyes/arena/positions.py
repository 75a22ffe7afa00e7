"""Judged positions: compare a bot's turns with precomputed values, within minutes.

A file of positions is JSON lines, compressed with gzip. The first line is the `Head`, every other
line a `Position`: what the player to move may know, and turns with their values, the expected
margin in victory points. A bot's loss in a position is the value of the best turn minus that of its
own.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from troyes.bots import Bot, budget_of, make_bot
from troyes.formats.notation import play
from troyes.formats.position import from_json
from troyes.play.view import View
from troyes.rules.edition import standard
from troyes.rules.engine import apply_option, is_chance
from troyes.rules.state import State
from troyes.rules.terms import RULES_VERSION
from troyes.rules.turn import turn_goes_on

from .measure import Estimate, estimate

VERSION = 1
OURS = Path(__file__).parent / "positions.jsonl.gz"  # the set that comes with the project


class Head(msgspec.Struct):
    """What a file holds and how it was made."""

    format: Literal["troyes-positions"]
    version: int
    rules: int
    edition: str
    made: dict[str, Any]


class Judged(msgspec.Struct):
    """A turn in the notation, its value, and the standard error of that."""

    turn: str
    value: float
    error: float


class Position(msgspec.Struct):
    """A position as the one to move sees it, with judged turns, the best first."""

    seat: int
    position: dict[str, Any]
    turns: list[Judged]


class Verdict(NamedTuple):
    """What a bot did in a position: its loss, and whether its turn was among the judged ones."""

    loss: float
    listed: bool


class BadPositions(ValueError):
    """A file without judged positions, or with those of other rules."""


# --- files ---------------------------------------------------------------------------------------


def write(path: Path, made: dict[str, Any], positions: Iterable[Position]) -> int:
    """Write a file and return its number of positions. Equal positions give equal bytes."""
    head = Head("troyes-positions", VERSION, RULES_VERSION, standard().identity, made)
    count = 0
    with path.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
        file.write(msgspec.json.encode(head) + b"\n")
        for position in positions:
            file.write(msgspec.json.encode(position) + b"\n")
            count += 1
    return count


def read(path: Path) -> tuple[Head, list[Position]]:
    """Read a file; raises `BadPositions` that says what is wrong with it."""
    try:
        with gzip.open(path, "rb") as file:
            first, *rest = file.read().splitlines()
        head = msgspec.json.decode(first, type=Head)
        positions = [msgspec.json.decode(line, type=Position) for line in rest]
    except (OSError, EOFError, ValueError, msgspec.ValidationError) as error:
        raise BadPositions(f"{path} is not a file of judged positions: {error}") from None
    if (head.version, head.rules) != (VERSION, RULES_VERSION):
        raise BadPositions(
            f"{path} has version {head.version} and rules {head.rules}, "
            f"this is version {VERSION} with rules {RULES_VERSION}: make it again"
        )
    if head.edition != standard().identity:
        raise BadPositions(
            f"{path} is of the edition {head.edition!r}, not {standard().identity!r}"
        )
    return head, positions


# --- judging a bot -------------------------------------------------------------------------------


def judge(
    spec: str, positions: Iterable[Position], budget: float | None = None
) -> Iterator[Verdict]:
    """What a bot does in each position, as a new bot with its own seed."""
    seconds = budget_of(spec) if budget is None else budget
    for number, position in enumerate(positions):
        yield verdict(make_bot(spec, number), position, seconds)


def verdict(bot: Bot, position: Position, budget: float | None) -> Verdict:
    """How much worse than the best judged turn a bot's turn is.

    A turn that leads to the same position as a judged one counts as that turn. Any other turn
    counts as the worst judged one, which is generous, and is marked.
    """
    s = from_json(position.position)
    values = {after_text(s, one.turn).key(): one.value for one in position.turns}
    best = max(values.values())
    end = after_turn(s, position.seat, bot, budget).key()
    return Verdict(best - values.get(end, min(values.values())), end in values)


def after_turn(s: State, seat: int, bot: Bot, budget: float | None) -> State:
    """The position after a bot's turn, up to its end or to a roll."""
    s = s.copy()
    while True:
        option = bot.choose(View(s, seat), budget)
        before = s.wait
        apply_option(s, option)
        if is_chance(s) or not turn_goes_on(before, option, s.wait):
            return s


def after_text(s: State, turn: str) -> State:
    """The position after a turn in the notation."""
    s = s.copy()
    play(s, turn)
    return s


def mean_loss(verdicts: Iterable[Verdict]) -> tuple[Estimate, float]:
    """The mean loss in victory points, and the share of turns that were not judged."""
    found = list(verdicts)
    return estimate(one.loss for one in found), sum(not one.listed for one in found) / len(found)
