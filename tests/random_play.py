"""Whole games, step by step, for property tests: random ones, at tables, and of bots."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence

from troyes.bots.registry import Bot
from troyes.play.game import Game
from troyes.play.log import CHOICE, CONFIRM, UNDO, Entry
from troyes.play.table import Table
from troyes.rules.card_rows import NO_CARD
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import advance, apply_option, draw, is_chance, is_over, options, resolve
from troyes.rules.layout import on_card
from troyes.rules.setup import new_game
from troyes.rules.state import State, from_fields, to_fields
from troyes.rules.terms import STEP_ACTIONS


def steps(
    players: int, bonus: bool, seed: int, edition: Edition | None = None, rich: bool = False
) -> Iterator[State]:
    """Every state of a random game before its next step; one object, changed in place.

    `rich` games hand out deniers, influence and modifier cubes before the actions of each round, so
    that random players get to use what they could never afford.
    """
    rng = random.Random(seed)
    s = new_game(edition or standard(), players, bonus)
    advance(s)
    enriched = 0
    while not is_over(s):
        if rich and s.step == STEP_ACTIONS and s.round > enriched and not is_chance(s):
            enriched = s.round
            enrich(s, rng)
        yield s
        if is_chance(s):
            resolve(s, draw(s, seed, 12345))
        else:
            apply_option(s, choose(s, rng))
    yield s


def choose(s: State, rng: random.Random) -> int:
    """A random option; spending influence and passing are made rarer than they are offered."""
    found = options(s)
    acting = [option for option in found if not (option in (0, 5, 6) or 115 <= option < 133)]
    return rng.choice(acting if acting and rng.random() < 0.8 else found)


def enrich(s: State, rng: random.Random) -> None:
    """Deniers, influence and cubes for everybody."""
    f = to_fields(s)
    for seat in range(s.players):
        gift = rng.randrange(40)
        f["deniers"][seat] += gift
        f["bank"] -= gift
        f["influence"][seat] = rng.randrange(21)
        for slot in range(9):
            if f["card"][slot] != NO_CARD and is_delayed(f["card"][slot]):
                f["cubes"][on_card(slot, seat)] = rng.randrange(3)
    s.load(from_fields(s.edition, f).key())


def is_delayed(card: int) -> bool:
    """Whether a card holds cubes."""
    from troyes.rules.card_rows import DELAYED

    return card in DELAYED


def start_of_turn(
    players: int, seed: int, rng: random.Random, waits: Collection[int], rich: bool
) -> State | None:
    """A position of a random game at the start of a turn, not too rich in dice; None: no luck."""
    for s in steps(players, True, seed, rich=rich):
        if s.wait in waits and rng.random() < 0.05 and sum(s.dice) < 9:
            return s.copy()
    return None


def table_game(table: Table, rng: random.Random, undo: float = 0.0) -> Iterator[Table]:
    """A whole game at random, after every entry; some choices are taken back."""
    while not table.over:
        if table.chance_is_due():
            entry = table.due_outcome()
        elif undo and table.back and rng.random() < undo and table.undoer is not None:
            entry = Entry(UNDO, table.undoer)
        elif table.held_by is not None:
            entry = Entry(CONFIRM, table.held_by)
        else:
            entry = Entry(CHOICE, rng.choice(table.options()))
        table.apply(entry)
        yield table


def bots_game(game: Game, bots: Sequence[Bot], steps: int = 10_000) -> Game:
    """A game of bots, or its beginning; every choice must be legal and leave the view alone."""
    while game.actor is not None and len(game.steps) < steps:
        seen = game.view(game.actor)
        before = seen.state.key()
        option = bots[game.actor].choose(seen)
        assert seen.state.key() == before
        game.choose(option)
    return game
