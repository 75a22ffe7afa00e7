"""Agents trained on the environments, as bots: a small network from observations to options.

An agent is stored in an `.npz` file with the weights and biases of its layers, `w0`, `b0`, `w1`, …,
and the name of its `activation`. Any training code can write one (`save_policy`), and it plays
without the library that trained it:

    troyes arena policy:agent.npz novice

Agents included in the package are named without a suffix: `policy:ppo`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from troyes.play.view import View
from troyes.rules.terms import N_OPTIONS

from .observe import write_observation
from .ranges import SIZE

AGENTS = Path(__file__).parent / "agents"
ACTIVATIONS: dict[str, Callable[[Any], Any]] = {"relu": lambda x: np.maximum(x, 0), "tanh": np.tanh}
Layer = tuple[Any, Any]  # weights (inputs x outputs) and biases


class PolicyBot:
    """Chooses the legal option that its network rates highest."""

    def __init__(self, seed: int, file: str) -> None:
        self.name = f"policy:{file}"
        self.layers, self.activation = load_policy(file)
        self.observation = np.zeros((1, SIZE), np.float32)

    def choose(self, view: View, budget: float | None = None) -> int:
        """One of the view's options."""
        self.observation[:] = 0
        write_observation(view.state, view.state.actor, self.observation, 0)
        x = self.observation[0]
        *hidden, (weights, biases) = self.layers
        for w, b in hidden:
            x = ACTIVATIONS[self.activation](x @ w + b)
        liked = x @ weights + biases
        return max(view.options(), key=lambda option: float(liked[option]))


def save_policy(file: Path, layers: Sequence[Layer], activation: str) -> None:
    """Write an agent; half precision is enough for choosing."""
    arrays: dict[str, Any] = {"activation": activation}
    for k, (weights, biases) in enumerate(layers):
        arrays |= {f"w{k}": np.asarray(weights, np.float16), f"b{k}": np.asarray(biases)}
    np.savez_compressed(file, **arrays)


@lru_cache(maxsize=8)
def load_policy(name: str) -> tuple[list[Layer], str]:
    """The layers of an agent by its file, or by the name of one that comes with the package."""
    file = Path(name) if name.endswith(".npz") else AGENTS / f"{name}.npz"
    if not file.exists():
        ours = ", ".join(sorted(agent.stem for agent in AGENTS.glob("*.npz")))
        raise ValueError(f"there is no agent {name!r}; give a file (*.npz) or one of {ours}")
    try:
        with np.load(file, allow_pickle=False) as found:
            count = sum(key.startswith("w") for key in found.files)
            layers = [(found[f"w{k}"].astype(np.float32), found[f"b{k}"]) for k in range(count)]
            activation = str(found["activation"])
    except (OSError, EOFError, BadZipFile, KeyError, ValueError, AttributeError) as error:
        raise ValueError(f"{file} is not an agent: {error}") from None
    sizes = [SIZE, *(biases.size for _, biases in layers)]
    fits = all(layer[0].shape == ends for layer, ends in zip(layers, pairwise(sizes), strict=True))
    if not layers or not fits or sizes[-1] != N_OPTIONS:
        raise ValueError(f"{file} is not an agent: it must turn {SIZE} numbers into {N_OPTIONS}")
    if activation not in ACTIVATIONS:
        known = " or ".join(ACTIVATIONS)
        raise ValueError(f"{file} is not a supported agent: {activation!r} is not {known}")
    return layers, activation
