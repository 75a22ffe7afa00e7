"""Everything a player could do now, for clients that pick dice first or the target first.

Everything here is asked of the engine's own search for groups; nothing is decided a second time.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from troyes.formats.names import card_name, option_name
from troyes.rules.actions import affordable, chooses_number, harvest
from troyes.rules.activities import GAINS, NOTHING
from troyes.rules.black_dice import highest_black, weight
from troyes.rules.card_rows import ACTIVITIES, CARDS, DELAYED, NO_CARD, UNMODIFIED
from troyes.rules.cards import apply_card
from troyes.rules.combat import free_banners
from troyes.rules.engine import apply_option, options
from troyes.rules.event_rows import EVENTS
from troyes.rules.groups import Finder, hire_cost, is_card, is_event, unit_deniers
from troyes.rules.layout import first_die
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_BLACK,
    ASK_BLACK_DICE,
    ASK_COUNTER,
    ASK_FLIP,
    CATHEDRAL,
    DIE,
    FIGHT,
    FLIP,
)

from .why import all_targets, face_up, usable_modifiers, why_closed

Entry = dict[str, Any]
Group = tuple[list[int], int, int]
FINDER = Finder()
UNBOUNDED = 1000
TOTAL = itemgetter(1)


def menu(s: State) -> list[Entry]:
    """For the player who must choose an action: every target with its groups, or a reason.

    An entry has `target` (the option), `name`, `hire`, and `ways`: for each modifier (0 for none,
    else slot + 1) the groups as [dice, total, price, times]: what they count and cost, and how
    often they use a card, how many cubes they place, or the deniers they yield in the fields. A
    card that brings the same with every use has `gain`. A target without ways has `why`.
    """
    if s.wait != ASK_ACTION:
        return []
    seat = s.actor
    open_targets = set(options(s))
    modifiers = usable_modifiers(s)
    entries = []
    for target in all_targets(s):
        entry: Entry = {
            "target": target,
            "name": option_name(s, target),
            "hire": hire_cost(s, seat, target) if face_up(s, target) else 0,
            "ways": ways(s, seat, target, modifiers) if target in open_targets else [],
        }
        if not entry["ways"]:
            entry["why"] = why_closed(s, seat, target)
        elif is_card(target) and is_plain(s.card[target - ACTIVATE]):
            entry["gain"] = gain(s, seat, s.card[target - ACTIVATE], most_times(entry["ways"]))
        entries.append(entry)
    return entries


def ways(s: State, seat: int, target: int, modifiers: list[int]) -> list[Entry]:
    """The groups for a target, for each modifier that fits."""
    found = []
    for modifier in modifiers:
        card = s.card[modifier - 1] if modifier else NO_CARD
        groups = FINDER.all_groups(s, seat, target, card)
        if groups:
            entry: Entry = {
                "modifier": modifier,
                "groups": with_times(s, seat, target, card, groups),
            }
            if modifier:
                entry["name"] = card_name(s, modifier - 1)
            found.append(entry)
    return found


def with_times(
    s: State, seat: int, target: int, modifier: int, groups: list[Group]
) -> list[tuple[list[int], int, int, int]]:
    """Groups with their number of activations or cubes (A1.4, A2.1, A3.1)."""
    figures = s.edition.figures
    if is_card(target):
        card = s.card[target - ACTIVATE]
        divisor = figures["cards"][CARDS[card]]["divisor"]
        unit = unit_deniers(s, card)
        if unit:
            left = s.deniers[seat] - hire_cost(s, seat, target)
            return [
                (*group, min(group[1] // divisor, (left - group[2]) // unit)) for group in groups
            ]
        most = affordable(s, seat, card) if chooses_number(card) else UNBOUNDED
        return [(*group, min(group[1] // divisor, most)) for group in groups]
    if is_event(target):
        event = s.queue[target - FIGHT]
        divisor = figures["events"][EVENTS[event]]["divisor"]
        most = free_banners(s, event)
        return [(*group, min(group[1] // divisor, most)) for group in groups]
    if target == CATHEDRAL:
        each = DELAYED.get(modifier, UNMODIFIED).times
        return [(*group, len(group[0]) * each) for group in groups]
    if target == AGRICULTURE:
        return [(*group, harvest(group[1])) for group in groups]
    return [(*group, 1) for group in groups]


def is_plain(card: int) -> bool:
    """Whether every use of a card gains the same, whatever is on the board."""
    if card in DELAYED:
        return False
    return ACTIVITIES.kind[card] == GAINS and ACTIVITIES.counts[card] == NOTHING


def most_times(ways: list[Entry]) -> int:
    """The number of activations of a card with the best group."""
    found: int = max(group[3] for way in ways for group in way["groups"])
    return found


def gain(s: State, seat: int, card: int, most: int) -> dict[str, list[int]]:
    """What a card would gain, by account, if used once, twice, and so on up to `most` times.

    The engine does it: influence that would exceed 20 is not in it (T5).
    """
    found: dict[str, list[int]] = {}
    for n in range(1, most + 1):
        after = s.copy()
        apply_card(after, seat, card, n)
        if s.edition.gives_deniers[card]:
            found.setdefault("deniers", []).append(after.deniers[seat] - s.deniers[seat])
        if s.edition.gives_influence[card]:
            found.setdefault("influence", []).append(after.influence[seat] - s.influence[seat])
        if s.edition.gives_vp[card]:
            found.setdefault("vp", []).append(after.vp[seat] - s.vp[seat])
    return found


# --- black dice ----------------------------------------------------------------------------------


def black_menu(s: State) -> Entry | None:
    """For the player who must counter black dice: their groups, and which black dice they counter.

    `groups` are all groups of own dice that go on from those picked, as [dice, total], the weakest
    first. `ways` are the black dice that could be taken on together, with the sum they `need`, and
    `first`: that group and all after it are enough. Where none is, `first` is None and `why` says
    so. None if nothing of the kind is asked.
    """
    if s.wait not in (ASK_COUNTER, ASK_BLACK, ASK_BLACK_DICE):
        return None
    groups = own_groups(s, s.actor)
    return {"groups": groups, "ways": [black_way(black, groups) for black in black_sets(s)]}


def own_groups(s: State, seat: int) -> list[tuple[list[int], int]]:
    """Groups of the player's own dice that contain those picked, weakest first."""
    picked = [s.picks[k] for k in range(s.n_picks)]
    groups = [picked]
    start = max(picked) if picked else first_die(seat)
    for die in range(start, first_die(seat + 1)):
        left = s.dice[die] - picked.count(die)
        groups += [group + [die] * n for group in groups for n in range(1, left + 1)]
    counted = [(group, sum([weight(die) for die in group])) for group in groups if group]
    return sorted(counted, key=TOTAL)


