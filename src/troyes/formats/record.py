"""Records: the truth about a game, as text for people and as JSON for machines.

A record is a header and the list of all choices and chance outcomes; replaying it needs no random
numbers. Its rules version and edition are part of it, so that no old game changes silently.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from troyes.rules.edition import Edition, EditionError, standard
from troyes.rules.engine import IllegalChoice, advance, apply_outcome, choose, is_chance, is_over
from troyes.rules.facts import recording
from troyes.rules.scoring import final_vp, owners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import RULES_VERSION, SEAT_LETTERS

from .facts import Fact, in_full, tell
from .notation import NotationError, read_lines, write_lines

FORMAT = 1
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


class RecordError(NotationError):
    """A record that cannot be read or does not fit its game."""


def bad_tag(tag: str, value: object, must: str) -> RecordError:
    """A header line that does not say what it should."""
    return RecordError(f'[{tag} "{value}"]: {must}', "tag", tag=tag, token=str(value))


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What was agreed before the game."""

    players: int
    bonus: bool
    open_scores: bool
    names: list[str]
    edition: str
    start: str | None = None  # the start player, if the table chose one
    figures: dict[str, Any] | None = None  # the edition's figures, unless it is the standard one
    rules: int = RULES_VERSION
    format: int = FORMAT
    commitment: str | None = None  # a salt and the hash of the seed, told before the game


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game: its header, its steps, and its seed once it is over."""

    header: Header
    steps: list[int]
    seed: int | None = None

    # --- replaying -------------------------------------------------------------------------------

    def start(self) -> State:
        """The state before the first step."""
        header = self.header
        if header.format != FORMAT:
            text = f"this is format {FORMAT}, the record has {header.format}"
            raise RecordError(text, "version", token=header.format, expected=FORMAT)
        if header.rules != RULES_VERSION:
            text = f"these are rules {RULES_VERSION}, the record has {header.rules}"
            raise RecordError(text, "version", token=header.rules, expected=RULES_VERSION)
        if not 1 <= header.players <= 4 or len(header.names) != header.players:
            raise bad_tag("Players", header.players, "a game has 1 to 4 players, each with a name")
        try:
            edition = Edition(header.figures) if header.figures else standard()
        except EditionError as error:
            raise RecordError(str(error), "figures", detail=str(error)) from None
        if edition.identity != header.edition:
            mine, theirs = edition.identity, header.edition
            text = f"the game was played with the edition {theirs!r}, not {mine!r}"
            raise RecordError(text, "edition", token=theirs, expected=mine)
        start = START_UNKNOWN if header.start is None else seat_of(header.start)
        try:
            s = new_game(edition, header.players, header.bonus, start, header.open_scores)
        except ValueError as error:
            raise bad_tag("Start", header.start, str(error)) from None
        advance(s)
        return s

    def states(self) -> Iterator[State]:
        """The state before the first step and after every step; one object, changed in place."""
        s = self.start()
        yield s
        for k, step in enumerate(self.steps, 1):
            if is_over(s):
                raise RecordError(f"step {k}: the game is over", "step", step=k, token=step)
            try:
                if is_chance(s):
                    apply_outcome(s, step)
                else:
                    choose(s, step)
            except (IllegalChoice, OverflowError) as error:
                raise RecordError(f"step {k}: {error}", "step", step=k, token=step) from None
            yield s

    def facts(self) -> Iterator[list[Fact]]:
        """What every step did, with causes; no secret is left out (docs/facts.md)."""
        states = self.states()
        s = next(states)
        while True:
            with recording(s) as facts:
                if next(states, None) is None:
                    return
            yield in_full(tell(facts.rows, s))

    def replay(self) -> State:
        """The state after the last step."""
        s = self.start()
        for state in self.states():
            s = state
        return s

    # --- JSON ------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """One line of JSON."""
        data = msgspec.to_builtins(self)
        if self.header.commitment is None:
            del data["header"]["commitment"]
        data["seed"] = None if self.seed is None else f"{self.seed:032x}"
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a line of JSON."""
        try:
            data = json.loads(text)
            seed = data.pop("seed", None) if isinstance(data, dict) else None
            record = msgspec.convert(data, cls)
        except (ValueError, RecursionError, msgspec.ValidationError) as error:
            raise RecordError(f"not a record: {error}", "json", detail=str(error)) from None
        record.seed = read_seed(seed)
        read_commitment(record.header.commitment)
        return record

    # --- text ------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The game in the notation, one line per turn."""
        s = self.start()
        lines = write_lines(s, self.steps)
        head = self.header
        tags = {
            "Troyes": str(head.format),
            "Rules": str(head.rules),
            "Edition": head.edition,
            "Players": str(head.players),
            "Bonus": "yes" if head.bonus else "no",
            "OpenScores": "yes" if head.open_scores else "no",
        }
        if head.start is not None:
            tags["Start"] = head.start
        for seat, name in enumerate(head.names):
            tags[SEAT_LETTERS[seat]] = name
        if head.figures:
            tags["Figures"] = json.dumps(head.figures, separators=(",", ":"))
        if head.commitment is not None:
            tags["Commitment"] = head.commitment
        if self.seed is not None:
            tags["Seed"] = f"{self.seed:032x}"
        if is_over(s):
            tags["Result"] = " ".join(f"{SEAT_LETTERS[o]}={final_vp(s, o)}" for o in owners(s))
        text = [f'[{tag} "{escape(value)}"]' for tag, value in tags.items()]
        return "\n".join([*text, "", *lines, ""])

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a game in the notation; errors name the line and the word."""
        tags: dict[str, str] = {}
        lines: list[tuple[int, str]] = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                match = TAG.fullmatch(line)
                if not match or lines:
                    raise RecordError(
                        f'line {number}: a header line is [Name "value"], before the game',
                        "header", line=number, token=line,
                    )  # fmt: skip
                tags[match[1]] = unescape(match[2])
            else:
                lines.append((number, line))
        record = cls(read_header(tags), [], read_seed(tags.get("Seed")))
        s = record.start()
        try:
            record.steps = read_lines(s, lines)
        except NotationError as error:
            raise RecordError(str(error), error.kind, **error.details) from None
        check_result(s, tags.get("Result"))
        return record


def escape(value: str) -> str:
    """A tag's value on one line."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ").replace("\r", " ")


