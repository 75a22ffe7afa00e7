"""A person who plays well: thinks with a bot, acts with the mouse.

Before every turn the classic bot is asked what it would do in the position on the table, as the
seat may see it. The turn is then clicked on the page, and after it the server's game must be the
one the engine has come to.
"""

from __future__ import annotations

from collections.abc import Callable

from troyes.bots import make_bot
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, is_over
from troyes.rules.terms import (
    ASK_ACTION,
    ASK_COUNTER,
    ASK_FLIP,
    BLACK,
    COUNTER,
    DIE,
    FLIP,
    MODIFY,
    PASS,
    RECRUIT,
    YIELD,
)
from troyes.rules.turn import turn_goes_on

from .hand import FURTHER, Hand, dice_pieces, target_piece
from .screen import Screen
from .stage import Scene

DICE = range(DIE, DIE + 90)
BLACKS = range(BLACK, BLACK + 6)
MODIFIERS = range(MODIFY, MODIFY + 9)
LEAVING = (PASS, YIELD)


class Player:
    """Plays one seat of a table whose seed a test knows, to the end."""

    def __init__(self, screen: Screen, scene: Scene, seed: int) -> None:
        self.bot = make_bot("classic", seed)
        self.hand = Hand(screen, scene)
        self.turns = 0

    @property
    def scene(self) -> Scene:
        """The game so far."""
        return self.hand.scene

    def play(self) -> None:
        """Turn after turn."""
        while not is_over(self.scene.state):
            self.act(self.turn())
            self.hand.check()
            self.turns += 1

    def turn(self) -> list[int]:
        """What the bot would do, up to the end of the turn or to a roll."""
        trial = self.scene.state.copy()
        found: list[int] = []
        while True:
            before = trial.wait
            found.append(self.bot.choose(View(trial, trial.actor)))
            apply_option(trial, found[-1])
            if is_chance(trial) or not turn_goes_on(before, found[-1], trial.wait):
                return found

    def act(self, turn: list[int]) -> None:
        """Click it: influence first, then what it was for, then what is asked after it."""
        while turn:
            if turn[0] in (RECRUIT, FLIP):
                turn = self.spend_influence(turn)
            elif self.scene.state.wait in (ASK_ACTION, ASK_COUNTER) and turn[0] not in LEAVING:
                turn = self.use_dice(turn)
            else:
                self.hand.answer(turn[0])
                turn = turn[1:]

    def spend_influence(self, turn: list[int]) -> list[int]:
        """Recruit, or turn dice over; the rest of the turn."""
        done, rest = self.split(turn, lambda wait: wait == ASK_FLIP)
        kind = "flip" if done[0] == FLIP else "recruit"
        self.hand.influence(kind, picked(done, DICE))
        self.choose(done)
        return rest

    def use_dice(self, turn: list[int]) -> list[int]:
        """An action with dice, or dice against black ones; the rest of the turn."""
        done, rest = self.split(turn, lambda wait: wait not in FURTHER)
        dice = picked(done, DICE)
        if done[0] == COUNTER:
            self.hand.counter(tuple(die + 1 for die in picked(done, BLACKS)), dice)
        else:
            self.hand.screen.pick(target_piece(done[0]), *dice_pieces(dice))
            for slot in picked(done, MODIFIERS):
                self.hand.screen.press(f"modifier:{slot + 1}")
            self.hand.screen.confirm()
        self.choose(done)
        return rest

    def split(self, turn: list[int], goes_on: Callable[[int], bool]) -> tuple[list[int], list[int]]:
        """The options up to where something else is asked for, and those after."""
        trial = self.scene.state.copy()
        apply_option(trial, turn[0])
        end = 1
        while end < len(turn) and goes_on(trial.wait):
            apply_option(trial, turn[end])
            end += 1
        return turn[:end], turn[end:]

    def choose(self, options: list[int]) -> None:
        """The engine's side of what was just clicked."""
        for option in options:
            self.scene.choose(option)
        self.hand.go_on()


def picked(options: list[int], kind: range) -> tuple[int, ...]:
    """The options of one kind, as numbers within it."""
    return tuple(option - kind[0] for option in options if option in kind)
