"""Recorded games replay to the very same positions: what a rule decides does not drift.

`python tests/test_golden.py` writes the games again, which is right only when a rule has changed.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from random_play import choose

from troyes.formats.position import from_json, to_json
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.rules.state import State

GAMES = Path(__file__).parent / "games"
DIGESTS = GAMES / "digests.json"
STEPS = GAMES / "steps.json"  # a short mark of the position after every step, to find where it went
MARK = 4  # characters
KINDS = [(players, bonus, k) for players in (1, 2, 3, 4) for bonus in (False, True) for k in (1, 2)]


# The hashes were taken of positions as 0.1.0 wrote them, with one key for several figures.
KEYS_HASHED = {
    "dealt": "cursor", "placed": "cursor", "revealed": "cursor", "next_space": "cursor",
    "black_rolled": "cursor", "roy_placed": "roy_turns", "cubes_left": "todo", "rolls_left": "todo",
    "most": "todo", "hits": "roll", "roy_die": "roll", "reroll_colour": "roll",
}  # fmt: skip


def as_hashed(s: State) -> dict[str, Any]:
    """A position as 0.1.0 wrote it."""
    position = to_json(s)
    turn = {KEYS_HASHED.get(key, key): value for key, value in position["turn"].items()}
    assert len(turn) == len(position["turn"]), "two figures of one key at once"
    return {**position, "turn": turn}


def digest(s: State) -> str:
    """A hash of a position as people write it, whatever the engine's fields are called."""
    text = json.dumps(as_hashed(s), sort_keys=True)
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
    """The first step that leads to a different position now, and its facts."""
    known = json.loads(STEPS.read_text())[name]
    now = marks(record)
    step = next(
        (k for k in range(0, len(now), MARK) if now[k : k + MARK] != known[k : k + MARK]), 0
    )
    did = list(record.facts())[max(step // MARK - 1, 0)]
    facts = "\n".join(f"  {msgspec.to_builtins(fact)}" for fact in did)
    return f"{name}: step {step // MARK} now leads to a different position. Its facts:\n{facts}"


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


@pytest.mark.parametrize("name", ["1p-bonus-1", "4p-1"])
def test_positions_of_version_0_1_0_are_read(name: str) -> None:
    """Every position of a game, each figure of its turn under the key it had then."""
    for s in Record.from_text((GAMES / f"{name}.troyes").read_text("utf-8")).states():
        assert from_json(as_hashed(s)) == s


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
