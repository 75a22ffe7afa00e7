"""What a player could do now, all at once: for pickers of dice first or target first.

Everything here is asked of the engine's own search for groups; nothing is decided a second time.
"""

from __future__ import annotations

from typing import Any

from .actions import usable_cubes
from .engine import options
from .groups import Finder, hire_cost, is_card, unit_deniers, unit_influence
from .modifiers import TABLE
from .names import card_name, option_name
from .state import State, earn
from .terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    CATHEDRAL,
    FIGHT,
    NO_CARD,
    SETTLE,
)

Entry = dict[str, Any]
FINDER = Finder()


def all_targets(s: State) -> list[int]:
    """Everything on the board an action could be aimed at, possible or not."""
    return [
        *range(ACTIVATE, ACTIVATE + 9),
        CATHEDRAL,
        AGRICULTURE,
        *range(SETTLE, SETTLE + 3),
        *range(FIGHT, FIGHT + s.queue_len),
    ]


def menu(s: State) -> list[Entry]:
    """For the player who must choose an action: every target, its groups, or why there is none.

    An entry has `target` (the option), `name`, `hire`, and `ways`: for each modifier (0 for none,
    else slot + 1) the groups as [dice, total, price]. A target without ways has `why`.
    """
    if s.wait != ASK_ACTION:
        return []
    seat = s.actor
    open_targets = set(options(s))
    entries = []
    for target in all_targets(s):
        entry: Entry = {
            "target": target,
            "name": option_name(s, target),
            "hire": hire_cost(s, seat, target) if face_up(s, target) else 0,
            "ways": ways(s, seat, target) if target in open_targets else [],
        }
        if not entry["ways"]:
            entry["why"] = why_not(s, seat, target)
        entries.append(entry)
    return entries


def face_up(s: State, target: int) -> bool:
    """Whether a target is there to be used."""
    return not is_card(target) or s.card[target - ACTIVATE] != NO_CARD


def ways(s: State, seat: int, target: int) -> list[Entry]:
    """The groups for a target, for each modifier that fits."""
    found = []
    for modifier in range(10):
        card = NO_CARD if modifier == 0 else usable_cubes(s, seat, modifier - 1)
        if modifier and (card == NO_CARD or card not in TABLE):
            continue
        groups = FINDER.all_groups(s, seat, target, card)
        if groups:
            entry: Entry = {"modifier": modifier, "groups": groups}
            if modifier:
                entry["name"] = card_name(s, modifier - 1)
            found.append(entry)
    return found


def why_not(s: State, seat: int, target: int) -> Entry:
    """The first reason why a target is closed, as a message id and its arguments."""
    if not face_up(s, target):
        return {"id": "why-face-down", "args": {"round": (target - ACTIVATE) % 3 + 1}}
    cost = hire_cost(s, seat, target)
    if cost > s.deniers[seat]:
        return {"id": "why-hire", "args": {"cost": cost, "have": s.deniers[seat]}}
    card = s.card[target - ACTIVATE] if is_card(target) else NO_CARD
    if unit_influence(card) > s.influence[seat]:
        args = {"cost": unit_influence(card), "have": s.influence[seat]}
        return {"id": "why-influence", "args": args}
    rich = s.copy()
    earn(rich, seat, 200)  # a copy that only answers why
    if FINDER.exists(rich, seat, target, NO_CARD):
        found = FINDER.all_groups(rich, seat, target, NO_CARD)
        price = min(group[2] for group in found) + cost + unit_deniers(card)
        return {"id": "why-deniers", "args": {"cost": price, "have": s.deniers[seat]}}
    return {"id": "why-dice", "args": {}}
