"""Event cards: how they come into the queue and what they do there (P3.1 to P3.3, section 6)."""

from __future__ import annotations

from .accounts import gain_vp, lose_two_vp, must_pay, spend_influence
from .cathedral import add_gray_cube, remove_last_cube
from .citizens import neutral_enters
from .combat import join_queue, place_cube, remove_last_banner
from .facts import ACTS, AT_QUEUE, BY_EVENT, BY_REVEAL, EVERYONE
from .options import Options
from .pieces import tell_roll
from .questions import Chance, Draw
from .state import State, standing
from .terms import (
    BISHOPRIC,
    CITY_HALL,
    CIVIL_WAR,
    DRAW_EVENT,
    DROUGHT,
    EVENTS,
    FROM_ROY_TABLE,
    HERESY,
    IN_BOX,
    INTERRUPTED_WORK,
    NEUTRAL,
    NO_COLOUR,
    NOBODY,
    PALACE,
    RED,
    RESISTANCE,
    ROLL_EVENT,
    STEP_BLACK_ROLL,
    STEP_EVENT_EFFECTS,
    SUCCESSION_CONFLICT,
    SUPPORT,
    THEOLOGICAL_CONFLICT,
    TRAVELING_BUILDERS,
    WAIT_NOTHING,
    WAYFARERS,
    WHITE,
)

RED_EVENTS = 1  # the cards of the decks: red 1 to 8, yellow 9 to 12, white 13 to 16
YELLOW_EVENTS = 9
WHITE_EVENTS = 13


def deck_of(event: int) -> int:
    """The deck an event card belongs to."""
    if event == RESISTANCE or event < YELLOW_EVENTS:
        return RED
    if event < WHITE_EVENTS:
        return 2
    return WHITE


def cards_left(s: State, colour: int) -> int:
    """How many cards of a deck have not been seen."""
    n = 0
    for event in range(RED_EVENTS, RESISTANCE + s.bonus):
        if s.where[event] == IN_BOX and deck_of(event) == colour:
            n += 1
    return n


def reveal_step(s: State) -> None:
    """P3.1: `call` is the deck to draw from next, NO_COLOUR when all have been revealed."""
    if s.call != NO_COLOUR and cards_left(s, s.call) > 0:
        s.wait = DRAW_EVENT
        return
    s.call = RED
    s.step = STEP_EVENT_EFFECTS
    for event in range(18):
        s.acted[event] = 0


class EventCard(Draw):
    """P3.1: the next card of the deck that was called."""

    def outcomes(self, s: State, out: Options) -> None:
        """The cards of the deck that have not been seen; any of them may be the next."""
        for event in range(RED_EVENTS, RESISTANCE + s.bonus):
            if s.where[event] == IN_BOX and deck_of(event) == s.call:
                out.add(event)

    def happen(self, s: State, outcome: int) -> None:
        """It joins the queue and calls the next (Resistance calls another red one, B2)."""
        event = first_copy(s, outcome)
        join_queue(s, event, BY_REVEAL)
        s.call = s.edition.calls[event]
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The deck, and how many cards it has left."""
        return s.call * 64 + cards_left(s, s.call)

    def draw(self, s: State, key0: int, key1: int) -> int:
        """Of copies, the first."""
        return first_copy(s, Draw.draw(self, s, key0, key1))


def first_copy(s: State, event: int) -> int:
    """Copies of one event are the same: the first that is left is taken."""
    while event > 1 and EVENTS[event - 1] == EVENTS[event] and s.where[event - 1] == IN_BOX:
        event -= 1
    return event


def effects_step(s: State) -> None:
    """P3.2: the leftmost event that has not acted acts; each acts exactly once."""
    for position in range(s.queue_len):
        event = s.queue[position]
        if not s.acted[event]:
            s.acted[event] = 1
            act(s, event, position)
            return
    for event in range(18):
        s.acted[event] = 0
    s.event = 0
    s.step = STEP_BLACK_ROLL


def act(s: State, event: int, position: int) -> None:
    """One event: black dice are collected, the rest happens at once."""
    cause = BY_EVENT + event
    if s.facts is not None:
        place = AT_QUEUE + position
        s.facts.add(ACTS, NOBODY, s.edition.black[event], event, place, place, cause, EVERYONE)
    s.black_todo += s.edition.black[event]
    if event in (SUCCESSION_CONFLICT, THEOLOGICAL_CONFLICT, WAYFARERS):
        s.event = event
        s.wait = ROLL_EVENT
    elif event == DROUGHT:
        for seat in range(s.players):
            must_pay(s, seat, standing(s, seat, CITY_HALL), cause)
    elif event == CIVIL_WAR:
        for seat in range(s.players):
            must_pay(s, seat, 3, cause)
    elif event == HERESY:
        for seat in range(s.players):
            lost = min(2, s.influence[seat])
            spend_influence(s, seat, lost, cause)
            if lost < 2:
                lose_two_vp(s, seat, cause)
    elif event == SUPPORT:
        support(s, position)
    elif event == TRAVELING_BUILDERS:
        if add_gray_cube(s, cause) and s.players == 1:
            gain_vp(s, NEUTRAL, 1, FROM_ROY_TABLE, cause)  # K10
    elif event == INTERRUPTED_WORK:
        remove_last_cube(s, cause)
    elif event == RESISTANCE:
        for other in range(s.queue_len):
            if s.queue[other] != RESISTANCE:
                remove_last_banner(s, s.queue[other], cause)


def support(s: State, position: int) -> None:
    """E.support: a gray cube on each of the two events to its left, fixed before the first."""
    near = s.queue[position - 1]
    far = s.queue[position - 2] if position > 1 else near
    place_cube(s, NEUTRAL, near, BY_EVENT + SUPPORT)
    if far != near:
        place_cube(s, NEUTRAL, far, BY_EVENT + SUPPORT)


class EventDie(Chance):
    """A gray citizen, le Roy's in the King's Challenge, enters a building by a die."""

    def happen(self, s: State, outcome: int) -> None:
        """Which building, the event says."""
        building = PALACE
        if s.event == THEOLOGICAL_CONFLICT:
            building = BISHOPRIC
        elif s.event == WAYFARERS:
            building = CITY_HALL
        cause = BY_EVENT + s.event
        tell_roll(s, NOBODY, outcome, cause)
        neutral_enters(s, building, outcome, cause)
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The event."""
        return s.event
