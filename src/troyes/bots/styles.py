"""Styles: what some bots value a little more than it is worth."""

from __future__ import annotations

from collections.abc import Callable

from troyes.rules.cathedral import cubes_of
from troyes.rules.characters import tradesmen
from troyes.rules.combat import cubes_on, events_with, taken_by
from troyes.rules.state import State, standing
from troyes.rules.terms import BISHOPRIC, PALACE

from .options import known

Style = Callable[[State, int], float]  # a state and a seat in, victory points out


def builder(s: State, seat: int) -> float:
    """Likes cubes in the cathedral."""
    return 0.6 * cubes_of(s, seat)


def soldier(s: State, seat: int) -> float:
    """Likes to fight: cubes on events, and events countered."""
    banners = sum(cubes_on(s, event, seat) for event in s.queue[: s.queue_len])
    return 0.2 * banners + 0.25 * events_with(s, seat) + 0.8 * taken_by(s, seat)


def merchant(s: State, seat: int) -> float:
    """Likes deniers, and tradesmen who bring them."""
    return 0.6 * tradesmen(s, seat) + 0.08 * (s.deniers[seat] + s.on_district[seat])


def courtier(s: State, seat: int) -> float:
    """Likes influence, and citizens in Palace and Bishopric."""
    seated = standing(s, seat, PALACE) + standing(s, seat, BISHOPRIC)
    return 0.5 * seated + 0.08 * s.influence[seat]


STYLES: dict[str, Style] = {
    "builder": builder,
    "soldier": soldier,
    "merchant": merchant,
    "courtier": courtier,
}


def find_style(name: str) -> Style | None:
    """A style by its name; None for an empty name."""
    return STYLES[known("style", name, STYLES)] if name else None
