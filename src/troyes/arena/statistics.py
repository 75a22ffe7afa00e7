"""How bots play, read from the facts of their games: what they lose, leave unused, use and rely on.

The habits of one seat in one game are a flat table of numbers, such as `lost/salary` or
`used/monk`; those of many games are added up, and `summary` turns the sums into means.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from troyes.formats.names import PLAIN
from troyes.formats.record import Record
from troyes.rules.card_rows import CARDS
from troyes.rules.cathedral import missing_levels
from troyes.rules.characters import counted, threshold
from troyes.rules.facts import (
    BY_BLACK_DICE,
    BY_CHARACTER,
    BY_EVENT,
    BY_PURCHASE,
    BY_SALARY,
    CARD,
    CAUSE_STRIDE,
    CHOSE,
    DENIERS,
    VP,
    Row,
    recording,
)
from troyes.rules.scoring import breakdown, in_play, owners
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    BUILDINGS,
    CATHEDRAL,
    CHARACTERS,
    COUNTER,
    FIGHT,
    FLIP,
    HUGUES,
    MODIFY,
    NEUTRAL,
    PASS,
    RECRUIT,
    REROLL,
    SETTLE,
    SPACE,
    THIBAUT,
    YIELD,
)

Habits = Counter[str]
LOSSES = {BY_SALARY: "salary", BY_EVENT: "event", BY_BLACK_DICE: "black_dice"}
PER = {  # the games that count: those with the card, with the character, those as start player
    "used": "laid",
    "used_at_all": "laid",
    "character": "dealt",
    "decides": "dealt",
    "wins_as_start": "starts",
}
KEPT = {THIBAUT: "deniers", HUGUES: "influence"}  # what is left counts for these characters
ACTIONS = {
    **{
        option: PLAIN[option]
        for option in (PASS, COUNTER, YIELD, RECRUIT, FLIP, CATHEDRAL, AGRICULTURE)
    },
    **{SETTLE + k: f"settle_{name}" for k, name in enumerate(BUILDINGS)},
    **{ACTIVATE + slot: "activate" for slot in range(9)},
    **{MODIFY + slot: "modify" for slot in range(9)},
    **{FIGHT + place: "fight" for place in range(18)},
    **{REROLL + die: "reroll" for die in range(18)},
}
assert max(MODIFY + 8, SETTLE + 2) < SPACE  # the numbers of actions and places do not overlap


def habits(record: Record) -> list[Habits]:
    """What each player of a finished game did, seat by seat."""
    seats = range(record.header.players)
    found = [Counter[str]() for _ in seats]
    slots: dict[int, int] = {}
    states = record.states()
    s = next(states)
    with recording(s) as facts:
        for _ in states:
            for row in facts.rows:
                read_row(row, found, slots)
            facts.rows.clear()
    for seat in seats:
        found[seat]["games"] += 1
        found[seat]["spent_on_dice"] += 0  # 0 is listed as well: pages leave out what is missing
        for card in slots.values():
            found[seat][f"laid/{CARDS[card]}"] += 1
            found[seat][f"used_at_all/{CARDS[card]}"] += found[seat][f"used/{CARDS[card]}"] > 0
        read_end(s, seat, found[seat])
    return found


def read_row(row: Row, found: list[Habits], slots: dict[int, int]) -> None:
    """Count one fact; `slots` maps slots to their cards."""
    cause = row.cause - row.cause % CAUSE_STRIDE
    if row.kind == CARD:
        slots[row.place] = row.piece
    elif row.kind == DENIERS:  # its owner is who receives them
        if cause == BY_PURCHASE and row.origin < len(found):
            found[row.origin]["spent_on_dice"] += row.amount
    elif row.owner >= len(found):
        return
    elif row.kind == CHOSE:
        read_choice(found[row.owner], row.piece, slots)
    elif row.kind == VP:
        if row.amount < 0 and cause in LOSSES:
            found[row.owner][f"lost/{LOSSES[cause]}"] -= row.amount
            found[row.owner][f"losses/{LOSSES[cause]}"] += 1
        elif cause == BY_CHARACTER:  # of the King's Challenge, which score in play
            name = CHARACTERS[row.cause - cause]
            found[row.owner][f"character/{name}"] += row.amount


def read_choice(mine: Habits, option: int, slots: dict[int, int]) -> None:
    """Count one option."""
    if option not in ACTIONS:
        return
    mine[f"action/{ACTIONS[option]}"] += 1
    if ACTIVATE <= option < ACTIVATE + 9:
        mine[f"used/{CARDS[slots[option - ACTIVATE]]}"] += 1
    elif MODIFY <= option < MODIFY + 9:
        mine[f"used/{CARDS[slots[option - MODIFY]]}"] += 1


# --- the end of the game -------------------------------------------------------------------------


def read_end(s: State, seat: int, mine: Habits) -> None:
    """Count what the last position shows: points, what was missed, what was left over."""
    table = breakdown(s, seat)
    for source, points in table.items():
        mine[f"points/{source}"] += points
    mine["levels_missed"] += missing_levels(s, seat)
    for character, what in KEPT.items():
        mine[f"left/{what}"] += counted(s, character, seat)
        mine[f"idle/{what}"] += counted(s, character, seat) - what_scores(s, character, seat)
    totals = {owner: breakdown(s, owner) for owner in owners(s)}
    for character, name in enumerate(CHARACTERS):
        if in_play(s, character):
            mine[f"character/{name}"] += table[name]
            mine[f"decides/{name}"] += decides(totals, name)
        if in_play(s, character) or (s.players == 1 and character in s.pile):
            mine[f"dealt/{name}"] += 1


def what_scores(s: State, character: int, seat: int) -> int:
    """Of what a character counts, as much as its highest grade reached needs; 0 if not in play."""
    if not in_play(s, character):
        return 0
    count = counted(s, character, seat)
    reached = [threshold(s, character, grade) for grade in range(3)]
    return max((needed for needed in reached if count >= needed), default=0)


def decides(totals: dict[int, dict[str, int]], name: str) -> bool:
    """Whether the winners would have been different without this character."""
    return leaders(totals, "") != leaders(totals, name)


def leaders(totals: dict[int, dict[str, int]], without: str) -> list[int]:
    """Who has most points; one player has to beat le Roy, who wins ties."""
    points = {owner: table["total"] - table.get(without, 0) for owner, table in totals.items()}
    best = [owner for owner in points if points[owner] == max(points.values())]
    return [NEUTRAL] if NEUTRAL in best else best


# --- many games ----------------------------------------------------------------------------------


def summary(sums: Habits) -> dict[str, Any]:
    """Sums over games as means per game, or per game with what was counted (`PER`)."""
    found: dict[str, Any] = {"games": sums["games"]}
    for key in sorted(sums.keys() - {"games"}):
        group, _, name = key.partition("/")
        whole = key.replace(group, PER[group], 1) if group in PER else "games"
        mean = sums[key] / (sums[whole] or 1)
        if name:
            found.setdefault(group, {})[name] = mean
        else:
            found[key] = mean
    return found
