"""Play random games and print one hash of all their states, to compare two builds."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from random_play import choose, steps

from troyes.formats.names import option_name
from troyes.formats.position import to_json
from troyes.play.menu import black_menu, flip_menu, menu
from troyes.play.why import why_no_influence
from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.engine import advance, apply_option, draw, is_chance, is_over, options, resolve
from troyes.rules.facts import recording
from troyes.rules.setup import new_game


def facts_of_a_game(seed: int) -> str:
    """Every fact of a random game, as text."""
    rng = random.Random(seed)
    s = new_game(standard(), seed % 4 + 1, seed % 8 > 3)
    advance(s)
    rows = []
    with recording(s) as facts:
        while not is_over(s):
            if is_chance(s):
                resolve(s, draw(s, seed, 54321))
            else:
                apply_option(s, choose(s, rng))
        rows = facts.rows
    return repr([tuple(row) for row in rows])


def told_of_a_game(seed: int) -> str:
    """Every position of a random game as it is written down, and all that its player is told."""
    rows = []
    for s in steps(seed % 4 + 1, seed % 8 > 3, seed, rich=True):
        closed = None if is_chance(s) or is_over(s) else why_no_influence(s)
        names = [option_name(s, option) for option in options(s)]
        rows.append((to_json(s), names, menu(s), black_menu(s), flip_menu(s), closed))
    return json.dumps(rows)


def main() -> None:
    """Arguments: first seed, number of games."""
    first, count = int(sys.argv[1]), int(sys.argv[2])
    digest = hashlib.sha256()
    states = 0
    for seed in range(first, first + count):
        for s in steps(seed % 4 + 1, seed % 8 > 3, seed, rich=seed % 3 == 0):
            digest.update(s.key())
            states += 1
            if not is_over(s):
                digest.update(bytes(options(s)))
    for seed in range(first, first + count // 10):
        digest.update(facts_of_a_game(seed).encode())
    for seed in range(first, first + count // 100):
        digest.update(told_of_a_game(seed).encode())
    print("compiled" if COMPILED else "uncompiled", states, digest.hexdigest())


if __name__ == "__main__":
    main()
