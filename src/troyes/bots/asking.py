"""Asking a bot that somebody else may have written: what it does wrong is told with its name."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from types import FrameType

from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.engine import is_chance
from troyes.rules.turn import turn_goes_on

from .registry import Bot

GRACE_SECONDS = 60.0  # over budget until a bot is interrupted: the machine may be busy


class BotTrouble(Exception):
    """A bot raised an exception, chose something that is not an option, or did not answer."""


def take_turn(game: Game, bot: Bot, budget: float | None) -> int:
    """One turn of a bot, up to its end or to a roll; returns how many choices it took.

    The budget is for the whole turn.
    """
    seat, began = game.state.actor, time.perf_counter()
    choices, goes_on = 0, True
    while goes_on:
        spent = time.perf_counter() - began
        left = None if budget is None else max(0.0, budget - spent)
        before = game.state.wait
        option = ask(game, bot, left)
        game.choose(option, resolve_chance=False)
        choices += 1
        goes_on = not is_chance(game.state) and turn_goes_on(before, option, game.state.wait)
        goes_on = goes_on and game.state.actor == seat
    return choices


def ask(game: Game, bot: Bot, budget: float | None) -> int:
    """A bot's choice in a game; an error names the bot and the game."""
    try:
        return option_of(bot, game.view(game.state.actor), budget)
    except BotTrouble as trouble:
        at = f"in the game of seed {game.seed.value}, after {len(game.steps)} steps"
        raise BotTrouble(f"{bot.name} {at}: {trouble}") from trouble


def option_of(bot: Bot, view: View, budget: float | None) -> int:
    """What a bot chooses: one of the options, or `BotTrouble`."""
    legal = view.options()
    try:
        with alarm(budget):
            option = index(bot.choose(view, budget))
    except (Exception, SystemExit) as error:  # also one that would end the program
        raise BotTrouble(f"{type(error).__name__}: {error}") from error
    if option not in legal:
        raise BotTrouble(f"{option!r} is not among {legal}")
    return option


@contextmanager
def alarm(budget: float | None) -> Iterator[None]:
    """Interrupt a bot that has exceeded its budget by far.

    Only where the system can: on Unix, in a process's first thread.
    """
    first = threading.current_thread() is threading.main_thread()
    if budget is None or not first or not hasattr(signal, "setitimer"):
        yield
        return
    seconds = budget + GRACE_SECONDS

    def on_alarm(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"no answer in {seconds:g} s")

    before = signal.signal(signal.SIGALRM, on_alarm)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
