"""Finding the question or the chance step that a state waits for.

`dispatch.pxd` holds the same functions for the compiler, which inlines them; there they need
no interpreter lock, so that threads can play at the same time.
"""

from __future__ import annotations

from .options import Options
from .questions import Chance, Question
from .state import State


def ask(questions: list[Question], s: State, out: Options) -> None:
    """Add what may be chosen."""
    questions[s.wait].options(s, out)


def answer(questions: list[Question], s: State, option: int) -> None:
    """Do what choosing an option does."""
    questions[s.wait].choose(s, option)


def roll(chances: list[Chance], s: State, key0: int, key1: int) -> int:
    """The outcome that a seed's two keys give."""
    return chances[s.wait].draw(s, key0, key1)


def happen(chances: list[Chance], s: State, outcome: int) -> None:
    """Do what an outcome does."""
    chances[s.wait].happen(s, outcome)
