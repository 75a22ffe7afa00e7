"""What an edition file must be like; every complaint names the figure and says what is right."""

from __future__ import annotations

import re
from typing import Any

from .card_rows import CARDS, HOMES
from .event_rows import DECKS, EVENT_NAMES, EVENT_ROWS, EVENTS
from .terms import (
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CHARACTERS,
    COLOURS,
    MAX_BANNERS,
    MAX_CARD_SPACES,
)

PROVENANCE = {
    "S": "stated in a rulebook",
    "X": "follows from a worked example or the order of the card sheet",
    "P": "from a public analysis",
    "R": "reconstructed",
    "N": "new, not in the published game",
}
CARD_FIGURES = ("colour", "round", "cost", "spaces", "divisor")
EVENT_FIGURES = (
    "deck", "copies", "colour", "divisor", "rewards", "banners", "black", "calls",
)  # fmt: skip
BUILDING_FIGURES = ("rows", "gray", "roy")
CATHEDRAL = {"levels": CATHEDRAL_LEVELS, "columns": CATHEDRAL_COLUMNS}
CHARACTER_FIGURES = ("few", "many")
MONEY = ("income", *BUILDINGS, "die")
CARD_EFFECT = ("pays", "spends", "deniers", "influence", "vp")
EVENT_EFFECT = ("deniers", "influence")
WITH_EFFECT = ("cards", "events")  # their entries may have an `effect`
LATER_SECTIONS = ("characters", "money")  # older files do not have them: then they are as printed
SECTIONS = ("cards", "events", "buildings", "cathedral", *LATER_SECTIONS)


def marks_listed() -> str:
    """The marks in a sentence."""
    *first, last = PROVENANCE
    return f"{', '.join(first)} or {last}"


class Checker:
    """Looks through the content of an edition file and collects what is wrong with it."""

    def __init__(
        self, figures: dict[str, Any], printed: dict[str, Any], known: dict[str, Any]
    ) -> None:
        self.figures = figures
        self.printed = printed  # what every edition has
        self.known = known  # and what it may have
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
        if "characters" in self.figures:
            self.section("characters", CHARACTERS, CHARACTER_FIGURES, self.character)
        if "money" in self.figures:
            self.money(self.figures["money"])
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
        """Every printed entry must be there, and each with its figures and their provenance."""
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
            if name not in entries and name not in self.printed[title]:
                continue  # an addition that this edition does not play with
            if not isinstance(entry, dict):
                self.wrong.append(f"{at}: missing")
                continue
            missing = [figure for figure in wanted if figure not in entry]
            for figure in missing:
                self.wrong.append(f"{at}.{figure}: missing")
            effect = self.known[title].get(name, {}).get("effect")
            listed = (*wanted, "effect") if effect else wanted
            for key in entry:
                if key not in listed and key != "provenance":
                    self.wrong.append(f"{at}.{key}: unknown; known are {', '.join(listed)}")
            if effect and "effect" in entry:
                self.effect(f"{at}.effect", entry["effect"], effect)
            given = tuple(figure for figure in listed if figure in wanted or figure in entry)
            self.provenance(at, entry.get("provenance"), given)
            if not missing:
                check(at, name, entry)

    def effect(self, at: str, entry: Any, printed: dict[str, int]) -> None:
        """The figures of an effect: those that are printed, and no others."""
        if not isinstance(entry, dict) or set(entry) != set(printed):
            self.wrong.append(f"{at}: must list {', '.join(printed)}, and nothing else")
            return
        for figure, amount in entry.items():
            self.whole(f"{at}.{figure}", amount, 1, 20)

    def character(self, at: str, name: str, entry: dict[str, Any]) -> None:
        """Three rising thresholds."""
        for figure in CHARACTER_FIGURES:
            row = entry[figure]
            if not isinstance(row, list) or len(row) != 3:
                self.wrong.append(f"{at}.{figure}: must list what is needed for 1, 3 and 6 VP")
            elif all(self.whole(f"{at}.{figure}", n, 1, 99) for n in row) and row != sorted(row):
                self.wrong.append(f"{at}.{figure}: must rise")

    def money(self, entry: Any) -> None:
        """Income, salaries and the price of dice."""
        if not isinstance(entry, dict):
            self.wrong.append(f"money: must list {', '.join(MONEY)}")
            return
        for figure in MONEY:
            self.whole(f"money.{figure}", entry.get(figure), 1 if figure == "die" else 0, 50)
        for key in entry:
            if key not in (*MONEY, "provenance"):
                self.wrong.append(f"money.{key}: unknown; known are {', '.join(MONEY)}")
        self.provenance("money", entry.get("provenance"), MONEY)

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
                    f"{at}.provenance.{figure}: must be {marks_listed()}, or a list of them"
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
        pile = HOMES[card]
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
        self.fixed(f"{at}.deck", entry["deck"], DECKS[index])
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
        if EVENT_ROWS[index].calls_red:
            allowed: tuple[str, ...] = ("red",)
        elif DECKS[index] == "red":
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
