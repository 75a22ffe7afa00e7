"""Why something cannot be done, with the figures.

Nothing is decided here a second time. The engine's own search lists the groups of dice that there
would be for a player with unlimited money and no minimum total; what separates them from the groups
that can be used is the reason.

>>> from troyes.formats.position import from_json
>>> from troyes.rules.terms import FIGHT
>>> s = from_json({"players": 2, "round": 1, "step": "actions", "dice": {"A": {"red": [1]}}})
>>> why_not(s, FIGHT, None, [0])["id"]
'why-group-total'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from troyes.formats.names import card_name, option_name
from troyes.rules.actions import usable_cubes
from troyes.rules.card_rows import DELAYED, NO_CARD
from troyes.rules.cathedral import free_levels
from troyes.rules.citizens import expelled, has_citizen, may_enter
from troyes.rules.groups import Finder, hire_cost, is_card, unit_deniers, unit_influence
from troyes.rules.layout import colour_of, slot_round, value_of
from troyes.rules.state import State, dice_in
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    CATHEDRAL,
    COLOURS,
    FIGHT,
    FLIP_COST,
    RECRUIT_COST,
    REROLL_COST,
    SETTLE,
)

Entry = dict[str, Any]
Group = tuple[list[int], int, int]
RICH = Finder(credit=200, any_total=True)  # only answers why: nobody has so much

# How far an attempt gets; the reason of the furthest is reported.
CLOSED, COLOUR, FIT, TOTAL, PRICE = range(5)


class Obstacle(NamedTuple):
    """What prevents an action: how close the player is, how much is missing, and the reason."""

    got: int
    short: int
    reason: Entry


def said(message: str, **args: object) -> Entry:
    """A message for the client to translate."""
    return {"id": message, "args": args}


def all_targets(s: State) -> list[int]:
    """Everything on the board an action could be aimed at, possible or not."""
    return [
        *range(ACTIVATE, ACTIVATE + 9),
        CATHEDRAL,
        AGRICULTURE,
        *range(SETTLE, SETTLE + 3),
        *range(FIGHT, FIGHT + s.queue_len),
    ]


def face_up(s: State, target: int) -> bool:
    """Whether a target is there to be used."""
    return not is_card(target) or s.card[target - ACTIVATE] != NO_CARD


# --- a target, whatever the dice -----------------------------------------------------------------


def why_closed(s: State, seat: int, target: int) -> Entry:
    """The first reason why a target is closed, as a message id and its arguments."""
    if not face_up(s, target):
        return said("why-face-down", round=slot_round(target - ACTIVATE))
    cost = hire_cost(s, seat, target)
    if cost > s.deniers[seat]:
        return said("why-hire", cost=cost, have=s.deniers[seat])
    card = s.card[target - ACTIVATE] if is_card(target) else NO_CARD
    each = unit_influence(s, card)
    if each > s.influence[seat]:
        return said("why-influence", cost=each, have=s.influence[seat])
    groups = RICH.all_groups(s, seat, target, NO_CARD)
    enough = [price for _, total, price in groups if total >= RICH.divisor]
    if enough:
        cost += min(enough) + unit_deniers(s, card)
        return said("why-deniers", cost=cost, have=s.deniers[seat])
    if groups:
        best = max([total for _, total, _ in groups])
        return said("why-total", best=best, need=RICH.divisor)
    return why_no_die(s, target)


def why_no_die(s: State, target: int) -> Entry:
    """Why no die on the table serves a target, whatever it counts and costs.

    None of its colour is left, or each of them has a reason of its own. Dice that would serve with
    the cube of a card say what they still lack.
    """
    table = [die for die, count in enumerate(s.dice) if count]
    if (reason := why_no_cube(s, target, table)) is not None:
        return reason
    RICH.all_groups(s, s.actor, target, NO_CARD)
    colours = [colour for colour in range(3) if RICH.takes(colour)]
    dice = [die for die in table if colour_of(die) in colours]
    if not dice:
        return said("why-dice", colour=COLOURS[colours[0]] if len(colours) == 1 else "any")
    reasons = [misfit(s, target, 0, [die], []).reason for die in dice]
    if all(reason == reasons[0] for reason in reasons):
        return reasons[0]
    if target == CATHEDRAL:
        columns = sorted({value_of(die) for die in dice})
        return said("why-columns", columns=", ".join(map(str, columns)))
    return said("why-entry", colour=COLOURS[colours[0]])


def why_no_cube(s: State, target: int, table: list[int]) -> Entry | None:
    """What dice still lack that would serve a target with the cube of a card, if any would.

    The reason is that of the die that gets furthest. The groups of a cube are searched for once.
    """
    best, found = (FIT, 0, 0, 0), None
    for slot in usable_modifiers(s)[1:]:
        groups = RICH.all_groups(s, s.actor, target, s.card[slot - 1])
        for at, die in enumerate(table):
            fitting = [group for group in groups if die in group[0]]
            if fitting:
                one = lack(s, target, slot, [die], fitting)
                key = (one.got, -one.short, -at, -slot)
                if key > best:
                    best, found = key, one.reason
    return found


# --- dice, and what they are for -----------------------------------------------------------------


def why_not(s: State, target: int | None, modifier: int | None, dice: Sequence[int]) -> Entry:
    """Why the player to act cannot use these dice, for a target or for anything.

    `modifier` is 0 for none, else slot + 1, and None if nothing was said about it.
    """
    targets = all_targets(s) if target is None else [target]
    modifiers = usable_modifiers(s) if modifier is None else [modifier]
    found = [obstacle(s, aim, slot, dice) for aim in targets for slot in modifiers]
    return max(found, key=lambda one: (one.got, -one.short)).reason


def usable_modifiers(s: State) -> list[int]:
    """No cube at all, and the slots (from 1) of cards whose cubes the player may spend."""
    slots = [slot for slot in range(9) if usable_cubes(s, s.actor, slot) in DELAYED]
    return [0, *[slot + 1 for slot in slots]]


def obstacle(s: State, target: int, modifier: int, dice: Sequence[int]) -> Obstacle:
    """What prevents using these dice for a target, with a modifier's cube or none."""
    if not face_up(s, target):
        return Obstacle(CLOSED, 0, said("why-face-down", round=slot_round(target - ACTIVATE)))
    card = s.card[target - ACTIVATE] if is_card(target) else NO_CARD
    each = unit_influence(s, card)
    if each > s.influence[s.actor]:
        return Obstacle(CLOSED, 0, said("why-influence", cost=each, have=s.influence[s.actor]))
    cube = s.card[modifier - 1] if modifier else NO_CARD
    groups = RICH.all_groups(s, s.actor, target, cube)
    fitting = [group for group in groups if contains(group[0], dice)]
    if not fitting:
        return misfit(s, target, modifier, dice, groups)
    return lack(s, target, modifier, dice, fitting)


