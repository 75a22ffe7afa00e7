"""The edition file: figures of cards and board, prices, income (docs/rules.md, section 11).

>>> standard().figures["cards"]["merchant"]["cost"]
4

Owners of the box can replace the file with their own copy; an impossible figure is refused with a
message that names it and says what would be right.

An edition is played with the cards and events its file lists. Those of the published game are in
every one; those of `additions.toml` are in none that does not list them, so a new card leaves all
games, records and networks of the other editions as they were.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from .card_rows import CARDS
from .edition_check import LATER_SECTIONS, SECTIONS, WITH_EFFECT, Checker
from .edition_check import PROVENANCE as PROVENANCE
from .event_rows import EVENTS
from .layout import (
    MAX_CARDS,
    MAX_EVENTS,
    building_of,
    entry_at,
    first_space,
    threshold_at,
    vp_at,
)
from .terms import BUILDINGS, CHARACTERS, COLOURS, MAX_CARD_SPACES, MIXED, NO_COLOUR

COMPILED = not __file__.endswith(".py")

ARRAYS = {  # and where they are read: the functions of `layout`
    "cost": MAX_CARDS,
    "divisor": MAX_CARDS,
    "n_spaces": MAX_CARDS,
    "space_vp": MAX_CARDS * MAX_CARD_SPACES,
    "fought_with": MAX_EVENTS,
    "event_divisor": MAX_EVENTS,
    "first": MAX_EVENTS,
    "second": MAX_EVENTS,
    "banners": MAX_EVENTS,
    "black": MAX_EVENTS,
    "calls": MAX_EVENTS,
    "entry": 18,  # entry_at(building, value): the space a die of this value enters
    "row_len": 18,  # entry_at(building, value): how long that row is
    "roy_order": 18,  # first_space(building) + rank: le Roy's best spaces
    "gray_start": 18,  # 1 where a gray citizen stands with two players (S7)
    "pays": MAX_CARDS,  # of one activation
    "spends": MAX_CARDS,
    "gives_deniers": MAX_CARDS,
    "gives_influence": MAX_CARDS,
    "gives_vp": MAX_CARDS,
    "deck": MAX_EVENTS,
    "takes_deniers": MAX_EVENTS,
    "takes_influence": MAX_EVENTS,
    "few": 18,  # threshold_at(character, grade), with one or two players
    "many": 18,  # and with more
    "salary": 3,  # by building
}


class EditionError(ValueError):
    """An invalid edition: the message names every figure that is wrong."""


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
    pays: list[int]
    spends: list[int]
    gives_deniers: list[int]
    gives_influence: list[int]
    gives_vp: list[int]
    deck: list[int]
    takes_deniers: list[int]
    takes_influence: list[int]
    few: list[int]
    many: list[int]
    salary: list[int]
    income: int
    die_price: int

    def __init__(self, figures: dict[str, Any]) -> None:
        """Check `figures`, the content of an edition file, and take them."""
        complaints = Checker(figures, printed(), known()).complaints()
        if complaints:
            raise EditionError("this edition cannot be played:\n  " + "\n  ".join(complaints))
        if not COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.figures = figures
        self.name = figures["name"]
        self.fingerprint = fingerprint(figures)
        self.standard = False
        whole = completed(figures)
        self.take_cards(whole["cards"])
        self.take_events(whole["events"])
        self.take_buildings(whole["buildings"])
        self.take_characters(whole["characters"])
        self.take_money(whole["money"])

    def take_cards(self, cards: dict[str, Any]) -> None:
        """Fill the arrays of the activity cards."""
        for i, name in enumerate(CARDS):
            if name not in cards:
                continue  # it has no spaces, and is in no pile
            self.cost[i] = cards[name]["cost"]
            self.divisor[i] = cards[name]["divisor"]
            self.n_spaces[i] = len(cards[name]["spaces"])
            for k, vp in enumerate(cards[name]["spaces"]):
                self.space_vp[vp_at(i, k + 1)] = vp
            effect = cards[name].get("effect", {})
            self.pays[i] = effect.get("pays", 0)
            self.spends[i] = effect.get("spends", 0)
            self.gives_deniers[i] = effect.get("deniers", 0)
            self.gives_influence[i] = effect.get("influence", 0)
            self.gives_vp[i] = effect.get("vp", 0)

    def take_events(self, events: dict[str, Any]) -> None:
        """Fill the arrays of the events."""
        for i, name in enumerate(EVENTS):
            self.deck[i] = NO_COLOUR
            if name not in events:
                continue  # it is in no deck
            event = events[name]
            self.fought_with[i] = MIXED if event["colour"] == "any" else colour(event["colour"])
            self.event_divisor[i] = event["divisor"]
            self.first[i] = event["rewards"][0]
            self.second[i] = event["rewards"][1]
            self.banners[i] = event["banners"]
            self.black[i] = event["black"]
            self.calls[i] = NO_COLOUR if event["calls"] == "none" else colour(event["calls"])
            if event["deck"] != "board":
                self.deck[i] = colour(event["deck"])
            self.takes_deniers[i] = event.get("effect", {}).get("deniers", 0)
            self.takes_influence[i] = event.get("effect", {}).get("influence", 0)

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

    def take_characters(self, characters: dict[str, Any]) -> None:
        """Fill the thresholds of the characters."""
        for c, name in enumerate(CHARACTERS):
            for grade in range(3):
                self.few[threshold_at(c, grade)] = characters[name]["few"][grade]
                self.many[threshold_at(c, grade)] = characters[name]["many"][grade]

    def take_money(self, money: dict[str, int]) -> None:
        """Income, salaries and the price of dice."""
        self.income = money["income"]
        self.die_price = money["die"]
        for b, name in enumerate(BUILDINGS):
            self.salary[b] = money[name]

    def space_name(self, space: int) -> str:
        """A space as "building-row.place", counted from 1; a row of one space has no place."""
        b = building_of(space)
        at = space - first_space(b)
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


def colour(name: str) -> int:
    """The number of a colour."""
    return COLOURS.index(name)


def place(rows: list[dict[str, Any]], label: str) -> int:
    """The place of a space written "row.space" within its building."""
    row, at = (int(part) for part in label.split("."))
    return sum(int(r["spaces"]) for r in rows[: row - 1]) + at - 1


def packaged(name: str) -> dict[str, Any]:
    """A file of figures in the folder of this module."""
    return tomllib.loads(resources.files(__package__).joinpath(name).read_text("utf-8"))


@cache
def printed() -> dict[str, Any]:
    """The figures of the published game."""
    return packaged("edition.toml")


@cache
def known() -> dict[str, Any]:
    """The figures of every card and event that has a row: the published ones and the additions."""
    whole = dict(printed())
    for title, entries in packaged("additions.toml").items():
        whole[title] = {**whole[title], **entries}
    return whole


def completed(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures, with the printed ones added where an older file does not list them."""
    whole = {title: figures.get(title, printed()[title]) for title in SECTIONS}
    for title in WITH_EFFECT:
        entries = whole[title].items()
        shown = known()[title]
        whole[title] = {
            name: {
                **({"effect": shown[name]["effect"]} if "effect" in shown[name] else {}),
                **entry,
            }
            for name, entry in entries
        }
    return whole


