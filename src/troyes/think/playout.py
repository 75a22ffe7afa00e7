"""Random play inside the engine: for measuring, for sampling, for the simplest of bots."""

from __future__ import annotations

from troyes.rules.edition import Edition
from troyes.rules.engine import (
    advance,
    apply_option,
    draw,
    is_chance,
    is_over,
    list_options,
    resolve,
)
from troyes.rules.options import Options
from troyes.rules.setup import new_game
from troyes.rules.state import State

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
OPTIONS = Options()


def mix(x: int) -> int:
    """The output function of SplitMix64."""
    x = ((x ^ x >> 30) * MIX_1) & MASK
    x = ((x ^ x >> 27) * MIX_2) & MASK
    return x ^ x >> 31


def play_out(s: State, seed: int) -> int:
    """Play a state to its end with random choices and random chance; return the decisions made."""
    decisions = 0
    x = mix(seed & MASK)
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, x, seed & MASK))
            continue
        list_options(s, OPTIONS)
        x = (x + STEP) & MASK
        apply_option(s, OPTIONS.ids[((mix(x) >> 32) * OPTIONS.n) >> 32])
        decisions += 1
    return decisions


def play_on(s: State, key0: int, key1: int, seed: int, steps: list[int]) -> int:
    """Play a state to its end: random choices by a seed, chance by the keys of the game's own seed.

    All choices and outcomes are added to `steps`; returns the decisions made.
    """
    decisions = 0
    x = mix(seed & MASK)
    while not is_over(s):
        if is_chance(s):
            step = draw(s, key0, key1)
            resolve(s, step)
        else:
            list_options(s, OPTIONS)
            x = (x + STEP) & MASK
            step = OPTIONS.ids[((mix(x) >> 32) * OPTIONS.n) >> 32]
            apply_option(s, step)
            decisions += 1
        steps.append(step)
    return decisions


def random_game(edition: Edition, players: int, seed: int, bonus: bool = False) -> State:
    """A whole game of random choices, at its end."""
    s = new_game(edition, players, bonus)
    advance(s)
    play_out(s, seed)
    return s
