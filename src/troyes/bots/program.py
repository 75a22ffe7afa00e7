"""Bots that are other programs, in any language, asked in the protocol of docs/engine.md.

The program reads lines from its standard input and answers on its standard output. It gets the
position as one seat sees it and the options, so it does not have to implement the rules.

`engine:COMMAND` is the spec of such a bot. Starting a program takes time, so one that has finished
its game (`finish`) is reused for the next bot with the same command.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TextIO

from troyes.formats.names import option_called, option_name, outcome_name
from troyes.play.view import View
from troyes.rules.engine import is_chance
from troyes.rules.state import State

START_SECONDS = 10.0  # for an engine to say that it is there
GRACE_SECONDS = 5.0  # beyond the time it was given
END_SECONDS = 2.0  # to end when it is told to
LINES = 1000  # that are kept; a program that says more waits until they are read
LONGEST = 1 << 16  # characters of a line; the rest counts as another

Lines = queue.Queue[str | None]


class EngineError(RuntimeError):
    """An engine that does not answer, or not as it should."""


def named(s: State, numbers: Iterable[int]) -> str:
    """Options or outcomes as `number=name` words."""
    name = outcome_name if is_chance(s) else option_name
    return " ".join(f"{number}={name(s, number)}" for number in numbers)


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
            words = shlex.split(command)
            if not words:
                raise ValueError("there is no command")
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                text=True, encoding="utf-8", errors="replace", bufsize=1, start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise EngineError(f"{command!r} cannot be started: {error}") from None
        self.lines: Lines = queue.Queue(LINES)
        reader = threading.Thread(
            target=hand_over, args=(self.process.stdout, self.lines), daemon=True
        )
        reader.start()
        self.end = weakref.finalize(self, stop, self.process, reader, self.lines, os.getpid())
        self.greet()

    def greet(self) -> None:
        """Ask who it is; a program that does not answer is ended."""
        try:
            self.tell("troyes")
            for line in self.until("troyesok", START_SECONDS):
                if line.startswith("id name "):
                    self.name = line.removeprefix("id name ")
            self.tell("newgame")
        except EngineError:
            kill(self.process)
            self.close()
            raise

    def tell(self, line: str) -> None:
        """One line to the program; if it has ended, the answer that does not come will say so."""
        assert self.process.stdin is not None
        if not self.end.alive:
            raise EngineError(f"{self.name} has been closed")
        with suppress(OSError):
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def until(self, word: str, seconds: float) -> deque[str]:
        """The last lines up to the one that begins with a word."""
        ends = time.monotonic() + seconds
        found: deque[str] = deque(maxlen=LINES)
        while True:
            try:
                left = ends - time.monotonic()
                if left <= 0 and found:  # it has said something else all the time
                    raise queue.Empty
                line = self.lines.get(timeout=max(0.0, left))
            except queue.Empty:
                raise EngineError(
                    f"{self.name} did not say {word!r} in {seconds:g} s{said(found)}"
                ) from None
            if line is None:
                raise EngineError(
                    f"{self.name} ended before it said {word!r}{self.code()}{said(found)}"
                )
            if line.startswith("error"):
                raise EngineError(f"{self.name} says: {line}")
            found.append(line)
            if line.split(" ")[0] == word:
                return found

    def code(self) -> str:
        """With which exit code it ended, if it has."""
        try:
            return f" with exit code {self.process.wait(END_SECONDS)}"
        except subprocess.TimeoutExpired:
            return ""

    def choose(self, view: View, budget: float | None = None) -> int:
        """What the program answers within `budget` seconds; it must be one of the options."""
        seconds = self.seconds if budget is None else budget
        s = view.state
        legal = view.options()
        self.tell("position " + json.dumps(view.to_json(), separators=(",", ":")))
        self.tell(f"go movetime {int(seconds * 1000)} options {named(s, legal)}")
        try:
            answer = self.until("bestmove", seconds + GRACE_SECONDS)[-1].split()
        except EngineError:  # what it says from now on may answer an earlier question
            kill(self.process)
            self.close()
            raise
        word = answer[1] if len(answer) > 1 else ""
        known = {str(number): number for number in legal}
        option = known.get(word, option_called(s, word))
        if option not in legal:
            raise EngineError(
                f"{self.name} chose {word[:80]!r}, which is not one of {named(s, legal)}"
            )
        assert option is not None
        return option

    def close(self) -> None:
        """Ask the program to end; it is killed if it does not."""
        self.end()

    def finish(self) -> None:
        """The game is over: keep the program for the next one, if it still runs."""
        runs = self.process.poll() is None and self.end.alive
        if runs and self not in IDLE[os.getpid(), self.command]:
            IDLE[os.getpid(), self.command].append(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> EngineBot:
        return self  # it is told the whole position each time, so copies of a game may share it

    def __enter__(self) -> EngineBot:
        return self

    def __exit__(self, *exc: Any) -> None:
        self.close()


def hand_over(source: TextIO, lines: Lines) -> None:
    """Put what a program says into a queue, and None when it ends."""
    with source:
        while line := source.readline(LONGEST):
            lines.put(line.strip())
    lines.put(None)


def said(lines: Sequence[str]) -> str:
    """What came instead of the expected word, for an error message."""
    return f"; its last line was {lines[-1][:80]!r}" if lines else ""


def kill(process: subprocess.Popen[str]) -> None:
    """Kill a program and its children: many a program is started by a script."""
    if process.poll() is None:  # its number is still its own
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def stop(
    process: subprocess.Popen[str], reader: threading.Thread, lines: Lines, owner: int
) -> None:
    """End a program: it is told to, and killed if it does not listen."""
    if os.getpid() != owner:  # the copy of a process that was forked has no say in it
        return
    assert process.stdin is not None
    if process.poll() is None:
        try:
            process.stdin.write("quit\n")
            process.stdin.flush()
            process.wait(END_SECONDS)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            kill(process)
    process.wait()
    with suppress(OSError):  # what could not be written any more
        process.stdin.close()
    ends = time.monotonic() + END_SECONDS
    while reader.is_alive() and time.monotonic() < ends:
        with suppress(queue.Empty):  # so that it does not wait to put in more
            while True:
                lines.get_nowait()
        reader.join(0.01)


# --- programs between two games ------------------------------------------------------------------

IDLE: defaultdict[tuple[int, str], list[EngineBot]] = defaultdict(list)  # by process and command


def engine_bot(command: str, seed: int) -> EngineBot:
    """A program for a new game: one that has finished another, or else a new one."""
    waiting = IDLE[os.getpid(), command]
    while waiting:
        bot = waiting.pop()
        if bot.process.poll() is None:
            bot.tell("newgame")
            return bot
    return EngineBot(command, seed)
