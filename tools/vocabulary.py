"""Write web/src/vocabulary.ts: the words and figures of the game, for the browser client.

    python tools/vocabulary.py            # regenerate the file
    python tools/vocabulary.py --check    # fail if it is not up to date

Nothing is typed here that the engine or the edition knows: names and numbers come from
`troyes.rules.terms` and `troyes.rules.facts`, piles from the edition, and what a rule gives or
takes is read off the facts that the engine reports when it does it once. What differs from one
edition to another is not here: a table tells it (`Figures` in `troyes.server.shapes`).
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from written import write_or_check

from troyes.formats.facts import Fact, in_full, tell
from troyes.formats.position import from_json, to_json
from troyes.play.menu import menu
from troyes.rules import facts as module
from troyes.rules import terms
from troyes.rules.black_dice import weight
from troyes.rules.card_rows import BONUS_CARDS, CARDS, DELAYED
from troyes.rules.cards import apply_card
from troyes.rules.characters import threshold
from troyes.rules.combat import place_cube
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import apply_option, options
from troyes.rules.event_rows import (
    BONUS_EVENTS,
    EVENT_NAMES,
    EVENTS,
    MARAUDING,
)
from troyes.rules.facts import recording
from troyes.rules.layout import die_kind
from troyes.rules.scoring import (
    VERDICTS,
    cathedral_penalty,
    event_presence_vp,
    head_is_lost,
    verdict,
)
from troyes.rules.setup import new_game, rounds_for
from troyes.rules.state import State

TARGET = Path(__file__).parents[1] / "web" / "src" / "vocabulary.ts"
PLAYERS = range(1, 5)
MARGINS = range(-100, 101)
DIVISORS = range(1, 19)  # what an edition may have
OPTIONS = (
    "PASS", "STOP", "NO_MODIFIER", "COUNTER", "YIELD", "RECRUIT", "FLIP", "CATHEDRAL",
    "AGRICULTURE", "SETTLE", "ACTIVATE", "MODIFY", "SPACE", "FROM_SPACE", "FROM_LYING",
    "FROM_CARD", "FROM_SUPPLY", "FIGHT", "CUBE", "REROLL", "DIE", "BLACK", "NUMBER",
)  # fmt: skip
PLACES = (
    "LYING", "SUPPLY", "GENERAL", "CARD", "CUBES", "CATHEDRAL", "QUEUE", "TAKEN", "DISCARD",
)  # fmt: skip
HEAD = """\
// The words and figures of the game. Generated from the engine and the edition; do not edit. Anew:
//   python tools/vocabulary.py
"""
# One of everything that cards and events count: a citizen in every building, a die of every
# colour, a cube on an event and two on the cathedral.
EXAMPLE: dict[str, Any] = {
    "players": 2,
    "round": 4,
    "step": "actions",
    "seats": {
        "A": {"deniers": 20, "influence": 10, "supply": 2},
        "B": {"deniers": 20, "influence": 10, "supply": 2},
    },
    "buildings": {
        "palace": [["A"], [None], [None], [None], [None], [None]],
        "bishopric": [["A", None, None], [None, None, None]],
        "city_hall": [["A", "B"], [None, None], [None, None]],
    },
    "dice": {"A": {"red": [3], "white": [3], "yellow": [3]}},
    "cathedral": [["A", "A", None, None, None, None], [None] * 6, [None] * 6],
    "events": [{"event": "marauding", "cubes": ["A"]}],
}


# --- figures the engine is asked for -------------------------------------------------------------


def gains(facts: list[Fact], seat: int = 0) -> dict[str, int]:
    """What facts bring a seat, or take, by what it is counted in."""
    found = {"deniers": 0, "influence": 0, "vp": 0}
    for fact in facts:
        if fact.kind == "deniers":
            found["deniers"] += (fact.amount or 0) * ((fact.place == seat) - (fact.origin == seat))
        elif fact.kind in found and fact.owner == seat:
            found[fact.kind] += fact.amount or 0
    return {name: change for name, change in found.items() if change}


def told(s: State, *line: int) -> list[Fact]:
    """What the engine reports when these options are chosen, and STOP where dice suffice."""
    with recording(s) as rows:
        for option in line:
            apply_option(s, option)
        if s.wait in (terms.ASK_DICE, terms.ASK_BLACK_DICE) and terms.STOP in options(s):
            apply_option(s, terms.STOP)
    return in_full(tell(rows.rows, s))


def modifiers() -> dict[str, dict[str, Any]]:
    """What a cube of the delayed cards does to dice."""
    return {
        CARDS[card]: {
            "base": colour(row.base),
            "becomes": colour(row.becomes if row.becomes != terms.NO_COLOUR else row.base),
            "times": row.times,
            "each": row.each,
            "flat": row.flat,
            "fixed": row.fixed,
        }
        for card, row in DELAYED.items()
    }


def colour(number: int) -> str:
    """A colour, or any."""
    return "any" if number == terms.MIXED else terms.COLOURS[number]


def influence_spent(*line: int) -> int:
    """What these options cost together, in influence."""
    return -gains(told(from_json(EXAMPLE), *line))["influence"]


def cathedral_gains() -> list[dict[str, int]]:
    """What a cube in each column of the cathedral brings."""
    found = []
    for value in range(1, 7):
        position = {
            **EXAMPLE,
            "cathedral": [[None] * 6] * 3,
            "dice": {"A": {"white": [value]}},
        }
        die = terms.DIE + die_kind(terms.WHITE, value)
        found.append(gains(told(from_json(position), terms.CATHEDRAL, die)))
    return found


def facing_black(red: list[int]) -> dict[str, int]:
    """What comes of facing a black 6 with these red dice."""
    position = {
        **EXAMPLE,
        "step": "black_dice",
        "waits_for": "counter",
        "actor": "A",
        "black": [6],
        "dice": {"A": {"red": red}},
        "seats": {seat: {**had, "vp": 9} for seat, had in EXAMPLE["seats"].items()},
    }
    line = [terms.COUNTER, *(terms.DIE + value - 1 for value in red)] if red else [terms.YIELD]
    return gains(told(from_json(position), *line))


def black_dice() -> dict[str, int]:
    """How often a red die counts, what beating a black die brings, what it takes otherwise."""
    return {
        "red": weight(die_kind(terms.RED, 1)) // weight(die_kind(terms.WHITE, 1)),
        **facing_black([6]),
        **facing_black([]),
    }


def fighting() -> dict[str, int]:
    """What a cube on an event brings."""
    s = from_json(EXAMPLE)
    with recording(s) as rows:
        place_cube(s, 0, MARAUDING, module.BY_COMBAT + MARAUDING)
    return gains(in_full(tell(rows.rows, s)))


def ending() -> dict[str, int]:
    """At the end: for an event with one's cube, and for a level of the cathedral without."""
    s = from_json({**EXAMPLE, "cathedral": [["A"] * 6, ["A"] * 6, [None] * 6]})
    return {"event": event_presence_vp(s, 0), "level": cathedral_penalty(s, 0)}


