"""A process that thinks for bots: requests come in as JSON lines, answers go out the same way.

It gets a view, like any player, and answers with the rest of the bot's turn. Bots are cached as
long as there is room: their weights are loaded once, and each keeps its memory of the game.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Any

from troyes.bots import Bot, budget_of, make_bot
from troyes.bots.sense import rolls_again
from troyes.bots.turn import rest_of_turn
from troyes.rules.edition import Edition, standard
from troyes.rules.state import restore

REMEMBERED = 256  # bots at tables; the one not asked for longest goes first
Seat = tuple[str, int, str]  # table, seat, level


@lru_cache(maxsize=16)
def edition_of(figures: str) -> Edition:
    """The edition of a request; the standard one has no figures."""
    return Edition(json.loads(figures)) if figures else standard()


class Bots:
    """The bots that sit at tables, those asked last at the end."""

    def __init__(self) -> None:
        self.at: OrderedDict[Seat, Bot] = OrderedDict()
        self.spent: dict[Seat, float] = {}  # seconds, on a turn that goes on after a reroll

    def bot(self, table: str, seat: int, level: str, seed: int) -> Bot:
        """The bot on a seat: the one that played there before, if it is still known."""
        key = (table, seat, level)
        if key not in self.at:
            self.at[key] = make_bot(level, seed)
        self.at.move_to_end(key)
        if len(self.at) > REMEMBERED:
            self.spent.pop(self.at.popitem(last=False)[0], None)
        return self.at[key]

    def forget(self, table: str, seat: int, level: str) -> None:
        """A bot that got into trouble starts afresh."""
        self.at.pop((table, seat, level), None)


def answer(bots: Bots, request: dict[str, Any]) -> list[int]:
    """The options of a bot's turn, up to its end or to a roll."""
    table, seat, level = request["table"], request["seat"], request["level"]
    state = restore(edition_of(request["figures"]), bytes.fromhex(request["view"]))
    tally = tuple(request["tally"])
    seconds = min(request["seconds"], budget_of(level) or request["seconds"])
    spent = bots.spent.pop((table, seat, level), 0.0)
    begun = time.monotonic()
    try:
        bot = bots.bot(table, seat, level, request["seed"])
        turn = rest_of_turn(bot, state, seat, tally, max(0.0, seconds - spent))
    except Exception:
        bots.forget(table, seat, level)
        raise
    if rolls_again(turn):
        bots.spent[table, seat, level] = spent + time.monotonic() - begun
    return turn


def main() -> None:
    """Answer requests until stdin closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl+C and stops this process
    with contextlib.suppress(OSError):
        os.nice(10)  # thinking gives way to the tables
    bots = Bots()
    try:
        for line in sys.stdin:
            try:
                reply: dict[str, object] = {"turn": answer(bots, json.loads(line))}
            except Exception as error:  # the server plays something legal instead and reports it
                reply = {"error": f"{type(error).__name__}: {error}"}
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()
    except BrokenPipeError:  # the server is gone, and its log with it
        os._exit(0)


if __name__ == "__main__":
    main()
