"""Cubes on the banners of events, and what happens when the last one is covered (A3)."""

from __future__ import annotations

from .accounts import gain_influence, gain_vp
from .columns import Column
from .event_rows import EVENT_ROWS, FIRST_COPIES, MARAUDING, N_EVENTS
from .facts import (
    AT_DISCARD,
    AT_QUEUE,
    AT_SUPPLY,
    AT_TAKEN,
    BY_COMBAT,
    CUBE,
    EVENT,
    EVERYONE,
    NOWHERE,
)
from .layout import banner_at
from .state import State
from .terms import (
    DISCARDED,
    FROM_COMBAT,
    IN_BOX,
    IN_QUEUE,
    MAX_BANNERS,
    NEUTRAL,
    STEP_ACTIONS,
    TAKEN,
)

COPIES = Column(row.copies for row in EVENT_ROWS)
FIRST_COPY = Column(FIRST_COPIES)


def tell_cube(s: State, owner: int, event: int, comes: bool, cause: int) -> None:
    """Report that a cube came to an event of the queue, or left it."""
    if s.facts is not None:
        at = AT_QUEUE + place_in_queue(s, event)
        origin, place = (AT_SUPPLY, at) if comes else (at, AT_SUPPLY)
        s.facts.add(CUBE, owner, 1, event, origin, place, cause, EVERYONE)


def tell_event(s: State, owner: int, event: int, origin: int, place: int, cause: int) -> None:
    """Report that an event card moved."""
    if s.facts is not None:
        s.facts.add(EVENT, owner, 1, event, origin, place, cause, EVERYONE)


def free_banners(s: State, event: int) -> int:
    """Banners of an event not yet covered."""
    return s.edition.banners[event] - s.covered[event]


def cubes_on(s: State, event: int, owner: int) -> int:
    """Cubes of an owner on an event."""
    n = 0
    for k in range(s.covered[event]):
        if s.banner[banner_at(event, k)] == owner:
            n += 1
    return n


def has_cube(s: State, event: int, owner: int) -> bool:
    """Whether an owner has a cube on an event."""
    for k in range(s.covered[event]):
        if s.banner[banner_at(event, k)] == owner:
            return True
    return False


def events_with(s: State, owner: int) -> int:
    """Events of the queue, Marauding included, with a cube of this owner (F1, C.captain)."""
    n = 0
    for position in range(s.queue_len):
        if has_cube(s, s.queue[position], owner):
            n += 1
    return n


def join_queue(s: State, event: int, cause: int) -> None:
    """P3.1: a new event joins at the right."""
    tell_event(s, NEUTRAL, event, NOWHERE, AT_QUEUE + s.queue_len, cause)
    s.queue[s.queue_len] = event
    s.queue_len += 1
    s.where[event] = IN_QUEUE
    sort_copies(s, event)


def place_cube(s: State, owner: int, event: int, cause: int) -> None:
    """A3.1: a cube on the next banner and 1 influence; the last one counters the event (A3.2).

    The influence comes with every cube, Chivalry's too (Z4).
    """
    tell_cube(s, owner, event, True, cause)
    s.banner[banner_at(event, s.covered[event])] = owner
    s.covered[event] += 1
    gain_influence(s, owner, 1, cause)
    if s.covered[event] == s.edition.banners[event]:
        counter_event(s, event)


def remove_last_banner(s: State, event: int, cause: int) -> None:
    """B3: the most recently placed cube goes back, unless it is le Roy's (K5)."""
    if s.covered[event] == 0:
        return
    last = banner_at(event, s.covered[event] - 1)
    if s.players > 1 or s.banner[last] != NEUTRAL:
        take_last_cube(s, event, cause)


def take_last_cube(s: State, event: int, cause: int) -> None:
    """The most recently placed cube of an event goes back to its owner."""
    s.covered[event] -= 1
    last = banner_at(event, s.covered[event])
    tell_cube(s, s.banner[last], event, False, cause)
    s.banner[last] = 0


def counter_event(s: State, event: int) -> None:
    """A3.2 to A3.4: rewards, the card, the cubes, the queue."""
    cause = BY_COMBAT + event
    pay_rewards(s, event, cause)
    winner = taker(s, event)
    place = AT_QUEUE + place_in_queue(s, event)
    while s.covered[event]:
        take_last_cube(s, event, cause)
    if event == MARAUDING:
        tell_event(s, winner, event, place, place, cause)
        if s.step == STEP_ACTIONS:
            s.barred = 1
        return
    close_queue(s, event)
    if winner == NEUTRAL and s.players > 1:
        s.where[event] = DISCARDED
        tell_event(s, winner, event, place, AT_DISCARD, cause)
    else:
        s.where[event] = TAKEN + winner
        tell_event(s, winner, event, place, AT_TAKEN + winner, cause)
    s.acted[event] = 0
    sort_copies(s, event)


