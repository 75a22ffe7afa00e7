"""A0: what the finder answers without putting groups together is what putting them together gives.

`all_groups` tries every group; the options of a turn come from shortcuts over the strongest dice.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import steps

from troyes.rules.actions import modifier_card, usable_cubes
from troyes.rules.card_rows import NO_CARD
from troyes.rules.engine import options
from troyes.rules.groups import Finder
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_DICE,
    ASK_MODIFIER,
    CATHEDRAL,
    DIE,
    FIGHT,
    MODIFY,
    NO_MODIFIER,
    SETTLE,
    STOP,
)

FINDER = Finder()


def targets(s: State) -> list[int]:
    """All targets on the table, in the order in which they are listed."""
    cards = [ACTIVATE + slot for slot in range(9) if s.card[slot] != NO_CARD]
    events = [FIGHT + position for position in range(s.queue_len)]
    return [*cards, CATHEDRAL, *events, SETTLE, SETTLE + 1, SETTLE + 2, AGRICULTURE]


def modifiers(s: State, seat: int) -> dict[int, int]:
    """The modifier cards a player may use, by option."""
    found = {MODIFY + slot: usable_cubes(s, seat, slot) for slot in range(9)}
    plain = {NO_MODIFIER: NO_CARD}
    return plain | {option: card for option, card in found.items() if card != NO_CARD}


def groups(s: State, target: int, card: int) -> list[list[int]]:
    """The dice of every group that completes an action."""
    return [dice for dice, _, _ in FINDER.all_groups(s, s.actor, target, card)]


def check_targets(s: State) -> None:
    """A target is offered where some group completes it, with a cube or without."""
    cards = modifiers(s, s.actor).values()
    expected = [t for t in targets(s) if any(groups(s, t, card) for card in cards)]
    offered = set(targets(s))
    assert [option for option in options(s) if option in offered] == expected


def check_modifiers(s: State) -> None:
    """A modifier is offered where it makes a group."""
    cards = modifiers(s, s.actor).items()
    assert options(s) == [option for option, card in cards if groups(s, s.target, card)]


def check_dice(s: State) -> None:
    """A die is offered where it goes on to a group; STOP where there is one."""
    picked = [s.picks[k] for k in range(s.n_picks)]
    n = len(picked)
    going_on = [dice for dice in groups(s, s.target, modifier_card(s)) if dice[:n] == picked]
    expected = [STOP] if picked in going_on else []
    for dice in going_on:
        if len(dice) > n and DIE + dice[n] not in expected:
            expected.append(DIE + dice[n])
    assert sorted(options(s)) == sorted(expected)


CHECKS = {ASK_ACTION: check_targets, ASK_MODIFIER: check_modifiers, ASK_DICE: check_dice}


@settings(max_examples=40)
@given(players=st.integers(1, 4), seed=st.integers(0, 2**32), rich=st.booleans())
def test_the_options_are_those_of_all_groups(players: int, seed: int, rich: bool) -> None:
    """A0.1, A0.2, A0.4, C.tithe, C.apprenticeship, C.pilgrimage."""
    for s in steps(players, True, seed, rich=rich):
        if s.wait in CHECKS:
            CHECKS[s.wait](s)
