"""Everything a player could do now, for clients that pick dice first or the target first.

Everything here is asked of the engine's own search for groups; nothing is decided a second time.
"""

from __future__ import annotations

from typing import Any

from troyes.formats.names import card_name, option_name
from troyes.rules.accounts import two_vp
from troyes.rules.activities import GAINS, NOTHING
from troyes.rules.black_dice import black_sets, counter_groups, first_enough
from troyes.rules.card_rows import ACTIVITIES, DELAYED, NO_CARD
from troyes.rules.cards import apply_card
from troyes.rules.engine import apply_option, options
from troyes.rules.facts import DENIERS, INFLUENCE, KINDS, VP, Row, recording
from troyes.rules.groups import Finder, hire_cost, is_card
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    ASK_ACTION,
    ASK_BLACK,
    ASK_BLACK_DICE,
    ASK_COUNTER,
    ASK_FLIP,
    DIE,
    FLIP,
)
from troyes.rules.yields import with_yields

from .why import all_targets, face_up, usable_modifiers, why_closed

Entry = dict[str, Any]
FINDER = Finder()


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
                "groups": with_yields(s, seat, target, card, groups),
            }
            if modifier:
                entry["name"] = card_name(s, modifier - 1)
            found.append(entry)
    return found


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

    The facts of the engine say it: influence that would exceed 20 is not in it (T5).
    """
    found: dict[str, list[int]] = {}
    for n in range(most):
        after = s.copy()
        with recording(after) as facts:
            apply_card(after, seat, card, n + 1)
        for row in facts.rows:
            if brings(row, seat):
                found.setdefault(KINDS[row.kind], [0] * most)[n] += row.amount
    return found


def brings(row: Row, seat: int) -> bool:
    """Whether a fact brings a seat something; influence that is spent is a negative amount."""
    return row.kind in (DENIERS, INFLUENCE, VP) and row.owner == seat and row.amount >= 0


# --- black dice ----------------------------------------------------------------------------------


def black_menu(s: State) -> Entry | None:
    """For the player who must counter black dice: their groups, and which black dice they counter.

    `groups` are all groups of own dice that go on from those picked, as [dice, total], the weakest
    first. `ways` are the black dice that could be taken on together, with the sum they `need`, and
    `first`: that group and all after it are enough. Where none is, `first` is None and `why` says
    so. `loses` are the points that giving in would cost. None if nothing of the kind is asked.
    """
    if s.wait not in (ASK_COUNTER, ASK_BLACK, ASK_BLACK_DICE):
        return None
    groups = counter_groups(s, s.actor)
    ways = [black_way(black, groups) for black in black_sets(s)]
    return {"groups": groups, "ways": ways, "loses": two_vp(s, s.actor)}


def black_way(black: list[int], groups: list[tuple[list[int], int]]) -> Entry:
    """Black dice and the first group that counters them, or a reason."""
    need = sum(black)
    first = first_enough(groups, need)
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
