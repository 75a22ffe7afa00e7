"""Write web/src/vocabulary.ts: the words and figures of the game, for the browser client.

    python tools/vocabulary.py            # write the file anew
    python tools/vocabulary.py --check    # fail if it is not up to date

Nothing is typed here that the engine or the edition knows: names and numbers come from
`troyes.rules.terms` and `troyes.rules.facts`, piles and decks from the edition, and what a card or
an event gives or takes is read off the engine doing it once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from written import write_or_check

from troyes.formats.position import from_json, to_json
from troyes.rules import facts as module
from troyes.rules import terms
from troyes.rules.black_dice import weight
from troyes.rules.card_rows import BONUS_CARDS, CARDS, DELAYED
from troyes.rules.cards import apply_card
from troyes.rules.characters import threshold
from troyes.rules.combat import place_cube
from troyes.rules.edition import extended, standard
from troyes.rules.engine import apply_option, apply_outcome, options
from troyes.rules.event_rows import (
    BONUS_EVENTS,
    EVENT_NAMES,
    EVENT_ROWS,
    EVENTS,
    GRAY_CUBES,
    MARAUDING,
)
from troyes.rules.events import act
from troyes.rules.groups import unit_influence
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


def gains(before: State, after: State, seat: int = 0) -> dict[str, int]:
    """What a seat has more, or less, by what it is counted in."""
    found = {
        "deniers": after.deniers[seat] - before.deniers[seat],
        "influence": after.influence[seat] - before.influence[seat],
        "vp": after.vp[seat] - before.vp[seat],
    }
    return {name: change for name, change in found.items() if change}


def card_gains() -> dict[str, dict[str, int]]:
    """What one activation of each card that acts at once brings, for one of what it counts."""
    found = {}
    for card, name in enumerate(CARDS):
        before, after = from_json(EXAMPLE, extended()), from_json(EXAMPLE, extended())
        apply_card(after, 0, card, 1)
        change = gains(before, after)
        price = unit_influence(before, card)
        if price and "influence" not in change:
            change["influence"] = -price  # paid by the fighting card, cube by cube
        if change:
            found[name] = change
    return found


def event_gains() -> dict[str, dict[str, int]]:
    """What each event takes from a player, for one of what it counts."""
    found = {}
    for event, name in enumerate(EVENTS):
        if event == MARAUDING or EVENT_ROWS[event].kind == GRAY_CUBES:
            continue  # neither takes anything
        before, after = from_json(EXAMPLE, extended()), from_json(EXAMPLE, extended())
        act(after, event, 0)
        change = gains(before, after)
        if change:
            found[name] = change
    return found


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


def archer_hits() -> int:
    """The least a die of Archer's must show for a cube."""
    for face in range(1, 7):
        s = from_json({**EXAMPLE, "waits_for": "archer_die", "actor": "A", "turn": {"todo": 2}})
        apply_outcome(s, face)
        if s.hits:
            return face
    raise AssertionError("no die of Archer's hits")


def influence_spent(*line: int) -> int:
    """What these options cost together, in influence."""
    s = from_json(EXAMPLE)
    before = s.influence[0]
    for option in line:
        apply_option(s, option)
    return int(before - s.influence[0])


def income() -> dict[str, int]:
    """The income of a round, and the salary of a citizen in each building."""
    found = {"all": 0, **dict.fromkeys(terms.BUILDINGS, 0)}
    empty = {**EXAMPLE, "step": "income", "round": 1, "dice": {}}
    for name in found:
        rows: dict[str, list[list[str | None]]] = {
            other: [[None] * len(row) for row in EXAMPLE["buildings"][other]]
            for other in terms.BUILDINGS
        }
        if name != "all":
            rows[name][0][0] = "A"
        found[name] = from_json({**empty, "buildings": rows}).deniers[0] - 20
    return {name: n if name == "all" else found["all"] - n for name, n in found.items()}


def cathedral_gains() -> list[dict[str, int]]:
    """What a cube in each column of the cathedral brings."""
    found = []
    for value in range(1, 7):
        position = {
            **EXAMPLE,
            "cathedral": [[None] * 6] * 3,
            "dice": {"A": {"white": [value]}},
        }
        before, after = from_json(position), from_json(position)
        apply_option(after, terms.CATHEDRAL)
        apply_option(after, terms.DIE + terms.WHITE * 6 + value - 1)
        if terms.STOP in options(after) and after.wait == terms.ASK_DICE:
            apply_option(after, terms.STOP)
        found.append(gains(before, after))
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
    before, after = from_json(position), from_json(position)
    while after.black[5]:
        offered = options(after)
        apply_option(after, next(o for o in (terms.STOP, *offered) if o in offered))
    return gains(before, after)