def pay_rewards(s: State, event: int, cause: int) -> None:
    """A3.2: the runners-up, if there is a prize for them, and the leaders."""
    most = nth_most(s, event, 100)
    runner_up = nth_most(s, event, most)
    if prize(s, event, runner_up):
        reward(s, event, runner_up, cause)
    reward(s, event, most, cause)


def prize(s: State, event: int, number: int) -> int:
    """A3.2: what all owners with this many cubes divide among them, gray included."""
    most = nth_most(s, event, 100)
    runner_up = nth_most(s, event, most)
    leaders = owners_with(s, event, most)
    if number == most:
        if leaders > 1 or runner_up == 0:
            return s.edition.first[event] + s.edition.second[event]
        return s.edition.first[event]
    if leaders == 1 and number == runner_up and number > 0:
        return s.edition.second[event]
    return 0


def nth_most(s: State, event: int, below: int) -> int:
    """The largest number of cubes of any owner that is smaller than `below`."""
    most = 0
    for owner in range(5):
        n = cubes_on(s, event, owner)
        if most < n < below:
            most = n
    return most


def owners_with(s: State, event: int, number: int) -> int:
    """The number of owners with exactly this many cubes on an event."""
    n = 0
    for owner in range(5):
        if cubes_on(s, event, owner) == number:
            n += 1
    return n


def reward(s: State, event: int, number: int, cause: int) -> None:
    """Equal shares for the owners with this many cubes; gray's is lost, le Roy's counts (K10)."""
    share = prize(s, event, number) // owners_with(s, event, number)
    for owner in range(5):
        if cubes_on(s, event, owner) == number and (owner != NEUTRAL or s.players == 1):
            gain_vp(s, owner, share, FROM_COMBAT, cause)


def taker(s: State, event: int) -> int:
    """A3.3: the owner of most cubes; of those tied, the one on the earliest covered banner."""
    most = nth_most(s, event, 100)
    for k in range(s.covered[event]):
        owner = s.banner[banner_at(event, k)]
        if cubes_on(s, event, owner) == most:
            return owner
    return NEUTRAL


def close_queue(s: State, event: int) -> None:
    """The queue closes up over an event that leaves."""
    found = False
    for position in range(s.queue_len):
        if found:
            s.queue[position - 1] = s.queue[position]
        elif s.queue[position] == event:
            found = True
    s.queue_len -= 1
    s.queue[s.queue_len] = 0


def place_in_queue(s: State, event: int) -> int:
    """Where an event stands in the queue, counted from the left."""
    for position in range(s.queue_len):
        if s.queue[position] == event:
            return position
    return s.queue_len


def copy_rank(s: State, event: int) -> int:
    """Where a copy ranks among the others: queue from the left, then cards gone, then the box."""
    if s.where[event] == IN_BOX:
        return 100
    if s.where[event] != IN_QUEUE:
        return 50 + s.where[event]
    return place_in_queue(s, event)


def sort_copies(s: State, event: int) -> None:
    """Copies of one event are numbered by their place alone: equal positions are equal states."""
    first = FIRST_COPY.at[event]
    end = first + COPIES.at[event]
    for a in range(first, end):
        for b in range(a + 1, end):
            if copy_rank(s, b) < copy_rank(s, a):
                swap_copies(s, a, b)


def swap_copies(s: State, a: int, b: int) -> None:
    """Two copies of one event change their numbers."""
    for position in range(s.queue_len):
        if s.queue[position] == a:
            s.queue[position] = b
        elif s.queue[position] == b:
            s.queue[position] = a
    s.where[a], s.where[b] = s.where[b], s.where[a]
    s.covered[a], s.covered[b] = s.covered[b], s.covered[a]
    s.acted[a], s.acted[b] = s.acted[b], s.acted[a]
    for k in range(MAX_BANNERS):
        i = banner_at(a, k)
        j = banner_at(b, k)
        s.banner[i], s.banner[j] = s.banner[j], s.banner[i]


def taken_by(s: State, owner: int) -> int:
    """Event cards an owner has taken (H.henry)."""
    n = 0
    for event in range(1, N_EVENTS):
        if s.where[event] == TAKEN + owner:
            n += 1
    return n