def passing() -> int:
    """The deniers laid on the district of one who passes."""
    facts = told(from_json(EXAMPLE), terms.PASS)
    return sum(fact.amount or 0 for fact in facts if fact.place == module.ON_DISTRICT)


def harvest() -> int:
    """The total that farming needs for one denier."""
    s = from_json({**EXAMPLE, "dice": {"A": {"yellow": [6]}}})
    facts = told(s, terms.AGRICULTURE, terms.DIE + die_kind(terms.YELLOW, 6))
    return 6 // gains(facts)["deniers"]


def roy_taxes() -> int:
    """How many times the tax for one citizen those of le Roy bring (K10)."""
    solo = {
        **EXAMPLE,
        "players": 1,
        "seats": {"A": EXAMPLE["seats"]["A"]},
        "buildings": {"city_hall": [["N", None], [None, None], [None, None]]},
    }
    s = from_json(solo)
    with recording(s) as rows:
        apply_card(s, 0, CARDS.index("tax_collector"), 1)
    paid = gains(in_full(tell(rows.rows, s)))["deniers"]
    return paid // int(standard().figures["cards"]["tax_collector"]["effect"]["deniers"])


def grades() -> list[str]:
    """Which thresholds of the edition count, by the number of players (F2)."""
    known = standard().figures["characters"]
    games = [new_game(standard(), players) for players in PLAYERS]
    asked = [[[threshold(s, c, k) for k in range(3)] for c in range(len(known))] for s in games]
    few, many = ([known[name][of] for name in terms.CHARACTERS] for of in ("few", "many"))
    assert few != many
    return [{str(few): "few", str(many): "many"}[str(found)] for found in asked]


def examples() -> dict[str, Any]:
    """What comes of the dice that the page of the rules shows (A1.4, A3.1, A5.1).

    The uses of a card and the cubes on an event stand by the divisor, the first for 1.
    """
    divided = [divided_by(divisor) for divisor in DIVISORS]
    return {
        "activate": [best_of(s, terms.ACTIVATE + 6) for s in divided],
        "fight": [best_of(s, terms.FIGHT + 1) for s in divided],
        "farm": best_of(
            from_json({**EXAMPLE, "dice": {"A": {"yellow": [5, 4]}}}), terms.AGRICULTURE
        ),
    }


def divided_by(divisor: int) -> State:
    """A position for a Merchant and Brigands with this divisor, and banners for many cubes."""
    figures = deepcopy(standard().figures)
    figures["cards"]["merchant"]["divisor"] = figures["events"]["brigands"]["divisor"] = divisor
    figures["events"]["brigands"]["banners"] = 9
    position = {
        **EXAMPLE,
        "activities": {"yellow": [{"card": "merchant", "tradesmen": {"A": 1}}, None, None]},
        "events": [{"event": "marauding"}, {"event": "brigands"}],
        "dice": {"A": {"red": [5, 4], "yellow": [5, 3]}},
    }
    return from_json(position, Edition(figures))


