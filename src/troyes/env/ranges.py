"""The layout of an observation: ranges with names, bounds and shapes.

An observation is one row of small whole numbers (as float32), made from a seat's view alone. It is
a sequence of named ranges; `RANGES` lists them in order. Owners are relative to the seat: first the
seat itself, then the other players clockwise, then (always fifth) the neutral player or le Roy.
Values of absent players are 0, and so is everything the view hides.

>>> offset, size = where("dice")
>>> size
90
"""

from __future__ import annotations

from typing import NamedTuple

from troyes.rules.edition import PRINTED_CARDS, PRINTED_EVENTS
from troyes.rules.terms import (
    ASK_CUBES,
    FIRST_ASK,
    MAX_INFLUENCE,
    STEPS,
)

OWNERS = 5
SLOTS = 9
MANY = 32767  # no bound of its own: what a state's field holds


class Range(NamedTuple):
    """Some numbers of the observation that belong together."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """The number of values."""
        n = 1
        for length in self.shape:
            n *= length
        return n


RANGES: tuple[Range, ...] = (
    Range("players", (4,), 0, 1, "the number of players, 1 to 4, one-hot"),
    Range("bonus", (1,), 0, 1, "whether the bonus cards are in the game"),
    Range("round", (2,), 0, 6, "the round, and the number of rounds after it"),
    Range("step", (len(STEPS),), 0, 1, "the step of the round"),
    Range("wait", (ASK_CUBES - FIRST_ASK + 1,), 0, 1, "what is asked: space, counter, …, cubes"),
    Range("actor", (OWNERS,), 0, 1, "who must choose"),
    Range("start", (OWNERS,), 0, 1, "the start player"),
    Range("deniers", (OWNERS,), 0, MANY, "deniers in the purse"),
    Range("on_district", (OWNERS,), 0, MANY, "deniers on the district, from passing"),
    Range("influence", (OWNERS,), 0, MAX_INFLUENCE, "influence points"),
    Range("supply", (OWNERS,), 0, 24, "citizens in the personal supply"),
    Range("general", (OWNERS,), 0, 24, "citizens in the general supply"),
    Range("passed", (OWNERS,), 0, 1, "who has passed"),
    Range("vp", (OWNERS,), 0, MANY, "victory points so far, where they are known"),
    Range("vp_known", (OWNERS,), 0, 1, "whether they are known"),
    Range("characters", (6,), 0, 1, "the seat's own characters"),
    Range("pile", (6,), 0, 6, "King's Challenge: in how many rounds a character scores; 0: never"),
    Range("spaces", (3, 6, OWNERS), 0, 1, "who stands where: building, place, owner"),
    Range("lying", (3, OWNERS), 0, 1, "who lies on a building"),
    Range("dice", (OWNERS, 3, 6), 0, 18, "dice by district, colour and value"),
    Range("black", (6,), 0, 18, "black dice by value"),
    Range("cathedral", (3, 6, OWNERS), 0, 1, "whose cube: level, column, owner"),
    Range("cards", (PRINTED_CARDS,), 0, 1, "activity cards that lie face up"),
    Range("tradesmen", (SLOTS, OWNERS), 0, 1, "who has a tradesman on a card"),
    Range("tradesmen_vp", (SLOTS, OWNERS), 0, MANY, "victory points of the tradesman's space"),
    Range("cubes", (SLOTS, OWNERS), 0, MANY, "modifier cubes on a card"),
    Range("queue", (PRINTED_EVENTS,), 0, PRINTED_EVENTS,
          "an event's position in the queue, from 1; 0: not in it"),
    Range("event_cubes", (PRINTED_EVENTS, OWNERS), 0, 9, "cubes on an event of the queue"),
    Range("taken", (PRINTED_EVENTS, OWNERS), 0, 1, "who has taken an event"),
    Range("discarded", (PRINTED_EVENTS,), 0, 1, "events that are out of the game"),
    Range("target", (32,), 0, 1, "the target of the current action: 9 cards, 18 of the queue, "
          "3 buildings, cathedral, agriculture"),
    Range("modifier", (SLOTS,), 0, 1, "the modifier card in use"),
    Range("picks", (OWNERS, 3, 6), 0, 12, "dice picked so far"),
    Range("black_picks", (6,), 0, 18, "black dice picked so far"),
    Range("turn", (5,), 0, MANY, "need, total, cubes or numbers left, barred events, hits"),
)  # fmt: skip
SIZE = sum(one.size for one in RANGES)


def where(name: str) -> tuple[int, int]:
    """Offset and size of a range."""
    at = 0
    for one in RANGES:
        if one.name == name:
            return at, one.size
        at += one.size
    raise KeyError(f"there is no range {name!r}; there are {', '.join(r.name for r in RANGES)}")
