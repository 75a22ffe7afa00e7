"""The protocol for engines (docs/engine.md): `troyes engine`, and bots that are other programs.

A program that plays is asked line by line on its standard input and answers on its standard output.
It is given the position as one seat sees it and the options, so it needs no rules of its own.
"""

from __future__ import annotations

import json
import queue
import random
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from troyes import __version__
from troyes.bots import make_bot
from troyes.formats.names import option_called, option_name, outcome_name
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
START_SECONDS = 10.0  # for an engine to say that it is there
GRACE_SECONDS = 5.0  # beyond the time it was given


class EngineError(RuntimeError):
    """An engine that does not answer, or not as it should."""


def named(s: State, numbers: Iterable[int]) -> str:
    """Options or outcomes as `number=name` words."""
    name = outcome_name if is_chance(s) else option_name
    return " ".join(f"{number}={name(s, number)}" for number in numbers)


# --- being an engine -----------------------------------------------------------------------------


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
        """Who this is."""
        return [f"id name troyes {self.spec}", f"id version {__version__}",
                f"protocol {PROTOCOL}", "troyesok"]  # fmt: skip

    def new_game(self, rest: str) -> list[str]:
        """Forget what was; the next position is of another game."""
        self.seed += 1
        self.bot = make_bot(self.spec, self.seed)
        self.state = None
        return []

    def now(self) -> State:
        """The position in hand."""
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
        if not word.isdecimal() or len(word) > 4:
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
            raise Refused("nobody must choose here")
        return View(s, s.actor)

    def go(self, rest: str) -> list[str]:
        """The bot's choice."""
        view = self.view()
        option = self.bot.choose(view)
        return [f"bestmove {option} {option_name(view.state, option)}"]

    def analyse(self, rest: str) -> list[str]:
        """What every option is worth when all go on at random: `analyse [games N]`."""
        view = self.view()
        words = rest.split()
        if words and (len(words) != 2 or words[0] != "games" or not words[1].isdecimal()):
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


def make_chooser(seed: int, number: int) -> Callable[[list[int]], int]:
    """A way to pick from a list, the same for the same numbers."""
    return random.Random(f"{seed}/{number}").choice


def serve(spec: str, seed: int) -> None:
    """Be an engine on standard input and output."""
    Engine(spec, seed).run(sys.stdin, sys.stdout)


# --- playing with an engine ----------------------------------------------------------------------


class EngineBot:
    """A bot that is another program, started by a command and asked in the protocol.

    Its time for a choice is `seconds`; what it says must be one of the options, or `EngineError` is
    raised with what was wrong. `close` ends the program.
    """

    def __init__(self, command: str, seed: int = 0, seconds: float = 1.0) -> None:
        self.command = command
        self.seconds = seconds
        self.name = f"engine:{command}"
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                text=True, encoding="utf-8", bufsize=1,
            )  # fmt: skip
        except (OSError, ValueError, IndexError) as error:
            raise EngineError(f"{command!r} cannot be started: {error}") from None
        self.lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.tell("troyes")
        for line in self.until("troyesok", START_SECONDS):
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ")
        self.tell("newgame")

    def read(self) -> None:
        """Hand over what the program says, and None when it ends."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.strip())
        self.lines.put(None)

    def tell(self, line: str) -> None:
        """One line to the program."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise EngineError(f"{self.name} has ended: {error}") from None

    def until(self, word: str, seconds: float) -> list[str]:
        """The lines up to the one that begins with a word."""
        ends = time.monotonic() + seconds
        found: list[str] = []
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, ends - time.monotonic()))
            except queue.Empty:
                raise EngineError(f"{self.name} did not say {word!r} in {seconds:g} s") from None
            if line is None:
                raise EngineError(f"{self.name} ended before it said {word!r}")
            if line.startswith("error"):
                raise EngineError(f"{self.name} says: {line}")
            found.append(line)
            if line.split(" ")[0] == word:
                return found

    def choose(self, view: View, budget: float | None = None) -> int:
        """What the program answers within `budget` seconds; it must be one of the options."""
        seconds = self.seconds if budget is None else budget
        s = view.state
        legal = view.options()
        self.tell("position " + json.dumps(view.to_json(), separators=(",", ":")))
        self.tell(f"go movetime {int(seconds * 1000)} options {named(s, legal)}")
        answer = self.until("bestmove", seconds + GRACE_SECONDS)[-1].split()
        said = answer[1] if len(answer) > 1 else ""
        option = int(said) if said.isdecimal() else option_called(s, said)
        if option not in legal:
            raise EngineError(f"{self.name} chose {said!r}, which is not one of {named(s, legal)}")
        assert option is not None
        return option

    def close(self) -> None:
        """Ask the program to end; it is killed if it does not."""
        if self.process.poll() is None:
            try:
                self.tell("quit")
                self.process.wait(2)
            except (EngineError, subprocess.TimeoutExpired):
                self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.wait()

    def __enter__(self) -> EngineBot:
        return self

    def __exit__(self, *exc: Any) -> None:
        self.close()