def unescape(value: str) -> str:
    """The inverse of `escape`."""
    return re.sub(r"\\(.)", r"\1", value)


def seat_of(letter: str) -> int:
    """The owner with a letter."""
    if letter not in SEAT_LETTERS:
        raise bad_tag("Start", letter, f"must be one of {', '.join(SEAT_LETTERS)}")
    return SEAT_LETTERS.index(letter)


def read_header(tags: dict[str, str]) -> Header:
    """The header of a text."""

    def whole(name: str) -> int:
        value = tags.get(name)
        if value is None:
            text = f'[{name} "..."]: is required and must be a whole number'
            raise RecordError(text, "missing", tag=name)
        if not value.isdecimal() or len(value) > 9:
            raise bad_tag(name, value, "is required and must be a whole number")
        return int(value)

    def yes_no(name: str) -> bool:
        value = tags.get(name, "no")
        if value not in ("yes", "no"):
            raise bad_tag(name, value, "must be yes or no")
        return value == "yes"

    players = whole("Players")
    if not 1 <= players <= 4:
        raise bad_tag("Players", players, "must be 1 to 4")
    figures = None
    if "Figures" in tags:
        try:
            figures = json.loads(tags["Figures"])
        except (ValueError, RecursionError) as error:
            text = f"[Figures]: not JSON: {error}"
            raise RecordError(text, "figures", detail=str(error)) from None
    return Header(
        players=players,
        bonus=yes_no("Bonus"),
        open_scores=yes_no("OpenScores"),
        names=[tags.get(letter, f"Player {letter}") for letter in SEAT_LETTERS[:players]],
        edition=tags.get("Edition", standard().identity),
        start=tags.get("Start"),
        figures=figures,
        rules=whole("Rules"),
        format=whole("Troyes"),
        commitment=read_commitment(tags.get("Commitment")),
    )


def read_commitment(value: str | None) -> str | None:
    """A salt and a hash, hexadecimal digits both."""
    if value is not None and not re.fullmatch(r"[0-9a-f]{2,64} [0-9a-f]{64}", value):
        raise bad_tag("Commitment", value, "must be a salt and 64 hexadecimal digits")
    return value


def read_seed(value: object) -> int | None:
    """A seed of 32 hexadecimal digits."""
    if value is None:
        return None
    if not isinstance(value, str) or not re.fullmatch(r"[0-9a-f]{32}", value):
        raise bad_tag("Seed", value, "must be 32 hexadecimal digits")
    return int(value, 16)


def check_result(s: State, result: str | None) -> None:
    """The result said in the header must be the one that was played."""
    if result is None:
        return
    if not is_over(s):
        raise RecordError("[Result]: the game is not over", "unfinished", token=result)
    played = " ".join(f"{SEAT_LETTERS[o]}={final_vp(s, o)}" for o in owners(s))
    if result != played:
        text = f'[Result "{result}"]: the game ended {played}'
        raise RecordError(text, "result", token=result, played=played)
