"""The engine protocol (docs/engine.md): `troyes engine` speaks it with one of our bots.

Bots that are external programs, and use the same protocol, are in `troyes.bots.program`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import TextIO

from troyes import __version__
from troyes.bots import budget_of, make_bot
from troyes.bots.program import EngineBot, EngineError, named
from troyes.formats.names import option_name
from troyes.formats.position import PositionError, from_json, to_json
from troyes.play.view import View
from troyes.rules.edition import standard
from troyes.rules.engine import (
    IllegalChoice,
    advance,
    apply_option,
    apply_outcome,
    choose,
    is_chance,
    is_over,
    options,
    outcomes,
)
from troyes.rules.scoring import final_vp, owners, winners
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import SEAT_LETTERS
from troyes.think.playout import play_out

PROTOCOL = 1
__all__ = ["Engine", "EngineBot", "EngineError", "serve"]


class Refused(ValueError):
    """A command that cannot be carried out."""


class Engine:
    """Answers the commands of the protocol with a bot of ours."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.bot = make_bot(spec, seed)
        self.state: State | None = None
        self.commands: dict[str, Callable[[str], list[str]]] = {
            "troyes": self.hello,
            "isready": lambda rest: ["readyok"],
            "newgame": self.new_game,
            "position": self.position,
            "options": self.options,
            "chance": self.chance,
            "show": lambda rest: ["position " + json.dumps(to_json(self.now()))],
            "result": self.result,
            "go": self.go,
            "analyse": self.analyse,
        }

    def run(self, source: TextIO, sink: TextIO) -> None:
        """Answer until `quit` or the end of the input."""
        for line in source:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            if word:
                for answer in self.answer(word, rest.strip()):
                    sink.write(answer + "\n")
                sink.flush()

    def answer(self, word: str, rest: str) -> list[str]:
        """The lines that answer one command."""
        if word not in self.commands:
            return [f"error there is no command {word!r}; there are {', '.join(self.commands)}"]
        try:
            return self.commands[word](rest)
        except (Refused, PositionError, IllegalChoice) as error:
            return [f"error {error}"]

    def hello(self, rest: str) -> list[str]:
        """Name, version and protocol."""
        return [f"id name troyes {self.spec}", f"id version {__version__}",
                f"protocol {PROTOCOL}", "troyesok"]  # fmt: skip

    def new_game(self, rest: str) -> list[str]:
        """Forget the game; the next position is from another one."""
        self.seed += 1
        self.bot = make_bot(self.spec, self.seed)
        self.state = None
        return []

    def now(self) -> State:
        """The current position."""
        if self.state is None:
            raise Refused("there is no position yet: send 'position'")
        return self.state

    def position(self, rest: str) -> list[str]:
        """`position {JSON}` or `position start PLAYERS [bonus] [steps N N …]`."""
        if rest.startswith("{"):
            try:
                self.state = from_json(json.loads(rest))
            except json.JSONDecodeError as error:
                raise Refused(f"not JSON: {error}") from None
            except PositionError:
                raise
            except (RecursionError, ValueError):  # nested too deep, or a number too long
                raise Refused("not a position") from None
            return []
        words = rest.split()
        if len(words) < 2 or words[0] != "start" or words[1] not in ("1", "2", "3", "4"):
            raise Refused("a position is {JSON}, or: start PLAYERS [bonus] [steps N N …]")
        bonus = words[2:3] == ["bonus"]
        more = words[3:] if bonus else words[2:]
        if more and more[0] != "steps":
            raise Refused(f"{more[0]!r} does not fit; expected 'steps' and their numbers")
        s = new_game(standard(), int(words[1]), bonus)
        advance(s)
        for word in more[1:]:
            self.step(s, word)
        self.state = s
        return []

    def step(self, s: State, word: str) -> None:
        """An option or an outcome by its number."""
        if not is_number(word):
            raise Refused(f"{word!r} is not the number of an option or outcome")
        if is_over(s):
            raise Refused("the game is over")
        if is_chance(s):
            apply_outcome(s, int(word))
        else:
            choose(s, int(word))

    def options(self, rest: str) -> list[str]:
        """What may be chosen."""
        s = self.now()
        return [f"options {named(s, options(s))}".rstrip()]

    def chance(self, rest: str) -> list[str]:
        """What may be rolled or drawn, all equally likely."""
        s = self.now()
        return [f"outcomes {named(s, outcomes(s))}".rstrip()]

    def result(self, rest: str) -> list[str]:
        """The final points, once the game is over."""
        s = self.now()
        if not is_over(s):
            return ["result none"]
        return ["result " + " ".join(f"{SEAT_LETTERS[o]}={final_vp(s, o)}" for o in owners(s))]

    def view(self) -> View:
        """The position as the one who must choose sees it."""
        s = self.now()
        if is_over(s) or is_chance(s):
            raise Refused("there is nothing to choose here")
        return View(s, s.actor)

    def go(self, rest: str) -> list[str]:
        """The bot's choice: `go [movetime MS] [options N=NAME …]`; it knows the options itself."""
        view = self.view()
        option = self.bot.choose(view, self.seconds(rest.split()))
        return [f"bestmove {option} {option_name(view.state, option)}"]

    def seconds(self, words: list[str]) -> float | None:
        """The time for a choice: the bot's own, or less if the command says so."""
        own = budget_of(self.spec)
        if words[:1] == ["movetime"] and len(words) > 1 and is_number(words[1]):
            asked = int(words[1]) / 1000
            own, words = asked if own is None else min(asked, own), words[2:]
        if words and words[0] != "options":
            raise Refused("expected: go [movetime MS] [options N=NAME …]")
        return own

    def analyse(self, rest: str) -> list[str]:
        """The value of every option if all players continue at random: `analyse [games N]`."""
        view = self.view()
        words = rest.split()
        if words and (len(words) != 2 or words[0] != "games" or not is_number(words[1])):
            raise Refused("expected: analyse [games N]")
        games = min(max(int(words[1]), 1), 100_000) if words else 50
        lines = []
        for option in view.options():
            value = sum(self.playout(view, option, k) for k in range(games)) / games
            name = option_name(view.state, option)
            lines.append(f"info option {option} name {name} value {value:.4f} games {games}")
        return [*lines, "analysed"]

    def playout(self, view: View, option: int, number: int) -> float:
        """A seat's share of the victory in one random game after an option."""
        s = view.sample(make_chooser(self.seed, number))
        seat = s.actor
        apply_option(s, option)
        play_out(s, (self.seed * 1_000_003 + number * 7919) % 2**64)
        best = winners(s)
        return 1 / len(best) if seat in best else 0.0


def is_number(word: str) -> bool:
    """Whether a word is a whole number, and short enough to be meant as one."""
    return word.isascii() and word.isdecimal() and len(word) <= 9


def make_chooser(seed: int, number: int) -> Callable[[list[int]], int]:
    """A function that picks from a list, the same for the same numbers."""
    return random.Random(f"{seed}/{number}").choice


def serve(spec: str, seed: int) -> None:
    """Run an engine on standard input and output."""
    engine = Engine(spec, seed)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    engine.run(sys.stdin, sys.stdout)
