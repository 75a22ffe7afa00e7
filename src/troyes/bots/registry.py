"""Bots by their specs: a short name, and options after colons.

    random                     any legal choice
    classic                    looks one turn ahead, with hand-set prices
    judged:noise=1:kinds=3     the same, with deliberate errors
    value                      the turn that a trained network values most
    search:seconds=0.5         the network's best turns, played on to the end of the round
    flat:playouts=100          a baseline: flat Monte Carlo
    ismcts:playouts=100        a baseline: information set Monte Carlo tree search
    policy:ppo                 an agent trained on the environments (`troyes.env.policy`)
    novice                     a level, see `levels`
    engine:node my-engine.mjs  a program that speaks the protocol of docs/engine.md

Other packages add bots with entry points in the group `troyes.bots`: the name is the bot's, the
value a function or class that creates one from a seed and the options of the spec, such as
`MyBot(seed, 0.5)` for `mine:0.5` and `MyBot(seed, depth=2)` for `mine:depth=2`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from troyes.play.view import View

from .levels import LEVELS

GROUP = "troyes.bots"
ENGINE = "engine"  # what follows it is a command, colons and all
OURS = {  # loaded when one is asked for
    "random": "troyes.bots.random_bot:RandomBot",
    "classic": "troyes.bots.classic:ClassicBot",
    "judged": "troyes.bots.judged:JudgedBot",
    "value": "troyes.bots.value:ValueBot",
    "search": "troyes.bots.search:SearchBot",
    "flat": "troyes.bots.montecarlo:FlatBot",
    "ismcts": "troyes.bots.montecarlo:TreeBot",
}


class Bot(Protocol):
    """Anything that can play one seat of one game; what it remembers lasts as long as the game.

    Its memory may be lost in mid-game: it must be able to play on without it.
    """

    name: str

    def choose(self, view: View, budget: float | None = None) -> int:
        """One of `view.options()`, within `budget` seconds; None: as long as the bot likes."""
        ...


Factory = Callable[..., Bot]


class UnknownBot(ValueError):
    """A spec that names no bot, or gives options that the bot does not have."""


def names() -> list[str]:
    """All names a spec may begin with: levels (weakest first), our bots, then plug-ins."""
    ours = [*LEVELS, *OURS, ENGINE]
    return [*ours, *sorted(set(others()) - set(ours))]


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its spec; `seed` makes its own randomness repeatable."""
    name, *options = spec.split(":")
    if name == ENGINE:
        bot = engine(spec, seed)
    elif name in LEVELS:
        bot = make_bot(":".join([LEVELS[name].spec, *options]), seed)
    else:
        bot = build(spec, factory(name), options, seed)
    try:
        bot.name = spec
    except AttributeError as error:
        raise UnknownBot(f"{spec!r}: the bot cannot be given its name: {error}") from error
    return bot


def budget_of(spec: str) -> float | None:
    """The seconds per turn of a level; None for any other spec, and for one with `seconds=`."""
    name, *options = spec.split(":")
    own = any(option.startswith("seconds=") for option in options)
    return LEVELS[name].seconds if name in LEVELS and not own else None


def finish(bots: Iterable[Bot]) -> None:
    """Release the bots' resources, such as running programs, when their game is over."""
    for bot in bots:
        let_go = getattr(bot, "finish", None)
        if let_go is not None:
            let_go()


def close(bots: Iterable[Bot]) -> None:
    """End what the bots have running, for good: nothing is kept for another game."""
    for bot in bots:
        end = getattr(bot, "close", None)
        if end is not None:
            end()


# --- making them ---------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def others() -> dict[str, EntryPoint]:
    """The bots of other packages."""
    return {point.name: point for point in entry_points(group=GROUP)}


def factory(name: str) -> Factory:
    """What makes a bot of this name."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        return getattr(import_module(module), attribute)  # type: ignore[no-any-return]
    if name in others():
        try:
            return others()[name].load()  # type: ignore[no-any-return]
        except Exception as error:  # somebody else's code: whatever went wrong, say where
            where = others()[name].value
            raise UnknownBot(f"the bot {name!r} cannot be loaded from {where}: {error}") from error
    there = [f"{ENGINE}:COMMAND" if known == ENGINE else known for known in names()]
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(there)}")


def engine(spec: str, seed: int) -> Bot:
    """A bot that is another program."""
    from .program import EngineError, engine_bot

    command = spec.partition(":")[2].strip()
    if not command:
        raise UnknownBot(f"{spec!r} names no program: write {ENGINE}:COMMAND")
    try:
        return engine_bot(command, seed)
    except EngineError as error:
        raise UnknownBot(f"{spec!r}: {error}") from error


def build(spec: str, make: Factory, options: list[str], seed: int) -> Bot:
    """Call a factory with the options of a spec; say what it takes if they do not fit."""
    plain = [value_of(option) for option in options if "=" not in option]
    named = dict(option.split("=", 1) for option in options if "=" in option)
    values = {key: value_of(value) for key, value in named.items()}
    if not callable(make):
        raise UnknownBot(f"{spec!r}: {make!r} is no class or function that makes a bot")
    if not inspect.signature(make).parameters:
        raise UnknownBot(f"{spec!r}: the bot must take a seed as its first argument")
    try:
        inspect.signature(make).bind(seed, *plain, **values)
    except TypeError as error:
        raise UnknownBot(f"{spec!r}: {error}; {takes(spec, make)}") from None
    try:
        bot = make(seed, *plain, **values)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"{spec!r}: {error}") from error
    except Exception as error:  # somebody else's code
        raise UnknownBot(f"{spec!r}: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec!r}: the bot must have a method choose(view, budget)")
    return bot


def value_of(text: str) -> Any:
    """An option's value: a whole number, a number, or a word."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def takes(spec: str, make: Factory) -> str:
    """The options a bot has, for the message that refuses another."""
    name = spec.split(":")[0]
    known = list(inspect.signature(make).parameters.values())[1:]
    if not known:
        return f"{name} has no options"
    shown = [p.name if p.default is p.empty else f"{p.name}={p.default}" for p in known]
    return f"the options of {name} are {', '.join(shown)}"
