"""Ratings: one number for each bot, fitted to all results at once.

The model is Bradley–Terry, fitted by maximum likelihood with `choix`. Bots do not get stronger
during a tournament, so the order of games must not matter. Rating systems for people, who do (Elo,
Glicko, TrueSkill, OpenSkill), give the latest games more weight, so the same games in another order
would give other ratings. Ratings are in Elo points with a mean of 0: a lead of 100 points means
64 % of the wins, 200 means 76 %.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from .measure import Estimate

ELO = 400 / math.log(10)
CALM = 0.01  # regularisation: a small draw between any two, so that no rating is infinite
RESAMPLES = 200

Duel = tuple[int, int, float]  # a bot, another, and the share of the first in their comparison


def ratings(bots: int, deals: Sequence[Sequence[Duel]]) -> list[Estimate] | None:
    """Ratings with intervals by resampling deals; None if there are fewer than two bots.

    Raises ImportError where `choix` is not installed (`pip install troyes[arena]`).
    """
    if bots < 2:
        return None
    fitted = fit(bots, deals)
    rng = random.Random(bots)
    again = [fit(bots, resample(deals, rng)) for _ in range(RESAMPLES)]
    found = []
    for bot, rating in enumerate(fitted):
        seen = sorted(sample[bot] for sample in again)
        cut = len(seen) // 40
        found.append(Estimate(rating, seen[cut], seen[-1 - cut]))
    return found


def resample(deals: Sequence[Sequence[Duel]], rng: random.Random) -> list[Sequence[Duel]]:
    """As many deals, drawn with replacement among those that the same pairs played.

    A slow bot plays only some of the deals; like this it has the same number in every sample.
    """
    alike: dict[frozenset[tuple[int, int]], list[Sequence[Duel]]] = defaultdict(list)
    for deal in deals:
        alike[frozenset((one, other) for one, other, _ in deal)].append(deal)
    return [deal for group in alike.values() for deal in rng.choices(group, k=len(group))]


def fit(bots: int, deals: Sequence[Sequence[Duel]]) -> list[float]:
    """The ratings under which the results are most likely."""
    import choix
    import numpy

    wins: Any = numpy.zeros((bots, bots))
    for deal in deals:
        for one, other, share in deal:
            wins[one, other] += share
            wins[other, one] += 1 - share
    strengths = choix.ilsr_pairwise_dense(wins, alpha=CALM)
    return [float(strength) * ELO for strength in strengths]