def black_sets(s: State) -> list[list[int]]:
    """Black dice that may be taken on together: those chosen, or the highest, and any lower."""
    chosen = [value for value in range(6, 0, -1) for _ in range(s.chosen[value - 1])]
    first = chosen or [highest_black(s)]
    sets = [first]
    if s.wait != ASK_BLACK_DICE:
        for value in range(min(first), 0, -1):
            left = s.black[value - 1] - first.count(value)
            sets += [black + [value] * n for black in sets for n in range(1, left + 1)]
    return sets


def black_way(black: list[int], groups: list[tuple[list[int], int]]) -> Entry:
    """Black dice and the first group that counters them, or a reason."""
    need = sum(black)
    first = next((k for k, (_, total) in enumerate(groups) if total >= need), None)
    way: Entry = {"black": black, "need": need, "first": first}
    if first is None:
        have = max((total for _, total in groups), default=0)
        reason = "why-black-reach" if len(black) > 1 else "why-black-too-strong"
        way["why"] = {"id": reason, "args": {"have": have, "need": need}}
    return way


# --- turning dice over ---------------------------------------------------------------------------


def flip_menu(s: State) -> Entry | None:
    """For a player who may flip dice: `dice` are theirs, `most` the maximum number.

    None where that is not open.
    """
    if s.wait not in (ASK_ACTION, ASK_COUNTER) or FLIP not in options(s):
        return None
    turning = s.copy()
    apply_option(turning, FLIP)
    dice = [option - DIE for option in options(turning)]
    most = 0
    while turning.wait == ASK_FLIP and (left := [o for o in options(turning) if o >= DIE]):
        apply_option(turning, left[0])
        most += 1
    return {"dice": dice, "most": most}
