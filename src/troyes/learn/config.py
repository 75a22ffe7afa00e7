"""The configuration of a training run: one TOML file, every figure checked.

>>> Config(players=1, games=100).first
64
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any


class ConfigError(ValueError):
    """A configuration that cannot be used: the message says what is expected."""


@dataclass(frozen=True)
class Config:
    """One run: a network for one number of players."""

    players: int
    games: int  # in all
    seed: int = 1
    first: int = 64  # units of the two layers
    second: int = 32
    chunk: int = 20  # games between two updates
    bonus: float = 0.5  # share of games with the bonus cards
    cap: int = 80  # turns looked at for each first option
    beam: int = 1  # uses of influence after which the visit continues
    heat: float = 0.3  # temperature of the choice, in victory points
    last_heat: float = 0.1
    random_turns: float = 0.002
    trace: float = 0.95  # lambda at the start, and after a quarter of the run
    last_trace: float = 0.8
    rate: float = 4e-4  # of Adam, at the start and at the end
    last_rate: float = 3e-5
    batch: int = 256
    prices: int = 2000  # games from which prices are learnt first; 0: begin with the network
    league: float = 0.0  # share of games with earlier networks and styles in every other seat
    thrift: float = 0.0  # in this first share of the run influence is not spent before acting
    heads: float = 0.0  # weight of points by category and the win besides the margin; 0: none
    trunk: bool = True  # false: only the heads learn, and the network plays as before
    expert: float = 0.0  # share of decisions whose best turns are played on and learnt from
    expert_turns: int = 5  # the number of these turns
    expert_playouts: int = 2  # playouts of each, to the end of the round
    passes: float = 6.0  # how often a position is learnt from, on average
    buffer: int = 200_000
    average: float = 0.999  # weights played with follow those learnt
    judge_every: int = 25  # chunks
    judge_games: int = 40
    judge_classic: bool = True  # also judge against `classic`
    workers: int = 1
    start: str = ""  # a network to begin with, instead of random weights

    @property
    def chunks(self) -> int:
        """The number of chunks of games to play and learn from."""
        return -(-self.games // self.chunk)

    def as_dict(self) -> dict[str, Any]:
        """All figures by name."""
        return asdict(self)


TYPES: dict[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (int, float),
    "str": (str,),
    "bool": (bool,),
}
RENAMED = {"apprentices": "judge_classic"}  # settings of older files
LIMITS: dict[str, tuple[float, float]] = {
    "players": (1, 4),
    "games": (1, 1e9),
    "seed": (0, 2**63),
    "first": (1, 256),
    "second": (1, 256),
    "chunk": (1, 10_000),
    "bonus": (0, 1),
    "cap": (1, 1e6),
    "beam": (0, 8),
    "heat": (0, 100),
    "last_heat": (0, 100),
    "random_turns": (0, 1),
    "trace": (0, 1),
    "last_trace": (0, 1),
    "rate": (0, 1),
    "last_rate": (0, 1),
    "batch": (1, 1e6),
    "passes": (0, 1000),
    "prices": (0, 1e6),
    "league": (0, 1),
    "thrift": (0, 1),
    "heads": (0, 10),
    "expert": (0, 1),
    "expert_turns": (2, 32),
    "expert_playouts": (1, 1000),
    "buffer": (1, 1e8),
    "average": (0, 1),
    "judge_every": (1, 1e9),
    "judge_games": (1, 1e6),
    "workers": (1, 512),
}


def read_config(path: Path) -> Config:
    """The configuration of a file."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path} is not TOML: {error}") from None
    return make_config(table)


def is_of(value: object, wanted: str) -> bool:
    """Whether a value has the type it should have; a bool is not accepted as a number."""
    return isinstance(value, TYPES[wanted]) and (wanted == "bool" or not isinstance(value, bool))


def make_config(table: dict[str, Any]) -> Config:
    """The configuration that a TOML table describes."""
    known = {field.name: field for field in fields(Config)}
    values: dict[str, Any] = {}
    for key, value in table.items():
        name = RENAMED.get(key, key)
        if name not in known:
            raise ConfigError(f"{name}: unknown; known are {', '.join(known)}")
        wanted = str(known[name].type)
        if not is_of(value, wanted):
            raise ConfigError(f"{name}: must be of type {wanted}, not {value!r}")
        if name in LIMITS and not LIMITS[name][0] <= value <= LIMITS[name][1]:
            low, high = LIMITS[name]
            raise ConfigError(f"{name}: must be from {low:g} to {high:g}, not {value!r}")
        values[name] = value
    for name in ("players", "games"):
        if name not in values:
            raise ConfigError(f"{name}: missing")
    if values["players"] == 1 and values.get("league"):
        raise ConfigError("league: there is nobody else in the King's Challenge")
    if not values.get("trunk", True) and not (values.get("heads") and values.get("start")):
        raise ConfigError("trunk: false needs a network to start with, and heads that learn")
    return Config(**values)
