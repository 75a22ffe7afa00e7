"""Facts: what the rules did, and why, reported where they do it (docs/facts.md).

A state has a recorder while someone listens; otherwise reporting costs one comparison.

>>> from troyes.rules.edition import standard
>>> from troyes.rules.engine import advance, apply_outcome
>>> from troyes.rules.setup import new_game
>>> s = new_game(standard(), players=2)
>>> advance(s)
>>> with recording(s) as facts:
...     apply_outcome(s, 1)
>>> [KINDS[row.kind] for row in facts.rows]
['start', 'asks']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .layout import MAX_CARDS
from .terms import NOBODY

if TYPE_CHECKING:
    from .state import State

# --- kinds ---------------------------------------------------------------------------------------

KINDS = (
    "chose", "rolled", "deniers", "influence", "vp", "citizen", "cube", "die", "black",
    "card", "event", "acts", "character", "scored", "passed", "start", "round", "round_end",
    "asks",
)  # fmt: skip
(
    CHOSE, ROLLED, DENIERS, INFLUENCE, VP, CITIZEN, CUBE, DIE_MOVES, BLACK_DIE,
    CARD, EVENT, ACTS, CHARACTER, SCORED, PASSED, START, ROUND, ROUND_END,
    ASKS,
) = range(len(KINDS))  # fmt: skip

# --- causes: a number each, and where one cause is one of several, its number is added ------------

CAUSES = (
    "setup", "placement", "reveal", "income", "salary", "workforce", "round_end",
    "event", "black_dice", "activity", "hire", "modifier", "purchase",
    "cathedral", "agriculture", "combat", "settle",
    "recruit", "reroll", "flip", "pass", "character", "roy",
)  # fmt: skip
CAUSE_STRIDE = MAX_CARDS
(
    BY_SETUP, BY_PLACEMENT, BY_REVEAL, BY_INCOME, BY_SALARY, BY_WORKFORCE, BY_ROUND_END,
    BY_EVENT, BY_BLACK_DICE, BY_ACTIVITY, BY_HIRE, BY_MODIFIER, BY_PURCHASE,
    BY_CATHEDRAL, BY_AGRICULTURE, BY_COMBAT, BY_SETTLE,
    BY_RECRUIT, BY_REROLL, BY_FLIP, BY_PASS, BY_CHARACTER, BY_ROY,
) = range(0, len(CAUSES) * CAUSE_STRIDE, CAUSE_STRIDE)  # fmt: skip

# --- places and accounts -------------------------------------------------------------------------

AT_SPACE = 0  # + space
AT_LYING = 18  # + building
AT_SUPPLY = 21
AT_GENERAL = 22
AT_CARD = 23  # + slot * 5 + space on the card, ON_PICTURE being the last
AT_CUBES = 68  # + slot
AT_CATHEDRAL = 77  # + level * 6 + column
AT_QUEUE = 95  # + position
AT_TAKEN = 113  # + owner
AT_DISCARD = 118
IN_HAND = 119  # a citizen on the move, while others are pushed on
ON_PICTURE = 4
NOWHERE = -1  # where a die comes from when it is rolled, and goes when it is used
OWN_DIE = -1  # the price of a die that nobody had to buy

BANK = 4  # accounts: purses 0 to 3, the bank, and what lies on the districts
ON_DISTRICT = 5  # + seat

EVERYONE = NOBODY  # who may know a fact: everyone, or one seat


class Row(NamedTuple):
    """One fact in numbers; `troyes.formats.facts` says it in words."""

    kind: int
    owner: int
    amount: int
    piece: int
    origin: int
    place: int
    cause: int
    know: int  # EVERYONE, or the only seat that may know it


class Facts:
    """A recorder: the facts of a step in their order."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(
        self,
        kind: int,
        owner: int,
        amount: int,
        piece: int,
        origin: int,
        place: int,
        cause: int,
        know: int,
    ) -> None:
        """Report one fact."""
        self.rows.append(Row(kind, owner, amount, piece, origin, place, cause, know))


class recording:
    """Listen to what happens to a state; recordings do not nest."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __enter__(self) -> Facts:
        facts = Facts()
        self.s.facts = facts
        return facts

    def __exit__(self, *error: object) -> None:
        self.s.facts = None
