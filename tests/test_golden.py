"""Recorded games replay to the very same positions: what a rule decides does not drift.

`python tests/test_golden.py` writes the games again, which is right only when a rule has changed.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec
import pytest
from random_play import choose

from troyes.formats.position import to_json
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.rules.state import State

GAMES = Path(__file__).parent / "games"
DIGESTS = GAMES / "digests.json"
STEPS = GAMES / "steps.json"  # a short mark of the position after every step, to find where it went
MARK = 4  # characters
KINDS = [(players, bonus, k) for players in (1, 2, 3, 4) for bonus in (False, True) for k in (1, 2)]


def digest(s: State) -> str:
    """A hash of a position as people write it, whatever the engine's fields are called."""
    text = json.dumps(to_json(s), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(record: Record) -> list[str]:
    """One hash every fifty steps, and one of the end."""
    states = record.states()
    found = [digest(s) for k, s in enumerate(states) if k % 50 == 0]
    return [*found, digest(record.replay())]


def marks(record: Record) -> str:
    """A mark of the first position, and of the one after every step."""
    return "".join(digest(s)[:MARK] for s in record.states())


def where_it_went(name: str, record: Record) -> str:
    """The first step that leads to another position than it did, and what it did now."""
    known = json.loads(STEPS.read_text())[name]
    now = marks(record)
    step = next(
        (k for k in range(0, len(now), MARK) if now[k : k + MARK] != known[k : k + MARK]), 0
    )
    did = list(record.facts())[max(step // MARK - 1, 0)]
    facts = "\n".join(f"  {msgspec.to_builtins(fact)}" for fact in did)
    return (
        f"{name}: step {step // MARK} leads to another position than it did. It does now:\n{facts}"
    )


def name_of(players: int, bonus: bool, k: int) -> str:
    return f"{players}p{'-bonus' if bonus else ''}-{k}"


@pytest.mark.parametrize(("players", "bonus", "k"), KINDS)
def test_a_recorded_game_replays(players: int, bonus: bool, k: int) -> None:
    name = name_of(players, bonus, k)
    text = (GAMES / f"{name}.troyes").read_text("utf-8")
    record = Record.from_text(text)
    assert record.to_text() == text
    if digests(record) != json.loads(DIGESTS.read_text())[name]:
        pytest.fail(where_it_went(name, record))
    assert marks(record) == json.loads(STEPS.read_text())[name]


def test_a_seed_still_gives_the_same_game() -> None:
    """The chance of a recorded game comes out of its seed again."""
    for players, bonus, k in KINDS:
        record = Record.from_text((GAMES / f"{name_of(players, bonus, k)}.troyes").read_text())
        assert record.seed is not None
        game = Game(players, seed=record.seed, bonus=bonus, names=record.header.names)
        while not game.over:
            game.choose(record.steps[len(game.steps)])
        assert game.steps == record.steps


def play_one(players: int, bonus: bool, k: int) -> Record:
    """A game of random players who prefer acting to passing."""
    seed = 1000 * players + 10 * k + bonus
    rng = random.Random(seed)
    game = Game(players, seed=seed, bonus=bonus)
    while not game.over:
        game.choose(choose(game.state, rng))
    return game.record()


def main() -> None:
    """Write all games and their digests."""
    table, steps = {}, {}
    for kind in KINDS:
        record = play_one(*kind)
        (GAMES / f"{name_of(*kind)}.troyes").write_text(record.to_text(), "utf-8")
        table[name_of(*kind)] = digests(record)
        steps[name_of(*kind)] = marks(record)
    STEPS.write_text(json.dumps(steps, indent=1) + "\n", "utf-8")
    DIGESTS.write_text(json.dumps(table, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