def best_of(s: State, target: int) -> int:
    """How often the best group of dice does it; 0 if none is enough."""
    (entry,) = (entry for entry in menu(s) if entry["target"] == target)
    return max((group[3] for way in entry["ways"] for group in way["groups"]), default=0)


def verdicts() -> list[dict[str, Any]]:
    """The rulebook's scale: from which margin on, up to which, and whether the head is lost."""
    found = []
    for name in VERDICTS:
        margins = [margin for margin in MARGINS if verdict(margin) == name]
        found.append(
            {
                "name": name,
                "from": None if margins[0] == MARGINS[0] else margins[0],
                "to": None if margins[-1] == MARGINS[-1] else margins[-1],
                "head": not head_is_lost(name),
            }
        )
    return found


# --- piles of the edition -------------------------------------------------------------------------


def piles() -> dict[str, list[list[str]]]:
    """The published activity cards by colour and round, bonus cards last."""
    cards = standard().figures["cards"].items()
    return {
        name: [
            [card for card, of in cards if of["colour"] == name and of["round"] == k]
            for k in range(1, terms.ROUNDS_OF_CARDS + 1)
        ]
        for name in terms.COLOURS
    }


def bonus() -> list[str]:
    """The cards and events that come with the bonus cards."""
    return [CARDS[card] for card in BONUS_CARDS] + [EVENTS[event] for event in BONUS_EVENTS]


# --- facts ---------------------------------------------------------------------------------------


def facts() -> dict[str, Any]:
    """Causes, places and accounts of facts; the protocol has their kinds."""
    return {
        "CAUSES": list(module.CAUSES),
        **{f"PLACE_{name}": getattr(module, f"AT_{name}") for name in PLACES},
        "PLACE_HAND": module.IN_HAND,
        "TRADE_SPACES": module.ON_PICTURE + 1,
        "BANK": module.BANK,
        "ON_DISTRICT": module.ON_DISTRICT,
    }


# --- writing -------------------------------------------------------------------------------------


def vocabulary() -> dict[str, Any]:
    """Every constant of the file, in order."""
    empty = to_json(new_game(standard(), 2, False, 0))
    return {
        "RULES": terms.RULES_VERSION,
        "LETTERS": list(terms.SEAT_LETTERS),
        "NEUTRAL": terms.NEUTRAL,
        "COLOURS": list(terms.COLOURS),
        "BUILDINGS": list(terms.BUILDINGS),
        "SPACES": len(empty["buildings"]["palace"]),
        "CATHEDRAL_LEVELS": len(empty["cathedral"]),
        "CATHEDRAL_COLUMNS": len(empty["cathedral"][0]),
        "STEPS": list(terms.STEPS),
        "WAITS": list(terms.WAITS),
        "SOURCES": list(terms.SOURCES),
        **{name: getattr(terms, name) for name in OPTIONS},
        "CARDS": list(CARDS),
        "CARDS_OF_A_COLOUR": terms.ROUNDS_OF_CARDS,
        "PILES": piles(),
        "MODIFIERS": modifiers(),
        "ARCHER_HITS": terms.ARCHER_HIT,
        "EVENT_NAMES": list(EVENT_NAMES),
        "BONUS": bonus(),
        "CHARACTERS": list(terms.CHARACTERS),
        "ROUNDS": [rounds_for(players) for players in PLAYERS],
        "MAX_INFLUENCE": terms.MAX_INFLUENCE,
        "REROLL_COST": influence_spent(terms.REROLL + 2),
        "RECRUIT_COST": influence_spent(terms.RECRUIT),
        "FLIP_COST": influence_spent(terms.FLIP, terms.DIE + 2, terms.STOP),
        "BLACK_DICE": black_dice(),
        "FIGHTING": fighting(),
        "ENDING": ending(),
        "PASSING": passing(),
        "HARVEST": harvest(),
        "ROY_TAXES": roy_taxes(),
        "EXAMPLES": examples(),
        "GRADES": grades(),
        "CATHEDRAL_GAINS": cathedral_gains(),
        "VERDICTS": verdicts(),
    }


def typescript() -> str:
    """The file."""
    rows = []
    for name, value in {**vocabulary(), **facts()}.items():
        written = json.dumps(value, ensure_ascii=False)
        frozen = "" if isinstance(value, int) else " as const"
        rows.append(f"export const {name} = {written}{frozen};")
    return HEAD + "\n" + "\n".join(rows) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    about = "Write web/src/vocabulary.ts from the engine and the edition."
    write_or_check(TARGET, typescript(), about)


if __name__ == "__main__":
    main()
