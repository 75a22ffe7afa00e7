"""The edition file: every figure printed on cards and board, as data (rules.md, section 11).

>>> standard().figures["cards"]["merchant"]["cost"]
4

An owner of the box can replace the file by his own copy; what cannot be is refused with a message
that names the figure and says what would be right.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from .layout import entry_at, first_space, vp_at
from .terms import (
    BONUS_SLOT,
    BUILDINGS,
    CARDS,
    COLOURS,
    EVENT_NAMES,
    EVENTS,
    MAX_BANNERS,
    MAX_CARD_SPACES,
    MIXED,
    N_CARDS,
    N_EVENTS,
    NO_COLOUR,
    RESISTANCE,
    SUPPORT,
    TRAVELING_BUILDERS,
)

PROVENANCE = {
    "S": "stated in a rulebook",
    "X": "follows from a worked example or the order of the card sheet",
    "P": "from a public analysis",
    "R": "reconstructed",
}
CARD_FIGURES = ("colour", "round", "cost", "spaces", "divisor")
EVENT_FIGURES = (
    "deck", "copies", "colour", "divisor", "rewards", "banners", "black", "calls",
)  # fmt: skip
BUILDING_FIGURES = ("rows", "gray", "roy")
CATHEDRAL = {"levels": 3, "columns": 6}
SECTIONS = ("cards", "events", "buildings", "cathedral")
COMPILED = not __file__.endswith(".py")

ARRAYS = {  # and where they are read: the functions of `layout`
    "cost": N_CARDS + 1,
    "divisor": N_CARDS + 1,
    "n_spaces": N_CARDS + 1,
    "space_vp": (N_CARDS + 1) * MAX_CARD_SPACES,
    "fought_with": N_EVENTS,
    "event_divisor": N_EVENTS,
    "first": N_EVENTS,
    "second": N_EVENTS,
    "banners": N_EVENTS,
    "black": N_EVENTS,
    "calls": N_EVENTS,
    "entry": 18,  # entry_at(building, value): the space a die of this value enters
    "row_len": 18,  # entry_at(building, value): how long that row is
    "roy_order": 18,  # first_space(building) + rank: le Roy's best spaces
    "gray_start": 18,  # 1 where a gray citizen stands with two players (S7)
}


class EditionError(ValueError):
    """An edition that cannot be: the message names every figure that is wrong."""


class Edition:
    """The figures of one edition, checked, and as arrays for the engine."""

    name: str
    fingerprint: str
    figures: dict[str, Any]
    standard: bool
    cost: list[int]
    divisor: list[int]
    n_spaces: list[int]
    space_vp: list[int]
    fought_with: list[int]
    event_divisor: list[int]
    first: list[int]
    second: list[int]
    banners: list[int]
    black: list[int]
    calls: list[int]
    entry: list[int]
    row_len: list[int]
    roy_order: list[int]
    gray_start: list[int]

    def __init__(self, figures: dict[str, Any]) -> None:
        """Check `figures`, the content of an edition file, and take them."""
        complaints = Checker(figures).complaints()
        if complaints:
            raise EditionError("this edition cannot be played:\n  " + "\n  ".join(complaints))
        if not COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.figures = figures
        self.name = figures["name"]
        self.fingerprint = fingerprint(figures)
        self.standard = False
        self.take_cards(figures["cards"])
        self.take_events(figures["events"])
        self.take_buildings(figures["buildings"])

    def take_cards(self, cards: dict[str, Any]) -> None:
        """Fill the arrays of the activity cards."""
        for i, name in enumerate(CARDS):
            self.cost[i] = cards[name]["cost"]
            self.divisor[i] = cards[name]["divisor"]
            self.n_spaces[i] = len(cards[name]["spaces"])
            for k, vp in enumerate(cards[name]["spaces"]):
                self.space_vp[vp_at(i, k + 1)] = vp

    def take_events(self, events: dict[str, Any]) -> None:
        """Fill the arrays of the events."""
        for i, name in enumerate(EVENTS):
            event = events[name]
            self.fought_with[i] = MIXED if event["colour"] == "any" else colour(event["colour"])
            self.event_divisor[i] = event["divisor"]
            self.first[i] = event["rewards"][0]
            self.second[i] = event["rewards"][1]
            self.banners[i] = event["banners"]
            self.black[i] = event["black"]
            self.calls[i] = NO_COLOUR if event["calls"] == "none" else colour(event["calls"])

    def take_buildings(self, buildings: dict[str, Any]) -> None:
        """Fill the arrays of the buildings."""
        for b, name in enumerate(BUILDINGS):
            rows = buildings[name]["rows"]
            at = first_space(b)
            for row in rows:
                for value in row["values"]:
                    self.entry[entry_at(b, value)] = at
                    self.row_len[entry_at(b, value)] = row["spaces"]
                at += row["spaces"]
            for rank, label in enumerate(buildings[name]["roy"]):
                self.roy_order[first_space(b) + rank] = first_space(b) + place(rows, label)
            for label in buildings[name]["gray"]:
                self.gray_start[first_space(b) + place(rows, label)] = 1

    def space_name(self, space: int) -> str:
        """A space as "building-row.place", counted from 1; a row of one space has no place."""
        b, at = divmod(space, 6)
        for r, row in enumerate(self.figures["buildings"][BUILDINGS[b]]["rows"], 1):
            if at < row["spaces"]:
                where = f"{r}.{at + 1}" if row["spaces"] > 1 else str(r)
                return f"{BUILDINGS[b]}-{where}"
            at -= row["spaces"]
        raise ValueError(f"there is no space {space}")

    @property
    def identity(self) -> str:
        """Name and fingerprint: part of every record."""
        return f"{self.name} {self.fingerprint}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __reduce__(self) -> tuple[object, ...]:
        return Edition, (self.figures,)

    def __repr__(self) -> str:
        return f"<Edition {self.identity}>"


class Checker:
    """Looks through the content of an edition file and collects what is wrong with it."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.figures = figures
        self.wrong: list[str] = []

    def complaints(self) -> list[str]:
        """One line for each thing that is wrong; empty for a sound edition."""
        if not isinstance(self.figures, dict):
            return ["an edition is a table of figures"]
        name = self.figures.get("name")
        if not isinstance(name, str) or not re.fullmatch(r"[\w.-]{1,40}", name):
            self.wrong.append("name: must be one word of at most 40 letters, digits, . _ or -")
        for key in self.figures:
            if key != "name" and key not in SECTIONS:
                self.wrong.append(f"{key}: unknown; known are name, {', '.join(SECTIONS)}")
        self.section("cards", CARDS, CARD_FIGURES, self.card)
        self.section("events", EVENT_NAMES, EVENT_FIGURES, self.event)
        self.section("buildings", BUILDINGS, BUILDING_FIGURES, self.building)
        self.cathedral(self.figures.get("cathedral"))
        return self.wrong

    def cathedral(self, entry: Any) -> None:
        """The shape of the cathedral is fixed."""
        if not isinstance(entry, dict):
            self.wrong.append("cathedral: missing")
            return
        for figure, size in CATHEDRAL.items():
            self.fixed(f"cathedral.{figure}", entry.get(figure), size)
        for key in entry:
            if key not in (*CATHEDRAL, "provenance"):
                self.wrong.append(f"cathedral.{key}: unknown; known are {', '.join(CATHEDRAL)}")
        self.provenance("cathedral", entry.get("provenance"), tuple(CATHEDRAL))

    def fixed(self, at: str, value: Any, right: object) -> None:
        """A figure that is listed but cannot be changed."""
        if type(value) is not type(right) or value != right:
            self.wrong.append(f"{at}: is always {right!r}, not {value!r}")

    def section(self, title: str, names: Any, wanted: tuple[str, ...], check: Any) -> None:
        """Every entry must be there once, with its figures and their provenance."""
        entries = self.figures.get(title)
        if not isinstance(entries, dict):
            self.wrong.append(f"{title}: missing")
            return
        for name in entries:
            if name not in names:
                self.wrong.append(f"{title}.{name}: unknown; known are {', '.join(names)}")
        for name in names:
            entry = entries.get(name)
            at = f"{title}.{name}"
            if not isinstance(entry, dict):
                self.wrong.append(f"{at}: missing")
                continue
            missing = [figure for figure in wanted if figure not in entry]
            for figure in missing:
                self.wrong.append(f"{at}.{figure}: missing")
            for key in entry:
                if key not in wanted and key != "provenance":
                    self.wrong.append(f"{at}.{key}: unknown; known are {', '.join(wanted)}")
            self.provenance(at, entry.get("provenance"), wanted)
            if not missing:
                check(at, name, entry)

    def provenance(self, at: str, marks: Any, wanted: tuple[str, ...]) -> None:
        """Every figure says where it comes from."""
        if not isinstance(marks, dict):
            self.wrong.append(f"{at}.provenance: missing; one mark of {', '.join(PROVENANCE)} each")
            return
        for figure in wanted:
            mark = marks.get(figure)
            listed = mark if isinstance(mark, list) and mark else [mark]
            if any(not isinstance(m, str) or m not in PROVENANCE for m in listed):
                self.wrong.append(
                    f"{at}.provenance.{figure}: must be S, X, P or R, or a list of them"
                )

    def whole(self, at: str, value: Any, low: int, high: int) -> bool:
        """A whole number in a range."""
        if type(value) is int and low <= value <= high:
            return True
        self.wrong.append(f"{at}: must be a whole number from {low} to {high}, not {value!r}")
        return False

    def card(self, at: str, name: str, entry: dict[str, Any]) -> None:
        """Pile, cost, spaces and divisor of an activity card."""
        card = CARDS.index(name)
        pile = BONUS_SLOT[card] if card in BONUS_SLOT else (card // 9, card % 9 // 3 + 1)
        self.fixed(f"{at}.colour", entry["colour"], COLOURS[pile[0]])
        self.fixed(f"{at}.round", entry["round"], pile[1])
        self.whole(f"{at}.cost", entry["cost"], 0, 50)
        self.whole(f"{at}.divisor", entry["divisor"], 1, 18)
        spaces = entry["spaces"]
        if not isinstance(spaces, list) or not 1 <= len(spaces) <= MAX_CARD_SPACES:
            self.wrong.append(f"{at}.spaces: must list the VP of 1 to {MAX_CARD_SPACES} spaces")
            return
        for k, vp in enumerate(spaces, 1):
            self.whole(f"{at}.spaces, space {k}", vp, 0, 20)

    def event(self, at: str, name: str, entry: dict[str, Any]) -> None:
        """Everything printed on an event."""
        index = EVENTS.index(name)
        self.fixed(f"{at}.deck", entry["deck"], deck(index))
        self.fixed(f"{at}.copies", entry["copies"], EVENTS.count(name))
        if entry["colour"] not in (*COLOURS, "any"):
            self.wrong.append(f"{at}.colour: must be red, white, yellow or any")
        self.whole(f"{at}.divisor", entry["divisor"], 1, 18)
        self.whole(f"{at}.banners", entry["banners"], 1, MAX_BANNERS)
        self.whole(f"{at}.black", entry["black"], 0, 4)
        rewards = entry["rewards"]
        if not isinstance(rewards, list) or len(rewards) != 2:
            self.wrong.append(f"{at}.rewards: must list the 1st and the 2nd reward")
        else:
            for k, vp in enumerate(rewards, 1):
                self.whole(f"{at}.rewards, reward {k}", vp, 0, 20)
        if name == "resistance":
            allowed: tuple[str, ...] = ("red",)
        elif deck(index) == "red":
            allowed = ("white", "yellow")
        else:
            allowed = ("none",)
        if entry["calls"] not in allowed:
            self.wrong.append(f"{at}.calls: must be {' or '.join(allowed)}")

    def building(self, at: str, name: str, entry: dict[str, Any]) -> None:
        """Rows of six spaces and six values; gray's and le Roy's places."""
        rows = entry["rows"]
        sound = isinstance(rows, list) and all(
            isinstance(row, dict)
            and set(row) == {"values", "spaces"}
            and type(row["spaces"]) is int
            and row["spaces"] > 0
            and isinstance(row["values"], list)
            for row in rows
        )
        if not sound:
            self.wrong.append(f"{at}.rows: must list rows with `values` and `spaces`")
            return
        values = [value for row in rows for value in row["values"]]
        if sorted(values, key=repr) != [1, 2, 3, 4, 5, 6]:
            self.wrong.append(f"{at}.rows: the values 1 to 6 must each stand in one row")
        if sum(row["spaces"] for row in rows) != 6:
            self.wrong.append(f"{at}.rows: a building has 6 spaces in all")
            return
        labels = [f"{r}.{p}" for r, row in enumerate(rows, 1) for p in range(1, row["spaces"] + 1)]
        gray, roy = entry["gray"], entry["roy"]
        if not isinstance(gray, list) or len(set(map(repr, gray))) != len(gray):
            self.wrong.append(f"{at}.gray: must list different spaces")
        elif len(gray) != 2 or any(label not in labels for label in gray):
            self.wrong.append(f"{at}.gray: must list two spaces of {', '.join(labels)}")
        if not isinstance(roy, list) or sorted(map(str, roy)) != labels:
            self.wrong.append(f"{at}.roy: must list each of {', '.join(labels)} once")


def deck(event: int) -> str:
    """The deck of an event card; Marauding is printed on the board."""
    if event == 0:
        return "board"
    if event < SUPPORT or event == RESISTANCE:
        return "red"
    return "yellow" if event < TRAVELING_BUILDERS else "white"


def colour(name: str) -> int:
    """The number of a colour."""
    return COLOURS.index(name)


def place(rows: list[dict[str, Any]], label: str) -> int:
    """The place of a space written "row.space" within its building."""
    row, at = (int(part) for part in label.split("."))
    return sum(int(r["spaces"]) for r in rows[: row - 1]) + at - 1


def fingerprint(figures: dict[str, Any]) -> str:
    """A short hash of the figures that matter to play; name and provenance do not."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(v) for key, v in value.items() if key not in ("name", "provenance")}
        return value

    text = json.dumps(bare(figures), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def standard() -> Edition:
    """The edition the project comes with."""
    text = resources.files(__package__).joinpath("edition.toml").read_text("utf-8")
    edition = Edition(tomllib.loads(text))
    edition.standard = True
    return edition


def load(path: str | Path) -> Edition:
    """Read an edition file; raises `EditionError` with a clear message."""
    try:
        figures = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path}: is not a TOML file: {error}") from None
    try:
        return Edition(figures)
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from None