def lack(
    s: State, target: int, modifier: int, dice: Sequence[int], fitting: list[Group]
) -> Obstacle:
    """What groups with all these dice lack: points, or deniers. `RICH` has just found them."""
    card = s.card[target - ACTIVATE] if is_card(target) else NO_CARD
    spent = cube_spent(s, modifier)
    enough = [group for group in fitting if group[1] >= RICH.divisor]
    if enough:
        return too_dear(s, target, card, dice, enough, spent)
    best = max(total for _, total, _ in fitting)
    have = next((total for group, total, _ in fitting if len(group) == len(dice)), 0)
    reason = said(
        "why-group-total",
        target=option_name(s, target),
        need=RICH.divisor,
        have=have,
        best=best,
        others="yes" if best > have else "no",
        **spent,
    )
    return Obstacle(TOTAL, RICH.divisor - best, reason)


def cube_spent(s: State, modifier: int) -> Entry:
    """For messages: whether a cube is spent, and of which card."""
    if not modifier:
        return {"cube": "no", "card": ""}
    return {"cube": "yes", "card": card_name(s, modifier - 1)}


def contains(group: Sequence[int], dice: Sequence[int]) -> bool:
    """Whether a group has all these dice, equal ones counted."""
    return not Counter(dice) - Counter(group)


