"""The spaces of the environments: the 256 options, and observations flat or by name."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from troyes.rules.terms import N_OPTIONS

from .ranges import RANGES, SIZE

OBSERVATIONS = ("vector", "structured")


def action_space() -> spaces.Discrete:
    """Every option has one fixed number (docs/notation.md lists them)."""
    return spaces.Discrete(N_OPTIONS)


def mask_space() -> spaces.Box:
    """1 for an option that is offered."""
    return spaces.Box(0, 1, (N_OPTIONS,), np.int8)


def vector_space() -> spaces.Box:
    """All ranges one after another, with their bounds."""
    low = np.concatenate([np.full(one.size, one.low, np.float32) for one in RANGES])
    high = np.concatenate([np.full(one.size, one.high, np.float32) for one in RANGES])
    return spaces.Box(low, high, (SIZE,), np.float32)


def structured_space() -> spaces.Dict:
    """The same ranges by name, in their shapes."""
    return spaces.Dict(
        {one.name: spaces.Box(one.low, one.high, one.shape, np.float32) for one in RANGES}
    )


def observation_space(kind: str) -> spaces.Space[Any]:
    """`vector` or `structured`."""
    if kind not in OBSERVATIONS:
        raise ValueError(f"observation must be one of {', '.join(OBSERVATIONS)}, not {kind!r}")
    return vector_space() if kind == "vector" else structured_space()


def structure(vector: Any) -> dict[str, Any]:
    """A vector as named arrays, which share its memory; the keys are in the space's order."""
    found = {}
    at = 0
    for one in RANGES:
        found[one.name] = vector[at : at + one.size].reshape(one.shape)
        at += one.size
    return dict(sorted(found.items()))
