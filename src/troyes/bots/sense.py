"""Turns that make no sense to a player, whatever a bot thinks they are worth.

An evaluation that is off by a tenth of a point may still prefer them. They cost little, but an
opponent who moves citizens back and forth in the last round does not feel human.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

from troyes.rules.characters import character_vp
from troyes.rules.engine import apply_option, options
from troyes.rules.event_rows import EVENT_ROWS, LEVY
from troyes.rules.facts import (
    AT_LYING,
    BY_MODIFIER,
    BY_RECRUIT,
    CAUSE_STRIDE,
    CITIZEN,
    CUBE,
    DENIERS,
    INFLUENCE,
    ROUND_END,
    VP,
    Row,
    recording,
)
from troyes.rules.layout import (
    building_of,
    cathedral_at,
    colour_of,
    first_die,
    kind_of,
    on_card,
    opposite,
    value_of,
)
from troyes.rules.scoring import CATEGORIES, held_vp, owners
from troyes.rules.state import State, to_fields
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    BLACK,
    CHARACTERS,
    DIE,
    FIGHT,
    FLIP,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    HUGUES,
    MODIFY,
    NO_MODIFIER,
    NOBODY,
    NUMBER,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_ARCHER,
    ROLL_REROLL,
    SETTLE,
    SPACE,
    STOP,
    THIBAUT,
    WHITE,
    YIELD,
)
from troyes.rules.terms import CUBE as TO_EVENT
from troyes.rules.turn import spends_influence

T = TypeVar("T", bound=Sequence[int])

GOOD = 4  # the lowest face that nobody rolls again
IDLE = (PASS, YIELD)
LEFTOVERS = (THIBAUT, HUGUES)  # the characters that count deniers and influence
SPENT = ("influence", "supply", "general")  # where a turn that spends influence may differ
RECRUITED = ("influence", "supply", "general", "lying")  # where a turn that recruits may differ
UNCOUNTED = ("dice", "deniers", "bank")  # where a cheaper way to do the same may differ


def sensible(s: State, ranked: list[tuple[float, T]]) -> list[tuple[float, T]]:
    """The turns that make sense, with their values; at least one of them is a whole turn.

    If no whole turn makes sense, there is nothing to do, and passing or yielding is added.
    """
    kept = [one for one in ranked if makes_sense(s, one[1])]
    if s.round == s.rounds and any(is_sure_gain(s, turn) for _, turn in kept):
        kept = [one for one in kept if one[1][-1] != PASS]
    if any(not rolls_again(turn) for _, turn in kept):
        return kept
    value, some = ranked[-1]
    idle = [type(some)([option]) for option in options(s) if option in IDLE]  # type: ignore[call-arg]
    return [*kept, *((value, turn) for turn in idle)] if idle else ranked


def without_early_pass(s: State, ranked: list[tuple[float, T]]) -> list[tuple[float, T]]:
    """The same turns but for a pass, if before the last round a good die is still of use."""
    passes = [one for one in ranked if one[1][-1] == PASS]
    if s.round == s.rounds or not passes or not any(uses_good_die(s, turn) for _, turn in ranked):
        return ranked
    return [one for one in ranked if one[1][-1] != PASS]


def uses_good_die(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn uses a good die of the seat's own, and neither costs nor gives others more."""
    good = (o for o in turn if DIE <= o < BLACK and value_of(o - DIE) >= GOOD)
    mine = range(DIE + first_die(s.actor), DIE + first_die(s.actor + 1))
    if s.wait != ASK_ACTION or turn[0] == FLIP or not any(option in mine for option in good):
        return False
    end = after(s, turn)
    if end.deniers[s.actor] < s.deniers[s.actor] or end.influence[s.actor] < s.influence[s.actor]:
        return False
    others = [seat for seat in owners(s) if seat != s.actor]
    return all(worths(end, seat)[0] <= worths(s, seat)[0] for seat in others)


