"""Event cards: how they come into the queue and what they do there (P3.1 to P3.3, section 6)."""

from __future__ import annotations

from .accounts import gain_vp, lose_two_vp, must_pay, spend_influence
from .cathedral import add_gray_cube, remove_last_cube
from .citizens import neutral_enters
from .columns import Column
from .combat import join_queue, place_cube, remove_last_banner
from .event_rows import (
    DISGRACE,
    EVENT_ROWS,
    FIRST_COPIES,
    GRAY_BUILDER,
    GRAY_CUBES,
    LEVY,
    LOST_BANNERS,
    LOST_CUBE,
    N_EVENTS,
    NEWCOMER,
    NO_BUILDING,
)
from .facts import ACTS, AT_QUEUE, BY_EVENT, BY_REVEAL, EVERYONE
from .options import Options
from .pieces import tell_roll
from .questions import Chance, Draw
from .state import State, standing
from .terms import (
    DRAW_EVENT,
    FROM_ROY_TABLE,
    IN_BOX,
    NEUTRAL,
    NO_COLOUR,
    NOBODY,
    RED,
    ROLL_EVENT,
    STEP_BLACK_ROLL,
    STEP_EVENT_EFFECTS,
    WAIT_NOTHING,
)

KIND = Column(row.kind for row in EVENT_ROWS)
BUILDING = Column(row.building for row in EVENT_ROWS)
BONUS = Column(int(row.bonus) for row in EVENT_ROWS)
COPY = Column(int(event > first) for event, first in enumerate(FIRST_COPIES))  # not the first one


def cards_left(s: State, colour: int) -> int:
    """The number of cards of a deck that have not been seen."""
    n = 0
    for event in range(N_EVENTS):
        if is_unseen(s, event, colour):
            n += 1
    return n


def deck_size(s: State, colour: int) -> int:
    """S4: the initial number of cards in a deck: one red per round, all of the others."""
    return s.rounds if colour == RED else cards_left(s, colour)


def is_unseen(s: State, event: int, colour: int) -> bool:
    """Whether a card is in a deck and has not been seen; bonus ones only in a game with them."""
    if s.where[event] != IN_BOX or s.edition.deck[event] != colour:
        return False
    return s.bonus > 0 or not BONUS.at[event]


def reveal_step(s: State) -> None:
    """P3.1: `call` is the deck to draw from next, NO_COLOUR when all have been revealed."""
    if s.call != NO_COLOUR and cards_left(s, s.call) > 0:
        s.wait = DRAW_EVENT
        return
    s.call = RED
    s.step = STEP_EVENT_EFFECTS
    for event in range(N_EVENTS):
        s.acted[event] = 0


class EventCard(Draw):
    """P3.1: the next card of the deck that was called."""

    def outcomes(self, s: State, out: Options) -> None:
        """The cards of the deck that have not been seen; any of them may be the next."""
        for event in range(N_EVENTS):
            if is_unseen(s, event, s.call):
                out.add(event)

    def happen(self, s: State, outcome: int) -> None:
        """It joins the queue and calls the next (Resistance calls another red one, B2)."""
        event = first_copy(s, outcome)
        join_queue(s, event, BY_REVEAL)
        s.call = s.edition.calls[event]
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The deck, and the number of cards left in it."""
        return s.call * 64 + cards_left(s, s.call)

    def draw(self, s: State, key0: int, key1: int) -> int:
        """The card drawn, as the first copy left."""
        return first_copy(s, Draw.draw(self, s, key0, key1))


def first_copy(s: State, event: int) -> int:
    """Copies of one event are the same: the first that is left is taken."""
    while COPY.at[event] and s.where[event - 1] == IN_BOX:
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
    for event in range(N_EVENTS):
        s.acted[event] = 0
    s.event = 0
    s.step = STEP_BLACK_ROLL


def act(s: State, event: int, position: int) -> None:
    """One event: black dice are collected, the rest happens at once; K5: le Roy loses nothing."""
    cause = BY_EVENT + event
    if s.facts is not None:
        place = AT_QUEUE + position
        s.facts.add(ACTS, NOBODY, s.edition.black[event], event, place, place, cause, EVERYONE)
    s.black_todo += s.edition.black[event]
    kind = KIND.at[event]
    if kind == NEWCOMER:
        s.event = event
        s.wait = ROLL_EVENT
    elif kind == LEVY:
        for seat in range(s.players):
            levy(s, seat, event, cause)
    elif kind == DISGRACE:
        for seat in range(s.players):
            disgrace(s, seat, s.edition.takes_influence[event], cause)
    elif kind == GRAY_CUBES:
        support(s, event, position)
    elif kind == GRAY_BUILDER:
        if add_gray_cube(s, cause) and s.players == 1:
            gain_vp(s, NEUTRAL, 1, FROM_ROY_TABLE, cause)  # K10
    elif kind == LOST_CUBE:
        remove_last_cube(s, cause)
    elif kind == LOST_BANNERS:
        for other in range(s.queue_len):
            if s.queue[other] != event:
                remove_last_banner(s, s.queue[other], cause)


def levy(s: State, seat: int, event: int, cause: int) -> None:
    """E.civil_war, E.drought: deniers, once or for each citizen in a building."""
    amount = s.edition.takes_deniers[event]
    building = BUILDING.at[event]
    if building != NO_BUILDING:
        amount *= standing(s, seat, building)
    must_pay(s, seat, amount, cause)


def disgrace(s: State, seat: int, amount: int, cause: int) -> None:
    """E.heresy: players lose influence; those with too little lose all of it and 2 VP."""
    lost = min(amount, s.influence[seat])
    spend_influence(s, seat, lost, cause)
    if lost < amount:
        lose_two_vp(s, seat, cause)


def support(s: State, event: int, position: int) -> None:
    """E.support: a gray cube on each of the two events to its left, fixed before the first."""
    near = s.queue[position - 1]
    far = s.queue[position - 2] if position > 1 else near
    place_cube(s, NEUTRAL, near, BY_EVENT + event)
    if far != near:
        place_cube(s, NEUTRAL, far, BY_EVENT + event)


class EventDie(Chance):
    """A gray citizen, le Roy's in the King's Challenge, enters a building by a die."""

    def happen(self, s: State, outcome: int) -> None:
        """The event says which building."""
        cause = BY_EVENT + s.event
        tell_roll(s, NOBODY, outcome, cause)
        neutral_enters(s, BUILDING.at[s.event], outcome, cause)
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The event."""
        return s.event
