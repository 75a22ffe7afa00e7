"""Options and outcomes in words: the tokens of the notation and of error messages.

>>> from troyes.rules.layout import die_at
>>> from troyes.rules.terms import YELLOW
>>> die_name(die_at(2, YELLOW, 5), seat=2)
'y5'
>>> die_name(die_at(2, YELLOW, 5), seat=0)
'C.y5'
"""

from __future__ import annotations

from troyes.rules.card_rows import CARDS, NO_CARD
from troyes.rules.engine import options, outcomes
from troyes.rules.event_rows import EVENTS
from troyes.rules.layout import (
    building_of,
    colour_of,
    district_of,
    first_space,
    slot_colour,
    slot_round,
    value_of,
)
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    BLACK,
    BUILDINGS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    COUNTER,
    CUBE,
    DIE,
    DRAW_CARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    FIGHT,
    FLIP,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    MODIFY,
    N_OPTIONS,
    NO_MODIFIER,
    NUMBER,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_BLACK,
    ROLL_START,
    ROLL_WORKFORCE,
    SEAT_LETTERS,
    SETTLE,
    SPACE,
    STOP,
    YIELD,
)

PLAIN = {
    PASS: "pass",
    STOP: "stop",
    NO_MODIFIER: "plain",
    COUNTER: "counter",
    YIELD: "yield",
    RECRUIT: "recruit",
    FLIP: "flip",
    CATHEDRAL: "cathedral",
    AGRICULTURE: "agriculture",
    FROM_SUPPLY: "from:supply",
}
ROUND_NUMERALS = ("I", "II", "III")


def die_name(die: int, seat: int) -> str:
    """A die: colour and value, with the district's letter in front if it is not the seat's own."""
    district = district_of(die)
    text = f"{COLOURS[colour_of(die)][0]}{value_of(die)}"
    return text if district == seat else f"{SEAT_LETTERS[district]}.{text}"


def slot_name(slot: int) -> str:
    """A space for an activity card: colour and round."""
    return f"{COLOURS[slot_colour(slot)]}-{ROUND_NUMERALS[slot_round(slot) - 1]}"


def general_space(space: int) -> str:
    """A space of a building in every edition, whatever its rows: counted from 1."""
    building = building_of(space)
    return f"{BUILDINGS[building]}/{space - first_space(building) + 1}"


def event_name(s: State, position: int) -> str:
    """An event of the queue; the second of two Brigands is `brigands.2`."""
    queue = [EVENTS[s.queue[k]] for k in range(position + 1)]
    name = queue[position]
    copy = queue.count(name)
    return name if copy == 1 else f"{name}.{copy}"


def card_name(s: State, slot: int) -> str:
    """The card lying on a space, or the space itself if it is face down."""
    card = s.card[slot]
    return slot_name(slot) if card == NO_CARD else CARDS[card]


def option_name(s: State, option: int) -> str:
    """An option of this state, as the notation writes it."""
    if option in PLAIN or option >= BLACK or REROLL <= option < DIE:
        return general_name(option)  # the same in every state
    if option >= DIE:
        return die_name(option - DIE, s.actor)
    if option >= CUBE:
        return "cube:" + event_name(s, option - CUBE)
    if option >= FIGHT:
        return "fight:" + event_name(s, option - FIGHT)
    if option >= FROM_CARD:
        return "from:" + card_name(s, option - FROM_CARD)
    if option >= FROM_LYING:
        return "from:lying-" + BUILDINGS[option - FROM_LYING]
    if option >= FROM_SPACE:
        return "from:" + s.edition.space_name(option - FROM_SPACE)
    if option >= SPACE:
        return s.edition.space_name(option - SPACE)
    if option >= MODIFY:
        return "+" + card_name(s, option - MODIFY)
    if option >= ACTIVATE:
        return card_name(s, option - ACTIVATE)
    return "settle-" + BUILDINGS[option - SETTLE]


def general_name(option: int) -> str:
    """What an option number means in every state: the documentation of the action space."""
    if option in PLAIN:
        return PLAIN[option]
    if option >= NUMBER:
        return f"x{option - NUMBER + 1}"
    if option >= BLACK:
        return f"b{option - BLACK + 1}"
    if option >= DIE:
        return die_name(option - DIE, -1)
    if option >= REROLL:
        return "reroll:" + die_name(option - REROLL, 0)
    if option >= CUBE:
        return f"cube:{option - CUBE}"
    if option >= FIGHT:
        return f"fight:{option - FIGHT}"
    if option >= FROM_CARD:
        return "from:" + slot_name(option - FROM_CARD)
    if option >= FROM_LYING:
        return "from:lying-" + BUILDINGS[option - FROM_LYING]
    if option >= FROM_SPACE:
        return "from:" + general_space(option - FROM_SPACE)
    if option >= SPACE:
        return general_space(option - SPACE)
    if option >= MODIFY:
        return "+" + slot_name(option - MODIFY)
    if option >= ACTIVATE:
        return slot_name(option - ACTIVATE)
    return "settle-" + BUILDINGS[option - SETTLE]


ACTION_SPACE = tuple(general_name(option) for option in range(N_OPTIONS))


def outcome_name(s: State, outcome: int) -> str:
    """An outcome of the chance step this state waits for, as the notation writes it."""
    wait = s.wait
    if wait == ROLL_START:
        return SEAT_LETTERS[outcome]
    if wait == DRAW_CHARACTER:
        return CHARACTERS[outcome]
    if wait == DRAW_CARD:
        return CARDS[outcome]
    if wait == DRAW_EVENT:
        return EVENTS[outcome]
    if wait == ROLL_WORKFORCE:
        owner, colour = s.space[s.next_space], COLOURS[building_of(s.next_space)]
        return f"{SEAT_LETTERS[owner]}.{colour[0]}{outcome}"
    if wait == ROLL_BLACK:
        return f"b{outcome}"
    return f"={outcome}"


def option_called(s: State, name: str) -> int | None:
    """The option of this state with a name, or None."""
    return next((option for option in options(s) if option_name(s, option) == name), None)


def outcome_called(s: State, name: str) -> int | None:
    """The outcome of this state's chance step with a name, or None."""
    return next((outcome for outcome in outcomes(s) if outcome_name(s, outcome) == name), None)