def rolls_again(turn: Sequence[int]) -> bool:
    """Whether a turn goes no further than to a reroll."""
    return REROLL <= turn[-1] < DIE


def makes_sense(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn does anything for anybody."""
    last = turn[-1]
    if rolls_again(turn):
        return may_roll(s, turn)
    if last == PASS:
        return len(turn) == 1  # influence spent just before could have waited
    if could_wait(s, turn):
        return False
    if any(SETTLE <= option < ACTIVATE for option in turn):
        return somebody_moves(s, turn)
    if any(option == AGRICULTURE or ACTIVATE <= option < MODIFY for option in turn):
        return brings_something(s, turn)
    return True


def may_roll(s: State, turn: Sequence[int]) -> bool:
    """Whether nobody would miss the die that a turn rolls again.

    A good one is rolled only if all dice of the seat together are too low for a black one (P3.5).
    """
    return value_of(turn[-1] - REROLL) < GOOD or YIELD in options(after(s, turn[:-1]))


def could_wait(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn spends influence that the rest of it does not need.

    It should wait until it is needed: others could buy a die that was flipped to a better face.
    """
    if not spends_influence(turn[0]):
        return False
    end = s.copy()
    for k, option in enumerate(turn[:-1]):
        apply_option(end, option)
        if (end.wait, end.actor) == (s.wait, s.actor):
            rest = turn[k + 1 :]
            return is_legal(s, rest) or could_wait(end, rest)
    return False


def is_legal(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn can be taken as it stands."""
    s = s.copy()
    for option in turn:
        if option not in options(s):
            return False
        apply_option(s, option)
    return True


def brings_something(s: State, turn: Sequence[int]) -> bool:
    """Whether farming or a card gains anything, or more deniers than its dice cost.

    A player who farms with another player's six pays two deniers to gain three: one more than
    before, and the other has two more.
    """
    purses: Counter[int] = Counter()
    for row in facts_of(s, turn):
        cause = row.cause - row.cause % CAUSE_STRIDE
        if row.kind == ROUND_END:
            break
        if row.kind == DENIERS:
            purses[row.owner] += row.amount
            purses[row.origin] -= row.amount
        elif row.owner != s.actor or cause in (BY_MODIFIER, BY_RECRUIT):
            continue
        elif row.kind in (CITIZEN, CUBE) or (row.kind in (VP, INFLUENCE) and row.amount > 0):
            return True
    least = max((purses[seat] for seat in range(s.players) if seat != s.actor), default=1)
    return purses[s.actor] >= max(1, least) or after(s, turn).wait == ROLL_ARCHER


def somebody_moves(s: State, turn: Sequence[int]) -> bool:
    """Whether the seat has more citizens in a building, or another player fewer.

    In the last round buildings are all alike, because no more dice are rolled for them, and only
    those who score count.
    """
    last, seats = s.round == s.rounds, owners(s)
    change: Counter[tuple[int, int]] = Counter()
    for row in facts_of(s, turn):
        if row.kind == CITIZEN and (row.owner in seats or not last):
            for place, step in ((row.place, 1), (row.origin, -1)):
                if 0 <= place < AT_LYING:
                    change[row.owner, 0 if last else building_of(place)] += step
    return any((n > 0) if owner == s.actor else (n < 0) for (owner, _), n in change.items())


def is_sure_gain(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn gains points, and others none, whatever characters there are."""
    end, seats = after(s, turn), owners(s)
    if s.wait != ASK_ACTION or turn[-1] == PASS or end.wait in (ROLL_ARCHER, ROLL_REROLL):
        return False
    gains = {
        owner: [then - now for then, now in zip(worths(end, owner), worths(s, owner), strict=True)]
        for owner in seats
    }
    return min(gains.pop(s.actor)) > 0 and max(max(others) for others in gains.values()) <= 0


def may_score(s: State, turn: Sequence[int]) -> bool:
    """Whether a turn gains the seat a point, or costs others one, if some character is there."""
    end = after(s, turn)
    if end.wait in (ROLL_ARCHER, ROLL_REROLL):
        return True
    for owner in owners(s):
        sign = 1 if owner == s.actor else -1
        pairs = zip(marks(end, owner), marks(s, owner), strict=True)
        if any(sign * (then - now) > 0 for then, now in pairs):
            return True
    return False


def marks(s: State, owner: int) -> list[int]:
    """An owner's points without characters, and for each of those."""
    return [worths(s, owner)[0], *(character_vp(s, k, owner) for k in range(len(CHARACTERS)))]


def worths(s: State, owner: int) -> tuple[int, int]:
    """An owner's points without characters, and with those that count what is left at the end."""
    points = sum(held_vp(s, owner, category) for category in range(len(CATEGORIES)))
    return points, points + sum(character_vp(s, character, owner) for character in LEFTOVERS)


# --- dice and citizens that a turn does not need -------------------------------------------------


def thrifty(s: State, turn: Sequence[int]) -> list[int]:
    """The same turn without dice it does not need, and with the lowest of its own that will do.

    If it then no longer needs influence or a cube, none is spent. The seat's own dice are used
    before equal ones that are expensive, free citizens before those who stand somewhere, and cards
    that earn more for the same dice before farming. An event gets all the cubes that the dice are
    good for.
    """
    found = list(turn)
    while True:
        begins, _ = before_action(s, found)
        if begins and is_legal(s, found[begins:]):
            one, other = stripped(after(s, found[begins:])), stripped(after(s, found))
            if all(one[name] == other[name] for name in one if name not in SPENT):
                found = found[begins:]
        ways = (
            unturned,
            unmodified,
            spared,
            own_instead,
            spare_citizens,
            unrecruited,
            by_card,
            all_cubes,
        )
        way = next(chain.from_iterable(ways_to(s, found) for ways_to in ways), None)
        if way is None:
            return found
        found = way


def spared(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """Ways to do exactly the same with one die fewer, or with a lower one of the seat's own."""
    mine = range(DIE + first_die(s.actor), DIE + first_die(s.actor + 1))
    begins, there = before_action(s, turn)
    picks = [option for option in turn[begins:] if option in mine]
    dice, end = there.dice, after(s, turn)
    for die in dict.fromkeys(picks):
        kept = [*picks]
        kept.remove(die)
        lower = range(die - value_of(die - DIE) + 1, die)
        free = [low for low in lower if dice[low - DIE] > kept.count(low)]
        for instead in (kept, *(sorted([*kept, low]) for low in free)):
            way = follow(s, [*turn[:begins], *with_dice(turn[begins:], mine, instead)])
            if way is not None and is_as_good(after(s, way), end, s.actor):
                yield way
    for k in range(begins, len(turn)):
        if DIE <= turn[k] < BLACK and turn[k] not in mine:
            way = follow(s, [*turn[:k], *turn[k + 1 :]])
            if way is not None and is_as_good(after(s, way), end, s.actor):
                yield way


def own_instead(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same with a die of the seat's own instead of an equal one that is expensive.

    A single die is cheap, and buying it saves the seat's own for later. If it costs more than that,
    the seat's own is used: another can be bought later. Le Roy's are worth their price: he would do
    something with them (K8).
    """
    if s.players == 1:
        return
    mine = range(DIE + first_die(s.actor), DIE + first_die(s.actor + 1))
    begins, there = before_action(s, turn)
    picks = [option for option in turn[begins:] if option in mine]
    for k in range(begins, len(turn)):
        if not DIE <= turn[k] < BLACK or turn[k] in mine:
            continue
        own = mine[0] + kind_of(turn[k] - DIE)
        if there.dice[own - DIE] > picks.count(own):
            rest = [*turn[:begins], *with_dice([*turn[begins:k], own, *turn[k + 1 :]], mine, [])]
            at = next(i for i in range(begins, k + 1) if DIE <= turn[i] < BLACK)
            way = follow(s, [*rest[:at], *sorted([*picks, own]), *rest[at:]])
            if way is not None:
                one, other = after(s, way), after(s, turn)
                saved = one.deniers[s.actor] - other.deniers[s.actor]
                if saved > s.edition.die_price and is_as_good(one, other, s.actor):
                    yield way


def unturned(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same without flipping dice, or without flipping an unused one to a lower face.

    A white die whose column is full may be flipped to a lower face, for the cathedral.
    """
    if turn[0] != FLIP:
        return
    begins, _ = before_action(s, turn)
    dice = [option for option in turn[1:begins] if option != STOP]
    end = after(s, turn)
    for option in dice if len(dice) > 1 else ():
        if value_of(option - DIE) >= GOOD and not is_full_column(s, option - DIE):
            rest = [*dice]
            rest.remove(option)
            way = follow(s, [FLIP, *rest, *turn[begins:]])
            if way is not None and is_as_good(after(s, way), end, s.actor):
                yield way
    mine = range(DIE + first_die(s.actor), DIE + first_die(s.actor + 1))
    picks = [option for option in turn[begins:] if option in mine]
    for option in dice:
        if DIE + opposite(option - DIE) in picks:
            picks[picks.index(DIE + opposite(option - DIE))] = option
    action = with_dice(turn[begins:], mine, sorted(picks)) if picks else turn[begins:]
    way = follow(s, action)
    if way is not None:
        plain = after(s, way)
        is_fine = pips(plain, s.actor) >= pips(end, s.actor)
        if is_fine and is_as_good(plain, end, s.actor, also="influence"):
            yield way


def unmodified(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same without the cube of a card."""
    plain = [NO_MODIFIER if MODIFY <= option < SPACE else option for option in turn]
    way = None if NO_MODIFIER in turn or plain == list(turn) else follow(s, plain)
    if way is not None and is_as_good(after(s, way), after(s, turn), s.actor, also="cubes"):
        yield way


def by_card(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same dice for a card with a tradesman of the seat's, if that earns more than farming."""
    if AGRICULTURE not in turn:
        return
    k = list(turn).index(AGRICULTURE)
    for slot in range(9):
        if s.trade[on_card(slot, s.actor)]:
            way = follow(s, [*turn[:k], ACTIVATE + slot, *turn[k + 1 :]])
            if way is not None:
                one, other = after(s, way), after(s, turn)
                if one.deniers[s.actor] > other.deniers[s.actor] and is_as_good(
                    one, other, s.actor
                ):
                    yield way


def pips(s: State, seat: int) -> int:
    """The total of a player's dice."""
    dice = s.dice
    return sum(value_of(die) * dice[die] for die in range(first_die(seat), first_die(seat + 1)))


def is_full_column(s: State, die: int) -> bool:
    """Whether a die is white and its column of the cathedral is full."""
    column = [s.cathedral[cathedral_at(level, value_of(die) - 1)] for level in range(3)]
    return colour_of(die) == WHITE and NOBODY not in column


def spare_citizens(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same with a citizen from the supply, or who lies, instead of one who stands somewhere.

    Before the last round this applies only to those who cost nothing where they stand.
    """
    for k, option in enumerate(turn):
        if FROM_SPACE <= option < FROM_LYING:
            if s.round < s.rounds and costs_money(s, building_of(option - FROM_SPACE)):
                continue
        elif not FROM_CARD <= option < FROM_SUPPLY:
            continue
        for spare in (FROM_SUPPLY, *range(FROM_LYING, FROM_CARD)):
            way = [*turn[:k], spare, *turn[k + 1 :]]
            if is_legal(s, way) and stays(after(s, way), after(s, turn), s.actor, option):
                yield way


def unrecruited(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same in the last round with a citizen who lies, instead of paying influence for one."""
    if s.round < s.rounds or RECRUIT not in turn or FROM_SUPPLY not in turn:
        return
    plain = list(turn)
    plain.remove(RECRUIT)
    k = plain.index(FROM_SUPPLY)
    for lying in ((), *((option,) for option in range(FROM_LYING, FROM_CARD))):
        way = [*plain[:k], *lying, *plain[k + 1 :]]  # a single citizen needs no choice
        if is_legal(s, way):
            fields, others = to_fields(after(s, way)), to_fields(after(s, turn))
            if all(fields[name] == others[name] for name in fields if name not in RECRUITED):
                yield way


def all_cubes(s: State, turn: Sequence[int]) -> Iterator[list[int]]:
    """The same fight with more cubes, unless as many as the dice are good for end the event.

    Each is worth influence, and there may be reasons not to end an event.
    """
    if not any(FIGHT <= option < TO_EVENT for option in turn) or turn[-1] < NUMBER:
        return
    most = max(options(after(s, turn[:-1])))
    if most > turn[-1]:
        way = [*turn[:-1], most]
        if sum(after(s, way).covered) > sum(after(s, turn).covered):
            yield way


def costs_money(s: State, building: int) -> bool:
    """Whether citizens in a building have to be paid for (P1.1, E.drought)."""
    if s.edition.salary[building]:
        return True
    rows = (EVENT_ROWS[event] for event in s.queue[: s.queue_len])
    return any(row.kind == LEVY and row.building == building for row in rows)


def stays(one: State, other: State, seat: int, source: int) -> bool:
    """Whether two positions differ only in a citizen, who in the first is still at the source."""
    fields, others = to_fields(one), to_fields(other)
    if source < FROM_LYING:
        others["space"][source - FROM_SPACE] = seat
    else:
        at = on_card(source - FROM_CARD, seat)
        others["trade"][at] = fields["trade"][at]
    places = ("supply", "lying")
    return all(fields[name] == others[name] for name in fields if name not in places)


def before_action(s: State, turn: Sequence[int]) -> tuple[int, State]:
    """Where the action itself begins, after any influence is spent, and the position there."""
    s = s.copy()
    begins, there = 0, s.copy()
    for k, option in enumerate(turn):
        if s.wait in (ASK_ACTION, ASK_COUNTER):
            begins, there = k, s.copy()
        apply_option(s, option)
    return begins, there


def with_dice(action: Sequence[int], mine: range, instead: list[int]) -> list[int]:
    """An action with other dice of the seat's own: they are picked before those of others."""
    at = next(k for k, option in enumerate(action) if option in mine)
    return [*action[:at], *instead, *(option for option in action[at:] if option not in mine)]


def follow(s: State, turn: Sequence[int]) -> list[int] | None:
    """A turn with STOP and a number only where they are needed; None if it is not legal."""
    s, taken = s.copy(), []

    def take(option: int) -> None:
        apply_option(s, option)
        taken.append(option)

    for option in turn:
        if option == STOP:
            continue
        if option not in options(s) and STOP in options(s):
            take(STOP)
        if option in options(s):
            take(option)
        elif option < NUMBER:  # fewer dice may leave no choice of a number
            return None
    while STOP in options(s):
        take(STOP)
    return taken


def is_as_good(one: State, other: State, seat: int, also: str = "") -> bool:
    """Whether two positions differ in dice and deniers alone, and the first costs no more.

    They may also differ in another field.
    """
    fields, others = stripped(one), stripped(other)
    alike = all(fields[name] == others[name] for name in fields if name != also)
    return alike and one.deniers[seat] >= other.deniers[seat]


def stripped(s: State) -> dict[str, Any]:
    """All of a state but its dice and purses."""
    return {name: value for name, value in to_fields(s).items() if name not in UNCOUNTED}


def facts_of(s: State, turn: Sequence[int]) -> list[Row]:
    """What a turn would do."""
    end = s.copy()
    with recording(end) as facts:
        for option in turn:
            apply_option(end, option)
    return facts.rows


def after(s: State, turn: Sequence[int]) -> State:
    """The state a turn leads to."""
    s = s.copy()
    for option in turn:
        apply_option(s, option)
    return s