def fingerprint(figures: dict[str, Any]) -> str:
    """A short hash of the figures that matter to play; name and provenance do not.

    Records name it, so figures that files did not list at first count only where they differ from
    those printed: an edition keeps its fingerprint when the file learns to list more.
    """
    whole = completed(figures)
    kept = {title: bare(whole[title]) for title in SECTIONS}
    shown = {title: bare(printed()[title]) for title in SECTIONS}
    for title in LATER_SECTIONS:
        if kept[title] == shown[title]:
            del kept[title]
    for title in WITH_EFFECT:
        for name, entry in kept[title].items():
            if name in shown[title] and entry.get("effect") == shown[title][name].get("effect"):
                entry.pop("effect", None)
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def bare(value: Any) -> Any:
    """Figures without names and provenance."""
    if isinstance(value, dict):
        return {key: bare(v) for key, v in value.items() if key not in ("name", "provenance")}
    return value


@cache
def standard() -> Edition:
    """The edition the project comes with."""
    edition = Edition(printed())
    edition.standard = True
    return edition


@cache
def extended() -> Edition:
    """The edition the project comes with, and all additions."""
    return Edition({**known(), "name": "extended"})


# How many rows the published game has; those of additions come behind them.
PRINTED_CARDS: int = len(printed()["cards"])
PRINTED_EVENTS: int = sum(event["copies"] for event in printed()["events"].values())


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
