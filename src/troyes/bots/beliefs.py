"""What players' moves reveal about their hidden characters: a small Bayesian model.

All possible hands (S2) are enumerated, so known information is counted exactly. The probability of
a hand depends on how far its holders are ahead in what their characters count: there is one weight
for every number of players, round and character, learnt from self-play (`troyes.learn.beliefs`).
With all weights at zero, every hand is equally likely.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any, NamedTuple

from troyes.play.view import View
from troyes.rules.characters import counted, threshold
from troyes.rules.layout import holder_of
from troyes.rules.state import State
from troyes.rules.terms import CHARACTERS, UNKNOWN

MOST = 1.5  # progress beyond the best award tells no more

Weights = tuple[float, ...]  # by character
ALL_ALIKE: Weights = (0.0,) * len(CHARACTERS)


class Beliefs(NamedTuple):
    """Hands that are possible, with how likely each is, and the odds of every character."""

    hands: list[tuple[int, ...]]  # what fills the hidden places, in their order
    shares: list[float]
    odds: list[float]  # that a character is in play, by character

    def pick(self, u: float) -> list[int]:
        """One of the hands, by a number between 0 and 1."""
        for hand, share in zip(self.hands, self.shares, strict=True):
            u -= share
            if u < 0.0:
                return list(hand)
        return list(self.hands[-1])


@cache
def shipped_weights() -> dict[str, dict[str, list[float]]]:
    """The weights the project comes with, by number of players and round."""
    path = resources.files("troyes.bots").joinpath("weights", "characters.json")
    found: dict[str, dict[str, list[float]]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def weights_of(s: State) -> Weights:
    """The weights for a table in its round; zeros where nothing was learnt."""
    rounds = shipped_weights().get(str(s.players), {})
    return tuple(rounds.get(str(s.round), ALL_ALIKE))


def believe(view: View, weights: Weights | None = None) -> Beliefs | None:
    """What a seat may think of the hidden characters; None where nothing is hidden."""
    s = view.state
    held = list(s.hands)
    hidden = [place for place, character in enumerate(held) if character == UNKNOWN]
    if not hidden:
        return None
    by = weights_of(s) if weights is None else weights
    ahead = leads(s)
    hands = list(possible(held, hidden))
    logs = [log_weight(hand, hidden, ahead, by) for hand in hands]
    top = max(logs)
    raw = [math.exp(log - top) for log in logs]
    total = sum(raw)
    shares = [one / total for one in raw]
    odds = [1.0 if character in held else 0.0 for character in range(len(CHARACTERS))]
    for hand, share in zip(hands, shares, strict=True):
        for character in hand:
            odds[character] += share
    return Beliefs(hands, shares, odds)


def possible(held: list[int], hidden: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to fill the hidden places; the order within a hand makes no difference."""
    sizes: list[int] = []
    for at, place in enumerate(hidden):
        if at and holder_of(place) == holder_of(hidden[at - 1]):
            sizes[-1] += 1
        else:
            sizes.append(1)
    unseen = [character for character in range(len(CHARACTERS)) if character not in held]
    yield from deal(tuple(unseen), sizes)


def deal(unseen: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Hands of these sizes, one after another."""
    if not sizes:
        yield ()
        return
    for hand in combinations(unseen, sizes[0]):
        left = tuple(character for character in unseen if character not in hand)
        for rest in deal(left, sizes[1:]):
            yield hand + rest


def leads(s: State) -> list[list[float]]:
    """By seat and character: how far a player is ahead of the mean of all players."""
    table = [[0.0] * len(CHARACTERS) for _ in range(s.players)]
    for character in range(len(CHARACTERS)):
        best = threshold(s, character, 2)
        come = [min(MOST, counted(s, character, seat) / best) for seat in range(s.players)]
        mean = sum(come) / s.players
        for seat in range(s.players):
            table[seat][character] = come[seat] - mean
    return table


def log_weight(
    hand: tuple[int, ...], hidden: list[int], ahead: list[list[float]], by: Weights
) -> float:
    """How likely a way to fill the hidden places is, as a logarithm."""
    return sum(
        by[character] * ahead[holder_of(place)][character]
        for character, place in zip(hand, hidden, strict=True)
    )


def sample(view: View, beliefs: Beliefs | None, random: Any) -> State:
    """A complete state that fits the view, with hidden characters drawn by probability."""
    if beliefs is None:
        return view.sample(random.choice)
    return view.fill(beliefs.pick(random.random()))
