"""A process that thinks for bots: requests come in as JSON lines, answers go out the same way.

It gets a view, as everybody at the table would, and answers with the rest of the bot's turn.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import lru_cache

from troyes.bots import make_bot
from troyes.play.view import View
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import apply_option, is_chance
from troyes.rules.state import restore
from troyes.rules.turn import turn_goes_on


@lru_cache(maxsize=16)
def edition_of(figures: str) -> Edition:
    """The edition of a request; the standard one has no figures."""
    return Edition(json.loads(figures)) if figures else standard()


def answer(request: dict[str, str]) -> list[int]:
    """The options of a bot's turn, up to its end or to a roll."""
    seat = int(request["seat"])
    state = restore(edition_of(request["figures"]), bytes.fromhex(request["view"]))
    bot = make_bot(request["level"], int(request["seed"]))
    turn = []
    while True:
        option = bot.choose(View(state, seat))
        before = state.wait
        turn.append(option)
        apply_option(state, option)
        if is_chance(state) or not turn_goes_on(before, option, state.wait):
            return turn


def main() -> None:
    """Answer until there is nobody to ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and ends this
    try:
        for line in sys.stdin:
            try:
                reply: dict[str, object] = {"turn": answer(json.loads(line))}
            except Exception as error:  # the server plays something legal instead and reports it
                reply = {"error": f"{type(error).__name__}: {error}"}
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()
    except BrokenPipeError:  # the server is gone, and its log with it
        os._exit(0)


if __name__ == "__main__":
    main()