def too_dear(
    s: State, target: int, card: int, dice: Sequence[int], enough: list[Group], spent: Entry
) -> Obstacle:
    """The dice would suffice, alone or with more of them: what the cheapest way costs."""
    group, _, price = min(enough, key=lambda group: (group[2], len(group[0])))
    hire = hire_cost(s, s.actor, target)
    uses = unit_deniers(s, card)
    cost, have = price + hire + uses, s.deniers[s.actor]
    reason = said(
        "why-group-price",
        target=option_name(s, target),
        more=len(group) - len(dice),
        count=len(group),
        each=RICH.die_price * len(group),
        price=price,
        hire=hire,
        uses=uses,
        cost=cost,
        have=have,
        short=cost - have,
        **spent,
    )
    return Obstacle(PRICE, cost - have, reason)


def misfit(
    s: State, target: int, modifier: int, dice: Sequence[int], groups: list[Group]
) -> Obstacle:
    """No group for this target has all these dice, whatever it counts and costs."""
    name = option_name(s, target)
    colours = [colour for colour in range(3) if RICH.takes(colour)]
    strange = [die for die in dice if colour_of(die) not in colours]
    if modifier and not groups:
        card = card_name(s, modifier - 1)
        return Obstacle(COLOUR, 0, said("why-group-modifier", target=name, card=card))
    if strange:
        wanted = COLOURS[colours[0]] if colours else "any"
        spent = cube_spent(s, modifier)
        reason = said("why-group-colour", target=name, colour=wanted, **spent)
        return Obstacle(COLOUR, 0, reason)
    if len(dice) > RICH.most:
        return Obstacle(FIT, len(dice) - RICH.most, said("why-group-size", most=RICH.most))
    if len(set(map(colour_of, dice))) > 1:
        return Obstacle(FIT, 0, said("why-group-colours"))
    if target == CATHEDRAL:
        return Obstacle(FIT, 0, full_column(s, dice))
    if SETTLE <= target < SETTLE + 3:
        return Obstacle(FIT, 0, shut_building(s, target, value_of(dice[0])))
    if modifier:
        return Obstacle(FIT, 0, said("why-group-unchanged", card=card_name(s, modifier - 1)))
    return Obstacle(FIT, 0, said("why-no-citizen"))


def full_column(s: State, dice: Sequence[int]) -> Entry:
    """A2.1: the column that has no level for all the dice of its number."""
    wanted = Counter(map(value_of, dice))
    column = max(wanted, key=lambda value: wanted[value] - free_levels(s, value - 1))
    return said("why-group-column", column=column, free=free_levels(s, column - 1))


def shut_building(s: State, target: int, value: int) -> Entry:
    """A4: why nobody may enter a building by a die."""
    name = option_name(s, target)
    if not has_citizen(s, s.actor):
        return said("why-no-citizen")
    if may_enter(s, target - SETTLE, value):
        return said("why-group-same", target=name, value=value)
    owner = expelled(s, target - SETTLE, value)
    whose = "yours" if owner == s.actor else "others"
    return said("why-group-lying", target=name, value=value, whose=whose)


# --- influence -----------------------------------------------------------------------------------


def why_no_influence(s: State) -> dict[str, Entry]:
    """I1: what the player to act cannot do with influence now, and why."""
    seat = s.actor
    found: dict[str, Entry] = {}
    for what, cost, without in (
        ("reroll", REROLL_COST, dice_in(s, seat) == 0 and "why-spend-dice"),
        ("recruit", RECRUIT_COST, s.general[seat] == 0 and "why-spend-citizens"),
        ("flip", FLIP_COST, dice_in(s, seat) == 0 and "why-spend-dice"),
    ):
        if without:
            found[what] = said(without)
        elif s.influence[seat] < cost:
            found[what] = said("why-spend", cost=cost, have=s.influence[seat])
    return found
