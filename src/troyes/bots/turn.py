"""The rest of a bot's turn in one go, as the server needs it."""

from __future__ import annotations

import time

from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance
from troyes.rules.state import State
from troyes.rules.turn import turn_goes_on

from .asking import option_of
from .registry import Bot


def rest_of_turn(
    bot: Bot, s: State, seat: int, tally: tuple[int, ...] | None, seconds: float | None
) -> list[int]:
    """What a bot chooses until its turn is complete or something is rolled.

    `s` is advanced in place. All choices together may take `seconds`, or as long as the bot likes
    if it is None. Raises `BotTrouble`.
    """
    until = None if seconds is None else time.monotonic() + seconds
    turn = []
    while True:
        left = None if until is None else max(0.0, until - time.monotonic())
        option = option_of(bot, View(s, seat, tally=tally), left)
        before = s.wait
        turn.append(option)
        apply_option(s, option)
        if is_chance(s) or not turn_goes_on(before, option, s.wait):
            return turn
