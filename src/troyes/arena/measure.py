"""Means with their confidence intervals.

A deal is played from every seat by the same bots, so the mean of its games is one observation, and
the spread of these means gives the interval. A deal's luck for one seat cancels out: that is why
paired deals are worth more than the same number of independent games.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev

import msgspec

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ({self.low:.1f} to {self.high:.1f})"


def estimate(observations: Iterable[float]) -> Estimate:
    """The mean of two or more independent observations."""
    values = list(observations)
    mean = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t distribution, in standard errors.

    The first two terms of the series for Student's distribution; 2 % off at 5 degrees of freedom.
    """
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def share(observations: Iterable[float]) -> Estimate:
    """The mean of shares between 0 and 1; its interval stays between them.

    Where all observations are alike, as when one side wins every game, their spread says nothing:
    then the interval is Wilson's for that many observations.
    """
    values = list(observations)
    found = estimate(values)
    if len(set(values)) == 1:
        return wilson(found.mean, len(values))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def wilson(mean: float, n: int) -> Estimate:
    """Wilson's interval for a share seen in `n` observations."""
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))