def black_dice() -> dict[str, int]:
    """How often a red die counts, what beating a black die brings, what it takes otherwise."""
    return {"red": weight(0) // weight(terms.WHITE * 6), **facing_black([6]), **facing_black([])}


def fighting() -> dict[str, int]:
    """What a cube on an event brings."""
    before, after = from_json(EXAMPLE), from_json(EXAMPLE)
    place_cube(after, 0, MARAUDING, module.BY_COMBAT + MARAUDING)
    return gains(before, after)


def ending() -> dict[str, int]:
    """At the end: for an event with one's cube, and for a level of the cathedral without."""
    s = from_json({**EXAMPLE, "cathedral": [["A"] * 6, ["A"] * 6, [None] * 6]})
    return {"event": event_presence_vp(s, 0), "level": cathedral_penalty(s, 0)}


def passing() -> int:
    """The deniers laid on the district of one who passes."""
    s = from_json(EXAMPLE)
    apply_option(s, terms.PASS)
    return int(s.on_district[0])


def harvest() -> int:
    """The total that farming needs for one denier."""
    s = from_json({**EXAMPLE, "dice": {"A": {"yellow": [6]}}})
    before = s.deniers[0]
    apply_option(s, terms.AGRICULTURE)
    apply_option(s, terms.DIE + terms.YELLOW * 6 + 5)
    if terms.STOP in options(s) and s.wait == terms.ASK_DICE:
        apply_option(s, terms.STOP)
    return 6 // int(s.deniers[0] - before)


def dice_prices() -> list[int]:
    """What a die of another district costs in a group of one, two and three."""
    found = []
    for size in range(1, 4):
        dice = {"A": {"yellow": [3] * (size - 1)}, "N": {"yellow": [3]}}
        s = from_json({**EXAMPLE, "dice": dice})
        before = s.deniers[0] + 3 * size // 2
        apply_option(s, terms.AGRICULTURE)
        bought = terms.DIE + terms.NEUTRAL * 18 + terms.YELLOW * 6 + 2
        own = terms.DIE + terms.YELLOW * 6 + 2
        for die in [own] * (size - 1) + [bought]:
            apply_option(s, die)
        if terms.STOP in options(s) and s.wait == terms.ASK_DICE:
            apply_option(s, terms.STOP)
        found.append(before - s.deniers[0])
    return found


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


def thresholds() -> dict[str, list[list[int]]]:
    """What must be reached for each grade of a character, by the number of players."""
    games = [new_game(standard(), players) for players in PLAYERS]
    return {
        name: [[threshold(s, character, grade) for grade in range(3)] for s in games]
        for character, name in enumerate(terms.CHARACTERS)
    }


# --- decks and piles of the edition --------------------------------------------------------------


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


def decks() -> dict[str, str]:
    """The deck of every event; Marauding is printed on the board."""
    return {row.name: row.deck for row in EVENT_ROWS}


def deck_sizes() -> list[dict[str, int]]:
    """How many cards each deck has, by the number of players: one red card a round (S8)."""
    printed = standard().figures["events"]
    rows = [row for row in EVENT_ROWS if row.name in printed and not row.bonus]
    whole = {name: sum(row.deck == name for row in rows) for name in terms.COLOURS}
    return [{**whole, "red": rounds_for(players)} for players in PLAYERS]


def call_set_aside() -> list[str]:
    """The events that call another of their own deck: it is one of those set aside (B2)."""
    events = extended().figures["events"]
    return [name for name, deck in decks().items() if events[name]["calls"] == deck]


def bonus() -> list[str]:
    """The cards and events that come with the bonus cards."""
    return [CARDS[card] for card in BONUS_CARDS] + [EVENTS[event] for event in BONUS_EVENTS]


# --- facts ---------------------------------------------------------------------------------------


def facts() -> dict[str, Any]:
    """Kinds, causes, places and accounts of facts."""
    return {
        "KINDS": list(module.KINDS),
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
        "PILES": piles(),
        "CARD_GAINS": card_gains(),
        "MODIFIERS": modifiers(),
        "ARCHER_HITS": archer_hits(),
        "EVENT_NAMES": list(EVENT_NAMES),
        "DECKS": decks(),
        "DECK_SIZES": deck_sizes(),
        "CALL_SET_ASIDE": call_set_aside(),
        "EVENT_GAINS": event_gains(),
        "BONUS": bonus(),
        "CHARACTERS": list(terms.CHARACTERS),
        "THRESHOLDS": thresholds(),
        "ROUNDS": [rounds_for(players) for players in PLAYERS],
        "MAX_INFLUENCE": terms.MAX_INFLUENCE,
        "REROLL_COST": influence_spent(terms.REROLL + 2),
        "RECRUIT_COST": influence_spent(terms.RECRUIT),
        "FLIP_COST": influence_spent(terms.FLIP, terms.DIE + 2, terms.STOP),
        "DICE_PRICES": dice_prices(),
        "INCOME": income(),
        "BLACK_DICE": black_dice(),
        "FIGHTING": fighting(),
        "ENDING": ending(),
        "PASSING": passing(),
        "HARVEST": harvest(),
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
